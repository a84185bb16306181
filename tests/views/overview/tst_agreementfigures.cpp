#include "views/overview/agreementfigures.h"

#include "models/agreement/agreementreport.h"
#include "models/results/reporttable.h"
#include "projectfixture.h"
#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "testmain.h"
#include "ui/chartview.h"
#include "ui/contingencyview.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsmodel.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "ui/themecolors.h"
#include "views/overview/agreementpanel.h"
#include "views/overview/overviewworkspace.h"
#include "views/session/figurespage.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTest>

using namespace tandem;

namespace {

enum Column { Label, Rounds, Items, Percent, Kappa, Ac1, Alpha };

/// Lea at the page.
class Screen
{
public:
    explicit Screen(int samples = 3)
        : fixture(samples)
        , session(fixture.open())
    {
    }

    void show()
    {
        session.setCurrentPerson(fixture.lea);
        view = std::make_unique<OverviewWorkspace>(
            session, AskFile(nullptr,
                         [this](QWidget* parent, const FileQuestion& question,
                             const AskFile::Chosen& chosen) { ask(parent, question, chosen); }));
        showActive(view.get(), {1210, 740});
        view->showPage(OverviewWorkspace::Page::Agreement);
    }
    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(view.get(), name);
    }
    FiguresPage* page() { return view->findChildren<FiguresPage*>().last(); }
    MessageBar* messages() { return find<MessageBar>("overviewMessages"); }
    SectionView* table() { return find<SectionView>("agreementTable0"); }
    /// How many are shown.
    int groups()
    {
        const auto* shown = view->findChild<SectionView*>(QStringLiteral("agreementTable0"));
        return shown ? shown->model()->rowCount() : 0;
    }
    QString below(int row, int column) { return table()->rows()->look(row, column).below; }
    CardsView* list() { return find<CardsView>("agreementItems"); }
    QString cell(int row, int column, int role = Qt::DisplayRole)
    {
        return table()->model()->index(row, column).data(role).toString();
    }
    QString label(const char* name) { return find<QLabel>(name)->text(); }
    /// Chooses by keyboard what rounds are put together by.
    void chooseGrouping(AgreementGrouping grouping)
    {
        auto* by = find<QComboBox>("agreementBy");
        by->setFocus();
        QTest::keyClick(by, Qt::Key_Home);
        for (int i = 0; i < by->findData(QString::number(int(grouping))); ++i)
            QTest::keyClick(by, Qt::Key_Down);
    }
    /// Cells of the table of counts as they are painted, row after row.
    QStringList counts()
    {
        auto* shown = find<ContingencyView>("agreementTable");
        QStringList cells;
        for (int row = 1; row <= 2; ++row) {
            for (int column = 1; column <= 2; ++column)
                cells += shown->cellText(row, column);
        }
        return cells;
    }

    ProjectFixture fixture;
    ProjectSession session;
    AskFile::Ask ask; ///< answers for the user
    std::unique_ptr<OverviewWorkspace> view;
};

/// Two closed rounds of Ada and Ben, one of Ben and Lea, and an open one.
void fill(ProjectFixture& fixture)
{
    fixture.close(fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynny"));
    fixture.close(fixture.samples.at(1), QStringLiteral("ynynn"), QStringLiteral("ynynn"));
    RoundRepository rounds(fixture.database());
    ProjectFixture::take(
        rounds.assign(fixture.samples.at(2), {fixture.lea, fixture.ben}, fixture.lea));
    fixture.answer(fixture.samples.at(2), fixture.lea, QStringLiteral("ynynn"));
    fixture.answer(fixture.samples.at(2), fixture.ben, QStringLiteral("yyynn"));
    fixture.submit(fixture.samples.at(2), fixture.lea);
    fixture.submit(fixture.samples.at(2), fixture.ben);
}

void setClosed(ProjectFixture& fixture, SampleId sample, const QDateTime& at)
{
    ProjectFixture::check(fixture.database().run(
        QStringLiteral("UPDATE round SET handed_in_a = ?, handed_in_b = ? WHERE sample_id = ?"),
        {at.toMSecsSinceEpoch(), at.toMSecsSinceEpoch(), sample.value}));
}

} // namespace

