#include "models/llm/prompttemplate.h"

#include "models/words.h"

#include <QRegularExpression>
#include <QSet>

namespace tandem::llm {

namespace {

const QLatin1String kSystemMark("--- system ---");
const QLatin1String kUserMark("--- user ---");

/// A placeholder in a text: `{{name}}`.
struct Gap
{
    qsizetype begin = 0; ///< UTF-16 offset of the first brace
    qsizetype end = 0;   ///< behind the last
    QString name;
};

/// The gaps of `text` in its order; fails at "{{" that begins none. ("}}" alone is all right: it
/// ends nested JSON.)
Expected<QList<Gap>> gapsOf(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("\\{\\{([A-Za-z0-9_-]{1,40})\\}\\}"));
    QList<Gap> gaps;
    qsizetype from = 0;
    while ((from = text.indexOf(QLatin1String("{{"), from)) >= 0) {
        const auto match = pattern.match(text, from, QRegularExpression::NormalMatch,
            QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            return failure(ErrorCode::InvalidInput,
                LlmWords::tr("\"%1\" is not a valid placeholder.")
                    .arg(text.mid(from, 20).simplified()),
                {}, LlmWords::tr("Write it as {{name}}."));
        gaps.append({from, match.capturedEnd(), match.captured(1)});
        from = match.capturedEnd();
    }
    return gaps;
}

QString fill(const QString& text, const QList<Gap>& gaps, const QHash<QString, QString>& values)
{
    QString filled;
    qsizetype from = 0;
    for (const Gap& gap : gaps) {
        filled += QStringView(text).sliced(from, gap.begin - from);
        filled += values.value(gap.name);
        from = gap.end;
    }
    return filled + text.mid(from);
}

QString bracedList(QStringList names)
{
    names.sort();
    for (QString& name : names)
        name = QStringLiteral("{{%1}}").arg(name);
    return names.join(QStringLiteral(", "));
}

/// Whether the placeholders `used` are just the `known` ones.
Expected<void> sameNames(const QString& key, const QSet<QString>& used, const QSet<QString>& known)
{
    if (const QStringList unknown = (QSet(used) - known).values(); !unknown.isEmpty())
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The prompt has %n unknown placeholder(s): %1.", "", int(unknown.size()))
                .arg(bracedList(unknown)),
            key, LlmWords::tr("Allowed placeholders: %1.").arg(bracedList(known.values())));
    if (const QStringList missing = (QSet(known) - used).values(); !missing.isEmpty())
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The prompt is missing %n placeholder(s): %1.", "", int(missing.size()))
                .arg(bracedList(missing)),
            key, LlmWords::tr("Insert it where its text belongs."));
    return {};
}

QSet<QString> namesIn(const QList<Gap>& gaps)
{
    QSet<QString> names;
    for (const Gap& gap : gaps)
        names.insert(gap.name);
    return names;
}

/// The gaps of both texts, system first.
struct Gaps
{
    QList<Gap> system;
    QList<Gap> user;
};

Expected<Gaps> gapsOf(const PromptTemplate& prompt)
{
    const auto system = gapsOf(prompt.system);
    if (!system)
        return failure(system.error().in(prompt.key));
    const auto user = gapsOf(prompt.user);
    if (!user)
        return failure(user.error().in(prompt.key));
    return Gaps{*system, *user};
}

tl::unexpected<Error> misses(const QString& key, const QString& line)
{
    return failure(ErrorCode::InvalidInput,
        LlmWords::tr("The prompt file has no line \"%1\".").arg(line), key,
        LlmWords::tr("Expected lines: \"version: 1\", \"%1\", text, \"%2\", text.")
            .arg(kSystemMark, kUserMark));
}

} // namespace

Expected<PromptTemplate> parsePrompt(const QString& key, const QString& text)
{
    QString plain = text;
    plain.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    plain.replace(QLatin1Char('\r'), QLatin1Char('\n'));
    if (plain.startsWith(QChar(0xfeff)))
        plain.remove(0, 1);
    QStringList lines = plain.split(QLatin1Char('\n'));

    static const QRegularExpression versionLine(QStringLiteral("^version: *([1-9][0-9]{0,5}) *$"));
    const auto version = versionLine.match(lines.takeFirst());
    if (!version.hasMatch())
        return misses(key, QStringLiteral("version: 1"));
    while (!lines.isEmpty() && lines.first().trimmed().isEmpty())
        lines.removeFirst();
    if (lines.isEmpty() || lines.takeFirst().trimmed() != kSystemMark)
        return misses(key, kSystemMark);
    qsizetype mark = 0;
    while (mark < lines.size() && lines.at(mark).trimmed() != kUserMark)
        ++mark;
    if (mark == lines.size())
        return misses(key, kUserMark);

    PromptTemplate prompt;
    prompt.key = key;
    prompt.version = version.captured(1).toInt();
    prompt.system = lines.first(mark).join(QLatin1Char('\n')).trimmed();
    prompt.user = lines.sliced(mark + 1).join(QLatin1Char('\n')).trimmed();
    TANDEM_DO(gapsOf(prompt));
    return prompt;
}

QString promptText(const PromptTemplate& prompt)
{
    return QStringLiteral("version: %1\n%2\n%3\n%4\n%5\n")
        .arg(QString::number(prompt.version), kSystemMark, prompt.system, kUserMark, prompt.user);
}

Expected<QList<Message>> fillPrompt(
    const PromptTemplate& prompt, const QHash<QString, QString>& values)
{
    TANDEM_TRY(gaps, gapsOf(prompt));
    const QStringList given = values.keys();
    TANDEM_DO(sameNames(
        prompt.key, namesIn(gaps->system + gaps->user), QSet<QString>(given.begin(), given.end())));
    QList<Message> messages;
    if (!prompt.system.isEmpty())
        messages.append({Role::System, fill(prompt.system, gaps->system, values)});
    messages.append({Role::User, fill(prompt.user, gaps->user, values)});
    return messages;
}

Expected<ChatRequest> promptRequest(const PromptTemplate& prompt, const QString& model,
    const QHash<QString, QString>& values, int maxTokens, std::optional<Schema> schema)
{
    TANDEM_TRY(messages, fillPrompt(prompt, values));
    ChatRequest request;
    request.model = model;
    request.messages = *messages;
    request.maxTokens = maxTokens;
    request.schema = std::move(schema);
    return request;
}

Expected<void> checkPrompt(const PromptTemplate& prompt, const QStringList& required)
{
    if (prompt.user.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, LlmWords::tr("The prompt contains no question."),
            prompt.key, LlmWords::tr("Write the question in the second part."));
    TANDEM_TRY(gaps, gapsOf(prompt));
    const auto read = parsePrompt(prompt.key, promptText(prompt));
    if (!read || read->system != prompt.system.trimmed() || read->user != prompt.user.trimmed())
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The first part must not contain the line \"%1\".").arg(kUserMark),
            prompt.key);
    return sameNames(prompt.key, namesIn(gaps->system + gaps->user),
        QSet<QString>(required.begin(), required.end()));
}

} // namespace tandem::llm
