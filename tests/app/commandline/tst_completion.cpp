#include "app/commandline/completion.h"

#include "app/commandline/commandlist.h"
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
        QCOMPARE(wordsFor(QStringLiteral("samples k.tandem set")),
            QStringList{QStringLiteral("set-aside")});
        QVERIFY(wordsFor(QStringLiteral("samples k.tandem set-aside ")).isEmpty());
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
