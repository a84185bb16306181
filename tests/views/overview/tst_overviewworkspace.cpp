#include "storage/changes/history.h"
#include "views/overview/overviewworkspace.h"

#include "models/rounds/statename.h"
#include "projectfixture.h"
#include "testmain.h"
#include "ui/badge.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/searchfield.h"
#include "ui/theme.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/progresssummary.h"
#include "views/overview/samplematrix.h"
#include "views/overview/statebar.h"
#include "views/overview/timepage.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"
#include "windowundertest.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace tandem;

namespace {

/// Lea at the overview.
class Screen
{
public:
    Screen()
        : session(fixture.open())
    {
        show();
    }
    explicit Screen(int samples)
        : fixture(samples)
        , session(fixture.open())
    {
        show();
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(view.get(), name);
    }
    /// Once they are computed.
    QTableView* statistics()
    {
        QTableView* table = nullptr;
        const bool isThere = QTest::qWaitFor([&] {
            table = view->findChild<QTableView*>(QStringLiteral("statisticsTable0"));
            return table != nullptr;
        });
        return isThere ? table : find<QTableView>("statisticsTable0");
    }
    QTableView* matrix() { return find<QTableView>("sampleMatrix"); }
    MessageBar* messages() { return find<MessageBar>("overviewMessages"); }
    void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(widget, key, modifiers);
    }
    void goTo(OverviewWorkspace::Page page) { view->showPage(page); }

    ProjectFixture fixture;
    ProjectSession session;
    AskFile::Ask ask; ///< answers for the user
    std::unique_ptr<OverviewWorkspace> view;

private:
    void show()
    {
        session.setCurrentPerson(fixture.lea);
        view = std::make_unique<OverviewWorkspace>(
            session, AskFile(nullptr,
                         [this](QWidget* parent, const FileQuestion& question,
                             const AskFile::Chosen& chosen) { ask(parent, question, chosen); }));
        showActive(view.get(), {1210, 740});
        view->setFocus();
    }
};

/// The number before the words of a part of the legend.
QString value(Screen& screen, const char* part)
{
    return screen.find<QLabel>(part)->text().section(QLatin1Char(' '), 0, 0);
}

int columnOf(const char* step)
{
    int column = MatrixColumn::FirstStep;
    while (matrixStepAt(column)->id != QLatin1String(step))
        ++column;
    return column;
}

/// What the matrix says of a step. It is read apart from the cards: each is waited for.
QString stateOf(Screen& screen, int row, const char* step)
{
    return screen.matrix()->model()->index(row, columnOf(step)).data().toString();
}

} // namespace

class TestOverviewWorkspace final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void everyColumnIsInSightInASmallWindow();
    void theBarCountsTheSamplesOfTheProject();
    void whatAwaitsAdjudicationIsNotDone();
    void theLegendNamesStatesWhereThereIsRoom();
    void columnsThatSayNothingAreHidden();
    void whatWasImportedIsAnIcon();
    void timeThatWasNotMeasuredIsSaidInFull();
    void costFollowsTheWage();
    void theSelectedSamplesAreAssigned();
    void theMatrixFollowsAnAssignmentAndItsUndo();
    void samplesAreExcludedShownAndBroughtBack();
    void aReasonThatIsBegunIsNamedAndLeftToNobodyElse();
    void othersThanTheLeadAreToldWhoMayAssign();
    void enterOpensTheSampleWhereItStands();
    void enterOnAStepGoesToItsWorkspace();
    void commandsAreAboutTheStepAtHand();
    void theBarCountsTheChosenStep();
    void theDiscussionOfTheCurrentSampleIsEdited();
    void theArticleOfTheCurrentSampleIsEdited();
    void theFilterCountsWhatItShows();
    void anEmptyResultOffersToClearTheFilter();
    void anEmptyProjectSaysWhatToDo();
    void peopleAndTheirProgressAreListed();
    void thePersonPageLeadsToItsDialogs();
    void timesAreCopiedAndSaved();
    void timesOfParagraphsShowWithTheSample();
    void theFirstStatisticHasItsItemsBesideIt();
    void aFigureOpensTheItemsBehindIt();
    void whatIsLeftOutIsListed();
    void statisticsAreCopied();
    void nothingIsReadWhileHidden();
    void pagesHaveKeysAndAreRemembered();
    void everyCommandHasANameAndAText();
    void pictures_data();

private:
    std::unique_ptr<Theme> m_theme;
};

void TestOverviewWorkspace::initTestCase()
{
    setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->setChoice(ThemeChoice::Light);
}

