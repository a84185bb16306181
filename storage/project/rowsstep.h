#pragma once

#include "models/error.h"
#include "storage/changes/change.h"
#include "storage/database/sqlvalue.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

/// Rows that an import brought, or that somebody removes: taken out and put back as one step.
namespace tandem {

/// The rows of a table for which a condition holds.
struct RowSelection
{
    QLatin1String table;
    QString condition;
    SqlValues arguments = {};
};

/// Rows of a table as they were stored, to be put back as they were.
struct StoredRows
{
    QLatin1String table;
    QStringList columns;
    QList<SqlValues> rows;
};

/// The selected rows as they stand there.
Expected<StoredRows> rowsAsStored(Database& database, const RowSelection& selection);

/// Writes an entry of the journal, by who does it.
using JournalNote = std::function<Expected<void>(
    const WriteContext& context, const QString& event, QJsonObject detail)>;
/// The plain one.
Expected<void> noteInJournal(
    const WriteContext& context, const QString& event, const QJsonObject& detail);
/// One about summaries, values and predictions that no run made, with a digest of all that there is
/// now (broughtDigest()), so that nobody changes them unseen.
Expected<void> recordImport(const WriteContext& context, const QString& event, QJsonObject detail);
/// Whether there is what the last such entry says; also where there is no entry.
Expected<bool> matchesImportRecord(Database& database);

/// Rows that go as one step, and come back as they were.
struct RowsStep
{
    struct Rows
    {
        /// The tables in the order in which they can come back: each may be named by those behind.
        QList<RowSelection> rows;
        /// What stood in the place of some of them before; comes back when they go.
        QList<StoredRows> before{};
        QJsonObject detail{}; ///< of the journal, in the place of the step's own
    };

    /// Says which rows are meant, or refuses.
    std::function<Expected<Rows>(Database&)> select;
    What changed;
    QString outEvent;  ///< of the journal, when they go
    QString backEvent; ///< when they are put back
    QJsonObject detail = {};
    JournalNote note = &noteInJournal;

    /// Writes the journal's entry of rows that were just added.
    Expected<void> recordAdded(const WriteContext& context) const
    {
        return note(context, backEvent, detail);
    }
};

/// The write that takes them out; its inverse puts them back, and can be undone in turn.
Write takingRows(const RowsStep& step);

} // namespace tandem
