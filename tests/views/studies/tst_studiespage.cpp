#include "views/studies/studiesworkspace.h"

#include "expertproject.h"
#include "storage/changes/history.h"
#include "storage/repositories/studylinkrepository.h"
#include "storage/repositories/studyrepository.h"
#include "studyfixture.h"
#include "testmain.h"
#include "ui/emptystate.h"
#include "ui/messagebar.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/statcard.h"
#include "views/session/projectsession.h"
#include "views/studies/additemsdialog.h"
#include "views/studies/addratersdialog.h"
#include "views/studies/previewdialog.h"
#include "views/studies/ratingview.h"
#include "views/studies/studiespage.h"
#include "views/studies/studydesigndialog.h"
#include "views/studies/studylinkdialog.h"
#include "views/studies/studyreasondialog.h"
#include "windowundertest.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// The screen of studies with a lead at it; files are answered by `chosen`.
struct StudiesSetup
{
    explicit StudiesSetup(ProjectFixture& fixture, PersonId person)
        : session(fixture.open())
        , files(
              nullptr, [this](QWidget*, const FileQuestion& question, const AskFile::Chosen& then) {
                  suggested = question.suggestion;
                  title = question.title;
                  if (!chosen.isEmpty())
                      then({chosen});
              })
    {
        session.setCurrentPerson(person);
        screen = std::make_unique<StudiesWorkspace>(session, files);
        screen->resize(1100, 700);
        screen->show();
        activate(screen.get());
        screen->takeFocus();
    }

    void trigger(const char* action) { partOf<QAction>(screen.get(), action)->trigger(); }
    bool isEnabled(const char* action)
    {
        return partOf<QAction>(screen.get(), action)->isEnabled();
    }
    template <typename T>
    T* dialog()
    {
        T* found = nullptr;
        [&found, this] {
            QTRY_VERIFY(found = screen->findChild<T*>());
            // A dialog counts as active while its parent is; it has the keyboard a little later.
            QTRY_COMPARE(QApplication::activeWindow(), found);
            QTRY_VERIFY(found->focusWidget() && found->focusWidget()->hasFocus());
        }();
        return found;
    }
    template <typename T>
    bool isGone()
    {
        return screen->findChild<T*>() == nullptr;
    }
    QString card(const char* name) { return partOf<StatCard>(screen.get(), name)->value(); }
    int raters() { return partOf<RowsView>(screen.get(), "studyRaters")->rows()->rowCount(); }

    QString chosen;
    QString suggested; ///< by the last question for a file
    QString title;     ///< of that question
    ProjectSession session;
    AskFile files;
    std::unique_ptr<StudiesWorkspace> screen;
};

/// Types into the field that has the keyboard.
void type(const QString& text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}
void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
}
QString focusName()
{
    return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
}

} // namespace

/// The lead's page of studies, by keyboard.
class TestStudiesPage final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const char* name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
                   ? file.fileName()
                   : QString();
    }
    static QList<StudySummary> studies(StudiesSetup& setup)
    {
        return ProjectFixture::take(StudyRepository(setup.session.project().reader()).all());
    }

