#include "storage/packets/packetwriter.h"

#include "expertproject.h"
#include "packetfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/packets/packetinfo.h"
#include "storage/packets/packetreader.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"

#include <QStringEncoder>
#include <QTest>

using namespace tandem;

namespace {

const QString kNote = QStringLiteral("Quagga Okapi 7193");
const QString kWork = QStringLiteral("Numbat Wombat 3371");
const QString kCheck = QStringLiteral("Axolotl Tapir 5527");
constexpr qint64 kDuration = 0x4D5A7B9C31;

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// The forms in which a text or number could stand in a file.
QList<QByteArray> formsOf(const QString& text)
{
    return {text.toUtf8(), QStringEncoder(QStringEncoder::Utf16LE)(text),
        QStringEncoder(QStringEncoder::Utf16BE)(text), text.toLower().toUtf8(),
        text.section(u' ', 0, 0).toLower().toUtf8()};
}

void verifyNothingOf(const QByteArray& bytes, const QStringList& texts)
{
    for (const QString& text : texts) {
        for (const QByteArray& form : formsOf(text))
            QVERIFY2(!bytes.contains(form), qPrintable(text));
    }
    QVERIFY(!bytes.contains(QByteArray::fromHex("4D5A7B9C31")));
}

/// What is wrong with a refusal in a packet; empty where it is one and says so.
template <typename T>
QString refusal(const Expected<T>& result)
{
    if (result)
        return QStringLiteral("not refused");
    const bool says = result.error().code == ErrorCode::Refused &&
                      result.error().sentence().contains(QStringLiteral("packet"));
    return says ? QString() : result.error().sentence() + result.error().detail;
}

/// Everything that Ben could say, said in unmistakable words; returns the UUIDs of his rows.
QStringList letBenSpeak(ProjectFixture& fixture, PacketFixture& packetFixture)
{
    Database& project = fixture.database();
    fixture.answer(fixture.samples.at(0), fixture.ben, QStringLiteral("ynyny"), kNote, kDuration);
    fixture.submit(fixture.samples.at(0), fixture.ben);
    fixture.answer(fixture.samples.at(1), fixture.ben, QStringLiteral("nn"), kNote, kDuration);
    const Round opinions = packetFixture.askAboutOpinions(fixture.samples.at(2));
    PacketFixture::write(project, opinions.id, fixture.ben, 2, kWork);
    ProjectFixture::check(Journal(project).append(
        QStringLiteral("note"), fixture.ben, kNote, {{QStringLiteral("text"), kNote}}));
    QStringList uuids;
    for (const char* table : {"answer", "opinion_work"}) {
        Statement rows(project,
            QStringLiteral("SELECT uuid FROM %1 WHERE person_id = ?").arg(QLatin1String(table)),
            {fixture.ben.value});
        while (rows.next())
            uuids.append(rows.text(0));
    }
    return uuids;
}

} // namespace

