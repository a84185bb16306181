#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/changes/change.h"
#include "storage/formats/usersummariesreader.h"
#include "storage/project/benchmark.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// What importing summaries brought.
struct UserSummaryImport
{
    QList<UserSummaryId> added;
    qint64 known = 0;        ///< that were there already, with the same text
    QStringList summarizers; ///< of the file
    QStringList logs;        ///< of the file's users
};

/// What holds of summaries where their lines do not say it.
struct SummaryDefaults
{
    QString summarizer{};              ///< whose they are
    std::optional<qint64> mostWords{}; ///< the limit that they were to keep to
};

/// Adds summaries, inside the caller's transaction, which must be thrown away on failure: all or
/// nothing. `source` is the file's name.
/// NotFound: users that the project does not have, the first of them named. Refused, naming the
/// line: another summary of the same user and summarizer, or the same under another word limit, a
/// user without a future. InvalidInput: no summarizer. Cancelled.
Expected<UserSummaryImport> importUserSummaries(const WriteContext& context,
    const QList<UserSummaryRow>& rows, const SummaryDefaults& usual, const QString& source,
    const Progress& progress = {});

} // namespace tandem
