#include "app/commandline/helptext.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kColumns = 80;

/// "-h, --help" or "--sample <N>".
QString optionForm(const QCommandLineOption& option)
{
    QStringList forms;
    for (const QString& name : option.names())
        forms.append((name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name);
    QString form = forms.join(QStringLiteral(", "));
    if (!option.valueName().isEmpty())
        form += u' ' + option.valueName();
    return form;
}

/// Two columns: what to type, and what it means.
QString twoColumns(const QList<std::pair<QString, QString>>& lines)
{
    qsizetype width = 0;
    for (const auto& [left, right] : lines)
        width = std::max(width, left.size());
    QString text;
    for (const auto& [left, right] : lines) {
        text += QStringLiteral("  ") + left.leftJustified(width + 2) +
                wrapped(right, int(width) + 4).trimmed() + u'\n';
    }
    return text;
}

QString heading(const QString& text)
{
    return u'\n' + text + u'\n';
}

} // namespace

QString wrapped(const QString& text, int indent)
{
    const QString margin(indent, u' ');
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        if (paragraph.startsWith(u' ') || paragraph.isEmpty()) {
            lines.append(paragraph);
            continue;
        }
        QString line;
        for (const QString& word : paragraph.split(u' ')) {
            if (!line.isEmpty() && indent + line.size() + 1 + word.size() > kColumns) {
                lines.append(line);
                line.clear();
            }
            line += line.isEmpty() ? word : QString(u' ' + word);
        }
        lines.append(line);
    }
    return lines.join(u'\n' + margin);
}

QList<QCommandLineOption> allOptions(const CommandSyntax& syntax)
{
    QList<QCommandLineOption> options = syntax.options;
    options.append(option("json", Words::tr("Print the result as JSON, for programs.")));
    options.append(option("h help", Words::tr("Show this help and do nothing else.")));
    return options;
}

QStringList usagesOf(const CommandSyntax& syntax)
{
    QStringList usages;
    for (const char* usage : syntax.usage)
        usages.append(QLatin1String(usage));
    for (const Verb& verb : syntax.verbs)
        usages.append(QLatin1String(verb.word) + u' ' + QLatin1String(verb.usage));
    return usages;
}

QString helpText(const Command& command)
{
    const CommandSyntax syntax = command.syntax();
    const QString name = QLatin1String(command.name);
    QString text;
    const QStringList usages = usagesOf(syntax);
    for (const QString& usage : usages) {
        text += (text.isEmpty() ? Words::tr("Usage:") : QString(Words::tr("Usage:").size(), u' ')) +
                QStringLiteral(" tandem %1 %2\n").arg(name, usage);
    }
    text += u'\n' + wrapped(syntax.summary) + u'\n';
    if (!syntax.text.isEmpty())
        text += u'\n' + wrapped(syntax.text) + u'\n';
    QList<std::pair<QString, QString>> lines;
    for (const QCommandLineOption& option : allOptions(syntax))
        lines.append({optionForm(option), option.description()});
    text += heading(Words::tr("Options:")) + twoColumns(lines);
    if (!syntax.examples.isEmpty())
        text += heading(Words::tr("Examples:"));
    for (const char* example : syntax.examples)
        text += QStringLiteral("  %1\n").arg(QString::fromUtf8(example));
    return text;
}

QString overviewText()
{
    QString text =
        Words::tr("Usage: tandem [PROJECT | --sample]\n"
                  "       tandem COMMAND [ARGUMENTS]\n") +
        u'\n' +
        wrapped(Words::tr("Build summarization benchmarks by hand, two people blind to "
                          "each other. Without a command the window opens: on a project, "
                          "on the sample project, or on the welcome page. Commands need "
                          "no display.")) +
        u'\n';
    QList<std::pair<QString, QString>> lines;
    for (const Command* command : commands())
        lines.append({QLatin1String(command->name), command->syntax().summary});
    lines.append({QStringLiteral("help"), Words::tr("Explain a command, or \"formats\".")});
    text += heading(Words::tr("Commands:")) + twoColumns(lines);
    text += heading(Words::tr("Exit codes:")) +
            twoColumns({{QStringLiteral("0"), Words::tr("done")},
                {QStringLiteral("1"), Words::tr("failed; one line on stderr says what, where and "
                                                "what to do")},
                {QStringLiteral("2"), Words::tr("wrong usage")},
                {QStringLiteral("3"), Words::tr("done, but a result file has other scores than its "
                                                "match tables give")},
                {QStringLiteral("130"),
                    Words::tr("stopped by Ctrl+C; nothing was changed, or a run is paused")}});
    text += u'\n' +
            wrapped(Words::tr("\"tandem help COMMAND\" explains a command, \"tandem help "
                              "formats\" the JSON and the files.")) +
            u'\n';
    return text;
}

} // namespace tandem
