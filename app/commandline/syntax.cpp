#include "app/commandline/syntax.h"

#include "app/commandline/fieldoptions.h"
#include "app/commandline/helptext.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

/// "-o, --output FILE" and the line below it, as an option.
QCommandLineOption optionFrom(const QString& line)
{
    QStringList words = line.split(u' ');
    QStringList names;
    while (!words.isEmpty() && words.first().startsWith(u'-')) {
        const QString name = words.takeFirst();
        names.append(name.mid(name.startsWith(QLatin1String("--")) ? 2 : 1).remove(u','));
    }
    return QCommandLineOption(names, {}, words.join(u' '));
}

/// Lines of a paragraph are joined; those that begin with a blank stay as they are.
void addProse(QString& prose, const QString& line)
{
    const QLatin1String end("\n\n");
    if (line.isEmpty()) {
        if (!prose.isEmpty() && !prose.endsWith(end))
            prose += end;
        return;
    }
    if (!prose.isEmpty() && !prose.endsWith(end))
        prose += line.startsWith(u' ') ? u'\n' : u' ';
    prose += line;
}

/// What the file says below "# name".
CommandSyntax partOf(const QString& file, const QString& name)
{
    CommandSyntax part;
    QString prose;
    const qsizetype start = file.indexOf(QStringLiteral("# %1\n").arg(name));
    const qsizetype end = file.indexOf(QLatin1String("\n# "), start);
    if (start < 0)
        return part;
    const QStringList lines = file.mid(start, end < 0 ? -1 : end - start).split(u'\n').mid(1);
    for (const QString& line : lines) {
        const bool isOptions = !part.options.isEmpty();
        if (line.startsWith(QLatin1String("$ ")))
            part.usage.append(line.mid(2));
        else if (line.startsWith(QLatin1String("> ")))
            part.examples.append(line.mid(2));
        else if (line.startsWith(u'-') && (isOptions || prose.isEmpty() || prose.endsWith(u'\n')))
            part.options.append(optionFrom(line));
        else if (!isOptions)
            addProse(prose, line);
        else if (!line.isEmpty())
            part.options.last().setDescription(
                QString(part.options.last().description() + u' ' + line.trimmed()).trimmed());
    }
    part.summary = prose.section(QLatin1String("\n\n"), 0, 0);
    part.text = prose.section(QLatin1String("\n\n"), 1).trimmed();
    return part;
}

QStringList capturesOf(const QRegularExpression& pattern, const QString& text)
{
    QStringList captures;
    for (auto found = pattern.globalMatch(text); found.hasNext();)
        captures.append(found.next().captured(1));
    return captures;
}

/// The option with the name of `option`, where it is described there.
const QCommandLineOption* described(const CommandSyntax& part, const QCommandLineOption& option)
{
    const auto found = std::find_if(
        part.options.cbegin(), part.options.cend(), [&](const QCommandLineOption& one) {
            return one.names().last() == option.names().last() && !one.description().isEmpty();
        });
    return found == part.options.cend() ? nullptr : &*found;
}

} // namespace

CommandSyntax syntaxOf(const Command& command)
{
    const QString name = QLatin1String(command.name);
    const QString common = QStringLiteral("*");
    const QString english = helpFile(QStringLiteral("commands.txt"), Language::English);
    const QString file = helpFile(QStringLiteral("commands.txt"));
    CommandSyntax syntax = partOf(english, name);
    const CommandSyntax shared = partOf(english, common);
    const CommandSyntax words = partOf(file, name);
    const CommandSyntax sharedWords = partOf(file, common);
    for (const char* every : {"json", "help"})
        syntax.options.append(QCommandLineOption(QLatin1String(every)));
    for (QCommandLineOption& option : syntax.options) {
        const QCommandLineOption* own = described(syntax, option);
        const QCommandLineOption* known = own ? own : described(shared, option);
        if (!known) {
            option.setDescription(runSettingTexts(name, option.names().last()).value(0));
            continue;
        }
        if (!own)
            option = *known;
        if (const auto* said = described(own ? words : sharedWords, option))
            option.setDescription(said->description());
    }
    if (!words.summary.isEmpty())
        syntax.summary = words.summary;
    if (!words.text.isEmpty())
        syntax.text = words.text;
    return syntax;
}

QList<Usage> CommandSyntax::usagesOf(const QStringList& words) const
{
    QList<Usage> meant;
    QList<Usage> without;
    for (const QString& line : usage) {
        const Usage one(line);
        if (!one.verbAmong(words).isEmpty())
            meant.append(one);
        else if (one.needsNoVerb())
            without.append(one);
    }
    return meant.isEmpty() ? without : meant;
}

Usage::Usage(const QString& line)
    : m_line(line)
{
    static const QRegularExpression verbs(
        QStringLiteral("^(?:[A-Z]+ )?(\\[?[a-z][a-z|-]*\\]?)(?= |$)"));
    static const QRegularExpression option(QStringLiteral("(?<![\\w-])--?([a-z][a-z-]*)"));
    static const QRegularExpression choice(
        QStringLiteral("\\[(-[^\\[\\]|]*(?:\\| ?-[^\\[\\]|]*)+)\\]"));
    m_verbs = verbs.match(line).captured(1);
    m_takesAll = line.contains(QLatin1String("[...]"));
    QString rest = line;
    for (auto found = choice.match(rest); found.hasMatch(); found = choice.match(rest)) {
        m_options.append(capturesOf(option, found.captured()));
        rest.remove(found.captured());
    }
    for (const QString& one : capturesOf(option, rest))
        m_options.append(QStringList(one));
}

QString Usage::with(const QString& verb) const
{
    return QString(m_line).replace(m_line.indexOf(m_verbs), m_verbs.size(), verb);
}

QStringList Usage::verbs() const
{
    return QString(m_verbs).remove(u'[').remove(u']').split(u'|', Qt::SkipEmptyParts);
}

QString Usage::verbAmong(const QStringList& words) const
{
    const QStringList all = verbs();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const QString& verb) { return words.contains(verb); });
    return found == all.end() ? QString() : *found;
}

bool Usage::needsNoVerb() const
{
    return m_verbs.isEmpty() || m_verbs.startsWith(u'[') || m_verbs.contains(QLatin1String("--"));
}

qsizetype Usage::placeOf(const QStringList& names) const
{
    const auto found = std::find_if(m_options.begin(), m_options.end(), [&](const auto& options) {
        return std::any_of(options.begin(), options.end(),
            [&](const QString& option) { return names.contains(option); });
    });
    return found == m_options.end() ? -1 : found - m_options.begin();
}

bool Usage::takes(const QStringList& names) const
{
    return m_takesAll || placeOf(names) >= 0;
}

bool Usage::takesBoth(const QStringList& names, const QStringList& others) const
{
    const bool areTaken = takes(names) && takes(others);
    return areTaken && (placeOf(names) < 0 || placeOf(names) != placeOf(others));
}

} // namespace tandem
