#include "storage/changes/history.h"
#include "views/session/asidechange.h"

#include "projectfixture.h"
#include "storage/repositories/excluding.h"
#include "testmain.h"
#include "views/session/projectsession.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;

/// Setting aside as a step that is undone, while others do the same from elsewhere.
class TestAsideChange : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_session = std::make_unique<ProjectSession>(m_fixture->open());
        m_session->setCurrentPerson(m_fixture->lea);
    }
    void cleanup() { m_session.reset(); }

    void whatWasExcludedIsUndoneAndDoneAgain()
    {
        change(true, QStringLiteral("doubled"));
        QCOMPARE(reason(), QStringLiteral("doubled"));
        undo();
        QVERIFY(!aside());
        m_session->history().redo();
        m_session->project().flush();
        QCOMPARE(reason(), QStringLiteral("doubled"));
        undo();
        QVERIFY(!aside());
    }

    void undoLeavesWhatSomebodyExcludedAnewSince()
    {
        change(true, QStringLiteral("doubled"));
        QVERIFY(elsewhere().bringBack(sample(), m_fixture->lea));
        QVERIFY(elsewhere().exclude(sample(), QStringLiteral("not news"), m_fixture->lea));
        const QSignalSpy failures(m_session.get(), &ProjectSession::changeFailed);
        undo();
        QCOMPARE(failures.size(), 1);
        QVERIFY(failures.at(0).at(0).value<Error>().sentence().contains(
            QStringLiteral("excluded again since")));
        QCOMPARE(reason(), QStringLiteral("not news"));
        QCOMPARE(m_session->history().count(), 0);
    }

    void undoLeavesWhatSomebodyBroughtBackAnewSince()
    {
        QVERIFY(elsewhere().exclude(sample(), QStringLiteral("doubled"), m_fixture->lea));
        change(false);
        QVERIFY(elsewhere().exclude(sample(), QStringLiteral("again"), m_fixture->lea));
        QVERIFY(elsewhere().bringBack(sample(), m_fixture->lea));
        const QSignalSpy failures(m_session.get(), &ProjectSession::changeFailed);
        undo();
        QCOMPARE(failures.size(), 1);
        QVERIFY(!aside());
        QCOMPARE(m_session->history().count(), 0);
    }

private:
    SampleId sample() const { return m_fixture->samples.at(0); }
    SettingAside elsewhere() const { return SettingAside(m_fixture->database()); }
    std::optional<Excluded> aside() const { return ProjectFixture::take(elsewhere().of(sample())); }
    QString reason() const { return aside().value_or(Excluded()).reason; }
    void change(bool isAside, const QString& why = {})
    {
        changeAside(*m_session, m_session.get(), {sample()}, isAside, why);
        m_session->project().flush();
    }
    void undo()
    {
        m_session->history().undo();
        m_session->project().flush();
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<ProjectSession> m_session;
};

TANDEM_TEST(TestAsideChange, QApplication)
#include "tst_asidechange.moc"
