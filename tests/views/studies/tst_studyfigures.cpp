#include "views/studies/studyfigures.h"

#include "studyfixture.h"
#include "testmain.h"
#include "ui/chartview.h"
#include "ui/messagebar.h"
#include "ui/rows/rowsmodel.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "views/session/projectsession.h"
#include "views/studies/studiesworkspace.h"
#include "windowundertest.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QStackedWidget>
#include <QTest>

using namespace tandem;

namespace {

/// Lea at the page of results of a study with four items: Ann and Bob agree on three of them, Cem
/// answers one alone.
class Screen final
{
public:
    enum class Study { Open, Closed, ClosedWithManyItems, ClosedWithRules, ClosedWithWords };

    explicit Screen(Study state = Study::Closed)
        : study(state == Study::ClosedWithManyItems ? 12 : 4, 3)
    {
        if (state == Study::ClosedWithRules) {
            studies::Design design = StudyFixture::design();
            design.exclusions.leastAnswered = 0.5;
            StudyFixture::take(
                StudyRepository(study.database()).changeDesign(study.study, design, study.lea()));
        }
        if (state == Study::ClosedWithWords) {
            studies::Design design = StudyFixture::design();
            studies::Question why;
            why.name = QStringLiteral("why");
            why.text = QStringLiteral("Why?");
            why.kind = studies::Question::Kind::Text;
            why.isRequired = false;
            design.questions.append(why);
            StudyFixture::take(
                StudyRepository(study.database()).changeDesign(study.study, design, study.lea()));
            StudyFixture::take(
                StudyRaterRepository(study.database()).assign(study.study, study.lea()));
        }
        for (const RaterId rater : std::as_const(study.raters))
            answer(rater);
        if (state == Study::ClosedWithWords) {
            studies::Submission told;
            for (int turn = 0; turn < study.task(study.raters.first()).turns.size(); ++turn) {
                told.rows.append(study.row(
                    study.raters.first(), turn, QStringLiteral("It says\nmore."), 90'000 + turn));
                told.rows.last().question = QStringLiteral("why");
            }
            StudyFixture::take(study.keep(study.raters.first(), told));
        }
        if (state != Study::Open)
            ProjectFixture::check(
                StudyRepository(study.database())
                    .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
        project = study.project().open();
        session = std::make_unique<ProjectSession>(std::move(project));
        session->setCurrentPerson(study.lea());
        view = std::make_unique<StudiesWorkspace>(*session,
            AskFile(nullptr,
                [this](QWidget*, const FileQuestion& question, const AskFile::Chosen& chosen) {
                    asked = question;
                    if (!path.isEmpty())
                        chosen({path});
                }));
        showActive(view.get(), {1210, 740});
        view->showPage(StudiesWorkspace::Page::Results);
    }

    template <typename T>
    T* find(const char* name) const
    {
        return partOf<T>(view.get(), name);
    }
    /// The table with this title; null while it is not there.
    SectionView* table(const char* title) const
    {
        for (SectionView* one : view->findChildren<SectionView*>()) {
            if (one->section().title == QLatin1String(title))
                return one;
        }
        return nullptr;
    }
    SectionView* data() const { return find<SectionView>("studyData"); }
    QString state() const { return find<QLabel>("studyResultsState")->text(); }
    bool isAtData() const { return data()->isVisible(); }
    /// Whether any of the notes below the figures has these words.
    bool says(const char* words) const
    {
        const auto labels = find<QWidget>("studyResultsScroll")->findChildren<QLabel*>();
        return std::any_of(labels.cbegin(), labels.cend(),
            [&](const QLabel* label) { return label->text().contains(QLatin1String(words)); });
    }
    static QString text(SectionView* table, int row, int column)
    {
        return table->model()->index(row, column).data().toString();
    }
    static int rowOf(SectionView* table, const char* word)
    {
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            if (text(table, row, 0) == QLatin1String(word))
                return row;
        }
        return -1;
    }
    /// Opens what stands behind a row by keyboard.
    void open(const char* title, const char* word)
    {
        SectionView* shown = table(title);
        shown->setFocus();
        shown->setCurrentIndex(shown->model()->index(rowOf(shown, word), 0));
        QTest::keyClick(shown, Qt::Key_Return);
    }
    void trigger(const char* command)
    {
        auto* action = find<QAction>(command);
        QVERIFY2(action->isEnabled(), command);
        action->trigger();
    }
    QString file(const char* name) { return m_folder.filePath(QLatin1String(name)); }
    QString told() const
    {
        const auto* bar = view->findChild<MessageBar*>();
        return bar ? bar->text() : QString();
    }

    StudyFixture study;
    std::unique_ptr<Project> project;
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<StudiesWorkspace> view;
    FileQuestion asked;
    QString path;

private:
    void answer(RaterId rater)
    {
        const bool isCem = rater == study.raters.last();
        const studies::Task task = study.task(rater);
        studies::Submission told;
        for (int turn = 0; turn < task.turns.size(); ++turn) {
            if (isCem && turn > 0)
                continue;
            told.rows.append(study.row(rater, turn, QStringLiteral("1"), 1000 * (turn + 1)));
        }
        StudyFixture::take(study.keep(rater, told));
    }

    QTemporaryDir m_folder;
};

} // namespace

class TestStudyFigures final : public QObject
{
    Q_OBJECT

private slots:
    void anOpenStudySaysWhyThereAreNoResults();
    void figuresStandThereAndThenIntervals();
    void systemsThatWonStandFirstWithTheirChart();
    void aQuestionOfTheOtherDirectionKeepsItsMarkInTheTitle();
    void whatRatersWroteOpensInFull();
    void enterAtAFigureShowsItsItemsAndEscapeGoesBack();
    void everyRowOfEveryTableOpens();
    void aBarOfTheChartOpensItsData();
    void theTextsOfTheItemAreShown();
    void whoIsLeftOutCanBeShownToo();
    void intervalsForOtherRatersAreAChoice();
    void intervalsCanBeStoppedAndAskedForAgain();
    void theReportIsSavedAsAPageAndAsAPdf();
    void answersAreSavedUnderPseudonymsWithACodebook();
    void tablesAreCopied();
    void aStudyThatIsClosedElsewhereShowsItsResults();
};

void TestStudyFigures::anOpenStudySaysWhyThereAreNoResults()
{
    const Screen screen(Screen::Study::Open);
    auto* empty = screen.find<QWidget>("studyResultsEmpty");
    QTRY_VERIFY(empty->isVisible());
    QTRY_COMPARE(screen.find<QComboBox>("resultsStudy")->currentText(), QStringLiteral("Outputs"));
    QStringList said;
    for (const QLabel* label : empty->findChildren<QLabel*>())
        said += label->text();
    QVERIFY2(
        said.join(u' ').contains(QLatin1String("not even the lead")), qPrintable(said.join(u' ')));
    QVERIFY(!screen.find<QAction>("studyResultsReport")->isEnabled());
    QVERIFY(!screen.find<QAction>("studyResultsAnswers")->isEnabled());
}

void TestStudyFigures::figuresStandThereAndThenIntervals()
{
    // Of fewer than ten items no bootstrap is drawn.
    const Screen screen(Screen::Study::ClosedWithManyItems);
    QTRY_VERIFY(screen.table("Metric alignment with raters"));
    SectionView* agreement = screen.table("Agreement");
    QVERIFY(agreement && agreement->model()->rowCount() > 5);
    QVERIFY(screen.table("Majority per item"));
    QVERIFY(screen.table("Raters"));
    QTRY_COMPARE(screen.state(), QString());
    // The same table, with the bootstrap's intervals.
    QCOMPARE(screen.table("Agreement"), agreement);
    bool hasBootstrap = false;
    for (int row = 0; row < agreement->model()->rowCount(); ++row) {
        for (int column = 0; column < agreement->model()->columnCount(); ++column)
            hasBootstrap =
                hasBootstrap || Screen::text(agreement, row, column) == QLatin1String("bootstrap");
    }
    QVERIFY(hasBootstrap);
}

void TestStudyFigures::systemsThatWonStandFirstWithTheirChart()
{
    Screen screen;
    QTRY_VERIFY(screen.table("Systems"));
    QTRY_COMPARE(screen.state(), QString());
    SectionView* systems = screen.table("Systems");
    QCOMPARE(systems->model()->rowCount(), 2);
    QCOMPARE(Screen::text(systems, 0, 0), QStringLiteral("alpha"));
    auto* chart = screen.view->findChild<ChartView*>();
    // By what was asked, not by the question's name.
    QCOMPARE(chart->data().title,
        QStringLiteral("Comparisons won: ") + StudyFixture::design().questions.first().text);
    screen.open("Systems", "beta");
    QVERIFY(screen.isAtData());
    QCOMPARE(screen.data()->model()->rowCount(), 4);
}

void TestStudyFigures::aQuestionOfTheOtherDirectionKeepsItsMarkInTheTitle()
{
    const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(QLocale::Persian));
    Screen screen;
    QTRY_VERIFY(screen.table("Systems"));
    const auto* chart = screen.view->findChild<ChartView*>();
    QVERIFY2(chart->data().title.endsWith(
                 QChar(0x2068) + StudyFixture::design().questions.first().text + QChar(0x2069)),
        qPrintable(chart->data().title));
}

void TestStudyFigures::whatRatersWroteOpensInFull()
{
    Screen screen(Screen::Study::ClosedWithWords);
    QTRY_VERIFY(screen.table("Text answers (Why?)"));
    screen.open(
        "Text answers (Why?)", qPrintable(Screen::text(screen.table("Text answers (Why?)"), 0, 0)));
    QVERIFY(screen.isAtData());
    const QString texts = screen.find<QPlainTextEdit>("studyDataTexts")->toPlainText();
    QVERIFY2(texts.contains(QLatin1String("It says\nmore.")), qPrintable(texts));
    QVERIFY(texts.contains(QLatin1String("R1, Why?")));
}

void TestStudyFigures::enterAtAFigureShowsItsItemsAndEscapeGoesBack()
{
    Screen screen;
    QTRY_VERIFY(screen.table("Metric alignment with raters"));
    screen.open("Metric alignment with raters", "bleu");
    QVERIFY(screen.isAtData());
    QVERIFY(screen.data()->hasFocus());
    QVERIFY(screen.data()->model()->rowCount() > 0);
    QStringList headings;
    for (int column = 0; column < screen.data()->model()->columnCount(); ++column)
        headings += screen.data()->model()->headerData(column, Qt::Horizontal).toString();
    QVERIFY2(headings.contains(QLatin1String("bleu_1")), qPrintable(headings.join(u',')));
    QVERIFY2(Screen::text(screen.data(), 0, 1).contains(QLatin1String(": ")),
        qPrintable(Screen::text(screen.data(), 0, 1)));
    QTest::keyClick(screen.data(), Qt::Key_Escape);
    QVERIFY(!screen.isAtData());
    QVERIFY(screen.table("Metric alignment with raters")->hasFocus());
}

void TestStudyFigures::everyRowOfEveryTableOpens()
{
    Screen screen;
    QTRY_VERIFY(screen.table("Raters"));
    QTRY_COMPARE(screen.state(), QString());
    int opened = 0;
    for (SectionView* table :
        screen.find<QWidget>("studyResultsScroll")->findChildren<SectionView*>()) {
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            table->setFocus();
            table->setCurrentIndex(table->model()->index(row, 0));
            QTest::keyClick(table, Qt::Key_Return);
            QVERIFY2(screen.isAtData(), qPrintable(table->section().key));
            QTest::keyClick(screen.data(), Qt::Key_Escape);
            ++opened;
        }
    }
    QVERIFY(opened > 15);
}

