#include "models/expert/revieweragreement.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::expert;

namespace {

constexpr PersonId kAda{1};
constexpr PersonId kBen{2};

AspectMatch matched(int other, bool content, bool style)
{
    AspectMatch match;
    match.matched = true;
    match.other = other;
    match.content.aligned = content;
    match.style.aligned = style;
    return match;
}

/// Two aspects on each side: the first ones match in content and style, E2 is unmatched, O2 matches
/// E2 in content only.
Explanation twoByTwo()
{
    Explanation explanation;
    explanation.expected.aspects = {{QStringLiteral("a"), {}, {}}, {QStringLiteral("b"), {}, {}}};
    explanation.generated.aspects = explanation.expected.aspects;
    explanation.expected.matches = {matched(0, true, true), {}};
    explanation.generated.matches = {matched(0, true, true), matched(1, true, false)};
    return explanation;
}

Reviews all(Stance stance)
{
    Reviews reviews;
    const auto decisions = decisionsOf(twoByTwo());
    for (const DecisionRef& decision : decisions)
        reviews.insert(decision, {stance, {}, {}});
    return reviews;
}

const DecisionRef kContentOfO2{DecisionKind::Content, Side::Generated, 1};
const DecisionRef kStyleOfO2{DecisionKind::Style, Side::Generated, 1};

const KindAgreement& kindOf(const ReviewerAgreement& agreement, DecisionKind kind)
{
    return agreement.kinds.at(int(kind));
}

const ReviewerPair* pairOf(
    const ReviewerAgreement& agreement, DecisionKind kind, ReviewCategories categories)
{
    for (const ReviewerPair& pair : agreement.pairs) {
        if (pair.kind == kind && pair.categories == categories)
            return &pair;
    }
    return nullptr;
}

} // namespace

class TestReviewerAgreement final : public QObject
{
    Q_OBJECT

private slots:
    void agreementWithTheModelIsAgreeAmongAgreeAndDisagree()
    {
        Reviews ada = all(Stance::Agree);
        ada[kContentOfO2].stance = Stance::Disagree;
        ada[kStyleOfO2].stance = Stance::Unsure;
        const ReviewerAgreement result =
            reviewerAgreement({{QStringLiteral("s"), twoByTwo(), {{kAda, ada}}}});
        QCOMPARE(result.evaluations, 1);
        QCOMPARE(result.finished, 1);
        QCOMPARE(result.kinds.size(), 4);
        const KindAgreement& extraction = kindOf(result, DecisionKind::Extraction);
        QCOMPARE(extraction.agree, 2);
        QCOMPARE(extraction.withModel.value.value(), 1.0);
        const KindAgreement& match = kindOf(result, DecisionKind::Match);
        QCOMPARE(match.withModel.n, 4);
        const KindAgreement& content = kindOf(result, DecisionKind::Content);
        QCOMPARE(content.decisions, 3);
        QCOMPARE(content.withModel.n, 3);
        QCOMPARE(content.withModel.value.value(), 2.0 / 3.0);
        QVERIFY(content.withModel.interval.has_value());
        const KindAgreement& style = kindOf(result, DecisionKind::Style);
        QCOMPARE(style.unsure, 1);
        QCOMPARE(style.withModel.n, 2);
        QCOMPARE(style.withModel.value.value(), 1.0);
        // One reviewer alone cannot agree with others.
        QVERIFY(!style.ac1.figure.isDefined());
        QVERIFY(!style.ac1.figure.undefinedBecause.isEmpty());
        QVERIFY(result.pairs.isEmpty());
    }

    void whatAReviewerSaysOfAnAspectTheyMatchedThemselvesIsNoWordOnTheModel()
    {
        Reviews ada = all(Stance::Agree);
        ada[{DecisionKind::Match, Side::Expected, 1}] = {Stance::Disagree, {{}, 1}, {}};
        ada[{DecisionKind::Content, Side::Expected, 1}] = {Stance::Disagree, {true, {}}, {}};
        const ReviewerAgreement result =
            reviewerAgreement({{QStringLiteral("s"), twoByTwo(), {{kAda, ada}}}});
        QCOMPARE(kindOf(result, DecisionKind::Content).decisions, 3);
        QCOMPARE(kindOf(result, DecisionKind::Content).disagree, 0);
        QCOMPARE(kindOf(result, DecisionKind::Match).disagree, 1);
    }

