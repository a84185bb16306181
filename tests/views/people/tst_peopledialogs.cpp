#include "storage/changes/history.h"
#include "views/people/peopledialogs.h"

#include "projectfixture.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/theme.h"
#include "views/people/assigndialog.h"
#include "views/people/balancedialog.h"
#include "views/people/choosepersondialog.h"
#include "views/people/partner.h"
#include "views/people/personcombo.h"
#include "views/people/persondialog.h"
#include "views/people/personwrite.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

/// A window with Lea at it, and the dialogs that it opens.
struct Setup
{
    explicit Setup(int samples = 3, bool assigned = true)
        : fixture(assigned ? samples : 0)
    {
        for (int i = 0; !assigned && i < samples; ++i) {
            ArticleText text;
            text.title = QStringLiteral("Loose %1").arg(i + 1);
            text.paragraphs = {QStringLiteral("One."), QStringLiteral("Two.")};
            if (i % 2 == 0)
                text.discussion = {{QStringLiteral("A"), QStringLiteral("a")},
                    {QStringLiteral("B"), QStringLiteral("b")}};
            fixture.addSample(text, false);
        }
        for (const char* name : {"Cam", "Dee"})
            ProjectFixture::take(
                PeopleRepository(fixture.database()).add(QLatin1String(name), Role::Annotator));
        session = std::make_unique<ProjectSession>(fixture.open());
        session->setCurrentPerson(fixture.lea);
        dialogs = new PeopleDialogs(*session, &window);
        dialogs->setSeedSource([] { return 7U; });
        window.show();
    }
    PersonId personNamed(const char* name)
    {
        return ProjectFixture::take(
            PeopleRepository(fixture.database()).byName(QLatin1String(name)))
            .id;
    }
    std::optional<Round> active(SampleId sample)
    {
        return ProjectFixture::take(RoundRepository(session->project().reader()).active(sample));
    }
    QHash<PersonId, int> loads()
    {
        return ProjectFixture::take(RoundRepository(session->project().reader()).load());
    }
    template <typename T>
    T* dialog()
    {
        T* found = nullptr;
        [&found, this] {
            QTRY_VERIFY(found = window.findChild<T*>());
            QVERIFY(QTest::qWaitForWindowActive(found));
        }();
        return found;
    }

    void add(const Person& person)
    {
        session->change(&window,
            {QStringLiteral("adding %1").arg(person.name), addPersonWrite(person, fixture.lea)});
    }
    void put(const Person& person)
    {
        session->change(&window, {QStringLiteral("changing %1").arg(person.name),
                                     updatePersonWrite(person, fixture.lea)});
    }

    ProjectFixture fixture;
    std::unique_ptr<ProjectSession> session;
    QWidget window;
    PeopleDialogs* dialogs = nullptr;
};

template <typename T>
T* child(QWidget* parent, const char* name)
{
    return partOf<T>(parent, name);
}

void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(widget, key, modifiers);
}

bool calibrationIsOffered(QWidget* dialog)
{
    return child<QCheckBox>(dialog, "assignCalibration")->isVisible();
}

int gets(const BalanceRow& row)
{
    return row.after - row.before.value_or(0);
}

const RowsOf<BalanceRow>& rowsOf(const RowsView* view)
{
    return *static_cast<const RowsOf<BalanceRow>*>(view->model());
}

} // namespace

class TestPeopleDialogs final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void samplesAreAssignedToAPairByKeyboard();
    void allStepsGoToThePairInOneGo();
    void aLaterStepIsPresetToThePairOfTheFirst();
    void onePersonIsNoPair();
    void samplesThatAreNotReadyAreListedAndLeftOut();
    void keyFactsAreAssignedAndTakenBack();
    void aCalibrationIsAssignedToAPair();
    void opinionsAreAssignedBalanced();
    void nothingCanBeAssignedWhereBothHaveSubmitted();
    void theBalancedPreviewIsWhatIsDone();
    void aBalancedAssignmentCanBeUndone();
    void leavingOutAPersonChangesThePreview();
    void importedAndAssignedSamplesAreNotAmongEverything();
    void unassigningAsksNothingAndCanBeUndone();
    void othersThanALeadAreRefused();
    void theFirstPersonBecomesLead();
    void whereNobodyLeadsALeadCanBeAdded();
    void whoeverAddsTheFirstPersonIsAskedWhetherTheyAreIt();
    void aPersonIsAddedByKeyboard();
    void whoIsAddedCanBeGivenALink();
    void addingAPersonCanBeUndone();
    void whoHasSamplesIsNotTakenOutByUndo();
    void renamingAPersonCanBeUndone();
    void undoLeavesWhatAnotherWindowChangedSince();
    void aLeadWhoStepsDownCanTakeThatBack();
    void aNameThatIsTakenIsRefusedInTheDialog();
    void theLastLeadCannotBeExcluded();
    void aPersonIsExcludedAndNotOfferedAnyMore();
    void theRememberedPersonIsPreselected();
    void whyNobodyCanBeAddedIsSaid();
    void aNameThatIsThereAlreadyIsRefusedBelowItsField();
    void thePartnerSitsDownAtOnce();
    void choosingAPersonByKeyboardSeatsThem();
    void pictures_data();

