#include "models/agreement/agreementgroups.h"
#include "models/agreement/agreementreport.h"
#include "projectfixture.h"
#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>

using namespace tandem;

namespace {

QString letters(const RatedRound& round, bool ofA)
{
    QString text;
    for (const RatedItem& item : round.items) {
        const auto value = ofA ? item.a : item.b;
        text += QLatin1Char(!value ? '-' : *value == YesNo::Yes ? 'y' : 'n');
    }
    return text;
}

} // namespace

/// What agreement is computed on: closed rounds, exactly as they were answered blind.
class TestAgreementRepository final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(3);
        m_sample = m_fixture->samples.first();
    }

    void anOpenRoundIsNeverInIt()
    {
        QVERIFY(rounds().isEmpty());
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yyynn"));
        m_fixture->answer(m_sample, m_fixture->ben, QStringLiteral("yyynn"));
        QVERIFY(rounds().isEmpty());
        m_fixture->submit(m_sample, m_fixture->ada);
        QVERIFY(rounds().isEmpty());
        m_fixture->submit(m_sample, m_fixture->ben);
        QCOMPARE(rounds().size(), 1);
    }

    void aClosedRoundHasWhatBothSaid()
    {
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("yynny"));
        const RatedRound round = rounds().first();
        const Round stored = m_fixture->round(m_sample);
        QCOMPARE(round.id, stored.id);
        QCOMPARE(round.uuid, stored.uuid);
        QCOMPARE(round.sample, m_sample);
        QCOMPARE(round.sampleTitle, QStringLiteral("Sample 1"));
        QCOMPARE(round.samplePosition, 1);
        QCOMPARE(round.step, Step::Paragraphs);
        QCOMPARE(round.pair, (Pair{m_fixture->ada, m_fixture->ben}));
        QCOMPARE(round.closedAt, *stored.submittedB);
        QCOMPARE(round.kind, RatedRound::Kind::Ordinary);
        QVERIFY(round.sidesNamed);
        QCOMPARE(letters(round, true), QStringLiteral("yyynn"));
        QCOMPARE(letters(round, false), QStringLiteral("yynny"));
        QVERIFY(round.items.at(0).item.isValid());
        QCOMPARE(round.items.at(2).number, 3);
        QVERIFY(round.items.at(0).text.isEmpty());
        QVERIFY(round.items.at(2).text.startsWith(QLatin1String("Paragraph 3")));
    }

    void itIsWhatCompareShows()
    {
        m_fixture->close(
            m_fixture->samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynny"));
        m_fixture->close(
            m_fixture->samples.at(2), QStringLiteral("nnnnn"), QStringLiteral("nynnn"));
        ComparisonRepository comparisons(m_fixture->database());
        const auto rows = agreementRows(rounds(), AgreementGrouping::ByRound, {});
        QCOMPARE(rows.size(), 2);
        for (const AgreementRow& row : rows) {
            const auto compared = ProjectFixture::take(comparisons.compare(row.rounds.first()));
            QCOMPARE(row.table, ContingencyTable::fromComparedItems(compared.items));
        }
    }

    void aDecisionChangesNothing()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("yynnn"));
        const auto before = agreementRows(rounds(), AgreementGrouping::Overall, {});
        const Round round = m_fixture->round(m_sample);
        ComparisonRepository comparisons(m_fixture->database());
        ProjectFixture::check(comparisons.decide(round.id, rounds().first().items.at(2).item,
            Outcome::Supporting, m_fixture->lea, QStringLiteral("It is.")));
        ProjectFixture::take(
            RoundRepository(m_fixture->database()).settle(round.id, m_fixture->lea));
        const auto after = agreementRows(rounds(), AgreementGrouping::Overall, {});
        QCOMPARE(after.first().table, before.first().table);
    }

    void sidesStayUnnamedUntilAnAdjudicatedSampleIsSettled()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("yyynn"));
        QVERIFY(!rounds().first().sidesNamed);
        ProjectFixture::take(RoundRepository(m_fixture->database())
                                 .settle(m_fixture->round(m_sample).id, m_fixture->lea));
        QVERIFY(rounds().first().sidesNamed);
    }

    void aWithdrawnRoundIsNotInIt()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yyynn"));
        ProjectFixture::take(
            RoundRepository(m_fixture->database())
                .assign(m_sample, {m_fixture->lea, m_fixture->ben}, m_fixture->lea));
        m_fixture->answer(m_sample, m_fixture->lea, QStringLiteral("nnnnn"));
        m_fixture->answer(m_sample, m_fixture->ben, QStringLiteral("nnnnn"));
        m_fixture->submit(m_sample, m_fixture->lea);
        m_fixture->submit(m_sample, m_fixture->ben);
        QCOMPARE(rounds().size(), 1);
        QCOMPARE(rounds().first().pair, (Pair{m_fixture->lea, m_fixture->ben}));
    }

    void firstPassesStayInItAndSecondOnesAreMarked()
    {
        RoundRepository repository(m_fixture->database());
        ProjectFixture::check(repository.unassign(m_sample, m_fixture->lea));
        const Round first = ProjectFixture::take(
            repository.calibrate(m_sample, {m_fixture->ada, m_fixture->ben}, m_fixture->lea));
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nnnnn"));
        QCOMPARE(rounds().first().kind, RatedRound::Kind::CalibrationBlind);
        const Round second = ProjectFixture::take(repository.labelAgain(first.id, m_fixture->ada));
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yyynn"));

        // The second pass is open, the first one is what was said blind.
        QCOMPARE(rounds().size(), 1);
        QCOMPARE(rounds().first().id, first.id);
        QCOMPARE(letters(rounds().first(), true), QStringLiteral("yyynn"));

        m_fixture->answer(m_sample, m_fixture->ben, QStringLiteral("yyynn"));
        m_fixture->submit(m_sample, m_fixture->ada);
        m_fixture->submit(m_sample, m_fixture->ben);
        const QList<RatedRound> both = rounds();
        QCOMPARE(both.size(), 2);
        QCOMPARE(both.at(0).kind, RatedRound::Kind::CalibrationBlind);
        QVERIFY(both.at(0).isBlind());
        QCOMPARE(letters(both.at(0), false), QStringLiteral("nnnnn"));
        QCOMPARE(both.at(1).id, second.id);
        QCOMPARE(both.at(1).kind, RatedRound::Kind::CalibrationSecond);
        QVERIFY(!both.at(1).isBlind());
        const auto rows = agreementRows(both, AgreementGrouping::ByRound, {});
        QVERIFY(rows.at(0).blind && !rows.at(1).blind);
        // However short a name is cut, the two differ, and no caption calls the second blind.
        QVERIFY2(rows.at(1).label.startsWith(QLatin1String("Second pass, not blind: ")),
            qPrintable(rows.at(1).label));
        const auto caption = [&](const QList<AgreementRow>& some) {
            return agreementSection({AgreementGrouping::ByRound, {}, {}, some, {}, {}}).title;
        };
        QVERIFY(caption({rows.at(0)}).contains(QLatin1String("on blind answers, with")));
        QVERIFY(caption({rows.at(1)}).contains(QLatin1String("not blind")));
        QVERIFY(caption(rows).contains(QLatin1String("in second-pass rows")));

        m_fixture->setRule(ConsistencyRule::Adjudication);
        QVERIFY(!rounds().at(0).sidesNamed);
        ProjectFixture::take(repository.settle(second.id, m_fixture->lea));
        QVERIFY(rounds().at(0).sidesNamed);
        QVERIFY(rounds().at(1).sidesNamed);
    }

    void factsThatAreNotAskedAboutAnyMoreStayAsAnswered()
    {
        const QList<FactId> facts = addFacts(3);
        RoundRepository repository(m_fixture->database());
        const Round round = ProjectFixture::take(repository.assign(
            m_sample, {m_fixture->ada, m_fixture->ben}, m_fixture->lea, Step::KeyFacts));
        AnswerRepository answers(m_fixture->database());
        for (const PersonId person : {m_fixture->ada, m_fixture->ben}) {
            for (const FactId fact : facts) {
                const YesNo value = person == m_fixture->ada ? YesNo::Yes : YesNo::No;
                ProjectFixture::take(
                    answers.record({round.id, person, fact, {value, false, {}}, 0}));
            }
            ProjectFixture::take(repository.submit(round.id, person));
        }
        ProjectFixture::check(m_fixture->database().run(
            QStringLiteral("UPDATE atomic_fact SET removed_at = 1 WHERE id = ?"),
            {facts.at(1).value}));
        addFacts(1);
        const RatedRound rated = rounds({Step::KeyFacts, {}, {}}).first();
        QCOMPARE(rated.step, Step::KeyFacts);
        QCOMPARE(letters(rated, true), QStringLiteral("yy-y"));
        QCOMPARE(rated.items.at(3).item, ItemId(facts.at(1)));
        QCOMPARE(rated.items.at(3).number, 0);
        QCOMPARE(rated.items.at(3).text, QStringLiteral("Fact 2."));
        const auto row = agreementRows({rated}, AgreementGrouping::Overall, {}).first();
        QCOMPARE(row.table.n(), 3);
        QCOMPARE(row.excludedFor(AgreementExclusion::AnsweredByNone), 1);
    }

    void stepAndPeriodAreChosen()
    {
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("yyynn"));
        const QDateTime closed = rounds().first().closedAt;
        QVERIFY(rounds({Step::KeyFacts, {}, {}}).isEmpty());
        QCOMPARE(rounds({Step::Paragraphs, {}, {}}).size(), 1);
        QCOMPARE(rounds({{}, closed, closed.addMSecs(1)}).size(), 1);
        QVERIFY(rounds({{}, closed.addMSecs(1), {}}).isEmpty());
        QVERIFY(rounds({{}, {}, closed}).isEmpty());
    }

    void itTellsHowFarItIsAndStops()
    {
        for (const SampleId sample : std::as_const(m_fixture->samples))
            m_fixture->close(sample, QStringLiteral("yyynn"), QStringLiteral("yyynn"));
        qint64 all = 0;
        const auto stopped =
            AgreementRepository(m_fixture->database()).closedRounds({}, [&all](qint64, qint64 of) {
                all = of;
                return false;
            });
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        QCOMPARE(all, 3);
    }

private:
    QList<RatedRound> rounds(const AgreementFilter& filter = {})
    {
        return ProjectFixture::take(
            AgreementRepository(m_fixture->database()).closedRounds(filter));
    }

    /// Supporting facts of the sample's first paragraph, as a decomposition would leave them.
    QList<FactId> addFacts(int count)
    {
        const auto paragraphs =
            ProjectFixture::take(SampleRepository(m_fixture->database()).paragraphs(m_sample));
        QList<FactId> facts;
        for (int i = 0; i < count; ++i) {
            ++m_facts;
            facts.append(FactId{ProjectFixture::take(m_fixture->database().insert(
                QStringLiteral(
                    "INSERT INTO atomic_fact (uuid, sample_id, paragraph_id, supporting,"
                    " position, text, origin, created_at) VALUES (?, ?, ?, 1, ?, ?, 1, 0)"),
                {QStringLiteral("fact-%1").arg(m_facts), m_sample.value,
                    paragraphs.first().id.value, m_facts,
                    QStringLiteral("Fact %1.").arg(m_facts)}))});
        }
        return facts;
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    SampleId m_sample;
    int m_facts = 0;
};

TANDEM_TEST(TestAgreementRepository, QCoreApplication)
#include "tst_agreementrepository.moc"
