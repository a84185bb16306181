#include "storage/packets/packetcopy.h"

#include "models/studies/designjson.h"
#include "packetfixture.h"
#include "ratedproject.h"
#include "storage/check/projectcheck.h"
#include "storage/database/rows.h"
#include "storage/packets/packetinfo.h"
#include "storage/packets/packetreader.h"
#include "testmain.h"

#include <QStringEncoder>
#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

constexpr qint64 kTime = 1'800'000'000'000;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// The first of the words that the bytes hold, in any case and encoding; empty: none.
QString foundIn(const QByteArray& bytes, const QStringList& words)
{
    const QByteArray lower = bytes.toLower();
    for (const QString& word : words) {
        for (const QByteArray& form :
            {word.toLower().toUtf8(), QByteArray(QStringEncoder(QStringEncoder::Utf16LE)(word)),
                QByteArray(QStringEncoder(QStringEncoder::Utf16BE)(word))}) {
            if (lower.contains(form.toLower()))
                return word;
        }
    }
    return {};
}

/// The one rater of a packet.
RaterId raterIn(Database& packet)
{
    return RaterId{ProjectFixture::take(packet.scalar(QStringLiteral("SELECT id FROM study_rater")))
                       .toLongLong()};
}

Task taskIn(Database& packet)
{
    return ProjectFixture::take(StudyAnswerRepository(packet).task(raterIn(packet)));
}

Expected<KeptSubmission> tell(Database& packet, const Submission& told)
{
    return StudyAnswerRepository(packet).keep(raterIn(packet), told, SubmissionChannel::Page);
}

/// The rater says so of the turn at `place`, a moment after `kTime`.
void answerIn(Database& packet, int place, const QString& value, qint64 after = 0)
{
    const Task task = taskIn(packet);
    ProjectFixture::take(
        tell(packet, {{{newUuid(), task.turns.at(place).id, task.questions.first().name, value,
                          kTime + after, 1200}},
                         {}}));
}
void tellIn(Database& packet, RaterEvent::Kind kind, qint64 after)
{
    ProjectFixture::take(tell(packet, {{}, {{newUuid(), kind, kTime + after}}}));
}
void answerAllIn(Database& packet, const QString& value = QStringLiteral("1"))
{
    for (int place = 0; place < int(taskIn(packet).turns.size()); ++place)
        answerIn(packet, place, value, place * 1000);
}

/// Everything that the rater said, as the project has it.
Submission toldTo(RatedProject& rated, RaterId rater)
{
    return rated.task(rater).given;
}

} // namespace

/// Packets that bring raters their studies, and their answers back.
class TestStudyPackets : public QObject
{
    Q_OBJECT

private slots:
    void aPacketHasTheTaskAsTheProjectShowsIt()
    {
        RatedProject rated;
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        const auto packet = PacketFixture::open(path);
        QCOMPARE(taskIn(*packet).turns, rated.task(rated.ada).turns);
        QCOMPARE(taskToJson(taskIn(*packet)), taskToJson(rated.task(rated.ada)));
        const auto info = *ProjectFixture::take(packetInfo(*packet));
        QCOMPARE(info.studies, 1);
        QCOMPARE(info.rounds, 0);
        QCOMPARE(checkProject(path)->problems, QStringList());
        QCOMPARE(checkProject(rated.project.path())->problems, QStringList());
    }