private:
    std::unique_ptr<Theme> m_theme;
};

void TestPeopleDialogs::initTestCase()
{
    setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->setChoice(ThemeChoice::Light);
}

void TestPeopleDialogs::samplesAreAssignedToAPairByKeyboard()
{
    Setup setup(2, false);
    setup.dialogs->assign(setup.fixture.samples);
    auto* dialog = setup.dialog<AssignDialog>();
    auto* first = child<PersonCombo>(dialog, "assignFirst");
    auto* second = child<PersonCombo>(dialog, "assignSecond");
    QCOMPARE(first->currentText(), QStringLiteral("Ada"));
    QCOMPARE(second->currentText(), QStringLiteral("Ben"));
    QVERIFY(first->hasFocus());
    press(first, Qt::Key_C);
    press(first, Qt::Key_Tab);
    QVERIFY(second->hasFocus());
    press(second, Qt::Key_D);
    press(second, Qt::Key_Return);
    QTRY_VERIFY(!setup.window.findChild<AssignDialog*>());
    setup.session->project().flush();
    const Pair pair{setup.personNamed("Cam"), setup.personNamed("Dee")};
    for (const SampleId sample : setup.fixture.samples)
        QVERIFY(setup.active(sample)->pair == pair);
    setup.session->history().undo();
    setup.session->project().flush();
    for (const SampleId sample : setup.fixture.samples)
        QVERIFY(!setup.active(sample));
}

void TestPeopleDialogs::allStepsGoToThePairInOneGo()
{
    Setup setup(2);
    const SampleId first = setup.fixture.samples.at(0);
    setup.fixture.askAboutFacts(first);
    ProjectFixture::check(RoundRepository(setup.fixture.database())
                              .unassign(first, setup.fixture.lea, Step::KeyFacts));
    const Pair turned{setup.fixture.ben, setup.fixture.ada};
    const SampleId second = setup.fixture.samples.at(1);
    const PersonId lea = setup.fixture.lea;
    ProjectFixture::check(RoundRepository(setup.fixture.database()).unassign(second, lea));
    ProjectFixture::take(RoundRepository(setup.fixture.database()).assign(second, turned, lea));
    setup.dialogs->assign(setup.fixture.samples);
    auto* dialog = setup.dialog<AssignDialog>();
    auto* step = child<QComboBox>(dialog, "assignStep");
    step->setFocus();
    press(step, Qt::Key_End);
    const QString remarks = child<QLabel>(dialog, "assignRemarks")->text();
    QVERIFY2(remarks.contains(QStringLiteral("no candidate facts yet: 2")), qPrintable(remarks));
    QVERIFY(child<QCheckBox>(dialog, "assignKeepPairs")->isChecked());
    press(step, Qt::Key_Return);
    QTRY_VERIFY(!setup.window.findChild<AssignDialog*>());
    setup.session->project().flush();
    const auto pair = [&setup](SampleId sample, Step asked) {
        const auto round = ProjectFixture::take(
            RoundRepository(setup.session->project().reader()).active(sample, asked));
        return round ? round->pair : Pair();
    };
    // Of the first the paragraphs are done; A stays A in what comes after them.
    const Pair straight{setup.fixture.ada, setup.fixture.ben};
    QVERIFY(pair(first, Step::KeyFacts) == straight);
    QVERIFY(pair(first, Step::Opinions) == straight);
    QVERIFY(pair(second, Step::Paragraphs) == turned);
    QVERIFY(pair(second, Step::KeyFacts) == Pair());
    QVERIFY(pair(second, Step::Opinions) == turned);
    for (int i = 0; i < 2; ++i) {
        setup.session->history().undo();
        setup.session->project().flush();
        QVERIFY(pair(first, Step::KeyFacts) == Pair());
        QVERIFY(pair(first, Step::Opinions) == Pair());
        setup.session->history().redo();
        setup.session->project().flush();
        QVERIFY(pair(first, Step::KeyFacts) == straight);
        QVERIFY(pair(second, Step::Opinions) == turned);
    }
}

