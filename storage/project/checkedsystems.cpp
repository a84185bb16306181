#include "storage/project/checkedsystems.h"

#include "models/kgds/scoring.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/judgedkind.h"
#include "storage/repositories/loneverdicts.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/systemreviewrepository.h"

#include <QHash>
#include <QMap>

#include <algorithm>

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

/// Adds each person's word on an answer that stands by itself to what they said of the judgement.
void addWords(kgds::ReviewedJudgement& judged, const QList<ItemWork>& works,
    const kgds::JudgementDecision& decision)
{
    for (const ItemWork& work : works) {
        const auto word = work.reviews.constFind(decision.key());
        if (word == work.reviews.cend())
            continue;
        kgds::ReviewerJudgments* person = nullptr;
        for (kgds::ReviewerJudgments& one : judged.people) {
            if (one.person == work.person)
                person = &one;
        }
        if (!person) {
            judged.people.append({work.person, {}});
            person = &judged.people.last();
        }
        person->reviews.insert(decision, reviewOf<JudgementVerdicts>(*word));
    }
}

/// What people say of every judgement that the viewer may know of.
Expected<kgds::PeoplesWords> peoplesWordsOf(Database& database,
    const FinishedJudgementReviews& done, const QHash<qint64, DrawnJudgement>& judgements,
    const CancelFlag& cancelled)
{
    kgds::PeoplesWords words;
    for (auto at = done.visible.cbegin(); at != done.visible.cend(); ++at) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        if (!judgements.contains(at.key().value))
            continue;
        TANDEM_TRY(judgement, SystemJudgementRepository(database).byId(at.key()));
        kgds::addPeoplesWords(words, at.key().value, judgement->judgement, reviewsOf(*at));
    }
    return words;
}

/// What is said of one part, once it is known what everybody said.
struct PartReading
{
    const kgds::PeoplesWords& words;
    const FinishedJudgementReviews& done;
    const VisibleVerdicts<JudgementVerdicts>& own;
    const QHash<qint64, DrawnJudgement>& judgements;
    const QHash<PersonId, QString>& names;

    CheckedPart of(const CheckPart& part, const kgds::DrawnPart& drawn) const
    {
        CheckedPart read;
        read.id = part.id;
        read.row.at = part.at;
        read.row.by = names.value(part.by);
        read.row.design = part.design;
        read.row.drawn = drawn.drawn.size();
        read.progress = kgds::checkProgress(drawn.drawn, words);
        QHash<qint64, OpenCheck> said;
        for (const kgds::DrawnCheck& check : drawn.drawn) {
            // That somebody is done with it tells nothing of what they said.
            const SystemJudgementId id{check.judgement};
            read.row.checked += done.visible.contains(id) || done.hidden.contains(id) ? 1 : 0;
            addOwn(read, said, check);
        }
        for (const OpenCheck& open : std::as_const(read.open))
            said.remove(open.judgement.value);
        read.toFinish = said.values();
        std::sort(read.toFinish.begin(), read.toFinish.end(),
            [](const OpenCheck& a, const OpenCheck& b) { return a.judgement < b.judgement; });
        return read;
    }

private:
    void addOwn(CheckedPart& read, QHash<qint64, OpenCheck>& saidOpenly,
        const kgds::DrawnCheck& check) const
    {
        const SystemJudgementId id{check.judgement};
        const DrawnJudgement judgement = judgements.value(check.judgement);
        const OpenCheck one{judgement.system, judgement.sample, id, check.decision};
        for (const JudgementWork& work : own.of.value(id)) {
            if (work.person != own.viewer)
                continue;
            const bool said = work.reviews.value(check.decision).stance.has_value();
            read.row.byViewer += said ? 1 : 0;
            if (said && !work.doneAt.isValid())
                saidOpenly.insert(check.judgement, one);
            if (said || work.doneAt.isValid())
                return;
        }
        read.open.append(one);
    }
};

/// The items of a kind by system, from all parts of it.
void addCorrectedItems(const DrawableChecks& checks, kgds::CheckedKind kind,
    const kgds::PeoplesWords& words, kgds::PromptTexts& texts, CheckedVerdicts& read)
{
    QMap<kgds::SystemRef, QList<kgds::CheckCandidate>> bySystem;
    for (const kgds::CheckCandidate& candidate : checks.candidates)
        bySystem[candidate.system].append(candidate);
    for (auto at = bySystem.cbegin(); at != bySystem.cend(); ++at)
        read.items.append({at.key(), kgds::checkedMetric(kind),
            kgds::checkedItems(*at, checks.earlier, words, texts)});
}

