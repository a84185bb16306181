#pragma once

#include "app/commandline/call.h"
#include "models/error.h"
#include "models/rounds/samplerow.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factrepository.h"

#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// What an edit works with.
struct FactJob
{
    Database& database;
    Call& call;
    PersonId by;
    FactRepository facts{database};
    FactEdits edits{database};
    /// Texts that follow the project.
    QStringList texts() const { return call.words().mid(2); }
};

/// What an edit did, for a reader, and the facts that it left.
struct FactDone
{
    QString text;
    QList<FactId> facts;
};

/// The sample that --sample names; a misuse where it names none.
Expected<SampleRow> sampleIn(FactJob& job);
/// The fact that an option names: a number in the sample's list, or a UUID.
Expected<FactId> factIn(FactJob& job, OptionName option);

/// Does what a verb asks for.
using FactEditing = Expected<FactDone> (*)(FactJob&);
/// The edit behind a verb ("add", "edit", ...); null where there is none.
FactEditing editingOf(const QString& verb);

} // namespace tandem
