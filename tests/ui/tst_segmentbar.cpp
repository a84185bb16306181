#include "ui/segmentbar.h"

#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class SegmentBarTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bar = std::make_unique<SegmentBar>();
        m_bar->setSegments({{BadgeKind::Supporting, 600, QStringLiteral("supporting")},
            {BadgeKind::Unsure, 0, QStringLiteral("unsure")},
            {BadgeKind::Nonsupporting, 399, QStringLiteral("nonsupporting")},
            {BadgeKind::Boundary, 1, QStringLiteral("boundary")}});
        m_bar->resize(500, 26);
    }

    void partsFillTheWholeWithoutGaps()
    {
        QCOMPARE(m_bar->segmentRect(0).left(), 0);
        QVERIFY(m_bar->segmentRect(1).isEmpty());
        QCOMPARE(m_bar->segmentRect(2).left(), m_bar->segmentRect(0).right() + 1);
        QCOMPARE(m_bar->segmentRect(3).left(), m_bar->segmentRect(2).right() + 1);
        QCOMPARE(m_bar->segmentRect(3).right(), 499);
        QVERIFY(m_bar->segmentRect(3).width() >= 6);
        QVERIFY(m_bar->segmentRect(7).isEmpty());
        QVERIFY(!m_bar->grab().isNull());
    }

    void rightToLeftBeginsAtTheRight()
    {
        m_bar->setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(m_bar->segmentRect(0).right(), 499);
        QCOMPARE(m_bar->segmentRect(3).left(), 0);
    }

    void nothingCountedIsAnEmptyBar()
    {
        m_bar->setSegments({{BadgeKind::Supporting, 0, {}}});
        QVERIFY(m_bar->segmentRect(0).isEmpty());
        m_bar->setSegments({});
        QVERIFY(!m_bar->grab().isNull());
    }

    void partsAreActivatedByClickAndKeyOnlyWhenAsked()
    {
        QSignalSpy activated(m_bar.get(), &SegmentBar::segmentActivated);
        QTest::mouseClick(m_bar.get(), Qt::LeftButton, {}, {490, 10});
        QCOMPARE(activated.size(), 0);
        m_bar->setInteractive(true);
        QTest::mouseClick(m_bar.get(), Qt::LeftButton, {}, m_bar->segmentRect(0).center());
        QTest::keyClick(m_bar.get(), Qt::Key_Right);
        QTest::keyClick(m_bar.get(), Qt::Key_Return);
        QCOMPARE(activated.size(), 2);
        QCOMPARE(activated[0][0].toInt(), 0);
        QCOMPARE(activated[1][0].toInt(), 2);
    }

    void countsAndLabelsAreTold()
    {
        QVERIFY(m_bar->accessibleName().contains(QStringLiteral("600 supporting")));
    }

private:
    std::unique_ptr<SegmentBar> m_bar;
};

TANDEM_TEST(SegmentBarTest, QApplication)
#include "tst_segmentbar.moc"
