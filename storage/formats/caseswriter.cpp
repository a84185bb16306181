#include "storage/formats/caseswriter.h"

#include "storage/formats/jsontext.h"

namespace tandem {

QByteArray caseLine(const expert::TextCase& textCase)
{
    JsonText out(JsonText::Style::Compact);
    const auto write = [&](const char* key, const QString& text) {
        out.key(key);
        out.text(QByteArrayView(text.toUtf8()));
    };
    out.beginObject();
    if (!textCase.name.isEmpty())
        write("id", textCase.name);
    const expert::SystemOutput output = textCase.outputs.value(0);
    if (!output.system.isEmpty())
        write("system", output.system);
    write("input", textCase.prompt);
    if (!textCase.outputs.isEmpty())
        write("output", output.text);
    write("reference", textCase.expected);
    out.endObject();
    return out.bytes() + '\n';
}

} // namespace tandem
