#pragma once

#include "storage/formats/recordfields.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// Columns under names that nobody knows before, each a measure where it holds numbers. Gathers the
/// values of rows, and tells at the end which columns hold some.
class NumberColumns final
{
public:
    using Values = QList<std::optional<double>>;

    /// Takes what a row has under keys that are none of the fields' into its values: a number from
    /// -1e60 to 1e60, or none of what meansNoNumber(). InvalidInput: a name with a control
    /// character; TooLarge: a name over 200 characters, or over 1,000 columns.
    Expected<void> take(Values& values, const FieldTable& fields, const Record& record);

    /// Of `values` those of columns that hold a number.
    Values kept(const Values& values) const;
    QStringList names() const;
    /// Columns that hold something else alone.
    QStringList left() const;
    /// That no column of the file holds a number, or the first thing that is none in one that does.
    std::optional<Error> problem(const QString& file, FieldHelp help) const;

private:
    struct Column
    {
        QString name;
        bool hasNumber = false;
        std::optional<Error> noNumber = {};
    };

    Expected<void> takeValue(Values& values, const RecordValue& value, FieldHelp help);
    Expected<qsizetype> placeOf(const RecordValue& value, FieldHelp help);

    QList<Column> m_columns;
    QHash<QString, qsizetype> m_places;
};

} // namespace tandem
