#include "expertfixture.h"
#include "models/expert/evidence.h"
#include "models/expert/scores.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::expert;

/// The made cases that other tests stand on are what they say they are.
class TestExpertFixture : public QObject
{
    Q_OBJECT

private slots:
    void theSixBySixCaseHasTheSizeOfThePapersExample()
    {
        const TextCase textCase = sixBySixCase();
        const auto words = [](const QString& text) { return text.count(QLatin1Char(' ')) + 1; };
        QVERIFY(qAbs(words(textCase.expected) - 160) < 10);
        QVERIFY(qAbs(words(textCase.outputs.first().text) - 150) < 10);
        QCOMPARE(sixBySixExplanation().expected.aspects.size(), 6);
        QCOMPARE(sixBySixExplanation().generated.aspects.size(), 6);
    }

    void itsEvidenceStandsInItsTextsButForOneParaphraseAndOneInvention()
    {
        const TextCase textCase = sixBySixCase();
        const Explanation explanation = sixBySixExplanation();
        QCOMPARE(unlike(textCase.expected, explanation.expected.aspects),
            (QStringList{QStringLiteral("6.1 fuzzy")}));
        QCOMPARE(unlike(textCase.outputs.first().text, explanation.generated.aspects),
            (QStringList{QStringLiteral("6.2 absent")}));
    }

    void twoAspectsShareASentence()
    {
        const auto places =
            locateEvidence(sixBySixCase().expected, sixBySixExplanation().expected.aspects);
        const Utf16Span sentence = places.at(3).span; // E3's second piece
        const Utf16Span part = places.at(4).span;     // E4's first
        QVERIFY(part.start > sentence.start);
        QVERIFY(part.start + part.length < sentence.start + sentence.length);
    }

    void everyVerdictIsThereAndTheSidesDiffer()
    {
        const Explanation explanation = sixBySixExplanation();
        QSet<LinkVerdict> verdicts;
        for (const AspectMatch& match : explanation.expected.matches)
            verdicts.insert(verdictOf(match));
        QCOMPARE(verdicts.size(), kLinkVerdicts);
        // O2 points at E3, which points at O3; O4 and E4 disagree about style.
        QCOMPARE(explanation.generated.matches.at(1).other, std::optional(2));
        QCOMPARE(explanation.expected.matches.at(2).other, std::optional(2));
        QVERIFY(explanation.generated.matches.at(3).style.aligned !=
                explanation.expected.matches.at(3).style.aligned);
        QCOMPARE(scoresOf(explanation).of(Mode::Average).recall, 2.0 / 6);
    }

    void generatedCasesAreTheSameEveryTimeAndDifferBySeed()
    {
        const TextCase first = generatedCase(11, 300);
        QVERIFY(first == generatedCase(11, 300));
        QVERIFY(first.expected != generatedCase(12, 300).expected);
        QVERIFY(first.outputs.at(0).text != first.outputs.at(1).text);
        const auto words = first.expected.simplified().count(QLatin1Char(' ')) + 1;
        QVERIFY(words >= 300 && words < 330);
        const QString& output = first.outputs.first().text;
        const Explanation explanation = generatedExplanation(first, output, 11, 25);
        QVERIFY(explanation == generatedExplanation(first, output, 11, 25));
        QCOMPARE(explanation.expected.aspects.size(), 25);
        QCOMPARE(explanation.generated.matches.size(), 25);
        QVERIFY(unlike(first.expected, explanation.expected.aspects).size() < 15);
    }

    void theHostileExplanationHoldsTogether()
    {
        const Explanation explanation = hostileExplanation();
        QCOMPARE(explanation.expected.matches.size(), explanation.expected.aspects.size());
        QCOMPARE(explanation.generated.matches.size(), explanation.generated.aspects.size());
        QCOMPARE(
            explanation.expected.aspects.at(0).title, explanation.expected.aspects.at(1).title);
        QVERIFY(explanation.expected.aspects.at(2).evidence.isEmpty());
        QVERIFY(explanation.expected.matches.at(2).matched);
        QVERIFY(!explanation.expected.matches.at(2).other);
        QCOMPARE(locateEvidence(hostileCase().expected, explanation.expected.aspects).size(), 5);
    }

private:
    /// The pieces of evidence that do not stand in the text word for word.
    static QStringList unlike(const QString& text, const QList<Aspect>& aspects)
    {
        QStringList found;
        for (const EvidencePlace& place : locateEvidence(text, aspects)) {
            if (place.fit == EvidenceFit::Exact)
                continue;
            found.append(QStringLiteral("%1.%2 %3")
                             .arg(place.aspect + 1)
                             .arg(place.evidence + 1)
                             .arg(place.fit == EvidenceFit::Absent  ? QStringLiteral("absent")
                                  : place.fit == EvidenceFit::Fuzzy ? QStringLiteral("fuzzy")
                                                                    : QStringLiteral("normal")));
        }
        return found;
    }
};

TANDEM_TEST(TestExpertFixture, QCoreApplication)
#include "tst_expertfixture.moc"
