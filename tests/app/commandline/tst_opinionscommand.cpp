#include "commandrun.h"
#include "opinionfixture.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace tandem;

namespace {

const QByteArray kAda = R"({"utterances": [
    {"utterance": 1, "seconds": 30, "opinions": [{"references": [
        {"words": "their", "paragraph": 1, "referent": "The Philadelphia 76ers"},
        {"words": "his", "paragraph": 2, "referent": "Kyle Lowry"}]}]},
    {"utterance": 3, "no_opinion": true}]})";
const QByteArray kBen = R"([
    {"sample": 2, "utterance": 2, "opinions": [{"words": "his being stripped by him",
        "references": [{"words": "him", "paragraph": 3, "referent": "Josh Hart"},
                       {"words": "his", "referent": "Maxey"}],
        "clear": "Person 2 blames **Maxey's** being stripped by **Josh Hart**.",
        "atoms": ["Person 2 blames **Maxey's** being stripped by **Josh Hart**."]}]},
    {"sample": 2, "utterance": 4, "opinions": [{}]}])";

} // namespace

class TestOpinionsCommand final : public QObject
{
    Q_OBJECT

private slots:
    void aRoundGoesFromWritingToTheBenchmark();
    void openWorkIsShownToItsAuthorOnly();
    void oneRefusedRowRefusesAll();
    void wordsThatStandNowhereAreNamed();
    void disputedOpinionsAreDecided();
    void utterancesAreGivenAway();
    void misuseIsSaid();

private:
    static CommandRun opinions(OpinionFixture& fixture, const QString& verb, const QString& person,
        const QByteArray& input, const QStringList& more = {})
    {
        QStringList arguments{QStringLiteral("opinions"), fixture.base.path(), verb,
            QStringLiteral("--person"), person};
        if (!input.isEmpty())
            arguments += {QStringLiteral("--file"), QStringLiteral("-")};
        return runInProcess(arguments + more, input);
    }
    static QStringList sample() { return {QStringLiteral("--sample"), QStringLiteral("2")}; }
    static CommandRun submit(OpinionFixture& fixture, const QString& person)
    {
        return runInProcess({QStringLiteral("submit"), fixture.base.path(),
            QStringLiteral("--person"), person, QStringLiteral("--sample"), QStringLiteral("2"),
            QStringLiteral("--step"), QStringLiteral("opinions")});
    }
    static void close(OpinionFixture& fixture)
    {
        QCOMPARE(
            opinions(fixture, QStringLiteral("write"), QStringLiteral("Ada"), kAda, sample()).err,
            QString());
        QCOMPARE(
            opinions(fixture, QStringLiteral("write"), QStringLiteral("Ben"), kBen).err, QString());
        QCOMPARE(submit(fixture, QStringLiteral("Ada")).err, QString());
        QCOMPARE(submit(fixture, QStringLiteral("Ben")).err, QString());
    }
};

