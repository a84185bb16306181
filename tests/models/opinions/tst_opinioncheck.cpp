#include "models/opinions/opinioncheck.h"
#include "models/opinions/opinionfigures.h"
#include "models/opinions/utterancework.h"

#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;

namespace {

const PersonId kAuthor{1};
const PersonId kChecker{2};
const PersonId kThird{3};
const QString kWritten = QStringLiteral("A thinks that **B** won and **C** lost.");

OpinionCheck check(bool passes, const QString& suggestion = {})
{
    OpinionCheck made;
    made.faithful = true;
    made.references = true;
    made.atomic = passes;
    made.independent = true;
    made.suggestion = suggestion;
    made.by = kChecker;
    return made;
}

OpinionResponse response(ResponseKind kind, const QString& text = {})
{
    OpinionResponse made;
    made.kind = kind;
    made.text = text;
    made.by = kAuthor;
    return made;
}

OpinionDecision decision(OpinionVerdict verdict, const QString& text = {})
{
    OpinionDecision made;
    made.verdict = verdict;
    made.text = text;
    made.by = kThird;
    return made;
}

OpinionThread threadOf(const QList<OpinionEvent>& events, const QString& written = kWritten)
{
    return {QStringLiteral("u"), kAuthor, kChecker, written, events};
}

constexpr ConsistencyRule kStrict = ConsistencyRule::Strict;
constexpr ConsistencyRule kAdjudication = ConsistencyRule::Adjudication;

} // namespace

class TestOpinionCheck final : public QObject
{
    Q_OBJECT

private slots:
    void aThreadStandsWhereItsEventsLeaveIt_data();
    void aThreadStandsWhereItsEventsLeaveIt();
    void onlyWhoseTurnItIsMaySay_data();
    void onlyWhoseTurnItIsMaySay();
    void whatWasSaidLastIsTakenBackUntilSomebodyAnswers();
    void refusedEventsChangeNothing();
    void incompleteAndOverlongEventsAreRefused();
    void firstAndLastWordsAreKept();
    void everyStateAndCriterionHasWords();
    void figuresStandOnTheFirstChecks();
    void figuresOfNothingAreUndefined();
};

void TestOpinionCheck::aThreadStandsWhereItsEventsLeaveIt_data()
{
    QTest::addColumn<QList<OpinionEvent>>("events");
    QTest::addColumn<OpinionState>("strict");
    QTest::addColumn<OpinionState>("adjudicated");
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<QStringList>>("settledStrict");
    QTest::addColumn<std::optional<QStringList>>("settledAdjudicated");
    using Settled = std::optional<QStringList>;
    const Settled open;
    const Settled none = QStringList();
    const Settled written = QStringList{kWritten};
    const QString other = QStringLiteral("A thinks that **B** won.");
    const QString two = QStringLiteral("A thinks that **B** won.\nA thinks that **C** lost.");
    const auto row = [](const char* name, const QList<OpinionEvent>& events, OpinionState strict,
                         OpinionState adjudicated, const QString& text,
                         const Settled& settledStrict, const Settled& settledAdjudicated) {
        QTest::newRow(name) << events << strict << adjudicated << text << settledStrict
                            << settledAdjudicated;
    };
    const auto same = [&](const char* name, const QList<OpinionEvent>& events, OpinionState state,
                          const QString& text, const Settled& settled) {
        row(name, events, state, state, text, settled, settled);
    };
    const OpinionResponse accept = response(ResponseKind::Accept);
    const OpinionResponse defend = response(ResponseKind::Defend);
    same("nothing said", {}, OpinionState::Unchecked, kWritten, open);
    same("passes", {check(true)}, OpinionState::Passed, kWritten, written);
    same("a no", {check(false)}, OpinionState::AwaitingAuthor, kWritten, open);
    same("suggestion accepted", {check(false, other), accept}, OpinionState::Passed, other,
        QStringList{other});
    same("split by the suggestion", {check(false, two), accept}, OpinionState::Passed, two,
        opinionLines(two));
    same("changed", {check(false), response(ResponseKind::Change, QStringLiteral(" ") + other)},
        OpinionState::AwaitingRecheck, other, open);
    same("changed and passed", {check(false), response(ResponseKind::Change, other), check(true)},
        OpinionState::Passed, other, QStringList{other});
    same("changed and a no again",
        {check(false), response(ResponseKind::Change, other), check(false)},
        OpinionState::AwaitingAuthor, other, open);
    row("defended", {check(false), defend}, OpinionState::Disputed, OpinionState::Disputed,
        kWritten, none, open);
    same("the partner gives in", {check(false), defend, check(true)}, OpinionState::Passed,
        kWritten, written);
    row("the partner insists", {check(false), defend, check(false)}, OpinionState::Dropped,
        OpinionState::Disputed, kWritten, none, open);
    row("decided: keep", {check(false), defend, decision(OpinionVerdict::Keep)},
        OpinionState::Disputed, OpinionState::Kept, kWritten, none, written);
    row("decided: drop", {check(false), defend, check(false), decision(OpinionVerdict::Drop)},
        OpinionState::Dropped, OpinionState::Dropped, kWritten, none, none);
}

