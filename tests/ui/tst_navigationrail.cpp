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
        m_rail->addWorkspace(QStringLiteral("a"), Icon::Overview, QStringLiteral("Overview"),
            QKeySequence(QStringLiteral("Ctrl+1")));
        m_rail->addWorkspace(QStringLiteral("b"), Icon::Annotate, QStringLiteral("Annotate"));
        m_rail->addWorkspace(QStringLiteral("c"), Icon::Compare, QStringLiteral("Compare"));
        m_rail->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_rail.get()));
    }

    void theFirstEntryIsCurrentWithoutASignal()
    {
        QCOMPARE(m_rail->current(), QStringLiteral("a"));
        QSignalSpy chosen(m_rail.get(), &NavigationRail::workspaceChosen);
        m_rail->setCurrent(QStringLiteral("c"));
        m_rail->setCurrent(QStringLiteral("nowhere"));
        QCOMPARE(m_rail->current(), QStringLiteral("c"));
        QCOMPARE(chosen.size(), 0);
    }

    void upAndDownChooseAndPassWhatIsDisabled()
    {
        QSignalSpy chosen(m_rail.get(), &NavigationRail::workspaceChosen);
        m_rail->setWorkspaceEnabled(QStringLiteral("b"), false);
        QToolButton* first = entry("a");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Down);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("c"));
        QCOMPARE(m_rail->focusWidget(), entry("c"));
        QTest::keyClick(entry("c"), Qt::Key_Down);
        QCOMPARE(chosen.size(), 1);
        QTest::keyClick(entry("c"), Qt::Key_Up);
        QCOMPARE(m_rail->current(), QStringLiteral("a"));
    }

    void tabStopsAtTheCurrentEntryOnly()
    {
        m_rail->setCurrent(QStringLiteral("b"));
        QVERIFY(entry("b")->focusPolicy() & Qt::TabFocus);
        QVERIFY(!(entry("a")->focusPolicy() & Qt::TabFocus));
    }

    void labelsAndKeysAreTold()
    {
        QCOMPARE(entry("a")->toolTip(), QStringLiteral("Overview (Ctrl+1)"));
        m_rail->setLabel(QStringLiteral("a"), QStringLiteral("Übersicht"));
        QCOMPARE(entry("a")->accessibleName(), QStringLiteral("Übersicht"));
        m_rail->setCount(QStringLiteral("a"), 120);
        QVERIFY(!m_rail->grab().isNull());
    }

private:
    QToolButton* entry(const char* id) const
    {
        return m_rail->findChild<QToolButton*>(QLatin1String("rail_") + QLatin1String(id));
    }

    std::unique_ptr<NavigationRail> m_rail;
};

TANDEM_TEST(NavigationRailTest, QApplication)
#include "tst_navigationrail.moc"
