#include "app/commandline/call.h"

#include "app/commandline/command.h"
#include "app/commandline/helptext.h"
#include "models/results/reporttable.h"

#include <algorithm>

namespace tandem {

namespace {

/// As it is typed: one dash for a letter, two for a word.
QString dashed(const QString& option)
{
    return (option.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + option;
}

QString seeHelp(const Command& command)
{
    return Words::tr("See \"tandem help %1\".").arg(QLatin1String(command.name));
}

QStringList namesOf(const QList<QCommandLineOption>& options)
{
    QStringList names;
    for (const QCommandLineOption& one : options)
        names += one.names();
    return names;
}

/// An empty value is most often a variable of the shell that is not set.
bool mayBeEmpty(const QCommandLineOption& option)
{
    return option.names().contains(QLatin1String("note")) ||
           option.names().contains(QLatin1String("system"));
}

} // namespace

Call::Call(const Command& command, Console& to)
    : console(to)
    , out(to.out)
    , err(to.err)
    , m_command(command)
    , m_parser(std::make_shared<QCommandLineParser>())
{
}

Expected<Call> Call::read(const Command& command, const QStringList& given, Console& console)
{
    const CommandSyntax syntax = command.syntax();
    const QList<QCommandLineOption> options = allOptions(syntax);
    Call call(command, console);
    call.m_parser->addOptions(options);
    // The parser takes the program's name for granted and skips it.
    const bool parsed = call.m_parser->parse(QStringList(QStringLiteral("tandem")) + given);
    if (const QStringList unknown = call.m_parser->unknownOptionNames(); !unknown.isEmpty()) {
        const QString nearest = nearestWord(unknown.first(), namesOf(options));
        return console.misuse(Words::tr("There is no option %1.").arg(dashed(unknown.first())),
            (nearest.isEmpty() ? QString()
                               : Words::tr("Did you mean %1?").arg(dashed(nearest)) + u' ') +
                seeHelp(command));
    }
    if (!parsed)
        return call.misuseOfCommand(call.m_parser->errorText());
    call.m_words = call.m_parser->positionalArguments();
    call.noteNames(options);
    if (call.wantsHelp())
        return call;
    TANDEM_DO(call.checkValues(options));
    const auto count = call.m_words.size();
    if (count < syntax.fewestWords)
        return call.misuseOfCommand(
            Words::tr("Something is missing; the usage is: %1.")
                .arg(QStringLiteral("tandem %1 %2")
                         .arg(QLatin1String(command.name), usagesOf(syntax).value(0))));
    if (count > syntax.mostWords)
        return call.misuseOfCommand(
            Words::tr("\"%1\" is one argument too many.").arg(call.m_words.at(syntax.mostWords)));
    return call;
}

void Call::noteNames(const QList<QCommandLineOption>& options)
{
    const QStringList given = m_parser->optionNames();
    for (const QCommandLineOption& one : options) {
        const QStringList names = one.names();
        for (const QString& typed : given) {
            if (!names.contains(typed))
                continue;
            for (const QString& name : names)
                m_typed.insert(name, typed);
        }
    }
}

Expected<void> Call::checkValues(const QList<QCommandLineOption>& options)
{
    const QStringList names = namesOf(options);
    for (const QCommandLineOption& option : options) {
        if (option.valueName().isEmpty())
            continue;
        for (const QString& value : m_parser->values(option)) {
            const QString name = dashed(m_typed.value(option.names().constFirst()));
            // A value that is an option itself belongs to the one before it only by mistake.
            if (value.startsWith(QLatin1String("--")) &&
                names.contains(value.mid(2).section(u'=', 0, 0)))
                return misuseOfCommand(Words::tr("%1 has no value: %2 follows.").arg(name, value));
            if (value.isEmpty() && !mayBeEmpty(option))
                return misuseOfCommand(Words::tr("The value of %1 is empty.").arg(name));
        }
    }
    return {};
}

tl::unexpected<Error> Call::misuseOfCommand(const QString& what)
{
    return misuse(what, seeHelp(m_command));
}

tl::unexpected<Error> Call::outOfRange(OptionName option, double least, double most)
{
    const QString name = m_typed.value(option.name, option.name);
    return misuse(
        Words::tr("--%1 takes a number from %2 to %3, not \"%4\".")
            .arg(name, QString::number(least), QString::number(most, 'f', 0), value(option)));
}

Expected<std::optional<qint64>> Call::number(OptionName option, qint64 least, qint64 most)
{
    if (!has(option))
        return std::optional<qint64>();
    bool isNumber = false;
    const qint64 number = value(option).toLongLong(&isNumber);
    if (isNumber && number >= least && number <= most)
        return std::optional(number);
    return outOfRange(option, double(least), double(most));
}

Expected<std::optional<double>> Call::decimal(OptionName option, double least, double most)
{
    if (!has(option))
        return std::optional<double>();
    bool isNumber = false;
    const double number = value(option).toDouble(&isNumber);
    if (isNumber && number >= least && number <= most)
        return std::optional(number);
    return outOfRange(option, least, most);
}

Expected<void> Call::tell(const QJsonObject& json, const QString& text)
{
    if (wantsJson())
        printJson(*this, json);
    else
        out << text << '\n';
    return {};
}

Expected<void> Call::tell(QJsonObject json, const QString& text, const QStringList& messages)
{
    json.insert(QLatin1String("messages"), QJsonArray::fromStringList(messages));
    QStringList lines{text};
    for (const QString& message : messages)
        lines.append(printable(message));
    return tell(json, lines.join(u'\n'));
}

Expected<void> Call::show(const results::Report& report, const QJsonObject& fields)
{
    if (wantsJson())
        printJson(*this, results::reportJson(report, fields));
    else
        out << results::consoleText(report);
    return {};
}

Expected<void> runVerb(std::span<const Verb> verbs, Call& call, int place)
{
    QStringList known;
    for (const Verb& verb : verbs) {
        const QLatin1String word(verb.word);
        known.append(word);
        if (word != call.word(place))
            continue;
        const auto count = call.words().size();
        const QString name = QStringLiteral("%1 %2").arg(QLatin1String(call.command().name), word);
        if (count < verb.fewestWords || count > verb.mostWords)
            return call.misuseOfCommand(
                Words::tr("The usage is: %1.")
                    .arg(QStringLiteral("tandem %1 %2").arg(name, QLatin1String(verb.usage))));
        const QStringList options = QString::fromLatin1(verb.options).split(u' ');
        for (const QCommandLineOption& option : call.command().syntax().options) {
            const QString last = option.names().constLast();
            if (*verb.options && call.has(QLatin1String(last.toLatin1())) &&
                !options.contains(last))
                return call.misuseOfCommand(
                    Words::tr("\"%1\" does not take --%2.").arg(name, last));
        }
        return verb.run(call);
    }
    return noneOf(call.word(place), known, call);
}

QCommandLineOption option(const char* names, const QString& description, const char* value)
{
    return QCommandLineOption(
        QString::fromLatin1(names).split(u' '), description, QString::fromUtf8(value));
}

} // namespace tandem
