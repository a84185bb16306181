#pragma once

#include "storage/formats/recordvalue.h"

#include <functional>
#include <initializer_list>
#include <limits>
#include <utility>

/// What is said of one field of the records of a file; see RecordFields.
namespace tandem {

/// The names under which a field may stand, that of the program's own files first.
class FieldKeys final
{
public:
    FieldKeys(const char* key)
        : keys{QLatin1String(key)}
    {
    }
    FieldKeys(QLatin1String key)
        : keys{key}
    {
    }
    FieldKeys(std::initializer_list<const char*> names)
    {
        for (const char* name : names)
            keys.append(QLatin1String(name));
    }
    FieldKeys(const RecordKeys& names)
        : keys(names)
    {
    }

    RecordKeys keys;
};

/// Tells what to do about a record that is not as it should be, translated; asked for where one is
/// refused.
using FieldHelp = QString (*)();

/// What the value of a field has to be, and what takes it.
struct FieldRule
{
    enum class Kind { Custom, Text, Name, Whole, Number, Word, Time, List };

    RecordKeys keys = {};
    Kind kind = Kind::Custom;
    bool isRequired = false; ///< it has to be given; a name not as blanks alone
    RecordKeys unless = {};  ///< it need not be given where one of these is
    bool isColumn = false;   ///< a table has to have it
    bool isOneOf = false;    ///< a table has to have one of those that say so
    bool isUnique = false;   ///< no two rows may be alike in all such fields
    bool isOneLine = false;  ///< without control characters
    qsizetype mostUnits = std::numeric_limits<qsizetype>::max(); ///< of a text or name, in UTF-16
    double least = std::numeric_limits<double>::lowest();        ///< of a number
    double most = std::numeric_limits<double>::max();
    double milliseconds = 1.0;                                    ///< in the unit of a time
    QStringList words = {};                                       ///< that it may be, in any case
    qsizetype namedWords = std::numeric_limits<qsizetype>::max(); ///< how many messages name
    /// Takes the value into a row. `number` is what a number says, a time in milliseconds, or the
    /// place of a word among `words`. Called where something is given; of a Custom always.
    std::function<Expected<void>(void* row, const RecordValue& value, double number)> store = {};
};

} // namespace tandem
