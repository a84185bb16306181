#include "views/models/systemsamplereader.h"

#include "models/kgds/judgementreview.h"
#include "storage/repositories/checkpartrepository.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/systemreviewrepository.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

using kgds::JudgementDecision;

/// The answers that are no abstentions differ somewhere.
bool doDiffer(const QList<StoredJudgement>& judgements)
{
    for (qsizetype i = 1; i < judgements.size(); ++i) {
        const kgds::OutputChanges changes = kgds::changesBetween(
            {{}, judgements.at(0).judgement}, {{}, judgements.at(i).judgement});
        if (!changes.factsGained.isEmpty() || !changes.factsLost.isEmpty() ||
            !changes.opinionsGained.isEmpty() || !changes.opinionsLost.isEmpty() ||
            !changes.errors.isEmpty())
            return true;
    }
    return false;
}

/// The system that stands for the one that is wanted, and the verifier.
SystemChoice resolved(SystemChoice wanted, const SystemSamples& known)
{
    if (!known.systems.contains(wanted.system))
        wanted.system = known.systems.value(0);
    if (wanted.beside &&
        (!known.systems.contains(*wanted.beside) || *wanted.beside == wanted.system))
        wanted.beside.reset();
    if (!known.verifiers.contains(wanted.verifier))
        wanted.verifier = known.verifiers.value(0);
    return wanted;
}

/// Whether an error is none any more: the viewer says that its opinion is covered.
bool isGone(const QList<JudgementWork>& works, PersonId viewer,
    const std::optional<JudgementDecision>& decision)
{
    return decision && decision->kind == kgds::JudgementKind::Error &&
           std::any_of(works.cbegin(), works.cend(), [&](const JudgementWork& work) {
               const auto opinion = JudgementDecision::ofOpinion(decision->item);
               return work.person == viewer &&
                      work.reviews.value(opinion).stance == Stance::Disagree;
           });
}

/// How many of the verifier's decisions that were drawn to be checked have no opinion of the
/// viewer's, by judgement; those that nothing was drawn of are missing.
Expected<QHash<SystemJudgementId, int>> drawnWithoutWord(
    Database& database, const QString& verifier, PersonId viewer)
{
    TANDEM_TRY(items, CheckPartRepository(database).drawnFrom(verifier));
    QHash<SystemJudgementId, int> left;
    if (items->isEmpty())
        return left;
    TANDEM_TRY(said, JudgementReviewRepository(database).visibleTo(viewer));
    for (const auto& [judgement, decision] : *items) {
        const QList<JudgementWork> works = said->of.value(judgement);
        const bool hasWord = std::any_of(works.cbegin(), works.cend(),
            [viewer, &decision = decision](const JudgementWork& work) {
                return work.person == viewer && decision &&
                       work.reviews.value(*decision).stance.has_value();
            });
        left[judgement] += hasWord || isGone(works, viewer, decision) ? 0 : 1;
    }
    return left;
}

QString partOf(const JudgementDecision& decision)
{
    switch (decision.kind) {
    case kgds::JudgementKind::Fact:
        return QStringLiteral("facts/%1").arg(decision.group + 1);
    case kgds::JudgementKind::Opinion:
        return QStringLiteral("opinions");
    case kgds::JudgementKind::Error:
        return QStringLiteral("error/%1").arg(decision.item + 1);
    default:
        break;
    }
    return {};
}

ShownVerdicts shownVerdicts(const StoredJudgement& stored, const kgds::SampleRecord& record,
    const QHash<QString, ReplyId>& replies, const QSet<JudgementDecision>& drawn)
{
    ShownVerdicts shown{stored.id, stored.verifier, stored.state == JudgementState::Complete,
        stored.source, stored.judgement, {}, {}, drawn};
    const auto add = [&](const JudgementDecision& decision, const QString& reason) {
        if (!reason.isEmpty())
            shown.reasons.insert(decision, reason);
        if (const ReplyId reply = replies.value(partOf(decision)); reply.isValid())
            shown.replies.insert(decision, reply);
    };
    const QList<kgds::FactGroup> groups = kgds::factGroups(record);
    for (qsizetype group = 0; group < stored.judgement.facts.size(); ++group) {
        const QStringList reasons = stored.explanations.facts.value(group);
        for (qsizetype fact = 0; fact < groups.value(group).facts.size(); ++fact)
            add(JudgementDecision::ofFact(group, fact), reasons.value(fact));
    }
    for (qsizetype i = 0; i < record.opinions.size(); ++i) {
        add(JudgementDecision::ofOpinion(i), stored.explanations.opinions.value(i));
        add(JudgementDecision::ofError(i), stored.explanations.errors.value(i));
    }
    return shown;
}

Expected<ShownOutput> shownOutput(
    Database& database, const StoredSystemOutput& stored, const kgds::SampleRecord& record)
{
    ShownOutput shown;
    shown.id = stored.id;
    shown.system = stored.made.system;
    shown.output = stored.made.output;
    shown.reply = stored.made.reply;
    shown.source = stored.made.source;
    SystemJudgementRepository judgements(database);
    TANDEM_TRY(all, judgements.of(stored.id));
    for (const StoredJudgement& judgement : *all) {
        TANDEM_TRY(replies, SystemJudgementRepository(database).repliesOf(judgement));
        TANDEM_TRY(drawn, CheckPartRepository(database).drawnOf(judgement.id));
        shown.verdicts.append(shownVerdicts(judgement, record, *replies, *drawn));
    }
    TANDEM_TRY(alone, loneVerdictsOn(database, stored.id));
    shown.alone = *alone;
    return shown;
}

} // namespace

