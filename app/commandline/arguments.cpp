#include "app/commandline/arguments.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/helptext.h"
#include "app/commandline/nearest.h"

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

tl::unexpected<Error> unknownOption(
    const QString& option, const CommandSyntax& syntax, const Command& command, Console& console)
{
    QStringList known;
    for (const QCommandLineOption& one : allOptions(syntax))
        known += one.names();
    const QString nearest = nearestWord(option, known);
    const QString remedy = nearest.isEmpty()
                               ? QString()
                               : CommandWords::tr("Did you mean %1?").arg(dashed(nearest)) + u' ';
    return console.misuse(
        CommandWords::tr("There is no option %1.").arg(dashed(option)), remedy + seeHelp(command));
}

/// An empty value is most often a variable of the shell that is not set.
bool mayBeEmpty(const QCommandLineOption& option)
{
    for (const char* name : {"note", "system"}) {
        if (option.names().contains(QLatin1String(name)))
            return true;
    }
    return false;
}

/// A value that is an option itself belongs to the option before it only by mistake.
bool isOptionOf(const CommandSyntax& syntax, const QString& value)
{
    const QList<QCommandLineOption> options = allOptions(syntax);
    return value.startsWith(QLatin1String("--")) &&
           std::any_of(options.begin(), options.end(), [&](const QCommandLineOption& one) {
               return one.names().contains(value.mid(2).section(u'=', 0, 0));
           });
}

/// The one of the option's names that stands on the line.
QString nameGiven(const QCommandLineParser& parser, const QCommandLineOption& option)
{
    const QStringList given = parser.optionNames();
    const QStringList names = option.names();
    const auto found = std::find_if(
        given.begin(), given.end(), [&](const QString& name) { return names.contains(name); });
    return found == given.end() ? names.constFirst() : *found;
}

Expected<void> checkValues(const QCommandLineParser& parser, const CommandSyntax& syntax,
    const Command& command, Console& console)
{
    const QList<QCommandLineOption> options = allOptions(syntax);
    for (const QCommandLineOption& option : options) {
        if (option.valueName().isEmpty() || !parser.isSet(option))
            continue;
        const QString name = dashed(nameGiven(parser, option));
        for (const QString& value : parser.values(option)) {
            if (isOptionOf(syntax, value))
                return console.misuse(
                    CommandWords::tr("%1 has no value: %2 follows.").arg(name, value),
                    seeHelp(command));
            if (value.isEmpty() && !mayBeEmpty(option))
                return console.misuse(
                    CommandWords::tr("The value of %1 is empty.").arg(name), seeHelp(command));
        }
    }
    return {};
}

} // namespace

Arguments::Arguments(const CommandSyntax& syntax)
    : m_parser(std::make_shared<QCommandLineParser>())
{
    m_parser->addOptions(allOptions(syntax));
}

Expected<Arguments> Arguments::read(
    const Command& command, const QStringList& given, Console& console)
{
    const CommandSyntax syntax = command.syntax();
    Arguments arguments(syntax);
    // The parser takes the program's name for granted and skips it.
    const bool parsed = arguments.m_parser->parse(QStringList(QStringLiteral("tandem")) + given);
    if (const QStringList unknown = arguments.m_parser->unknownOptionNames(); !unknown.isEmpty())
        return unknownOption(unknown.first(), syntax, command, console);
    if (!parsed)
        return console.misuse(arguments.m_parser->errorText(), seeHelp(command));
    arguments.m_words = arguments.m_parser->positionalArguments();
    for (const QCommandLineOption& option : allOptions(syntax)) {
        for (const QString& typed : arguments.m_parser->optionNames()) {
            if (!option.names().contains(typed))
                continue;
            for (const QString& name : option.names())
                arguments.m_typed.insert(name, typed);
        }
    }
    if (arguments.wantsHelp())
        return arguments;
    TANDEM_DO(checkValues(*arguments.m_parser, syntax, command, console));
    if (arguments.m_words.size() < syntax.fewestWords) {
        const QString usage =
            QStringLiteral("tandem %1 %2").arg(QLatin1String(command.name), syntax.usage.value(0));
        return console.misuse(
            CommandWords::tr("Something is missing; the usage is: %1.").arg(usage),
            seeHelp(command));
    }
    if (arguments.m_words.size() > syntax.mostWords) {
        return console.misuse(CommandWords::tr("\"%1\" is one argument too many.")
                                  .arg(arguments.m_words.at(syntax.mostWords)),
            seeHelp(command));
    }
    return arguments;
}

QString Arguments::typed(QLatin1String option) const
{
    return m_typed.value(option, option);
}

Expected<std::optional<qint64>> Arguments::number(
    QLatin1String option, qint64 least, qint64 most, Console& console) const
{
    if (!has(option))
        return std::optional<qint64>();
    bool isNumber = false;
    const qint64 number = value(option).toLongLong(&isNumber);
    if (isNumber && number >= least && number <= most)
        return std::optional(number);
    return console.misuse(
        CommandWords::tr("--%1 takes a number from %2 to %3, not \"%4\".")
            .arg(typed(option), QString::number(least), QString::number(most), value(option)));
}

Expected<std::optional<double>> Arguments::decimal(
    QLatin1String option, double least, double most, Console& console) const
{
    if (!has(option))
        return std::optional<double>();
    bool isNumber = false;
    const double number = value(option).toDouble(&isNumber);
    if (isNumber && number >= least && number <= most)
        return std::optional(number);
    return console.misuse(CommandWords::tr("--%1 takes a number from %2 to %3, not \"%4\".")
                              .arg(typed(option), QString::number(least),
                                  QString::number(most, 'f', 0), value(option)));
}

} // namespace tandem
