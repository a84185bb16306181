#include "views/timelines/summarizerfigures.h"

#include "madehierarchy.h"
#include "models/results/spelling.h"
#include "ratedsummaries.h"
#include "shoutedwords.h"
#include "testmain.h"
#include "timelinesscreen.h"
#include "ui/chartview.h"
#include "ui/reportview.h"
#include "ui/sectionview.h"
#include "views/timelines/summarystudydialog.h"
#include "views/timelines/timelinefigures.h"

#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QScrollBar>
#include <QSpinBox>

using namespace tandem;

namespace {

/// Six readers with summaries by two summarizers and the empty one; "ours" lets predict most.
class RatedReaders final
{
public:
    explicit RatedReaders(ProjectFixture& project)
        : fixture(project, 6)
    {
        const auto outcomes = [](int number, int repeat, int skill) {
            QString made;
            for (int task = 0; task < 8; ++task)
                made += (number * 7 + task * 3 + repeat * 5) % 10 < skill ? QLatin1Char('y')
                                                                          : QLatin1Char('n');
            return made;
        };
        const QString predictor = QStringLiteral("Oracle");
        for (int number = 1; number <= 6; ++number) {
            const UserSummaryId ours = fixture.addSummary(number);
            const UserSummaryId theirs = fixture.addSummary(
                number, QStringLiteral("theirs"), QStringLiteral("Reads now and then."));
            const UserSummaryId none = fixture.addNone(number);
            for (int repeat = 1; repeat <= 3; ++repeat) {
                fixture.predict(ours, predictor, repeat, outcomes(number, repeat, 9));
                fixture.predict(theirs, predictor, repeat, outcomes(number, repeat, 5));
                fixture.predict(none, predictor, repeat, outcomes(number, repeat, 2));
            }
        }
    }

    UsersumFixture fixture;
};

QStringList titlesOf(TimelinesScreen& screen)
{
    QStringList titles;
    for (const SectionView* table : screen.find<ReportView>("timelineFiguresReport")->tables())
        titles.append(table->section().key);
    return titles;
}

/// That of summarizers; logs have one of their own.
FiguresPage* figuresPage(TimelinesScreen& screen)
{
    QWidget* around = screen.find<ReportView>("timelineFiguresReport");
    while (around && !qobject_cast<FiguresPage*>(around))
        around = around->parentWidget();
    return qobject_cast<FiguresPage*>(around);
}

void showFigures(TimelinesScreen& screen, TimelineFigures figures)
{
    figuresPage(screen)->choose("timelineFigures", int(figures));
}

bool isSettled(TimelinesScreen& screen)
{
    return figuresPage(screen)->isSettled() &&
           screen.find<QLabel>("timelineFiguresState")->text().isEmpty();
}

} // namespace

class TestSummarizerFigures : public QObject
{
    Q_OBJECT

private slots:
    void withoutPredictionsTheNextStepIsOffered()
    {
        ProjectFixture project(0);
        UsersumFixture fixture(project, 2);
        fixture.addSummary(1);
        TimelinesScreen screen(project);
        screen.view->showPage(TimelinesWorkspace::Page::Figures);
        auto* empty = screen.find<EmptyState>("timelineFiguresEmpty");
        QTRY_VERIFY(empty->isVisible());
        QTRY_COMPARE(empty->findChild<QPushButton*>()->text(), QStringLiteral("Predict…"));
        screen.picture(QStringLiteral("timelines-figures-empty"));
    }

