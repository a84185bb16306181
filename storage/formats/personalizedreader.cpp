#include "storage/formats/personalizedreader.h"

#include "storage/formats/limits.h"
#include "storage/formats/openfile.h"
#include "storage/formats/personalizedrow.h"
#include "storage/formats/recordvisitor.h"

#include <QFile>

namespace tandem {

namespace {

constexpr QByteArrayView kPersonalizedMark("\xEF\xBB\xBF");

Expected<perseval::PersonalizedDocument> parsePersonalized(
    const QByteArray& json, FilePlace place, const QString& name, JsonSource::End end)
{
    JsonSource source(json, place, end);
    perseval::PersonalizedDocument document;
    RecordCounts counts;
    const RecordShape shape = personalizedShape();
    const RecordSink take = [&](const Record& record) {
        return personalizedFrom(record).map(
            [&](perseval::PersonalizedDocument&& read) { document = std::move(read); });
    };
    return RecordVisitor(source, name, shape, take, counts).run().map([&] {
        document.firstByte = place.byte - 1;
        document.bytes = json.size();
        return document;
    });
}

/// Whether a line that begins a file begins an object that goes on behind it.
bool goesOn(const QByteArray& line)
{
    QByteArray text = line;
    if (text.startsWith(kPersonalizedMark))
        text.remove(0, kPersonalizedMark.size());
    text = text.trimmed();
    return text.startsWith('{') && !text.endsWith('}');
}

/// Whether what follows to a line that begins an object is another object, and none within it.
bool isFollowedByAnother(QByteArrayView line, QByteArrayView rest)
{
    line = line.trimmed();
    return rest.trimmed().startsWith('{') && !line.endsWith(':') && !line.endsWith('[');
}

} // namespace

PersonalizedReader::PersonalizedReader(
    QIODevice& device, const QString& name, ReadProgress progress)
    : m_name(name)
    , m_reader(device, name, std::move(progress))
    , m_lines(m_reader, limits::maxItemBytes, tr("Put each document on a line of its own."))
{
}

/// Goes to the next line with something in it.
Expected<bool> PersonalizedReader::nextLine()
{
    for (;;) {
        const auto more = m_lines.next();
        if (!more || !*more)
            return more;
        if (m_lines.line().trimmed().isEmpty())
            continue;
        m_json = m_lines.line();
        m_place = {m_lines.number(), m_lines.firstByte()};
        return true;
    }
}

/// Takes all lines that follow to the one at hand.
Expected<void> PersonalizedReader::takeRest()
{
    for (;;) {
        TANDEM_TRY(more, m_lines.next());
        if (!*more)
            return {};
        if (m_json.size() + m_lines.line().size() >= limits::maxItemBytes)
            return failure(ErrorCode::TooLarge,
                tr("This document is larger than %1 MiB.").arg(limits::maxItemBytes >> 20),
                tr("%1 (line %2)").arg(m_name).arg(m_place.line),
                tr("Put each document on a line of its own."));
        m_json.append('\n').append(m_lines.line());
    }
}

Expected<perseval::PersonalizedDocument> PersonalizedReader::read(JsonSource::End end)
{
    auto document = parsePersonalized(m_json, m_place, m_name, end);
    if (!document)
        return document;
    if (m_ids.contains(document->id))
        return failure(ErrorCode::InvalidInput,
            tr("The document \"%1\" was there before.").arg(document->id.left(40)),
            tr("%1, /doc_id (line %2)").arg(m_name).arg(m_place.line),
            tr("Give every document a name of its own, or remove one of the two."));
    m_ids.insert(document->id);
    return document;
}

/// The document that begins with the line at hand and takes the rest of the file. Where that is
/// none, and the next line begins an object too, it is the line that is broken.
Expected<perseval::PersonalizedDocument> PersonalizedReader::readOverLines()
{
    const qsizetype lineBytes = m_json.size();
    auto document = takeRest().and_then([this] { return read(JsonSource::End::OfFile); });
    if (document || (document.error().code != ErrorCode::InvalidInput &&
                        document.error().code != ErrorCode::TooLarge))
        return document;
    const QByteArray line = m_json.first(lineBytes);
    if (!isFollowedByAnother(line, QByteArrayView(m_json).sliced(lineBytes)))
        return document;
    const auto alone = parsePersonalized(line, m_place, m_name, JsonSource::End::OfLine);
    return failure(alone ? document.error() : alone.error());
}

Expected<std::optional<perseval::PersonalizedDocument>> PersonalizedReader::next()
{
    TANDEM_TRY(more, nextLine());
    if (!*more) {
        if (m_isFirst)
            return failure(ErrorCode::InvalidInput, tr("There is no document in it."), m_name,
                tr("Choose a file with at least one document."));
        return std::nullopt;
    }
    const bool isOverLines = m_isFirst && goesOn(m_json);
    m_isFirst = false;
    TANDEM_TRY_VAR(document, isOverLines          ? readOverLines()
                             : m_lines.hasBreak() ? read(JsonSource::End::OfLine)
                                                  : read(JsonSource::End::OfFile));
    return std::move(*document);
}

Expected<perseval::PersonalizedDocument> readPersonalizedDocument(
    const QString& path, qint64 firstByte, qint64 bytes)
{
    QFile file(path);
    TANDEM_DO(openForReading(file));
    if (firstByte < 0 || bytes < 1 || bytes > limits::maxItemBytes || !file.seek(firstByte))
        return failure(ErrorCode::InvalidInput,
            PersonalizedReader::tr("The document is no longer where it was."), path,
            PersonalizedReader::tr("Load the file again."));
    const auto document =
        parsePersonalized(file.read(bytes), {1, firstByte + 1}, path, JsonSource::End::OfFile);
    if (!document)
        return failure(ErrorCode::InvalidInput,
            PersonalizedReader::tr("The document is no longer where it was."), path,
            PersonalizedReader::tr("Load the file again."), document.error().sentence());
    return document;
}

} // namespace tandem
