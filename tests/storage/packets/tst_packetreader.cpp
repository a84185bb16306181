#include "storage/packets/packetreader.h"

#include "manyviews.h"
#include "packetfixture.h"
#include "storage/packets/packetfile.h"
#include "testmain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace tandem;

namespace {

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

void overwrite(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

/// Packets that came a long way: whatever arrives is read or refused with a reason.
class TestPacketReader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        fixture = std::make_unique<ProjectFixture>(2);
        packetFixture = std::make_unique<PacketFixture>(*fixture);
        fixture->answer(fixture->samples.at(1), fixture->ada, QStringLiteral("n"));
        original = packetFixture->write(fixture->ada, QStringLiteral("original.tandem"));
        const auto packet = PacketFixture::open(original);
        PacketFixture::answer(*packet, 1, QStringLiteral("yynny"));
        PacketFixture::submit(*packet, 1);
    }

    void init()
    {
        path = packetFixture->path(QStringLiteral("arrived.tandem"));
        QFile::remove(path);
        QVERIFY(QFile::copy(original, path));
    }

    void aPacketIsReadWithItsWork()
    {
        const auto packet = readPacketFile(path);
        QVERIFY2(packet, packet ? "" : qPrintable(packet.error().sentence()));
        QCOMPARE(packet->personName, QStringLiteral("Ada"));
        QCOMPARE(packet->projectName, QStringLiteral("Fixture"));
        QCOMPARE(packet->rounds.size(), 2);
        QCOMPARE(packet->written.size(), 5);
        QCOMPARE(packet->brought.size(), 1);
        QCOMPARE(packet->handIns.size(), 1);
        QCOMPARE(packet->written.first().subject, QStringLiteral("p1"));
        QCOMPARE(readPacketBytes(contentsOf(path))->written, packet->written);
    }

    void aPacketIsReadWithoutACopyOnTheDisk()
    {
        // Whoever is killed meanwhile leaves nothing behind.
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", "/nowhere");
        const auto packet = readPacketFile(path);
        qputenv("TMPDIR", before);
        QVERIFY2(packet, packet ? "" : qPrintable(packet.error().sentence()));
    }

    void whatIsNoPacketIsRefused()
    {
        QCOMPARE(readPacketFile(packetFixture->path(QStringLiteral("none"))).error().code,
            ErrorCode::NotFound);
        QCOMPARE(
            readPacketFile(packetFixture->path(QString())).error().code, ErrorCode::NotAProject);
        QCOMPARE(readPacketBytes({}).error().code, ErrorCode::NotAProject);
        QCOMPARE(readPacketBytes("SQLite format 3").error().code, ErrorCode::NotAProject);
        const auto copy = packetFixture->copyOfProject(QStringLiteral("project.tandem"));
        const QString project = copy->path();
        QCOMPARE(readPacketFile(project).error().code, ErrorCode::Busy);
    }

    void aProjectIsNoPacket()
    {
        const QString project =
            packetFixture->copyOfProject(QStringLiteral("closed.tandem"))->path();
        QCOMPARE(readPacketFile(project).error().code, ErrorCode::InvalidInput);
    }

    void anOpenPacketIsRefused()
    {
        const auto packet = PacketFixture::open(path);
        PacketFixture::answer(*packet, 2, QStringLiteral("y"));
        const auto refused = readPacketFile(path);
        QCOMPARE(refused.error().code, ErrorCode::Busy);
        QVERIFY(refused.error().sentence().startsWith(path));
    }

    void aTruncatedPacketIsRefused()
    {
        const QByteArray whole = contentsOf(path);
        for (qsizetype size = 0; size < whole.size(); size += 1 + whole.size() / 60) {
            overwrite(path, whole.first(size));
            const auto refused = readPacketFile(path);
            QVERIFY(!refused);
            QVERIFY(!refused.error().remedy.isEmpty());
        }
        overwrite(path, whole.first(whole.size() - 1));
        QCOMPARE(readPacketFile(path).error().code, ErrorCode::Corrupt);
    }

