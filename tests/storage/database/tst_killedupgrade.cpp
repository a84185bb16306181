#include "sanitized.h"
#include "storage/check/projectcheck.h"
#include "storage/database/schema.h"
#include "storedproject.h"
#include "testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace tandem;

namespace {

// A process takes ten times as long with sanitizers, and which step it dies at is no matter of
// theirs.
#ifdef TANDEM_SANITIZED
constexpr int kStride = 12;
#else
constexpr int kStride = 2;
#endif

/// Brings a project forward in a process that is killed when it tells of its progress for the
/// `kill`-th time. Whether it lived that long.
bool wasKilledInUpgrade(const QString& path, int kill)
{
    const pid_t child = ::fork();
    if (child == 0) {
        int told = 0;
        const auto opened =
            openProjectFile(path, Database::Mode::ReadWrite, [&told, kill](qint64, qint64) {
                if (++told == kill)
                    ::raise(SIGKILL);
                return true;
            });
        ::_exit(opened ? 0 : 1);
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child)
        qFatal("No process could be begun.");
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

} // namespace

/// A program that brings a project of an older version forward is killed, at every step of it.
class TestKilledUpgrade : public QObject
{
    Q_OBJECT

private slots:
    void theProjectIsBroughtForwardTheNextTime_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version < currentSchemaVersion(); ++version)
            QTest::addRow("version %d", version) << version;
    }

    void theProjectIsBroughtForwardTheNextTime()
    {
        QFETCH(const int, version);
        // A stored project fits into one step of copying; then come the statements, of which the
        // first, some in the middle and the last are looked at.
        for (int kill = 1, step = 1; lookAfter(version, kill); kill += step, step += kStride) {
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    /// Whether the upgrade had a step with that number.
    bool lookAfter(int version, int kill)
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("old.tandem"));
        restoreStoredProject(version, path);
        const bool wasKilled = wasKilledInUpgrade(path, kill);
        look(folder.path(), path, version);
        return wasKilled;
    }

    void look(const QString& folder, const QString& path, int version)
    {
        const auto opened = openProjectFile(path, Database::Mode::ReadWrite);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().sentence()));
        const auto report = checkProject(path);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->problems, QStringList());
        QCOMPARE(report->samples, 3);
        QCOMPARE(report->answers, 11);
        // The project with its log, one copy of how it was, and nothing that was begun.
        const QStringList files = QDir(folder).entryList(QDir::Files | QDir::Hidden);
        QCOMPARE(files.filter(QStringLiteral(".backup")),
            QStringList(QStringLiteral("old.tandem.v%1.backup").arg(version)));
    }
};

TANDEM_TEST(TestKilledUpgrade, QCoreApplication)
#include "tst_killedupgrade.moc"
