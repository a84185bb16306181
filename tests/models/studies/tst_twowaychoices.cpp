#include "models/studies/studyresults.h"
#include "models/studies/studyresultsreport.h"
#include "models/studies/twowaychoices.h"

#include "madestudy.h"
#include "madevalues.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

QJsonObject twoWayAlignment()
{
    QFile file(QStringLiteral(TANDEM_TEST_DATA "/ratings/twoway.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

void addChoices(StudyAnswers& study, int item, const QList<int>& sides, int preferred)
{
    StudyItem made;
    made.item.name = QString::number(item);
    made.source.scores.insert(QStringLiteral("m_1"), preferred == 1 ? 1.0 : 0.0);
    made.source.scores.insert(QStringLiteral("m_2"), preferred == 2 ? 1.0 : 0.0);
    study.items.append(made);
    for (int rater = 0; rater < sides.size(); ++rater) {
        if (study.raters.size() <= rater)
            study.raters.append(Rater{QStringLiteral("r%1").arg(rater + 1)});
        if (sides.at(rater) < 0)
            continue;
        RatedAnswer answer;
        answer.rater = rater;
        answer.item = study.items.size() - 1;
        answer.question = study.design.questions.constFirst().name;
        answer.value =
            sides.at(rater) == 0 ? QStringLiteral("tie") : QString::number(sides.at(rater));
        study.answers.append(answer);
    }
}

QList<int> timesOf(const QJsonValue& list)
{
    QList<int> times;
    for (const QJsonValue& one : list.toArray())
        times.append(one.toInt());
    return times;
}

/// Raters prefer the better side with a chance of their own, the metric with 0.8.
StudyAnswers drawnChoices(std::mt19937_64& random, int items, int raters)
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    QList<double> skills;
    for (int rater = 0; rater < raters; ++rater)
        skills.append(0.6 + 0.4 * made::chance(random));
    for (int item = 0; item < items; ++item) {
        const int better = 1 + int(random() % 2);
        QList<int> sides;
        for (const double skill : skills)
            sides.append(made::chance(random) < skill ? better : 3 - better);
        addChoices(study, item, sides, made::chance(random) < 0.8 ? better : 3 - better);
    }
    return study;
}

Expected<StudyResults> withOtherRaters(const StudyAnswers& study, int resamples, quint64 seed = 1)
{
    BootstrapOptions options;
    options.resamples = resamples;
    options.seed = seed;
    options.drawsRaters = true;
    return withBootstrap(studyResults(study), study, options);
}

} // namespace

/// Alignment and the human ceiling where items and raters are drawn.
class TestTwoWayChoices final : public QObject
{
    Q_OBJECT

private slots:
    void drawnChoicesAgree();
    void studiesHaveThemForMetricsAndTheCeiling();
    void fewRatersHaveNone();
    void intervalsHoldAtFiftyItems();
};

void TestTwoWayChoices::drawnChoicesAgree()
{
    const QJsonObject values = twoWayAlignment();
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    const QJsonArray rows = values[QLatin1String("choices")].toArray();
    const QList<int> metric = timesOf(values[QLatin1String("metric")]);
    for (int item = 0; item < rows.size(); ++item) {
        QList<int> sides;
        for (const QJsonValue& one : rows.at(item).toArray())
            sides.append(one.isNull() ? -1 : one.toInt());
        addChoices(study, item, sides, metric.at(item));
    }
    const StudyResults results = studyResults(study);
    const QuestionResults& question = results.everybody.questions.constFirst();
    const TwoWayChoices choices(
        study, question, QList<bool>(study.raters.size(), true), {QStringLiteral("m")});
    QCOMPARE(choices.whoChose().size(), 6);
    const QJsonArray all = values[QLatin1String("alignment")].toArray();
    QCOMPARE(all.size(), 5);
    for (const QJsonValue& one : all) {
        const QList<TwoWayChoices::Line> lines = choices.lines(
            timesOf(one[QLatin1String("items")]), timesOf(one[QLatin1String("raters")]));
        const QList<double> wanted = made::numbersIn(one[QLatin1String("expected")]);
        QVERIFY(made::near(*lines.at(0).majority, wanted.at(0), 1e-9));
        QVERIFY(made::near(*lines.at(0).raters, wanted.at(1), 1e-9));
        QVERIFY(made::near(*lines.at(1).majority, wanted.at(2), 1e-9));
        QVERIFY(made::near(*lines.at(1).raters, wanted.at(3), 1e-9));
    }
    // Once each, they are those of results.
    QCOMPARE(results.everybody.ceiling.size(), 2);
    const QList<TwoWayChoices::Line> once =
        choices.lines(QList<int>(rows.size(), 1), QList<int>(study.raters.size(), 1));
    for (int line = 0; line < 2; ++line) {
        const CeilingLine& usual = results.everybody.ceiling.at(line);
        QVERIFY(made::near(*once.at(line).majority, *usual.majority.value, 1e-9));
        QVERIFY(made::near(*once.at(line).raters, *usual.raters.value, 1e-9));
    }
}

void TestTwoWayChoices::studiesHaveThemForMetricsAndTheCeiling()
{
    std::mt19937_64 random(2);
    const StudyAnswers study = drawnChoices(random, 40, 8);
    const StudyResults usual = studyResults(study);
    const auto results = withOtherRaters(study, 200);
    QVERIFY(results);
    const AnswerResults& answers = results->everybody;
    for (qsizetype line = 0; line < answers.ceiling.size(); ++line) {
        const Figure& figure = answers.ceiling.at(line).raters;
        QVERIFY(figure.interval);
        QVERIFY(figure.interval->low < *figure.value && *figure.value < figure.interval->high);
        QCOMPARE(*figure.value, *usual.everybody.ceiling.at(line).raters.value);
    }
    const Interval aligned = *answers.alignment->metrics.constFirst().share.interval;
    const Interval these = *usual.everybody.alignment->metrics.constFirst().share.interval;
    QVERIFY(aligned.high - aligned.low > 0.8 * (these.high - these.low));
    QVERIFY(answers.questions.constFirst().agreement->twoWay);
    QVERIFY(answers.questions.constFirst().agreement->figure("alpha").interval);
    const results::Report report = studyResultsReport(*results, results::Outlet::Readers);
    QVERIFY(!report.lines.filter(QStringLiteral("other raters")).isEmpty());
    QVERIFY(std::any_of(
        report.sections.cbegin(), report.sections.cend(), [](const results::Section& section) {
            return !section.notes.filter(QStringLiteral("In simulations")).isEmpty();
        }));
}

void TestTwoWayChoices::fewRatersHaveNone()
{
    std::mt19937_64 random(2);
    const StudyAnswers study = drawnChoices(random, 40, 5);
    const auto results = withOtherRaters(study, 50);
    QVERIFY(results);
    for (const CeilingLine& line : results->everybody.ceiling)
        QVERIFY(!line.majority.interval && !line.raters.interval);
    QVERIFY(!results->everybody.alignment->metrics.constFirst().share.interval);
}

/// What docs/measures.md says; TANDEM_SIMULATIONS=1000 gives its figures. Two raters with skills
/// uniform between 0.6 and 1 agree with 0.8 * 0.8 + 0.2 * 0.2, and with the metric with the same.
void TestTwoWayChoices::intervalsHoldAtFiftyItems()
{
    const int tables = made::simulations(60);
    std::mt19937_64 random(9);
    int ceiling = 0;
    int metric = 0;
    for (int i = 0; i < tables; ++i) {
        const StudyAnswers study = drawnChoices(random, 50, 8);
        const auto results = withOtherRaters(study, 200, quint64(i));
        const auto holds = [](const Figure& figure) {
            return figure.interval->low <= 0.68 && 0.68 <= figure.interval->high;
        };
        ceiling += holds(results->everybody.ceiling.at(0).raters) ? 1 : 0;
        metric += holds(results->everybody.ceiling.at(1).raters) ? 1 : 0;
    }
    qInfo("ceiling %.1f %%, metric %.1f %%", 100.0 * ceiling / tables, 100.0 * metric / tables);
    QVERIFY(made::isAtLeast(double(ceiling) / tables, 0.93, tables));
    QVERIFY(made::isAtLeast(double(metric) / tables, 0.93, tables));
}

TANDEM_TEST(TestTwoWayChoices, QCoreApplication)
#include "tst_twowaychoices.moc"
