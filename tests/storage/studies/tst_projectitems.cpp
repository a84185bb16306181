#include "storage/studies/projectitems.h"

#include "expertproject.h"
#include "models/studies/templates.h"
#include "projectfixture.h"
#include "storage/formats/openfile.h"
#include "storage/repositories/outputscorerepository.h"
#include "storage/repositories/studyrepository.h"
#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

/// Items of a study that are made of what a project has.
class TestProjectItems final : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProjectFixture> m_fixture;

    Database& database() { return m_fixture->database(); }
    QList<studies::StudyItem> items(const AskedItems& asked)
    {
        return ProjectFixture::take(projectItems(database(), asked));
    }
    static QStringList names(const QList<studies::StudyItem>& items)
    {
        QStringList names;
        for (const studies::StudyItem& item : items)
            names.append(item.item.name);
        return names;
    }
    /// Raters can be asked about them in a study made from the template.
    void canBeAsked(const QList<studies::StudyItem>& items, studies::Kind kind)
    {
        StudyRepository repository(database());
        const StudyId study =
            ProjectFixture::take(repository.create(QStringLiteral("Study of %1").arg(int(kind)),
                studies::designTemplate(kind), m_fixture->lea));
        QCOMPARE(ProjectFixture::take(repository.addItems(study, items, m_fixture->lea)),
            int(items.size()));
    }
    void addScores(const ExpertProject& made, const QString& measure, const QList<double>& values)
    {
        for (qsizetype i = 0; i < values.size(); ++i)
            ProjectFixture::take(OutputScoreRepository(database())
                                     .add({made.outputs.at(i), {}, QStringLiteral("scores.csv"),
                                         measure, values.at(i), {}}));
    }

