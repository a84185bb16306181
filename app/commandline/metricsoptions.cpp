#include "app/commandline/metricsoptions.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/nearest.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/replacing.h"

#include <QFileInfo>

namespace tandem {

namespace {

using metrics::Measure;

constexpr QLatin1String kMeasures("measures");
constexpr QLatin1String kCorpus("corpus");
constexpr QLatin1String kSystems("systems");
constexpr QLatin1String kPublished("published");
constexpr QLatin1String kWordnet("wordnet");
constexpr qint64 kMostThreads = 256;

QStringList measureKeys()
{
    QStringList keys;
    for (const Measure measure : metrics::measures())
        keys.append(QLatin1String(measure->key));
    return keys;
}

Expected<QList<Measure>> askedMeasures(const Arguments& arguments, Console& console)
{
    QList<Measure> asked;
    const QStringList keys = arguments.has(kMeasures)
                                 ? arguments.value(kMeasures).split(u',', Qt::SkipEmptyParts)
                                 : measureKeys();
    for (const QString& key : keys) {
        const Measure measure = metrics::measureOfKey(key.trimmed());
        if (!measure) {
            const QString nearest = nearestWord(key.trimmed(), measureKeys());
            return console.misuse(
                CommandWords::tr("There is no measure \"%1\".").arg(key.trimmed()),
                nearest.isEmpty() ? CommandWords::tr("\"tandem help formats\" lists the measures.")
                                  : CommandWords::tr("Did you mean \"%1\"?").arg(nearest));
        }
        if (!asked.contains(measure))
            asked.append(measure);
    }
    if (asked.isEmpty())
        return console.misuse(CommandWords::tr("--measures names no measure."),
            CommandWords::tr("\"tandem help formats\" lists the measures."));
    return asked;
}

Expected<PairScoresFormat> metricsFormatOf(const QString& file, Console& console)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == QLatin1String("jsonl"))
        return PairScoresFormat::JsonLines;
    if (suffix == QLatin1String("csv"))
        return PairScoresFormat::Csv;
    if (suffix == QLatin1String("md"))
        return PairScoresFormat::Markdown;
    if (suffix == QLatin1String("tex"))
        return PairScoresFormat::Latex;
    return console.misuse(
        CommandWords::tr("Scores are written as *.jsonl, *.csv, *.md or *.tex, not as \"%1\".")
            .arg(file));
}

} // namespace

QList<QCommandLineOption> metricsOptionList()
{
    return {
        QCommandLineOption(QString(kMeasures),
            CommandWords::tr("Only these measures, keys with commas between them; usually all."),
            QStringLiteral("KEYS")),
        QCommandLineOption(
            QString(kCorpus), CommandWords::tr("Add BLEU of all pairs together as a last line.")),
        QCommandLineOption(QString(kSystems),
            CommandWords::tr("Add the systems' means with 95 % intervals as a last line.")),
        QCommandLineOption(QString(kPublished),
            CommandWords::tr(
                "Score texts that a measure cannot see (such as Chinese ones by ROUGE) as "
                "its implementation does, mostly 0; usual is to leave them out and to count "
                "them.")),
        QCommandLineOption(QString(kWordnet),
            CommandWords::tr("WordNet's dictionary files for METEOR's synonyms, where they are not "
                             "installed in a usual place."),
            QStringLiteral("FOLDER")),
        QCommandLineOption(QString(kThreads),
            CommandWords::tr("How many threads compute; usually as many as there are cores."),
            QStringLiteral("N")),
        QCommandLineOption(QStringList{QStringLiteral("o"), QString(kOutput)},
            CommandWords::tr(
                "Write the scores to FILE: *.jsonl, *.csv, or a table for readers as *.md or "
                "*.tex."),
            QStringLiteral("FILE")),
    };
}

Expected<MetricsOptions> metricsOptions(const Arguments& arguments, Console& console)
{
    MetricsOptions options;
    options.input = arguments.word(0);
    options.wantsCorpus = arguments.has(kCorpus);
    options.wantsSystems = arguments.has(kSystems);
    options.wantsJson = arguments.wantsJson();
    if (arguments.has(kPublished))
        options.outside = metrics::OutsideTexts::AsPublished;
    options.wordnet = arguments.value(kWordnet);
    options.output = arguments.value(kOutput);
    TANDEM_TRY(measures, askedMeasures(arguments, console));
    options.measures = *measures;
    TANDEM_TRY(threads, arguments.number(kThreads, 1, kMostThreads, console));
    options.threads = int(threads->value_or(0));
    if (arguments.has(kWordnet) && options.wordnet.isEmpty())
        return console.misuse(CommandWords::tr("--wordnet names no folder."));
    if (arguments.has(kOutput)) {
        TANDEM_TRY(format, metricsFormatOf(options.output, console));
        options.format = *format;
        if (areOneFile(options.output, options.input))
            return failure(ErrorCode::Refused,
                CommandWords::tr("These pairs are read; the scores do not replace them."),
                options.output, CommandWords::tr("Give the scores another name."));
        TANDEM_DO(askToReplace({options.output}, arguments, console));
    }
    return options;
}

} // namespace tandem
