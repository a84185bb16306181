#include "storage/runs/runkind.h"

#include "models/facts/decomposition.h"
#include "models/facts/proposaleffects.h"
#include "models/llm/cost.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/factintake.h"
#include "storage/repositories/samplerepository.h"
#include "storage/runs/chosensamples.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/runwords.h"

#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

/// Paragraphs of a sample that have facts, be it imported ones that nobody has taken over.
Expected<QList<qint64>> paragraphsWithFacts(Database& database, SampleId sample)
{
    return valuesOf<qint64>(database,
        QStringLiteral("SELECT paragraph_id FROM atomic_fact WHERE sample_id = ?"
                       " AND removed_at IS NULL"
                       " UNION SELECT g.paragraph_id FROM fact_group g WHERE g.sample_id = ?"
                       " AND EXISTS (SELECT 1 FROM fact f WHERE f.group_id = g.id)"
                       " AND NOT EXISTS (SELECT 1 FROM atomic_fact a"
                       " WHERE a.paragraph_id = g.paragraph_id)"),
        {sample, sample});
}

/// The samples that the draw leaves without proposals.
Expected<QSet<SampleId>> samplesHeldOut(Database& database, const RunOptions& options)
{
    QSet<SampleId> heldOut;
    if (options.heldOut == 0.0)
        return heldOut;
    TANDEM_TRY(uuids,
        pairsOf<SampleId, QString>(database, QStringLiteral("SELECT id, uuid FROM sample_in_use")));
    for (const auto& [sample, uuid] : uuids->asKeyValueRange()) {
        if (isHeldOut(uuid, options.heldOut, options.drawSeed))
            heldOut.insert(sample);
    }
    return heldOut;
}

/// The paragraphs of a sample on the sides that are asked for.
Expected<QList<ParagraphRow>> paragraphsAskedFor(
    Database& database, SampleId sample, const RunOptions& options)
{
    FactSides facts(database);
    TANDEM_TRY(sides, facts.of(sample));
    QList<ParagraphRow> paragraphs;
    if (options.supporting && !sides->supporting.isEmpty()) {
        const auto unlocked = facts.mayEditSupporting(sample);
        if (unlocked)
            paragraphs = sides->supporting;
        else if (!options.nonsupporting)
            return failure(unlocked.error());
    }
    if (options.nonsupporting)
        paragraphs += sides->nonsupporting;
    std::sort(paragraphs.begin(), paragraphs.end(),
        [](const ParagraphRow& a, const ParagraphRow& b) { return a.number < b.number; });
    return paragraphs;
}

Expected<RunSelection> selectDecompose(Database& database, const RunOptions& options)
{
    RunSelection selection;
    TANDEM_TRY(samples, chosenSamples(database, options));
    TANDEM_TRY(heldOut, samplesHeldOut(database, options));
    for (const SampleId sample : *samples) {
        if (heldOut->contains(sample)) {
            TANDEM_DO(noteNotReady(selection,
                Error{ErrorCode::Refused,
                    RunWords::tr("The sample is drawn to have no proposed facts."), {}, {}, {}}));
            continue;
        }
        const auto paragraphs = paragraphsAskedFor(database, sample, options);
        if (!paragraphs) {
            TANDEM_DO(noteNotReady(selection, paragraphs.error()));
            continue;
        }
        TANDEM_TRY(withFacts, paragraphsWithFacts(database, sample));
        for (const ParagraphRow& paragraph : *paragraphs) {
            if (!options.replace && withFacts->contains(paragraph.id.value))
                ++selection.alreadyDone;
            else
                selection.subjects.append({paragraph.id.value, sample});
        }
    }
    return selection;
}

Expected<std::optional<RunCall>> askDecompose(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    TANDEM_TRY(askedFor, paragraphsAskedFor(database, subject.sample, setup.options));
    TANDEM_TRY(withFacts, paragraphsWithFacts(database, subject.sample));
    const bool isAskedFor = std::any_of(askedFor->cbegin(), askedFor->cend(),
        [&](const ParagraphRow& paragraph) { return paragraph.id.value == subject.id; });
    if (!isAskedFor || (!setup.options.replace && withFacts->contains(subject.id)))
        return std::optional<RunCall>();
    TANDEM_TRY(article, SampleRepository(database).paragraphs(subject.sample));
    QStringList texts;
    QString text;
    for (const ParagraphRow& paragraph : *article) {
        texts.append(paragraph.text);
        if (paragraph.id.value == subject.id)
            text = paragraph.text;
    }
    TANDEM_TRY(request, decompositionRequest(setup.prompts[setup.kind->promptKey()].prompt,
                            setup.model, texts, text));
    // Names in the place of pronouns make the facts longer than the paragraph.
    constexpr qint64 kMostTimes = 3;
    constexpr qint64 kWrapping = 20;
    const qint64 tokens = llm::estimatedTokens(text);
    return std::optional(
        RunCall{subject, *request, {}, tokens + kWrapping, kMostTimes * tokens + 2 * kWrapping});
}

