//! The wire: WebDriver commands as JSON over HTTP.

use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

/// How long one command may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A session with a browser, or with a driver that has none yet.
pub(crate) struct Session {
    agent: Agent,
    url: String,
}

impl Session {
    /// Asks the driver at a port for a browser; also gives the capabilities it turned out to have.
    pub(crate) fn new(port: u16, capabilities: &Value) -> Result<(Self, Value), String> {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            // The driver's errors have a status of their own and a body that says more.
            .http_status_as_error(false)
            .proxy(None)
            .build();
        let mut session = Self { agent: config.into(), url: format!("http://127.0.0.1:{port}/session") };
        let wanted = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let mut got = session.post("", &wanted)?;
        let id = got["sessionId"].as_str().ok_or("a session without an id")?;
        session.url = format!("{}/{id}", session.url);
        Ok((session, got["capabilities"].take()))
    }

    /// Gives a command, such as `/url`, and what goes with it.
    pub(crate) fn post(&self, command: &str, body: &Value) -> Result<Value, String> {
        let url = format!("{}{command}", self.url);
        value(self.agent.post(url).send_json(body))
    }

    /// Asks for something.
    pub(crate) fn get(&self, command: &str) -> Result<Value, String> {
        value(self.agent.get(format!("{}{command}", self.url)).call())
    }

    /// Takes something away.
    pub(crate) fn delete(&self, command: &str) -> Result<Value, String> {
        value(self.agent.delete(format!("{}{command}", self.url)).call())
    }

    /// Calls a method of Chromium's own protocol.
    pub(crate) fn cdp(&self, method: &str, params: &Value) -> Result<Value, String> {
        let body = json!({ "cmd": method, "params": params });
        self.post("/goog/cdp/execute", &body).map_err(|error| format!("{method}: {error}"))
    }

    /// Closes the browser.
    pub(crate) fn end(&self) -> Result<Value, String> {
        value(self.agent.delete(&self.url).call())
    }
}

/// The value in an answer, or the message in an error.
fn value(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value, String> {
    let mut answer = answer.map_err(|error| format!("no answer from the driver: {error}"))?;
    let mut body: Value = answer
        .body_mut()
        .with_config()
        .limit(64 << 20) // A screenshot can be big.
        .read_json()
        .map_err(|error| format!("a bad answer from the driver: {error}"))?;
    let value = body["value"].take();
    if answer.status().is_success() {
        Ok(value)
    } else {
        // The message goes on with a stack of the driver.
        let message = value["message"].as_str().unwrap_or("unknown error");
        Err(message.lines().next().unwrap_or_default().to_owned())
    }
}
