#include "models/text/wordcount.h"
#include "storage/database/rows.h"
#include "storage/repositories/makernames.h"
#include "storage/repositories/usersummarynames.h"
#include "testmain.h"
#include "usersumfixture.h"

#include <QTest>

#include <limits>

using namespace tandem;

namespace {

const QString kOurs = QStringLiteral("ours");

NewUserSummary summaryOf(TimelineUserId user, const QString& text)
{
    NewUserSummary made;
    made.user = user;
    made.summarizer = kOurs;
    made.text = text;
    made.mostWords = 50;
    return made;
}

} // namespace

/// Summaries of users in a project file, what was predicted from them, and values of measures.
class TestUserSummaryRepository final : public QObject
{
    Q_OBJECT

private slots:
    void aSummaryIsReadBackAndCounted()
    {
        ProjectFixture project(1);
        const UsersumFixture usersum(project, 2);
        UserSummaryRepository summaries(project.database());
        const NewUserSummary made =
            summaryOf(usersum.users.first(), QStringLiteral("**Summary**\nreads crime"));
        const auto id = ProjectFixture::take(summaries.add(made));
        const StoredUserSummary stored = ProjectFixture::take(summaries.byId(id));
        QCOMPARE(stored.made.text, made.text);
        QCOMPARE(stored.made.origin, SummaryOrigin::Imported);
        QCOMPARE(stored.made.mostWords, made.mostWords);
        QVERIFY(!stored.made.other.isValid() && !stored.made.run.isValid());
        QCOMPARE(stored.words, 3);
        QVERIFY(!stored.uuid.isEmpty());
        QCOMPARE(ProjectFixture::take(summaries.add(made)), id);
        QCOMPARE(summaries.add(summaryOf(made.user, QStringLiteral("another"))).error().code,
            ErrorCode::Refused);
        QCOMPARE(ProjectFixture::take(summaries.find(made.user, kOurs)), std::optional(id));
        QVERIFY(!ProjectFixture::take(summaries.find(usersum.users.last(), kOurs)));
        QCOMPARE(ProjectFixture::take(summaries.ofUser(made.user)).size(), 1);
        QCOMPARE(summaries.byId(UserSummaryId{99}).error().code, ErrorCode::NotFound);
    }