void TestStudyFigures::aBarOfTheChartOpensItsData()
{
    Screen screen;
    QTRY_VERIFY(screen.view->findChild<ChartView*>());
    QTRY_COMPARE(screen.state(), QString());
    ChartView* chart = screen.view->findChild<ChartView*>();
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    QTest::keyClick(chart, Qt::Key_Return);
    QVERIFY(screen.isAtData());
}

void TestStudyFigures::theTextsOfTheItemAreShown()
{
    Screen screen;
    QTRY_VERIFY(screen.table("Majority per item"));
    screen.open("Majority per item", "item 2");
    QCOMPARE(screen.data()->model()->rowCount(), 1);
    const QString texts = screen.find<QPlainTextEdit>("studyDataTexts")->toPlainText();
    for (const char* part : {"Ships wait.", "Cranes rest.", "output 1 (alpha)", "output 2 (beta)"})
        QVERIFY2(texts.contains(QLatin1String(part)), qPrintable(texts));
}

void TestStudyFigures::whoIsLeftOutCanBeShownToo()
{
    Screen screen(Screen::Study::ClosedWithRules);
    QTRY_VERIFY(screen.table("Raters"));
    QTRY_COMPARE(screen.state(), QString());
    auto* whose = screen.find<SegmentSwitch>("resultsWhose");
    QVERIFY(whose->isVisible());
    QVERIFY(screen.table("Agreement") && !screen.table("Agreement (all raters)"));
    QCOMPARE(screen.table("Basis of the results")->model()->rowCount(), 2);
    QCOMPARE(screen.table("Design versions")->model()->rowCount(), 1);
    QVERIFY(screen.says("answered less than 50 percent of their items"));
    whose->segment(0)->setFocus();
    QTest::keyClick(whose->segment(0), Qt::Key_Right);
    QTRY_VERIFY(screen.table("Agreement (all raters)"));
    QVERIFY(!screen.table("Agreement"));
    screen.open("Answers (all raters)", "side 1");
    QVERIFY(screen.isAtData());
}