Expected<RunAnswer> parseDecompose(const RunCall&, const QString& text)
{
    return readDecomposition(text).map([](const QStringList& facts) { return RunAnswer(facts); });
}

Expected<TaskEffect> takeDecompose(Database& database, const RunSetup& setup, const RunCall& call,
    const TaskRow& done, const RunAnswer& answer)
{
    if (!answer.has_value())
        return TaskEffect();
    return FactIntake(database)
        .addFromReply(ParagraphId{call.subject.id}, std::any_cast<const QStringList&>(answer),
            done.reply, setup.options.replace)
        .map([&](const QList<FactId>&) { return TaskEffect{FactsChanged{call.subject.sample}}; });
}

constexpr fields::Word kSideWords[] = {
    {"both", QT_TRANSLATE_NOOP("FieldWords", "Supporting and nonsupporting")},
    {"supporting", QT_TRANSLATE_NOOP("FieldWords", "Supporting")},
    {"nonsupporting", QT_TRANSLATE_NOOP("FieldWords", "Nonsupporting")}};

/// Which paragraphs are taken apart, as one choice of the two flags that the file keeps.
fields::Field sideField()
{
    fields::Field field(
        fields::Type::Choice, "side", QT_TRANSLATE_NOOP("FieldWords", "&Paragraphs"),
        [](const void* options) -> QVariant {
            const auto* of = static_cast<const RunOptions*>(options);
            const bool isBoth = of->supporting == of->nonsupporting;
            return QLatin1String(kSideWords[isBoth ? 0 : of->supporting ? 1 : 2].key);
        },
        [](void* options, const QVariant& value) {
            auto* of = static_cast<RunOptions*>(options);
            of->supporting = value.toString() != QLatin1String(kSideWords[2].key);
            of->nonsupporting = value.toString() != QLatin1String(kSideWords[1].key);
        },
        {.kept = fields::Kept::Not});
    field.words = kSideWords;
    return field;
}

fields::Fields decomposeFields()
{
    fields::Fields all = paragraphFields(QT_TRANSLATE_NOOP(
        "FieldWords", "Also paragraphs that already have facts (replaced unless final)"));
    all.insert(2, sideField()); // behind those that the file alone has
    all += {fields::decimal("hold_out", &RunOptions::heldOut, kShareBounds,
                QT_TRANSLATE_NOOP("FieldWords", "Share of samples without proposals"),
                {.help = QT_TRANSLATE_NOOP("FieldWords",
                     "These samples are drawn, and their facts written by hand, to see what "
                     "proposals do."),
                    .isRare = true,
                    .choosesItems = true,
                    .kept = fields::Kept::IfSet}),
        fields::number("seed", &RunOptions::drawSeed, kSeedBounds,
            QT_TRANSLATE_NOOP("FieldWords", "Seed for drawing these samples"),
            {.isRare = true, .choosesItems = true, .kept = fields::Kept::IfSet})
            .when<RunOptions>(
                [](const RunOptions& options) { return options.heldOut > 0.0; }, "--hold-out")};
    return all;
}

} // namespace

/// Candidate facts for paragraphs: a subject is a paragraph that stands on one of the two sides.
const RunKind& decomposeRun()
{
    static const RunKind kind{.id = RunKindId::Decompose,
        .key = "decompose",
        .text = QT_TRANSLATE_NOOP("RunWords", "Facts from paragraphs"),
        .items = RunItems::Paragraphs,
        .promptKeys = {QStringLiteral("decompose-facts")},
        .placeholders = "article paragraph",
        .ownFields = decomposeFields,
        .select = selectDecompose,
        .call = askDecompose,
        .read = parseDecompose,
        .take = takeDecompose,
        .stageOf = [](const QString&) { return std::optional(kgds::WorkStage::FactDecomposition); },
        .results = "facts",
        .command = "facts decompose",
        .start = {"runDecompose", QT_TRANSLATE_NOOP("RunWords", "&Decompose paragraphs…"),
            "Ctrl+D"},
        .purpose =
            [] {
                return RunWords::tr("A language model breaks each paragraph down into candidate "
                                    "atomic facts. You edit them afterwards.");
            }};
    return kind;
}

} // namespace tandem
