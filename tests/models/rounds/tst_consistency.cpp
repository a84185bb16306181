#include "models/rounds/consistency.h"

#include "testmain.h"

#include <QTest>
#include <QUuid>

using namespace tandem;

namespace {

using MaybeYesNo = std::optional<YesNo>;
using MaybeOutcome = std::optional<Outcome>;

ComparedItem item(MaybeYesNo a, MaybeYesNo b, MaybeOutcome decided = {})
{
    ComparedItem compared;
    compared.a.value = a;
    compared.b.value = b;
    if (decided)
        compared.decision = Decision{*decided, PersonId{3}, QStringLiteral("why"), {}};
    return compared;
}

} // namespace

class TestConsistency final : public QObject
{
    Q_OBJECT

private slots:
    void outcomeFollowsTheRule_data();
    void outcomeFollowsTheRule();
    void decisionsOnConsistentItemsAreIgnored();
    void anAnswerMarkedUnsureStillCountsAsGiven();
    void sidesStayAsTheyWere();
    void exactlyOneOfTwoNeighboursIsSwapped();
    void theOrderDiffersBetweenRounds();
};

void TestConsistency::outcomeFollowsTheRule_data()
{
    QTest::addColumn<MaybeYesNo>("a");
    QTest::addColumn<MaybeYesNo>("b");
    QTest::addColumn<MaybeOutcome>("decided");
    QTest::addColumn<MaybeOutcome>("strict");
    QTest::addColumn<MaybeOutcome>("adjudicated");
    const MaybeYesNo yes = YesNo::Yes;
    const MaybeYesNo no = YesNo::No;
    const MaybeYesNo none;
    const MaybeOutcome supporting = Outcome::Supporting;
    const MaybeOutcome nonsupporting = Outcome::Nonsupporting;
    const MaybeOutcome boundary = Outcome::Boundary;
    const MaybeOutcome open;
    QTest::newRow("two yes") << yes << yes << open << supporting << supporting;
    QTest::newRow("two no") << no << no << open << nonsupporting << nonsupporting;
    QTest::newRow("yes and no") << yes << no << open << boundary << open;
    QTest::newRow("no and yes") << no << yes << open << boundary << open;
    QTest::newRow("decided supporting") << yes << no << supporting << boundary << supporting;
    QTest::newRow("decided nonsupporting")
        << no << yes << nonsupporting << boundary << nonsupporting;
    QTest::newRow("decided boundary") << no << yes << boundary << boundary << boundary;
    QTest::newRow("A has not answered") << none << yes << open << open << open;
    QTest::newRow("B has not answered") << no << none << open << open << open;
    QTest::newRow("nobody has answered") << none << none << open << open << open;
}

void TestConsistency::outcomeFollowsTheRule()
{
    QFETCH(MaybeYesNo, a);
    QFETCH(MaybeYesNo, b);
    QFETCH(MaybeOutcome, decided);
    QFETCH(MaybeOutcome, strict);
    QFETCH(MaybeOutcome, adjudicated);
    QVERIFY(outcomeOf(item(a, b, decided), ConsistencyRule::Strict) == strict);
    QVERIFY(outcomeOf(item(a, b, decided), ConsistencyRule::Adjudication) == adjudicated);
}

void TestConsistency::decisionsOnConsistentItemsAreIgnored()
{
    const ComparedItem decided = item(YesNo::Yes, YesNo::Yes, Outcome::Nonsupporting);
    QVERIFY(outcomeOf(decided, ConsistencyRule::Adjudication) == Outcome::Supporting);
    QVERIFY(outcomeOf(decided, ConsistencyRule::Strict) == Outcome::Supporting);
}

void TestConsistency::anAnswerMarkedUnsureStillCountsAsGiven()
{
    ComparedItem marked = item(YesNo::No, YesNo::No);
    marked.a.unsure = true;
    QVERIFY(outcomeOf(marked, ConsistencyRule::Strict) == Outcome::Nonsupporting);
}

void TestConsistency::sidesStayAsTheyWere()
{
    // Fixed values: the order must not change with a new version of the program or on another
    // machine.
    const QString round = QStringLiteral("5f0c3a52-7c0f-4b5e-9d53-1f2f8f3a9b10");
    QString pattern;
    for (int number = 1; number <= 16; ++number)
        pattern += sidesSwapped(round, number) ? QLatin1Char('s') : QLatin1Char('-');
    QCOMPARE(pattern, QStringLiteral("-ss-s-s--s-ss-s-"));
}

void TestConsistency::exactlyOneOfTwoNeighboursIsSwapped()
{
    for (int round = 0; round < 50; ++round) {
        const QString uuid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        for (int number = 1; number < 60; number += 2)
            QVERIFY(sidesSwapped(uuid, number) != sidesSwapped(uuid, number + 1));
    }
}

void TestConsistency::theOrderDiffersBetweenRounds()
{
    int swapped = 0;
    for (int round = 0; round < 400; ++round)
        swapped += sidesSwapped(QStringLiteral("round-%1").arg(round), 1) ? 1 : 0;
    QVERIFY2(swapped > 150 && swapped < 250, qPrintable(QString::number(swapped)));
}

TANDEM_TEST(TestConsistency, QCoreApplication)
#include "tst_consistency.moc"
