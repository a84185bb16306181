#pragma once

#include "storage/project/summarystudy.h"
#include "studyfixture.h"
#include "usersumfixture.h"

#include <QHash>

namespace tandem {

/// Four users with summaries, predictions and ratings that are few enough to compute by hand:
/// - each has the tasks "next" and "genre"; the most popular answer is right for "next" alone;
/// - summaries by "ours" of 4, 4, 8 and 2 words, made under a limit of 5; the predictor "oracle"
///   made yy yn nn ny of them in its first run and yn nn nn yy in the second;
/// - "theirs", of 10 words without a limit, from which only "next" of U001 was predicted, once;
/// - the baseline "no summary", from which nothing was predicted.
class RatedSummaries final
{
public:
    static constexpr int kUsers = 4;

    RatedSummaries()
    {
        TimelineRepository timelines(database());
        for (const TimelineUserId user : users.users)
            ProjectFixture::check(timelines.setTasks(user, tasks()));
        const QStringList texts{QStringLiteral("Reads crime every month"),
            QStringLiteral("Likes travel and poetry"),
            QStringLiteral("Nobody knows what this one reads at night"),
            QStringLiteral("Loves poetry")};
        const QStringList first{
            QStringLiteral("yy"), QStringLiteral("yn"), QStringLiteral("nn"), QStringLiteral("ny")};
        const QStringList second{
            QStringLiteral("yn"), QStringLiteral("nn"), QStringLiteral("nn"), QStringLiteral("yy")};
        for (int user = 1; user <= kUsers; ++user) {
            NewUserSummary made;
            made.user = users.users.at(user - 1);
            made.summarizer = QStringLiteral("ours");
            made.text = texts.at(user - 1);
            made.mostWords = 5;
            const auto ours = ProjectFixture::take(UserSummaryRepository(database()).add(made));
            users.predict(ours, oracle(), 1, first.at(user - 1));
            users.predict(ours, oracle(), 2, second.at(user - 1));
            summaries.append(ours);
            const UserSummaryId theirs = users.addSummary(user, QStringLiteral("theirs"),
                QStringLiteral("A summary of ten words that says nothing of anybody"));
            users.predict(
                theirs, oracle(), 1, user == 1 ? QStringLiteral("yn") : QStringLiteral("nn"));
            users.predict(theirs, oracle(), 2, QStringLiteral("nn"));
            users.predict(users.addNone(user), oracle(), 1, QStringLiteral("nn"));
        }
    }

    static QString oracle() { return QStringLiteral("oracle"); }

    /// A study of "ours" that Ann and Bob answer and that is closed: both find U001 good and U002
    /// and U003 bad, and of U004 Ann says good and Bob bad.
    StudyId ratedStudy()
    {
        SummaryStudyOrder order;
        order.name = QStringLiteral("Good summaries");
        order.log = users.log;
        order.summarizers = {QStringLiteral("ours")};
        order.ratersPerItem = 2;
        order.raters = {{.name = QStringLiteral("Ann")}, {.name = QStringLiteral("Bob")}};
        const auto items = ProjectFixture::take(summaryStudyItems(database(), order));
        const StudyId study =
            ProjectFixture::take(makeSummaryStudy(database(), order, items, project.lea)).study;
        answer(study, QStringLiteral("Ann"), {QStringLiteral("month"), QStringLiteral("Loves")});
        answer(study, QStringLiteral("Bob"), {QStringLiteral("month")});
        ProjectFixture::check(StudyRepository(database()).close(study, project.lea));
        return study;
    }

    /// The rater finds those summaries good in which one of these words stands, others bad.
    void answer(StudyId study, const QString& rater, const QStringList& goodWords)
    {
        const RaterId id =
            ProjectFixture::take(StudyRaterRepository(database()).byName(study, rater)).id;
        StudyAnswerRepository answers(database());
        const studies::Task task = ProjectFixture::take(answers.task(id));
        studies::Submission given;
        qint64 at = 1000;
        for (const studies::TaskTurn& turn : task.turns) {
            const QString summary = turn.fields.last().text;
            const bool isGood = std::any_of(goodWords.cbegin(), goodWords.cend(),
                [&](const QString& word) { return summary.contains(word); });
            given.rows.append({newUuid(), turn.id, QStringLiteral("rating"),
                isGood ? QStringLiteral("good") : QStringLiteral("bad"), at += 1000, 900});
        }
        ProjectFixture::take(answers.keep(id, given, SubmissionChannel::File));
    }

    Database& database() { return project.database(); }

    ProjectFixture project{0};
    UsersumFixture users{project, kUsers};
    QList<UserSummaryId> summaries; ///< by "ours", of each user

private:
    static QList<usersum::PredictionTask> tasks()
    {
        const QStringList choices{QStringLiteral("one"), QStringLiteral("two")};
        return {{QStringLiteral("next"), QStringLiteral("Which one is next?"), choices, 0, 0},
            {QStringLiteral("genre"), QStringLiteral("Which genre is next?"), choices, 0, 1}};
    }
};

} // namespace tandem
