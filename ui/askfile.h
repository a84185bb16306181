#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QSettings;
class QWidget;

namespace tandem {

/// What a file is asked for.
struct FileQuestion
{
    enum class Kind {
        Open,     ///< one that is there
        OpenMany, ///< some that are there
        Save,     ///< one that is written; replacing it is asked about
        Name,     ///< a name for something new; whoever asks refuses one that is taken
        Folder,   ///< one that is there
    };

    Kind kind = Kind::Open;
    QString purpose;    ///< under which the folder is remembered, e.g. "table"; never translated
    QString title;      ///< of the dialog; the platform's own where empty
    QString filter;     ///< as QFileDialog takes it
    QString suggestion; ///< for Save and Name: a name with its ending, or a whole path
    QString beside;     ///< the file to begin beside where no folder is remembered
    QString folder;     ///< where to begin; found by AskFile unless the suggestion says it
};

/// How files are asked for, everywhere. Nothing waits: what was chosen comes by the callback, which
/// is not called when the user changes their mind.
class AskFile final
{
public:
    using Chosen = std::function<void(const QStringList& paths)>;
    /// Puts one question to the user, or answers in their place in a test.
    using Ask = std::function<void(QWidget* parent, const FileQuestion&, const Chosen&)>;
    using ShowFolder = std::function<void(const QString& folder)>;

    /// The platform's dialogs; folders are not remembered.
    AskFile();
    /// `settings` remembers the folders and outlives all copies; null where nothing is remembered.
    explicit AskFile(QSettings* settings);
    AskFile(QSettings* settings, Ask ask, ShowFolder show = {});

    /// Asks. A file that would be replaced is named to the user first; a refusal asks again.
    void operator()(QWidget* parent, FileQuestion question, const Chosen& chosen) const;
    /// The same for the one path of every kind but OpenMany.
    void one(QWidget* parent, const FileQuestion& question,
        const std::function<void(const QString& path)>& chosen) const;

    /// Where files of this purpose went or came from last, else the folder of `beside`, else the
    /// user's documents: a folder that is there and that the user can find.
    QString folder(const QString& purpose, const QString& beside = {}) const;
    /// Where things of that kind are remembered; may be null.
    QSettings* settings() const { return m_settings; }
    /// For paths that were typed rather than chosen.
    void remember(const QString& purpose, const QString& folder) const;
    /// Shows a folder in the desktop's file manager.
    void showFolder(const QString& folder) const { m_show(folder); }

private:
    QSettings* m_settings;
    Ask m_ask;
    ShowFolder m_show;
};

/// Calls `go` if none of the files is there, and else when the user has agreed that they are
/// replaced; `refused`, where given, if they do not.
void confirmReplace(QWidget* parent, const QStringList& paths, const std::function<void()>& go,
    const std::function<void()>& refused = {});

/// Whether a folder is there and can be found by its owner: no part of its path is hidden, as the
/// program's own data is.
bool isKnownFolder(const QString& folder);

/// The filter of project files.
QString projectFilter();
/// "All files (*)", to be joined to another filter by ";;".
QString allFilesFilter();

} // namespace tandem
