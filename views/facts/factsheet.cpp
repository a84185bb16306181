#include "views/facts/factsheet.h"

#include "storage/repositories/factedits.h"
#include "storage/repositories/factintake.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

namespace tandem {

const FactRow* FactSheet::find(FactId fact) const
{
    const auto found = std::find_if(
        facts.cbegin(), facts.cend(), [fact](const FactRow& row) { return row.id == fact; });
    return found == facts.cend() ? nullptr : &*found;
}

QList<FactRow> FactSheet::ofParagraph(ParagraphId paragraph) const
{
    QList<FactRow> rows;
    std::copy_if(facts.cbegin(), facts.cend(), std::back_inserter(rows),
        [paragraph](const FactRow& row) { return row.paragraph == paragraph; });
    return rows;
}

QList<FactRow> FactSheet::ofSide(bool supporting) const
{
    QList<FactRow> rows;
    std::copy_if(facts.cbegin(), facts.cend(), std::back_inserter(rows),
        [this, supporting](const FactRow& row) { return sideOf(row) == supporting; });
    return rows;
}

QList<FactId> FactSheet::repeating(FactId fact) const
{
    QList<FactId> others;
    for (const FactRow& row : facts) {
        if (row.repeats == fact && row.id != fact)
            others.append(row.id);
    }
    return others;
}

Expected<FactSheet> loadFactSheet(Database& database, SampleId sample)
{
    FactSheet sheet;
    if (!sample.isValid())
        return sheet;
    TANDEM_TRY(row, SampleRepository(database).row(sample));
    sheet.sample = *row;
    FactRepository repository(database);
    const auto sides = FactSides(database).of(sample);
    if (!sides) {
        if (sides.error().code != ErrorCode::Refused)
            return failure(sides.error());
        sheet.kind = FactSheet::Kind::NotReady;
        sheet.why = sides.error();
        return sheet;
    }
    TANDEM_TRY(facts, repository.facts(sample));
    TANDEM_TRY(waiting, FactIntake(database).importedWaiting(sample));
    TANDEM_TRY(distinct, FactEdits(database).distinctFacts(sample));
    if (const auto editable = FactSides(database).mayEditSupporting(sample); !editable)
        sheet.fixed = editable.error();
    TANDEM_TRY(keyFacts, RoundRepository(database).active(sample, Step::KeyFacts));
    sheet.keyFacts = *keyFacts;
    sheet.kind = FactSheet::Kind::Ready;
    sheet.sides = *sides;
    sheet.facts = *facts;
    sheet.importedWaiting = *waiting;
    sheet.distinct = *distinct;
    return sheet;
}

} // namespace tandem
