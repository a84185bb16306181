#pragma once

#include "models/error.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/caserepository.h"

#include <QString>
#include <QStringList>

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

/// Imports the cases of a file that readCases() takes into the project, inside the caller's
/// transaction, which must be thrown away on failure: all or nothing. `system` is the name of the
/// system whose outputs the file has, where the file itself names none; may be empty. `progress`
/// counts bytes read. Errors of readCases(); Refused, with the record's place, where a system has
/// another output for a case already.
Expected<CaseImport> importCases(
    Database& database, const QString& path, const QString& system, const Progress& progress = {});

} // namespace tandem