void TestOverviewWorkspace::cleanup()
{
    m_theme->setChoice(ThemeChoice::Light);
    qApp->setLayoutDirection(Qt::LeftToRight);
}

void TestOverviewWorkspace::everyColumnIsInSightInASmallWindow()
{
    Screen screen(2);
    screen.view->resize(1204, 724); // of a window of 1280
    QTRY_VERIFY(screen.matrix()->isVisible());
    QTRY_COMPARE(screen.matrix()->horizontalScrollBar()->maximum(), 0);
    // Titles can be told apart.
    const int letter = screen.matrix()->fontMetrics().averageCharWidth();
    QVERIFY(screen.matrix()->columnWidth(1) >= 20 * letter);
}

void TestOverviewWorkspace::theBarCountsTheSamplesOfTheProject()
{
    Screen screen(5);
    screen.fixture.close(
        screen.fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    ProjectFixture::check(RoundRepository(screen.fixture.database())
                              .unassign(screen.fixture.samples.at(4), screen.fixture.lea));
    QTRY_COMPARE(value(screen, "samplesDone"), QStringLiteral("1"));
    QCOMPARE(screen.find<QLabel>("progressTitle")->text(),
        QStringLiteral("Paragraphs: 1 of 5 samples done"));
    QCOMPARE(value(screen, "samplesInProgress"), QStringLiteral("3"));
    QCOMPARE(value(screen, "samplesUnassigned"), QStringLiteral("1"));
    QVERIFY(!screen.find<QLabel>("samplesWaiting")->isVisible());
    QCOMPARE(screen.find<QLabel>("activeTime")->text(), QStringLiteral("Active time: 1:40"));
    const QList<StatePart> parts = screen.find<StateBar>("progressBar")->parts();
    QCOMPARE(parts.at(0).count, 1);
    QCOMPARE(parts.at(2).count, 3);
    QCOMPARE(parts.at(4).count, 1);
}

void TestOverviewWorkspace::whatAwaitsAdjudicationIsNotDone()
{
    Screen screen;
    screen.fixture.setRule(ConsistencyRule::Adjudication);
    screen.fixture.close(
        screen.fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
    QTRY_COMPARE(value(screen, "samplesUndecided"), QStringLiteral("1"));
    QTRY_COMPARE(stateOf(screen, 1, "paragraphs"), stateName(SampleState::AwaitingAdjudication));
    auto* state = screen.find<QComboBox>("filterState");
    state->setCurrentIndex(state->findData(int(SampleState::AwaitingAdjudication)));
    QTRY_COMPARE(screen.matrix()->model()->rowCount(), 1);
}

void TestOverviewWorkspace::theLegendNamesStatesWhereThereIsRoom()
{
    ProjectFixture fixture(4);
    fixture.close(fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yyyyy"));
    fixture.submit(fixture.samples.at(1), fixture.ada);
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    OverviewFigures figures(session);
    ProgressSummary summary(session, figures);
    figures.showIn(&summary);
    showActive(&summary, {1000, 80});
    const auto* done = partOf<QLabel>(&summary, "samplesDone");
    const auto* inProgress = partOf<QLabel>(&summary, "samplesInProgress");
    const QString full = QStringLiteral("3 assigned (1 submitted by one, 2 open)");
    QTRY_COMPARE(inProgress->text(), full);
    QCOMPARE(done->text(), QStringLiteral("1 done (1 submitted by both)"));
    summary.resize(summary.minimumSizeHint());
    QTRY_COMPARE(inProgress->text(), QStringLiteral("3 assigned"));
    QCOMPARE(done->text(), QStringLiteral("1 done"));
    QCOMPARE(inProgress->accessibleName(), full);
}

void TestOverviewWorkspace::columnsThatSayNothingAreHidden()
{
    Screen screen(0);
    ArticleText text;
    text.title = QStringLiteral("First");
    text.paragraphs = {QStringLiteral("One.")};
    text.discussion = {{QStringLiteral("A"), QStringLiteral("x")}};
    const SampleId sample = screen.fixture.addSample(text, false);
    QTRY_VERIFY(screen.matrix()->isVisible());
    QTableView* matrix = screen.matrix();
    QTRY_COMPARE(value(screen, "samplesUnassigned"), QStringLiteral("1"));
    QVERIFY(matrix->isColumnHidden(MatrixColumn::Domain));
    QVERIFY(matrix->isColumnHidden(MatrixColumn::a()));
    QVERIFY(matrix->isColumnHidden(MatrixColumn::b()));
    QVERIFY(matrix->isColumnHidden(MatrixColumn::time()));
    ProjectFixture::take(
        RoundRepository(screen.fixture.database())
            .assign(sample, {screen.fixture.ada, screen.fixture.ben}, screen.fixture.lea));
    QTRY_VERIFY(!matrix->isColumnHidden(MatrixColumn::a()));
    QVERIFY(matrix->isColumnHidden(MatrixColumn::time()));
    screen.fixture.answer(sample, screen.fixture.ada, QStringLiteral("y"));
    QTRY_VERIFY(!matrix->isColumnHidden(MatrixColumn::time()));
}

void TestOverviewWorkspace::whatWasImportedIsAnIcon()
{
    Screen screen(0);
    kgds::SampleRecord record;
    record.article = {{1, QStringLiteral("A."), kgds::ParagraphLabel::Supporting, {}, {}}};
    record.discussion = {{QStringLiteral("P"), QStringLiteral("I like A."), {}}};
    ProjectFixture::take(SampleRecords(screen.fixture.database()).addRecord(record));
    QTRY_COMPARE(screen.matrix()->model()->rowCount(), 1);
    QTableView* matrix = screen.matrix();
    const QModelIndex cell = matrix->model()->index(0, columnOf("paragraphs"));
    const QString words = stateName(SampleState::Imported);
    QTRY_COMPARE(cell.data().toString(), words); // copied and read out in full
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(words));
    QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(), words);
    const int wanted = matrix->itemDelegate()->sizeHint({}, cell).width();
    QVERIFY2(wanted < matrix->fontMetrics().horizontalAdvance(words), qPrintable(words));
}

void TestOverviewWorkspace::timeThatWasNotMeasuredIsSaidInFull()
{
    Screen screen;
    const SampleId sample = screen.fixture.samples.at(0);
    screen.fixture.answer(sample, screen.fixture.ada, QStringLiteral("y"));
    screen.fixture.answer(sample, screen.fixture.ben, QStringLiteral("y"), {}, 0);
    const QString full = QStringLiteral("0:10 (1 not measured)");
    QTRY_COMPARE(
        screen.find<QLabel>("activeTime")->text(), QStringLiteral("Active time: %1").arg(full));
    QTableView* matrix = screen.matrix();
    const QModelIndex cell = matrix->model()->index(0, MatrixColumn::time());
    QTRY_COMPARE(cell.data().toString(), full);
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(full));
    QCOMPARE(briefTime({10'000, 1}), QStringLiteral("≥ 0:10"));
    QCOMPARE(briefTime({10'000, 0}), QStringLiteral("0:10"));
    QCOMPARE(briefTime({0, 1}), QStringLiteral("not measured"));
    QTRY_VERIFY(matrix->columnWidth(MatrixColumn::time()) >=
                matrix->itemDelegate()->sizeHint({}, cell).width());
}

void TestOverviewWorkspace::costFollowsTheWage()
{
    Screen screen;
    screen.fixture.answer(
        screen.fixture.samples.at(0), screen.fixture.ada, QStringLiteral("y"), {}, 3'600'000);
    const auto* time = screen.find<QLabel>("activeTime");
    const auto* link = screen.find<QPushButton>("setWage");
    QTRY_COMPARE(time->text(), QStringLiteral("Active time: 1:00:00"));
    QVERIFY(link->isVisible());
    ProjectSettings settings =
        ProjectFixture::take(SettingsRepository(screen.fixture.database()).load());
    settings.hourlyWage = 9.0;
    settings.currency = QStringLiteral("USD");
    ProjectFixture::check(
        SettingsRepository(screen.fixture.database()).save(settings, screen.fixture.lea));
    QTRY_COMPARE(
        time->text(), QStringLiteral("Active time: 1:00:00 · 9.00 USD at 9.00 USD per hour"));
    QVERIFY(!link->isVisible());
}

void TestOverviewWorkspace::theSelectedSamplesAreAssigned()
{
    Screen screen;
    QTableView* matrix = screen.matrix();
    QVERIFY(matrix->hasFocus());
    const QSignalSpy assign(&NextSteps::of(screen.session), &NextSteps::assignRequested);
    const QSignalSpy balanced(&NextSteps::of(screen.session), &NextSteps::assignBalancedRequested);
    const QSignalSpy unassign(&NextSteps::of(screen.session), &NextSteps::unassignRequested);
    screen.press(matrix, Qt::Key_Down);
    screen.press(matrix, Qt::Key_Down, Qt::ShiftModifier);
    const QList<SampleId> chosen = screen.fixture.samples.mid(1);
    screen.press(matrix, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(assign.size(), 1);
    QCOMPARE(assign.at(0).at(0).value<QList<SampleId>>(), chosen);
    screen.press(matrix, Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(balanced.size(), 1);
    QCOMPARE(balanced.at(0).at(0).value<QList<SampleId>>(), chosen);
    screen.press(matrix, Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(unassign.size(), 1);
    QCOMPARE(unassign.at(0).at(0).value<QList<SampleId>>(), chosen);
}

void TestOverviewWorkspace::theMatrixFollowsAnAssignmentAndItsUndo()
{
    Screen screen;
    const SampleId sample = screen.fixture.samples.at(1);
    const Pair other{screen.fixture.ada, screen.fixture.lea};
    const auto give = [sample, by = screen.fixture.lea](Pair pair) {
        return [sample, by, pair](Database& database) -> Expected<Written> {
            const auto round = RoundRepository(database).assign(sample, pair, by);
            if (!round)
                return failure(round.error());
            return RoundChanged{sample, round->id};
        };
    };
    screen.session.change(
        this, {QStringLiteral("Assign"),
                  reversible(give(other), give({screen.fixture.ada, screen.fixture.ben}))});
    const QModelIndex second = screen.matrix()->model()->index(1, MatrixColumn::b());
    const auto labels = [](const QModelIndex& index, const char* name) {
        return index.data().toString().startsWith(QLatin1String(name));
    };
    QTRY_VERIFY(labels(second, "Lea"));
    QVERIFY(labels(second.siblingAtRow(0), "Ben"));
    screen.session.history().undo();
    QTRY_VERIFY(labels(second, "Ben"));
}

void TestOverviewWorkspace::samplesAreExcludedShownAndBroughtBack()
{
    Screen screen(6);
    const QAbstractItemModel* model = screen.matrix()->model();
    // selectRow() heeds modifiers that are held down, which keys of tests leave behind.
    const auto select = [&](int row) {
        screen.matrix()->selectionModel()->select(
            model->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    };
    QTRY_COMPARE(model->rowCount(), 6);
    select(1);
    screen.press(screen.matrix(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    auto* reason = screen.find<QPlainTextEdit>("setAsideReason");
    QTRY_VERIFY(reason->hasFocus());
    screen.press(reason, Qt::Key_Return); // without a reason nothing is done
    QVERIFY(reason->isVisible());
    QCOMPARE(model->rowCount(), 6);
    QTest::keyClicks(reason, QStringLiteral("doubled"));
    screen.press(reason, Qt::Key_Return);
    QTRY_COMPARE(model->rowCount(), 5);
    QTRY_VERIFY(screen.matrix()->hasFocus());
    screen.session.history().undo();
    QTRY_COMPARE(model->rowCount(), 6);
    screen.session.history().redo();
    QTRY_COMPARE(model->rowCount(), 5);
    auto* state = screen.find<QComboBox>("filterState");
    state->setCurrentIndex(state->findData(int(SampleState::Excluded)));
    QTRY_COMPARE(model->rowCount(), 1);
    // Undone and redone it has its reason again.
    QTRY_COMPARE(screen.find<QLabel>("asideReason")->text(), QStringLiteral("Excluded: doubled"));
    select(0);
    screen.press(screen.matrix(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(model->rowCount(), 0);
    screen.session.history().undo();
    QTRY_COMPARE(model->rowCount(), 1);
    QTRY_COMPARE(screen.find<QLabel>("asideReason")->text(), QStringLiteral("Excluded: doubled"));
    screen.session.history().redo();
    QTRY_COMPARE(model->rowCount(), 0);
    state->setCurrentIndex(0);
    QTRY_COMPARE(model->rowCount(), 6);
}

void TestOverviewWorkspace::aReasonThatIsBegunIsNamedAndLeftToNobodyElse()
{
    Screen screen(6);
    const QAbstractItemModel* model = screen.matrix()->model();
    QTRY_COMPARE(model->rowCount(), 6);
    screen.matrix()->selectionModel()->select(
        model->index(1, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    screen.press(screen.matrix(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    auto* reason = screen.find<QPlainTextEdit>("setAsideReason");
    QTRY_VERIFY(reason->hasFocus());
    QCOMPARE(screen.session.unfinished().unsaved(), QString());
    QTest::keyClicks(reason, QStringLiteral("doubled"));
    QVERIFY(!screen.session.unfinished().unsaved().isEmpty());
    screen.session.setCurrentPerson(screen.fixture.ada);
    QVERIFY(!reason->isVisible());
    QCOMPARE(reason->toPlainText(), QString());
    QCOMPARE(screen.session.unfinished().unsaved(), QString());
}

void TestOverviewWorkspace::othersThanTheLeadAreToldWhoMayAssign()
{
    Screen screen;
    screen.session.setCurrentPerson(screen.fixture.ada);
    const QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::assignRequested);
    QVERIFY(screen.find<QPushButton>("assignButton")->isEnabled());
    screen.press(screen.matrix(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(screen.messages()->text().contains(QLatin1String("Lea")));
    QCOMPARE(asked.size(), 0);
}

void TestOverviewWorkspace::enterOpensTheSampleWhereItStands()
{
    Screen screen;
    screen.fixture.close(
        screen.fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
    QTRY_COMPARE(stateOf(screen, 1, "paragraphs"), stateName(SampleState::Closed));
    const QSignalSpy requested(&screen.session, &ProjectSession::workspaceRequested);
    screen.press(screen.matrix(), Qt::Key_Return);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
    QCOMPARE(requested.at(0).at(0).value<WorkspaceId>(), WorkspaceId::Annotate);
    screen.press(screen.matrix(), Qt::Key_Down);
    screen.press(screen.matrix(), Qt::Key_Return);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(1));
    QCOMPARE(requested.at(1).at(0).value<WorkspaceId>(), WorkspaceId::Compare);
}

void TestOverviewWorkspace::enterOnAStepGoesToItsWorkspace()
{
    Screen screen;
    screen.fixture.askAboutFacts(screen.fixture.samples.at(0));
    QTRY_COMPARE(stateOf(screen, 0, "keyFacts"), stateName(SampleState::Open));
    const QSignalSpy requested(&screen.session, &ProjectSession::workspaceRequested);
    QTableView* matrix = screen.matrix();
    const auto enter = [&](const char* id) {
        matrix->setCurrentIndex(matrix->model()->index(0, columnOf(id)));
        screen.press(matrix, Qt::Key_Return);
        return requested.constLast().at(0).value<WorkspaceId>();
    };
    QCOMPARE(enter("paragraphs"), WorkspaceId::Compare);
    QCOMPARE(screen.session.currentStep(), Step::Paragraphs);
    QCOMPARE(enter("facts"), WorkspaceId::Facts);
    QCOMPARE(enter("keyFacts"), WorkspaceId::Annotate);
    QCOMPARE(screen.session.currentStep(), Step::KeyFacts);
    QCOMPARE(enter("opinions"), WorkspaceId::Opinions);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
}

void TestOverviewWorkspace::commandsAreAboutTheStepAtHand()
{
    Screen screen;
    const QSignalSpy assign(&NextSteps::of(screen.session), &NextSteps::assignRequested);
    const QSignalSpy unassign(&NextSteps::of(screen.session), &NextSteps::unassignRequested);
    QTableView* matrix = screen.matrix();
    screen.press(matrix, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(assign.size(), 1);
    QCOMPARE(assign.at(0).at(1).value<Step>(), Step::Paragraphs);
    auto* step = screen.find<QComboBox>("filterStep");
    step->setCurrentIndex(2);
    screen.press(matrix, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(assign.size(), 2);
    QCOMPARE(assign.at(1).at(1).value<Step>(), Step::Opinions);
    matrix->setCurrentIndex(matrix->model()->index(0, MatrixColumn::FirstStep + 3));
    QVERIFY(screen.find<QAction>("overviewUnassign")->text().contains(QStringLiteral("Key facts")));
    screen.press(matrix, Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(unassign.size(), 1);
    QCOMPARE(unassign.at(0).at(1).value<Step>(), Step::KeyFacts);
}

void TestOverviewWorkspace::theBarCountsTheChosenStep()
{
    Screen screen;
    screen.fixture.askAboutFacts(screen.fixture.samples.at(0));
    QTRY_COMPARE(value(screen, "samplesDone"), QStringLiteral("1"));
    QCOMPARE(value(screen, "samplesInProgress"), QStringLiteral("2"));
    screen.find<QComboBox>("filterStep")->setCurrentIndex(1);
    QTRY_COMPARE(value(screen, "samplesInProgress"), QStringLiteral("1"));
    QCOMPARE(value(screen, "samplesDone"), QStringLiteral("0"));
    QCOMPARE(value(screen, "samplesWaiting"), QStringLiteral("2"));
    QCOMPARE(screen.find<QLabel>("progressTitle")->text(),
        QStringLiteral("Key facts: 0 of 3 samples done"));
    auto* state = screen.find<QComboBox>("filterState");
    state->setCurrentIndex(state->findData(int(SampleState::WaitingForParagraphs)));
    QTRY_COMPARE(screen.matrix()->model()->rowCount(), 2);
}

void TestOverviewWorkspace::theDiscussionOfTheCurrentSampleIsEdited()
{
    Screen screen;
    const QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::discussionEditRequested);
    screen.press(screen.matrix(), Qt::Key_Down);
    screen.press(screen.matrix(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<SampleId>(), screen.fixture.samples.at(1));
}

void TestOverviewWorkspace::theArticleOfTheCurrentSampleIsEdited()
{
    Screen screen;
    const QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::articleEditRequested);
    screen.press(screen.matrix(), Qt::Key_Down);
    screen.press(screen.matrix(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<SampleId>(), screen.fixture.samples.at(1));
}

void TestOverviewWorkspace::theFilterCountsWhatItShows()
{
    Screen screen(12);
    screen.fixture.close(
        screen.fixture.samples.at(3), QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
    screen.press(screen.matrix(), Qt::Key_F, Qt::ControlModifier);
    auto* words = screen.find<SearchField>("filterWords");
    QVERIFY(words->hasFocus());
    QTest::keyClicks(words, QStringLiteral("sample 12"));
    QTRY_COMPARE(screen.matrix()->model()->rowCount(), 1);
    QTRY_COMPARE(screen.find<QLabel>("sampleCount")->text(), QStringLiteral("1 of 12 samples"));
    screen.press(words, Qt::Key_Escape);
    QTRY_COMPARE(screen.matrix()->model()->rowCount(), 12);
    auto* state = screen.find<QComboBox>("filterState");
    state->setCurrentIndex(state->findData(int(SampleState::Closed)));
    QTRY_COMPARE(screen.matrix()->model()->rowCount(), 1);
    state->setCurrentIndex(0);
    auto* person = screen.find<QComboBox>("filterPerson");
    person->setCurrentIndex(person->findText(QStringLiteral("Lea")));
    QTRY_COMPARE(screen.matrix()->model()->rowCount(), 0);
}

void TestOverviewWorkspace::anEmptyResultOffersToClearTheFilter()
{
    Screen screen;
    auto* words = screen.find<SearchField>("filterWords");
    words->setFocus();
    QTest::keyClicks(words, QStringLiteral("unheardof"));
    QTRY_VERIFY(!screen.matrix()->isVisible());
    auto* clear = screen.find<QPushButton>("filterClear");
    QVERIFY(clear->isVisible());
    QTest::keyClick(clear, Qt::Key_Space);
    QTRY_VERIFY(screen.matrix()->isVisible());
    QCOMPARE(screen.matrix()->model()->rowCount(), 3);
}

void TestOverviewWorkspace::anEmptyProjectSaysWhatToDo()
{
    Screen screen(0);
    QVERIFY(!screen.matrix()->isVisible());
    const QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::importRequested);
    for (EmptyState* state : screen.view->findChildren<EmptyState*>()) {
        if (state->isVisible())
            state->findChildren<QPushButton*>().first()->click();
    }
    QCOMPARE(asked.size(), 1);
    ArticleText text;
    text.title = QStringLiteral("First");
    text.paragraphs = {QStringLiteral("One.")};
    screen.fixture.addSample(text, false);
    QTRY_VERIFY(screen.matrix()->isVisible());
}

void TestOverviewWorkspace::peopleAndTheirProgressAreListed()
{
    Screen screen;
    screen.fixture.answer(screen.fixture.samples.at(0), screen.fixture.ada, QStringLiteral("yny"));
    screen.goTo(OverviewWorkspace::Page::People);
    auto* table = screen.find<QTableView>("peopleTable");
    QCOMPARE(table->model()->rowCount(), 3);
    QTRY_COMPARE(table->model()->index(1, 4).data().toString(), QStringLiteral("3 of 15"));
    QCOMPARE(table->model()->index(1, 5).data().toString(), QStringLiteral("0:30"));
    QVERIFY(screen.find<QLabel>("peopleTotals")->text().contains(QLatin1String("0:30")));
    QVERIFY(screen.find<QLabel>("projectRule")->text().contains(QLatin1String("Strict")));
}

void TestOverviewWorkspace::thePersonPageLeadsToItsDialogs()
{
    Screen screen;
    screen.goTo(OverviewWorkspace::Page::People);
    auto* table = screen.find<QTableView>("peopleTable");
    QVERIFY(table->hasFocus());
    const QSignalSpy edit(&NextSteps::of(screen.session), &NextSteps::personEditRequested);
    const QSignalSpy settings(&NextSteps::of(screen.session), &NextSteps::projectSettingsRequested);
    screen.press(table, Qt::Key_Down);
    screen.press(table, Qt::Key_Return);
    QCOMPARE(edit.size(), 1);
    QCOMPARE(edit.at(0).at(0).value<PersonId>(), screen.fixture.ada);
    screen.find<QPushButton>("projectSettingsButton")->click();
    QCOMPARE(settings.size(), 1);
    screen.session.setCurrentPerson(screen.fixture.ben);
    screen.find<QPushButton>("projectSettingsButton")->click();
    QCOMPARE(settings.size(), 1);
    QVERIFY(!screen.messages()->text().isEmpty());
}

void TestOverviewWorkspace::timesAreCopiedAndSaved()
{
    Screen screen;
    screen.fixture.answer(screen.fixture.samples.at(0), screen.fixture.ada, QStringLiteral("yny"));
    screen.fixture.answer(screen.fixture.samples.at(1), screen.fixture.ben, QStringLiteral("y"));
    screen.goTo(OverviewWorkspace::Page::Time);
    auto* table = screen.find<QTableView>("timeTable");
    QTRY_COMPARE(table->model()->rowCount(), 2);
    screen.press(table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines =
        QGuiApplication::clipboard()->text().trimmed().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2); // the selected one
    QCOMPARE(lines.at(1), QStringLiteral("1\tSample 1\tAda\t3\t30.0\t0"));
    screen.press(table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString all = QGuiApplication::clipboard()->text();
    QVERIFY2(all.startsWith(QLatin1Char('|')) && all.contains(QLatin1String("| Sample 2 |")),
        qPrintable(all));

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("times.tsv"));
    screen.ask = [path](QWidget*, const FileQuestion&, const AskFile::Chosen& chosen) {
        chosen({path});
    };
    screen.find<QPushButton>("saveTimes")->click();
    QTRY_VERIFY(QFile::exists(path));
    QTRY_VERIFY(screen.messages()->text().contains(path));
    QFile saved(path);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(saved.readAll().count('\n'), 3);
}

void TestOverviewWorkspace::timesOfParagraphsShowWithTheSample()
{
    Screen screen;
    screen.fixture.close(
        screen.fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
    screen.fixture.answer(screen.fixture.samples.at(1), screen.fixture.ben, QStringLiteral("y"));
    screen.goTo(OverviewWorkspace::Page::Time);
    auto* table = screen.find<QTableView>("timeTable");
    auto* items = screen.find<QTableView>("itemTimes");
    QTRY_COMPARE(table->model()->rowCount(), 3);
    QTRY_COMPARE(items->model()->rowCount(), 5);
    screen.press(table, Qt::Key_End, Qt::ControlModifier);
    QTRY_COMPARE(items->model()->rowCount(), 0);
    QVERIFY(screen.find<QLabel>("itemTimesNote")->text().contains(QLatin1String("both")));
}

void TestOverviewWorkspace::theFirstStatisticHasItsItemsBesideIt()
{
    Screen screen;
    screen.fixture.close(
        screen.fixture.samples.at(0), QStringLiteral("ynyny"), QStringLiteral("yyyny"));
    screen.goTo(OverviewWorkspace::Page::Statistics);
    auto* list = screen.find<QListView>("drillDownList");
    QTRY_COMPARE(list->model()->rowCount(), 1); // the one sample
    QVERIFY(list->isVisible());
    QVERIFY(
        screen.find<QLabel>("statisticsLines")->text().contains(QStringLiteral("n = 1 samples")));
    QTableView* table = screen.statistics();
    QCOMPARE(table->model()->columnCount(), 2);
    screen.press(table, Qt::Key_Down); // what is current is listed
    QTRY_COMPARE(list->model()->rowCount(), 4);
    // What was asked for stays while the project goes on.
    screen.find<QPushButton>("showLeftOut")->click();
    QCOMPARE(list->model()->rowCount(), 2);
    screen.fixture.close(
        screen.fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    QTRY_COMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("2"));
    QCOMPARE(list->model()->rowCount(), 2);
    screen.press(table, Qt::Key_Up);
    QTRY_VERIFY(list->model()->index(1, 0).data().toString().contains(QStringLiteral("article 2")));
}

void TestOverviewWorkspace::aFigureOpensTheItemsBehindIt()
{
    Screen screen;
    screen.fixture.close(
        screen.fixture.samples.at(0), QStringLiteral("ynyny"), QStringLiteral("yyyny"));
    screen.goTo(OverviewWorkspace::Page::Statistics);
    QTableView* table = screen.statistics();
    auto* list = screen.find<QListView>("drillDownList");
    QTRY_COMPARE(table->model()->index(1, 1).data().toString(), QStringLiteral("4"));
    for (int row = 0; row < 4; ++row) { // samples, paragraphs, supporting, nonsupporting
        table->setCurrentIndex(table->model()->index(row, 0));
        screen.press(table, Qt::Key_Return);
        const int figure = table->model()->index(row, 1).data().toInt();
        QTRY_COMPARE(list->model()->rowCount(), figure);
    }
    const QSignalSpy went(&screen.session, &ProjectSession::currentSampleChanged);
    table->setCurrentIndex(table->model()->index(2, 0));
    screen.press(table, Qt::Key_Return);
    QTRY_COMPARE(list->model()->rowCount(), 3);
    list->setFocus();
    screen.press(list, Qt::Key_Down);
    screen.press(list, Qt::Key_Return);
    QCOMPARE(went.size(), 1);
    QCOMPARE(went.at(0).at(1).toInt(), 3); // the second one kept stands third in the article
    screen.press(list, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 4);
}

void TestOverviewWorkspace::whatIsLeftOutIsListed()
{
    Screen screen;
    screen.goTo(OverviewWorkspace::Page::Statistics);
    auto* which = screen.find<QPushButton>("showLeftOut");
    QTRY_VERIFY(which->isVisible());
    QVERIFY(screen.find<QLabel>("statisticsLines")->text().contains(QLatin1String("3")));
    which->click();
    QCOMPARE(screen.find<QListView>("drillDownList")->model()->rowCount(), 3);
}

void TestOverviewWorkspace::statisticsAreCopied()
{
    Screen screen;
    screen.goTo(OverviewWorkspace::Page::Statistics);
    QTableView* table = screen.statistics();
    QTRY_VERIFY(table->model()->rowCount() > 0);
    screen.press(table, Qt::Key_C, Qt::ControlModifier);
    const QString row = QGuiApplication::clipboard()->text();
    QVERIFY(row.contains(QLatin1String("Samples")));
    QCOMPARE(row.count(QLatin1Char('\n')), 2); // the selected row below the headings
    screen.press(table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString all = QGuiApplication::clipboard()->text();
    QVERIFY2(all.contains(QStringLiteral("Statistics of the benchmark")) &&
                 all.contains(QStringLiteral("\n|")),
        qPrintable(all));
}

void TestOverviewWorkspace::nothingIsReadWhileHidden()
{
    Screen screen;
    QTRY_COMPARE(value(screen, "samplesInProgress"), QStringLiteral("3"));
    screen.view->hide();
    ProjectFixture::check(RoundRepository(screen.fixture.database())
                              .unassign(screen.fixture.samples.at(0), screen.fixture.lea));
    const QSignalSpy changed(&screen.session.project(), &Project::changed);
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(value(screen, "samplesInProgress"), QStringLiteral("3"));
    screen.view->show();
    QTRY_COMPARE(value(screen, "samplesInProgress"), QStringLiteral("2"));
}

void TestOverviewWorkspace::pagesHaveKeysAndAreRemembered()
{
    Screen screen;
    screen.press(screen.matrix(), Qt::Key_3, Qt::AltModifier);
    QVERIFY(screen.view->page() == OverviewWorkspace::Page::Time);
    // By the window, for each project, and not with the rest of the layout.
    OverviewWorkspace other(screen.session);
    other.restoreLayout(screen.view->saveLayout());
    QVERIFY(other.page() == OverviewWorkspace::Page::Samples);
    other.setCurrentPage(screen.view->currentPage());
    QVERIFY(other.page() == OverviewWorkspace::Page::Time);
    other.restoreLayout("nonsense");
    QVERIFY(other.page() == OverviewWorkspace::Page::Time);
}

void TestOverviewWorkspace::everyCommandHasANameAndAText()
{
    Screen screen;
    QSet<QString> names;
    for (const QAction* action : screen.view->workspaceActions()) {
        QVERIFY(!action->objectName().isEmpty());
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        QVERIFY2(!names.contains(action->objectName()), qPrintable(action->objectName()));
        names.insert(action->objectName());
    }
}

void TestOverviewWorkspace::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("mirrored") << false << true;
}

TANDEM_TEST(TestOverviewWorkspace, QApplication)
#include "tst_overviewworkspace.moc"
