#include "factfixture.h"
#include "fullfile.h"
#include "storage/changes/history.h"
#include "storage/repositories/items.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/theme.h"
#include "views/facts/facteditor.h"
#include "views/facts/factlistmodel.h"
#include "views/facts/factlistview.h"
#include "views/facts/factsworkspace.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace tandem;

namespace {

/// A language in which one sentence begins with a sign.
class Foreign final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString words = QString::fromUtf8(source);
        return words.contains(QLatin1String("already being judged")) ? u'~' + words : QString();
    }
};

} // namespace

/// The Facts screen, worked by keyboard.
class TestFactsWorkspace final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<FactFixture> m_fixture;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<FactsWorkspace> m_workspace;

    void open()
    {
        m_session = std::make_unique<ProjectSession>(m_fixture->project.open());
        m_session->setCurrentPerson(m_fixture->project.ada);
        m_session->setCurrentSample(m_fixture->sample);
        m_workspace = std::make_unique<FactsWorkspace>(*m_session);
        m_workspace->resize(1280, 820);
        m_workspace->show();
        QVERIFY(QTest::qWaitForWindowActive(m_workspace.get()));
        list()->setFocus();
    }
    FactListView* list() { return m_workspace->findChild<FactListView*>(); }
    FactEditor* editor() { return m_workspace->findChild<FactEditor*>(); }
    QAction* action(const char* name)
    {
        return m_workspace->findChild<QAction*>(QLatin1String(name));
    }
    QString label(const char* name)
    {
        return m_workspace->findChild<QLabel*>(QLatin1String(name))->text();
    }
    QString current() { return list()->currentIndex().data().toString(); }
    void goTo(const QString& text)
    {
        for (int i = 0; i < list()->model()->rowCount(); ++i) {
            if (list()->model()->index(i, 0).data().toString() == text)
                list()->setCurrentRow(i);
        }
        QCOMPARE(current(), text);
    }
    void landed()
    {
        m_session->project().flush();
        QCoreApplication::processEvents();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(list(), key, modifiers);
        landed();
    }
    void undo()
    {
        m_session->history().undo();
        landed();
    }
    void redo()
    {
        m_session->history().redo();
        landed();
    }
    /// Undo, redo and undo again bring what was there.
    void checkUndo(const QStringList& before, const QStringList& after)
    {
        QCOMPARE(m_fixture->texts(), after);
        undo();
        QCOMPARE(m_fixture->texts(), before);
        redo();
        QCOMPARE(m_fixture->texts(), after);
        undo();
        QCOMPARE(m_fixture->texts(), before);
        redo();
        QCOMPARE(m_fixture->texts(), after);
    }