    void itsBytesTellNothingThatARaterMustNotSee()
    {
        RatedProject rated(Kind::Pairwise, 12);
        // What the others say stays out, too.
        Design asking = designTemplate(Kind::Own);
        Question why;
        why.name = QStringLiteral("why");
        why.text = QStringLiteral("Why?");
        why.kind = Question::Kind::Text;
        asking.questions.append(why);
        asking.seed = RatedProject::kSeed;
        const StudyId other = rated.add(QStringLiteral("Zorilla two"), asking, 3);
        const RaterId ben = rated.raterOf(other, rated.project.ben);
        const Task bens = rated.task(ben);
        const QString uuid = newUuid();
        ProjectFixture::take(StudyAnswerRepository(rated.database())
                                 .keep(ben,
                                     {{{uuid, bens.turns.first().id, QStringLiteral("why"),
                                          QStringLiteral("Echidna"), kTime, 0x4D5A7B9C31}},
                                         {}},
                                     SubmissionChannel::File));
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        QStringList secrets = RatedProject::secrets();
        secrets << QStringLiteral("Echidna") << uuid << bens.rater << bens.turns.first().id
                << QStringLiteral("failed_checks\":7");
        secrets += ProjectFixture::take(
            valuesOf<QString>(rated.database(), QStringLiteral("SELECT uuid FROM study_item"), {}));
        QCOMPARE(foundIn(bytesOf(path), secrets), QString());
        QVERIFY(!bytesOf(path).contains(QByteArray::fromHex("4D5A7B9C31")));
        QVERIFY(bytesOf(path).contains("Seen output"));
        {
            const auto packet = PacketFixture::open(path);
            ProjectFixture::check(packet->run(QStringLiteral("VACUUM")));
            QCOMPARE(ProjectFixture::take(
                         packet->scalar(QStringLiteral("SELECT count(*) FROM study_source"))),
                QVariant(0));
        }
        QCOMPARE(foundIn(bytesOf(path), secrets), QString());
    }

    void nothingInItTellsWhichSideIsWhose()
    {
        // With the sides the other way round in the project, the packet differs in nothing but the
        // texts where they stand.
        RatedProject rated(Kind::Pairwise, 8);
        PacketFixture packetFixture(rated.project);
        const auto packet = PacketFixture::open(packetFixture.write(rated.project.ada));
        QCOMPARE(ProjectFixture::take(packet->scalar(
                     QStringLiteral("SELECT count(*) FROM study_turn WHERE swapped <> 0"))),
            QVariant(0));
        QCOMPARE(ProjectFixture::take(packet->scalar(QStringLiteral(
                     "SELECT count(*) FROM study_item i JOIN study_turn t ON t.item_id = i.id"
                     " WHERE i.name <> t.uuid OR i.uuid <> t.uuid OR i.position <> t.position"
                     " OR i.id <> t.id OR i.at <> 0 OR t.at <> 0 OR i.kind = 2"))),
            QVariant(0));
        const auto projectSwaps = ProjectFixture::take(rated.database().scalar(
            QStringLiteral("SELECT count(*) FROM study_turn WHERE swapped = 1 AND rater_id = %1")
                .arg(rated.ada.value)));
        QVERIFY(projectSwaps.toInt() > 0);
        const QList<TaskTurn> turns = taskIn(*packet).turns;
        for (const TaskTurn& turn : turns)
            QCOMPARE(turn.fields.last().side, 2);
    }

