#include "storage/project/demoproject.h"

#include "models/studies/studyresults.h"
#include "storage/check/projectcheck.h"
#include "storage/database/schema.h"
#include "storage/project/summarymaking.h"
#include "storage/project/summaryratings.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/loneverdicts.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/systemreviewrepository.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

const DemoMaterial kMaterial{QStringLiteral(TANDEM_RESOURCES "/sample/articles.json"),
    QStringLiteral(TANDEM_RESOURCES "/sample/labels.json"),
    QStringLiteral(TANDEM_RESOURCES "/sample/facts.json"),
    QStringLiteral(TANDEM_RESOURCES "/sample/opinions.json"),
    {QStringLiteral(TANDEM_RESOURCES "/sample/expert_texts.jsonl"),
        QStringLiteral(TANDEM_RESOURCES "/sample/expert_result.json"),
        QStringLiteral(TANDEM_RESOURCES "/sample/expert_reviews.json")},
    {QStringLiteral(TANDEM_RESOURCES "/sample/study_items.jsonl"),
        QStringLiteral(TANDEM_RESOURCES "/sample/study_scores.csv"),
        QStringLiteral(TANDEM_RESOURCES "/sample/study_answers.csv")},
    {QStringLiteral(TANDEM_RESOURCES "/sample/benchmark.json"),
        QStringLiteral(TANDEM_RESOURCES "/sample/outputs.jsonl"),
        QStringLiteral(TANDEM_RESOURCES "/sample/systems.json")},
    {QStringLiteral(TANDEM_RESOURCES "/sample/films.csv"),
        QStringLiteral(TANDEM_RESOURCES "/sample/usersummaries.jsonl"),
        QStringLiteral(TANDEM_RESOURCES "/sample/summaryvalues.csv"),
        QStringLiteral(TANDEM_RESOURCES "/sample/usersummaries.json"),
        QStringLiteral(TANDEM_RESOURCES "/prompts")}};

} // namespace

