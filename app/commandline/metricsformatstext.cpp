#include "app/commandline/helptext.h"

#include "app/commandline/commandwords.h"
#include "models/metrics/measure.h"

namespace tandem {

namespace {

constexpr int kKeyColumn = 26;

QString pairsText()
{
    return CommandWords::tr(
               "Pairs of texts, as \"tandem metrics\" reads them\n"
               "  A record has two texts, which may be empty, and if wanted an id (usually "
               "the number of\n"
               "  its line) and a system. An id may return for another system only. Other "
               "keys are ignored.\n\n") +
           QStringLiteral("  reference  also expected, gold, target\n"
                          "  candidate  also prediction, output, hypothesis\n\n"
                          "  .jsonl  {\"id\": \"a1\", \"reference\": \"...\", \"candidate\": "
                          "\"...\",\n"
                          "           \"system\": \"heron\"}\n"
                          "  .json   a list of such records, or one\n"
                          "  .csv    id,reference,candidate,system\n\n") +
           CommandWords::tr(
               "  An id that is a number stays a number in the output, digit for digit as it "
               "is written;\n"
               "  a number as system becomes a text. The number of a line without an id "
               "must be no\n"
               "  other's id. Texts with NUL characters (\\u0000) are refused.\n");
}

QString range(metrics::Measure measure)
{
    if (measure->isOverlap)
        return QStringLiteral("{\"precision\", \"recall\", \"f1\"}");
    const QString most = QString::number(measure->most);
    return measure->isDistance ? CommandWords::tr("a distance, 0 to %1").arg(most)
                               : CommandWords::tr("0 to %1").arg(most);
}

/// "  rouge1   {...}" and below it what the measure is.
QString fieldsText()
{
    QString text;
    for (const metrics::Measure measure : metrics::measures()) {
        text += QStringLiteral("  ") +
                QString(QLatin1String(measure->key)).leftJustified(kKeyColumn) + range(measure) +
                u'\n';
        const QString description = wrapped(metrics::measureDescription(measure), 6);
        text += QStringLiteral("      ") + description + u'\n';
    }
    return text;
}

QString scoresText()
{
    return CommandWords::tr(
               "Scores of pairs, as \"tandem metrics\" writes them\n"
               "  A line of JSON for each pair, in their order: id, system where there is one, and "
               "each\n"
               "  measure. A value that is not defined is {\"undefined\": why}, with "
               "\"outside\": true\n"
               "  where the measure cannot see one of the texts. Numbers are not rounded. In CSV\n"
               "  precision, recall and f1 are columns KEY_precision, KEY_recall, KEY_f1; a cell "
               "without a value\n"
               "  is empty.\n\n") +
           fieldsText() + u'\n' +
           CommandWords::tr(
               "  Last lines with --corpus (0 to 100 and 0 to 1; all pairs are one corpus) "
               "and with --systems\n"
               "  (means, 95 % intervals by Student's t on the logit scale; undefined_pairs "
               "and among\n"
               "  them outside_pairs where there are any):\n") +
           QStringLiteral("  {\"corpus\": {\"bleu_sacrebleu\": ..., \"bleu_nltk\": ..., \"n\": "
                          "...}}\n"
                          "  {\"systems\": [{\"system\": \"heron\", \"pairs\": N, \"scores\":\n"
                          "     {KEY: {\"value\": ..., \"n\": N, \"low\": ..., \"high\": ...,\n"
                          "            \"undefined_pairs\": N}}}]}\n");
}

} // namespace

QString metricsFormatsText()
{
    return pairsText() + u'\n' + scoresText();
}

QString metricsJsonText()
{
    return QStringLiteral(
        "  metrics  pairs [the lines], and as asked for corpus, systems; with --output: file,\n"
        "           pairs N, corpus, systems\n");
}

} // namespace tandem
