#include "ui/askfile.h"

#include "ui/parts.h"
#include "ui/widgetwords.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace tandem {

namespace {

using Kind = FileQuestion::Kind;

QString settingsKey(const QString& purpose)
{
    return QStringLiteral("folders/") + purpose;
}

QFileDialog::FileMode modeOf(Kind kind)
{
    switch (kind) {
    case Kind::Open:
        return QFileDialog::ExistingFile;
    case Kind::OpenMany:
        return QFileDialog::ExistingFiles;
    case Kind::Folder:
        return QFileDialog::Directory;
    case Kind::Save:
    case Kind::Name:
        break;
    }
    return QFileDialog::AnyFile;
}

void askPlatform(QWidget* parent, const FileQuestion& question, const AskFile::Chosen& chosen)
{
    auto* dialog = new QFileDialog(parent, question.title, question.folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(modeOf(question.kind));
    dialog->setOption(QFileDialog::ShowDirsOnly, question.kind == Kind::Folder);
    if (!question.filter.isEmpty())
        dialog->setNameFilters(question.filter.split(QStringLiteral(";;")));
    if (question.kind == Kind::Save || question.kind == Kind::Name) {
        const QFileInfo suggested(question.suggestion);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        // Asked about afterwards: some platforms look before the ending is added to the name.
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        dialog->setDefaultSuffix(suggested.suffix());
        dialog->selectFile(suggested.fileName());
    }
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, chosen);
    // Not every window manager gives the keyboard back to the window below.
    QObject::connect(dialog, &QDialog::finished, parent, &QWidget::activateWindow);
    dialog->open();
}

void showInFileManager(const QString& folder)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

QString replaceQuestion(const QStringList& there)
{
    const QFileInfo first(there.first());
    const QString folder = QDir::toNativeSeparators(first.absolutePath());
    if (there.size() == 1)
        return WidgetWords::tr("%1 already exists in %2. Replace it?")
            .arg(first.fileName(), folder);
    return WidgetWords::tr(
        "%n files already exist in %1. Replace them?", nullptr, int(there.size()))
        .arg(folder);
}

} // namespace

AskFile::AskFile()
    : AskFile(nullptr)
{
}

AskFile::AskFile(QSettings* settings)
    : AskFile(settings, &askPlatform, &showInFileManager)
{
}

AskFile::AskFile(QSettings* settings, Ask ask, ShowFolder show)
    : m_settings(settings)
    , m_ask(std::move(ask))
    , m_show(std::move(show))
{
}

void AskFile::operator()(QWidget* parent, FileQuestion question, const Chosen& chosen) const
{
    const QFileInfo suggested(question.suggestion);
    if (question.folder.isEmpty())
        question.folder = suggested.isAbsolute() ? suggested.absolutePath()
                                                 : folder(question.purpose, question.beside);
    m_ask(parent, question, [=, files = *this](const QStringList& paths) {
        if (paths.isEmpty())
            return;
        const auto go = [=] {
            files.remember(question.purpose, question.kind == Kind::Folder
                                                 ? paths.first()
                                                 : QFileInfo(paths.first()).absolutePath());
            chosen(paths);
        };
        if (question.kind != Kind::Save)
            return go();
        confirmReplace(parent, paths, go, [=] {
            FileQuestion again = question;
            again.suggestion = paths.first();
            again.folder.clear();
            files(parent, again, chosen);
        });
    });
}

void AskFile::one(QWidget* parent, const FileQuestion& question,
    const std::function<void(const QString& path)>& chosen) const
{
    (*this)(parent, question, [chosen](const QStringList& paths) { chosen(paths.first()); });
}

QString AskFile::folder(const QString& purpose, const QString& beside) const
{
    QStringList folders;
    if (m_settings)
        folders.append(m_settings->value(settingsKey(purpose)).toString());
    if (!beside.isEmpty())
        folders.append(QFileInfo(beside).absolutePath());
    folders.append(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const auto known = std::find_if(folders.cbegin(), folders.cend(), isKnownFolder);
    return known == folders.cend() ? QDir::homePath() : *known;
}

void AskFile::remember(const QString& purpose, const QString& folder) const
{
    if (m_settings)
        m_settings->setValue(settingsKey(purpose), folder);
}

void confirmReplace(QWidget* parent, const QStringList& paths, const std::function<void()>& go,
    const std::function<void()>& refused)
{
    QStringList there = paths;
    there.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    if (there.isEmpty())
        return go();
    auto* box = named(new QMessageBox(QMessageBox::Warning, WidgetWords::tr("Replace?"),
                          replaceQuestion(there), QMessageBox::Cancel, parent),
        "confirmReplace");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    QPushButton* replace = box->addButton(WidgetWords::tr("&Replace"), QMessageBox::AcceptRole);
    replace->setObjectName(QStringLiteral("replaceFile"));
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(box, &QMessageBox::finished, parent, [box, replace, go, refused] {
        if (box->clickedButton() == replace)
            go();
        else if (refused)
            refused();
    });
    box->open();
}

bool isKnownFolder(const QString& folder)
{
    const QStringList parts = QDir::cleanPath(folder).split(QLatin1Char('/'));
    const bool hidden = std::any_of(parts.cbegin(), parts.cend(),
        [](const QString& part) { return part.startsWith(QLatin1Char('.')); });
    const QString own = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return !hidden && folder != own && !folder.startsWith(own + QLatin1Char('/')) &&
           QFileInfo(folder).isDir();
}

QString projectFilter()
{
    return WidgetWords::tr("Tandem projects (%1)").arg(QStringLiteral("*.tandem"));
}

QString allFilesFilter()
{
    return WidgetWords::tr("All files (%1)").arg(QStringLiteral("*"));
}

} // namespace tandem
