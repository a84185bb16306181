#include "storage/formats/activitylogs/jsonlinerows.h"

#include "storage/formats/activitylogs/lineencoding.h"
#include "storage/formats/activitylogs/pythonliteral.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/jsonsource.h"
#include "storage/formats/jsonvisitor.h"
#include "storage/formats/linereader.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tandem {

namespace {

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

constexpr char kBetweenCategories = '\x1f';

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

using usersum::RowProblem;

/// Reads lines of objects; whether they are Python's is remembered, as the others will be, too.
class ObjectLines final
{
public:
    explicit ObjectLines(const LogLayout& layout)
        : m_fields(layout.columns)
    {
    }

    Expected<void> take(QByteArrayView line, qint64 number, RowSink& sink)
    {
        if (!m_arePython && m_fields.read(line, number))
            return sink.take(m_fields.row(number));
        if (!isSoundUtf8(line))
            return sink.takeBad(RowProblem::NotUtf8, number, 1);
        const auto json = jsonOfPythonLiteral(line);
        if (json && m_fields.read(*json, number)) {
            m_arePython = line.contains('\'');
            return sink.take(m_fields.row(number));
        }
        if (m_arePython && m_fields.read(line, number))
            return sink.take(m_fields.row(number));
        return sink.takeBad(RowProblem::NotReadable, number, 1);
    }

private:
    JsonFields m_fields;
    bool m_arePython = false;
};

} // namespace

Expected<void> readJsonLineRows(LineReader& lines, const LogLayout& layout, RowSink& sink)
{
    ObjectLines objects(layout);
    for (bool more = true; more;) {
        const QByteArrayView line =
            lines.number() == 1 ? withoutUtf8Mark(lines.line()) : QByteArrayView(lines.line());
        if (lines.isTooLong()) {
            TANDEM_DO(sink.takeBad(RowProblem::NotReadable, lines.number(), 1));
        } else if (firstVisible(line) != '\0') {
            TANDEM_DO(objects.take(line, lines.number(), sink));
        }
        TANDEM_TRY(next, lines.next());
        more = *next;
    }
    return {};
}

} // namespace tandem
