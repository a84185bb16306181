#include "storage/formats/jsonhead.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsonvisitor.h"
#include "storage/formats/openfile.h"

#include <QFile>

#include <algorithm>

namespace tandem {

namespace {

constexpr qint64 kHeadOfFileBytes = 1 << 20;

bool isJsonBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Collects the keys of the first object and stops after it.
class HeadVisitor final : public JsonVisitor
{
public:
    explicit HeadVisitor(JsonSource& jsonSource)
        : JsonVisitor(jsonSource, {})
    {
    }
    QSet<QString> keys;
    bool isList = false;
    bool objectEnds = false;
    bool isForeign = false; ///< something other than an object comes first
    FilePlace objectStart;
    FilePlace objectEnd;

protected:
    bool enter(Container container) override
    {
        if (depth() == 0 && container == Container::Array) {
            isList = true;
        } else if (depth() == (isList ? 1 : 0)) {
            isForeign = container == Container::Array;
            objectStart = source().place();
            return !isForeign || fail({});
        }
        return true;
    }
    bool leave(Container) override
    {
        if (depth() != (isList ? 1 : 0))
            return true;
        objectEnds = true;
        objectEnd = source().place();
        return fail({});
    }
    bool field(std::string_view key) override
    {
        if (depth() == (isList ? 2 : 1))
            keys.insert(QString::fromUtf8(key.data(), qsizetype(key.size())));
        return true;
    }
    bool scalar(const JsonScalar&) override
    {
        isForeign = depth() <= (isList ? 1 : 0);
        return !isForeign || fail({});
    }
};

} // namespace

JsonHead readJsonHead(QByteArrayView head)
{
    JsonSource source(head, {});
    HeadVisitor visitor(source);
    (void)visitor.run(); // it always ends in an error: what it met until then is the result
    JsonHead result;
    result.isList = visitor.isList;
    result.keys = visitor.keys;
    result.objectEnds = visitor.objectEnds;
    result.isMalformed = !visitor.objectEnds && !visitor.isForeign && !source.ranOut();
    if (visitor.objectEnds) {
        result.oneLine = visitor.objectStart.line == visitor.objectEnd.line;
        const auto rest = head.sliced(static_cast<qsizetype>(visitor.objectEnd.byte));
        result.moreFollows = !visitor.isList && !std::all_of(rest.begin(), rest.end(), isJsonBlank);
    } else {
        result.oneLine = source.place().line == visitor.objectStart.line;
    }
    return result;
}

Expected<QByteArray> readFileHead(const QString& path)
{
    QFile file(path);
    TANDEM_DO(openForReading(file));
    const QByteArray head = file.read(kHeadOfFileBytes);
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::Unreadable,
            FormatWords::tr("The file could not be read: %1.").arg(file.errorString()), path,
            FormatWords::tr("Check that you have permission to read it, then try again."));
    return head;
}

QByteArrayView withoutUtf8Mark(QByteArrayView head)
{
    const QByteArrayView mark("\xEF\xBB\xBF", 3);
    return head.startsWith(mark) ? head.sliced(mark.size()) : head;
}

char firstVisible(QByteArrayView head)
{
    const QByteArrayView rest = withoutUtf8Mark(head);
    const auto it = std::find_if_not(rest.begin(), rest.end(), isJsonBlank);
    return it == rest.end() ? '\0' : *it;
}

} // namespace tandem
