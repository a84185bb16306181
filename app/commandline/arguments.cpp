#include "app/commandline/arguments.h"

#include "app/commandline/console.h"
#include "app/commandline/helptext.h"
#include "app/commandline/nearest.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// As it is typed: one dash for a letter, two for a word.
QString dashed(const QString& option)
{
    return (option.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + option;
}

QString seeHelp(const Command& command)
{
    return Words::tr("See \"tandem help %1\".").arg(QLatin1String(command.name));
}

tl::unexpected<Error> unknownOption(
    const QString& option, const CommandSyntax& syntax, const Command& command, Console& console)
{
    QStringList known;
    for (const QCommandLineOption& one : allOptions(syntax))
        known += one.names();
    const QString nearest = nearestWord(option, known);
    const QString remedy =
        nearest.isEmpty() ? QString() : Words::tr("Did you mean %1?").arg(dashed(nearest)) + u' ';
    return console.misuse(
        Words::tr("There is no option %1.").arg(dashed(option)), remedy + seeHelp(command));
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
    if (arguments.wantsHelp())
        return arguments;
    if (arguments.m_words.size() < syntax.fewestWords) {
        const QString usage =
            QStringLiteral("tandem %1 %2").arg(QLatin1String(command.name), syntax.usage.value(0));
        return console.misuse(
            Words::tr("Something is missing; the usage is: %1.").arg(usage), seeHelp(command));
    }
    if (arguments.m_words.size() > syntax.mostWords) {
        return console.misuse(Words::tr("\"%1\" is one argument too many.")
                                  .arg(arguments.m_words.at(syntax.mostWords)),
            seeHelp(command));
    }
    return arguments;
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
        Words::tr("--%1 takes a number from %2 to %3, not \"%4\".")
            .arg(option, QString::number(least), QString::number(most), value(option)));
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
    return console.misuse(
        Words::tr("--%1 takes a number from %2 to %3, not \"%4\".")
            .arg(option, QString::number(least), QString::number(most, 'f', 0), value(option)));
}

} // namespace tandem
