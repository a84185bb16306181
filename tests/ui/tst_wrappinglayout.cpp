#include "testmain.h"
#include "ui/wrappinglayout.h"

#include <QLabel>
#include <QTest>

using namespace tandem;

namespace {

/// Something 80 wide and 20 high.
class Part final : public QWidget
{
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {80, 20}; }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

class TestWrappingLayout final : public QObject
{
    Q_OBJECT

private slots:
    void partsGoToTheNextLineWhereThereIsNoRoom()
    {
        QWidget all;
        auto* layout = new WrappingLayout(&all, 10, 5);
        QList<QWidget*> parts;
        for (int i = 0; i < 3; ++i) {
            parts.append(new Part);
            layout->addWidget(parts.last());
        }
        QCOMPARE(layout->heightForWidth(260), 20);
        QCOMPARE(layout->heightForWidth(259), 45);
        QCOMPARE(layout->heightForWidth(100), 70);
        all.setAttribute(Qt::WA_DontShowOnScreen);
        all.resize(200, 60);
        all.show();
        QCOMPARE(parts.at(1)->pos(), QPoint(90, 0));
        QCOMPARE(parts.at(2)->pos(), QPoint(0, 25));
        // From right to left the first one stands at the right.
        all.setLayoutDirection(Qt::RightToLeft);
        QTRY_COMPARE(parts.at(0)->pos(), QPoint(120, 0));
        QCOMPARE(parts.at(2)->pos(), QPoint(120, 25));
        parts.at(0)->hide();
        QTRY_COMPARE(parts.at(2)->pos(), QPoint(30, 0));
    }
};

TANDEM_TEST(TestWrappingLayout, QApplication)
#include "tst_wrappinglayout.moc"
