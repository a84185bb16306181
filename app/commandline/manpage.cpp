#include "app/commandline/manpage.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/helptext.h"
#include "models/version.h"

namespace tandem {

namespace {

/// `text` for roff: hyphens that are typed stay hyphens, and no line is taken for a request.
QString roff(QString text)
{
    text.replace(u'\\', QLatin1String("\\e")).replace(u'-', QLatin1String("\\-"));
    QString escaped;
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(u'.') || line.startsWith(u'\''))
            escaped += QLatin1String("\\&");
        escaped += line + u'\n';
    }
    return escaped;
}

QString bold(const QString& text)
{
    return QLatin1String(".B ") + roff(text);
}

/// Paragraphs; those with lines that begin with a blank are set as they stand.
QString prose(const QString& text)
{
    QString page;
    for (const QString& paragraph : text.split(QLatin1String("\n\n"), Qt::SkipEmptyParts)) {
        const bool isSet = paragraph.contains(QLatin1String("\n ")) || paragraph.startsWith(u' ');
        page += QLatin1String(".PP\n");
        page += isSet ? QLatin1String(".nf\n") + roff(paragraph) + QLatin1String(".fi\n")
                      : roff(paragraph);
    }
    return page;
}

QString optionsOf(const CommandSyntax& syntax)
{
    QString page;
    for (const QCommandLineOption& option : syntax.options) {
        page += QLatin1String(".TP\n") + bold(optionForm(option));
        page += roff(option.description());
    }
    return page;
}

QString commandPart(const Command& command)
{
    const CommandSyntax syntax = syntaxOf(command);
    const QString name = QLatin1String(command.name);
    QString page = QLatin1String(".SS ") + roff(name) + roff(syntax.summary);
    for (const QString& line : syntax.usage)
        page += QLatin1String(".PP\n") + bold(QStringLiteral("tandem %1 %2").arg(name, line));
    page += prose(syntax.text) + optionsOf(syntax);
    if (!syntax.examples.isEmpty())
        page += QLatin1String(".PP\nExamples:\n.PP\n.nf\n") + roff(syntax.examples.join(u'\n')) +
                QLatin1String(".fi\n");
    return page;
}

} // namespace

QString manPage()
{
    const QString overview = helpFile(QStringLiteral("overview.txt"));
    const QString head = overview.section(QLatin1String("@commands@\n"), 0, 0);
    const QString tail = overview.section(QLatin1String("@commands@\n"), 1);
    QString page =
        QStringLiteral(".TH TANDEM 1 \"\" \"Tandem %1\" \"User Commands\"\n").arg(programVersion());
    page += QLatin1String(".SH NAME\ntandem \\- build summarization benchmarks by hand, inspect "
                          "evaluations, run human-agreement studies\n");
    page += QLatin1String(".SH SYNOPSIS\n.B tandem\n.RI [ PROJECT \" | \" \\-\\-demo ]\n.br\n"
                          ".B tandem\n.I COMMAND\n.RI [ ARGUMENTS ]\n");
    page += QLatin1String(".SH DESCRIPTION\n") + prose(head.section(QLatin1String("\n\n"), 1, -2));
    page += QLatin1String(".SH COMMANDS\n");
    for (const Command* command : commands())
        page += commandPart(*command);
    page += QLatin1String(".SH EXIT STATUS\n") +
            prose(tail.trimmed().section(QLatin1String("\n\n"), 0, 0).section(u'\n', 1));
    page += QLatin1String(".SH FILE FORMATS\n") + prose(helpFile(QStringLiteral("formats.txt")));
    return page;
}

} // namespace tandem
