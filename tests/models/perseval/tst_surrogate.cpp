#include "testmain.h"

#include "models/perseval/distancetable.h"
#include "models/perseval/surrogate.h"

#include <QTest>

using namespace tandem;
using namespace tandem::perseval;

namespace {

SummaryRating rated(const char* user, const char* model, const char* summary, int rating)
{
    return {QLatin1String(user), QLatin1String(model), QLatin1String(summary), rating};
}

RatedDocument ratedDocument(const QList<SummaryRating>& ratings)
{
    return {QStringLiteral("D"), QStringLiteral("title"), QStringLiteral("text"), ratings};
}

} // namespace

/// Surrogates of ratings, as section 6.1 of the paper has them.
class TestSurrogate final : public QObject
{
    Q_OBJECT

private slots:
    void theBestRatedAreTheGoldSummaryAndOthersAreRepeatedTheMoreTheWorseTheyAre()
    {
        const auto made =
            withSurrogates(ratedDocument({rated("Ann", "M", "one", 7), rated("Ann", "N", "two", 5),
                               rated("Ann", "O", "o", 7), rated("Bob", "N", "two", 7)}),
                {});
        QVERIFY(made);
        QCOMPARE(made->whole(), QStringLiteral("title text"));
        QCOMPARE(made->models,
            QStringList({QStringLiteral("M"), QStringLiteral("N"), QStringLiteral("O")}));
        const UserSummaries& ann = made->users.at(0);
        // k = 2: M and O stand 2 + 0 times, N stands 2 + 2 times.
        QCOMPARE(*ann.gold, QStringLiteral("one o"));
        QCOMPARE(*ann.summaries.at(0), QStringLiteral("one one"));
        QCOMPARE(*ann.summaries.at(1), QStringLiteral("two two two two"));
        QCOMPARE(*ann.summaries.at(2), QStringLiteral("o o"));
        const UserSummaries& bob = made->users.at(1);
        QCOMPARE(*bob.gold, QStringLiteral("two"));
        QCOMPARE(*bob.summaries.at(1), QStringLiteral("two"));
        QVERIFY(!bob.summaries.at(0) && !bob.summaries.at(2));
    }

    void whoRatedNothingSoHighHasNeitherGoldNorSurrogates()
    {
        const auto made = withSurrogates(
            ratedDocument({rated("Ann", "M", "one", 6), rated("Ann", "N", "two", 1)}), {});
        QVERIFY(made);
        QCOMPARE(made->users.size(), 1);
        QVERIFY(!made->users.first().gold);
        for (const auto& summary : made->users.first().summaries)
            QVERIFY(!summary);
    }

    void theScaleAndTheGoldLimitCanBeOthers()
    {
        const auto made = withSurrogates(
            ratedDocument({rated("Ann", "M", "one", 4), rated("Ann", "N", "two", 3)}), {5, 3});
        QVERIFY(made);
        QCOMPARE(*made->users.first().gold, QStringLiteral("one"));
        QCOMPARE(*made->users.first().summaries.at(0), QStringLiteral("one one"));
        QCOMPARE(*made->users.first().summaries.at(1), QStringLiteral("two two two"));
    }

    void whatBecameOfEachRatingIsToldAndCounted()
    {
        RatedSummaries all;
        all.documents = {ratedDocument({rated("Ann", "M", "one", 7), rated("Ann", "N", "two", 5),
                             rated("Bob", "M", "one", 6)}),
            ratedDocument({rated("Bob", "M", "one", 7)})};
        all.unrated = 2;
        const QList<SurrogateUse> uses = surrogateUses(all);
        QCOMPARE(uses.size(), 4);
        QVERIFY(uses.at(0).isGold && uses.at(0).gold == 1 && uses.at(0).times == 1);
        QVERIFY(!uses.at(1).isGold && uses.at(1).gold == 1 && uses.at(1).times == 3);
        QVERIFY(!uses.at(2).isGold && uses.at(2).gold == 0 && uses.at(2).times == 0);
        QVERIFY(uses.at(3).document == 1 && uses.at(3).rating == 0 && uses.at(3).times == 1);
        const SurrogateCounts counts = surrogateCounts(all);
        QCOMPARE(counts.ratings, 4);
        QCOMPARE(counts.users, 3);
        QCOMPARE(counts.without, 1);
        QCOMPARE(surrogatesSection(all).rows.size(), 4);
        QCOMPARE(surrogateNotes(all).size(), 3);
    }

    void theStreamHandsOutAllDocumentsAndEnds()
    {
        auto all = std::make_shared<RatedSummaries>();
        all->documents = {ratedDocument({rated("Ann", "M", "one", 7)}), ratedDocument({})};
        const DocumentStream stream = surrogateStream(all);
        for (int i = 0; i < 2; ++i) {
            const auto next = stream();
            QVERIFY(next && *next);
            QCOMPARE((*next)->users.size(), i == 0 ? 1 : 0);
        }
        const auto end = stream();
        QVERIFY(end && !*end);
    }

    void tooLongATextAndTooManyModelsAreRefused()
    {
        const QByteArray longText(int(maxSurrogateUnits) / 4, 'a');
        const auto tooLong = withSurrogates(ratedDocument({rated("Ann", "M", "one", 7),
                                                rated("Ann", "N", longText.constData(), 2)}),
            {});
        QVERIFY(!tooLong);
        QCOMPARE(tooLong.error().code, ErrorCode::TooLarge);
        QCOMPARE(tooLong.error().where, QStringLiteral("D"));
        QList<SummaryRating> many;
        for (int i = 0; i <= maxModels; ++i)
            many.append(rated("Ann", QByteArray::number(i).constData(), "one", 7));
        const auto tooMany = withSurrogates(ratedDocument(many), {});
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().code, ErrorCode::TooLarge);
    }
};

TANDEM_TEST(TestSurrogate, QCoreApplication)
#include "tst_surrogate.moc"
