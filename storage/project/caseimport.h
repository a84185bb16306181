#pragma once

#include "models/error.h"
#include "storage/changes/change.h"
#include "storage/project/fileimport.h"
#include "storage/repositories/caserepository.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>

class QTemporaryFile;

namespace tandem {

class Database;

/// What importing cases brought.
struct CaseImport
{
    CasesAdded added;
    qint64 records = 0;
    qint64 withoutOutput = 0; ///< records whose text is still to be generated
    QStringList messages;     ///< translated sentences about what a person should know
};

/// The cases of a file, read and checked, on their way into a project: reading takes long, and a
/// project is locked only while they are written. They wait in a temporary file without a name, so
/// that memory does not grow with them and nothing is left of them whatever happens.
class CaseFile final
{
public:
    /// Reads a file that readCases() takes. `system` is the name of the system whose outputs the
    /// file has, where the file itself names none; may be empty. `progress` counts bytes read.
    /// Errors of readCases(), and NotWritable where they cannot be kept.
    static Expected<CaseFile> read(
        const QString& path, const QString& system, const Progress& progress = {});

    /// Adds the cases inside the caller's transaction, which must be thrown away on failure: all or
    /// nothing. Refused, with the record's place, where a system has another output for a case
    /// already.
    Expected<CaseImport> write(const WriteContext& context) const;

private:
    explicit CaseFile(const QString& path);

    QString m_name;
    std::shared_ptr<QTemporaryFile> m_cases;
    qint64 m_records = 0;
};

/// What adding cases came to, for whoever imports them: "3 new cases, 6 new outputs in p.tandem."
/// behind what came `before` them.
Imported importedCases(
    const CasesAdded& added, const ImportRequest& request, const QString& before = {});

/// What there is to say of names that stand for different cases (another prompt or expected text)
/// in the outputs of different systems: these have no case in common, and no test pairs them.
/// `names` are those to look at. Translated; empty where there is none.
Expected<QStringList> caseConflictMessages(Database& database, const QSet<QString>& names);

/// A name that stands for several cases although they are to be one.
struct CaseConflict
{
    QString name;
    bool isReference = false; ///< one prompt has several expected texts; else the prompts differ
    qint64 cases = 0;         ///< that are called so
    QStringList systems;      ///< with an output for one of them, in the order of names
};

/// The conflicts in a project, in the order of its cases: prompts with several expected texts under
/// one name, and those that caseConflictMessages() tells of.
Expected<QList<CaseConflict>> caseConflicts(Database& database);

} // namespace tandem
