#include "storage/project/labelling.h"

#include "projectfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// Labels from a file, recorded as one person's answers.
class TestLabelling : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<ProjectFixture>(3); }

    void rowsBecomeAnswersInTheirOrder()
    {
        const auto touched = recordLabels(m_fixture->database(),
            {row(2, 1, YesNo::Yes), row(1, 5, YesNo::No), row(2, 1, YesNo::No)}, m_fixture->ada);
        QVERIFY(touched);
        QCOMPARE(*touched, (QList<int>{2, 1}));
        const SampleId second = m_fixture->samples.at(1);
        const auto own = AnswerRepository(m_fixture->database())
                             .own(m_fixture->round(second).id, m_fixture->ada);
        QCOMPARE(own->size(), 1);
        QCOMPARE(own->begin()->value, YesNo::No);
        QVERIFY(AnswerRepository(m_fixture->database())
                    .own(m_fixture->round(second).id, m_fixture->ben)
                    ->isEmpty());
    }

    void whatCannotBeRecordedIsNamedWithItsPlace_data()
    {
        QTest::addColumn<int>("sample");
        QTest::addColumn<int>("paragraph");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("no such sample") << 9 << 1 << ErrorCode::NotFound;
        QTest::newRow("sample zero") << 0 << 1 << ErrorCode::NotFound;
        QTest::newRow("no such paragraph") << 1 << 6 << ErrorCode::NotFound;
        QTest::newRow("nobody assigned") << 2 << 1 << ErrorCode::Refused;
        QTest::newRow("handed in") << 3 << 1 << ErrorCode::Refused;
    }

    void whatCannotBeRecordedIsNamedWithItsPlace()
    {
        QFETCH(const int, sample);
        QFETCH(const int, paragraph);
        QFETCH(const ErrorCode, code);
        QVERIFY(RoundRepository(m_fixture->database())
                    .unassign(m_fixture->samples.at(1), m_fixture->lea));
        m_fixture->answer(m_fixture->samples.at(2), m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->handIn(m_fixture->samples.at(2), m_fixture->ada);
        LabelRow wrong = row(sample, paragraph, YesNo::Yes);
        wrong.place = QStringLiteral("line 7");
        const auto recorded = recordLabels(m_fixture->database(), {wrong}, m_fixture->ada);
        QVERIFY(!recorded);
        QCOMPARE(recorded.error().code, code);
        QVERIFY(recorded.error().where.contains(QLatin1String("line 7")));
    }

    void somebodyElseIsRefused()
    {
        const auto recorded =
            recordLabels(m_fixture->database(), {row(1, 1, YesNo::Yes)}, m_fixture->lea);
        QCOMPARE(recorded.error().code, ErrorCode::Refused);
    }

private:
    static LabelRow row(int sample, int paragraph, YesNo value)
    {
        LabelRow row;
        row.sample = sample;
        row.paragraph = paragraph;
        row.answer.value = value;
        return row;
    }

    std::unique_ptr<ProjectFixture> m_fixture;
};

TANDEM_TEST(TestLabelling, QCoreApplication)
#include "tst_labelling.moc"
