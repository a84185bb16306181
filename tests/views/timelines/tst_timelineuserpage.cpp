#include "views/timelines/timelineuserpage.h"

#include "madehierarchy.h"
#include "pagescreen.h"
#include "screendump.h"
#include "testmain.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/command.h"
#include "ui/spantextview.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "usersumfixture.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"
#include "views/timelines/futuretasksview.h"
#include "views/timelines/summarymakingview.h"
#include "views/timelines/timelinepane.h"
#include "views/timelines/usersummaryview.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

/// The page of one user, worked by its keys on the real widgets.
class TestTimelineUserPage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_project = std::make_unique<ProjectFixture>(0);
        m_users = std::make_unique<UsersumFixture>(*m_project);
    }
    void cleanup()
    {
        m_screen.reset();
        m_session.reset();
        m_users.reset();
        m_project.reset();
    }

    void pastAndFutureAreToldApartInTheTimeline()
    {
        start();
        const RowsModel* rows = page().timeline()->list()->rows();
        QCOMPARE(rows->rowCount(), 32);
        QVERIFY(rows->card(0).isHeadline);
        QVERIFY(rows->card(0).title.startsWith(QStringLiteral("Past, until 12 Dec 2020")));
        QCOMPARE(rows->card(1).number, QStringLiteral("1"));
        QVERIFY(rows->card(25).isHeadline);
        QVERIFY(rows->card(25).title.startsWith(QStringLiteral("Future, from 27 Dec 2020")));
        QVERIFY(label("timelineCut").startsWith(QStringLiteral("Cut after 12 Dec 2020:")));
        QVERIFY(!label("timelineCut").contains(QStringLiteral("The rule")));
        // The first activity has a text, the second has none.
        auto* text = m_screen->findChild<SpanTextView*>(QStringLiteral("timelineActivityText"));
        QCOMPARE(text->texts(), QStringList(QStringLiteral("Read in 2 days.")));
        page().timeline()->list()->setFocus();
        key(Qt::Key_Down);
        QVERIFY(text->texts().first().startsWith(QStringLiteral("This activity has no text")));
        key(Qt::Key_F);
        QCOMPARE(page().timeline()->list()->currentRow(), 26);
        key(Qt::Key_F);
        QCOMPARE(page().timeline()->list()->currentRow(), 24);
    }

    void aCutThatWasMovedSaysWhy()
    {
        usersum::Timeline tied = UsersumFixture::timeline(1, 10);
        for (int i = 6; i < 9; ++i)
            tied.activities[i].time = tied.activities.at(6).time;
        TimelineRepository timelines(m_project->database());
        NewTimelineLog log;
        log.name = QStringLiteral("tied");
        const auto added = ProjectFixture::take(timelines.addLog(log));
        const auto user = ProjectFixture::take(timelines.addUser(added, tied));
        m_users->split(added);
        start();
        page().showUser(user);
        QTRY_COMPARE(page().shownUser()->row.id, user);
        QVERIFY(page().shownUser()->row.isMoved);
        QVERIFY2(label("timelineCut").contains(QStringLiteral("among 3 simultaneous activities")),
            qPrintable(label("timelineCut")));
        QVERIFY(label("timelineCut").endsWith(QStringLiteral("all of them are past.")));
    }

    void activitiesAreFilteredByTheirWords()
    {
        start();
        auto* list = m_screen->findChild<CardsView*>(QStringLiteral("timelineActivities"));
        auto* field = m_screen->findChild<QLineEdit*>(QStringLiteral("timelineActivityFilter"));
        const int all = list->rows()->rowCount();
        key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(field->hasFocus());
        // Every third book of the first reader is poetry, those with a text were read in days.
        const auto shown = [&](const char* words) {
            field->setText(QLatin1String(words));
            QTest::keyClick(field, Qt::Key_Return);
            return list->rows()->rowCount() - 2; // the headlines of past and future
        };
        QCOMPARE(shown("poetry"), UsersumFixture::kActivities / 3);
        QCOMPARE(shown("POETRY  days"), 2);
        QCOMPARE(shown("sailing"), 0);
        list->setFocus();
        key(Qt::Key_F);
        QTRY_COMPARE(list->rows()->rowCount(), all);
        QVERIFY(field->text().isEmpty());
    }

    void theSummaryStandsInItsSectionsAsPlainText()
    {
        m_users->addSummary(1, QStringLiteral("ours"),
            QStringLiteral(
                "**Summary**\nReads <b>crime</b>, <Alien>.\n\n**Insights**\n- Often.\n- Late."));
        start();
        const auto* text = m_screen->findChild<SpanTextView*>(QStringLiteral("userSummary"));
        QCOMPARE(text->texts(), (QStringList{QStringLiteral("Reads crime, <Alien>."),
                                    QStringLiteral("\u2022 Often.\n\u2022 Late.")}));
        QCOMPARE(label("userSummaryOrigin"), QStringLiteral("Imported from summaries.jsonl."));
        key(Qt::Key_R, Qt::ShiftModifier);
        QVERIFY(message().contains(QStringLiteral("Imported from summaries.jsonl")));
    }

    void aTextWithoutSectionsIsShownAsItIs()
    {
        m_users->addSummary(1, QStringLiteral("ours"), QStringLiteral("A reader."));
        start();
        const auto* text = m_screen->findChild<SpanTextView*>(QStringLiteral("userSummary"));
        QCOMPARE(text->texts(), QStringList(QStringLiteral("A reader.")));
        QCOMPARE(label("userSummaryLength"), QStringLiteral("2 word(s)"));
    }

    void wordsBeyondTheLimitAreCounted()
    {
        addLimited(QStringLiteral("one two three four five"), 3);
        start();
        QCOMPARE(label("userSummaryLength"), QStringLiteral("5 words, 2 over the limit"));
    }

    void whatMeasuresSayOfTheSummaryStandsAboveIt()
    {
        const UserSummaryId summary = m_users->addSummary(1);
        UserSummaryRepository summaries(m_project->database());
        QVERIFY(summaries.addValue({summary, QStringLiteral("autoeval"), 4.0}));
        QVERIFY(summaries.addValue({summary, QStringLiteral("bleurt"), 0.3127}));
        start();
        QCOMPARE(label("userSummaryOrigin"),
            QStringLiteral("Imported from summaries.jsonl.\nautoeval 4 · bleurt 0.313"));
    }

    void anotherLanguageLeavesWhatIsShown()
    {
        predictFirst(QStringLiteral("yyn"));
        MadeHierarchy made(*m_project, m_users->users.first());
        made.finish();
        start();
        const auto sayAnew = [this] {
            const QStringList before = dumpOf(*m_screen);
            QEvent change(QEvent::LanguageChange);
            QCoreApplication::sendEvent(m_screen.get(), &change);
            return dumpDifference(before, dumpOf(*m_screen));
        };
        key(Qt::Key_B);
        QTRY_VERIFY(page().shownUser()->second.has_value());
        key(Qt::Key_J);
        QCOMPARE(sayAnew(), QString());
        QCOMPARE(page().summaries()->tasks()->list()->currentRow(), 1);
        key(Qt::Key_H);
        QTRY_VERIFY(page().making()->list()->rows()->rowCount() > 0);
        key(Qt::Key_J);
        QCOMPARE(sayAnew(), QString());
        QCOMPARE(page().making()->list()->currentRow(), 2);
    }

    void eachTaskSaysWhatWasPredictedAndWhatIsRight()
    {
        predictFirst(QStringLiteral("ynn"), QStringLiteral("yyn"), QStringLiteral("y-n"));
        start();
        const RowsModel* tasks = page().summaries()->tasks()->list()->rows();
        QVERIFY(tasks->rowCount() >= 3);
        QCOMPARE(tasks->card(0).badgeText, QStringLiteral("3 of 3 hit"));
        QCOMPARE(tasks->card(1).badgeText, QStringLiteral("1 of 3 hit"));
        QCOMPARE(tasks->card(2).badgeText, QStringLiteral("0 of 3 hit"));
        key(Qt::Key_J);
        QCOMPARE(page().summaries()->tasks()->list()->currentRow(), 1);
        const RowsModel* details = page().summaries()->tasks()->details()->rows();
        const usersum::PredictionTask& task = page().shownUser()->tasks.at(1).task;
        const Card right = details->card(task.answer);
        QCOMPARE(right.badgeText, QStringLiteral("correct"));
        QVERIFY(right.line.contains(QStringLiteral("predicted from ours: run(s) 2")));
        const Card wrong = details->card(int((task.answer + 1) % task.choices.size()));
        QCOMPARE(wrong.badgeText, QStringLiteral("wrong"));
        QVERIFY(details->card(task.popular).line.contains(QStringLiteral("most popular guess")));
        const int headline = int(task.choices.size());
        QCOMPARE(details->card(headline).title, QStringLiteral("Predicted from ours"));
        QCOMPARE(details->card(headline + 2).badgeText, QStringLiteral("hit"));
        QCOMPARE(details->card(headline + 3).title, QStringLiteral("unparsable reply"));
        // No run made them; of an imported miss the file need not tell what was chosen.
        QCOMPARE(details->card(headline + 3).line, QStringLiteral("imported"));
        key(Qt::Key_R);
        QVERIFY(message().startsWith(QStringLiteral("This prediction was imported")));
        ProjectFixture::check(UserSummaryRepository(m_project->database())
                                  .addPrediction({page().shownUser()->first.stored->id,
                                      page().shownUser()->tasks.at(1).id, QStringLiteral("gpt"), 4,
                                      int(task.choices.size()), {}, {}}));
        page().showUser({});
        QTRY_COMPARE(details->card(headline + 4).title,
            QStringLiteral("wrong choice, not given in the file"));
        QCOMPARE(details->card(headline + 4).badgeText, QStringLiteral("missed"));
    }

    void theKeyOpensThePredictorsReply()
    {
        const UserSummaryId summary = m_users->addSummary(1);
        m_users->predict(summary, QStringLiteral("gpt"), 1, QStringLiteral("n"));
        const ReplyId reply = addReply();
        QVERIFY(m_project->database().run(
            QStringLiteral("INSERT INTO usersum_prediction (summary_id, task_id, predictor, repeat,"
                           " choice, hit, reply_id, at) SELECT ?, id, 'gpt', 2, answer, 1, ?, 0"
                           " FROM usersum_task WHERE user_id = ? AND position = 1"),
            {summary, reply, m_users->users.first()}));
        start();
        // The reply of what is chosen, here the run that was right.
        const usersum::PredictionTask& task = page().shownUser()->tasks.first().task;
        page().summaries()->tasks()->details()->chooseRow(task.answer);
        key(Qt::Key_R);
        QTRY_VERIFY(m_screen->findChild<ReplyDialog*>());
    }

    void twoSummarizersStandBesideEachOtherWithWhatEachWon()
    {
        predictFirst(QStringLiteral("yyn"));
        const UserSummaryId other =
            m_users->addSummary(1, QStringLiteral("theirs"), QStringLiteral("A reader."));
        m_users->predict(other, QStringLiteral("gpt"), 1, QStringLiteral("nny"));
        start();
        const auto* won = m_screen->findChild<QLabel*>(QStringLiteral("userWonTasks"));
        QVERIFY(!won->isVisible());
        key(Qt::Key_B);
        QTRY_VERIFY(page().shownUser()->second.has_value());
        QVERIFY(won->isVisible());
        QVERIFY2(
            won->text().startsWith(QStringLiteral(
                "Of 3 prediction(s) from each, over tasks and runs · 2 hit by \"ours\" alone · 1 "
                "hit by \"theirs\" alone · 0 hit by both · 0 by neither")),
            qPrintable(won->text()));
        const RowsModel* tasks = page().summaries()->tasks()->list()->rows();
        QCOMPARE(tasks->card(0).lineTrailing, QStringLiteral("compared: missed"));
        QCOMPARE(tasks->card(2).lineTrailing, QStringLiteral("compared: hit"));
        // Of several runs only those count that both have.
        m_users->predict(other, QStringLiteral("gpt"), 2, QStringLiteral("yyy"));
        page().showUser({});
        QTRY_COMPARE(
            page().shownUser()->second->predictionsOf(page().shownUser()->tasks.at(0).id).size(),
            2);
        QVERIFY(won->text().contains(QStringLiteral("2 hit by \"ours\" alone")));
        // And of those that both have, each counts by itself.
        m_users->predict(
            page().shownUser()->first.stored->id, QStringLiteral("gpt"), 2, QStringLiteral("yyn"));
        page().showUser({});
        QTRY_VERIFY2(won->text().contains(QStringLiteral(
                         "2 hit by \"ours\" alone · 2 hit by \"theirs\" alone · 2 hit by both")),
            qPrintable(won->text()));
        key(Qt::Key_B);
        QTRY_VERIFY(!page().shownUser()->second);
        QVERIFY(!won->isVisible());
        key(Qt::Key_S);
        QTRY_COMPARE(page().choice().summarizer, QStringLiteral("theirs"));
    }

    void predictorsAreSteppedThrough()
    {
        predictFirst(QStringLiteral("yyy"));
        m_users->predict(
            *ProjectFixture::take(UserSummaryRepository(m_project->database())
                                      .find(m_users->users.first(), QStringLiteral("ours"))),
            QStringLiteral("llama"), 1, QStringLiteral("nnn"));
        start();
        QSignalSpy chosen(&page(), &TimelineUserPage::predictorChosen);
        const RowsModel* tasks = page().summaries()->tasks()->list()->rows();
        QCOMPARE(tasks->card(0).badgeText, QStringLiteral("hit"));
        key(Qt::Key_V);
        QTRY_COMPARE(tasks->card(0).badgeText, QStringLiteral("missed"));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toString(), QStringLiteral("llama"));
    }

    void keysGoToOtherUsersInTheOrderOfTheList()
    {
        start();
        QSignalSpy went(&page(), &TimelineUserPage::userChosen);
        key(Qt::Key_Down, Qt::ControlModifier);
        QTRY_COMPARE(page().shownUser()->row.pseudonym, QStringLiteral("U002"));
        QCOMPARE(went.size(), 1);
        QCOMPARE(label("timelineUserPlace"), QStringLiteral("user 2 of 3 · books"));
        page().setOrder({m_users->users.at(1), m_users->users.at(0)});
        QCOMPARE(label("timelineUserPlace"), QStringLiteral("user 1 of 2 · books"));
        key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(message(), QStringLiteral("This is the first user."));
        key(Qt::Key_Down, Qt::ControlModifier);
        QTRY_COMPARE(page().shownUser()->row.pseudonym, QStringLiteral("U001"));
    }

    void aSummarizerOfOthersSaysThatItHasNoneOfThisUser()
    {
        m_users->addSummary(2);
        start();
        QCOMPARE(label("userSummaryOrigin"), QStringLiteral("No summary of this user by ours."));
    }

    void baselinesSayWhatTheyAre()
    {
        m_users->addNone(1);
        start();
        QVERIFY(label("userSummaryOrigin").startsWith(QStringLiteral("Baseline")));
    }

    void whatIsMissingSaysWhatToDo()
    {
        start();
        auto* strip = m_screen->findChild<StateStrip*>(QStringLiteral("timelineUserStrip"));
        int summaries = 0;
        addCommand(
            m_screen.get(), "timelinesSummarize", {}, [] { return QStringLiteral("Summarize"); },
            [&summaries] { ++summaries; });
        QTRY_VERIFY(strip->text().startsWith(QStringLiteral("No summaries of this log")));
        strip->findChild<QPushButton*>(QStringLiteral("statePrimary"))->click();
        QCOMPARE(summaries, 1);
        key(Qt::Key_B);
        QVERIFY(message().startsWith(QStringLiteral("There is no other summarizer to compare")));
        key(Qt::Key_V);
        QCOMPARE(message(), QStringLiteral("No predictions for this log yet."));
    }

    void aProjectWithoutTimelinesAsksForALog()
    {
        m_project = std::make_unique<ProjectFixture>(0);
        open();
        auto* empty = m_screen->findChild<QWidget*>(QStringLiteral("timelineUserEmpty"));
        QTRY_VERIFY(empty->isVisible());
        int asked = 0;
        addCommand(
            m_screen.get(), "timelinesImport", {}, [] { return QStringLiteral("Import"); },
            [&asked] { ++asked; });
        empty->findChildren<QPushButton*>().first()->click();
        QCOMPARE(asked, 1);
    }

    void whatIsStoredMeanwhileIsShown()
    {
        start();
        m_session->change(this, {.write = [user = m_users->users.first()](
                                              const WriteContext& context) -> Expected<Written> {
            NewUserSummary made;
            made.user = user;
            made.summarizer = QStringLiteral("late");
            made.text = QStringLiteral("A reader.");
            TANDEM_DO(UserSummaryRepository(context.database).add(made));
            return Written(TimelinesChanged{user});
        }});
        QTRY_COMPARE(page().shownUser()->first.summarizer, QStringLiteral("late"));
    }

    void howTheSummaryWasMadeIsAKeyAway()
    {
        MadeHierarchy made(*m_project, m_users->users.first());
        made.finish();
        start();
        QVERIFY(
            m_screen->findChild<QPushButton*>(QStringLiteral("summaryMakingLink"))->isVisible());
        key(Qt::Key_H);
        QVERIFY(page().making()->isVisible());
        QVERIFY(!page().timeline()->isVisible());
        const RowsModel* steps = page().making()->list()->rows();
        QTRY_VERIFY(steps->rowCount() > 0);
        QVERIFY(steps->card(0).isHeadline);
        QVERIFY2(steps->card(0).title.startsWith(QStringLiteral("Segment 1 · 2 Jan 2020")),
            qPrintable(steps->card(0).title));
        QCOMPARE(steps->card(1).line, QStringLiteral("consistent; used in the summary"));
        QVERIFY(page().making()->list()->hasFocus());
        QCOMPARE(label("summaryMakingQuery"),
            QStringLiteral("Max. 40 words on: What does the user like to read?"));
        key(Qt::Key_J);
        QCOMPARE(side("summaryMakingSecond")->texts(),
            (QStringList{QStringLiteral("What does the user like to read?"),
                QStringLiteral("Answers the query"),
                QStringLiteral("It says what the user reads.")}));
        key(Qt::Key_R);
        QTRY_VERIFY(m_screen->findChild<ReplyDialog*>());
        m_screen->findChild<ReplyDialog*>()->reject();
        key(Qt::Key_H);
        QVERIFY(page().timeline()->isVisible());
        QVERIFY(page().summaries()->tasks()->list()->hasFocus());
    }

    void aRewrittenVersionStandsBesideTheOneBefore()
    {
        MadeHierarchy made(*m_project, m_users->users.first());
        made.finish();
        start();
        key(Qt::Key_H);
        const RowsModel* steps = page().making()->list()->rows();
        QTRY_VERIFY(steps->rowCount() > 0);
        // What is wrong with the first version, with what the activities say.
        const int fact = rowWith(*steps, QStringLiteral("activities say: Travel"));
        QVERIFY(fact > 0);
        QCOMPARE(steps->card(fact).badgeText, QStringLiteral("inconsistent"));
        page().making()->list()->chooseRow(fact);
        QVERIFY(side("summaryMakingSecond")->texts().contains(QStringLiteral("Travel")));
        const SpanMark marked = side("summaryMakingFirst")->marks().value(0);
        QCOMPARE(side("summaryMakingFirst")
                     ->texts()
                     .first()
                     .mid(marked.place.span.start, marked.place.span.length),
            QStringLiteral("Opera"));
        // Then the second one.
        key(Qt::Key_J);
        QCOMPARE(page().making()->current()->version, 1);
        const SpanMark removed = side("summaryMakingFirst")->marks().value(0);
        QCOMPARE(side("summaryMakingFirst")
                     ->texts()
                     .first()
                     .mid(removed.place.span.start, removed.place.span.length),
            QStringLiteral("and Opera"));
        QVERIFY(side("summaryMakingSecond")
                    ->texts()
                    .first()
                    .startsWith(QStringLiteral("The user moved to Poetry in spring")));
        // And what all of them became.
        page().making()->list()->chooseRow(steps->rowCount() - 1);
        QCOMPARE(side("summaryMakingFirst")->texts().size(), 4);
        QVERIFY(side("summaryMakingFirst")->texts().at(1).contains(QStringLiteral("Poetry in")));
        QVERIFY(side("summaryMakingSecond")
                    ->texts()
                    .first()
                    .startsWith(QStringLiteral("The user reads crime")));
    }

    void marksOfMarkdownAreNoneOfTheText()
    {
        m_users->addSummary(1, QStringLiteral("ours"),
            QStringLiteral("**Summary**\nThe user reads **Crime** most.\n\n**Insights**\nMore "
                           "*Travel* lately.\n`Poetry` seldom."));
        start();
        QCOMPARE(side("userSummary")->texts(),
            (QStringList{QStringLiteral("The user reads Crime most."),
                QStringLiteral("\u2022 More Travel lately.\n\u2022 Poetry seldom.")}));
    }

    void ofOneDayTheTimeSaysWhereTheCutIs()
    {
        usersum::Timeline day = UsersumFixture::timeline(1, 10);
        for (int i = 0; i < 10; ++i)
            day.activities[i].time = day.activities.first().time + i * 3'600'000;
        TimelineRepository timelines(m_project->database());
        NewTimelineLog log;
        log.name = QStringLiteral("day");
        const auto added = ProjectFixture::take(timelines.addLog(log));
        const auto user = ProjectFixture::take(timelines.addUser(added, day));
        m_users->split(added);
        start();
        page().showUser(user);
        QTRY_COMPARE(page().shownUser()->row.id, user);
        const RowsModel* rows = page().timeline()->list()->rows();
        QVERIFY2(rows->card(0).title.endsWith(QStringLiteral(" 17:00")),
            qPrintable(rows->card(0).title));
    }

    void whatNoRunMadeSaysSo()
    {
        m_users->addSummary(1);
        start();
        QVERIFY(
            !m_screen->findChild<QPushButton*>(QStringLiteral("summaryMakingLink"))->isVisible());
        key(Qt::Key_H);
        QVERIFY(!page().making()->isVisible());
        QVERIFY(message().startsWith(QStringLiteral("This summary was not made by a run")));
    }

    void whoGoesOnFromAMadeSummarySeesTheNextOne()
    {
        MadeHierarchy made(*m_project, m_users->users.first());
        made.finish();
        m_users->addSummary(1);
        m_users->addNone(1);
        start();
        key(Qt::Key_H);
        QVERIFY(page().making()->isVisible());
        key(Qt::Key_Escape);
        QVERIFY(!page().making()->isVisible());
        key(Qt::Key_H);
        QVERIFY(page().making()->isVisible());
        key(Qt::Key_S);
        QTRY_COMPARE(page().shownUser()->first.summarizer, QStringLiteral("ours"));
        QVERIFY(!page().making()->isVisible());
        key(Qt::Key_S);
        QTRY_COMPARE(page().shownUser()->first.summarizer, QStringLiteral("no summary"));
        // Whoever asks for it all the same is told that there is nothing, and why.
        key(Qt::Key_H);
        QTRY_VERIFY2(
            page().making()->whyNothing().contains(QStringLiteral("Baseline: the predictor")),
            qPrintable(page().making()->whyNothing()));
    }

    void goingThroughSummarizersKeepsTheSecondOne()
    {
        m_users->addSummary(1);
        for (const char* other : {"theirs", "yours"})
            m_users->addSummary(1, QLatin1String(other), QStringLiteral("A reader."));
        start();
        key(Qt::Key_B);
        QTRY_VERIFY(page().shownUser()->second.has_value());
        QCOMPARE(page().choice().beside.value_or(QString()), QStringLiteral("theirs"));
        key(Qt::Key_S);
        QTRY_COMPARE(page().shownUser()->first.summarizer, QStringLiteral("yours"));
        QCOMPARE(page().choice().beside.value_or(QString()), QStringLiteral("theirs"));
        key(Qt::Key_S, Qt::ShiftModifier);
        QTRY_COMPARE(page().shownUser()->first.summarizer, QStringLiteral("ours"));
        QCOMPARE(page().choice().beside.value_or(QString()), QStringLiteral("theirs"));
    }

    void aSmallWindowHoldsTwoSummaries()
    {
        predictFirst(QStringLiteral("yyn"));
        m_users->addSummary(1, QStringLiteral("theirs"), QStringLiteral("A reader."));
        start();
        key(Qt::Key_B);
        QTRY_VERIFY(page().shownUser()->second.has_value());
        m_screen->resize(948, 520);
        QVERIFY(page().minimumSizeHint().height() < 480);
        QVERIFY2(page().minimumSizeHint().width() < 900,
            qPrintable(QString::number(page().minimumSizeHint().width())));
        const auto areas = page().findChildren<QAbstractScrollArea*>();
        for (const QAbstractScrollArea* area : areas)
            QVERIFY2(!area->horizontalScrollBar()->isVisible(), qPrintable(area->objectName()));
    }

    /// Pictures for people, where TANDEM_PICTURES names a folder.
    void pictures()
    {
        if (qEnvironmentVariableIsEmpty("TANDEM_PICTURES"))
            QSKIP("TANDEM_PICTURES names no folder");
        Theme theme(*qApp);
        theme.setChoice(ThemeChoice::Light);
        predictFirst(QStringLiteral("yyn"), QStringLiteral("ynn"), QStringLiteral("y-n"));
        const UserSummaryId other = m_users->addSummary(1, QStringLiteral("theirs"),
            QStringLiteral("**Summary**\nReads crime for the most part, poems now and then, and "
                           "gives few books more than three stars.\n\n**Insights**\nFinishes a "
                           "book in a few days.\nGoes on with series.\nSeldom writes a review."));
        m_users->predict(other, QStringLiteral("gpt"), 1, QStringLiteral("nny"));
        MadeHierarchy made(*m_project, m_users->users.first());
        made.finish();
        start();
        page().showUser({}, QStringLiteral("ours"));
        QTRY_COMPARE(page().shownUser()->first.summarizer, QStringLiteral("ours"));
        key(Qt::Key_J);
        m_screen->savePicture("light", {1440, 900});
        m_screen->savePicture("small", {1024, 640});
        key(Qt::Key_B);
        QTRY_VERIFY(page().shownUser()->second.has_value());
        m_screen->savePicture("second", {1440, 900});
        m_screen->savePicture("second-small", {1024, 640});
        theme.setChoice(ThemeChoice::Dark);
        m_screen->savePicture("dark", {1440, 900});
        m_screen->setLayoutDirection(Qt::RightToLeft);
        m_screen->savePicture("rtl", {1440, 900});
        m_screen->setLayoutDirection(Qt::LeftToRight);
        theme.setChoice(ThemeChoice::Light);
        page().showUser({}, QStringLiteral("hierarchy"));
        QTRY_COMPARE(page().shownUser()->first.summarizer, QStringLiteral("hierarchy"));
        m_screen->savePicture("made", {1440, 900});
        key(Qt::Key_H);
        const RowsModel* steps = page().making()->list()->rows();
        QTRY_VERIFY(steps->rowCount() > 0);
        const int fact = rowWith(*steps, QStringLiteral("activities say: Travel"));
        page().making()->list()->chooseRow(fact);
        m_screen->savePicture("fact", {1440, 900});
        key(Qt::Key_J);
        m_screen->savePicture("making", {1440, 900});
        m_screen->savePicture("making-small", {1024, 640});
        theme.setChoice(ThemeChoice::Dark);
        m_screen->setLayoutDirection(Qt::RightToLeft);
        m_screen->savePicture("making-rtl-dark", {1440, 900});
        page().making()->list()->chooseRow(steps->rowCount() - 1);
        m_screen->savePicture("combined", {1440, 900});
    }

