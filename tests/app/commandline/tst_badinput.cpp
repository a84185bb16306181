#include "commandrun.h"
#include "testmain.h"

#include "storage/project/demoproject.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

constexpr qsizetype kUserVersionByte = 60;
constexpr qsizetype kApplicationIdByte = 68;

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64(bytes.size()));
}

} // namespace

/// What is wrong is said in one line, with exit code 1, and leaves the folder as it was.
class TestBadInput final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    CommandRun run(QString line) const
    {
        line.replace(QLatin1String("@"), m_folder->path() + u'/');
        return runInProcess(line.split(u' ', Qt::SkipEmptyParts), "1 1 yes\n1 99 yes\n");
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        // Made once, since it is the same for each.
        static const QByteArray good = [] {
            const QTemporaryDir folder;
            const QString made = folder.filePath(QStringLiteral("good.tandem"));
            return createDemoProject(made, QStringLiteral("Good"), SampleContents::Labelled)
                       ? contents(made)
                       : QByteArray();
        }();
        QVERIFY(!good.isEmpty());
        put(path(QStringLiteral("good.tandem")), good);
        put(path(QStringLiteral("empty.tandem")), {});
        put(path(QStringLiteral("text.tandem")), "This is a letter, not a project.\n");
        put(path(QStringLiteral("cut.tandem")), good.left(good.size() / 2));
        QByteArray newer = good;
        newer.replace(kUserVersionByte, 4, QByteArrayLiteral("\x00\x00\x03\xe7"));
        put(path(QStringLiteral("newer.tandem")), newer);
        put(path(QStringLiteral("newer.json")), newer); // a project by what is in it
        QByteArray foreign = good;
        foreign.replace(kApplicationIdByte, 4, QByteArrayLiteral("\x00\x00\x00\x00"));
        put(path(QStringLiteral("foreign.tandem")), foreign);
        for (const char* folder : {"folder.tandem", "folder.json"})
            QVERIFY(QDir(m_folder->path()).mkdir(QLatin1String(folder)));
        put(path(QStringLiteral("cut.json")), "[{\"title\": \"a\", \"paragraphs\": [\"one\", ");
        put(path(QStringLiteral("empty.json")), {});
        put(path(QStringLiteral("wrong.json")), "[{\"title\": \"a\", \"paragraphs\": 7}]");
        put(path(QStringLiteral("fine.json")), "[{\"title\": \"a\", \"paragraphs\": [\"one\"]}]");
        put(path(QStringLiteral("labels.csv")), "sample,paragraph,answer\n1,1,maybe\n");
        put(path(QStringLiteral("answers.csv")),
            "step,person,sample,item,answer\nparagraphs,Ada,1,1,yes\n");
        put(path(QStringLiteral("wrong-answers.csv")),
            "step,person,sample,item,answer\nparagraphs,Ada,1,1,maybe\n");
        put(path(QStringLiteral("nothing.json")), "{\"title\": \"a\"}");
        put(path(QStringLiteral("study.csv")), "rater,item,answer\nAda,1,2\n");
        put(path(QStringLiteral("form.json")), "{\"tandem_answers\": 1, \"rows\": []}");
        put(path(QStringLiteral("scores.csv")), "{\"id\": 1, \"bleu\": 2}\n");
        put(path(QStringLiteral("wide.csv")), "item,Ada,Ben\n1,yes,no\n");
        put(path(QStringLiteral("result.json")), "{\"average_scores\": {\"both_f1\": 0.5}}");
        put(path(QStringLiteral("compared.json")), "{\"funnel\": {}, \"pooled\": {}}");
        put(path(QStringLiteral("design.json")), "{\"balances_sides\": true, \"questions\": []}");
        put(path(QStringLiteral("codebook.json")), "{\"columns\": {}, \"tandem_codebook\": 1}");
        put(path(QStringLiteral("kgds.json")), "[{\"SBK\": []}]");
        put(path(QStringLiteral("opinions.json")), "{\"figures\": {}, \"samples\": []}");
        put(path(QStringLiteral("distances.csv")), "doc_id,origin_model,uid,score\nd,m,u,0.5\n");
        const QString saved = QStringLiteral("\uFEFF{\"tandem_answers\": 1}");
        put(path(QStringLiteral("utf16.json")),
            QByteArray(reinterpret_cast<const char*>(saved.utf16()), saved.size() * 2));
        put(path(QStringLiteral("unmarked.json")),
            QByteArray(reinterpret_cast<const char*>(saved.utf16() + 1), saved.size() * 2 - 2));
        put(path(QStringLiteral("summaries.jsonl")), "{\"user\": \"U1\", \"summarizer\": \"wren\", "
                                                     "\"max_words\": 30, \"summary\": \"a\"}\n");
        put(path(QStringLiteral("predictions.jsonl")),
            "{\"predictor\": \"p\", \"summarizer\": \"wren\", \"summary\": \"a\", "
            "\"tasks\": [], \"user\": \"U1\"}\n");
    }

    void aProjectThatIsNoneIsRefusedByEveryCommand_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("project");
        const QStringList commands{QStringLiteral("stats @%1"), QStringLiteral("rounds @%1"),
            QStringLiteral("compare @%1"), QStringLiteral("compare @%1 --sample 1 --settle"),
            QStringLiteral("check @%1"), QStringLiteral("check @%1 --upgrade"),
            QStringLiteral("people @%1"), QStringLiteral("people @%1 add Zoe"),
            QStringLiteral("assign @%1 --evenly"), QStringLiteral("search @%1 word"),
            QStringLiteral("label @%1 --person Ada --sample 1 --paragraph 1 --answer yes"),
            QStringLiteral("submit @%1 --person Ada --all"), QStringLiteral("export @%1 @out.json"),
            QStringLiteral("stats @%1 --json")};
        const QStringList projects{QStringLiteral("missing.tandem"),
            QStringLiteral("folder.tandem"), QStringLiteral("empty.tandem"),
            QStringLiteral("text.tandem"), QStringLiteral("cut.tandem"),
            QStringLiteral("newer.tandem"), QStringLiteral("foreign.tandem")};
        for (const QString& command : commands) {
            for (const QString& project : projects)
                QTest::addRow("%s", qPrintable(command.arg(project)))
                    << command.arg(project) << project;
        }
    }

    void aProjectThatIsNoneIsRefusedByEveryCommand()
    {
        QFETCH(QString, command);
        QFETCH(QString, project);
        const QStringList before = filesIn(m_folder->path());
        const QByteArray bytes = contents(path(project));
        const CommandRun ended = run(command);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.out.isEmpty(), qPrintable(ended.out));
        QVERIFY2(ended.hasOneErrorLine(), qPrintable(ended.err));
        QVERIFY2(ended.err.contains(project), qPrintable(ended.err));
        QCOMPARE(filesIn(m_folder->path()), before);
        QCOMPARE(contents(path(project)), bytes);
    }

    void whatCannotBeDoneIsSaidAndLeavesNothingBehind_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("says");
        QTest::newRow("ratings missing") << "agreement @nope.csv --scale ordinal"
                                         << "File not found";
        QTest::newRow("ratings in a folder") << "agreement @folder.tandem --scale ordinal"
                                             << "This is a folder";
        QTest::newRow("unknown run") << "run cancel @good.tandem 7"
                                     << "run list";
        QTest::newRow("unknown fact") << "facts history @good.tandem --fact abc"
                                      << "--fact abc";
        QTest::newRow("import missing") << "import @nope.json @new.tandem"
                                        << "nope.json";
        QTest::newRow("import empty") << "import @empty.json @new.tandem"
                                      << "empty.json";
        QTest::newRow("import cut") << "import @cut.json @new.tandem"
                                    << "line 1";
        QTest::newRow("import wrong type") << "import @wrong.json @new.tandem"
                                           << "/0/paragraphs";
        QTest::newRow("import second wrong") << "import @fine.json @wrong.json @new.tandem"
                                             << "wrong.json";
        QTest::newRow("import second wrong into a project")
            << "import @fine.json @wrong.json @good.tandem"
            << "wrong.json";
        QTest::newRow("import into a folder") << "import @fine.json @folder.tandem"
                                              << "folder";
        QTest::newRow("import into a missing folder") << "import @fine.json @nowhere/new.tandem"
                                                      << "nowhere";
        QTest::newRow("import a folder without articles") << "import @folder.tandem @new.tandem"
                                                          << "folder.tandem";
        QTest::newRow("new over a project") << "new @good.tandem"
                                            << "good.tandem";
        QTest::newRow("new sample over a file") << "new @fine.json --demo"
                                                << "fine.json";
        QTest::newRow("new in a missing folder") << "new @nowhere/new.tandem"
                                                 << "nowhere";
        QTest::newRow("unknown person")
            << "label @good.tandem --person Eve --sample 1 --paragraph 1 --answer yes"
            << "Eve";
        QTest::newRow("unknown sample")
            << "label @good.tandem --person Ada --sample 9 --paragraph 1 --answer yes"
            << "sample 9";
        QTest::newRow("unknown paragraph")
            << "label @good.tandem --person Ada --sample 3 --paragraph 99 --answer yes"
            << "no paragraph 99";
        QTest::newRow("not of the pair")
            << "label @good.tandem --person Lea --sample 3 --paragraph 1 --answer yes"
            << "not assigned to you";
        QTest::newRow("after hand-in")
            << "label @good.tandem --person Ada --sample 1 --paragraph 1 --answer no"
            << "submitted sample 1";
        QTest::newRow("missing labels") << "label @good.tandem --person Ada --file @nope.csv"
                                        << "nope.csv";
        QTest::newRow("wrong labels") << "label @good.tandem --person Ada --file @labels.csv"
                                      << "line 2";
        QTest::newRow("labels of a study") << "label @good.tandem --person Ada --file @study.csv"
                                           << "tandem study answers";
        QTest::newRow("wrong labels of an export")
            << "label @good.tandem --person Ada --file @wrong-answers.csv"
            << "yes, no or clear";
        QTest::newRow("labels from a project")
            << "label @good.tandem --person Ada --file @newer.tandem"
            << "tandem merge";
        QTest::newRow("answers as cases") << "expert cases @good.tandem @answers.csv"
                                          << "tandem label";
        QTest::newRow("answers as facts") << "facts import @good.tandem @answers.csv"
                                          << "tandem label";
        QTest::newRow("answers as ratings") << "agreement @answers.csv"
                                            << "tandem label";
        QTest::newRow("a column for each rater") << "agreement @wide.csv"
                                                 << "needs its own row";
        QTest::newRow("a form as results") << "study results @form.json --design pairwise"
                                           << "tandem merge";
        QTest::newRow("an article as results") << "study results @nothing.json --design pairwise"
                                               << "under \"answers\"";
        QTest::newRow("a result as results") << "study results @result.json --design pairwise"
                                             << "an ExPerT result";
        QTest::newRow("a design as results") << "study results @design.json --design pairwise"
                                             << "This is a study design";
        QTest::newRow("a codebook as results") << "study results @codebook.json --design pairwise"
                                               << "codebook";
        QTest::newRow("a comparison as results") << "study results @compared.json --design pairwise"
                                                 << "tandem compare";
        QTest::newRow("a result as labels") << "label @good.tandem --person Ada --file @result.json"
                                            << "tandem expert score";
        QTest::newRow("a comparison as labels")
            << "label @good.tandem --person Ada --file @compared.json"
            << "tandem compare";
        QTest::newRow("a design as labels") << "label @good.tandem --person Ada --file @design.json"
                                            << "tandem study design";
        QTest::newRow("a benchmark as labels")
            << "label @good.tandem --person Ada --file @kgds.json"
            << "tandem import";
        QTest::newRow("listed opinions as written ones")
            << "opinions @good.tandem write --person Ada --file @opinions.json"
            << "tandem opinions PROJECT list";
        QTest::newRow("a project as texts") << "perseval @good.tandem"
                                            << "tandem merge";
        QTest::newRow("distances as texts") << "perseval @distances.csv"
                                            << "--from-distances";
        QTest::newRow("a form in UTF-16") << "merge @good.tandem @utf16.json"
                                          << "UTF-16";
        QTest::newRow("a form in UTF-16 without its mark") << "merge @good.tandem @unmarked.json"
                                                           << "UTF-16";
        QTest::newRow("a design in UTF-16") << "study results @study.csv --design @utf16.json"
                                            << "UTF-16";
        QTest::newRow("a project into itself") << "merge @good.tandem @good.tandem"
                                               << "This is the project itself";
        QTest::newRow("JSON as a table") << "correlate @scores.csv"
                                         << "This is JSON";
        QTest::newRow("a table as a result") << "expert score @labels.csv"
                                             << "not an expert_score result";
        QTest::newRow("summaries as values") << "usersum values @good.tandem @summaries.jsonl"
                                             << "tandem usersum summaries";
        QTest::newRow("predictions as values") << "usersum values @good.tandem @predictions.jsonl"
                                               << "tandem usersum predictions";
        QTest::newRow("partial labels") << "submit @good.tandem --person Ben --sample 2"
                                        << "6–10";
        QTest::newRow("partial labels, all") << "submit @good.tandem --person Ben --all"
                                             << "sample 2";
        QTest::newRow("open round") << "compare @good.tandem --sample 2"
                                    << "hidden";
        QTest::newRow("compare unknown sample") << "compare @good.tandem --sample 77"
                                                << "77";
        QTest::newRow("reopen an open one") << "compare @good.tandem --sample 1 --reopen --reason r"
                                            << "not settled";
        QTest::newRow("assign a closed sample") << "assign @good.tandem --sample 1 --pair Ada,Lea"
                                                << "sample 1";
        QTest::newRow("assign one twice") << "assign @good.tandem --sample 3 --pair Ada,Ada"
                                          << "two";
        QTest::newRow("assign unknown") << "assign @good.tandem --sample 3 --pair Ada,Eve"
                                        << "Eve";
        QTest::newRow("second of a name") << "people @good.tandem add ada"
                                          << "ada";
        QTest::newRow("colour") << "people @good.tandem add Zoe --colour red"
                                << "red";
        QTest::newRow("set aside unknown") << "people @good.tandem exclude Eve"
                                           << "Eve";
        QTest::newRow("export to a missing folder") << "export @good.tandem @nowhere/KGDS.json"
                                                    << "nowhere";
        QTest::newRow("export onto a folder") << "export @good.tandem @folder.json --format json"
                                              << "folder.json";
        QTest::newRow("export onto a project") << "export @good.tandem @newer.json --format json"
                                               << "newer.json";
    }

    void whatCannotBeDoneIsSaidAndLeavesNothingBehind()
    {
        QFETCH(QString, command);
        QFETCH(QString, says);
        const QStringList before = filesIn(m_folder->path());
        const CommandRun statsBefore = run(QStringLiteral("stats @good.tandem --json"));
        const CommandRun roundsBefore = run(QStringLiteral("rounds @good.tandem --json"));
        const CommandRun ended = run(command);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.out.isEmpty(), qPrintable(ended.out));
        QVERIFY2(ended.hasOneErrorLine(), qPrintable(ended.err));
        QVERIFY2(ended.err.contains(says), qPrintable(ended.err));
        QCOMPARE(filesIn(m_folder->path()), before);
        QCOMPARE(run(QStringLiteral("stats @good.tandem --json")).out, statsBefore.out);
        QCOMPARE(run(QStringLiteral("rounds @good.tandem --json")).out, roundsBefore.out);
        QCOMPARE(run(QStringLiteral("check @good.tandem")).code, 0);
    }

    void aDamagedProjectIsFoundByCheck()
    {
        QByteArray bytes = contents(path(QStringLiteral("good.tandem")));
        // Every page but the first few, so that any table is hit.
        for (qsizetype at = 5 * 4096; at < bytes.size(); at += 4096)
            bytes.replace(at, 64, QByteArray(64, '\xff'));
        put(path(QStringLiteral("damaged.tandem")), bytes);
        const QStringList before = filesIn(m_folder->path());
        const CommandRun ended = run(QStringLiteral("check @damaged.tandem"));
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.hasOneErrorLine(), qPrintable(ended.err));
        QCOMPARE(filesIn(m_folder->path()), before);
    }

    void readingAProjectLeavesNoFilesBesideIt()
    {
        const QStringList before = filesIn(m_folder->path());
        for (const QString& command :
            {QStringLiteral("stats @good.tandem"), QStringLiteral("rounds @good.tandem"),
                QStringLiteral("compare @good.tandem"), QStringLiteral("check @good.tandem"),
                QStringLiteral("people @good.tandem"), QStringLiteral("search @good.tandem the")}) {
            QCOMPARE(run(command).code, 0);
            QCOMPARE(filesIn(m_folder->path()), before);
        }
    }
};

TANDEM_TEST(TestBadInput, QCoreApplication)
#include "tst_badinput.moc"
