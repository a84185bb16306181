#include "ui/rows/rowsview.h"

#include "ui/rows/carddelegate.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"

#include "testmain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

struct Line
{
    int id = 0;
    QString text;
    bool ticked = false;
    bool operator==(const Line&) const = default;
};

RowSpec<Line> columnSpec()
{
    return {.key = [](const Line& line) { return RowKey(line.id); },
        .columns =
            [] {
                return QList<RowColumn<Line>>{
                    {.title = QStringLiteral("Text"),
                        .text = [](const Line& line) { return line.text; },
                        .sortKey = [](const Line& line) { return SortKey(line.text); },
                        .look =
                            [](const Line& line) {
                                return RowLook{.bold = line.ticked, .dot = Qt::red};
                            }},
                    {.title = QStringLiteral("Id"),
                        .text = [](const Line& line) { return QString::number(line.id); },
                        .sortKey = [](const Line& line) { return SortKey(double(line.id)); },
                        .look =
                            [](const Line& line) {
                                return RowLook{.bar = RowBar{.share = line.id / 100.0}};
                            },
                        .isNumber = true,
                        .letters = 10},
                };
            },
        .tick = [](const Line& line) { return std::optional(line.ticked); }};
}

RowSpec<Line> cardSpec()
{
    return {.key = [](const Line& line) { return RowKey(line.id); },
        .card =
            [](const Line& line) {
                return line.id == 0
                           ? Card{.title = line.text, .isHeadline = true}
                           : Card{.title = line.text,
                                 .bold = {{0, 2}},
                                 .found = {{3, 900}},
                                 .dot = Qt::blue,
                                 .number = QString::number(line.id),
                                 .aside = QStringLiteral("aside"),
                                 .trailing = QStringLiteral("0.5"),
                                 .signs = {{Sign::Check, &ThemeColors::yes}},
                                 .badge = BadgeKind::Open,
                                 .line = QStringLiteral("second <b>line</b>"),
                                 .bar = RowBar{.share = 0.5, .start = 0.4, .hatched = true}};
            },
        .shape = {.titleLines = 2, .bar = true, .headlines = true}};
}

QList<Line> lines(int count, int from = 1)
{
    QList<Line> all;
    for (int id = from; id < from + count; ++id)
        all.append({id, QStringLiteral("line %1").arg(id)});
    return all;
}

} // namespace

class TestRowsView final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsChosenAndInSightStaysWhenAllIsShownAnew();
    void headingsSortAndTheOrderGivenComesFirst();
    void copyTakesTheChosenRowsWithHeadings();
    void copyTakesAllRowsWhereNoneCanBeChosen();
    void theSelectionFollowsTheCurrentRowByCtrlToo();
    void separateRowsArePickedByCtrlAndArrowsThenSpace();
    void theColumnThatTakesTheRestHasRoomForItsHeading();
    void spaceTicksTheCurrentRowWhicheverCellItIs();
    void oneColumnTakesTheRoomThatIsLeft();
    void wordsThatAreCutTakeTheRoomThatIsLeft();
    void roomThatNobodyNeedsIsGivenBeforeAViewScrolls();
    void aViewAsHighAsItsRowsNeverScrolls();
    void whatIsEmptySaysSo();
    void cardsAreEquallyHighAndHeadlinesCannotBeChosen();
    void screenReadersHearTheWholeCard();
    void everythingPaintsInEitherDirection();
    void aRowIsChosenByItsPlaceInEitherDirection();
};

void TestRowsView::aRowIsChosenByItsPlaceInEitherDirection()
{
    RowsOf<Line> rows(columnSpec());
    rows.setRows(lines(10));
    RowsView view(&rows, nullptr);
    view.resize(400, 300);
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        view.setLayoutDirection(direction);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.chooseRow(direction == Qt::LeftToRight ? 3 : 5);
        QCOMPARE(view.selectedRows(), {direction == Qt::LeftToRight ? 3 : 5});
        QCOMPARE(view.currentRow(), direction == Qt::LeftToRight ? 3 : 5);
    }
}

