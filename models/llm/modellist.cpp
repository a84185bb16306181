#include "models/llm/wirejson.h"

#include "models/words.h"

#include <QJsonArray>

namespace tandem::llm {

namespace {

constexpr qsizetype kMostModels = 10'000;
constexpr qsizetype kLongestName = 300;

/// The entries wherever servers put them: `data`, `models`, or the body itself.
std::optional<QJsonArray> entriesOf(const QJsonValue& body)
{
    if (body.isArray())
        return body.toArray();
    for (const QLatin1String key : {QLatin1String("data"), QLatin1String("models")}) {
        const QJsonValue entries = body[key];
        if (entries.isArray())
            return entries.toArray();
    }
    return std::nullopt;
}

bool generatesContent(const QJsonValue& entry)
{
    const QJsonValue methods = entry[QLatin1String("supportedGenerationMethods")];
    return !methods.isArray() || methods.toArray().contains(QLatin1String("generateContent"));
}

QString modelNameOf(WireFormat format, const QJsonValue& entry)
{
    QString name = entry[QLatin1String("id")].toString();
    if (name.isEmpty())
        name = entry[QLatin1String("name")].toString();
    if (format == WireFormat::Gemini && name.startsWith(QLatin1String("models/")))
        name.remove(0, QLatin1String("models/").size());
    return name;
}

} // namespace

Expected<QStringList> decodeModelList(WireFormat format, const HttpResponse& response)
{
    TANDEM_TRY(body, bodyJson(response));
    const std::optional<QJsonArray> entries = entriesOf(*body);
    if (!entries)
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The server's reply contains no model list."), {},
            LlmWords::tr("Enter the model name instead."));
    QStringList names;
    for (const QJsonValue& entry : *entries) {
        const QString name = modelNameOf(format, entry);
        const bool usable = !name.isEmpty() && name.size() <= kLongestName;
        if (usable && (format != WireFormat::Gemini || generatesContent(entry)))
            names.append(name);
        if (names.size() == kMostModels)
            break;
    }
    names.removeDuplicates();
    return names;
}

} // namespace tandem::llm