private slots:
    void init() { m_fixture = std::make_unique<ProjectFixture>(); }

    void paragraphsStandWithTheOthersOfTheirSample()
    {
        const auto made = items({.from = ItemOrigin::Paragraphs});
        QCOMPARE(made.size(), 3 * ProjectFixture::paragraphsPerSample);
        QCOMPARE(made.first().item.name, QStringLiteral("1-p1"));
        QCOMPARE(made.first().item.group, made.at(1).item.group);
        QVERIFY(made.first().item.group != made.last().item.group);
        canBeAsked(made, studies::Kind::YesNo);
    }

    void factsAreAskedAboutWithoutTheirParagraph()
    {
        m_fixture->askAboutFacts(m_fixture->samples.first());
        const auto made = items({.from = ItemOrigin::Facts});
        QCOMPARE(names(made),
            (QStringList{QStringLiteral("1-f1"), QStringLiteral("1-f2"), QStringLiteral("1-f3")}));
        QCOMPARE(made.first().item.fields.first().text, QStringLiteral("Ships wait."));
        canBeAsked(made, studies::Kind::YesNo);
    }

    void outputsAreComparedWhereTheStudyCompares()
    {
        const ExpertProject made = addExpertProject(database(), 3);
        addScores(made, QStringLiteral("bleu"), {0.5, 0.25});
        const auto pairs = items({.from = ItemOrigin::Outputs, .kind = studies::Kind::Pairwise});
        QCOMPARE(pairs.size(), 3);
        QCOMPARE(pairs.first().source.systems[0], QString(kFirstSystem));
        QCOMPARE(pairs.first().source.scores.value(QStringLiteral("bleu_1")), 0.5);
        QCOMPARE(pairs.first().source.scores.value(QStringLiteral("bleu_2")), 0.25);
        canBeAsked(pairs, studies::Kind::Pairwise);

        const auto alone = items({.from = ItemOrigin::Outputs, .kind = studies::Kind::Likert});
        QCOMPARE(alone.size(), 6);
        QCOMPARE(alone.first().source.scores.value(QStringLiteral("bleu")), 0.5);
        canBeAsked(alone, studies::Kind::Likert);
        canBeAsked(items({.from = ItemOrigin::Outputs, .kind = studies::Kind::GoodBad}),
            studies::Kind::GoodBad);
        canBeAsked(items({.from = ItemOrigin::Outputs, .kind = studies::Kind::Similarity}),
            studies::Kind::Similarity);
    }

    void outputsBringTheirEvaluationsAndTheUsualMeasures()
    {
        addExpertProject(database(), 3);
        const auto pairs = items({.from = ItemOrigin::Outputs, .kind = studies::Kind::Pairwise});
        const auto explained = items({.from = ItemOrigin::Explanations});
        for (const QString& side : {QStringLiteral("_1"), QStringLiteral("_2")}) {
            QCOMPARE(pairs.first().source.scores.value(QLatin1String("expert") + side),
                explained.first().source.scores.value(QLatin1String("expert") + side));
            for (const char* measure : {"rouge1", "rougeL", "bleu_sacrebleu"})
                QVERIFY(pairs.first().source.scores.contains(QLatin1String(measure) + side));
            QVERIFY(!pairs.first().source.scores.contains(QLatin1String("jsd") + side));
        }
    }

    void anImportedColumnComesBeforeAComputedMeasure()
    {
        const ExpertProject made = addExpertProject(database(), 1);
        addScores(made, QStringLiteral("rouge1"), {0.125, 0.25});
        const auto pairs = items({.from = ItemOrigin::Outputs, .kind = studies::Kind::Pairwise});
        QCOMPARE(pairs.first().source.scores.value(QStringLiteral("rouge1_1")), 0.125);
        QCOMPARE(pairs.first().source.scores.value(QStringLiteral("rouge1_2")), 0.25);
    }

    void onlySystemsThatAreAskedForAreShown()
    {
        addExpertProject(database(), 2);
        const auto alone = items({.from = ItemOrigin::Outputs,
            .kind = studies::Kind::Likert,
            .systems = {QString(kFirstSystem)}});
        QCOMPARE(alone.size(), 2);
        for (const studies::StudyItem& item : alone)
            QCOMPARE(item.source.systems[0], QString(kFirstSystem));
    }

    void explanationsAndDecisionsComeFromTheNewestEvaluations()
    {
        addExpertProject(database(), 2);
        const auto explanations = items({.from = ItemOrigin::Explanations});
        QCOMPARE(explanations.size(), 2);
        QVERIFY(explanations.first().source.scores.contains(QStringLiteral("expert_1")));
        canBeAsked(explanations, studies::Kind::Explanation);
        const auto decisions = items({.from = ItemOrigin::Decisions});
        QVERIFY(decisions.size() > 8);
        canBeAsked(decisions, studies::Kind::Verdict);
    }

    void casesOfOneNameGiveItemsOfTheirOwn()
    {
        for (const char* prompt : {"one", "two"}) {
            ProjectFixture::take(CaseRepository(database())
                                     .add({QStringLiteral("same"), QLatin1String(prompt),
                                         QStringLiteral("Ships wait."), {},
                                         {{QStringLiteral("heron"), QLatin1String(prompt)}}}));
        }
        QCOMPARE(names(items({.from = ItemOrigin::Outputs, .kind = studies::Kind::Likert})),
            (QStringList{QStringLiteral("same-heron"), QStringLiteral("same-heron #2")}));
    }

    void aSampleIsTheSameForTheSameSeed()
    {
        AskedItems asked{.from = ItemOrigin::Paragraphs,
            .sampling = studies::Sampling::Random,
            .size = 4,
            .seed = 7};
        const QStringList first = names(items(asked));
        QCOMPARE(first.size(), 4);
        QCOMPARE(names(items(asked)), first);
        asked.seed = 8;
        QVERIFY(names(items(asked)) != first);
    }

    void strataOfOutputsAreTheirSystems()
    {
        addExpertProject(database(), 4);
        const auto sampled = items({.from = ItemOrigin::Outputs,
            .kind = studies::Kind::Likert,
            .sampling = studies::Sampling::Stratified,
            .size = 4});
        const auto herons =
            std::count_if(sampled.begin(), sampled.end(), [](const studies::StudyItem& item) {
                return item.source.systems[0] == QString(kFirstSystem);
            });
        QCOMPARE(herons, 2);
    }

    void disagreementNeedsTwoMetricsThatDoNotAgree()
    {
        // No evaluations and no references: only the columns below score these outputs.
        ExpertProject made;
        CaseRepository cases(database());
        for (const char* name : {"one", "two"}) {
            made.cases.append(
                ProjectFixture::take(cases.add({QLatin1String(name), QLatin1String(name), {}, {},
                    {{QString(kFirstSystem), QStringLiteral("Ships wait.")},
                        {QStringLiteral("kestrel"), QStringLiteral("Ships sail.")}}})));
            for (const OutputRow& output : ProjectFixture::take(cases.outputs(made.cases.last())))
                made.outputs.append(output.id);
        }
        AskedItems asked{.from = ItemOrigin::Outputs,
            .kind = studies::Kind::Pairwise,
            .sampling = studies::Sampling::Disagreement,
            .size = 5};
        const auto none = projectItems(database(), asked);
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::NotFound);
        addScores(made, QStringLiteral("bleu"), {0.5, 0.25, 0.5, 0.25});
        addScores(made, QStringLiteral("judge"), {0.5, 0.75, 0.5, 0.25});
        const auto sampled = items(asked);
        QCOMPARE(sampled.size(), 1);
        QCOMPARE(sampled.first().item.name,
            names(items({.from = ItemOrigin::Outputs, .kind = studies::Kind::Pairwise})).first());
    }

    void aProjectWithoutAnySaysWhatIsMissing()
    {
        for (const ItemOrigin origin : {ItemOrigin::Facts, ItemOrigin::Outputs,
                 ItemOrigin::Explanations, ItemOrigin::Decisions}) {
            const auto none = projectItems(database(), {.from = origin});
            QVERIFY(!none);
            QCOMPARE(none.error().code, ErrorCode::NotFound);
            QVERIFY(!none.error().remedy.isEmpty());
        }
    }

    void whoDoesNotWantThemAnyMoreIsNotKeptWaiting()
    {
        const auto none = projectItems(
            database(), {.from = ItemOrigin::Paragraphs}, std::make_shared<std::atomic_bool>(true));
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::Cancelled);
    }

    void documentsGiveThePairsOfTheSurvey()
    {
        QBuffer file;
        file.setData(R"({"doc_id": "d", "doc_text": "t", "doc_summ": "", "m_summary_dict": {)"
                     R"("u1": {"user": "a b", "m1": "c d"}, "u2": {"user": "e f", "m1": "g h"}}})"
                     "\n");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto made = ProjectFixture::take(surveyItemsOf({file, QStringLiteral("docs")}, 1));
        QCOMPARE(made.size(), 2); // the users' own pair, and the model's for them
        canBeAsked(made, studies::Kind::Similarity);
    }

    void documentsOfOneUserAreRefused()
    {
        QBuffer file;
        file.setData(R"({"doc_id": "d", "doc_text": "t", "doc_summ": "", "m_summary_dict": {)"
                     R"("u1": {"user": "a b", "m1": "c d"}}})"
                     "\n");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto made = surveyItemsOf({file, QStringLiteral("docs")}, 1);
        QVERIFY(!made);
        QCOMPARE(made.error().where, QStringLiteral("docs"));
    }
};

TANDEM_TEST(TestProjectItems, QCoreApplication)
#include "tst_projectitems.moc"
