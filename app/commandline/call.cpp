#include "app/commandline/call.h"

#include "app/commandline/command.h"
#include "app/commandline/formernames.h"
#include "models/fields/field.h"
#include "models/results/reporttable.h"

#include <QLocale>

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
    return CommandWords::tr("See \"tandem help %1\".").arg(QLatin1String(command.name));
}

QString usageIs(const Command& command, const QString& usage)
{
    return CommandWords::tr("Usage: %1.")
        .arg(QStringLiteral("tandem %1 %2").arg(QLatin1String(command.name), usage));
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
    const QStringList names = option.names();
    return names.contains(QLatin1String("note")) || names.contains(QLatin1String("system")) ||
           names.contains(QLatin1String("missing"));
}

/// An option whose value reads "NAME,..." may also be given several times.
bool takesList(const QCommandLineOption& option)
{
    return option.valueName().endsWith(QLatin1String(",..."));
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
    const CommandSyntax syntax = syntaxOf(command);
    const QList<QCommandLineOption>& options = syntax.options;
    Call call(command, console);
    call.m_parser->addOptions(options);
    // The parser takes the program's name for granted and skips it.
    const bool parsed = call.m_parser->parse(
        QStringList(QStringLiteral("tandem")) + withPresentOptions(command, given));
    if (const QStringList unknown = call.m_parser->unknownOptionNames(); !unknown.isEmpty()) {
        const QString nearest = nearestWord(unknown.first(), namesOf(options));
        return console.misuse(CommandWords::tr("Unknown option: %1.").arg(dashed(unknown.first())),
            (nearest.isEmpty() ? QString()
                               : CommandWords::tr("Did you mean %1?").arg(dashed(nearest)) + u' ') +
                seeHelp(command));
    }
    if (!parsed)
        return call.misuseOfCommand(call.m_parser->errorText());
    call.m_words = withPresentVerb(command, call.m_parser->positionalArguments());
    TANDEM_DO(call.noteNames(options));
    if (call.wantsHelp())
        return call;
    TANDEM_DO(call.checkValues(options));
    const auto count = call.m_words.size();
    if (count < command.fewestWords)
        return call.misuseOfCommand(
            CommandWords::tr("Missing argument. Usage: %1.")
                .arg(QStringLiteral("tandem %1 %2")
                         .arg(QLatin1String(command.name), syntax.usage.value(0))));
    if (count > command.mostWords)
        return call.misuseOfCommand(CommandWords::tr("Unexpected argument: \"%1\".")
                                        .arg(call.m_words.at(command.mostWords)));
    TANDEM_DO(call.checkUsage(syntax));
    return call;
}

Expected<void> Call::noteNames(const QList<QCommandLineOption>& options)
{
    const QStringList given = m_parser->optionNames();
    for (const QCommandLineOption& one : options) {
        const QStringList names = one.names();
        for (const QString& typed : given) {
            if (!names.contains(typed))
                continue;
            if (m_typed.contains(typed) && !takesList(one))
                return misuseOfCommand(
                    CommandWords::tr("%1 is given more than once.").arg(dashed(typed)));
            for (const QString& name : names)
                m_typed.insert(name, typed);
        }
    }
    return {};
}

Expected<void> Call::checkUsage(const CommandSyntax& syntax)
{
    const QList<Usage> usages = syntax.usagesOf(m_words);
    const auto oneThat = [&](const auto& takes) {
        return std::any_of(usages.begin(), usages.end(), takes);
    };
    QList<QStringList> given; // by their names
    for (const QCommandLineOption& option : syntax.options) {
        const QStringList names = option.names();
        if (!m_typed.contains(names.constFirst()) || names.contains(QLatin1String("json")))
            continue;
        if (!oneThat([&](const Usage& usage) { return usage.takes(names); }))
            return doesNotTake(names.constFirst(), usages);
        for (const QStringList& other : std::as_const(given)) {
            if (!oneThat([&](const Usage& usage) { return usage.takesBoth(other, names); }))
                return misuseOfCommand(CommandWords::tr("%1 and %2 cannot be used together.")
                                           .arg(dashed(m_typed.value(other.constFirst())),
                                               dashed(m_typed.value(names.constFirst()))));
        }
        given.append(names);
    }
    return {};
}

