#pragma once

#include "models/opinions/opinionhints.h"

#include <QHash>
#include <QStringList>

namespace tandem {

/// Hints about the lines of a field, as it shows them.
struct OpinionHintLines
{
    QHash<int, QList<Utf16Span>> spans; ///< to underline, by line
    QString text;                       ///< plain sentences, one a line; empty: nothing to say
};

/// Hints about `lines` of an opinion with these references, at most a few sentences; `numbered`
/// names the line before each.
OpinionHintLines hintLines(const QStringList& lines, const OpinionContext& context,
    OpinionForm form, const QList<Reference>& references, bool numbered);

} // namespace tandem
