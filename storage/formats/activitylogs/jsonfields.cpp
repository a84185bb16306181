#include "storage/formats/activitylogs/jsonfields.h"

#include "storage/formats/jsonsource.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr char kBetweenCategories = '\x1f';

} // namespace

/// Picks the values out of the events of one object.
class JsonFields::Visitor final : public JsonVisitor
{
public:
    Visitor(JsonSource& source, JsonFields& fields)
        : JsonVisitor(source, {})
        , m_fields(fields)
    {
    }

protected:
    bool enter(Container container) override
    {
        if (depth() == 0)
            return container == Container::Object || failHere({});
        if (container == Container::Object)
            m_objects += 1;
        const bool beginsList = depth() == 1 && container == Container::Array;
        if (beginsList && m_name && m_name->role == LogRole::Category) {
            m_list.clear();
            m_isInList = true;
        }
        return true;
    }
    bool leave(Container container) override
    {
        m_objects -= depth() > 0 && container == Container::Object ? 1 : 0;
        if (depth() == 1 && m_isInList) {
            m_isInList = false;
            if (!m_list.empty() && begin()) {
                m_fields.m_values[std::size_t(LogRole::Category)].text = m_list;
                m_fields.m_hasCategoryList = true;
            }
        }
        return true;
    }
    bool field(std::string_view key) override
    {
        if (depth() != 1)
            return true;
        const auto found = std::find_if(m_fields.m_names.begin(), m_fields.m_names.end(),
            [&](const Name& name) { return name.name == key; });
        m_name = found == m_fields.m_names.end() ? nullptr : &*found;
        return true;
    }
    bool scalar(const JsonScalar& value) override
    {
        if (value.type == JsonScalar::Type::Null)
            return true;
        if (m_isInList && m_objects == 0 && value.type == JsonScalar::Type::Text) {
            if (!m_list.empty())
                m_list += kBetweenCategories;
            m_list += value.written;
        } else if (depth() == 1 && m_name && begin()) {
            m_fields.m_values[std::size_t(m_name->role)].text = value.written;
            if (m_name->role == LogRole::Category)
                m_fields.m_hasCategoryList = false;
        }
        return true;
    }

private:
    /// Whether what stands under this name is better than what was there; then that is forgotten.
    bool begin()
    {
        Value& value = m_fields.m_values[std::size_t(m_name->role)];
        const bool isBetter = !value.isGiven || m_name->rank < value.rank || value.text.empty();
        if (isBetter) {
            value.text.clear();
            value.rank = m_name->rank;
            value.isGiven = true;
        }
        return isBetter;
    }

    JsonFields& m_fields;
    const Name* m_name = nullptr; ///< of the value at hand
    int m_objects = 0;            ///< open ones inside the object
    bool m_isInList = false;      ///< of categories
    std::string m_list;           ///< of them
};

JsonFields::JsonFields(const LogColumns& columns)
{
    for (std::size_t role = 0; role < logRoles; ++role) {
        int rank = 0;
        for (const QString& name : columns[role])
            m_names.push_back({name.toStdString(), LogRole(role), rank++});
    }
}

bool JsonFields::read(QByteArrayView json, qint64 line)
{
    for (Value& value : m_values) {
        value.text.clear();
        value.isGiven = false;
    }
    m_hasCategoryList = false;
    JsonSource source(json, {line, 1});
    return Visitor(source, *this).run().has_value();
}

WrittenRow JsonFields::row(qint64 line) const
{
    WrittenRow row;
    row.line = line;
    for (std::size_t role = 0; role < logRoles; ++role)
        row.values[role] = m_values[role].text;
    row.areCategoriesApart = m_hasCategoryList;
    return row;
}

} // namespace tandem