/// Of what nothing was drawn from before.
Expected<QList<kgds::DrawnCheck>> freshlyDrawn(
    Database& database, const QString& verifier, const kgds::CheckDesign& design)
{
    TANDEM_TRY(checks, drawableChecks(database, verifier, design.kind));
    const QList<kgds::CheckCandidate> open =
        kgds::openCandidates(checks->candidates, checks->earlier);
    if (open.isEmpty() && !checks->earlier.isEmpty())
        return failure(ErrorCode::Refused,
            ProjectWords::tr("Every output judged by %1 has already been drawn from.")
                .arg(verifier),
            {}, ProjectWords::tr("Have more outputs judged, then draw from these."));
    return kgds::drawnChecks(open, design);
}

/// How likely what was checked of a verifier's verdicts was to be drawn and checked.
Expected<QHash<kgds::CheckPlace, double>> inclusionsOf(
    Database& database, const QString& verifier, const kgds::PeoplesWords& words)
{
    QHash<kgds::CheckPlace, double> chances;
    TANDEM_TRY(parts, CheckPartRepository(database).all());
    for (const kgds::CheckedKind kind : kgds::kCheckedKinds) {
        const bool isDrawn =
            std::any_of(parts->cbegin(), parts->cend(), [&](const CheckPart& part) {
                return part.verifier == verifier && part.design.kind == kind;
            });
        if (!isDrawn)
            continue; // reading every verdict takes a while
        TANDEM_TRY(checks, drawableChecks(database, verifier, kind));
        QMap<kgds::SystemRef, QList<kgds::CheckCandidate>> bySystem;
        for (const kgds::CheckCandidate& candidate : checks->candidates)
            bySystem[candidate.system].append(candidate);
        kgds::PromptTexts noPrompts({});
        for (const QList<kgds::CheckCandidate>& candidates : std::as_const(bySystem)) {
            const auto items = kgds::checkedItems(candidates, checks->earlier, words, noPrompts);
            for (qsizetype i = 0; i < items.size(); ++i) {
                if (items.at(i).checked)
                    chances.insert({candidates.at(i).judgement, candidates.at(i).decision},
                        items.at(i).inclusion);
            }
        }
    }
    return chances;
}

} // namespace

Expected<CheckedVerdicts> checkedVerdicts(
    Database& database, const QString& verifier, PersonId viewer, const CancelFlag& cancelled)
{
    CheckPartRepository parts(database);
    TANDEM_TRY(all, parts.all());
    QHash<qint64, DrawnJudgement> judgements;
    for (const CheckPart& part : *all) {
        if (part.verifier != verifier)
            continue;
        TANDEM_TRY(ofPart, parts.judgementsOf(part.id));
        for (const DrawnJudgement& one : *ofPart)
            judgements.insert(one.judgement.value, one);
    }
    CheckedVerdicts read;
    TANDEM_TRY(done, JudgementReviewRepository(database).done(viewer));
    TANDEM_TRY(own, JudgementReviewRepository(database).visibleTo(viewer));
    for (auto at = judgements.cbegin(); at != judgements.cend(); ++at) {
        read.hidden += done->hidden.contains(at->judgement) ? 1 : 0;
        read.known += done->visible.contains(at->judgement) ? 1 : 0;
    }
    for (const SystemJudgementId id : std::as_const(done->hidden)) {
        TANDEM_TRY(judgement, SystemJudgementRepository(database).byId(id));
        read.hiddenReviews += judgement->verifier == verifier ? 1 : 0;
    }
    TANDEM_TRY_VAR(reviewers, parts.reviewersOf(verifier, viewer));
    read.reviewers = *reviewers;
    TANDEM_TRY(words, peoplesWordsOf(database, *done, judgements, cancelled));
    TANDEM_TRY(people, PeopleRepository(database).all());
    QHash<PersonId, QString> names;
    for (const Person& person : *people)
        names.insert(person.id, person.name);
    TANDEM_TRY(prompts, parts.promptsOf(verifier));
    kgds::PromptTexts texts(*prompts);
    for (const kgds::CheckedKind kind : kgds::kCheckedKinds) {
        const bool isDrawn = std::any_of(all->cbegin(), all->cend(), [&](const CheckPart& part) {
            return part.verifier == verifier && part.design.kind == kind;
        });
        if (!isDrawn)
            continue; // reading every verdict takes a while
        TANDEM_TRY(checks, drawableChecks(database, verifier, kind));
        addCorrectedItems(*checks, kind, *words, texts, read);
        const PartReading reading{*words, *done, *own, judgements, names};
        auto drawn = checks->earlier.crbegin();
        for (const CheckPart& part : *all) {
            if (part.verifier == verifier && part.design.kind == kind)
                read.parts.append(reading.of(part, *drawn++));
        }
    }
    return read;
}

