#include "commandrun.h"
#include "testmain.h"

#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// How a run of the program itself ended.
struct ProcessEnd
{
    int code = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs the program with nothing but `environment` around it.
ProcessEnd runProgram(const QStringList& arguments, const QProcessEnvironment& environment = {},
    const QByteArray& input = {})
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(TANDEM_BINARY), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// An empty environment is taken for "as this process has it", so one harmless variable is in it.
QProcessEnvironment bare()
{
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("TANDEM_TEST"), QStringLiteral("1"));
    // Only the tests of a sanitized build need this one.
    if (qEnvironmentVariableIsSet("LD_LIBRARY_PATH"))
        environment.insert(
            QStringLiteral("LD_LIBRARY_PATH"), qEnvironmentVariable("LD_LIBRARY_PATH"));
    return environment;
}

} // namespace

/// The program itself, without a display, a locale or a platform plugin.
class TestBinary final : public QObject
{
    Q_OBJECT

private slots:
    void theMainJobNeedsNoDisplay()
    {
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("k.tandem"));
        const auto does = [&](const QString& command, const QString& rest) {
            const ProcessEnd end = runProgram(
                QStringList{command, project} + rest.split(u' ', Qt::SkipEmptyParts), bare());
            if (end.code != 0 || !end.err.isEmpty())
                qWarning("%s: %d %s", qPrintable(command), end.code, end.err.constData());
            return end.code == 0 && end.err.isEmpty();
        };
        QVERIFY(does(QStringLiteral("new"), QStringLiteral("--demo-texts")));
        QVERIFY(does(QStringLiteral("people"), QStringLiteral("add Ada")));
        QVERIFY(does(QStringLiteral("people"), QStringLiteral("add Ben")));
        QVERIFY(does(QStringLiteral("assign"), QStringLiteral("--pair Ada,Ben")));
        for (const QString& person : {QStringLiteral("Ada"), QStringLiteral("Ben")}) {
            const QString who = QStringLiteral("--person %1 ").arg(person);
            QVERIFY(
                does(QStringLiteral("label"), who + QStringLiteral("--file ") + sampleLabels()));
            QVERIFY(does(QStringLiteral("submit"), who + QStringLiteral("--all")));
        }
        QVERIFY(does(QStringLiteral("compare"), {}));
        QVERIFY(does(QStringLiteral("stats"), {}));
        QVERIFY(does(QStringLiteral("check"), {}));
        // What the samples lack is said on stderr, and no failure.
        const ProcessEnd exported = runProgram(
            {QStringLiteral("export"), project, folder.filePath(QStringLiteral("KGDS.json"))},
            bare());
        QCOMPARE(exported.code, 0);
        QVERIFY2(exported.err.startsWith("Incomplete samples: "), exported.err.constData());
        QCOMPARE(filesIn(folder.path()),
            (QStringList{QStringLiteral("KGDS.json"), QStringLiteral("k.tandem")}));
    }

    void noPlatformPluginIsTouched()
    {
        QProcessEnvironment environment = bare();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("no-such-platform"));
        environment.insert(QStringLiteral("QT_DEBUG_PLUGINS"), QStringLiteral("0"));
        QCOMPARE(runProgram({QStringLiteral("--version")}, environment).code, 0);
        QCOMPARE(
            runProgram({QStringLiteral("help"), QStringLiteral("stats")}, environment).code, 0);
        QCOMPARE(runProgram({QStringLiteral("frobnicate")}, environment).code, 2);
    }

    void aFailureIsOneLineOnStandardErrorInAnyLocale_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::newRow("none") << "";
        QTest::newRow("C") << "C";
        QTest::newRow("POSIX") << "POSIX";
        QTest::newRow("UTF-8") << "C.UTF-8";
        QTest::newRow("not installed") << "xx_YY.ISO-8859-1";
    }

    void aFailureIsOneLineOnStandardErrorInAnyLocale()
    {
        QFETCH(QString, locale);
        QProcessEnvironment environment = bare();
        if (!locale.isEmpty())
            environment.insert(QStringLiteral("LC_ALL"), locale);
        const ProcessEnd end = runProgram(
            {QStringLiteral("stats"), QString::fromUtf8("/nowhere/Zoë.tandem")}, environment);
        QCOMPARE(end.code, 1);
        QVERIFY(end.out.isEmpty());
        QVERIFY2(end.err.startsWith("tandem: /nowhere/Zo\xc3\xab.tandem: "), end.err.constData());
        QCOMPARE(end.err.count('\n'), qsizetype(1));
    }

    void labelsComeFromStandardInput()
    {
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("k.tandem"));
        QCOMPARE(runProgram({QStringLiteral("new"), project, QStringLiteral("--demo")}).code, 0);
        const ProcessEnd end = runProgram(
            {QStringLiteral("label"), project, QStringLiteral("--person"), QStringLiteral("Ben"),
                QStringLiteral("--file"), QStringLiteral("-"), QStringLiteral("--json")},
            bare(), "3 1 yes\n3 2 no\n");
        QCOMPARE(end.code, 0);
        QCOMPARE(
            QJsonDocument::fromJson(end.out).object().value(QLatin1String("samples")).toArray(),
            QJsonArray{3});
    }

    void outputThatCannotBeWrittenIsAFailure()
    {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("There is no /dev/full here.");
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(TANDEM_BINARY), {QStringLiteral("help")});
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().startsWith("tandem: standard output: "));
    }
};

TANDEM_TEST(TestBinary, QCoreApplication)
#include "tst_binary.moc"
