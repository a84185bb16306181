#include "views/timelines/userrecords.h"

#include "models/results/spelling.h"
#include "views/timelines/timelineswords.h"

#include <algorithm>
#include <tuple>

namespace tandem {

bool UserListRow::operator==(const UserListRow& other) const
{
    const auto parts = [](const UserListRow& line) {
        const UserRecord& row = line.user;
        return std::make_tuple(line.isUncut, row.id, row.activities, row.past, row.isMoved,
            row.tasks, row.summaries, line.isSummarized, line.words, line.asked, line.hits,
            line.unread, line.runs, line.goodRuns, line.isIncomplete, line.people.good,
            line.people.bad);
    };
    return parts(*this) == parts(other);
}

std::optional<double> UserListRow::hitShare() const
{
    return asked > 0 ? std::optional(double(hits) / double(asked)) : std::nullopt;
}

bool UserListRow::isContradicted() const
{
    const std::optional<bool> said = people.majority();
    return said && isPredicted() && goodRuns != (*said ? runs : 0);
}

QList<UserListRow> userListRows(const QList<UserRecord>& users,
    const QList<StoredUserSummary>& summaries, const QList<usersum::PredictedSummary>& predicted,
    const QHash<QString, usersum::RatingVotes>& votes, const usersum::ScoreRule& rule)
{
    QHash<TimelineUserId, qint64> words;
    for (const StoredUserSummary& summary : summaries)
        words.insert(summary.made.user, summary.words);
    QHash<QString, QList<usersum::PredictedSummary>> runs;
    for (const usersum::PredictedSummary& run : predicted)
        runs[run.user].append(run);
    const qsizetype allRuns = usersum::runsOf(predicted).size();
    QList<UserListRow> lines;
    lines.reserve(users.size());
    for (const UserRecord& user : users) {
        UserListRow line;
        line.user = user;
        line.isSummarized = words.contains(user.id);
        line.words = words.value(user.id);
        line.people = votes.value(user.pseudonym);
        const QList<usersum::PredictedSummary> ofUser = runs.value(user.pseudonym);
        line.isIncomplete = !ofUser.isEmpty() && ofUser.size() < allRuns;
        for (const usersum::PredictedSummary& run : ofUser) {
            line.asked += int(run.tasks.size());
            line.unread += run.unread;
            for (const usersum::TaskOutcome& task : run.tasks)
                line.hits += task.isHit ? 1 : 0;
            const std::optional<bool> good = usersum::isGood(run, rule);
            line.isIncomplete |= !good;
            line.runs += good ? 1 : 0;
            line.goodRuns += good.value_or(false) ? 1 : 0;
        }
        lines.append(line);
    }
    return lines;
}

QString timelineFocusName(TimelineFocus focus)
{
    switch (focus) {
    case TimelineFocus::All:
        return TimelinesWords::tr("All users");
    case TimelineFocus::Good:
        return TimelinesWords::tr("Good in every run");
    case TimelineFocus::Bad:
        return TimelinesWords::tr("Bad in every run");
    case TimelineFocus::Differing:
        return TimelinesWords::tr("Good in some runs only");
    case TimelineFocus::Contradicted:
        return TimelinesWords::tr("Human rating and Q_s differ");
    case TimelineFocus::Unpredicted:
        return TimelinesWords::tr("Without a prediction");
    case TimelineFocus::Unsummarized:
        break;
    }
    return TimelinesWords::tr("Without a summary");
}

bool isInTimelineFocus(const UserListRow& line, TimelineFocus focus)
{
    switch (focus) {
    case TimelineFocus::All:
        break;
    case TimelineFocus::Good:
        return line.isPredicted() && line.goodRuns == line.runs;
    case TimelineFocus::Bad:
        return line.isPredicted() && line.goodRuns == 0;
    case TimelineFocus::Differing:
        return line.goodRuns > 0 && line.goodRuns < line.runs;
    case TimelineFocus::Contradicted:
        return line.isContradicted();
    case TimelineFocus::Unpredicted:
        return line.isSummarized && !line.isPredicted();
    case TimelineFocus::Unsummarized:
        return !line.isSummarized;
    }
    return true;
}

namespace {

using UserColumn = RowColumn<UserListRow>;

/// A column of whole numbers; a dash where there is none.
UserColumn countColumn(const QString& title, int letters,
    std::function<std::optional<qint64>(const UserListRow&)> count)
{
    return {.title = title,
        .text =
            [count](const UserListRow& line) {
                const std::optional<qint64> value = count(line);
                return value ? results::countText(*value) : results::dash();
            },
        .sortKey =
            [count](const UserListRow& line) {
                const std::optional<qint64> value = count(line);
                return value ? SortKey(double(*value)) : SortKey();
            },
        .isNumber = true,
        .letters = letters};
}

std::optional<qint64> ifCut(const UserListRow& line, int count)
{
    return line.user.past > 0 ? std::optional<qint64>(count) : std::nullopt;
}

QString hitsText(const UserListRow& line)
{
    if (line.asked == 0)
        return results::dash();
    const QString hits =
        TimelinesWords::tr("%1 of %2", "tasks that were predicted, of all that were asked")
            .arg(results::countText(line.hits), results::countText(line.asked));
    return line.isIncomplete ? TimelinesWords::tr("%1, incomplete", "numbers of tasks").arg(hits)
                             : hits;
}

QString hitsTip(const UserListRow& line)
{
    QStringList sentences;
    if (line.isIncomplete)
        sentences += TimelinesWords::tr("Predictions are missing; incomplete runs do not count.");
    if (line.unread > 0)
        sentences +=
            TimelinesWords::tr("%n unparsable, counted as missed.", "predictions", line.unread);
    return sentences.join(u' ');
}

RowLook hitsLook(const UserListRow& line)
{
    RowLook look;
    if (const std::optional<double> share = line.hitShare())
        look.bar = RowBar{*share};
    return look;
}

RowLook qualityLook(const UserListRow& line)
{
    RowLook look;
    if (!line.isPredicted())
        look.color = &ThemeColors::faint;
    else if (line.goodRuns == line.runs)
        look.badge = BadgeKind::Yes;
    else
        look.badge = line.goodRuns == 0 ? BadgeKind::No : BadgeKind::Unsure;
    return look;
}

/// Good in all runs first, then the others, then who has no prediction.
SortKey qualityKey(const UserListRow& line)
{
    if (!line.isPredicted())
        return {};
    return double(line.goodRuns) / double(line.runs);
}

QString pseudonymTip(const UserListRow& line)
{
    if (line.isUncut)
        return TimelinesWords::tr(
            "The timeline cannot be split into past and future, since simultaneous activities are "
            "never split: nothing can be summarized or predicted.");
    if (line.user.past == 0)
        return TimelinesWords::tr("The timeline is not split into past and future: nothing can be "
                                  "summarized or predicted.");
    if (line.user.isMoved)
        return TimelinesWords::tr("The cut was moved to keep simultaneous activities together.");
    return {};
}

QString qualityTip(const UserListRow& line)
{
    if (line.isUncut)
        return pseudonymTip(line);
    if (!line.isPredicted())
        return {};
    return TimelinesWords::tr("%1 of tasks hit; good in %2 of %3 runs", "%1 is a share in percent")
        .arg(results::numberText(100.0 * *line.hitShare(), 1) + u'%',
            results::countText(line.goodRuns), results::countText(line.runs));
}

RowLook peopleLook(const UserListRow& line)
{
    RowLook look;
    if (line.people.good + line.people.bad == 0)
        look.color = &ThemeColors::faint;
    else if (const std::optional<bool> said = line.people.majority())
        look.badge = *said ? BadgeKind::Yes : BadgeKind::No;
    else
        look.badge = BadgeKind::Unsure;
    return look;
}

SortKey peopleKey(const UserListRow& line)
{
    const qint64 votes = line.people.good + line.people.bad;
    return votes > 0 ? SortKey(double(line.people.good) / double(votes)) : SortKey();
}

QList<UserColumn> timelineUserColumns()
{
    using Line = UserListRow;
    return {{.title = TimelinesWords::tr("User"),
                .text = [](const Line& line) { return line.user.pseudonym; },
                .sortKey = [](const Line& line) { return SortKey(double(line.user.id.value)); },
                .toolTip = pseudonymTip,
                .letters = 9},
        countColumn(TimelinesWords::tr("Activities"), 11,
            [](const Line& line) { return qint64(line.user.activities); }),
        countColumn(TimelinesWords::tr("Past"), 6,
            [](const Line& line) { return ifCut(line, line.user.past); }),
        countColumn(TimelinesWords::tr("Future"), 7,
            [](const Line& line) { return ifCut(line, line.user.future()); }),
        countColumn(TimelinesWords::tr("Tasks"), 6,
            [](const Line& line) { return ifCut(line, line.user.tasks); }),
        countColumn(TimelinesWords::tr("Summaries"), 11,
            [](const Line& line) { return qint64(line.user.summaries); }),
        countColumn(TimelinesWords::tr("Words", "of a summary"), 7,
            [](const Line& line) {
                return line.isSummarized ? std::optional(line.words) : std::nullopt;
            }),
        {.title = TimelinesWords::tr("Tasks hit", "tasks that were"),
            .text = hitsText,
            .sortKey =
                [](const Line& line) {
                    const std::optional<double> share = line.hitShare();
                    return share ? SortKey(*share) : SortKey();
                },
            .look = hitsLook,
            .toolTip = hitsTip,
            .isNumber = true,
            .letters = 18,
            .titleToolTip =
                TimelinesWords::tr("Tasks predicted correctly from the summary, over all runs"),
            .firstOrder = Qt::DescendingOrder},
        {.title = TimelinesWords::tr("Predicted"),
            .text = summaryQualityText,
            .sortKey = qualityKey,
            .look = qualityLook,
            .toolTip = qualityTip,
            .letters = 19,
            .titleToolTip = TimelinesWords::tr("Good if at least the chosen share of the tasks was "
                                               "hit (the paper's Q), in each run"),
            .firstOrder = Qt::DescendingOrder},
        {.title = TimelinesWords::tr("Human rating"),
            .text = peopleVerdictText,
            .sortKey = peopleKey,
            .look = peopleLook,
            .titleToolTip = TimelinesWords::tr("Majority rating of the summary in the latest "
                                               "closed study of this log that you may open"),
            .firstOrder = Qt::DescendingOrder}};
}

QString spokenUser(const UserListRow& line)
{
    return TimelinesWords::tr("%1. %2. %3 activities, %4 summaries")
        .arg(line.user.pseudonym, summaryQualityText(line),
            results::countText(line.user.activities), results::countText(line.user.summaries));
}

} // namespace

QString summaryQualityText(const UserListRow& line)
{
    if (line.isUncut)
        return TimelinesWords::tr("cannot be split", "a timeline");
    if (!line.isSummarized)
        return TimelinesWords::tr("no summary");
    if (!line.isPredicted())
        return line.isIncomplete ? TimelinesWords::tr("incomplete", "predictions")
                                 : TimelinesWords::tr("not predicted");
    if (line.goodRuns == line.runs)
        return TimelinesWords::tr("Good", "a summary");
    if (line.goodRuns == 0)
        return TimelinesWords::tr("Bad", "a summary");
    return TimelinesWords::tr("Good in %1 of %2", "runs")
        .arg(results::countText(line.goodRuns), results::countText(line.runs));
}

QString peopleVerdictText(const UserListRow& line)
{
    const usersum::RatingVotes& said = line.people;
    const qint64 votes = said.good + said.bad;
    if (votes == 0)
        return results::dash();
    const std::optional<bool> isGood = said.majority();
    const QString verdict = !isGood   ? TimelinesWords::tr("tied", "people about a summary")
                            : *isGood ? TimelinesWords::tr("Good", "a summary")
                                      : TimelinesWords::tr("Bad", "a summary");
    return TimelinesWords::tr("%1, %2 of %3", "what most people say, of how many")
        .arg(verdict, results::countText(std::max(said.good, said.bad)), results::countText(votes));
}

RowSpec<UserListRow> userRecords()
{
    RowSpec<UserListRow> spec;
    spec.key = [](const UserListRow& line) { return RowKey(line.user.id); };
    spec.columns = timelineUserColumns;
    spec.accessible = spokenUser;
    return spec;
}

} // namespace tandem