Expected<QList<kgds::ReviewedJudgement>> reviewedJudgements(
    Database& database, const QString& verifier, PersonId viewer, const CancelFlag& cancelled)
{
    SystemJudgementRepository judgements(database);
    TANDEM_TRY(done, JudgementReviewRepository(database).done(viewer));
    QMap<SystemOutputId, kgds::ReviewedJudgement> byOutput;
    QHash<qint64, SystemOutputId> outputs; // of judgements
    kgds::PeoplesWords words;
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
        outputs.insert(at.key().value, judgement->output);
        kgds::addPeoplesWords(words, at.key().value, judgement->judgement, reviewsOf(*at));
        (*judged)->judgement = judgement->judgement;
        (*judged)->score = scoreOf(judgement->judgement);
        for (const JudgementWork& work : *at) {
            (*judged)->people.append({work.person, work.reviews});
            (*judged)->reviewedScores.append(
                scoreOf(kgds::reviewedJudgement(judgement->judgement, work.reviews)));
        }
    }
    TANDEM_TRY(chances, inclusionsOf(database, verifier, words));
    for (auto at = chances->cbegin(); at != chances->cend(); ++at)
        byOutput[outputs.value(at.key().judgement)].inclusion.insert(at.key().decision, *at);
    TANDEM_TRY(alone, loneVerdictsBy(database, verifier));
    QHash<int, FinishedItems> aloneDone; // by kind
    for (const LoneVerdict& one : *alone) {
        if (!aloneDone.contains(one.kind)) {
            TANDEM_TRY(ofKind, judgedKind(one.kind).done(database, viewer));
            aloneDone.insert(one.kind, *ofKind);
        }
        const QList<ItemWork> works = aloneDone[one.kind].visible.value(one.id);
        if (works.isEmpty())
            continue;
        TANDEM_TRY(judged, judgedOf(one.output));
        (*judged)->alone.insert(one.decision, one.answer);
        addWords(**judged, works, kgds::JudgementDecision::alone(one.decision));
    }
    return byOutput.values();
}

Expected<DrawableChecks> drawableChecks(
    Database& database, const QString& verifier, kgds::CheckedKind kind)
{
    CheckPartRepository parts(database);
    DrawableChecks checks;
    TANDEM_TRY_VAR(candidates, parts.candidates(verifier, kind));
    checks.candidates = *std::move(candidates);
    TANDEM_TRY(all, parts.all());
    for (auto part = all->crbegin(); part != all->crend(); ++part) {
        if (part->verifier != verifier || part->design.kind != kind)
            continue;
        TANDEM_TRY(drawn, parts.drawn(part->id));
        checks.earlier.append({part->design, part->at.toMSecsSinceEpoch(), *drawn});
    }
    return checks;
}

Expected<QList<kgds::DrawnCheck>> drawChecks(
    Database& database, const QString& verifier, const kgds::CheckDesign& design, PersonId by)
{
    TANDEM_TRY(drawn, freshlyDrawn(database, verifier, design));
    TANDEM_DO(CheckPartRepository(database).add(verifier, design, by, *drawn));
    return *drawn;
}

Change drawingOfChecks(const QString& verifier, const kgds::CheckDesign& design, PersonId by)
{
    return {.prepare = [=](Database& reader, const CancelFlag&) -> Expected<Prepared> {
        TANDEM_TRY(drawn, freshlyDrawn(reader, verifier, design));
        return Prepared{.write = [=, drawn = *drawn](Database& database) -> Expected<Written> {
            TANDEM_DO(CheckPartRepository(database).add(verifier, design, by, drawn));
            return Written(SystemsChanged{});
        }};
    }};
}

} // namespace tandem
