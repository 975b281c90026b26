//! A row of choices, one of which holds: radio buttons that look like one strip.

use yew::prelude::*;

/// One of the choices.
pub(super) struct Choice {
    /// Its name in the markup.
    pub value: &'static str,
    /// What it is called.
    pub text: String,
    /// What there is to see of it, above its name.
    pub sample: Option<Html>,
    /// Whether it holds.
    pub chosen: bool,
    /// It is chosen.
    pub onchange: Callback<Event>,
}

/// The row. A note below it says more about the choice that holds.
pub(super) fn segments(name: &'static str, title: String, choices: Vec<Choice>, note: Option<String>) -> Html {
    let looks = choices.iter().any(|choice| choice.sample.is_some());
    let note_id = note.is_some().then(|| format!("{name}-note"));
    html! {
        <fieldset class={classes!("segments", looks.then_some("looks"))}>
            <legend>{ title }</legend>
            <div>
                for choice in choices {
                    <label>
                        <input
                            type="radio"
                            {name}
                            value={choice.value}
                            checked={choice.chosen}
                            aria-describedby={note_id.clone()}
                            onchange={choice.onchange}
                        />
                        { choice.sample.unwrap_or_default() }
                        <span>{ choice.text }</span>
                    </label>
                }
            </div>
            if let Some(note) = note {
                <p id={note_id} class="hint">{ note }</p>
            }
        </fieldset>
    }
}