void TestPeopleDialogs::aLaterStepIsPresetToThePairOfTheFirst()
{
    Setup setup(1);
    const SampleId sample = setup.fixture.samples.at(0);
    RoundRepository rounds(setup.fixture.database());
    ProjectFixture::check(rounds.unassign(sample, setup.fixture.lea));
    ProjectFixture::take(
        rounds.assign(sample, {setup.personNamed("Dee"), setup.fixture.ada}, setup.fixture.lea));
    setup.dialogs->assign({sample}, Step::Opinions);
    auto* dialog = setup.dialog<AssignDialog>();
    QCOMPARE(child<PersonCombo>(dialog, "assignFirst")->currentText(), QStringLiteral("Dee"));
    QCOMPARE(child<PersonCombo>(dialog, "assignSecond")->currentText(), QStringLiteral("Ada"));
    QVERIFY(!child<QCheckBox>(dialog, "assignKeepPairs")->isVisible());
}

void TestPeopleDialogs::onePersonIsNoPair()
{
    Setup setup(1, false);
    setup.dialogs->assign(setup.fixture.samples);
    auto* dialog = setup.dialog<AssignDialog>();
    auto* second = child<PersonCombo>(dialog, "assignSecond");
    second->setPerson(setup.fixture.ada);
    QVERIFY(!child<QPushButton>(dialog, "assignAccept")->isEnabled());
    QVERIFY(
        child<QLabel>(dialog, "assignRemarks")->text().contains(QLatin1String("two different")));
    press(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!setup.window.findChild<AssignDialog*>());
    QCOMPARE(setup.session->history().count(), 0);
}

void TestPeopleDialogs::samplesThatAreNotReadyAreListedAndLeftOut()
{
    Setup setup(3);
    setup.fixture.askAboutFacts(setup.fixture.samples.at(1));
    setup.dialogs->assign(setup.fixture.samples, Step::KeyFacts);
    auto* dialog = setup.dialog<AssignDialog>();
    child<PersonCombo>(dialog, "assignSecond")->setPerson(setup.personNamed("Dee"));
    const QString remarks = child<QLabel>(dialog, "assignRemarks")->text();
    QVERIFY2(remarks.contains(QStringLiteral("no candidate facts")), qPrintable(remarks));
    QVERIFY2(remarks.contains(QStringLiteral("1, 3")), qPrintable(remarks));
    press(dialog, Qt::Key_Return);
    setup.session->project().flush();
    const auto round = [&setup](int sample) {
        return ProjectFixture::take(RoundRepository(setup.session->project().reader())
                                        .active(setup.fixture.samples.at(sample), Step::KeyFacts));
    };
    QVERIFY(!round(0));
    QCOMPARE(round(1)->pair.b, setup.personNamed("Dee"));
    QVERIFY(!round(2));
}

void TestPeopleDialogs::keyFactsAreAssignedAndTakenBack()
{
    Setup setup(1);
    const SampleId sample = setup.fixture.samples.first();
    setup.fixture.askAboutFacts(sample);
    const RoundId paragraphs = setup.active(sample)->id;
    const auto round = [&setup, sample] {
        return ProjectFixture::take(
            RoundRepository(setup.session->project().reader()).active(sample, Step::KeyFacts));
    };
    const RoundId before = round()->id;
    setup.dialogs->unassign({sample}, Step::KeyFacts);
    QTRY_COMPARE(setup.session->history().count(), 1);
    setup.session->project().flush();
    QVERIFY(!round());
    setup.dialogs->assign({sample});
    auto* dialog = setup.dialog<AssignDialog>();
    QVERIFY(!child<QPushButton>(dialog, "assignAccept")->isEnabled());
    child<QComboBox>(dialog, "assignStep")->setCurrentIndex(1);
    QVERIFY(child<QLabel>(dialog, "assignNeeds")->text().contains(QStringLiteral("Facts")));
    QVERIFY(child<QPushButton>(dialog, "assignAccept")->isEnabled());
    press(dialog, Qt::Key_Return);
    setup.session->project().flush();
    QVERIFY(round());
    QVERIFY(round()->id != before);
    QCOMPARE(setup.active(sample)->id, paragraphs);
    setup.session->history().undo();
    setup.session->history().undo();
    setup.session->project().flush();
    QCOMPARE(round()->id, before);
}

