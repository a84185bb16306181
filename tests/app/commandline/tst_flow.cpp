#include "commandrun.h"
#include "projectfixture.h"
#include "testmain.h"

#include "storage/database/schema.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// A command line as somebody types it; names and paths hold no blanks here.
CommandRun run(const QString& line, const QByteArray& input = {})
{
    return runInProcess(line.split(u' ', Qt::SkipEmptyParts), input);
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The main job from the first command to the export.
class TestFlow final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_project;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    CommandRun on(const QString& command, const QString& rest, const QByteArray& input = {}) const
    {
        return run(QStringLiteral("%1 %2 %3").arg(command, m_project, rest), input);
    }
    void makeAssigned() const
    {
        QCOMPARE(run(QStringLiteral("new %1 --demo-texts").arg(m_project)).code, 0);
        QCOMPARE(on(QStringLiteral("people"), QStringLiteral("add Lea --role lead")).code, 0);
        QCOMPARE(on(QStringLiteral("people"), QStringLiteral("add Ada")).code, 0);
        QCOMPARE(on(QStringLiteral("people"), QStringLiteral("add Ben")).code, 0);
        QCOMPARE(on(QStringLiteral("assign"), QStringLiteral("--pair Ada,Ben")).code, 0);
    }
    void labelAndSubmit() const
    {
        for (const QString& person : {QStringLiteral("Ada"), QStringLiteral("Ben")}) {
            const QString who = QStringLiteral("--person %1 ").arg(person);
            QCOMPARE(
                on(QStringLiteral("label"), who + QStringLiteral("--file ") + sampleLabels()).code,
                0);
            QCOMPARE(on(QStringLiteral("submit"), who + QStringLiteral("--all")).code, 0);
        }
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_project = path(QStringLiteral("k.tandem"));
    }

    void twoPeopleLabelAndTheBenchmarkComesOut()
    {
        makeAssigned();
        labelAndSubmit();
        const QJsonObject compared = on(QStringLiteral("compare"), QStringLiteral("--json")).json();
        QCOMPARE(compared.value(QLatin1String("rounds")).toArray().size(), 3);
        const QJsonObject pooled = compared.value(QLatin1String("pooled")).toObject();
        QCOMPARE(pooled.value(QLatin1String("n")).toInt(), 33);
        QCOMPARE(pooled.value(QLatin1String("agreed")).toInt(), 27);
        const QJsonObject kappa = pooled.value(QLatin1String("kappa")).toObject();
        QVERIFY(kappa.value(QLatin1String("low")).toDouble() <
                kappa.value(QLatin1String("value")).toDouble());

        const QJsonObject stats = on(QStringLiteral("stats"), QStringLiteral("--json")).json();
        QCOMPARE(stats.value(QLatin1String("samples")).toInt(), 3);
        QCOMPARE(stats.value(QLatin1String("paragraphs")).toInt(), 27);
        QCOMPARE(stats.value(QLatin1String("funnel"))
                     .toObject()
                     .value(QLatin1String("boundary"))
                     .toInt(),
            6);
        QCOMPARE(on(QStringLiteral("check"), {}).code, 0);
    }

    void anExportImportedAgainHasTheSameStatistics()
    {
        makeAssigned();
        labelAndSubmit();
        const QString file = path(QStringLiteral("KGDS.json"));
        QCOMPARE(on(QStringLiteral("export"), file).code, 0);
        const QString again = path(QStringLiteral("again.tandem"));
        QCOMPARE(run(QStringLiteral("import %1 %2").arg(file, again)).code, 0);
        QJsonObject before = on(QStringLiteral("stats"), QStringLiteral("--json")).json();
        QJsonObject after = run(QStringLiteral("stats %1 --json").arg(again)).json();
        // What was dropped on the way is no longer in the file.
        before.remove(QStringLiteral("funnel"));
        after.remove(QStringLiteral("funnel"));
        QVERIFY(before.size() > 20);
        QCOMPARE(after, before);
        const QString twice = path(QStringLiteral("twice.json"));
        QCOMPARE(run(QStringLiteral("export %1 %2").arg(again, twice)).code, 0);
        QCOMPARE(contents(twice), contents(file));
    }

    void thePublishedBenchmarkComesBackByteForByteWithItsFigures()
    {
        const QString published = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
        if (!QFile::exists(published))
            QSKIP("The published KGDS.json is not here.");
        const QString out = path(QStringLiteral("out.json"));
        QCOMPARE(run(QStringLiteral("import %1 %2").arg(published, m_project)).code, 0);
        QCOMPARE(on(QStringLiteral("export"), out).code, 0);
        QVERIFY(contents(out) == contents(published));
        const QJsonObject stats = on(QStringLiteral("stats"), QStringLiteral("--json")).json();
        const QList<std::pair<QString, double>> figures{{QStringLiteral("samples"), 100},
            {QStringLiteral("paragraphs"), 1437}, {QStringLiteral("supporting_paragraphs"), 432},
            {QStringLiteral("nonsupporting_paragraphs"), 1005},
            {QStringLiteral("supporting_facts"), 2428}, {QStringLiteral("key_facts"), 1638},
            {QStringLiteral("non_key_facts"), 780},
            {QStringLiteral("supporting_intra_repetitive_facts"), 10},
            {QStringLiteral("facts_of_nonsupporting"), 5187},
            {QStringLiteral("nonsupporting_facts"), 4996}, {QStringLiteral("masked_facts"), 176},
            {QStringLiteral("masked_facts_code_4"), 77},
            {QStringLiteral("masked_facts_code_5"), 13},
            {QStringLiteral("masked_facts_code_6"), 86},
            {QStringLiteral("nonsupporting_intra_repetitive_facts"), 15},
            {QStringLiteral("opinions"), 873}, {QStringLiteral("opinions_with_references"), 800},
            {QStringLiteral("opinions_without_references"), 73},
            {QStringLiteral("references"), 1113}};
        for (const auto& [key, value] : figures)
            QCOMPARE(stats.value(key).toDouble(), value);
        const QString plain = on(QStringLiteral("stats"), {}).out;
        for (const QLatin1String text : {QLatin1String("1,437"), QLatin1String("4,996"),
                 QLatin1String("14.4"), QLatin1String("4.1"), QLatin1String("2.0")})
            QVERIFY2(plain.contains(text), text.data());
    }

    void everyExportIsKnownByItsName_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("benchmark") << "KGDS.json"
                                   << "" << QByteArray("[\n    {\n");
        QTest::newRow("answers csv") << "answers.csv"
                                     << "" << QByteArray("answer_id,");
        QTest::newRow("answers jsonl") << "out.jsonl"
                                       << "" << QByteArray("{\"answer_id\":");
        QTest::newRow("statistics csv") << "my-stats.csv"
                                        << "" << QByteArray("key,");
        QTest::newRow("statistics md") << "table.md"
                                       << "" << QByteArray("**");
        QTest::newRow("statistics tex") << "table.tex"
                                        << "" << QByteArray("%");
        QTest::newRow("said") << "out.csv"
                              << "--what answers" << QByteArray("answer_id,");
        QTest::newRow("format said")
            << "out.txt"
            << "--what answers --format jsonl" << QByteArray("{\"answer_id\":");
        QTest::newRow("benchmark by any name") << "out.data"
                                               << "--what benchmark" << QByteArray("[\n    {\n");
    }

    void everyExportIsKnownByItsName()
    {
        QFETCH(QString, file);
        QFETCH(QString, options);
        QFETCH(QByteArray, begins);
        QCOMPARE(run(QStringLiteral("new %1 --demo").arg(m_project)).code, 0);
        const CommandRun exported =
            on(QStringLiteral("export"), path(file) + u' ' + options + QStringLiteral(" --json"));
        QVERIFY2(exported.code == 0, qPrintable(exported.err));
        QCOMPARE(exported.json().value(QLatin1String("file")).toString(), path(file));
        const QByteArray bytes = contents(path(file));
        QVERIFY2(bytes.startsWith(begins), bytes.left(60).constData());
    }

    void aProjectIsNeverReplacedByAnExport()
    {
        QCOMPARE(run(QStringLiteral("new %1 --demo").arg(m_project)).code, 0);
        const QString copy = path(QStringLiteral("copy.json"));
        QVERIFY(QFile::copy(m_project, copy));
        const CommandRun refused =
            on(QStringLiteral("export"), copy + QStringLiteral(" --format json"));
        QCOMPARE(refused.code, 1);
        QCOMPARE(on(QStringLiteral("check"), {}).code, 0);
    }

    void whereAWindowHasTheProjectOpenItIsSaidThatACopyNeedsTwoFiles()
    {
        makeAssigned();
        QVERIFY(!on(QStringLiteral("check"), {}).out.contains(QStringLiteral("-wal")));
        const auto window =
            ProjectFixture::take(openProjectFile(m_project, Database::Mode::ReadWrite));
        QCOMPARE(on(QStringLiteral("label"),
                     QStringLiteral("--person Ada --sample 1 --paragraph 1 --answer yes"))
                     .code,
            0);
        const CommandRun checked = on(QStringLiteral("check"), {});
        QCOMPARE(checked.code, 0);
        QVERIFY2(checked.out.contains(QStringLiteral("k.tandem-wal")), qPrintable(checked.out));
        QVERIFY2(checked.out.contains(QStringLiteral("A program has the project open")),
            qPrintable(checked.out));
        // As a program leaves them that is killed: the same files, and nobody who has them open.
        const QString left = m_folder->filePath(QStringLiteral("left.tandem"));
        for (const char* end : {"", "-wal"})
            QVERIFY(QFile::copy(m_project + QLatin1String(end), left + QLatin1String(end)));
        const CommandRun after = run(QStringLiteral("check ") + left);
        QCOMPARE(after.code, 0);
        QVERIFY2(
            after.out.contains(QStringLiteral("ended without closing it")), qPrintable(after.out));
        QVERIFY2(after.out.contains(QStringLiteral("left.tandem-wal")), qPrintable(after.out));
    }

    void oneAnswerCanBeGivenMarkedNotedAndTakenBack()
    {
        makeAssigned();
        const QString one = QStringLiteral("--person ada --sample 2 --paragraph 3 ");
        const auto answered = [&] {
            const QJsonObject rounds =
                on(QStringLiteral("rounds"), QStringLiteral("--json")).json();
            return rounds.value(QLatin1String("samples"))
                .toArray()
                .at(1)
                .toObject()
                .value(QLatin1String("answered_a"))
                .toInt();
        };
        QCOMPARE(on(QStringLiteral("label"),
                     one + QStringLiteral("--answer yes --note because --seconds 100000.5"))
                     .code,
            0);
        QCOMPARE(answered(), 1);
        QCOMPARE(on(QStringLiteral("label"), one + QStringLiteral("--answer no --unsure")).code, 0);
        QCOMPARE(answered(), 0);
        QCOMPARE(on(QStringLiteral("label"), one + QStringLiteral("--answer no")).code, 0);
        QCOMPARE(answered(), 1);
        QCOMPARE(on(QStringLiteral("label"), one + QStringLiteral("--answer clear")).code, 0);
        QCOMPARE(answered(), 0);
    }

    void linesOfStandardInputAreTakenAllOrNone()
    {
        makeAssigned();
        const QString ada = QStringLiteral("--person Ada --file - --json");
        const CommandRun good = on(QStringLiteral("label"), ada, "1 1 yes\n\n1 2 no\n2 1 yes\n");
        QCOMPARE(good.code, 0);
        QCOMPARE(good.json().value(QLatin1String("answers")).toInt(), 3);
        QCOMPARE(good.json().value(QLatin1String("samples")).toArray(), (QJsonArray{1, 2}));
        const CommandRun bad = on(QStringLiteral("label"), ada, "1 3 yes\n1 99 yes\n");
        QCOMPARE(bad.code, 1);
        QVERIFY2(bad.err.contains(QLatin1String("line 2")), qPrintable(bad.err));
        const QString rounds = on(QStringLiteral("rounds"), {}).out;
        QVERIFY2(rounds.contains(QLatin1String("Ada 2/12")), qPrintable(rounds));
    }

    void exportedAnswersCanBeReadAsLabels()
    {
        makeAssigned();
        labelAndSubmit();
        for (const QString& name :
            {QStringLiteral("answers.csv"), QStringLiteral("answers.jsonl")}) {
            const QString file = path(name);
            QCOMPARE(on(QStringLiteral("export"), file).code, 0);
            const QString other = path(name + QStringLiteral(".tandem"));
            QCOMPARE(run(QStringLiteral("new %1 --demo-texts").arg(other)).code, 0);
            for (const QString& person : {QStringLiteral("Ada"), QStringLiteral("Ben")})
                QCOMPARE(run(QStringLiteral("people %1 add %2").arg(other, person)).code, 0);
            QCOMPARE(run(QStringLiteral("assign %1 --pair Ada,Ben").arg(other)).code, 0);
            const CommandRun read =
                run(QStringLiteral("label %1 --person Ben --file %2").arg(other, file));
            QVERIFY2(read.code == 0, qPrintable(read.err));
            QCOMPARE(run(QStringLiteral("submit %1 --person Ben --all").arg(other)).code, 0);
        }
    }

    void submittingAnIncompleteSideListsWhatIsMissing()
    {
        makeAssigned();
        QCOMPARE(on(QStringLiteral("label"), QStringLiteral("--person Ada --file -"),
                     "1 1 yes\n1 2 yes\n1 7 no\n")
                     .code,
            0);
        const CommandRun refused =
            on(QStringLiteral("submit"), QStringLiteral("--person Ada --sample 1"));
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.hasOneErrorLine());
        QVERIFY2(refused.err.contains(QStringLiteral("3–6, 8–12")), qPrintable(refused.err));
    }

    void aSubmissionCanBeTakenBackUntilTheOtherHasSubmittedToo()
    {
        makeAssigned();
        const QString ada = QStringLiteral("--person Ada --sample 1");
        QCOMPARE(
            on(QStringLiteral("label"), QStringLiteral("--person Ada --file ") + sampleLabels())
                .code,
            0);
        QCOMPARE(on(QStringLiteral("submit"), ada).code, 0);
        QCOMPARE(on(QStringLiteral("submit"), ada + QStringLiteral(" --withdraw")).code, 0);
        labelAndSubmit();
        QCOMPARE(on(QStringLiteral("submit"), ada + QStringLiteral(" --withdraw")).code, 1);
    }

    void assigningFollowsTheLeadOrTheOwner()
    {
        QCOMPARE(run(QStringLiteral("new %1 --demo-texts").arg(m_project)).code, 0);
        for (const QString& name :
            {QStringLiteral("Ada"), QStringLiteral("Ben"), QStringLiteral("Cai")})
            QCOMPARE(
                on(QStringLiteral("people"), QStringLiteral("add %1 --role annotator").arg(name))
                    .code,
                0);
        // Nobody leads: whoever holds the file may.
        QCOMPARE(on(QStringLiteral("assign"), QStringLiteral("--sample 1 --pair Ada,Ben")).code, 0);
        QCOMPARE(on(QStringLiteral("people"), QStringLiteral("add Lea --role lead")).code, 0);
        QCOMPARE(on(QStringLiteral("assign"), QStringLiteral("--sample 2 --pair Ada,Ben")).code, 0);
        QCOMPARE(
            on(QStringLiteral("assign"), QStringLiteral("--sample 3 --pair Ada,Ben --as Ada")).code,
            1);
        QCOMPARE(on(QStringLiteral("people"), QStringLiteral("add Max --role lead")).code, 0);
        const CommandRun unclear =
            on(QStringLiteral("assign"), QStringLiteral("--sample 3 --pair Ada,Ben"));
        QCOMPARE(unclear.code, 1);
        QVERIFY2(
            unclear.err.contains(QLatin1String("--person Lea or Max")), qPrintable(unclear.err));
        QCOMPARE(on(QStringLiteral("assign"),
                     QStringLiteral("--sample 3 --evenly --people Ada,Cai --as Max"))
                     .code,
            0);
    }

    void theSamePairInTheOtherOrderKeepsItsRound()
    {
        makeAssigned();
        QCOMPARE(
            on(QStringLiteral("label"), QStringLiteral("--person Ada --file -"), "1 1 yes\n").code,
            0);
        const QJsonObject json =
            on(QStringLiteral("assign"), QStringLiteral("--sample all --pair Ben,Ada --json"))
                .json();
        QCOMPARE(json.value(QLatin1String("assigned")).toInt(), 0);
        QCOMPARE(json.value(QLatin1String("unchanged")).toInt(), 3);
        QVERIFY(on(QStringLiteral("rounds"), {}).out.contains(QLatin1String("Ada 1/12")));
    }

    void samplesAreChosenByNumbersAndRanges()
    {
        makeAssigned();
        const QString list = QStringLiteral("--unassign --json --sample ");
        const auto unassigned = [&](const QString& samples) {
            return on(QStringLiteral("assign"), list + samples)
                .json()
                .value(QLatin1String("unassigned"))
                .toInt();
        };
        QCOMPARE(unassigned(QStringLiteral("1,3")), 2);
        QCOMPARE(unassigned(QStringLiteral("1-3")), 1);
        QCOMPARE(on(QStringLiteral("assign"), list + QStringLiteral("2-9")).code, 1);
        QCOMPARE(on(QStringLiteral("assign"), list + QStringLiteral("3-1")).code, 2);
        QCOMPARE(on(QStringLiteral("assign"), list + QStringLiteral("some")).code, 2);
    }

    void aSampleIsSettledAndReopenedByTheLead()
    {
        makeAssigned();
        labelAndSubmit();
        const QString one = QStringLiteral("--sample 1 --json ");
        const auto state = [](const CommandRun& ended) {
            return ended.json().value(QLatin1String("state")).toString();
        };
        QCOMPARE(state(on(QStringLiteral("compare"), one + QStringLiteral("--settle"))),
            QStringLiteral("settled"));
        QCOMPARE(on(QStringLiteral("compare"),
                     one + QStringLiteral("--reopen --person Ada --reason why"))
                     .code,
            1);
        QCOMPARE(state(on(QStringLiteral("compare"),
                     one + QStringLiteral("--reopen --person Lea --reason why"))),
            QStringLiteral("closed"));
    }

    void anAdjudicatingProjectShowsUnnamedSidesUntilSettled()
    {
        makeAssigned();
        {
            const auto database = openProjectFile(m_project, Database::Mode::ReadWrite);
            SettingsRepository settings(**database);
            auto changed = *settings.load();
            changed.rule = ConsistencyRule::Adjudication;
            const auto lea = PeopleRepository(**database).byName(QStringLiteral("Lea"));
            QVERIFY(settings.save(changed, lea->id));
        }
        labelAndSubmit();
        const CommandRun plain = on(QStringLiteral("compare"), QStringLiteral("--sample 1"));
        QCOMPARE(plain.code, 0);
        QVERIFY2(!plain.out.contains(QLatin1String("Ada")), qPrintable(plain.out));
        QVERIFY(plain.out.contains(QLatin1String("undecided")));
        const QJsonObject json =
            on(QStringLiteral("compare"), QStringLiteral("--sample 1 --json")).json();
        QVERIFY(!json.contains(QLatin1String("a")));
        QCOMPARE(json.value(QLatin1String("sides")).toString(), QStringLiteral("unnamed"));
        const QJsonObject item = json.value(QLatin1String("items")).toArray().at(7).toObject();
        QVERIFY(
            item.contains(QLatin1String("answer_1")) && !item.contains(QLatin1String("answer_a")));
        QVERIFY(!item.contains(QLatin1String("seconds_1")));
        QVERIFY(item.value(QLatin1String("outcome")).isNull());
        // Undecided paragraphs keep it from being settled.
        QCOMPARE(on(QStringLiteral("compare"), QStringLiteral("--sample 1 --settle")).code, 1);
    }

    void undefinedFiguresSayWhy()
    {
        QCOMPARE(run(QStringLiteral("new %1").arg(m_project)).code, 0);
        const QJsonObject stats = on(QStringLiteral("stats"), QStringLiteral("--json")).json();
        QCOMPARE(stats.value(QLatin1String("samples")).toInt(-1), 0);
        QVERIFY(!stats.value(QLatin1String("mean_paragraphs"))
                     .toObject()
                     .value(QLatin1String("undefined"))
                     .toString()
                     .isEmpty());
        const QJsonObject kappa = on(QStringLiteral("compare"), QStringLiteral("--json"))
                                      .json()
                                      .value(QLatin1String("pooled"))
                                      .toObject()
                                      .value(QLatin1String("kappa"))
                                      .toObject();
        QVERIFY(
            kappa.contains(QLatin1String("undefined")) && !kappa.contains(QLatin1String("value")));
    }

    void timesThatWereNotMeasuredAreNoZeros()
    {
        ProjectFixture fixture(1);
        ProjectSettings settings =
            ProjectFixture::take(SettingsRepository(fixture.database()).load());
        settings.hourlyWage = 36.0;
        QVERIFY(SettingsRepository(fixture.database()).save(settings, fixture.lea));
        fixture.answer(fixture.samples.first(), fixture.ada, QStringLiteral("yyyyy"), {}, 0);
        fixture.answer(fixture.samples.first(), fixture.ben, QStringLiteral("y"), {}, 0);
        fixture.answer(fixture.samples.first(), fixture.ben, QStringLiteral("nyyyy"), {}, 1000);
        const QStringList command{QStringLiteral("people"), fixture.path()};
        const QString list = runInProcess(command).out;
        QVERIFY(list.contains(QLatin1String("not measured")));
        QVERIFY(list.contains(QLatin1String("0:05")));
        const QJsonObject json =
            runInProcess(command + QStringList{QStringLiteral("--json")}).json();
        const QJsonValue ada = json[QLatin1String("people")][1];
        const QJsonValue ben = json[QLatin1String("people")][2];
        QVERIFY(ada[QLatin1String("seconds")].isNull() && ada[QLatin1String("cost")].isNull());
        QCOMPARE(ada[QLatin1String("not_measured")].toInt(), 5);
        QCOMPARE(ben[QLatin1String("seconds")].toDouble(), 5.0);
        QCOMPARE(ben[QLatin1String("cost")].toDouble(), 0.05);
        QCOMPARE(ben[QLatin1String("not_measured")].toInt(), 0);
    }

    void peopleAreAddedChangedExcludedAndTakenBack()
    {
        QCOMPARE(run(QStringLiteral("new %1").arg(m_project)).code, 0);
        const auto person = [&](const QString& rest) {
            return on(QStringLiteral("people"), rest + QStringLiteral(" --json")).json();
        };
        QCOMPARE(person(QStringLiteral("--add Ada --colour #123456"))
                     .value(QLatin1String("colour"))
                     .toString(),
            QStringLiteral("#123456"));
        const QJsonObject listed = on(QStringLiteral("people"), QStringLiteral("--json")).json();
        // Without a wage nothing is known of the cost.
        QVERIFY(listed[QLatin1String("people")][0][QLatin1String("cost")].isNull());
        QCOMPARE(person(QStringLiteral("change ADA --role lead --rename Adele"))
                     .value(QLatin1String("name"))
                     .toString(),
            QStringLiteral("Adele"));
        QCOMPARE(
            person(QStringLiteral("exclude Adele")).value(QLatin1String("active")).toBool(true),
            false);
        QCOMPARE(
            person(QStringLiteral("include Adele")).value(QLatin1String("active")).toBool(), true);
        QCOMPARE(person(QStringLiteral("list")).value(QLatin1String("people")).toArray().size(), 1);
    }

    void whoeverComesFirstLeads()
    {
        QCOMPARE(run(QStringLiteral("new %1").arg(m_project)).code, 0);
        const auto roleOf = [&](const QString& added) {
            return on(QStringLiteral("people"), QStringLiteral("add %1 --json").arg(added))
                .json()
                .value(QLatin1String("role"))
                .toString();
        };
        QCOMPARE(roleOf(QStringLiteral("Ada")), QStringLiteral("lead"));
        QCOMPARE(roleOf(QStringLiteral("Ben")), QStringLiteral("annotator"));
        QCOMPARE(roleOf(QStringLiteral("Cai --role lead")), QStringLiteral("lead"));
    }

    void searchFindsTextsAndNoNotes()
    {
        makeAssigned();
        QCOMPARE(
            on(QStringLiteral("label"),
                QStringLiteral("--person Ada --sample 1 --paragraph 1 --answer yes --note xyzzy"))
                .code,
            0);
        const CommandRun found =
            on(QStringLiteral("search"), QStringLiteral("hydrogen ferries --json"));
        QVERIFY(!found.json().value(QLatin1String("hits")).toArray().isEmpty());
        QVERIFY(on(QStringLiteral("search"), QStringLiteral("xyzzy --json"))
                    .json()
                    .value(QLatin1String("hits"))
                    .toArray()
                    .isEmpty());
    }

    void textFromOutsideDoesNotSteerTheTerminal()
    {
        QFile article(path(QStringLiteral("a.json")));
        QVERIFY(article.open(QIODevice::WriteOnly));
        article.write("{\"title\": \"\\u001b[2Jred\\u009b31m\", \"paragraphs\": [\"one\"]}");
        article.close();
        QCOMPARE(run(QStringLiteral("import %1 %2").arg(article.fileName(), m_project)).code, 0);
        const CommandRun listed = on(QStringLiteral("rounds"), {});
        QVERIFY(!listed.out.contains(QChar(0x1b)) && !listed.out.contains(QChar(0x9b)));
        QVERIFY(listed.out.contains(QLatin1String("red")));
    }

    void onATerminalAFileIsReplacedOnlyAfterAYes()
    {
        QCOMPARE(run(QStringLiteral("new %1 --demo-texts").arg(m_project)).code, 0);
        const QString file = path(QStringLiteral("answers.csv"));
        QFile mine(file);
        QVERIFY(mine.open(QIODevice::WriteOnly));
        QCOMPARE(mine.write("mine"), qint64(4));
        mine.close();
        const QStringList line{QStringLiteral("export"), m_project, file};
        const CommandRun refused = runInProcess(line, "\n", true);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(QStringLiteral("answers.csv already exists")),
            qPrintable(refused.err));
        QCOMPARE(contents(file), QByteArray("mine"));
        QCOMPARE(runInProcess(line, "y\n", true).code, 0);
        QVERIFY(contents(file) != "mine");
        // Nobody is asked who has said it beforehand, nor a script.
        const QStringList sure = line + QStringList{QStringLiteral("--overwrite")};
        QCOMPARE(runInProcess(sure, {}, true).code, 0);
        QCOMPARE(runInProcess(line).code, 0);
    }
};

TANDEM_TEST(TestFlow, QCoreApplication)
#include "tst_flow.moc"
