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
        QTest::newRow("submitted") << 3 << 1 << ErrorCode::Refused;
    }

    void whatCannotBeRecordedIsNamedWithItsPlace()
    {
        QFETCH(const int, sample);
        QFETCH(const int, paragraph);
        QFETCH(const ErrorCode, code);
        QVERIFY(RoundRepository(m_fixture->database())
                    .unassign(m_fixture->samples.at(1), m_fixture->lea));
        m_fixture->answer(m_fixture->samples.at(2), m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->submit(m_fixture->samples.at(2), m_fixture->ada);
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

    void namesCompareAsPeopleDo()
    {
        QList<LabelRow> rows;
        int paragraph = 0;
        for (const char* name : {"Ada", "Ada ", " ADA", ""}) {
            rows.append(row(1, ++paragraph, YesNo::Yes));
            rows.last().person = QLatin1String(name);
        }
        rows.append(row(1, 1, YesNo::No));
        rows.last().person = QStringLiteral("Ben ");
        const auto chosen = choose(rows);
        QVERIFY2(chosen, chosen ? "" : qPrintable(chosen.error().sentence()));
        QCOMPARE(chosen->rows.size(), 4);
        QCOMPARE(chosen->ofOthers, (QMap<QString, int>{{QStringLiteral("Ben"), 1}}));
    }

    void rowsOfAnotherStepAndThoseThatDoNotCountArePassedOver()
    {
        LabelRow fact = row(1, 1, YesNo::No);
        fact.step = Step::KeyFacts;
        const auto row = [](int sample, int number, YesNo value) {
            LabelRow made = TestLabelling::row(sample, number, value);
            made.step = Step::Paragraphs;
            return made;
        };
        LabelRow before = row(1, 1, YesNo::No);
        before.isCurrent = false;
        LabelRow first = row(1, 1, YesNo::No);
        first.isFirstPass = true;
        LabelRow second = row(1, 1, YesNo::Yes);
        second.isSecondPass = true;
        LabelRow firstAlone = row(2, 1, YesNo::No);
        firstAlone.isFirstPass = true;
        const QList<LabelRow> rows{fact, before, first, second, firstAlone};
        const auto chosen = choose(rows);
        QVERIFY(chosen);
        QCOMPARE(chosen->rows.size(), 2);
        QCOMPARE(chosen->rows.at(0).answer.value, std::optional(YesNo::Yes));
        QCOMPARE(chosen->rows.at(1).sample, 2);
        QCOMPARE(chosen->ofOtherSteps, 1);
        QCOMPARE(chosen->superseded, 1);
        QCOMPARE(chosen->firstPass, 1);
        const auto facts = choose(rows, Step::KeyFacts);
        QVERIFY(facts);
        QCOMPARE(facts->rows.size(), 1);
        QCOMPARE(facts->ofOtherSteps, 4);
        const auto none = choose({fact});
        QVERIFY(!none);
        QVERIFY2(none.error().remedy.contains(QLatin1String("--step facts")),
            qPrintable(none.error().sentence()));
    }

    void aRowWithoutAnAnswerIsPassedOverAndErasesNone()
    {
        Database& database = m_fixture->database();
        QVERIFY(recordLabels(database, {row(1, 1, YesNo::No)}, m_fixture->ada));
        LabelRow empty = row(1, 1, YesNo::No);
        empty.answer.value.reset();
        empty.saysAnswer = false;
        empty.place = QStringLiteral("f, line 4");
        LabelRow noted = empty;
        noted.paragraph = 2;
        noted.answer.note = QStringLiteral("why");
        noted.answer.unsure = true;
        noted.place = QStringLiteral("f, line 5");
        const auto chosen = choose({empty, noted, row(1, 2, YesNo::No)});
        QVERIFY2(chosen, chosen ? "" : qPrintable(chosen.error().sentence()));
        QCOMPARE(chosen->withoutAnswer, (QStringList{empty.place, noted.place}));
        QVERIFY(recordLabels(database, chosen->rows, m_fixture->ada));
        const auto own = AnswerRepository(database).own(
            m_fixture->round(m_fixture->samples.at(0)).id, m_fixture->ada);
        QVERIFY(own);
        QCOMPARE(own->size(), 2);
        for (const Answer& answer : *own) {
            QCOMPARE(answer.value, std::optional(YesNo::No));
            QVERIFY(answer.note.isEmpty());
        }
        const auto nothing = choose({empty});
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().where, empty.place);
    }

    void twoAnswersToOneParagraphAreRefusedWithBothPlaces()
    {
        LabelRow one = row(1, 2, YesNo::Yes);
        one.place = QStringLiteral("f, line 2");
        LabelRow other = row(1, 2, YesNo::No);
        other.place = QStringLiteral("f, line 7");
        const auto chosen = choose({one, other});
        QVERIFY(!chosen);
        QCOMPARE(chosen.error().where, other.place);
        QVERIFY2(chosen.error().what.contains(one.place), qPrintable(chosen.error().what));
        const auto again = choose({one, one});
        QVERIFY(again);
        QCOMPARE(again->rows.size(), 1);
        QCOMPARE(again->repeated, 1);
    }

    void aSampleIsKnownByItsIdThenByItsTitle()
    {
        Database& database = m_fixture->database();
        const QString id = *SampleRepository(database).uuid(m_fixture->samples.at(1));
        LabelRow byId = row(1, 1, YesNo::Yes);
        byId.sampleId = id;
        byId.sampleTitle = QStringLiteral("Whatever");
        LabelRow byTitle = row(1, 1, YesNo::Yes);
        byTitle.sampleId = QStringLiteral("0190a5a0-0000-7000-8000-000000000000");
        byTitle.sampleTitle = QStringLiteral("Sample 3");
        const auto touched = recordLabels(database, {byId, byTitle}, m_fixture->ada);
        QVERIFY2(touched, touched ? "" : qPrintable(touched.error().sentence()));
        QCOMPARE(*touched, (QList<int>{2, 3}));
        LabelRow strange = byTitle;
        strange.sampleTitle = QStringLiteral("Sample 9");
        const auto refused = recordLabels(database, {strange}, m_fixture->ada);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::NotFound);
    }

private:
    static Expected<ChosenLabels> choose(const QList<LabelRow>& rows, Step step = Step::Paragraphs)
    {
        return chooseLabels(rows, QStringLiteral("Ada"), step, QStringLiteral("f"));
    }

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
