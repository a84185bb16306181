#include "models/agreement/labelposteriors.h"
#include "models/agreement/labelreport.h"

#include "madevalues.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

/// Rows of items with the number of each rater's category; NaN: none.
RatingTable labelsOf(const QList<QList<double>>& rows)
{
    RatingTable table = made::tableOf(rows, RatingScale::Nominal);
    table.hasOrder = false;
    return table;
}

/// Raters know what an item is, of three things, with these chances.
RatingTable drawnLabels(std::mt19937_64& random, int items, const QList<double>& skills)
{
    QList<QList<double>> rows{{0, 1, 2}}; // every category is there
    rows[0].resize(skills.size());
    for (int item = 0; item < items; ++item) {
        const double is = double(random() % 3);
        QList<double> row;
        for (const double skill : skills)
            row.append(made::chance(random) < skill ? is : double(random() % 3));
        rows.append(row);
    }
    return labelsOf(rows);
}

} // namespace

class TestLabelPosteriors final : public QObject
{
    Q_OBJECT

private slots:
    void madeTablesAgree();
    void sixtyAnswersToAnItemAreThoseOfTheirLogarithms();
    void itemsWithTheSameAnswersHaveTheSameProbabilities();
    void aRaterWhoGuessesIsFarFromTheOthers();
    void aGoodRaterCanOutweighTwo();
    void whatCannotBeModelledSaysWhy();
    void oneRatingOfAnItemDisputesNothing();
    void probabilitiesHoldAtFiftyItems();
    void tablesListWhatDiffersFromTheMajority();
};

void TestLabelPosteriors::madeTablesAgree()
{
    const QJsonArray tables = made::expected()[QLatin1String("labels")].toArray();
    QCOMPARE(tables.size(), 2);
    for (const QJsonValue& one : tables) {
        QList<QList<double>> rows;
        for (const QJsonValue& row : one[QLatin1String("labels")].toArray()) {
            QList<double> answers;
            for (const QJsonValue& answer : row.toArray())
                answers.append(answer.isNull() ? kNaN : answer.toDouble());
            rows.append(answers);
        }
        const RatingTable table = labelsOf(rows);
        const auto agrees = [](const LabelPosteriors& found, const QJsonValue& wanted) {
            const QList<QList<double>> all = made::rowsIn(wanted[QLatin1String("posteriors")]);
            for (qsizetype item = 0; item < all.size(); ++item) {
                for (qsizetype k = 0; k < all.at(item).size(); ++k) {
                    if (std::abs(found.ofItems.at(item).at(k) - all.at(item).at(k)) > 1e-3)
                        return false;
                }
            }
            return true;
        };
        QVERIFY(agrees(dawidSkene(table), one[QLatin1String("dawid_skene")]));
        const LabelPosteriors byMace = mace(table);
        QVERIFY(agrees(byMace, one[QLatin1String("mace")]));
        const QList<double> competence =
            made::numbersIn(one[QLatin1String("mace")][QLatin1String("competence")]);
        for (qsizetype i = 0; i < competence.size(); ++i)
            QVERIFY(made::near(byMace.competence.at(i), competence.at(i), 1e-3));
    }
}

void TestLabelPosteriors::sixtyAnswersToAnItemAreThoseOfTheirLogarithms()
{
    std::mt19937_64 random(3);
    const RatingTable table = drawnLabels(random, 40, QList<double>(60, 0.1));
    const LabelPosteriors found = dawidSkene(table);
    // One more turn, in logarithms, changes nothing.
    QList<double> prior(3, 0.0);
    QList<QList<QList<double>>> said(60, QList<QList<double>>(3, QList<double>(3, 0.0)));
    for (const QList<double>& ofItem : found.ofItems) {
        for (int is = 0; is < 3; ++is)
            prior[is] += ofItem.at(is) / double(found.ofItems.size());
    }
    for (const GivenRating& one : table.given) {
        for (int is = 0; is < 3; ++is)
            said[one.rater][is][one.category] += found.ofItems.at(one.item).at(is);
    }
    QList<QList<double>> logs(found.ofItems.size());
    for (QList<double>& ofItem : logs) {
        for (const double chance : std::as_const(prior))
            ofItem.append(std::log(chance));
    }
    for (const GivenRating& one : table.given) {
        for (int is = 0; is < 3; ++is) {
            const QList<double>& answers = said.at(one.rater).at(is);
            const double all = answers.at(0) + answers.at(1) + answers.at(2);
            logs[one.item][is] += std::log(std::max(answers.at(one.category) / all, 1e-10));
        }
    }
    double logLikelihood = 0.0;
    for (qsizetype item = 0; item < logs.size(); ++item) {
        double sum = 0.0;
        for (const double one : std::as_const(logs.at(item)))
            sum += std::exp(one);
        logLikelihood += std::log(sum);
        for (int is = 0; is < 3; ++is)
            QVERIFY(made::near(
                found.ofItems.at(item).at(is), std::exp(logs.at(item).at(is)) / sum, 1e-6));
    }
    QVERIFY(made::near(found.logLikelihood, logLikelihood, 1e-6));
}

void TestLabelPosteriors::itemsWithTheSameAnswersHaveTheSameProbabilities()
{
    const RatingTable table = labelsOf(
        {{0, 0, 1}, {kNaN, kNaN, kNaN}, {0, 1, 1}, {0, 0, 1}, {kNaN, 0, 1}, {1, 1, 1}, {0, 0, 0}});
    for (const LabelPosteriors& found : {dawidSkene(table), mace(table)}) {
        QCOMPARE(found.ofItems.size(), 7);
        QVERIFY(found.ofItems.at(1).isEmpty());
        QCOMPARE(found.ofItems.at(3), found.ofItems.at(0));
        QVERIFY(found.ofItems.at(4) != found.ofItems.at(0));
        for (const int item : {0, 2, 3, 4, 5, 6})
            QVERIFY(made::near(found.ofItems.at(item).at(0) + found.ofItems.at(item).at(1), 1.0));
    }
}