bool isInFocus(const SystemSampleRow& row, const SampleFocus& focus)
{
    switch (focus.what) {
    case SampleFocus::On::NotCovered:
        return row.score.uncovered > 0 || (row.score.recall && *row.score.recall < 1.0);
    case SampleFocus::On::ErrorOfType:
        return row.score.errors.at(
                   std::size_t(focus.error) - std::size_t(kgds::ErrorType::Misattribution)) > 0;
    case SampleFocus::On::UnknownParagraphs:
        return row.score.unknownParagraphs > 0;
    case SampleFocus::On::VerifiersDiffer:
        return row.verifiersDiffer;
    case SampleFocus::On::PeopleDiffer:
        return row.peopleDiffer;
    case SampleFocus::On::NoOpinion:
        return row.isJudged && !row.isDone;
    case SampleFocus::On::Drawn:
        return row.isDrawn;
    case SampleFocus::On::Everything:
        break;
    }
    return true;
}

Expected<SystemSamples> readSystemSamples(
    Database& database, const SystemChoice& wanted, PersonId viewer, const CancelFlag& cancelled)
{
    SystemOutputRepository outputs(database);
    SystemJudgementRepository judgements(database);
    SystemSamples read;
    TANDEM_TRY(systems, outputs.systems());
    TANDEM_TRY(verifiers, judgements.verifiers());
    read.systems = *std::move(systems);
    for (const VerifierRow& verifier : *verifiers)
        read.verifiers.append(verifier.name);
    read.choice = resolved(wanted, read);
    TANDEM_TRY(all, outputs.list());
    TANDEM_TRY(scores, judgements.scores(read.choice.verifier));
    TANDEM_TRY(states, JudgementReviewRepository(database).states(viewer));
    TANDEM_TRY(drawn, drawnWithoutWord(database, read.choice.verifier, viewer));
    QList<kgds::SystemRef> unchecked;
    QHash<SystemOutputId, const JudgedOutputRow*> scoreOf;
    QHash<SampleId, std::optional<double>> besides;
    for (const JudgedOutputRow& row : *scores) {
        scoreOf.insert(row.output, &row);
        if (drawn->value(row.judgement) > 0 && !states->value(row.judgement).done)
            unchecked.append(row.system);
        if (states->value(row.judgement).disagreements > 0 && !read.differing.contains(row.system))
            read.differing.append(row.system);
        if (read.choice.beside && row.system == *read.choice.beside)
            besides.insert(row.sample, row.score.overall);
    }
    for (const SystemOutputRow& output : *all) {
        if (output.system != read.choice.system)
            continue;
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        SystemSampleRow row;
        row.sample = output.sample;
        row.position = output.samplePosition;
        row.title = output.sampleTitle;
        row.output = output.id;
        row.score = output.score;
        row.overallBeside = besides.value(output.sample);
        if (const JudgedOutputRow* judged = scoreOf.value(output.id)) {
            row.isJudged = true;
            row.score = judged->score;
            const ReviewState state = states->value(judged->judgement);
            row.peopleDiffer = state.disagreements > 0;
            row.isDone = state.done;
            row.isDrawn = drawn->contains(judged->judgement);
            row.drawnLeft = row.isDone ? 0 : drawn->value(judged->judgement);
        }
        if (read.verifiers.size() > 1) {
            TANDEM_TRY(said, judgements.of(output.id));
            row.verifiersDiffer = doDiffer(*said);
        }
        read.rows.append(row);
    }
    for (const kgds::SystemRef& system : std::as_const(read.systems)) {
        if (unchecked.contains(system))
            read.drawnLeft.append(system);
    }
    return read;
}

Expected<SharedSystemSample> readSystemSample(
    Database& database, SampleId sample, const SystemChoice& choice)
{
    SystemOutputRepository outputs(database);
    TANDEM_TRY(rows, outputs.ofSample(sample));
    const auto rowOf = [&](const kgds::SystemRef& system) -> const SystemOutputRow* {
        const auto found = std::find_if(rows->cbegin(), rows->cend(),
            [&](const SystemOutputRow& row) { return row.system == system; });
        return found == rows->cend() ? nullptr : &*found;
    };
    const SystemOutputRow* first = rowOf(choice.system);
    if (!first)
        return SharedSystemSample();
    TANDEM_TRY(stored, outputs.byId(first->id));
    auto shown = std::make_shared<ShownSystemSample>();
    shown->sample = sample;
    shown->position = first->samplePosition;
    shown->title = first->sampleTitle;
    shown->verifier = choice.verifier;
    TANDEM_TRY(record, GoldRepository(database).record(stored->made.gold));
    shown->record = *std::move(record);
    TANDEM_TRY(output, shownOutput(database, *stored, shown->record));
    shown->first = *std::move(output);
    const SystemOutputRow* second = choice.beside ? rowOf(*choice.beside) : nullptr;
    if (!second)
        return SharedSystemSample(shown);
    TANDEM_TRY(other, outputs.byId(second->id));
    // Verdicts on other facts and opinions cannot stand beside these.
    if (other->made.gold != stored->made.gold)
        return SharedSystemSample(shown);
    TANDEM_TRY(beside, shownOutput(database, *other, shown->record));
    shown->second = *std::move(beside);
    return SharedSystemSample(shown);
}

} // namespace tandem