void TestStudyFigures::intervalsForOtherRatersAreAChoice()
{
    const Screen screen(Screen::Study::ClosedWithManyItems);
    QTRY_VERIFY(screen.table("Agreement"));
    QTRY_COMPARE(screen.state(), QString());
    QVERIFY(!screen.says("hold for other raters"));
    auto* choice = screen.find<QCheckBox>("resultsOtherRaters");
    QVERIFY(choice->isVisible() && !choice->isChecked());
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Space);
    QTRY_VERIFY(screen.says("hold for other raters"));
    // Three raters are too few to know others by.
    QTRY_VERIFY(screen.says("it needs 6 raters"));
}

void TestStudyFigures::intervalsCanBeStoppedAndAskedForAgain()
{
    Screen screen;
    auto* stop = screen.find<QPushButton>("studyResultsStopButton");
    auto* draw = screen.find<QPushButton>("studyResultsIntervalsButton");
    QTRY_VERIFY(screen.table("Agreement"));
    if (!stop->isVisible())
        QSKIP("The intervals were there at once.");
    QTest::mouseClick(stop, Qt::LeftButton);
    QVERIFY(!stop->isVisible());
    QVERIFY(draw->isVisible());
    QCOMPARE(screen.state(), QStringLiteral("without bootstrap intervals"));
    draw->setFocus();
    QTest::keyClick(draw, Qt::Key_Space);
    QTRY_COMPARE(screen.state(), QString());
    QVERIFY(!draw->isVisible());
}

