#include "commandrun.h"
#include "models/metrics/measure.h"
#include "storage/wordnet/wordnet.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

using namespace tandem;

namespace {

constexpr double kTolerance = 1e-9;

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64(bytes.size()));
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The shared reference/text_metrics.json; empty where it is not on this machine.
const QJsonObject& reference()
{
    static const QJsonObject document = QJsonDocument::fromJson(
        contents(QStringLiteral(TANDEM_SHARED "/reference/text_metrics.json")))
                                            .object();
    return document;
}

/// The value that the reference has under a path of keys set apart by '/'.
QJsonValue expectedAt(const QJsonObject& expected, const QString& path)
{
    QJsonValue value = expected;
    for (const QString& key : path.split(u'/'))
        value = value.toObject().value(key);
    return value;
}

/// Where the reference has the value of each field.
QList<std::pair<QString, QString>> fields()
{
    QList<std::pair<QString, QString>> all;
    for (const char* kind : {"no_stem", "stem"}) {
        const QString stem = QLatin1String(kind);
        const QString suffix = stem == QLatin1String("stem") ? QStringLiteral("_stem") : QString();
        for (const char* key : {"rouge1", "rouge2", "rougeL", "rougeLsum"})
            all.append({QLatin1String(key) + suffix,
                QStringLiteral("rouge/%1/%2").arg(stem, QLatin1String(key))});
        all.append({QStringLiteral("rouge_su4") + suffix,
            QStringLiteral("rouge_su4/%1/full_unigrams").arg(stem)});
        all.append({QStringLiteral("rouge_su4_rouge155") + suffix,
            QStringLiteral("rouge_su4/%1/rouge155_python").arg(stem)});
    }
    const auto add = [&](const char* field, const char* path) {
        all.append({QLatin1String(field), QLatin1String(path)});
    };
    add("rouge_su4_perseval", "rouge_su4/perseval_raw_5gram");
    add("bleu_nltk", "nltk_bleu/split_space_default");
    add("bleu1", "nltk_bleu/split_space_bleu1");
    add("bleu_sacrebleu", "sacrebleu/sentence_bleu/score");
    add("bleu1_sacrebleu", "sacrebleu/BLEU1/score");
    add("meteor", "meteor/nltk_wordnet");
    add("meteor_exact_stem", "meteor/nltk_exact_stem_only");
    add("jsd", "jsd/raw");
    return all;
}

/// What is wrong with a field's value; empty where it is the expected one.
QString difference(const QJsonValue& value, const QJsonValue& expected)
{
    const auto wrong = [&] {
        return QStringLiteral("%1 instead of %2")
            .arg(QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson()),
                QString::fromUtf8(QJsonDocument(QJsonArray{expected}).toJson()));
    };
    if (expected.isNull() || expected.isUndefined() || expected.isString())
        return value.toObject().value(QLatin1String("undefined")).toString().isEmpty() ? wrong()
                                                                                       : QString();
    if (expected.isDouble()) {
        const bool isNear =
            value.isDouble() && std::abs(value.toDouble() - expected.toDouble()) <= kTolerance;
        return isNear ? QString() : wrong();
    }
    const QJsonObject overlap = value.toObject();
    const QStringList parts{
        QStringLiteral("precision"), QStringLiteral("recall"), QStringLiteral("f1")};
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QJsonValue part = overlap.value(parts.at(i));
        if (!part.isDouble() || std::abs(part.toDouble() - expected[i].toDouble()) > kTolerance)
            return wrong();
    }
    return {};
}

QByteArray pairLine(const QJsonObject& input)
{
    return QJsonDocument(input).toJson(QJsonDocument::Compact) + '\n';
}

/// The reference's inputs as a file of pairs.
QByteArray referencePairs()
{
    QByteArray lines;
    for (const QJsonValue& input : reference().value(QLatin1String("inputs")).toArray())
        lines += pairLine(input.toObject());
    return lines;
}

QList<QJsonObject> objectsOf(const QString& lines)
{
    QList<QJsonObject> objects;
    for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts))
        objects.append(QJsonDocument::fromJson(line.toUtf8()).object());
    return objects;
}

} // namespace

