//! From a Fluent file to the messages the page reads. Native only: it is done when the site is built.
//!
//! We use what translators need of Fluent: values, attributes, and choices by a value. Anything else is refused here, so
//! that it cannot be met by a reader.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern as Parsed, PatternElement, VariantKey};
use fluent_syntax::parser;
use thiserror::Error;

use super::message::{Case, Messages, Pattern, Piece};

/// Why a Fluent file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CompileError {
    /// It is not Fluent.
    #[error("expected a Fluent message, got {0:?}")]
    Junk(String),
    /// It uses more of Fluent than we do.
    #[error("{0}: expected text, values and choices by a value, got {1}")]
    Unknown(String, &'static str),
    /// Two messages have one name.
    #[error("{0} is there twice")]
    Twice(String),
}

/// Reads a Fluent file.
pub fn compile(source: &str) -> Result<Messages, CompileError> {
    // Junk is among the entries, where it is refused.
    let resource = match parser::parse(source) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut messages = Messages::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let name = message.id.name;
                if let Some(value) = &message.value {
                    messages.push((name.to_owned(), pattern(value, name)?));
                }
                for attribute in &message.attributes {
                    let name = format!("{name}.{}", attribute.id.name);
                    messages.push((name.clone(), pattern(&attribute.value, &name)?));
                }
            }
            Entry::Term(term) => return Err(CompileError::Unknown(term.id.name.to_owned(), "a term")),
            Entry::Junk { content } => return Err(CompileError::Junk(content.chars().take(60).collect())),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    messages.sort_by(|(one, _), (other, _)| one.cmp(other));
    match messages.windows(2).find(|pair| matches!(pair, [one, other] if one.0 == other.0)) {
        Some(pair) => Err(CompileError::Twice(pair.first().map(|(name, _)| name.clone()).unwrap_or_default())),
        None => Ok(messages),
    }
}

/// The messages as the page fetches them.
pub fn write(messages: &Messages) -> Vec<u8> {
    // Writing to memory what has no maps of unknown size does not fail.
    postcard::to_allocvec(messages).unwrap_or_default()
}

fn pattern(parsed: &Parsed<&str>, name: &str) -> Result<Pattern, CompileError> {
    let mut pieces = Pattern::new();
    for element in &parsed.elements {
        let piece = match element {
            PatternElement::TextElement { value } => Piece::Text((*value).to_owned()),
            PatternElement::Placeable { expression } => placeable(expression, name)?,
        };
        match (pieces.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(more)) => before.push_str(&more),
            (_, piece) => pieces.push(piece),
        }
    }
    Ok(pieces)
}

fn placeable(expression: &Expression<&str>, name: &str) -> Result<Piece, CompileError> {
    let unknown = |what| Err(CompileError::Unknown(name.to_owned(), what));
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => Ok(Piece::Value(id.name.to_owned())),
        Expression::Inline(InlineExpression::StringLiteral { value }) if !value.contains('\\') => {
            Ok(Piece::Text((*value).to_owned()))
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => placeable(expression, name),
        Expression::Inline(_) => unknown("a function, a reference or an escape"),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let mut cases = Vec::new();
            let mut otherwise = 0;
            for variant in variants {
                if variant.default {
                    otherwise = u8::try_from(cases.len()).unwrap_or(u8::MAX);
                }
                let case = match &variant.key {
                    VariantKey::Identifier { name } => Case::Named((*name).to_owned()),
                    VariantKey::NumberLiteral { value } => match value.parse() {
                        Ok(number) => Case::Exactly(number),
                        Err(_) => return unknown("a number that is no count"),
                    },
                };
                cases.push((case, pattern(&variant.value, name)?));
            }
            Ok(Piece::Choice { of: id.name.to_owned(), cases, otherwise })
        }
        Expression::Select { .. } => unknown("a choice by something else"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_we_do_not_use_is_refused() {
        for source in
            ["a = { b }", "a = { NUMBER($b) }", "-a = b", "a = { -b }", "= c", "a = { \"\\u0041\" }", "a = 1\na = 2"]
        {
            assert!(compile(source).is_err(), "{source}");
        }
    }

    #[test]
    fn messages_survive_the_way_to_the_page() {
        let messages =
            compile("b = { $n ->\n    [0] none\n   *[other] { $n } of { $w }\n }\na = x\n    .y = z").expect("Fluent");
        assert_eq!(messages.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["a", "a.y", "b"]);
        assert_eq!(postcard::from_bytes(&write(&messages)), Ok(messages));
    }
}
