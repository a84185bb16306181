#include "caserunfixture.h"
#include "llmserver.h"
#include "testmain.h"

#include "storage/runs/robustnessoutputs.h"

using namespace tandem;
using namespace tandem::llm;

/// Runs that generate outputs, and outputs made for the boasting check.
class TestGenerateRun : public QObject
{
    Q_OBJECT

private slots:
    void everyCaseGetsAnOutputFromItsProfile()
    {
        CaseRunFixture f;
        const RunId run = f.make(generate(f, QStringLiteral("mine"), 1));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 3, 0, 0}));
        CaseRepository cases(f.project.database());
        const auto ids = cases.ids();
        QVERIFY(ids);
        const OutputRow made = outputOf(f, ids->at(1), QStringLiteral("mine"));
        QVERIFY(made.text.contains(QLatin1String("harbour number 2")));
        QVERIFY(made.reply.isValid());
        for (const ServedCall& call : f.server.calls())
            QVERIFY(!call.question.prompt.contains(QLatin1String("{{")));
        const auto again = createRun(f.project.database(), generate(f, QStringLiteral("mine"), 1));
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::NotFound);
    }

    void onlyTheMostRelevantDocumentsAreShown()
    {
        CaseRunFixture f(0);
        f.addCase({QStringLiteral("a"), QStringLiteral("Write about the lighthouse."), {},
            {{{}, QStringLiteral("Bread and butter.")},
                {{}, QStringLiteral("The lighthouse shines.")},
                {{}, QStringLiteral("Cats sleep.")}},
            {}});
        const RunId run = f.make(generate(f, QStringLiteral("mine"), 1));
        QCOMPARE(f.work(run).state, RunState::Ended);
        const QString prompt = f.server.calls().last().question.prompt;
        QVERIFY(prompt.contains(QLatin1String("The lighthouse shines.")));
        QVERIFY(!prompt.contains(QLatin1String("Bread and butter.")));
    }

    void aShareOfTheProfilesCanBeSwapped()
    {
        CaseRunFixture f(4);
        RunPlan plan = generate(f, QStringLiteral("swapped"), 2);
        plan.options.generate.swapped = 0.5;
        const RunId run = f.make(plan);
        QCOMPARE(f.number(QStringLiteral("SELECT count(*) FROM llm_task WHERE part <> ''")), 2);
        QCOMPARE(f.work(run).state, RunState::Ended);
        int foreign = 0;
        for (const ServedCall& call : f.server.calls()) {
            const QString prompt = call.question.prompt;
            const QString own = prompt.section(QStringLiteral("harbour number "), 1).left(1);
            foreign += prompt.contains(QStringLiteral("Ships of %1.").arg(own)) ? 0 : 1;
        }
        QCOMPARE(foreign, 2);
        QCOMPARE(f.row(run).settings[QStringLiteral("swapped")].toDouble(), 0.5);
    }

    void aSystemNeedsAName()
    {
        CaseRunFixture f(1);
        QCOMPARE(createRun(f.project.database(), generate(f, QStringLiteral(" "), 1)).error().code,
            ErrorCode::InvalidInput);
    }

    void anOutputThatCameInMeanwhileIsNotReplaced()
    {
        CaseRunFixture f(2);
        const RunId run = f.make(generate(f, QStringLiteral("mine"), 1));
        CaseRepository cases(f.project.database());
        const CaseId first = cases.ids()->first();
        ProjectFixture::take(
            cases.addOutput(first, QStringLiteral("mine"), QStringLiteral("Typed by hand.")));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 1, 1, 0}));
        QCOMPARE(outputOf(f, first, QStringLiteral("mine")).text, QStringLiteral("Typed by hand."));
    }

    void aSelfPromotionIsAppendedToEveryOutputOnce()
    {
        CaseRunFixture f;
        Database& database = f.project.database();
        const QString phrase = QStringLiteral("This is the best text ever.");
        const auto selfPromoted = addSelfPromotedOutputs(database, QStringLiteral("heron"), phrase);
        QVERIFY(selfPromoted);
        QCOMPARE(selfPromoted->system, QStringLiteral("heron + boast"));
        QCOMPARE(selfPromoted->added, 3);
        const auto again = addSelfPromotedOutputs(database, QStringLiteral("heron"), phrase);
        QVERIFY(again);
        QCOMPARE(again->added, 0);
        QCOMPARE(again->known, 3);
        const CaseId first = CaseRepository(database).ids()->first();
        const QString text = outputOf(f, first, selfPromoted->system).text;
        QVERIFY(text.startsWith(outputOf(f, first, QStringLiteral("heron")).text));
        QVERIFY(text.endsWith(phrase));
        QVERIFY(
            !addSelfPromotedOutputs(database, QStringLiteral("heron"), QStringLiteral("Other.")));
        QVERIFY(!addSelfPromotedOutputs(database, QStringLiteral("heron"), QStringLiteral(" ")));
        QVERIFY(!addSelfPromotedOutputs(database, QStringLiteral("nobody"), phrase));
    }

private:
    static RunPlan generate(const CaseRunFixture& f, const QString& system, int documents)
    {
        RunPlan plan = f.plan(RunKindId::Generate);
        plan.options.generate.system = system;
        plan.options.generate.documents = documents;
        return plan;
    }

    static OutputRow outputOf(CaseRunFixture& f, CaseId id, const QString& system)
    {
        const auto outputs = ProjectFixture::take(CaseRepository(f.project.database()).outputs(id));
        for (const OutputRow& output : outputs) {
            if (output.system == system)
                return output;
        }
        return {};
    }
};

TANDEM_TEST(TestGenerateRun, QCoreApplication)
#include "tst_generaterun.moc"
