#include "storage/project/candidateimport.h"

#include "storage/database/uuid.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/samplerepository.h"

#include <QSet>

#include <map>
#include <utility>

namespace tandem {

namespace {

/// The paragraph that a row is about.
Expected<ParagraphId> paragraphOf(Database& database, const CandidateFact& fact)
{
    SampleRepository samples(database);
    const auto sample = samples.rowAt(fact.sample);
    if (!sample) {
        // The row's own place names the sample already.
        Error error = sample.error();
        error.where = fact.place;
        return failure(error);
    }
    TANDEM_TRY(paragraphs, samples.paragraphs(sample->id));
    for (const ParagraphRow& row : *paragraphs) {
        if (row.number == fact.paragraph)
            return row.id;
    }
    return failure(ErrorCode::NotFound,
        ProjectWords::tr("Sample %1 has no paragraph %2.").arg(fact.sample).arg(fact.paragraph),
        fact.place,
        ProjectWords::tr("Its paragraphs are numbered from 1 to %1.").arg(paragraphs->size()));
}

} // namespace

Expected<CandidatesAdded> importCandidateFacts(Database& database,
    const QList<CandidateFact>& facts, PersonId by, bool replace, bool keepDuplicates)
{
    // A paragraph's facts are added together: each edit reads the whole sample.
    std::map<std::pair<int, int>, QList<CandidateFact>> byParagraph;
    CandidatesAdded import;
    for (const CandidateFact& fact : facts) {
        byParagraph[{fact.sample, fact.paragraph}].append(fact);
        if (!import.samples.contains(fact.sample))
            import.samples.append(fact.sample);
    }
    FactEdits edits(database);
    for (const auto& [where, rows] : byParagraph) {
        const QString place = rows.constFirst().place;
        TANDEM_TRY(paragraph, paragraphOf(database, rows.constFirst()));
        const auto before = edits.arrangement(*paragraph);
        if (!before)
            return failure(before.error().in(place));
        QList<FactText> after = replace ? QList<FactText>{} : *before;
        QSet<QString> known;
        for (const FactText& fact : std::as_const(after))
            known.insert(fact.text);
        for (const CandidateFact& fact : rows) {
            if (!keepDuplicates && known.contains(fact.text)) {
                ++import.skipped;
                continue;
            }
            known.insert(fact.text);
            after.append({newUuid(), fact.text, {}});
            ++import.added;
        }
        if (after == *before)
            continue;
        if (auto arranged = edits.arrange(*paragraph, *before, after, FactEdit::Changed, by);
            !arranged)
            return failure(arranged.error().in(place));
    }
    return import;
}

} // namespace tandem
