#include "models/text/discussion.h"

#include "models/words.h"

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

constexpr qsizetype maxNameUnits = 40;
constexpr QChar fullWidthColon(0xFF1A);

tl::unexpected<Error> discussionRefusal(const QString& what, qsizetype line)
{
    return failure(ErrorCode::InvalidInput, what, TextWords::tr("line %1").arg(line),
        TextWords::tr("Write each utterance as \"Name: text\"."));
}

bool isSeparator(QStringView line, qsizetype colon)
{
    if (line[colon] == fullWidthColon)
        return true;
    const bool address = line.sliced(colon + 1).startsWith(u"//");
    const bool time = colon > 0 && colon + 1 < line.size() && line[colon - 1].isDigit() &&
                      line[colon + 1].isDigit();
    return !address && !time;
}

/// Where the colon after the name stands in `line`, if it begins with a name.
std::optional<qsizetype> endOfSpeaker(QStringView line)
{
    for (qsizetype i = 0; i < line.size(); ++i) {
        if ((line[i] != QLatin1Char(':') && line[i] != fullWidthColon) || !isSeparator(line, i))
            continue;
        const QStringView name = line.first(i).trimmed();
        const bool hasLetter = std::any_of(name.begin(), name.end(),
            [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
        if (!hasLetter || name.size() > maxNameUnits || name.contains(u"://"))
            return std::nullopt;
        return i;
    }
    return std::nullopt;
}

} // namespace

Expected<QList<UtteranceText>> parseDiscussion(const QString& pasted)
{
    QString text = pasted;
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"))
        .replace(QLatin1Char('\r'), QLatin1Char('\n'));
    const QStringList lines = text.split(QLatin1Char('\n'));
    QList<UtteranceText> utterances;
    QList<qsizetype> beginsAt; // line of each utterance, for the message
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringView line = QStringView(lines.at(i)).trimmed();
        if (line.contains(QChar(0)))
            return discussionRefusal(TextWords::tr("This line contains a NUL character."), i + 1);
        if (line.isEmpty())
            continue;
        if (const auto colon = endOfSpeaker(line)) {
            utterances.append({line.first(*colon).trimmed().toString(),
                line.sliced(*colon + 1).trimmed().toString()});
            beginsAt.append(i + 1);
        } else if (utterances.isEmpty()) {
            return discussionRefusal(
                TextWords::tr("The first line must begin with a name and a colon."), i + 1);
        } else {
            QString& last = utterances.last().text;
            if (!last.isEmpty())
                last += QLatin1Char(' ');
            last += line;
        }
    }
    for (qsizetype i = 0; i < utterances.size(); ++i) {
        if (utterances.at(i).text.isEmpty())
            return discussionRefusal(
                TextWords::tr("The utterance of %1 is empty.").arg(utterances.at(i).participant),
                beginsAt.at(i));
    }
    return utterances;
}

} // namespace tandem