    void answersComeBackOfTheItemsOwnSides()
    {
        RatedProject rated(Kind::Pairwise, 8);
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        {
            const auto packet = PacketFixture::open(path);
            // Always the side that is shown with the item's first text.
            for (int place = 0; place < 8; ++place) {
                const TaskTurn turn = taskIn(*packet).turns.at(place);
                const auto first = std::find_if(turn.fields.begin(), turn.fields.end(),
                    [](const Field& field) { return field.side > 0 && field.text.endsWith(u'1'); });
                answerIn(*packet, place, QString::number(first->side), place * 1000);
            }
            tellIn(*packet, RaterEvent::Kind::Submitted, 20'000);
        }
        const StudyMerge preview =
            ProjectFixture::take(inspectPacket(rated.database(), path)).studies.first();
        QCOMPARE(preview.name, QStringLiteral("Zorilla study"));
        QCOMPARE(preview.fresh, 8); // the submission is no answer
        QVERIFY(preview.handsIn);
        QCOMPARE(toldTo(rated, rated.ada), Submission());
        const auto merged = ProjectFixture::take(packetFixture.merge({path}));
        QCOMPARE(merged.first().fresh(), 8);
        QCOMPARE(merged.first().handIns(), 1);
        QCOMPARE(rated.state(rated.ada), RaterState::Submitted);
        rated.close(rated.study);
        const auto records = ProjectFixture::take(
            StudyGate(rated.database()).records(rated.study, RaterNames::Real));
        QCOMPARE(records.size(), 8);
        for (const StudyAnswerRecord& record : records) {
            QCOMPARE(record.value, QStringLiteral("1"));
            QCOMPARE(record.durationMs, 1200);
            QCOMPARE(record.rater.name, QStringLiteral("Ada"));
        }
        QCOMPARE(checkProject(rated.project.path())->problems, QStringList());
    }

    void mergedTwiceAndInAnyOrderItCountsOnce()
    {
        RatedProject rated;
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        const QString early = packetFixture.path(QStringLiteral("early.tandem"));
        answerIn(*PacketFixture::open(path), 0, QStringLiteral("1"));
        QVERIFY(QFile::copy(path, early));
        answerIn(*PacketFixture::open(path), 0, QStringLiteral("2"), 1000);
        answerIn(*PacketFixture::open(path), 1, QStringLiteral("tie"), 2000);
        const auto other = packetFixture.copyOfProject(QStringLiteral("other.tandem"));
        ProjectFixture::take(packetFixture.merge({early, path, early, path}));
        QVERIFY(!ProjectFixture::take(inspectPacket(rated.database(), path)).changesSomething());
        ProjectFixture::take(PacketFixture::merge(*other, {path, early}, rated.project.lea));
        const Submission one = toldTo(rated, rated.ada);
        QCOMPARE(one.rows.size(), 3);
        QCOMPARE(ProjectFixture::take(StudyAnswerRepository(*other).task(rated.ada)).given, one);
    }

    void whatWasSaidBeforeComesAlongAndCanBeChanged()
    {
        RatedProject rated;
        const Task task = rated.task(rated.ada);
        ProjectFixture::take(
            StudyAnswerRepository(rated.database())
                .keep(rated.ada,
                    {{{newUuid(), task.turns.first().id, task.questions.first().name,
                         QStringLiteral("tie"), kTime - 5000, 10}},
                        {}},
                    SubmissionChannel::Page));
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        {
            const auto packet = PacketFixture::open(path);
            QCOMPARE(taskIn(*packet).given.rows.size(), 1);
            answerIn(*packet, 0, QStringLiteral("2"));
        }
        ProjectFixture::take(packetFixture.merge({path}));
        QCOMPARE(toldTo(rated, rated.ada).rows.last().value, QStringLiteral("2"));
        QCOMPARE(toldTo(rated, rated.ada).rows.size(), 2);
    }

    void whatIsAlteredIsRefused_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("value") << QStringLiteral("UPDATE study_answer SET value = '2'");
        QTest::newRow("time") << QStringLiteral("UPDATE study_answer SET at = at + 1");
        QTest::newRow("gone") << QStringLiteral("DELETE FROM study_answer WHERE id = 2");
        QTest::newRow("text") << QStringLiteral(
            "UPDATE study_item SET text = 'Other' WHERE id = 1");
        QTest::newRow("sides") << QStringLiteral("UPDATE study_turn SET swapped = 1 WHERE id = 2");
        QTest::newRow("design") << QStringLiteral("UPDATE study_version SET design = '{}'");
        QTest::newRow("rater") << QStringLiteral(
            "UPDATE study_rater SET uuid = '11111111-2222-4333-8444-555555555555'");
        QTest::newRow("added") << QStringLiteral(
            "INSERT INTO study_event VALUES (9, '11111111-2222-4333-8444-555555555555', 1, 1,"
            " 'withdrawn', NULL, 1800000000000, '{}')");
        QTest::newRow("source") << QStringLiteral(
            "INSERT INTO study_source VALUES (1, '', '', '', '', '{}', '{}')");
    }
    void whatIsAlteredIsRefused()
    {
        QFETCH(QString, statement);
        RatedProject rated;
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        answerAllIn(*PacketFixture::open(path));
        PacketFixture::tamper(path, {statement});
        const auto merged = packetFixture.merge({path});
        QVERIFY(!merged);
        QCOMPARE(merged.error().code, ErrorCode::Refused);
        QVERIFY2(merged.error().what.contains(QStringLiteral("altered")),
            qPrintable(merged.error().sentence()));
        QCOMPARE(toldTo(rated, rated.ada), Submission());
    }

