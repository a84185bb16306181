#pragma once

#include "models/usersum/predictiontask.h"
#include "models/usersum/timelinestatistics.h"
#include "projectfixture.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"

namespace tandem {

/// A log of what invented people read, in a project: each has a favourite genre and reads the next
/// one now and then, twice a month. They are cut into past and future, and asked about the future.
class UsersumFixture final
{
public:
    static constexpr int kActivities = 30;

    /// Adds the log "books" with users U001, U002 ... who are cut and have the usual tasks.
    explicit UsersumFixture(
        ProjectFixture& project, int userCount = 3, int activities = kActivities)
        : m_project(project)
    {
        log = addLog(QStringLiteral("books"), userCount, activities);
        split(log);
    }

    /// What the user with this number, from 1, read.
    static usersum::Timeline timeline(int number, int activities = kActivities)
    {
        static const QStringList genres{
            QStringLiteral("Crime"), QStringLiteral("Travel"), QStringLiteral("Poetry")};
        constexpr qint64 kDay = 86'400'000;
        constexpr qint64 kFirst = 1'577'872'800'000; // 2020-01-01 10:00
        constexpr int kDaysBetween = 15;
        constexpr int kBooksOfGenre = 90;
        usersum::Timeline made{QStringLiteral("reader%1").arg(number), {}};
        for (int i = 0; i < activities; ++i) {
            const QString genre = genres.at((number + (i % 3 == 2 ? 1 : 0)) % genres.size());
            const int book = 1 + (number * 7 + i) % kBooksOfGenre;
            usersum::Activity activity;
            activity.time = kFirst + (number + kDaysBetween * qint64(i)) * kDay;
            activity.item = QStringLiteral("%1-%2").arg(genre).arg(book);
            activity.title = QStringLiteral("%1 volume %2").arg(genre).arg(book);
            activity.rating = 1 + (i + number) % 5;
            activity.categories = QStringList{genre};
            if (i % 4 == 0)
                activity.text = QStringLiteral("Read in %1 days.").arg(2 + i % 7);
            made.activities.append(activity);
        }
        return made;
    }

    /// A log that is not cut.
    TimelineLogId addLog(const QString& name, int userCount, int activities = kActivities)
    {
        NewTimelineLog made;
        made.name = name;
        made.kind = QStringLiteral("columns");
        made.checksum = QString(64, QLatin1Char('0'));
        made.settings = {{QStringLiteral("fewest"), 1}, {QStringLiteral("most"), activities},
            {QStringLiteral("users"), 0}, {QStringLiteral("seed"), 1}};
        QList<usersum::Timeline> read;
        for (int i = 0; i < userCount; ++i)
            read.append(timeline(int(users.size()) + 1 + i, activities));
        usersum::TimelineStatistics statistics;
        statistics.users = statistics.keptUsers = userCount;
        statistics.rows = statistics.keptActivities = qint64(userCount) * activities;
        usersum::describeSample(statistics, read);
        made.statistics = usersum::statisticsJson(statistics);
        TimelineRepository timelines(database());
        const TimelineLogId added = take(timelines.addLog(made));
        for (const usersum::Timeline& one : std::as_const(read))
            users.append(take(timelines.addUser(added, one)));
        return added;
    }

    /// Cuts the users of a log as the rule says and gives them tasks.
    void split(TimelineLogId which, const FuturePlan& plan = {})
    {
        TimelineRepository timelines(database());
        check(timelines.setPlan(which, plan));
        QList<usersum::Timeline> all;
        const auto rows = take(timelines.users(which));
        for (const UserRecord& row : rows)
            all.append(take(timelines.timeline(row.id)));
        const usersum::ChoicePool pool(all, plan.rule);
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const auto cut = usersum::splitTimeline(all.at(i), plan.rule);
            check(timelines.setCut(rows.at(i).id, cut));
            if (cut)
                check(timelines.setTasks(rows.at(i).id,
                    usersum::predictionTasks(all.at(i), *cut, plan.tasks, pool, plan.seed)));
        }
    }

    /// A summary of the user with this number that somebody imported.
    UserSummaryId addSummary(int number, const QString& summarizer, const QString& text)
    {
        NewUserSummary made;
        made.user = users.at(number - 1);
        made.summarizer = summarizer;
        made.text = text;
        made.source = QStringLiteral("summaries.jsonl");
        return take(UserSummaryRepository(database()).add(made));
    }
    /// One that says what is true of the user.
    UserSummaryId addSummary(int number, const QString& summarizer = QStringLiteral("ours"))
    {
        return addSummary(number, summarizer,
            QStringLiteral("**Summary**\nThe user reads %1 most often.\n\n**Insights**\nA book "
                           "lasts %2 days.")
                .arg(timeline(number).activities.first().categories.first())
                .arg(number));
    }
    /// The baseline of no summary at all.
    UserSummaryId addNone(int number)
    {
        NewUserSummary made;
        made.user = users.at(number - 1);
        made.summarizer = QStringLiteral("no summary");
        made.origin = SummaryOrigin::None;
        return take(UserSummaryRepository(database()).add(made));
    }

    /// What one repeat of a predictor made of all tasks of a summary; 'y' is a hit, 'n' a miss, '-'
    /// a reply that nobody could read.
    void predict(
        UserSummaryId summary, const QString& predictor, int repeat, const QString& outcomes)
    {
        UserSummaryRepository summaries(database());
        const auto tasks =
            take(TimelineRepository(database()).tasks(take(summaries.byId(summary)).made.user));
        for (qsizetype i = 0; i < std::min(tasks.size(), outcomes.size()); ++i) {
            const usersum::PredictionTask& task = tasks.at(i).task;
            std::optional<int> choice;
            if (outcomes.at(i) != QLatin1Char('-'))
                choice = outcomes.at(i) == QLatin1Char('y')
                             ? task.answer
                             : int((task.answer + 1) % task.choices.size());
            check(summaries.addPrediction(
                {summary, tasks.at(i).id, predictor, repeat, choice, {}, {}}));
        }
    }

    TimelineLogId log;
    QList<TimelineUserId> users; ///< of all logs, in the order of their numbers

private:
    Database& database() { return m_project.database(); }
    template <typename T>
    static T take(Expected<T> result)
    {
        return ProjectFixture::take(std::move(result));
    }
    static void check(const Expected<void>& result) { ProjectFixture::check(result); }

    ProjectFixture& m_project;
};

} // namespace tandem