private slots:
    void aStudyIsMadeFromEveryTemplateByKeyboard_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < 8; ++kind)
            QTest::newRow(qPrintable(QString::number(kind))) << kind;
    }
    void aStudyIsMadeFromEveryTemplateByKeyboard()
    {
        QFETCH(int, kind);
        ProjectFixture fixture(1);
        StudiesSetup setup(fixture, fixture.lea);
        QTRY_VERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()));
        press(Qt::Key_Space);
        auto* dialog = setup.dialog<StudyDesignDialog>();
        QCOMPARE(focusName(), QStringLiteral("studyName"));
        type(QStringLiteral("Mine"));
        auto* kinds = partOf<QComboBox>(dialog, "studyKind");
        kinds->setFocus();
        press(Qt::Key_Home);
        for (int i = 0; i < kind; ++i)
            press(Qt::Key_Down);
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY2(partOf<QPushButton>(dialog, "designSave")->isEnabled(),
            qPrintable(partOf<QPushButton>(dialog, "designProblem")->text()));
        partOf<QPushButton>(dialog, "designSave")->setFocus();
        press(Qt::Key_Return);
        QTRY_VERIFY(setup.isGone<StudyDesignDialog>());
        QTRY_COMPARE(studies(setup).size(), 1);
        QCOMPARE(studies(setup).first().name, QStringLiteral("Mine"));
        QCOMPARE(int(studies(setup).first().kind), kind);
    }

    void whatIsWrongIsSaidBesideItsFieldAndCannotBeSaved()
    {
        ProjectFixture fixture(1);
        StudiesSetup setup(fixture, fixture.lea);
        setup.trigger("studyNew");
        auto* dialog = setup.dialog<StudyDesignDialog>();
        type(QStringLiteral("Mine"));
        QVERIFY2(partOf<QPushButton>(dialog, "designSave")->isEnabled(),
            qPrintable(partOf<QPushButton>(dialog, "designProblem")->text()));
        auto* title = partOf<QLineEdit>(dialog, "studyTitle");
        title->setFocus();
        title->selectAll();
        press(Qt::Key_Delete);
        QVERIFY(!partOf<QPushButton>(dialog, "designSave")->isEnabled());
        auto* note = partOf<QLabel>(dialog, "problem/title");
        QVERIFY(note->isVisible());
        QVERIFY(!note->text().isEmpty());
        type(QStringLiteral("Which is closer?"));
        QVERIFY(!note->isVisible());
        QVERIFY2(partOf<QPushButton>(dialog, "designSave")->isEnabled(),
            qPrintable(partOf<QPushButton>(dialog, "designProblem")->text()));
    }

    void theLinkAtTheFootGoesToTheQuestionThatIsWrong()
    {
        ProjectFixture fixture(1);
        StudiesSetup setup(fixture, fixture.lea);
        setup.trigger("studyNew");
        auto* dialog = setup.dialog<StudyDesignDialog>();
        type(QStringLiteral("Mine"));
        partOf<QPushButton>(dialog, "questionAdd")->click();
        auto* problem = partOf<QPushButton>(dialog, "designProblem");
        QTRY_VERIFY(!problem->text().isEmpty());
        problem->click();
        QCOMPARE(focusName(), QStringLiteral("questionText"));
        type(QStringLiteral("Is it short?"));
        QTRY_VERIFY(problem->text().isEmpty());
        QVERIFY2(partOf<QPushButton>(dialog, "designSave")->isEnabled(),
            qPrintable(partOf<QPushButton>(dialog, "designProblem")->text()));
    }

    void aChangedDesignIsANewVersionAfterTheFirstAnswerAndCanBeUndone()
    {
        StudyFixture fixture;
        fixture.answerAll(fixture.raters.first());
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_VERIFY(setup.isEnabled("studyDesign"));
        setup.trigger("studyDesign");
        auto* dialog = setup.dialog<StudyDesignDialog>();
        QVERIFY(dialog->findChild<MessageBar*>()->text().contains(QStringLiteral("version 2")));
        QVERIFY(!partOf<QPushButton>(dialog, "designSave")->isEnabled());
        auto* title = partOf<QLineEdit>(dialog, "studyTitle");
        title->setFocus();
        title->selectAll();
        type(QStringLiteral("Another title"));
        press(Qt::Key_Return);
        QVERIFY(dialog->isVisible()); // goes on to the next field
        partOf<QPushButton>(dialog, "designSave")->setFocus();
        press(Qt::Key_Return);
        QTRY_VERIFY(setup.isGone<StudyDesignDialog>());
        const auto latest = [&] {
            return ProjectFixture::take(
                StudyRepository(setup.session.project().reader()).version(fixture.study));
        };
        QTRY_COMPARE(latest().number, 2);
        QCOMPARE(latest().design.title, QStringLiteral("Another title"));
        setup.session.history().undo();
        QTRY_COMPARE(latest().design.title, StudyFixture::design().title);
    }

    void fieldsQuestionsAndRulesAreDesignedByKeyboard()
    {
        ProjectFixture fixture(1);
        StudiesSetup setup(fixture, fixture.lea);
        setup.trigger("studyNew");
        auto* dialog = setup.dialog<StudyDesignDialog>();
        type(QStringLiteral("Mine"));
        auto* pages = partOf<QTabBar>(dialog, "designPages");
        const auto enter = [&](int page, const char* part) {
            pages->setCurrentIndex(page);
            partOf<QWidget>(dialog, part)->setFocus();
        };
        enter(3, "shownFields"); // the reference is not shown, the output goes before the task
        press(Qt::Key_Down);
        press(Qt::Key_Space);
        press(Qt::Key_Down);
        press(Qt::Key_Up, Qt::AltModifier);
        press(Qt::Key_Up, Qt::AltModifier);
        partOf<QLineEdit>(dialog, "fieldLabel")->setFocus();
        press(Qt::Key_A, Qt::ControlModifier);
        type(QStringLiteral("Output"));
        enter(4, "questionAdd");
        press(Qt::Key_Space);
        type(QStringLiteral("How sure are you?"));
        partOf<QWidget>(dialog, "questionKind")->setFocus();
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        partOf<QLineEdit>(dialog, "scaleLeastLabel")->setFocus();
        type(QStringLiteral("Not at all"));
        enter(5, "designFailedChecks");
        press(Qt::Key_Up);
        QVERIFY2(partOf<QPushButton>(dialog, "designSave")->isEnabled(),
            qPrintable(partOf<QPushButton>(dialog, "designProblem")->text()));
        dialog->accept();
        QTRY_COMPARE(studies(setup).size(), 1);
        const studies::Design design = ProjectFixture::take(
            StudyRepository(setup.session.project().reader()).version(studies(setup).first().id))
                                           .design;
        QCOMPARE(design.fields.size(), 2);
        QCOMPARE(design.fields.first().name, QStringLiteral("output"));
        QCOMPARE(design.fields.first().label, QStringLiteral("Output"));
        QCOMPARE(design.questions.size(), 2);
        QCOMPARE(design.questions.last().kind, studies::Question::Kind::Scale);
        QCOMPARE(design.questions.last().leastLabel, QStringLiteral("Not at all"));
        QCOMPARE(design.exclusions.failedChecks, std::optional(1));
    }

    void escapeAsksBeforeADesignIsThrownAway()
    {
        ProjectFixture fixture(1);
        StudiesSetup setup(fixture, fixture.lea);
        setup.trigger("studyNew");
        auto* dialog = setup.dialog<StudyDesignDialog>();
        type(QStringLiteral("Mine"));
        press(Qt::Key_Escape);
        auto* messages = dialog->findChild<MessageBar*>();
        QVERIFY(dialog->isVisible());
        QVERIFY(messages->isVisible());
        press(Qt::Key_Escape); // takes the question away
        QVERIFY(dialog->isVisible());
        QTRY_VERIFY(!messages->isVisible());
        dialog->reject();
        messages->findChild<QPushButton*>()->click();
        QTRY_VERIFY(setup.isGone<StudyDesignDialog>());
        QVERIFY(studies(setup).isEmpty());
        // Where nothing was typed nothing is asked.
        setup.trigger("studyNew");
        dialog = setup.dialog<StudyDesignDialog>();
        press(Qt::Key_Escape);
        QTRY_VERIFY(setup.isGone<StudyDesignDialog>());
    }

    void enterInAFieldGoesOnAndMakesNoStudy()
    {
        ProjectFixture fixture(1);
        StudiesSetup setup(fixture, fixture.lea);
        setup.trigger("studyNew");
        auto* dialog = setup.dialog<StudyDesignDialog>();
        type(QStringLiteral("Mine"));
        press(Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QVERIFY(focusName() != QStringLiteral("studyName"));
        partOf<QTabBar>(dialog, "designPages")->setCurrentIndex(3);
        partOf<QLineEdit>(dialog, "fieldLabel")->setFocus();
        press(Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QVERIFY(focusName() != QStringLiteral("fieldLabel"));
        const int before = partOf<RowsView>(dialog, "shownFields")->rows()->rowCount();
        partOf<QLineEdit>(dialog, "fieldNewName")->setFocus();
        type(QStringLiteral("rationale"));
        press(Qt::Key_Return);
        QCOMPARE(partOf<RowsView>(dialog, "shownFields")->rows()->rowCount(), before + 1);
        QVERIFY(dialog->isVisible());
        QTest::qWait(0);
        QVERIFY(studies(setup).isEmpty());
    }

    void aFileOfItemsIsDroppedOnThePage()
    {
        StudyFixture fixture(0, 0);
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_VERIFY(setup.isEnabled("studyImport"));
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(written("dropped.jsonl",
            R"({"name": "a", "reference": "r", "output_1": "one", "output_2": "two"})"
            "\n"))});
        auto* page = setup.screen->findChild<StudiesPage*>();
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &drop);
        auto* dialog = setup.dialog<AddItemsDialog>();
        QTRY_VERIFY(partOf<QPushButton>(dialog, "itemsAdd")->isEnabled());
        QCOMPARE(partOf<QLabel>(dialog, "itemsPath")->text(), QStringLiteral("dropped.jsonl"));
        dialog->reject();
    }

    void numbersThatAreNotNamedAsScoresAreNamedBeforeItemsAreAdded()
    {
        StudyFixture fixture(0, 0);
        StudiesSetup setup(fixture.project(), fixture.lea());
        setup.chosen = written(
            "items.csv", "item,reference,output_1,output_2,BLEU_1,BLEU_2\na,r,one,two,0.5,0.25\n");
        QTRY_VERIFY(setup.isEnabled("studyImport"));
        setup.trigger("studyImport");
        auto* dialog = setup.dialog<AddItemsDialog>();
        partOf<QPushButton>(dialog, "itemsChoose")->click();
        QTRY_VERIFY(partOf<QPushButton>(dialog, "itemsAdd")->isEnabled());
        QVERIFY(dialog->findChild<MessageBar*>()->text().contains(
            QStringLiteral("score_BLEU_1 and score_BLEU_2")));
        dialog->reject();
    }

    void itemsOfAFileAreShownFirstAndThenAdded()
    {
        StudyFixture fixture(0, 0);
        StudiesSetup setup(fixture.project(), fixture.lea());
        setup.chosen = written("items.jsonl",
            R"({"name": "a", "reference": "r", "output_1": "one", "output_2": "two"})"
            "\n");
        QTRY_VERIFY(setup.isEnabled("studyImport"));
        setup.trigger("studyImport");
        auto* dialog = setup.dialog<AddItemsDialog>();
        QVERIFY(!partOf<QPushButton>(dialog, "itemsAdd")->isEnabled());
        partOf<QPushButton>(dialog, "itemsChoose")->setFocus();
        press(Qt::Key_Space);
        QTRY_VERIFY2(partOf<QPushButton>(dialog, "itemsAdd")->isEnabled(),
            qPrintable(dialog->findChild<MessageBar*>()->text()));
        QCOMPARE(partOf<RowsView>(dialog, "itemsPreview")->rows()->rowCount(), 1);
        QVERIFY(partOf<QLabel>(dialog, "itemsSummary")->text().contains(QStringLiteral("1 item")));
        dialog->accept();
        QTRY_COMPARE(studies(setup).first().rated, 1);
    }

    void aFileThatIsWrongIsRefusedWithItsPlace()
    {
        StudyFixture fixture(0, 0);
        StudiesSetup setup(fixture.project(), fixture.lea());
        setup.chosen = written("wrong.jsonl", "{\"name\": \"a\", \n");
        QTRY_VERIFY(setup.isEnabled("studyImport"));
        setup.trigger("studyImport");
        auto* dialog = setup.dialog<AddItemsDialog>();
        partOf<QPushButton>(dialog, "itemsChoose")->click();
        auto* message = dialog->findChild<MessageBar*>();
        QTRY_VERIFY(message->text().contains(QStringLiteral("wrong.jsonl")));
        QVERIFY(!partOf<QPushButton>(dialog, "itemsAdd")->isEnabled());
    }

    void outputsOfTheProjectBecomeItems()
    {
        StudyFixture fixture(0, 0);
        addExpertProject(fixture.database(), 3);
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_VERIFY(setup.isEnabled("studyImport"));
        setup.trigger("studyImport");
        auto* dialog = setup.dialog<AddItemsDialog>();
        auto* source = partOf<QComboBox>(dialog, "itemsSource");
        source->setFocus();
        for (int i = 0; i < 4; ++i)
            press(Qt::Key_Down);
        QTRY_VERIFY2(partOf<QPushButton>(dialog, "itemsAdd")->isEnabled(),
            qPrintable(dialog->findChild<MessageBar*>()->text()));
        dialog->accept();
        QTRY_COMPARE(studies(setup).first().rated, 3);
        setup.session.history().undo();
        QTRY_COMPARE(studies(setup).first().rated, 0);
    }

    void aStudyIsPreviewedHandedOutAndClosedEarly()
    {
        StudyFixture fixture(3, 0);
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_VERIFY(setup.isEnabled("studyPreview"));
        setup.trigger("studyPreview");
        auto* preview = setup.dialog<PreviewDialog>();
        QTRY_COMPARE(preview->findChild<RatingView*>()->turns(), 3);
        press(Qt::Key_Escape);
        QTRY_VERIFY(setup.isGone<PreviewDialog>());

        setup.trigger("studyAddRaters");
        auto* raters = setup.dialog<AddRatersDialog>();
        partOf<QPlainTextEdit>(raters, "raterNames")->setFocus();
        type(QStringLiteral("Ann"));
        partOf<QSpinBox>(raters, "raterCount")->setFocus();
        press(Qt::Key_Up);
        raters->accept();
        QTRY_COMPARE(setup.raters(), 2);
        QCOMPARE(setup.card("studyRatings"), QStringLiteral("0 of 6"));

        setup.trigger("studyClose");
        auto* reason = setup.dialog<StudyReasonDialog>();
        press(Qt::Key_Return);
        QVERIFY(reason->isVisible()); // without a reason nothing is ended early
        type(QStringLiteral("Enough."));
        press(Qt::Key_Return);
        QTRY_VERIFY(setup.isGone<StudyReasonDialog>());
        QTRY_VERIFY(setup.isEnabled("studyResults"));
        QVERIFY(!setup.isEnabled("studyDesign"));
    }

    void whoGetsNoItemsIsSaidToGetNone()
    {
        StudyFixture fixture(3, 2);
        fixture.answerAll(fixture.raters.first());
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_COMPARE(setup.raters(), 2);
        auto* messages = partOf<MessageBar>(setup.screen.get(), "studiesMessages");
        setup.trigger("studyAddRaters");
        auto* raters = setup.dialog<AddRatersDialog>();
        partOf<QPlainTextEdit>(raters, "raterNames")->setFocus();
        type(QStringLiteral("Eve"));
        raters->accept();
        QTRY_COMPARE(setup.raters(), 3);
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("enough raters")),
            qPrintable(messages->text()));
        messages->clear();
        setup.trigger("studyHandOut");
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("No items assigned")),
            qPrintable(messages->text()));
    }

    void aClickOnANameTicksItAndALeadIsWarnedAbout()
    {
        StudyFixture fixture(3, 0);
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_VERIFY(setup.isEnabled("studyAddRaters"));
        setup.trigger("studyAddRaters");
        auto* dialog = setup.dialog<AddRatersDialog>();
        auto* people = partOf<QListWidget>(dialog, "raterPeople");
        auto* warning = partOf<QLabel>(dialog, "raterLeads");
        const auto click = [&](int row) {
            const QRect place = people->visualItemRect(people->item(row));
            QTest::mouseClick(people->viewport(), Qt::LeftButton, {}, place.center());
        };
        click(1);
        QCOMPARE(people->item(1)->checkState(), Qt::Checked);
        QVERIFY(!warning->isVisible());
        click(0);
        QCOMPARE(people->item(0)->text(), QStringLiteral("Lea"));
        QVERIFY(warning->isVisible());
        QVERIFY(warning->text().contains(QStringLiteral("not blind")));
        click(0);
        QVERIFY(!warning->isVisible());
        // On a form as well.
        auto* names = partOf<QPlainTextEdit>(dialog, "raterNames");
        names->setPlainText(QStringLiteral("lea"));
        QVERIFY(warning->isVisible());
        names->clear();
        QVERIFY(!warning->isVisible());
        people->setCurrentRow(2);
        people->setFocus();
        press(Qt::Key_Space);
        QCOMPARE(people->item(2)->checkState(), Qt::Checked);
    }

    void theWatchSaysThatEverythingIsAnswered()
    {
        StudyFixture fixture(3, 2);
        for (const RaterId rater : std::as_const(fixture.raters))
            fixture.answerAll(rater);
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_COMPARE(setup.card("studyRatings"), QStringLiteral("6 of 6"));
        QStringList said;
        const auto labels =
            partOf<StatCard>(setup.screen.get(), "studyPace")->findChildren<QLabel*>();
        for (const QLabel* label : labels)
            said.append(label->text());
        QVERIFY2(said.contains(QStringLiteral("all items answered")),
            qPrintable(said.join(QStringLiteral(" | "))));
    }

    void thePreviewStepsFromConsentToItemsWithTheKeysOfRaters()
    {
        StudyFixture fixture(3, 0);
        studies::Design design = StudyFixture::design();
        design.consent = QStringLiteral("Do you agree?");
        ProjectFixture::take(
            StudyRepository(fixture.database()).changeDesign(fixture.study, design, fixture.lea()));
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_VERIFY(setup.isEnabled("studyPreview"));
        setup.trigger("studyPreview");
        auto* preview = setup.dialog<PreviewDialog>();
        auto* rating = preview->findChild<RatingView*>();
        QTRY_COMPARE(rating->turns(), 3);
        QVERIFY(partOf<QWidget>(preview, "previewConsent")->isVisible());
        QVERIFY(!rating->isVisible());
        press(Qt::Key_Return);
        QVERIFY(!rating->isVisible());
        press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(rating->isVisible());
        QCOMPARE(rating->currentTurn(), 0);
        press(Qt::Key_Return);
        QCOMPARE(rating->currentTurn(), 1);
        press(Qt::Key_Backspace);
        QCOMPARE(rating->currentTurn(), 0);
        press(Qt::Key_1); // an answer goes on, too
        QCOMPARE(rating->currentTurn(), 1);
        QVERIFY(preview->isVisible());
    }

    void openLinksAreListedAndTakenBack()
    {
        StudyFixture fixture(3, 0);
        const QString secret = ProjectFixture::take(
            StudyLinkRepository(fixture.database())
                .newOpenLink(fixture.study, 20, {QStringLiteral("CODE7"), {}, {}}, fixture.lea()));
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_VERIFY(setup.isEnabled("studyOpenLinks"));
        setup.trigger("studyOpenLinks");
        auto* dialog = setup.dialog<OpenLinksDialog>();
        RowsModel* links = partOf<RowsView>(dialog, "openLinks")->rows();
        QTRY_COMPARE(links->rowCount(), 1);
        QStringList cells;
        for (int column = 0; column < links->columnCount(); ++column)
            cells.append(links->cellText(0, column));
        QVERIFY(cells.contains(QStringLiteral("CODE7")));
        QVERIFY(cells.contains(QStringLiteral("0 of max. 20")));
        QVERIFY(!cells.join(u' ').contains(secret));
        partOf<QPushButton>(dialog, "openLinkRevoke")->setFocus();
        press(Qt::Key_Space);
        press(Qt::Key_Backtab);
        press(Qt::Key_Space);
        QTRY_COMPARE(links->cellText(0, links->columnCount() - 1), QStringLiteral("revoked"));
        QVERIFY(!partOf<QPushButton>(dialog, "openLinkRevoke")->isEnabled());
    }

    void anOpenLinkToAFullStudyIsWarnedAbout()
    {
        StudyFixture fixture;
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_COMPARE(setup.raters(), 2);
        setup.trigger("studyOpenLink");
        auto* dialog = setup.dialog<StudyLinkDialog>();
        QTRY_VERIFY(
            dialog->findChild<MessageBar*>()->text().contains(QStringLiteral("enough raters")));
    }

    void answersThatWereCollectedElsewhereComeIn()
    {
        StudyFixture fixture(2, 0);
        StudiesSetup setup(fixture.project(), fixture.lea());
        setup.chosen = written("collected.csv",
            "rater,item,question,answer\nNora,item 1,better,1\nNora,item 2,better,2\n");
        QTRY_VERIFY(setup.isEnabled("studyTakeAnswers"));
        setup.trigger("studyTakeAnswers");
        QTRY_COMPARE(setup.raters(), 1);
        QTRY_VERIFY(setup.card("studyRatings").startsWith(QStringLiteral("2 of")));
        QVERIFY2(setup.title.contains(QStringLiteral("cannot be undone")), qPrintable(setup.title));
        QCOMPARE(setup.session.history().barrierText(), QStringLiteral("import of collected.csv"));
        QVERIFY(!setup.session.history().canUndo());
        setup.chosen = written("wrong.csv", "rater,item,question,answer\nNora,nothing,better,1\n");
        setup.trigger("studyTakeAnswers");
        auto* messages = partOf<MessageBar>(setup.screen.get(), "studiesMessages");
        QTRY_VERIFY2(
            messages->text().contains(QStringLiteral("nothing")), qPrintable(messages->text()));
    }

    void answersThatAreDroppedAreNoItems()
    {
        StudyFixture fixture(2, 0);
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_VERIFY(setup.isEnabled("studyTakeAnswers"));
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(
            written("dropped.csv", "rater,item,answer\nNora,item 1,1\nNora,item 2,2\n"))});
        auto* page = setup.screen->findChild<StudiesPage*>();
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &enter);
        QDropEvent drop({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &drop);
        auto* messages = partOf<MessageBar>(setup.screen.get(), "studiesMessages");
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("cannot be undone")),
            qPrintable(messages->text()));
        QVERIFY(setup.isGone<AddItemsDialog>());
        messages->findChild<QPushButton*>()->click();
        QTRY_COMPARE(setup.raters(), 1);
    }

    void aFormsFileIsNamedAfterWhatRatersSee()
    {
        StudyFixture fixture;
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_COMPARE(setup.raters(), 2);
        partOf<RowsView>(setup.screen.get(), "studyRaters")->choose(RowKey(fixture.raters.first()));
        QTRY_VERIFY(setup.isEnabled("studyRaterForm"));
        setup.trigger("studyRaterForm");
        QTRY_VERIFY(!setup.suggested.isEmpty());
        QVERIFY2(!setup.suggested.contains(QStringLiteral("Outputs")), qPrintable(setup.suggested));
        QVERIFY(setup.suggested.contains(QStringLiteral("Ann")));
    }

    void itemsThatCameLaterAreHandedOutAgain()
    {
        StudyFixture fixture(2, 2);
        ProjectFixture::take(
            StudyRepository(fixture.database())
                .addItems(fixture.study, StudyFixture::someItems(3, 2), fixture.lea()));
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_COMPARE(setup.raters(), 2);
        setup.trigger("studyHandOut");
        QTRY_COMPARE(fixture.task(fixture.raters.first()).turns.size(), 4);
    }

    void countsMoveWhenAnotherConnectionAnswers()
    {
        StudyFixture fixture;
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_COMPARE(setup.card("studyRatings"), QStringLiteral("0 of 6"));
        fixture.answerAll(fixture.raters.first());
        QTRY_COMPARE(setup.card("studyRatings"), QStringLiteral("3 of 6"));
        QTRY_COMPARE(setup.card("studyItems"), QStringLiteral("0 of 3"));
        fixture.answerAll(fixture.raters.last());
        QTRY_COMPARE(setup.card("studyItems"), QStringLiteral("3 of 3"));
    }

    void aRatersLinkIsCopiedOnceAndIsTheirs()
    {
        StudyFixture fixture;
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_COMPARE(setup.raters(), 2);
        partOf<RowsView>(setup.screen.get(), "studyRaters")->choose(RowKey(fixture.raters.first()));
        QTRY_VERIFY(setup.isEnabled("studyRaterLink"));
        setup.trigger("studyRaterLink");
        auto* dialog = setup.dialog<StudyLinkDialog>();
        auto* address = partOf<QLineEdit>(dialog, "linkAddress");
        address->selectAll();
        type(QStringLiteral("nothing"));
        press(Qt::Key_Return);
        QVERIFY(!dialog->findChild<MessageBar*>()->text().isEmpty());
        address->selectAll();
        type(QStringLiteral("https://rate.example.org/"));
        press(Qt::Key_Return);
        auto* link = partOf<QLineEdit>(dialog, "linkShown");
        QTRY_VERIFY(link->text().startsWith(QStringLiteral("https://rate.example.org/r/")));
        QCOMPARE(QGuiApplication::clipboard()->text(), link->text());
        const QString secret = link->text().section(QLatin1Char('/'), -1);
        QCOMPARE(ProjectFixture::take(
                     StudyLinkRepository(setup.session.project().reader()).raterOf(secret)),
            std::optional(fixture.raters.first()));
    }

    void aRaterIsReplacedWithAReason()
    {
        StudyFixture fixture;
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_COMPARE(setup.raters(), 2);
        partOf<RowsView>(setup.screen.get(), "studyRaters")->choose(RowKey(fixture.raters.first()));
        setup.trigger("studyRaterReplace");
        auto* dialog = setup.dialog<StudyReasonDialog>();
        QCOMPARE(focusName(), QStringLiteral("studyReasonName"));
        type(QStringLiteral("Eve"));
        partOf<QWidget>(dialog, "studyReason")->setFocus();
        type(QStringLiteral("Ann is ill."));
        press(Qt::Key_Return);
        QTRY_COMPARE(setup.raters(), 3);
    }

    void whoLeadsNothingSeesNothingOfStudies()
    {
        StudyFixture fixture;
        StudiesSetup setup(fixture.project(), fixture.lea());
        QTRY_COMPARE(setup.raters(), 2);
        setup.session.setCurrentPerson(fixture.project().ada);
        QTRY_VERIFY(partOf<EmptyState>(setup.screen.get(), "studiesEmpty")->isVisible());
        QCOMPARE(setup.raters(), 0);
        QCOMPARE(partOf<CardsView>(setup.screen.get(), "studyList")->rows()->rowCount(), 0);
        for (const char* action : {"studyNew", "studyDesign", "studyImport", "studyAddRaters",
                 "studyClose", "studyPreview", "studyRaterLink"})
            QVERIFY2(!setup.isEnabled(action), action);
        fixture.answerAll(fixture.raters.first());
        QTest::qWait(0);
        QCOMPARE(setup.raters(), 0);
        setup.session.setCurrentPerson(fixture.lea());
        QTRY_COMPARE(setup.raters(), 2);
    }
};

TANDEM_TEST(TestStudiesPage, QApplication)
#include "tst_studiespage.moc"
