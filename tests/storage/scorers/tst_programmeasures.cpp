#include "storage/scorers/programmeasurestore.h"

#include "models/metrics/batchscorer.h"

#include "testmain.h"

#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace tandem;

class TestProgramMeasures final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;

    ProgramMeasureStore store() const { return ProgramMeasureStore(m_folder->path()); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static ProgramMeasure made()
    {
        ProgramMeasure measure;
        measure.key = QStringLiteral("bertscore");
        measure.name = QStringLiteral("BERTScore F1 «ف»");
        measure.command = QStringLiteral("python3 \"my wrapper.py\" --fast");
        measure.least = -1.0;
        measure.most = 1.0;
        measure.better = BetterScore::Lower;
        return measure;
    }

private slots:
    void init() { m_folder.emplace(); }
    void cleanup() { metrics::listMeasures(metrics::MeasureSource::Programs, {}); }

    void aSavedMeasureComesBackTheSame()
    {
        QVERIFY(store().save(made()));
        QCOMPARE(store().list().size(), 1);
        QVERIFY(*store().byKey(QStringLiteral("bertscore")) == made());
    }

    void anotherKeyRenamesTheFileAndAnExistingOneIsKept()
    {
        QVERIFY(store().save(made()));
        ProgramMeasure other = made();
        other.key = QStringLiteral("other");
        QVERIFY(store().save(other));
        QCOMPARE(store().save(made(), other.key).error().code, ErrorCode::Refused);
        other.key = QStringLiteral("renamed");
        QVERIFY(store().save(other, QStringLiteral("other")));
        QCOMPARE(store().list().size(), 2);
        QCOMPARE(store().byKey(QStringLiteral("other")).error().code, ErrorCode::NotFound);
        QVERIFY(store().remove(QStringLiteral("renamed")));
        QCOMPARE(store().remove(QStringLiteral("../bertscore")).error().code, ErrorCode::NotFound);
    }

    void whatIsWrongWithAFileIsSaid_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* file, const char* says) {
            QTest::newRow(name) << QByteArray(file) << QString::fromLatin1(says);
        };
        row("no JSON", "command = x", "not a JSON object");
        row("no command", "{}", "There is no command");
        row("misspelled", "{\"command\": \"x\", \"beter\": \"lower\"}", "no setting \"beter\"");
        row("no such word", "{\"command\": \"x\", \"better\": \"smaller\"}",
            "\"better\" does not have a valid value");
        row("text as number", "{\"command\": \"x\", \"most\": \"1\"}",
            "\"most\" does not have a valid value");
        row("no batch", "{\"command\": \"x\", \"batch\": 0}", "must be between 1 and 10000");
        row("range turned round", "{\"command\": \"x\", \"least\": 1, \"most\": 0}",
            "lowest value must be below");
        row("pipe", "{\"command\": \"cat | python3 x.py\"}", "\"|\" has no meaning");
        row("NUL", "{\"command\": \"x\\u0000y\"}", "without tabs and control characters");
        row("no such rule", "{\"command\": \"x\", \"references\": \"first\"}",
            "\"references\" does not have a valid value");
        row("open quote", "{\"command\": \"python3 \\\"x.py\"}",
            "quote in the command is not closed");
    }
    void whatIsWrongWithAFileIsSaid()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, says);
        write(QStringLiteral("wrong.json"), file);
        write(QStringLiteral("right.json"), "{\"command\": \"x\"}");
        QCOMPARE(store().list().size(), 2);
        const auto wrong = store().byKey(QStringLiteral("wrong"));
        QVERIFY(!wrong);
        QVERIFY2(wrong.error().sentence().contains(says), qPrintable(wrong.error().sentence()));
        QVERIFY(wrong.error().sentence().contains(QStringLiteral("wrong.json")));
        QVERIFY(store().byKey(QStringLiteral("right")));
    }

    void anEndingInCapitalsIsNamed()
    {
        write(QStringLiteral("UPPER.JSON"), "{\"command\": \"x\"}");
        const QList<StoredProgramMeasure> all = store().list();
        QCOMPARE(all.size(), 1);
        QVERIFY(!all.first().measure);
        QVERIFY2(all.first().measure.error().sentence().contains(QStringLiteral("in lower case")),
            qPrintable(all.first().measure.error().sentence()));
    }

    void theRuleForSeveralReferencesIsTheMeasures()
    {
        ProgramMeasure best = made();
        QCOMPARE(best.references, metrics::SeveralReferences::Mean);
        best.references = metrics::SeveralReferences::Best;
        QVERIFY(store().save(best));
        QCOMPARE(*store().byKey(best.key), best);
        listProgramMeasures(store());
        const metrics::Measure listed = metrics::measureOfKey("bertscore");
        QVERIFY(listed);
        QVERIFY(metrics::measureDescriptionInFull(listed).contains(
            QStringLiteral("Several references: best reference.")));
    }

    void theKeysOfBuiltInMeasuresAndOfColumnsAreRefused()
    {
        for (const char* key : {"rouge1", "system", "", "a b", "-x", "ü", "bleu", "rougel",
                 "Rouge_L", "jsd", "JSD", "rouge_su-4", "METEOR"}) {
            ProgramMeasure measure = made();
            measure.key = QString::fromUtf8(key);
            QVERIFY2(!store().save(measure), key);
        }
    }

    void listedMeasuresAreMeasuresAndWhatTheyWereStaysValid()
    {
        QVERIFY(store().save(made()));
        listProgramMeasures(store());
        const metrics::Measure first = metrics::measureOfKey("bertscore");
        QVERIFY(first);
        QCOMPARE(QString::fromUtf8(first->name), made().name);
        QVERIFY(first->isDistance);
        QCOMPARE(first->bounds()->low, -1.0);
        QCOMPARE(metrics::measures().size(), metrics::builtInMeasures().size() + 1);
        ProgramMeasure changed = made();
        changed.most = {};
        QVERIFY(store().save(changed, changed.key));
        listProgramMeasures(store());
        QVERIFY(metrics::measureOfKey("bertscore") != first);
        QVERIFY(!metrics::measureOfKey("bertscore")->bounds());
        QCOMPARE(first->bounds()->high, 1.0);
        QVERIFY(store().remove(changed.key));
        listProgramMeasures(store());
        QVERIFY(!metrics::measureOfKey("bertscore"));
    }
};

TANDEM_TEST(TestProgramMeasures, QCoreApplication)
#include "tst_programmeasures.moc"