private slots:
    void initTestCase() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }
    void init() { m_fixture = std::make_unique<FactFixture>(); }
    void cleanup()
    {
        m_workspace.reset();
        m_session.reset();
        m_fixture.reset();
    }

    void aSampleWithoutLabelsSaysWhatToDo()
    {
        m_fixture->sample = m_fixture->project.samples.at(1);
        open();
        QSignalSpy elsewhere(m_session.get(), &ProjectSession::workspaceRequested);
        auto* empty = m_workspace->findChild<QWidget*>(QStringLiteral("factsEmpty"));
        QVERIFY(empty->isVisible());
        auto* button = empty->findChild<QPushButton*>();
        QVERIFY(button->isVisible());
        button->click();
        QCOMPARE(elsewhere.size(), 1);
        QCOMPARE(elsewhere.constFirst().constFirst().value<WorkspaceId>(), WorkspaceId::Annotate);
    }

    void finishedFactsAreGivenToAPairThatSaysWhichAreKey()
    {
        m_fixture->add(1, QStringLiteral("Ships wait."));
        open();
        m_session->setCurrentPerson(m_fixture->project.lea);
        QSignalSpy assigned(&NextSteps::of(*m_session), &NextSteps::assignRequested);
        auto* button = m_workspace->findChild<QPushButton*>(QStringLiteral("statePrimary"));
        QVERIFY(button->isVisible());
        button->click();
        QCOMPARE(assigned.size(), 1);
        QCOMPARE(
            assigned.first().at(0).value<QList<SampleId>>(), QList<SampleId>{m_fixture->sample});
        QCOMPARE(assigned.first().at(1).value<Step>(), Step::KeyFacts);
        press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(assigned.size(), 2);
        ProjectFixture::take(
            RoundRepository(m_fixture->project.database())
                .assign(m_fixture->sample, {m_fixture->project.ada, m_fixture->project.ben},
                    m_fixture->project.lea, Step::KeyFacts));
        QTRY_VERIFY(!action("factsAskKey")->isEnabled());
        QSignalSpy shown(m_session.get(), &ProjectSession::workspaceRequested);
        press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.last().first().value<WorkspaceId>(), WorkspaceId::Annotate);
        QCOMPARE(m_session->currentStep(), Step::KeyFacts);
    }

    void factsAskWhoSitsHere()
    {
        m_fixture->add(1, QStringLiteral("Ships wait."));
        open();
        m_session->setCurrentPerson({});
        QSignalSpy asked(&NextSteps::of(*m_session), &NextSteps::personRequested);
        m_workspace->findChild<QPushButton*>(QStringLiteral("statePrimary"))->click();
        QCOMPARE(asked.size(), 1);
    }

    void withoutFactsAModelOrAHandMakesThem()
    {
        open();
        QSignalSpy asked(&NextSteps::of(*m_session), &NextSteps::runsRequested);
        auto* empty = m_workspace->findChild<QWidget*>(QStringLiteral("factsEmpty"));
        QVERIFY(empty->isVisible());
        const auto buttons = empty->findChildren<QPushButton*>();
        buttons.at(0)->click();
        QCOMPARE(asked.size(), 1);
        const auto runs = asked.constFirst().constFirst().value<QList<PlannedRun>>();
        QCOMPARE(runs.first().kind, RunKindId::Decompose);
        QCOMPARE(runs.first().options.samples, QList<SampleId>{m_fixture->sample});
        buttons.at(1)->click();
        QVERIFY(list()->isVisible());
        QTRY_VERIFY(editor() && editor()->hasFocus());
        QTest::keyClicks(editor(), QStringLiteral("The first fact."));
        QTest::keyClick(editor(), Qt::Key_Return);
        landed();
        QTRY_COMPARE(m_fixture->texts(), QStringList{QStringLiteral("The first fact.")});
        QTRY_VERIFY(editor() && editor()->hasFocus());
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_COMPARE(current(), QStringLiteral("The first fact."));
        QVERIFY(list()->hasFocus());
    }

    void theKeyThatAddsAFactBeginsWhereThereAreNone()
    {
        open();
        auto* button = m_workspace->findChild<QWidget*>(QStringLiteral("factsEmpty"))
                           ->findChild<QPushButton*>();
        button->setFocus();
        QVERIFY(action("factAdd")->isEnabled());
        QTest::keyClick(button, Qt::Key_A);
        QTRY_VERIFY(editor() && editor()->hasFocus());
        QCOMPARE(m_fixture->texts(), QStringList());
    }

    void escapeAsksBeforeItDropsATypedFact()
    {
        m_fixture->add(1, QStringLiteral("Old one."));
        open();
        goTo(QStringLiteral("Old one."));
        press(Qt::Key_A);
        QTest::keyClicks(editor(), QStringLiteral("New one"));
        auto* message = m_workspace->findChild<MessageBar*>();
        QTest::keyClick(editor(), Qt::Key_Escape);
        QVERIFY(editor() && editor()->hasFocus());
        QVERIFY(message->isVisible());
        // Whoever types on is asked again.
        QTest::keyClicks(editor(), QStringLiteral("."));
        QTest::keyClick(editor(), Qt::Key_Escape);
        QVERIFY(editor());
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(!editor());
        QTRY_VERIFY(!message->isVisible());
        QCOMPARE(m_fixture->texts(), QStringList{QStringLiteral("Old one.")});
    }

    void aFactGivenUpLeavesItsParagraphCurrent()
    {
        m_fixture->add(2, QStringLiteral("Of the second."));
        open();
        list()->setCurrentRow(0);
        const QString paragraph = current();
        press(Qt::Key_A);
        QTest::keyClicks(editor(), QStringLiteral("Of the first."));
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(!editor());
        landed();
        QCOMPARE(current(), paragraph);
    }

    void enterAddsAFactAndOpensTheNextBehindIt()
    {
        m_fixture->add(1, QStringLiteral("Old one."));
        m_fixture->add(1, QStringLiteral("Old two."));
        open();
        goTo(QStringLiteral("Old one."));
        press(Qt::Key_A);
        for (const char* text : {"New one.", "New two."}) {
            QTRY_VERIFY(editor() && editor()->hasFocus() && editor()->toPlainText().isEmpty());
            QTest::keyClicks(editor(), QLatin1String(text));
            QTest::keyClick(editor(), Qt::Key_Return);
            landed();
        }
        const QStringList all{QStringLiteral("Old one."), QStringLiteral("New one."),
            QStringLiteral("New two."), QStringLiteral("Old two.")};
        QTRY_COMPARE(m_fixture->texts(), all);
        // Enter in the empty line ends it, without a word.
        QTRY_VERIFY(editor() && editor()->hasFocus() && editor()->toPlainText().isEmpty());
        QTest::keyClick(editor(), Qt::Key_Return);
        landed();
        QTRY_VERIFY(!editor());
        QVERIFY(!m_workspace->findChild<MessageBar*>()->isVisible());
        QTRY_COMPARE(current(), QStringLiteral("New two."));
        QVERIFY(list()->hasFocus());
        QCOMPARE(m_fixture->texts(), all);
        // Each is a step of its own; what is undone opens nothing.
        undo();
        QTRY_COMPARE(m_fixture->texts().size(), 3);
        redo();
        QTRY_COMPARE(m_fixture->texts(), all);
        QVERIFY(!editor());
    }

    void leavingTheNewFactKeepsItAndOpensNoOther()
    {
        m_fixture->add(1, QStringLiteral("Old one."));
        open();
        goTo(QStringLiteral("Old one."));
        press(Qt::Key_A);
        QTest::keyClicks(editor(), QStringLiteral("New one."));
        action("factsFocusQuestions")->trigger();
        landed();
        QTRY_COMPARE(m_fixture->texts().size(), 2);
        QTRY_VERIFY(!editor());
    }

    void aFactThatIsChosenFromTheNewOneStaysChosen()
    {
        for (const char* text : {"Old one.", "Old two."})
            m_fixture->add(1, QLatin1String(text));
        open();
        goTo(QStringLiteral("Old one."));
        press(Qt::Key_A);
        goTo(QStringLiteral("Old two."));
        list()->setFocus();
        QTRY_VERIFY(!editor());
        landed();
        QCOMPARE(current(), QStringLiteral("Old two."));
    }

    void factsAreEditedInPlace()
    {
        m_fixture->add(1, QStringLiteral("A."));
        open();
        goTo(QStringLiteral("A."));
        press(Qt::Key_Return);
        QVERIFY(editor());
        QTest::keyClick(editor(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor(), QStringLiteral("Smith said R and D."));
        QTest::keyClick(editor(), Qt::Key_Return);
        landed();
        QTRY_VERIFY(!editor());
        checkUndo({QStringLiteral("A.")}, {QStringLiteral("Smith said R and D.")});
        press(Qt::Key_F2);
        QTest::keyClicks(editor(), QStringLiteral("gone"));
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTest::keyClick(editor(), Qt::Key_Escape);
        landed();
        QTRY_VERIFY(!editor());
        QCOMPARE(m_fixture->texts(), QStringList{QStringLiteral("Smith said R and D.")});
        QVERIFY(list()->hasFocus());
    }

    void anEmptyTextIsRefusedAndStaysOpen()
    {
        m_fixture->add(1, QStringLiteral("A."));
        open();
        goTo(QStringLiteral("A."));
        press(Qt::Key_Return);
        QTest::keyClick(editor(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(editor(), Qt::Key_Delete);
        QTest::keyClick(editor(), Qt::Key_Return);
        QVERIFY(editor());
        QVERIFY(m_workspace->findChild<MessageBar*>(QStringLiteral("factsMessage"))->isVisible());
    }

    void aFactIsSplitAtTheCursor()
    {
        m_fixture->add(1, QStringLiteral("The team lost; the coach left."));
        open();
        goTo(QStringLiteral("The team lost; the coach left."));
        press(Qt::Key_S);
        QVERIFY(editor());
        QTest::keyClick(editor(), Qt::Key_Return, Qt::ControlModifier);
        landed();
        QTRY_COMPARE(m_fixture->texts().size(), 2);
        checkUndo({QStringLiteral("The team lost; the coach left.")},
            {QStringLiteral("The team lost."), QStringLiteral("The coach left.")});
    }

    void neighboursAreMerged()
    {
        m_fixture->add(1, QStringLiteral("One."));
        m_fixture->add(1, QStringLiteral("Two."));
        open();
        goTo(QStringLiteral("One."));
        press(Qt::Key_M);
        checkUndo({QStringLiteral("One."), QStringLiteral("Two.")}, {QStringLiteral("One. Two.")});
        press(Qt::Key_M);
        QVERIFY(m_workspace->findChild<MessageBar*>(QStringLiteral("factsMessage"))->isVisible());
    }

    void factsAreDeletedWithTheMarksOnThem()
    {
        const FactId a = m_fixture->add(1, QStringLiteral("One."));
        const FactId b = m_fixture->add(2, QStringLiteral("One again."));
        ProjectFixture::check(m_fixture->edits().setRepeats(b, a, m_fixture->project.ada));
        open();
        goTo(QStringLiteral("One."));
        press(Qt::Key_Delete);
        QVERIFY(!m_fixture->rows().constFirst().repeats);
        checkUndo(
            {QStringLiteral("One."), QStringLiteral("One again.")}, {QStringLiteral("One again.")});
        undo();
        QCOMPARE(m_fixture->rows().at(1).repeats, std::optional(a));
    }

    void onAParagraphKeysOfFactsSayThatNoneIsChosen()
    {
        m_fixture->add(1, QStringLiteral("One."));
        open();
        list()->setCurrentRow(0);
        auto* message = m_workspace->findChild<MessageBar*>(QStringLiteral("factsMessage"));
        for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_F2}) {
            m_workspace->clearMessage();
            press(key);
            QVERIFY(message->isVisible());
            QVERIFY(message->text().startsWith(QStringLiteral("No fact is selected")));
        }
        QCOMPARE(m_fixture->texts(), {QStringLiteral("One.")});
        QVERIFY2(label("stateText").contains(QStringLiteral("have no facts")),
            qPrintable(label("stateText")));
    }

    void factsMoveByKey()
    {
        for (const char* text : {"One.", "Two.", "Three."})
            m_fixture->add(1, QLatin1String(text));
        open();
        goTo(QStringLiteral("One."));
        // Two at once: the second waits for the first.
        QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(m_fixture->texts(), QStringList({QStringLiteral("Two."),
                                             QStringLiteral("Three."), QStringLiteral("One.")}));
        landed();
        QCOMPARE(current(), QStringLiteral("One."));
        press(Qt::Key_Up, Qt::AltModifier);
        checkUndo({QStringLiteral("Two."), QStringLiteral("Three."), QStringLiteral("One.")},
            {QStringLiteral("Two."), QStringLiteral("One."), QStringLiteral("Three.")});
    }

    void repetitionsAreConfirmedAndDismissedByOneKey()
    {
        const FactId a = m_fixture->add(1, QStringLiteral("The harbour was closed on Monday."));
        const FactId b = m_fixture->add(1, QStringLiteral("The harbour was closed on Monday"));
        const FactId c = m_fixture->add(2, QStringLiteral("On Monday, the harbour was closed."));
        open();
        auto* questions = m_workspace->findChild<QListView*>(QStringLiteral("factQuestions"));
        QTRY_COMPARE(questions->model()->rowCount(), 2);
        press(Qt::Key_G);
        QCOMPARE(current(), QStringLiteral("The harbour was closed on Monday"));
        press(Qt::Key_R);
        QCOMPARE(m_fixture->rows().at(1).repeats, std::optional(a));
        undo();
        QVERIFY(!m_fixture->rows().at(1).repeats);
        redo();
        QCOMPARE(m_fixture->rows().at(1).repeats, std::optional(a));
        QTRY_COMPARE(questions->model()->rowCount(), 1);
        press(Qt::Key_G);
        QCOMPARE(current(), QStringLiteral("On Monday, the harbour was closed."));
        press(Qt::Key_D);
        QTRY_COMPARE(questions->model()->rowCount(), 0);
        QVERIFY(!m_fixture->rows().at(2).repeats);
        undo();
        QTRY_COMPARE(questions->model()->rowCount(), 1);
        goTo(QStringLiteral("The harbour was closed on Monday"));
        press(Qt::Key_R);
        QVERIFY(!ProjectFixture::take(m_fixture->facts().fact(b)).repeats);
        Q_UNUSED(c)
    }

    void masksAreOverruledByOneKey()
    {
        const FactId n = m_fixture->add(3, QStringLiteral("Known."));
        ProjectFixture::check(m_fixture->masks().setMask(
            n, true, QStringLiteral("Paragraph 1 tells it."), {}, m_fixture->reply()));
        open();
        QTest::keyClick(m_workspace.get(), Qt::Key_N, Qt::AltModifier);
        list()->setFocus();
        goTo(QStringLiteral("Known."));
        auto* card = m_workspace->findChild<QWidget*>(QStringLiteral("factMask"));
        QVERIFY(card->isVisible());
        press(Qt::Key_O);
        QCOMPARE(m_fixture->rows().constFirst().mask->masked, false);
        QCOMPARE(m_fixture->rows().constFirst().mask->by, m_fixture->project.ada);
        undo();
        QCOMPARE(m_fixture->rows().constFirst().mask->masked, true);
        QVERIFY(!m_fixture->rows().constFirst().mask->byPerson);
        redo();
        press(Qt::Key_T);
        auto* note = m_workspace->findChild<QLineEdit*>(QStringLiteral("factMaskNoteEdit"));
        QVERIFY(note->hasFocus());
        QTest::keyClicks(note, QStringLiteral("It does not."));
        QTest::keyClick(note, Qt::Key_Return);
        landed();
        QCOMPARE(m_fixture->rows().constFirst().mask->explanation, QStringLiteral("It does not."));
        QCOMPARE(m_fixture->rows().constFirst().mask->masked, false);
        QVERIFY(list()->hasFocus());
        undo();
        QCOMPARE(m_fixture->rows().constFirst().mask->explanation, QString());
    }

    void aTextThatCouldNotBeStoredIsInItsEditorAgain()
    {
        m_fixture->add(1, QStringLiteral("First."));
        open();
        goTo(QStringLiteral("First."));
        FullFile file(m_session->project(), "fact_change");
        const auto typing = [] { return qobject_cast<FactEditor*>(QApplication::focusWidget()); };
        const auto type = [&](const QString& text) {
            typing()->selectAll();
            QTest::keyClicks(typing(), text);
            QTest::keyClick(typing(), Qt::Key_Return);
            landed();
        };
        press(Qt::Key_F2);
        type(QStringLiteral("First of all."));
        QCOMPARE(m_fixture->texts(), QStringList{QStringLiteral("First.")});
        QVERIFY(!m_session->unfinished().unsaved().isEmpty());
        press(Qt::Key_A);
        type(QStringLiteral("Second."));
        QCOMPARE(m_fixture->texts().size(), 1);
        file.makeRoom();
        goTo(QStringLiteral("First."));
        press(Qt::Key_F2);
        QVERIFY(typing());
        QCOMPARE(typing()->toPlainText(), QStringLiteral("First of all."));
        QTest::keyClick(typing(), Qt::Key_Return);
        landed();
        press(Qt::Key_A);
        QVERIFY(typing());
        QCOMPARE(typing()->toPlainText(), QStringLiteral("Second."));
        QTest::keyClick(typing(), Qt::Key_Return);
        landed();
        QCOMPARE(m_fixture->texts(),
            QStringList({QStringLiteral("First of all."), QStringLiteral("Second.")}));
        QVERIFY(m_session->unfinished().unsaved().isEmpty());
    }

    void aNoteOnAMaskThatCouldNotBeStoredStaysInItsField()
    {
        m_fixture->add(3, QStringLiteral("Known."));
        m_fixture->add(3, QStringLiteral("Another."));
        open();
        QTest::keyClick(m_workspace.get(), Qt::Key_N, Qt::AltModifier);
        list()->setFocus();
        goTo(QStringLiteral("Known."));
        FullFile file(m_session->project(), "fact_mask");
        press(Qt::Key_T);
        auto* note = m_workspace->findChild<QLineEdit*>(QStringLiteral("factMaskNoteEdit"));
        QTest::keyClicks(note, QStringLiteral("It does not."));
        QTest::keyClick(note, Qt::Key_Return);
        landed();
        QCOMPARE(note->text(), QStringLiteral("It does not."));
        QVERIFY(note->accessibleDescription().startsWith(QLatin1String("Not saved")));
        goTo(QStringLiteral("Another."));
        QVERIFY(note->text().isEmpty());
        QVERIFY(note->accessibleDescription().isEmpty());
        QVERIFY(!m_session->unfinished().unsaved().isEmpty());
        goTo(QStringLiteral("Known."));
        QCOMPARE(note->text(), QStringLiteral("It does not."));
        file.makeRoom();
        press(Qt::Key_T);
        QTest::keyClick(note, Qt::Key_Return);
        landed();
        QCOMPARE(m_fixture->rows().constFirst().mask->explanation, QStringLiteral("It does not."));
        QVERIFY(note->text().isEmpty());
        QVERIFY(m_session->unfinished().unsaved().isEmpty());
    }

    void undoAndRedoBringTheFactIntoSight()
    {
        m_fixture->add(1, QStringLiteral("First."));
        m_fixture->add(2, QStringLiteral("Second."));
        m_fixture->add(3, QStringLiteral("Of the other side."));
        open();
        goTo(QStringLiteral("Second."));
        press(Qt::Key_Delete);
        goTo(QStringLiteral("First."));
        QTest::keyClick(m_workspace.get(), Qt::Key_N, Qt::AltModifier);
        QCOMPARE(m_fixture->texts().size(), 2);
        undo();
        QCOMPARE(current(), QStringLiteral("Second."));
        goTo(QStringLiteral("First."));
        redo();
        // Nothing is left of its paragraph but the title.
        QCOMPARE(list()->facts().paragraphAt(list()->currentRow()), m_fixture->paragraph(2));
        m_session->setCurrentSample(m_fixture->project.samples.at(1));
        undo();
        QCOMPARE(m_session->currentSample(), m_fixture->sample);
        QCOMPARE(current(), QStringLiteral("Second."));
        const QSignalSpy asked(m_session.get(), &ProjectSession::workspaceRequested);
        m_workspace->hide();
        redo();
        QCOMPARE(asked.size(), 1);
    }

    void whereAFactCameFromIsOneKeyAway()
    {
        ProjectFixture::take(m_fixture->intake().addFromReply(
            m_fixture->paragraph(1), {QStringLiteral("<b>From a model.</b>")}, m_fixture->reply()));
        const FactId fact = m_fixture->rows().constFirst().id;
        ProjectFixture::check(m_fixture->edits().change(
            fact, changedTo(QStringLiteral("Edited.")), m_fixture->project.ben));
        open();
        goTo(QStringLiteral("Edited."));
        QVERIFY(label("factOrigin").contains(QStringLiteral("language model")));
        press(Qt::Key_P);
        auto* history = m_workspace->findChild<QWidget*>(QStringLiteral("factHistory"));
        QVERIFY(history->isVisible());
        QStringList lines;
        for (const QLabel* each : history->findChildren<QLabel*>()) {
            QVERIFY(each->text().isEmpty() || each->textFormat() == Qt::PlainText);
            lines.append(each->text());
        }
        QVERIFY(lines.filter(QStringLiteral("Ben edited it")).size() == 1);
        QVERIFY(lines.filter(QStringLiteral("<b>From a model.</b>")).size() >= 1);
        QVERIFY(label("factSource").contains(QStringLiteral("m-1")));
        const auto* replied =
            m_workspace->findChild<QPlainTextEdit*>(QStringLiteral("factReplied"));
        QVERIFY(replied->toPlainText().contains(QStringLiteral("choices")));
    }

    void judgedFactsAreFixed()
    {
        m_fixture->add(1, QStringLiteral("A."));
        m_fixture->add(3, QStringLiteral("N."));
        ProjectFixture& project = m_fixture->project;
        const Round round =
            ProjectFixture::take(RoundRepository(project.database())
                                     .assign(m_fixture->sample, {project.ada, project.ben},
                                         project.lea, Step::KeyFacts));
        ProjectFixture::take(AnswerRepository(project.database())
                                 .record({round.id, project.ben, m_fixture->rows().at(0).id,
                                     {YesNo::Yes, false, {}}, 10}));
        open();
        goTo(QStringLiteral("A."));
        QVERIFY(label("stateText").contains(QStringLiteral("already being judged")));
        Foreign foreign;
        QCoreApplication::installTranslator(&foreign);
        QTRY_VERIFY2(label("stateText").startsWith(u'~'), qPrintable(label("stateText")));
        QCoreApplication::removeTranslator(&foreign);
        QTRY_VERIFY(label("stateText").startsWith(QStringLiteral("The supporting")));
        goTo(QStringLiteral("A."));
        QVERIFY(!action("factEdit")->isEnabled());
        const auto* hint = m_workspace->findChild<QWidget*>(QStringLiteral("factEditButton"));
        QVERIFY(!hint->isVisible());
        press(Qt::Key_Delete);
        QCOMPARE(m_fixture->texts().size(), 2);
        action("factsNonsupporting")->trigger();
        goTo(QStringLiteral("N."));
        QVERIFY(action("factEdit")->isEnabled());
        QTRY_VERIFY(hint->isVisible());
    }

    void onAParagraphTheKeysOfFactsAreNotOffered()
    {
        m_fixture->add(1, QStringLiteral("A."));
        open();
        const auto isOffered = [this](const char* name) {
            return m_workspace->findChild<QWidget*>(QLatin1String(name))->isVisible();
        };
        const auto ofFacts = {"factEditButton", "factSplitButton", "factMergeButton",
            "factRemoveButton", "factMoveUpButton", "factMoveDownButton"};
        list()->setCurrentRow(0);
        for (const char* name : ofFacts)
            QTRY_VERIFY2(!isOffered(name), name);
        QVERIFY(isOffered("factAddButton"));
        press(Qt::Key_Delete);
        QCOMPARE(m_workspace->findChild<MessageBar*>()->text(),
            QStringLiteral("No fact is selected. Select one with the arrow keys."));
        QCOMPARE(m_fixture->texts(), QStringList{QStringLiteral("A.")});
        goTo(QStringLiteral("A."));
        QTRY_VERIFY(isOffered("factEditButton"));
        QVERIFY(action("factMoveDown")->isEnabled());
    }

    void theTitleIsReadWholeInASmallWindow()
    {
        open();
        m_workspace->resize(946, 590);
        const auto* title = m_workspace->findChild<QLabel*>(QStringLiteral("factsTitle"));
        QVERIFY(!title->text().isEmpty());
        QTRY_VERIFY(title->height() >= title->heightForWidth(title->width()));
        QVERIFY(title->width() > 200);
    }

    void whatIsOfferedWithoutASampleFollowsAnImport()
    {
        ProjectFixture empty(0);
        m_session = std::make_unique<ProjectSession>(empty.open());
        m_workspace = std::make_unique<FactsWorkspace>(*m_session);
        m_workspace->show();
        const auto* button = m_workspace->findChild<QWidget*>(QStringLiteral("factsEmpty"))
                                 ->findChild<QPushButton*>();
        QCOMPARE(button->text(), QStringLiteral("Import…"));
        m_session->change(m_workspace.get(),
            {QStringLiteral("import"), [](Database& database) -> Expected<Written> {
                 kgds::SampleRecord record;
                 record.article = {{1, QStringLiteral("One."), {}, {}, {}}};
                 TANDEM_DO(SampleRecords(database).addRecord(record));
                 return Written(EverythingChanged());
             }});
        QTRY_COMPARE(button->text(), QStringLiteral("First sample"));
        m_workspace.reset();
        m_session.reset();
    }

    void importedFactsAreTakenOver()
    {
        kgds::SampleRecord record;
        record.article = {{1, QStringLiteral("One."), kgds::ParagraphLabel::Supporting, {}, {}}};
        record.supportingFacts = {
            {1, {{QStringLiteral("Key."), kgds::FactType::KeyBackSupporting, {}}}, {}}};
        m_fixture->sample =
            ProjectFixture::take(SampleRecords(m_fixture->project.database()).addRecord(record));
        open();
        auto* empty = m_workspace->findChild<QWidget*>(QStringLiteral("factsEmpty"));
        QVERIFY(empty->isVisible());
        // It does not say that there are none.
        const auto labels = empty->findChildren<QLabel*>();
        QVERIFY(std::none_of(labels.begin(), labels.end(),
            [](const QLabel* shown) { return shown->text() == QStringLiteral("No facts yet"); }));
        empty->findChild<QPushButton*>()->click();
        landed();
        QVERIFY(list()->isVisible());
        goTo(QStringLiteral("Key."));
        QVERIFY(label("factOrigin").contains(QStringLiteral("benchmark")));
    }

    void oneOfTwoHundredFactsIsRemoved()
    {
        QStringList texts;
        for (int i = 0; i < kMaxFactsPerParagraph; ++i)
            texts.append(QStringLiteral("The number %1 stands on the door of house %2, and it "
                                        "has stood there for years.")
                             .arg(i)
                             .arg(i * 7));
        ProjectFixture::take(
            m_fixture->intake().addFromReply(m_fixture->paragraph(1), texts, m_fixture->reply()));
        open();
        list()->setCurrentRow(150);
        QCoreApplication::processEvents();
        press(Qt::Key_Delete);
        QCOMPARE(m_fixture->texts().size(), kMaxFactsPerParagraph - 1);
        QCOMPARE(list()->currentRow(), 150);
    }

    void theLayoutIsKept()
    {
        m_fixture->add(1, QStringLiteral("A."));
        open();
        QVERIFY(action("factAdd")->isEnabled());
        QVERIFY(m_workspace->restoreLayout(m_workspace->saveLayout()));
        QVERIFY(!m_workspace->restoreLayout(QByteArray("nonsense")));
        for (const QAction* each : m_workspace->workspaceActions()) {
            QVERIFY(!each->objectName().isEmpty());
            QVERIFY(!each->text().isEmpty());
        }
    }
};

TANDEM_TEST(TestFactsWorkspace, QApplication)
#include "tst_factsworkspace.moc"
