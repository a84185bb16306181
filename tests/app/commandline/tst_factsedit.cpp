#include "app/commandline/commandline.h"
#include "app/commandline/console.h"
#include "commandrun.h"
#include "projectfixture.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

#include <limits>

using namespace tandem;

/// The verbs of "tandem facts" for a person's edits.
class TestFactsEdit : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ProjectFixture> m_fixture;

    /// Runs a verb on the fixture's project; the project's path stands for "%".
    CommandRun run(const QStringList& given, const QByteArray& input = {})
    {
        CommandRun run;
        QTextStream out(&run.out);
        QTextStream err(&run.err);
        QBuffer in;
        in.setData(input);
        in.open(QIODevice::ReadOnly);
        Console console{out, err, &in};
        QStringList arguments = given;
        arguments.replaceInStrings(QStringLiteral("%"), m_fixture->path());
        run.code = runCommand(QStringList(QStringLiteral("facts")) + arguments, console);
        return run;
    }
    QStringList byAda(const QStringList& given)
    {
        return given + QStringList{QStringLiteral("--person"), QStringLiteral("Ada"),
                           QStringLiteral("--sample"), QStringLiteral("1")};
    }
    CommandRun edit(const QString& words) { return run(byAda(words.split(u'|'))); }
    QJsonArray list()
    {
        const auto listed = run({QStringLiteral("list"), QStringLiteral("%"),
            QStringLiteral("--samples"), QStringLiteral("1"), QStringLiteral("--json")});
        return listed.json()
            .value(QLatin1String("samples"))
            .toArray()
            .at(0)
            .toObject()
            .value(QLatin1String("facts"))
            .toArray();
    }
    QStringList texts()
    {
        QStringList texts;
        for (const QJsonValue& fact : list())
            texts.append(fact.toObject().value(QLatin1String("fact")).toString());
        return texts;
    }
    QString file(const char* name, const QByteArray& bytes)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
        return path;
    }

    QTemporaryDir m_folder;

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>();
        m_fixture->close(
            m_fixture->samples.constFirst(), QStringLiteral("yynny"), QStringLiteral("yynnn"));
    }

    void factsAreAddedEditedSplitMergedMovedAndRemoved()
    {
        QCOMPARE(edit(QStringLiteral("add|%|One.|--paragraph|1")).code, 0);
        QCOMPARE(edit(QStringLiteral("add|%|Two; three.|--paragraph|1")).code, 0);
        QCOMPARE(edit(QStringLiteral("add|%|Zero.|--paragraph|1|--place|1")).code, 0);
        QCOMPARE(texts(), QStringList({QStringLiteral("Zero."), QStringLiteral("One."),
                              QStringLiteral("Two; three.")}));
        QCOMPARE(edit(QStringLiteral("edit|%|First.|--fact|2")).code, 0);
        QCOMPARE(edit(QStringLiteral("split|%|Two.|Three.|--fact|3")).code, 0);
        QCOMPARE(edit(QStringLiteral("move|%|--fact|1|--place|2")).code, 0);
        QCOMPARE(texts(), QStringList({QStringLiteral("First."), QStringLiteral("Zero."),
                              QStringLiteral("Two."), QStringLiteral("Three.")}));
        QCOMPARE(edit(QStringLiteral("merge|%|--fact|3|--other|4")).code, 0);
        const auto removed = edit(QStringLiteral("remove|%|--fact|2|--json"));
        QCOMPARE(removed.code, 0);
        QCOMPARE(texts(), QStringList({QStringLiteral("First."), QStringLiteral("Two. Three.")}));
        const QString id = removed.json()
                               .value(QLatin1String("facts"))
                               .toArray()
                               .at(0)
                               .toObject()
                               .value(QLatin1String("id"))
                               .toString();
        QCOMPARE(edit(QStringLiteral("restore|%|--fact|") + id).code, 0);
        QCOMPARE(texts().size(), 3);
        const auto history = run({QStringLiteral("history"), QStringLiteral("%"),
            QStringLiteral("--fact"), id, QStringLiteral("--json")});
        QCOMPARE(history.json().value(QLatin1String("history")).toArray().size(), 4);
    }

    void whatIsMissingOrWrongIsAMisuse()
    {
        QCOMPARE(edit(QStringLiteral("add|%|One.")).code, 2);
        QCOMPARE(edit(QStringLiteral("add|%|--paragraph|1")).code, 2);
        QCOMPARE(edit(QStringLiteral("edit|%|One.")).code, 2);
        QCOMPARE(edit(QStringLiteral("mask-set|%|--fact|1|--masked|maybe")).code, 1);
        QCOMPARE(edit(QStringLiteral("edit|%|One.|--fact|7")).code, 1);
        QCOMPARE(run({QStringLiteral("add"), QStringLiteral("%"), QStringLiteral("One.")}).code, 2);
        QVERIFY(edit(QStringLiteral("add|%|One.|--paragraph|5"))
                    .err.contains(QStringLiteral("neither supporting nor nonsupporting")));
    }

    void repetitionsAreListedAndMarked()
    {
        edit(QStringLiteral("add|%|The harbour was closed on Monday.|--paragraph|1"));
        edit(QStringLiteral("add|%|The harbour was closed on Monday|--paragraph|2"));
        const QStringList ask{QStringLiteral("repeats"), QStringLiteral("%"),
            QStringLiteral("--sample"), QStringLiteral("1"), QStringLiteral("--json")};
        const auto asked = run(ask).json().value(QLatin1String("possible_repetitions")).toArray();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.at(0).toObject().value(QLatin1String("fact")).toInt(), 2);
        QCOMPARE(edit(QStringLiteral("repeats|%|--fact|2|--other|1")).code, 0);
        QCOMPARE(list().at(1).toObject().value(QLatin1String("repeats")).toInt(), 1);
        QVERIFY(run(ask).json().value(QLatin1String("possible_repetitions")).toArray().isEmpty());
        QCOMPARE(edit(QStringLiteral("repeats|%|--fact|2|--other|none")).code, 0);
        QVERIFY(!list().at(1).toObject().contains(QLatin1String("repeats")));
    }

    void masksAreSetByPeople()
    {
        edit(QStringLiteral("add|%|Known.|--paragraph|3"));
        QCOMPARE(edit(QStringLiteral("mask-set|%|--fact|1|--masked|yes|--note|So.")).code, 0);
        const auto mask = list().at(0).toObject().value(QLatin1String("mask")).toObject();
        QCOMPARE(mask.value(QLatin1String("masked")).toBool(), true);
        QCOMPARE(mask.value(QLatin1String("person")).toString(), QStringLiteral("Ada"));
        QCOMPARE(mask.value(QLatin1String("explanation")).toString(), QStringLiteral("So."));
        QCOMPARE(edit(QStringLiteral("mask-set|%|--fact|1|--masked|withdraw")).code, 0);
        QVERIFY(!list().at(0).toObject().contains(QLatin1String("mask")));
    }

    void filesOfCandidatesAreTakenWholeOrNotAtAll()
    {
        const auto take = [&](const QString& path, const QStringList& more = {}) {
            return run(QStringList{QStringLiteral("import"), QStringLiteral("%"), path,
                           QStringLiteral("--person"), QStringLiteral("Ada")} +
                       more);
        };
        const auto csv = file("f.csv", "sample,paragraph,fact\n1,1,\"A, quoted.\"\n1,3,B.\n");
        QCOMPARE(take(csv).code, 0);
        QCOMPARE(texts(), QStringList({QStringLiteral("A, quoted."), QStringLiteral("B.")}));
        const auto again = take(csv);
        QCOMPARE(again.code, 0);
        QVERIFY(again.err.contains(QStringLiteral("skipped")));
        QCOMPARE(texts().size(), 2);
        const auto json = file("f.json", R"({"facts":[{"sample":1,"paragraph":1,"fact":"C."},)"
                                         R"({"sample":"1","paragraph":"1","fact":"D."}]})");
        QCOMPARE(take(json, {QStringLiteral("--replace")}).code, 0);
        QCOMPARE(texts(),
            QStringList({QStringLiteral("C."), QStringLiteral("D."), QStringLiteral("B.")}));
        const auto wrong = take(file("f.jsonl", R"({"sample":1,"paragraph":1,"fact":"E."})"
                                                "\n"
                                                R"({"sample":1,"paragraph":9,"fact":"F."})"
                                                "\n"));
        QCOMPARE(wrong.code, 1);
        QVERIFY(wrong.err.contains(QStringLiteral("line 2")));
        QCOMPARE(texts().size(), 3);
        for (const char* bad :
            {"", "[]", "{\"facts\":3}", "[1]", "[{\"sample\":0,\"paragraph\":1,\"fact\":\"x\"}]",
                "[{\"sample\":1,\"paragraph\":1,\"fact\":\" \"}]",
                "[{\"sample\":1,\"paragraph\":1}]"})
            QCOMPARE(take(file("bad.json", bad)).code, 1);
        const auto piped = run({QStringLiteral("import"), QStringLiteral("%"), QStringLiteral("-"),
                                   QStringLiteral("--person"), QStringLiteral("Ada")},
            "{\"sample\":1,\"paragraph\":4,\"fact\":\"G.\"}\n");
        QCOMPARE(piped.code, 0);
        QCOMPARE(texts().constLast(), QStringLiteral("G."));
    }

    void aListSaysWhatIsNotReady()
    {
        const auto listed = run({QStringLiteral("list"), QStringLiteral("%")});
        QCOMPARE(listed.code, 0);
        QVERIFY(listed.out.contains(QStringLiteral("still being labelled")));
        edit(QStringLiteral("add|%|Was the yard closed?|--paragraph|1"));
        const auto hints =
            list().at(0).toObject().value(QLatin1String("hints")).toArray().at(0).toString();
        QCOMPARE(hints, QStringLiteral("not_declarative"));
        QCOMPARE(list().at(0).toObject().value(QLatin1String("item")).toInt(), 1);
        const auto other = run({QStringLiteral("list"), QStringLiteral("%"),
            QStringLiteral("--side"), QStringLiteral("nonsupporting")});
        QVERIFY(!other.out.contains(QStringLiteral("Was it so?")));
    }

    void importedFactsAreTakenOver()
    {
        kgds::SampleRecord record;
        record.article = {{1, QStringLiteral("One."), kgds::ParagraphLabel::Supporting, {}, {}}};
        record.supportingFacts = {
            {1, {{QStringLiteral("Key."), kgds::FactType::KeyBackSupporting, {}}}, {}}};
        ProjectFixture::take(SampleRecords(m_fixture->database()).addRecord(record));
        const auto taken = run({QStringLiteral("accept"), QStringLiteral("%"),
            QStringLiteral("--person"), QStringLiteral("Lea"), QStringLiteral("--json")});
        QCOMPARE(taken.code, 0);
        QCOMPARE(taken.json().value(QLatin1String("facts")).toInt(), 1);
    }
};

TANDEM_TEST(TestFactsEdit, QCoreApplication)
#include "tst_factsedit.moc"
