#pragma once

#include "storage/formats/fieldtable.h"
#include "storage/formats/rowrefusals.h"

#include <functional>
#include <initializer_list>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>

namespace tandem {

/// A target of a field that is a member of a member of the row.
template <typename Outer, typename Inner>
auto inside(Outer outer, Inner inner)
{
    return [outer, inner](
               auto& row) -> decltype(auto) { return std::invoke(inner, std::invoke(outer, row)); };
}

/// The fields of a kind of record: a table in the order in which they are read, which says of each
/// its keys, what it has to be, and where it goes: a member of the row, or a function that returns
/// a reference to it. Numbers may be written as texts in the digits of any script, and what
/// meansNoNumber() is none; names are taken without the blanks around them. What is wrong is said
/// at the value, in the same words for all files.
template <typename Row>
class RecordFields final : public FieldTable
{
    template <typename T>
    struct Plain
    {
        using Type = T;
    };
    template <typename T>
    struct Plain<std::optional<T>>
    {
        using Type = T;
    };
    /// The type of what a target is, without an optional around it.
    template <typename Target>
    using ValueOf =
        typename Plain<std::remove_reference_t<std::invoke_result_t<Target, Row&>>>::Type;

public:
    class Field final
    {
    public:
        Field(FieldKeys keys, FieldRule::Kind kind, decltype(FieldRule::store) store)
        {
            rule.keys = std::move(keys.keys);
            rule.kind = kind;
            rule.store = std::move(store);
        }

        /// It has to be given, and a table has to have the column.
        Field& required()
        {
            rule.isRequired = true;
            return column();
        }
        /// The same where nothing is given under another key, which a table cannot have.
        Field& requiredUnless(const char* other)
        {
            rule.unless = FieldKeys(other).keys;
            return required();
        }
        /// A table has to have the column, whatever is in it.
        Field& column()
        {
            rule.isColumn = true;
            return *this;
        }
        /// A table has to have one of the columns that say so.
        Field& oneOf()
        {
            rule.isOneOf = true;
            return *this;
        }
        /// No two rows may be alike in all fields that say so.
        Field& unique()
        {
            rule.isUnique = true;
            return *this;
        }
        Field& oneLine()
        {
            rule.isOneLine = true;
            return *this;
        }
        Field& within(double least, double most)
        {
            rule.least = least;
            rule.most = most;
            return *this;
        }
        /// In UTF-16.
        Field& atMost(qsizetype units)
        {
            rule.mostUnits = units;
            return *this;
        }

        FieldRule rule;
    };

    RecordFields(FieldHelp help, const QList<Field>& fields)
        : FieldTable(help, rulesOf(fields))
    {
    }

    /// Takes what is under keys that begin so, whose columns keep their case behind it.
    template <typename Take>
    RecordFields&& prefixed(const char* prefix, Take take) &&
    {
        m_prefixed.append({QLatin1String(prefix), erased(take)});
        return std::move(*this);
    }
    /// Takes what is under all other keys, whose columns keep their case.
    template <typename Take>
    RecordFields&& others(Take take) &&
    {
        m_other = erased(take);
        return std::move(*this);
    }
    /// Refuses other keys, as of a file that somebody writes by hand.
    RecordFields&& noOthers() &&
    {
        m_refusesOthers = true;
        return std::move(*this);
    }
    /// An empty cell of a table is none, and not an empty text.
    RecordFields&& emptyCellsAreNone() &&
    {
        m_areEmptyCellsNone = true;
        return std::move(*this);
    }
    /// Records may also stand in a list under this key of a document.
    RecordFields&& under(const char* key) &&
    {
        m_section = QLatin1String(key);
        return std::move(*this);
    }
    /// A file without a record is none to refuse.
    RecordFields&& mayBeEmpty() &&
    {
        m_mayBeEmpty = true;
        return std::move(*this);
    }
    /// Else it is limits::maxRows.
    RecordFields&& mostRows(qint64 rows) &&
    {
        m_mostRows = rows;
        return std::move(*this);
    }
    /// Looks at a row once all fields were taken, and at its object.
    template <typename Check>
    RecordFields&& check(Check check) &&
    {
        m_checks.append(erased(check));
        return std::move(*this);
    }
    /// Keeps where a row stands in the file, as Record::rowPlace() says.
    RecordFields&& keepsPlace(QString Row::*place) &&
    {
        return std::move(*this).check([place](Row& row, const RecordValue& object) {
            row.*place = object.rowPlace();
            return Expected<void>();
        });
    }
    /// Keeps on which line it begins.
    RecordFields&& keepsLine(qint64 Row::*line) &&
    {
        return std::move(*this).check([line](Row& row, const RecordValue& object) {
            row.*line = object.record().line();
            return Expected<void>();
        });
    }

