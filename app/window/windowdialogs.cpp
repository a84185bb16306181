// The dialogs that the main window opens. None of them blocks: each is shown with open() and
// deletes itself.

#include "app/window/mainwindow.h"

#include "app/window/appearance.h"
#include "app/window/projectview.h"
#include "app/window/windowactions.h"
#include "models/version.h"
#include "storage/llm/gateway.h"
#include "ui/markdownview.h"
#include "ui/messagebar.h"
#include "ui/shortcutlist.h"
#include "views/discussion/discussiondialog.h"
#include "views/packets/mergepacketsdialog.h"
#include "views/packets/writepacketsdialog.h"
#include "views/people/peopledialogs.h"
#include "views/runs/endpointsdialog.h"
#include "views/session/projectsession.h"
#include "views/settings/preferencesdialog.h"
#include "views/settings/projectsettingsdialog.h"
#include "views/transfer/exportdialog.h"
#include "views/transfer/importdialog.h"
#include "views/transfer/upgradedialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QSettings>
#include <QVBoxLayout>

namespace tandem {

namespace {

void openFreely(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// The guide in the language of now; English where it is not translated.
QString guideText()
{
    const QString locale = QLocale().name();
    const QString language = locale.section(QLatin1Char('_'), 0, 0);
    const QStringList endings{QLatin1Char('_') + locale, QLatin1Char('_') + language, QString()};
    for (const QString& ending : endings) {
        QFile file(QStringLiteral(":/tandem/help/guide%1.md").arg(ending));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

} // namespace

void MainWindow::askForProject()
{
    const FileQuestion question{FileQuestion::Kind::Open, QStringLiteral("project"),
        tr("Open project"), projectFilter() + u";;" + allFilesFilter(), {}, {}, {}};
    m_files.one(this, question, [this](const QString& path) { openProject(path); });
}

void MainWindow::bringUpToDate(const QString& path, const QString& person)
{
    auto* dialog = new UpgradeDialog(path, this);
    connect(dialog, &UpgradeDialog::upgraded, this,
        [this, path, person] { openProject(path, person); });
    connect(dialog, &UpgradeDialog::failed, this, &MainWindow::showError);
    openFreely(dialog);
}

void MainWindow::askForImport(const QStringList& inputs, bool intoOpen)
{
    ImportTargets targets;
    targets.folder = m_files.folder(QStringLiteral("project"));
    if (intoOpen && m_session) {
        targets.project = &m_session->project();
        targets.projectName = m_session->settings().name;
    }
    auto* dialog = new ImportDialog(targets, m_files, this);
    dialog->addInputs(inputs);
    connect(dialog, &ImportDialog::projectReady, this, [this](const QString& path) {
        m_files.remember(QStringLiteral("project"), QFileInfo(path).absolutePath());
        // Samples that came into the open project are announced like any other change to its file.
        if (!m_session || QFileInfo(m_session->project().path()) != QFileInfo(path))
            openProject(path);
    });
    openFreely(dialog);
}

void MainWindow::askForExport()
{
    if (!m_session)
        return;
    auto* dialog = new ExportDialog(*m_session, m_settings, m_files, this);
    connect(dialog, &ExportDialog::exported, this,
        [this](const QString& path, const QString& sentence) {
            m_messages->showMessage(
                MessageBar::Kind::Success, tr("%1: %2").arg(QFileInfo(path).fileName(), sentence));
        });
    openFreely(dialog);
}

void MainWindow::writePackets()
{
    if (!m_session)
        return;
    auto* dialog = new WritePacketsDialog(*m_session, m_files, this);
    connect(dialog, &WritePacketsDialog::packetsWritten, this,
        [this](const QStringList&, const QString& sentence) {
            m_messages->showMessage(MessageBar::Kind::Success, sentence);
        });
    openFreely(dialog);
}

void MainWindow::mergePackets()
{
    if (!m_session)
        return;
    auto* dialog = new MergePacketsDialog(*m_session, m_files, this);
    connect(dialog, &MergePacketsDialog::packetsMerged, this, [this](const QString& sentence) {
        m_messages->showMessage(MessageBar::Kind::Success, sentence);
    });
    openFreely(dialog);
}

void MainWindow::askWhoSitsHere()
{
    if (!m_people)
        return;
    const QString key = QStringLiteral("projects/%1/person").arg(m_session->settings().uuid);
    m_people->choosePerson(m_settings.value(key).toString());
}

void MainWindow::editDiscussion(SampleId sample)
{
    openFreely(new DiscussionDialog(*m_session, sample, DiscussionDialog::unpredictable(), this));
}

void MainWindow::editSettings()
{
    if (m_session)
        openFreely(new ProjectSettingsDialog(*m_session, builtInGuideline(), this));
}

void MainWindow::editPreferences()
{
    auto* dialog = new PreferencesDialog(m_appearance.preferences(), this);
    connect(dialog, &PreferencesDialog::preferencesChanged, this,
        [this](const Preferences& preferences) {
            savePreferences(m_settings, preferences);
            m_appearance.apply(preferences);
            if (m_view)
                m_view->setPreferences(preferences);
        });
    openFreely(dialog);
}

void MainWindow::editEndpoints()
{
    if (m_view) {
        m_view->editEndpoints();
        return;
    }
    auto* gateway = new llm::Gateway(this);
    auto* dialog = new EndpointsDialog(m_endpoints, m_keys, *gateway, this);
    connect(dialog, &QObject::destroyed, gateway, &QObject::deleteLater);
    openFreely(dialog);
}

void MainWindow::showShortcuts()
{
    openFreely(new ShortcutList(m_actions->shortcutEntries(), this));
}

void MainWindow::showGuide()
{
    auto* dialog = new QDialog(this);
    dialog->setObjectName(QStringLiteral("guide"));
    dialog->setWindowTitle(tr("Guide"));
    dialog->resize(720, 640);
    auto* text = new MarkdownView(dialog);
    text->setMarkdownText(guideText());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    openFreely(dialog);
}

void MainWindow::showAbout()
{
    auto* box = new QMessageBox(this);
    box->setObjectName(QStringLiteral("about"));
    box->setWindowTitle(tr("About Tandem"));
    box->setTextFormat(Qt::PlainText);
    box->setIconPixmap(windowIcon().pixmap(64, 64));
    box->setText(QStringLiteral("Tandem ") + programVersion());
    box->setInformativeText(
        tr("Builds summarization benchmarks by hand: two people label the same material blind to "
           "each other, and only what both say stays.\n\nFree software under the GNU General "
           "Public License, version 3 or later."));
    openFreely(box);
}

} // namespace tandem