    void withSealsMadeAnewAnotherRatersTurnIsRefusedAllTheSame()
    {
        RatedProject rated;
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        answerIn(*PacketFixture::open(path), 0, QStringLiteral("1"));
        PacketFixture::tamper(
            path, {QStringLiteral("UPDATE study_answer SET value = 'elephant'")}, true);
        const auto merged = packetFixture.merge({path});
        QVERIFY(!merged);
        QVERIFY(merged.error().sentence().contains(QStringLiteral("elephant")));
    }

    void whoWithdrawsInThePacketIsErasedThereAndInTheProject()
    {
        RatedProject rated(Kind::Verdict, 3);
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        const QString before = packetFixture.path(QStringLiteral("before.tandem"));
        {
            const auto packet = PacketFixture::open(path);
            const Task task = taskIn(*packet);
            ProjectFixture::take(
                tell(*packet, {{{newUuid(), task.turns.first().id, QStringLiteral("note"),
                                   QStringLiteral("Fossa speaks"), kTime, 5}},
                                  {}}));
        }
        QVERIFY(QFile::copy(path, before));
        ProjectFixture::take(packetFixture.merge({before}));
        QCOMPARE(toldTo(rated, rated.ada).rows.size(), 1);
        tellIn(*PacketFixture::open(path), RaterEvent::Kind::Withdrawn, 1000);
        QCOMPARE(foundIn(bytesOf(path), {QStringLiteral("Fossa")}), QString());
        QVERIFY(!tell(*PacketFixture::open(path),
            {{}, {{newUuid(), RaterEvent::Kind::Submitted, kTime + 3000}}}));
        QVERIFY(
            ProjectFixture::take(inspectPacket(rated.database(), path)).studies.first().withdraws);
        ProjectFixture::take(packetFixture.merge({path}));
        QCOMPARE(rated.state(rated.ada), RaterState::Withdrawn);
        QCOMPARE(ProjectFixture::take(
                     rated.database().scalar(QStringLiteral("SELECT count(*) FROM study_answer"))),
            QVariant(0));
        // Again, and with what was said before: nothing of it comes back.
        QVERIFY(!ProjectFixture::take(packetFixture.merge({path})).first().changesSomething());
        const auto replayed = packetFixture.merge({before});
        QVERIFY(!replayed);
        QVERIFY(replayed.error().sentence().contains(QStringLiteral("withdrawn")));
        QCOMPARE(checkProject(path)->problems, QStringList());
        QCOMPARE(checkProject(rated.project.path())->problems, QStringList());
    }

    void whoWithdrewInTheProjectStaysSoWhateverComes()
    {
        RatedProject rated;
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        answerAllIn(*PacketFixture::open(path));
        ProjectFixture::take(
            StudyAnswerRepository(rated.database()).withdraw(rated.ada, rated.project.lea));
        const auto merged = packetFixture.merge({path});
        QVERIFY(!merged);
        QVERIFY(merged.error().sentence().contains(QStringLiteral("withdrawn")));
        const auto rest = ProjectFixture::take(packetFixture.merge({path}, true));
        QCOMPARE(rest.first().fresh(), 0);
        QCOMPARE(ProjectFixture::take(
                     rated.database().scalar(QStringLiteral("SELECT count(*) FROM study_answer"))),
            QVariant(0));
    }

