#pragma once

#include "models/error.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/jsonvisitor.h"

namespace tandem {

/// Passes what a JsonVisitor meets on to a JsonText, so that keys nobody here knows survive.
class JsonCopy final
{
public:
    explicit JsonCopy(JsonText& text)
        : m_text(text)
    {
    }
    void enter(JsonVisitor::Container container);
    void leave(JsonVisitor::Container container);
    void field(std::string_view key);
    void scalar(const JsonScalar& value);

private:
    JsonText& m_text;
};

/// Writes the members of `object` (the text of one JSON object, "" for none) into the object open
/// in `out`. Corrupt where it is not such text; `name` is what errors call it.
Expected<void> copyMembers(const QByteArray& object, JsonText& out, const QString& name);

} // namespace tandem
