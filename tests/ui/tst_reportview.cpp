#include "ui/reportview.h"

#include "testmain.h"
#include "ui/chartview.h"
#include "ui/sectionview.h"

#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

results::Section section(const char* key, int rows)
{
    QList<int> numbers;
    for (int i = 0; i < rows; ++i)
        numbers.append(i);
    results::SectionOf table(key, numbers, QString::fromLatin1(key).toUpper());
    table.add(
        "name", QStringLiteral("Name"), [](int i) { return QStringLiteral("row %1").arg(i); });
    table.add("value", QStringLiteral("Value"), [](int i) { return i; });
    return table;
}

ChartData bars()
{
    ChartData chart;
    chart.title = QStringLiteral("Bars");
    chart.series = {{QStringLiteral("one"), {{0, 0.5, {}, 3, QStringLiteral("heron"), 1}}}};
    return chart;
}

} // namespace

class TestReportView : public QObject
{
    Q_OBJECT

private slots:
    void everySectionHasItsTableAndSomeTheirChart()
    {
        ReportView view(QStringLiteral("test"));
        view.setReport({{QStringLiteral("A line.")}, {section("first", 2), section("second", 3)}},
            {{QStringLiteral("second"), bars()}});
        QCOMPARE(view.tables().size(), 2);
        QCOMPARE(view.tables().last()->objectName(), QStringLiteral("testTable1"));
        QCOMPARE(view.currentChart()->objectName(), QStringLiteral("testChart1"));
        QCOMPARE(view.shownSections().last().rows.size(), 3);
        view.setReport({}, {});
        QVERIFY(view.tables().isEmpty());
        QVERIFY(!view.currentTable() && !view.currentChart());
    }

    void aPersianNoteThatBeginsWithANameStaysPersian()
    {
        const QString persian = QStringLiteral("hier: \u0628\u0631\u0627\u0628\u0631.");
        const QString english = QStringLiteral("Summaries of ml");
        results::Section noted = section("first", 1);
        noted.title = persian;
        noted.notes = {persian, english};
        ReportView view(QStringLiteral("test"));
        view.setLayoutDirection(Qt::RightToLeft);
        view.setReport({{}, {noted}}, {});
        QStringList said;
        for (const QLabel* label : view.findChildren<QLabel*>())
            said += label->text();
        const QString mark(QChar(0x200f));
        const QString ofOurs = QChar(0x2067) + persian + QChar(0x2069);
        QVERIFY(said.contains(mark + ofOurs));
        QVERIFY(said.contains(
            mark + ofOurs + QLatin1Char('\n') + QChar(0x2068) + english + QChar(0x2069)));
        view.setLayoutDirection(Qt::LeftToRight);
        view.setReport({{}, {section("first", 1)}}, {});
        QCOMPARE(view.findChildren<QLabel*>().at(1)->text(), QStringLiteral("FIRST"));
    }

    void anotherReportKeepsTheKeyboard()
    {
        ReportView view(QStringLiteral("test"));
        view.resize(500, 400);
        view.setReport({{}, {section("first", 2)}}, {});
        view.show();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.tables().first()->setFocus();
        QVERIFY(view.tables().first()->hasFocus());
        view.setReport({{}, {section("other", 4), section("more", 2)}}, {});
        QVERIFY(view.tables().first()->hasFocus());
        // Where only values are others, the same table stays.
        const SectionView* before = view.tables().first();
        view.setReport({{}, {section("other", 4), section("more", 2)}}, {});
        QCOMPARE(view.tables().first(), before);
    }

    void theCurrentRowIsScrolledIntoSight()
    {
        ReportView view(QStringLiteral("test"));
        view.setMostRows(60);
        view.resize(500, 300);
        view.setReport({{}, {section("long", 50)}}, {});
        view.show();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        SectionView* table = view.tables().first();
        table->setFocus();
        QTRY_VERIFY(view.verticalScrollBar()->maximum() > 0);
        QCOMPARE(view.verticalScrollBar()->value(), 0);
        for (int i = 0; i < 45; ++i)
            QTest::keyClick(table, Qt::Key_Down);
        QVERIFY(view.verticalScrollBar()->value() > 0);
        QVERIFY(!table->visualRect(table->currentIndex()).isEmpty());
    }

    void moreRowsLeaveTheCurrentOneAndItsTable()
    {
        ReportView view(QStringLiteral("test"));
        view.setReport({{}, {section("first", 2)}}, {});
        view.show();
        SectionView* table = view.currentTable();
        QSignalSpy chosen(&view, &ReportView::rowChosen);
        table->setCurrentItem(1);
        QCOMPARE(chosen.size(), 1);
        view.setReport({{}, {section("first", 4)}}, {});
        QCOMPARE(view.tableOf(QStringLiteral("first")), table);
        QCOMPARE(table->currentItem(), 1);
        QVERIFY(table->minimumSizeHint().height() > 4 * table->rowHeight(0));
        QCOMPARE(chosen.size(), 1); // new figures are not chosen
        QVERIFY(!view.tableOf(QStringLiteral("second")));
    }

    void partsStayBelowTheirWholes()
    {
        ReportView view(QStringLiteral("test"));
        results::Section parts = section("parts", 3);
        parts.rows[1].level = 1;
        view.setReport({{}, {parts, section("others", 3)}}, {});
        QVERIFY(!view.tables().first()->isSortingEnabled());
        QVERIFY(view.tables().last()->isSortingEnabled());
    }

    void aRowLeadsToItsSection()
    {
        ReportView view(QStringLiteral("test"));
        view.setReport({{}, {section("first", 2), section("second", 3)}}, {});
        QSignalSpy opened(&view, &ReportView::dataRequested);
        emit view.tables().last()->linkChosen(2);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().first().value<results::Section>().key, QStringLiteral("second"));
        QCOMPARE(opened.first().last().toInt(), 2);
    }
};

TANDEM_TEST(TestReportView, QApplication)
#include "tst_reportview.moc"