void TestOpinionCheck::aThreadStandsWhereItsEventsLeaveIt()
{
    QFETCH(QList<OpinionEvent>, events);
    QFETCH(OpinionState, strict);
    QFETCH(OpinionState, adjudicated);
    QFETCH(QString, text);
    QFETCH(std::optional<QStringList>, settledStrict);
    QFETCH(std::optional<QStringList>, settledAdjudicated);
    const OpinionThread one = threadOf(events);
    QCOMPARE(standing(one, kStrict).state, strict);
    QCOMPARE(standing(one, kAdjudication).state, adjudicated);
    QCOMPARE(standing(one, kAdjudication).text, text);
    QCOMPARE(settledOpinions(one, kStrict), settledStrict);
    QCOMPARE(settledOpinions(one, kAdjudication), settledAdjudicated);
}

void TestOpinionCheck::onlyWhoseTurnItIsMaySay_data()
{
    QTest::addColumn<QList<OpinionEvent>>("events");
    QTest::addColumn<QList<OpinionEvent>>("allowed");
    const QList<OpinionEvent> passed{check(true)};
    const QList<OpinionEvent> refused{check(false, QStringLiteral("x"))};
    const OpinionResponse accept = response(ResponseKind::Accept);
    const OpinionResponse change = response(ResponseKind::Change, QStringLiteral("y"));
    const OpinionResponse defend = response(ResponseKind::Defend);
    const OpinionDecision keep = decision(OpinionVerdict::Keep);
    QTest::newRow("unchecked") << QList<OpinionEvent>{} << QList<OpinionEvent>{check(true)};
    QTest::newRow("passed") << passed << QList<OpinionEvent>{};
    QTest::newRow("with the author") << refused << QList<OpinionEvent>{accept, change, defend};
    QTest::newRow("changed") << QList<OpinionEvent>(refused + QList<OpinionEvent>{change})
                             << QList<OpinionEvent>{check(true)};
    QTest::newRow("defended") << QList<OpinionEvent>(refused + QList<OpinionEvent>{defend})
                              << QList<OpinionEvent>{check(true), keep};
    QTest::newRow("insisted") << QList<OpinionEvent>(
                                     refused + QList<OpinionEvent>{defend, check(false)})
                              << QList<OpinionEvent>{keep};
    QTest::newRow("decided") << QList<OpinionEvent>(refused + QList<OpinionEvent>{defend, keep})
                             << QList<OpinionEvent>{};
}

void TestOpinionCheck::onlyWhoseTurnItIsMaySay()
{
    QFETCH(QList<OpinionEvent>, events);
    QFETCH(QList<OpinionEvent>, allowed);
    const OpinionThread one = threadOf(events);
    const QList<OpinionEvent> all{check(true), response(ResponseKind::Accept),
        response(ResponseKind::Change, QStringLiteral("y")), response(ResponseKind::Defend),
        decision(OpinionVerdict::Keep)};
    for (const OpinionEvent& event : all) {
        const Expected<void> may = checkEvent(one, event, kAdjudication);
        QCOMPARE(may.has_value(), allowed.contains(event));
        if (!may)
            QCOMPARE(may.error().code, ErrorCode::Refused);
        OpinionEvent foreign = event;
        if (std::holds_alternative<OpinionDecision>(event))
            continue;
        std::visit([](auto& said) { said.by = kThird; }, foreign);
        QVERIFY(!checkEvent(one, foreign, kAdjudication).has_value());
    }
}

