#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/publishing/datasetfacts.h"
#include "models/publishing/disagreement.h"
#include "storage/project/benchmark.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

namespace tandem {

class Database;

/// The guideline about paragraphs as it was at each time.
struct GuidelineHistory
{
    QList<QDateTime> changes; ///< UTC, the earliest first
    QStringList texts;        ///< of each version, one more than changes; empty: the built-in one

    /// Its version at that time, from 1.
    int versionAt(const QDateTime& time) const;
};
Expected<GuidelineHistory> guidelineHistory(Database& database);

/// First passes of calibrations whose sample is being labelled again, by whomever: what was said in
/// them stays hidden until that is closed.
Expected<QSet<RoundId>> passesLabelledAgain(Database& database);

using DisagreementSink = std::function<Expected<void>(const publishing::DisagreementItem&)>;

/// What was passed to a sink.
struct DisagreementRead
{
    publishing::DisagreementFacts facts;
    QList<publishing::StudyFacts> studies; ///< the closed ones
    int openStudies = 0;
};

/// Passes every item of closed rounds about paragraphs and key facts, and every rated item of
/// closed studies with a question that has options or a scale, with all answers that count.
/// `splits` has the split of the samples of the benchmark by their UUIDs; it may be empty. Boundary
/// paragraphs are among the items. Nothing of open rounds and studies, of rounds whose sides are
/// not named yet, of first passes while the sample is labelled again, and no items of studies that
/// show samples which are not in the benchmark; no names, notes and free texts. For a worker.
Expected<DisagreementRead> forEachDisagreementItem(Database& database,
    const QHash<QString, QString>& splits, const DisagreementSink& sink,
    const Progress& progress = {});

} // namespace tandem
