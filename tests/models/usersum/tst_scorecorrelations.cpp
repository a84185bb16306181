#include "models/usersum/scorecorrelations.h"

#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/usersum/humanagreement.h"
#include "models/usersum/ratedvalues.h"
#include "models/usersum/scorecorrelationsreport.h"
#include "models/usersum/usersumreport.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <random>

using namespace tandem;
using namespace tandem::usersum;

namespace {

PredictedSummary judged(const char* user, int run, bool good)
{
    return {QLatin1String(user), run, 10, {{QStringLiteral("t"), good}}};
}

HumanRating rated(const char* user, bool good)
{
    return {QLatin1String(user), {}, good};
}

bool isNear(const std::optional<double>& a, double b)
{
    return a && std::abs(*a - b) < 1e-12;
}

const QList<HumanRating> kRatings{
    rated("a", true), rated("b", false), rated("c", true), rated("d", false), rated("e", true)};

NamedValues valuesOf(const QList<double>& values)
{
    NamedValues named{QStringLiteral("rouge2"), QStringLiteral("ROUGE-2"), {}};
    for (qsizetype i = 0; i < values.size(); ++i)
        named.byUser.insert(QString(QChar(u'a' + int(i))), values.at(i));
    return named;
}

const Figure& figureOf(const ScoreCorrelation& score, Coefficient coefficient)
{
    return score.figures.at(std::size_t(coefficient));
}

} // namespace

/// People's ratings with every score, computed by hand.
class TestScoreCorrelations final : public QObject
{
    Q_OBJECT

private slots:
    void everyCoefficientIsThatOfGoodAndBadWithTheScore()
    {
        const ScoreCorrelations all =
            scoreCorrelations({}, kRatings, {}, {valuesOf({5, 1, 4, 2, 3})});
        QCOMPARE(all.rated, 5);
        const ScoreCorrelation& rouge = all.scores.at(1);
        // Means 4 and 1.5, standard deviation sqrt(2): 2.5 * sqrt(6) / 5 / sqrt(2).
        QVERIFY(isNear(figureOf(rouge, Coefficient::Pearson).value, std::sqrt(3.0) / 2.0));
        QVERIFY(isNear(figureOf(rouge, Coefficient::Spearman).value, std::sqrt(3.0) / 2.0));
        // All 6 pairs of Good and Bad in order, of sqrt(6 * 10).
        QVERIFY(isNear(figureOf(rouge, Coefficient::Kendall).value, 6.0 / std::sqrt(60.0)));
        QCOMPARE(figureOf(rouge, Coefficient::Pearson).n, 5);
        // 2 of the 10 ways to place the two Bad are as far from 0.
        QVERIFY(isNear(rouge.p.front(), 0.2));
        QCOMPARE(rouge.missing, 0);
    }

    void qualityIsTheMeanOverRunsAsInTheAgreement()
    {
        const QList<PredictedSummary> summaries{judged("a", 1, true), judged("b", 1, true),
            judged("c", 1, false), judged("d", 1, false), judged("e", 1, true),
            judged("a", 2, true), judged("b", 2, false), judged("c", 2, true), judged("d", 2, true),
            judged("e", 2, true)};
        const ScoreCorrelations all = scoreCorrelations(summaries, kRatings, {0.5, {}}, {});
        // 1/6 by hand, and of the second run (5 * 3 - 4 * 3) / sqrt((15 - 9) * (20 - 16)).
        const double r = (1.0 / 6.0 + 3.0 / std::sqrt(24.0)) / 2.0;
        const Figure& pearson = figureOf(all.scores.first(), Coefficient::Pearson);
        QVERIFY(isNear(pearson.value, r));
        QCOMPARE(pearson.value, humanAgreement(summaries, kRatings, {0.5, {}}).pearson.value);
        QCOMPARE(pearson.n, 5);
        QVERIFY(!all.scores.first().p.front());
        QCOMPARE(all.runs, 2);
    }

    void aMeanOverSomeRunsSaysOverHowMany()
    {
        // In the first and second run every summary is good: only the third has an r.
        QList<PredictedSummary> summaries;
        for (const char* user : {"a", "b", "c", "d", "e"}) {
            summaries << judged(user, 1, true) << judged(user, 2, true)
                      << judged(user, 3, QLatin1String(user) == QLatin1String("b"));
        }
        const ScoreCorrelations all =
            scoreCorrelations(summaries, kRatings, {0.5, {}}, {valuesOf({5, 1, 4, 2, 3})});
        QCOMPARE(all.scores.first().runs, 3);
        QCOMPARE(all.scores.first().definedRuns, 1);
        QVERIFY(!all.scores.at(1).isOfSomeRuns());
        const results::Section section = scoreCorrelationsSection(all);
        for (const results::Outlet outlet : {results::Outlet::Console, results::Outlet::Readers})
            QCOMPARE(results::tableOf(section, outlet).rows.first().first(),
                QStringLiteral("Q_s, mean over 1 of 3 run(s)"));
        QVERIFY(section.notes.join(u'\n').contains(QLatin1String("mean over 1 of 3 run")));
        const QJsonArray json =
            results::reportJson({{}, {section}})[QLatin1String("correlations")].toArray();
        QCOMPARE(json.at(0)[QLatin1String("name")].toString(), QStringLiteral("Q_s"));
        QCOMPARE(json.at(0)[QLatin1String("runs")].toInt(), 3);
        QCOMPARE(json.at(0)[QLatin1String("runs_with_value")].toInt(), 1);
        QVERIFY(
            results::consoleText(agreementReport(humanAgreement(summaries, kRatings, {0.5, {}})))
                .contains(QLatin1String("mean over 1 of 3 run")));
    }

