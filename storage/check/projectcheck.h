#pragma once

#include "models/error.h"
#include "storage/project/benchmark.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace tandem {

/// What a check of a project file found.
struct CheckReport
{
    int schemaVersion = 0;
    qint64 samples = 0;
    qint64 answers = 0;
    QStringList problems; ///< translated sentences; empty: all is well
    /// How many of them are about the indexes of words, which can be made anew from the texts.
    int indexProblems = 0;
    /// What is odd and no damage, such as results that an earlier version counted otherwise;
    /// translated sentences.
    QStringList notes{};
};

/// The check finds what a fault of the disk, of a program or of a merge, or a hand at the file,
/// made untrue in figures or in blindness. Nothing is added to it for its own sake.
///
/// Integrity of the file, references between its tables, answers and decisions that nobody could
/// have given, what is not as it was when it was closed, the search indexes, scores that are not
/// those of their decisions or of the answers that they were made of, texts and settings that
/// nobody could have stored. Times ahead of the clock are remarks: one of two clocks goes wrong.
Expected<CheckReport> checkProject(const QString& path, const Progress& progress = {});

/// Makes the indexes of the project at `path` anew from its texts, in one transaction, so that a
/// failure leaves them as they were. Cancelled where `goOn` says no.
Expected<void> rebuildSearchIndexes(
    const QString& path, const std::function<bool(qint64 done, qint64 all)>& goOn);

} // namespace tandem
