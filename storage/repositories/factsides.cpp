#include "storage/repositories/factsides.h"

#include "models/rounds/missing.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

namespace tandem {

namespace {

Error notLabelledYet(const std::optional<Round>& round)
{
    if (!round)
        return {ErrorCode::Refused,
            RepositoryWords::tr("The paragraphs of this sample have not been labelled yet."), {},
            RepositoryWords::tr(
                "Assign the sample to a pair and have both label its paragraphs first."),
            {}};
    return {ErrorCode::Refused,
        RepositoryWords::tr("The paragraphs of this sample are still being labelled."), {},
        RepositoryWords::tr("Facts become available when both have submitted."), {}};
}

/// What the closed round made of the paragraphs.
Expected<ParagraphSides> sidesOfRound(Database& database, RoundId round)
{
    TANDEM_TRY(comparison, ComparisonRepository(database).compare(round));
    ParagraphSides sides;
    sides.fromRound = true;
    QList<int> undecided;
    for (const ComparedItem& item : comparison->items) {
        const ParagraphRow row{ParagraphId{item.item.value}, item.number, item.text};
        const auto outcome = outcomeOf(item, comparison->rule);
        if (!outcome)
            undecided.append(item.number);
        else if (*outcome == Outcome::Supporting)
            sides.supporting.append(row);
        else if (*outcome == Outcome::Nonsupporting)
            sides.nonsupporting.append(row);
    }
    if (undecided.isEmpty())
        return sides;
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("It is undecided which paragraphs are supporting."), {},
        RepositoryWords::tr("Decide on paragraphs %1 in Compare first.")
            .arg(numberRanges(undecided)));
}

/// What the benchmark said that the sample was imported from.
Expected<ParagraphSides> importedSides(Database& database, SampleId sample)
{
    ParagraphSides sides;
    return eachRow(database,
        QStringLiteral("SELECT imported_label = 1, id, number, text FROM paragraph"
                       " WHERE sample_id = ? ORDER BY number"),
        {sample},
        [&](Statement& row) {
            auto& side = row.take<bool>() ? sides.supporting : sides.nonsupporting;
            ParagraphRow paragraph;
            row.read(paragraph.id, paragraph.number, paragraph.text);
            side.append(paragraph);
        })
        .map([&] { return sides; });
}

} // namespace

std::optional<bool> ParagraphSides::sideOf(ParagraphId paragraph) const
{
    const auto has = [paragraph](const QList<ParagraphRow>& rows) {
        return std::any_of(rows.cbegin(), rows.cend(),
            [paragraph](const ParagraphRow& row) { return row.id == paragraph; });
    };
    if (has(supporting))
        return true;
    return has(nonsupporting) ? std::optional(false) : std::nullopt;
}

Expected<ParagraphSides> FactSides::of(SampleId sample)
{
    TANDEM_TRY(row, SampleRepository(m_database).row(sample));
    if (row->round)
        return row->round->isClosed() ? sidesOfRound(m_database, row->round->id)
                                      : failure(notLabelledYet(row->round));
    if (!row->labelled)
        return failure(notLabelledYet({}));
    return importedSides(m_database, sample);
}

Expected<void> FactSides::mayEditSupporting(SampleId sample)
{
    TANDEM_TRY(isClosed,
        valueOf<std::optional<bool>>(m_database,
            QStringLiteral("SELECT r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL"
                           " FROM round r WHERE r.sample_id = ? AND r.step = ?"
                           " AND r.withdrawn_at IS NULL AND EXISTS (SELECT 1 FROM answer a"
                           " WHERE a.round_id IN (r.id, r.repeats_id))"),
            {sample, Step::KeyFacts}));
    if (!*isClosed)
        return {};
    if (**isClosed)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "Both have judged the supporting facts of this sample; they are final."),
            {}, RepositoryWords::tr("See the outcome in Compare."));
    return failure(ErrorCode::Refused,
        RepositoryWords::tr(
            "The supporting facts can no longer be changed: they are already being judged."),
        {},
        RepositoryWords::tr("The lead can withdraw the key-fact round first; answers given so far "
                            "are kept in the journal."));
}

Expected<FactPlace> FactSides::editable(ParagraphId paragraph, bool replaceImported)
{
    TANDEM_TRY(sample, sampleOf(paragraph));
    TANDEM_TRY(sides, of(*sample));
    const auto side = sides->sideOf(paragraph);
    if (!side)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "The paragraph is neither supporting nor nonsupporting, so it has no facts."),
            {}, RepositoryWords::tr("Boundary paragraphs are removed from the article."));
    const auto unlocked = mayEditSupporting(*sample);
    if (*side && !unlocked)
        return failure(unlocked.error());
    if (unlocked) {
        TANDEM_DO(align(*sample, *sides));
    }
    TANDEM_TRY(waiting,
        isAny(m_database,
            QStringLiteral("SELECT 1 FROM fact_group g JOIN fact f ON f.group_id = g.id WHERE"
                           " g.paragraph_id = ? AND NOT EXISTS (SELECT 1 FROM atomic_fact a"
                           " WHERE a.paragraph_id = g.paragraph_id)"),
            {paragraph}));
    if (*waiting && !replaceImported)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The facts of this paragraph were imported with the benchmark."),
            {}, RepositoryWords::tr("Accept the imported facts first."));
    return FactPlace{*sample, paragraph, *side};
}

Expected<void> FactSides::align(SampleId sample)
{
    const auto sides = of(sample);
    if (!sides)
        return sides.error().code == ErrorCode::Refused ? Expected<void>() : failure(sides.error());
    const auto unlocked = mayEditSupporting(sample);
    if (!unlocked)
        return unlocked.error().code == ErrorCode::Refused ? Expected<void>() : unlocked;
    return align(sample, *sides);
}

Expected<void> FactSides::align(SampleId sample, const ParagraphSides& sides)
{
    // Paragraphs may have changed sides, or left the article, since their facts were made.
    TANDEM_TRY(stored, pairsOf<ParagraphId, bool>(m_database,
                           QStringLiteral("SELECT paragraph_id, min(supporting) FROM atomic_fact"
                                          " WHERE sample_id = ? GROUP BY paragraph_id, supporting"),
                           {sample}));
    for (auto each = stored->cbegin(); each != stored->cend(); ++each) {
        const bool supporting = sides.sideOf(each.key()).value_or(false);
        if (supporting == *each)
            continue;
        TANDEM_DO(m_database.run(
            QStringLiteral("UPDATE atomic_fact SET supporting = ? WHERE paragraph_id = ?"),
            {supporting, each.key()}));
    }
    return {};
}

Expected<SampleId> FactSides::sampleOf(ParagraphId paragraph)
{
    return oneValue<SampleId>(m_database,
        QStringLiteral("SELECT sample_id FROM paragraph WHERE id = ?"), {paragraph},
        notInProject(RepositoryWords::tr("This paragraph is not in the project.")));
}

} // namespace tandem
