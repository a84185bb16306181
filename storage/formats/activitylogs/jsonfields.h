#pragma once

#include "storage/formats/activitylogs/loglayout.h"
#include "storage/formats/jsonvisitor.h"

#include <array>
#include <string>
#include <vector>

namespace tandem {

/// The values that matter of one object, under whatever names they stand.
class JsonFields final
{
public:
    explicit JsonFields(const LogColumns& columns);

    /// Reads the object in `json`; false where it is none, or no JSON.
    bool read(QByteArrayView json, qint64 line);
    /// What was read, until the next call.
    WrittenRow row(qint64 line) const;

private:
    class Visitor;
    struct Name
    {
        std::string name;
        LogRole role = LogRole::User;
        int rank = 0;
    };
    struct Value
    {
        std::string text;
        int rank = 0; ///< of the name under which it stood; the smallest is the best
        bool isGiven = false;
    };

    std::vector<Name> m_names;
    std::array<Value, logRoles> m_values;
    bool m_hasCategoryList = false;
};

} // namespace tandem