private:
    void start()
    {
        open();
        QTRY_VERIFY(page().shownUser() != nullptr);
    }
    void open()
    {
        m_session = std::make_unique<ProjectSession>(m_project->open());
        m_screen = std::make_unique<PageScreen<TimelineUserPage>>(*m_session);
    }
    TimelineUserPage& page() { return *m_screen->page; }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        m_screen->key(key, modifiers);
    }
    QString label(const char* name) { return m_screen->label(name); }
    SpanTextView* side(const char* name)
    {
        return m_screen->findChild<SpanTextView*>(QLatin1String(name));
    }
    static int rowWith(const RowsModel& rows, const QString& words)
    {
        for (int row = 0; row < rows.rowCount(); ++row) {
            if (rows.card(row).line.contains(words))
                return row;
        }
        return -1;
    }
    QString message() { return m_screen->message(); }
    /// What "gpt" made of the summary of the first user by "ours", in these repeats.
    template <typename... Outcomes>
    void predictFirst(const Outcomes&... outcomes)
    {
        const UserSummaryId summary = m_users->addSummary(1);
        int repeat = 0;
        (m_users->predict(summary, QStringLiteral("gpt"), ++repeat, outcomes), ...);
    }
    void addLimited(const QString& text, qint64 mostWords)
    {
        NewUserSummary made;
        made.user = m_users->users.first();
        made.summarizer = QStringLiteral("ours");
        made.text = text;
        made.mostWords = mostWords;
        ProjectFixture::take(UserSummaryRepository(m_project->database()).add(made));
    }
    ReplyId addReply()
    {
        LlmReply reply;
        reply.text = QStringLiteral("{\"choice\": 1}");
        reply.usable = true;
        reply.at = QDateTime::currentDateTimeUtc();
        return ProjectFixture::take(ReplyRepository(m_project->database()).add(reply));
    }

    std::unique_ptr<ProjectFixture> m_project;
    std::unique_ptr<UsersumFixture> m_users;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<PageScreen<TimelineUserPage>> m_screen;
};

TANDEM_TEST(TestTimelineUserPage, QApplication)
#include "tst_timelineuserpage.moc"
