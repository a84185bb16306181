#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/changes/change.h"
#include "storage/formats/summaryvaluesreader.h"
#include "storage/project/benchmark.h"

#include <QString>
#include <QStringList>

namespace tandem {

/// What importing values of measures brought.
struct SummaryValueImport
{
    struct Added
    {
        UserSummaryId summary;
        QString measure;
    };
    QStringList measures;
    QList<Added> added;
    qint64 known = 0;     ///< values that were there already
    qint64 summaries = 0; ///< that have a line in the file
    QStringList messages; ///< translated sentences: what was left out
};

/// Adds values, inside the caller's transaction, which must be thrown away on failure: all or
/// nothing. A line without a summarizer is about `summarizer`'s summary, or else about the only one
/// that the user has but baselines. NotFound: users or summaries that the project does not have,
/// the first of them named. Refused, naming the line: another value of the measure for the summary,
/// several summaries that may be meant. Cancelled.
Expected<SummaryValueImport> importSummaryValues(const WriteContext& context,
    const SummaryValues& values, const QString& summarizer, const QString& source,
    const Progress& progress = {});

} // namespace tandem
