#include "app/commandline/commandline.h"

#include "app/commandline/commandlist.h"
#include "app/commandline/helptext.h"
#include "commandrun.h"
#include "models/results/report.h"
#include "models/version.h"
#include "storage/database/database.h"
#include "storage/project/importformats.h"
#include "storage/runs/runreport.h"
#include "testmain.h"

#include <QBuffer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// A standard input that somebody else writes to the project meanwhile, where they can.
class WritingInput final : public QBuffer
{
public:
    explicit WritingInput(const QString& project)
        : m_project(project)
    {
        setData("# Ours");
        open(QIODevice::ReadOnly);
    }

    bool wasRead = false;
    bool couldWrite = false;

protected:
    qint64 readData(char* data, qint64 most) override
    {
        if (!std::exchange(wasRead, true)) {
            const auto other = Database::open(m_project, Database::Mode::ReadWrite);
            couldWrite = other && (*other)->run(QStringLiteral("PRAGMA busy_timeout = 0")) &&
                         (*other)->run(QStringLiteral("BEGIN IMMEDIATE")) &&
                         (*other)->run(QStringLiteral("ROLLBACK"));
        }
        return QBuffer::readData(data, most);
    }

private:
    QString m_project;
};

/// All keys of objects in it, however deep.
void addKeys(const QJsonValue& json, QSet<QString>& keys)
{
    const QJsonObject object = json.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        keys.insert(entry.key());
        addKeys(entry.value(), keys);
    }
    for (const QJsonValue entry : json.toArray())
        addKeys(entry, keys);
}

/// The commands of a help file, each with the options that it describes.
QStringList describedIn(const QString& file)
{
    QFile help(QStringLiteral(":/tandem/help/") + file);
    if (!help.open(QIODevice::ReadOnly))
        return {};
    const QStringList lines = QString::fromUtf8(help.readAll()).split(u'\n');
    QStringList described;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        const QString& line = lines.at(i);
        const bool isOption =
            line.startsWith(u'-') && lines.at(i + 1).startsWith(QLatin1String("    "));
        static const QRegularExpression name(QStringLiteral("--?([\\w-]+)(?:\\s[^-].*)?$"));
        if (line.startsWith(QLatin1String("# ")))
            described.append(line);
        else if (isOption)
            described.append(name.match(line).captured(1));
    }
    return described;
}

} // namespace

class TestCommandLine final : public QObject
{
    Q_OBJECT

private slots:
    void helpListsEveryCommand()
    {
        const CommandRun run = runInProcess({QStringLiteral("help")});
        QCOMPARE(run.code, 0);
        QVERIFY(run.err.isEmpty());
        for (const QString& name : commandNames())
            QVERIFY2(run.out.contains(QStringLiteral("\n  ") + name), qPrintable(name));
        QCOMPARE(runInProcess({QStringLiteral("--help")}).out, run.out);
        QCOMPARE(runInProcess({QStringLiteral("-h")}).out, run.out);
    }

    void everyCommandExplainsItselfWithItsUsageAndJson()
    {
        for (const Command* command : commands()) {
            const QString name = QLatin1String(command->name);
            const CommandRun run = runInProcess({name, QStringLiteral("--help")});
            QCOMPARE(run.code, 0);
            QVERIFY2(run.out.startsWith(QStringLiteral("Usage: tandem ") + name), qPrintable(name));
            QVERIFY2(run.out.contains(QLatin1String("--json")), qPrintable(name));
            QVERIFY2(!syntaxOf(*command).examples.isEmpty(), qPrintable(name));
            QCOMPARE(runInProcess({QStringLiteral("help"), name}).out, run.out);
        }
    }

    void helpLinesFitATerminal()
    {
        for (const Command* command : commands()) {
            const QString text =
                runInProcess({QStringLiteral("help"), QLatin1String(command->name)}).out;
            for (const QString& line : text.split(u'\n')) {
                const bool isUsage = line.contains(QLatin1String("tandem "));
                QVERIFY2(isUsage || line.size() <= 80, qPrintable(line));
            }
        }
    }

