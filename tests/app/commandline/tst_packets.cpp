#include "commandrun.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// Apart and together from the shell: packets out, work, and back.
class TestPackets final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    /// Runs a line in which @ stands for the folder.
    CommandRun run(QString line) const
    {
        line.replace(u'@', m_folder->path() + u'/');
        return runInProcess(line.split(u' ', Qt::SkipEmptyParts));
    }
    void work(const QString& person) const
    {
        const QString packet = QStringLiteral("@%1.tandem").arg(person);
        QCOMPARE(
            run(QStringLiteral("packet @k.tandem --person %1 -o %2").arg(person, packet)).code, 0);
        QCOMPARE(run(QStringLiteral("label %1 --person %2 --file %3")
                         .arg(packet, person, sampleLabels()))
                     .code,
            0);
        QCOMPARE(run(QStringLiteral("submit %1 --person %2 --all").arg(packet, person)).code, 0);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(run(QStringLiteral("new @k.tandem --demo-texts")).code, 0);
        QCOMPARE(run(QStringLiteral("people @k.tandem add Lea --role lead")).code, 0);
        QCOMPARE(run(QStringLiteral("people @k.tandem add Ada")).code, 0);
        QCOMPARE(run(QStringLiteral("people @k.tandem add Ben")).code, 0);
        QCOMPARE(run(QStringLiteral("assign @k.tandem --pair Ada,Ben")).code, 0);
    }

    void foreignNamesReachTheTerminalWithoutControls()
    {
        work(QStringLiteral("Ada"));
        const QString name = m_folder->filePath(QStringLiteral("\x1b[2Jx\u202e\u009b.tandem"));
        QVERIFY(QFile::copy(m_folder->filePath(QStringLiteral("Ada.tandem")), name));
        const QString project = m_folder->filePath(QStringLiteral("k.tandem"));
        const QString gone = name + QStringLiteral(".gone");
        for (const QStringList& line :
            {QStringList{QStringLiteral("merge"), project, name, QStringLiteral("--dry-run")},
                {QStringLiteral("merge"), project, gone}, {QStringLiteral("check"), name},
                {QStringLiteral("check"), gone},
                {QStringLiteral("packet"), QStringLiteral("show"), name}}) {
            const CommandRun said = runInProcess(line);
            QVERIFY2(!said.all().isEmpty(), qPrintable(line.first()));
            for (const QChar control : {QChar(0x1b), QChar(0x9b), QChar(0x202e)})
                QVERIFY2(
                    !QString(said.out + said.err).contains(control), qPrintable(line.join(u' ')));
        }
    }

    void packetsGoOutAndComeBack()
    {
        work(QStringLiteral("Ada"));
        work(QStringLiteral("Ben"));
        const CommandRun dry = run(QStringLiteral("merge @k.tandem @Ada.tandem --dry-run --json"));
        QCOMPARE(dry.code, 0);
        QCOMPARE(dry.json().value(QLatin1String("merged")).toBool(), false);
        const QJsonObject packet =
            dry.json().value(QLatin1String("packets")).toArray().first().toObject();
        QCOMPARE(packet.value(QLatin1String("person")).toString(), QStringLiteral("Ada"));
        QCOMPARE(packet.value(QLatin1String("new")).toInt(), 33);
        QCOMPARE(packet.value(QLatin1String("handed_in")).toInt(), 3);
        QCOMPARE(run(QStringLiteral("compare @k.tandem --json"))
                     .json()
                     .value(QLatin1String("rounds"))
                     .toArray()
                     .size(),
            0);
        QCOMPARE(run(QStringLiteral("merge @k.tandem @Ben.tandem @Ada.tandem")).code, 0);
        const QJsonObject pooled = run(QStringLiteral("compare @k.tandem --json"))
                                       .json()
                                       .value(QLatin1String("pooled"))
                                       .toObject();
        QCOMPARE(pooled.value(QLatin1String("n")).toInt(), 33);
        QCOMPARE(pooled.value(QLatin1String("agreed")).toInt(), 27);
        QCOMPARE(run(QStringLiteral("check @k.tandem")).code, 0);
        const CommandRun again = run(QStringLiteral("merge @k.tandem @Ada.tandem"));
        QCOMPARE(again.code, 0);
        QVERIFY(again.out.contains(QStringLiteral("33 already present")));
        QVERIFY(!filesIn(m_folder->path()).join(u' ').contains(QStringLiteral("-wal")));
    }

    void aPersonIsAddedWithTheirLinkInOneStep()
    {
        const CommandRun added = run(QStringLiteral(
            "people @k.tandem add Cem --link --public-url https://studies.example.org/ --json"));
        QCOMPARE(added.code, 0);
        QCOMPARE(added.json().value(QLatin1String("name")).toString(), QStringLiteral("Cem"));
        QVERIFY(added.json()
                    .value(QLatin1String("url"))
                    .toString()
                    .startsWith(QLatin1String("https://studies.example.org/p/")));
        const CommandRun revoked = run(QStringLiteral("people @k.tandem unlink Cem --json"));
        QCOMPARE(revoked.json().value(QLatin1String("revoked")).toInt(), 1);
        // All of it or nothing.
        QVERIFY(run(QStringLiteral("people @k.tandem add Dan --link --as Ada")).code != 0);
        QVERIFY(!run(QStringLiteral("people @k.tandem --json")).out.contains(QLatin1String("Dan")));
    }

    void aPacketIsShown()
    {
        work(QStringLiteral("Ada"));
        const CommandRun shown = run(QStringLiteral("packet show @Ada.tandem --json"));
        QCOMPARE(shown.code, 0);
        QCOMPARE(shown.json().value(QLatin1String("person")).toString(), QStringLiteral("Ada"));
        QCOMPARE(shown.json().value(QLatin1String("written")).toInt(), 33);
        QCOMPARE(run(QStringLiteral("packet show @Ada.tandem")).code, 0);
        QCOMPARE(run(QStringLiteral("packet show @k.tandem")).code, 1);
    }

    void somePacketsHoldSomeSamples()
    {
        const CommandRun written =
            run(QStringLiteral("packet @k.tandem --person Ada --samples 2-3 --json"));
        QCOMPARE(written.code, 0);
        QCOMPARE(written.json().value(QLatin1String("samples")).toInt(), 2);
        QVERIFY(written.json()
                    .value(QLatin1String("file"))
                    .toString()
                    .endsWith(QStringLiteral("/k-Ada.tandem")));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        const auto row = [](const char* line, int code) {
            QTest::newRow(line) << QString::fromUtf8(line) << code;
        };
        row("packet @k.tandem", 2);
        row("packet @k.tandem @k.tandem --person Ada", 2);
        row("packet @k.tandem --person Eve", 1);
        row("packet @k.tandem --person Lea", 1);
        row("packet @k.tandem --person Ada --as Ben", 1);
        row("packet @k.tandem --person Ada -o @k.tandem", 1);
        row("packet @k.tandem --person Ada -o @no/p.tandem", 1);
        row("packet show @none.tandem", 1);
        row("merge @k.tandem", 2);
        row("merge @k.tandem @none.tandem", 1);
        row("merge @k.tandem @none.tandem --dry-run", 1);
        row("merge @k.tandem @k.tandem", 1);
    }

    void mistakesAreNamed()
    {
        QFETCH(const QString, line);
        QFETCH(const int, code);
        const CommandRun mistaken = run(line);
        QCOMPARE(mistaken.code, code);
        QVERIFY2(mistaken.hasOneErrorLine(), qPrintable(mistaken.err));
        QCOMPARE(filesIn(m_folder->path()), QStringList(QStringLiteral("k.tandem")));
    }

    void whatAPacketCannotDoIsRefused()
    {
        QCOMPARE(run(QStringLiteral("packet @k.tandem --person Ada -o @a.tandem")).code, 0);
        for (const char* line :
            {"assign @a.tandem --pair Ada,Ben --sample 1 --step opinions",
                "people @a.tandem add Eve", "label @a.tandem --person Ben --sample 1 --paragraph 1",
                "packet @a.tandem --person Ada -o @b.tandem", "merge @a.tandem @a.tandem"}) {
            const CommandRun refused = run(QString::fromUtf8(line));
            QVERIFY2(refused.code != 0, line);
            QVERIFY2(refused.hasOneErrorLine(), line);
        }
        const CommandRun refused = run(QStringLiteral("people @a.tandem add Eve"));
        QVERIFY2(refused.err.contains(QStringLiteral("packet")), qPrintable(refused.err));
        QCOMPARE(run(QStringLiteral("check @a.tandem")).code, 0);
    }
};

TANDEM_TEST(TestPackets, QCoreApplication)
#include "tst_packets.moc"
