#include "storage/packets/packetmerge.h"

#include "olderschema.h"
#include "packetfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/database/schema.h"
#include "storage/database/schemasteps.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/opinionchecks.h"
#include "testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace tandem;

namespace {

qint64 count(Database& database, const char* table)
{
    return ProjectFixture::take(
        database.scalar(QStringLiteral("SELECT count(*) FROM ") + QLatin1String(table)))
        .toLongLong();
}

OpinionCheck check(PersonId by, bool fine)
{
    OpinionCheck check;
    check.faithful = fine;
    check.references = true;
    check.atomic = true;
    check.independent = true;
    check.suggestion = fine ? QString() : QStringLiteral("A better text.");
    check.by = by;
    return check;
}

/// Makes a packet that is closed one as version 5 of the schema had it.
void makeOlder(const QString& path)
{
    const auto packet = ProjectFixture::take(Database::open(path, Database::Mode::Bulk));
    // Version 9 made the tables of verdicts anew, which version 6 made.
    QStringList statements =
        stepTakenBack(schemaVersion13()) +
        schemaVersion2().filter(QStringLiteral("packet_DELETE_in_a_packet")) +
        stepTakenBack(
            schemaVersion12().filter(QRegularExpression(QStringLiteral("^CREATE TRIGGER")))) +
        stepTakenBack(schemaVersion11()) + stepTakenBack(schemaVersion10()) +
        stepTakenBack(schemaVersion9().filter(
            QRegularExpression(QStringLiteral("^CREATE (TRIGGER|TABLE kgds_)")))) +
        stepTakenBack(schemaVersion8());
    statements += QStringLiteral("ALTER TABLE decision DROP COLUMN guideline");
    for (const char* table :
        {"study_form", "study_event", "study_answer", "study_turn", "study_rater", "study_link",
            "study_source", "study_item", "study_version", "study", "verdict_done", "verdict"})
        statements += QStringLiteral("DROP TABLE ") + QLatin1String(table);
    for (const char* trigger :
        {"evaluation_is_judged_DELETE", "evaluation_explanation_is_judged_INSERT",
            "evaluation_explanation_is_judged_UPDATE", "evaluation_explanation_is_judged_DELETE"})
        statements += QStringLiteral("DROP TRIGGER ") + QLatin1String(trigger);
    statements += schemaVersion3().filter(QStringLiteral("review"));
    statements += QStringLiteral("CREATE TEMP TABLE seals AS SELECT * FROM packet_seal");
    statements += QStringLiteral("DROP TABLE packet_seal");
    statements += schemaVersion2().filter(QStringLiteral("packet_seal"));
    statements += QStringLiteral("INSERT INTO packet_seal SELECT * FROM seals");
    statements += QStringLiteral("PRAGMA user_version = 5");
    for (const QString& statement : std::as_const(statements))
        ProjectFixture::check(packet->run(statement));
}

QByteArray bytesOfFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Packets coming home: what is taken, what is not, and that the order makes no difference.
class TestPacketMerge : public QObject
{
    Q_OBJECT

private slots:
    void workComesBackAndIsTakenOnce()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("n"));
        const QString path = packetFixture.write(fixture.ada);
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(
                *packet, 1, QStringLiteral("yynny"), Step::Paragraphs, QStringLiteral("a note"));
            PacketFixture::submit(*packet, 1);
            PacketFixture::answer(*packet, 2, QStringLiteral("yu"));
        }
        const auto preview = inspectPacket(fixture.database(), path);
        QVERIFY2(preview, preview ? "" : qPrintable(preview.error().sentence()));
        QCOMPARE(preview->person, QStringLiteral("Ada"));
        QCOMPARE(preview->fresh(), 7);
        QCOMPARE(preview->handIns(), 1);
        QCOMPARE(preview->refused(), 0);
        QCOMPARE(preview->rounds.at(0).position, 1);
        QVERIFY(preview->rounds.at(0).handsIn);
        QVERIFY(!preview->rounds.at(2).changesSomething());
        QCOMPARE(count(fixture.database(), "answer"), 1);

        QVERIFY(packetFixture.merge({path}));
        const Round round = fixture.round(fixture.samples.at(0));
        QVERIFY(round.hasSubmitted(fixture.ada));
        const auto own = AnswerRepository(fixture.database()).own(round.id, fixture.ada);
        QCOMPARE(own->size(), 5);
        const auto first = SampleRepository(fixture.database()).paragraphs(fixture.samples.at(0));
        QCOMPARE(own->value(first->at(0).id).note, QStringLiteral("a note"));
        QVERIFY(checkProject(fixture.path())->problems.isEmpty());

        const QStringList before = PacketFixture::dump(fixture.database());
        const auto again = packetFixture.merge({path});
        QVERIFY(again);
        QVERIFY(!again->first().changesSomething());
        QCOMPARE(again->first().known(), 7);
        QCOMPARE(PacketFixture::dump(fixture.database()), before);
    }

    void workOnASampleThatWasExcludedMeanwhileComesBack()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("yynny"));
            PacketFixture::submit(*packet, 1);
        }
        SettingAside setting(fixture.database());
        QVERIFY(setting.exclude(fixture.samples.at(0), {}, fixture.lea));
        const auto merged = packetFixture.merge({path});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QVERIFY(*setting.of(fixture.samples.at(0)));
        QVERIFY(setting.bringBack(fixture.samples.at(0), fixture.lea));
        QVERIFY(fixture.round(fixture.samples.at(0)).hasSubmitted(fixture.ada));
        QVERIFY(checkProject(fixture.path())->problems.isEmpty());
        // A packet made while it is excluded does not have it.
        QVERIFY(setting.exclude(fixture.samples.at(1), {}, fixture.lea));
        const auto without =
            PacketFixture::open(packetFixture.write(fixture.ben, QStringLiteral("ben.tandem")));
        QCOMPARE(*SampleRepository(*without).count(), 2);
    }

    void packetsMergeInAnyOrder()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        packetFixture.askAboutFacts(fixture.samples.at(2), 3);
        const QString ada = packetFixture.write(fixture.ada, QStringLiteral("ada.tandem"));
        const QString ben = packetFixture.write(fixture.ben, QStringLiteral("ben.tandem"));
        for (const QString& path : {ada, ben}) {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(
                *packet, 1, path == ada ? QStringLiteral("yynny") : QStringLiteral("nnnny"));
            PacketFixture::submit(*packet, 1);
            PacketFixture::answer(*packet, 2, QStringLiteral("yy"));
            PacketFixture::answer(*packet, 3, QStringLiteral("yny"), Step::KeyFacts);
            PacketFixture::submit(*packet, 3, Step::KeyFacts);
        }
        const auto one = packetFixture.copyOfProject(QStringLiteral("one.tandem"));
        const auto two = packetFixture.copyOfProject(QStringLiteral("two.tandem"));
        QVERIFY(PacketFixture::merge(*one, {ada, ben}, fixture.lea));
        QVERIFY(PacketFixture::merge(*two, {ben}, fixture.lea));
        QVERIFY(PacketFixture::merge(*two, {ada}, fixture.lea));
        QVERIFY(PacketFixture::merge(*two, {ben, ada, ben}, fixture.lea));
        QCOMPARE(PacketFixture::dump(*one), PacketFixture::dump(*two));
        QVERIFY(RoundRepository(*one).active(fixture.samples.at(0)).value()->isClosed());
        QVERIFY(RoundRepository(*two)
                    .active(fixture.samples.at(2), Step::KeyFacts)
                    .value()
                    ->isClosed());
        QCOMPARE(checkProject(one->path())->problems, QStringList());
        QCOMPARE(checkProject(two->path())->problems, QStringList());
    }

    void aPacketOfAnOlderVersionIsMergedAsItIs()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("yyyyy"));
            PacketFixture::submit(*packet, 1);
        }
        makeOlder(path);
        QVERIFY(*isOlderProject(path));
        const QByteArray before = bytesOfFile(path);
        QVERIFY(PacketFixture::merge(fixture.database(), {path}, fixture.lea));
        const auto round = RoundRepository(fixture.database()).active(fixture.samples.at(0));
        QVERIFY(round->has_value() && (*round)->submittedA);
        QCOMPARE(bytesOfFile(path), before);
        QVERIFY(*isOlderProject(path));
    }

    void anOlderCopyAddsNothingAfterANewerOne()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        const QString older = packetFixture.path(QStringLiteral("older.tandem"));
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("yyyyy"));
            PacketFixture::submit(*packet, 1);
        }
        QVERIFY(QFile::copy(path, older));
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::takeBack(*packet, 1);
            PacketFixture::answer(*packet, 1, QStringLiteral("n"));
        }
        const auto one = packetFixture.copyOfProject(QStringLiteral("one.tandem"));
        const auto two = packetFixture.copyOfProject(QStringLiteral("two.tandem"));
        QVERIFY(PacketFixture::merge(*one, {older}, fixture.lea));
        QVERIFY(RoundRepository(*one).active(fixture.samples.at(0)).value()->submittedA);
        const auto taking = inspectPacket(*one, path);
        QVERIFY(taking->rounds.first().takesBack);
        QVERIFY(PacketFixture::merge(*one, {path}, fixture.lea));
        QVERIFY(PacketFixture::merge(*two, {path}, fixture.lea));
        QVERIFY(!PacketFixture::merge(*two, {older}, fixture.lea)->first().changesSomething());
        QVERIFY(!RoundRepository(*one).active(fixture.samples.at(0)).value()->submittedA);
        // The journal says by which merge something came; the rest is the same.
        const auto content = [](Database& database) {
            return PacketFixture::dump(database).filter(QStringLiteral("packet merged")).isEmpty()
                       ? QStringList()
                       : PacketFixture::dump(database).filter(
                             QRegularExpression(QStringLiteral("^(?!.*packet merged)")));
        };
        QCOMPARE(content(*one), content(*two));
        QCOMPARE(checkProject(one->path())->problems, QStringList());
    }

    void twoCopiesOfOnePacketBothComeHome()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString desktop = packetFixture.write(fixture.ada);
        const QString laptop = packetFixture.path(QStringLiteral("laptop.tandem"));
        QVERIFY(QFile::copy(desktop, laptop));
        PacketFixture::answer(*PacketFixture::open(desktop), 1, QStringLiteral("yy"));
        PacketFixture::answer(*PacketFixture::open(laptop), 1, QStringLiteral("--nnn"));
        QVERIFY(packetFixture.merge({laptop, desktop}));
        QCOMPARE(SampleRepository(fixture.database()).rowAt(1)->answeredA, 5);
    }

    void aSubmissionOfAClockThatIsBehindCounts()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        // Ada took a submission back in the project, where the clock is an hour ahead.
        const qint64 ahead = QDateTime::currentMSecsSinceEpoch() + 3'600'000;
        const Round round =
            *RoundRepository(fixture.database()).active(fixture.samples.at(0)).value();
        ProjectFixture::check(
            Journal(fixture.database())
                .appendAt(ahead, submissionWord(SealKind::TakenBack), fixture.ada, round.uuid));
        const QString path = packetFixture.write(fixture.ada);
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("yyyyy"));
            PacketFixture::submit(*packet, 1);
        }
        QVERIFY(packetFixture.merge({path}));
        QVERIFY(fixture.round(fixture.samples.at(0)).hasSubmitted(fixture.ada));
    }

    void aSubmissionThatDoesNotCountIsSaid()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("yyyyy"));
            PacketFixture::submit(*packet, 1);
        }
        const Round round = fixture.round(fixture.samples.at(0));
        ProjectFixture::check(
            Journal(fixture.database())
                .appendAt(QDateTime::currentMSecsSinceEpoch() + 3'600'000,
                    submissionWord(SealKind::TakenBack), fixture.ada, round.uuid));
        const auto merged = packetFixture.merge({path});
        QVERIFY(merged);
        QVERIFY(merged->first().rounds.first().ignored.contains(QLatin1String("does not count")));
        QVERIFY(!fixture.round(fixture.samples.at(0)).hasSubmitted(fixture.ada));
    }

    void whatIsSubmittedInTwoCopiesIsTakenOnceAndTheOtherIsRefused()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString desktop = packetFixture.write(fixture.ada);
        const QString laptop = packetFixture.write(fixture.ada, QStringLiteral("laptop.tandem"));
        for (const QString& path : {desktop, laptop}) {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(
                *packet, 1, path == desktop ? QStringLiteral("yyyyy") : QStringLiteral("nnnnn"));
            PacketFixture::submit(*packet, 1);
        }
        const auto both = packetFixture.merge({desktop, laptop});
        QVERIFY(!both);
        QVERIFY(both.error().remedy.contains(QLatin1String("has already submitted it")));
        QVERIFY(packetFixture.merge({laptop}));
        const auto other = inspectPacket(fixture.database(), desktop);
        QVERIFY(other && other->refused() == 1);
        const auto answers = AnswerRepository(fixture.database())
                                 .own(fixture.round(fixture.samples.at(0)).id, fixture.ada);
        for (const Answer& answer : *answers)
            QVERIFY(answer.value == YesNo::No);
    }

    void opinionsAndTheirChecksComeBack()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const Round round = packetFixture.askAboutOpinions(fixture.samples.at(0));
        for (const PersonId person : {fixture.ada, fixture.ben}) {
            const bool isAda = person == fixture.ada;
            const QString path =
                packetFixture.write(person, QStringLiteral("w%1.tandem").arg(isAda));
            const auto packet = PacketFixture::open(path);
            PacketFixture::write(*packet, PacketFixture::round(*packet, 1, Step::Opinions).id,
                PacketFixture::owner(*packet), isAda ? 1 : 2, QStringLiteral("Somebody says it."));
            PacketFixture::submit(*packet, 1, Step::Opinions);
        }
        QVERIFY(packetFixture.merge({packetFixture.path(QStringLiteral("w0.tandem")),
            packetFixture.path(QStringLiteral("w1.tandem"))}));
        const auto opinions = OpinionChecks(fixture.database()).opinions(round.id);
        QVERIFY(opinions);
        QCOMPARE(opinions->size(), 2);

        const QString checks = packetFixture.write(fixture.ada, QStringLiteral("checks.tandem"));
        {
            const auto packet = PacketFixture::open(checks);
            OpinionChecks repository(*packet);
            const Round closed = PacketFixture::round(*packet, 1, Step::Opinions);
            ProjectFixture::check(repository.say(closed.id, opinions->at(1).thread.uuid,
                check(PacketFixture::owner(*packet), false), 500));
            const auto decided = repository.say(closed.id, opinions->at(1).thread.uuid,
                OpinionDecision{OpinionVerdict::Drop, {}, QStringLiteral("x"),
                    PacketFixture::owner(*packet), {}},
                500);
            QCOMPARE(decided.error().code, ErrorCode::Refused);
        }
        const auto merged = packetFixture.merge({checks});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        const auto after = OpinionChecks(fixture.database()).opinions(round.id);
        QCOMPARE(after->at(1).thread.events.size(), 1);
        QCOMPARE(std::get<OpinionCheck>(after->at(1).thread.events.first()).by, fixture.ada);
        QVERIFY(!packetFixture.merge({checks})->first().changesSomething());

        // While the partner could be answering it in a packet, a check is not taken back.
        packetFixture.write(fixture.ben, QStringLiteral("answers.tandem"));
        const auto refused = OpinionChecks(fixture.database())
                                 .say(round.id, opinions->at(1).thread.uuid,
                                     OpinionWithdrawal{0, fixture.ada, {}}, 0);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(refused.error().what.contains(QStringLiteral("packet")));
    }

    void whatCannotBeTakenIsNamedAndMayBeLeftOut()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        Database& project = fixture.database();
        const QString path = packetFixture.write(fixture.ada);
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("yyyyy"));
            PacketFixture::answer(*packet, 2, QStringLiteral("yyyyy"));
            PacketFixture::answer(*packet, 3, QStringLiteral("nnnnn"));
            PacketFixture::submit(*packet, 3);
        }
        // One sample goes to others, another one gets a new discussion.
        ProjectFixture::check(
            RoundRepository(project).unassign(fixture.samples.at(0), fixture.lea));
        ProjectFixture::check(SampleRepository(project).setDiscussion(fixture.samples.at(1),
            {{QStringLiteral("A"), QStringLiteral("Another one."), {}}}, fixture.lea));
        const auto preview = inspectPacket(project, path);
        QVERIFY(preview);
        QCOMPARE(preview->refused(), 2);
        QCOMPARE(preview->fresh(), 5);
        QVERIFY(preview->rounds.at(0).refusal.contains(QStringLiteral("assignment")));
        QVERIFY(preview->rounds.at(1).refusal.contains(QStringLiteral("changed")));
        const QStringList before = PacketFixture::dump(project);
        const auto refused = packetFixture.merge({path});
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(refused.error().where.contains(QStringLiteral("sample 1")));
        QCOMPARE(PacketFixture::dump(project), before);
        QVERIFY(packetFixture.merge({path}, true));
        QCOMPARE(SampleRepository(project).rowAt(3)->answeredA, 5);
        QCOMPARE(SampleRepository(project).rowAt(2)->answeredA, 0);
        QVERIFY(checkProject(fixture.path())->problems.isEmpty());
    }

    void aClosedRoundTakesNothingMore()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        fixture.close(fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("nnnnn"));
        }
        QVERIFY(inspectPacket(fixture.database(), path)
                    ->rounds.at(0)
                    .refusal.contains(QStringLiteral("Both have submitted")));
    }

    void answersAfterASubmissionInTheProjectAreRefused()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"));
        fixture.submit(fixture.samples.at(0), fixture.ada);
        PacketFixture::tamper(path, {});
        {
            const auto packet = PacketFixture::open(path);
            QTRY_VERIFY(
                QDateTime::currentDateTimeUtc() > *fixture.round(fixture.samples.at(0)).submittedA);
            PacketFixture::answer(*packet, 1, QStringLiteral("n"));
        }
        QVERIFY(inspectPacket(fixture.database(), path)
                    ->rounds.at(0)
                    .refusal.contains(QStringLiteral("has already submitted it")));
    }

    void aSubmissionThatIsNotCompleteIsRefused()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("yyyyy"));
            PacketFixture::submit(*packet, 1);
        }
        // One answer made unsure, with seals that fit.
        PacketFixture::tamper(
            path, {QStringLiteral("UPDATE answer SET unsure = 1 WHERE id = 3")}, true);
        const auto preview = inspectPacket(fixture.database(), path);
        QVERIFY2(preview, preview ? "" : qPrintable(preview.error().sentence()));
        QVERIFY2(preview->rounds.at(0).refusal.contains(QLatin1Char('3')),
            qPrintable(preview->rounds.at(0).refusal));
        QVERIFY(!packetFixture.merge({path}));
        QCOMPARE(count(fixture.database(), "answer"), 0);
    }

    void allPacketsAreMergedOrNone()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString good = packetFixture.write(fixture.ada, QStringLiteral("good.tandem"));
        const QString bad = packetFixture.write(fixture.ben, QStringLiteral("bad.tandem"));
        for (const QString& path : {good, bad})
            PacketFixture::answer(*PacketFixture::open(path), 1, QStringLiteral("y"));
        PacketFixture::tamper(bad, {QStringLiteral("UPDATE answer SET value = 0")});
        const auto merged = packetFixture.merge({good, bad});
        QVERIFY(merged.error().sentence().contains(bad));
        QCOMPARE(count(fixture.database(), "answer"), 0);
        const auto cancelled = mergePackets(
            fixture.database(), {good}, {fixture.lea, false}, [](qint64, qint64) { return false; });
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    }

    void onlyALeadMerges()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        const auto merged = PacketFixture::merge(fixture.database(), {path}, fixture.ben);
        QCOMPARE(merged.error().code, ErrorCode::Refused);
    }

    void packetsFromElsewhereAreRefused()
    {
        ProjectFixture fixture;
        ProjectFixture other;
        PacketFixture packetFixture(fixture);
        PacketFixture elsewhere(other);
        const auto foreign = inspectPacket(fixture.database(), elsewhere.write(other.ada));
        QVERIFY(foreign.error().what.contains(QStringLiteral("another project")));
        // The project as it was before the packet was written.
        const auto before = packetFixture.copyOfProject(QStringLiteral("before.tandem"));
        const QString path = packetFixture.write(fixture.ada);
        const auto unknown = inspectPacket(*before, path);
        QVERIFY(unknown.error().what.contains(QStringLiteral("did not create")));
        QVERIFY(inspectPacket(fixture.database(), fixture.path()).error().what.size() > 0);
    }

    void smuggledRowsAreRefused_data()
    {
        QTest::addColumn<QStringList>("sql");
        QTest::addColumn<bool>("resealed");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, const QStringList& sql, bool resealed,
                             const char* word) {
            QTest::newRow(name) << sql << resealed << QString::fromLatin1(word);
        };
        const QString copy = QStringLiteral(
            "INSERT INTO answer SELECT 90, '%1', round_id, %2, item_id, 1, 0, 'x', at, 0"
            " FROM answer WHERE id = 2");
        const QString fresh = QStringLiteral("0192f0c0-0000-7000-8000-000000000001");
        row("an answer without a seal", {copy.arg(fresh).arg(1)}, false,
            "neither its person nor the project wrote");
        row("an answer of the partner's", {copy.arg(fresh).arg(2)}, false,
            "neither its person nor the project wrote");
        row("a sealed answer of the partner's",
            {copy.arg(fresh).arg(2),
                QStringLiteral("INSERT INTO packet_seal (kind, subject, at, seal)"
                               " SELECT 0, uuid, at, x'00' FROM answer WHERE id = 90")},
            true, "someone else");
        row("an answer that was brought along changed",
            {QStringLiteral("UPDATE answer SET value = 1 WHERE id = 1")}, false,
            "differs from the one in the project");
        row("another person", {QStringLiteral("UPDATE packet SET person_id = 2")}, true, "altered");
        row("another text, digest adjusted",
            {QStringLiteral("UPDATE setting SET value = 'x' WHERE key = 'guideline'")}, false,
            "texts");
        row("another secret", {QStringLiteral("UPDATE packet SET secret = zeroblob(32)")}, true,
            "texts");
        row("another packet's number", {QStringLiteral("UPDATE packet SET uuid = '%1'").arg(fresh)},
            true, "did not create");
        row("another project's number",
            {QStringLiteral("UPDATE packet SET project_uuid = '%1'").arg(fresh)}, true, "texts");
    }

    void smuggledRowsAreRefused()
    {
        QFETCH(const QStringList, sql);
        QFETCH(const bool, resealed);
        QFETCH(const QString, word);
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("n"));
        const QString path = packetFixture.write(fixture.ada);
        PacketFixture::answer(*PacketFixture::open(path), 1, QStringLiteral("-y"));
        PacketFixture::tamper(path, sql, resealed);
        const QStringList before = PacketFixture::dump(fixture.database());
        const auto merged = packetFixture.merge({path}, true);
        QVERIFY(!merged);
        QVERIFY2(merged.error().sentence().contains(word), qPrintable(merged.error().sentence()));
        QVERIFY(merged.error().sentence().startsWith(path));
        QVERIFY(!merged.error().remedy.isEmpty());
        QCOMPARE(PacketFixture::dump(fixture.database()), before);
    }

    void aUuidThatMeansSomethingElseHereIsRefused()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        PacketFixture::answer(*PacketFixture::open(path), 1, QStringLiteral("y"));
        fixture.answer(fixture.samples.at(1), fixture.ben, QStringLiteral("y"));
        const QString taken =
            fixture.database().scalar(QStringLiteral("SELECT uuid FROM answer"))->toString();
        PacketFixture::tamper(path,
            {QStringLiteral("UPDATE answer SET uuid = '%1'").arg(taken),
                QStringLiteral("UPDATE packet_seal SET subject = '%1'").arg(taken)},
            true);
        const auto merged = packetFixture.merge({path});
        QVERIFY(
            merged.error().what.contains(QStringLiteral("differs from the one in the project")));
    }

    void aMergeDoesNotTouchThePacket()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        PacketFixture::answer(*PacketFixture::open(path), 1, QStringLiteral("y"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        file.close();
        QVERIFY(packetFixture.merge({path}));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll() == before);
        QVERIFY(!QFile::exists(path + QStringLiteral("-wal")));
    }
};

TANDEM_TEST(TestPacketMerge, QCoreApplication)
#include "tst_packetmerge.moc"