    void everyLanguageDescribesTheSameCommandsAndOptions()
    {
        const QStringList english = describedIn(QStringLiteral("commands.txt"));
        QVERIFY(english.size() > 150);
        QCOMPARE(describedIn(QStringLiteral("commands_fa.txt")), english);
        QCOMPARE(describedIn(QStringLiteral("commands_zh_CN.txt")), english);
    }

    /// Translations have the headings, tables and lists of the English text, in their own letters.
    void everyLanguageHasTheGuidelines()
    {
        const auto shape = [](const QString& text) {
            QString shape;
            for (const QString& line : text.split(u'\n')) {
                if (line.startsWith(u'#') || line.startsWith(u'|') || line.startsWith(u'>'))
                    shape += line.startsWith(u'#') ? line.section(u' ', 0, 0) : line.left(1);
            }
            return shape;
        };
        const auto reset = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
        for (const Step step : {Step::Paragraphs, Step::KeyFacts, Step::Opinions}) {
            const QString english = builtInGuideline(step, Language::English);
            QVERIFY(english.startsWith(u'#'));
            for (const char* const name : {"fa_IR", "zh_CN"}) {
                QLocale::setDefault(QLocale(QLatin1String(name)));
                const QString text = builtInGuideline(step);
                QCOMPARE(shape(text), shape(english));
                QVERIFY(text != english);
            }
        }
    }

    void everyOptionStandsInAUsage()
    {
        for (const Command* command : commands()) {
            const CommandSyntax syntax = syntaxOf(*command);
            QList<Usage> usages;
            for (const QString& line : syntax.usage)
                usages.append(Usage(line));
            for (const QCommandLineOption& option : syntax.options) {
                const QStringList names = option.names();
                const bool isTaken = std::any_of(usages.begin(), usages.end(),
                                         [&](const Usage& usage) { return usage.takes(names); }) ||
                                     names.contains(QLatin1String("json")) ||
                                     names.contains(QLatin1String("help"));
                QVERIFY2(isTaken, qPrintable(syntax.usage.first() + u' ' + names.last()));
            }
        }
    }

    void everyFormatThatACommandImportsIsInItsHelpWithItsOptions()
    {
        for (const auto& format : kImportFormats) {
            const QStringList name = QString::fromLatin1(format().command).split(u' ');
            const Command* command = findCommand(name.first());
            QVERIFY2(command, format().command);
            const QList<Usage> usages = syntaxOf(*command).usagesOf({name.value(1)});
            QCOMPARE(usages.size(), 1);
            QCOMPARE(usages.first().verbs(), QStringList(name.value(1)));
            for (const ImportOption& option : format().options)
                QVERIFY2(usages.first().takes({QLatin1String(option.key)}), option.key);
        }
    }

