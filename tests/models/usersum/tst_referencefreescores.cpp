#include "models/usersum/referencefreescores.h"

#include "models/figure.h"
#include "models/metrics/synonyms.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::usersum;

namespace {

/// Knows that films are movies.
class FilmSynonyms final : public metrics::Synonyms
{
public:
    QStringList of(const QString& word) const override
    {
        // METEOR asks for stems, as NLTK's does.
        return word == QLatin1String("movi") ? QStringList{QStringLiteral("film")} : QStringList();
    }
    QString name() const override { return QStringLiteral("films"); }
};

double valueOf(const QList<ReferenceFreeScore>& scores, const char* key)
{
    for (const ReferenceFreeScore& one : scores) {
        if (one.key == QLatin1String(key))
            return one.score.value.value_or(kNaN);
    }
    return kNaN;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

QStringList keysOf(const QList<ReferenceFreeScore>& scores)
{
    QStringList keys;
    for (const ReferenceFreeScore& one : scores)
        keys.append(one.key);
    return keys;
}

} // namespace

/// Summaries against activities, by the measures that need nobody's reference.
class TestReferenceFreeScores final : public QObject
{
    Q_OBJECT

private slots:
    void eachMeasureHasItsValue()
    {
        // "the old film club" against "saw the old film": by hand two of three pairs are shared
        // (the old, old film), and a subsequence of three of four words.
        const FilmSynonyms synonyms;
        ReferenceFreeScorer scorer(&synonyms);
        const auto scores =
            scorer.scores(QStringLiteral("saw the old film"), QStringLiteral("the old film club"));
        QCOMPARE(keysOf(scores), QStringList({QStringLiteral("rouge2"), QStringLiteral("rougel"),
                                     QStringLiteral("bleu"), QStringLiteral("meteor")}));
        QVERIFY(isNear(valueOf(scores, "rouge2"), 2.0 / 3.0));
        QVERIFY(isNear(valueOf(scores, "rougel"), 0.75));
        // 3/4, 2/3 and 1/2 of the n-grams; of no four-gram in common half of one.
        const double bleu = 100.0 * std::pow(0.75 * 2.0 / 3.0 * 0.5 * 0.5, 0.25);
        QVERIFY(std::abs(valueOf(scores, "bleu") - bleu) < 1e-9);
        // Precision and recall 3/4, one chunk: the penalty is 0.5 * (1/3)^3.
        QVERIFY(isNear(valueOf(scores, "meteor"), 0.75 * (1.0 - 0.5 / 27.0)));
    }

    void meteorKnowsSynonymsOrSaysThatItDoesNot()
    {
        const QString activities = QStringLiteral("a film");
        const QString summary = QStringLiteral("a movie");
        const FilmSynonyms synonyms;
        ReferenceFreeScorer with(&synonyms);
        // All of both words in one chunk.
        QVERIFY(isNear(
            valueOf(with.scores(activities, summary), "meteor"), 1.0 - 0.5 * std::pow(0.5, 3)));
        QVERIFY(synonymsNote(true).isEmpty());
        ReferenceFreeScorer without(nullptr);
        const auto scores = without.scores(activities, summary);
        QVERIFY(std::isnan(valueOf(scores, "meteor")));
        // One of two words: precision and recall 1/2, a penalty of 0.5 * 1.
        QVERIFY(isNear(valueOf(scores, "meteor_exact_stem"), 0.25));
        QCOMPARE(scores.last().name, QStringLiteral("METEOR (no synonyms)"));
        QVERIFY(synonymsNote(false).contains(QLatin1String("WordNet")));
    }

    void anEmptySummarySaysNothingOfTheActivities()
    {
        ReferenceFreeScorer scorer(nullptr);
        for (const ReferenceFreeScore& one : scorer.scores(QStringLiteral("a film"), {}))
            QCOMPARE(one.score.value, std::optional(0.0));
    }

    void withoutActivitiesThereIsNothingToCompareWith()
    {
        ReferenceFreeScorer scorer(nullptr);
        for (const QString& activities : {QString(), QStringLiteral(" \n")}) {
            for (const ReferenceFreeScore& one :
                scorer.scores(activities, QStringLiteral("likes films"))) {
                QVERIFY(!one.score.isDefined());
                QVERIFY(!one.score.undefinedBecause.isEmpty());
            }
        }
    }

    void whatAMeasureCannotSeeHasNoScore()
    {
        ReferenceFreeScorer scorer(nullptr);
        const auto scores =
            scorer.scores(QString::fromUtf8("他看了一部老电影"), QString::fromUtf8("喜欢老电影"));
        QVERIFY(!scores.first().score.isDefined());
        QVERIFY(scores.first().score.isOutside);
    }

    void theOrderOfUsersChangesNothing()
    {
        ReferenceFreeScorer scorer(nullptr);
        const auto score = [&] {
            return valueOf(
                scorer.scores(QStringLiteral("one two three"), QStringLiteral("one two")),
                "rouge2");
        };
        const double first = score();
        scorer.scores(QStringLiteral("quite other words"), QStringLiteral("other words"));
        QCOMPARE(score(), first);
    }

    void itCanBeCalledOff()
    {
        const std::atomic_bool cancel(true);
        ReferenceFreeScorer scorer(nullptr, &cancel);
        for (const ReferenceFreeScore& one :
            scorer.scores(QStringLiteral("a film"), QStringLiteral("a film"))) {
            QVERIFY(!one.score.isDefined());
            QVERIFY(!one.score.undefinedBecause.isEmpty());
        }
    }
};

TANDEM_TEST(TestReferenceFreeScores, QCoreApplication)
#include "tst_referencefreescores.moc"
