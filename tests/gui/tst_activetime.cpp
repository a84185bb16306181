#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/samplerepository.h"
#include "testmain.h"
#include "ui/screen/workclock.h"
#include "views/annotate/annotateworkspace.h"
#include "views/opinions/opinionsworkspace.h"
#include "windowtest.h"

#include <QAbstractScrollArea>
#include <QAction>

using namespace tandem;

/// The clock of active time in the whole window: it runs where somebody works, and only there.
class TestActiveTime final : public WindowTest
{
    Q_OBJECT

private slots:
    void init()
    {
        prepareSample();
        showWindow();
    }

    void cleanup() { removeAll(); }

    void timeIsCountedAfterChoosingAPerson()
    {
        QVERIFY(m_window->openProject(m_path));
        choosePerson(QStringLiteral("Ben"));
        m_window->session()->setCurrentSample(sampleAt(3));
        QTRY_VERIFY(annotate()->controller().activeMs() > 20);
        auto* article = m_window->findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
        QTest::keyClick(article, Qt::Key_Y);
        m_window->session()->project().flush();
        QVERIFY(lastDuration() > 0);
    }

    void timeIsCountedAfterAnotherPersonWasChosenInTheMiddle()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        m_window->session()->setCurrentSample(sampleAt(3));
        m_window->findChild<QAction*>(QStringLiteral("choosePerson"))->trigger();
        choosePerson(QStringLiteral("Ben"));
        QTRY_VERIFY(annotate()->controller().activeMs() > 20);
    }

    void timeIsCountedInOpinionsAfterChoosingAPerson()
    {
        QVERIFY(m_window->openProject(m_path));
        m_window->view()->showWorkspace(WorkspaceId::Opinions);
        QVERIFY(!clockOf<OpinionsWorkspace>().isRunning());
        choosePerson(QStringLiteral("Ben"));
        QTRY_VERIFY(clockOf<OpinionsWorkspace>().isRunning());
    }

    void noTimeIsCountedBehindADialogOrOnAnotherPage()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        const WorkClock& clock = clockOf<AnnotateWorkspace>();
        QTRY_VERIFY(clock.isRunning());
        m_window->findChild<QAction*>(QStringLiteral("preferences"))->trigger();
        QTRY_VERIFY(!clock.isRunning());
        m_window->findChild<QDialog*>(QStringLiteral("preferencesDialog"))->reject();
        QTRY_VERIFY(clock.isRunning());
        m_window->view()->showWorkspace(WorkspaceId::Overview);
        QVERIFY(!clock.isRunning());
        m_window->view()->showWorkspace(WorkspaceId::Annotate);
        QVERIFY(clock.isRunning());
    }

private:
    AnnotateWorkspace* annotate() { return m_window->findChild<AnnotateWorkspace*>(); }

    template <typename Screen>
    const WorkClock& clockOf()
    {
        return m_window->findChild<Screen*>()->clock();
    }

    SampleId sampleAt(int position)
    {
        return SampleRepository(m_window->session()->project().reader()).rowAt(position)->id;
    }

    qint64 lastDuration()
    {
        return m_window->session()
            ->project()
            .reader()
            .scalar(QStringLiteral("SELECT duration_ms FROM answer ORDER BY id DESC LIMIT 1"))
            ->toLongLong();
    }
};

TANDEM_TEST(TestActiveTime, QApplication)
#include "tst_activetime.moc"