    void aNameThatIsEmptyIsAskedFor()
    {
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("s.tandem"));
        QCOMPARE(runInProcess({QStringLiteral("new"), project}).code, 0);
        const CommandRun run = runInProcess(
            {QStringLiteral("people"), project, QStringLiteral("add"), QStringLiteral(" ")});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.endsWith(QLatin1String(
                     "s.tandem: The name is empty. Enter a name of 1 to 60 characters.\n")),
            qPrintable(run.err));
    }

    void settingsAreTheLeadsAndKeepAGuideline()
    {
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("s.tandem"));
        QFile guideline(folder.filePath(QStringLiteral("g.md")));
        QVERIFY(guideline.open(QIODevice::WriteOnly));
        guideline.write("# Ours\n");
        guideline.close();
        QCOMPARE(runInProcess({QStringLiteral("new"), project, QStringLiteral("--demo")}).code, 0);
        const auto settings = [&](const QStringList& options) {
            return runInProcess(
                QStringList{QStringLiteral("settings"), project, QStringLiteral("--json")} +
                options);
        };
        const auto guidelineIn = [](const CommandRun& run) {
            return QJsonDocument::fromJson(run.out.toUtf8())[QLatin1String("guideline")];
        };
        QVERIFY(guidelineIn(settings({})).isNull());
        QCOMPARE(guidelineIn(settings({QStringLiteral("--guideline"), guideline.fileName()})),
            QJsonValue(QStringLiteral("# Ours\n")));
        const CommandRun byAnnotator = settings({QStringLiteral("--built-in-guideline"),
            QStringLiteral("--person"), QStringLiteral("Ada")});
        QCOMPARE(byAnnotator.code, 1);
        QCOMPARE(guidelineIn(settings({})), QJsonValue(QStringLiteral("# Ours\n")));
        const CommandRun empty =
            settings({QStringLiteral("--guideline"), QStringLiteral("/dev/null")});
        QCOMPARE(empty.code, 1);
        QVERIFY2(empty.err.contains(QLatin1String("--built-in-guideline")), qPrintable(empty.err));
        QCOMPARE(runInProcess({QStringLiteral("settings"), project, QStringLiteral("--guideline"),
                                  QStringLiteral("-")},
                     " \n")
                     .code,
            1);
        QCOMPARE(guidelineIn(settings({})), QJsonValue(QStringLiteral("# Ours\n")));
        QVERIFY(guidelineIn(settings({QStringLiteral("--built-in-guideline")})).isNull());
    }

    void nobodyWaitsForAGuidelineThatIsStillBeingTyped()
    {
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("s.tandem"));
        QCOMPARE(runInProcess({QStringLiteral("new"), project, QStringLiteral("--demo")}).code, 0);
        WritingInput input(project);
        QString out;
        QString err;
        QTextStream outStream(&out);
        QTextStream errStream(&err);
        Console console{outStream, errStream, &input};
        const int code = runCommand({QStringLiteral("settings"), project,
                                        QStringLiteral("--guideline"), QStringLiteral("-")},
            console);
        QVERIFY2(code == 0, qPrintable(err));
        QVERIFY(input.wasRead);
        QVERIFY(input.couldWrite);
        const CommandRun both =
            runInProcess({QStringLiteral("settings"), project, QStringLiteral("--guideline"),
                QStringLiteral("-"), QStringLiteral("--built-in-guideline")});
        QCOMPARE(both.code, 2);
        QVERIFY(both.hasOneErrorLine());
    }

    void helpOnHelpIsTheOverview()
    {
        const CommandRun run = runInProcess({QStringLiteral("help"), QStringLiteral("help")});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.out, runInProcess({QStringLiteral("help")}).out);
    }

    void formatsNamesTheKeysOfEveryJsonOutput()
    {
        const QString text = runInProcess({QStringLiteral("help"), QStringLiteral("formats")}).out;
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("s.tandem"));
        QCOMPARE(runInProcess({QStringLiteral("new"), project, QStringLiteral("--demo")}).code, 0);
        const QList<QStringList> calls{{QStringLiteral("stats"), project},
            {QStringLiteral("rounds"), project}, {QStringLiteral("people"), project},
            {QStringLiteral("check"), project}, {QStringLiteral("compare"), project},
            {QStringLiteral("compare"), project, QStringLiteral("--sample"), QStringLiteral("1")},
            {QStringLiteral("agreement"), project},
            {QStringLiteral("search"), project, QStringLiteral("the")}};
        for (const results::Column& column : runsSection({}).columns)
            QVERIFY2(text.contains(column.key), qPrintable(column.key));
        for (const QStringList& call : calls) {
            const QJsonObject json =
                runInProcess(call + QStringList{QStringLiteral("--json")}).json();
            QVERIFY2(!json.isEmpty(), qPrintable(call.join(u' ')));
            for (const QString& key : json.keys()) {
                const QString stem = key.startsWith(QLatin1String("masked_facts_code"))
                                         ? QStringLiteral("masked_facts_code_4")
                                         : key;
                QVERIFY2(text.contains(stem), qPrintable(call.first() + u' ' + key));
            }
        }
    }

    void formatsNamesTheKeysInsideToo()
    {
        const QString text = runInProcess({QStringLiteral("help"), QStringLiteral("formats")}).out;
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("s.tandem"));
        QCOMPARE(runInProcess({QStringLiteral("new"), project, QStringLiteral("--demo")}).code, 0);
        for (const QStringList& call : {QStringList{QStringLiteral("people"), project},
                 QStringList{QStringLiteral("opinions"), QStringLiteral("list"), project}}) {
            QSet<QString> keys;
            addKeys(runInProcess(call + QStringList{QStringLiteral("--json")}).json(), keys);
            QVERIFY(keys.size() > 5);
            for (const QString& key : std::as_const(keys))
                QVERIFY2(text.contains(key), qPrintable(call.first() + u' ' + key));
        }
    }

    void versionIsOneLine()
    {
        const CommandRun run = runInProcess({QStringLiteral("--version")});
        QCOMPARE(run.code, 0);
        QCOMPARE(
            run.out, QString(QStringLiteral("tandem ") + programVersion() + QLatin1Char('\n')));
    }

    void wrongUsageIsOneLineWithExitCodeTwo_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown command") << "stat k.tandem"
                                         << "\"tandem stats\"";
        QTest::newRow("far from any command") << "frobnicate"
                                              << "tandem help";
        QTest::newRow("unknown option of the program") << "--frob"
                                                       << "--frob";
        QTest::newRow("unknown option, nearest") << "stats k.tandem --jsno"
                                                 << "--json";
        QTest::newRow("unknown option, far") << "stats k.tandem --frobnicate"
                                             << "help stats";
        QTest::newRow("project missing") << "stats"
                                         << "tandem stats PROJECT";
        QTest::newRow("one argument") << "import k.tandem"
                                      << "FILE... PROJECT";
        QTest::newRow("too many") << "stats a.tandem b.tandem"
                                  << "b.tandem";
        QTest::newRow("value missing") << "new k.tandem --name"
                                       << "name";
        QTest::newRow("value for a flag") << "stats k.tandem --json=yes"
                                          << "json";
        QTest::newRow("exclusive") << "new k.tandem --demo --demo-texts"
                                   << "cannot be used together";
        QTest::newRow("nobody") << "label k.tandem --sample 1"
                                << "--person";
        QTest::newRow("nobody hands in") << "submit k.tandem --all"
                                         << "--person";
        QTest::newRow("half an answer") << "label k.tandem --person Ada --sample 1"
                                        << "--item";
        QTest::newRow("wrong answer")
            << "label k.tandem --person Ada --sample 1 --paragraph 1 --answer maybe"
            << "maybe";
        QTest::newRow("no number")
            << "label k.tandem --person Ada --sample one --paragraph 1 --answer yes"
            << "one";
        QTest::newRow("number too small")
            << "label k.tandem --person Ada --sample 0 --paragraph 1 --answer yes"
            << "\"0\"";
        QTest::newRow("no way to assign") << "assign k.tandem"
                                          << "--evenly";
        QTest::newRow("two ways to assign") << "assign k.tandem --evenly --pair A,B"
                                            << "cannot be used together";
        QTest::newRow("which samples") << "submit k.tandem --person Ada"
                                       << "--all";
        QTest::newRow("unknown verb") << "people k.tandem remove Ada"
                                      << "remove";
        QTest::newRow("verb without a name") << "people k.tandem add"
                                             << "people PROJECT add NAME";
        QTest::newRow("unknown role") << "people k.tandem add Ada --role boss"
                                      << "boss";
        QTest::newRow("ambiguous export") << "export k.tandem out.csv"
                                          << "--what";
        QTest::newRow("contradictory name") << "export k.tandem stats-answers.csv"
                                            << "--what";
        QTest::newRow("no suffix") << "export k.tandem out"
                                   << "--what";
        QTest::newRow("unknown kind") << "export k.tandem out.csv --what facts"
                                      << "facts";
        QTest::newRow("wrong format") << "export k.tandem out.md --what answers"
                                      << "--format csv | jsonl";
        QTest::newRow("settle what") << "compare k.tandem --settle"
                                     << "--sample";
        QTest::newRow("reopen why") << "compare k.tandem --sample 1 --reopen"
                                    << "--reason";
        QTest::newRow("option in the place of a value")
            << "label k.tandem --person Ada --sample --item 1 --answer yes"
            << "--sample needs a value, but --item follows";
        QTest::newRow("flag in the place of a value")
            << "submit k.tandem --person --all"
            << "--person needs a value, but --all follows";
        QTest::newRow("empty name") << "submit k.tandem --person  --all"
                                    << "value of --person is empty";
        QTest::newRow("empty step") << "rounds k.tandem --step "
                                    << "value of --step is empty";
        QTest::newRow("empty people") << "assign k.tandem --evenly --people "
                                      << "value of --people is empty";
        QTest::newRow("empty colour") << "people k.tandem add Ada --colour "
                                      << "value of --colour is empty";
        QTest::newRow("the other name of an option")
            << "label k.tandem --person Ada --sample 1 --item x --answer yes"
            << "--item expects a whole number from 1 to 2147483647, not";
        QTest::newRow("misspelt verb of facts") << "facts lost k.tandem"
                                                << "Did you mean list?";
        QTest::newRow("misspelt verb of expert") << "expert compar k.tandem a b"
                                                 << "Did you mean compare?";
        QTest::newRow("misspelt verb of run") << "run shwo k.tandem"
                                              << "Did you mean show?";
        QTest::newRow("misspelt verb of endpoint") << "endpoint ad local"
                                                   << "Did you mean add?";
        QTest::newRow("misspelt verb of scores") << "scores imprt"
                                                 << "Did you mean import?";
        QTest::newRow("unknown verb of scores") << "scores frob"
                                                << "\"frob\" is not one of import, list, reasons.";
        QTest::newRow("verb without its words") << "run cancel"
                                                << "Usage: tandem run cancel PROJECT [RUN].";
        QTest::newRow("option of another verb")
            << "facts list k.tandem --cap 3"
            << "\"facts list\" does not accept --cap. Usage: tandem facts list PROJECT";
        QTest::newRow("option of another way to call it")
            << "packet show k.tandem --person Ada"
            << "\"packet show\" does not accept --person. Usage: tandem packet show FILE.";
        QTest::newRow("option of another verb, by its letter")
            << "expert list k.tandem -o list.txt"
            << "\"expert list\" does not accept -o.";
        QTest::newRow("options of two ways") << "assign k.tandem --pair Ada,Ben --seed 3"
                                             << "--pair and --seed cannot be used together.";
        QTest::newRow("options that exclude each other in one way")
            << "correlate table.csv --asymptotic --exact"
            << "--exact and --asymptotic cannot be used together.";
        QTest::newRow("verb as an option, with another's option")
            << "people k.tandem --exclude Ada --role lead"
            << "--exclude and --role cannot be used together.";
        QTest::newRow("a verb's name as a word and as an option")
            << "people k.tandem add Ada --add Ben"
            << "--add is given more than once.";
        QTest::newRow("option twice") << "rounds k.tandem --step facts --step opinions"
                                      << "--step is given more than once.";
        QTest::newRow("option twice by two names") << "submit k.tandem --person Ada --as Ben --all"
                                                   << "--as is given more than once.";
        QTest::newRow("word too many for a verb") << "facts remove k.tandem 3 --person Ada"
                                                  << "Usage: tandem facts remove PROJECT";
        QTest::newRow("reason for nothing") << "compare k.tandem --sample 1 --reason late"
                                            << "--reason works only with --reopen.";
        QTest::newRow("unknown topic") << "help frobnicate"
                                       << "frobnicate";
    }

    void wrongUsageIsOneLineWithExitCodeTwo()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        const CommandRun run = runInProcess(line.split(u' '));
        QCOMPARE(run.code, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.hasOneErrorLine(), qPrintable(run.err));
        QVERIFY2(run.err.contains(says), qPrintable(run.err));
    }

    void theWindowOpensForFilesAndNotForCommands_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("window");
        QTest::newRow("nothing") << "" << true;
        QTest::newRow("project") << "k.tandem" << true;
        QTest::newRow("path") << "./stats" << true;
        QTest::newRow("existing folder") << "/" << true;
        QTest::newRow("demo") << "--demo" << true;
        QTest::newRow("demo, by its former name") << "--sample" << true;
        QTest::newRow("platform") << "-platform xcb" << true;
        QTest::newRow("platform with dashes") << "--platform=xcb" << true;
        QTest::newRow("command") << "stats k.tandem" << false;
        QTest::newRow("help") << "help" << false;
        QTest::newRow("version") << "--version" << false;
        QTest::newRow("unknown") << "frobnicate" << false;
        QTest::newRow("unknown option") << "--frob" << false;
    }

    void theWindowOpensForFilesAndNotForCommands()
    {
        QFETCH(QString, line);
        QFETCH(bool, window);
        QCOMPARE(opensWindow(line.split(u' ', Qt::SkipEmptyParts)), window);
    }
};

TANDEM_TEST(TestCommandLine, QCoreApplication)
#include "tst_commandline.moc"
