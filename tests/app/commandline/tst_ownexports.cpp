#include "commandrun.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace tandem;

namespace {

/// A command with its words; @ stands for the test's folder, # for one of the sample's studies.
struct NamedLine
{
    const char* name;
    const char* line;
};

/// Everything that leaves the demo, by the files' names; without a file in the line it is
/// what the command prints.
constexpr NamedLine kOwnExports[] = {
    {"KGDS.json", "export @p.tandem @KGDS.json"},
    {"answers.csv", "export @p.tandem @answers.csv"},
    {"spreadsheet-answers.csv", "export @p.tandem @spreadsheet-answers.csv --spreadsheet"},
    {"answers.jsonl", "export @p.tandem @answers.jsonl"},
    {"stats.csv", "export @p.tandem @stats.csv"},
    {"stats.md", "export @p.tandem @stats.md"},
    {"k.jsonl", "kgds export @p.tandem @k.jsonl"},
    {"k.csv", "kgds export @p.tandem @k.csv"},
    {"us.jsonl", "usersum export @p.tandem summaries -o @us.jsonl"},
    {"wren.jsonl", "usersum export @p.tandem summaries --summarizer wren -o @wren.jsonl"},
    {"ut.jsonl", "usersum export @p.tandem timelines -o @ut.jsonl"},
    {"up.jsonl", "usersum export @p.tandem predictions --summarizer wren -o @up.jsonl"},
    {"result.json", "expert export @p.tandem -o @result.json"},
    {"sa.csv", "study answers @p.tandem --study #pairs -o @sa.csv"},
    {"sa.jsonl", "study answers @p.tandem --study #pairs -o @sa.jsonl"},
    {"report.md", "study report @p.tandem --study #pairs --resamples 0 -o @report.md"},
    {"report.json", "study report @p.tandem --study #pairs --resamples 0 -o @report.json"},
    {"packet.tandem", "packet @p.tandem --person Ada -o @packet.tandem"},
    {"form.html", "form @p.tandem --person Ada -o @form.html"},
    {"design.json", "study design @p.tandem --study #pairs"},
    {"results.json", "study results @p.tandem --study #pairs --resamples 0 --json"},
    {"facts.json", "facts list @p.tandem --json"},
    {"opinions.json", "opinions @p.tandem list --json --person Ada"},
};
/// That come beside others of these.
constexpr const char* kCompanions[] = {"result.texts.jsonl", "sa-codebook.json"};

/// Every command that reads a file, which stands where % does; @w.tandem is a copy of the project.
constexpr NamedLine kReaders[] = {
    {"import", "import % @w.tandem"},
    {"label", "label @w.tandem --person Ada --file %"},
    {"kgds import", "kgds import @w.tandem %"},
    {"usersum import", "usersum import @w.tandem %"},
    {"usersum summaries", "usersum summaries @w.tandem %"},
    {"usersum values", "usersum values @w.tandem %"},
    {"usersum predictions", "usersum predictions @w.tandem %"},
    {"usersum score", "usersum score %"},
    {"expert cases", "expert cases @w.tandem %"},
    {"expert import", "expert import @w.tandem % @result.texts.jsonl"},
    {"expert score", "expert score %"},
    {"scores import", "scores import @w.tandem %"},
    {"study answers", "study answers @w.tandem % --study #scale"},
    {"study import", "study import @w.tandem % --study #scale"},
    {"study results", "study results % --design pairwise --resamples 0"},
    {"facts import", "facts import @w.tandem % --person Ada"},
    {"opinions write", "opinions @w.tandem write --person Ada --file %"},
    {"opinions review", "opinions @w.tandem review --person Ada --file %"},
    {"agreement", "agreement %"},
    {"metrics", "metrics % --measures rougeL"},
    {"correlate", "correlate %"},
    {"perseval", "perseval %"},
    {"merge", "merge @w.tandem %"},
};

using ReaderAndFile = std::pair<const char*, const char*>;

/// What is read, and leaves the project as it was; all else is refused.
constexpr ReaderAndFile kRead[] = {
    {"kgds import", "k.jsonl"},
    {"kgds import", "k.csv"},
    {"usersum summaries", "us.jsonl"},
    {"usersum summaries", "wren.jsonl"},
    {"usersum predictions", "up.jsonl"},
    {"usersum score", "up.jsonl"},
    {"expert import", "result.json"},
    {"expert score", "result.json"},
    {"expert cases", "result.texts.jsonl"},
    {"metrics", "result.texts.jsonl"},
    {"facts import", "facts.json"},
    {"study results", "sa.csv"},
    {"study results", "sa.jsonl"},
    {"agreement", "packet.tandem"},
    {"merge", "packet.tandem"},
};
/// That have tests of their own, since they make something new.
constexpr ReaderAndFile kMakeNew[] = {{"import", "KGDS.json"}};

template <std::size_t Count>
bool isAmong(const ReaderAndFile (&pairs)[Count], const char* reader, const QString& file)
{
    return std::any_of(std::begin(pairs), std::end(pairs), [&](const ReaderAndFile& one) {
        return QLatin1String(one.first) == QLatin1String(reader) &&
               QLatin1String(one.second) == file;
    });
}

/// What is said of the project by these comes back, too.
constexpr const char* kState[] = {"KGDS.json", "answers.jsonl", "k.jsonl", "k.csv", "us.jsonl",
    "ut.jsonl", "up.jsonl", "sa.csv", "design.json", "facts.json", "opinions.json"};

} // namespace

