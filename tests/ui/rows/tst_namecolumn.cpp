#include "ui/rows/namecolumn.h"

#include "testmain.h"
#include "ui/sectionview.h"

#include <QScrollBar>
#include <QTest>

using namespace tandem;

class TestNameColumn final : public QObject
{
    Q_OBJECT

private slots:
    void namesStayInSightWhileATableIsScrolledSideways()
    {
        const QList<int> systems{1, 2, 3};
        results::SectionOf table("systems", systems);
        table.add("system", QStringLiteral("System"),
            [](int system) { return QStringLiteral("system %1").arg(system); });
        for (int i = 0; i < 20; ++i)
            table.add("", QStringLiteral("figure %1").arg(i), [](int system) { return system; });
        SectionView view(QStringLiteral("systems"));
        view.setSection(table);
        view.keepNamesInSight();
        view.resize(500, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto* names = view.findChild<NameColumn*>();
        QVERIFY(!names->isVisible());
        view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->maximum());
        QVERIFY(names->isVisible());
        const QModelIndex first = view.model()->index(0, 0);
        QCOMPARE(names->width(), view.columnWidth(0));
        QCOMPARE(names->visualRect(first).height(), view.visualRect(first).height());
        // At the height of its row.
        QCOMPARE(names->viewport()->mapToGlobal(names->visualRect(first).topLeft()).y(),
            view.viewport()->mapToGlobal(view.visualRect(first).topLeft()).y());
        QTest::mouseClick(names->viewport(), Qt::LeftButton, {},
            names->visualRect(view.model()->index(1, 0)).center());
        QCOMPARE(view.currentIndex().row(), 1);
        view.horizontalScrollBar()->setValue(0);
        QVERIFY(!names->isVisible());
    }
};

TANDEM_TEST(TestNameColumn, QApplication)

#include "tst_namecolumn.moc"
