#include "storage/repositories/leadnotes.h"

#include "projectfixture.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/habitsettings.h"
#include "storage/repositories/journal.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestLeadNotes final : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsSaidOfOpenRounds()
    {
        ProjectFixture fixture;
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("ynyny"), {}, 100);
        fixture.submit(fixture.samples.at(0), fixture.ada);
        QVERIFY(notesOf(fixture).isEmpty());
    }

    void quickWorkIsListedOnceTheSidesAreNamed()
    {
        ProjectFixture fixture;
        const SampleId sample = fixture.samples.at(1);
        fixture.answer(sample, fixture.ada, QStringLiteral("ynyny"), {}, 100);
        fixture.answer(sample, fixture.ben, QStringLiteral("ynyny"));
        fixture.submit(sample, fixture.ada);
        fixture.submit(sample, fixture.ben);
        fixture.setRule(ConsistencyRule::Adjudication);
        QVERIFY(notesOf(fixture).isEmpty());
        ProjectFixture::take(
            RoundRepository(fixture.database()).settle(fixture.round(sample).id, fixture.lea));
        const QList<LeadNote> notes = notesOf(fixture);
        QCOMPARE(notes.size(), 1);
        QCOMPARE(notes.at(0).kind, LeadNote::Kind::Habit);
        QCOMPARE(notes.at(0).sample, sample);
        QCOMPARE(notes.at(0).position, 2);
        QCOMPARE(notes.at(0).number, 0);
        QVERIFY(notes.at(0).text.startsWith(QStringLiteral("Ada's median")));
        // The rule is a setting.
        ProjectFixture::check(saveHabitRules(fixture.database(), {std::nullopt, 1.0}, fixture.lea));
        QVERIFY(notesOf(fixture).isEmpty());
    }

    void tagsOfDecisionsAreListedWithTheirNotes()
    {
        ProjectFixture fixture;
        fixture.setRule(ConsistencyRule::Adjudication);
        const SampleId sample = fixture.samples.at(0);
        fixture.close(sample, QStringLiteral("ynyny"), QStringLiteral("ynnyy"));
        const RoundId round = fixture.round(sample).id;
        const auto items =
            ProjectFixture::take(itemsOf(fixture.database(), sample, Step::Paragraphs));
        ComparisonRepository repository(fixture.database());
        const auto decide = [&](int number, const QString& note, bool tagged) {
            ProjectFixture::check(repository.decide(
                round, items.at(number - 1).id, Outcome::Boundary, fixture.lea, note, tagged));
        };
        decide(4, QStringLiteral("Quotes are not covered"), true);
        decide(3, QStringLiteral("Captions are not covered"), true);
        decide(3, QStringLiteral("They are, in rule 2"), false);
        const QList<LeadNote> notes = notesOf(fixture);
        QCOMPARE(notes.size(), 1);
        QCOMPARE(notes.at(0).kind, LeadNote::Kind::Guideline);
        QCOMPARE(notes.at(0).number, 4);
        QCOMPARE(notes.at(0).text, QStringLiteral("Quotes are not covered"));
        // What is withdrawn is listed no more.
        ProjectFixture::check(repository.withdrawDecision(round, items.at(3).id, fixture.lea));
        QVERIFY(notesOf(fixture).isEmpty());
    }

    void notesStandByKindThenBySampleAndSide()
    {
        ProjectFixture fixture;
        fixture.setRule(ConsistencyRule::Adjudication);
        for (const int place : {1, 0}) {
            const SampleId sample = fixture.samples.at(place);
            fixture.answer(sample, fixture.ben, QStringLiteral("ynyny"), {}, 100);
            fixture.answer(sample, fixture.ada, QStringLiteral("ynynn"), {}, 100);
            fixture.submit(sample, fixture.ada);
            fixture.submit(sample, fixture.ben);
            const RoundId round = fixture.round(sample).id;
            ComparisonRepository repository(fixture.database());
            ProjectFixture::check(
                repository.decide(round, repository.compare(round)->items.last().item,
                    Outcome::Boundary, fixture.lea, QStringLiteral("Open"), place == 1));
            ProjectFixture::take(RoundRepository(fixture.database()).settle(round, fixture.lea));
        }
        QStringList told;
        for (const LeadNote& note : notesOf(fixture))
            told += QStringLiteral("%1 %2").arg(note.position).arg(note.text.section(u' ', 0, 0));
        QCOMPARE(told,
            (QStringList{QStringLiteral("2 Open"), QStringLiteral("1 Ada's"),
                QStringLiteral("1 Ben's"), QStringLiteral("2 Ada's"), QStringLiteral("2 Ben's")}));
    }

    void theRulesAreSettingsOfTheLead()
    {
        ProjectFixture fixture(0);
        Database& database = fixture.database();
        QCOMPARE(ProjectFixture::take(habitRules(database)), HabitRules());
        const HabitRules rules{1.5, std::nullopt};
        QCOMPARE(saveHabitRules(database, rules, fixture.ada).error().code, ErrorCode::Refused);
        for (const HabitRules& wrong : {HabitRules{-1.0, 1.0}, HabitRules{1.0, 1.1}})
            QCOMPARE(
                saveHabitRules(database, wrong, fixture.lea).error().code, ErrorCode::InvalidInput);
        const qsizetype before = Journal(database).newest(10)->size();
        for (int times = 0; times < 2; ++times)
            ProjectFixture::check(saveHabitRules(database, rules, fixture.lea));
        QCOMPARE(ProjectFixture::take(habitRules(database)), rules);
        QCOMPARE(Journal(database).newest(10)->size(), before + 2);
    }

private:
    static QList<LeadNote> notesOf(ProjectFixture& fixture)
    {
        return ProjectFixture::take(leadNotes(fixture.database())).notes;
    }
};

TANDEM_TEST(TestLeadNotes, QCoreApplication)
#include "tst_leadnotes.moc"
