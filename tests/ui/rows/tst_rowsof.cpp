#include "ui/rows/rowsof.h"

#include "testmain.h"
#include "ui/rows/pagedrows.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace tandem;

namespace {

struct Fruit
{
    int id = 0;
    QString name;
    std::optional<double> price = {};
    bool operator==(const Fruit&) const = default;
};

RowSpec<Fruit> fruitSpec()
{
    return {.key = [](const Fruit& fruit) { return RowKey(fruit.id); },
        .columns =
            [] {
                return QList<RowColumn<Fruit>>{
                    {.title = QStringLiteral("Fruit"),
                        .text = [](const Fruit& fruit) { return fruit.name; },
                        .sortKey = [](const Fruit& fruit) { return SortKey(fruit.name); }},
                    {.title = QStringLiteral("Price"),
                        .text =
                            [](const Fruit& fruit) {
                                return fruit.price ? QString::number(*fruit.price) : QString();
                            },
                        .sortKey =
                            [](const Fruit& fruit) {
                                return fruit.price ? SortKey(*fruit.price) : SortKey();
                            },
                        .isNumber = true}};
            }};
}

QList<Fruit> basket()
{
    return {{1, QStringLiteral("pear"), 2.0}, {2, QStringLiteral("Apple"), 3.0},
        {3, QStringLiteral("fig"), {}}, {4, QStringLiteral("plum"), 1.0}};
}

QString shownIn(const RowsModel& rows)
{
    QStringList names;
    for (int row = 0; row < rows.rowCount(); ++row)
        names.append(rows.cellText(row, 0));
    return names.join(QLatin1Char(' '));
}

/// Fruits 1, 2, 3 ... that are read by the page.
struct Orchard
{
    RowSource<Fruit> source()
    {
        return {.page = [this](int first, int count) -> Expected<QList<Fruit>> {
                    ++reads;
                    if (broken)
                        return failure(ErrorCode::Unreadable, QStringLiteral("broken"));
                    QList<Fruit> page;
                    for (int id = first + 1; id <= first + count; ++id)
                        page.append(fruit(id));
                    return page;
                },
            .rows = [this](const QList<RowKey>& keys) -> Expected<QList<Fruit>> {
                ++reads;
                QList<Fruit> rows;
                for (const RowKey& key : keys)
                    rows.append(fruit(int(key.number())));
                return rows;
            },
            .placeOf = [](const RowKey& key) { return int(key.number()) - 1; }};
    }
    Fruit fruit(int id) const { return {id, name + QString::number(id)}; }

    QString name = QStringLiteral("fruit ");
    int reads = 0;
    bool broken = false;
};

} // namespace

class TestRowsOf final : public QObject
{
    Q_OBJECT

private slots:
    void rowsComeAndGoAsRows();
    void whateverChangesEachIndexStaysWithItsKey();
    void manyChangesResetAndARowThatStandsTwiceToo();
    void onlyRowsThatDifferArePaintedAgain();
    void sortedByAColumnWhatHasNoValueStandsLast();
    void aFilterHidesRowsAndKeepsThem();
    void aTickIsAskedForAndChangesNothingByItself();
    void columnsAreAskedForAgain();
    void copiesAreTables();
    void pagesAreReadWhenTheyAreSeen();
    void pagedRowsFollowTheirKeys();
    void aPageThatCannotBeReadIsToldOnce();
};

void TestRowsOf::rowsComeAndGoAsRows()
{
    RowsOf<Fruit> rows(fruitSpec());
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy resets(&rows, &QAbstractItemModel::modelReset);
    rows.setRows(basket());
    QList<Fruit> others = basket();
    others.removeAt(1);
    others.prepend({9, QStringLiteral("kiwi"), 5.0});
    others.swapItemsAt(1, 3);
    rows.setRows(others);
    QCOMPARE(shownIn(rows), QStringLiteral("kiwi plum fig pear"));
    QCOMPARE(rows.rowOf(RowKey(3)), 2);
    QCOMPARE(rows.rowOf(RowKey(2)), -1);
    QCOMPARE(resets.size(), 0);
}

