#pragma once

#include "models/error.h"
#include "models/results/outlet.h"
#include "models/results/report.h"
#include "storage/changes/change.h"
#include "storage/formats/openfile.h"
#include "storage/project/benchmark.h"
#include "storage/project/rowsstep.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

/// Kinds of files that a project takes in, described once: for the window (FileImportDialog), the
/// command line (importFile()) and undo. See importformats.h.
namespace tandem {

class SystemBenchmark;

/// An option of an import: a field of the dialog, an option of the command.
struct ImportOption
{
    const char* key;              ///< of the option, and in the request: "max-words"
    const char* field;            ///< name of the widget
    const char* label;            ///< to be translated, with its key
    const char* placeholder = ""; ///< what stands in a field that is empty; to be translated
    qint64 maximum = 0;           ///< a whole number from 1 to this; 0: a text
};

/// One of several files that belong together.
struct ImportFile
{
    const char* field;   ///< name of the widget
    const char* chooser; ///< name of its button
    const char* label;   ///< to be translated, with its key
    const char* filter;  ///< of the platform's dialog, without "All files"
};

/// What is imported, and with which options.
struct ImportRequest
{
    QStringList paths;
    QString project{};                                  ///< what it is called, for people
    std::optional<Input> input{};                       ///< in the place of the path
    QHash<QString, QString> options{};                  ///< by key
    results::Outlet outlet = results::Outlet::Window;   ///< where the result is shown
    Progress progress{};                                ///< of reading and writing
    std::shared_ptr<const SystemBenchmark> benchmark{}; ///< where ImportFormat::readsBenchmark

    QString path() const { return paths.value(0); }
    Input file() const { return input ? *input : Input(path()); }
    /// The file's name.
    QString source() const;
    QString text(const char* key) const { return options.value(QLatin1String(key)).trimmed(); }
    /// None where the option is not given, or zero.
    std::optional<qint64> number(const char* key) const;
    /// A number as it is written where the result is shown.
    QString count(qint64 number) const;
};

/// What came of an import.
struct Imported
{
    QString sentence;       ///< what was added and what was known, translated
    QStringList messages{}; ///< what was left out, is open or strange; translated sentences
    QJsonObject fields{};   ///< the same for programs
    What changed{};
    Write undo{}; ///< takes it back; none where that cannot be
    /// By option: the names that lines of the file give themselves, which count instead.
    QHash<QString, QStringList> named{};
    QList<results::Section> sections{}; ///< tables that somebody has to see before it goes on

    /// What it changed, and that the step takes it out again.
    void setStep(const RowsStep& step);
    /// The same of a change that tells how it is taken back.
    void setWritten(const Written& written);
    /// Says that the lines name these, but for those that name nobody.
    void noteNamed(const char* option, const QStringList& names);
    /// All of it in one line.
    QString messageWithWarnings() const { return (QStringList(sentence) + messages).join(u' '); }
};

/// "Added 3 values of BLEURT; 1 was there already." `added` is the first of these, counted.
QString addedSentence(
    const ImportRequest& request, const QString& added, const QStringList& of, qint64 known);

/// Writes what was read, inside a transaction that is thrown away on failure; may be called more
/// than once. Work that does not ask for who does it may take the database alone.
using ImportWork = std::function<Expected<Imported>(const WriteContext&)>;

/// A kind of file to be imported, all of a file or nothing. Texts are to be translated as
/// ProjectWords.
struct ImportFormat
{
    const char* command = ""; ///< that imports it: "usersum values"; empty where it has none
    const char* action = "";  ///< its command in the window; begins with its screen's keyword
    const char* noun = "";    ///< in names of widgets: start"Summary"Import
    const char* dialog = "";  ///< name of the dialog; empty where it has none
    const char* purpose = ""; ///< under which its folder is remembered
    const char* title = "";
    const char* progressText = ""; ///< while it is read and written
    const char* hint = "";         ///< what the file holds
    const char* filter = "";       ///< of the platform's dialog, without "All files"
    QList<ImportOption> options{};
    const char* note = "";     ///< what options are about
    QList<ImportFile> files{}; ///< where several belong together; else one is asked for
    bool takesMany = false;    ///< several files, each by itself
    bool takesFolders = false;
    bool canUndo = true;      ///< else undo stops at it
    bool countsBytes = false; ///< progress is bytes of a file, or files of a folder; else rows
    bool readsBenchmark = false;
    bool makesProject = false; ///< the command makes a project that is not there
    /// Whether a file can be one of these, as far as its first bytes tell.
    std::function<Expected<void>(const QString& path)> check{};
    /// Whether a file looks like one of these by the names of its columns, or the keys of its first
    /// row; none where that is not told.
    bool (*resembles)(const QStringList& names) = nullptr;
    /// Reads it, before the project is locked.
    std::function<Expected<ImportWork>(const ImportRequest&)> read;

    /// "startSummaryImport", "summaryImportPath": a widget's name after the noun.
    QString nameOf(const char* before, const char* after) const;
    QString partName(const char* after) const;
};

/// How an import of these files is named among what can be undone.
QString importStepText(const QStringList& paths);

/// The import as a change of an open project, and as one step: undone, or where undo stops.
/// `imported` is filled in by its end.
Change importing(const ImportFormat& format, const ImportRequest& request,
    const std::shared_ptr<Imported>& imported);

/// The same at once, inside the caller's transaction.
Expected<Imported> importNow(Database& database, const ImportFormat& format, ImportRequest request);

/// The names in `rows` that say something, each once.
template <typename Row>
QStringList namesIn(const QList<Row>& rows, QString Row::*name)
{
    QStringList names;
    for (const Row& row : rows) {
        if (!(row.*name).isEmpty() && !names.contains(row.*name))
            names.append(row.*name);
    }
    return names;
}

} // namespace tandem
