#include "expertproject.h"
#include "sanitized.h"
#include "storage/repositories/evaluationwords.h"
#include "testmain.h"

#include <QTest>

#include <numeric>

using namespace tandem;
using expert::Mode;

/// Evaluations: what is computed from an explanation, what is listed, what words find.
class TestEvaluationRepository : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_evaluations = std::make_unique<EvaluationRepository>(m_fixture->database());
    }

    void anEvaluationIsBegunOnceForEachOutputAndRun()
    {
        const OutputId output = add(sixBySixCase());
        const RunId run = addExpertRun(m_fixture->database());
        QVERIFY(!*m_evaluations->find(output, run));
        const auto id = m_evaluations->begin(output, run);
        QVERIFY(id);
        QCOMPARE(*m_evaluations->begin(output, run), *id);
        QCOMPARE(*m_evaluations->find(output, run), std::optional(*id));
        QVERIFY(*m_evaluations->begin(output, addExpertRun(m_fixture->database())) != *id);
        const auto detail = m_evaluations->byId(*id);
        QCOMPARE(detail->summary.state, EvaluationState::UnderWay);
        QVERIFY(!detail->summary.scores);
        QVERIFY(detail->explanation == expert::Explanation());
        QCOMPARE(detail->expected, sixBySixCase().expected);
        QVERIFY(!m_evaluations->begin(OutputId{99}, run));
        QVERIFY(!m_evaluations->begin(output, RunId{99}));
    }

    void theFixtureScoresAsItSays()
    {
        const auto made = addExpertProject(m_fixture->database(), 1);
        const auto summary = m_evaluations->summary(made.evaluations.first());
        QCOMPARE(summary->state, EvaluationState::Complete);
        const auto compare = [&](Mode mode, double recall, double precision) {
            const expert::ModeScore score = summary->scores->of(mode);
            QCOMPARE(score.recall, recall / 6);
            QCOMPARE(score.precision, precision / 6);
            QCOMPARE(score.f1, expert::f1Of(score.recall, score.precision));
        };
        compare(Mode::ContentOnly, 2, 3);
        compare(Mode::StyleOnly, 2, 1);
        compare(Mode::ContentAndStyle, 1, 0);
        compare(Mode::ContentOrStyle, 3, 4);
        compare(Mode::Average, 2, 2);
        QCOMPARE(summary->expected, (VerdictCounts{1, 1, 1, 1, 2}));
        QCOMPARE(summary->generated, (VerdictCounts{0, 3, 1, 1, 1}));
        QCOMPARE(summary->faults, 0);
    }

    void completingStoresTheExplanationAndWhatIsComputedFromIt_data()
    {
        QTest::addColumn<expert::TextCase>("textCase");
        QTest::addColumn<expert::Explanation>("explanation");
        QTest::newRow("six by six") << sixBySixCase() << sixBySixExplanation();
        QTest::newRow("hostile") << hostileCase() << hostileExplanation();
        const expert::TextCase large = generatedCase(3, 3'000);
        QTest::newRow("25 by 25") << large
                                  << generatedExplanation(large, large.outputs.first().text, 3, 25);
        QTest::newRow("nothing found") << sixBySixCase() << expert::Explanation();
    }

    void completingStoresTheExplanationAndWhatIsComputedFromIt()
    {
        QFETCH(const expert::TextCase, textCase);
        QFETCH(const expert::Explanation, explanation);
        const OutputId output = add(textCase);
        const auto id = m_evaluations->begin(output, addExpertRun(m_fixture->database()));
        QVERIFY(m_evaluations->complete(*id, explanation));
        const auto detail = m_evaluations->byId(*id);
        QVERIFY(detail);
        QVERIFY(detail->explanation == explanation);
        QCOMPARE(detail->prompt, textCase.prompt);
        QCOMPARE(detail->expected, textCase.expected);
        QCOMPARE(detail->generated, textCase.outputs.first().text);
        QCOMPARE(detail->summary.source, QString());
        const EvaluationSummary& summary = detail->summary;
        QCOMPARE(summary.id, *id);
        QCOMPARE(summary.output, output);
        QCOMPARE(summary.casePosition, 1);
        QCOMPARE(summary.caseName, textCase.name);
        QCOMPARE(summary.system, textCase.outputs.first().system);
        QVERIFY(textCase.prompt.startsWith(summary.promptStart));
        QVERIFY(summary.scores == expert::scoresOf(explanation));
        QCOMPARE(summary.faults, expert::faultsOf(explanation));
        QCOMPARE(summary.remarks, explanation.remarks.size());
        QVERIFY(*m_evaluations->isAsComputed(*id));
    }

    void aLongPromptIsCutInListsOnly()
    {
        expert::TextCase textCase = sixBySixCase();
        textCase.prompt = QStringLiteral("\U0001F4DA").repeated(500);
        const OutputId output = add(textCase);
        const auto id =
            m_evaluations->addImported(output, QStringLiteral("f"), sixBySixExplanation());
        const auto detail = m_evaluations->byId(*id);
        QCOMPARE(detail->prompt, textCase.prompt);
        QCOMPARE(detail->summary.promptStart, textCase.prompt.left(240));
    }

    void aspectsOfARepeatedTitleAreNotCounted()
    {
        const auto id = m_evaluations->addImported(
            add(hostileCase()), QStringLiteral("f"), hostileExplanation());
        const auto summary = m_evaluations->summary(*id);
        QCOMPARE(summary->expected, (VerdictCounts{0, 1, 0, 1, 1}));
        QCOMPARE(summary->generated, (VerdictCounts{0, 0, 1, 0, 1}));
        QCOMPARE(summary->faults, 2);
        QCOMPARE(summary->remarks, 1);
    }

    void anEvaluationWithoutATextsAspectsHasNoScores()
    {
        expert::Explanation explanation = sixBySixExplanation();
        explanation.generated = {};
        explanation.generated.fault = QStringLiteral("No reply could be parsed.");
        for (expert::AspectMatch& match : explanation.expected.matches)
            match = {};
        const OutputId output = add(sixBySixCase());
        const auto id = m_evaluations->begin(output, addExpertRun(m_fixture->database()));
        QVERIFY(m_evaluations->complete(*id, explanation));
        QCOMPARE(m_evaluations->summary(*id)->state, EvaluationState::Unscored);
        QVERIFY(!m_evaluations->summary(*id)->scores);
        QCOMPARE(m_evaluations->summary(*id)->faults, 1);
        QVERIFY(*m_evaluations->isAsComputed(*id));
        // Asked again, it came through.
        QVERIFY(m_evaluations->complete(*id, sixBySixExplanation()));
        QCOMPARE(m_evaluations->summary(*id)->state, EvaluationState::Complete);
        QVERIFY(m_evaluations->summary(*id)->scores);
    }

    void whatDoesNotHoldTogetherIsRefused()
    {
        const OutputId output = add(sixBySixCase());
        const auto id = m_evaluations->begin(output, addExpertRun(m_fixture->database()));
        expert::Explanation explanation = sixBySixExplanation();
        explanation.expected.matches.removeLast();
        QCOMPARE(m_evaluations->complete(*id, explanation).error().code, ErrorCode::InvalidInput);
        for (const int nowhere : {-1, 6}) {
            explanation = sixBySixExplanation();
            explanation.generated.matches.first().other = nowhere;
            QCOMPARE(
                m_evaluations->complete(*id, explanation).error().code, ErrorCode::InvalidInput);
            QCOMPARE(
                m_evaluations->addImported(output, QStringLiteral("f"), explanation).error().code,
                ErrorCode::InvalidInput);
        }
        QCOMPARE(m_evaluations->summary(*id)->state, EvaluationState::UnderWay);
        QCOMPARE(m_evaluations->sets()->size(), 1);
    }

    void aFileIsImportedOnce()
    {
        const OutputId output = add(sixBySixCase());
        const QString source = QStringLiteral("<b>results</b>.json");
        const auto id = m_evaluations->addImported(output, source, sixBySixExplanation());
        QVERIFY(id);
        QCOMPARE(*m_evaluations->addImported(output, source, sixBySixExplanation()), *id);
        expert::Explanation other = sixBySixExplanation();
        other.expected.matches.first().reason += QLatin1Char('!');
        const auto refused = m_evaluations->addImported(output, source, other);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QCOMPARE(refused.error().where, source);
        const auto second = m_evaluations->addImported(output, QStringLiteral("2.json"), other);
        QVERIFY(second && *second != *id);
        QCOMPARE(m_evaluations->byId(*id)->summary.source, source);
        QVERIFY(!m_evaluations->summary(*id)->run.isValid());
        QCOMPARE(m_evaluations->addImported(output, QString(), other).error().code,
            ErrorCode::InvalidInput);
    }

    void setsAreRunsAndFilesNewestFirst()
    {
        QVERIFY(m_evaluations->sets()->isEmpty());
        const auto imported = addExpertProject(m_fixture->database(), 3);
        const RunId run = addExpertRun(m_fixture->database(), QStringLiteral("a-model"));
        QVERIFY(m_evaluations->begin(imported.outputs.at(0), run));
        const auto done = m_evaluations->begin(imported.outputs.at(1), run);
        QVERIFY(m_evaluations->complete(*done, sixBySixExplanation()));
        const auto sets = m_evaluations->sets();
        QCOMPARE(sets->size(), 2);
        QCOMPARE(sets->at(0).run, run);
        QCOMPARE(sets->at(0).model, QStringLiteral("a-model"));
        QCOMPARE(sets->at(0).source, QString());
        QCOMPARE(sets->at(0).evaluations, 2);
        QCOMPARE(sets->at(0).complete, 1);
        QCOMPARE(sets->at(0).at.timeSpec(), Qt::UTC);
        QCOMPARE(sets->at(1).source, imported.set.source);
        QVERIFY(!sets->at(1).run.isValid());
        QCOMPARE(sets->at(1).evaluations, 6);
        QCOMPARE(sets->at(1).complete, 6);
        QCOMPARE(m_evaluations->list(sets->at(0))->size(), 2);
        QCOMPARE(m_evaluations->list(sets->at(1))->size(), 6);
        QVERIFY(m_evaluations->list(EvaluationSet())->isEmpty());
    }

    void manyEvaluationsAreListedAsTheyAre()
    {
        constexpr int kCases = 5'000 / kTimesSmaller;
        const RunId run = addExpertRun(m_fixture->database());
        const auto made = addExpertProject(m_fixture->database(), kCases, 30, 3, run);
        const auto list = m_evaluations->list(made.set);
        QVERIFY(list);
        QCOMPARE(list->size(), 2 * kCases);
        for (int i = 0; i < 2 * kCases; ++i) {
            const EvaluationSummary& summary = list->at(i);
            QCOMPARE(summary.id, made.evaluations.at(i));
            QCOMPARE(summary.output, made.outputs.at(i));
            QCOMPARE(summary.caseId, made.cases.at(i / 2));
            QCOMPARE(summary.casePosition, i / 2 + 1);
            QCOMPARE(summary.system, i % 2 == 0 ? kFirstSystem : kSecondSystem);
            QCOMPARE(summary.run, run);
        }
        for (int i = 0; i < 2 * kCases; i += 97) {
            const auto detail = m_evaluations->byId(made.evaluations.at(i));
            QVERIFY(list->at(i).scores == expert::scoresOf(detail->explanation));
            QCOMPARE(std::accumulate(list->at(i).expected.cbegin(), list->at(i).expected.cend(), 0),
                detail->explanation.expected.aspects.size());
        }
    }

    void theOutputsOfACaseStandTogetherWithinTheirSet()
    {
        const auto made = addExpertProject(m_fixture->database(), 3);
        const auto same = m_evaluations->ofSameCase(made.evaluations.at(3));
        QCOMPARE(same->size(), 2);
        QCOMPARE(same->at(0).id, made.evaluations.at(2));
        QCOMPARE(same->at(1).id, made.evaluations.at(3));
        const auto alone =
            m_evaluations->begin(made.outputs.at(2), addExpertRun(m_fixture->database()));
        QCOMPARE(m_evaluations->ofSameCase(*alone)->size(), 1);
        QCOMPARE(m_evaluations->ofSameCase(made.evaluations.at(3))->size(), 2);
        QCOMPARE(m_evaluations->ofSameCase(EvaluationId{999}).error().code, ErrorCode::NotFound);
    }

    void wordsAreFoundWhereTheyAreLookedFor_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<WordsIn>("where");
        QTest::addColumn<QList<int>>("found"); // 0 six by six, 1 hostile
        const auto row = [](const char* name, const QString& words, WordsIn where,
                             const QList<int>& found) {
            QTest::newRow(name) << words << where << found;
        };
        row("a text's word", QStringLiteral("orchards"), WordsIn::Texts, {0});
        row("its beginning", QStringLiteral("ORCHA"), WordsIn::Everywhere, {0});
        row("not among rationales", QStringLiteral("orchards"), WordsIn::Rationales, {});
        row("every word", QStringLiteral("orchards compressors"), WordsIn::Texts, {0});
        row("not every word", QStringLiteral("orchards zeppelins"), WordsIn::Texts, {});
        row("across columns", QStringLiteral("orchards abstract formal"), WordsIn::Everywhere, {0});
        row("a title", QStringLiteral("rotating machinery"), WordsIn::Aspects, {0});
        row("evidence that is not in the text", QStringLiteral("ferry"), WordsIn::Aspects, {0});
        row("nor found there", QStringLiteral("ferry"), WordsIn::Texts, {});
        row("a rationale", QStringLiteral("motivate"), WordsIn::Rationales, {0});
        row("a title that nobody has", QStringLiteral("nobody"), WordsIn::Aspects, {1});
        row("the prompt", QStringLiteral("litre"), WordsIn::Texts, {0});
        row("the case's name", QStringLiteral("reedbed"), WordsIn::Texts, {0});
        row("Chinese", QStringLiteral("\u56fe\u4e66\u9986"), WordsIn::Everywhere, {1});
        row("Persian", QStringLiteral("\u0645\u062a\u0641\u0627\u0648\u062a"), WordsIn::Rationales,
            {1});
        row("operators mean nothing", QStringLiteral("orchards) OR (texts : \"library\""),
            WordsIn::Texts, {});
        row("no word", QStringLiteral("*\"()"), WordsIn::Everywhere, {});
        row("nothing", QString(), WordsIn::Everywhere, {});
    }

    void wordsAreFoundWhereTheyAreLookedFor()
    {
        QFETCH(const QString, words);
        QFETCH(const WordsIn, where);
        QFETCH(const QList<int>, found);
        const QString file = QStringLiteral("f");
        const QList<EvaluationId> ids{
            *m_evaluations->addImported(add(sixBySixCase()), file, sixBySixExplanation()),
            *m_evaluations->addImported(add(hostileCase()), file, hostileExplanation())};
        QSet<EvaluationId> expected;
        for (const int index : found)
            expected.insert(ids.at(index));
        QCOMPARE(*evaluationsWith(m_fixture->database(), words, where), expected);
    }

    void whatAnEvaluationSaidBeforeIsNotFoundAnyMore()
    {
        const auto id =
            m_evaluations->begin(add(sixBySixCase()), addExpertRun(m_fixture->database()));
        QVERIFY(evaluationsWith(m_fixture->database(), QStringLiteral("orchards"), WordsIn::Texts)
                    ->isEmpty());
        expert::Explanation explanation = sixBySixExplanation();
        explanation.expected.matches.first().reason = QStringLiteral("zeppelins");
        QVERIFY(m_evaluations->complete(*id, explanation));
        const auto found = [&](const char* word) {
            return evaluationsWith(m_fixture->database(), QLatin1String(word), WordsIn::Everywhere)
                ->contains(*id);
        };
        QVERIFY(found("zeppelins"));
        QVERIFY(!found("motivate"));
        QVERIFY(m_evaluations->complete(*id, sixBySixExplanation()));
        QVERIFY(!found("zeppelins"));
        QVERIFY(found("motivate"));
        QVERIFY(found("orchards"));
    }

    void aPastedBookIsNoQuestion()
    {
        QVERIFY(evaluationsWith(m_fixture->database(), QString(1'000, u'x'), WordsIn::Texts));
        QCOMPARE(evaluationsWith(m_fixture->database(), QString(1'001, u'x'), WordsIn::Texts)
                     .error()
                     .code,
            ErrorCode::TooLarge);
    }

    void aStoredScoreThatWasChangedShows()
    {
        const auto made = addExpertProject(m_fixture->database(), 1);
        const EvaluationId id = made.evaluations.first();
        QVERIFY(m_fixture->database().run(
            QStringLiteral("UPDATE evaluation SET recall_style = recall_style + 0.1")));
        QVERIFY(!*m_evaluations->isAsComputed(id));
    }

    void anExplanationThatCannotBeReadIsNamed()
    {
        const auto made = addExpertProject(m_fixture->database(), 1);
        QVERIFY(m_fixture->database().run(
            QStringLiteral("UPDATE evaluation_explanation SET explanation = '{}'")));
        QVERIFY(m_evaluations->summary(made.evaluations.first()));
        QCOMPARE(
            m_evaluations->byId(made.evaluations.first()).error().code, ErrorCode::InvalidInput);
    }

    void whatIsNotThereIsNamed()
    {
        const EvaluationId nothing{5};
        QCOMPARE(m_evaluations->byId(nothing).error().code, ErrorCode::NotFound);
        QCOMPARE(m_evaluations->summary(nothing).error().code, ErrorCode::NotFound);
        QCOMPARE(m_evaluations->complete(nothing, {}).error().code, ErrorCode::NotFound);
    }

private:
    /// The first output of a case that was added.
    OutputId add(const expert::TextCase& textCase)
    {
        CaseRepository cases(m_fixture->database());
        const CaseId id = ProjectFixture::take(cases.add(textCase));
        return ProjectFixture::take(cases.outputs(id)).first().id;
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<EvaluationRepository> m_evaluations;
};

TANDEM_TEST(TestEvaluationRepository, QCoreApplication)
#include "tst_evaluationrepository.moc"
