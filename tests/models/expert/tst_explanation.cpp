#include "models/expert/explanation.h"
#include "models/expert/explanationjson.h"
#include "models/expert/review.h"
#include "models/expert/scores.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::expert;

namespace {

AspectMatch link(int other, bool content, bool style)
{
    AspectMatch match;
    match.matched = true;
    match.other = other;
    match.reason = QStringLiteral("Both speak of it.");
    match.content.aligned = content;
    match.content.reason = QStringLiteral("<b>same</b>");
    match.style.aligned = style;
    match.style.reply = ReplyId{7};
    return match;
}

/// Three expected and two generated aspects: E1 - O1, E2 - O1, E3 unmatched; O1 - E1, O2 unmatched.
Explanation example()
{
    Explanation explanation;
    explanation.expected.aspects = {
        {QStringLiteral("Tides"), QStringLiteral("When they turn"), {QStringLiteral("It turns.")}},
        {QStringLiteral("موج"), {}, {}}, {QStringLiteral("Wind \U0001F300"), {}, {QString()}}};
    explanation.expected.matches = {link(0, true, true), link(0, false, true), {}};
    explanation.generated.aspects = {
        {QStringLiteral("Tides"), {}, {}}, {QStringLiteral("Tides"), {}, {}}};
    explanation.generated.matches = {link(0, true, false), {}};
    explanation.generated.tokensRead = 512;
    explanation.generated.tokensInText = 900;
    return explanation;
}

constexpr DecisionRef match(Side side, int aspect)
{
    return {DecisionKind::Match, side, aspect};
}
constexpr DecisionRef content(Side side, int aspect)
{
    return {DecisionKind::Content, side, aspect};
}

Review word(Stance stance, Correction correction = {})
{
    return {stance, correction, {}};
}

} // namespace

class TestExplanation : public QObject
{
    Q_OBJECT

private slots:
    void aDecisionIsFoundAgainByItsKey()
    {
        for (const DecisionRef& decision : decisionsOf(example()))
            QCOMPARE(DecisionRef::fromKey(decision.key()), decision);
        QCOMPARE(match(Side::Generated, 2).key(), QStringLiteral("O3/match"));
        QCOMPARE((DecisionRef{}.key()), QStringLiteral("E/extraction"));
    }
    void whatIsNoKeyIsRefused_data()
    {
        QTest::addColumn<QString>("key");
        for (const char* key :
            {"", "/", "E/", "E", "X1/match", "E/match", "E0/match", "E-1/match", "E01/match",
                "E1/extraction", "E1/", "E99999999999/match", "e1/match", "E1/match "})
            QTest::newRow(key) << QString::fromLatin1(key);
    }
    void whatIsNoKeyIsRefused()
    {
        QFETCH(QString, key);
        QVERIFY(!DecisionRef::fromKey(key));
    }

    void verdictsFollowBothAlignments()
    {
        QCOMPARE(verdictOf(link(0, true, true)), LinkVerdict::Both);
        QCOMPARE(verdictOf(link(0, true, false)), LinkVerdict::ContentOnly);
        QCOMPARE(verdictOf(link(0, false, true)), LinkVerdict::StyleOnly);
        QCOMPARE(verdictOf(link(0, false, false)), LinkVerdict::Neither);
        QCOMPARE(verdictOf({}), LinkVerdict::Unmatched);
    }
    void decisionsAreThoseThatWereMade()
    {
        // Two extractions, five matches, content and style of three links.
        QCOMPARE(decisionsOf(example()).size(), 2 + 5 + 6);
        Explanation collapsed = example();
        collapsed.generated.matches[1].counts = false;
        QCOMPARE(decisionsOf(collapsed).size(), 2 + 4 + 6);
    }
    void everyKindOfFaultIsCounted()
    {
        Explanation explanation = example();
        QCOMPARE(faultsOf(explanation), 0);
        explanation.expected.fault = QStringLiteral("a");
        explanation.expected.matches[2].fault = QStringLiteral("b");
        explanation.generated.matches[0].content.fault = QStringLiteral("c");
        QCOMPARE(faultsOf(explanation), 3);
    }

    void theMeanOfWhatNobodyCouldReadIsUndefined_data()
    {
        QTest::addColumn<QStringList>("faults"); // of the match, content, style; of each aspect
        QTest::addColumn<bool>("isScored");
        const QString no = QStringLiteral("unparsable");
        QTest::newRow("all read") << QStringList{{}, {}, {}, {}, {}, {}} << true;
        QTest::newRow("no match read") << QStringList{no, {}, {}, no, {}, {}} << false;
        QTest::newRow("one match read") << QStringList{no, {}, {}, {}, {}, {}} << true;
        QTest::newRow("no content read") << QStringList{{}, no, {}, {}, no, {}} << false;
        QTest::newRow("no style read") << QStringList{no, {}, {}, {}, {}, no} << false;
        QTest::newRow("one of each read") << QStringList{{}, no, {}, {}, {}, no} << true;
    }

