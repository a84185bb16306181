#include "ui/narrowcombobox.h"

#include "testmain.h"
#include "windowundertest.h"

#include <QAbstractItemView>
#include <QSignalSpy>
#include <QStyleOptionComboBox>

using namespace tandem;

class TestNarrowComboBox final : public QObject
{
    Q_OBJECT

    /// What it shows.
    struct Shown : ElidingComboBox
    {
        QString text() const
        {
            QStyleOptionComboBox option;
            initStyleOption(&option);
            return option.currentText;
        }
    };

private slots:
    void whatHasNoRoomIsShortenedWithDots()
    {
        Shown box;
        box.addItem(QStringLiteral("Ratings of films by month"));
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            box.setLayoutDirection(direction);
            box.resize(100, 30);
            QVERIFY2(box.text().contains(QChar(0x2026)), qPrintable(box.text()));
            QVERIFY(box.text().startsWith(QLatin1String("Rat")));
            box.resize(500, 30);
            QCOMPARE(box.text(), box.currentText());
        }
    }

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