    void pairsAreComparedOnWhatBothGaveAnOpinionOn()
    {
        Reviews ada = all(Stance::Agree);
        Reviews ben = all(Stance::Agree);
        ben[kContentOfO2].stance = Stance::Disagree;
        ben[kStyleOfO2].stance = Stance::Unsure;
        ben.remove({DecisionKind::Match, Side::Generated, 1});
        const ReviewerAgreement result =
            reviewerAgreement({{QStringLiteral("s"), twoByTwo(), {{kBen, ben}, {kAda, ada}}}});
        QCOMPARE(result.finished, 2);
        const ReviewerPair* match = pairOf(result, DecisionKind::Match, ReviewCategories::Stances);
        QVERIFY(match);
        QCOMPARE(match->first, kAda);
        QCOMPARE(match->second, kBen);
        QCOMPARE(match->table.n(), 3);
        QCOMPARE(match->percent.value.value(), 1.0);
        QVERIFY(!match->kappa.kappa.isDefined()); // both said "agree" throughout
        QVERIFY(!match->kappa.kappa.undefinedBecause.isEmpty());
        const ReviewerPair* content =
            pairOf(result, DecisionKind::Content, ReviewCategories::Stances);
        QVERIFY(content);
        QCOMPARE(content->table.count(0, 1), 1); // Ada agrees, Ben does not
        QCOMPARE(content->percent.value.value(), 2.0 / 3.0);
        QVERIFY(!pairOf(result, DecisionKind::Match, ReviewCategories::Verdicts));
    }

    void verdictsOfContentAndStyleAreYesAndNo()
    {
        // The model says no to the style of O2: Ada agrees (no), Ben puts it right (yes).
        Reviews ada = all(Stance::Agree);
        Reviews ben = all(Stance::Agree);
        ben[kStyleOfO2] = {Stance::Disagree, {true, {}}, {}};
        ben[kContentOfO2].stance = Stance::Unsure;
        const ReviewerAgreement result =
            reviewerAgreement({{QStringLiteral("s"), twoByTwo(), {{kAda, ada}, {kBen, ben}}}});
        const ReviewerPair* style = pairOf(result, DecisionKind::Style, ReviewCategories::Verdicts);
        QVERIFY(style);
        QCOMPARE(style->table.categories(), 2);
        QCOMPARE(style->table.count(0, 1), 1);
        QCOMPARE(style->table.count(1, 1), 2);
        const ReviewerPair* content =
            pairOf(result, DecisionKind::Content, ReviewCategories::Verdicts);
        QVERIFY(content);
        QCOMPARE(content->table.n(), 2);
        QCOMPARE(content->table.excluded(), 1);
    }

    void scoresUnderReviewersStandBesideTheOriginalOnes()
    {
        Reviews ada = all(Stance::Agree);
        Reviews ben = all(Stance::Agree);
        ben[kContentOfO2].stance = Stance::Disagree; // O2 gives nothing to precision any more
        const ReviewerAgreement result =
            reviewerAgreement({{QStringLiteral("s"), twoByTwo(), {{kAda, ada}, {kBen, ben}}},
                {QStringLiteral("r"), twoByTwo(), {{kAda, ada}}}, {QStringLiteral("q"), {}, {}}});
        QCOMPARE(result.evaluations, 2);
        QCOMPARE(result.scores.size(), 2);
        QCOMPARE(result.scores.first().system, QStringLiteral("r"));
        const ReviewedScores& scores = result.scores.last();
        const auto content = size_t(Mode::ContentOnly);
        const double original = f1Of(0.5, 1.0);
        const double ofBen = f1Of(0.5, 0.5);
        QVERIFY(qFuzzyCompare(scores.original.at(content).value.value(), original));
        QVERIFY(qFuzzyCompare(scores.reviewed.at(content).value.value(), (original + ofBen) / 2.0));
        QVERIFY(
            qFuzzyCompare(scores.difference.at(content).value.value(), (ofBen - original) / 2.0));
        QCOMPARE(scores.original.at(content).n, 1);
    }

    void nothingReviewedGivesFiguresWithReasons()
    {
        const ReviewerAgreement result = reviewerAgreement({});
        QCOMPARE(result.kinds.size(), 4);
        for (const KindAgreement& kind : result.kinds) {
            QVERIFY(!kind.withModel.isDefined());
            QVERIFY(!kind.withModel.undefinedBecause.isEmpty());
        }
    }
};

TANDEM_TEST(TestReviewerAgreement, QCoreApplication)
#include "tst_revieweragreement.moc"