void TestPeopleDialogs::aCalibrationIsAssignedToAPair()
{
    Setup setup(2, false);
    setup.dialogs->assign(setup.fixture.samples);
    auto* dialog = setup.dialog<AssignDialog>();
    auto* calibration = child<QCheckBox>(dialog, "assignCalibration");
    press(calibration, Qt::Key_Space);
    QVERIFY(calibration->isChecked());
    press(dialog, Qt::Key_Return);
    QTRY_VERIFY(!setup.window.findChild<AssignDialog*>());
    setup.session->project().flush();
    QVERIFY(setup.active(setup.fixture.samples.at(0))->calibration);
    QVERIFY(setup.active(setup.fixture.samples.at(1))->calibration);
    setup.session->history().undo();
    setup.session->project().flush();
    QVERIFY(!setup.active(setup.fixture.samples.at(0)));
    setup.session->history().redo();
    setup.session->project().flush();
    QVERIFY(setup.active(setup.fixture.samples.at(0))->calibration);

    // Where somebody labels already, no calibration begins.
    setup.dialogs->assign(setup.fixture.samples);
    dialog = setup.dialog<AssignDialog>();
    child<QCheckBox>(dialog, "assignCalibration")->setChecked(true);
    QVERIFY(!child<QPushButton>(dialog, "assignAccept")->isEnabled());
    QVERIFY(child<QLabel>(dialog, "assignRemarks")
                ->text()
                .contains(QStringLiteral("already assigned: 1, 2")));
    child<QComboBox>(dialog, "assignStep")->setCurrentIndex(2);
    QVERIFY(!calibrationIsOffered(dialog));
}

void TestPeopleDialogs::opinionsAreAssignedBalanced()
{
    Setup setup(4, false); // the second and the fourth have no discussion
    setup.dialogs->assignBalanced({}, Step::Opinions);
    auto* dialog = setup.dialog<BalanceDialog>();
    QTRY_VERIFY(dialog->isReady());
    const QString remarks = child<QLabel>(dialog, "balanceRemarks")->text();
    QVERIFY2(remarks.contains(QStringLiteral("no discussion yet: 2, 4")), qPrintable(remarks));
    press(dialog, Qt::Key_Return);
    setup.session->project().flush();
    const auto assigned = [&setup](int sample) {
        return ProjectFixture::take(RoundRepository(setup.session->project().reader())
                                        .active(setup.fixture.samples.at(sample), Step::Opinions))
            .has_value();
    };
    QVERIFY(assigned(0));
    QVERIFY(!assigned(1));
    QVERIFY(assigned(2));
    QVERIFY(!assigned(3));
    QVERIFY(!setup.active(setup.fixture.samples.at(0)));
}

