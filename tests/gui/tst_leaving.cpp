#include "app/window/endsignals.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "views/session/unfinishedwork.h"
#include "windowtest.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSemaphore>

#include <csignal>

using namespace tandem;

/// Closing the window, the project, or opening another one, with something unfinished.
class TestLeaving final : public WindowTest
{
    Q_OBJECT

private slots:
    void init()
    {
        prepareSample();
        showWindow();
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
    }

    void cleanup() { removeAll(); }

    void closingWaitsForWhatIsOnItsWayToTheFile()
    {
        QSemaphore disk;
        submit(disk, false);
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible());
        QVERIFY(messages()->text().contains(QStringLiteral("Saving 1 change")));
        disk.release();
        QTRY_VERIFY(!m_window->isVisible());
        QVERIFY(!m_window->session());
    }

    void whatFailsWhileClosingIsSaidAndTheWindowStays()
    {
        QSemaphore disk;
        submit(disk, true);
        m_window->close();
        disk.release();
        QTRY_VERIFY(messages()->text().contains(QStringLiteral("The disk is full.")));
        QCoreApplication::processEvents();
        QVERIFY(m_window->isVisible());
        QVERIFY(m_window->view()->isEnabled());
        QVERIFY(m_window->close());
    }

    void askedAgainItLeavesWithoutWhatIsOnItsWay()
    {
        int ended = 0;
        QString underWay = QStringLiteral("Waiting for 4 answers.");
        m_window->session()->unfinished().addWork(
            m_window->session(), [&underWay] { return underWay; }, [&ended] { ++ended; });
        m_window->close();
        QVERIFY(m_window->isVisible());
        QVERIFY(messages()->text().startsWith(QStringLiteral("Waiting for 4 answers.")));
        QCOMPARE(ended, 1);
        underWay = QStringLiteral("Waiting for 3 answers.");
        emit m_window->session()->unfinished().changed();
        QVERIFY(messages()->text().startsWith(QStringLiteral("Waiting for 3 answers.")));
        QVERIFY(m_window->close());
        QVERIFY(!m_window->isVisible());
    }

    void whoeverWantsToStayGoesOn()
    {
        QString underWay = QStringLiteral("Waiting for 4 answers.");
        m_window->session()->unfinished().addWork(
            m_window->session(), [&underWay] { return underWay; });
        m_window->close();
        QVERIFY(!m_window->view()->isEnabled());
        QTest::mouseClick(messages()->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(m_window->view()->isEnabled());
        underWay.clear();
        emit m_window->session()->unfinished().changed();
        QCoreApplication::processEvents();
        QVERIFY(m_window->isVisible());
        QVERIFY(m_window->session());
    }

    void anotherProjectIsOpenedOnceTheFirstIsSaved()
    {
        const QString other = sampleNamed(QStringLiteral("other.tandem"));
        QSemaphore disk;
        submit(disk, false);
        QVERIFY(!m_window->openProject(other, QStringLiteral("Ada")));
        QCOMPARE(m_window->session()->project().path(), m_path);
        disk.release();
        QTRY_VERIFY(m_window->session() && m_window->session()->project().path() == other);
        QCOMPARE(personName(), QStringLiteral("Ada"));
    }

    void aHalfTypedNoteIsSavedOnClosing()
    {
        typeNote();
        m_window->close();
        QTRY_VERIFY(!m_window->isVisible());
        QCOMPARE(lastNote(), QStringLiteral("half a note"));
    }

    void aSignalToEndClosesTheProjectAsTheWindowDoes()
    {
        const EndSignals endSignals;
        connect(&endSignals, &EndSignals::received, m_window.get(), &QWidget::close);
        typeNote();
        QCOMPARE(std::raise(SIGTERM), 0);
        QTRY_VERIFY(!m_window->isVisible());
        QVERIFY(!m_window->session());
        QVERIFY(!QFile::exists(m_path + QStringLiteral("-wal")));
        QCOMPARE(lastNote(), QStringLiteral("half a note"));
    }

    void aHalfTypedNoteIsItsWritersWhenAnotherSitsDown()
    {
        typeNote();
        for (const Person& person : m_window->session()->people()) {
            if (person.name == QLatin1String("Ada"))
                m_window->session()->setCurrentPerson(person.id);
        }
        QCOMPARE(personName(), QStringLiteral("Ada"));
        m_window->session()->project().flush();
        QCOMPARE(lastNote(), QStringLiteral("half a note"));
        QVERIFY(!messages()->isVisible());
    }

    void whatOnlyTheUserCanFinishIsAskedAboutOnce()
    {
        QString unsaved = QStringLiteral("The reason is not given yet.");
        m_window->session()->unfinished().addTyped(
            m_window->session(), {}, [&unsaved] { return unsaved; });
        QVERIFY(!m_window->close());
        QVERIFY(messages()->text().startsWith(unsaved));
        // Something else since: asked about anew.
        unsaved = QStringLiteral("A decision is not made yet.");
        QVERIFY(!m_window->close());
        QVERIFY(messages()->text().startsWith(unsaved));
        QVERIFY(m_window->close());
    }

    void whoTookTheQuestionAwayIsAskedAnew()
    {
        m_window->session()->unfinished().addTyped(
            m_window->session(), {}, [] { return QStringLiteral("The reason is not given yet."); });
        QVERIFY(!m_window->close());
        messages()->clear();
        QVERIFY(!m_window->close());
        QVERIFY(m_window->close());
    }

    void aDialogThatAsksKeepsTheWindow()
    {
        m_window->session()->setCurrentPerson(lead());
        m_window->findChild<QAction*>(QStringLiteral("projectSettings"))->trigger();
        auto* name = m_window->findChild<QLineEdit*>(QStringLiteral("projectName"));
        QVERIFY(name);
        name->setText(QStringLiteral("Another name"));
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible() && name->isVisible());
        QVERIFY(m_window->close());
    }

private:
    /// A write that takes as long as `disk` says.
    void submit(QSemaphore& disk, bool fails)
    {
        m_window->session()->project().change(
            {.write = [&disk, fails](Database&) -> Expected<Written> {
                disk.acquire();
                if (fails)
                    return failure(ErrorCode::DiskFull, QStringLiteral("The disk is full."));
                return Written(SettingsChanged{});
            }});
    }

    void typeNote()
    {
        const auto sample = SampleRepository(m_window->session()->project().reader()).rowAt(3);
        m_window->session()->setCurrentSample(sample->id);
        auto* article = m_window->findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
        article->setFocus();
        QTest::keyClick(article, Qt::Key_T);
        auto* note = m_window->findChild<QPlainTextEdit*>(QStringLiteral("noteText"));
        QVERIFY(note && note->isVisible());
        QTest::keyClicks(note, QStringLiteral("half a note"));
    }

    /// The note in Ben's last answer in the project's file.
    QString lastNote() const
    {
        const auto database = Database::open(m_path, Database::Mode::ReadOnly);
        Statement row(**database,
            QStringLiteral("SELECT note FROM answer a JOIN person p ON p.id = a.person_id"
                           " WHERE p.name = 'Ben' ORDER BY a.id DESC LIMIT 1"));
        return row.next() ? row.text(0) : QString();
    }

    PersonId lead() const
    {
        for (const Person& person : m_window->session()->people()) {
            if (person.role == Role::Lead)
                return person.id;
        }
        return {};
    }

    MessageBar* messages() const
    {
        return m_window->findChild<MessageBar*>(QStringLiteral("windowMessages"));
    }
};

TANDEM_TEST(TestLeaving, QApplication)
#include "tst_leaving.moc"
