#include "ui/contingencyview.h"

#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class ContingencyViewTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_view = std::make_unique<ContingencyView>();
        m_view->setLocale(QLocale::c());
        m_view->setCounts(QStringLiteral("A"), QStringLiteral("B"), {6, 1, 2, 14});
        m_view->resize(320, 120);
    }

    void cellsAndMarginalsAddUp()
    {
        QCOMPARE(m_view->cellText(0, 1), QStringLiteral("B yes"));
        QCOMPARE(m_view->cellText(1, 0), QStringLiteral("A yes"));
        QCOMPARE(m_view->cellText(1, 1), QStringLiteral("6"));
        QCOMPARE(m_view->cellText(1, 2), QStringLiteral("1"));
        QCOMPARE(m_view->cellText(2, 1), QStringLiteral("2"));
        QCOMPARE(m_view->cellText(2, 2), QStringLiteral("14"));
        QCOMPARE(m_view->cellText(1, 3), QStringLiteral("7"));
        QCOMPARE(m_view->cellText(3, 2), QStringLiteral("15"));
        QCOMPARE(m_view->cellText(3, 3), QStringLiteral("23"));
        QVERIFY(m_view->cellText(0, 0).isEmpty());
        QVERIFY(m_view->accessibleDescription().contains(QStringLiteral("A yes, B no: 1")));
    }

    void symmetrisedHalvesTheDisagreementsAndNamesNobody()
    {
        m_view->setSymmetrised(true);
        QCOMPARE(m_view->cellText(1, 2), QStringLiteral("1.5"));
        QCOMPARE(m_view->cellText(2, 1), QStringLiteral("1.5"));
        QCOMPARE(m_view->cellText(1, 3), QStringLiteral("7.5"));
        QCOMPARE(m_view->cellText(3, 3), QStringLiteral("23"));
        QVERIFY(!m_view->accessibleDescription().contains(QStringLiteral("A yes")));
    }

    void innerCellsAreReachedByKeyAndMirroredRightToLeft()
    {
        QSignalSpy activated(m_view.get(), &ContingencyView::cellActivated);
        m_view->setInteractive(true);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(activated[0][0].toBool(), true);
        QCOMPARE(activated[0][1].toBool(), false);
        m_view->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(m_view->cellRect(1, 1).left() > m_view->cellRect(1, 2).left());
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->cellRect(2, 1).center());
        QCOMPARE(activated[1][0].toBool(), false);
        QCOMPARE(activated[1][1].toBool(), true);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->cellRect(0, 1).center());
        QCOMPARE(activated.size(), 2);
        QVERIFY(!m_view->grab().isNull());
    }

private:
    std::unique_ptr<ContingencyView> m_view;
};

TANDEM_TEST(ContingencyViewTest, QApplication)
#include "tst_contingencyview.moc"