void TestPeopleDialogs::nothingCanBeAssignedWhereBothHaveSubmitted()
{
    Setup setup(1);
    setup.fixture.close(
        setup.fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
    setup.dialogs->assign(setup.fixture.samples);
    auto* dialog = setup.dialog<AssignDialog>();
    child<PersonCombo>(dialog, "assignSecond")->setPerson(setup.personNamed("Dee"));
    QVERIFY(!child<QPushButton>(dialog, "assignAccept")->isEnabled());
    QVERIFY(child<QLabel>(dialog, "assignRemarks")->text().contains(QLatin1String("submitted")));
}

void TestPeopleDialogs::theBalancedPreviewIsWhatIsDone()
{
    Setup setup(23, false);
    setup.dialogs->assignBalanced({});
    auto* dialog = setup.dialog<BalanceDialog>();
    QTRY_VERIFY(dialog->isReady());
    auto* people = child<RowsView>(dialog, "balancePeople");
    QHash<PersonId, int> promised;
    int sum = 0;
    for (const BalanceRow& row : rowsOf(people).rows()) {
        const int count = gets(row);
        sum += count;
        if (count > 0)
            promised.insert(row.person.id, count);
    }
    QCOMPARE(sum, 2 * 23);
    QCOMPARE(promised.size(), 4);
    press(dialog, Qt::Key_Return);
    QTRY_VERIFY(!setup.window.findChild<BalanceDialog*>());
    setup.session->project().flush();
    QCOMPARE(setup.loads(), promised);
}

void TestPeopleDialogs::aBalancedAssignmentCanBeUndone()
{
    Setup setup(5, false);
    setup.dialogs->assignBalanced({});
    auto* dialog = setup.dialog<BalanceDialog>();
    QTRY_VERIFY(dialog->isReady());
    press(dialog, Qt::Key_Return);
    setup.session->project().flush();
    const QHash<PersonId, int> assigned = setup.loads();
    QCOMPARE(assigned.size(), 4);
    setup.session->history().undo();
    setup.session->project().flush();
    QVERIFY(setup.loads().isEmpty());
    setup.session->history().redo();
    setup.session->project().flush();
    QCOMPARE(setup.loads(), assigned);
}

void TestPeopleDialogs::leavingOutAPersonChangesThePreview()
{
    Setup setup(6, false);
    setup.dialogs->assignBalanced({});
    auto* dialog = setup.dialog<BalanceDialog>();
    QTRY_VERIFY(dialog->isReady());
    auto* people = child<RowsView>(dialog, "balancePeople");
    QVERIFY(people->hasFocus());
    press(people, Qt::Key_Down); // Lea is not among those who annotate; Ada is
    press(people, Qt::Key_Space);
    QVERIFY(!rowsOf(people).rowAt(1)->chosen);
    QTRY_VERIFY(dialog->isReady());
    QCOMPARE(gets(*rowsOf(people).rowAt(1)), 0);
    QCOMPARE(gets(*rowsOf(people).rowAt(2)), 4);
    for (const int row : {2, 3}) {
        people->selectRow(row);
        press(people, Qt::Key_Space);
    }
    QTRY_VERIFY(dialog->isReady());
    QVERIFY(!child<QPushButton>(dialog, "balanceAccept")->isEnabled());
}

void TestPeopleDialogs::importedAndAssignedSamplesAreNotAmongEverything()
{
    Setup setup(2);
    kgds::SampleRecord record;
    record.article.append({1, QStringLiteral("Text"), kgds::ParagraphLabel::Supporting, {}, {}});
    record.discussion = {{QStringLiteral("A"), QStringLiteral("a"), {}}};
    ProjectFixture::take(SampleRecords(setup.fixture.database()).addRecord(record));
    setup.dialogs->assignBalanced({});
    auto* dialog = setup.dialog<BalanceDialog>();
    QTRY_VERIFY(dialog->isReady());
    QVERIFY(!child<QPushButton>(dialog, "balanceAccept")->isEnabled());
    QVERIFY(!child<QLabel>(dialog, "balanceRemarks")->text().isEmpty());
}

void TestPeopleDialogs::unassigningAsksNothingAndCanBeUndone()
{
    Setup setup(3);
    setup.fixture.close(
        setup.fixture.samples.at(2), QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
    const QSignalSpy told(setup.dialogs, &PeopleDialogs::told);
    setup.dialogs->unassign(setup.fixture.samples);
    QTRY_COMPARE(setup.session->history().count(), 1);
    setup.session->project().flush();
    QVERIFY(!setup.active(setup.fixture.samples.at(0)));
    QVERIFY(setup.active(setup.fixture.samples.at(2)));
    QCOMPARE(told.size(), 1);
    setup.session->history().undo();
    setup.session->project().flush();
    QVERIFY(setup.active(setup.fixture.samples.at(0)));
}

void TestPeopleDialogs::othersThanALeadAreRefused()
{
    Setup setup(1);
    setup.session->setCurrentPerson(setup.fixture.ada);
    const QSignalSpy failed(setup.dialogs, &PeopleDialogs::failed);
    setup.dialogs->assign(setup.fixture.samples);
    setup.dialogs->assignBalanced(setup.fixture.samples);
    setup.dialogs->unassign(setup.fixture.samples);
    setup.dialogs->addPerson();
    setup.dialogs->editPerson(setup.fixture.ben);
    QCOMPARE(failed.size(), 5);
    QVERIFY(!setup.window.findChild<QDialog*>());
}

void TestPeopleDialogs::whoeverAddsTheFirstPersonIsAskedWhetherTheyAreIt()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("empty.tandem"));
    ProjectFixture::check(createProject(path, QStringLiteral("Empty")));
    ProjectSession session(ProjectFixture::take(Project::open(path)));
    QWidget window;
    window.show();
    PeopleDialogs dialogs(session, &window);
    dialogs.addPerson();
    auto* add = window.findChild<PersonDialog*>();
    QVERIFY(add && QTest::qWaitForWindowActive(add));
    QTest::keyClicks(child<QLineEdit>(add, "personName"), QStringLiteral("Lena"));
    press(add, Qt::Key_Return);
    ChoosePersonDialog* choose = nullptr;
    QTRY_VERIFY(choose = window.findChild<ChoosePersonDialog*>());
    QVERIFY(QTest::qWaitForWindowActive(choose));
    QCOMPARE(child<QPushButton>(choose, "choosePersonAccept")->text(),
        QStringLiteral("Continue as Lena"));
    press(choose, Qt::Key_Return);
    QTRY_VERIFY(session.isLead());
}

void TestPeopleDialogs::theFirstPersonBecomesLead()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("empty.tandem"));
    ProjectFixture::check(createProject(path, QStringLiteral("Empty")));
    ProjectSession session(ProjectFixture::take(Project::open(path)));
    ChoosePersonDialog choose(session, {});
    choose.open();
    QVERIFY(QTest::qWaitForWindowActive(&choose));
    QVERIFY(!child<QPushButton>(&choose, "choosePersonAccept")->isEnabled());
    auto* name = child<QLineEdit>(&choose, "choosePersonName");
    QVERIFY(name->hasFocus());
    press(name, Qt::Key_Return); // there is no name yet
    QTest::keyClicks(name, QStringLiteral("  Lena  "));
    press(name, Qt::Key_Return);
    QTRY_COMPARE(session.people().size(), 1);
    QCOMPARE(session.people().at(0).name, QStringLiteral("Lena"));
    QVERIFY(session.people().at(0).role == Role::Lead);
    QTRY_VERIFY(child<QPushButton>(&choose, "choosePersonAccept")->isEnabled());
    QTRY_VERIFY(child<CardsView>(&choose, "choosePersonList")->hasFocus());

    // Whoever leads adds the others, and is still the one to go on.
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("Ada"));
    press(name, Qt::Key_Return);
    QTRY_COMPARE(session.people().size(), 2);
    QVERIFY(session.people().at(1).role == Role::Annotator);
    QVERIFY(session.people().at(1).colour != session.people().at(0).colour);
    QTRY_VERIFY(name->text().isEmpty());
    press(name, Qt::Key_Return);
    QTRY_VERIFY(session.isLead());
}

