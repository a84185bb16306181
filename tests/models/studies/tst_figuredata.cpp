#include "models/studies/figuredata.h"

#include "models/results/spelling.h"
#include "models/studies/studyresultsreport.h"

#include "madestudy.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

/// Three raters, of whom the last answered too little; "c" is tied between those who count.
StudyAnswers someStudy()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    study.design.exclusions.leastAnswered = 0.5;
    addItem(study, "a", {"1", "1", "2"}, {{"A_1", 1}, {"A_2", 0}, {"B_1", 0}, {"B_2", 1}});
    addItem(study, "b", {"2", "2"}, {{"A_1", 1}, {"A_2", 0}});
    addItem(study, "c", {"1", "2"}, {{"A_1", 1}, {"A_2", 0}, {"B_1", 0}, {"B_2", 1}});
    study.raters[2].assigned = 9;
    return study;
}

results::Section sectionNamed(const StudyResults& results, const char* key)
{
    const results::Report report = studyResultsReport(results);
    for (const results::Section& section : report.sections) {
        if (section.key == QLatin1String(key) && section.in.testFlag(results::Outlet::Window))
            return section;
    }
    return {};
}

QStringList namesOf(const StudyAnswers& answers, const QList<qsizetype>& items)
{
    QStringList names;
    for (const qsizetype item : items)
        names += answers.items.at(item).item.name;
    return names;
}

/// What stands behind the row of a section whose first word is `word`.
FigureData behind(const StudyAnswers& answers, const char* key, const char* word)
{
    const StudyResults results = studyResults(answers);
    const results::Section section = sectionNamed(results, key);
    for (const results::Row& row : section.rows) {
        const auto* text = std::get_if<QString>(&row.cells.first().value);
        if (text && *text == QLatin1String(word))
            return dataBehind(results, answers, section, row);
    }
    return {};
}

} // namespace

class TestFigureData final : public QObject
{
    Q_OBJECT

private slots:
    void aKeySaysWhoseFiguresTheyAre();
    void aMetricStandsOnItemsWithAMajority();
    void aTestStandsOnItemsWithBothMetrics();
    void aCountStandsOnItemsThatWereGivenTheAnswer();
    void aRatersFiguresStandOnTheirAnswers();
    void everyRowOfEverySectionHasItsItems();
    void aLineHasAnswersScoresAndOutcome();
    void aLongTableSaysThatItIsCut();
};

void TestFigureData::aKeySaysWhoseFiguresTheyAre()
{
    const SectionPath main = SectionPath::of(QStringLiteral("agreement"));
    QVERIFY(!main.isOfEverybody && main.question.isEmpty());
    QCOMPARE(main.name, QStringLiteral("agreement"));
    const SectionPath other =
        SectionPath::of(QStringLiteral("without_exclusions.questions.quality.counts"));
    QVERIFY(other.isOfEverybody);
    QCOMPARE(other.question, QStringLiteral("quality"));
    QCOMPARE(other.name, QStringLiteral("counts"));
    QCOMPARE(SectionPath::of(QStringLiteral("questions.quality")).name, QString());
}

void TestFigureData::aMetricStandsOnItemsWithAMajority()
{
    const StudyAnswers study = someStudy();
    const FigureData data = behind(study, "alignment", "A");
    QCOMPARE(namesOf(study, data.items), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(data.metrics, QStringList{QStringLiteral("A")});
    // Everybody's majority of "a" is the same, that of "c" is tied still.
    QCOMPARE(behind(study, "without_exclusions.alignment", "A").items, data.items);
}

void TestFigureData::aTestStandsOnItemsWithBothMetrics()
{
    const StudyAnswers study = someStudy();
    const FigureData data = behind(study, "tests", "A");
    QCOMPARE(namesOf(study, data.items), QStringList{QStringLiteral("a")});
    QCOMPARE(data.metrics, QStringList({QStringLiteral("A"), QStringLiteral("B")}));
}

void TestFigureData::aCountStandsOnItemsThatWereGivenTheAnswer()
{
    const StudyAnswers study = someStudy();
    QCOMPARE(namesOf(study, behind(study, "counts", "2").items),
        QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
    QVERIFY(behind(study, "counts", "tie").items.isEmpty());
}

void TestFigureData::aRatersFiguresStandOnTheirAnswers()
{
    const StudyAnswers study = someStudy();
    const FigureData data = behind(study, "rater_figures", "r3");
    QCOMPARE(data.rater, std::optional(2));
    QCOMPARE(namesOf(study, data.items), QStringList{QStringLiteral("a")});
    const results::Section table = dataSection(data, studyResults(study), study, 10);
    QCOMPARE(results::spelled(
                 table.rows.first().cells.at(1), table.columns.at(1), results::Outlet::Window),
        QStringLiteral("r3: 2 (better)"));
}

void TestFigureData::everyRowOfEverySectionHasItsItems()
{
    const StudyAnswers study = someStudy();
    const StudyResults results = studyResults(study);
    int rows = 0;
    for (const results::Section& section : studyResultsReport(results).sections) {
        if (!section.in.testFlag(results::Outlet::Window) || section.title.isEmpty())
            continue;
        for (const results::Row& row : section.rows) {
            const FigureData data = dataBehind(results, study, section, row);
            QVERIFY2(!data.title.isEmpty(), qPrintable(section.key));
            const bool isNone = section.key.endsWith(QLatin1String("counts")) &&
                                data.title.endsWith(QLatin1String("tie"));
            QCOMPARE(data.items.isEmpty(), isNone);
            ++rows;
        }
    }
    QVERIFY(rows > 20);
}

void TestFigureData::aLineHasAnswersScoresAndOutcome()
{
    const StudyAnswers study = someStudy();
    const StudyResults results = studyResults(study);
    const results::Section table = dataSection(
        dataOfQuestion(results, study, QStringLiteral("better"), false), results, study, 10);
    QStringList keys;
    for (const results::Column& column : table.columns)
        keys += column.key;
    QCOMPARE(keys, QStringList({QStringLiteral("item"), QStringLiteral("answers"),
                       QStringLiteral("outcome"), QStringLiteral("A_1"), QStringLiteral("A_2"),
                       QStringLiteral("B_1"), QStringLiteral("B_2")}));
    QStringList line;
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        line += results::spelled(
            table.rows.at(2).cells.at(i), table.columns.at(i), results::Outlet::Readers);
    QCOMPARE(line.at(0), QStringLiteral("c"));
    QCOMPARE(line.at(1), QStringLiteral("r1: 1, r2: 2"));
    QCOMPARE(line.at(2), QStringLiteral("tied"));
    // Who is left out is not among those who count.
    QVERIFY(!results::spelled(
        table.rows.first().cells.at(1), table.columns.at(1), results::Outlet::Readers)
                 .contains(QLatin1String("r3")));
    QCOMPARE(table.rows.at(2).item, 2);
}

void TestFigureData::aLongTableSaysThatItIsCut()
{
    const StudyAnswers study = someStudy();
    const StudyResults results = studyResults(study);
    const FigureData data = dataOfQuestion(results, study, QStringLiteral("better"), true);
    QCOMPARE(dataSection(data, results, study, 2).rows.size(), 2);
    QCOMPARE(dataSection(data, results, study, 2).notes.size(), 1);
    QVERIFY(dataSection(data, results, study, 3).notes.isEmpty());
}

TANDEM_TEST(TestFigureData, QCoreApplication)
#include "tst_figuredata.moc"
