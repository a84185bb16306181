#pragma once

#include "models/text/span.h"

#include <QList>
#include <QString>

namespace tandem {

/// What may keep a text from being an atomic fact.
enum class FactHintKind {
    SeveralClauses, ///< not atomic: two sentences, a semicolon, a joined or a relative clause
    NotDeclarative, ///< a question, an exclamation, a request
    Unresolved,     ///< not independent: a pronoun or "this ..." that nothing before it explains
};

/// One hint: what it is about and where.
struct FactHint
{
    FactHintKind kind = FactHintKind::SeveralClauses;
    Utf16Span span; ///< in the fact's text
    bool operator==(const FactHint&) const = default;
};

/// Hints about one fact, in the order of the text, never more than one of a kind at one place. They
/// never block anything, so they are rather silent than wrong. Knows English, Chinese and Persian
/// wording; punctuation in any language.
QList<FactHint> factHints(const QString& fact);

/// The hint in a sentence, translated.
QString factHintText(FactHintKind kind);

} // namespace tandem