void TestOpinionCheck::whatWasSaidLastIsTakenBackUntilSomebodyAnswers()
{
    const OpinionWithdrawal noCheck{0, kChecker, {}};
    const OpinionWithdrawal noResponse{1, kAuthor, {}};
    const OpinionResponse accept = response(ResponseKind::Accept);
    const OpinionCheck no = check(false, QStringLiteral("A thinks that **B** won."));

    QVERIFY(checkEvent(threadOf({no}), noCheck, kStrict));
    const OpinionThread taken = threadOf({no, noCheck});
    QVERIFY(eventsThatCount(taken).isEmpty());
    QCOMPARE(standing(taken, kStrict).state, OpinionState::Unchecked);
    QVERIFY(!standing(taken, kStrict).firstCheck);
    const OpinionThread again = threadOf({no, noCheck, check(true)});
    QCOMPARE(standing(again, kStrict).state, OpinionState::Passed);
    QVERIFY(standing(again, kStrict).firstCheck->passes());

    // Accepting is final only until it is taken back.
    const OpinionThread accepted = threadOf({no, accept});
    QVERIFY(checkEvent(accepted, noResponse, kStrict));
    QCOMPARE(
        standing(threadOf({no, accept, noResponse}), kStrict).state, OpinionState::AwaitingAuthor);

    // The partner's check is not taken back any more, nor by anybody else, nor twice.
    QCOMPARE(checkEvent(accepted, noCheck, kStrict).error().code, ErrorCode::Refused);
    QCOMPARE(standing(threadOf({no, accept, noCheck}), kStrict).state, OpinionState::Passed);
    QVERIFY(!checkEvent(threadOf({no}), OpinionWithdrawal{0, kAuthor, {}}, kStrict));
    QVERIFY(!checkEvent(taken, noCheck, kStrict));
    QVERIFY(!checkEvent(threadOf({}), noCheck, kStrict));
    // An answer to what was taken back meanwhile, as in a packet, is out of turn.
    QCOMPARE(standing(threadOf({no, noCheck, accept}), kStrict).state, OpinionState::Unchecked);
}

void TestOpinionCheck::refusedEventsChangeNothing()
{
    OpinionCheck byAuthor = check(true);
    byAuthor.by = kAuthor;
    OpinionResponse early = response(ResponseKind::Defend);
    const OpinionThread one =
        threadOf({early, byAuthor, decision(OpinionVerdict::Drop), check(true), check(false)});
    QCOMPARE(standing(one, kAdjudication).state, OpinionState::Passed);
    // Under the strict rule nobody decides.
    const OpinionThread disputed = threadOf({check(false), response(ResponseKind::Defend)});
    QCOMPARE(checkEvent(disputed, decision(OpinionVerdict::Keep), kStrict).error().code,
        ErrorCode::Refused);
}

void TestOpinionCheck::incompleteAndOverlongEventsAreRefused()
{
    const auto code = [](const QList<OpinionEvent>& before, const OpinionEvent& event) {
        const Expected<void> may = checkEvent(threadOf(before), event, kAdjudication);
        return may ? std::optional<ErrorCode>() : may.error().code;
    };
    const std::optional<ErrorCode> invalid = ErrorCode::InvalidInput;
    const std::optional<ErrorCode> tooLarge = ErrorCode::TooLarge;
    OpinionCheck open = check(true);
    open.independent.reset();
    QVERIFY(code({}, open) == invalid);
    QVERIFY(code({}, check(true, QStringLiteral("a correction"))) == invalid);
    QVERIFY(code({}, check(false, QString(kMaxOpinionUnits + 1, QLatin1Char('x')))) == tooLarge);
    OpinionCheck noted = check(false);
    noted.note = QString(kMaxOpinionNoteUnits + 1, QLatin1Char('x'));
    QVERIFY(code({}, noted) == tooLarge);
    noted.note = QString(QChar(7));
    QVERIFY(code({}, noted) == invalid);
    noted.note = QStringLiteral("two\nlines");
    QVERIFY(!code({}, noted));
    QVERIFY(code({check(false)}, response(ResponseKind::Accept)) == invalid);
    QVERIFY(code({check(false)}, response(ResponseKind::Change)) == invalid);
    QVERIFY(code({check(false)}, response(ResponseKind::Change, kWritten)) == invalid);
    const QList<OpinionEvent> disputed{check(false), response(ResponseKind::Defend)};
    QVERIFY(code(disputed, decision(OpinionVerdict::KeepChanged)) == invalid);
    QVERIFY(!code(disputed, decision(OpinionVerdict::KeepChanged, QStringLiteral("x"))));
}

void TestOpinionCheck::firstAndLastWordsAreKept()
{
    const QString changed = QStringLiteral("y");
    const OpinionThread one = threadOf({check(false, QStringLiteral("x")),
        response(ResponseKind::Change, changed), check(false), response(ResponseKind::Defend),
        decision(OpinionVerdict::KeepChanged, QStringLiteral("z"))});
    const OpinionStanding now = standing(one, kAdjudication);
    QCOMPARE(now.firstCheck->suggestion, QStringLiteral("x"));
    QCOMPARE(now.lastCheck->suggestion, QString());
    QCOMPARE(now.firstResponse->kind, ResponseKind::Change);
    QCOMPARE(now.lastResponse->kind, ResponseKind::Defend);
    QCOMPARE(now.decision->verdict, OpinionVerdict::KeepChanged);
    QCOMPARE(now.text, QStringLiteral("z"));
    QVERIFY(!now.isOpen());
    QVERIFY(standing(threadOf({}), kStrict).isOpen());
}

