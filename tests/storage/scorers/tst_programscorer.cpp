#include "storage/scorers/programscorer.h"

#include "models/metrics/batchscorer.h"
#include "storage/scorers/childprocess.h"
#include "storage/scorers/programtest.h"
#include "storage/scorers/scorecache.h"

#include "testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QUuid>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <optional>
#include <thread>

using namespace tandem;
using metrics::BatchPair;
using metrics::Score;

namespace {

const QByteArray kOurs = "TANDEM_TEST_SCORERS";

/// Whether a process of this test is left, besides this one.
bool isAnyLeft()
{
    const QByteArray mark = kOurs + '=' + qgetenv(kOurs.constData());
    const QStringList processes = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString& process : processes) {
        QFile environment(QStringLiteral("/proc/%1/environ").arg(process));
        if (environment.open(QIODevice::ReadOnly) &&
            environment.readAll().split('\0').contains(mark))
            return true;
    }
    return false;
}

QList<BatchPair> pairs(int count)
{
    QList<BatchPair> all;
    for (int i = 0; i < count; ++i)
        all.append({QStringLiteral("the cat %1 sat").arg(i), QStringLiteral("the dog %1").arg(i)});
    return all;
}

/// What came of a scoring.
struct Outcome
{
    QList<std::optional<Score>> scores;
    std::optional<Error> error;

    qsizetype scored() const { return scores.size() - scores.count(std::nullopt); }
    QString sentence() const { return error ? error->sentence() : QString(); }
};

Outcome scoreIn(metrics::ScoringSession& session, const QList<BatchPair>& pairs,
    const std::atomic_bool* cancel = nullptr)
{
    Outcome outcome{QList<std::optional<Score>>(pairs.size()), {}};
    const auto take = [&](qsizetype pair, const Score& score) { outcome.scores[pair] = score; };
    if (const auto done = session.score(pairs, take, cancel); !done)
        outcome.error = done.error();
    return outcome;
}

Outcome score(const ProgramScorer& scorer, const QList<BatchPair>& pairs)
{
    return scoreIn(*scorer.begin(), pairs);
}

Outcome known(const ProgramScorer& scorer, const QList<BatchPair>& pairs)
{
    Outcome outcome{QList<std::optional<Score>>(pairs.size()), {}};
    const auto take = [&](qsizetype pair, const Score& score) { outcome.scores[pair] = score; };
    if (const auto done = scorer.known(pairs, take); !done)
        outcome.error = done.error();
    return outcome;
}

} // namespace

