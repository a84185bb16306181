#include "ui/narrowcombobox.h"

#include "testmain.h"
#include "windowundertest.h"

#include <QAbstractItemView>
#include <QSignalSpy>

using namespace tandem;

class TestNarrowComboBox final : public QObject
{
    Q_OBJECT

private slots:
    void namesAreOfferedWithoutAWord()
    {
        NarrowComboBox box(8);
        const QSignalSpy changed(&box, &QComboBox::currentIndexChanged);
        box.offer({QStringLiteral("ours"), QStringLiteral("theirs")}, 1, QStringLiteral("nobody"));
        QCOMPARE(box.currentText(), QStringLiteral("theirs"));
        QCOMPARE(box.toolTip(), QStringLiteral("theirs"));
        box.offer({QStringLiteral("ours")}, -1, QStringLiteral("nobody"));
        QCOMPARE(box.currentText(), QStringLiteral("ours"));
        QVERIFY(changed.isEmpty());
    }

    void whereThereAreNoNamesNothingCanBeChosen()
    {
        NarrowComboBox box(8);
        box.offer({}, -1, QStringLiteral("nobody"));
        QCOMPARE(box.currentText(), QStringLiteral("nobody"));
        QVERIFY(!box.isEnabled());
        box.offer({QStringLiteral("ours")}, 0, QStringLiteral("nobody"));
        QVERIFY(box.isEnabled());
        QCOMPARE(box.count(), 1);
    }

    void anOpenListStaysOpenWhenTheSameIsOfferedAnew()
    {
        NarrowComboBox box(8);
        const QStringList names{QStringLiteral("ours"), QStringLiteral("theirs")};
        box.offer(names, 0, {});
        showActive(&box, {200, 30});
        box.showPopup();
        QTRY_VERIFY(box.view()->isVisible());
        box.offer(names, 0, {});
        QVERIFY(box.view()->isVisible());
        QCOMPARE(box.count(), 2);
    }
};

TANDEM_TEST(TestNarrowComboBox, QApplication)
#include "tst_narrowcombobox.moc"
