#include "storage/formats/jsonvalues.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"

namespace tandem {

namespace {

/// How many values `json` has at most, whether or not it is JSON at all.
qint64 mostValues(QByteArrayView json)
{
    qint64 values = 1;
    bool isText = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '"')
            isText = !isText;
        else if (isText && c == '\\')
            ++i;
        else if (!isText && (c == ',' || c == '[' || c == '{'))
            ++values;
    }
    return values;
}

} // namespace

Expected<void> checkJsonValues(QByteArrayView json, const QString& name)
{
    if (mostValues(json) <= limits::maxValues)
        return {};
    return failure(ErrorCode::TooLarge,
        FormatWords::tr("There are more than %L1 values in it.").arg(limits::maxValues), name,
        FormatWords::tr("Split it into several files."));
}

} // namespace tandem
