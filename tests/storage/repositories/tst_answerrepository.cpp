#include "projectfixture.h"
#include "storage/repositories/answerrepository.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// The journal of answers, and who may read it when.
class TestAnswerRepository : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_answers = std::make_unique<AnswerRepository>(m_fixture->database());
        m_sample = m_fixture->samples.first();
        m_round = m_fixture->round(m_sample).id;
        m_paragraphs = *SampleRepository(m_fixture->database()).paragraphs(m_sample);
    }

    void theLatestRowCountsAndTheOthersStay()
    {
        QVERIFY(record(m_fixture->ada, 0, {YesNo::Yes, false, QStringLiteral("clear")}));
        QVERIFY(record(m_fixture->ada, 0, {YesNo::No, true, {}}));
        QVERIFY(record(m_fixture->ada, 1, {std::nullopt, false, QStringLiteral("later")}));
        QCOMPARE(journalRows(), 3);
        const auto own = m_answers->own(m_round, m_fixture->ada);
        QCOMPARE(own->size(), 2);
        QCOMPARE(own->value(m_paragraphs.at(0).id), (Answer{YesNo::No, true, {}}));
        QCOMPARE(own->value(m_paragraphs.at(1).id),
            (Answer{std::nullopt, false, QStringLiteral("later")}));
        QVERIFY(m_answers->own(m_round, m_fixture->ben)->isEmpty());
    }

    void anAnswerGivenElsewhereEarlierDoesNotCountThoughItsRowCameLater()
    {
        QVERIFY(record(m_fixture->ada, 0, {YesNo::Yes, false, {}}));
        const ItemId item = m_paragraphs.at(0).id;
        QVERIFY(m_fixture->database().run(
            QStringLiteral("INSERT INTO answer (uuid, round_id, person_id, item_id, value, unsure,"
                           " note, at, duration_ms)"
                           " SELECT 'merged', round_id, person_id, item_id, 0, 0, '', at - 1000, 1"
                           " FROM answer WHERE item_id = ?"),
            {item}));
        const Answer counts{YesNo::Yes, false, {}};
        QCOMPARE(m_answers->own(m_round, m_fixture->ada)->value(item), counts);
        QCOMPARE(*m_answers->own(m_round, m_fixture->ada, item), counts);
    }

    void takingAnAnswerBackAddsARow()
    {
        QVERIFY(record(m_fixture->ada, 0, {YesNo::Yes, false, {}}));
        QVERIFY(record(m_fixture->ada, 0, {}));
        QCOMPARE(journalRows(), 2);
        QCOMPARE(m_answers->own(m_round, m_fixture->ada)->value(m_paragraphs.at(0).id), Answer());
    }

    void onlyThePairAnswers()
    {
        QCOMPARE(
            record(m_fixture->lea, 0, {YesNo::Yes, false, {}}).error().code, ErrorCode::Refused);
        QCOMPARE(record({}, 0, {YesNo::Yes, false, {}}).error().code, ErrorCode::Refused);
        QCOMPARE(journalRows(), 0);
    }

    void aParagraphOfAnotherSampleIsRefused()
    {
        const auto foreign =
            SampleRepository(m_fixture->database()).paragraphs(m_fixture->samples.at(1));
        const auto recorded = m_answers->record(
            {m_round, m_fixture->ada, foreign->first().id, {YesNo::Yes, false, {}}, 1});
        QCOMPARE(recorded.error().code, ErrorCode::NotFound);
        QCOMPARE(m_answers->record({RoundId{99}, m_fixture->ada, foreign->first().id, {}, 1})
                     .error()
                     .code,
            ErrorCode::NotFound);
        QCOMPARE(journalRows(), 0);
    }

    void whatWasSubmittedIsFrozenUntilItIsTakenBack()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->submit(m_sample, m_fixture->ada);
        QCOMPARE(
            record(m_fixture->ada, 0, {YesNo::No, false, {}}).error().code, ErrorCode::Refused);
        QCOMPARE(record(m_fixture->ada, 0, {}).error().code, ErrorCode::Refused);
        QVERIFY(record(m_fixture->ben, 0, {YesNo::No, false, {}}));
        QVERIFY(RoundRepository(m_fixture->database()).withdrawSubmission(m_round, m_fixture->ada));
        QVERIFY(record(m_fixture->ada, 0, {YesNo::No, false, {}}));
    }

    void nobodyAnswersInAWithdrawnRound()
    {
        QVERIFY(RoundRepository(m_fixture->database()).unassign(m_sample, m_fixture->lea));
        QCOMPARE(
            record(m_fixture->ada, 0, {YesNo::No, false, {}}).error().code, ErrorCode::Refused);
    }

    void aNoteHasABound()
    {
        QVERIFY(record(m_fixture->ada, 0, {YesNo::No, false, QString(10'000, u'x')}));
        QCOMPARE(record(m_fixture->ada, 0, {YesNo::No, false, QString(10'001, u'x')}).error().code,
            ErrorCode::TooLarge);
        QCOMPARE(journalRows(), 1);
    }

    void answersStayHiddenUntilBothHaveSubmitted()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yynny"));
        m_fixture->answer(m_sample, m_fixture->ben, QStringLiteral("nynny"));
        const auto hidden = [&] {
            for (const PersonId person : {m_fixture->ada, m_fixture->ben}) {
                const auto answers = m_answers->ofClosedRound(m_round, person);
                if (answers || answers.error().code != ErrorCode::Refused)
                    return false;
            }
            return exported().isEmpty();
        };
        QVERIFY(hidden());
        m_fixture->submit(m_sample, m_fixture->ben);
        QVERIFY(hidden());
        m_fixture->submit(m_sample, m_fixture->ada);
        QVERIFY(!hidden());
        const auto ada = m_answers->ofClosedRound(m_round, m_fixture->ada);
        QCOMPARE(ada->size(), 5);
        QCOMPARE(ada->value(m_paragraphs.at(2).id).answer.value, YesNo::No);
    }

    void timeOfAllRowsOfAnItemIsAddedUp()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("nnnnn"), {}, 1000);
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("y"), {}, 500);
        QVERIFY(record(m_fixture->ada, 1, {YesNo::Yes, false, {}}, -7));
        m_fixture->close(m_sample, QStringLiteral("-----"), QStringLiteral("yyyyy"));
        const auto ada = m_answers->ofClosedRound(m_round, m_fixture->ada);
        QCOMPARE(ada->value(m_paragraphs.at(0).id).durationMs, 1500);
        QCOMPARE(ada->value(m_paragraphs.at(1).id).durationMs, 1000);
    }

    void theExportHasEveryRowOfClosedRoundsAndNoOther()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("n"));
        m_fixture->close(m_sample, QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
        m_fixture->answer(m_fixture->samples.at(1), m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->submit(m_fixture->samples.at(1), m_fixture->ada);
        const auto rows = exported();
        QCOMPARE(rows.size(), 11);
        QCOMPARE(rows.at(0).person, QStringLiteral("Ada"));
        QCOMPARE(rows.at(0).row.answer.value, YesNo::No);
        QVERIFY(!rows.at(0).current);
        QVERIFY(rows.at(1).current);
        QCOMPARE(rows.at(1).paragraph, 1);
        QCOMPARE(rows.at(1).row.durationMs, 10'000);
        QCOMPARE(rows.at(10).person, QStringLiteral("Ben"));
        QCOMPARE(rows.at(10).paragraph, 5);
        QSet<QString> uuids;
        for (const ExportedAnswer& row : rows)
            uuids.insert(row.row.uuid);
        QCOMPARE(uuids.size(), 11);
    }

    void anExportStopsWhereItsTakerFails()
    {
        m_fixture->close(m_sample, QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
        int taken = 0;
        const auto done = m_answers->forExport([&](const ExportedAnswer&) -> Expected<void> {
            if (++taken == 3)
                return failure(ErrorCode::DiskFull, QStringLiteral("full"));
            return {};
        });
        QCOMPARE(done.error().code, ErrorCode::DiskFull);
        QCOMPARE(taken, 3);
    }

    void recentAnswersAreTheLatestEachOnce()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->answer(m_fixture->samples.at(1), m_fixture->ada, QStringLiteral("nnn"));
        m_fixture->answer(m_sample, m_fixture->ben, QStringLiteral("n"));
        QVERIFY(record(m_fixture->ada, 1, {YesNo::No, false, {}}));
        QVERIFY(record(m_fixture->ada, 4, {}));
        const auto recent = m_answers->recent(m_fixture->ada, Step::Paragraphs, 4);
        QCOMPARE(recent->size(), 4);
        QCOMPARE(recent->at(0).number, 2);
        QCOMPARE(recent->at(0).samplePosition, 1);
        QCOMPARE(recent->at(0).answer.value, YesNo::No);
        QCOMPARE(recent->at(1).samplePosition, 2);
        QCOMPARE(recent->at(3).number, 1);
        QCOMPARE(m_answers->recent(m_fixture->ada, Step::Paragraphs, 100)->size(), 7);
        QCOMPARE(m_answers->recent(m_fixture->ada, Step::KeyFacts, 100)->size(), 0);
        QCOMPARE(m_answers->recent(m_fixture->lea, Step::Paragraphs, 100)->size(), 0);
    }

private:
    Expected<AnswerId> record(
        PersonId person, int paragraph, const Answer& answer, qint64 durationMs = 10)
    {
        return m_answers->record(
            {m_round, person, m_paragraphs.at(paragraph).id, answer, durationMs});
    }

    int journalRows()
    {
        return m_fixture->database().scalar(QStringLiteral("SELECT count(*) FROM answer"))->toInt();
    }

    QList<ExportedAnswer> exported()
    {
        QList<ExportedAnswer> rows;
        ProjectFixture::check(
            m_answers->forExport([&](const ExportedAnswer& row) -> Expected<void> {
                rows.append(row);
                return {};
            }));
        return rows;
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<AnswerRepository> m_answers;
    SampleId m_sample;
    RoundId m_round;
    QList<ParagraphRow> m_paragraphs;
};

TANDEM_TEST(TestAnswerRepository, QCoreApplication)
#include "tst_answerrepository.moc"