void TestLabelPosteriors::aRaterWhoGuessesIsFarFromTheOthers()
{
    std::mt19937_64 random(1);
    const ModelledLabels found = modelledLabels(drawnLabels(random, 150, {0.9, 0.85, 0.9, 0.0}));
    QVERIFY(found.undefinedBecause.isEmpty());
    QCOMPARE(found.raters.constFirst().rater, QStringLiteral("R4"));
    QVERIFY(found.raters.constFirst().isFar);
    QVERIFY(found.raters.constFirst().competence < 0.3);
    for (const RaterBesideOthers& rater : found.raters.mid(1))
        QVERIFY(!rater.isFar && rater.competence > 0.7);
}

void TestLabelPosteriors::aGoodRaterCanOutweighTwo()
{
    std::mt19937_64 random(1);
    const ModelledLabels found =
        modelledLabels(drawnLabels(random, 400, {0.97, 0.95, 0.96, 0.05, 0.05, 0.05}));
    const bool isAny = std::any_of(found.items.cbegin(), found.items.cend(),
        [](const ItemLabels& one) { return one.isDisputed(); });
    QVERIFY(isAny);
}

void TestLabelPosteriors::whatCannotBeModelledSaysWhy()
{
    for (const RatingTable& table :
        {labelsOf({{0, 1}, {1, 1}}), labelsOf({{1, 1, 1}, {1, 1, 1}})}) {
        const ModelledLabels found = modelledLabels(table);
        QVERIFY(!found.undefinedBecause.isEmpty());
        QVERIFY(found.raters.isEmpty());
    }
}

void TestLabelPosteriors::oneRatingOfAnItemDisputesNothing()
{
    // The third rater is always wrong where others are there, and alone on the last items.
    QList<QList<double>> rows;
    for (int item = 0; item < 20; ++item)
        rows.append({double(item % 2), double(item % 2), double(1 - item % 2)});
    rows.append({kNaN, kNaN, 1.0});
    rows.append({kNaN, kNaN, 0.0});
    const ModelledLabels found = modelledLabels(labelsOf(rows));
    QCOMPARE(found.ratedOnce, 2);
    QCOMPARE(found.items.last().ratings, 1);
    QVERIFY(found.items.last().dawidSkene != found.items.last().majority);
    QVERIFY(!found.items.last().isDisputed());
    QCOMPARE(found.items.constFirst().ratings, 3);
    const auto same = [](const QString& text) { return text; };
    const QList<results::Section> sections =
        labelSections(found, same, same, [](const QString& value) { return results::Cell(value); });
    QCOMPARE(sections.constFirst().notes.filter(QStringLiteral("one rating")).size(), 1);
    QCOMPARE(sections.constFirst().notes.filter(QStringLiteral("random restarts")).size(), 1);
    // Where nobody shares an item there is nothing to model.
    const ModelledLabels apart =
        modelledLabels(labelsOf({{0, kNaN, kNaN}, {kNaN, 1, kNaN}, {kNaN, kNaN, 1}}));
    QVERIFY(!apart.undefinedBecause.isEmpty());
}

/// What docs/measures.md says; TANDEM_SIMULATIONS=1000 gives its figures. What is true is the mean
/// over many tables of as many items: the model is part of the figure.
void TestLabelPosteriors::probabilitiesHoldAtFiftyItems()
{
    const int tables = made::simulations(150);
    std::mt19937_64 random(5);
    const auto draw = [&] {
        const RatingTable table = drawnLabels(random, 50, {0.8, 0.7, 0.8, 0.6});
        const ModelledLabels found = modelledLabels(table);
        return std::find_if(found.raters.cbegin(), found.raters.cend(), [](const auto& one) {
            return one.rater == QLatin1String("R4");
        })->probability;
    };
    double wanted = 0.0;
    constexpr int kMany = 400;
    for (int i = 0; i < kMany; ++i)
        wanted += *draw().value / kMany;
    int held = 0;
    for (int i = 0; i < tables; ++i) {
        const Interval interval = *draw().interval;
        held += interval.low <= wanted && wanted <= interval.high ? 1 : 0;
    }
    qInfo("%.1f %%", 100.0 * held / tables);
    QVERIFY(made::isAtLeast(double(held) / tables, 0.9, tables));
}

void TestLabelPosteriors::tablesListWhatDiffersFromTheMajority()
{
    std::mt19937_64 random(1);
    const ModelledLabels found = modelledLabels(drawnLabels(random, 60, {0.9, 0.85, 0.4, 0.3}));
    const auto same = [](const QString& text) { return text; };
    const auto cell = [](const QString& value) { return results::Cell(value); };
    const QList<results::Section> sections = labelSections(found, same, same, cell);
    QCOMPARE(sections.size(), 3);
    QCOMPARE(sections.at(1).key, QStringLiteral("posteriors"));
    QCOMPARE(sections.at(1).rows.size(), 61);
    QCOMPARE(sections.at(2).rows.size(), 4);
    const ModelledLabels none = modelledLabels(labelsOf({{0, 1}, {1, 1}}));
    QCOMPARE(labelSections(none, same, same, cell).size(), 1);
}

TANDEM_TEST(TestLabelPosteriors, QCoreApplication)
#include "tst_labelposteriors.moc"