    void aPacketWithWrongMarksIsRefused()
    {
        QByteArray bytes = contentsOf(path);
        bytes[68] = 'X';
        QCOMPARE(readPacketBytes(bytes).error().code, ErrorCode::NotAProject);
        bytes = contentsOf(path);
        bytes[63] = 99;
        QCOMPARE(readPacketBytes(bytes).error().code, ErrorCode::NewerVersion);
        bytes[63] = 1;
        QCOMPARE(readPacketBytes(bytes).error().code, ErrorCode::Refused);
    }

    void alteredPacketsAreRefused_data()
    {
        QTest::addColumn<QStringList>("sql");
        QTest::addColumn<bool>("resealed");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, const char* sql, const char* word,
                             bool resealed = false) {
            QTest::newRow(name) << QString::fromUtf8(sql).split(u';') << resealed
                                << QString::fromUtf8(word);
        };
        row("an answer changed", "UPDATE answer SET value = 1 WHERE id = 4", "seal");
        row("a note added", "UPDATE answer SET note = 'x' WHERE id = 4", "seal");
        row("an answer moved in time", "UPDATE answer SET at = at + 1 WHERE id = 4", "missing");
        row("an answer taken away", "DELETE FROM answer WHERE id = 4", "missing");
        row("answers exchanged", "UPDATE answer SET item_id = 11 - item_id WHERE id IN (2, 3)", "");
        row("a seal taken away", "DELETE FROM packet_seal WHERE id = 3", "seal");
        row("a seal forged", "UPDATE packet_seal SET seal = zeroblob(32) WHERE id = 3", "seal");
        row("seals exchanged",
            "UPDATE packet_seal SET id = 99 WHERE id = 2;UPDATE packet_seal SET id = 2 WHERE id ="
            " 3;UPDATE packet_seal SET id = 3 WHERE id = 99",
            "seal");
        row("the last row and its seal taken away",
            "DELETE FROM answer WHERE uuid = (SELECT subject FROM packet_seal ORDER BY id DESC"
            " LIMIT 1);DELETE FROM packet_seal WHERE id = (SELECT max(id) FROM packet_seal)",
            "its last entry is missing");
        row("the end taken away", "DELETE FROM packet_end", "its last entry is missing");
        row("a hand-in taken away", "UPDATE round SET handed_in_a = NULL WHERE id = 1",
            "submission");
        row("a hand-in invented", "UPDATE round SET handed_in_a = 1700000000000 WHERE id = 2",
            "submission");
        row("a hand-in moved", "UPDATE round SET handed_in_a = handed_in_a - 1 WHERE id = 1",
            "submission");
        row("the partner's hand-in", "UPDATE round SET handed_in_b = 1700000000000 WHERE id = 1",
            "rounds");
        row("a round withdrawn", "UPDATE round SET withdrawn_at = 1 WHERE id = 2", "rounds");
        row("a paragraph changed", "UPDATE paragraph SET text = 'x' WHERE id = 3", "texts");
        row("a paragraph taken away", "DELETE FROM paragraph WHERE id = 10", "texts");
        row("a name changed", "UPDATE person SET name = 'Eve' WHERE id = 1", "texts");
        row("no packet", "DELETE FROM packet", "not a packet");
        row("two packets",
            "INSERT INTO packet SELECT 'x', project_uuid, person_id, secret, digest, made_at FROM"
            " packet",
            "several");
        row("a short secret", "UPDATE packet SET secret = x'00'", "its own description is invalid",
            true);
        row("no number", "UPDATE packet SET uuid = 'x'", "its own description is invalid", true);
        row("a decision", "INSERT INTO decision VALUES (1, 'd', 1, 1, 1, 1, '', 1, 0)",
            "more than");
        row("a prompt",
            "INSERT INTO prompt (uuid, key, version, built_in, system, user, at)"
            " VALUES ('p', 'k', 1, 1, '', '', 1)",
            "more than");
        row("an answer of no person", "UPDATE answer SET person_id = 77 WHERE id = 4", "damaged");
        row("an answer about nothing", "UPDATE answer SET item_id = 777 WHERE id = 4", "", true);
        row("a time before its time", "UPDATE answer SET at = 5 WHERE id = 1", "does not write");
        row("a time after all times", "UPDATE answer SET at = 9000000000000000 WHERE id = 1",
            "does not write");
        row("a long duration", "UPDATE answer SET duration_ms = 9000000000000 WHERE id = 1",
            "does not write");
        row("a huge note", "UPDATE answer SET note = printf('%.*c', 20000, 'x') WHERE id = 4",
            "longer", true);
        row("a number that is none", "UPDATE answer SET uuid = 'x' WHERE id = 1", "does not write");
        row("a trigger more",
            "CREATE TRIGGER more AFTER INSERT ON answer BEGIN DELETE FROM round; END", "\"more\"");
        row("a view more", "CREATE VIEW peek AS SELECT * FROM answer", "\"peek\"");
        row("a table more", "CREATE TABLE extra (x)", "\"extra\"");
        row("an index more", "CREATE INDEX more ON answer (note)", "\"more\"");
    }

    void alteredPacketsAreRefused()
    {
        QFETCH(const QStringList, sql);
        QFETCH(const bool, resealed);
        QFETCH(const QString, word);
        const bool isOneStatement = sql.join(u';').contains(QLatin1String("CREATE TRIGGER"));
        PacketFixture::tamper(path, isOneStatement ? QStringList{sql.join(u';')} : sql, resealed);
        const auto refused = readPacketFile(path);
        QVERIFY(!refused);
        QVERIFY2(refused.error().sentence().contains(word), qPrintable(refused.error().sentence()));
        QVERIFY(refused.error().sentence().startsWith(path));
        QVERIFY(!refused.error().remedy.isEmpty());
    }

    void missingGuardsAreRefused()
    {
        ProjectFixture::check(PacketFixture::open(path)->run(
            QStringLiteral("DROP TRIGGER answer_is_append_only_UPDATE")));
        const auto refused = readPacketFile(path);
        QVERIFY(
            refused.error().what.contains(QStringLiteral("parts of its structure are missing")));
    }

    void aPacketOfThousandsOfViewsIsRefusedBeforeTheyAreRead()
    {
        addViews(path, 20'000);
        const auto refused = readPacketFile(path);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY2(refused.error().what.contains(QStringLiteral("larger than any")),
            qPrintable(refused.error().what));
    }

    void aViewInPlaceOfATableIsRefused()
    {
        {
            const auto packet = PacketFixture::open(path);
            ProjectFixture::check(
                packet->run(QStringLiteral("ALTER TABLE packet_seal RENAME TO old_seal")));
            ProjectFixture::check(
                packet->run(QStringLiteral("CREATE VIEW packet_seal AS SELECT * FROM old_seal")));
        }
        QCOMPARE(readPacketFile(path).error().code, ErrorCode::Refused);
    }

    void damagedBytesAreNeverReadAsSomethingElse()
    {
        const QByteArray whole = contentsOf(path);
        const auto sound = readPacketBytes(whole);
        QRandomGenerator random(4711);
        for (int i = 0; i < 150; ++i) {
            QByteArray bytes = whole;
            for (int k = 0; k <= i % 4; ++k)
                bytes[qsizetype(random.bounded(quint32(bytes.size())))] = char(random.bounded(256));
            const auto read = readPacketBytes(bytes);
            if (read) {
                QCOMPARE(read->written, sound->written);
                QCOMPARE(read->person, sound->person);
                QCOMPARE(read->digest, sound->digest);
            } else {
                QVERIFY(!read.error().what.isEmpty());
            }
        }
    }

private:
    std::unique_ptr<ProjectFixture> fixture;
    std::unique_ptr<PacketFixture> packetFixture;
    QString original;
    QString path;
};

TANDEM_TEST(TestPacketReader, QCoreApplication)
#include "tst_packetreader.moc"