    void summarizersStandBesideTheirBaselines()
    {
        ProjectFixture project(0);
        const RatedReaders readers(project);
        TimelinesScreen screen(project);
        screen.view->showPage(TimelinesWorkspace::Page::Figures);
        QTRY_VERIFY_WITH_TIMEOUT(titlesOf(screen).contains(QStringLiteral("summarizers")), 30'000);
        QVERIFY(titlesOf(screen).contains(QStringLiteral("baselines")));
        const auto charts = screen.find<ReportView>("timelineFiguresReport")->shownCharts();
        QCOMPARE(charts.size(), 2);
        QCOMPARE(charts.first().second.title, QStringLiteral("QM by summarizer"));
        QCOMPARE(charts.first().second.series.first().points.size(), 4);
        // IDM has a scale of its own, and no value without summaries.
        QCOMPARE(charts.at(1).second.title, QStringLiteral("IDM by summarizer"));
        QCOMPARE(charts.at(1).second.series.first().points.size(), 2);
        // Nobody was told a length, which is said.
        QString said;
        for (const QLabel* label :
            screen.find<ReportView>("timelineFiguresReport")->findChildren<QLabel*>())
            said += label->text();
        QVERIFY2(said.contains(QStringLiteral("There is no IFM")), qPrintable(said));
        screen.picture(QStringLiteral("timelines-figures"));
        // A row of a summarizer leads to the users.
        auto* table = screen.find<ReportView>("timelineFiguresReport")->tables().first();
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(screen.view->page(), TimelinesWorkspace::Page::Users);
        QTRY_COMPARE(screen.view->data().choice.summarizer, QStringLiteral("theirs"));
    }

    void theLengthAndTheThresholdChangeTheFigures()
    {
        ProjectFixture project(0);
        const RatedReaders readers(project);
        TimelinesScreen screen(project);
        screen.view->showPage(TimelinesWorkspace::Page::Figures);
        QTRY_VERIFY_WITH_TIMEOUT(titlesOf(screen).contains(QStringLiteral("summarizers")), 30'000);
        const auto chart = [&screen] {
            return screen.find<ReportView>("timelineFiguresReport")->shownCharts().value(0).second;
        };
        QCOMPARE(chart().series.size(), 1); // nobody was told a length
        screen.find<QSpinBox>("timelineMostWords")->setValue(5);
        QTRY_COMPARE_WITH_TIMEOUT(chart().series.size(), 2, 30'000);
        // "theirs" has four words, "ours" more.
        const QList<ChartPoint> following = chart().series.at(1).points;
        QVERIFY(following.size() >= 2);
        QVERIFY(following.at(0).y != following.at(1).y);
    }

    void sensitivityHasItsCharts()
    {
        ProjectFixture project(0);
        const RatedReaders readers(project);
        TimelinesScreen screen(project);
        screen.view->showPage(TimelinesWorkspace::Page::Figures);
        showFigures(screen, TimelineFigures::Sensitivity);
        QTRY_VERIFY_WITH_TIMEOUT(
            titlesOf(screen).contains(QStringLiteral("sensitivity.threshold")), 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(
            screen.find<ReportView>("timelineFiguresReport")->shownCharts().size(), 2, 30'000);
        // At m = 0 every summary is good, also of users of whom nothing was predicted.
        const ChartData byThreshold =
            screen.find<ReportView>("timelineFiguresReport")->shownCharts().first().second;
        for (const ChartSeries& series : byThreshold.series) {
            QCOMPARE(series.points.size(), 11);
            QCOMPARE(series.points.first().y, 1.0);
        }
        // They are read across: m beside each summarizer, of the same lengths for all.
        const auto tables = screen.find<ReportView>("timelineFiguresReport")->tables();
        QCOMPARE(tables.first()->rows()->rowCount(), 11);
        QCOMPARE(tables.first()->rows()->columnCount(), 5);
        QVERIFY(tables.last()->rows()->rowCount() <= 12);
        for (int row = 0; row < tables.last()->rows()->rowCount(); ++row) {
            QVERIFY(tables.last()->rows()->cellText(row, 1) != results::dash());
            QVERIFY(tables.last()->rows()->cellText(row, 2) != results::dash());
        }
        screen.picture(QStringLiteral("timelines-sensitivity"));
    }

    void oneApproachUnderSeveralWordLimitsIsACurve()
    {
        ProjectFixture project(0);
        const RatedReaders readers(project);
        UserSummaryRepository summaries(project.database());
        for (const qint64 limit : {20, 50}) {
            for (int number = 1; number <= 6; ++number) {
                NewUserSummary made;
                made.user = readers.fixture.users.at(number - 1);
                made.summarizer = QStringLiteral("upto%1").arg(limit);
                made.text = QStringLiteral("Reads what there is.");
                made.mostWords = limit;
                const UserSummaryId id = ProjectFixture::take(summaries.add(made));
                UsersumFixture(readers.fixture)
                    .predict(id, QStringLiteral("Oracle"), 1, QStringLiteral("ynynynyn"));
            }
        }
        TimelinesScreen screen(project);
        screen.view->showPage(TimelinesWorkspace::Page::Figures);
        showFigures(screen, TimelineFigures::Sensitivity);
        auto* limits = screen.find<QPushButton>("timelineLimits");
        QTRY_COMPARE_WITH_TIMEOUT(limits->menu()->actions().size(), 2, 30'000);
        QVERIFY(limits->isVisible() && limits->isEnabled());
        const QList<QAction*> actions = limits->menu()->actions();
        auto* report = screen.find<ReportView>("timelineFiguresReport");
        report->verticalScrollBar()->setValue(report->verticalScrollBar()->maximum());
        actions.first()->setChecked(true);
        QTRY_COMPARE_WITH_TIMEOUT(screen.find<QLabel>("timelineFiguresState")->text(),
            QStringLiteral("Select another summarizer to compare."), 30'000);
        limits->menu()->actions().last()->setChecked(true);
        QTRY_COMPARE_WITH_TIMEOUT(
            titlesOf(screen).value(0), QStringLiteral("sensitivity.word_limit"), 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(report->shownCharts().size(), 4, 30'000);
        QCOMPARE(report->verticalScrollBar()->value(), 0);
        QCOMPARE(report->shownCharts().at(1).second.title, QStringLiteral("IDM by word limit"));
        screen.view->resize(1180, 2400);
        screen.picture(QStringLiteral("timelines-word-limits"));
    }

    void anotherLanguageIsThatOfTheFiguresToo()
    {
        ProjectFixture project(0);
        const RatedReaders readers(project);
        TimelinesScreen screen(project);
        screen.view->showPage(TimelinesWorkspace::Page::Figures);
        QTRY_VERIFY_WITH_TIMEOUT(titlesOf(screen).contains(QStringLiteral("summarizers")), 30'000);
        const ShoutedWords shouted("TimelinesWords");
        const auto title = [&screen] {
            return screen.find<ReportView>("timelineFiguresReport")
                ->shownCharts()
                .first()
                .second.title;
        };
        QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("QM BY SUMMARIZER"), 30'000);
    }

    void twoSummarizersAreCompared()
    {
        ProjectFixture project(0);
        const RatedReaders readers(project);
        TimelinesScreen screen(project);
        screen.view->showPage(TimelinesWorkspace::Page::Figures);
        showFigures(screen, TimelineFigures::TwoSummarizers);
        QTRY_VERIFY_WITH_TIMEOUT(
            !titlesOf(screen).filter(QStringLiteral("comparison")).isEmpty(), 30'000);
        QVERIFY(screen.find<QComboBox>("timelineFirst")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(screen), 30'000);
        screen.picture(QStringLiteral("timelines-two"));
        // A row of a user leads to their page.
        for (SectionView* table : screen.find<ReportView>("timelineFiguresReport")->tables()) {
            if (!table->section().key.endsWith(QStringLiteral("users")))
                continue;
            table->setFocus();
            table->setCurrentIndex(table->model()->index(0, 0));
            QTest::keyClick(table, Qt::Key_Return);
            break;
        }
        QTRY_COMPARE(screen.view->page(), TimelinesWorkspace::Page::User);
    }

    void aStudySaysHowManyUsersItIsAbout()
    {
        ProjectFixture project(0);
        RatedReaders readers(project);
        readers.fixture.addSummary(1, QStringLiteral("few"), QStringLiteral("Reads on."));
        TimelinesScreen screen(project);
        QTRY_VERIFY(screen.find<QAction>("timelinesPeople")->isEnabled());
        screen.find<QAction>("timelinesPeople")->trigger();
        QPointer<SummaryStudyDialog> dialog(screen.view->findChild<SummaryStudyDialog*>());
        QVERIFY(dialog);
        auto* count = partOf<QLabel>(dialog, "summaryStudyCount");
        QTRY_COMPARE(
            count->text(), QStringLiteral("6 of 6 users have a summary by each selected "
                                          "summarizer. The study covers 6 of them: 12 items."));
        QCOMPARE(dialog->order().summarizers,
            (QStringList{QStringLiteral("ours"), QStringLiteral("theirs")}));
        auto* list = partOf<QListWidget>(dialog, "summaryStudySummarizers");
        QCOMPARE(list->item(0)->text(), QStringLiteral("few"));
        list->item(0)->setCheckState(Qt::Checked);
        QVERIFY2(
            count->text().startsWith(QStringLiteral("1 of 6 users")), qPrintable(count->text()));
        QVERIFY(count->text().endsWith(QStringLiteral("3 items.")));
        screen.picture(QStringLiteral("timelines-people-count"));
        partOf<QPushButton>(dialog, "makeSummaryStudy")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog, 30'000);
        QVERIFY(screen.find<MessageBar>("timelinesMessages")->isVisible());
    }

    void aStudyShowsWhatARunWasToTell()
    {
        ProjectFixture project(0);
        RatedReaders readers(project);
        MadeHierarchy made(project, readers.fixture.users.first());
        made.finish();
        TimelinesScreen screen(project);
        QTRY_VERIFY(screen.find<QAction>("timelinesPeople")->isEnabled());
        screen.find<QAction>("timelinesPeople")->trigger();
        auto* dialog = screen.view->findChild<SummaryStudyDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->order().query, QStringLiteral("What does the user like to read?"));
    }

    void withoutRatingsPeopleAreToBeAsked()
    {
        ProjectFixture project(0);
        const RatedReaders readers(project);
        TimelinesScreen screen(project);
        screen.view->showPage(TimelinesWorkspace::Page::Figures);
        showFigures(screen, TimelineFigures::People);
        const auto said = [&screen] {
            QString all;
            for (const QLabel* label :
                screen.find<ReportView>("timelineFiguresReport")->findChildren<QLabel*>())
                all += label->text();
            return all;
        };
        QTRY_VERIFY_WITH_TIMEOUT(
            said().contains(QStringLiteral("have people rate them in a study")), 30'000);
        screen.find<QAction>("timelinesPeople")->trigger();
        QPointer<SummaryStudyDialog> dialog(screen.view->findChild<SummaryStudyDialog*>());
        QVERIFY(dialog);
        screen.picture(QStringLiteral("timelines-people"));
        const SummaryStudyOrder order = dialog->order();
        QCOMPARE(
            order.summarizers, (QStringList{QStringLiteral("ours"), QStringLiteral("theirs")}));
        auto* list = partOf<QListWidget>(dialog, "summaryStudySummarizers");
        for (int i = 0; i < list->count(); ++i)
            list->item(i)->setCheckState(Qt::Unchecked);
        QVERIFY(!partOf<QPushButton>(dialog, "makeSummaryStudy")->isEnabled());
        list->item(0)->setCheckState(Qt::Checked);
        partOf<QPushButton>(dialog, "makeSummaryStudy")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog, 30'000);
        QVERIFY2(screen.message().contains(QStringLiteral("Summaries of books")),
            qPrintable(screen.message()));
    }

    void theTableOfAgreementLeadsToWhereTheyDiffer()
    {
        RatedSummaries rated;
        const StudyId study = rated.ratedStudy();
        Q_UNUSED(study)
        TimelinesScreen screen(rated.project);
        screen.view->showPage(TimelinesWorkspace::Page::Figures);
        showFigures(screen, TimelineFigures::People);
        QTRY_VERIFY_WITH_TIMEOUT(titlesOf(screen).contains(QStringLiteral("agreement")), 30'000);
        auto* table = screen.find<ReportView>("timelineFiguresReport")->tables().first();
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(screen.view->page(), TimelinesWorkspace::Page::Users);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 1);
        QCOMPARE(screen.cell(0, 0), QStringLiteral("U002"));
    }
};

TANDEM_TEST(TestSummarizerFigures, QApplication)
#include "tst_summarizerfigures.moc"