void TestRowsOf::whateverChangesEachIndexStaysWithItsKey()
{
    RowsOf<Fruit> rows(fruitSpec());
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::mt19937 random(7);
    const auto upTo = [&random](
                          int most) { return std::uniform_int_distribution<int>(0, most)(random); };
    for (int round = 0; round < 200; ++round) {
        QList<std::pair<QPersistentModelIndex, RowKey>> held;
        for (int row = 0; row < rows.rowCount(); ++row)
            held.append({rows.index(row, upTo(1)), rows.keyAt(row)});
        QList<Fruit> next;
        for (int id = 1; id <= 20; ++id) {
            if (upTo(2) > 0)
                next.append({id, QString(1, QChar(u'a' + upTo(25))), double(upTo(9))});
        }
        std::shuffle(next.begin(), next.end(), random);
        rows.setRows(next);
        if (upTo(3) == 0)
            rows.sort(upTo(2) - 1, upTo(1) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
        for (const auto& [index, key] : std::as_const(held))
            QCOMPARE(index.isValid() ? index.row() : -1, rows.rowOf(key));
        QCOMPARE(rows.rowCount(), next.size());
    }
}

void TestRowsOf::manyChangesResetAndARowThatStandsTwiceToo()
{
    RowsOf<Fruit> rows(fruitSpec());
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<Fruit> many;
    QList<Fruit> everySecond;
    for (int id = 1; id <= 10'000; ++id) {
        many.append({id, QString::number(id)});
        if (id % 2 == 0)
            everySecond.append(many.constLast());
    }
    rows.setRows(many);
    QSignalSpy resets(&rows, &QAbstractItemModel::modelReset);
    rows.setRows(everySecond);
    QCOMPARE(rows.rowCount(), 5'000);
    QCOMPARE(resets.size(), 1);
    rows.setRows({basket().first(), basket().first()});
    QCOMPARE(rows.rowCount(), 2);
    rows.setRows({basket().first()});
    QCOMPARE(rows.rowCount(), 1);
}

void TestRowsOf::onlyRowsThatDifferArePaintedAgain()
{
    RowsOf<Fruit> rows(fruitSpec());
    rows.setRows(basket());
    QSignalSpy changes(&rows, &QAbstractItemModel::dataChanged);
    QList<Fruit> dearer = basket();
    dearer[1].price = 4.0;
    dearer[2].price = 4.0;
    rows.setRows(dearer);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(changes.at(0).at(1).toModelIndex().row(), 2);
    QVERIFY(rows.changeRow({1, QStringLiteral("peach"), 2.0}));
    QVERIFY(!rows.changeRow({7, QStringLiteral("nothing"), 2.0}));
    QCOMPARE(changes.size(), 2);
    QCOMPARE(rows.rowAt(0)->name, QStringLiteral("peach"));
}

void TestRowsOf::sortedByAColumnWhatHasNoValueStandsLast()
{
    RowsOf<Fruit> rows(fruitSpec());
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    rows.setRows(basket());
    rows.sort(1);
    QCOMPARE(shownIn(rows), QStringLiteral("plum pear Apple fig"));
    rows.sort(1, Qt::DescendingOrder);
    QCOMPARE(shownIn(rows), QStringLiteral("Apple pear plum fig"));
    rows.sort(0);
    QCOMPARE(shownIn(rows), QStringLiteral("Apple fig pear plum"));
    rows.sort(-1);
    QCOMPARE(shownIn(rows), QStringLiteral("pear Apple fig plum"));
}

void TestRowsOf::aFilterHidesRowsAndKeepsThem()
{
    RowsOf<Fruit> rows(fruitSpec());
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    rows.setRows(basket());
    rows.setFilter([](const Fruit& fruit) { return fruit.name.startsWith(u'p'); });
    QCOMPARE(shownIn(rows), QStringLiteral("pear plum"));
    QCOMPARE(rows.rows().size(), 4);
    QCOMPARE(rows.rowOf(RowKey(3)), -1);
    QCOMPARE(rows.find(RowKey(3))->name, QStringLiteral("fig"));
    rows.setFilter({});
    QCOMPARE(rows.rowCount(), 4);
}

void TestRowsOf::aTickIsAskedForAndChangesNothingByItself()
{
    RowSpec<Fruit> spec = fruitSpec();
    spec.tick = [](const Fruit& fruit) {
        return fruit.price ? std::optional(*fruit.price > 1.5) : std::nullopt;
    };
    RowsOf<Fruit> rows(spec);
    rows.setRows(basket());
    QSignalSpy asked(&rows, &RowsModel::tickAsked);
    QVERIFY(rows.flags(rows.index(0, 0)).testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(!rows.flags(rows.index(0, 1)).testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(!rows.flags(rows.index(2, 0)).testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(rows.setData(rows.index(3, 0), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!rows.setData(rows.index(2, 0), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toInt(), 3);
    QVERIFY(asked.at(0).at(1).toBool());
    QCOMPARE(rows.index(3, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
}

void TestRowsOf::columnsAreAskedForAgain()
{
    int columns = 1;
    RowSpec<Fruit> spec = fruitSpec();
    spec.columns = [&columns, all = spec.columns] { return all().first(columns); };
    RowsOf<Fruit> rows(spec);
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    rows.setRows(basket());
    QCOMPARE(rows.columnCount(), 1);
    columns = 2;
    rows.refresh();
    QCOMPARE(rows.columnCount(), 2);
    QCOMPARE(rows.headerData(1, Qt::Horizontal).toString(), QStringLiteral("Price"));
}

void TestRowsOf::copiesAreTables()
{
    RowsOf<Fruit> rows(fruitSpec());
    rows.setRows(basket());
    const Table table = rows.table({0, 2});
    QCOMPARE(table.header, (QStringList{QStringLiteral("Fruit"), QStringLiteral("Price")}));
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.rows.at(1), (QStringList{QStringLiteral("fig"), QString()}));
}

void TestRowsOf::pagesAreReadWhenTheyAreSeen()
{
    Orchard orchard;
    PagedRows<Fruit> rows(fruitSpec(), orchard.source());
    QSignalSpy inserted(&rows, &QAbstractItemModel::rowsInserted);
    rows.showAll(100'000);
    QCOMPARE(rows.rowCount(), 100'000);
    QCOMPARE(orchard.reads, 0);
    QCOMPARE(rows.cellText(99'999, 0), QStringLiteral("fruit 100000"));
    QCOMPARE(rows.cellText(99'998, 0), QStringLiteral("fruit 99999"));
    QCOMPARE(orchard.reads, 1);
    for (int row = 0; row < rows.rowCount(); row += PagedRows<Fruit>::kPageRows)
        rows.cellText(row, 0);
    QVERIFY(rows.rowsInMemory() <= PagedRows<Fruit>::kPageRows * PagedRows<Fruit>::kPagesKept);
    QCOMPARE(rows.rowOf(RowKey(77)), 76);
    rows.showAll(100'003);
    QCOMPARE(inserted.size(), 2);
    QCOMPARE(rows.cellText(100'002, 0), QStringLiteral("fruit 100003"));
    QVERIFY(!rows.rowAt(100'003));
    rows.showAll(5);
    QVERIFY(!rows.rowAt(5));
}

void TestRowsOf::pagedRowsFollowTheirKeys()
{
    Orchard orchard;
    PagedRows<Fruit> rows(fruitSpec(), orchard.source());
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    rows.showAll(9);
    rows.showOnly({RowKey(3), RowKey(5), RowKey(7), RowKey(9)});
    QCOMPARE(shownIn(rows), QStringLiteral("fruit 3 fruit 5 fruit 7 fruit 9"));
    QCOMPARE(rows.rowOf(RowKey(4)), -1);
    QSignalSpy resets(&rows, &QAbstractItemModel::modelReset);
    const QPersistentModelIndex seven = rows.index(2, 0);
    rows.showOnly({RowKey(1), RowKey(7), RowKey(3), RowKey(4)});
    QCOMPARE(seven.row(), 1);
    QCOMPARE(shownIn(rows), QStringLiteral("fruit 1 fruit 7 fruit 3 fruit 4"));
    QCOMPARE(resets.size(), 0);
    orchard.name = QStringLiteral("pear ");
    QSignalSpy changes(&rows, &QAbstractItemModel::dataChanged);
    QCOMPARE(rows.renew([](const Fruit& fruit) { return fruit.id == 3; }), 1);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(shownIn(rows), QStringLiteral("fruit 1 fruit 7 pear 3 fruit 4"));
    rows.renewAll();
    QCOMPARE(shownIn(rows), QStringLiteral("pear 1 pear 7 pear 3 pear 4"));
}

void TestRowsOf::aPageThatCannotBeReadIsToldOnce()
{
    Orchard orchard;
    orchard.broken = true;
    PagedRows<Fruit> rows(fruitSpec(), orchard.source());
    QSignalSpy failed(&rows, &RowsModel::readFailed);
    rows.showAll(10);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(rows.cellText(1, 0), QString());
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(orchard.reads, 1);
}

TANDEM_TEST(TestRowsOf, QCoreApplication)
#include "tst_rowsof.moc"
