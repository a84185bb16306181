#include "app/commandline/metrics/metricsoptions.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "storage/scorers/programmeasurestore.h"

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

/// What is computed where nobody names measures: nothing that starts a program, or is for some
/// languages only.
QStringList generalKeys()
{
    QStringList keys;
    for (const Measure measure : metrics::generalMeasures())
        keys.append(QLatin1String(measure->key));
    return keys;
}

/// Why a key is no measure: its file cannot be used, or it is misspelled.
tl::unexpected<Error> noSuchMeasure(const QString& key, Call& call)
{
    const auto stored = ProgramMeasureStore().byKey(key);
    if (!stored && stored.error().code != ErrorCode::NotFound)
        return failure(stored.error());
    const QString nearest = nearestWord(key, measureKeys());
    return call.misuse(CommandWords::tr("There is no measure \"%1\".").arg(key),
        nearest.isEmpty() ? CommandWords::tr("\"tandem help formats\" lists the measures, "
                                             "\"tandem measures list\" those of other programs.")
                          : CommandWords::tr("Did you mean \"%1\"?").arg(nearest));
}

Expected<QList<Measure>> askedMeasures(Call& call)
{
    QList<Measure> asked;
    const QStringList keys = call.has("measures")
                                 ? call.value("measures").split(u',', Qt::SkipEmptyParts)
                                 : generalKeys();
    for (const QString& key : keys) {
        const Measure measure = metrics::measureOfKey(key.trimmed());
        if (!measure)
            return noSuchMeasure(key.trimmed(), call);
        if (!asked.contains(measure))
            asked.append(measure);
    }
    if (asked.isEmpty())
        return call.misuse(CommandWords::tr("--measures needs at least one measure."),
            CommandWords::tr("\"tandem help formats\" lists the measures."));
    return asked;
}

Expected<PairScoresFormat> scoresFormatOf(const QString& file, Call& call)
{
    TANDEM_TRY(ending, askedEnding(file,
                           {QStringLiteral("jsonl"), QStringLiteral("csv"), QStringLiteral("md"),
                               QStringLiteral("tex")},
                           call));
    return *ending == QLatin1String("jsonl") ? PairScoresFormat::JsonLines
           : *ending == QLatin1String("csv") ? PairScoresFormat::Csv
           : *ending == QLatin1String("md")  ? PairScoresFormat::Markdown
                                             : PairScoresFormat::Latex;
}

} // namespace

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
        return call.misuse(CommandWords::tr("--wordnet expects a folder."));
    if (call.has("output")) {
        TANDEM_TRY(format, scoresFormatOf(options.output, call));
        options.format = *format;
        if (areOneFile(options.output, options.input))
            return failure(ErrorCode::Refused,
                CommandWords::tr("This is an input file; it cannot be overwritten."),
                options.output, CommandWords::tr("Give the scores another name."));
        TANDEM_DO(askToReplace({options.output}, call));
    }
    return options;
}

} // namespace tandem
