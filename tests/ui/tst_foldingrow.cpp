#include "ui/foldingrow.h"

#include "testmain.h"

#include <QMargins>
#include <QPushButton>
#include <QTest>

using namespace tandem;

class TestFoldingRow final : public QObject
{
    Q_OBJECT

private slots:
    void whatHasNoRoomBesideStandsBelow()
    {
        auto* first = new QPushButton(QStringLiteral("What figures are of"));
        auto* second = new QPushButton(QStringLiteral("What is done with them"));
        FoldingRow row(first, second, QMargins(16, 8, 16, 8));
        const int both = first->sizeHint().width() + second->sizeHint().width();
        row.resize(both + 80, 60);
        row.show();
        QTRY_COMPARE(second->y(), first->y());
        row.resize(both, 120);
        QTRY_VERIFY(second->y() > first->y());
        QVERIFY(first->width() >= first->sizeHint().width());
        row.resize(both + 80, 60);
        QTRY_COMPARE(second->y(), first->y());
    }
};

TANDEM_TEST(TestFoldingRow, QApplication)
#include "tst_foldingrow.moc"
