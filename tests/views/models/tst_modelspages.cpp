#include "views/models/modelsfigures.h"

#include "madebenchmark.h"
#include "models/kgds/systemlabel.h"
#include "picture.h"
#include "projectfixture.h"
#include "testmain.h"
#include "ui/chartview.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/sectionview.h"
#include "ui/themefonts.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "windowundertest.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::test;

namespace {

/// A page over a project, with files chosen by the test.
class PageUnderTest
{
public:
    using Spec = std::function<FiguresSpec(ProjectSession&, const KnownModels&)>;

    explicit PageUnderTest(const Spec& spec)
        : session(fixture.open())
        , known(std::make_shared<ModelsKnown>())
        , output(
              session, AskFile(nullptr, [this](QWidget*, const FileQuestion&,
                                            const AskFile::Chosen& chosen) { chosen({toWrite}); }))
        , page(session, output, spec(session, known))
    {
        showActive(&page, {1180, 760});
    }

    void setData(const SharedModels& models)
    {
        known->models = models;
        known->isRead = true;
        page.renew();
    }
    void setVerdicts(const ModelsVerdicts& verdicts)
    {
        auto read = std::make_shared<ModelsVerdicts>(verdicts);
        read->isRead = true;
        known->verdicts = read;
        page.renew();
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(&page, name);
    }
    /// The column headings and a row's cells, as they are shown.
    static QStringList headings(const QAbstractItemView& table)
    {
        QStringList found;
        for (int i = 0; i < table.model()->columnCount(); ++i)
            found += table.model()->headerData(i, Qt::Horizontal).toString();
        return found;
    }
    static QString cell(const QAbstractItemView& table, int row, int column)
    {
        return table.model()->index(row, column).data().toString();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &page, Qt::Key(key), modifiers);
    }
    void picture(const char* name) { takePicture(page, QLatin1String(name)); }

    ProjectFixture fixture;
    ProjectSession session;
    QString toWrite;
    KnownModels known;
    ResultOutput output;
    FiguresPage page;
};

/// The page Verifiers, which goes nowhere.
FiguresSpec verifiers(ProjectSession& session, const KnownModels& known)
{
    return modelsVerifierFigures(session, known, [](const std::optional<OpenCheck>&) {});
}

} // namespace

