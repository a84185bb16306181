#include "storage/project/benchmarkfacts.h"

#include "models/rounds/consistency.h"
#include "storage/database/rows.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/roundrepository.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

using kgds::FactType;

/// What was decided about the key facts of a sample.
struct FactJudgement
{
    bool asked = false;  ///< a round about them is active
    bool closed = false; ///< and both have submitted
    QHash<FactId, FactType> types;
};

/// Numbers of the paragraphs whose facts are worked on, those included whose facts were all
/// removed.
Expected<QList<int>> workedParagraphs(Database& database, SampleId sample)
{
    return valuesOf<int>(database,
        QStringLiteral("SELECT DISTINCT p.number FROM atomic_fact f"
                       " JOIN paragraph p ON p.id = f.paragraph_id WHERE f.sample_id = ?"),
        {sample});
}

Expected<FactJudgement> judgementOf(Database& database, SampleId sample)
{
    FactJudgement judgement;
    TANDEM_TRY(round, RoundRepository(database).active(sample, Step::KeyFacts));
    judgement.asked = round->has_value();
    judgement.closed = judgement.asked && (*round)->isClosed();
    if (!judgement.closed)
        return judgement;
    TANDEM_TRY(comparison, ComparisonRepository(database).compare((*round)->id));
    for (const ComparedItem& item : comparison->items) {
        const auto outcome = outcomeOf(item, comparison->rule, Step::KeyFacts);
        if (!outcome)
            continue;
        judgement.types.insert(FactId{item.item.value}, *outcome == Outcome::Key
                                                            ? FactType::KeyBackSupporting
                                                            : FactType::NonKeyBackSupporting);
    }
    return judgement;
}

/// The type that the fact came with, while nobody has changed its text.
std::optional<FactType> importedType(const FactRow& fact, const FactJudgement& judgement)
{
    if (judgement.asked || fact.edited)
        return std::nullopt;
    return fact.importedType;
}

std::optional<FactType> supportingType(const FactRow& fact, const FactJudgement& judgement)
{
    const auto imported = importedType(fact, judgement);
    if (fact.repeats)
        return judgement.closed || imported ? std::optional(FactType::IntraRepetitive)
                                            : std::nullopt;
    const auto judged = judgement.types.constFind(fact.id);
    if (judged != judgement.types.constEnd())
        return *judged;
    // A fact that came as repeated and no longer counts as such is one that nobody has judged.
    return imported == FactType::IntraRepetitive ? std::nullopt : imported;
}

FactType nonsupportingType(const FactRow& fact)
{
    if (fact.repeats)
        return FactType::IntraRepetitive;
    if (fact.mask)
        return fact.mask->masked ? static_cast<FactType>(fact.mask->code)
                                 : FactType::BackNonsupporting;
    const FactType came = fact.importedType.value_or(FactType::BackNonsupporting);
    // A mark or a mask that is gone was taken off here; only a type of the other side is the file's
    // own oddity.
    const bool odd = came == FactType::KeyBackSupporting || came == FactType::NonKeyBackSupporting;
    return odd && !fact.edited ? came : FactType::BackNonsupporting;
}

/// The imported facts of a paragraph, and where they stood; `index` is -1 where it had none.
struct TakenGroup
{
    kgds::FactGroup group;
    qsizetype index = -1;
};

/// Takes the groups of a paragraph out of `groups`, their unknown keys and facts as one.
TakenGroup takeGroup(QList<kgds::FactGroup>& groups, int paragraph)
{
    TakenGroup taken{{paragraph, {}, {}}, -1};
    for (qsizetype i = 0; i < groups.size(); ++i) {
        if (groups.at(i).paragraphIndex != paragraph)
            continue;
        taken.group.facts += groups.at(i).facts;
        if (taken.group.extra.isEmpty())
            taken.group.extra = groups.at(i).extra;
        if (taken.index < 0)
            taken.index = i;
    }
    groups.removeIf(
        [paragraph](const kgds::FactGroup& group) { return group.paragraphIndex == paragraph; });
    return taken;
}

/// Unknown keys of an imported fact with this text; each is given once.
QByteArray takeExtra(QList<kgds::FactRecord>& imported, const QString& text)
{
    const auto found = std::find_if(imported.begin(), imported.end(),
        [&](const kgds::FactRecord& fact) { return fact.text == text; });
    if (found == imported.end())
        return {};
    const QByteArray extra = found->extra;
    imported.erase(found);
    return extra;
}

/// Puts `group` at `index`, where the file had the paragraph's, or else in the order of paragraphs.
void insertGroup(QList<kgds::FactGroup>& groups, const kgds::FactGroup& group, qsizetype index)
{
    if (index >= 0) {
        groups.insert(index, group);
        return;
    }
    const auto next = std::find_if(groups.begin(), groups.end(),
        [&](const kgds::FactGroup& each) { return each.paragraphIndex > group.paragraphIndex; });
    groups.insert(next, group);
}

/// Replaces the facts of one paragraph.
int placeParagraph(kgds::SampleRecord& record, int paragraph, bool supporting,
    const QList<FactRow>& facts, const FactJudgement& judgement)
{
    auto& side = supporting ? record.supportingFacts : record.nonsupportingFacts;
    auto& opposite = supporting ? record.nonsupportingFacts : record.supportingFacts;
    takeGroup(opposite, paragraph);
    TakenGroup imported = takeGroup(side, paragraph);
    kgds::FactGroup group{paragraph, {}, imported.group.extra};
    int leftOut = 0;
    for (const FactRow& fact : facts) {
        if (fact.paragraphNumber != paragraph)
            continue;
        const auto type =
            supporting ? supportingType(fact, judgement) : std::optional(nonsupportingType(fact));
        if (type)
            group.facts.append({fact.text, *type, takeExtra(imported.group.facts, fact.text)});
        else
            ++leftOut;
    }
    if (!group.facts.isEmpty() || (imported.index >= 0 && leftOut == 0))
        insertGroup(side, group, imported.index);
    return leftOut;
}

} // namespace

Expected<FactsLeftOut> placeFacts(Database& database, SampleId sample, kgds::SampleRecord& record)
{
    TANDEM_TRY(worked, workedParagraphs(database, sample));
    FactsLeftOut leftOut;
    if (worked->isEmpty())
        return leftOut;
    FactRepository repository(database);
    TANDEM_TRY(sides, FactSides(database).of(sample));
    TANDEM_TRY(facts, repository.facts(sample));
    TANDEM_TRY(judgement, judgementOf(database, sample));
    QHash<int, bool> sideOf;
    for (const ParagraphRow& row : sides->supporting)
        sideOf.insert(row.number, true);
    for (const ParagraphRow& row : sides->nonsupporting)
        sideOf.insert(row.number, false);
    for (const int paragraph : *worked) {
        const auto side = sideOf.constFind(paragraph);
        if (side != sideOf.constEnd()) {
            leftOut.unjudged += placeParagraph(record, paragraph, *side, *facts, *judgement);
            continue;
        }
        const auto isGone = [paragraph](const kgds::FactGroup& group) {
            return group.paragraphIndex == paragraph;
        };
        record.supportingFacts.removeIf(isGone);
        record.nonsupportingFacts.removeIf(isGone);
        leftOut.homeless += static_cast<int>(std::count_if(facts->cbegin(), facts->cend(),
            [paragraph](const FactRow& fact) { return fact.paragraphNumber == paragraph; }));
    }
    return leftOut;
}

} // namespace tandem
