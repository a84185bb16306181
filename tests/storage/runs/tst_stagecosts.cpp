#include "systemrunfixture.h"
#include "testmain.h"

#include "models/kgds/runparts.h"
#include "storage/runs/stagecosts.h"

using namespace tandem;

namespace {

const QString kJudge = QStringLiteral("judge");

std::optional<double> costOfStage(const StageCosts& costs, const char* key)
{
    for (const kgds::StageCost& stage : costs.stages) {
        if (stage.key == QLatin1String(key))
            return stage.money;
    }
    return -1.0;
}

} // namespace

class TestStageCosts : public QObject
{
    Q_OBJECT

private slots:
    void everyReplyCountsInTheStageItWasAskedIn()
    {
        SystemRunFixture f(1);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 1.0;
        f.endpoint.prices.currency = QStringLiteral("USD");
        QCOMPARE(ProjectFixture::take(stageCosts(f.project.database(), kJudge)).stages.size(),
            kgds::kWorkStages);
        const RunId made = f.summarize();
        f.work(made);
        VerdictsOptions options = f.verdictsOptions();
        options.feedback = true;
        const RunId judged = f.verify(options);
        f.work(judged);
        const StageCosts costs = ProjectFixture::take(stageCosts(f.project.database(), kJudge));
        QCOMPARE(costs.currency, QStringLiteral("USD"));
        QCOMPARE(costs.replies, f.replies());
        QCOMPARE(costs.withoutCost, 0);
        QVERIFY(!costOfStage(costs, "atomic_fact_decomposition"));
        QVERIFY(!costOfStage(costs, "conflict_masking"));
        const double generated =
            *costOfStage(costs, "structured_prompt") + *costOfStage(costs, "self_reflection");
        QVERIFY(qAbs(generated - f.row(made).totals.cost) < 1e-12);
        const double verified =
            *costOfStage(costs, "fact_verification") + *costOfStage(costs, "opinion_verification") +
            *costOfStage(costs, "error_detection") + *costOfStage(costs, "feedback_judgement");
        QVERIFY(qAbs(verified - f.row(judged).totals.cost) < 1e-12);
        QVERIFY(*costOfStage(costs, "self_reflection") > *costOfStage(costs, "structured_prompt"));
        // Another verifier is asked anew, for as much again, which is its own.
        options.verifier = QStringLiteral("another");
        f.work(f.verify(options));
        const StageCosts after = ProjectFixture::take(stageCosts(f.project.database(), kJudge));
        QCOMPARE(after.stages.size(), costs.stages.size());
        for (const kgds::StageCost& stage : costs.stages)
            QCOMPARE(costOfStage(after, qPrintable(stage.key)), stage.money);
        QCOMPARE(after.replies, costs.replies);
        const StageCosts others =
            ProjectFixture::take(stageCosts(f.project.database(), options.verifier));
        QCOMPARE(costOfStage(others, "structured_prompt"), costOfStage(costs, "structured_prompt"));
        QVERIFY(qAbs(*costOfStage(others, "fact_verification") -
                     *costOfStage(costs, "fact_verification")) < 1e-12);
    }

    void whatIsNotKnownIsNotNothing()
    {
        SystemRunFixture f(1);
        f.work(f.summarize());
        const StageCosts costs = ProjectFixture::take(stageCosts(f.project.database(), kJudge));
        QVERIFY(!costOfStage(costs, "structured_prompt"));
        QCOMPARE(costs.withoutCost, 4);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 1.0;
        f.endpoint.prices.currency = QStringLiteral("EUR");
        f.addAbstractive(1);
        f.work(f.verify());
        const StageCosts later = ProjectFixture::take(stageCosts(f.project.database(), kJudge));
        QCOMPARE(later.currency, QStringLiteral("EUR"));
        QVERIFY(*costOfStage(later, "opinion_verification") > 0.0);
    }

    void sumsAreOfTheCurrencyOfMostReplies()
    {
        SystemRunFixture f(1);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 1.0;
        f.endpoint.prices.currency = QStringLiteral("EUR");
        f.work(f.summarize());
        f.endpoint.prices.currency = QStringLiteral("USD");
        f.work(f.verify());
        const StageCosts costs = ProjectFixture::take(stageCosts(f.project.database(), kJudge));
        QCOMPARE(costs.currency, QStringLiteral("USD"));
        QCOMPARE(costs.otherCurrencies, 4);
        QVERIFY(!costOfStage(costs, "structured_prompt"));
    }
};

TANDEM_TEST(TestStageCosts, QCoreApplication)
#include "tst_stagecosts.moc"