class TestModelsPages : public QObject
{
    Q_OBJECT

private slots:
    void init() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void meansAreThereAtOnceAndIntervalsFollow()
    {
        using Test = PageUnderTest;
        Test test(modelsTableFigures);
        test.setData(madeModels());
        auto* table = test.find<SectionView>("modelsTableTable0");
        QCOMPARE(table->model()->rowCount(), 7);
        const QString mean = Test::cell(*table, 0, 2);
        QCOMPARE(mean.size(), 5);
        QTRY_VERIFY_WITH_TIMEOUT(test.page.isSettled(), 60'000);
        table = test.find<SectionView>("modelsTableTable0");
        QCOMPARE(Test::cell(*table, 0, 2), mean); // letters stand under Comparison
        QVERIFY(table->section().rows.first().cells.at(4).below.startsWith(u'['));
        QVERIFY(Test::cell(*table, 0, 3).startsWith(QChar(0x2191)));
        QVERIFY(test.find<QLabel>("modelsTableState")->text().isEmpty());
        test.picture("table-scores");
    }

    void publishedRowsCanBeLeftOut()
    {
        using Test = PageUnderTest;
        Test test(modelsTableFigures);
        test.setData(madeModels());
        auto* table = test.find<SectionView>("modelsTableTable0");
        QCOMPARE(Test::cell(*table, 6, 0), QStringLiteral("GPT-4o (published)"));
        test.find<QCheckBox>("modelsTablePublished")->click();
        QCOMPARE(test.find<SectionView>("modelsTableTable0")->model()->rowCount(), 6);
    }

    void keysShowErrorsCostsAndTheComparison()
    {
        using Test = PageUnderTest;
        Test test(modelsTableFigures);
        test.setData(madeModels(12));
        test.page.setFocus();
        test.press(Qt::Key_T);
        auto* errors = test.find<SectionView>("modelsTableTable0");
        QCOMPARE(Test::cell(*errors, 0, 0), QStringLiteral("GPT-4o"));
        QVERIFY(Test::headings(*errors).contains(QStringLiteral("OFI")));
        test.picture("table-errors");
        test.press(Qt::Key_T);
        auto* costs = test.find<SectionView>("modelsTableTable0");
        QCOMPARE(Test::cell(*costs, 2, 1), QStringLiteral("247.25"));
        test.picture("table-costs");
        test.press(Qt::Key_T);
        QTRY_VERIFY_WITH_TIMEOUT(
            test.page.findChild<SectionView*>(QStringLiteral("modelsTableTable1")), 60'000);
        auto* standings = test.find<SectionView>("modelsTableTable0");
        QVERIFY(Test::headings(*standings).contains(QStringLiteral("Letters")));
        QCOMPARE(test.find<SectionView>("modelsTableTable1")->model()->rowCount(), 66);
        test.picture("table-comparison");
    }

    void tablesAreCopiedAndSavedAndRowsLeadToTheirSystem()
    {
        using Test = PageUnderTest;
        Test test(modelsTableFigures);
        test.setData(madeModels(12));
        QTRY_VERIFY_WITH_TIMEOUT(test.page.isSettled(), 60'000);
        auto* table = test.find<SectionView>("modelsTableTable0");
        test.page.setFocus();
        QTRY_VERIFY(table->hasFocus());
        test.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("KBSAF-F1")));
        QTemporaryDir folder;
        test.toWrite = folder.filePath(QStringLiteral("scores.tex"));
        QSignalSpy written(&test.output, &ResultOutput::told);
        test.press(Qt::Key_S);
        QTRY_COMPARE(written.size(), 1);
        QFile file(test.toWrite);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray latex = file.readAll();
        QVERIFY(latex.contains("BSP-F1"));
        QVERIFY(latex.contains("KBSAF-F1"));
        QCOMPARE(latex.count("\\begin{table*}"), 1); // both patterns beside each other
        QSignalSpy chosen(&NextSteps::of(test.session), &NextSteps::systemRequested);
        table->setCurrentIndex(table->model()->index(2, 0));
        test.press(Qt::Key_Return, Qt::NoModifier);
        QCOMPARE(chosen.size(), 1);
        const auto system = chosen.first().first().value<kgds::SystemRef>();
        QCOMPARE(system.model, QStringLiteral("Claude 3.5 Sonnet"));
        QCOMPARE(system.pattern, kgds::Pattern::Extractive);
        table->setCurrentIndex(table->model()->index(6, 0)); // a published row leads nowhere
        test.press(Qt::Key_Return, Qt::NoModifier);
        QCOMPARE(chosen.size(), 1);
    }

    void eachFigureHasItsChartAndItsTable()
    {
        using Test = PageUnderTest;
        Test test(modelsPaperFigures);
        test.setData(madeModels(12));
        const auto settled = [&] { return test.page.isSettled(); };
        QTRY_VERIFY_WITH_TIMEOUT(settled(), 60'000);
        QTRY_VERIFY(test.page.findChild<ChartView*>(QStringLiteral("modelsFiguresChart0")));
        const ChartData retrieval = test.find<ChartView>("modelsFiguresChart0")->data();
        QCOMPARE(retrieval.reference->y, 30.0);
        QCOMPARE(retrieval.secondReference->y, 38.0);
        QVERIFY(retrieval.reference->label.contains(QStringLiteral("30 %")));
        QVERIFY(retrieval.secondReference->label.contains(QStringLiteral("38 %")));
        QVERIFY(retrieval.subtitle.contains(QStringLiteral("onservative systems")));
        QVERIFY(retrieval.subtitle.contains(QStringLiteral("n = 12 samples")));
        QCOMPARE(retrieval.series.size(), 3);
        QCOMPARE(retrieval.series.first().points.size(), 6);
        QCOMPARE(retrieval.series.first().points.first().label, QStringLiteral("GPT-4o"));
        test.picture("figure-retrieval");
        for (const char* name :
            {"figure-winrates", "figure-integration", "figure-errors", "figure-pair"}) {
            test.page.setFocus();
            test.press(Qt::Key_T);
            QTRY_VERIFY_WITH_TIMEOUT(settled(), 60'000);
            const ChartData chart = test.find<ChartView>("modelsFiguresChart0")->data();
            QVERIFY2(!chart.isEmpty(), name);
            QVERIFY2(chart.subtitle.contains(QStringLiteral("n = ")), name);
            QVERIFY2(!chart.xTitle.isEmpty() && !chart.yTitle.isEmpty(), name);
            test.picture(name);
        }
        const ChartData pair = test.find<ChartView>("modelsFiguresChart0")->data();
        QCOMPARE(pair.series.size(), 2);
        QCOMPARE(pair.series.first().points.size(), 5);
        auto* second = test.find<QComboBox>("modelsFigureSecond");
        for (int i = 0; i < second->count(); ++i)
            QVERIFY(second->itemText(i).startsWith(QLatin1String("EBS-AOS")));
    }

    void barsOfErrorsLeadToTheirOwnSystem()
    {
        using Test = PageUnderTest;
        Test test(modelsPaperFigures);
        test.setData(madeModels(12));
        for (int i = 0; i < 3; ++i)
            test.page.findChild<QAction*>(QStringLiteral("modelsNextFigure"))->trigger();
        for (const char* name : {"modelsFiguresChart0", "modelsFiguresChart1"}) {
            QTRY_VERIFY_WITH_TIMEOUT(test.page.isSettled(), 60'000);
            QSignalSpy chosen(&NextSteps::of(test.session), &NextSteps::systemRequested);
            auto* chart = test.find<ChartView>(name);
            const ChartPoint point = chart->data().series.first().points.last();
            emit chart->pointActivated(point);
            QCOMPARE(chosen.count(), 1);
            QCOMPARE(
                kgds::systemLabel(chosen.first().first().value<kgds::SystemRef>()), point.label);
        }
    }

    void correlationsStandInTheFigure()
    {
        using Test = PageUnderTest;
        Test test(modelsPaperFigures);
        test.setData(madeModels(12));
        test.page.choose("modelsFigure", int(ModelsFigure::Integration));
        QTRY_VERIFY_WITH_TIMEOUT(test.page.isSettled(), 60'000);
        const ChartData chart = test.find<ChartView>("modelsFiguresChart1")->data();
        QVERIFY(chart.fit.has_value());
        QCOMPARE(chart.subtitle.count(u'\n'), 2);
        QVERIFY(chart.subtitle.contains(QStringLiteral("Kendall")));
        QVERIFY(chart.subtitle.contains(QStringLiteral("n = 6")));
        QCOMPARE(chart.series.first().points.size(), 6);
    }

    void aTypeOfErrorHasOneColourAndSystemsWithoutErrorsStay()
    {
        auto made = std::make_shared<ModelsData>(*madeModels(8));
        // One system has errors of one type alone, another none.
        for (kgds::ScoredSystem& system : made->systems) {
            for (kgds::SampleScore& score : system.samples) {
                if (system.system.model == kMadeModels.at(0)) {
                    score.errors = {0, 0, 1, 0, 0};
                    score.uncovered = 1;
                } else {
                    score.errors = {};
                    score.uncovered = 0;
                }
            }
        }
        PageUnderTest test(modelsPaperFigures);
        test.setData(made);
        test.page.choose("modelsFigure", int(ModelsFigure::Errors));
        QTRY_VERIFY_WITH_TIMEOUT(test.page.isSettled(), 60'000);
        const ChartData chart = test.find<ChartView>("modelsFiguresChart0")->data();
        QCOMPARE(chart.series.size(), 2); // the type, and what stands for none
        QCOMPARE(chart.series.first().name, QStringLiteral("IRU"));
        QCOMPARE(chart.series.first().look, qsizetype(2)); // its place among all types
        QCOMPARE(chart.series.first().points.size(), 6);
        QVERIFY(std::isnan(chart.series.first().points.at(1).y));
        QCOMPARE(chart.series.last().points.at(1).words, QStringLiteral("no uncovered opinions"));
        QVERIFY(chart.subtitle.contains(QStringLiteral("IRU: implicit reference unclarified")));
        QVERIFY(chart.subtitle.contains(QStringLiteral("n = 8 ")));
        PageUnderTest losses(modelsAttritionFigures);
        losses.known->losses = madeAttrition();
        losses.setData(made);
        const ChartData attrition = losses.find<ChartView>("modelsAttritionChart1")->data();
        for (const ChartSeries& series : attrition.series) {
            if (series.name == QLatin1String("IRU"))
                QCOMPARE(series.look, qsizetype(2));
        }
        test.picture("figure-errors-few");
    }

    void everyChartAndTableOfThePageIsSaved()
    {
        PageUnderTest test(modelsPaperFigures);
        test.setData(madeModels(8));
        test.page.choose("modelsFigure", int(ModelsFigure::Integration));
        QTRY_VERIFY_WITH_TIMEOUT(test.page.isSettled(), 60'000);
        const QTemporaryDir folder;
        QSignalSpy written(&test.output, &ResultOutput::told);
        test.toWrite = folder.filePath(QStringLiteral("figure.svg"));
        test.find<QAction>("modelsFiguresSaveChart")->trigger();
        test.page.findChild<QDialog*>()->accept();
        QTRY_COMPARE(written.size(), 1);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
            (QStringList{
                QStringLiteral("figure-abs-aos.svg"), QStringLiteral("figure-ebs-aos.svg")}));
        test.toWrite = folder.filePath(QStringLiteral("table.csv"));
        test.find<QAction>("modelsFiguresSave")->trigger();
        QTRY_COMPARE(written.size(), 2);
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("table-ebs-aos.csv"))));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("table-abs-aos.csv"))));
        QVERIFY(!QFile::exists(test.toWrite));
        QVERIFY(written.last().first().toString().contains(QStringLiteral("table-abs-aos.csv")));
    }

