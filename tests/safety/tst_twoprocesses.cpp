#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/database/statement.h"
#include "testmain.h"

#include <QProcess>
#include <QTest>

using namespace tandem;

/// Two processes that label one project file at the same time.
class TestTwoProcesses : public QObject
{
    Q_OBJECT

private slots:
    void noneOfThousandsOfAnswersIsLost()
    {
        constexpr int count = 3000;
        ProjectFixture fixture(10);
        // A third process has the project open in its window meanwhile.
        const auto window = fixture.open();
        int noticed = 0;
        connect(window.get(), &Project::changed, this,
            [&](const ChangeEvent& event) { noticed += event.as<EverythingChanged>() ? 1 : 0; });
        labelTogether(fixture.path(), count);
        QCOMPARE(notes(fixture, fixture.ada), numbers(count));
        QCOMPARE(notes(fixture, fixture.ben), numbers(count));
        QTRY_VERIFY_WITH_TIMEOUT(noticed > 0, 20'000);
        expectSound(fixture.path(), 2 * count);
    }

    void aProjectJustMadeMayBeOpenedByBothAtOnce()
    {
        constexpr int count = 30;
        ProjectFixture fixture(3);
        for (int i = 0; i < 5; ++i) {
            const QString fresh = QStringLiteral("%1.%2").arg(fixture.path()).arg(i);
            QVERIFY(fixture.database().run(QStringLiteral("VACUUM INTO ?"), {fresh}));
            labelTogether(fresh, count);
            expectSound(fresh, 2 * count);
        }
    }

    void whoLooksIntoTheFileTakesNoLockAway()
    {
        ProjectFixture fixture(1);
        const QString log = fixture.path() + QStringLiteral("-wal");
        // As a file dialog of this program does, which guesses what kind of file each is.
        for (const char* end : {"", "-wal", "-shm"}) {
            QFile file(fixture.path() + QLatin1String(end));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(!file.read(16).isEmpty());
        }
        // Who is the last to close a project takes the log away; this process has it open still.
        labelTogether(fixture.path(), 3);
        QVERIFY(QFile::exists(log));
        PeopleRepository people(fixture.database());
        Person ada = ProjectFixture::take(people.byId(fixture.ada));
        ada.name = QStringLiteral("Zoe");
        ProjectFixture::check(people.update(ada));
        QProcess other;
        other.start(QStringLiteral(TANDEM_LABELLER),
            {fixture.path(), QStringLiteral("Zoe"), QStringLiteral("3")});
        QVERIFY(other.waitForReadyRead(60'000));
        QCOMPARE(other.readLine().trimmed(), QByteArray("ready"));
        other.write("go\n");
        QVERIFY(other.waitForFinished(60'000));
        QCOMPARE(other.exitCode(), 0);
        expectSound(fixture.path(), 9);
    }

private:
    /// Starts two processes that begin at the same word, and waits for their end.
    static void labelTogether(const QString& path, int count)
    {
        QProcess processes[2];
        const QString names[2] = {QStringLiteral("Ada"), QStringLiteral("Ben")};
        for (int i = 0; i < 2; ++i) {
            processes[i].setProcessChannelMode(QProcess::MergedChannels);
            processes[i].start(
                QStringLiteral(TANDEM_LABELLER), {path, names[i], QString::number(count)});
            QVERIFY(processes[i].waitForReadyRead(60'000));
            QCOMPARE(processes[i].readLine().trimmed(), QByteArray("ready"));
        }
        for (QProcess& process : processes)
            process.write("go\n");
        for (QProcess& process : processes) {
            QVERIFY(process.waitForFinished(600'000));
            QCOMPARE(process.readAll(), QByteArray());
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 0);
        }
    }

    static QStringList notes(ProjectFixture& fixture, PersonId person)
    {
        Statement rows(fixture.database(),
            QStringLiteral("SELECT note FROM answer WHERE person_id = ? ORDER BY id"),
            {person.value});
        QStringList found;
        while (rows.next())
            found.append(rows.text(0));
        if (rows.failed())
            qFatal("%s", qPrintable(rows.error().detail));
        return found;
    }

    static QStringList numbers(int count)
    {
        QStringList numbers;
        for (int i = 0; i < count; ++i)
            numbers.append(QString::number(i));
        return numbers;
    }

    static void expectSound(const QString& path, int answers)
    {
        const auto report = checkProject(path);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->problems, QStringList());
        QCOMPARE(report->answers, answers);
    }
};

TANDEM_TEST(TestTwoProcesses, QCoreApplication)
#include "tst_twoprocesses.moc"
