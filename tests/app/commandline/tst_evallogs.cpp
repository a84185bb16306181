#include "commandrun.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// Evaluation logs of other programs on the command line.
class TestEvalLogs final : public QObject
{
    Q_OBJECT

private slots:
    void aLogBecomesCasesWithScoresAndReasons()
    {
        const QTemporaryDir folder;
        const QString project = folder.filePath(word("p.tandem"));
        const QString log = word(TANDEM_TEST_DATA "/annotations/log.eval");
        const CommandRun run =
            runInProcess({word("expert"), word("log"), project, log, word("--json")});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        QCOMPARE(run.json().value(word("cases")).toInt(), 1);
        QCOMPARE(run.json().value(word("outputs")).toInt(), 2);
        QCOMPARE(run.json().value(word("scores")).toInt(), 2);
        // The same file brings nothing new.
        const CommandRun again =
            runInProcess({word("expert"), word("log"), project, log, word("--json")});
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QCOMPARE(again.json().value(word("outputs")).toInt(), 0);
        QCOMPARE(again.json().value(word("scores_known")).toInt(), 2);
        const CommandRun reasons =
            runInProcess({word("scores"), word("reasons"), project, word("--json")});
        QVERIFY2(reasons.code == 0, qPrintable(reasons.err));
        const QJsonArray rows = reasons.json().value(word("reasons")).toArray();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(0)[word("system")].toString(), word("mockllm/model"));
        QCOMPARE(rows.at(0)[word("reason")].toString(), word("It fits."));
        QCOMPARE(rows.at(1)[word("value")].toDouble(), 0.0);
        const CommandRun other = runInProcess({word("scores"), word("reasons"), project,
            word("--measure"), word("bleu"), word("--json")});
        QCOMPARE(other.code, 0);
        QVERIFY(other.json().value(word("reasons")).toArray().isEmpty());
    }

    void whatIsNoLogLeavesNoProject()
    {
        const QTemporaryDir folder;
        const QString project = folder.filePath(word("p.tandem"));
        const CommandRun run = runInProcess({word("expert"), word("log"), project,
            word(TANDEM_TEST_DATA "/annotations/doccano.zip")});
        QCOMPARE(run.code, 1);
        QVERIFY(run.hasOneErrorLine());
        QVERIFY(!QFile::exists(project));
    }

private:
    static QString word(const char* text) { return QString::fromLatin1(text); }
};

TANDEM_TEST(TestEvalLogs, QCoreApplication)
#include "tst_evallogs.moc"