    /// A text, taken to the letter.
    template <typename Target>
    static Field text(FieldKeys keys, Target target)
    {
        return Field(std::move(keys), FieldRule::Kind::Text,
            [target](void* row, const RecordValue& value, double) -> Expected<void> {
                std::invoke(target, rowAt(row)) = value.text();
                return {};
            });
    }
    /// A name or another short text, which may be written as a number.
    template <typename Target>
    static Field name(FieldKeys keys, Target target)
    {
        return Field(std::move(keys), FieldRule::Kind::Name,
            [target](void* row, const RecordValue& value, double) -> Expected<void> {
                std::invoke(target, rowAt(row)) = value.word();
                return {};
            });
    }
    /// A whole number within these bounds.
    template <typename Target>
    static Field whole(
        FieldKeys keys, Target target, double least, double most = std::numeric_limits<int>::max())
    {
        return numeric(std::move(keys), FieldRule::Kind::Whole, target).within(least, most);
    }
    template <typename Target>
    static Field number(FieldKeys keys, Target target)
    {
        return numeric(std::move(keys), FieldRule::Kind::Number, target);
    }
    /// A number, which `take` takes.
    template <typename Take>
    static Field numberTo(FieldKeys keys, Take take)
    {
        return Field(std::move(keys), FieldRule::Kind::Number,
            [take](void* row, const RecordValue&, double number) -> Expected<void> {
                take(rowAt(row), number);
                return {};
            });
    }
    /// What took so long, into milliseconds; `milliseconds` are in its unit. At most
    /// limits::maxSpentSeconds.
    template <typename Target>
    static Field time(FieldKeys keys, Target target, double milliseconds)
    {
        Field field = numeric(std::move(keys), FieldRule::Kind::Time, target);
        field.rule.milliseconds = milliseconds;
        return field;
    }
    /// One of these words, in any case, each with what it stands for.
    template <typename Target>
    static Field word(FieldKeys keys, Target target,
        std::initializer_list<std::pair<const char*, ValueOf<Target>>> words)
    {
        QStringList spelled;
        QList<ValueOf<Target>> values;
        for (const auto& [word, value] : words) {
            spelled.append(QString::fromLatin1(word));
            values.append(value);
        }
        return oneOf(std::move(keys), target, spelled, values);
    }
    /// The same of the values of an enumeration and their keys.
    template <typename Target, typename All, typename KeyOf>
    static Field word(FieldKeys keys, Target target, const All& all, KeyOf keyOf)
    {
        QStringList spelled;
        QList<ValueOf<Target>> values;
        for (const auto value : all) {
            spelled.append(QString(keyOf(value)));
            values.append(value);
        }
        return oneOf(std::move(keys), target, spelled, values);
    }
    /// Yes or no: a truth, or a word for one.
    template <typename Target>
    static Field flag(FieldKeys keys, Target target)
    {
        Field field = word(std::move(keys), target,
            {{"true", true}, {"false", false}, {"yes", true}, {"no", false}, {"1", true},
                {"0", false}});
        field.rule.namedWords = 2;
        return field;
    }
    /// A list of texts.
    template <typename Target>
    static Field texts(FieldKeys keys, Target target)
    {
        return Field(std::move(keys), FieldRule::Kind::List,
            [target](void* row, const RecordValue& value, double) {
                return takeTexts(std::invoke(target, rowAt(row)), value);
            });
    }
    /// A list of objects that have fields of their own.
    template <typename Target, typename Inner>
    static Field rows(FieldKeys keys, Target target, const RecordFields<Inner>& (*fields)())
    {
        return Field(std::move(keys), FieldRule::Kind::List,
            [target, fields](void* row, const RecordValue& value, double) {
                return eachIn(value, [&](const RecordValue& entry) {
                    return fields().read(entry).map([&](Inner&& inner) {
                        std::invoke(target, rowAt(row)).append(std::move(inner));
                    });
                });
            });
    }
    /// A list, which `take` takes.
    template <typename Take>
    static Field list(FieldKeys keys, Take take)
    {
        return Field(std::move(keys), FieldRule::Kind::List,
            [take](void* row, const RecordValue& value, double) -> Expected<void> {
                return take(rowAt(row), value);
            });
    }
    /// What `take` makes of it, whether it is given or not.
    template <typename Take>
    static Field custom(FieldKeys keys, Take take)
    {
        return Field(std::move(keys), FieldRule::Kind::Custom,
            [take](void* row, const RecordValue& value, double) -> Expected<void> {
                return take(rowAt(row), value);
            });
    }

