#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>

using namespace tandem;
using EventKind = studies::RaterEvent::Kind;

/// Who is told what of a study, and when.
class TestStudyGate : public QObject
{
    Q_OBJECT

private slots:
    void nobodyIsGivenAnswersBeforeTheClose()
    {
        StudyFixture fixture;
        fixture.answerAll(fixture.raters.first());
        StudyGate gate(fixture.database());
        QCOMPARE(gate.answers(fixture.study).error().code, ErrorCode::Refused);
        fixture.answerAll(fixture.raters.last());
        QCOMPARE(gate.answers(fixture.study).error().code, ErrorCode::Refused);
        fixture.close();
        QCOMPARE(gate.answers(fixture.study)->answers.size(), 6);
    }

    void answersAreOfTheItemsOwnSides()
    {
        StudyFixture fixture(4, 2);
        // Always what is shown first.
        fixture.answerAll(fixture.raters.first());
        fixture.answerAll(fixture.raters.last());
        fixture.close();
        const auto answers = StudyGate(fixture.database()).answers(fixture.study);
        QCOMPARE(answers->raters.size(), 2);
        QCOMPARE(answers->raters.first().name, QStringLiteral("R1"));
        QCOMPARE(answers->raters.first().assigned, 4);
        int swapped = 0;
        for (const studies::RatedAnswer& answer : answers->answers) {
            QCOMPARE(answer.value, answer.swapped ? QStringLiteral("2") : QStringLiteral("1"));
            swapped += answer.swapped ? 1 : 0;
        }
        // Each item was shown either way round once.
        QCOMPARE(swapped, 4);
        const auto named = StudyGate(fixture.database()).answers(fixture.study, RaterNames::Real);
        QCOMPARE(named->raters.first().name, QStringLiteral("Ann"));
    }

