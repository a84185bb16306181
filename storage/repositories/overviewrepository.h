#pragma once

#include "models/error.h"
#include "models/kgds/statistics.h"
#include "models/rounds/progress.h"
#include "models/rounds/samplerow.h"
#include "storage/repositories/repository.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

/// Active time that one person spent on one sample.
struct SampleTime
{
    SampleId sample;
    int position = 0;
    QString title;
    PersonId person;
    qint64 activeMs = 0;
    int items = 0;      ///< paragraphs answered
    int timed = 0;      ///< of these, with a time
    int unmeasured = 0; ///< items and checks that were stored without a time
    bool operator==(const SampleTime&) const = default;
};

/// One item behind a figure of the statistics.
struct DrillDownItem
{
    SampleId sample;
    int samplePosition = 0;
    QString sampleTitle;
    int number = 0; ///< paragraph number, utterance or opinion position; 0 where there is none
    QString text;
};

/// What the lead looks at: how many samples are in which state, progress, time, figures. All read
/// the whole project: for a worker. While a round is open it adds counts and times to these, never
/// answers.
class OverviewRepository final : Repository
{
public:
    using Repository::Repository;

    /// How many samples are in which state of `step`.
    Expected<QHash<SampleState, int>> stateCounts(Step step = Step::Paragraphs);
    /// Whether anybody is asked about any sample at this step.
    Expected<bool> hasRounds(Step step);
    /// Everybody's progress, over all steps or in one.
    Expected<QList<PersonProgress>> progress(
        double hourlyWage, std::optional<Step> step = std::nullopt);
    /// Time per sample and person, by position.
    Expected<QList<SampleTime>> sampleTimes();
    /// Items behind a figure, at most `limit`, by sample.
    Expected<QList<DrillDownItem>> itemsBehind(kgds::DrillDown figure, int limit);
};

} // namespace tandem
