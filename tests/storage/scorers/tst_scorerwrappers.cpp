#include "storage/scorers/programmeasurestore.h"
#include "storage/scorers/programscorer.h"
#include "storage/scorers/programtest.h"

#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace tandem;

namespace {

QString documentation()
{
    QFile file(QStringLiteral("docs/external-measures.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The code block of this language behind the first place that says `name`.
QByteArray blockBehind(const QString& name, const QString& language)
{
    const QString text = documentation();
    const qsizetype place = text.indexOf(name);
    const QString fence = QStringLiteral("```") + language + u'\n';
    const qsizetype begin = text.indexOf(fence, place) + fence.size();
    return place < 0 ? QByteArray()
                     : text.mid(begin, text.indexOf(QStringLiteral("```"), begin) - begin).toUtf8();
}

} // namespace

/// The wrappers and the file of docs/external-measures.md, as they stand there.
class TestScorerWrappers final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;

    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    ProgramMeasure measure(const QString& wrapper)
    {
        write(wrapper, blockBehind(u'`' + wrapper + u'`', QStringLiteral("python")));
        ProgramMeasure made;
        made.key = QStringLiteral("wrapped");
        made.command = QStringLiteral("python3 ") + wrapper;
        made.versionCommand = made.command + QStringLiteral(" --version");
        made.batch = 2;
        return made;
    }
    QList<double> scores(const ProgramMeasure& measure)
    {
        const ProgramScorer scorer(
            measure, m_folder->path(), m_folder->filePath(QStringLiteral("scores.sqlite")));
        QList<double> values(3, -1.0);
        const auto done = scorer.begin()->score({{QStringLiteral("a b c d"), QStringLiteral("a b")},
                                                    {QStringLiteral("e"), QStringLiteral("e")},
                                                    {QStringLiteral("f g"), QStringLiteral("h i")}},
            [&](qsizetype pair, const metrics::Score& score) { values[pair] = *score.value; });
        if (!done)
            qWarning("%s", qPrintable(done.error().sentence()));
        return values;
    }

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
            QSKIP("python3 is not installed");
        qputenv("PYTHONPATH",
            QFile::encodeName(
                QDir(QStringLiteral(TANDEM_TEST_DATA "/scorers/packages")).absolutePath()));
        qputenv("PYTHONDONTWRITEBYTECODE", "1");
    }
    void init() { m_folder.emplace(); }

    void theFileOfTheDocumentIsAMeasure()
    {
        const QByteArray file = blockBehind(QStringLiteral("KEY.json"), QStringLiteral("json"));
        const auto measure = programMeasureFromJson(
            QStringLiteral("bertscore"), QJsonDocument::fromJson(file).object());
        QVERIFY2(measure, measure ? "" : qPrintable(measure.error().sentence()));
        QCOMPARE(measure->score, QStringLiteral("f1"));
        QVERIFY(!measure->least);
        QCOMPARE(measure->most, 1.0);
    }

    void bertScoreGivesPrecisionRecallAndF1()
    {
        ProgramMeasure bert = measure(QStringLiteral("bertscore.py"));
        bert.score = QStringLiteral("f1");
        QCOMPARE(scores(bert), (QList<double>{0.75, 1.0, 0.0}));
        bert.score = QStringLiteral("precision");
        QCOMPARE(scores(bert), (QList<double>{1.0, 1.0, 0.0}));
    }

    void infoLmIsADistance()
    {
        QCOMPARE(scores(measure(QStringLiteral("infolm.py"))), (QList<double>{0.0, 0.0, 1.0}));
    }

    void bleurtHasNoBounds()
    {
        QCOMPARE(
            scores(measure(QStringLiteral("bleurtscore.py"))), (QList<double>{0.0, 0.5, -0.5}));
    }

    void theTestOfAMeasureNamesItsVersionAndItsDirection()
    {
        ProgramMeasure bert = measure(QStringLiteral("bertscore.py"));
        bert.score = QStringLiteral("f1");
        const auto report = testProgram(bert, m_folder->path());
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->version, QStringLiteral("bert_score 0.3.13"));
        QCOMPARE(report->same, 1.0);
        QVERIFY(!report->isAgainstDirection(bert));
        bert.better = BetterScore::Lower;
        QVERIFY(report->isAgainstDirection(bert));
    }
};

TANDEM_TEST(TestScorerWrappers, QCoreApplication)
#include "tst_scorerwrappers.moc"
