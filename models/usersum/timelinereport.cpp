#include "models/usersum/timelinereport.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "models/usersum/timelinewords.h"

#include <QDateTime>

namespace tandem::usersum {

namespace {

using results::Absent;
using results::Cell;

/// One reason why users or activities are in the sample or not.
struct Fate
{
    const char* key;
    QString name;
    std::optional<qint64> users;
    qint64 activities;
};

QList<Fate> fatesOf(const TimelineStatistics& s)
{
    QList<Fate> fates{
        {"kept", TimelineWords::tr("included"), s.keptUsers, s.keptActivities},
        {"short", TimelineWords::tr("too few activities"), s.shortUsers, s.shortActivities},
        {"cut", TimelineWords::tr("older than the latest activities kept"), {}, s.cutActivities},
        {"duplicates", TimelineWords::tr("duplicates (same item and time)"), {}, s.duplicates},
        {"not_drawn", TimelineWords::tr("not drawn"), s.notDrawnUsers, s.notDrawnActivities},
    };
    if (s.isCutByMemory())
        fates.append({"given_up", TimelineWords::tr("over the memory limit"), s.givenUpUsers,
            s.givenUpActivities});
    fates.append({"bad", TimelineWords::tr("unusable rows"), {}, s.bad.total()});
    return fates;
}

struct BadKind
{
    RowProblem problem;
    BadRows::Kind rows;
};

QString timeText(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC).toString(Qt::ISODate);
}

/// What people have to know beside the numbers.
QStringList notesOn(const TimelineStatistics& s)
{
    QStringList notes;
    if (s.unit)
        notes += TimelineWords::tr("Times are written %1 and range from %2 to %3.")
                     .arg(timeUnitName(*s.unit), isolated(timeText(s.earliest)),
                         isolated(timeText(s.latest)));
    if (s.tiedUsers > 0)
        notes += TimelineWords::tr(
            "%Ln users have simultaneous activities, %L1 in total; item keys decide their order.",
            nullptr, int(s.tiedUsers))
                     .arg(s.tiedActivities);
    if (s.duplicates > 0 && s.notDrawnUsers + s.givenUpUsers > 0)
        notes += TimelineWords::tr(
            "Duplicates (same item and time) are not searched for users who were not drawn: "
            "without duplicates, some of these users may have too few activities.");
    if (s.sharedTitles > 0)
        notes += TimelineWords::tr("%Ln titles belong to several items, which are kept separate.",
            nullptr, int(s.sharedTitles));
    if (s.severalTitles > 0)
        notes += TimelineWords::tr(
            "%Ln items have several titles; the earliest is used.", nullptr, int(s.severalTitles));
    if (s.severalCategories > 0)
        notes += TimelineWords::tr(
            "%Ln items have different categories at different times; each activity keeps its own.",
            nullptr, int(s.severalCategories));
    if (s.untitledItems > 0)
        notes +=
            TimelineWords::tr("%L1 of %L2 items have no title.").arg(s.untitledItems).arg(s.items);
    if (s.cutTexts > 0)
        notes += TimelineWords::tr("%Ln long texts were truncated.", nullptr, int(s.cutTexts));
    if (s.countedShare < 1.0)
        notes += TimelineWords::tr("There are too many users to count exactly: the number of users "
                                   "not drawn is estimated.");
    if (s.isCutByMemory())
        notes += TimelineWords::tr("With more memory, more users could be drawn.");
    return notes;
}

/// The usual table of a paper.
results::Section sampleSection(const SampleFigures& figures)
{
    const QList<SampleFigures> rows{figures};
    const auto ofRatings = [](double SampleFigures::*member) {
        return [member](const SampleFigures& one) {
            return one.ratings > 0 ? Cell(one.*member) : Cell(Absent());
        };
    };
    results::SectionOf table("sample", rows, TimelineWords::tr("Included users"));
    table.add("fewest", TimelineWords::tr("Min. activities"), &SampleFigures::fewest);
    table.add("median", TimelineWords::tr("Median"), &SampleFigures::median).number(1);
    table.add("most", TimelineWords::tr("Max. activities"), &SampleFigures::most);
    table.add("items", TimelineWords::tr("Items"), &SampleFigures::items);
    table.add("categories", TimelineWords::tr("Categories"), &SampleFigures::categories);
    table.add("ratings", TimelineWords::tr("Ratings"), &SampleFigures::ratings);
    table.add("rating_lowest", TimelineWords::tr("Min. rating"), ofRatings(&SampleFigures::lowest))
        .number(1);
    table.add("rating_mean", TimelineWords::tr("Mean"), ofRatings(&SampleFigures::mean)).number(2);
    table.add("rating_sd", TimelineWords::tr("SD"), ofRatings(&SampleFigures::deviation)).number(2);
    table
        .add("rating_highest", TimelineWords::tr("Max. rating"), ofRatings(&SampleFigures::highest))
        .number(1);
    table.section().shape = results::Shape::Fields;
    return table;
}

} // namespace