tl::unexpected<Error> Call::doesNotTake(const QString& option, const QList<Usage>& usages)
{
    const QString command = QLatin1String(m_command.name);
    const QString verb = usages.isEmpty() ? QString() : usages.first().verbAmong(m_words);
    const QString what =
        CommandWords::tr("\"%1\" does not accept %2.")
            .arg(QString(command + u' ' + verb).trimmed(), dashed(m_typed.value(option)));
    return usages.size() == 1 ? misuse(what, usageIs(m_command, usages.first().with(verb)))
                              : misuseOfCommand(what);
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
                return misuseOfCommand(
                    CommandWords::tr("%1 needs a value, but %2 follows.").arg(name, value));
            if (value.isEmpty() && !mayBeEmpty(option))
                return misuseOfCommand(CommandWords::tr("The value of %1 is empty.").arg(name));
        }
    }
    return {};
}

QStringList Call::list(OptionName option) const
{
    QStringList words;
    const QStringList parts = value(option).split(u',', Qt::SkipEmptyParts);
    for (const QString& part : parts)
        words.append(part.simplified());
    words.removeAll(QString());
    return words;
}

tl::unexpected<Error> Call::misuseOfCommand(const QString& what)
{
    return misuse(what, seeHelp(m_command));
}

tl::unexpected<Error> Call::outOfRange(OptionName option, const QString& bounds)
{
    return misuse(CommandWords::tr("--%1 expects %2, not \"%3\".")
                      .arg(m_typed.value(option.name, option.name), bounds, value(option)));
}

Expected<std::optional<qint64>> Call::number(OptionName option, qint64 least, qint64 most)
{
    if (!has(option))
        return std::optional<qint64>();
    bool isNumber = false;
    const qint64 number = value(option).toLongLong(&isNumber);
    if (isNumber && number >= least && number <= most)
        return std::optional(number);
    return outOfRange(
        option, CommandWords::tr("a whole number from %1 to %2").arg(least).arg(most));
}

Expected<std::optional<double>> Call::decimal(OptionName option, double least, double most)
{
    if (!has(option))
        return std::optional<double>();
    bool isNumber = false;
    const double number = value(option).toDouble(&isNumber);
    if (isNumber && number >= least && number <= most)
        return std::optional(number);
    const auto bound = [](double value) {
        return QString::number(value, 'f', QLocale::FloatingPointShortest);
    };
    return outOfRange(
        option, CommandWords::tr("a number from %1 to %2").arg(bound(least), bound(most)));
}

Expected<std::optional<double>> Call::decimal(OptionName option, const fields::Bounds& bounds)
{
    TANDEM_TRY(number, decimal(option, bounds.least, bounds.most));
    if (*number && QString::number(**number, 'f', bounds.decimals).toDouble() != **number)
        return misuse(CommandWords::tr(
            "--%1 accepts at most %n decimal place(s), not \"%2\".", nullptr, bounds.decimals)
                          .arg(m_typed.value(option.name, option.name), value(option)));
    return *number;
}

/// Where the word given with an option stands among `words`, -1 where it was not given.
Expected<qsizetype> Call::placeOf(OptionName option, const QStringList& words)
{
    if (!has(option))
        return -1;
    if (const qsizetype place = words.indexOf(value(option)); place >= 0)
        return place;
    return misuse(CommandWords::tr("--%1 expects %2, not \"%3\".")
                      .arg(option.name, words.join(QStringLiteral(", ")), value(option)));
}

Expected<QString> Call::wordOf(OptionName option, const QStringList& words)
{
    return placeOf(option, words).map([&](qsizetype place) { return words.value(place); });
}

Expected<void> Call::tell(const QJsonObject& json, const QStringList& lines)
{
    if (wantsJson())
        printJson(*this, json);
    for (qsizetype i = 0; !wantsJson() && i < lines.size(); ++i)
        out << lines.at(i) << '\n';
    return {};
}

Expected<void> Call::tell(const QJsonObject& json, const QString& text)
{
    return tell(json, QStringList(text));
}

Expected<void> Call::tell(QJsonObject json, const QString& text, const QStringList& messages)
{
    json.insert(QLatin1String("messages"), QJsonArray::fromStringList(messages));
    QStringList lines{text};
    for (const QString& message : messages)
        lines.append(printable(message));
    return tell(json, lines);
}

void Call::note(const QStringList& remarks)
{
    for (const QString& remark : remarks)
        err << printable(remark) << '\n';
    err.flush();
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
        if (call.words().size() > place && word != call.word(place))
            continue;
        const auto count = call.words().size();
        if (count < verb.fewestWords || count > verb.mostWords)
            return call.misuseOfCommand(usageIs(
                call.command(), syntaxOf(call.command()).usagesOf({word}).first().with(word)));
        return verb.run(call);
    }
    return noneOf(call.word(place), known, call);
}

} // namespace tandem
