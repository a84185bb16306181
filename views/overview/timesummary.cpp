#include "views/overview/timesummary.h"

#include "models/rounds/timing.h"
#include "views/overview/overviewwords.h"

namespace tandem {

namespace {

TimeSummary summaryOf(const QList<SampleTime>& times, PersonId person)
{
    TimeSummary summary;
    summary.person = person;
    QList<qint64> durations;
    for (const SampleTime& time : times) {
        if (person.isValid() && time.person != person)
            continue;
        summary.unmeasured += time.unmeasured;
        if (time.activeMs == 0)
            continue;
        ++summary.samples;
        summary.activeMs += time.activeMs;
        summary.items += time.items;
        summary.timed += time.timed;
        if (time.unmeasured == 0)
            durations.append(time.activeMs);
    }
    summary.medianMs = medianMs(durations);
    return summary;
}

} // namespace

QList<TimeSummary> summarize(const QList<SampleTime>& times, const QList<PersonId>& people)
{
    QList<TimeSummary> summaries;
    for (const PersonId person : people) {
        const TimeSummary summary = summaryOf(times, person);
        if (summary.samples > 0 || summary.unmeasured > 0)
            summaries.append(summary);
    }
    summaries.append(summaryOf(times, PersonId()));
    return summaries;
}

Table timeTable(const QList<SampleTime>& times, const std::function<QString(PersonId)>& nameOf)
{
    Table table;
    table.header = {OverviewWords::tr("Number"), OverviewWords::tr("Sample"),
        OverviewWords::tr("Person"), OverviewWords::tr("Items answered"),
        OverviewWords::tr("Active seconds"), OverviewWords::tr("Not measured")};
    for (const SampleTime& time : times) {
        const bool measured = time.activeMs > 0 || time.unmeasured == 0;
        table.rows.append({QString::number(time.position), time.title, nameOf(time.person),
            QString::number(time.items),
            measured ? QString::number(double(time.activeMs) / 1000.0, 'f', 1) : QString(),
            QString::number(time.unmeasured)});
    }
    return table;
}

} // namespace tandem