class TestDemoProject final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    Expected<void> make(SampleContents contents, const DemoMaterial& material = kMaterial) const
    {
        return createDemoProject(m_path, QStringLiteral("Sample"), contents, material);
    }
    static QString problem(const Expected<void>& made)
    {
        return made ? QString() : made.error().sentence();
    }
    QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("s.tandem"));
    }

    void theTextsAloneAreThreeSamplesThatNobodyLabels()
    {
        QVERIFY(make(SampleContents::Texts));
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        QVERIFY(database);
        QVERIFY(PeopleRepository(**database).all()->isEmpty());
        const auto rows = SampleRepository(**database).rows(1, 9);
        QCOMPARE(rows->size(), 3);
        for (const SampleRow& row : *rows)
            QVERIFY(row.state() == SampleState::Unassigned);
    }

    void withLabelsEachSampleIsInAnotherState()
    {
        QCOMPARE(problem(make(SampleContents::Labelled)), QString());
        QCOMPARE(files(), QStringList{QStringLiteral("s.tandem")});
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        QVERIFY(database);
        QCOMPARE(PeopleRepository(**database).all()->size(), 4);
        const auto rows = SampleRepository(**database).rows(1, 9);
        QCOMPARE(rows->size(), 5);
        QVERIFY(rows->at(0).state() == SampleState::Closed);
        QVERIFY(rows->at(1).state() == SampleState::SubmittedByOne);
        QCOMPARE(rows->at(1).answeredA, 10);
        QCOMPARE(rows->at(1).answeredB, 5);
        QVERIFY(rows->at(2).state() == SampleState::Open);
        QCOMPARE(rows->at(2).answeredA + rows->at(2).answeredB, 0);
        QVERIFY(rows->at(3).state() == SampleState::Imported);
        QVERIFY(rows->at(4).state() == SampleState::Imported);
    }

    void twoSystemsWerePutOnTheFinishedSamplesAndJudged()
    {
        QCOMPARE(problem(make(SampleContents::Labelled)), QString());
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        SystemOutputRepository outputs(**database);
        QCOMPARE(outputs.systems()->size(), 5);
        QCOMPARE(outputs.list()->size(), 10);
        SystemJudgementRepository judgements(**database);
        const auto verifiers = judgements.verifiers();
        QCOMPARE(verifiers->size(), 1);
        QCOMPARE(verifiers->first().complete, 10);
        const auto scores = judgements.scores(verifiers->first().name);
        for (const JudgedOutputRow& row : *scores) {
            QCOMPARE(row.score.unansweredOpinions, 0);
            QCOMPARE(row.score.untyped, 0);
        }
        QCOMPARE(loneVerdictsBy(**database, QStringLiteral("Heron mini"))->size(), 2);
        QCOMPARE(loneVerdictsBy(**database, QStringLiteral("Larch 8B"))->size(), 2);
        const auto reviewed = JudgementReviewRepository(**database).states({});
        QCOMPARE(reviewed->size(), 4);
    }

    void usersAreSummarizedAndTheirFuturesPredicted()
    {
        QCOMPARE(problem(make(SampleContents::Labelled)), QString());
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        const auto logs = TimelineRepository(**database).logs();
        QCOMPARE(logs->size(), 1);
        const TimelineLog& log = logs->first();
        QCOMPARE(log.users, 8);
        QCOMPARE(log.cut, 8);
        QVERIFY(!log.made.statistics[QLatin1String("bad")].toObject().isEmpty());
        UserSummaryRepository summaries(**database);
        const auto summarizers = summaries.summarizers(log.id);
        QCOMPARE(summarizers->size(), 5);
        usersum::ScoreRule rule;
        QHash<QString, double> shares;
        for (const SummarizerRow& row : *summarizers) {
            // A run has made those of two users.
            const int users = row.summarizer == QLatin1String("raven") ? 2 : 8;
            QCOMPARE(row.summaries, users);
            const auto made = summaries.ofSummarizer(log.id, row.summarizer);
            for (const StoredUserSummary& one : *made)
                QVERIFY(one.words <= row.mostWords.value_or(0));
            const auto predicted =
                summaries.predicted(log.id, row.summarizer, QStringLiteral("owl"));
            QCOMPARE(predicted->size(), 3 * users);
            shares.insert(row.summarizer,
                usersum::summaryScore(*predicted, rule).qm.mean.value.value_or(-1.0));
        }
        // What is summarized beats the baselines.
        QVERIFY(shares.value(QStringLiteral("magpie")) > shares.value(QStringLiteral("none")));
        QVERIFY(
            shares.value(QStringLiteral("wren")) > shares.value(QStringLiteral("other: magpie")));
        QCOMPARE(summaries.measures(log.id)->size(), 3);
        QVERIFY(QFileInfo(m_path).size() < 1'700'000);
    }

    void aSummaryByARunShowsHowItWasMadeAndPeopleHaveJudgedTheOthers()
    {
        QCOMPARE(problem(make(SampleContents::Labelled)), QString());
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        const auto user = TimelineRepository(**database).userByPseudonym(QStringLiteral("U001"));
        const auto making = summaryMaking(**database, *user, QStringLiteral("raven"));
        QVERIFY(making && *making);
        QVERIFY((*making)->combined.value);
        QCOMPARE((*making)->segments.size(), 2);
        for (const MadeSegment& segment : (*making)->segments)
            QVERIFY(segment.outcome && segment.outcome->isChecked);
        // What is not true of the second one was found, and written anew.
        const QList<MadeVersion>& versions = (*making)->segments.last().versions;
        QCOMPARE(versions.size(), 2);
        QVERIFY(!versions.first().verdictOn(0)->isConsistent);
        QVERIFY(versions.last().verdictOn(0)->isConsistent);
        const auto log = TimelineRepository(**database).logs()->first().id;
        const auto ratings = latestSummaryRatings(**database, log);
        QCOMPARE(ratings->bySummarizer.size(), 2);
        for (const QList<usersum::HumanRating>& of : ratings->bySummarizer) {
            QCOMPARE(of.size(), 24);
            QVERIFY(std::any_of(of.begin(), of.end(), [](const auto& one) { return one.isGood; }));
            QVERIFY(std::any_of(of.begin(), of.end(), [](const auto& one) { return !one.isGood; }));
        }
    }

    void theClosedSampleHasDisagreementsAndNotes()
    {
        QCOMPARE(problem(make(SampleContents::Labelled)), QString());
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        const auto row = SampleRepository(**database).rowAt(1);
        const auto comparison = ComparisonRepository(**database).compare(row->round->id);
        QVERIFY(comparison);
        int inconsistent = 0;
        int notes = 0;
        for (const ComparedItem& item : comparison->items) {
            inconsistent += item.isConsistent() ? 0 : 1;
            notes += item.a.note.isEmpty() ? 0 : 1;
            QVERIFY(item.timeAMs > 0 && item.timeBMs > 0);
        }
        QCOMPARE(inconsistent, 2);
        QVERIFY(notes > 0);
    }

    void theClosedSampleHasFactsThatBothJudgedAndOpinionsThatAreBeingChecked()
    {
        QCOMPARE(problem(make(SampleContents::Labelled)), QString());
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        const auto facts = SampleRepository(**database).rowAt(1, Step::KeyFacts);
        QVERIFY(facts->round && facts->round->isClosed());
        QCOMPARE(facts->items, 24);
        const auto comparison = ComparisonRepository(**database).compare(facts->round->id);
        const auto isKey = [&](const ComparedItem& item) {
            return outcomeOf(item, comparison->rule, Step::KeyFacts) == Outcome::Key;
        };
        QCOMPARE(std::count_if(comparison->items.begin(), comparison->items.end(), isKey), 14);
        const auto opinions = SampleRepository(**database).rowAt(1, Step::Opinions);
        // Each is done with what is theirs to write, not with a part of everything.
        const Pair pair = opinions->round->pair;
        QCOMPARE(opinions->answeredBy(pair.a), opinions->itemsOf(pair.a));
        QCOMPARE(opinions->answeredBy(pair.b), opinions->itemsOf(pair.b));
        QCOMPARE(opinions->itemsOf(pair.a) + opinions->itemsOf(pair.b), opinions->items);
        QVERIFY(opinions->round && opinions->round->isClosed() && !opinions->round->settledAt);
        const auto placed = OpinionChecks(**database).opinions(opinions->round->id);
        QCOMPARE(placed->size(), 11);
    }

    void theCasesHaveEvaluationsThatWereReviewed()
    {
        QCOMPARE(problem(make(SampleContents::Labelled)), QString());
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        QCOMPARE(*CaseRepository(**database).count(), 4);
        EvaluationRepository evaluations(**database);
        const auto sets = evaluations.sets();
        QCOMPARE(sets->size(), 1);
        const auto rows = evaluations.list(sets->first());
        QCOMPARE(rows->size(), 8);
        int scored = 0;
        for (const EvaluationSummary& row : *rows)
            scored += row.state == EvaluationState::Complete && row.remarks == 0 ? 1 : 0;
        QCOMPARE(scored, 8);
        PersonId ada;
        const auto people = PeopleRepository(**database).all();
        for (const Person& person : *people)
            ada = person.name == QStringLiteral("Ada") ? person.id : ada;
        // Ben is not done with the second one, so that Ada sees his words on the first one only.
        ReviewRepository reviews(**database);
        QCOMPARE(reviews.done(ada)->visible.size(), 2);
        QCOMPARE(reviews.others(rows->at(1).id, ada)->size(), 1);
        QCOMPARE(reviews.others(rows->at(3).id, ada)->size(), 0);
    }

    void aClosedStudyHasResultsAndAnOpenOneHasBegun()
    {
        QCOMPARE(problem(make(SampleContents::Labelled)), QString());
        const auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
        auto all = StudyRepository(**database).all();
        QCOMPARE(all->size(), 3);
        all->removeIf([](const StudySummary& one) { return one.kind == studies::Kind::GoodBad; });
        QVERIFY(all->at(0).isClosed() != all->at(1).isClosed());
        const bool isFirst = all->at(0).isClosed();
        const StudySummary& closed = all->at(isFirst ? 0 : 1);
        const StudySummary& open = all->at(isFirst ? 1 : 0);
        QCOMPARE(open.answers, 3);
        const auto answers = StudyGate(**database).answers(closed.id);
        QVERIFY(answers);
        const studies::StudyResults results = studies::studyResults(*answers);
        QCOMPARE(results.ratedItems, 8);
        QCOMPARE(results.everybody.raters, 5);
        QCOMPARE(results.counted().raters, 4); // one failed the check item
        QCOMPARE(results.counted().alignment->metrics.size(), 3);
        const QList<studies::SystemWins>& systems = results.counted().questions.first().systems;
        QCOMPARE(systems.size(), 2);
        QCOMPARE(systems.at(0).system, QStringLiteral("plain"));
        QCOMPARE(systems.at(1).system, QStringLiteral("profile"));
        QCOMPARE(systems.at(0).items, qint64(8));
        for (const studies::MetricAlignment& metric : results.counted().alignment->metrics)
            QVERIFY2(metric.share.isDefined(), qPrintable(metric.metric));
        // Both orders were shown.
        const auto swapped = std::count_if(answers->answers.cbegin(), answers->answers.cend(),
            [](const studies::RatedAnswer& answer) { return answer.swapped; });
        QVERIFY(swapped > 10 && swapped < answers->answers.size() - 10);
    }

    void whatItMakesPassesTheCheck()
    {
        QCOMPARE(problem(make(SampleContents::Labelled)), QString());
        const auto report = checkProject(m_path);
        QVERIFY(report);
        QCOMPARE(report->problems, QStringList());
    }

    void aFileThatIsThereStays()
    {
        QVERIFY(make(SampleContents::Texts));
        const auto again = make(SampleContents::Labelled);
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::Refused);
        QCOMPARE(files(), QStringList{QStringLiteral("s.tandem")});
    }

    void aFailureLeavesNothingBehind()
    {
        const QString none = m_folder->filePath(QStringLiteral("none.json"));
        const auto fails = [&](SampleContents contents, QString DemoMaterial::*file,
                               const QString& path) {
            DemoMaterial material = kMaterial;
            material.*file = path;
            return !make(contents, material) && files().isEmpty();
        };
        QVERIFY(fails(SampleContents::Texts, &DemoMaterial::articles, none));
        QVERIFY(fails(SampleContents::Labelled, &DemoMaterial::labels, none));
        // Labels that do not fit the articles.
        QVERIFY(fails(SampleContents::Labelled, &DemoMaterial::labels, kMaterial.articles));
        DemoMaterial withoutResult = kMaterial;
        withoutResult.evaluations.result = none;
        QVERIFY(!make(SampleContents::Labelled, withoutResult));
        QCOMPARE(files(), QStringList());
    }
};

TANDEM_TEST(TestDemoProject, QCoreApplication)
#include "tst_demoproject.moc"
