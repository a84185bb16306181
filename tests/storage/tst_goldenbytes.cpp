#include "expertfixture.h"
#include "storage/database/schema.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetrow.h"
#include "storage/packets/seal.h"
#include "storage/repositories/caserepository.h"
#include "storedproject.h"
#include "testmain.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

QByteArray hashOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

PacketRow rowOf(SealKind kind)
{
    PacketRow row;
    row.kind = kind;
    row.uuid = QStringLiteral("01a1fdc9-9fe8-79a1-8e0a-992e28442762");
    row.round = QStringLiteral("01a1fdc9-9f90-754c-a423-9d81ea4d0b9b");
    row.person = QStringLiteral("01a1fdc9-a000-78fa-904d-4079ad5d3d84");
    row.subject = QStringLiteral("p12");
    if (kind == SealKind::Answer)
        row.value = 1;
    row.flag = 2;
    row.text = QStringLiteral("Zoë said “yes”.").toUtf8();
    row.at = 1795259211752;
    row.durationMs = 10'000;
    return row;
}

} // namespace

/// Bytes that files in the world hold or are found by: they are the same in every version. Stored
/// in tests/data/golden/bytes.txt; TANDEM_RECORD_OUTPUTS=1 adds what is new.
class TestGoldenBytes final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
    QStringList m_lines;

    void add(const QString& name, const QByteArray& value)
    {
        m_lines.append(name + u' ' + QString::fromLatin1(value));
    }

    void addSeals()
    {
        QByteArray last("digest of the packet");
        const QByteArray secret("0123456789abcdef0123456789abcdef");
        for (const SealKind kind : {SealKind::Answer, SealKind::Work, SealKind::Event}) {
            const QByteArray bytes = canonicalBytes(rowOf(kind));
            last = sealOf(secret, last, bytes);
            add(QStringLiteral("row-%1").arg(int(kind)), hashOf(bytes));
            add(QStringLiteral("seal-%1").arg(int(kind)), last.toHex());
        }
        for (const SealKind kind : {SealKind::Submitted, SealKind::TakenBack}) {
            const PacketRow row = rowOf(kind);
            const QByteArray bytes = canonicalSubmission(kind, row.round, row.person, row.at);
            add(QStringLiteral("hand-in-%1").arg(int(kind)), hashOf(bytes));
        }
        add(QStringLiteral("seal-of-count"), sealOfCount(secret, last, 5).toHex());
    }

    void addDigests()
    {
        for (const RoundId round : {RoundId{1}, RoundId{2}})
            add(QStringLiteral("round-%1").arg(round.value),
                ProjectFixture::take(roundDigest(*m_database, round)).toHex());
        const auto packet =
            packetDigest(*m_database, QStringLiteral("01a1fdc9-9f90-754c-a423-9d81ea4d0b9b"),
                QStringLiteral("01a1fdc9-a000-78fa-904d-4079ad5d3d84"));
        add(QStringLiteral("packet"), ProjectFixture::take(packet).toHex());
    }

    void addCases()
    {
        CaseRepository cases(*m_database);
        for (const expert::TextCase& textCase :
            {sixBySixCase(), hostileCase(), generatedCase(7, 40)}) {
            const CaseId id = ProjectFixture::take(cases.add(textCase));
            const auto stored = [&](const char* column) {
                return ProjectFixture::take(
                    m_database->scalar(QStringLiteral("SELECT %1 FROM text_case WHERE id = ?")
                                           .arg(QLatin1String(column)),
                        {id.value}));
            };
            add(QStringLiteral("case-%1").arg(id.value), stored("digest").toByteArray());
            add(QStringLiteral("profile-%1").arg(id.value),
                hashOf(stored("CAST(profile AS BLOB)").toByteArray()));
        }
    }

private slots:
    void theyAreAsStored()
    {
        const QString path = m_folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(5, path);
        m_database = ProjectFixture::take(openProjectFile(path, Database::Mode::ReadWrite));
        addSeals();
        addDigests();
        addCases();
        QFile file(QStringLiteral(TANDEM_TEST_DATA "/golden/bytes.txt"));
        const QString now = m_lines.join(u'\n') + u'\n';
        if (qEnvironmentVariableIsSet("TANDEM_RECORD_OUTPUTS")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(now.toUtf8());
            return;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(now, QString::fromUtf8(file.readAll()));
    }
};

TANDEM_TEST(TestGoldenBytes, QCoreApplication)
#include "tst_goldenbytes.moc"
