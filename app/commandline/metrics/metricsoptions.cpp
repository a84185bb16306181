#include "app/commandline/metrics/metricsoptions.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"

#include <QFileInfo>

namespace tandem {

namespace {

using metrics::Measure;

constexpr qint64 kMostThreads = 256;

QStringList measureKeys()
{
    QStringList keys;
    for (const Measure measure : metrics::measures())
        keys.append(QLatin1String(measure->key));
    return keys;
}

Expected<QList<Measure>> askedMeasures(Call& call)
{
    QList<Measure> asked;
    const QStringList keys = call.has("measures")
                                 ? call.value("measures").split(u',', Qt::SkipEmptyParts)
                                 : measureKeys();
    for (const QString& key : keys) {
        const Measure measure = metrics::measureOfKey(key.trimmed());
        if (!measure) {
            const QString nearest = nearestWord(key.trimmed(), measureKeys());
            return call.misuse(Words::tr("There is no measure \"%1\".").arg(key.trimmed()),
                nearest.isEmpty() ? Words::tr("\"tandem help formats\" lists the measures.")
                                  : Words::tr("Did you mean \"%1\"?").arg(nearest));
        }
        if (!asked.contains(measure))
            asked.append(measure);
    }
    if (asked.isEmpty())
        return call.misuse(Words::tr("--measures names no measure."),
            Words::tr("\"tandem help formats\" lists the measures."));
    return asked;
}

Expected<PairScoresFormat> scoresFormatOf(const QString& file, Call& call)
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
    return call.misuse(
        Words::tr("Scores are written as *.jsonl, *.csv, *.md or *.tex, not as \"%1\".").arg(file));
}

} // namespace

QList<QCommandLineOption> metricsOptionList()
{
    return {
        option("measures",
            Words::tr("Only these measures, keys with commas between them; usually all."), "KEYS"),
        option("corpus", Words::tr("Add BLEU of all pairs together as a last line.")),
        option("systems", Words::tr("Add the systems' means with 95 % intervals as a last line.")),
        option("published",
            Words::tr("Score texts that a measure cannot see (such as Chinese ones by ROUGE) as "
                      "its implementation does, mostly 0; usual is to leave them out and to count "
                      "them.")),
        option("wordnet",
            Words::tr("WordNet's dictionary files for METEOR's synonyms, where they are not "
                      "installed in a usual place."),
            "FOLDER"),
        option("threads",
            Words::tr("How many threads compute; usually as many as there are cores."), "N"),
        option("o output",
            Words::tr("Write the scores to FILE: *.jsonl, *.csv, or a table for readers as *.md or "
                      "*.tex."),
            "FILE"),
    };
}

Expected<MetricsOptions> metricsOptions(Call& call)
{
    MetricsOptions options;
    options.input = call.word(0);
    options.wantsCorpus = call.has("corpus");
    options.wantsSystems = call.has("systems");
    options.wantsJson = call.wantsJson();
    if (call.has("published"))
        options.outside = metrics::OutsideTexts::AsPublished;
    options.wordnet = call.value("wordnet");
    options.output = call.value("output");
    TANDEM_TRY(measures, askedMeasures(call));
    options.measures = *measures;
    TANDEM_TRY(threads, call.number("threads", 1, kMostThreads));
    options.threads = int(threads->value_or(0));
    if (call.has("wordnet") && options.wordnet.isEmpty())
        return call.misuse(Words::tr("--wordnet names no folder."));
    if (call.has("output")) {
        TANDEM_TRY(format, scoresFormatOf(options.output, call));
        options.format = *format;
        if (areOneFile(options.output, options.input))
            return failure(ErrorCode::Refused,
                Words::tr("These pairs are read; the scores do not replace them."), options.output,
                Words::tr("Give the scores another name."));
        TANDEM_DO(askToReplace({options.output}, call));
    }
    return options;
}

} // namespace tandem
