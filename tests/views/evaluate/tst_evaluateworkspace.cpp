#include "storage/changes/history.h"
#include "views/evaluate/evaluateworkspace.h"

#include "droppedon.h"
#include "expertproject.h"
#include "models/inference/pairedtest.h"
#include "models/results/spelling.h"
#include "storage/repositories/caselist.h"
#include "storage/runs/robustnessoutputs.h"
#include "testmain.h"
#include "ui/chartview.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "views/evaluate/meanline.h"
#include "views/evaluate/typecasedialog.h"
#include "views/session/fileimportdialog.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <array>

using namespace tandem;

namespace {

/// A language in which why there is no agreement to tell is said in capitals.
class ShoutedReasons final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        return qstrcmp(context, "AgreementWords") == 0 ? QString::fromUtf8(source).toUpper()
                                                       : QString();
    }
};

/// The workspace as Ada sees it, with files chosen by the test.
class Screen
{
public:
    explicit Screen(int cases = 6)
        : fixture(0)
    {
        if (cases > 0)
            made = addExpertProject(fixture.database(), cases);
    }

    void show(PersonId person = {})
    {
        session = std::make_unique<ProjectSession>(fixture.open());
        if (person.isValid())
            session->setCurrentPerson(person);
        const AskFile files(
            nullptr, [this](QWidget*, const FileQuestion& question, const AskFile::Chosen& chosen) {
                suggested = question.suggestion;
                const bool writes = question.kind == FileQuestion::Kind::Save;
                chosen({writes ? toWrite : toRead.takeFirst()});
            });
        view = std::make_unique<EvaluateWorkspace>(*session, files);
        showActive(view.get(), {1210, 740});
        view->setFocus();
    }

    template <typename T>
    T* find(const char* name, QWidget* in = nullptr)
    {
        return partOf<T>(in ? in : view.get(), name);
    }
    QAbstractItemModel* model(const char* table) { return find<QAbstractItemView>(table)->model(); }
    QString label(const char* name) { return find<QLabel>(name)->text(); }
    QString message() { return find<MessageBar>("evaluateMessages")->text(); }
    void press(const QKeySequence& keys)
    {
        QWidget* focus = QApplication::focusWidget();
        const QKeyCombination combination = keys[0];
        QTest::keyClick(
            focus ? focus : view.get(), combination.key(), combination.keyboardModifiers());
    }

    /// Ada and Ben review heron's evaluation of the first case; Ben disagrees with a style verdict.
    void review(bool adaFinishes = true)
    {
        const EvaluationId id = made.evaluations.first();
        ReviewRepository reviews(fixture.database());
        const auto decisions = expert::decisionsOf(sixBySixExplanation());
        for (const PersonId person : {fixture.ada, fixture.ben}) {
            bool disagreed = false;
            for (const expert::DecisionRef& decision : decisions) {
                expert::Review review;
                review.stance = expert::Stance::Agree;
                if (person == fixture.ben && !disagreed &&
                    decision.kind == expert::DecisionKind::Style) {
                    review.stance = expert::Stance::Disagree;
                    disagreed = true;
                }
                ProjectFixture::check(reviews.give(id, person, decision, review, 1000));
            }
            if (person == fixture.ben || adaFinishes)
                ProjectFixture::check(reviews.finish(id, person));
        }
    }

    ProjectFixture fixture;
    ExpertProject made;
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<EvaluateWorkspace> view;
    QString suggested;
    QString toWrite;
    QStringList toRead;
};

/// Outputs with a self-promotion behind them and with swapped profiles, all evaluated as one set.
void addChecks(Screen& screen)
{
    Database& database = screen.fixture.database();
    ProjectFixture::take(
        addSelfPromotedOutputs(database, kFirstSystem, QStringLiteral("This is the best text.")));
    CaseRepository cases(database);
    EvaluationRepository evaluations(database);
    quint64 seed = 500;
    for (int i = 0; i < screen.made.cases.size(); ++i) {
        const CaseId id = screen.made.cases.at(i);
        for (const int share : {0, 20, 40, 60, 80, 100}) {
            const QString name = share == 0
                                     ? QStringLiteral("personalized")
                                     : QStringLiteral("personalized + %1% swapped").arg(share);
            ProjectFixture::take(cases.addOutput(id, name, QStringLiteral("Text %1.").arg(share)));
        }
        const auto outputs = ProjectFixture::take(cases.outputs(id));
        for (const OutputRow& output : outputs) {
            const expert::TextCase textCase = generatedCase(quint64(i), 60);
            ProjectFixture::take(evaluations.addImported(output.id, QStringLiteral("checks.json"),
                generatedExplanation(textCase, textCase.outputs.first().text, ++seed, 5)));
        }
    }
}

} // namespace

class TestEvaluateWorkspace final : public QObject
{
    Q_OBJECT

private slots:
    void init() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void withoutCasesThePageSaysWhatToDo()
    {
        Screen screen(0);
        screen.show();
        auto* empty = screen.find<QWidget>("evaluateNoCases");
        QTRY_VERIFY(empty->isVisible());
        QSignalSpy imports(&NextSteps::of(*screen.session), &NextSteps::casesRequested);
        screen.press(Qt::CTRL | Qt::Key_I);
        QTRY_COMPARE(imports.size(), 1);
        QVERIFY(!screen.find<QPushButton>("evaluateStartButton")->isEnabled());
    }

