#include "storage/project/judgecards.h"

#include "caserunfixture.h"
#include "oldstudies.h"
#include "testmain.h"

#include "models/studies/templates.h"
#include "storage/database/uuid.h"
#include "storage/project/judgedoutputs.h"
#include "storage/repositories/outputscorerepository.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/runs/robustnessoutputs.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace tandem;
using judges::JudgedAnswer;
using judges::JudgedTask;
using judges::JudgeRecord;

namespace {

RunPlan pairPlan(const CaseRunFixture& f)
{
    RunPlan plan = f.plan(RunKindId::PairJudge);
    plan.options.judge.first = QStringLiteral("heron");
    plan.options.judge.second = QStringLiteral("kestrel");
    return plan;
}

QList<JudgeRecord> recordsOf(CaseRunFixture& f)
{
    return ProjectFixture::take(judgeRecords(
        f.project.database(), f.project.lea, std::make_shared<std::atomic_bool>(false)));
}

/// A study of which one rater answered everything alike, closed.
void addStudy(CaseRunFixture& f, const studies::Design& design,
    const QList<studies::StudyItem>& items, const QString& value)
{
    Database& database = f.project.database();
    StudyRepository studies(database);
    const PersonId lea = f.project.lea;
    const StudyId study =
        ProjectFixture::take(studies.create(QStringLiteral("Study"), design, lea));
    makeStudiesOld(database);
    ProjectFixture::take(studies.addItems(study, items, lea));
    StudyRaterRepository people(database);
    const auto raters =
        ProjectFixture::take(people.add(study, {NewRater{.name = QStringLiteral("Ann")}}, lea));
    ProjectFixture::take(people.assign(study, lea));
    StudyAnswerRepository answers(database);
    QList<studies::AnswerRow> rows;
    qint64 at = 1000;
    for (const studies::TaskTurn& turn : ProjectFixture::take(answers.task(raters.first())).turns)
        rows.append({newUuid(), turn.id, design.questions.first().name, value, at += 1000, 1500});
    ProjectFixture::take(answers.keep(raters.first(), {rows, {}}, SubmissionChannel::File));
    ProjectFixture::check(studies.close(study, lea));
}

QJsonObject objectOf(const char* text)
{
    return QJsonDocument::fromJson(text).object();
}

studies::Design designOf(studies::Kind kind)
{
    studies::Design design = studies::designTemplate(kind);
    design.ratersPerItem = 1;
    design.consent.clear();
    design.balancesSides = false;
    return design;
}

studies::StudyItem itemOf(const QString& name, const QString& first, const QString& second = {})
{
    studies::StudyItem item;
    item.item.name = name + first;
    const bool hasTwo = !second.isEmpty();
    item.item.fields = {{hasTwo ? QStringLiteral("output") : QStringLiteral("text"),
        QStringLiteral("Ships."), hasTwo ? 1 : 0, {}}};
    if (hasTwo)
        item.item.fields.append({QStringLiteral("output"), QStringLiteral("Cranes."), 2, {}});
    item.source.systems[0] = first;
    item.source.systems[1] = second;
    item.source.origin = QLatin1String("case/") + name;
    return item;
}

} // namespace

class TestJudgeCards final : public QObject
{
    Q_OBJECT

private slots:
    void aProjectWithoutJudgesHasNoCards()
    {
        CaseRunFixture f(1);
        QVERIFY(recordsOf(f).isEmpty());
    }

    void aJudgeOfPairsIsKnownInBothOrders()
    {
        CaseRunFixture f(3);
        f.server.setResponder([](const llm::LlmQuestion& question) {
            return question.prompt.contains(QLatin1String("number 1"))
                       ? QStringLiteral("A tie.")
                       : QStringLiteral("{\"text\": 1}");
        });
        f.work(f.make(pairPlan(f)));
        const auto records = recordsOf(f);
        QCOMPARE(records.size(), 1);
        const JudgeRecord& record = records.first();
        QCOMPARE(record.task, JudgedTask::Pairs);
        QCOMPARE(record.answers.size(), 6);
        QVERIFY(record.cost.replies >= 6);
        const judges::JudgeCard card = judges::judgeCard(record);
        QCOMPARE(*card.firstShown.value, 1.0);
        QCOMPARE(*card.consistency.value, 0.0);
        QCOMPARE(card.consistency.n, 2);
        QCOMPARE(*card.unparsable.value, 1.0 / 3.0);
        // Both orders of a pair have opposite differences of length.
        QCOMPARE(*record.answers.at(0).length, -*record.answers.at(1).length);
        QVERIFY(!card.lengthBeyondPeople.isDefined());
    }