class TestProgramScorer final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;

    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QByteArray read(const char* name) const
    {
        QFile log(file(name));
        return log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray();
    }
    /// A measure whose scorer behaves like that.
    ProgramMeasure measure(const QString& mode) const
    {
        ProgramMeasure made;
        made.key = QStringLiteral("overlap");
        made.command = QStringLiteral("python3 scorer.py ") + mode;
        made.least = 0.0;
        made.most = 1.0;
        made.batch = 4;
        made.timeout = 60;
        return made;
    }
    std::unique_ptr<ProgramScorer> scorer(const ProgramMeasure& measure) const
    {
        return std::make_unique<ProgramScorer>(measure,
            QDir(QStringLiteral(TANDEM_TEST_DATA "/scorers")).absolutePath(),
            file("scores.sqlite"));
    }
    std::unique_ptr<ProgramScorer> scorer(const QString& mode) const
    {
        return scorer(measure(mode));
    }

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
            QSKIP("python3 is not installed");
        qputenv(kOurs.constData(), QUuid::createUuid().toByteArray(QUuid::Id128));
    }
    void init() { m_folder.emplace(); }
    void cleanup() { QVERIFY2(!isAnyLeft(), "a process is left"); }

    void everyPairGetsTheScoreOfItsTexts()
    {
        QList<BatchPair> all = pairs(10);
        all[4] = {QStringLiteral("a b c d"), QStringLiteral("a b x y")};
        const Outcome outcome = score(*scorer(QStringLiteral("ok")), all);
        QCOMPARE(outcome.sentence(), QString());
        QCOMPARE(outcome.scored(), 10);
        QCOMPARE(*outcome.scores.at(4)->value, 2.0 / 6.0);
        QCOMPARE(*outcome.scores.at(3)->value, 2.0 / 5.0);
    }

    void textsOfAllKindsArriveUnchangedAndBatchesEndWithAMark()
    {
        const QList<BatchPair> all{{QStringLiteral("متن «فارسی»"), QStringLiteral("中文\\n\"x\"")},
            {QString(), QStringLiteral("🙂 \u2028 \u0001")}, {QStringLiteral("c"), {}},
            {QStringLiteral("d"), {}}, {QStringLiteral("e"), {}}};
        const Outcome outcome = score(*scorer(QStringLiteral("texts ") + file("texts")), all);
        QCOMPARE(outcome.sentence(), QString());
        QCOMPARE(QString::fromUtf8(read("texts")),
            QStringLiteral("متن «فارسی»|中文\\n\"x\"|True\n|🙂 \u2028 \u0001|True\n"
                           "c||True\nd||False\ne||False\n"));
    }

    void aFaultIsOneClearErrorAndKeepsWhatWasScored_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("kept");
        const auto row = [](const char* mode, const char* says, int kept) {
            QTest::newRow(mode) << QString::fromLatin1(mode) << QString::fromLatin1(says) << kept;
        };
        row("crash",
            "overlap: The program ended before it had answered (exit code 3). Its last message: "
            "\"ValueError: no such model\". Pair 4: \"the cat 3 sat\", \"the dog 3\". The scores "
            "before that are kept; run it again for the others.",
            3);
        row("child-then-crash", "ended before it had answered (exit code 3)", 3);
        row("killed", "ended before it had answered (signal 9)", 3);
        row("too-little", "ended before it had answered (exit code 0)", 3);
        row("closes", "closed its output before it had answered", 3);
        row("hang", "gave no answer within 1 second", 0);
        row("stubborn", "flush its output then. A longer timeout is a setting of the measure.", 0);
        row("garbage", "not a JSON object. Messages belong on standard error. It wrote: Loading",
            0);
        row("asks", "not a JSON object", 0);
        row("flood", "a line of more than 64 KiB", 0);
        row("long-line", "a line of more than 64 KiB", 0);
        row("doubled",
            "answered pair 1 twice. It wrote: {\"id\": \"1\", \"score\": 0.4} The scores before "
            "that are kept",
            1);
        row("foreign", "answered pair 4711, which it was not given. It wrote: {\"id\": \"4711\"",
            0);
        row("number-as-id", "no \"id\", or not the text", 0);
        row("nan", "not a finite number", 0);
        row("infinite", "not a finite number", 0);
        row("beyond",
            "The score 1.5 is outside of the measure's range, 0 to 1. Pair 1: \"the cat 0 sat\", "
            "\"the dog 0\". It wrote: {",
            0);
        row("hardly-beyond", "The score 1.0001 is outside", 0);
        row("many", "A line has more than 64 scores. It wrote: {", 0);
        row("text-as-score", "no number \"score\"", 0);
        row("names", "no number \"score\", only precision, recall", 0);
        row("no-such-mode-is-ok", "", 20);
    }
    void aFaultIsOneClearErrorAndKeepsWhatWasScored()
    {
        QFETCH(const QString, mode);
        QFETCH(const QString, says);
        QFETCH(const int, kept);
        ProgramMeasure faulty = measure(mode);
        faulty.timeout =
            mode == QLatin1String("hang") || mode == QLatin1String("stubborn") ? 1 : 60;
        const auto program = scorer(faulty);
        const QList<BatchPair> all = pairs(20);
        const Outcome outcome = score(*program, all);
        QVERIFY2(outcome.sentence().contains(says), qPrintable(outcome.sentence()));
        QCOMPARE(outcome.error.has_value(), kept < 20);
        QCOMPARE(outcome.scored(), kept);
        QCOMPARE(known(*program, all).scored(), kept);
        QVERIFY(!isAnyLeft());
    }

    void aSessionGoesOnAfterAFault()
    {
        const auto program = scorer(QStringLiteral("crash"));
        const auto session = program->begin();
        const QList<BatchPair> all = pairs(5);
        QVERIFY(scoreIn(*session, all).error);
        const Outcome second = scoreIn(*session, all); // three are known, so that two are asked
        QCOMPARE(second.sentence(), QString());
        QCOMPARE(second.scored(), 5);
    }

    void aProgramThatTalksALotWhileItIsWrittenToDoesNotBlock()
    {
        QList<BatchPair> all;
        for (int i = 0; i < 40; ++i)
            all.append({QString(50'000, u'r') + QString::number(i), QString(50'000, u'c')});
        ProgramMeasure talking = measure(QStringLiteral("talks"));
        talking.batch = 100;
        QCOMPARE(score(*scorer(talking), all).scored(), 40);
    }

    void whatItStartedEndsWithIt()
    {
        const auto program = scorer(QStringLiteral("child"));
        QCOMPARE(score(*program, pairs(3)).scored(), 3);
        QVERIFY(!isAnyLeft());
    }

    void cancellingEndsTheProgramAndKeepsWhatWasScored()
    {
        const auto program = scorer(QStringLiteral("child"));
        const auto session = program->begin();
        QCOMPARE(scoreIn(*session, pairs(2)).scored(), 2);
        ProgramMeasure hanging = measure(QStringLiteral("stubborn"));
        const auto other = scorer(hanging);
        std::atomic_bool cancel = false;
        std::optional<Outcome> outcome;
        std::thread worker([&] { outcome = scoreIn(*other->begin(), pairs(4), &cancel); });
        QTRY_VERIFY(isAnyLeft());
        cancel = true;
        worker.join();
        QCOMPARE(outcome->error->code, ErrorCode::Cancelled);
        cancel = true;
        QCOMPARE(scoreIn(*session, pairs(3), &cancel).error->code, ErrorCode::Cancelled);
        QCOMPARE(known(*program, pairs(3)).scored(), 2);
    }

    void theProgramIsStartedOnceAndASecondLookCostsNothing()
    {
        const QString command = QStringLiteral("counts ") + file("log");
        QList<BatchPair> all = pairs(6);
        all.append(all.first()); // the same texts again
        {
            const auto program = scorer(command);
            const auto session = program->begin();
            QCOMPARE(scoreIn(*session, all).scored(), 7);
            QCOMPARE(scoreIn(*session, pairs(9)).scored(), 9);
        }
        QCOMPARE(read("log").count("started"), 1);
        QCOMPARE(read("log").count("pair"), 9);
        const auto later = scorer(command);
        QCOMPARE(score(*later, pairs(9)).scored(), 9);
        QCOMPARE(read("log").count("started"), 1);
    }

    void aSymmetricMeasureIsAskedOnceForBothDirections()
    {
        ProgramMeasure symmetric = measure(QStringLiteral("counts ") + file("log"));
        symmetric.isSymmetric = true;
        const BatchPair pair{QStringLiteral("a b"), QStringLiteral("b c")};
        QCOMPARE(score(*scorer(symmetric), {pair, {pair.candidate, pair.reference}}).scored(), 2);
        QCOMPARE(read("log").count("pair"), 1);
    }

    void knownScoresStartNoProgram()
    {
        ProgramMeasure counting = measure(QStringLiteral("counts ") + file("log"));
        counting.versionCommand =
            QStringLiteral("python3 scorer.py version %1 1.0").arg(file("versions"));
        QCOMPARE(known(*scorer(counting), pairs(3)).scored(), 0);
        QCOMPARE(read("log"), QByteArray());
        QCOMPARE(read("versions"), QByteArray());
        QCOMPARE(score(*scorer(counting), pairs(3)).scored(), 3);
        QCOMPARE(known(*scorer(counting), pairs(3)).scored(), 3);
        QCOMPARE(read("log").count("started"), 1);
        QCOMPARE(read("versions").count("asked"), 1);
    }

    void anotherVersionIsScoredAnewAndNamed()
    {
        ProgramMeasure versioned = measure(QStringLiteral("ok"));
        const auto withVersion = [&](const char* version) {
            versioned.versionCommand = QStringLiteral("python3 scorer.py version %1 %2")
                                           .arg(file("versions"), QLatin1String(version));
            return scorer(versioned);
        };
        const auto first = withVersion("1.0");
        QCOMPARE(score(*first, pairs(2)).scored(), 2);
        QCOMPARE(score(*first, pairs(2)).scored(), 2);
        QCOMPARE(read("versions").count("asked"), 1);
        QCOMPARE(first->madeBy(), QStringLiteral("python3 scorer.py ok, version 1.0"));
        QCOMPARE(known(*withVersion("2.0"), pairs(2)).scored(), 0);
    }

    void aVersionCommandThatFailsIsSaid()
    {
        ProgramMeasure versioned = measure(QStringLiteral("ok"));
        versioned.versionCommand = QStringLiteral("python3 scorer.py no-version");
        const Outcome outcome = score(*scorer(versioned), pairs(2));
        QVERIFY2(outcome.sentence().contains(QStringLiteral("did not print a version. Its last "
                                                            "message: \"no such option\".")),
            qPrintable(outcome.sentence()));
    }

    void allScoresOfAnAnswerAreKept()
    {
        ProgramMeasure precision = measure(QStringLiteral("names"));
        precision.score = QStringLiteral("precision");
        QCOMPARE(*score(*scorer(precision), pairs(2)).scores.at(0)->value, 0.4);
        ProgramMeasure recall = precision;
        recall.score = QStringLiteral("recall");
        QCOMPARE(*known(*scorer(recall), pairs(2)).scores.at(0)->value, 0.2);
        ProgramMeasure narrow = recall;
        narrow.least = 0.3; // what is outside of its range is not shown as its score
        QCOMPARE(known(*scorer(narrow), pairs(2)).scored(), 0);
    }

    void aScoreMayBeMissingWithAReason()
    {
        const auto program = scorer(QStringLiteral("none"));
        const Score first = *score(*program, pairs(1)).scores.at(0);
        QVERIFY(!first.isDefined());
        QCOMPARE(first.undefinedBecause, QStringLiteral("empty text"));
    }

    void aPairWithoutAScoreIsAskedAboutAgain()
    {
        const auto program = scorer(QStringLiteral("none-once ") + file("had"));
        QCOMPARE(score(*program, pairs(1)).scores.at(0)->undefinedBecause,
            QStringLiteral("out of memory"));
        QCOMPARE(known(*program, pairs(1)).scored(), 0);
        QVERIFY(score(*program, pairs(1)).scores.at(0)->isDefined());
    }

    void aScoreThatIsBeyondTheRangeByRoundingIsItsEnd()
    {
        ProgramMeasure rounded = measure(QStringLiteral("rounded"));
        for (const std::optional<double> least : {std::optional(0.0), std::optional<double>()}) {
            rounded.least = least;
            const Outcome outcome = score(*scorer(rounded), pairs(2));
            QCOMPARE(outcome.sentence(), QString());
            QCOMPARE(*outcome.scores.at(1)->value, 1.0);
            QCOMPARE(*known(*scorer(rounded), pairs(2)).scores.at(1)->value, 1.0);
        }
        rounded.most = 2.0; // for which it is no rounding
        QCOMPARE(*known(*scorer(rounded), pairs(2)).scores.at(1)->value, 1.0000007);
    }

    void theSameCommandInAnotherFolderIsAnotherProgram()
    {
        ProgramMeasure relative = measure(QString());
        relative.command = QStringLiteral("python3 relative.py");
        const auto scoreIn = [&](const char* folder, const QByteArray& value) {
            QDir().mkpath(file(folder));
            QFile script(file(folder) + QStringLiteral("/relative.py"));
            if (script.open(QIODevice::WriteOnly))
                script.write(
                    "import json, sys\nfor line in sys.stdin:\n    print(json.dumps({'id': "
                    "json.loads(line)['id'], 'score': " +
                    value + "}))\n");
            script.close();
            const ProgramScorer there(relative, file(folder), file("scores.sqlite"));
            return score(there, pairs(1)).scores.at(0)->value.value_or(-1.0);
        };
        QCOMPARE(scoreIn("one", "0.25"), 0.25);
        QCOMPARE(scoreIn("other", "0.75"), 0.75);
    }

    void aTestKeepsNothingAndSaysNothingOfIt()
    {
        const auto report =
            testProgram(measure(QStringLiteral("crash")), scorer(QStringLiteral("ok"))->folder());
        QVERIFY(!report);
        QVERIFY2(report.error().sentence().contains(QStringLiteral("no such model")),
            qPrintable(report.error().sentence()));
        QVERIFY(!report.error().sentence().contains(QStringLiteral("kept")));
    }

    void aMeasureThatIsNotSymmetricIsFoundOut()
    {
        const QString folder = scorer(QStringLiteral("ok"))->folder();
        ProgramMeasure tested = measure(QStringLiteral("recall"));
        const auto recall = testProgram(tested, folder);
        QVERIFY(recall);
        QVERIFY(!recall->isAgainstSymmetry(tested)); // it does not say that it is
        tested.isSymmetric = true;
        QVERIFY(testProgram(tested, folder)->isAgainstSymmetry(tested));
        tested.command = QStringLiteral("python3 scorer.py ok");
        QVERIFY(!testProgram(tested, folder)->isAgainstSymmetry(tested));
    }

    void aScorerEndsWithAProcessThatIsKilled()
    {
        const pid_t killed = ::fork();
        if (killed == 0) {
            const auto started = ChildProcess::start(
                {QStringLiteral("python3"), QStringLiteral("scorer.py"), QStringLiteral("child")},
                QStringLiteral(TANDEM_TEST_DATA "/scorers"));
            if (started)
                QThread::msleep(500); // until it has a child in another group
            ::kill(::getpid(), SIGKILL);
        }
        QCOMPARE(::waitpid(killed, nullptr, 0), killed);
        QTRY_VERIFY(!isAnyLeft());
    }

    void aProgramThatIsNotThereIsSaid()
    {
        ProgramMeasure absent = measure(QString());
        absent.command = QStringLiteral("no-such-scorer --fast");
        const Outcome outcome = score(*scorer(absent), pairs(1));
        QVERIFY2(outcome.sentence().contains(QStringLiteral("no program \"no-such-scorer\"")),
            qPrintable(outcome.sentence()));
    }

    void scoresAreGivenWhereNoneCanBeKept()
    {
        const ProgramScorer program(measure(QStringLiteral("ok")),
            QDir(QStringLiteral(TANDEM_TEST_DATA "/scorers")).absolutePath(),
            QStringLiteral("/proc/no-such-folder/scores.sqlite"));
        QCOMPARE(score(program, pairs(3)).scored(), 3);
    }

    void aDamagedCacheIsMadeAnew()
    {
        QFile cache(file("scores.sqlite"));
        QVERIFY(cache.open(QIODevice::WriteOnly));
        cache.write(QByteArray(8192, 'x'));
        cache.close();
        const auto program = scorer(QStringLiteral("ok"));
        QCOMPARE(score(*program, pairs(3)).scored(), 3);
        QCOMPARE(known(*program, pairs(3)).scored(), 3);
    }
};

TANDEM_TEST(TestProgramScorer, QCoreApplication)
#include "tst_programscorer.moc"