    void casesAreFilteredByKeyboardAndOpenedInInspect()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model("evaluateCases")->rowCount(), 6);
        QTRY_VERIFY(screen.label("evaluateCaseCount").startsWith(QLatin1Char('6')));
        auto* table = screen.find<QAbstractItemView>("evaluateCases");
        const QString second = table->model()->index(1, 0).data().toString();
        screen.press(QKeySequence::Find);
        auto* field = screen.find<QLineEdit>("evaluateCaseFilter");
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, second);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(screen.model("evaluateCases")->rowCount(), 1);
        QTest::keyClick(field, Qt::Key_Down);
        QTRY_VERIFY(table->hasFocus());
        table->setCurrentIndex(table->model()->index(0, 0));
        QSignalSpy spaces(screen.session.get(), &ProjectSession::workspaceRequested);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(spaces.size(), 1);
        QCOMPARE(spaces.first().first().value<WorkspaceId>(), WorkspaceId::Inspect);
        QCOMPARE(screen.session->currentEvaluation(), screen.made.evaluations.at(3));
    }

    void casesAreExcludedShownAndBroughtBack()
    {
        Screen screen;
        screen.show(screen.fixture.lea);
        auto* model = screen.model("evaluateCases");
        QTRY_COMPARE(model->rowCount(), 6);
        auto* table = screen.find<QAbstractItemView>("evaluateCases");
        auto* aside = screen.find<QAction>("evaluateSetAside");
        auto* shown = screen.find<QAction>("evaluateShowAside");
        // The last one: the list gets shorter, and is otherwise as it was.
        table->setCurrentIndex(model->index(5, 0));
        const QString last = model->index(5, 0).data().toString();
        screen.press(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete);
        QTRY_COMPARE(model->rowCount(), 5);
        screen.session->history().undo();
        QTRY_COMPARE(model->rowCount(), 6);
        screen.session->history().redo();
        QTRY_COMPARE(model->rowCount(), 5);
        shown->trigger();
        QTRY_COMPARE(model->rowCount(), 1);
        QCOMPARE(model->index(0, 0).data().toString(), last);
        QVERIFY(!screen.find<QAction>("evaluateStart")->isEnabled());
        table->setCurrentIndex(model->index(0, 0));
        aside->trigger();
        QTRY_COMPARE(model->rowCount(), 0);
        shown->trigger();
        QTRY_COMPARE(model->rowCount(), 6);
        QVERIFY(screen.find<QAction>("evaluateStart")->isEnabled());
    }

    void onlyALeadSetsCasesAside()
    {
        Screen screen;
        screen.show(screen.fixture.ada);
        auto* model = screen.model("evaluateCases");
        QTRY_COMPARE(model->rowCount(), 6);
        screen.find<QAbstractItemView>("evaluateCases")->setCurrentIndex(model->index(0, 0));
        screen.find<QAction>("evaluateSetAside")->trigger();
        QVERIFY(screen.message().contains(QStringLiteral("lead")));
        QCOMPARE(screen.session->history().count(), 0);
    }

    void nothingIsEvaluatedWhereNothingIsChosen()
    {
        Screen screen;
        ProjectFixture::take(
            CaseRepository(screen.fixture.database())
                .add({QStringLiteral("bare"), {}, QStringLiteral("A text."), {}, {}}));
        screen.show();
        QTRY_COMPARE(screen.model("evaluateCases")->rowCount(), 7);
        QSignalSpy asked(&NextSteps::of(*screen.session), &NextSteps::runsRequested);
        auto* field = screen.find<QLineEdit>("evaluateCaseFilter");
        const auto filter = [&](const QString& words, int left) {
            field->setText(words);
            return QTest::qWaitFor(
                [&] { return screen.model("evaluateCases")->rowCount() == left; });
        };
        QVERIFY(filter(QStringLiteral("no case is called so"), 0));
        screen.press(Qt::CTRL | Qt::Key_Return);
        screen.press(Qt::CTRL | Qt::Key_G);
        QVERIFY(!screen.find<QPushButton>("evaluateStartButton")->isEnabled());
        QVERIFY(!screen.find<QAction>("evaluateGenerate")->isEnabled());
        // A case without outputs: there is nothing to evaluate, but something to generate.
        QVERIFY(filter(QStringLiteral("bare"), 1));
        screen.press(Qt::CTRL | Qt::Key_Return);
        QCOMPARE(asked.size(), 0);
        screen.press(Qt::CTRL | Qt::Key_G);
        QCOMPARE(asked.size(), 1);
        const PlannedRun run = asked.first().first().value<QList<PlannedRun>>().first();
        QCOMPARE(run.kind, RunKindId::Generate);
        QCOMPARE(run.options.generate.cases.size(), 1);
        QVERIFY(filter(QString(), 7));
        QVERIFY(screen.find<QPushButton>("evaluateStartButton")->isEnabled());
    }

    void evaluatingIsAboutWhatIsChosen()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model("evaluateCases")->rowCount(), 6);
        QSignalSpy asked(&NextSteps::of(*screen.session), &NextSteps::runsRequested);
        screen.press(Qt::CTRL | Qt::Key_Return);
        const auto last = [&asked] {
            return asked.last().first().value<QList<PlannedRun>>().first();
        };
        QTRY_COMPARE(asked.size(), 1);
        QCOMPARE(last().kind, RunKindId::Expert);
        QVERIFY(last().options.expert.outputs.isEmpty()); // all
        auto* table = screen.find<QAbstractItemView>("evaluateCases");
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        QTRY_VERIFY(screen.label("evaluateCaseCount").startsWith(QLatin1Char('2')));
        screen.press(Qt::CTRL | Qt::Key_Return);
        QTRY_COMPARE(asked.size(), 2);
        QCOMPARE(last().options.expert.outputs, screen.made.outputs.mid(0, 4));
        screen.press(Qt::CTRL | Qt::Key_G);
        QTRY_COMPARE(asked.size(), 3);
        QCOMPARE(last().kind, RunKindId::Generate);
        QCOMPARE(last().options.generate.cases, screen.made.cases.mid(0, 2));
    }

    void droppedFilesAreHandedOn()
    {
        Screen screen(0);
        screen.show();
        QSignalSpy imports(&NextSteps::of(*screen.session), &NextSteps::casesRequested);
        QVERIFY(dropOn(*screen.view, {QStringLiteral("/somewhere/cases.jsonl")}));
        QTRY_COMPARE(imports.size(), 1);
        QCOMPARE(imports.first().first().toStringList(),
            QStringList(QStringLiteral("/somewhere/cases.jsonl")));
    }

    void aDroppedResultOpensTheImportOfResults()
    {
        Screen screen(0);
        screen.show();
        QSignalSpy imports(&NextSteps::of(*screen.session), &NextSteps::casesRequested);
        const QDir sample(QStringLiteral(TANDEM_RESOURCES "/sample"));
        const QString result = sample.absoluteFilePath(QStringLiteral("expert_result.json"));
        const QString texts = sample.absoluteFilePath(QStringLiteral("expert_texts.jsonl"));
        QVERIFY(dropOn(*screen.view, {texts, result}));
        QTRY_VERIFY(screen.view->findChild<QDialog*>(QStringLiteral("importResultDialog")));
        auto* dialog = screen.view->findChild<QDialog*>(QStringLiteral("importResultDialog"));
        QCOMPARE(screen.find<QLineEdit>("resultFile", dialog)->text(), result);
        QCOMPARE(screen.find<QLineEdit>("textsFile", dialog)->text(), texts);
        QCOMPARE(imports.size(), 0);
    }

    void aCaseIsTypedAndProblemsStandBesideTheFields()
    {
        Screen screen(0);
        screen.show();
        screen.press(Qt::CTRL | Qt::Key_T);
        auto* dialog = screen.view->findChild<TypeCaseDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        auto* prompt = screen.find<QPlainTextEdit>("casePrompt", dialog);
        auto* expected = screen.find<QPlainTextEdit>("caseExpected", dialog);
        auto* add = screen.find<QPushButton>("addCase", dialog);
        QTest::keyClicks(prompt, QStringLiteral("Write the abstract."));
        QTest::mouseClick(add, Qt::LeftButton);
        QVERIFY(screen.find<QLabel>("caseProblem", dialog)->isVisible());
        QTest::keyClicks(expected, QStringLiteral("<b>Not markup</b> but text."));
        QVERIFY(!screen.find<QLabel>("caseProblem", dialog)->isVisible());
        auto* first = screen.find<QLineEdit>("outputSystem1", dialog);
        QTest::keyClicks(first, QStringLiteral("heron"));
        QVERIFY(screen.find<QLabel>("outputProblem1", dialog)->isVisible()); // no text yet
        QTest::keyClicks(
            screen.find<QPlainTextEdit>("outputText1", dialog), QStringLiteral("One."));
        QTest::mouseClick(screen.find<QPushButton>("addCaseOutput", dialog), Qt::LeftButton);
        QTest::keyClicks(
            screen.find<QPlainTextEdit>("outputText2", dialog), QStringLiteral("Two."));
        QTRY_VERIFY(screen.find<QLabel>("outputProblem2", dialog)->isVisible()); // no name
        auto* second = screen.find<QLineEdit>("outputSystem2", dialog);
        QTest::keyClicks(second, QStringLiteral("heron"));
        QTRY_VERIFY(screen.find<QLabel>("outputProblem2", dialog)->isVisible()); // the same name
        QTest::keyClicks(second, QStringLiteral("-2"));
        QVERIFY(!screen.find<QLabel>("outputProblem2", dialog)->isVisible());
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_COMPARE(screen.model("evaluateCases")->rowCount(), 1);
        const auto cases = ProjectFixture::take(listedCases(screen.fixture.database()));
        QCOMPARE(cases.first().outputs.size(), 2);
        QCOMPARE(cases.first().outputs.last().system, QStringLiteral("heron-2"));
    }

    void closingAsksAgainAboutACaseTypedSince()
    {
        Screen screen(0);
        screen.show();
        screen.press(Qt::CTRL | Qt::Key_T);
        auto* dialog = screen.view->findChild<TypeCaseDialog*>();
        QVERIFY(dialog);
        auto* expected = screen.find<QPlainTextEdit>("caseExpected", dialog);
        QTest::keyClicks(expected, QStringLiteral("One"));
        dialog->reject();
        QVERIFY(dialog->isVisible());
        QTest::keyClicks(expected, QStringLiteral(" and two"));
        dialog->reject();
        QVERIFY(dialog->isVisible());
        dialog->reject();
        QVERIFY(!dialog->isVisible());
    }

    void aResultWithAWrongNumberIsImportedAndTheDifferenceShown()
    {
        QTemporaryDir folder;
        const auto write = [&folder](const QString& name, const QJsonDocument& json) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(json.toJson()) <= 0)
                qFatal("cannot write");
            return file.fileName();
        };
        const QString texts = write(QStringLiteral("texts.json"),
            QJsonDocument(QJsonArray{QJsonObject{{QStringLiteral("input"), QStringLiteral("p")},
                {QStringLiteral("output"), QStringLiteral("o")},
                {QStringLiteral("reference"), QStringLiteral("r")}}}));
        QJsonObject scores;
        for (const char* mode : {"content_only", "style_only", "content_and_style",
                 "content_or_style", "content_style_average"}) {
            for (const char* figure : {"_recall", "_precision", "_f1"})
                scores.insert(QLatin1String(mode) + QLatin1String(figure), 0.5);
        }
        const QJsonArray aspects{QJsonObject{{QStringLiteral("aspect"), QStringLiteral("t")},
            {QStringLiteral("description"), QStringLiteral("d")},
            {QStringLiteral("evidence"), QJsonArray{QStringLiteral("r")}}}};
        const QJsonObject table{
            {QStringLiteral("t"), QJsonObject{{QStringLiteral("matched"), false},
                                      {QStringLiteral("details"), QJsonObject()}}}};
        const QString result = write(QStringLiteral("result.json"),
            QJsonDocument(QJsonObject{{QStringLiteral("average_scores"), scores},
                {QStringLiteral("per_query_scores"), QJsonArray{scores}},
                {QStringLiteral("per_query_explanations"),
                    QJsonArray{QJsonObject{{QStringLiteral("expected_output_aspects"), aspects},
                        {QStringLiteral("generated_output_aspects"), aspects},
                        {QStringLiteral("recall"), table},
                        {QStringLiteral("precision"), table}}}}}));
        Screen screen(0);
        screen.toRead = {result, texts};
        screen.show();
        screen.press(Qt::CTRL | Qt::Key_R);
        auto* dialog = screen.view->findChild<FileImportDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        auto* import = screen.find<QPushButton>("startResultImport", dialog);
        QVERIFY(!import->isEnabled());
        QTest::mouseClick(screen.find<QPushButton>("chooseResultFile", dialog), Qt::LeftButton);
        QTest::mouseClick(screen.find<QPushButton>("chooseTextsFile", dialog), Qt::LeftButton);
        QTest::mouseClick(import, Qt::LeftButton);
        QTRY_VERIFY(dialog->findChild<QAbstractItemView*>(QStringLiteral("resultImportTable0")));
        auto* differences = screen.find<QAbstractItemView>("resultImportTable0", dialog);
        QCOMPARE(differences->model()->rowCount(), 30);
        QCOMPARE(differences->model()->index(29, 0).data().toString(), QStringLiteral("average"));
        QTRY_COMPARE(screen.model("evaluateCases")->rowCount(), 1);
        // Enter closes now; it does not import once more.
        const QPointer<FileImportDialog> open(dialog);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!open);
        QCOMPARE(
            ProjectFixture::take(EvaluationRepository(screen.fixture.database()).sets()).size(), 1);
    }

    void anEmptyProjectOffersToImportWhereResultsAreLookedFor()
    {
        Screen screen(0);
        screen.show();
        screen.press(Qt::ALT | Qt::Key_2);
        auto* empty = screen.find<EmptyState>("evaluateNoResults");
        QTRY_VERIFY(empty->isVisible());
        QStringList offered;
        for (const auto* button : empty->findChildren<QPushButton*>())
            offered.append(button->text());
        QCOMPARE(offered, (QStringList{QStringLiteral("Import cases…"),
                              QStringLiteral("Import a result file…")}));
        QSignalSpy asked(&NextSteps::of(*screen.session), &NextSteps::casesRequested);
        empty->findChildren<QPushButton*>().first()->click();
        QCOMPARE(asked.size(), 1);
        empty->findChildren<QPushButton*>().last()->click();
        QVERIFY(screen.view->findChild<FileImportDialog*>());
    }

    void allRunsArePreselectedWhereTheNewestHasNotEverySystem()
    {
        Screen screen(4);
        const RunId run = addExpertRun(screen.fixture.database(), QStringLiteral("other-judge"));
        EvaluationRepository evaluations(screen.fixture.database());
        const EvaluationId id =
            ProjectFixture::take(evaluations.begin(screen.made.outputs.at(1), run));
        ProjectFixture::check(evaluations.complete(id, sixBySixExplanation()));
        screen.show();
        screen.press(Qt::ALT | Qt::Key_2);
        auto* set = screen.find<QComboBox>("systemsSet");
        QTRY_COMPARE(set->count(), 3);
        QCOMPARE(set->currentIndex(), 2);
        QTRY_COMPARE(screen.model("systemsTable")->rowCount(), 2);
        // Whatever is chosen, two systems are never the same one.
        auto* first = screen.find<QComboBox>("pairedFirst");
        auto* second = screen.find<QComboBox>("pairedSecond");
        QVERIFY(first->currentIndex() != second->currentIndex());
        set->setCurrentIndex(0); // one system alone
        QCOMPARE(first->count(), 1);
        set->setCurrentIndex(2);
        QCOMPARE(first->count(), 2);
        QVERIFY(first->currentIndex() != second->currentIndex());
    }

    void systemsAreComparedAndTheirTableAndChartSaved()
    {
        QTemporaryDir folder;
        Screen screen(12);
        screen.toWrite = folder.filePath(QStringLiteral("systems.json"));
        screen.show();
        screen.press(Qt::ALT | Qt::Key_2);
        QTRY_COMPARE(screen.view->page(), EvaluateWorkspace::Page::Systems);
        QTRY_COMPARE(screen.model("systemsTable")->rowCount(), 2);
        QCOMPARE(screen.model("systemsTable")->index(0, 0).data().toString(), kFirstSystem);
        QCOMPARE(screen.model("systemsTable")->index(0, 1).data().toString(), QStringLiteral("12"));
        QTRY_VERIFY(screen.label("pairedDetail").contains(QStringLiteral("n = 12")));
        QVERIFY(screen.label("pairedMethod").contains(QStringLiteral("exact sign-flip test")));
        QCOMPARE(screen.find<ChartView>("systemsChart")->data().series.first().points.size(), 2);
        auto* mode = screen.find<QComboBox>("systemsMode");
        mode->setFocus();
        QTest::keyClick(mode, Qt::Key_Home);
        QTRY_VERIFY(screen.find<ChartView>("systemsChart")
                        ->data()
                        .title.contains(expert::modeName(expert::Mode::ContentOnly)));
        screen.press(Qt::CTRL | Qt::Key_S);
        QTRY_VERIFY(QFile::exists(screen.toWrite));
        QCOMPARE(screen.suggested, QStringLiteral("systems.csv"));
        QTRY_VERIFY(screen.message().contains(QStringLiteral("systems.json")));
        screen.toWrite = folder.filePath(QStringLiteral("chart.pdf"));
        screen.press(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
        auto* look = screen.find<QDialog>("saveChartDialog");
        QTRY_VERIFY(look && look->isVisible());
        QTest::keyClick(look, Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(screen.toWrite));
        auto* table = screen.find<QAbstractItemView>("systemsTable");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(kSecondSystem));
    }

    void scoresStandBesideTheCasesAndLeadToTheirEvaluation()
    {
        Screen screen;
        screen.show();
        auto* model = screen.model("evaluateCases");
        QTRY_COMPARE(model->rowCount(), 6);
        QTRY_COMPARE(model->columnCount(), 10); // two scores, their difference, the outcome
        const auto heading = [&](int column) {
            return model->headerData(column, Qt::Horizontal).toString();
        };
        QCOMPARE(heading(2), QStringLiteral("F1 heron ↑"));
        QCOMPARE(heading(3), QStringLiteral("F1 kestrel ↑"));
        QCOMPARE(heading(4), QStringLiteral("heron − kestrel"));
        const auto list = ProjectFixture::take(
            EvaluationRepository(screen.fixture.database()).list(screen.made.set));
        QMap<int, QMap<QString, double>> f1;
        for (const EvaluationSummary& one : list)
            f1[one.casePosition - 1][one.system] = one.scores->of(expert::Mode::Average).f1;
        int counts[3] = {0, 0, 0};
        for (int row = 0; row < 6; ++row) {
            const double first = f1[row][kFirstSystem];
            const double difference = first - f1[row][kSecondSystem];
            QCOMPARE(model->index(row, 2).data().toString(), results::numberText(first, 3));
            QCOMPARE(model->index(row, 4).data().toString(), results::numberText(difference, 3));
            const int outcome = inference::isTie(difference, 0.0) ? 1 : difference > 0.0 ? 0 : 2;
            QCOMPARE(model->index(row, 5).data().toString(),
                QLatin1String(std::array{"win", "tie", "loss"}.at(size_t(outcome))));
            ++counts[outcome];
            // What both scores stand on, in the words of each.
            const auto tip = [&](int column) {
                return model->index(row, column).data(Qt::ToolTipRole).toString();
            };
            for (const int column : {4, 5}) {
                for (const QString& system : {kFirstSystem, kSecondSystem})
                    QVERIFY2(tip(column).contains(
                                 QStringLiteral("%1: F %2, recall ")
                                     .arg(system, results::numberText(f1[row][system], 3))),
                        qPrintable(tip(column)));
            }
        }
        QCOMPARE(screen.label("casesOutcomes"),
            QStringLiteral("heron: %1 wins, %2 ties, %3 losses (6 cases)")
                .arg(counts[0])
                .arg(counts[1])
                .arg(counts[2]));
        // In a small window, too, they are one line.
        const auto* outcomes = screen.find<QLabel>("casesOutcomes");
        outcomes->window()->resize(900, 600);
        QTRY_VERIFY(outcomes->height() < 2 * outcomes->fontMetrics().height());
        const QString tip = model->headerData(2, Qt::Horizontal, Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QLatin1String("n = 6")), qPrintable(tip));
        // Enter on a score opens what gave it: the fourth case, heron's.
        auto* table = screen.find<QAbstractItemView>("evaluateCases");
        table->setFocus();
        table->setCurrentIndex(model->index(3, 2));
        QSignalSpy spaces(screen.session.get(), &ProjectSession::workspaceRequested);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(spaces.size(), 1);
        QCOMPARE(screen.session->currentEvaluation(), screen.made.evaluations.at(6));
    }

    void aCaseWithoutAScoreHasADashWithItsReason()
    {
        Screen screen;
        ProjectFixture::take(CaseRepository(screen.fixture.database())
                                 .add({QStringLiteral("bare"), {}, QStringLiteral("A text."), {},
                                     {{kFirstSystem, QStringLiteral("Not evaluated.")}}}));
        screen.show();
        auto* model = screen.model("evaluateCases");
        QTRY_COMPARE(model->rowCount(), 7);
        QTRY_COMPARE(model->columnCount(), 10);
        QCOMPARE(model->index(6, 2).data().toString(), results::dash());
        QCOMPARE(model->index(6, 5).data().toString(), results::dash());
        QVERIFY(model->index(6, 2)
                    .data(Qt::AccessibleDescriptionRole)
                    .toString()
                    .startsWith(QLatin1String("Not among the evaluations")));
    }

    void theScoresOfSystemsAreSortedAndTheirMeansStandBelow()
    {
        Screen screen;
        screen.show();
        auto* model = screen.model("evaluateCases");
        QTRY_COMPARE(model->columnCount(), 10);
        auto* table = screen.find<QTableView>("evaluateCases");
        const auto score = [&](int row) { return model->index(row, 2).data().toString(); };
        table->sortByColumn(2, Qt::DescendingOrder);
        for (int row = 1; row < model->rowCount(); ++row)
            QVERIFY(score(row - 1) >= score(row));
        const auto* means = screen.find<MeanLine>("evaluateCaseMeans");
        QTRY_VERIFY(means->isVisible());
        QCOMPARE(means->cells().size(), 5); // case, prompt, two systems and their difference
        QCOMPARE(means->cells().at(0).text, QStringLiteral("Mean"));
        double sum = 0.0;
        for (int row = 0; row < 6; ++row)
            sum += score(row).toDouble();
        QVERIFY(qAbs(means->cells().at(2).text.toDouble() - sum / 6.0) < 0.001);
        QVERIFY(means->cells().at(2).toolTip.contains(QLatin1String("n = 6")));
        QVERIFY2(means->accessibleName().contains(QLatin1String("heron")),
            qPrintable(means->accessibleName()));
        // Right below the last row, which is in sight.
        const int last = table->rowViewportPosition(5) + table->rowHeight(5);
        QTRY_VERIFY(table->viewport()->height() >= last);
        QVERIFY(table->viewport()->height() < last + table->rowHeight(5));
        QTRY_COMPARE(means->y(), table->y() + table->height());
    }

    void aSortedColumnStaysTheOneThatIsSortedByAsScoresComeAndGo()
    {
        Screen screen;
        screen.show(screen.fixture.lea);
        auto* model = screen.model("evaluateCases");
        QTRY_COMPARE(model->columnCount(), 10);
        auto* table = screen.find<QTableView>("evaluateCases");
        const int words = 6; // behind the scores
        QCOMPARE(model->headerData(words, Qt::Horizontal).toString(),
            QStringLiteral("Words (expected)"));
        table->sortByColumn(words, Qt::DescendingOrder);
        screen.find<QAction>("evaluateShowAside")->trigger();
        QTRY_COMPARE(model->columnCount(), 6);
        QCOMPARE(table->horizontalHeader()->sortIndicatorSection(), 2);
        QVERIFY(!screen.find<QWidget>("evaluateCaseMeans")->isVisible());
    }

    void whatAddsCasesIsInOneMenu()
    {
        Screen screen;
        screen.show();
        const auto* menu = screen.find<QMenu>("evaluateAddMenu");
        QCOMPARE(screen.find<QPushButton>("evaluateAdd")->menu(), menu);
        QStringList names;
        for (const QAction* entry : menu->actions()) {
            if (!entry->isSeparator())
                names.append(entry->objectName());
        }
        QCOMPARE(names,
            (QStringList{QStringLiteral("evaluateTypeCase"), QStringLiteral("evaluateImportCases"),
                QStringLiteral("evaluateImportResult"), QStringLiteral("evaluateGenerate")}));
        QVERIFY(screen.find<QPushButton>("evaluateStartButton")->isVisible());
    }

    void anEvaluationLeadsToItsScores()
    {
        Screen screen;
        const RunId run = addExpertRun(screen.fixture.database(), QStringLiteral("other-judge"));
        EvaluationRepository evaluations(screen.fixture.database());
        const EvaluationId id =
            ProjectFixture::take(evaluations.begin(screen.made.outputs.first(), run));
        ProjectFixture::check(evaluations.complete(id, sixBySixExplanation()));
        screen.show();
        screen.view->showPage(EvaluateWorkspace::Page::Checks);
        auto* set = screen.find<QComboBox>("casesSet");
        emit NextSteps::of(*screen.session).caseScoresRequested(run);
        QCOMPARE(screen.view->page(), EvaluateWorkspace::Page::Cases);
        QTRY_VERIFY2(set->currentText().contains(QLatin1String("other-judge")),
            qPrintable(set->currentText()));
        // What somebody chose does not hide what was imported since.
        set->setCurrentIndex(set->count() - 1);
        emit NextSteps::of(*screen.session).caseScoresRequested({});
        QTRY_VERIFY(set->currentIndex() >= 0);
    }

    void caseScoresGoWithTheCasesThatAreExcluded()
    {
        Screen screen;
        screen.show(screen.fixture.lea);
        auto* model = screen.model("evaluateCases");
        QTRY_COMPARE(model->columnCount(), 10);
        screen.find<QAction>("evaluateShowAside")->trigger();
        QTRY_COMPARE(model->columnCount(), 6);
        QVERIFY(!screen.find<QWidget>("casesSet")->isVisible());
        screen.find<QAction>("evaluateShowAside")->trigger();
        QTRY_COMPARE(model->columnCount(), 10);
    }

    void onlyThoseJudgesAreNamedWhoseScoresStandThere()
    {
        Screen screen(2);
        // Another judge has said something of each output since.
        const RunId run = addExpertRun(screen.fixture.database(), QStringLiteral("other-judge"));
        EvaluationRepository evaluations(screen.fixture.database());
        for (const OutputId output : std::as_const(screen.made.outputs)) {
            const EvaluationId id = ProjectFixture::take(evaluations.begin(output, run));
            ProjectFixture::check(evaluations.complete(id, sixBySixExplanation()));
        }
        screen.show();
        screen.press(Qt::ALT | Qt::Key_2);
        auto* set = screen.find<QComboBox>("systemsSet");
        QTRY_COMPARE(set->count(), 3);
        set->setFocus();
        QTest::keyClick(set, Qt::Key_End);
        QTRY_VERIFY(screen.label("systemsNote").contains(QLatin1String("newest")));
        QVERIFY2(!screen.label("systemsNote").contains(QLatin1String("judges")),
            qPrintable(screen.label("systemsNote")));
    }

    void runsThatReadTextsDifferentlyAreWarnedOf()
    {
        Screen screen(1);
        EvaluationRepository evaluations(screen.fixture.database());
        qsizetype place = 0;
        for (const char* settings : {R"({"first_tokens":3})", R"({"first_tokens":11})"}) {
            const RunId run = addExpertRun(screen.fixture.database());
            ProjectFixture::check(screen.fixture.database().run(
                QStringLiteral("UPDATE llm_run SET settings = ? WHERE id = ?"),
                {QLatin1String(settings), run}));
            const EvaluationId id =
                ProjectFixture::take(evaluations.begin(screen.made.outputs.at(place++), run));
            ProjectFixture::check(evaluations.complete(id, sixBySixExplanation()));
        }
        screen.show();
        const QString unlike = QStringLiteral("First tokens of each text: 3 (run");
        QTRY_COMPARE(screen.find<QComboBox>("casesSet")->count(), 5);
        QTRY_VERIFY2(screen.label("casesOutcomes").contains(unlike),
            qPrintable(screen.label("casesOutcomes")));
        screen.press(Qt::ALT | Qt::Key_2);
        auto* set = screen.find<QComboBox>("systemsSet");
        QTRY_COMPARE(set->count(), 5); // two runs, the file, the model's runs, all together
        set->setFocus();
        QTest::keyClick(set, Qt::Key_End);
        QTRY_VERIFY2(
            screen.label("systemsNote").contains(unlike), qPrintable(screen.label("systemsNote")));
        QTest::keyClick(set, Qt::Key_Home);
        QVERIFY2(set->toolTip().contains(QLatin1String("First tokens of each text: 11")),
            qPrintable(set->toolTip()));
        QTRY_VERIFY(!screen.label("systemsNote").contains(unlike));
    }

    void allPairsAndJudgesAreComparedByKey()
    {
        Screen screen(8);
        // Another judge on the same outputs, without the last one's.
        const RunId run = addExpertRun(screen.fixture.database(), QStringLiteral("other-judge"));
        EvaluationRepository evaluations(screen.fixture.database());
        for (int i = 0; i + 1 < screen.made.outputs.size(); ++i) {
            const expert::TextCase textCase = generatedCase(quint64(i), 60);
            const EvaluationId id =
                ProjectFixture::take(evaluations.begin(screen.made.outputs.at(i), run));
            ProjectFixture::check(
                evaluations.complete(id, generatedExplanation(textCase,
                                             textCase.outputs.first().text, 900 + quint64(i), 5)));
        }
        screen.show();
        screen.press(Qt::ALT | Qt::Key_2);
        QTRY_COMPARE(screen.model("systemsTable")->rowCount(), 2);
        auto* set = screen.find<QComboBox>("systemsSet");
        QTRY_COMPARE(set->count(), 3); // the run, the file, and all together
        set->setFocus();
        QTest::keyClick(set, Qt::Key_End);
        QTRY_VERIFY(screen.label("systemsNote").contains(QLatin1String("other-judge")));
        screen.press(Qt::CTRL | Qt::Key_T);
        QTRY_COMPARE(screen.model("systemsTable")->rowCount(), 1);
        const auto cell = [&](int row, int column) {
            return screen.model("systemsTable")->index(row, column).data().toString();
        };
        QCOMPARE(cell(0, 0), kFirstSystem);
        QCOMPARE(cell(0, 1), kSecondSystem);
        QCOMPARE(cell(0, 3), cell(0, 4)); // one test needs no correction
        QCOMPARE(cell(0, 5), QStringLiteral("8"));
        QCOMPARE(cell(0, 6).toInt() + cell(0, 7).toInt() + cell(0, 8).toInt(), 8);
        QTRY_VERIFY(screen.label("systemsNote").contains(QLatin1String("Holm")));
        screen.press(Qt::CTRL | Qt::Key_T);
        QTRY_COMPARE(screen.model("systemsTable")->rowCount(), 3); // all systems, then each
        QCOMPARE(cell(0, 0), QStringLiteral("other-judge"));
        QCOMPARE(cell(0, 1), QStringLiteral("results.json"));
        QCOMPARE(cell(0, 3), QStringLiteral("15"));
        QVERIFY(!set->isEnabled());
        QTemporaryDir folder;
        screen.toWrite = folder.filePath(QStringLiteral("judges.csv"));
        screen.press(Qt::CTRL | Qt::Key_S);
        QTRY_VERIFY(QFile::exists(screen.toWrite));
        QCOMPARE(screen.suggested, QStringLiteral("judges.csv"));
    }

    void reviewersAgreementIsShownToWhoIsDone()
    {
        Screen screen;
        screen.review();
        screen.show(screen.fixture.ada);
        screen.press(Qt::ALT | Qt::Key_3);
        QTRY_COMPARE(screen.model("reviewersModel")->rowCount(), 4);
        QTRY_VERIFY(screen.label("reviewersState").contains(QLatin1Char('2')));
        const auto* rows = screen.model("reviewersModel");
        QCOMPARE(rows->index(3, 3).data().toString(), QStringLiteral("1")); // style, disagree
        QCOMPARE(screen.model("reviewersPairs")->rowCount(), 6);
        QCOMPARE(screen.model("reviewersScores")->rowCount(), 1);
        QVERIFY(screen.find<QLabel>("reviewersPairsWhy")->isVisible()); // kappa of "agree" alone
        QVERIFY(!screen.find<QLabel>("reviewersScoresWhy")->isVisible());
    }

    void inANarrowWindowWordsAndRowsOfReviewersStayWhole()
    {
        Screen screen;
        screen.review();
        screen.show(screen.fixture.ada);
        screen.view->resize(720, 480);
        screen.press(Qt::ALT | Qt::Key_3);
        QTRY_COMPARE(screen.model("reviewersPairs")->rowCount(), 6);
        for (const char* name : {"reviewersModel", "reviewersPairs"}) {
            auto* table = screen.find<QTableView>(name);
            const auto* bar = table->horizontalScrollBar();
            QTRY_VERIFY(bar->maximum() > 0);
            const QModelIndex last = table->model()->index(table->model()->rowCount() - 1, 0);
            QTRY_VERIFY(table->viewport()->height() > table->visualRect(last).bottom());
            QCOMPARE(table->verticalScrollBar()->maximum(), 0);
            QVERIFY(table->columnWidth(0) >= table->fontMetrics().horizontalAdvance(
                                                 table->model()->index(0, 0).data().toString()));
        }
    }

    void whyAFigureIsUndefinedIsSaidInTheLanguageOfNow()
    {
        Screen screen;
        screen.review();
        screen.show(screen.fixture.ada);
        screen.press(Qt::ALT | Qt::Key_3);
        QTRY_VERIFY(screen.label("reviewersPairsWhy").contains(QLatin1String("Both gave")));
        ShoutedReasons other;
        QVERIFY(QCoreApplication::installTranslator(&other));
        QTRY_VERIFY(screen.label("reviewersPairsWhy").contains(QLatin1String("BOTH GAVE")));
        QCoreApplication::removeTranslator(&other);
        QTRY_VERIFY(screen.label("reviewersPairsWhy").contains(QLatin1String("Both gave")));
    }

    void whoIsNotDoneSeesNothingOfOthers()
    {
        Screen screen;
        screen.review(false);
        screen.show(screen.fixture.ada);
        screen.press(Qt::ALT | Qt::Key_3);
        QTRY_VERIFY(screen.find<QWidget>("reviewersEmpty")->isVisible());
        QCOMPARE(screen.model("reviewersPairs")->rowCount(), 0);
    }

    void aCheckThatWasNotRunSaysWhatItTakesAndHasOneButton()
    {
        Screen screen;
        screen.show();
        screen.press(Qt::ALT | Qt::Key_4);
        auto* start = screen.find<QPushButton>("boastCheckStart");
        QTRY_VERIFY(start->isVisible());
        QTRY_VERIFY(screen.label("boastCheckState").contains(QStringLiteral("360")));
        QVERIFY(screen.find<ChartView>("boastCheckChart")->data().isEmpty());
        QSignalSpy checks(&NextSteps::of(*screen.session), &NextSteps::runsRequested);
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(checks.size(), 1);
        auto runs = checks.first().first().value<QList<PlannedRun>>();
        QCOMPARE(runs.size(), 1);
        QCOMPARE(runs.first().kind, RunKindId::Expert);
        QCOMPARE(runs.first().options.expert.systems,
            (QStringList{kFirstSystem, selfPromotedSystem(kFirstSystem)}));
        QTest::mouseClick(screen.find<QPushButton>("orderCheckStart"), Qt::LeftButton);
        QTRY_COMPARE(checks.size(), 2);
        runs = checks.last().first().value<QList<PlannedRun>>();
        QCOMPARE(runs.first().kind, RunKindId::PairJudge);
        QCOMPARE(runs.first().options.judge.second, kSecondSystem);
        QTest::mouseClick(screen.find<QPushButton>("profileCheckStart"), Qt::LeftButton);
        QTRY_COMPARE(checks.size(), 3);
        runs = checks.last().first().value<QList<PlannedRun>>();
        QCOMPARE(runs.size(), 7);
        QCOMPARE(runs.at(1).options.generate.swapped, 0.2);
        QCOMPARE(runs.last().options.expert.systems.size(), 6);
    }

    void checksThatWereRunShowTheirPlots()
    {
        Screen screen;
        addChecks(screen);
        screen.show();
        screen.press(Qt::ALT | Qt::Key_4);
        QTRY_COMPARE(
            screen.find<ChartView>("boastCheckChart")->data().series.value(0).points.size(), 6);
        QVERIFY(screen.label("boastCheckFigures").contains(QStringLiteral("n = 6")));
        QTRY_COMPARE(
            screen.find<ChartView>("profileCheckChart")->data().series.value(0).points.size(), 6);
    }

    void thePageIsRemembered()
    {
        Screen screen;
        screen.show();
        screen.view->showPage(EvaluateWorkspace::Page::Checks);
        // By the window, for each project, and not with the rest of the layout.
        const int page = screen.view->currentPage();
        const QByteArray layout = screen.view->saveLayout();
        screen.view->showPage(EvaluateWorkspace::Page::Cases);
        screen.view->restoreLayout(QByteArrayLiteral("nonsense"));
        QCOMPARE(screen.view->page(), EvaluateWorkspace::Page::Cases);
        screen.view->restoreLayout(layout);
        QCOMPARE(screen.view->page(), EvaluateWorkspace::Page::Cases);
        screen.view->setCurrentPage(page);
        QCOMPARE(screen.view->page(), EvaluateWorkspace::Page::Checks);
    }

    void widthsOfTheCasesAreRememberedWithTheColumnsOfScores()
    {
        Screen screen;
        screen.show();
        QTRY_VERIFY(screen.model("evaluateCases")->columnCount() > 6);
        screen.find<QTableView>("evaluateCases")->setColumnWidth(0, 234);
        const QByteArray layout = screen.view->saveLayout();
        screen.show();
        screen.view->restoreLayout(layout);
        QCOMPARE(screen.model("evaluateCases")->columnCount(), 6);
        QCOMPARE(screen.view->saveLayout(), layout); // closed before its scores are there
        QTRY_VERIFY(screen.model("evaluateCases")->columnCount() > 6);
        QCOMPARE(screen.find<QTableView>("evaluateCases")->columnWidth(0), 234);
    }

    void commandsHaveNamesAndKeysThatDoNotCollideOnAPage()
    {
        Screen screen;
        screen.show();
        QSet<QString> names;
        const auto actions = screen.view->workspaceActions();
        for (const QAction* action : actions) {
            QVERIFY(!action->text().isEmpty());
            QVERIFY(!names.contains(action->objectName()));
            names.insert(action->objectName());
        }
    }
};

TANDEM_TEST(TestEvaluateWorkspace, QApplication)
#include "tst_evaluateworkspace.moc"
