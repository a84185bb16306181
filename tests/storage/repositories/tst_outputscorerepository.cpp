#include "expertproject.h"
#include "storage/check/projectcheck.h"
#include "storage/repositories/outputscorerepository.h"
#include "testmain.h"

#include <QTest>

#include <limits>

using namespace tandem;

namespace {

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

/// Scores of outputs: what is kept, what is refused, which counts.
class TestOutputScoreRepository : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_made = addExpertProject(m_fixture->database(), 3);
        m_scores = std::make_unique<OutputScoreRepository>(m_fixture->database());
    }

    void aScoreComesBackAsItWasAdded()
    {
        const RunId run = addExpertRun(m_fixture->database());
        OutputScore score = ofRun(run, 0, 2.5);
        score.detail = {{word("counts"), QJsonObject{{word("2"), 1}, {word("3"), 1}}}};
        score.at = QDateTime::fromMSecsSinceEpoch(1'780'000'000'123, Qt::UTC);
        QCOMPARE(*m_scores->add(score), true);
        OutputScore undefined = imported(0, {});
        undefined.undefined = word("No reply \xe4 could be read.");
        undefined.at = score.at.addSecs(1);
        QCOMPARE(*m_scores->add(undefined), true);
        QCOMPARE(*m_scores->ofRun(run), QList{score});
        QCOMPARE(*m_scores->cells({undefined.measure, {}, undefined.source, {}}),
            (QList{ScoreCell{m_made.outputs.at(0), {}, undefined.undefined}}));
    }

    void theSameIsAddedOnceAndAnotherValueRefused()
    {
        const RunId run = addExpertRun(m_fixture->database());
        for (const OutputScore& score : {ofRun(run, 0, 2.0), imported(0, 0.5)}) {
            QCOMPARE(*m_scores->add(score), true);
            QCOMPARE(*m_scores->add(score), false);
            OutputScore other = score;
            other.value = 3.0;
            const auto refused = m_scores->add(other);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::Refused);
            QVERIFY(!refused.error().remedy.isEmpty());
        }
        // Another measure, output, run or file is another score.
        OutputScore other = imported(0, 3.0);
        other.measure = word("bleurt");
        QVERIFY(*m_scores->add(other));
        other.source = word("b.csv");
        QVERIFY(*m_scores->add(other));
        QVERIFY(*m_scores->add(ofRun(run, 1, 3.0)));
        QVERIFY(*m_scores->add(ofRun(addExpertRun(m_fixture->database()), 0, 3.0)));
    }

    void whatIsNoScoreIsRefused()
    {
        const RunId run = addExpertRun(m_fixture->database());
        QList<OutputScore> wrong(7, ofRun(run, 0, 1.0));
        wrong[0].measure.clear();
        wrong[1].value = std::numeric_limits<double>::quiet_NaN();
        wrong[2].value = std::numeric_limits<double>::infinity();
        wrong[3].value.reset();
        wrong[4].undefined = word("but there is one");
        wrong[5].source = word("a.csv");
        wrong[6].run = {};
        for (const OutputScore& score : wrong) {
            const auto refused = m_scores->add(score);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
        }
        QVERIFY(m_scores->columns()->isEmpty());
    }

    void columnsSayWhatThereIs()
    {
        const RunId first = addExpertRun(m_fixture->database(), word("small"));
        const RunId second = addExpertRun(m_fixture->database(), word("large"));
        for (int output = 0; output < 4; ++output) {
            QVERIFY(m_scores->add(ofRun(second, output, output)));
            QVERIFY(m_scores->add(imported(output, 0.25 * output)));
        }
        OutputScore undefined = ofRun(first, 5, 0.0);
        undefined.value.reset();
        undefined.undefined = word("why");
        QVERIFY(m_scores->add(undefined));
        const auto columns = m_scores->columns();
        QVERIFY(columns);
        QCOMPARE(columns->size(), 3);
        QCOMPARE(columns->at(0).source, word("a.csv"));
        QCOMPARE(columns->at(0).measure, word("bertscore"));
        QVERIFY(!columns->at(0).run.isValid());
        QCOMPARE(columns->at(0).scores, 4);
        QCOMPARE(columns->at(1).run, first);
        QCOMPARE(columns->at(1).model, word("small"));
        QCOMPARE(columns->at(1).scores, 1);
        QCOMPARE(columns->at(1).defined, 0);
        QCOMPARE(columns->at(2).run, second);
        const auto cells = m_scores->cells(columns->at(2));
        QVERIFY(cells);
        QCOMPARE(cells->size(), 4);
        for (int output = 0; output < 4; ++output) {
            QCOMPARE(cells->at(output).output, m_made.outputs.at(output));
            QCOMPARE(cells->at(output).value, std::optional(double(output)));
        }
        QCOMPARE(m_scores->cells(columns->at(0))->size(), 4);
        QCOMPARE(m_scores->cells(columns->at(1))->first().undefined, word("why"));
    }

    void theFileItselfForbidsChanges_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("changed") << word("UPDATE output_score SET value = 3");
        QTest::newRow("deleted") << word("DELETE FROM output_score");
        QTest::newRow("replaced by id") << word(
            "INSERT OR REPLACE INTO output_score SELECT id, 'other', output_id, run_id, 'b.csv',"
            " measure, 3, undefined, at, detail FROM output_score");
        QTest::newRow("replaced by name") << word(
            "INSERT OR REPLACE INTO output_score SELECT 77, 'other', output_id, run_id, source,"
            " measure, 3, undefined, at, detail FROM output_score");
    }

    void theFileItselfForbidsChanges()
    {
        QFETCH(const QString, sql);
        const OutputScore score = imported(0, 0.5);
        QVERIFY(m_scores->add(score));
        const auto changed = m_fixture->database().run(sql);
        QVERIFY(!changed);
        QVERIFY(changed.error().detail.contains(QLatin1String("append-only")));
        QCOMPARE(
            m_scores->cells({score.measure, {}, score.source, {}})->first().value, score.value);
    }

    void aScoreThatIsNotThatOfItsAnswersIsFound()
    {
        const RunId run = addExpertRun(m_fixture->database());
        OutputScore right = ofRun(run, 0, 2.5);
        right.detail = {{word("method"), word("samples")},
            {word("counts"), QJsonObject{{word("2"), 1}, {word("3"), 1}}}};
        QVERIFY(m_scores->add(right));
        QVERIFY(m_scores->add(imported(0, 0.5)));
        QCOMPARE(checkProject(m_fixture->path())->problems, QStringList());
        OutputScore wrong = right;
        wrong.output = m_made.outputs.at(1);
        wrong.value = 2.75;
        QVERIFY(m_scores->add(wrong));
        OutputScore unread = right;
        unread.output = m_made.outputs.at(2);
        unread.detail = {{word("method"), word("guess")}};
        QVERIFY(m_scores->add(unread));
        QCOMPARE(checkProject(m_fixture->path())->problems.size(), 2);
    }

private:
    OutputScore ofRun(RunId run, int output, double value) const
    {
        OutputScore score;
        score.output = m_made.outputs.at(output);
        score.run = run;
        score.measure = word("gemba");
        score.value = value;
        return score;
    }
    OutputScore imported(int output, std::optional<double> value) const
    {
        OutputScore score;
        score.output = m_made.outputs.at(output);
        score.source = word("a.csv");
        score.measure = word("bertscore");
        score.value = value;
        return score;
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    ExpertProject m_made;
    std::unique_ptr<OutputScoreRepository> m_scores;
};

TANDEM_TEST(TestOutputScoreRepository, QCoreApplication)
#include "tst_outputscorerepository.moc"
