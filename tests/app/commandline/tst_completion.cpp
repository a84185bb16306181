#include "app/commandline/completion.h"

#include "app/commandline/commandlist.h"
#include "commandrun.h"
#include "testmain.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace tandem;

namespace {

QStringList wordsFor(const QString& line)
{
    QStringList words;
    for (const auto& one : completionOf(line.split(u' ')).words)
        words.append(one.word);
    return words;
}

} // namespace

class TestCompletion final : public QObject
{
    Q_OBJECT

private slots:
    void theFirstWordIsACommandOrAProject()
    {
        QCOMPARE(wordsFor(QString()), commandNames());
        QCOMPARE(wordsFor(QStringLiteral("st")),
            (QStringList{QStringLiteral("stats"), QStringLiteral("study")}));
        QVERIFY(completionOf({QString()}).takesFiles);
    }

    void aCommandTakesOneOfItsVerbs()
    {
        QVERIFY(wordsFor(QStringLiteral("study ")).contains(QStringLiteral("results")));
        QCOMPARE(wordsFor(QStringLiteral("samples k.tandem exc")),
            QStringList{QStringLiteral("exclude")});
        QVERIFY(wordsFor(QStringLiteral("samples k.tandem exclude ")).isEmpty());
    }

    void optionsAreThoseThatTheVerbTakes()
    {
        const QStringList adding = wordsFor(QStringLiteral("people k.tandem add Ada --"));
        QVERIFY(adding.contains(QStringLiteral("--role")));
        QVERIFY(adding.contains(QStringLiteral("--json")));
        QVERIFY(!adding.contains(QStringLiteral("--rename")));
    }

    void anOptionIsFollowedByWhatItTakes()
    {
        QCOMPARE(wordsFor(QStringLiteral("import a.txt --duplicates ")),
            (QStringList{
                QStringLiteral("skip"), QStringLiteral("replace"), QStringLiteral("keep")}));
        QVERIFY(!completionOf({QStringLiteral("new"), QStringLiteral("--name"), {}}).takesFiles);
        QVERIFY(completionOf({QStringLiteral("packet"), QStringLiteral("-o"), {}}).takesFiles);
    }

    void wordsOfAFixedListAreOfferedAndTaken_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* call, const char* words) {
            QTest::newRow(call) << QString::fromLatin1(call) << QString::fromLatin1(words);
        };
        row("agreement k.tandem --by", "overall,step,round,pair,person,domain,month,week");
        row("agreement r.csv --scale", "nominal,ordinal,interval,ratio");
        row("expert compare r.json --mode", "content,style,both,either,average");
        row("export k.tandem t --what", "benchmark,answers,statistics");
        row("export k.tandem t --format", "json,csv,jsonl,md,tex");
        row("label k.tandem --person Ada --sample 1 --item 1 --answer", "yes,no,clear");
        row("people k.tandem add Ada --role", "lead,annotator");
        row("study new k.tandem --name S --template",
            "yesno,pairwise,explanation,similarity,goodbad,verdict,likert,own");
    }

    void wordsOfAFixedListAreOfferedAndTaken()
    {
        QFETCH(QString, call);
        QFETCH(QString, words);
        QCOMPARE(wordsFor(call + u' '), words.split(u','));
        // What the command does not take, it answers with the words that it does.
        const CommandRun wrong = runInProcess(call.split(u' ') + QStringList{QStringLiteral("?")});
        const qsizetype last = words.lastIndexOf(u',') + 1;
        for (const QString& word : {words.section(u',', 0, 0), words.mid(last)})
            QVERIFY2(!wrong.err.contains(QLatin1String("takes")) || wrong.err.contains(word),
                qPrintable(wrong.err));
    }

    void helpIsOfCommandsFormatsAndTheManualPage()
    {
        QCOMPARE(wordsFor(QStringLiteral("help form")),
            (QStringList{QStringLiteral("form"), QStringLiteral("formats")}));
        QCOMPARE(wordsFor(QStringLiteral("help ma")), QStringList(QStringLiteral("man")));
    }

    void unknownCommandsHaveNothingToOffer()
    {
        const Completion completion = completionOf({QStringLiteral("frobnicate"), {}});
        QVERIFY(completion.words.isEmpty());
        QVERIFY(!completion.takesFiles);
    }

    void linesAreWordsWithTheirMeaning()
    {
        QCOMPARE(completionLines({{{QStringLiteral("new"), QStringLiteral("Make it.")}}, true}),
            QStringLiteral("new\tMake it.\n:files\n"));
    }

    void scriptsOfTheShellsAreReadWithoutComplaint_data()
    {
        QTest::addColumn<QString>("script");
        QTest::newRow("bash") << QStringLiteral("tandem.bash");
        QTest::newRow("zsh") << QStringLiteral("_tandem");
        QTest::newRow("fish") << QStringLiteral("tandem.fish");
    }

    void scriptsOfTheShellsAreReadWithoutComplaint()
    {
        QFETCH(QString, script);
        const QString shell = QString::fromLatin1(QTest::currentDataTag());
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP(qPrintable(QStringLiteral("No %1 here to read its script.").arg(shell)));
        QProcess process;
        process.start(
            shell, {QStringLiteral("-n"),
                       QStringLiteral(TANDEM_RESOURCES "/desktop/completions/") + script});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QCOMPARE(process.exitCode(), 0);
    }
};

TANDEM_TEST(TestCompletion, QCoreApplication)
#include "tst_completion.moc"