QList<results::Section> timelineSections(const TimelineStatistics& statistics)
{
    const TimelineStatistics& s = statistics;
    const QList<Fate> fates = fatesOf(s);
    results::SectionOf table("timelines", fates, TimelineWords::tr("Users and activities"));
    table.add("key", [](const Fate& fate) { return QString::fromLatin1(fate.key); });
    table.add("", QString(), [](const Fate& fate) { return fate.name; }).only(results::kPeople);
    table.add("users", TimelineWords::tr("Users"),
        [](const Fate& fate) { return fate.users ? Cell(*fate.users) : Cell(Absent()); });
    table.add("activities", TimelineWords::tr("Activities"), &Fate::activities);
    table.section().shape = results::Shape::Keyed;
    table.section().notes = notesOn(s);
    QList<results::Section> sections{
        table, results::fieldsOf("log",
                   {{"rows", s.rows}, {"users", s.users}, {"counted_share", s.countedShare},
                       {"time_unit", s.unit ? Cell(timeUnitKey(*s.unit)) : Cell()},
                       {"earliest", s.unit ? Cell(timeText(s.earliest)) : Cell()},
                       {"latest", s.unit ? Cell(timeText(s.latest)) : Cell()},
                       {"tied_users", s.tiedUsers}, {"tied_activities", s.tiedActivities},
                       {"items", s.items}, {"untitled_items", s.untitledItems},
                       {"shared_titles", s.sharedTitles}, {"several_titles", s.severalTitles},
                       {"several_categories", s.severalCategories}, {"cut_texts", s.cutTexts}})};
    if (s.sample)
        sections.append(sampleSection(*s.sample));
    QList<BadKind> kinds;
    for (std::size_t i = 0; i < rowProblems; ++i) {
        if (s.bad.of(RowProblem(i)).rows > 0)
            kinds.append({RowProblem(i), s.bad.of(RowProblem(i))});
    }
    if (kinds.isEmpty())
        return sections;
    results::SectionOf bad("bad_rows", kinds, TimelineWords::tr("Unusable rows"));
    bad.add("key", [](const BadKind& kind) { return rowProblemKey(kind.problem); });
    bad.add("", TimelineWords::tr("Reason"),
           [](const BadKind& kind) { return rowProblemName(kind.problem); })
        .only(results::kPeople);
    bad.add("rows", TimelineWords::tr("Rows"), [](const BadKind& kind) { return kind.rows.rows; });
    bad.add("places", TimelineWords::tr("First occurrences"),
        [](const BadKind& kind) { return kind.rows.places.join(TimelineWords::tr("; ")); });
    bad.section().shape = results::Shape::Keyed;
    sections.append(bad);
    return sections;
}

results::Section splitSection(const SplitCounts& counts)
{
    const QList<SplitCounts> rows{counts};
    results::SectionOf table("split", rows, TimelineWords::tr("Past and future"));
    table.add("timelines", TimelineWords::tr("Timelines"), &SplitCounts::timelines);
    table.add("past", TimelineWords::tr("Past activities"), &SplitCounts::past);
    table.add("future", TimelineWords::tr("Future activities"), &SplitCounts::future);
    table.add(
        "moved", TimelineWords::tr("Cuts moved past simultaneous activities"), &SplitCounts::moved);
    table.add("impossible", TimelineWords::tr("Cannot be split"), &SplitCounts::impossible);
    table.section().shape = results::Shape::Fields;
    return table;
}

results::Section lackedTasksSection(const QList<LackedTask>& lacked)
{
    results::SectionOf table("lacked_tasks", lacked, TimelineWords::tr("Users without a task"));
    table.add("task", TimelineWords::tr("Task"), &LackedTask::task);
    table.add("why", [](const LackedTask& one) { return noTaskKey(one.why); });
    table.add(results::kPeople, TimelineWords::tr("Reason"),
        [](const LackedTask& one) { return noTaskName(one.why); });
    table.add("users", TimelineWords::tr("Users"), &LackedTask::users);
    return table;
}

} // namespace tandem::usersum
