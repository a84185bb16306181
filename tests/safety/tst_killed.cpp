#include "projectfixture.h"
#include "sanitized.h"
#include "storage/check/projectcheck.h"
#include "storage/database/statement.h"
#include "testmain.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using namespace tandem;

namespace {

#ifdef TANDEM_SANITIZED
constexpr int kKills = 20;
#else
constexpr int kKills = 100;
#endif

/// An item of the project and what was said of it: "sample number" and "y", "n" or "-", with "u"
/// where it is marked unsure.
using Said = QHash<QByteArray, QList<QByteArray>>;

/// A project of its own with somebody who labels it in the program's window, killed again and
/// again.
class Victim final
{
public:
    explicit Victim(int number)
        : m_path(m_folder.filePath(QStringLiteral("victim%1.tandem").arg(number)))
    {
        ProjectFixture fixture(6);
        ProjectFixture::check(fixture.database().run(QStringLiteral("VACUUM INTO ?"), {m_path}));
    }
    ~Victim() { m_process.kill(), m_process.waitForFinished(); }
    Q_DISABLE_COPY_MOVE(Victim)

    const QString& path() const { return m_path; }

    void start(quint32 seed)
    {
        m_process.setProcessChannelMode(QProcess::SeparateChannels);
        m_process.start(QStringLiteral(TANDEM_LABELLING_CHILD),
            {m_path, QStringLiteral("Ada"), QString::number(seed)});
    }

    /// Waits until the first answer stands on the screen.
    bool waitForFirstAnswer()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(120'000))
                return false;
        }
        return true;
    }

    /// Takes its life with a signal that it cannot catch.
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    bool wasKilled() const { return m_process.exitStatus() == QProcess::CrashExit; }
    QByteArray complaints() { return m_process.readAllStandardError(); }

    /// What the screen had shown as given before the end. A line that is not whole was not printed
    /// yet.
    Said shown()
    {
        Said said;
        while (m_process.canReadLine()) {
            const QList<QByteArray> words = m_process.readLine().trimmed().split(' ');
            if (words.size() == 4 && words.at(0) == "SHOWN")
                said[words.at(1) + ' ' + words.at(2)].append(words.at(3));
        }
        return said;
    }

    /// What has come into the journal since the last time this was asked.
    Said recorded(Database& database)
    {
        Statement rows(database,
            QStringLiteral("SELECT a.id, p.sample_id, p.number, a.value, a.unsure FROM answer a"
                           " JOIN paragraph p ON p.id = a.item_id WHERE a.id > ?"
                           " ORDER BY a.id"),
            {m_lastAnswer});
        Said said;
        while (rows.next()) {
            m_lastAnswer = rows.integer(0);
            QByteArray word = rows.isNull(3) ? "-" : rows.integer(3) == 1 ? "y" : "n";
            if (rows.integer(4) != 0)
                word += 'u';
            said[QByteArray::number(rows.integer(1)) + ' ' + QByteArray::number(rows.integer(2))]
                .append(word);
        }
        ProjectFixture::check(rows.done());
        return said;
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    QProcess m_process;
    qint64 m_lastAnswer = 0;
};

/// Whether everything in `part` stands in `whole` too, in the same order.
bool isContainedInOrder(const QList<QByteArray>& part, const QList<QByteArray>& whole)
{
    auto from = whole.begin();
    for (const QByteArray& item : part) {
        from = std::find(from, whole.end(), item);
        if (from == whole.end())
            return false;
        ++from;
    }
    return true;
}

} // namespace

/// The program is killed at random moments while somebody labels in its window: every answer that
/// the screen showed as given is on the disk.
class TestKilled : public QObject
{
    Q_OBJECT

private slots:
    void nothingShownAsGivenIsLost()
    {
        const int kills = qEnvironmentVariable("TANDEM_KILLS", QString::number(kKills)).toInt();
        const quint32 seed = qEnvironmentVariableIsSet("TANDEM_SEED")
                                 ? qEnvironmentVariable("TANDEM_SEED").toUInt()
                                 : QRandomGenerator::global()->generate();
        qInfo("%d kills, seed %u (TANDEM_KILLS, TANDEM_SEED)", kills, seed);
        QRandomGenerator random(seed);
        Victim victims[2] = {Victim(1), Victim(2)};
        for (int done = 0; done < kills; done += 2) {
            killOnce(victims, random);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d answers had been shown", m_shown);
        QVERIFY(m_shown > 3 * kills);
    }

private:
    void killOnce(Victim (&victims)[2], QRandomGenerator& random)
    {
        for (Victim& victim : victims)
            victim.start(random.generate());
        for (Victim& victim : victims)
            QVERIFY2(victim.waitForFirstAnswer(), victim.complaints().constData());
        int at[2] = {random.bounded(20, 601), random.bounded(20, 601)};
        const int first = at[0] <= at[1] ? 0 : 1;
        QTest::qWait(at[first]);
        victims[first].kill();
        QTest::qWait(at[1 - first] - at[first]);
        victims[1 - first].kill();
        for (Victim& victim : victims)
            lookAt(victim);
    }

    void lookAt(Victim& victim)
    {
        QVERIFY2(victim.wasKilled(), victim.complaints().constData());
        // Opened as the program opens it, which brings the log of the killed one in order.
        const auto project = Project::open(victim.path());
        QVERIFY2(project, project ? "" : qPrintable(project.error().sentence()));
        const Said shown = victim.shown();
        const Said recorded = victim.recorded((*project)->reader());
        for (auto it = shown.begin(); it != shown.end(); ++it) {
            m_shown += int(it->size());
            QVERIFY2(isContainedInOrder(*it, recorded.value(it.key())),
                qPrintable(
                    QStringLiteral("%1: shown %2, recorded %3")
                        .arg(QString::fromLatin1(it.key()), QString::fromLatin1(it->join(' ')),
                            QString::fromLatin1(recorded.value(it.key()).join(' ')))));
        }
        const auto report = checkProject(victim.path());
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->problems, QStringList());
    }

    int m_shown = 0;
};

TANDEM_TEST(TestKilled, QCoreApplication)
#include "tst_killed.moc"
