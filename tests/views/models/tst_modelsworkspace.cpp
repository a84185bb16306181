#include "views/models/modelsworkspace.h"

#include "picture.h"
#include "projectfixture.h"
#include "storage/changes/history.h"
#include "storage/project/checkedsystems.h"
#include "storage/project/demoproject.h"
#include "storage/project/systemgaps.h"
#include "storage/repositories/checkpartrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "testmain.h"
#include "ui/chartview.h"
#include "ui/confirmbar.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "views/models/drawcheckdialog.h"
#include "views/models/enteroutputdialog.h"
#include "views/models/systemsamplepage.h"
#include "views/models/typedoutput.h"
#include "views/session/fileimportdialog.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace tandem;

namespace {

QString material(const char* name)
{
    return QStringLiteral(TANDEM_RESOURCES "/sample/") + QLatin1String(name);
}

/// The demo's material, which only the program has in it.
DemoMaterial sampleMaterial()
{
    DemoMaterial from;
    for (QString* path :
        {&from.articles, &from.labels, &from.facts, &from.opinions, &from.evaluations.texts,
            &from.evaluations.result, &from.evaluations.reviews, &from.studies.items,
            &from.studies.answers, &from.studies.scores, &from.systems.benchmark,
            &from.systems.outputs, &from.systems.systems, &from.timelines.log,
            &from.timelines.texts, &from.timelines.values, &from.timelines.summaries})
        *path = material(qPrintable(QFileInfo(*path).fileName()));
    from.timelines.prompts = QStringLiteral(TANDEM_RESOURCES "/prompts");
    return from;
}

/// The workspace over the demo, whose first samples have two small systems.
class Screen
{
public:
    explicit Screen(const QSize& size = {1180, 760})
    {
        const QString path = folder.filePath(QStringLiteral("sample.tandem"));
        ProjectFixture::check(createDemoProject(
            path, QStringLiteral("Sample"), SampleContents::Labelled, sampleMaterial()));
        session = std::make_unique<ProjectSession>(ProjectFixture::take(Project::open(path)));
        show(size);
    }

    /// Over this project instead.
    Screen(ProjectFixture& fixture, const QSize& size)
        : session(std::make_unique<ProjectSession>(fixture.open()))
    {
        show(size);
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(view.get(), name);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : view.get(), Qt::Key(key), modifiers);
    }
    SectionView* table()
    {
        return view->findChild<SectionView*>(QStringLiteral("modelsTableTable0"));
    }
    QString message() { return find<MessageBar>("modelsMessages")->text(); }
    void picture(const char* name) { takePicture(*view, QLatin1String(name)); }

    QTemporaryDir folder;
    QString chosen; ///< by whoever is asked for a file
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<ModelsWorkspace> view;

private:
    void show(const QSize& size)
    {
        const AskFile files(nullptr,
            [this](QWidget*, const FileQuestion&, const AskFile::Chosen& take) { take({chosen}); });
        view = std::make_unique<ModelsWorkspace>(*session, files);
        showActive(view.get(), size);
        view->takeFocus();
    }
};

} // namespace

class TestModelsWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void init() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void thePagesAreReachedByTheirKeys()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        const QStringList tabs{QStringLiteral("Table"), QStringLiteral("Results"),
            QStringLiteral("Sample"), QStringLiteral("Judges"), QStringLiteral("Attrition"),
            QStringLiteral("Judge cards")};
        auto* bar = screen.find<QTabBar>("modelsTabs");
        for (int i = 0; i < bar->count(); ++i) {
            screen.press(Qt::Key_1 + i, Qt::AltModifier);
            QCOMPARE(bar->currentIndex(), i);
            QCOMPARE(bar->tabText(i), tabs.at(i));
            screen.picture(qPrintable(QStringLiteral("workspace-%1").arg(i)));
        }
        for (const QAction* action : screen.view->workspaceActions())
            QVERIFY(!action->text().isEmpty() && !action->objectName().isEmpty());
    }

    void theDemosSystemsAreInTheTable()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        QCOMPARE(screen.table()->model()->rowCount(), 2);
        QCOMPARE(screen.view->verifier(), QStringLiteral("Judge L"));
        QCOMPARE(
            screen.find<QComboBox>("modelsVerifier")->currentText(), QStringLiteral("Judge L"));
        screen.press(Qt::Key_5, Qt::AltModifier);
        QTRY_VERIFY(screen.view->findChild<SectionView*>(QStringLiteral("modelsAttritionTable0")));
        screen.press(Qt::Key_6, Qt::AltModifier);
        const auto people =
            ProjectFixture::take(PeopleRepository(screen.session->project().reader()).all());
        screen.session->setCurrentPerson(people.first().id);
        QTRY_VERIFY(screen.view->findChild<SectionView*>(QStringLiteral("modelsCardsTable0")));
    }

    void whoJudgedFeedbackAloneCanBeChosen()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        const QList<SystemOutputRow> outputs =
            ProjectFixture::take(SystemOutputRepository(screen.session->project().reader()).list());
        const auto chunked =
            std::find_if(outputs.cbegin(), outputs.cend(), [](const SystemOutputRow& row) {
                return row.system.pattern == kgds::Pattern::Extractive;
            });
        QVERIFY(chunked != outputs.cend());
        screen.session->change(
            this, {.write = [row = *chunked](Database& database) -> Expected<Written> {
                Feedback feedback;
                feedback.output = row.id;
                feedback.judge = QStringLiteral("V-ge");
                feedback.choice = FeedbackChoice::Experts;
                feedback.explanation = QStringLiteral("They fit.");
                return SystemJudgementRepository(database).addFeedback(feedback).map(
                    [&](FeedbackId) { return Written(SystemsChanged{row.sample}); });
            }});
        auto* judges = screen.find<QComboBox>("modelsVerifier");
        QTRY_VERIFY_WITH_TIMEOUT(judges->findText(QStringLiteral("V-ge")) > 0, 30'000);
        QCOMPARE(judges->currentText(), QStringLiteral("Judge L"));
    }

    void withoutABenchmarkTheScreenSaysWhatIsMissing()
    {
        ProjectFixture fixture(0);
        Screen screen(fixture, {948, 570});
        auto* empty = screen.find<EmptyState>("modelsTableEmpty");
        QTRY_VERIFY_WITH_TIMEOUT(empty->isVisible(), 30'000);
        screen.picture("workspace-empty");
        QVERIFY(!screen.find<QAction>("modelsGenerate")->isEnabled());
        QVERIFY(!screen.find<QAction>("modelsJudge")->isEnabled());
        QVERIFY(!screen.find<QAction>("modelsExport")->isEnabled());
        QCOMPARE(screen.find<QComboBox>("modelsVerifier")->currentText(), QStringLiteral("None"));
    }

    void runsAreAskedForByTheirKeys()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        QSignalSpy runs(&NextSteps::of(*screen.session), &NextSteps::runsRequested);
        screen.press(Qt::Key_G);
        screen.press(Qt::Key_J);
        QCOMPARE(runs.size(), 2);
        const auto kind = [&runs](int call) {
            return runs.at(call).first().value<QList<PlannedRun>>().first().kind;
        };
        QCOMPARE(kind(0), RunKindId::Summaries);
        QCOMPARE(kind(1), RunKindId::Verdicts);
    }

    void anOutputIsTypedByKeyboardAndTakenBack()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        screen.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = screen.view->findChild<EnterOutputDialog*>();
        QVERIFY(dialog);
        auto* sample = partOf<QComboBox>(dialog, "outputSample");
        QTRY_COMPARE_WITH_TIMEOUT(sample->count() > 0, true, 30'000);
        QTRY_VERIFY(partOf<QLineEdit>(dialog, "outputModel")->hasFocus());
        auto* add = partOf<QPushButton>(dialog, "addSystemOutput");
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(partOf<QLabel>(dialog, "outputProblem")->isVisible());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Kestrel"));
        partOf<QLineEdit>(dialog, "outputParagraphs")->setText(QStringLiteral("1, 2-3 99"));
        QVERIFY(partOf<QLabel>(dialog, "outputParagraphsFound")->text().contains(u"99"));
        partOf<QPlainTextEdit>(dialog, "outputOpinions")
            ->setPlainText(QStringLiteral("Both liked it."));
        partOf<QCheckBox>(dialog, "outputKeepUnknown")->setChecked(true);
        QVERIFY(!partOf<QLabel>(dialog, "outputProblem")->isVisible());
        screen.picture("enter-output");
        QPointer<EnterOutputDialog> open(dialog);
        add->click();
        QTRY_VERIFY_WITH_TIMEOUT(!open, 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 3, 30'000);
        QVERIFY(screen.message().contains(QStringLiteral("Output added")));
        QVERIFY(screen.session->history().undoText().contains(QStringLiteral("Kestrel")));
        screen.session->history().undo();
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 2, 30'000);
        QCOMPARE(screen.message(), QStringLiteral("Undone: enter an output of Kestrel"));
        screen.session->history().redo();
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 3, 30'000);
        QCOMPARE(screen.message(), QStringLiteral("Redone: enter an output of Kestrel"));
    }

    void slipsAreNotTheSystemsFaultsUnlessSaidSo()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        screen.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QPointer<EnterOutputDialog> dialog(screen.view->findChild<EnterOutputDialog*>());
        QTRY_VERIFY_WITH_TIMEOUT(partOf<QComboBox>(dialog, "outputSample")->count() > 0, 30'000);
        partOf<QLineEdit>(dialog, "outputModel")->setText(QStringLiteral("Kestrel"));
        auto* paragraphs = partOf<QLineEdit>(dialog, "outputParagraphs");
        auto* keep = partOf<QCheckBox>(dialog, "outputKeepUnknown");
        auto* found = partOf<QLabel>(dialog, "outputParagraphsFound");
        auto* problem = partOf<QLabel>(dialog, "outputProblem");
        auto* none = partOf<QCheckBox>(dialog, "outputGaveNone");
        auto* add = partOf<QPushButton>(dialog, "addSystemOutput");
        paragraphs->setText(QStringLiteral("1"));
        QVERIFY(!keep->isVisible());
        paragraphs->setText(QStringLiteral("1, x 99"));
        QVERIFY2(found->text().contains(QLatin1String("Not paragraph numbers: x.")),
            qPrintable(found->text()));
        QVERIFY(found->text().contains(QLatin1String("Not in the article: 99.")));
        paragraphs->setText(QStringLiteral("1, 3-2, 0"));
        for (const char* part : {"1 of ", "Not paragraph numbers: 3-2.", "Not in the article: 0."})
            QVERIFY2(found->text().contains(QLatin1String(part)), qPrintable(found->text()));
        paragraphs->setText(QStringLiteral("2,2,2 1-2"));
        for (const char* part : {"2 of ", "more than once: 2."})
            QVERIFY2(found->text().contains(QLatin1String(part)), qPrintable(found->text()));
        QVERIFY(keep->isVisible());
        paragraphs->setText(QStringLiteral("1, x 99"));
        QVERIFY(keep->isVisible());
        add->click();
        QVERIFY2(problem->text().contains(QLatin1String("Missing: opinion summary")),
            qPrintable(problem->text()));
        QVERIFY(problem->text().contains(QLatin1String("system wrote it")));
        QVERIFY(none->isVisible());
        none->setChecked(true);
        QVERIFY(!problem->text().contains(QLatin1String("opinion summary")));
        keep->setChecked(true);
        QVERIFY(!problem->isVisible());
        // Another slip is another question, and another part another gap.
        paragraphs->setText(QStringLiteral("1, 98"));
        QVERIFY(!keep->isChecked() && problem->isVisible());
        paragraphs->setText(QStringLiteral("1"));
        QVERIFY(none->isChecked() && !problem->isVisible());
        add->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog, 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 3, 30'000);
    }

    void aRowsOutputsAreTakenOutAndComeBack()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        QFile lines(screen.folder.filePath(QStringLiteral("o.jsonl")));
        QVERIFY(lines.open(QIODevice::WriteOnly));
        lines.write("{\"sample\":1,\"model\":\"Zander\",\"paragraphs\":[1],\"opinion\":\"o\"}\n");
        lines.close();
        screen.view->importOutputs(lines.fileName());
        auto* dialog = screen.view->findChild<FileImportDialog*>();
        dialog->accept();
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 3, 30'000);
        // What samples are without an output stays to be read.
        QVERIFY2(screen.message().contains(QStringLiteral("No output of Zander")),
            qPrintable(screen.message()));
        auto* bar = screen.find<MessageBar>("modelsMessages");
        screen.table()->setFocus();
        screen.table()->setCurrentIndex(screen.table()->model()->index(2, 0));
        screen.find<QAction>("modelsRemove")->trigger();
        QTRY_VERIFY2_WITH_TIMEOUT(
            screen.message().contains(QStringLiteral("Remove 1 output(s) of Zander")),
            qPrintable(screen.message()), 30'000);
        screen.picture("take-out");
        bar->findChild<QPushButton*>()->click();
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 2, 30'000);
        screen.session->history().undo();
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 3, 30'000);
        QVERIFY2(
            screen.message().startsWith(QStringLiteral("Undone:")), qPrintable(screen.message()));
        // A question about what is gone goes with it, and the import is the step before.
        screen.table()->setCurrentIndex(screen.table()->model()->index(2, 0));
        screen.find<QAction>("modelsRemove")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(screen.message().contains(QStringLiteral("Remove 1")), 30'000);
        QVERIFY(screen.session->history().undoText().contains(QStringLiteral("o.jsonl")));
        screen.session->history().undo();
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 2, 30'000);
        QTRY_VERIFY2(!screen.message().contains(QStringLiteral("Remove")) || bar->isHidden(),
            qPrintable(screen.message()));
    }

    void enterPressesTheChooserOfAFileAndAnErrorHasRoom()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        QFile lines(screen.folder.filePath(QStringLiteral("bad.jsonl")));
        QVERIFY(lines.open(QIODevice::WriteOnly));
        lines.write("{\"sample\":99,\"model\":\"Zander\",\"paragraphs\":[1],\"opinion\":\"o\"}\n");
        lines.close();
        screen.chosen = lines.fileName();
        screen.view->importOutputs();
        auto* dialog = screen.view->findChild<FileImportDialog*>();
        auto* choose = partOf<QPushButton>(dialog, "chooseOutputFile");
        QTRY_VERIFY(choose->hasFocus());
        QTest::keyClick(choose, Qt::Key_Return);
        auto* start = partOf<QPushButton>(dialog, "startOutputImport");
        QVERIFY(start->isEnabled() && start->hasFocus());
        QTest::keyClick(start, Qt::Key_Return);
        auto* bar = dialog->findChild<MessageBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), 30'000);
        QTRY_VERIFY(dialog->height() >= dialog->layout()->totalHeightForWidth(dialog->width()));
        QVERIFY(dialog->rect().contains(
            start->rect().translated(start->mapTo(dialog, QPoint())), true));
        screen.picture("import-error");
    }

    void anUndoneOpinionComesIntoView()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        const PersonId reviewer =
            ProjectFixture::take(PeopleRepository(screen.session->project().reader()).all())
                .first()
                .id;
        screen.session->setCurrentPerson(reviewer);
        screen.view->showPage(ModelsWorkspace::Page::Sample);
        auto* page = screen.view->findChild<SystemSamplePage*>();
        QTRY_VERIFY_WITH_TIMEOUT(
            page->shownSample() && screen.find<QAction>("systemAgree")->isEnabled(), 30'000);
        screen.find<QAction>("systemAgree")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(screen.session->history().canUndo(), 30'000);
        const SampleId said = page->shownSample()->sample;
        screen.find<QAction>("systemNextSample")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(
            page->shownSample() && page->shownSample()->sample != said, 30'000);
        screen.view->showPage(ModelsWorkspace::Page::Table);
        screen.session->history().undo();
        QTRY_VERIFY2_WITH_TIMEOUT(screen.message().startsWith(QStringLiteral("Undone: ")),
            qPrintable(screen.message()), 30'000);
        QCOMPARE(screen.view->page(), ModelsWorkspace::Page::Sample);
        QTRY_VERIFY_WITH_TIMEOUT(
            page->shownSample() && page->shownSample()->sample == said, 30'000);
        QVERIFY(screen.find<MessageBar>("modelsMessages")->isVisible());
    }

    void anExportSaysWhatItLeavesOut()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        screen.chosen = screen.folder.filePath(QStringLiteral("out.zip"));
        screen.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(screen.chosen).isFile(), 30'000);
        QTRY_VERIFY2_WITH_TIMEOUT(
            screen.message().contains(QStringLiteral("rationale(s) of judgments excluded")),
            qPrintable(screen.message()), 30'000);
    }

    void aRowLeadsToItsSystemsSamples()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        screen.table()->setFocus();
        screen.table()->setCurrentIndex(screen.table()->model()->index(1, 0));
        screen.press(Qt::Key_Return, Qt::NoModifier);
        QCOMPARE(screen.view->page(), ModelsWorkspace::Page::Sample);
        auto* sample = screen.view->findChild<SystemSamplePage*>();
        QTRY_VERIFY_WITH_TIMEOUT(sample->shownSample(), 30'000);
        QCOMPARE(sample->choice().system.model, QStringLiteral("Larch 8B"));
        screen.picture("workspace-sample");
    }

    void anotherScreenLeadsToASystemsSample()
    {
        Screen screen;
        const auto outputs =
            ProjectFixture::take(SystemOutputRepository(screen.session->project().reader()).list());
        const SystemOutputRow wanted = outputs.last();
        screen.view->showSystem(wanted.system, {}, wanted.sample);
        QCOMPARE(screen.view->page(), ModelsWorkspace::Page::Sample);
        auto* page = screen.view->findChild<SystemSamplePage*>();
        QTRY_VERIFY_WITH_TIMEOUT(
            page->shownSample() && page->shownSample()->sample == wanted.sample, 30'000);
        QCOMPARE(page->choice().system, wanted.system);
    }

    void aPartOfTheVerdictsIsDrawnToBeChecked()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        screen.find<QAction>("modelsDrawCheck")->trigger();
        auto* dialog = screen.view->findChild<DrawCheckDialog*>();
        QVERIFY(dialog);
        auto* draw = partOf<QPushButton>(dialog, "drawCheck");
        QTRY_VERIFY_WITH_TIMEOUT(draw->isEnabled(), 30'000);
        partOf<QSpinBox>(dialog, "checkSize")->setValue(6);
        // From all alike unless asked otherwise; how many there are, and would be drawn, stands
        // below.
        auto* strata = partOf<SectionView>(dialog, "checkStrataTable");
        QCOMPARE(strata->section().rows.size(), 1);
        QCOMPARE(std::get<qint64>(strata->section().rows.first().cells.last().value), 6);
        partOf<QComboBox>(dialog, "checkStrata")->setCurrentIndex(1);
        QVERIFY(strata->section().rows.size() > 1);
        screen.picture("draw-check");
        partOf<QComboBox>(dialog, "checkStrata")->setCurrentIndex(0);
        QSignalSpy drawn(dialog, &DrawCheckDialog::drawn);
        // As many as are asked for stand beneath what they are of, and the button names them.
        QCOMPARE(draw->text().remove(QLatin1Char('&')), QStringLiteral("Draw 6"));
        partOf<QComboBox>(dialog, "checkKind")->setFocus();
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget(), partOf<QSpinBox>(dialog, "checkSize"));
        // More than half is asked about: a part stays.
        auto* confirm = partOf<ConfirmBar>(dialog, "confirmBar");
        partOf<QSpinBox>(dialog, "checkSize")->setValue(1000);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(confirm->isVisible());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
        QVERIFY(!confirm->isVisible() && dialog->isVisible());
        partOf<QSpinBox>(dialog, "checkSize")->setValue(6);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(drawn.size(), 1, 30'000);
        const auto parts =
            ProjectFixture::take(CheckPartRepository(screen.session->project().reader()).all());
        QCOMPARE(parts.size(), 1);
        QCOMPARE(parts.first().items, 6);
        QCOMPARE(parts.first().verifier, QStringLiteral("Judge L"));
        QCOMPARE(parts.first().design.strata, kgds::CheckStrata::None);
    }

    void theNextDrawnVerdictIsOneKeyAway()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        Project& project = screen.session->project();
        const PersonId reviewer =
            ProjectFixture::take(PeopleRepository(project.reader()).all()).first().id;
        bool isDrawn = false;
        screen.session
            ->change(screen.view.get(),
                drawingOfChecks(QStringLiteral("Judge L"), {.size = 4, .seed = 3}, reviewer))
            .onEnded(screen.view.get(),
                [&](const Expected<void>& result) { isDrawn = result.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(isDrawn, 30'000);
        screen.session->setCurrentPerson(reviewer);
        screen.view->showPage(ModelsWorkspace::Page::Verifiers);
        screen.find<SegmentSwitch>("modelsVerifiersView")
            ->segment(int(ModelsVerifiersView::Corrected))
            ->setChecked(true);
        auto* next = screen.find<QAction>("modelsNextCheck");
        QTRY_VERIFY_WITH_TIMEOUT(next->isEnabled(), 60'000);
        screen.picture("parts");
        next->trigger();
        QCOMPARE(screen.view->page(), ModelsWorkspace::Page::Sample);
        const auto checks = ProjectFixture::take(checkedVerdicts(project.reader(),
            QStringLiteral("Judge L"), reviewer, std::make_shared<std::atomic_bool>(false)));
        const OpenCheck& first = checks.parts.first().open.first();
        auto* page = screen.view->findChild<SystemSamplePage*>();
        const auto isThere = [&] {
            const SharedSystemSample shown = page->shownSample();
            return shown && shown->verdicts() && shown->verdicts()->id == first.judgement;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isThere(), 60'000);
        QVERIFY(page->shownSample()->verdicts()->drawn.contains(first.decision));
    }

    void closingAsksOnceAboutWhatIsTyped()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        screen.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QPointer<EnterOutputDialog> dialog(screen.view->findChild<EnterOutputDialog*>());
        partOf<QPlainTextEdit>(dialog, "outputOpinions")->setPlainText(QStringLiteral("Nothing."));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(dialog && dialog->isVisible());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
    }

    void outputsAreImportedAndExported()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        screen.chosen = screen.folder.filePath(QStringLiteral("out.csv"));
        screen.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(screen.chosen), 30'000);
        QFile file(screen.chosen);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray table = file.readAll();
        QVERIFY(table.contains("Larch 8B"));
        QFile other(screen.folder.filePath(QStringLiteral("more.csv")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(
            QByteArray(table).replace("Larch 8B", "Alder 3B").replace("Heron mini", "Ibis"));
        other.close();
        screen.view->importOutputs(other.fileName());
        auto* dialog = screen.view->findChild<FileImportDialog*>();
        QVERIFY(dialog);
        screen.picture("import-outputs");
        QSignalSpy imported(dialog, &FileImportDialog::imported);
        dialog->accept();
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 4, 30'000);
        QVERIFY(screen.message().contains(QStringLiteral("Added")));
    }

    void aFileThatIsNoneIsRefusedInTheDialog()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        QFile other(screen.folder.filePath(QStringLiteral("none.csv")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("a,b\n1,2\n");
        other.close();
        screen.view->importOutputs(other.fileName());
        auto* dialog = screen.view->findChild<FileImportDialog*>();
        dialog->accept();
        auto* bar = dialog->findChild<MessageBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && !bar->text().isEmpty(), 30'000);
        QVERIFY(dialog->isVisible());
        dialog->reject();
    }

    void publishedRowsStandBelowOnesOwnAndAreRemembered()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        QFile csv(screen.folder.filePath(QStringLiteral("table1.csv")));
        QVERIFY(csv.open(QIODevice::WriteOnly));
        csv.write("model,BSP_F1,BSP_F1_reflection_change\nGPT-4o,78.12,1.27\n");
        csv.close();
        screen.chosen = csv.fileName();
        screen.find<QAction>("modelsPublished")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 3, 30'000);
        QCOMPARE(screen.table()->model()->index(2, 0).data().toString(),
            QStringLiteral("GPT-4o (published)"));
        screen.picture("workspace-published");
        // A second file is held beside the first, one that cannot be read takes nothing away.
        const auto scoreShown = [&] {
            return screen.table()->model()->index(2, 6).data().toString();
        };
        const QString score = scoreShown();
        for (const char* text :
            {"GPT-4o,8.57\nGPT-5,9.10\n", "GPT-4o,no number\n", "GPT-6,1.00\n"}) {
            QFile second(screen.folder.filePath(QStringLiteral("%1.csv").arg(qstrlen(text))));
            QVERIFY(second.open(QIODevice::WriteOnly));
            second.write("model,OFI_EBS\n");
            second.write(text);
            second.close();
            screen.chosen = second.fileName();
            screen.find<QAction>("modelsPublished")->trigger();
            QTest::qWait(300);
            QCOMPARE(screen.table()->model()->rowCount(), 3);
            QCOMPARE(scoreShown(), score);
        }
        const QByteArray layout = screen.view->saveLayout();
        screen.find<QAction>("modelsForgetPublished")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 2, 30'000);
        QVERIFY(screen.view->restoreLayout(layout));
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 3, 30'000);
    }

    void aPublishedTableIsShownInNoOtherProject()
    {
        Screen first;
        QTRY_VERIFY_WITH_TIMEOUT(first.table(), 60'000);
        QFile csv(first.folder.filePath(QStringLiteral("table1.csv")));
        QVERIFY(csv.open(QIODevice::WriteOnly));
        csv.write("model,BSP_F1\nGemini Pro,78.12\n");
        csv.close();
        first.view->loadPublished({csv.fileName()});
        QTRY_COMPARE_WITH_TIMEOUT(first.table()->model()->rowCount(), 3, 30'000);
        // All columns are in sight beside it.
        QTRY_COMPARE(first.table()->horizontalScrollBar()->maximum(), 0);
        Screen second;
        QTRY_VERIFY_WITH_TIMEOUT(second.table(), 60'000);
        QVERIFY(second.view->restoreLayout(first.view->saveLayout()));
        QTest::qWait(300);
        QCOMPARE(second.table()->model()->rowCount(), 2);
        // And the first project has it again after the second was open.
        const QByteArray layout = second.view->saveLayout();
        first.view->loadPublished({});
        QTRY_COMPARE_WITH_TIMEOUT(first.table()->model()->rowCount(), 2, 30'000);
        QVERIFY(first.view->restoreLayout(layout));
        QTRY_COMPARE_WITH_TIMEOUT(first.table()->model()->rowCount(), 3, 30'000);
    }

    void keysOfThePageAreHeardInWhatStandsAroundIt()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        QVERIFY(screen.table()->model()->headerData(4, Qt::Horizontal).isValid());
        for (QWidget* around : std::initializer_list<QWidget*>{
                 screen.find<QPushButton>("modelsMore"), screen.find<QTabBar>("modelsTabs"),
                 screen.find<QPushButton>("modelsGenerateButton")}) {
            QSignalSpy triggered(screen.find<QAction>("modelsNextTable"), &QAction::triggered);
            around->setFocus();
            QVERIFY(around->hasFocus());
            screen.press(Qt::Key_T);
            QCOMPARE(triggered.size(), 1);
        }
        // On another page it is that page's key.
        screen.view->showPage(ModelsWorkspace::Page::Figures);
        QSignalSpy tables(screen.find<QAction>("modelsNextTable"), &QAction::triggered);
        QSignalSpy figures(screen.find<QAction>("modelsNextFigure"), &QAction::triggered);
        screen.find<QPushButton>("modelsMore")->setFocus();
        screen.press(Qt::Key_T);
        QCOMPARE(tables.size(), 0);
        QCOMPARE(figures.size(), 1);
    }

    void whatAnotherProcessAddsIsSeen()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.table(), 60'000);
        const auto before =
            ProjectFixture::take(SystemOutputRepository(screen.session->project().reader()).list());
        screen.session->change(
            this, {.write = [id = before.first().id](Database& database) -> Expected<Written> {
                SystemOutputRepository outputs(database);
                TANDEM_TRY_VAR(stored, outputs.byId(id));
                stored->made.system.model = QStringLiteral("Plover");
                stored->made.run = {};
                stored->made.reply = {};
                TANDEM_TRY(added, outputs.add(stored->made));
                return Written(SystemsChanged{stored->made.sample});
            }});
        QTRY_COMPARE_WITH_TIMEOUT(screen.table()->model()->rowCount(), 3, 30'000);
    }

    void typedParagraphsAreNumbersRangesAndNames()
    {
        QCOMPARE(paragraphsTyped(QStringLiteral("1, 3-4;9 intro")),
            (QStringList{QStringLiteral("<Paragraph_1>"), QStringLiteral("<Paragraph_3>"),
                QStringLiteral("<Paragraph_4>"), QStringLiteral("<Paragraph_9>"),
                QStringLiteral("intro")}));
        QVERIFY(paragraphsTyped(QStringLiteral(" , ")).isEmpty());
        // What runs backwards is no range, and not nothing either.
        QCOMPARE(paragraphsTyped(QStringLiteral("5-3")), QStringList(QStringLiteral("5-3")));
        QVERIFY(paragraphsTyped(QStringLiteral("1-999999")).size() <= 100'000);
        kgds::SampleRecord record;
        record.article.resize(2);
        record.article[0].index = 1;
        record.article[1].index = 2;
        QCOMPARE(unknownParagraphs(paragraphsTyped(QStringLiteral("1 2 7 0 x")), record),
            (QStringList{QStringLiteral("7"), QStringLiteral("0"), QStringLiteral("x")}));
    }
};

TANDEM_TEST(TestModelsWorkspace, QApplication)
#include "tst_modelsworkspace.moc"
