#include "views/timelines/userlistrow.h"

#include "views/timelines/timelineswords.h"

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

} // namespace tandem