void TestPeopleDialogs::aNameThatIsThereAlreadyIsRefusedBelowItsField()
{
    Setup setup;
    setup.dialogs->choosePerson({});
    auto* dialog = setup.dialog<ChoosePersonDialog>();
    auto* name = child<QLineEdit>(dialog, "choosePersonName");
    auto* problem = child<QLabel>(dialog, "choosePersonProblem");
    QVERIFY(!problem->isVisible());
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("ada"));
    press(name, Qt::Key_Return);
    QTRY_VERIFY(problem->isVisible());
    QVERIFY(!problem->text().isEmpty());
    QCOMPARE(setup.session->people().size(), 5);
    QVERIFY(name->hasFocus());
    press(name, Qt::Key_E);
    QVERIFY(!problem->isVisible());
}

void TestPeopleDialogs::thePartnerSitsDownAtOnce()
{
    Setup setup;
    const QSignalSpy chosen(setup.dialogs, &PeopleDialogs::personChosen);
    const QSignalSpy told(setup.dialogs, &PeopleDialogs::told);
    const auto leave = [&](PersonId id) {
        Person gone = setup.session->person(id);
        gone.active = false;
        setup.put(gone);
        QTRY_VERIFY(!setup.session->person(id).active);
    };
    // Four annotators: which of them is for the dialog to ask.
    QVERIFY(!partnerOf(setup.session->people(), setup.fixture.ada));
    // The sample on screen has one pair, whatever the rest of them do.
    const Pair pair{setup.fixture.ben, setup.fixture.ada};
    QCOMPARE(partnerOf(setup.session->people(), setup.fixture.ada, pair)->id, setup.fixture.ben);
    QVERIFY(!partnerOf(setup.session->people(), setup.personNamed("Cam"), pair));
    leave(setup.personNamed("Cam"));
    leave(setup.personNamed("Dee"));
    QVERIFY(!partnerOf(setup.session->people(), setup.fixture.lea)); // has two
    QVERIFY(!partnerOf(setup.session->people(), {}));
    setup.session->setCurrentPerson(setup.fixture.ada);
    setup.dialogs->switchToPartner({});
    QCOMPARE(setup.session->currentPerson(), setup.fixture.ben);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(told.first().first().toString().contains(QStringLiteral("Ben")));
    setup.dialogs->switchToPartner({});
    QCOMPARE(setup.session->currentPerson(), setup.fixture.ada);
    QVERIFY(!setup.window.findChild<ChoosePersonDialog*>());
    setup.session->setCurrentPerson(setup.fixture.lea);
    setup.dialogs->switchToPartner({});
    QVERIFY(setup.window.findChild<ChoosePersonDialog*>());
}

void TestPeopleDialogs::whereNobodyLeadsALeadCanBeAdded()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("led.tandem"));
    ProjectFixture::check(createProject(path, QStringLiteral("Led")));
    {
        const auto database = ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite));
        ProjectFixture::take(
            PeopleRepository(*database).add(QStringLiteral("Ada"), Role::Annotator));
    }
    ProjectSession again(ProjectFixture::take(Project::open(path)));
    ChoosePersonDialog choose(again, {});
    choose.open();
    QVERIFY(QTest::qWaitForWindowActive(&choose));
    QVERIFY(child<QLabel>(&choose, "choosePersonHint")
                ->text()
                .contains(QLatin1String("This project has no lead")));
    auto* name = child<QLineEdit>(&choose, "choosePersonName");
    QVERIFY(name->isEnabled());
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("Lena"));
    child<QPushButton>(&choose, "choosePersonAdd")->click();
    QTRY_COMPARE(again.people().size(), 2);
    QVERIFY(again.people().at(1).role == Role::Lead);
    QTRY_VERIFY(
        !child<QLabel>(&choose, "choosePersonHint")->text().contains(QLatin1String("has no lead")));
}

