#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/project/sampleproject.h"
#include "storage/repositories/samplerepository.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsmodel.h"
#include "ui/screen/workclock.h"
#include "views/annotate/annotateworkspace.h"
#include "views/opinions/opinionsworkspace.h"
#include "views/session/projectsession.h"

#include "testmain.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QDialog>
#include <QPointer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// The clock of active time in the whole window: it runs where somebody works, and only there.
class TestActiveTime final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(
            m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        Preferences english;
        english.language = QStringLiteral("en");
        m_appearance = std::make_unique<Appearance>(*qApp, english);
        m_path = m_folder->filePath(QStringLiteral("sample.tandem"));
        QVERIFY(createSampleProject(m_path, QStringLiteral("Sample"), SampleContents::Labelled));
        m_window = std::make_unique<MainWindow>(*m_settings, *m_appearance, AskFile());
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        m_window.reset();
        m_appearance.reset();
        m_settings.reset();
        m_folder.reset();
    }

    void timeIsCountedAfterChoosingAPerson()
    {
        QVERIFY(m_window->openProject(m_path));
        choose(QStringLiteral("Ben"));
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
        choose(QStringLiteral("Ben"));
        QTRY_VERIFY(annotate()->controller().activeMs() > 20);
    }

    void timeIsCountedInOpinionsAfterChoosingAPerson()
    {
        QVERIFY(m_window->openProject(m_path));
        m_window->view()->showWorkspace(WorkspaceId::Opinions);
        QVERIFY(!clockOf<OpinionsWorkspace>().isRunning());
        choose(QStringLiteral("Ben"));
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
    /// Takes a name in "Who are you?", by keyboard.
    void choose(const QString& name)
    {
        const QPointer<QDialog> dialog =
            m_window->findChild<QDialog*>(QStringLiteral("choosePersonDialog"));
        QVERIFY(dialog);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto* people = dialog->findChild<CardsView*>();
        const RowsModel* rows = people->rows();
        for (int row = 0; row < rows->rowCount(); ++row) {
            if (rows->card(row).title == name)
                people->setCurrentIndex(rows->index(row, 0));
        }
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(m_window->session()->person(m_window->session()->currentPerson()).name, name);
        // A window manager gives the window back what the dialog had; here it goes to nobody.
        QTRY_VERIFY(!dialog);
        m_window->activateWindow();
    }

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

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<MainWindow> m_window;
    QString m_path;
};

TANDEM_TEST(TestActiveTime, QApplication)
#include "tst_activetime.moc"
