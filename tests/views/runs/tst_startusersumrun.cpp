#include "../../storage/runs/usersumrunfixture.h"
#include "askedrun.h"
#include "testmain.h"
#include "ui/messagebar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

using namespace tandem;
using usersum::SegmentUnit;

/// Runs about users' timelines, as a person begins them.
class TestStartUsersumRun : public QObject
{
    Q_OBJECT

private slots:
    void usersAreSummarizedUnderTheModelsName()
    {
        UsersumRunFixture f(2);
        AskedRun asked(f, {{RunKindId::UserSummaries, {}}});
        // Whole years have more than the most activities of a segment, 24 of a past.
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("2,")));
        QVERIFY(asked.calls().contains(QLatin1String("depend on the replies")));
        // Two users with a segment each: 9 calls at most of it, and one that combines.
        QVERIFY2(
            asked.calls().contains(QLatin1String("up to 20 in total")), qPrintable(asked.calls()));
        QVERIFY(!asked.dialog->findChild<QCheckBox*>(QStringLiteral("startRunReplace")));
        QCOMPARE(asked.find<QLineEdit>("startRunQuery")->text(), usersum::usualQuery());
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        QCOMPARE(f.summaries(), 2);
        QCOMPARE(f.summariesOf(1).first().made.summarizer, f.endpoint.model);
    }

    void theWayIsChosen()
    {
        UsersumRunFixture f(3);
        AskedRun asked(f, {{RunKindId::UserSummaries, {}}});
        asked.find<QLineEdit>("startRunSummarizer")->setText(QStringLiteral("ours"));
        asked.find<QLineEdit>("startRunUsers")->setText(QStringLiteral("u001, U003"));
        asked.find<QLineEdit>("startRunQuery")->setText(QStringLiteral("Which genres?"));
        asked.find<QSpinBox>("startRunMaxWords")->setValue(77);
        auto* unit = asked.find<QComboBox>("startRunSegmentUnit");
        unit->setCurrentIndex(unit->findData(QStringLiteral("quarter")));
        asked.find<QSpinBox>("startRunSegmentMin")->setValue(5);
        asked.find<QSpinBox>("startRunSegmentMax")->setValue(20);
        asked.find<QSpinBox>("startRunRounds")->setValue(1);
        asked.find<QSpinBox>("startRunAsks")->setValue(4);
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("8,")));
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        QCOMPARE(f.summaries(), 2);
        QVERIFY(f.summariesOf(2).isEmpty());
        const auto runs = ProjectFixture::take(RunRepository(f.project.database()).list());
        const UserSummariesOptions made = runOptionsFrom(runs.first().settings).userSummaries;
        QCOMPARE(made.summarizer, QStringLiteral("ours"));
        QCOMPARE(made.query, QStringLiteral("Which genres?"));
        QCOMPARE(made.mostWords, 77);
        QCOMPARE(made.segments, (usersum::SegmentRule{SegmentUnit::Quarter, 5, 20}));
        QCOMPARE(made.rounds, 1);
        QCOMPARE(made.asks, 4);
    }

    void aSingleStepHasNoSegments()
    {
        UsersumRunFixture f(1);
        AskedRun asked(f, {{RunKindId::UserSummaries, {}}});
        QVERIFY(asked.find<QSpinBox>("startRunRounds")->isEnabled());
        auto* method = asked.find<QComboBox>("startRunHierarchical");
        method->setCurrentIndex(method->findData(false));
        for (const char* name : {"startRunSegmentMin", "startRunSegmentMax", "startRunRounds"})
            QVERIFY(!asked.find<QSpinBox>(name)->isEnabled());
        QTRY_COMPARE(asked.calls(), QStringLiteral("1"));
    }

    void whatCannotBeChosenIsSaid()
    {
        UsersumRunFixture f(2);
        AskedRun asked(f, {{RunKindId::UserSummaries, {}}});
        QTRY_VERIFY(asked.mayBegin());
        auto* users = asked.find<QLineEdit>("startRunUsers");
        users->setText(QStringLiteral("U009"));
        QTRY_VERIFY(!asked.mayBegin());
        QVERIFY(asked.find<MessageBar>("startRunMessage")->isVisible());
        users->setText(QStringLiteral("U002"));
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("1,")));
        QTRY_VERIFY(asked.mayBegin());
        asked.find<QSpinBox>("startRunSegmentMin")->setValue(60);
        QTRY_VERIFY(!asked.mayBegin());
        asked.find<QSpinBox>("startRunSegmentMax")->setValue(120);
        QTRY_VERIFY(asked.mayBegin());
        asked.find<QLineEdit>("startRunQuery")->clear();
        QTRY_VERIFY(!asked.mayBegin());
        QVERIFY2(asked.problem().contains(QStringLiteral("query")), qPrintable(asked.problem()));
    }

    void logsAndUsersAreShownAsTheyWereAskedFor()
    {
        UsersumRunFixture f(2);
        f.books.split(f.books.addLog(QStringLiteral("more"), 1));
        RunOptions options;
        options.userSummaries.log = QStringLiteral("more");
        options.userSummaries.users = {f.books.users.last()};
        AskedRun asked(f, {{RunKindId::UserSummaries, options}});
        QCOMPARE(asked.find<QComboBox>("startRunLog")->currentText(), QStringLiteral("more"));
        QCOMPARE(asked.find<QLineEdit>("startRunUsers")->text(), QStringLiteral("U003"));
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("1,")));
        asked.find<QLineEdit>("startRunUsers")->clear();
        asked.find<QComboBox>("startRunLog")->setCurrentIndex(0);
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("3,")));
    }

    void itIsPredictedFromChosenSummaries()
    {
        UsersumRunFixture f(1);
        const UserSummaryId ours = f.books.addSummary(1);
        f.books.addSummary(1, QStringLiteral("theirs"), QStringLiteral("The user reads."));
        const auto tasks = ProjectFixture::take(
            TimelineRepository(f.project.database()).tasks(f.books.users.first()));
        AskedRun asked(f, {{RunKindId::Predictions, {}}});
        QTRY_COMPARE(asked.calls(), QString::number(6 * tasks.size()));
        auto* summarizers = asked.find<QListWidget>("startRunSummarizers");
        QCOMPARE(summarizers->count(), 2);
        summarizers->item(1)->setCheckState(Qt::Unchecked);
        asked.find<QSpinBox>("startRunRuns")->setValue(2);
        asked.find<QLineEdit>("startRunPredictor")->setText(QStringLiteral("seer"));
        QTRY_COMPARE(asked.calls(), QString::number(2 * tasks.size()));
        summarizers->item(0)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY(!asked.mayBegin());
        summarizers->item(0)->setCheckState(Qt::Checked);
        QTRY_VERIFY(asked.mayBegin());
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        const auto made =
            ProjectFixture::take(UserSummaryRepository(f.project.database()).predictionsOf(ours));
        QCOMPARE(made.size(), 2 * tasks.size());
        QCOMPARE(made.first().made.predictor, QStringLiteral("seer"));
    }

    void onlySummarizersOfTheLogAreOffered()
    {
        UsersumRunFixture f(1);
        f.books.addSummary(1);
        f.books.addSummary(1, QStringLiteral("theirs"), QStringLiteral("The user reads."));
        f.books.split(f.books.addLog(QStringLiteral("more"), 1));
        f.books.addSummary(2, QStringLiteral("elsewhere"), QStringLiteral("The user reads."));
        f.books.addSummary(2, QStringLiteral("theirs"), QStringLiteral("The user reads on."));
        RunOptions options;
        options.predictions.log = QStringLiteral("books");
        options.predictions.summarizers = {QStringLiteral("theirs")};
        AskedRun asked(f, {{RunKindId::Predictions, options}});
        auto* summarizers = asked.find<QListWidget>("startRunSummarizers");
        const auto ticked = [summarizers] {
            QStringList names;
            for (int row = 0; row < summarizers->count(); ++row)
                names +=
                    (summarizers->item(row)->checkState() == Qt::Checked ? QStringLiteral("+")
                                                                         : QStringLiteral("-")) +
                    summarizers->item(row)->text();
            return names.join(QLatin1Char(' '));
        };
        QCOMPARE(ticked(), QStringLiteral("-ours +theirs"));
        auto* log = asked.find<QComboBox>("startRunLog");
        log->setCurrentIndex(log->findData(QStringLiteral("more")));
        QCOMPARE(ticked(), QStringLiteral("-elsewhere +theirs"));
        log->setCurrentIndex(0);
        QCOMPARE(summarizers->count(), 3);
    }

    void aMeasureIsNamed()
    {
        UsersumRunFixture f(1);
        const UserSummaryId summary = f.books.addSummary(1);
        f.books.addNone(1);
        AskedRun asked(f, {{RunKindId::SummaryJudge, {}}});
        // What has no text has nothing to be judged.
        QCOMPARE(asked.find<QListWidget>("startRunSummarizers")->count(), 1);
        QCOMPARE(asked.find<QLineEdit>("startRunMeasure")->text(), QStringLiteral("autoeval"));
        asked.find<QLineEdit>("startRunMeasure")->setText(QStringLiteral("strict"));
        QTRY_COMPARE(asked.calls(), QStringLiteral("1"));
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        const auto values =
            ProjectFixture::take(UserSummaryRepository(f.project.database()).valuesOf(summary));
        QCOMPARE(values.size(), 1);
        QCOMPARE(values.first().measure, QStringLiteral("strict"));
    }
};

TANDEM_TEST(TestStartUsersumRun, QApplication)
#include "tst_startusersumrun.moc"