void TestOpinionCheck::everyStateAndCriterionHasWords()
{
    QSet<QString> names;
    for (int state = 0; state <= int(OpinionState::Kept); ++state)
        names.insert(opinionStateName(OpinionState(state)));
    QCOMPARE(names.size(), int(OpinionState::Kept) + 1);
    for (const OpinionCriterion criterion : kOpinionCriteria)
        QVERIFY(opinionCriterionQuestion(criterion).endsWith(QLatin1Char('?')));
}

void TestOpinionCheck::figuresStandOnTheFirstChecks()
{
    const OpinionResponse accept = response(ResponseKind::Accept);
    const OpinionResponse defend = response(ResponseKind::Defend);
    const QString other = QStringLiteral("y");
    const QList<OpinionThread> threads{threadOf({}), threadOf({check(true)}),
        threadOf({check(true)}, QStringLiteral("A is glad.")),
        threadOf({check(false, other), accept}),
        threadOf({check(false), response(ResponseKind::Change, other), check(true)}),
        threadOf({check(false), defend}), threadOf({check(false), defend, check(false)}),
        threadOf({check(false), defend, decision(OpinionVerdict::Keep)}), threadOf({check(false)})};
    const OpinionFigures figures = opinionFigures(threads, kAdjudication);
    QCOMPARE(figures.opinions, 9);
    QCOMPARE(figures.checked, 8);
    QCOMPARE(figures.unchecked(), 1);
    QCOMPARE(figures.passedAtOnce, 2);
    QCOMPARE(figures.accepted, 1);
    QCOMPARE(figures.changed, 1);
    QCOMPARE(figures.defended, 3);
    QCOMPARE(figures.unanswered, 1);
    QCOMPARE(figures.passedAtOnce + figures.accepted + figures.changed + figures.defended +
                 figures.unanswered,
        figures.checked);
    QCOMPARE(figures.passed, 4);
    QCOMPARE(figures.kept, 1);
    QCOMPARE(figures.dropped, 0);
    QCOMPARE(figures.disputed, 2);
    QCOMPARE(figures.awaiting, 1);
    QCOMPARE(figures.opinionsWithReferences, 7);
    QCOMPARE(figures.references, 14);

    const Figure faithful = figures.yes[size_t(OpinionCriterion::Faithful)];
    QCOMPARE(*faithful.value, 1.0);
    QCOMPARE(faithful.n, 8);
    const Figure atomic = figures.yes[size_t(OpinionCriterion::Atomic)];
    QCOMPARE(*atomic.value, 0.25);
    // A share of agreement has Clopper and Pearson's, of 2 of 8: 0.0319 .. 0.6509.
    QVERIFY(std::abs(atomic.interval->low - 0.0319) < 5e-4);
    QVERIFY(std::abs(atomic.interval->high - 0.6509) < 5e-4);
    QCOMPARE(*figures.allYes.value, 0.25);
    QCOMPARE(*figures.referencesRight.value, 1.0);
    QCOMPARE(figures.referencesRight.n, 7);
    QVERIFY(!figures.kappa.isDefined() && !figures.kappa.undefinedBecause.isEmpty());

    const OpinionFigures strict = opinionFigures(threads, kStrict);
    QCOMPARE(strict.disputed, 0);
    QCOMPARE(strict.dropped, 3); // nobody decides, and what stays disputed is out
    QCOMPARE(strict.kept, 0);
    QCOMPARE(strict.passed + strict.kept + strict.dropped + strict.disputed + strict.awaiting +
                 strict.unchecked(),
        strict.opinions);
}

void TestOpinionCheck::figuresOfNothingAreUndefined()
{
    const OpinionFigures figures = opinionFigures({threadOf({})}, kStrict);
    for (const Figure& figure : figures.yes) {
        QVERIFY(!figure.isDefined() && !figure.undefinedBecause.isEmpty());
        QCOMPARE(figure.n, 0);
    }
    QVERIFY(!figures.allYes.isDefined());
    QVERIFY(!figures.referencesRight.isDefined());
    QVERIFY(!figures.kappa.isDefined());
}

TANDEM_TEST(TestOpinionCheck, QCoreApplication)
#include "tst_opinioncheck.moc"