    void theChartWithTheKeyboardIsSavedAlone()
    {
        PageUnderTest test(modelsPaperFigures);
        test.setData(madeModels(8));
        test.page.choose("modelsFigure", int(ModelsFigure::Integration));
        QTRY_VERIFY_WITH_TIMEOUT(test.page.isSettled(), 60'000);
        const QTemporaryDir folder;
        QSignalSpy written(&test.output, &ResultOutput::told);
        test.toWrite = folder.filePath(QStringLiteral("second.svg"));
        test.find<ChartView>("modelsFiguresChart1")->setFocus();
        test.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        test.page.findChild<QDialog*>()->accept();
        QTRY_COMPARE(written.size(), 1);
        QFile file(test.toWrite);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("ABS-AOS"));
    }

    void longNamesOfModelsAreNotCut()
    {
        PageUnderTest test(modelsTableFigures);
        test.page.resize(900, 600);
        test.setData(madeModels(8));
        QTRY_VERIFY_WITH_TIMEOUT(test.page.isSettled(), 60'000);
        const auto* table = test.find<SectionView>("modelsTableTable0");
        const QFontMetrics bold(themeFont(FontRole::Strong));
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QString name = table->model()->index(row, 0).data().toString();
            QVERIFY2(table->columnWidth(0) > bold.horizontalAdvance(name), qPrintable(name));
        }
    }

