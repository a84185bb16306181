#include "models/llm/replyvalue.h"

#include <QLatin1String>

namespace tandem::llm {

QJsonValue firstOf(const QJsonObject& object, std::initializer_list<const char*> keys)
{
    for (const char* const key : keys) {
        const QJsonValue value = object.value(QLatin1String(key));
        if (!value.isUndefined() && !value.isNull())
            return value;
    }
    return QJsonValue(QJsonValue::Undefined);
}

} // namespace tandem::llm