/// What a packet holds, what it does not, and what can be done in it.
class TestPacketWriter : public QObject
{
    Q_OBJECT

private slots:
    void aPacketIsAProjectWithOnePersonsShare()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        fixture.addSample({QStringLiteral("Nobody's"), {}, {}, {QStringLiteral("p")}, {}}, false);
        fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yn"));
        const QString path = packetFixture.write(fixture.ada);
        const auto packet = PacketFixture::open(path);
        const auto info = *ProjectFixture::take(packetInfo(*packet));
        QCOMPARE(info.personName, QStringLiteral("Ada"));
        QCOMPARE(info.projectName, QStringLiteral("Fixture"));
        QCOMPARE(info.rounds, 3);
        QCOMPARE(info.submitted, 0);
        QCOMPARE(*SampleRepository(*packet).count(), 3);
        QCOMPARE(SampleRepository(*packet).rowAt(2)->answeredBy(info.person), 2);
        QCOMPARE(PeopleRepository(*packet).all()->size(), 2);
        QVERIFY(checkProject(path)->problems.isEmpty());
        QVERIFY(!*packetInfo(fixture.database()));
    }

    void aSampleThatWaitsForADiscussionIsInNoPacket()
    {
        ProjectFixture fixture(1);
        PacketFixture packetFixture(fixture);
        // In a packet nobody can write the discussion.
        fixture.addSample({QStringLiteral("Silent"), {}, {}, {QStringLiteral("p")}, {}}, true);
        const auto packet = PacketFixture::open(packetFixture.write(fixture.ada));
        QCOMPARE((*ProjectFixture::take(packetInfo(*packet))).rounds, 1);
        QCOMPARE(*SampleRepository(*packet).count(), 1);
    }

    void aPacketHoldsTheChosenSamplesOnly()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const auto packet = PacketFixture::open(packetFixture.write(
            fixture.ada, QStringLiteral("one.tandem"), {fixture.samples.at(2)}));
        QCOMPARE(*SampleRepository(*packet).count(), 1);
        QCOMPARE(SampleRepository(*packet).rowAt(3)->title, QStringLiteral("Sample 3"));
    }

    void samplesKeepTheNumbersThatTheyHaveInTheProject()
    {
        ProjectFixture fixture(5);
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada, QStringLiteral("some.tandem"),
            {fixture.samples.at(1), fixture.samples.at(4)});
        const auto packet = PacketFixture::open(path);
        SampleRepository samples(*packet);
        QCOMPARE(*samples.count(), 2);
        const auto rows = ProjectFixture::take(samples.rows(1, 10));
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(0).position, 2);
        QCOMPARE(rows.at(1).position, 5);
        QCOMPARE(samples.rows(2, 10)->constFirst().position, 5);
        QCOMPARE(*samples.placeInUse(5), 2);
        QVERIFY(checkProject(path)->problems.isEmpty());
    }

    void factsAndOpinionsComeAlong()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        packetFixture.askAboutFacts(fixture.samples.at(0), 4);
        packetFixture.askAboutOpinions(fixture.samples.at(1));
        const QString path = packetFixture.write(fixture.ada);
        const auto packet = PacketFixture::open(path);
        const SampleRow facts = *SampleRepository(*packet).rowAt(1, Step::KeyFacts);
        QCOMPARE(facts.items, 4);
        QCOMPARE(itemsOf(*packet, facts.id, Step::KeyFacts)->at(2).paragraph, 2);
        const Round opinions = PacketFixture::round(*packet, 2, Step::Opinions);
        QCOMPARE(OpinionRepository(*packet).authors(opinions.id)->size(), 2);
        QVERIFY(checkProject(path)->problems.isEmpty());
    }

    void aPacketHoldsNoByteOfWhatThePartnerSaid()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QStringList uuids = letBenSpeak(fixture, packetFixture);
        QVERIFY(uuids.size() > 7);
        const QString path = packetFixture.write(fixture.ada);
        verifyNothingOf(contentsOf(path), QStringList{kNote, kWork} + uuids);
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("yyyyy"));
            PacketFixture::submit(*packet, 1);
            PacketFixture::takeBack(*packet, 1);
            PacketFixture::answer(*packet, 1, QStringLiteral("n"));
            QVERIFY(!PacketFixture::round(*packet, 1).isClosed());
        }
        QVERIFY(!QFile::exists(path + QStringLiteral("-wal")));
        verifyNothingOf(contentsOf(path), QStringList{kNote, kWork} + uuids);
    }

    void packetsOfProjectsThatDifferInThePartnersAnswersAreEqual()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yn"));
        const auto round = packetFixture.askAboutOpinions(fixture.samples.at(2));
        const auto other = packetFixture.copyOfProject(QStringLiteral("copy.tandem"));
        fixture.answer(
            fixture.samples.at(0), fixture.ben, QStringLiteral("ynyny"), kNote, kDuration);
        fixture.submit(fixture.samples.at(0), fixture.ben);
        fixture.answer(fixture.samples.at(1), fixture.ben, QStringLiteral("nnyyn"));
        PacketFixture::write(fixture.database(), round.id, fixture.ben, 2, kWork);
        const PacketStamp stamp{newOpinionUuid(), QByteArray(32, 'k'), 1'700'000'000'000};
        const auto packetOf = [&](Database& project, const QString& name) {
            const auto draft =
                PacketDraft::make(project, {fixture.ada, {}}, packetFixture.path(name), stamp);
            ProjectFixture::take((*draft)->finish());
            return contentsOf(packetFixture.path(name));
        };
        const QByteArray one = packetOf(fixture.database(), QStringLiteral("one.tandem"));
        const QByteArray two = packetOf(*other, QStringLiteral("two.tandem"));
        QVERIFY(one.size() > 100'000);
        QVERIFY(one == two);
    }

    void casesEvaluationsAndReviewsStayInTheProject()
    {
        ProjectFixture fixture(1);
        const auto made = addExpertProject(fixture.database(), 2);
        ProjectFixture::check(ReviewRepository(fixture.database())
                                  .give(made.evaluations.first(), fixture.ada,
                                      {expert::DecisionKind::Match, expert::Side::Expected, 0},
                                      {expert::Stance::Agree, {}, kNote}, kDuration));
        PacketFixture packetFixture(fixture);
        const QString path = packetFixture.write(fixture.ada);
        verifyNothingOf(contentsOf(path), {QStringLiteral("Reedbed"), kNote});
        QVERIFY(readPacketFile(path));
        const auto packet = PacketFixture::open(path);
        QCOMPARE(*CaseRepository(*packet).count(), 0);
        QVERIFY(EvaluationRepository(*packet).sets()->isEmpty());
        QCOMPARE(refusal(CaseRepository(*packet).add(sixBySixCase())), QString());
    }

    void writtenOpinionsOfThePartnerComeOnlyToBeChecked()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        Database& project = fixture.database();
        const Round round = packetFixture.askAboutOpinions(fixture.samples.at(0));
        PacketFixture::write(project, round.id, fixture.ada, 1, QStringLiteral("Ada's"));
        PacketFixture::write(project, round.id, fixture.ben, 2, kNote);
        PacketFixture::write(project, round.id, fixture.ben, 2, kWork);
        RoundRepository rounds(project);
        ProjectFixture::take(rounds.submit(round.id, fixture.ben));
        verifyNothingOf(contentsOf(packetFixture.write(fixture.ada, QStringLiteral("1.tandem"))),
            {kNote, kWork});
        ProjectFixture::take(rounds.submit(round.id, fixture.ada));
        const QString path = packetFixture.write(fixture.ada, QStringLiteral("2.tandem"));
        // What was submitted is there, the draft before it is not.
        verifyNothingOf(contentsOf(path), {kNote});
        QVERIFY(contentsOf(path).contains(kWork.toUtf8()));
        QVERIFY(checkProject(path)->problems.isEmpty());
        const auto packet = PacketFixture::open(path);
        const Round closed = PacketFixture::round(*packet, 1, Step::Opinions);
        QVERIFY(closed.isClosed());
        QCOMPARE(OpinionChecks(*packet).opinions(closed.id)->size(), 2);
    }

    void onlyItsPersonActsInAPacket()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const auto packet = PacketFixture::open(packetFixture.write(fixture.ada));
        const Round round = PacketFixture::round(*packet, 1);
        const auto item = itemsOf(*packet, round.sample, Step::Paragraphs)->first().id;
        const PersonId ben = PeopleRepository(*packet).byName(QStringLiteral("Ben"))->id;
        const auto answered =
            AnswerRepository(*packet).record({round.id, ben, item, {YesNo::Yes, false, {}}, 0});
        QCOMPARE(answered.error().code, ErrorCode::Refused);
        QVERIFY(answered.error().what.contains(QStringLiteral("someone else")));
    }

    void whatIsNoAnnotationIsRefusedInAPacket()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        // Even to a lead.
        const SampleId sample =
            fixture.addSample({QStringLiteral("Lea's"), {}, {}, {QStringLiteral("p")},
                                  {{QStringLiteral("A"), QStringLiteral("b")}}},
                false);
        ProjectFixture::take(RoundRepository(fixture.database())
                                 .assign(sample, {fixture.lea, fixture.ada}, fixture.lea));
        const QString path = packetFixture.write(fixture.lea);
        const auto packet = PacketFixture::open(path);
        const PersonId lea = PacketFixture::owner(*packet);
        const Round round = PacketFixture::round(*packet, 4);
        const PersonId ada = round.pair.b;
        RoundRepository rounds(*packet);
        QCOMPARE(refusal(rounds.assign(round.sample, {ada, lea}, lea, Step::Opinions)), QString());
        QCOMPARE(refusal(rounds.unassign(round.sample, lea)), QString());
        QCOMPARE(
            refusal(PeopleRepository(*packet).add(QStringLiteral("Eve"), Role::Lead)), QString());
        QCOMPARE(
            refusal(SampleRecords(*packet).addArticle({{}, {}, {}, {QStringLiteral("x")}, {}})),
            QString());
        QCOMPARE(refusal(SampleRepository(*packet).setDiscussion(
                     round.sample, {{QStringLiteral("A"), QStringLiteral("b"), {}}}, lea)),
            QString());
        ProjectSettings settings = *SettingsRepository(*packet).load();
        settings.name = QStringLiteral("x");
        QCOMPARE(refusal(SettingsRepository(*packet).save(settings, lea)), QString());
        QCOMPARE(
            refusal(writePacket(*packet, {lea, {}}, packetFixture.path(QStringLiteral("x")), lea)),
            QString());
        QCOMPARE(refusal(mergePackets(*packet, {path}, {lea, false})), QString());
        QCOMPARE(refusal(packet->run(
                     QStringLiteral("UPDATE round SET settled_at = 1, settled_rule = 0"))),
            QString());
        QCOMPARE(
            refusal(packet->run(QStringLiteral("UPDATE round SET handed_in_b = 1"))), QString());
        QCOMPARE(refusal(packet->run(QStringLiteral("DELETE FROM packet"))), QString());
        PacketFixture::answer(*packet, 4, QStringLiteral("y"));
        QCOMPARE(refusal(packet->run(QStringLiteral("DELETE FROM packet_seal"))), QString());
    }

    void aPacketIsNotWrittenWhereItCannotBe()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const auto attempt = [&](PersonId person, const QString& path, PersonId by) {
            return writePacket(fixture.database(), {person, {}}, path, by);
        };
        const QString free = packetFixture.path(QStringLiteral("free.tandem"));
        QCOMPARE(attempt(fixture.lea, free, fixture.lea).error().code, ErrorCode::Refused);
        QCOMPARE(attempt(fixture.ada, free, fixture.ben).error().code, ErrorCode::Refused);
        QCOMPARE(
            attempt(fixture.ada, packetFixture.path(QStringLiteral("no/where.tandem")), fixture.lea)
                .error()
                .code,
            ErrorCode::NotWritable);
        const QString taken = packetFixture.write(fixture.ada);
        QCOMPARE(attempt(fixture.ada, taken, fixture.lea).error().code, ErrorCode::Refused);
        const auto cancelled = writePacket(fixture.database(), {fixture.ada, {}}, free, fixture.lea,
            [](qint64, qint64) { return false; });
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        // Nothing is left behind but the packet that was written.
        QCOMPARE(QDir(packetFixture.path(QString())).entryList(QDir::Files).size(), 1);
    }

    void namesOfPacketsDoNotCollide()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        const QString folder = QFileInfo(packetFixture.path(QStringLiteral("x"))).path();
        const QString first = suggestedPacketPath(
            QStringLiteral("/somewhere/Study.tandem"), folder, QStringLiteral("A/da"));
        QCOMPARE(QFileInfo(first).fileName(), QStringLiteral("Study-A_da.tandem"));
        packetFixture.write(fixture.ada, QFileInfo(first).fileName());
        QCOMPARE(QFileInfo(suggestedPacketPath(QStringLiteral("/somewhere/Study.tandem"), folder,
                               QStringLiteral("A/da")))
                     .fileName(),
            QStringLiteral("Study-A_da 2.tandem"));
    }

    void eachPacketIsRememberedInTheProject()
    {
        ProjectFixture fixture;
        PacketFixture packetFixture(fixture);
        packetFixture.write(fixture.ada, QStringLiteral("a.tandem"));
        packetFixture.write(fixture.ben, QStringLiteral("b.tandem"));
        QCOMPARE(
            fixture.database().scalar(QStringLiteral("SELECT count(*) FROM packet_out"))->toInt(),
            2);
        QVERIFY(checkProject(fixture.path())->problems.isEmpty());
    }
};

TANDEM_TEST(TestPacketWriter, QCoreApplication)
#include "tst_packetwriter.moc"