/// Everything that Tandem writes is read back to the same state, or refused by name: each export
/// with every command that reads a file.
class TestOwnExports final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QCOMPARE(run(QStringLiteral("new @p.tandem --demo")).code, 0);
        for (const NamedLine& one : kOwnExports) {
            const CommandRun done = write(one, QStringLiteral("p.tandem"));
            QVERIFY2(done.code == 0, (one.name + QByteArray(": ") + done.all()).constData());
            QVERIFY2(QFileInfo::exists(path(one.name)), one.name);
        }
        for (const char* name : kCompanions)
            QVERIFY2(QFileInfo::exists(path(name)), name);
        m_project = bytesOf("p.tandem");
        m_state = stateIn({});
        QCOMPARE(run(QStringLiteral("check @p.tandem")).code, 0);
    }

    void everyFileIsReadToTheSameStateOrRefusedByName_data()
    {
        QTest::addColumn<QString>("file");
        for (const NamedLine& one : kOwnExports)
            QTest::newRow(one.name) << QString::fromLatin1(one.name);
        for (const char* name : kCompanions)
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void everyFileIsReadToTheSameStateOrRefusedByName()
    {
        QFETCH(const QString, file);
        for (const NamedLine& reader : kReaders) {
            if (isAmong(kMakeNew, reader.name, file))
                continue;
            QVERIFY(makeCopy());
            const CommandRun done = run(QString::fromLatin1(reader.line), file);
            const QByteArray what = reader.name + QByteArray(", exit code ") +
                                    QByteArray::number(done.code) + ": " + done.all();
            if (isAmong(kRead, reader.name, file)) {
                QVERIFY2(done.code == 0, what.constData());
                QVERIFY2(isAsBefore(), what.constData());
                continue;
            }
            QVERIFY2(done.code == 1, what.constData());
            QVERIFY2(done.hasOneErrorLine(), what.constData());
            QVERIFY2(done.err.contains(file), what.constData());
            QVERIFY2(isAsBefore(), what.constData());
        }
    }

    void noFileIsNamedAsOneOfAnotherFormat_data()
    {
        QTest::addColumn<QString>("line");
        const auto row = [](const char* line) { QTest::newRow(line) << QString::fromLatin1(line); };
        row("export @p.tandem @other.csv --what benchmark");
        row("kgds export @p.tandem @other.json");
        row("export @p.tandem @other.jsonl --what answers --format csv");
        row("export @p.tandem @other.json --what statistics --format csv");
        row("kgds export @p.tandem @other.jsonl --format csv");
        row("kgds export @p.tandem @other.csv --format jsonl");
        row("kgds export @p.tandem @other.csv --format published");
        row("usersum export @p.tandem summaries -o @other.csv");
        row("usersum export @p.tandem timelines -o @other.json");
        row("expert export @p.tandem -o @other.jsonl");
        row("expert export @p.tandem -o @other.json --texts @other.csv");
        row("expert report @result.json @result.texts.jsonl -o @other.html");
        row("study answers @p.tandem --study #pairs -o @other.json");
        row("study form @p.tandem --study #scale --rater Cleo -o @other.pdf");
        row("packet @p.tandem --person Ada -o @other.json");
        row("form @p.tandem --person Ada -o @other.json");
        row("agreement @p.tandem -o @other.json");
        row("metrics @result.texts.jsonl --measures rougeL -o @other.html");
    }

    void noFileIsNamedAsOneOfAnotherFormat()
    {
        QFETCH(const QString, line);
        const CommandRun refused = run(line);
        QVERIFY2(refused.code == 2, refused.all().constData());
        QVERIFY2(refused.hasOneErrorLine(), refused.all().constData());
        QVERIFY2(
            refused.err.contains(QLatin1String("The output must be")), qPrintable(refused.err));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("other.*")}), QStringList());
    }

    void aBenchmarkMakesAProjectThatExportsTheSame()
    {
        QCOMPARE(run(QStringLiteral("import @KGDS.json @new.tandem")).code, 0);
        QCOMPARE(run(QStringLiteral("export @new.tandem @again.json")).code, 0);
        QCOMPARE(bytesOf("again.json"), bytesOf("KGDS.json"));
    }

    void aDesignMakesAStudyThatHasIt()
    {
        QCOMPARE(run(QStringLiteral("new @designed.tandem")).code, 0);
        QCOMPARE(
            run(QStringLiteral("study new @designed.tandem --name S --design @design.json")).code,
            0);
        const CommandRun printed = run(QStringLiteral("study design @designed.tandem"));
        QCOMPARE(printed.out.toUtf8(), bytesOf("design.json"));
    }

    void evaluationsAreExportedAsTheyCame()
    {
        QVERIFY(makeCopy());
        QCOMPARE(
            run(QStringLiteral("expert import @w.tandem @result.json @result.texts.jsonl")).code,
            0);
        QCOMPARE(
            run(QStringLiteral("expert export @w.tandem -o @r2.json --source result.json")).code,
            0);
        QCOMPARE(bytesOf("r2.json"), bytesOf("result.json"));
        QCOMPARE(bytesOf("r2.texts.jsonl"), bytesOf("result.texts.jsonl"));
    }

    void outputsInTheirFolderScoreWithTheirBenchmark()
    {
        QCOMPARE(run(QStringLiteral("kgds export @p.tandem @published")).code, 0);
        const CommandRun scored =
            run(QStringLiteral("kgds score @published --benchmark @KGDS.json"));
        QVERIFY2(scored.code == 0, scored.all().constData());
    }

    /// Without the project, with the answers and their design.
    void aStudysAnswersGiveItsFigures()
    {
        const QJsonObject wanted =
            run(QStringLiteral("study results @p.tandem --study #pairs --resamples 0 --json"))
                .json();
        QVERIFY(!wanted.value(QLatin1String("systems")).toObject().isEmpty());
        for (const char* file : {"sa.csv", "sa.jsonl"}) {
            const CommandRun done =
                run(QStringLiteral("study results % --design @design.json --resamples 0 --json"),
                    QString::fromLatin1(file));
            QVERIFY2(done.code == 0, done.all().constData());
            const QJsonObject found = done.json();
            for (const char* key : {"answers", "raters", "rated_items", "check_items", "exclusions",
                     "grouped", "counts", "systems", "alignment", "alignment_counts"})
                QVERIFY2(found.value(QLatin1String(key)) == wanted.value(QLatin1String(key)), key);
            for (const char* key : {"system_tests", "tests"})
                QCOMPARE(found.value(QLatin1String(key)).toArray().size(),
                    wanted.value(QLatin1String(key)).toArray().size());
            QCOMPARE(excludedIn(found), excludedIn(wanted));
        }
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    CommandRun run(const QString& line, const QString& file = {}) const
    {
        QStringList words = line.split(u' ');
        for (QString& word : words) {
            if (word == QLatin1String("%"))
                word = m_folder.filePath(file);
            else if (word == QLatin1String("#pairs"))
                word = QStringLiteral("Which output is closer");
            else if (word == QLatin1String("#scale"))
                word = QStringLiteral("How well outputs read");
            else if (word.startsWith(u'@'))
                word = m_folder.filePath(word.sliced(1));
        }
        return runInProcess(words);
    }

    QByteArray bytesOf(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Writes an export of this project, into a folder in the test's; what is printed goes into the
    /// file.
    CommandRun write(const NamedLine& one, const QString& project, const QString& folder = {}) const
    {
        const QString name = QString::fromLatin1(one.name);
        QString line = QString::fromLatin1(one.line);
        const bool isPrinted = !line.contains(QLatin1Char('@') + name);
        line.replace(QLatin1Char('@') + name, QLatin1Char('@') + folder + name);
        line.replace(QStringLiteral("@p.tandem"), QLatin1Char('@') + project);
        const CommandRun done = run(line);
        if (isPrinted) {
            QFile file(m_folder.filePath(folder + name));
            if (file.open(QIODevice::WriteOnly))
                file.write(done.out.toUtf8());
        }
        return done;
    }

    /// @w.tandem is the project as it was.
    bool makeCopy() const
    {
        if (bytesOf("w.tandem") == m_project)
            return true;
        for (const char* rest : {"w.tandem-wal", "w.tandem-shm", "w.tandem"})
            QFile::remove(path(rest));
        return QFile::copy(path("p.tandem"), path("w.tandem"));
    }

    /// What the state of a project is seen by.
    QList<QByteArray> stateIn(const QString& folder) const
    {
        QList<QByteArray> state;
        for (const char* name : kState)
            state.append(bytesOf((folder.toLatin1() + name).constData()));
        return state;
    }

    /// Whether the copy says the same as the project, byte for byte.
    bool isAsBefore() const
    {
        if (bytesOf("w.tandem") == m_project)
            return true;
        if (run(QStringLiteral("check @w.tandem")).code != 0)
            return false;
        const QString folder = QStringLiteral("again/");
        if (!QDir(m_folder.path()).mkpath(folder))
            return false;
        for (const NamedLine& one : kOwnExports) {
            const bool isOfState = std::any_of(std::begin(kState), std::end(kState),
                [&](const char* name) { return QLatin1String(name) == QLatin1String(one.name); });
            if (isOfState && write(one, QStringLiteral("w.tandem"), folder).code != 0)
                return false;
        }
        return stateIn(folder) == m_state;
    }

    static QStringList excludedIn(const QJsonObject& results)
    {
        QStringList excluded;
        for (const QJsonValue& figures : results.value(QLatin1String("rater_figures")).toArray()) {
            const QJsonObject rater = figures.toObject();
            if (!rater.value(QLatin1String("excluded_by")).toArray().isEmpty())
                excluded.append(rater.value(QLatin1String("rater")).toString());
        }
        return excluded;
    }

    const QTemporaryDir m_folder;
    QByteArray m_project;
    QList<QByteArray> m_state;
};

TANDEM_TEST(TestOwnExports, QCoreApplication)
#include "tst_ownexports.moc"
