//! What a move sets off beside the board: a sound, a touch, and the reply that leaves no choice.

use gloo::timers::callback::Timeout;
use web_sys::{AudioContext, OscillatorType};
use yew::prelude::*;

use super::desk::Desk;
use crate::app::state::Action;
use crate::app::table::News;

/// How long an only move waits, to be seen coming, in milliseconds.
const WAIT: u32 = 600;

/// Sets off what the settings want, whenever a move is played.
#[hook]
pub(super) fn use_effects(desk: &Desk) {
    let audio = use_mut_ref(|| None::<AudioContext>);
    let desk = desk.clone();
    use_effect_with(desk.table.serial(), move |_| {
        let mut only = None;
        let (table, settings) = (&desk.table, desk.settings);
        if *table.news() == News::Moved {
            let capture = table.game().moves().last().is_some_and(|mv| mv.is_capture());
            if settings.sound {
                // Silence, where the browser plays nothing.
                let _ = sound(&mut audio.borrow_mut(), capture, table.game().result().is_some());
            }
            if settings.vibration
                && let Some(window) = web_sys::window()
            {
                window.navigator().vibrate_with_duration(if capture { 30 } else { 12 });
            }
        }
        let turns = matches!(table.news(), News::Moved | News::Uncovered);
        if settings.auto_play && turns && table.is_open() && table.game().position().legal_moves().len() == 1 {
            let desk = desk.clone();
            only = Some(Timeout::new(WAIT, move || desk.act(Action::PlayOnly)));
        }
        move || drop(only)
    });
}

/// Wood on wood: a short low tone that dies away; one more for a capture, and a third at the end of the game.
fn sound(audio: &mut Option<AudioContext>, capture: bool, over: bool) -> Option<()> {
    let context = match audio {
        Some(context) => context,
        None => audio.insert(AudioContext::new().ok()?),
    };
    let tones: &[f32] = match (capture, over) {
        (_, true) => &[262.0, 330.0, 392.0],
        (true, _) => &[196.0, 147.0],
        _ => &[220.0],
    };
    for (place, &pitch) in (0_u8..).zip(tones) {
        let start = context.current_time() + f64::from(place) * 0.09;
        let (tone, volume) = (context.create_oscillator().ok()?, context.create_gain().ok()?);
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value(pitch);
        volume.gain().set_value_at_time(0.25, start).ok()?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, start + 0.14).ok()?;
        tone.connect_with_audio_node(&volume).ok()?;
        volume.connect_with_audio_node(&context.destination()).ok()?;
        tone.start_with_when(start).ok()?;
        tone.stop_with_when(start + 0.15).ok()?;
    }
    Some(())
}
