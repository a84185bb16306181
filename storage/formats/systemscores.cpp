#include "storage/formats/systemscores.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/scorenumber.h"

namespace tandem {

namespace {

using metrics::Measure;

void putFigure(JsonText& json, const metrics::SystemScore& score)
{
    const Figure& figure = score.mean;
    json.beginObject();
    if (figure.isDefined()) {
        putNumber(json, "value", *figure.value);
    } else {
        json.text("undefined", figure.undefinedBecause);
    }
    json.number("n", figure.n);
    if (figure.interval) {
        putNumber(json, "low", figure.interval->low);
        putNumber(json, "high", figure.interval->high);
    }
    if (score.undefined > 0) {
        json.number("undefined_pairs", score.undefined);
    }
    if (score.outside > 0) {
        json.number("outside_pairs", score.outside);
    }
    json.endObject();
}

} // namespace

QByteArray systemScoresJson(const QList<SystemScores>& systems, const QList<Measure>& measures)
{
    JsonText json(JsonText::Style::Compact);
    json.beginArray();
    for (const SystemScores& system : systems) {
        json.beginObject();
        json.text("system", system.system);
        json.number("pairs", system.pairs);
        json.beginObject("scores");
        for (qsizetype i = 0; i < measures.size(); ++i) {
            json.key(measures.at(i)->key);
            putFigure(json, system.scores.at(i));
        }
        json.endObject();
        json.endObject();
    }
    json.endArray();
    return json.bytes();
}

Table systemScoresTable(
    const QList<SystemScores>& systems, const QList<Measure>& measures, int decimals)
{
    Table table;
    table.caption =
        FormatWords::tr("Means by system, with 95 % intervals (Student's t on the logit scale)");
    table.header = {FormatWords::tr("System"), FormatWords::tr("Pairs")};
    for (const Measure measure : measures)
        table.header.append(QString::fromUtf8(measure->name));
    for (const SystemScores& system : systems) {
        QStringList cells{
            system.system.isEmpty() ? FormatWords::tr("(unnamed system)") : system.system,
            QString::number(system.pairs)};
        for (qsizetype i = 0; i < measures.size(); ++i) {
            const Figure& mean = system.scores.at(i).mean;
            const auto number = [&](double value) {
                return roundedScore(value, measures.at(i), decimals);
            };
            if (!mean.isDefined())
                cells.append(scoreDash());
            else if (!mean.interval)
                cells.append(number(*mean.value));
            else
                cells.append(QStringLiteral("%1 [%2, %3]")
                                 .arg(number(*mean.value), number(mean.interval->low),
                                     number(mean.interval->high)));
            if (const qint64 outside = system.scores.at(i).outside; outside > 0)
                cells.last() = FormatWords::tr("%1 (%n n/a)", "a mean; pairs", int(outside))
                                   .arg(cells.constLast());
        }
        table.rows.append(cells);
    }
    return table;
}

QByteArray corpusScoresJson(const metrics::CorpusScores& scores)
{
    JsonText json(JsonText::Style::Compact);
    json.beginObject();
    putNumber(json, "bleu_sacrebleu", scores.bleuSacrebleu);
    putNumber(json, "bleu_nltk", scores.bleuNltk);
    json.number("n", scores.n);
    json.endObject();
    return json.bytes();
}

} // namespace tandem