    void whatDoesNotVaryHasNoCoefficientAndSaysWhy()
    {
        const ScoreCorrelations all =
            scoreCorrelations({judged("a", 1, true), judged("b", 1, true)}, kRatings, {0.5, {}},
                {valuesOf({1, 1, 1, 1, 1})});
        for (const ScoreCorrelation& one : all.scores) {
            for (const Figure& figure : one.figures) {
                QVERIFY(!figure.isDefined());
                QVERIFY2(figure.undefinedBecause == QLatin1String("It is the same for all of these "
                                                                  "users."),
                    qPrintable(figure.undefinedBecause));
                QVERIFY(!figure.interval);
            }
        }
        QCOMPARE(all.scores.first().missing, 3);
        // Of both one note.
        QVERIFY(scoreCorrelationsSection(all).notes.contains(
            QStringLiteral("Q_s, ROUGE-2 has no value: It is the same for all of these users.")));
    }

    void withoutRatingsOrSummariesThereIsNothing()
    {
        const ScoreCorrelations none = scoreCorrelations({}, {}, {}, {valuesOf({1, 2})});
        QCOMPARE(none.rated, 0);
        QVERIFY(!figureOf(none.scores.first(), Coefficient::Pearson).isDefined());
        QVERIFY(!figureOf(none.scores.at(1), Coefficient::Kendall).undefinedBecause.isEmpty());
    }

    void tiedRatingsAndMissingScoresAreCounted()
    {
        QList<HumanRating> ratings = kRatings;
        ratings.append({QStringLiteral("e"), QStringLiteral("other"), false});
        const ScoreCorrelations all =
            scoreCorrelations({}, ratings, {}, {valuesOf({1, 2, kNaN, 4, 5})});
        QCOMPARE(all.tied, 1);
        QCOMPARE(all.rated, 4);
        QCOMPARE(all.scores.at(1).missing, 1);
        QCOMPARE(figureOf(all.scores.at(1), Coefficient::Pearson).n, 3);
    }

    void resamplesAreCorrelatedAsColumnsAre()
    {
        std::mt19937_64 random(7);
        for (int round = 0; round < 200; ++round) {
            RatedValues values;
            QList<int> times;
            QList<double> x;
            QList<double> y;
            for (int user = 0; user < 12; ++user) {
                const bool isGood = random() % 2 == 0;
                const double value = double(random() % 5) * 0.1 + 1000.0;
                values.add(user, isGood, value);
                times.append(int(random() % 4));
                for (int i = 0; i < times.last(); ++i) {
                    x.append(isGood ? 1.0 : 0.0);
                    y.append(value);
                }
            }
            values.close();
            const auto found = values.coefficients(times);
            for (std::size_t i = 0; i < kCoefficients.size(); ++i) {
                const PMethod method = kCoefficients.at(i) == Coefficient::Kendall
                                           ? PMethod::Normal
                                           : PMethod::StudentT;
                const Figure expected = correlationBy(kCoefficients.at(i), x, y, method).figure;
                QCOMPARE(found.has_value(), expected.isDefined());
                if (found)
                    QVERIFY(std::abs(found->at(i) - *expected.value) < 1e-9);
            }
        }
    }

    void intervalsAreOfUsersAndTheSameAgain()
    {
        QList<HumanRating> ratings;
        NamedValues values{QStringLiteral("x"), QStringLiteral("X"), {}};
        for (int i = 0; i < 30; ++i) {
            const QString user = QString::number(i);
            ratings.append({user, {}, i % 3 != 0});
            values.byUser.insert(user, double(i % 3) + double(i % 7));
        }
        const Figure first = figureOf(
            scoreCorrelations({}, ratings, {}, {values}).scores.at(1), Coefficient::Pearson);
        const Figure again = figureOf(
            scoreCorrelations({}, ratings, {}, {values}).scores.at(1), Coefficient::Pearson);
        QVERIFY(first.interval && again.interval);
        QVERIFY(first.interval->low < *first.value && *first.value < first.interval->high);
        QCOMPARE(first.interval->low, again.interval->low);
    }

    void itCanBeCalledOff()
    {
        const std::atomic_bool cancel(true);
        const ScoreCorrelations all =
            scoreCorrelations({}, kRatings, {}, {valuesOf({5, 1, 4, 2, 3})}, &cancel);
        for (const Figure& figure : all.scores.at(1).figures)
            QVERIFY(!figure.isDefined() && !figure.undefinedBecause.isEmpty());
    }

    void theTableHasARowForEachScore()
    {
        const results::Section section = scoreCorrelationsSection(
            scoreCorrelations({}, kRatings, {}, {valuesOf({5, 1, 4, 2, 3})}));
        const Table readers = results::tableOf(section, results::Outlet::Readers);
        QCOMPARE(readers.rows.size(), 2);
        QCOMPARE(readers.rows.at(1).first(), QStringLiteral("ROUGE-2"));
        QVERIFY(readers.rows.at(1).at(1).startsWith(QLatin1String("0.866")));
        QVERIFY(section.notes.join(u'\n').contains(QLatin1String("Q_s has no value")));
        const QJsonArray json =
            results::reportJson({{}, {section}})[QLatin1String("correlations")].toArray();
        QCOMPARE(json.at(1)[QLatin1String("kendall")][QLatin1String("n")].toInt(), 5);
        QVERIFY(
            json.at(0)[QLatin1String("pearson")].toObject().contains(QLatin1String("undefined")));
    }
};

TANDEM_TEST(TestScoreCorrelations, QCoreApplication)
#include "tst_scorecorrelations.moc"
