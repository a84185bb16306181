#pragma once

#include "models/error.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

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
