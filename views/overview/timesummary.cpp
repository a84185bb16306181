#include "views/overview/timesummary.h"

#include "models/rounds/timing.h"

#include <QCoreApplication>

namespace tandem {

namespace {

TimeSummary summaryOf(const QList<SampleTime>& times, PersonId person)
{
    TimeSummary summary;
    summary.person = person;
    QList<qint64> durations;
    for (const SampleTime& time : times) {
        if (time.activeMs == 0 || (person.isValid() && time.person != person))
            continue;
        ++summary.samples;
        summary.activeMs += time.activeMs;
        summary.items += time.items;
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
        if (summary.samples > 0)
            summaries.append(summary);
    }
    summaries.append(summaryOf(times, PersonId()));
    return summaries;
}

Table timeTable(const QList<SampleTime>& times, const std::function<QString(PersonId)>& nameOf)
{
    Table table;
    table.header = {QCoreApplication::translate("TimeTable", "Number"),
        QCoreApplication::translate("TimeTable", "Sample"),
        QCoreApplication::translate("TimeTable", "Person"),
        QCoreApplication::translate("TimeTable", "Items answered"),
        QCoreApplication::translate("TimeTable", "Active seconds")};
    for (const SampleTime& time : times) {
        table.rows.append({QString::number(time.position), time.title, nameOf(time.person),
            QString::number(time.items), QString::number(double(time.activeMs) / 1000.0, 'f', 1)});
    }
    return table;
}

} // namespace tandem
