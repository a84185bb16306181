#include "views/overview/timerows.h"

#include "models/rounds/timetext.h"
#include "models/rounds/timing.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/samplerepository.h"
#include "views/overview/overviewwords.h"

#include <QLocale>

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

QString timeTitle(const SampleTime& time)
{
    return time.title.isEmpty() ? OverviewWords::tr("Untitled") : time.title;
}

qint64 timePerItem(const SampleTime& time)
{
    return time.timed > 0 ? time.activeMs / time.timed : 0;
}

QString dash()
{
    return QChar(0x2013);
}

template <typename Row>
RowColumn<Row> numberColumn(const QString& title, int letters,
    std::function<QString(const Row&)> text, std::function<double(const Row&)> number)
{
    return {.title = title,
        .text = std::move(text),
        .sortKey = [number = std::move(number)](const Row& row) { return SortKey(number(row)); },
        .isNumber = true,
        .letters = letters};
}

QList<RowColumn<SampleTime>> timeColumns(const std::function<Person(PersonId)>& personOf)
{
    using Time = SampleTime;
    return {
        numberColumn<Time>(
            OverviewWords::tr("No."), 9,
            [](const Time& time) { return QLocale().toString(time.position); },
            [](const Time& time) { return time.position; }),
        {.title = OverviewWords::tr("Sample"),
            .text = timeTitle,
            .sortKey = [](const Time& time) { return SortKey(time.title); },
            .toolTip = timeTitle},
        {.title = OverviewWords::tr("Person"),
            .text = [personOf](const Time& time) { return personOf(time.person).name; },
            .sortKey = [personOf](const Time& time) { return SortKey(personOf(time.person).name); },
            .look =
                [personOf](const Time& time) {
                    return RowLook{.dot = QColor(personOf(time.person).colour)};
                },
            .letters = 18},
        numberColumn<Time>(
            OverviewWords::tr("Answered"), 13,
            [](const Time& time) { return QLocale().toString(time.items); },
            [](const Time& time) { return time.items; }),
        numberColumn<Time>(
            OverviewWords::tr("Active time"), 15,
            [](const Time& time) { return timeText(time.activeMs, time.unmeasured); },
            [](const Time& time) { return double(time.activeMs); }),
        numberColumn<Time>(
            OverviewWords::tr("Per item"), 14,
            [](const Time& time) { return time.timed > 0 ? clockText(timePerItem(time)) : dash(); },
            [](const Time& time) { return double(timePerItem(time)); }),
    };
}

RowColumn<TimeSummary> summaryColumn(
    const QString& title, std::function<QString(const TimeSummary&)> text)
{
    return {.title = title, .text = std::move(text), .isNumber = true, .letters = 16};
}

QList<RowColumn<TimeSummary>> summaryColumns(const std::function<Person(PersonId)>& personOf)
{
    using Summary = TimeSummary;
    return {
        {.title = OverviewWords::tr("Person"),
            .text =
                [personOf](const Summary& summary) {
                    return summary.person.isValid() ? personOf(summary.person).name
                                                    : OverviewWords::tr("Everyone");
                },
            .look =
                [personOf](const Summary& summary) {
                    return summary.person.isValid()
                               ? RowLook{.dot = QColor(personOf(summary.person).colour)}
                               : RowLook{.bold = true};
                }},
        summaryColumn(OverviewWords::tr("Samples (n)"),
            [](const Summary& summary) { return QLocale().toString(summary.samples); }),
        summaryColumn(OverviewWords::tr("Total"),
            [](const Summary& summary) { return timeText(summary.activeMs, summary.unmeasured); }),
        summaryColumn(OverviewWords::tr("Median per sample"),
            [](const Summary& summary) {
                return summary.medianMs ? clockText(*summary.medianMs) : dash();
            }),
        summaryColumn(OverviewWords::tr("Items (n)"),
            [](const Summary& summary) { return QLocale().toString(summary.items); }),
        summaryColumn(OverviewWords::tr("Mean per item"),
            [](const Summary& summary) {
                return summary.timed > 0 ? clockText(summary.activeMs / summary.timed) : dash();
            }),
    };
}

} // namespace

RowSpec<SampleTime> timeRows(const std::function<Person(PersonId)>& personOf)
{
    return {.key =
                [](const SampleTime& time) {
                    return RowKey(time.sample.value, QString::number(time.person.value));
                },
        .columns = [personOf] { return timeColumns(personOf); }};
}

RowSpec<TimeSummary> timeSummaryRows(const std::function<Person(PersonId)>& personOf)
{
    return {.key = [](const TimeSummary& summary) { return RowKey(summary.person); },
        .columns = [personOf] { return summaryColumns(personOf); }};
}

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

namespace {

Expected<QString> whyHidden(Database& database, const SampleRow& sample)
{
    if (!sample.round)
        return OverviewWords::tr("This sample is unassigned.");
    if (!sample.round->isClosed())
        return OverviewWords::tr(
            "Times per paragraph are shown once both annotators have submitted.");
    TANDEM_TRY(shown, ComparisonRepository(database).sidesShown(*sample.round));
    if (*shown == SidesShown::Unnamed)
        return OverviewWords::tr("Times per paragraph are shown once the sample is settled: until "
                                 "then, the adjudicator must not know who gave which answer.");
    return QString();
}

} // namespace

Expected<ItemTimes> readItemTimes(Database& database, SampleId id)
{
    TANDEM_TRY(sample, SampleRepository(database).row(id));
    ItemTimes times;
    times.position = sample->position;
    TANDEM_TRY(hidden, whyHidden(database, *sample));
    times.hiddenBecause = *hidden;
    if (!times.hiddenBecause.isEmpty())
        return times;
    times.a = sample->round->pair.a;
    times.b = sample->round->pair.b;
    AnswerRepository answers(database);
    TANDEM_TRY(a, answers.ofClosedRound(sample->round->id, times.a));
    TANDEM_TRY(b, answers.ofClosedRound(sample->round->id, times.b));
    TANDEM_TRY(paragraphs, SampleRepository(database).paragraphs(id));
    for (const ParagraphRow& paragraph : *paragraphs) {
        times.items.append({paragraph.number, paragraph.text, a->value(paragraph.id).durationMs,
            b->value(paragraph.id).durationMs});
    }
    return times;
}

} // namespace tandem
