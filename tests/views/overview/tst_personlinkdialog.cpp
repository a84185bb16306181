#include "views/overview/personlinkdialog.h"

#include "projectfixture.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace tandem;

/// The link of a person, made and revoked by its lead.
class TestPersonLinkDialog : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_session = std::make_unique<ProjectSession>(m_fixture->open());
        m_session->setCurrentPerson(m_fixture->lea);
        m_dialog = std::make_unique<PersonLinkDialog>(*m_session, m_session->person(m_fixture->ada),
            QStringLiteral("https://studies.example.org/"));
        m_dialog->open();
    }

    void cleanup()
    {
        m_dialog.reset();
        m_session.reset();
        m_fixture.reset();
    }

    void aLinkIsMadeShownAndCopied()
    {
        QTRY_VERIFY(find<QLabel>("personLinkState")->text().contains(QLatin1String("No link")));
        QVERIFY(!find<QPushButton>("personLinkRevoke")->isEnabled());
        const QSignalSpy made(m_dialog.get(), &PersonLinkDialog::linkMade);
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QTRY_COMPARE(made.size(), 1);
        const QString link = find<QLineEdit>("personLinkShown")->text();
        QVERIFY(link.startsWith(QLatin1String("https://studies.example.org/p/")));
        QCOMPARE(QGuiApplication::clipboard()->text(), link);
        QCOMPARE(personOf(link), m_fixture->ada);
        QVERIFY(!find<QLabel>("personLinkCode")->pixmap(Qt::ReturnByValue).isNull());
        QTRY_VERIFY(find<QPushButton>("personLinkRevoke")->isEnabled());
        // Enter, pressed once more, does not end it.
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QCOMPARE(find<QLineEdit>("personLinkShown")->text(), link);
        QCOMPARE(personOf(link), m_fixture->ada);
        // Copied again by its button, as the clipboard may have lost it.
        QGuiApplication::clipboard()->clear();
        find<QPushButton>("personLinkCopy")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), link);
    }

    void aLinkIsRevokedAfterAQuestion()
    {
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QTRY_VERIFY(find<QPushButton>("personLinkRevoke")->isEnabled());
        const QString link = find<QLineEdit>("personLinkShown")->text();
        find<QPushButton>("personLinkRevoke")->click();
        QCOMPARE(personOf(link), m_fixture->ada);
        m_dialog->findChild<MessageBar*>()->findChild<QPushButton*>()->click();
        QTRY_VERIFY(!personOf(link).isValid());
        QTRY_VERIFY(!find<QPushButton>("personLinkRevoke")->isEnabled());
        QVERIFY(!find<QLineEdit>("personLinkShown")->isVisible());
    }

    void whatIsNoAddressIsRefused()
    {
        find<QLineEdit>("personLinkAddress")->setText(QStringLiteral("studies"));
        const QSignalSpy made(m_dialog.get(), &PersonLinkDialog::linkMade);
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QTRY_VERIFY(m_dialog->findChild<MessageBar*>()->isVisible());
        QCOMPARE(made.size(), 0);
    }

    void onlyALeadMakesOne()
    {
        m_session->setCurrentPerson(m_fixture->ben);
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QTRY_VERIFY(m_dialog->findChild<MessageBar*>()->isVisible());
        QVERIFY(ProjectFixture::take(PersonLinks(m_fixture->database()).all()).isEmpty());
    }

private:
    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(m_dialog.get(), name);
    }
    /// Whose link it is, as another process finds it; invalid: nobody's.
    PersonId personOf(const QString& link) const
    {
        const auto found =
            ProjectFixture::take(PersonLinks(m_fixture->database()).linkOf(link.section(u'/', -1)));
        return found ? found->person : PersonId();
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<PersonLinkDialog> m_dialog;
};

TANDEM_TEST(TestPersonLinkDialog, QApplication)
#include "tst_personlinkdialog.moc"
