#pragma once

#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "storage/project/demoproject.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsmodel.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QPointer>
#include <QSettings>
#include <QTemporaryDir>

#include <memory>

namespace tandem {

/// What tests of the whole window have in common: for each of them a window anew, in English and
/// light colours, with settings and a folder of its own.
class WindowTest : public QObject
{
protected:
    static Preferences english()
    {
        Preferences preferences;
        preferences.language = QStringLiteral("en");
        preferences.theme = ThemeChoice::Light;
        return preferences;
    }

    /// All but the window.
    void prepare()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(
            m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, english());
    }
    /// The same, and the demo at m_path.
    void prepareSample()
    {
        prepare();
        // Made once a process, and copied.
        static const QTemporaryDir made;
        const QString first = made.filePath(QStringLiteral("sample.tandem"));
        if (!QFile::exists(first))
            makeSample(first);
        m_path = m_folder->filePath(QStringLiteral("sample.tandem"));
        if (!QFile::copy(first, m_path))
            qFatal("%s cannot be written", qPrintable(m_path));
    }
    QString sampleNamed(const QString& name) const
    {
        QString path = m_folder->filePath(name);
        makeSample(path);
        return path;
    }
    static void makeSample(const QString& path)
    {
        const auto made =
            createDemoProject(path, QStringLiteral("Sample"), SampleContents::Labelled);
        if (!made)
            qFatal("%s", qPrintable(made.error().sentence()));
    }
    /// Of its usual size where none is given.
    void showWindow(const QSize& size = {}, const AskFile& files = AskFile())
    {
        m_window = std::make_unique<MainWindow>(*m_settings, *m_appearance, files);
        if (size.isValid())
            m_window->resize(size);
        m_window->show();
        activate(m_window.get());
    }
    void removeAll()
    {
        m_window.reset();
        m_appearance.reset();
        m_settings.reset();
        m_folder.reset();
    }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), Qt::Key(key), modifiers);
    }
    Workspace* shown() const { return m_window->view()->currentWorkspace(); }
    QString personName() const
    {
        return m_window->session()->person(m_window->session()->currentPerson()).name;
    }

    /// Takes a name in "Who are you?", by keyboard.
    void choosePerson(const QString& name)
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
        QTRY_COMPARE(personName(), name);
        QTRY_VERIFY(!dialog);
        // A window manager gives the window back what the dialog had; here it goes to nobody.
        activate(m_window.get());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<MainWindow> m_window;
    QString m_path; ///< of the demo
};

} // namespace tandem
