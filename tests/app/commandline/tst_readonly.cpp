#include "commandrun.h"
#include "storage/database/schema.h"
#include "testmain.h"
#include "withoutrights.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// Projects that may be read and not written.
class TestReadOnly final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder; ///< in which nothing can be written
    std::unique_ptr<QTemporaryDir> m_elsewhere;
    QString m_project;

    CommandRun run(const QString& command) const
    {
        const WithoutRights without;
        return runInProcess(command.split(u' '));
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_elsewhere = std::make_unique<QTemporaryDir>();
        QFile::setPermissions(m_elsewhere->path(), QFile::Permissions(0x7777));
        m_project = m_folder->filePath(QStringLiteral("p.tandem"));
        QCOMPARE(
            runInProcess({QStringLiteral("new"), m_project, QStringLiteral("--demo")}).code, 0);
        // As a project is left by whoever worked in it: with a log, that was closed.
        QVERIFY(openProjectFile(m_project, Database::Mode::ReadWrite));
    }

    void cleanup() { QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7777)); }

    void aProjectInAFolderThatNobodyMayWriteToIsRead_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command : {"stats PROJECT", "check PROJECT", "rounds PROJECT",
                 "people PROJECT", "compare PROJECT", "agreement PROJECT", "samples PROJECT",
                 "run list PROJECT", "facts list PROJECT", "scores list PROJECT",
                 "search PROJECT the", "export PROJECT ELSEWHERE/answers.csv"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }

    void aProjectInAFolderThatNobodyMayWriteToIsRead()
    {
        QFETCH(QString, command);
        command.replace(QLatin1String("PROJECT"), m_project);
        command.replace(QLatin1String("ELSEWHERE"), m_elsewhere->path());
        protect(m_folder->path());
        const CommandRun inFolder = run(command);
        QVERIFY2(inFolder.code == 0, qPrintable(inFolder.err));
        protect(m_project);
        const CommandRun ofFile = run(command);
        QVERIFY2(ofFile.code == 0, qPrintable(ofFile.err));
        QCOMPARE(filesIn(m_folder->path()), QStringList(QStringLiteral("p.tandem")));
    }

    void aFileThatNobodyMayWriteIsReadToo()
    {
        protect(m_project);
        QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7777));
        QCOMPARE(run(QStringLiteral("stats ") + m_project).code, 0);
        QCOMPARE(filesIn(m_folder->path()), QStringList(QStringLiteral("p.tandem")));
        QVERIFY(run(QStringLiteral("people %1 add Zoe").arg(m_project))
                    .err.contains(QLatin1String("write-protected")));
    }

    void changingItIsRefusedWithWhatToDo()
    {
        protect(m_folder->path());
        const CommandRun run = this->run(QStringLiteral("people %1 add Zoe").arg(m_project));
        QCOMPARE(run.code, 1);
        QVERIFY(run.hasOneErrorLine());
        QVERIFY2(run.err.contains(QLatin1String("p.tandem: The project is read-only here")),
            qPrintable(run.err));
        QVERIFY(run.err.contains(QLatin1String("copy it to a folder")));
    }

    void aLogThatCannotBeReadIsNotLeftOutWithoutAWord()
    {
        {
            const auto writer = openProjectFile(m_project, Database::Mode::ReadWrite);
            QVERIFY((*writer)->run(QStringLiteral("UPDATE sample SET source = 'x'")));
            for (const char* name : {"", "-wal"})
                QVERIFY(QFile::copy(m_project + QLatin1String(name),
                    m_elsewhere->filePath(QStringLiteral("p.tandem") + QLatin1String(name))));
        }
        protect(m_elsewhere->path());
        const CommandRun left =
            run(QStringLiteral("stats ") + m_elsewhere->filePath(QStringLiteral("p.tandem")));
        QFile::setPermissions(m_elsewhere->path(), QFile::Permissions(0x7777));
        QCOMPARE(left.code, 1);
        QVERIFY2(left.err.contains(QLatin1String("not closed properly")), qPrintable(left.err));
    }

    void aProjectThatSomebodyWritesToIsReadThroughItsLog()
    {
        const auto writer = openProjectFile(m_project, Database::Mode::ReadWrite);
        QVERIFY((*writer)->run(QStringLiteral("UPDATE person SET name = 'Zanzibar' WHERE id = 2")));
        for (const QString& file : filesIn(m_folder->path()))
            QFile::setPermissions(m_folder->filePath(file), QFile::Permissions(0x4444));
        protect(m_folder->path());
        QVERIFY(run(QStringLiteral("rounds ") + m_project).out.contains(QLatin1String("Zanzibar")));
    }
};

TANDEM_TEST(TestReadOnly, QCoreApplication)
#include "tst_readonly.moc"
