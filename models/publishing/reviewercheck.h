#pragma once

#include "models/publishing/datasetfacts.h"
#include "models/publishing/publication.h"
#include "models/results/report.h"

#include <QDate>
#include <QList>
#include <QString>

namespace tandem::publishing {

/// How much a reviewer of a data track minds.
enum class Severity {
    Required,    ///< a data track, a repository or croissant.json asks for it
    Recommended, ///< reviewers ask for it
    Note,        ///< to be known
};
/// "required", "recommended", "note"; never translated.
QString severityKey(Severity severity);
QString severityName(Severity severity);

/// Something that is missing or wrong.
struct Finding
{
    Severity severity = Severity::Note;
    QString key;  ///< what it is about: a key of the metadata file, or "labels", "splits" ...
    QString text; ///< translated sentences: what, and what to do
};

/// Returns what a reviewer of a data track would miss, the gravest first.
QList<Finding> reviewerCheck(const Publication& publication, const DatasetFacts& facts,
    const QDate& today = QDate::currentDate());
/// The same as a table.
results::Section findingsSection(const QList<Finding>& findings);

} // namespace tandem::publishing
