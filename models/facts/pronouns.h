#pragma once

#include "models/text/span.h"

#include <QHash>
#include <QList>
#include <QString>

namespace tandem {

/// What can explain a pronoun that comes after it.
enum class Antecedents {
    InFact,    ///< any noun of the fact
    InOpinion, ///< for "he" and "she" a name or a clarified part only, as opinions name people
};

/// What stood where a clarified part of a text stands now ("his"), by the UTF-16 offset behind the
/// part's first marker.
using ClarifiedPhrases = QHash<qsizetype, QString>;

/// The pronouns of `text` from UTF-16 offset `from` on that nothing between there and them
/// explains, in order: persons and things, "this", "such", "that decision", "there", "the former".
/// Words that are quoted or marked with ** are not looked at. Knows English, Chinese and Persian;
/// an "it" that stands for nothing ("it is clear that") and times ("this week") are left out. In an
/// opinion also "I", "me" and "my", whose speaker must be named. A part that is known to have been
/// clarified from "their" explains no "his" (English only).
QList<Utf16Span> unresolvedPronouns(const QString& text, Antecedents antecedents,
    qsizetype from = 0, const ClarifiedPhrases& clarified = {});

} // namespace tandem