class TestAgreementFigures final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setChoice(ThemeChoice::Light);
    }

    void aProjectWithoutClosedRoundsSaysSo()
    {
        Screen screen;
        screen.fixture.answer(
            screen.fixture.samples.at(0), screen.fixture.ada, QStringLiteral("yyyyy"));
        screen.show();
        auto* empty = screen.find<QWidget>("agreementEmpty");
        QTRY_VERIFY(empty->isVisible());
        QCOMPARE(screen.groups(), 0);
    }

    void everyFigureStandsWithItsIntervalAndN()
    {
        Screen screen;
        fill(screen.fixture);
        screen.show();
        QTRY_COMPARE(screen.groups(), 1);
        QCOMPARE(screen.cell(0, Rounds), QStringLiteral("3"));
        QCOMPARE(screen.cell(0, Items), QStringLiteral("15"));
        QCOMPARE(screen.cell(0, Percent), QStringLiteral("80.0 %"));
        const auto row = overall(screen.fixture);
        for (const int column : {Percent, Ac1, Alpha}) {
            const QString basis = screen.below(0, column);
            QVERIFY2(basis.startsWith(QLatin1Char('[')) && basis.contains(QLatin1Char(']')),
                qPrintable(basis));
            QVERIFY2(basis.endsWith(QStringLiteral("n 15")), qPrintable(basis));
        }
        QCOMPARE(screen.cell(0, Ac1), QLocale().toString(*row.ac1.figure.value, 'f', 2));
        // Two pairs have no kappa in common.
        QCOMPARE(screen.cell(0, Kappa), QStringLiteral("–"));
        const QString why = screen.cell(0, Kappa, Qt::ToolTipRole);
        QVERIFY(why.contains(QLatin1String("one pair")));
        QVERIFY(screen.label("agreementFigures").contains(row.kappa.kappa.undefinedBecause));
        QVERIFY(screen.label("agreementBasis").contains(QLatin1String("Ada and Ben")));
        QVERIFY(screen.label("agreementBasis").contains(QLatin1String("Lea and Ben")));
    }

    void roundsAreGroupedByKeyboard()
    {
        Screen screen;
        fill(screen.fixture);
        screen.show();
        QTRY_COMPARE(screen.groups(), 1);
        screen.chooseGrouping(AgreementGrouping::ByPair);
        QTRY_COMPARE(screen.groups(), 2);
        QCOMPARE(screen.cell(0, Label), QStringLiteral("Ada and Ben"));
        QVERIFY(screen.cell(0, Kappa) != QStringLiteral("–"));
        screen.table()->setFocus();
        QTest::keyClick(screen.table(), Qt::Key_Down);
        QTRY_VERIFY(screen.label("agreementBasis").contains(QLatin1String("Lea and Ben")));
        QCOMPARE(screen.counts(), (QStringList{QStringLiteral("2"), QStringLiteral("0"),
                                      QStringLiteral("1"), QStringLiteral("2")}));
        screen.chooseGrouping(AgreementGrouping::ByPerson);
        QTRY_COMPARE(screen.groups(), 3);
        screen.chooseGrouping(AgreementGrouping::ByRound);
        QTRY_COMPARE(screen.table()->model()->index(1, 1).data().toString(), QStringLiteral("1"));
        auto* step = screen.find<QComboBox>("agreementStep");
        step->setFocus();
        QTest::keyClick(step, Qt::Key_End);
        QTRY_COMPARE(screen.groups(), 0);
        QTest::keyClick(step, Qt::Key_Up);
        QTRY_COMPARE(screen.groups(), 3);
    }

    void aRoundIsWhatCompareShows()
    {
        Screen screen;
        fill(screen.fixture);
        screen.show();
        screen.chooseGrouping(AgreementGrouping::ByRound);
        QTRY_COMPARE(screen.groups(), 3);
        ComparisonRepository comparisons(screen.fixture.database());
        const auto compared = ProjectFixture::take(
            comparisons.compare(screen.fixture.round(screen.fixture.samples.at(0)).id));
        const auto table = ContingencyTable::fromComparedItems(compared.items);
        QCOMPARE(screen.counts(),
            (QStringList{QString::number(table.count(1, 1)), QString::number(table.count(1, 0)),
                QString::number(table.count(0, 1)), QString::number(table.count(0, 0))}));
        auto* view = screen.find<ContingencyView>("agreementTable");
        QCOMPARE(view->cellText(1, 0), QStringLiteral("Ada yes"));
        QCOMPARE(view->cellText(0, 1), QStringLiteral("Ben yes"));
        QVERIFY(screen.cell(0, Percent)
                    .startsWith(QLocale().toString(*percentAgreement(table).value * 100, 'f', 1)));
    }

    void aDisagreementLeadsToCompare()
    {
        Screen screen;
        fill(screen.fixture);
        screen.show();
        QTRY_COMPARE(screen.list()->model()->rowCount(), 3);
        const QSignalSpy requested(&screen.session, &ProjectSession::workspaceRequested);
        const QSignalSpy went(&screen.session, &ProjectSession::currentSampleChanged);
        QTest::keyClick(screen.table(), Qt::Key_Return);
        QTRY_VERIFY(screen.list()->hasFocus());
        const QModelIndex second = screen.list()->model()->index(1, 0);
        QVERIFY(screen.list()->rows()->card(1).line.contains(QStringLiteral("Ada: no, Ben: yes")));
        QVERIFY(second.data().toString().startsWith(QLatin1String("Paragraph 5")));
        QTest::keyClick(screen.list(), Qt::Key_Down);
        QTest::keyClick(screen.list(), Qt::Key_Return);
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested.at(0).at(0).value<WorkspaceId>(), WorkspaceId::Compare);
        QCOMPARE(screen.session.currentStep(), Step::Paragraphs);
        QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
        QCOMPARE(went.at(0).at(1).toInt(), 5);
        QTest::keyClick(screen.list(), Qt::Key_Escape);
        QTRY_VERIFY(screen.table()->hasFocus());
    }

    void unnamedSidesAreNotGivenAway()
    {
        Screen screen;
        screen.fixture.setRule(ConsistencyRule::Adjudication);
        fill(screen.fixture);
        screen.show();
        screen.chooseGrouping(AgreementGrouping::ByRound);
        QTRY_COMPARE(screen.groups(), 3);
        QTRY_COMPARE(screen.list()->model()->rowCount(), 2);
        for (int row = 0; row < 2; ++row) {
            const QModelIndex item = screen.list()->model()->index(row, 0);
            for (const QString& text : {screen.list()->rows()->card(row).line,
                     item.data(Qt::AccessibleTextRole).toString()}) {
                QVERIFY2(!text.contains(QLatin1String("Ada")), qPrintable(text));
                QVERIFY2(!text.contains(QLatin1String("Ben")), qPrintable(text));
            }
        }
        auto* table = screen.find<ContingencyView>("agreementTable");
        QVERIFY(table->isSymmetrised());
        QVERIFY(!table->accessibleDescription().contains(QLatin1String("Ada")));
        QCOMPARE(screen.counts().at(1), screen.counts().at(2));
        QVERIFY(screen.label("agreementTableNote").contains(QLatin1String("Names stay hidden")));
        // What is settled is named; the pair's own table still is not, since the rest could be
        // taken off it.
        const SampleId settled = screen.fixture.samples.at(1);
        ProjectFixture::take(RoundRepository(screen.fixture.database())
                                 .settle(screen.fixture.round(settled).id, screen.fixture.lea));
        screen.table()->selectRow(1);
        QTRY_VERIFY(!table->isSymmetrised());
        screen.chooseGrouping(AgreementGrouping::ByPair);
        QTRY_COMPARE(screen.groups(), 2);
        QTRY_VERIFY(table->isSymmetrised());
    }

    void aNewlyClosedRoundComesInAndTheChosenGroupStays()
    {
        Screen screen(4);
        fill(screen.fixture);
        screen.show();
        screen.chooseGrouping(AgreementGrouping::ByRound);
        QTRY_COMPARE(screen.groups(), 3);
        screen.table()->selectRow(2);
        QTRY_COMPARE(screen.list()->model()->rowCount(), 1);
        screen.table()->horizontalHeader()->setSortIndicator(Percent, Qt::DescendingOrder);
        QCOMPARE(screen.cell(0, Percent), QStringLiteral("100.0 %"));
        const QSignalSpy reset(screen.table()->model(), &QAbstractItemModel::modelReset);
        screen.fixture.close(
            screen.fixture.samples.at(3), QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
        QTRY_COMPARE(screen.groups(), 4);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(screen.cell(3, Percent), QStringLiteral("0.0 %"));
        const QModelIndex current = screen.table()->currentIndex();
        QVERIFY(current.siblingAtColumn(0).data().toString().startsWith(QLatin1String("3.")));
    }

    void secondPassesHaveRowsOfTheirOwn()
    {
        Screen screen;
        const SampleId sample = screen.fixture.samples.at(0);
        RoundRepository rounds(screen.fixture.database());
        ProjectFixture::check(rounds.unassign(sample, screen.fixture.lea));
        const Round first = ProjectFixture::take(
            rounds.calibrate(sample, {screen.fixture.ada, screen.fixture.ben}, screen.fixture.lea));
        screen.fixture.close(sample, QStringLiteral("yyynn"), QStringLiteral("nynny"));
        ProjectFixture::take(rounds.labelAgain(first.id, screen.fixture.ada));
        screen.fixture.close(sample, QStringLiteral("yyynn"), QStringLiteral("yyynn"));
        screen.show();
        QTRY_COMPARE(screen.groups(), 2);
        QCOMPARE(screen.cell(0, Percent), QStringLiteral("40.0 %"));
        QCOMPARE(screen.cell(1, Percent), QStringLiteral("100.0 %"));
        QVERIFY(screen.table()->rows()->look(1, 0).belowColor == &ThemeColors::boundary);
        QVERIFY(screen.below(1, 0).contains(QLatin1String("not blind")));
        screen.table()->selectRow(1);
        QTRY_VERIFY(screen.label("agreementTableNote").contains(QLatin1String("Not blind")));
    }

    void whatIsLeftOutIsListedWithItsReason()
    {
        Screen screen;
        fill(screen.fixture);
        const Round round = screen.fixture.round(screen.fixture.samples.at(0));
        ProjectFixture::check(screen.fixture.database().run(
            QStringLiteral("INSERT INTO answer (uuid, round_id, person_id, item_id, value, unsure,"
                           " note, at, duration_ms) SELECT 'taken-back', round_id, person_id,"
                           " item_id, NULL, 0, '', at + 1, 0 FROM answer WHERE id ="
                           " (SELECT max(id) FROM answer WHERE round_id = ?)"),
            {round.id.value}));
        screen.show();
        QTRY_COMPARE(screen.groups(), 1);
        QVERIFY(screen.below(0, Items).contains(QLatin1Char('1')));
        QVERIFY(screen.label("agreementBasis").contains(QLatin1String("answered by one only")));
        auto* lists = screen.find<QTabBar>("agreementLists");
        lists->setFocus();
        QTest::keyClick(lists, Qt::Key_Right);
        QTRY_COMPARE(screen.list()->model()->rowCount(), 1);
        QVERIFY(
            screen.list()->rows()->card(0).line.startsWith(QLatin1String("answered by one only")));
    }

    void inALowWindowTheGroupsAndTheirFiguresAreWhole()
    {
        Screen screen;
        fill(screen.fixture);
        screen.show();
        QTRY_COMPARE(screen.groups(), 1);
        screen.table()->window()->resize(900, 420);
        QCoreApplication::processEvents();
        QVERIFY(screen.table()->viewport()->height() >=
                screen.table()->verticalHeader()->defaultSectionSize());
        for (const char* name : {"agreementFigures", "agreementBasis"}) {
            const auto* label = screen.find<QLabel>(name);
            QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), name);
        }
    }

    void theTableIsCopiedAndSaved()
    {
        Screen screen;
        fill(screen.fixture);
        screen.show();
        QTRY_COMPARE(screen.groups(), 1);
        screen.table()->setFocus();
        QTest::keyClick(screen.table(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("| ")));
        QTest::keyClick(screen.table(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("80.0 [")));
        const QTemporaryDir folder;
        for (const char* ending : {"csv", "md", "tex"}) {
            screen.ask = [&](QWidget*, const FileQuestion& question,
                             const AskFile::Chosen& chosen) {
                QCOMPARE(question.suggestion, QStringLiteral("agreement.csv"));
                chosen({folder.filePath(QStringLiteral("agreement.") + QLatin1String(ending))});
            };
            QTest::keyClick(screen.table(), Qt::Key_S, Qt::ControlModifier);
            QTRY_VERIFY(QFileInfo::exists(
                folder.filePath(QStringLiteral("agreement.") + QLatin1String(ending))));
        }
        QTRY_VERIFY(screen.messages()->text().contains(folder.path()));
        QFile csv(folder.filePath(QStringLiteral("agreement.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QVERIFY(csv.readLine().startsWith("group,key,blind,rounds,pairs,yes_yes"));
        QVERIFY(csv.readAll().contains("0.800000"));
        // A slip does not put it in the project's place.
        screen.ask = [&screen](QWidget*, const FileQuestion&, const AskFile::Chosen& chosen) {
            chosen({screen.fixture.path()});
        };
        screen.messages()->clear();
        screen.find<QAction>("agreementSave")->trigger();
        screen.find<QPushButton>("replaceFile")->click();
        QTRY_VERIFY(!screen.messages()->text().isEmpty());
        QVERIFY(!screen.messages()->text().contains(QLatin1String("saved")));
    }

    void timeIsDrawnWhereThereIsAny()
    {
        Screen screen;
        fill(screen.fixture);
        for (int i = 0; i < 3; ++i)
            setClosed(screen.fixture, screen.fixture.samples.at(i),
                QDateTime(QDate(2026, 1 + i, 15), QTime(12, 0), Qt::UTC));
        screen.show();
        QTRY_COMPARE(screen.groups(), 1);
        const auto chart = [&] {
            return screen.view->findChild<ChartView*>(QStringLiteral("agreementChart0"));
        };
        QVERIFY(!chart());
        screen.chooseGrouping(AgreementGrouping::ByMonth);
        QTRY_COMPARE(screen.groups(), 3);
        QVERIFY(chart()->isVisible());
        QVERIFY2(chart()->accessibleDescription().contains(
                     QLatin1String("Percent agreement, 2026-02: 1.00, 95 % ")),
            qPrintable(chart()->accessibleDescription()));
        QVERIFY(screen.find<QAction>("agreementSaveChart")->isEnabled());
    }

    void itemsAreListedUpToANumber()
    {
        ProjectFixture fixture;
        fill(fixture);
        const auto people = ProjectFixture::take(PeopleRepository(fixture.database()).all());
        const auto rounds =
            ProjectFixture::take(AgreementRepository(fixture.database()).closedRounds());
        const auto rows = agreementRows(rounds, AgreementGrouping::ByRound, people);
        QCOMPARE(agreementItems(rounds, rows.first(), 10).disagreements.size(), 2);
        QCOMPARE(agreementItems(rounds, rows.first(), 1).disagreements.size(), 1);
    }

    void undefinedFiguresSortLast()
    {
        ProjectFixture fixture;
        fill(fixture);
        fixture.addSample(oneParagraph(), true);
        fixture.close(fixture.samples.constLast(), QStringLiteral("y"), QStringLiteral("y"));
        const auto rounds =
            ProjectFixture::take(AgreementRepository(fixture.database()).closedRounds());
        AgreementFigures figures;
        figures.grouping = AgreementGrouping::ByRound;
        figures.rows = agreementRows(rounds, AgreementGrouping::ByRound, {});
        SectionView table(QStringLiteral("groups"), nullptr, true);
        QAbstractItemModelTester tester(
            table.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setSection(agreementSection(figures));
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            table.setSorting(Kappa, order);
            QCOMPARE(table.rows()->cellText(3, Kappa), QStringLiteral("–"));
        }
        table.setSorting(Label, Qt::DescendingOrder);
        QCOMPARE(table.rows()->cellText(0, Label), figures.rows.last().label);
        figures.rows.removeLast();
        table.setSection(agreementSection(figures));
        QCOMPARE(table.rows()->rowCount(), 3);
    }

    void checksOfWrittenOpinionsStandBelow()
    {
        QVERIFY(opinionsSection({}).rows.size() > 0);
        OpinionThread thread;
        thread.author = PersonId{1};
        thread.checker = PersonId{2};
        thread.written = QStringLiteral("Ada says so.");
        OpinionCheck check;
        check.faithful = check.references = check.independent = true;
        check.atomic = false;
        check.by = thread.checker;
        thread.events = {check};
        SectionView table(QStringLiteral("opinionFigures"), nullptr, true);
        table.setSection(
            opinionsSection(opinionFigures({thread, OpinionThread{}}, ConsistencyRule::Strict)));
        QCOMPARE(table.rows()->rowCount(), int(kOpinionCriteria.size()) + 2);
        QCOMPARE(table.rows()->cellText(int(OpinionCriterion::Atomic), 1), QStringLiteral("0.0 %"));
        QVERIFY(table.rows()->look(0, 1).below.endsWith(QStringLiteral("n 1")));
        // They are copied and saved with their values, as the groups are.
        const Table paper = results::tableOf(table.section(), results::Outlet::Readers);
        QCOMPARE(paper.header.last(), QStringLiteral("Yes"));
        QVERIFY(paper.rows.first().last().contains(QStringLiteral("100.0 [")));
        const Table csv = results::tableOf(table.section(), results::Outlet::Csv);
        QCOMPARE(csv.header, (QStringList{QStringLiteral("criterion"), QStringLiteral("yes"),
                                 QStringLiteral("yes_low"), QStringLiteral("yes_high"),
                                 QStringLiteral("yes_n"), QStringLiteral("yes_undefined")}));
        QCOMPARE(csv.rows.first().first(), QStringLiteral("faithful"));
    }

    void nothingIsReadWhileHidden()
    {
        Screen screen;
        fill(screen.fixture);
        screen.show();
        QTRY_COMPARE(screen.groups(), 1);
        screen.page()->hide();
        screen.fixture.setRule(ConsistencyRule::Adjudication);
        screen.page()->show();
        QTRY_VERIFY(screen.find<ContingencyView>("agreementTable")->isSymmetrised());
    }

    void readingIsStoppedAndBegunAgain()
    {
        Screen screen;
        fill(screen.fixture);
        screen.show();
        screen.find<QAction>("agreementStop")->trigger();
        QCOMPARE(screen.label("agreementState"), QStringLiteral("Cancelled. F5 recomputes."));
        QCOMPARE(screen.groups(), 0);
        QTest::keyClick(screen.page()->focusWidget(), Qt::Key_F5);
        QTRY_COMPARE(screen.groups(), 1);
        QCOMPARE(screen.label("agreementState"), QStringLiteral("Based on the blind answers."));
    }

    void itIsAPageOfTheOverview()
    {
        Screen screen;
        fill(screen.fixture);
        screen.session.setCurrentPerson(screen.fixture.lea);
        OverviewWorkspace overview(screen.session);
        overview.show();
        overview.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&overview));
        overview.setFocus();
        QTest::keyClick(overview.focusWidget(), Qt::Key_5, Qt::AltModifier);
        QTRY_COMPARE(overview.page(), OverviewWorkspace::Page::Agreement);
        QTRY_VERIFY(overview.findChild<QTableView*>(QStringLiteral("agreementTable0")));
        auto* by = overview.findChild<QComboBox*>(QStringLiteral("agreementBy"));
        by->setCurrentIndex(by->findData(QString::number(int(AgreementGrouping::ByPair))));
        OverviewWorkspace again(screen.session);
        again.restoreLayout(overview.saveLayout());
        QCOMPARE(again.findChild<QComboBox*>(QStringLiteral("agreementBy"))->currentIndex(),
            by->currentIndex());
        QStringList names;
        for (const QAction* action : overview.workspaceActions()) {
            QVERIFY(!action->objectName().isEmpty());
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            names += action->objectName();
        }
        QCOMPARE(names.removeDuplicates(), 0);
    }

private:
    static ArticleText oneParagraph()
    {
        ArticleText text;
        text.title = QStringLiteral("Short");
        text.paragraphs = {QStringLiteral("One paragraph.")};
        text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("Yes.")}};
        return text;
    }
    static AgreementRow overall(ProjectFixture& fixture)
    {
        return agreementRows(
            ProjectFixture::take(AgreementRepository(fixture.database()).closedRounds()),
            AgreementGrouping::Overall, {})
            .first();
    }

    std::unique_ptr<Theme> m_theme;
};

TANDEM_TEST(TestAgreementFigures, QApplication)
#include "tst_agreementfigures.moc"
