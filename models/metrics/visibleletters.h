#pragma once

#include "models/metrics/measure.h"

#include <QStringView>

namespace tandem::metrics {

/// What a text is written with, as far as measures differ in what they see of it.
struct LetterCounts
{
    qint64 plain = 0;   ///< a to z in either case, 0 to 9: all that ROUGE's words are made of
    qint64 other = 0;   ///< letters, marks and numbers of scripts that part words by blanks
    qint64 running = 0; ///< of scripts that do not (Chinese, Japanese, Thai ...)
    qint64 han = 0;     ///< of these, Chinese characters

    /// Whether ROUGE sees less than half of them. Never of a text without any.
    bool isOutsideRouge() const { return other + running > plain; }
    /// Whether more than half of them are words of unknown ends for who cuts at white space, and
    /// those scripts.
    bool isOutsideBlanks(RunningScripts cut = RunningScripts::None) const
    {
        const qint64 known = cut == RunningScripts::All   ? running
                             : cut == RunningScripts::Han ? han
                                                          : 0;
        return running - known > plain + other + known;
    }
};

LetterCounts lettersOf(QStringView text);

} // namespace tandem::metrics
