#include "commandrun.h"
#include "projectfixture.h"
#include "storage/repositories/articleedits.h"
#include "storage/runs/runplan.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace tandem;

/// Importing what is there already, excluding and bringing back, on the command line.
class TestExcluded : public QObject
{
    Q_OBJECT

private slots:
    void whatIsImportedTwiceIsSaidAndLeftOut()
    {
        QTemporaryDir folder;
        const QString article = folder.filePath(QStringLiteral("a.txt"));
        QFile file(article);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("One.\n\nTwo.") > 0);
        file.close();
        const QString project = folder.filePath(QStringLiteral("p.tandem"));
        const QStringList import{QStringLiteral("import"), article, project};
        QVERIFY(runInProcess(import).err.isEmpty());
        const CommandRun again = runInProcess(import + QStringList{QStringLiteral("--json")});
        QCOMPARE(again.code, 0);
        QVERIFY(again.err.contains(QLatin1String("skipped")));
        QCOMPARE(again.json().value(QLatin1String("samples")).toInt(), 0);
        QCOMPARE(again.json().value(QLatin1String("duplicates_skipped")).toInt(), 1);
        const QString duplicates = QStringLiteral("--duplicates");
        const CommandRun kept = runInProcess(
            import + QStringList{duplicates, QStringLiteral("keep"), QStringLiteral("--json")});
        QCOMPARE(kept.json().value(QLatin1String("duplicates_kept")).toInt(), 1);
        QCOMPARE(runInProcess(import + QStringList{duplicates, QStringLiteral("kep")}).code, 2);
    }

    void samplesAreExcludedListedAndBroughtBack()
    {
        ProjectFixture fixture(4);
        const auto samples = [&](const QStringList& more) {
            return runInProcess(QStringList{QStringLiteral("samples"), fixture.path()} + more);
        };
        const CommandRun aside = samples({QStringLiteral("exclude"), QStringLiteral("2-3"),
            QStringLiteral("--reason"), QStringLiteral("doubled")});
        QVERIFY2(aside.code == 0, qPrintable(aside.err));
        const QJsonArray listed =
            samples({QStringLiteral("--json")}).json().value(QLatin1String("set_aside")).toArray();
        QCOMPARE(listed.size(), 2);
        QCOMPARE(listed.at(0).toObject().value(QLatin1String("sample")).toInt(), 2);
        QCOMPARE(
            listed.at(0).toObject().value(QLatin1String("by")).toString(), QStringLiteral("Lea"));
        QCOMPARE(listed.at(0).toObject().value(QLatin1String("reason")).toString(),
            QStringLiteral("doubled"));
        const auto assign = runInProcess({QStringLiteral("assign"), fixture.path(),
            QStringLiteral("--sample"), QStringLiteral("2"), QStringLiteral("--unassign")});
        QCOMPARE(assign.code, 1);
        QVERIFY(assign.err.contains(QLatin1String("excluded")));
        const CommandRun twice = samples({QStringLiteral("exclude"), QStringLiteral("1-2")});
        QCOMPARE(twice.code, 1);
        QVERIFY(twice.err.contains(QLatin1String("sample 2")));
        QCOMPARE(samples({QStringLiteral("exclude"), QStringLiteral("9")}).code, 1);
        QCOMPARE(samples({QStringLiteral("exclude"), QStringLiteral("x")}).code, 2);
        const CommandRun typo = samples({QStringLiteral("exclud"), QStringLiteral("1")});
        QCOMPARE(typo.code, 2);
        QVERIFY(typo.err.contains(QLatin1String("Did you mean exclude?")));
        QCOMPARE(samples({QStringLiteral("list"), QStringLiteral("1")}).code, 2);
        QCOMPARE(samples({QStringLiteral("include"), QStringLiteral("all")}).code, 0);
        QVERIFY(samples({}).out.contains(QLatin1String("Nothing is excluded")));
    }

    void anArticleIsPrintedAsItIsAndEditedWithoutAChange()
    {
        ProjectFixture fixture(0);
        const QString odd =
            QString::fromUtf8("a\u200eb\u200fc\u061cd \u2067e\u2069 \u202ef\u202c\tgh  i\u0007j");
        const ArticleBody body{QStringLiteral("C # #"), {odd, QStringLiteral("# second")}};
        const SampleId sample =
            fixture.addSample({{}, {}, {}, {QStringLiteral("One.")}, {}}, false);
        ArticleEdits edits(fixture.database());
        QVERIFY(edits.set(sample, body, fixture.lea));
        const QStringList samples{QStringLiteral("samples"), fixture.path()};
        const CommandRun text =
            runInProcess(samples + QStringList{QStringLiteral("text"), QStringLiteral("1")});
        QVERIFY(text.out.contains(odd));
        const QStringList edit{QStringLiteral("edit"), QStringLiteral("1"), QStringLiteral("-")};
        const CommandRun again = runInProcess(samples + edit, text.out.toUtf8());
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QCOMPARE(ProjectFixture::take(edits.body(sample)).paragraphs, body.paragraphs);
        QCOMPARE(ProjectFixture::take(edits.body(sample)).title, body.title);
        QString out;
        QString err;
        QTextStream outStream(&out);
        QTextStream errStream(&err);
        Console terminal{outStream, errStream};
        terminal.showsOutput = true;
        QCOMPARE(runCommand(
                     samples + QStringList{QStringLiteral("text"), QStringLiteral("1")}, terminal),
            0);
        QVERIFY(out.contains(QLatin1String("a b c d e f g")));
        QVERIFY(!out.contains(QChar(0x202e)));
    }

    void runsSayWhatTheyDoNotAskAsItIsExcluded()
    {
        ProjectFixture fixture(2);
        for (const SampleId sample : std::as_const(fixture.samples))
            fixture.close(sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        RunPlan plan;
        plan.kind = RunKindId::Decompose;
        plan.endpoint.name = QStringLiteral("Server");
        plan.model = QStringLiteral("small");
        plan.promptFolder = QStringLiteral(TANDEM_RESOURCES "/prompts");
        QVERIFY(createRun(fixture.database(), plan));
        const QString path = fixture.path();
        const auto command = [&](const QStringList& words) {
            const CommandRun run = runInProcess(words);
            if (run.code != 0)
                qWarning().noquote() << run.err;
            return run;
        };
        command({QStringLiteral("samples"), path, QStringLiteral("exclude"), QStringLiteral("2")});
        const QStringList show{QStringLiteral("run"), QStringLiteral("show"), path};
        const QJsonObject json = command(show + QStringList{QStringLiteral("--json")}).json();
        QCOMPARE(json.value(QLatin1String("tasks")).toInt(), 10);
        QCOMPARE(json.value(QLatin1String("open")).toInt(), 5);
        QCOMPARE(json.value(QLatin1String("set_aside")).toInt(), 5);
        QVERIFY(command(show).out.contains(QLatin1String("5 for excluded items")));
    }
};

TANDEM_TEST(TestExcluded, QCoreApplication)
#include "tst_excluded.moc"
