#include "storage/runs/verdictkeeping.h"

#include "models/kgds/backgroundjudge.h"
#include "models/kgds/errordetection.h"
#include "models/llm/numberedverdicts.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/runs/judgedoutput.h"

namespace tandem {

using kgds::BackgroundChoice;
using kgds::Conclusion;
using kgds::DetectedError;
using kgds::JudgedAspect;
using kgds::JudgePart;
using llm::NumberedVerdict;

namespace {

Conclusion conclusionOf(const NumberedVerdict& verdict)
{
    return verdict.knowable ? Conclusion::Knowable : Conclusion::Unknowable;
}

/// Verdicts in order as a judgement keeps them.
struct KeptVerdicts
{
    QList<Conclusion> conclusions;
    QStringList explanations;

    /// Puts answers where there is none yet.
    void fill(const QList<NumberedVerdict>& verdicts)
    {
        explanations.resize(conclusions.size());
        for (const NumberedVerdict& verdict : verdicts) {
            const qsizetype place = verdict.number - 1;
            if (place >= conclusions.size() || conclusions.at(place) != Conclusion::None)
                continue;
            conclusions[place] = conclusionOf(verdict);
            explanations[place] = verdict.explanation;
        }
    }
};

} // namespace

RunSubject subjectOfPart(SystemOutputId output, SampleId sample, const JudgePart& part)
{
    return {output.value, sample, part.key()};
}

Expected<bool> hasChosen(
    Database& database, const RunSetup& setup, SystemOutputId output, const JudgePart& part)
{
    return isAny(database,
        QStringLiteral("SELECT 1 FROM kgds_feedback WHERE output_id = ? AND judge = ?"
                       " AND experts_first = ? AND choice <> ?"),
        {output, setup.options.verdicts.verifier, part.expertsFirst, FeedbackChoice::None});
}

Expected<void> keepFeedback(Database& database, const RunSetup& setup, const TaskRow& done,
    const JudgePart& part, const RunAnswer& answer)
{
    Feedback feedback;
    feedback.output = SystemOutputId{done.subject.id};
    TANDEM_TRY(chosen, hasChosen(database, setup, feedback.output, part));
    if (*chosen)
        return {};
    feedback.judge = setup.options.verdicts.verifier;
    feedback.expertsFirst = part.expertsFirst;
    feedback.explanation = done.error;
    feedback.run = setup.run;
    feedback.reply = done.reply;
    if (const auto* const choice = std::any_cast<BackgroundChoice>(&answer)) {
        const bool isFirst = choice->selection == 1;
        feedback.choice =
            isFirst == part.expertsFirst ? FeedbackChoice::Experts : FeedbackChoice::System;
        feedback.explanation = choice->explanation;
    }
    return SystemJudgementRepository(database).addFeedback(feedback).map([](FeedbackId) {});
}

Expected<void> keepVerdicts(
    Database& database, SystemJudgementId id, const JudgePart& part, const RunAnswer& answer)
{
    if (!answer.has_value())
        return {};
    SystemJudgementRepository judgements(database);
    if (part.aspect == JudgedAspect::Error) {
        const auto& error = std::any_cast<const DetectedError&>(answer);
        return judgements.setError(id, part.number - 1, error.type, error.explanation);
    }
    TANDEM_TRY(stored, judgements.byId(id));
    const int group = part.number - 1;
    const bool isFacts = part.aspect == JudgedAspect::Facts;
    KeptVerdicts kept =
        isFacts ? KeptVerdicts{stored->judgement.facts.value(group),
                      stored->explanations.facts.value(group)}
                : KeptVerdicts{stored->judgement.opinions, stored->explanations.opinions};
    kept.fill(std::any_cast<const QList<NumberedVerdict>&>(answer));
    return isFacts ? judgements.setFacts(id, group, kept.conclusions, kept.explanations)
                   : judgements.setOpinions(id, kept.conclusions, kept.explanations);
}

Expected<QList<RunSubject>> newErrors(
    Database& database, const RunSetup& setup, const RunSubject& subject, SystemJudgementId id)
{
    TANDEM_TRY(stored, SystemJudgementRepository(database).byId(id));
    TANDEM_TRY(asked, valuesOf<QString>(database,
                          QStringLiteral("SELECT part FROM llm_task WHERE run_id = ?"
                                         " AND subject_id = ?"),
                          {setup.run, subject.id}));
    QList<RunSubject> errors;
    const QList<int> numbers = JudgedOutput::untyped(stored->judgement);
    for (const int number : numbers) {
        const RunSubject error = subjectOfPart(
            SystemOutputId{subject.id}, subject.sample, {JudgedAspect::Error, number, true});
        if (!asked->contains(error.part))
            errors.append(error);
    }
    return errors;
}

Expected<void> completeIfAnswered(
    Database& database, const RunSetup& setup, SystemOutputId output, SystemJudgementId id)
{
    TANDEM_TRY(left, isAny(database,
                         QStringLiteral("SELECT 1 FROM llm_task WHERE run_id = ? AND subject_id = ?"
                                        " AND state <> ? AND part NOT LIKE 'feedback/%'"),
                         {setup.run, output, TaskState::Done}));
    return *left ? Expected<void>() : SystemJudgementRepository(database).complete(id);
}

} // namespace tandem