    void aChartIsSavedByItsKey()
    {
        PageUnderTest test(modelsPaperFigures);
        test.setData(madeModels(8));
        QTRY_VERIFY_WITH_TIMEOUT(test.page.isSettled(), 60'000);
        auto* save = test.find<QAction>("modelsFiguresSaveChart");
        QTRY_VERIFY(save->isEnabled());
        QCOMPARE(save->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    }

    void verifiersAreComparedAndScoresCorrected()
    {
        using Test = PageUnderTest;
        QList<OpenCheck> checks;
        Test test([&checks](ProjectSession& session, const KnownModels& known) {
            return modelsVerifierFigures(session, known,
                [&checks](const std::optional<OpenCheck>& check) { checks.append(*check); });
        });
        test.setData(madeModels(10));
        test.setVerdicts(*madeVerdicts());
        QTRY_VERIFY_WITH_TIMEOUT(
            test.page.isSettled() &&
                test.page.findChild<SectionView*>(QStringLiteral("modelsVerifiersTable0")),
            60'000);
        auto* pairs = test.find<SectionView>("modelsVerifiersTable0");
        QVERIFY(Test::headings(*pairs).contains(QStringLiteral("Cohen's kappa")));
        test.picture("verifiers-agreement");
        test.page.choose("modelsVerifiersView", int(ModelsVerifiersView::Ranks));
        QTRY_VERIFY_WITH_TIMEOUT(
            test.page.findChild<SectionView*>(QStringLiteral("modelsVerifiersTable1")), 60'000);
        test.picture("verifiers-ranks");
        test.page.choose("modelsVerifiersView", int(ModelsVerifiersView::Corrected));
        QTRY_VERIFY_WITH_TIMEOUT(
            test.page.isSettled() &&
                test.page.findChild<SectionView*>(QStringLiteral("modelsVerifiersTable0")),
            60'000);
        auto* parts = test.find<SectionView>("modelsVerifiersTable0");
        QVERIFY(Test::headings(*parts).contains(QStringLiteral("By Ada")));
        const auto column = Test::headings(*parts).indexOf(QStringLiteral("By Ada"));
        QCOMPARE(Test::cell(*parts, 0, int(column)), QStringLiteral("31 of 120"));
        test.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(checks.size(), 1);
        QCOMPARE(checks.first().sample, SampleId{4});
        // What has every word leads on while it is not submitted.
        ModelsVerdicts given = *madeVerdicts();
        given.checks.parts.first().toFinish.append(given.checks.parts.first().open.first());
        given.checks.parts.first().toFinish.first().sample = SampleId{5};
        given.checks.parts.first().open.clear();
        test.setVerdicts(given);
        QTRY_VERIFY_WITH_TIMEOUT(
            test.page.isSettled() &&
                test.page.findChild<SectionView*>(QStringLiteral("modelsVerifiersTable1")),
            60'000);
        test.find<QAction>("modelsNextCheck")->trigger();
        QCOMPARE(checks.size(), 2);
        QCOMPARE(checks.last().sample, SampleId{5});
        auto* corrected = test.find<SectionView>("modelsVerifiersTable1");
        QVERIFY(Test::headings(*corrected).contains(QStringLiteral("Corrected")));
        QCOMPARE(corrected->model()->rowCount(), 3);
        test.picture("verifiers-corrected");
    }

    void withoutChecksThePageSaysHowToGetThem()
    {
        PageUnderTest test(verifiers);
        test.setData(madeModels(4));
        test.page.choose("modelsVerifiersView", int(ModelsVerifiersView::Corrected));
        ModelsVerdicts verdicts = *madeVerdicts();
        verdicts.checks.parts.clear();
        test.setVerdicts(verdicts);
        const auto* empty = test.find<EmptyState>("modelsVerifiersEmpty");
        QVERIFY(empty->isVisible());
        QCOMPARE(empty->offeredCommands(), QList<QByteArray>{"modelsDrawCheck"});
    }

    void oneJudgeAloneLeadsToAnother()
    {
        PageUnderTest test(verifiers);
        test.setData(madeModels(4));
        const auto* empty = test.find<EmptyState>("modelsVerifiersEmpty");
        QVERIFY(!empty->isVisible()); // it is not known yet whether there are others
        ModelsVerdicts verdicts = *madeVerdicts();
        verdicts.verifiers.resize(1);
        verdicts.people.clear();
        verdicts.checks = {};
        test.setVerdicts(verdicts);
        QVERIFY(empty->isVisible());
        QCOMPARE(empty->offeredCommands(), (QList<QByteArray>{"modelsJudge", "modelsImport"}));
        // While others review, what they say is nobody's yet: one's own reviews are what is
        // missing.
        verdicts.checks.reviewers = 2;
        test.setVerdicts(verdicts);
        QCOMPARE(empty->offeredCommands().first(), QByteArray("modelsSamplePage"));
    }

    void whatOthersSayIsToldToBeHiddenNotMissing()
    {
        const auto said = [](const ModelsVerdicts& verdicts, const char* words) {
            PageUnderTest test(verifiers);
            test.setData(madeModels(4));
            test.setVerdicts(verdicts);
            test.page.choose("modelsVerifiersView", int(ModelsVerifiersView::Corrected));
            const auto isSaid = [&] {
                for (const QLabel* label : test.page.findChildren<QLabel*>()) {
                    if (label->text().contains(QLatin1String(words)))
                        return true;
                }
                return false;
            };
            return QTest::qWaitFor(isSaid, 20'000);
        };
        ModelsVerdicts verdicts = *madeVerdicts();
        verdicts.checks.known = 0;
        verdicts.viewer = QStringLiteral("Lea");
        QVERIFY(said(verdicts, "No one else has started reviewing."));
        verdicts.checks.reviewers = 2;
        QVERIFY(said(verdicts, "without a finished review so far."));
        verdicts.checks.hidden = verdicts.checks.hiddenReviews = 5;
        QVERIFY(said(verdicts, "hidden from Lea until Lea has finished them"));
        verdicts.viewer.clear();
        QVERIFY(said(verdicts, "until everyone who can review has finished"));
    }

    void attritionShowsEverySystemAndOneStepByStep()
    {
        using Test = PageUnderTest;
        Test test(modelsAttritionFigures);
        test.known->losses = madeAttrition();
        test.setData(madeModels(4));
        auto* steps = test.find<SectionView>("modelsAttritionTable0");
        QCOMPARE(Test::cell(*steps, 0, 0), QStringLiteral("Supporting paragraphs"));
        QCOMPARE(
            test.find<ChartView>("modelsAttritionChart1")->data().series.first().points.size(), 6);
        test.find<QComboBox>("modelsAttritionSystem")->setCurrentIndex(1);
        QCOMPARE(Test::cell(*test.find<SectionView>("modelsAttritionTable0"), 0, 0),
            QStringLiteral("Key facts"));
        auto* samples = test.find<QComboBox>("modelsAttritionSample");
        QCOMPARE(samples->count(), 3);
        samples->setCurrentIndex(2);
        const auto* one = test.find<SectionView>("modelsAttritionTable0");
        QCOMPARE(Test::cell(*one, 4, 0), QStringLiteral("Opinions"));
        QCOMPARE(Test::cell(*one, 4, 1), QStringLiteral("9"));
        samples->setCurrentIndex(0);
        test.picture("attrition");
    }

    void withoutOutputsThePageSaysWhatToDo()
    {
        PageUnderTest test(modelsTableFigures);
        auto nothing = std::make_shared<ModelsData>();
        nothing->samples = 3;
        test.setData(nothing);
        auto* empty = test.find<EmptyState>("modelsTableEmpty");
        QVERIFY(empty->isVisible());
        test.picture("table-empty");
        QCOMPARE(empty->offeredCommands(), (QList<QByteArray>{"modelsGenerate", "modelsImport"}));
        QVERIFY(!test.find<QAction>("modelsTableSave")->isEnabled());
    }
};

TANDEM_TEST(TestModelsPages, QApplication)
#include "tst_modelspages.moc"