void TestRowsView::whatIsChosenAndInSightStaysWhenAllIsShownAnew()
{
    RowsOf<Line> rows(columnSpec());
    rows.setRows(lines(5'000));
    RowsView view(&rows, nullptr);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.resize(400, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QVERIFY(view.choose(RowKey(2'003)));
    view.selectionModel()->select(
        rows.index(2'004, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    view.scrollTo(rows.index(2'000, 0), QAbstractItemView::PositionAtTop);
    QSignalSpy resets(&rows, &QAbstractItemModel::modelReset);
    QList<Line> odd;
    for (const Line& line : lines(5'000)) {
        if (line.id % 2 == 1)
            odd.append(line);
    }
    rows.setRows(odd);
    QCOMPARE(resets.size(), 1);
    QCOMPARE(rows.keyAt(view.currentRow()), RowKey(2'003));
    QCOMPARE(
        view.selectedRows(), (QList<int>{rows.rowOf(RowKey(2'003)), rows.rowOf(RowKey(2'005))}));
    QCOMPARE(rows.keyAt(view.rowAt(1)), RowKey(2'001));
}

void TestRowsView::headingsSortAndTheOrderGivenComesFirst()
{
    RowsOf<Line> rows(columnSpec());
    rows.setRows({{2, QStringLiteral("b")}, {3, QStringLiteral("a")}, {1, QStringLiteral("c")}});
    RowsView view(&rows, nullptr);
    view.show();
    QCOMPARE(rows.keyAt(0), RowKey(2));
    QHeaderView* header = view.horizontalHeader();
    const auto click = [&](int section) {
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
            {header->sectionViewportPosition(section) + 8, header->height() / 2});
    };
    click(1);
    QCOMPARE(rows.keyAt(0), RowKey(1));
    click(1);
    QCOMPARE(rows.keyAt(0), RowKey(3));
}

void TestRowsView::copyTakesTheChosenRowsWithHeadings()
{
    RowsOf<Line> rows(columnSpec());
    rows.setRows(lines(5));
    RowsView view(&rows, nullptr);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.selectRow(1);
    view.selectionModel()->select(
        rows.index(3, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(
        QGuiApplication::clipboard()->text(), QStringLiteral("Text\tId\nline 2\t2\nline 4\t4\n"));
}

void TestRowsView::copyTakesAllRowsWhereNoneCanBeChosen()
{
    RowsOf<Line> rows(columnSpec());
    rows.setRows(lines(2));
    RowsView view(&rows, nullptr);
    view.setSelectionMode(QAbstractItemView::NoSelection);
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(
        QGuiApplication::clipboard()->text(), QStringLiteral("Text\tId\nline 1\t1\nline 2\t2\n"));
}

void TestRowsView::theSelectionFollowsTheCurrentRowByCtrlToo()
{
    RowsOf<Line> rows(columnSpec());
    rows.setRows(lines(5));
    RowsView view(&rows, nullptr);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.chooseRow(0);
    QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(view.currentRow(), 4);
    QCOMPARE(view.selectedRows(), QList<int>{4});
    QTest::keyClick(&view, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(view.selectedRows(), QList<int>{0});
}

void TestRowsView::separateRowsArePickedByCtrlAndArrowsThenSpace()
{
    RowsOf<Line> rows(columnSpec());
    rows.setRows(lines(5));
    RowsView view(&rows, nullptr);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.chooseRow(1);
    QTest::keyClick(&view, Qt::Key_Down, Qt::ControlModifier);
    QTest::keyClick(&view, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(view.currentRow(), 3);
    QCOMPARE(view.selectedRows(), QList<int>{1});
    QTest::keyClick(&view, Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(view.selectedRows(), QList<int>({1, 3}));
    QTest::keyClick(&view, Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(view.selectedRows(), QList<int>{1});
    QTest::keyClick(&view, Qt::Key_Up, Qt::ControlModifier);
    QTest::keyClick(&view, Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(view.selectedRows(), QList<int>({1, 2}));
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.selectedRows(), QList<int>{2});
}

void TestRowsView::theColumnThatTakesTheRestHasRoomForItsHeading()
{
    RowSpec<Line> spec = columnSpec();
    spec.columns = [] {
        const auto text = [](const Line&) { return QString(); };
        return QList<RowColumn<Line>>{
            {.title = QStringLiteral("Fewest activities of those users"), .text = text},
            {.title = QStringLiteral("Median"), .text = text, .letters = 20}};
    };
    RowsOf<Line> rows(spec);
    rows.setRows(lines(1));
    RowsView view(&rows, nullptr);
    view.resize(200, 100);
    view.show();
    QVERIFY(view.columnWidth(0) >= view.horizontalHeader()->sectionSizeHint(0));
}

void TestRowsView::spaceTicksTheCurrentRowWhicheverCellItIs()
{
    RowsOf<Line> rows(columnSpec());
    rows.setRows(lines(2));
    RowsView view(&rows, nullptr);
    connect(&rows, &RowsModel::tickAsked, &rows, [&rows](int row, bool on) {
        Line line = *rows.rowAt(row);
        line.ticked = on;
        rows.changeRow(line);
    });
    view.setCurrentIndex(rows.index(1, 1));
    QTest::keyClick(&view, Qt::Key_Space);
    QVERIFY(rows.rowAt(1)->ticked);
    view.setCurrentIndex(rows.index(1, 0));
    QTest::keyClick(&view, Qt::Key_Space);
    QVERIFY(!rows.rowAt(1)->ticked);
}

void TestRowsView::oneColumnTakesTheRoomThatIsLeft()
{
    RowsOf<Line> rows(columnSpec());
    RowsView view(&rows, nullptr);
    view.resize(600, 200);
    view.show();
    QCOMPARE(view.columnWidth(0) + view.columnWidth(1), view.viewport()->width());
    view.resize(100, 200);
    QTRY_VERIFY(view.columnWidth(0) + view.columnWidth(1) > view.viewport()->width());
}

void TestRowsView::wordsThatAreCutTakeTheRoomThatIsLeft()
{
    RowSpec<Line> spec = columnSpec();
    spec.columns = [] {
        return QList<RowColumn<Line>>{
            {.title = QStringLiteral("Id"),
                .text = [](const Line& line) { return QString::number(line.id); }},
            {.title = QStringLiteral("State"),
                .text = [](const Line& line) { return line.text; },
                .letters = 6}};
    };
    RowsOf<Line> rows(spec);
    RowsView view(&rows, nullptr);
    view.resize(700, 200);
    view.show();
    const int usual = view.columnWidth(1);
    rows.setRows({{1, QStringLiteral("finished, no reply could be parsed")}});
    const auto wanted = [&] { return view.sizeHintForIndex(rows.index(0, 1)).width(); };
    QTRY_VERIFY(view.columnWidth(1) >= wanted());
    QVERIFY(view.columnWidth(1) > usual);
    QTRY_COMPARE(view.columnWidth(0) + view.columnWidth(1), view.viewport()->width());
    view.resize(usual + 100, 200);
    QTRY_COMPARE(view.columnWidth(1), usual);
    // What somebody set stays.
    view.setColumnWidth(1, usual + 5);
    view.resize(700, 200);
    QTRY_COMPARE(view.columnWidth(0) + view.columnWidth(1), view.viewport()->width());
    QCOMPARE(view.columnWidth(1), usual + 5);
}

void TestRowsView::roomThatNobodyNeedsIsGivenBeforeAViewScrolls()
{
    RowSpec<Line> spec = columnSpec();
    spec.columns = [] {
        const auto text = [](const Line& line) { return line.text; };
        return QList<RowColumn<Line>>{{.title = QStringLiteral("Id"), .text = text},
            {.title = QStringLiteral("State"), .text = text, .letters = 40},
            {.title = QStringLiteral("With a long heading"), .text = text, .letters = 40}};
    };
    RowsOf<Line> rows(spec);
    RowsView view(&rows, nullptr);
    view.resize(1200, 200);
    view.show();
    const int usual = view.columnWidth(1);
    rows.setRows({{1, QStringLiteral("done")}});
    view.resize(usual + 250, 200);
    QTRY_VERIFY(view.columnWidth(1) < usual);
    QTRY_COMPARE(view.horizontalHeader()->length(), view.viewport()->width());
    QVERIFY(view.columnWidth(2) >= view.horizontalHeader()->sectionSizeHint(2));
    view.resize(1200, 200);
    QTRY_COMPARE(view.columnWidth(1), usual);
}

void TestRowsView::aViewAsHighAsItsRowsNeverScrolls()
{
    RowsOf<Line> rows(columnSpec());
    rows.setRows(lines(4));
    RowsView view(&rows, nullptr);
    view.setFitsRows(true);
    const int four = view.sizeHint().height();
    rows.setRows(lines(6));
    QCOMPARE(view.sizeHint().height() - four, 2 * view.rowHeight(0));
    QCOMPARE(view.minimumSizeHint().height(), view.sizeHint().height());
}

void TestRowsView::whatIsEmptySaysSo()
{
    RowsOf<Line> rows(columnSpec());
    RowsView view(&rows, nullptr);
    view.setEmptyText(QStringLiteral("Nothing yet"));
    QCOMPARE(view.accessibleDescription(), QStringLiteral("Nothing yet"));
    QVERIFY(!view.grab().isNull());
    rows.setRows(lines(1));
    QVERIFY(view.accessibleDescription().isEmpty());
}

void TestRowsView::cardsAreEquallyHighAndHeadlinesCannotBeChosen()
{
    RowsOf<Line> rows(cardSpec());
    QList<Line> all{{0, QStringLiteral("Lines")}};
    all += lines(9);
    all[5].text = QString(3'000, QChar(u'x'));
    rows.setRows(all);
    CardsView view(&rows, nullptr);
    view.resize(300, 600);
    view.show();
    const int height = CardDelegate::cardHeight(rows.cardShape());
    QVERIFY(view.visualRect(rows.index(0, 0)).height() < height);
    for (int row = 1; row < rows.rowCount(); ++row)
        QCOMPARE(view.visualRect(rows.index(row, 0)).height(), height);
    view.setCurrentIndex(rows.index(1, 0));
    QTest::keyClick(&view, Qt::Key_Home);
    QVERIFY(!view.selectionModel()->isSelected(rows.index(0, 0)));
    QVERIFY(!view.grab().isNull());
}

void TestRowsView::screenReadersHearTheWholeCard()
{
    RowsOf<Line> rows(cardSpec());
    rows.setRows(lines(1));
    QCOMPARE(rows.index(0, 0).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("1, line 1, aside, 0.5, round open, second <b>line</b>"));
    QCOMPARE(rows.index(0, 0).data().toString(), QStringLiteral("line 1"));
    QVERIFY(
        rows.index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;b&gt;")));
}

void TestRowsView::everythingPaintsInEitherDirection()
{
    RowsOf<Line> table(columnSpec());
    RowsOf<Line> cards(cardSpec());
    QList<Line> all = lines(3);
    all.append({9, QString::fromUtf8("خط نهم"), true});
    table.setRows(all);
    cards.setRows(all);
    RowsView view(&table, nullptr);
    CardsView list(&cards, nullptr);
    for (QWidget* widget : {static_cast<QWidget*>(&view), static_cast<QWidget*>(&list)}) {
        widget->resize(360, 300);
        widget->setLayoutDirection(Qt::LeftToRight);
        const QImage before = widget->grab().toImage();
        widget->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(widget->grab().toImage() != before);
    }
}

TANDEM_TEST(TestRowsView, QApplication)
#include "tst_rowsview.moc"
