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
        json.key("value");
        putNumber(json, *figure.value);
    } else {
        json.key("undefined");
        json.text(figure.undefinedBecause);
    }
    json.key("n");
    json.number(figure.n);
    if (figure.interval) {
        json.key("low");
        putNumber(json, figure.interval->low);
        json.key("high");
        putNumber(json, figure.interval->high);
    }
    if (score.undefined > 0) {
        json.key("undefined_pairs");
        json.number(score.undefined);
    }
    if (score.outside > 0) {
        json.key("outside_pairs");
        json.number(score.outside);
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
        json.key("system");
        json.text(system.system);
        json.key("pairs");
        json.number(system.pairs);
        json.key("scores");
        json.beginObject();
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
        table.header.append(QLatin1String(measure->name));
    for (const SystemScores& system : systems) {
        QStringList cells{system.system.isEmpty() ? FormatWords::tr("(none named)") : system.system,
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
                cells.last() = FormatWords::tr("%1 (%n outside)", "a mean; pairs", int(outside))
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
    json.key("bleu_sacrebleu");
    putNumber(json, scores.bleuSacrebleu);
    json.key("bleu_nltk");
    putNumber(json, scores.bleuNltk);
    json.key("n");
    json.number(scores.n);
    json.endObject();
    return json.bytes();
}

} // namespace tandem
