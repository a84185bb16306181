#include "storage/runs/runkind.h"

#include "models/facts/verification.h"
#include "models/llm/cost.h"
#include "storage/database/database.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/factsides.h"
#include "storage/runs/chosensamples.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/runwords.h"

namespace tandem {

namespace {

bool isAskedAbout(const FactRow& fact, const RunOptions& options)
{
    if (fact.repeats)
        return false;
    return !fact.mask ||
           (options.replace && !fact.mask->byPerson && !fact.mask->replyUuid.isEmpty());
}

/// What a sample's nonsupporting facts are held against.
Expected<QStringList> background(Database& database, SampleId sample)
{
    TANDEM_TRY(sides, FactSides(database).of(sample));
    if (sides->supporting.isEmpty())
        return failure(ErrorCode::Refused,
            RunWords::tr("The sample has no supporting paragraph to compare its facts with."));
    QStringList texts;
    for (const ParagraphRow& paragraph : sides->supporting)
        texts.append(paragraph.text);
    return texts;
}

Expected<RunSelection> selectMask(Database& database, const RunOptions& options)
{
    RunSelection selection;
    TANDEM_TRY(samples, chosenSamples(database, options));
    for (const SampleId sample : *samples) {
        if (const auto texts = background(database, sample); !texts) {
            TANDEM_DO(noteNotReady(selection, texts.error()));
            continue;
        }
        TANDEM_TRY(facts, FactRepository(database).facts(sample, false));
        ParagraphId last;
        bool isListed = false;
        for (const FactRow& fact : *facts) {
            if (fact.paragraph != last) {
                selection.alreadyDone += last.isValid() && !isListed ? 1 : 0;
                isListed = false;
                last = fact.paragraph;
            }
            if (!isListed && isAskedAbout(fact, options)) {
                selection.subjects.append({fact.paragraph.value, sample});
                isListed = true;
            }
        }
        selection.alreadyDone += last.isValid() && !isListed ? 1 : 0;
    }
    return selection;
}

Expected<std::optional<RunCall>> askMask(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    TANDEM_TRY(texts, background(database, subject.sample));
    TANDEM_TRY(facts, FactRepository(database).facts(subject.sample, false));
    RunCall call;
    call.subject = subject;
    QStringList factTexts;
    qint64 tokens = 0;
    for (const FactRow& fact : *facts) {
        if (fact.paragraph.value != subject.id || !isAskedAbout(fact, setup.options))
            continue;
        call.facts.append(fact.id);
        factTexts.append(fact.text);
        tokens += llm::estimatedTokens(fact.text);
    }
    if (call.facts.isEmpty())
        return std::optional<RunCall>();
    TANDEM_TRY(request, verificationRequest(setup.prompts[setup.kind->promptKey()].prompt,
                            setup.model, *texts, factTexts));
    call.request = *request;
    // An explanation of one or two sentences for each.
    constexpr qint64 kLeast = 25;
    constexpr qint64 kMost = 80;
    call.outputLow = kLeast * call.facts.size();
    call.outputHigh = kMost * call.facts.size() + tokens;
    return std::optional(call);
}

Expected<RunAnswer> parseMask(const RunCall& call, const QString& text)
{
    return readVerification(text, static_cast<int>(call.facts.size()))
        .map([](const QList<FactVerdict>& verdicts) { return RunAnswer(verdicts); });
}

Expected<TaskEffect> takeMask(Database& database, const RunSetup&, const RunCall& call,
    const TaskRow& done, const RunAnswer& answer)
{
    if (!answer.has_value())
        return TaskEffect();
    FactMasks masks(database);
    for (const FactVerdict& verdict : std::any_cast<const QList<FactVerdict>&>(answer)) {
        TANDEM_DO(masks.setMask(call.facts.at(verdict.number - 1), verdict.knowable,
            verdict.explanation, {}, done.reply));
    }
    return TaskEffect{FactsChanged{call.subject.sample}};
}

fields::Fields maskFields()
{
    fields::Fields all = paragraphFields(
        QT_TRANSLATE_NOOP("FieldWords", "Also facts that a model has already checked"));
    // Files keep the sides, which only decomposing asks about.
    for (fields::Field& field : all) {
        if (!field.isAsked())
            field.onlyIf<RunOptions>([](const RunOptions&) { return false; });
    }
    return all;
}

} // namespace

/// Conflict masking: a subject is a nonsupporting paragraph, and what is asked about are those of
/// its facts that nobody has looked at yet. What people and imported benchmarks say is never asked
/// about again.
const RunKind& maskRun()
{
    static const RunKind kind{.id = RunKindId::Mask,
        .key = "mask",
        .text = QT_TRANSLATE_NOOP("RunWords", "Conflict masks"),
        .items = RunItems::Paragraphs,
        .promptKeys = {QStringLiteral("verify-facts")},
        .placeholders = "background facts",
        .ownFields = maskFields,
        .select = selectMask,
        .call = askMask,
        .read = parseMask,
        .take = takeMask,
        .stageOf = [](const QString&) { return std::optional(kgds::WorkStage::ConflictMasking); },
        .results = "facts",
        .command = "facts mask",
        .start = {"runMask", QT_TRANSLATE_NOOP("RunWords", "Mask &conflicting facts…"),
            "Ctrl+Shift+D"},
        .purpose =
            [] {
                return RunWords::tr(
                    "A language model finds the facts of nonsupporting paragraphs that follow from "
                    "the supporting ones. They are masked; you can overrule each.");
            }};
    return kind;
}

} // namespace tandem
