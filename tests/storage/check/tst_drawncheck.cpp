#include "storage/check/projectcheck.h"
#include "storage/database/rows.h"
#include "storage/project/checkedsystems.h"

#include "systemfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using kgds::CheckAllocation;
using kgds::CheckStrata;

namespace {

const QString kVerifier = QStringLiteral("verifier");

/// Takes away what keeps rows as they are, for as long as it lives.
class WithoutTriggers final
{
public:
    explicit WithoutTriggers(Database& database)
        : m_database(database)
    {
        const auto triggers = SystemFixture::take(pairsOf<QString, QString>(database,
            QStringLiteral("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")));
        m_triggers = triggers.values();
        for (const QString& name : triggers.keys())
            SystemFixture::check(database.run(QStringLiteral("DROP TRIGGER ") + name));
    }
    ~WithoutTriggers()
    {
        for (const QString& trigger : std::as_const(m_triggers))
            SystemFixture::check(m_database.run(trigger));
    }
    Q_DISABLE_COPY_MOVE(WithoutTriggers)

private:
    Database& m_database;
    QStringList m_triggers;
};

} // namespace

/// The check of a project: parts that were drawn to be checked are as their settings draw them.
class TestDrawnCheck : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(3);
        SystemFixture systems(*m_fixture);
        m_judgements.clear();
        // 6 opinions are covered, 12 are not.
        for (const SampleId sample : m_fixture->samples) {
            m_judgements.append(systems.addJudged(sample, QStringLiteral("m")));
            m_judgements.append(systems.addExtractive(sample, QStringLiteral("m")));
        }
    }

    void partsAsTheyWereDrawnAreSound_data()
    {
        QTest::addColumn<CheckStrata>("strata");
        QTest::addColumn<CheckAllocation>("allocation");
        QTest::addColumn<int>("size");
        QTest::newRow("all alike") << CheckStrata::None << CheckAllocation::Proportional << 5;
        QTest::newRow("everything") << CheckStrata::None << CheckAllocation::Proportional << 99;
        QTest::newRow("stratified by judgment")
            << CheckStrata::Verdict << CheckAllocation::Proportional << 7;
        QTest::newRow("equal shares") << CheckStrata::Verdict << CheckAllocation::Equal << 9;
        QTest::newRow("fewer than strata")
            << CheckStrata::VerdictAndSystem << CheckAllocation::Proportional << 2;
        QTest::newRow("by system") << CheckStrata::VerdictAndSystem << CheckAllocation::Equal << 11;
    }

    void partsAsTheyWereDrawnAreSound()
    {
        QFETCH(const CheckStrata, strata);
        QFETCH(const CheckAllocation, allocation);
        QFETCH(const int, size);
        draw({kgds::CheckedKind::Opinions, strata, allocation, size, 3});
        QCOMPARE(problems(), QString());
        draw({kgds::CheckedKind::KeyFacts, CheckStrata::None, allocation, 2, 3});
        QCOMPARE(problems(), QString());
    }

    void whatComesAndGoesAfterwardsMakesNoPartUnsound()
    {
        draw({kgds::CheckedKind::Opinions, CheckStrata::Verdict, CheckAllocation::Equal, 4, 3});
        QTest::qWait(2); // judgements that are younger than the part
        SystemFixture systems(*m_fixture);
        const SampleId later =
            m_fixture->addSample(ArticleText{.title = QStringLiteral("Later"),
                                     .paragraphs = {QStringLiteral("It is later.")}},
                false);
        systems.addJudged(later, QStringLiteral("m"));
        QCOMPARE(problems(), QString());
        draw({kgds::CheckedKind::Opinions, CheckStrata::None, CheckAllocation::Equal, 2, 4});
        QCOMPARE(problems(), QString());
    }

    void partsThatWereTamperedWithShow_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto settings = [](const char* from, const char* to) {
            return QStringLiteral("UPDATE kgds_check SET settings = replace(settings, '%1', '%2')")
                .arg(QLatin1String(from), QLatin1String(to));
        };
        const QString unfit = QStringLiteral("that do not match their settings");
        const auto row = [](const char* name, const QString& sql, const QString& word) {
            QTest::newRow(name) << sql << word;
        };
        row("another size", settings("\"size\":8", "\"size\":7"), unfit);
        row("another seed", settings("\"seed\":3", "\"seed\":4"), unfit);
        row("another kind", settings("opinions", "key-facts"), unfit);
        row("other shares", settings("equal", "proportional"), unfit);
        row("no strata", settings("\"verdict\"", "\"none\""),
            QStringLiteral("in strata that do not match their judgment"));
        row("a row taken out",
            QStringLiteral("DELETE FROM kgds_check_item WHERE judgement_id = (SELECT"
                           " min(judgement_id) FROM kgds_check_item)"),
            unfit);
        row("certain probabilities", QStringLiteral("UPDATE kgds_check_item SET probability = 1"),
            unfit);
        row("higher probabilities",
            QStringLiteral("UPDATE kgds_check_item SET probability = probability * 1.5"), unfit);
        row("one other probability",
            QStringLiteral("UPDATE kgds_check_item SET probability = 0.5 WHERE judgement_id ="
                           " (SELECT min(judgement_id) FROM kgds_check_item)"),
            unfit);
        row("strata swapped",
            QStringLiteral("UPDATE kgds_check_item SET stratum = CASE stratum WHEN 'covered'"
                           " THEN 'not-covered' ELSE 'covered' END"),
            QStringLiteral("in strata that do not match their judgment"));
        row("another item",
            QStringLiteral("UPDATE kgds_check_item AS i SET decision = CASE decision WHEN 'O2'"
                           " THEN 'O3' ELSE 'O2' END WHERE decision <> 'O1' AND NOT EXISTS"
                           " (SELECT 1 FROM kgds_check_item o WHERE o.judgement_id ="
                           " i.judgement_id AND o.decision NOT IN ('O1', i.decision))"),
            unfit);
    }

    void partsThatWereTamperedWithShow()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, word);
        draw({kgds::CheckedKind::Opinions, CheckStrata::Verdict, CheckAllocation::Equal, 8, 3});
        tamper(sql);
        QVERIFY2(problems().contains(word), qPrintable(problems()));
    }

    void aTypeOfErrorNeedsAnOpinionThatSomebodyFoundUncovered()
    {
        JudgementReviewRepository reviews(m_fixture->database());
        const auto first = kgds::JudgementDecision::ofOpinion(0);
        const SystemJudgementId judgement = m_judgements.first();
        const auto say = [&](const kgds::JudgementDecision& decision, Stance stance) {
            SystemFixture::check(
                reviews.give(judgement, m_fixture->ada, decision, {stance, {}, {}}, 0));
        };
        say(first, Stance::Disagree);
        kgds::JudgementCorrection type;
        type.error = kgds::ErrorType::Misattribution;
        SystemFixture::check(reviews.give(judgement, m_fixture->ada,
            kgds::JudgementDecision::ofError(0), {Stance::Disagree, type, {}}, 0));
        say(first, Stance::Agree); // on second thought
        QCOMPARE(problems(), QString());
        tamper(QStringLiteral("UPDATE verdict SET opinion = 0"));
        QVERIFY2(
            problems().contains(QLatin1String("where there is no error")), qPrintable(problems()));
    }

    void whoIsDoneSaidSomethingOfAllThatWasDrawn()
    {
        draw({kgds::CheckedKind::Opinions, CheckStrata::None, CheckAllocation::Equal, 18, 3});
        const SystemJudgementId judgement = m_judgements.first();
        SystemFixture(*m_fixture).reviewAll(judgement, m_fixture->ada);
        SystemFixture::check(
            JudgementReviewRepository(m_fixture->database()).finish(judgement, m_fixture->ada));
        QCOMPARE(problems(), QString());
        tamper(QStringLiteral("UPDATE verdict SET opinion = NULL WHERE decision LIKE 'O%'"));
        QVERIFY2(problems().contains(QLatin1String("3 drawn item(s)")), qPrintable(problems()));
    }

private:
    void draw(const kgds::CheckDesign& design)
    {
        SystemFixture::take(drawChecks(m_fixture->database(), kVerifier, design, m_fixture->lea));
    }
    void tamper(const QString& sql)
    {
        const WithoutTriggers open(m_fixture->database());
        SystemFixture::check(m_fixture->database().run(sql));
    }
    QString problems() const
    {
        return SystemFixture::take(checkProject(m_fixture->path())).problems.join(u'\n');
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    QList<SystemJudgementId> m_judgements;
};

TANDEM_TEST(TestDrawnCheck, QCoreApplication)
#include "tst_drawncheck.moc"
