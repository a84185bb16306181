#include "views/facts/repetitionrows.h"

#include "views/facts/factviewwords.h"
#include "views/facts/factwords.h"

namespace tandem {

RowSpec<RepetitionRow> repetitionRowSpec()
{
    return {.key = [](const RepetitionRow& row) { return RowKey(row.fact); },
        .card = [](const RepetitionRow& row) { return Card{.title = row.text}; },
        .shape = {.strongTitle = false, .line = false},
        .accessible = [](const RepetitionRow& row) { return row.whole; },
        .toolTip = [](const RepetitionRow& row) { return row.whole; }};
}

QList<RepetitionRow> repetitionRows(
    const QList<RepetitionQuestion>& questions, const FactSheet& sheet)
{
    QList<RepetitionRow> rows;
    for (const RepetitionQuestion& question : questions) {
        const FactRow* fact = sheet.find(question.fact);
        const FactRow* earlier = sheet.find(question.earlier);
        if (!fact || !earlier)
            continue;
        const QString pair =
            FactViewWords::tr("%1 ≈ %2 · %3")
                .arg(results::countText(fact->number), results::countText(earlier->number),
                    similarityText(question.similarity));
        rows.append({fact->id, pair + QStringLiteral("  ") + fact->text,
            pair + QLatin1Char('\n') + fact->text + QLatin1Char('\n') + earlier->text});
    }
    return rows;
}

} // namespace tandem
