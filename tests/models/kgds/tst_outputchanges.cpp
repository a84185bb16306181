#include "models/kgds/outputchanges.h"

#include "judgedsample.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;
using enum tandem::kgds::Conclusion;

class TestOutputChanges : public QObject
{
    Q_OBJECT

private slots:
    void anOutputDiffersInNothingFromItself()
    {
        const JudgedOutput output{{{paragraphName(1)}, {}, {}}, test::abstractiveJudgement()};
        QVERIFY(changesBetween(output, output).isEmpty());
    }

    void paragraphsAreGainedAndLostByName()
    {
        const JudgedOutput before{
            {{paragraphName(1), paragraphName(9), paragraphName(9)}, {}, {}}, {}};
        const JudgedOutput after{
            {{paragraphName(2), paragraphName(1), paragraphName(2)}, {}, {}}, {}};
        const OutputChanges changes = changesBetween(before, after);
        QCOMPARE(changes.paragraphsGained, QStringList(paragraphName(2)));
        QCOMPARE(changes.paragraphsLost, QStringList(paragraphName(9)));
    }

    void factsOpinionsAndErrorsTurn()
    {
        JudgedOutput before{{}, test::abstractiveJudgement()};
        JudgedOutput after = before;
        before.judgement.opinions = {Knowable, Unknowable, Unknowable};
        before.judgement.errors = {std::nullopt, ErrorType::Misattribution, std::nullopt};
        after.judgement.facts = {{Knowable, Unknowable, Knowable}, {Knowable}, {Knowable}};
        after.judgement.opinions = {Unknowable, Unknowable, Knowable};
        after.judgement.errors = {
            ErrorType::FactInconsistency, ErrorType::SentimentDistortion, std::nullopt};
        const OutputChanges changes = changesBetween(before, after);
        QCOMPARE(changes.factsGained, QList<FactPlace>({{0, 2}}));
        QCOMPARE(changes.factsLost, QList<FactPlace>({{0, 1}}));
        QCOMPARE(changes.unanswered, 1);
        QCOMPARE(changes.opinionsGained, QList<qsizetype>({2}));
        QCOMPARE(changes.opinionsLost, QList<qsizetype>({0}));
        QCOMPARE(changes.errors,
            QList<ErrorChange>({{1, ErrorType::Misattribution, ErrorType::SentimentDistortion}}));
    }
};

TANDEM_TEST(TestOutputChanges, QCoreApplication)
#include "tst_outputchanges.moc"