/// "tandem metrics" from files to scores.
class TestMetrics final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    CommandRun run(QString line, const QByteArray& input = {}) const
    {
        line.replace(QLatin1String("@"), m_folder->path() + u'/');
        return runInProcess(line.split(u' ', Qt::SkipEmptyParts), input);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        put(path(QStringLiteral("two.jsonl")),
            "{\"id\":\"x\",\"system\":\"heron\",\"reference\":\"the cat sat\","
            "\"candidate\":\"the cat sat\"}\n"
            "{\"id\":2,\"reference\":\"the cat\",\"candidate\":\"a dog\"}\n");
    }

    void everyValueIsThatOfTheReference()
    {
        if (reference().isEmpty())
            QSKIP("the shared reference values are not on this machine");
        const bool hasWordNet = !WordNet::installedFolder().isEmpty();
        const CommandRun scored = run(QStringLiteral("metrics - --published"), referencePairs());
        QCOMPARE(scored.code, 0);
        QVERIFY2(scored.err.isEmpty(), qPrintable(scored.err));
        const QList<QJsonObject> lines = objectsOf(scored.out);
        const QJsonArray inputs = reference().value(QLatin1String("inputs")).toArray();
        QCOMPARE(lines.size(), inputs.size());
        int compared = 0;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QString id = inputs.at(i)[QLatin1String("id")].toString();
            QCOMPARE(lines.at(i).value(QLatin1String("id")).toString(), id);
            QCOMPARE(lines.at(i).size(), 1 + metrics::generalMeasures().size());
            const QJsonObject expected =
                expectedAt(reference(), QStringLiteral("expected/") + id).toObject();
            for (const auto& [field, place] : fields()) {
                if (field == QLatin1String("meteor") && !hasWordNet)
                    continue;
                const QString wrong =
                    difference(lines.at(i).value(field), expectedAt(expected, place));
                QVERIFY2(wrong.isEmpty(),
                    qPrintable(QStringLiteral("%1, %2: %3").arg(id, field, wrong)));
                ++compared;
            }
        }
        QVERIFY(compared >= 56 * 19);
    }

    void severalReferencesAreScoredTogetherAndNamed()
    {
        const QByteArray pairs = "{\"references\":[\"a dog\",\"the cat sat\",\"a cat\"],"
                                 "\"candidate\":\"the cat\"}\n"
                                 "{\"reference\":\"one\",\"candidate\":\"one\"}\n";
        const CommandRun scored =
            run(QStringLiteral("metrics - --corpus --measures rouge1,bleu1_sacrebleu,jsd"), pairs);
        QCOMPARE(scored.code, 0);
        QVERIFY2(scored.err.contains(QLatin1String(
                     "several references. ROUGE-1: best reference; BLEU-1 (sacreBLEU): n-grams")),
            qPrintable(scored.err));
        QVERIFY2(scored.err.contains(QLatin1String("JSD: mean over references")),
            qPrintable(scored.err));
        const QList<QJsonObject> lines = objectsOf(scored.out);
        QCOMPARE(lines.at(0).value(QLatin1String("references")).toInt(), 3);
        QVERIFY(!lines.at(1).contains(QLatin1String("references")));
        QCOMPARE(lines.at(0)[QLatin1String("rouge1")][QLatin1String("f1")].toDouble(), 0.8);
        QCOMPARE(lines.at(0)[QLatin1String("bleu1_sacrebleu")].toDouble(), 100.0);
        const CommandRun single =
            run(QStringLiteral("metrics - --measures rouge1"), pairs.split('\n').at(1));
        QVERIFY(single.err.isEmpty());
        for (const char* name : {"m.md", "m.tex"}) {
            const QString line = QStringLiteral("metrics - --measures rouge1 -o @");
            QCOMPARE(run(line + QLatin1String(name), pairs).code, 0);
            QFile file(path(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().contains("several references. ROUGE-1: best reference"), name);
        }
    }

    void measuresOfLanguagesAreComputedWhereTheyAreNamed()
    {
        const QByteArray pair("{\"reference\":\"北京天气好\",\"candidate\":\"北京天气不好\"}");
        const CommandRun scored =
            run(QStringLiteral("metrics - --measures rouge1_char,rouge1,bleu_sacrebleu_zh"), pair);
        QCOMPARE(scored.code, 0);
        const QJsonObject line = objectsOf(scored.out).constFirst();
        QCOMPARE(line[QLatin1String("rouge1_char")][QLatin1String("recall")].toDouble(), 1.0);
        QVERIFY(line[QLatin1String("rouge1")][QLatin1String("outside")].toBool());
        QVERIFY(line[QLatin1String("bleu_sacrebleu_zh")].toDouble() > 40.0);
        const CommandRun all = run(QStringLiteral("metrics -"), pair);
        QVERIFY(!all.out.contains(QLatin1String("_zh")));
    }

    void corpusBleuIsThatOfTheReference()
    {
        if (reference().isEmpty())
            QSKIP("the shared reference values are not on this machine");
        const QJsonObject corpora = reference().value(QLatin1String("corpora")).toObject();
        QVERIFY(!corpora.isEmpty());
        for (auto corpus = corpora.begin(); corpus != corpora.end(); ++corpus) {
            const QJsonArray ids = corpus.value()[QLatin1String("pair_ids")].toArray();
            QByteArray lines;
            for (const QJsonValue& input : reference().value(QLatin1String("inputs")).toArray()) {
                if (ids.contains(input[QLatin1String("id")]))
                    lines += pairLine(input.toObject());
            }
            const CommandRun scored =
                run(QStringLiteral("metrics - --corpus --measures bleu1"), lines);
            QCOMPARE(scored.code, 0);
            const QJsonObject last =
                objectsOf(scored.out).last().value(QLatin1String("corpus")).toObject();
            QCOMPARE(last.value(QLatin1String("n")).toInt(), int(ids.size()));
            const auto isNear = [&](const char* field, const QJsonValue& expected) {
                return difference(last.value(QLatin1String(field)), expected).isEmpty();
            };
            QVERIFY2(
                isNear("bleu_sacrebleu",
                    corpus.value()[QLatin1String("sacrebleu_corpus_bleu")][QLatin1String("score")]),
                qPrintable(corpus.key()));
            QVERIFY2(
                isNear("bleu_nltk", corpus.value()[QLatin1String("nltk_corpus_bleu_split_space")]),
                qPrintable(corpus.key()));
        }
    }

    void tinyValuesAreWrittenToTheLastDigit()
    {
        const CommandRun scored = run(QStringLiteral("metrics - --measures bleu_nltk"),
            "{\"reference\":\"hello\",\"candidate\":\"hello\"}");
        QCOMPARE(
            scored.out, QStringLiteral("{\"id\":\"1\",\"bleu_nltk\":1.821831989445342e-231}\n"));
    }

    void theNumbersOfIdsAreWrittenAsTheyWereRead()
    {
        const QByteArray texts(",\"reference\":\"a\",\"candidate\":\"a\"}\n");
        put(path(QStringLiteral("long.jsonl")), "{\"id\":12345678901234567890123" + texts +
                                                    "{\"id\":12345678901234567890124" + texts +
                                                    "{\"id\":\"1.0\"" + texts);
        const CommandRun scored = run(QStringLiteral("metrics @long.jsonl --measures jsd"));
        QCOMPARE(scored.code, 0);
        QCOMPARE(scored.out.toUtf8(), QByteArray("{\"id\":12345678901234567890123,\"jsd\":0}\n"
                                                 "{\"id\":12345678901234567890124,\"jsd\":0}\n"
                                                 "{\"id\":\"1.0\",\"jsd\":0}\n"));
    }

    void theSameIsSaidOfPairsInEveryFormat()
    {
        put(path(QStringLiteral("two.csv")), "id,system,gold,prediction\n"
                                             "x,heron,the cat sat,the cat sat\n2,,the cat,a dog\n");
        put(path(QStringLiteral("two.json")),
            "[{\"id\":\"x\",\"system\":\"heron\",\"expected\":\"the cat sat\",\"output\":\"the cat "
            "sat\"},{\"id\":2,\"target\":\"the cat\",\"hypothesis\":\"a dog\"}]");
        const QString measures = QStringLiteral(" --measures rouge1,meteor_exact_stem,jsd");
        const CommandRun lines = run(QStringLiteral("metrics @two.jsonl") + measures);
        QCOMPARE(lines.code, 0);
        QCOMPARE(objectsOf(lines.out).at(1).value(QLatin1String("id")), QJsonValue(2));
        // In CSV there are no numbers, only texts.
        QString asText = lines.out;
        asText.replace(QLatin1String("\"id\":2"), QLatin1String("\"id\":\"2\""));
        QCOMPARE(run(QStringLiteral("metrics @two.csv") + measures).out, asText);
        QCOMPARE(run(QStringLiteral("metrics @two.json") + measures).out, lines.out);
        QCOMPARE(run(QStringLiteral("metrics @two.jsonl --threads 1") + measures).out, lines.out);
    }

    void jsonIsOneObjectWithAllOfIt()
    {
        const QJsonObject all =
            run(QStringLiteral("metrics @two.jsonl --json --corpus --systems --measures rouge1"))
                .json();
        QCOMPARE(all.value(QLatin1String("pairs")).toArray().size(), 2);
        QCOMPARE(
            all.value(QLatin1String("corpus")).toObject().value(QLatin1String("n")).toInt(), 2);
        const QJsonArray systems = all.value(QLatin1String("systems")).toArray();
        QCOMPARE(systems.size(), 2);
        QCOMPARE(systems.at(0)[QLatin1String("system")].toString(), QStringLiteral("heron"));
        QCOMPARE(
            systems.at(0)[QLatin1String("scores")][QLatin1String("rouge1")][QLatin1String("value")]
                .toDouble(),
            1.0);
        QCOMPARE(systems.at(1)[QLatin1String("system")].toString(), QString());
    }

    void aFileIsWrittenInTheFormatOfItsName()
    {
        const QString lines = run(QStringLiteral("metrics @two.jsonl --corpus")).out;
        const CommandRun jsonl = run(QStringLiteral("metrics @two.jsonl --corpus -o @o.jsonl"));
        QCOMPARE(jsonl.code, 0);
        QVERIFY(jsonl.out.contains(QLatin1String("o.jsonl")));
        QCOMPARE(QString::fromUtf8(contents(path(QStringLiteral("o.jsonl")))), lines);
        QCOMPARE(run(QStringLiteral("metrics @two.jsonl -o @o.csv --measures rouge1,jsd")).code, 0);
        QVERIFY(contents(path(QStringLiteral("o.csv")))
                    .startsWith(
                        "id,system,rouge1_precision,rouge1_recall,rouge1_f1,jsd\r\nx,heron,1,"));
        QCOMPARE(run(QStringLiteral("metrics @two.jsonl -o @o.md --measures rouge1")).code, 0);
        QVERIFY(contents(path(QStringLiteral("o.md"))).contains("heron"));
        const CommandRun means =
            run(QStringLiteral("metrics @two.jsonl -o @o.tex --measures rouge1 --systems --json"));
        QCOMPARE(means.code, 0);
        QVERIFY(contents(path(QStringLiteral("o.tex"))).contains("ROUGE-1"));
        QCOMPARE(means.json().value(QLatin1String("pairs")).toInt(), 2);
        QCOMPARE(means.json().value(QLatin1String("systems")).toArray().size(), 2);
    }

    void aMeasureThatIsUndefinedThroughoutHasNoMeanAndSaysWhy()
    {
        const CommandRun scored = run(QStringLiteral("metrics - --json --systems --measures jsd"),
            "{\"reference\":\"\",\"candidate\":\"b\"}");
        const QJsonObject mean =
            scored
                .json()[QLatin1String("systems")][0][QLatin1String("scores")][QLatin1String("jsd")]
                .toObject();
        QCOMPARE(mean.value(QLatin1String("undefined_pairs")).toInt(), 1);
        QVERIFY(mean.value(QLatin1String("undefined")).toString().contains(QLatin1String("pairs")));
    }

    void systemsThatCaseAloneTellsApartAreNamed()
    {
        const QString command = QStringLiteral("metrics - --json --systems --measures rouge1");
        const QByteArray pair = "\",\"reference\":\"a\",\"candidate\":\"a\"}\n";
        const CommandRun scored =
            run(command, "{\"system\":\"heron" + pair + "{\"system\":\"Heron" + pair +
                             "{\"system\":\"owl" + pair + "{\"system\":\"owl " + pair);
        QCOMPARE(scored.json().value(QLatin1String("systems")).toArray().size(), 3);
        QVERIFY2(
            scored.err.contains(QLatin1String("\"heron\", \"Heron\".")), qPrintable(scored.err));
        QVERIFY2(!scored.err.contains(QLatin1String("owl")), qPrintable(scored.err));
    }

    void textsOutsideAMeasureAreCountedAndInNoMean()
    {
        const QByteArray pairs =
            "{\"system\":\"a\",\"reference\":\"the late ferry\",\"candidate\":\"the ferry\"}\n"
            "{\"system\":\"a\",\"reference\":\"渡轮今天又晚了\",\"candidate\":\"渡轮晚了\"}\n";
        const QString command = QStringLiteral("metrics - --json --systems --measures rouge1");
        const auto mean = [](const CommandRun& run) {
            return run
                .json()[QLatin1String("systems")][0][QLatin1String("scores")]
                       [QLatin1String("rouge1")]
                .toObject();
        };
        const CommandRun usual = run(command, pairs);
        QCOMPARE(mean(usual).value(QLatin1String("value")).toDouble(), 0.8);
        QCOMPARE(mean(usual).value(QLatin1String("n")).toInt(), 1);
        QCOMPARE(mean(usual).value(QLatin1String("outside_pairs")).toInt(), 1);
        QVERIFY(usual.out.contains(QLatin1String("\"outside\":true")));
        QVERIFY2(usual.err.contains(QLatin1String("rouge1 1")), qPrintable(usual.err));
        const CommandRun published = run(command + QStringLiteral(" --published"), pairs);
        QCOMPARE(mean(published).value(QLatin1String("value")).toDouble(), 0.4);
        QVERIFY(!mean(published).contains(QLatin1String("outside_pairs")));
        QVERIFY(published.err.isEmpty());
    }

    void whatIsReadIsNotReplaced()
    {
        const QByteArray before = contents(path(QStringLiteral("two.jsonl")));
        for (const char* target : {"@two.jsonl", "@link.jsonl"}) {
            QFile::link(path(QStringLiteral("two.jsonl")), path(QStringLiteral("link.jsonl")));
            const CommandRun scored =
                run(QStringLiteral("metrics @two.jsonl -o ") + QLatin1String(target));
            QCOMPARE(scored.code, 1);
            QVERIFY2(scored.hasOneErrorLine(), qPrintable(scored.err));
            QCOMPARE(contents(path(QStringLiteral("two.jsonl"))), before);
        }
    }

    void manyPairsKeepTheirOrder()
    {
        QByteArray lines;
        for (int i = 0; i < 20'000; ++i)
            lines += "{\"id\":" + QByteArray::number(i) +
                     ",\"reference\":\"a b\",\"candidate\":\"a\"}\n";
        const QList<QJsonObject> scored =
            objectsOf(run(QStringLiteral("metrics - --corpus --measures rouge1"), lines).out);
        QCOMPARE(scored.size(), 20'001);
        for (int i = 0; i < 20'000; ++i)
            QCOMPARE(scored.at(i).value(QLatin1String("id")), QJsonValue(i));
        QCOMPARE(scored.last()[QLatin1String("corpus")][QLatin1String("n")].toInt(), 20'000);
    }

    void withoutWordNetMeteorSaysWhatIsMissing()
    {
        const CommandRun scored = run(QStringLiteral("metrics @two.jsonl --wordnet @nowhere"));
        QCOMPARE(scored.code, 1);
        QVERIFY2(scored.hasOneErrorLine(), qPrintable(scored.err));
        QVERIFY(scored.err.contains(QLatin1String("nowhere")));
        // Where it is not needed it is not looked for.
        QCOMPARE(
            run(QStringLiteral("metrics @two.jsonl --wordnet @nowhere --measures jsd")).code, 0);
    }

    void whatIsWrongIsOneLineAndLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const QByteArray good = "{\"reference\":\"a\",\"candidate\":\"b\"}\n";
        QTest::newRow("empty") << QByteArray() << "empty";
        QTest::newRow("a letter") << QByteArray("Dear all,\n") << "line 1";
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\x02\x01\x01\0\0\0",
                                       10)
                                << "bad.jsonl";
        QTest::newRow("a text is missing") << good + "{\"reference\":\"a\"}"
                                           << "line 2";
        QTest::newRow("a wrong type") << good + "{\"reference\":\"a\",\"candidate\":{}}"
                                      << "/candidate";
        QTest::newRow("an id twice")
            << "{\"id\":2,\"reference\":\"\",\"candidate\":\"\"}\n{\"id\":2," + good.mid(1)
            << "\"2\" occurs twice (first: ";
        QTest::newRow("an id that is another's number")
            << "{\"id\":2,\"reference\":\"\",\"candidate\":\"\"}\n" + good << "has no id";
        QTest::newRow("invalid UTF-8") << good + "{\"reference\":\"\xc3\x28\""
                                       << "UTF-8";
        QTest::newRow("NUL") << "{\"reference\":\"\\u0000\",\"candidate\":\"\"}" + good << "NUL";
        QTest::newRow("deep") << "{\"x\":" + QByteArray(100'000, '[') << "nested";
        QTest::newRow("cut off") << good + "{\"reference\":\"a\",\"can"
                                 << "line 2";
    }

    void whatIsWrongIsOneLineAndLeavesNothing()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        put(path(QStringLiteral("bad.jsonl")), bytes);
        const QStringList before = filesIn(m_folder->path());
        for (const char* line : {"metrics @bad.jsonl", "metrics @bad.jsonl -o @o.jsonl"}) {
            const CommandRun refused = run(QLatin1String(line));
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.out.isEmpty(), qPrintable(refused.out));
            QVERIFY2(refused.hasOneErrorLine(), qPrintable(refused.err));
            QVERIFY2(refused.err.contains(says), qPrintable(refused.err));
            QCOMPARE(filesIn(m_folder->path()), before);
        }
    }

    void aMisuseIsSaid_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        QTest::newRow("no file") << "metrics"
                                 << "";
        QTest::newRow("unknown measure") << "metrics @two.jsonl --measures rouge1,rougel"
                                         << "rougeL";
        QTest::newRow("no measure") << "metrics @two.jsonl --measures ,"
                                    << "--measures";
        QTest::newRow("suffix") << "metrics @two.jsonl -o @o.xls"
                                << "*.csv";
        QTest::newRow("threads") << "metrics @two.jsonl --threads 0"
                                 << "--threads";
    }

    void aMisuseIsSaid()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        const CommandRun refused = run(line);
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.hasOneErrorLine(), qPrintable(refused.err));
        QVERIFY2(refused.err.contains(says), qPrintable(refused.err));
    }

    void theHelpNamesEveryField()
    {
        const QString formats = run(QStringLiteral("help formats")).out;
        for (const metrics::Measure measure : metrics::measures())
            QVERIFY2(formats.contains(QLatin1String(measure->key)), measure->key);
        for (const char* field : {"reference", "candidate", "hypothesis", "precision", "undefined",
                 "undefined_pairs", "bleu_sacrebleu", "NUL", "stays a number"})
            QVERIFY2(formats.contains(QLatin1String(field)), field);
    }
};

TANDEM_TEST(TestMetrics, QCoreApplication)
#include "tst_metrics.moc"
