#include "storage/formats/activitylogs/jsonlinerows.h"

#include "storage/formats/activitylogs/jsonfields.h"
#include "storage/formats/activitylogs/lineencoding.h"
#include "storage/formats/activitylogs/pythonliteral.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/linereader.h"

namespace tandem {

namespace {

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