    void onlyTheLatestAnswerCounts()
    {
        StudyFixture fixture(2, 1);
        const RaterId ann = fixture.raters.first();
        StudyFixture::take(
            fixture.keep(ann, {{fixture.row(ann, 0, QStringLiteral("1"), 100)}, {}}));
        fixture.answerAll(ann, QStringLiteral("2"));
        auto takenBack = fixture.row(ann, 1, {}, 90'000);
        takenBack.value = std::nullopt;
        StudyFixture::take(fixture.keep(ann, {{takenBack}, {}}));
        QCOMPARE(StudyRepository(fixture.database()).byId(fixture.study)->answers, 1);
        ProjectFixture::check(
            StudyRepository(fixture.database())
                .close(fixture.study, fixture.lea(), EarlyEnd{QStringLiteral("Enough")}));
        const auto answers = StudyGate(fixture.database()).answers(fixture.study);
        QCOMPARE(answers->answers.size(), 1);
        QCOMPARE(answers->answers.first().durationMs, 3000);
        QCOMPARE(answers->answers.first().at.toMSecsSinceEpoch(), 2000);
    }

    void anAnswerCountsWhileItsQuestionIsAsked()
    {
        StudyFixture fixture(2, 1);
        askHowGrave(fixture);
        const RaterId ann = fixture.raters.first();
        const auto says = [&](int place, const char* question, const char* value, qint64 at) {
            studies::AnswerRow row = fixture.row(ann, place, QLatin1String(value), at);
            row.question = QLatin1String(question);
            StudyFixture::take(fixture.keep(ann, {{row}, {}}));
        };
        says(0, "error", "yes", 100);
        says(0, "grave", "5", 200);
        says(0, "error", "no", 300);
        says(1, "error", "yes", 400);
        says(1, "grave", "2", 500);
        fixture.close();
        const auto answers = StudyGate(fixture.database()).answers(fixture.study);
        QStringList counting;
        for (const studies::RatedAnswer& answer : answers->answers)
            counting.append(answer.question + u' ' + answer.value);
        counting.sort();
        QCOMPARE(
            counting.join(QStringLiteral(", ")), QStringLiteral("error no, error yes, grave 2"));
        // The journal has all of them, and says which count.
        const auto records = StudyGate(fixture.database()).records(fixture.study);
        QStringList current;
        for (const StudyAnswerRecord& record : *records)
            current.append(record.question + u' ' + record.value +
                           (record.isCurrent ? QString() : QStringLiteral(" not")));
        QCOMPARE(current.join(QStringLiteral(", ")),
            QStringLiteral("error yes not, grave 5 not, error no, error yes, grave 2"));
    }

    void timeOnWhatCountsNoMoreWasSpentOnTheItem()
    {
        StudyFixture fixture(1, 1);
        askHowGrave(fixture);
        const RaterId ann = fixture.raters.first();
        qint64 at = 0;
        for (const auto& [question, value] :
            {std::pair("error", "yes"), std::pair("grave", "5"), std::pair("error", "no")}) {
            studies::AnswerRow row = fixture.row(ann, 0, QLatin1String(value), at += 100);
            row.question = QLatin1String(question);
            StudyFixture::take(fixture.keep(ann, {{row}, {}}));
        }
        fixture.close();
        const auto answers = StudyGate(fixture.database()).answers(fixture.study);
        QCOMPARE(answers->answers.size(), 1);
        QCOMPARE(answers->answers.first().durationMs, 4500);
    }

    void anAnswerCountsAgainOnceItsQuestionIsAskedAgain()
    {
        StudyFixture fixture(1, 1);
        askHowGrave(fixture);
        const RaterId ann = fixture.raters.first();
        qint64 at = 0;
        for (const auto& [question, value] : {std::pair("error", "yes"), std::pair("grave", "5"),
                 std::pair("error", "no"), std::pair("error", "yes")}) {
            studies::AnswerRow row = fixture.row(ann, 0, QLatin1String(value), at += 100);
            row.question = QLatin1String(question);
            StudyFixture::take(fixture.keep(ann, {{row}, {}}));
        }
        fixture.close();
        QCOMPARE(StudyGate(fixture.database()).answers(fixture.study)->answers.size(), 2);
    }

    void aStatusHasCountsAlone()
    {
        StudyFixture fixture(3, 2);
        const RaterId ann = fixture.raters.first();
        StudyGate gate(fixture.database());
        const QDateTime now = QDateTime::fromMSecsSinceEpoch(10'000, Qt::UTC);
        StudyStatus status = StudyFixture::take(gate.status(fixture.study, now));
        QCOMPARE(status.wanted, 6);
        QCOMPARE(status.done, 0);
        QVERIFY(!status.expectedEnd.isValid());
        fixture.answerAll(ann);
        status = StudyFixture::take(gate.status(fixture.study, now));
        QCOMPARE(status.done, 3);
        QCOMPARE(status.items, 3);
        QCOMPARE(status.itemsComplete, 0);
        QCOMPARE(status.raters.first().complete, 3);
        QCOMPARE(status.raters.first().longestGapMs, 1000);
        QCOMPARE(status.raters.first().lastAt.toMSecsSinceEpoch(), 4000);
        QCOMPARE(status.raters.last().rater.state, RaterState::Waiting);
        // Three in eight seconds, three to go.
        QCOMPARE(status.expectedEnd.toMSecsSinceEpoch(), 18'000);
    }

    void whoWithdrewOrDeclinedIsNoPartOfResults()
    {
        StudyFixture fixture(2, 3);
        fixture.answerAll(fixture.raters.at(0));
        fixture.answerAll(fixture.raters.at(1));
        StudyFixture::take(fixture.keep(
            fixture.raters.at(2), {{}, {StudyFixture::event(EventKind::Declined, 100)}}));
        StudyFixture::take(
            StudyAnswerRepository(fixture.database()).withdraw(fixture.raters.at(1), {}));
        const auto status =
            StudyGate(fixture.database()).status(fixture.study, QDateTime::currentDateTimeUtc());
        QCOMPARE(status->dropOuts, 2);
        ProjectFixture::check(
            StudyRepository(fixture.database())
                .close(fixture.study, fixture.lea(), EarlyEnd{QStringLiteral("Enough")}));
        const auto answers = StudyGate(fixture.database()).answers(fixture.study);
        QCOMPARE(answers->raters.size(), 1);
        QVERIFY(std::all_of(answers->answers.cbegin(), answers->answers.cend(),
            [](const studies::RatedAnswer& answer) { return answer.rater == 0; }));
    }

    void anAnswerKeepsTheVersionThatItWasGivenUnder()
    {
        StudyFixture fixture(2, 2);
        fixture.answerAll(fixture.raters.first());
        studies::Design design = StudyFixture::design();
        design.title = QStringLiteral("Another title");
        StudyFixture::take(
            StudyRepository(fixture.database()).changeDesign(fixture.study, design, fixture.lea()));
        fixture.answerAll(fixture.raters.last());
        fixture.close();
        const auto answers = StudyGate(fixture.database()).answers(fixture.study);
        for (const studies::RatedAnswer& answer : answers->answers)
            QCOMPARE(answer.version, answer.rater + 1);
    }

private:
    /// Whether there is an error, and how grave it is where there is one; of items in their order.
    static void askHowGrave(StudyFixture& fixture)
    {
        studies::Question error;
        error.name = QStringLiteral("error");
        error.text = QStringLiteral("Is there an error?");
        error.options = {{QStringLiteral("yes"), QStringLiteral("Yes"), {}, 0},
            {QStringLiteral("no"), QStringLiteral("No"), {}, 0}};
        studies::Question grave;
        grave.name = QStringLiteral("grave");
        grave.text = QStringLiteral("How grave is it?");
        grave.kind = studies::Question::Kind::Scale;
        grave.onlyIf = studies::Condition{error.name, {QStringLiteral("yes")}};
        studies::Design design = StudyFixture::design();
        design.kind = studies::Kind::Own;
        design.shuffles = false;
        design.questions = {error, grave};
        StudyFixture::take(
            StudyRepository(fixture.database()).changeDesign(fixture.study, design, fixture.lea()));
    }
};

TANDEM_TEST(TestStudyGate, QCoreApplication)
#include "tst_studygate.moc"
