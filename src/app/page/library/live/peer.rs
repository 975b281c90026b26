//! One end of a data channel in the browser: what it needs to be opened, and what comes over it.
//!
//! Nothing is sent on the way to it but by the two people: each end says all it has to say in one description, when it has
//! found where it can be reached.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::future::TimeoutFuture;
use js_sys::{Array, ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState, RtcDataChannelType,
    RtcIceGatheringState, RtcIceServer, RtcPeerConnection, RtcPeerConnectionState, RtcSdpType,
    RtcSessionDescriptionInit,
};

use crate::app::library::servers::Server;
use crate::distance::live::{MAX_MESSAGE, Sketch};

/// How long a browser may look for where it can be reached, in milliseconds, in steps of this.
const GATHER_MS: u32 = 5_000;
const STEP_MS: u32 = 50;

/// What happens at a channel.
#[derive(Debug)]
pub(super) enum Happening {
    Opened,
    Message(Vec<u8>),
    Closed,
}

/// One end.
pub(super) struct Peer {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    listeners: RefCell<Vec<EventListener>>,
}

impl Peer {
    /// An end that tells `on` what happens. None where the browser has no such thing.
    pub(super) fn new(servers: &[Server], on: impl Fn(Happening) + 'static) -> Option<Rc<Self>> {
        let config = RtcConfiguration::new();
        let list = Array::new();
        for server in servers {
            let entry = RtcIceServer::new();
            entry.set_urls(&JsValue::from_str(&server.url));
            if let Some((name, password)) = &server.account {
                entry.set_username(name);
                entry.set_credential(password);
            }
            list.push(&entry);
        }
        config.set_ice_servers(&list);
        let connection = RtcPeerConnection::new_with_configuration(&config).ok()?;
        // Both ends open the same one, so that neither waits for the other to say so.
        let init = RtcDataChannelInit::new();
        init.set_negotiated(true);
        init.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("dama", &init);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
        let peer = Rc::new(Self { connection, channel, listeners: RefCell::default() });
        peer.listen(Rc::new(on));
        Some(peer)
    }

    fn listen(&self, on: Rc<dyn Fn(Happening)>) {
        let (opened, closed, failed) = (Rc::clone(&on), Rc::clone(&on), Rc::clone(&on));
        let connection = self.connection.clone();
        let listeners = vec![
            EventListener::new(&self.channel, "open", move |_| opened(Happening::Opened)),
            EventListener::new(&self.channel, "close", move |_| closed(Happening::Closed)),
            EventListener::new(&self.channel, "message", move |event| on(Happening::Message(bytes(event)))),
            EventListener::new(&self.connection, "connectionstatechange", move |_| {
                if connection.connection_state() == RtcPeerConnectionState::Failed {
                    failed(Happening::Closed);
                }
            }),
        ];
        *self.listeners.borrow_mut() = listeners;
    }

    /// What another browser needs to know to come here.
    pub(super) async fn offer(&self) -> Option<Sketch> {
        let offer = JsFuture::from(self.connection.create_offer()).await.ok()?;
        self.gathered(&offer).await
    }

    /// The answer to what another browser has said.
    pub(super) async fn answer(&self, offer: &Sketch) -> Option<Sketch> {
        self.hear(offer, RtcSdpType::Offer).await?;
        let answer = JsFuture::from(self.connection.create_answer()).await.ok()?;
        self.gathered(&answer).await
    }

    /// Takes the answer of the other browser.
    pub(super) async fn take(&self, answer: &Sketch) -> Option<()> {
        self.hear(answer, RtcSdpType::Answer).await
    }

    async fn hear(&self, sketch: &Sketch, kind: RtcSdpType) -> Option<()> {
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(&sketch.sdp());
        JsFuture::from(self.connection.set_remote_description(&description)).await.ok().map(drop)
    }

    /// Takes a description of this end, and waits until it says where it can be reached.
    async fn gathered(&self, description: &JsValue) -> Option<Sketch> {
        let local = JsFuture::from(self.connection.set_local_description(description.unchecked_ref()));
        local.await.ok()?;
        for _ in 0..GATHER_MS / STEP_MS {
            if self.connection.ice_gathering_state() == RtcIceGatheringState::Complete {
                break;
            }
            TimeoutFuture::new(STEP_MS).await;
        }
        Sketch::of_sdp(&self.connection.local_description()?.sdp())
    }

    /// Sends, if the channel is open.
    pub(super) fn send(&self, bytes: &[u8]) {
        if self.channel.ready_state() == RtcDataChannelState::Open {
            // A channel that is about to close refuses; what was not sent is sent again when the game goes on.
            let _ = self.channel.send_with_u8_array(bytes);
        }
    }

    pub(super) fn close(&self) {
        self.listeners.borrow_mut().clear();
        self.channel.close();
        self.connection.close();
    }
}

/// What came, no more of it than shows that it is too long. Text is no message.
fn bytes(event: &web_sys::Event) -> Vec<u8> {
    let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
    let Some(buffer) = data.and_then(|data| data.dyn_into::<ArrayBuffer>().ok()) else { return Vec::new() };
    Uint8Array::new(&buffer).slice(0, MAX_MESSAGE as u32 + 1).to_vec()
}
