#include "ui/navigationrail.h"

#include "testmain.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tandem;

class NavigationRailTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_rail = std::make_unique<NavigationRail>();
        m_rail->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_rail.get()));
    }

    void theFirstEntryIsCurrentWithoutASignal()
    {
        QCOMPARE(m_rail->current(), WorkspaceId::Overview);
        QSignalSpy chosen(m_rail.get(), &NavigationRail::workspaceChosen);
        m_rail->setCurrent(WorkspaceId::Compare);
        QCOMPARE(m_rail->current(), WorkspaceId::Compare);
        QCOMPARE(chosen.size(), 0);
    }

    void upAndDownChooseAndStopAtTheEnds()
    {
        QSignalSpy chosen(m_rail.get(), &NavigationRail::workspaceChosen);
        QToolButton* first = entry("overview");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Up);
        QCOMPARE(chosen.size(), 0);
        QTest::keyClick(first, Qt::Key_Down);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<WorkspaceId>(), WorkspaceId::Annotate);
        QCOMPARE(m_rail->focusWidget(), entry("annotate"));
        QTest::keyClick(entry("annotate"), Qt::Key_Up);
        QCOMPARE(m_rail->current(), WorkspaceId::Overview);
        m_rail->setCurrent(WorkspaceId::Runs);
        QTest::keyClick(entry("runs"), Qt::Key_Down);
        QCOMPARE(m_rail->current(), WorkspaceId::Runs);
    }

    void tabStopsAtTheCurrentEntryOnly()
    {
        m_rail->setCurrent(WorkspaceId::Annotate);
        QVERIFY(entry("annotate")->focusPolicy() & Qt::TabFocus);
        QVERIFY(!(entry("overview")->focusPolicy() & Qt::TabFocus));
    }

    void namesAndKeysAreTold()
    {
        QCOMPARE(entry("overview")->toolTip(), QStringLiteral("Build: Overview (Ctrl+1)"));
        QCOMPARE(entry("runs")->toolTip(), QStringLiteral("Runs: Runs (Ctrl+0)"));
        QCOMPARE(entry("overview")->accessibleName(), QStringLiteral("Overview"));
    }

    void whatIsNotOfferedIsFoldedIntoMore()
    {
        auto* more = m_rail->findChild<QToolButton*>(QStringLiteral("railMore"));
        QVERIFY(!more->isVisible());
        m_rail->setOffered({WorkspaceId::Overview, WorkspaceId::Studies});
        QVERIFY(more->isVisible());
        QVERIFY(entry("studies")->isVisible());
        QVERIFY(!entry("annotate")->isVisible());
        // The arrows pass over what is folded away.
        QSignalSpy chosen(m_rail.get(), &NavigationRail::workspaceChosen);
        entry("overview")->setFocus();
        QTest::keyClick(entry("overview"), Qt::Key_Down);
        QCOMPARE(chosen.last().first().value<WorkspaceId>(), WorkspaceId::Studies);
        // Where one goes by other ways is shown while one is there.
        m_rail->setCurrent(WorkspaceId::Metrics);
        QVERIFY(entry("metrics")->isVisible());
        m_rail->setCurrent(WorkspaceId::Overview);
        QVERIFY(!entry("metrics")->isVisible());
        more->click();
        QVERIFY(entry("annotate")->isVisible());
        QCOMPARE(m_rail->current(), WorkspaceId::Overview);
        more->click();
        QVERIFY(!entry("annotate")->isVisible());
    }

private:
    QToolButton* entry(const char* keyword) const
    {
        return m_rail->findChild<QToolButton*>(QLatin1String("rail_") + QLatin1String(keyword));
    }

    std::unique_ptr<NavigationRail> m_rail;
};

TANDEM_TEST(NavigationRailTest, QApplication)
#include "tst_navigationrail.moc"