void TestOpinionsCommand::aRoundGoesFromWritingToTheBenchmark()
{
    OpinionFixture fixture;
    ProjectFixture::take(
        RoundRepository(fixture.database())
            .assign(fixture.sample, {fixture.base.ada, fixture.base.ben}, fixture.base.lea));
    fixture.base.close(fixture.sample, QStringLiteral("yyn"), QStringLiteral("yyn"));
    close(fixture);
    const QList<PlacedOpinion> written = fixture.opinions();
    QVERIFY(written.size() >= 3);
    QVERIFY(written.first().thread.written.contains(QStringLiteral("**Kyle Lowry's**")));
    const int count = int(written.size());

    const QByteArray yes = "\"faithful\": true, \"references\": true, \"atomic\": true,"
                           " \"independent\": true";
    QCOMPARE(opinions(fixture, QStringLiteral("review"), QStringLiteral("Ben"),
                 "{\"checks\": [{\"opinion\": 1, " + yes + "}]}", sample())
                 .err,
        QString());
    const CommandRun checked = opinions(fixture, QStringLiteral("review"), QStringLiteral("Ada"),
        "[{\"opinion\": 2, \"faithful\": true, \"references\": false, \"atomic\": true,"
        " \"independent\": true, \"suggestion\": \"Person 2 blames **Tyrese Maxey**.\"},"
        " {\"id\": \"" +
            written.at(2).thread.uuid.toUtf8() + "\", " + yes + "}]",
        sample() + QStringList{QStringLiteral("--json")});
    QCOMPARE(checked.json().value(QLatin1String("recorded")).toInt(), 2);
    const CommandRun early =
        opinions(fixture, QStringLiteral("settle"), QStringLiteral("Lea"), {}, sample());
    QVERIFY(early.hasOneErrorLine());
    QCOMPARE(opinions(fixture, QStringLiteral("respond"), QStringLiteral("Ben"),
                 "{\"responses\": [{\"opinion\": 2, \"response\": \"accept\"}]}", sample())
                 .err,
        QString());
    for (int number = 4; number <= count; ++number)
        ProjectFixture::check(fixture.say(number, OpinionFixture::yes(fixture.base.ada)));
    QCOMPARE(opinions(fixture, QStringLiteral("settle"), QStringLiteral("Lea"), {}, sample()).err,
        QString());
    const CommandRun listed = opinions(fixture, QStringLiteral("list"), QStringLiteral("Lea"), {},
        sample() + QStringList{QStringLiteral("--json")});
    const QJsonObject shown =
        listed.json().value(QLatin1String("samples")).toArray().first().toObject();
    QCOMPARE(shown.value(QLatin1String("state")).toString(), QStringLiteral("settled"));
    const QJsonObject second = shown.value(QLatin1String("opinions")).toArray().at(1).toObject();
    QCOMPARE(second.value(QLatin1String("text")).toString(),
        QStringLiteral("Person 2 blames **Tyrese Maxey**."));
    QCOMPARE(second.value(QLatin1String("said")).toArray().size(), 2);

    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("KGDS.json"));
    QVERIFY(runInProcess({QStringLiteral("export"), fixture.base.path(), file})
                .err.startsWith(QStringLiteral("Incomplete samples: 1 of 1 without facts.")));
    QFile exported(file);
    QVERIFY(exported.open(QIODevice::ReadOnly));
    QVERIFY(exported.readAll().contains("Person 2 blames **Tyrese Maxey**."));
}

void TestOpinionsCommand::openWorkIsShownToItsAuthorOnly()
{
    OpinionFixture fixture;
    const QString secret = QStringLiteral("Zanzibar");
    fixture.write(fixture.base.ben, 2, fixture.work(2, {secret}));
    const auto listed = [&](const char* person, const char* how) {
        return QString::fromUtf8(opinions(fixture, QStringLiteral("list"), QLatin1String(person),
            {}, QStringList{QLatin1String(how), QLatin1String("2")})
                                     .all());
    };
    for (const char* person : {"Ada", "Lea"})
        QVERIFY(!listed(person, "--sample").contains(secret));
    const CommandRun own = opinions(fixture, QStringLiteral("list"), QStringLiteral("Ben"), {},
        sample() + QStringList{QStringLiteral("--json")});
    QVERIFY(own.out.contains(secret));
    const CommandRun json = opinions(fixture, QStringLiteral("list"), QStringLiteral("Ada"), {},
        sample() + QStringList{QStringLiteral("--json")});
    QVERIFY(!json.all().contains(secret.toUtf8()));
    const CommandRun nobody = runInProcess({QStringLiteral("opinions"), fixture.base.path(),
        QStringLiteral("list"), QStringLiteral("--json")});
    QCOMPARE(nobody.code, 0);
    QVERIFY(!nobody.all().contains(secret.toUtf8()));
}

