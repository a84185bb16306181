#pragma once

#include "storage/formats/fieldrule.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordreader.h"

#include <QHash>

#include <functional>
#include <optional>

namespace tandem {

/// The fields of the records of a file without the type of the rows that they become; see
/// RecordFields.
class FieldTable
{
public:
    using TakeOther = std::function<Expected<void>(void* row, const RecordValue& value)>;

    /// Whether a key is that of a field.
    bool knows(std::string_view key) const;
    /// The key of the field that a column of this name stands for, in whatever case; of another
    /// column its name, in lower case where nothing takes it.
    QString keyOfColumn(const QString& column) const;
    /// Whether any of these is the key of a field.
    bool knowsAny(const QStringList& keys) const;
    FieldHelp help() const { return m_help; }

    /// How such records stand in a file. This must outlive it.
    RecordShape shape() const;
    /// Reads all records, laid out as said or else as layoutOfRecords() finds them. InvalidInput:
    /// there is none, or two that are alike where they must not be, both named; TooLarge: too many;
    /// or what readRecords() and `take` say.
    Expected<RecordCounts> readAll(const Input& input, const RecordSink& take,
        std::optional<RecordLayout> layout = {}, const ReadProgress& progress = {}) const;

protected:
    struct Prefixed
    {
        QLatin1String prefix;
        TakeOther take;
    };

    FieldTable(FieldHelp help, QList<FieldRule> rules);

    Expected<void> readInto(void* row, const RecordValue& object) const;

    FieldHelp m_help;
    QList<FieldRule> m_rules;
    QList<Prefixed> m_prefixed; ///< what takes keys that begin so
    TakeOther m_other;          ///< what takes those that are left; without it they are passed over
    bool m_refusesOthers = false;
    QList<TakeOther> m_checks; ///< of a whole row and its object, in this order
    QLatin1String m_section;   ///< a key under which the records of a document may stand
    bool m_areEmptyCellsNone = false;
    bool m_mayBeEmpty = false;
    qint64 m_mostRows = limits::maxRows;

private:
    Expected<std::optional<double>> valueOf(
        const FieldRule& rule, const RecordValue& value, const RecordValue& object) const;
    Expected<void> checkColumns(const QStringList& columns, const QString& place) const;
    Expected<void> takeOther(void* row, const RecordValue& value) const;
};

/// Takes a list of texts. InvalidInput: it, or what is in it, is something else.
Expected<void> takeTexts(QStringList& texts, const RecordValue& list);

/// Takes a name as a field does, "" where there is none.
Expected<void> takeName(QString& name, const RecordValue& value, qsizetype most, FieldHelp help);
/// Takes a number among others under its name; what is none is left out. InvalidInput: it is
/// something else; TooLarge: there are `most` already.
Expected<void> takeScore(QHash<QString, double>& scores, const QString& name,
    const RecordValue& value, qsizetype most, FieldHelp help);

} // namespace tandem