void TestStudyFigures::theReportIsSavedAsAPageAndAsAPdf()
{
    Screen screen;
    QTRY_VERIFY(screen.table("Agreement"));
    QTRY_COMPARE(screen.state(), QString());
    for (const char* name : {"report.html", "report.pdf", "report.md"}) {
        screen.path = screen.file(name);
        screen.trigger("studyResultsReport");
        QTRY_VERIFY2(screen.told().contains(QLatin1String(name)), qPrintable(screen.told()));
        QFile file(screen.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY2(bytes.size() > 2000, name);
        if (screen.path.endsWith(QLatin1String("pdf")))
            QVERIFY(bytes.startsWith("%PDF-"));
        else
            QVERIFY(bytes.contains("enough"));
    }
    QCOMPARE(screen.asked.suggestion, QStringLiteral("Outputs.html"));
}

void TestStudyFigures::answersAreSavedUnderPseudonymsWithACodebook()
{
    Screen screen;
    QTRY_VERIFY(screen.table("Agreement"));
    const auto saved = [&](const char* command, const char* name) {
        screen.path = screen.file(name);
        screen.trigger(command);
        [&] { QTRY_VERIFY(screen.told().contains(QLatin1String(name))); }();
        QFile file(screen.path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray hidden = saved("studyResultsAnswers", "answers.csv");
    QVERIFY(hidden.contains("\r\nR1,item"));
    QVERIFY(!hidden.contains("Ann"));
    QVERIFY(QFile::exists(screen.file("answers-codebook.json")));
    QVERIFY(saved("studyResultsNamedAnswers", "named.jsonl").contains("Ann"));
}

void TestStudyFigures::tablesAreCopied()
{
    Screen screen;
    QTRY_VERIFY(screen.table("Agreement"));
    screen.trigger("studyResultsCopy");
    QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("bleu")));
    screen.open("Majority per item", "item 1");
    screen.trigger("studyResultsCopy");
    QVERIFY(!QGuiApplication::clipboard()->text().contains(QLatin1String("item 2")));
}

void TestStudyFigures::aStudyThatIsClosedElsewhereShowsItsResults()
{
    const Screen screen(Screen::Study::Open);
    auto* empty = screen.find<QWidget>("studyResultsEmpty");
    QTRY_VERIFY(empty->isVisible());
    StudyFixture& study = const_cast<Screen&>(screen).study;
    screen.session->change(screen.view.get(), {.write = [id = study.study, lea = study.lea()](
                                                            const WriteContext& context)
                                                      -> Expected<Written> {
        TANDEM_DO(
            StudyRepository(context.database).close(id, lea, EarlyEnd{QStringLiteral("enough")}));
        return Written(StudyChanged{id});
    }});
    QTRY_VERIFY(screen.table("Agreement"));
    QVERIFY(!empty->isVisible());
}

TANDEM_TEST(TestStudyFigures, QApplication)
#include "tst_studyfigures.moc"