    void aReplyThatIsUsedAgainIsNoSecondAnswer()
    {
        CaseRunFixture f(3);
        for (int i = 0; i < 2; ++i)
            f.work(f.make(pairPlan(f)));
        const auto records = recordsOf(f);
        QCOMPARE(records.first().answers.size(), 6);
        QVERIFY(!judges::judgeCard(records.first()).retest.isDefined());
    }

    void peoplesChoicesInAClosedStudyStandBesideTheJudges()
    {
        CaseRunFixture f(3);
        f.work(f.make(pairPlan(f)));
        addStudy(f, designOf(studies::Kind::Pairwise),
            {itemOf(QStringLiteral("abs-1"), QStringLiteral("kestrel"), QStringLiteral("heron")),
                itemOf(
                    QStringLiteral("abs-2"), QStringLiteral("heron"), QStringLiteral("kestrel"))},
            QStringLiteral("1"));
        const auto people =
            ProjectFixture::take(peopleOnOutputs(f.project.database(), f.project.lea));
        const auto share = [&](const char* name, const char* first, const char* second) {
            return people.preferences.value(
                {QLatin1String(name), {QLatin1String(first), QLatin1String(second)}}, -1.0);
        };
        QCOMPARE(share("abs-1", "kestrel", "heron"), 1.0);
        QCOMPARE(share("abs-1", "heron", "kestrel"), 0.0);
        QCOMPARE(share("abs-2", "heron", "kestrel"), 1.0);
        const auto answers = recordsOf(f).first().answers;
        QCOMPARE(std::count_if(answers.cbegin(), answers.cend(),
                     [](const JudgedAnswer& one) { return one.people.has_value(); }),
            4);
    }

    void scoresHaveSamplesProbabilitiesAndSelfPromotion()
    {
        CaseRunFixture f(2);
        Database& database = f.project.database();
        ProjectFixture::take(addSelfPromotedOutputs(
            database, QStringLiteral("heron"), QStringLiteral("The best text.")));
        RunPlan plan = f.plan(RunKindId::GEval);
        const RunId run = f.make(plan);
        OutputScoreRepository scores(database);
        const QJsonObject sampled = objectOf(R"({"method": "samples", "scale": [1, 5], "samples": 4,
                "counts": {"3": 2, "5": 1}, "unreadable": [{"sample": 3, "why": "x"}]})");
        const QJsonObject probable =
            objectOf(R"({"method": "probabilities", "scale": [1, 5], "mass": 0.8,
                "probabilities": {"4": 0.6, "5": 0.2}})");
        const auto outputs = ProjectFixture::take(CaseRepository(database).outputsOf({}));
        for (const OutputId output : outputs) {
            const QString system =
                ProjectFixture::take(CaseRepository(database).output(output)).system;
            const bool isPromoted = system.contains(QLatin1String("boast"));
            ProjectFixture::take(scores.add({.output = output,
                .run = run,
                .measure = QStringLiteral("geval"),
                .value = isPromoted ? 5.0 : 3.0,
                .detail = system == QLatin1String("kestrel") ? probable : sampled}));
        }
        addStudy(f, designOf(studies::Kind::Likert),
            {itemOf(QStringLiteral("abs-1"), QStringLiteral("kestrel"))}, QStringLiteral("4"));
        const auto records = recordsOf(f);
        QCOMPARE(records.size(), 1);
        const JudgeRecord& record = records.first();
        QCOMPARE(record.measure, QStringLiteral("geval"));
        QCOMPARE(*record.answers.first().value, 0.5);
        QCOMPARE(record.selfPromotion, (QList<double>{0.5, 0.5}));
        QCOMPARE(record.samples, 16);
        QCOMPARE(record.unparsableSamples, 4);
        QCOMPARE(record.repeats.size(), 4);
        QCOMPARE(record.probabilities.size(), 1);
        QCOMPARE(record.probabilities.first().probability, 0.75); // of those that are scores
        QCOMPARE(record.probabilities.first().right, 1.0);
    }

    void evidenceIsJudgedAnswerByAnswer()
    {
        CaseRunFixture f(3);
        f.work(f.evaluate());
        const auto records = recordsOf(f);
        QCOMPARE(records.size(), 1);
        QCOMPARE(records.first().task, JudgedTask::Evidence);
        QVERIFY(!records.first().answers.isEmpty());
        QVERIFY(records.first().answers.first().length.has_value());
    }
};

TANDEM_TEST(TestJudgeCards, QCoreApplication)
#include "tst_judgecards.moc"