void TestPeopleDialogs::aPersonIsAddedByKeyboard()
{
    Setup setup;
    setup.dialogs->addPerson();
    auto* dialog = setup.dialog<PersonDialog>();
    auto* name = child<QLineEdit>(dialog, "personName");
    QVERIFY(!child<QPushButton>(dialog, "personSave")->isEnabled());
    QTest::keyClicks(name, QStringLiteral("  Eve  Adams "));
    press(name, Qt::Key_Return);
    QTRY_COMPARE(setup.session->people().size(), 6);
    QCOMPARE(setup.session->people().constLast().name, QStringLiteral("Eve Adams"));
    QTRY_VERIFY(!setup.window.findChild<PersonDialog*>());
}

void TestPeopleDialogs::whoIsAddedCanBeGivenALink()
{
    Setup setup;
    QSignalSpy asked(&NextSteps::of(*setup.session), &NextSteps::personLinkRequested);
    setup.dialogs->addPerson();
    auto* dialog = setup.dialog<PersonDialog>();
    QTest::keyClicks(child<QLineEdit>(dialog, "personName"), QStringLiteral("Eve"));
    child<QCheckBox>(dialog, "personLink")->setChecked(true);
    child<QPushButton>(dialog, "personSave")->click();
    QTRY_COMPARE(asked.size(), 1);
    QTRY_COMPARE(setup.session->people().size(), 6);
    QCOMPARE(asked.first().first().value<PersonId>(), setup.session->people().constLast().id);
}

void TestPeopleDialogs::addingAPersonCanBeUndone()
{
    Setup setup;
    Person eve;
    eve.name = QStringLiteral("Eve");
    setup.add(eve);
    QTRY_COMPARE(setup.session->people().size(), 6);
    const Person added = setup.session->people().constLast();
    QCOMPARE(setup.session->history().undoText(), QStringLiteral("adding Eve"));
    for (int i = 0; i < 2; ++i) {
        setup.session->history().undo();
        QTRY_COMPARE(setup.session->people().size(), 5);
        setup.session->history().redo();
        QTRY_COMPARE(setup.session->people().size(), 6);
        // What is done again after this may name them.
        QCOMPARE(setup.session->people().constLast().id, added.id);
        QCOMPARE(setup.session->people().constLast().uuid, added.uuid);
    }
}

void TestPeopleDialogs::whoHasSamplesIsNotTakenOutByUndo()
{
    Setup setup(1, false);
    Person eve;
    eve.name = QStringLiteral("Eve");
    setup.add(eve);
    QTRY_COMPARE(setup.session->people().size(), 6);
    ProjectFixture::take(RoundRepository(setup.fixture.database())
                             .assign(setup.fixture.samples.first(),
                                 {setup.personNamed("Eve"), setup.fixture.ben}, setup.fixture.lea));
    QSignalSpy failed(setup.session.get(), &ProjectSession::changeFailed);
    setup.session->history().undo();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(setup.session->people().size(), 6);
    QVERIFY(setup.active(setup.fixture.samples.first()));
}

void TestPeopleDialogs::renamingAPersonCanBeUndone()
{
    Setup setup;
    setup.dialogs->editPerson(setup.personNamed("Cam"));
    auto* dialog = setup.dialog<PersonDialog>();
    auto* name = child<QLineEdit>(dialog, "personName");
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Camilla"));
    press(name, Qt::Key_Return);
    const auto nameNow = [&setup] { return setup.session->people().at(3).name; };
    QTRY_COMPARE(nameNow(), QStringLiteral("Camilla"));
    setup.session->history().undo();
    QTRY_COMPARE(nameNow(), QStringLiteral("Cam"));
    setup.session->history().redo();
    QTRY_COMPARE(nameNow(), QStringLiteral("Camilla"));
    setup.session->history().undo();
    QTRY_COMPARE(nameNow(), QStringLiteral("Cam"));
}

void TestPeopleDialogs::undoLeavesWhatAnotherWindowChangedSince()
{
    Setup setup;
    Person ada = setup.session->person(setup.fixture.ada);
    ada.name = QStringLiteral("Ada Adams");
    setup.put(ada);
    QTRY_COMPARE(setup.session->person(ada.id).name, ada.name);
    ada.role = Role::Lead;
    ProjectFixture::check(PeopleRepository(setup.fixture.database()).update(ada));
    QSignalSpy failed(setup.session.get(), &ProjectSession::changeFailed);
    setup.session->history().undo();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(ProjectFixture::take(PeopleRepository(setup.fixture.database()).byId(ada.id)), ada);
}

void TestPeopleDialogs::aLeadWhoStepsDownCanTakeThatBack()
{
    Setup setup;
    Person ada = setup.session->person(setup.fixture.ada);
    ada.role = Role::Lead;
    setup.put(ada);
    QTRY_VERIFY(setup.session->person(ada.id).role == Role::Lead);
    Person lea = setup.session->person(setup.fixture.lea);
    lea.role = Role::Annotator;
    setup.put(lea);
    QTRY_VERIFY(!setup.session->isLead());
    setup.session->history().undo();
    QTRY_VERIFY(setup.session->isLead());
}

