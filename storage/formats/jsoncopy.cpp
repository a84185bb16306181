#include "storage/formats/jsoncopy.h"

#include <QByteArrayView>

namespace tandem {

namespace {

QByteArrayView copiedBytes(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

/// Copies what is inside the outermost braces.
class MemberCopier final : public JsonVisitor
{
    Q_DECLARE_TR_FUNCTIONS(JsonCopy)

public:
    MemberCopier(JsonSource& jsonSource, const QString& name, JsonText& out)
        : JsonVisitor(jsonSource, name)
        , m_copy(out)
    {
    }

protected:
    bool enter(Container container) override
    {
        if (depth() == 0)
            return container == Container::Object ||
                   failExpected(tr("an object"), describe(container));
        m_copy.enter(container);
        return true;
    }
    bool leave(Container container) override
    {
        if (depth() > 0)
            m_copy.leave(container);
        return true;
    }
    bool field(std::string_view key) override
    {
        m_copy.field(key);
        return true;
    }
    bool scalar(const JsonScalar& value) override
    {
        if (depth() == 0)
            return failExpected(tr("an object"), describe(value));
        m_copy.scalar(value);
        return true;
    }

private:
    JsonCopy m_copy;
};

} // namespace

void JsonCopy::enter(JsonVisitor::Container container)
{
    container == JsonVisitor::Container::Array ? m_text.beginArray() : m_text.beginObject();
}

void JsonCopy::leave(JsonVisitor::Container container)
{
    container == JsonVisitor::Container::Array ? m_text.endArray() : m_text.endObject();
}

void JsonCopy::field(std::string_view key)
{
    m_text.key(copiedBytes(key));
}

void JsonCopy::scalar(const JsonScalar& value)
{
    if (value.type == JsonScalar::Type::Text)
        m_text.text(copiedBytes(value.written));
    else
        m_text.raw(copiedBytes(value.written));
}

Expected<void> copyMembers(const QByteArray& object, JsonText& out, const QString& name)
{
    if (object.isEmpty())
        return {};
    JsonSource source(object, {});
    MemberCopier copier(source, name, out);
    return copier.run().map_error([](Error error) {
        error.code = ErrorCode::Corrupt;
        return error;
    });
}

} // namespace tandem
