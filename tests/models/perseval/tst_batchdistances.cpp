#include "testmain.h"

#include "models/metrics/batchscorer.h"
#include "models/metrics/scorer.h"
#include "models/perseval/distancejob.h"
#include "models/perseval/otherform.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <memory>

using namespace tandem;
using namespace tandem::perseval;

namespace {

/// ROUGE-L as if another program gave it, on a scale of its own; fails after so many lists.
class RougeElsewhere final : public metrics::BatchScorer
{
public:
    using Scale = std::function<double(double)>;

    explicit RougeElsewhere(Scale scale, int lists = 1'000)
        : m_scale(std::move(scale))
        , m_lists(lists)
    {
    }
    std::unique_ptr<metrics::ScoringSession> begin() const override;
    Expected<void> known(const QList<metrics::BatchPair>&, const metrics::TakeScore&) const override
    {
        return {};
    }
    QString madeBy() const override { return QStringLiteral("rouge elsewhere"); }

    const Scale m_scale;
    const int m_lists;
};

class RougeSession final : public metrics::ScoringSession
{
public:
    explicit RougeSession(const RougeElsewhere& from)
        : m_from(from)
    {
    }
    Expected<void> score(const QList<metrics::BatchPair>& pairs, const metrics::TakeScore& take,
        const std::atomic_bool*) override
    {
        if (m_done++ == m_from.m_lists)
            return failure(ErrorCode::Refused, QStringLiteral("It failed."));
        for (qsizetype i = 0; i < pairs.size(); ++i)
            take(i, metrics::Score::of(
                        m_from.m_scale(*m_scorer
                                            .score(metrics::measureOfKey("rougeL_stem"),
                                                pairs.at(i).reference, pairs.at(i).candidate)
                                            .value)));
        return {};
    }

private:
    const RougeElsewhere& m_from;
    metrics::Scorer m_scorer;
    int m_done = 0;
};

std::unique_ptr<metrics::ScoringSession> RougeElsewhere::begin() const
{
    return std::make_unique<RougeSession>(*this);
}

QList<PersonalizedDocument> documents()
{
    QList<PersonalizedDocument> made;
    for (int number = 0; number < 3; ++number) {
        PersonalizedDocument document;
        document.id = QStringLiteral("D%1").arg(number);
        document.text =
            QStringLiteral("the ferry %1 is late again and the port is closed").arg(number);
        document.models = {QStringLiteral("M"), QStringLiteral("N")};
        document.users = {{QStringLiteral("U1"), QStringLiteral("the ferry is late"),
                              {QStringLiteral("a late ferry"), std::nullopt}},
            {QStringLiteral("U2"), QStringLiteral("the port is closed"),
                {QStringLiteral("ports are closed"), QStringLiteral("closed")}},
            {QStringLiteral("U3"), QString(), {QStringLiteral("ferry"), QStringLiteral("port")}}};
        made.append(document);
    }
    return made;
}

Expected<DistanceTable> distances(const QString& key, Rounding rounding)
{
    DistanceOptions options;
    options.distance = *distanceOfKey(key);
    options.rounding = rounding;
    return computeDistances(
        [all = documents(),
            next = qsizetype(0)]() mutable -> Expected<std::optional<PersonalizedDocument>> {
            if (next == all.size())
                return std::nullopt;
            return all.at(next++);
        },
        options);
}

/// Whether all are the same but for the last digits.
bool isClose(const std::vector<Distance>& one, const std::vector<Distance>& other)
{
    if (one.size() != other.size())
        return false;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const bool same = one[i].isDefined() && other[i].isDefined()
                              ? std::abs(one[i].value() - other[i].value()) < 1e-12
                              : one[i] == other[i];
        if (!same)
            return false;
    }
    return true;
}

bool isClose(const OriginDistances& one, const OriginDistances& other)
{
    return isClose(one.toDocument, other.toDocument) && isClose(one.pairs, other.pairs) &&
           isClose(one.toGold, other.toGold);
}

void list(metrics::MeasureInfo info, const std::shared_ptr<RougeElsewhere>& scorer)
{
    info.family = "Test";
    metrics::listMeasures(metrics::MeasureSource::Programs,
        {metrics::batchMeasure(
            std::move(info), QStringLiteral("elsewhere"), QStringLiteral("E"), {}, scorer)});
}

} // namespace

class TestBatchDistances final : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { metrics::listMeasures(metrics::MeasureSource::Programs, {}); }

    void aMeasureInBatchesGivesTheSameDistancesOnAnyScale_data()
    {
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addColumn<bool>("isDistance");
        QTest::newRow("0 to 1") << 0.0 << 1.0 << false;
        QTest::newRow("-1 to 1") << -1.0 << 1.0 << false;
        QTest::newRow("0 to 100") << 0.0 << 100.0 << false;
        QTest::newRow("a distance, 2 to 5") << 2.0 << 5.0 << true;
    }
    void aMeasureInBatchesGivesTheSameDistancesOnAnyScale()
    {
        QFETCH(const double, least);
        QFETCH(const double, most);
        QFETCH(const bool, isDistance);
        const auto scale = [=](double score) {
            return least + (most - least) * (isDistance ? 1.0 - score : score);
        };
        list({.most = most, .least = least, .isDistance = isDistance},
            std::make_shared<RougeElsewhere>(scale));
        const auto expected = distances(QStringLiteral("rougeL"), Rounding::None);
        const auto found = distances(QStringLiteral("elsewhere"), Rounding::None);
        QVERIFY(expected && found);
        QCOMPARE(found->madeBy, QStringLiteral("rouge elsewhere"));
        QCOMPARE(found->models, expected->models);
        QCOMPARE(found->documents.size(), 3);
        for (qsizetype i = 0; i < 3; ++i) {
            QVERIFY(isClose(found->documents.at(i).gold, expected->documents.at(i).gold));
            for (std::size_t model = 0; model < 2; ++model)
                QVERIFY(isClose(
                    found->documents.at(i).models[model], expected->documents.at(i).models[model]));
        }
    }

    void aScaleWithoutEndsIsNoDistance()
    {
        list({.most = 1.0, .least = -std::numeric_limits<double>::infinity()},
            std::make_shared<RougeElsewhere>([](double score) { return score; }));
        QVERIFY(!distanceOfKey(QStringLiteral("elsewhere")));
        QVERIFY(!distanceKeys().contains(QStringLiteral("elsewhere")));
    }

    void anErrorOfTheProgramIsReported()
    {
        list({}, std::make_shared<RougeElsewhere>([](double score) { return score; }, 1));
        const auto found = distances(QStringLiteral("elsewhere"), Rounding::None);
        QVERIFY(!found);
        QCOMPARE(found.error().what, QStringLiteral("It failed."));
    }
};

TANDEM_TEST(TestBatchDistances, QCoreApplication)
#include "tst_batchdistances.moc"
