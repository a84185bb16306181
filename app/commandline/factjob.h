#pragma once

#include "app/commandline/arguments.h"
#include "models/error.h"
#include "models/rounds/samplerow.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factrepository.h"

#include <QString>
#include <QStringList>

namespace tandem {

class Database;
struct Console;

/// Options of "tandem facts" for a person's edits; the side, the samples and replace are those of
/// its runs as well.
namespace factoption {
inline constexpr QLatin1String sample("sample");
inline constexpr QLatin1String samples("samples");
inline constexpr QLatin1String side("side");
inline constexpr QLatin1String paragraph("paragraph");
inline constexpr QLatin1String fact("fact");
inline constexpr QLatin1String other("other");
inline constexpr QLatin1String place("place");
inline constexpr QLatin1String masked("masked");
inline constexpr QLatin1String note("note");
inline constexpr QLatin1String replace("replace");
inline constexpr QLatin1String duplicates("duplicates"); ///< skip or keep
} // namespace factoption

/// What an edit works with.
struct FactJob
{
    Database& database;
    const Arguments& arguments;
    Console& console;
    PersonId by;
    FactRepository facts{database};
    FactEdits edits{database};
    /// Texts that follow the project.
    QStringList texts() const { return arguments.words().mid(2); }
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
Expected<FactId> factIn(FactJob& job, QLatin1String option);

/// Does what a verb asks for.
using FactEditing = Expected<FactDone> (*)(FactJob&);
/// The edit behind a verb ("add", "edit", ...); null where there is none.
FactEditing editingOf(const QString& verb);

} // namespace tandem