void TestPeopleDialogs::aNameThatIsTakenIsRefusedInTheDialog()
{
    Setup setup;
    setup.dialogs->addPerson();
    auto* dialog = setup.dialog<PersonDialog>();
    auto* name = child<QLineEdit>(dialog, "personName");
    QTest::keyClicks(name, QStringLiteral("ada"));
    press(name, Qt::Key_Return);
    auto* messages = child<MessageBar>(dialog, "personMessages");
    QTRY_VERIFY(!messages->isHidden());
    QVERIFY(!messages->text().isEmpty());
    QVERIFY(dialog->isVisible());
    QCOMPARE(setup.session->people().size(), 5);
}

void TestPeopleDialogs::theLastLeadCannotBeExcluded()
{
    Setup setup;
    setup.dialogs->editPerson(setup.fixture.lea);
    auto* dialog = setup.dialog<PersonDialog>();
    child<QCheckBox>(dialog, "personSetAside")->setChecked(true);
    press(dialog, Qt::Key_Return);
    auto* messages = child<MessageBar>(dialog, "personMessages");
    QTRY_VERIFY(!messages->isHidden());
    QVERIFY(messages->text().contains(QLatin1String("lead")));
    setup.session->project().flush();
    QVERIFY(setup.session->person(setup.fixture.lea).active);
}

void TestPeopleDialogs::aPersonIsExcludedAndNotOfferedAnyMore()
{
    Setup setup(1, false);
    setup.dialogs->editPerson(setup.fixture.ben);
    auto* dialog = setup.dialog<PersonDialog>();
    child<QCheckBox>(dialog, "personSetAside")->setChecked(true);
    press(dialog, Qt::Key_Return);
    QTRY_VERIFY(!setup.session->person(setup.fixture.ben).active);
    setup.dialogs->assign(setup.fixture.samples);
    auto* assign = setup.dialog<AssignDialog>();
    QCOMPARE(child<PersonCombo>(assign, "assignSecond")->currentText(), QStringLiteral("Cam"));
    QCOMPARE(child<PersonCombo>(assign, "assignSecond")->findText(QStringLiteral("Ben")), -1);
}

void TestPeopleDialogs::theRememberedPersonIsPreselected()
{
    Setup setup;
    ProjectSession session(setup.fixture.open());
    const ChoosePersonDialog dialog(session, session.person(setup.fixture.ben).uuid);
    auto* list = dialog.findChild<CardsView*>(QStringLiteral("choosePersonList"));
    QVERIFY(list->currentIndex().data().toString().startsWith(QLatin1String("Ben")));
}

void TestPeopleDialogs::whyNobodyCanBeAddedIsSaid()
{
    Setup setup;
    setup.dialogs->choosePerson({});
    auto* dialog = setup.dialog<ChoosePersonDialog>();
    auto* list = child<CardsView>(dialog, "choosePersonList");
    auto* name = child<QLineEdit>(dialog, "choosePersonName");
    auto* why = child<QLabel>(dialog, "choosePersonAddNote");
    QVERIFY(name->isEnabled());
    QVERIFY(!why->isVisible());
    QVERIFY(list->choose(RowKey(setup.fixture.ada)));
    QVERIFY(!name->isEnabled());
    QVERIFY(why->isVisible());
    QVERIFY(why->text().contains(QStringLiteral("Lea")));
    // The line of its own covers no row.
    dialog->layout()->activate();
    QVERIFY(list->geometry().bottom() < name->geometry().top());
    // What stands on honesty is said.
    QVERIFY(child<QLabel>(dialog, "choosePersonTrust")->text().contains(QStringLiteral("packets")));
}

void TestPeopleDialogs::choosingAPersonByKeyboardSeatsThem()
{
    Setup setup;
    const QSignalSpy chosen(setup.dialogs, &PeopleDialogs::personChosen);
    setup.dialogs->choosePerson({});
    auto* dialog = setup.dialog<ChoosePersonDialog>();
    auto* list = child<CardsView>(dialog, "choosePersonList");
    QVERIFY(list->hasFocus());
    press(list, Qt::Key_Down);
    press(list, Qt::Key_Return);
    QTRY_VERIFY(!setup.window.findChild<ChoosePersonDialog*>());
    QCOMPARE(setup.session->currentPerson(), setup.fixture.ada);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(1).toString(), setup.session->person(setup.fixture.ada).uuid);
}

void TestPeopleDialogs::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("mirrored") << false << true;
}

TANDEM_TEST(TestPeopleDialogs, QApplication)
#include "tst_peopledialogs.moc"
