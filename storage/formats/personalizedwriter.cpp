#include "storage/formats/personalizedwriter.h"

#include "storage/formats/devicewrite.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"

namespace tandem {

namespace {

void writeReader(JsonText& json, const perseval::PersonalizedDocument& document,
    const perseval::UserSummaries& reader)
{
    json.key(reader.user.toUtf8());
    json.beginObject();
    if (reader.gold) {
        json.key("user");
        json.text(*reader.gold);
    }
    for (qsizetype model = 0; model < document.models.size(); ++model) {
        const std::optional<QString> summary = reader.summaries.value(model);
        if (!summary)
            continue;
        json.key(document.models.at(model).toUtf8());
        json.text(*summary);
    }
    json.endObject();
}

} // namespace

Expected<void> writePersonalizedDocument(
    QIODevice& device, const QString& name, const perseval::PersonalizedDocument& document)
{
    JsonText json(JsonText::Style::Compact);
    json.beginObject();
    json.key("doc_id");
    json.text(document.id);
    json.key("doc_text");
    json.text(document.text);
    json.key("doc_summ");
    json.text(document.title);
    json.key("m_summary_dict");
    json.beginObject();
    for (const perseval::UserSummaries& reader : document.users)
        writeReader(json, document, reader);
    json.endObject();
    json.endObject();
    if (!json.brokenText().isNull())
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("There is half of a surrogate pair in a text, which no file can hold."),
            QStringLiteral("%1, %2").arg(name, document.id),
            FormatWords::tr("Type the damaged character again and try once more."));
    const QByteArray line = json.bytes() + '\n';
    return writeFully(device, line, name);
}

} // namespace tandem
