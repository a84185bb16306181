#include "app/commandline/helptext.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "models/metrics/measure.h"
#include "models/perseval/distancemeasure.h"
#include "models/results/report.h"
#include "storage/runs/runreport.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

constexpr qsizetype kColumns = 80;
constexpr int kKeyColumn = 26;

QString rangeOf(metrics::Measure measure)
{
    if (measure->isOverlap)
        return QStringLiteral("{\"precision\", \"recall\", \"f1\"}");
    const QString most = QString::number(measure->most);
    return measure->isDistance ? CommandWords::tr("a distance, 0 to %1").arg(most)
                               : CommandWords::tr("0 to %1").arg(most);
}

/// "  rouge1   {...}" and below it what the measure is.
QString measuresText()
{
    QString text;
    for (const metrics::Measure measure : metrics::builtInMeasures()) {
        text += QStringLiteral("  ") +
                QString(QLatin1String(measure->key)).leftJustified(kKeyColumn) + rangeOf(measure) +
                QStringLiteral("\n      ") +
                wrapped(metrics::measureDescriptionInFull(measure), 6) + u'\n';
    }
    return text;
}

/// What programs are told of a run: "RUN: run, kind, ...", below what stands in the help before.
QString runKeysText()
{
    constexpr int kIndent = 11;
    QStringList keys;
    for (const results::Column& column : runsSection({}).columns) {
        if (!column.key.isEmpty())
            keys.append(column.key);
    }
    return wrapped(QStringLiteral("RUN: ") + keys.join(QStringLiteral(", ")), kIndent);
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

/// The file at `path`, or its translation where there is one.
QString resourceText(const QString& path, Language language)
{
    const QString locale = language == Language::English ? QString() : QLocale().name();
    QFile file;
    for (const QString& ending :
        QStringList{u'_' + locale, u'_' + locale.section(u'_', 0, 0), QString()}) {
        file.setFileName(QString(path).insert(path.lastIndexOf(u'.'), ending));
        if (file.open(QIODevice::ReadOnly))
            break;
    }
    return QString::fromUtf8(file.readAll());
}

/// Markdown whose paragraphs and items are a line each, as one edits them.
QString unwrapped(const QString& markdown)
{
    static const QRegularExpression block(QStringLiteral("^([-*>#|]|\\d+\\.\\s)"));
    QStringList lines;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        const QString text = line.trimmed();
        const bool goesOn = !lines.isEmpty() && !lines.constLast().isEmpty() && !text.isEmpty() &&
                            !lines.constLast().startsWith(QLatin1Char('#')) &&
                            !block.match(text).hasMatch();
        if (!goesOn) {
            lines.append(line);
            continue;
        }
        const bool isSpaced = lines.constLast().back().script() != QChar::Script_Han &&
                              text.front().script() != QChar::Script_Han;
        lines.last() += (isSpaced ? QStringLiteral(" ") : QString()) + text;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString builtInGuideline(Step step, Language language)
{
    static constexpr std::array names{"paragraphs", "keyfacts", "opinions"};
    return unwrapped(resourceText(
        QStringLiteral(":/tandem/guidelines/%1.md").arg(QLatin1String(names.at(std::size_t(step)))),
        language));
}

QString helpFile(const QString& name, Language language)
{
    QString text = resourceText(QStringLiteral(":/tandem/help/") + name, language);
    if (text.contains(QLatin1String("@measures@")))
        text.replace(QLatin1String("@measures@\n"), measuresText());
    if (text.contains(QLatin1String("@run@")))
        text.replace(QLatin1String("@run@"), runKeysText());
    return text.replace(
        QLatin1String("@distances@"), perseval::distanceKeys().join(QStringLiteral(", ")));
}

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

QString helpText(const Command& command)
{
    const CommandSyntax syntax = syntaxOf(command);
    const QString name = QLatin1String(command.name);
    const QString usage = CommandWords::tr("Usage:");
    QString text;
    for (const QString& line : syntax.usage) {
        text += (text.isEmpty() ? usage : QString(usage.size(), u' ')) +
                QStringLiteral(" tandem %1 %2\n").arg(name, line);
    }
    text += u'\n' + wrapped(syntax.summary) + u'\n';
    if (!syntax.text.isEmpty())
        text += u'\n' + wrapped(syntax.text) + u'\n';
    QList<std::pair<QString, QString>> lines;
    for (const QCommandLineOption& option : syntax.options)
        lines.append({optionForm(option), option.description()});
    text += u'\n' + CommandWords::tr("Options:") + u'\n' + twoColumns(lines);
    if (!syntax.examples.isEmpty())
        text += u'\n' + CommandWords::tr("Examples:") + u'\n';
    for (const QString& example : syntax.examples)
        text += QStringLiteral("  %1\n").arg(example);
    return text;
}

QString overviewText()
{
    QList<std::pair<QString, QString>> lines;
    for (const Command* command : commands())
        lines.append({QLatin1String(command->name), syntaxOf(*command).summary});
    lines.append({QStringLiteral("help"), CommandWords::tr("Explain a command, or \"formats\".")});
    return helpFile(QStringLiteral("overview.txt"))
        .replace(QLatin1String("@commands@\n"), twoColumns(lines));
}

} // namespace tandem
