#include "ui/samplerowdelegate.h"

#include "rowmodel.h"
#include "testmain.h"
#include "ui/samplerowroles.h"

#include <QListView>
#include <QTest>

using namespace tandem;
using tandem::test::RowModel;

class SampleRowDelegateTest final : public QObject
{
    Q_OBJECT

private slots:
    void tenThousandRowsAreEquallyHighAndPaintOnlyWhatIsSeen()
    {
        QListView view;
        SampleRowDelegate::install(&view);
        QList<RowModel::Row> rows;
        for (int i = 0; i < 10'000; ++i)
            rows.append({{samplerow::Number, i}, {Qt::DisplayRole, QString(i % 700, u'x')},
                {samplerow::StateLine, QStringLiteral("<b>3 / 9</b>")}, {samplerow::Done, i % 10},
                {samplerow::Total, 9}, {samplerow::Complete, i % 10 == 9}});
        RowModel model(rows);
        view.setModel(&model);
        view.resize(250, 600);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QCOMPARE(
            view.visualRect(model.index(0)).height(), view.visualRect(model.index(9)).height());
        view.setCurrentIndex(model.index(9'999));
        QVERIFY(!view.grab().isNull());
        QVERIFY(view.visualRect(model.index(9'999)).intersects(view.viewport()->rect()));
    }

    void screenReadersHearTitleAndState()
    {
        RowModel model(
            {{{samplerow::Number, 12}, {Qt::DisplayRole, QStringLiteral("Harbour strike")},
                {samplerow::StateLine, QStringLiteral("paragraphs 17 / 23")},
                {samplerow::Attention, true}}});
        QCOMPARE(samplerow::accessibleText(model.index(0)),
            QStringLiteral("12 Harbour strike, paragraphs 17 / 23, waits for you"));
    }
};

TANDEM_TEST(SampleRowDelegateTest, QApplication)
#include "tst_samplerowdelegate.moc"