    void theMeanOfWhatNobodyCouldReadIsUndefined()
    {
        QFETCH(const QStringList, faults);
        QFETCH(const bool, isScored);
        Explanation explanation;
        for (const Side which : {Side::Expected, Side::Generated}) {
            ExplainedSide& side = explanation.side(which);
            for (int aspect = 0; aspect < 2; ++aspect) {
                side.aspects.append(Aspect{QString::number(aspect), {}, {}});
                AspectMatch match;
                match.fault = which == Side::Expected ? faults.at(3 * aspect) : QString();
                match.matched = match.fault.isEmpty();
                match.other = match.matched ? std::optional(aspect) : std::nullopt;
                if (which == Side::Expected) {
                    match.content.fault = faults.at(3 * aspect + 1);
                    match.style.fault = faults.at(3 * aspect + 2);
                }
                side.matches.append(match);
            }
        }
        QCOMPARE(explanation.isScored(), isScored);
        explanation.expected = {};
        QVERIFY(explanation.isScored()); // a text without aspects scores 0
    }

    void theStoredFormKeepsEverything()
    {
        Explanation explanation = example();
        explanation.remarks = {QStringLiteral("Two aspects have one title.")};
        explanation.expected.matches[2].fault = QStringLiteral("No reply could be parsed.");
        explanation.expected.matches[2].otherTitle = QStringLiteral("Nowhere");
        explanation.generated.matches[1].counts = false;
        explanation.generated.reply = ReplyId{3};
        const auto read = explanationFrom(explanationJson(explanation));
        QVERIFY(read);
        QCOMPARE(read->expected, explanation.expected);
        QVERIFY(*read == explanation);
    }
    void whatIsNotAStoredFormIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("another version") << QByteArray(R"({"version":2})");
        QTest::newRow("no sides") << QByteArray(R"({"version":1})");
        QTest::newRow("a link to nowhere")
            << explanationJson(example()).replace("\"other\":0", "\"other\":5");
        QTest::newRow("a match too few")
            << explanationJson(example()).replace(",{\"matched\":false}]", "]");
    }
    void whatIsNotAStoredFormIsRefused()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!explanationFrom(json));
    }

    void agreeingChangesNothing()
    {
        Reviews reviews;
        for (const DecisionRef& decision : decisionsOf(example()))
            reviews.insert(decision, word(Stance::Agree));
        QVERIFY(reviewed(example(), reviews) == example());
    }
    void disagreeingTurnsAnAlignmentRound()
    {
        const Explanation changed =
            reviewed(example(), {{content(Side::Expected, 1), word(Stance::Disagree)}});
        QCOMPARE(verdictOf(changed.expected.matches.at(1)), LinkVerdict::Both);
        QCOMPARE(verdictOf(changed.expected.matches.at(0)), LinkVerdict::Both);
        QVERIFY(scoresOf(changed).of(Mode::ContentOnly).recall >
                scoresOf(example()).of(Mode::ContentOnly).recall);
    }
    void disagreeingWithAMatchTakesItAway()
    {
        const Explanation changed =
            reviewed(example(), {{match(Side::Expected, 0), word(Stance::Disagree)}});
        QCOMPARE(verdictOf(changed.expected.matches.at(0)), LinkVerdict::Unmatched);
        QVERIFY(!changed.expected.matches.at(0).other);
    }
    void aMatchPutRightKeepsItsVerdicts()
    {
        const Explanation changed =
            reviewed(example(), {{match(Side::Expected, 0), word(Stance::Disagree, {{}, 1})}});
        QCOMPARE(changed.expected.matches.at(0).other, 1);
        QCOMPARE(verdictOf(changed.expected.matches.at(0)), LinkVerdict::Both);
    }
    void aNewMatchIsAlignedOnlyWhereTheReviewSaysSo()
    {
        Reviews reviews{{match(Side::Expected, 2), word(Stance::Disagree, {{}, 1})}};
        QCOMPARE(
            verdictOf(reviewed(example(), reviews).expected.matches.at(2)), LinkVerdict::Neither);
        reviews.insert(content(Side::Expected, 2), word(Stance::Disagree, {true, {}}));
        QCOMPARE(verdictOf(reviewed(example(), reviews).expected.matches.at(2)),
            LinkVerdict::ContentOnly);
        QVERIFY(reviewableDecisions(example(), reviews).contains(content(Side::Expected, 2)));
    }
    void unsureChangesNothing()
    {
        QVERIFY(
            reviewed(example(), {{content(Side::Expected, 0), word(Stance::Unsure)}}) == example());
    }
    void theNextUndecidedComesRoundAgain()
    {
        const QList<DecisionRef> decisions = decisionsOf(example());
        Reviews reviews;
        QCOMPARE(nextUndecided(example(), reviews, {}), decisions.first());
        QCOMPARE(nextUndecided(example(), reviews, decisions.last()), decisions.first());
        for (const DecisionRef& decision : decisions)
            reviews.insert(decision, word(Stance::Agree));
        QVERIFY(!nextUndecided(example(), reviews, {}));
        reviews[decisions.at(3)].stance.reset();
        QCOMPARE(nextUndecided(example(), reviews, decisions.at(5)), decisions.at(3));
    }
};

TANDEM_TEST(TestExplanation, QCoreApplication)
#include "tst_explanation.moc"
