#include "factsresponder.h"
#include "kgdsresponder.h"
#include "killedrun.h"
#include "models/kgds/record.h"
#include "testmain.h"
#include "usersumfixture.h"
#include "usersumresponder.h"

using namespace tandem;
using namespace tandem::llm;

namespace {

#ifdef TANDEM_SANITIZED
constexpr int kKills = 10;
#else
constexpr int kKills = 40;
#endif
constexpr int kSamples = 60;
constexpr int kTasks = kSamples * ProjectFixture::paragraphsPerSample;
constexpr int kLabelledSamples = 16;
/// Two patterns in two turns.
constexpr int kOutputs = 4 * kLabelledSamples;
constexpr int kReaders = 6;

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

int wantedKills()
{
    return qEnvironmentVariable("TANDEM_KILLS", QString::number(kKills)).toInt();
}

/// Of the two opinions the second is never covered.
kgds::SampleRecord labelled(int number)
{
    using kgds::FactType;
    using kgds::ParagraphLabel;
    const QString name = QStringLiteral("harbour%1").arg(number);
    kgds::SampleRecord made;
    made.article = {{1, name + word(" opened in June."), ParagraphLabel::Supporting, {}, {}},
        {2, word("A ferry to ") + name + word(" sank."), ParagraphLabel::Nonsupporting, {}, {}},
        {3, word("It rained all day in ") + name, ParagraphLabel::Supporting, {}, {}}};
    made.discussion = {{word("Person1"), word("So ") + name + word(" opened, lovely."), {}},
        {word("Person2"), word("Not lovely at all."), {}}};
    made.opinions = {word("Person1 finds ") + name + word(" lovely."),
        word("Person2 disliked ") + name + word(" since childhood.")};
    made.supportingFacts = {
        {1, {{name + word(" opened in June."), FactType::KeyBackSupporting, {}}}, {}}};
    made.nonsupportingFacts = {
        {2, {{word("A ferry to ") + name + word(" sank."), FactType::BackNonsupporting, {}}}, {}}};
    return made;
}

} // namespace

/// The program is killed again and again in the middle of runs of calls to a language model:
/// nothing that was stored is lost or asked for a second time.
class TestKilledRun : public QObject
{
    Q_OBJECT

private slots:
    void nothingStoredIsLostOrAskedTwice()
    {
        ProjectFixture fixture(kSamples);
        for (const SampleId sample : std::as_const(fixture.samples))
            fixture.close(sample, word("yynnn"), word("yynnn"));
        KilledRun run(fixture, factsAnswer);
        run.addEndpoint();
        const auto stored = [&] { return run.number("SELECT count(*) FROM llm_reply"); };
        const auto next = [&] {
            return run.isUnderWay() ? run.resume()
                                    : QStringList{word("facts"), word("decompose"), fixture.path(),
                                          word("--endpoint"), word("srv")};
        };
        run.killWhile(wantedKills(), next, [&] { return stored() >= kTasks; });
        if (QTest::currentTestFailed())
            return;
        QVERIFY(run.kills() > 0);
        run.server().setDelay(0);
        if (stored() < kTasks || run.isUnderWay())
            run.runToItsEnd(next());
        run.look();
        QCOMPARE(stored(), kTasks);
        QCOMPARE(run.number("SELECT count(*) FROM atomic_fact"), kTasks);
        run.expectNothingAskedTwice();
    }

    void noStageOfTheWorkOnABenchmarkIsAskedTwice()
    {
        ProjectFixture fixture(0);
        for (int number = 1; number <= kLabelledSamples; ++number)
            ProjectFixture::take(SampleRecords(fixture.database()).addRecord(labelled(number)));
        KilledRun run(fixture, KgdsResponder());
        run.addEndpoint();
        const auto judged = [&] {
            return run.number("SELECT count(*) FROM kgds_judgement WHERE state = 1");
        };
        const auto next = [&]() -> QStringList {
            if (run.isUnderWay())
                return run.resume();
            if (run.number("SELECT count(*) FROM kgds_output") < kOutputs)
                return {word("kgds"), word("generate"), fixture.path(), word("--endpoint"),
                    word("srv")};
            return {word("kgds"), word("verify"), fixture.path(), word("--endpoint"), word("srv"),
                word("--stages"), word("facts,opinions,errors,feedback"), word("--both-orders")};
        };
        const auto isDone = [&] { return judged() == kOutputs && !run.isUnderWay(); };
        run.killWhile(wantedKills(), next, isDone);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(run.kills() > 0);
        run.server().setDelay(0);
        for (int turn = 0; turn < 3 && !isDone(); ++turn)
            run.runToItsEnd(next());
        run.look();
        QCOMPARE(judged(), kOutputs);
        QCOMPARE(run.number("SELECT count(*) FROM llm_run"), 2);
        QVERIFY(run.number("SELECT count(*) FROM llm_task WHERE part LIKE 'error/%'") > 0);
        QVERIFY(run.number("SELECT count(*) FROM kgds_feedback WHERE choice > 0") > 0);
        run.expectNothingAskedTwice();
    }

    void noPartOfASummaryOfUsersIsAskedTwice()
    {
        ProjectFixture fixture(0);
        const UsersumFixture books(fixture, kReaders);
        UsersumFaults faults;
        faults.inventedVersions = 1;
        KilledRun run(fixture, UsersumResponder(faults));
        run.addEndpoint();
        const auto summaries = [&] { return run.number("SELECT count(*) FROM usersum_summary"); };
        const auto predictions = [&] {
            return run.number("SELECT count(*) FROM usersum_prediction");
        };
        const int tasks = run.number("SELECT count(*) FROM usersum_task");
        const auto next = [&]() -> QStringList {
            if (run.isUnderWay())
                return run.resume();
            // One run of predictions: those of another would ask the same once more on purpose.
            if (summaries() < kReaders)
                return {word("usersum"), word("summarize"), fixture.path(), word("--endpoint"),
                    word("srv"), word("--segment-size"), word("5-20")};
            return {word("usersum"), word("predict"), fixture.path(), word("--endpoint"),
                word("srv"), word("--runs"), word("1")};
        };
        const auto isDone = [&] { return predictions() == tasks && !run.isUnderWay(); };
        run.killWhile(wantedKills(), next, isDone);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(run.kills() > 0);
        run.server().setDelay(0);
        for (int turn = 0; turn < 3 && !isDone(); ++turn)
            run.runToItsEnd(next());
        run.look();
        QCOMPARE(summaries(), kReaders);
        QCOMPARE(predictions(), tasks);
        QCOMPARE(run.number("SELECT count(*) FROM llm_run"), 2);
        QVERIFY(run.number("SELECT count(*) FROM llm_task WHERE part LIKE 'rewrite/%.1'") > 0);
        QCOMPARE(run.number("SELECT count(*) FROM llm_task WHERE part = 'combine'"), kReaders);
        run.expectNothingAskedTwice();
    }
};

TANDEM_TEST(TestKilledRun, QCoreApplication)
#include "tst_killedrun.moc"