    void whatIsNoSummaryIsRefused()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 1);
        UserSummaryRepository summaries(project.database());
        const TimelineUserId user = usersum.users.first();
        const auto code = [&](NewUserSummary made) { return summaries.add(made).error().code; };
        QCOMPARE(code(summaryOf(user, QStringLiteral(" \n"))), ErrorCode::InvalidInput);
        QCOMPARE(code(summaryOf(user, QString(100'001, u'x'))), ErrorCode::TooLarge);
        NewUserSummary none = summaryOf(user, QStringLiteral("text"));
        none.origin = SummaryOrigin::None;
        QCOMPARE(code(none), ErrorCode::InvalidInput);
        NewUserSummary nameless = summaryOf(user, QStringLiteral("text"));
        nameless.summarizer = QStringLiteral(" ");
        QCOMPARE(code(nameless), ErrorCode::InvalidInput);
        nameless.summarizer = QStringLiteral("a\nb");
        QCOMPARE(code(nameless), ErrorCode::InvalidInput);
        nameless.summarizer = QString(201, u'x');
        QCOMPARE(code(nameless), ErrorCode::TooLarge);
        usersum.addLog(QStringLiteral("uncut"), 1);
        const auto uncut = summaries.add(summaryOf(usersum.users.last(), QStringLiteral("text")));
        QCOMPARE(uncut.error().code, ErrorCode::Refused);
        QVERIFY(uncut.error().sentence().contains(QStringLiteral("Split the log first")));
        // Whom a split log cannot cut no split of it helps.
        ProjectFixture::check(TimelineRepository(project.database()).setCut(user, std::nullopt));
        const auto impossible = summaries.add(summaryOf(user, QStringLiteral("text")));
        QCOMPARE(impossible.error().code, ErrorCode::Refused);
        QVERIFY(impossible.error().sentence().contains(QStringLiteral("cannot be split")));
    }

    void namesMeanOneThing()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 2);
        UserSummaryRepository summaries(project.database());
        NewUserSummary made = summaryOf(usersum.users.first(), QStringLiteral("text"));
        for (const char* name : {"none", "None", "most popular", "other: ours", "Other:ours"}) {
            made.summarizer = QString::fromLatin1(name);
            QCOMPARE(summaries.add(made).error().code, ErrorCode::Refused);
        }
        made.summarizer = QStringLiteral("a,b");
        QCOMPARE(summaries.add(made).error().code, ErrorCode::InvalidInput);
        QCOMPARE(checkMakerName(Maker::Predictor, made.summarizer).error().code,
            ErrorCode::InvalidInput);
        made.summarizer = QStringLiteral("another: ours");
        const auto id = ProjectFixture::take(summaries.add(made));
        for (const char* name : {"Q_s", "q_s", "ROUGE-2", "rouge2", "rougeL", "BLEU", "meteor",
                 "METEOR (no synonyms)", "QM"}) {
            const SummaryValue value{id, QString::fromLatin1(name), 0.5};
            QCOMPARE(summaries.addValue(value).error().code, ErrorCode::Refused);
        }
    }

    void noSummarizerIsCalledAsABaselineIsAskedFor()
    {
        for (const auto origin : {SummaryOrigin::None, SummaryOrigin::Imported, SummaryOrigin::Run})
            QCOMPARE(checkSummarizerName(QStringLiteral("Other"), origin).error().code,
                ErrorCode::Refused);
        QVERIFY(checkSummarizerName(QStringLiteral("another"), SummaryOrigin::Imported));
    }

    void summariesOfASummarizerCameToBeInOneWay()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 2);
        UserSummaryRepository summaries(project.database());
        const auto refused = [&](SummaryOrigin origin) {
            NewUserSummary made = summaryOf(usersum.users.last(), QStringLiteral("text"));
            made.summarizer = QStringLiteral("B");
            made.origin = origin;
            return summaries.add(made).error();
        };
        NewUserSummary first = summaryOf(usersum.users.first(), QStringLiteral("text"));
        first.summarizer = QStringLiteral("B");
        first.origin = SummaryOrigin::OfOtherUser;
        ProjectFixture::take(summaries.add(first));
        for (const auto origin : {SummaryOrigin::Imported, SummaryOrigin::Run}) {
            QCOMPARE(refused(origin).code, ErrorCode::Refused);
            QVERIFY(refused(origin).sentence().contains(QStringLiteral("is a baseline")));
            QVERIFY(!refused(origin).remedy.isEmpty());
        }
    }

    void summarizersAreListedWithBaselinesLast()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 2);
        UserSummaryRepository summaries(project.database());
        usersum.addNone(1);
        usersum.addSummary(1, QStringLiteral("zebra"));
        usersum.addSummary(2, QStringLiteral("zebra"));
        ProjectFixture::take(
            summaries.add(summaryOf(usersum.users.first(), QStringLiteral("text"))));
        const auto rows = ProjectFixture::take(summaries.summarizers(usersum.log));
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(0).summarizer, kOurs);
        QCOMPARE(rows.at(0).mostWords, std::optional<qint64>(50));
        QCOMPARE(rows.at(1).summarizer, QStringLiteral("zebra"));
        QCOMPARE(rows.at(1).summaries, 2);
        QVERIFY(!rows.at(1).mostWords);
        QVERIFY(isBaseline(rows.at(2).origin));
        QCOMPARE(ProjectFixture::take(summaries.summarizers()).size(), 3);
        QCOMPARE(ProjectFixture::take(summaries.ofSummarizer(usersum.log, QStringLiteral("zebra")))
                     .size(),
            2);
    }

    void aPredictionIsAHitWhereItIsTheAnswer()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 3);
        UserSummaryRepository summaries(project.database());
        const auto summary = usersum.addSummary(1);
        usersum.predict(summary, QStringLiteral("seer"), 1, QStringLiteral("yn-"));
        const auto predictions = ProjectFixture::take(summaries.predictionsOf(summary));
        QCOMPARE(predictions.size(), 3);
        QVERIFY(predictions.at(0).isHit);
        QVERIFY(!predictions.at(1).isHit);
        QVERIFY(!predictions.at(2).isHit && !predictions.at(2).made.choice);
        QCOMPARE(ProjectFixture::take(summaries.predictors(usersum.log)),
            QStringList{QStringLiteral("seer")});
    }

    void whatNobodyCouldReadGivesWayAndNothingElse()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 1);
        UserSummaryRepository summaries(project.database());
        const auto summary = usersum.addSummary(1);
        const auto task = ProjectFixture::take(
            TimelineRepository(project.database()).tasks(usersum.users.first()))
                              .first();
        NewPrediction made{summary, task.id, QStringLiteral("seer"), 1, {}, {}, {}};
        QVERIFY(summaries.addPrediction(made));
        QVERIFY(summaries.addPrediction(made));
        made.choice = task.task.answer;
        QVERIFY(summaries.addPrediction(made));
        QVERIFY(summaries.addPrediction(made));
        QVERIFY(ProjectFixture::take(summaries.predictionsOf(summary)).first().isHit);
        made.choice.reset();
        QCOMPARE(summaries.addPrediction(made).error().code, ErrorCode::Refused);
        made.choice = int(task.task.choices.size()) + 1;
        QCOMPARE(summaries.addPrediction(made).error().code, ErrorCode::InvalidInput);
        // Of an imported miss nobody need know what was chosen; of a run's it is known.
        made.choice = int(task.task.choices.size());
        made.repeat = 2;
        made.run = RunId{1};
        QCOMPARE(summaries.addPrediction(made).error().code, ErrorCode::InvalidInput);
        made.run = {};
        QVERIFY(summaries.addPrediction(made));
        made.task = FutureTaskId{999};
        QCOMPARE(summaries.addPrediction(made).error().code, ErrorCode::NotFound);
    }

    void predictionsAreScoredByUserAndRepeat()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 2);
        UserSummaryRepository summaries(project.database());
        const QString seer = QStringLiteral("seer");
        for (const int user : {1, 2}) {
            const auto summary = usersum.addSummary(user);
            usersum.predict(summary, seer, 1, QStringLiteral("yyyyyyyy"));
            usersum.predict(summary, seer, 2, QStringLiteral("n-nnnnnn"));
            usersum.predict(summary, seer, 3, QStringLiteral("y"));
        }
        const auto scored = ProjectFixture::take(summaries.predicted(usersum.log, kOurs, seer));
        QCOMPARE(scored.size(), 6);
        QCOMPARE(scored.at(0).user, QStringLiteral("U001"));
        QCOMPARE(scored.at(1).run, 2);
        QCOMPARE(usersum::predictedShare(scored.at(0)), std::optional(1.0));
        QCOMPARE(usersum::predictedShare(scored.at(1)), std::optional(0.0));
        QCOMPARE(scored.at(1).unread, 1);
        QCOMPARE(usersum::predictedShare(scored.at(2)), std::optional<double>());
        QCOMPARE(scored.at(2).missing, int(scored.at(0).tasks.size()) - 1);
        QCOMPARE(scored.at(0).words,
            countWords(
                ProjectFixture::take(summaries.ofUser(usersum.users.first())).first().made.text));
        QVERIFY(
            ProjectFixture::take(summaries.predicted(usersum.log, kOurs, QStringLiteral("nobody")))
                .isEmpty());
        const auto popular = ProjectFixture::take(summaries.popular(usersum.log));
        QCOMPARE(popular.size(), 2);
        const auto tasks = ProjectFixture::take(
            TimelineRepository(project.database()).tasks(usersum.users.first()));
        QCOMPARE(popular.first().tasks.size(), tasks.size());
        for (qsizetype i = 0; i < tasks.size(); ++i) {
            const usersum::PredictionTask& task = tasks.at(i).task;
            QCOMPARE(popular.first().tasks.at(i),
                (usersum::TaskOutcome{task.name, task.popular == task.answer}));
        }
        QCOMPARE(popular.first().words, 0);
    }

    void valuesAreGivenOnce()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 2);
        UserSummaryRepository summaries(project.database());
        const auto summary = usersum.addSummary(1);
        SummaryValue value;
        value.summary = summary;
        value.measure = QStringLiteral("BLEURT");
        value.value = -0.5;
        QVERIFY(ProjectFixture::take(summaries.addValue(value)));
        QVERIFY(!ProjectFixture::take(summaries.addValue(value)));
        QCOMPARE(ProjectFixture::take(summaries.valuesOf(summary)).first().value, -0.5);
        value.value = 0.5;
        QCOMPARE(summaries.addValue(value).error().code, ErrorCode::Refused);
        value.measure = QStringLiteral("other");
        value.value = std::numeric_limits<double>::infinity();
        QCOMPARE(summaries.addValue(value).error().code, ErrorCode::InvalidInput);
        QCOMPARE(ProjectFixture::take(summaries.measures(usersum.log)),
            QStringList{QStringLiteral("BLEURT")});
        const auto values =
            ProjectFixture::take(summaries.values(usersum.log, kOurs, QStringLiteral("BLEURT")));
        QCOMPARE(values.size(), 1);
        QCOMPARE(values.value(QStringLiteral("U001")), -0.5);
    }
};

TANDEM_TEST(TestUserSummaryRepository, QCoreApplication)
#include "tst_usersummaryrepository.moc"
