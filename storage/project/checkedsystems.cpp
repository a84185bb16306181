#include "storage/project/checkedsystems.h"

#include "models/kgds/scoring.h"
#include "storage/repositories/checkpartrepository.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/systemreviewrepository.h"

#include <QHash>
#include <QMap>

namespace tandem {

namespace {

template <typename Work>
QList<kgds::JudgementReviews> reviewsOf(const QList<Work>& works)
{
    QList<kgds::JudgementReviews> reviews;
    for (const Work& work : works)
        reviews.append(work.reviews);
    return reviews;
}

/// Adds each person's word on the feedback to what they said of the judgement.
void addFeedbackWords(kgds::ReviewedJudgement& judged, const QList<FeedbackWork>& works)
{
    for (const FeedbackWork& work : works) {
        const auto word = work.reviews.constFind(kgds::JudgementDecision::ofFeedback());
        if (word == work.reviews.cend())
            continue;
        kgds::PersonsVerdicts* person = nullptr;
        for (kgds::PersonsVerdicts& one : judged.people) {
            if (one.person == work.person)
                person = &one;
        }
        if (!person) {
            judged.people.append({work.person, {}});
            person = &judged.people.last();
        }
        person->reviews.insert(word.key(), *word);
    }
}

} // namespace

Expected<CheckedPart> checkedPart(
    Database& database, CheckPartId part, PersonId viewer, const CancelFlag& cancelled)
{
    CheckPartRepository parts(database);
    TANDEM_TRY(known, parts.byId(part));
    TANDEM_TRY(drawn, parts.drawn(part));
    TANDEM_TRY(candidates, parts.candidates(known->verifier, known->design.kind));
    TANDEM_TRY(prompts, parts.promptsOf(known->verifier));
    TANDEM_TRY(done, JudgementReviewRepository(database).done(viewer));
    kgds::PeoplesWords words;
    for (auto at = done->visible.cbegin(); at != done->visible.cend(); ++at) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(judgement, SystemJudgementRepository(database).byId(at.key()));
        kgds::addPeoplesWords(words, at.key().value, judgement->judgement, reviewsOf(*at));
    }
    QSet<qint64> hidden;
    for (const kgds::DrawnCheck& check : *drawn) {
        if (done->hidden.contains(SystemJudgementId{check.judgement}))
            hidden.insert(check.judgement);
    }
    QMap<kgds::SystemRef, QList<kgds::CheckCandidate>> bySystem;
    for (const kgds::CheckCandidate& candidate : *candidates)
        bySystem[candidate.system].append(candidate);
    kgds::PromptTexts texts(*prompts);
    CheckedPart checked;
    for (auto at = bySystem.cbegin(); at != bySystem.cend(); ++at)
        checked.systems.append(
            {at.key(), kgds::checkedItems(*at, known->design, *drawn, words, texts)});
    checked.progress = kgds::checkProgress(*drawn, words);
    checked.hidden = hidden.size();
    return checked;
}

Expected<QList<kgds::ReviewedJudgement>> reviewedJudgements(
    Database& database, const QString& verifier, PersonId viewer, const CancelFlag& cancelled)
{
    SystemJudgementRepository judgements(database);
    TANDEM_TRY(done, JudgementReviewRepository(database).done(viewer));
    TANDEM_TRY(feedbackDone, FeedbackReviewRepository(database).done(viewer));
    TANDEM_TRY(feedback, judgements.feedback());
    QMap<SystemOutputId, kgds::ReviewedJudgement> byOutput;
    const auto judgedOf = [&](SystemOutputId output) -> Expected<kgds::ReviewedJudgement*> {
        if (!byOutput.contains(output)) {
            TANDEM_TRY(stored, SystemOutputRepository(database).byId(output));
            kgds::ReviewedJudgement judged;
            judged.system = stored->made.system;
            judged.sample = stored->made.sample.value;
            byOutput.insert(output, judged);
        }
        return &*byOutput.find(output);
    };
    for (auto at = done->visible.cbegin(); at != done->visible.cend(); ++at) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(judgement, judgements.byId(at.key()));
        if (judgement->verifier != verifier)
            continue;
        TANDEM_TRY(judged, judgedOf(judgement->output));
        TANDEM_TRY(output, SystemOutputRepository(database).byId(judgement->output));
        TANDEM_TRY(record, GoldRepository(database).record(output->made.gold));
        const auto scoreOf = [&](const kgds::SystemJudgement& verdicts) {
            return kgds::sampleScore(
                output->made.system.pattern, *record, output->made.output, verdicts);
        };
        (*judged)->judgement = judgement->judgement;
        (*judged)->score = scoreOf(judgement->judgement);
        for (const JudgementWork& work : *at) {
            (*judged)->people.append({work.person, work.reviews});
            (*judged)->reviewedScores.append(
                scoreOf(kgds::reviewedJudgement(judgement->judgement, work.reviews)));
        }
    }
    for (const Feedback& one : *feedback) {
        const QList<FeedbackWork> works = feedbackDone->visible.value(one.id);
        if (one.judge != verifier || works.isEmpty())
            continue;
        TANDEM_TRY(judged, judgedOf(one.output));
        (*judged)->choice = one.choice;
        addFeedbackWords(**judged, works);
    }
    return byOutput.values();
}

Change drawingOfChecks(const QString& verifier, const kgds::CheckDesign& design, PersonId by)
{
    return {.prepare = [=](Database& reader, const CancelFlag&) -> Expected<Prepared> {
        TANDEM_TRY(candidates, CheckPartRepository(reader).candidates(verifier, design.kind));
        const QList<kgds::DrawnCheck> drawn = kgds::drawnChecks(*candidates, design);
        return Prepared{.write = [=](Database& database) -> Expected<Written> {
            TANDEM_DO(CheckPartRepository(database).add(verifier, design, by, drawn));
            return Written(SystemsChanged{});
        }};
    }};
}

} // namespace tandem