void TestOpinionsCommand::oneRefusedRowRefusesAll()
{
    OpinionFixture fixture;
    const CommandRun run = opinions(fixture, QStringLiteral("write"), QStringLiteral("Ada"),
        R"([{"utterance": 1, "no_opinion": true}, {"utterance": 2, "no_opinion": true}])",
        sample());
    QVERIFY(run.hasOneErrorLine());
    QVERIFY(run.err.contains(QStringLiteral("/1")));
    QVERIFY(ProjectFixture::take(fixture.repository().own(fixture.round().id, fixture.base.ada))
                .isEmpty());
}

void TestOpinionsCommand::wordsThatStandNowhereAreNamed()
{
    OpinionFixture fixture;
    const CommandRun run = opinions(fixture, QStringLiteral("write"), QStringLiteral("Ada"),
        R"([{"utterance": 1, "opinions": [{"words": "no such words"}]}])", sample());
    QVERIFY(run.hasOneErrorLine());
    QVERIFY(run.err.contains(QStringLiteral("no such words")));
    const CommandRun paragraph = opinions(fixture, QStringLiteral("write"), QStringLiteral("Ada"),
        R"([{"utterance": 1, "opinions": [{"references": [
            {"words": "his", "paragraph": 99, "referent": "x"}]}]}])",
        sample());
    QVERIFY(paragraph.hasOneErrorLine());
}

void TestOpinionsCommand::disputedOpinionsAreDecided()
{
    OpinionFixture fixture;
    fixture.base.setRule(ConsistencyRule::Adjudication);
    close(fixture);
    QCOMPARE(opinions(fixture, QStringLiteral("review"), QStringLiteral("Ben"),
                 R"([{"opinion": 1, "faithful": false, "references": true, "atomic": true,
                      "independent": true}])",
                 sample())
                 .err,
        QString());
    QCOMPARE(opinions(fixture, QStringLiteral("respond"), QStringLiteral("Ada"),
                 R"([{"opinion": 1, "response": "defend", "note": "It is."}])", sample())
                 .err,
        QString());
    const QByteArray decision = R"([{"opinion": 1, "verdict": "drop", "note": "No."}])";
    QVERIFY(opinions(fixture, QStringLiteral("decide"), QStringLiteral("Ada"), decision, sample())
                .hasOneErrorLine());
    QCOMPARE(
        opinions(fixture, QStringLiteral("decide"), QStringLiteral("Lea"), decision, sample()).err,
        QString());
    QCOMPARE(
        standing(fixture.thread(1), ConsistencyRule::Adjudication).state, OpinionState::Dropped);
}

void TestOpinionsCommand::utterancesAreGivenAway()
{
    OpinionFixture fixture;
    const CommandRun run =
        runInProcess({QStringLiteral("opinions"), QStringLiteral("reassign"), fixture.base.path(),
            QStringLiteral("--sample"), QStringLiteral("2"), QStringLiteral("--utterance"),
            QStringLiteral("3"), QStringLiteral("--to"), QStringLiteral("Ben")});
    QCOMPARE(run.err, QString());
    QCOMPARE(ProjectFixture::take(fixture.repository().authors(fixture.round().id)).value(3),
        fixture.base.ben);
}

void TestOpinionsCommand::misuseIsSaid()
{
    OpinionFixture fixture;
    for (const QStringList& arguments :
        {QStringList{QStringLiteral("sing")}, QStringList{QStringLiteral("write")},
            QStringList{QStringLiteral("settle")}, QStringList{QStringLiteral("reassign")}}) {
        const CommandRun run =
            runInProcess(QStringList{QStringLiteral("opinions"), fixture.base.path()} + arguments);
        QCOMPARE(run.code, 2);
        QVERIFY(!run.err.isEmpty());
    }
}

TANDEM_TEST(TestOpinionsCommand, QCoreApplication)
#include "tst_opinionscommand.moc"
