#pragma once

#include "models/error.h"
#include "storage/formats/fieldrule.h"

#include <QHash>
#include <QString>
#include <QStringList>

/// What is said of rows that a file must not have, in the same words for all files.
namespace tandem {

/// Refuses a row that says of something what one before it said.
class UniqueRows final
{
public:
    /// InvalidInput, naming both rows: one had this key, whose parts compare as comparedId().
    Expected<void> take(const QStringList& key, const RecordValue& row);

private:
    struct Seen
    {
        qint64 line = 0;
        QString pointer = {}; ///< of a document
    };

    QHash<QString, Seen> m_rows;
};

/// "... occurs twice, after PLACE.": what is to be said of a second row about the same.
QString occursTwice(const QString& what, const QString& before);
/// The same of two that stand in one value.
QString occursTwice(const QString& what);
/// What to do about it.
QString removeOneOfTheTwo();
/// "... is not a number."
tl::unexpected<Error> refuseNoNumber(const RecordValue& value, FieldHelp help);
/// Where one reads how a file is written that has no help of its own.
QString formatsHelp();
/// "There is no row in it.", nor a record or a line.
tl::unexpected<Error> nothingIn(const QString& name, const QString& help);
/// More records than there may be, at the one too many.
Error tooManyRows(const RecordValue& row, qint64 most);

} // namespace tandem
