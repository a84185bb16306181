#include "models/agreement/contingencytable.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

constexpr auto Yes = YesNo::Yes;
constexpr auto No = YesNo::No;

ComparedItem item(std::optional<YesNo> a, std::optional<YesNo> b)
{
    ComparedItem compared;
    compared.a.value = a;
    compared.b.value = b;
    return compared;
}

} // namespace

class TestContingencyTable final : public QObject
{
    Q_OBJECT

private slots:
    void answersAreCountedByRowOfAAndColumnOfB();
    void itemsWithAMissingAnswerAreExcludedAndCounted();
    void listsOfDifferentLengthsExcludeTheRest();
    void comparedItemsCountBlindAnswersWhateverWasDecided();
    void severalCategoriesKeepApart();
};

void TestContingencyTable::answersAreCountedByRowOfAAndColumnOfB()
{
    const auto table = ContingencyTable::fromAnswers({Yes, Yes, No, Yes}, {Yes, No, No, No});
    QCOMPARE(table.categories(), 2);
    QCOMPARE(table.count(1, 1), 1);
    QCOMPARE(table.count(1, 0), 2);
    QCOMPARE(table.count(0, 1), 0);
    QCOMPARE(table.count(0, 0), 1);
    QCOMPARE(table.agreed(), 2);
    QCOMPARE(table.n(), 4);
    QCOMPARE(table.excluded(), 0);
}

void TestContingencyTable::itemsWithAMissingAnswerAreExcludedAndCounted()
{
    const auto table = ContingencyTable::fromAnswers({Yes, {}, No, {}}, {{}, No, No, {}});
    QCOMPARE(table.n(), 1);
    QCOMPARE(table.count(0, 0), 1);
    QCOMPARE(table.excluded(), 3);
}

void TestContingencyTable::listsOfDifferentLengthsExcludeTheRest()
{
    const auto table = ContingencyTable::fromAnswers({Yes, No, No}, {Yes});
    QCOMPARE(table.n(), 1);
    QCOMPARE(table.excluded(), 2);
    QCOMPARE(ContingencyTable::fromAnswers({}, {Yes, No}).excluded(), 2);
}

void TestContingencyTable::comparedItemsCountBlindAnswersWhateverWasDecided()
{
    ComparedItem decided = item(Yes, No);
    decided.decision = Decision{Outcome::Supporting, {}, QStringLiteral("clear from turn 2"), {}};
    const auto table =
        ContingencyTable::fromComparedItems({decided, item(Yes, Yes), item(No, {}), item(No, No)});
    QCOMPARE(table.count(1, 0), 1);
    QCOMPARE(table.count(1, 1), 1);
    QCOMPARE(table.count(0, 0), 1);
    QCOMPARE(table.n(), 3);
    QCOMPARE(table.excluded(), 1);
}

void TestContingencyTable::severalCategoriesKeepApart()
{
    const auto table = ContingencyTable::fromRatings({0, 1, 2, 2, {}}, {0, 2, 2, 1, 1}, 3);
    QCOMPARE(table.count(1, 2), 1);
    QCOMPARE(table.count(2, 1), 1);
    QCOMPARE(table.agreed(), 2);
    QCOMPARE(table.excluded(), 1);
}

TANDEM_TEST(TestContingencyTable, QCoreApplication)
#include "tst_contingencytable.moc"