    void afterTheCloseOnlyWhatWasReleasedIsTakenAsLate()
    {
        RatedProject rated;
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        answerAllIn(*PacketFixture::open(path));
        rated.close(rated.study);
        const StudyMerge preview =
            ProjectFixture::take(inspectPacket(rated.database(), path)).studies.first();
        QCOMPARE(preview.late, 4);
        ProjectFixture::take(packetFixture.merge({path}));
        const auto records = ProjectFixture::take(StudyGate(rated.database()).records(rated.study));
        QVERIFY(!records.isEmpty());
        for (const StudyAnswerRecord& record : records) {
            QCOMPARE(record.lateness, AnswerLateness::Closed);
            QVERIFY(!record.isCurrent);
        }
    }

    void itFreezesTheVersionAndKeepsTheTurns()
    {
        RatedProject rated;
        PacketFixture packetFixture(rated.project);
        packetFixture.write(rated.project.ada);
        const Task before = rated.task(rated.ada);
        Design other = designTemplate(Kind::Pairwise);
        other.title = QStringLiteral("Another title");
        ProjectFixture::take(
            StudyRepository(rated.database()).changeDesign(rated.study, other, rated.project.lea));
        (void)StudyRaterRepository(rated.database()).assign(rated.study, rated.project.lea);
        QCOMPARE(rated.task(rated.ada).title, before.title);
        QCOMPARE(rated.task(rated.ada).turns, before.turns);
    }

    void onlyItsRaterSpeaksInItAndNothingElseComesIn()
    {
        RatedProject rated;
        PacketFixture packetFixture(rated.project);
        const auto packet = PacketFixture::open(packetFixture.write(rated.project.ada));
        const auto refused = [](const auto& result) {
            return !result && result.error().code == ErrorCode::Refused;
        };
        QVERIFY(refused(
            StudyRepository(*packet).create(QStringLiteral("x"), designTemplate(Kind::Own), {})));
        QVERIFY(refused(packet->run(QStringLiteral(
            "INSERT INTO study_event VALUES (9, 'u', 1, NULL, 'closed', NULL, 1, '{}')"))));
        QVERIFY(refused(packet->run(QStringLiteral(
            "INSERT INTO study_event VALUES (9, 'u', 1, 1, 'replaced', NULL, 1, '{}')"))));
        QVERIFY(refused(packet->run(QStringLiteral("UPDATE packet_seal SET at = 1"))) ||
                ProjectFixture::take(packet->scalar(
                    QStringLiteral("SELECT count(*) FROM packet_seal"))) == QVariant(0));
    }

    void whoRatesNothingAndLabelsNothingGetsNoPacket()
    {
        RatedProject rated;
        PacketFixture packetFixture(rated.project);
        const auto nothing = writePacket(rated.database(), {rated.project.lea, {}},
            packetFixture.path(QStringLiteral("x.tandem")), rated.project.lea);
        QCOMPARE(nothing.error().code, ErrorCode::Refused);
        rated.close(rated.study);
        QVERIFY(ProjectFixture::take(packetRaters(rated.database(), rated.project.ada)).isEmpty());
    }

    void annotatorsAndRatersShareOnePacket()
    {
        RatedProject rated;
        rated.project.addSample(
            {QStringLiteral("Ships"), {}, {}, {QStringLiteral("p"), QStringLiteral("q")},
                {{QStringLiteral("A"), QStringLiteral("b")}}},
            true);
        PacketFixture packetFixture(rated.project);
        const QString path = packetFixture.write(rated.project.ada);
        {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, 1, QStringLiteral("yn"));
            answerAllIn(*packet, QStringLiteral("2"));
            PacketFixture::submit(*packet, 1);
        }
        const auto merged = ProjectFixture::take(packetFixture.merge({path})).first();
        QCOMPARE(merged.fresh(), 6);
        QCOMPARE(merged.handIns(), 1);
        QCOMPARE(merged.studies.first().fresh, 4);
    }
};

TANDEM_TEST(TestStudyPackets, QCoreApplication)
#include "tst_studypackets.moc"