    /// Takes nothing, of fields that have no meaning here.
    static Expected<void> passedOver(Row&, const RecordValue&) { return {}; }

    /// The row that an object says, or what its first wrong field says.
    Expected<Row> read(const RecordValue& object) const
    {
        Row row;
        TANDEM_DO(readInto(&row, object));
        return row;
    }
    Expected<Row> read(const Record& record) const { return read(record.root()); }

    /// Reads all records as readAll() does and hands their rows over.
    template <typename Take>
    Expected<RecordCounts> readRows(const Input& input, const Take& take,
        std::optional<RecordLayout> layout = {}, const ReadProgress& progress = {}) const
    {
        return readAll(
            input,
            [&](const Record& record) -> Expected<void> {
                return read(record).and_then(
                    [&](Row&& row) { return take(std::move(row), record); });
            },
            layout, progress);
    }

    /// All of them.
    Expected<QList<Row>> readList(const Input& input, std::optional<RecordLayout> layout = {}) const
    {
        QList<Row> rows;
        const auto take = [&](Row&& row, const Record&) -> Expected<void> {
            rows.append(std::move(row));
            return {};
        };
        return readRows(input, take, layout).map([&](const RecordCounts&) {
            return std::move(rows);
        });
    }

private:
    static Row& rowAt(void* row) { return *static_cast<Row*>(row); }
    template <typename Take>
    static TakeOther erased(Take take)
    {
        return [take](void* row, const RecordValue& value) -> Expected<void> {
            return take(rowAt(row), value);
        };
    }
    static QList<FieldRule> rulesOf(const QList<Field>& fields)
    {
        QList<FieldRule> rules;
        for (const Field& field : fields)
            rules.append(field.rule);
        return rules;
    }
    template <typename Target>
    static Field numeric(FieldKeys keys, FieldRule::Kind kind, Target target)
    {
        return Field(std::move(keys), kind,
            [target](void* row, const RecordValue&, double number) -> Expected<void> {
                std::invoke(target, rowAt(row)) = ValueOf<Target>(number);
                return {};
            });
    }
    template <typename Target>
    static Field oneOf(FieldKeys keys, Target target, const QStringList& words,
        const QList<ValueOf<Target>>& values)
    {
        Field field(std::move(keys), FieldRule::Kind::Word,
            [target, values](void* row, const RecordValue&, double number) -> Expected<void> {
                std::invoke(target, rowAt(row)) = values.at(qsizetype(number));
                return {};
            });
        field.rule.words = words;
        return field;
    }
};

} // namespace tandem
