#include "models/kgds/attrition.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

FactRecord fact(FactType type)
{
    return {QStringLiteral("A fact."), type, {}};
}

/// Paragraphs 1 and 3 support the discussion, with two key facts and one; five opinions.
SampleRecord sample()
{
    SampleRecord made;
    made.article = {{1, {}, ParagraphLabel::Supporting, {}, {}},
        {2, {}, ParagraphLabel::Nonsupporting, {}, {}},
        {3, {}, ParagraphLabel::Supporting, {}, {}}};
    made.supportingFacts = {
        {1,
            {fact(FactType::KeyBackSupporting), fact(FactType::NonKeyBackSupporting),
                fact(FactType::KeyBackSupporting)},
            {}},
        {3, {fact(FactType::KeyBackSupporting), fact(FactType::IntraRepetitive)}, {}}};
    made.nonsupportingFacts = {{2, {fact(FactType::BackNonsupporting)}, {}}};
    for (int i = 0; i < 5; ++i)
        made.opinions.append(QStringLiteral("An opinion."));
    return made;
}

SystemJudgement judgement()
{
    using enum Conclusion;
    SystemJudgement made;
    made.facts = {{Knowable, Unknowable, Unknowable}, {None, Knowable}, {Knowable}};
    made.opinions = {Knowable, Unknowable, Unknowable, None, Unknowable};
    made.errors = {std::nullopt, ErrorType::FactInconsistency, std::nullopt,
        ErrorType::Misattribution, ErrorType::FactInconsistency};
    return made;
}

} // namespace

class TestAttrition : public QObject
{
    Q_OBJECT

private slots:
    void keyFactsGoWithTheirParagraph()
    {
        const SystemOutput output{{QStringLiteral("<Paragraph_3>"), QStringLiteral("<Paragraph_3>"),
                                      QStringLiteral("<Paragraph_9>"), QStringLiteral("2")},
            {}, {}};
        const SampleAttrition found =
            attritionOf(sample(), Pattern::Extractive, output, judgement());
        QCOMPARE(found.paragraphs.size(), 2);
        QVERIFY(!found.paragraphs.at(0).extracted);
        QVERIFY(found.paragraphs.at(1).extracted);
        QCOMPARE(found.counts.supportingMissed, 1);
        QCOMPARE(found.counts.keyFacts, 3);
        QCOMPARE(found.counts.keyFactsExtracted, 1);
        QCOMPARE(found.counts.keyFactsMissed, 2);
        QVERIFY(found.facts.isEmpty());
    }

    void anAbstractiveSummaryCoversKeyFactsOrNot()
    {
        const SampleAttrition found = attritionOf(sample(), Pattern::Abstractive, {}, judgement());
        QCOMPARE(found.facts.size(), 3);
        QCOMPARE(found.facts.at(1).fact, 2);
        QCOMPARE(found.facts.at(2).paragraphIndex, 3);
        QCOMPARE(found.counts.keyFactsCovered, 1);
        QCOMPARE(found.counts.keyFactsUncovered, 1);
        QCOMPARE(found.counts.keyFactsUnanswered, 1);
        QCOMPARE(found.counts.supporting, 0);
        QVERIFY(found.paragraphs.isEmpty());
    }

    void opinionsAreLostToTheirKindOfError()
    {
        const SampleAttrition found = attritionOf(sample(), Pattern::Abstractive, {}, judgement());
        QCOMPARE(found.counts.opinions, 5);
        QCOMPARE(found.counts.opinionsCovered, 1);
        QCOMPARE(found.counts.lostTo(ErrorType::FactInconsistency), 2);
        // What was not answered has no error, whatever stands there.
        QCOMPARE(found.counts.lostTo(ErrorType::Misattribution), 0);
        QCOMPARE(found.counts.opinionsUntyped, 1);
        QCOMPARE(found.counts.opinionsUnanswered, 1);
        QVERIFY(!found.opinions.at(3).error);
    }

    void whatTheJudgementLacksIsUnanswered()
    {
        const SampleAttrition found = attritionOf(sample(), Pattern::Abstractive, {}, {});
        QCOMPARE(found.counts.keyFactsUnanswered, 3);
        QCOMPARE(found.counts.opinionsUnanswered, 5);
    }

    void countsAddUpOverSamples()
    {
        AttritionCounts sum;
        for (int i = 0; i < 2; ++i)
            sum += attritionOf(sample(), Pattern::Abstractive, {}, judgement()).counts;
        QCOMPARE(sum.samples, 2);
        QCOMPARE(
            sum.keyFacts, sum.keyFactsCovered + sum.keyFactsUncovered + sum.keyFactsUnanswered);
        QCOMPARE(sum.lostTo(ErrorType::FactInconsistency), 4);
        QCOMPARE(sum.opinions, 10);
    }
};

TANDEM_TEST(TestAttrition, QCoreApplication)
#include "tst_attrition.moc"
