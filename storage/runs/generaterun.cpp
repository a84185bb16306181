#include "storage/runs/runkind.h"

#include "models/expert/personalized.h"
#include "models/expert/robustnesschanges.h"
#include "models/llm/cost.h"
#include "models/retrieval/bm25.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/caserepository.h"
#include "storage/runs/chosencases.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/runwords.h"

#include <QSet>

namespace tandem {

namespace {

const QLatin1String kProfilePart("profile/");

/// Whose profile a task uses; empty: the case's own.
QString profilePart(CaseId owner)
{
    return kProfilePart + QString::number(owner.value);
}

CaseId profileOwner(const RunSubject& subject)
{
    return CaseId{subject.part.isEmpty() ? subject.id
                                         : subject.part.section(QLatin1Char('/'), 1).toLongLong()};
}

Expected<QList<CaseId>> casesOfSystem(Database& database, const QString& system)
{
    return valuesOf<CaseId>(
        database, QStringLiteral("SELECT case_id FROM case_output WHERE system = ?"), {system});
}

QList<expert::ProfileDocument> relevantDocuments(
    const QString& prompt, const QList<expert::ProfileDocument>& profile, int most)
{
    QStringList texts;
    for (const expert::ProfileDocument& document : profile)
        texts.append(document.title + QLatin1Char('\n') + document.text);
    QList<expert::ProfileDocument> documents;
    const QList<int> chosen = retrieval::mostRelevant(prompt, texts, most);
    for (const int index : chosen)
        documents.append(profile.at(index));
    return documents;
}

Expected<RunSelection> selectGenerate(Database& database, const RunOptions& options)
{
    TANDEM_TRY(cases, chosenCases(database, options.generate.cases));
    TANDEM_TRY(have, casesOfSystem(database, options.generate.system));
    // Of all cases, so that a run that goes on with new ones swaps the same.
    const QList<int> owners = expert::swappedProfiles(
        int(cases->size()), options.generate.swapped, options.generate.seed);
    const QSet<CaseId> known(have->begin(), have->end());
    RunSelection selection;
    for (int i = 0; i < int(cases->size()); ++i) {
        const CaseId textCase = cases->at(i);
        if (known.contains(textCase)) {
            ++selection.alreadyDone;
            continue;
        }
        const int owner = owners.value(i, i);
        selection.subjects.append(
            {textCase.value, {}, owner == i ? QString() : profilePart(cases->at(owner))});
    }
    return selection;
}

Expected<std::optional<RunCall>> askGenerate(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    CaseRepository cases(database);
    TANDEM_TRY(textCase, cases.byId(CaseId{subject.id}));
    TANDEM_TRY(owner, subject.part.isEmpty() ? textCase : cases.byId(profileOwner(subject)));
    TANDEM_TRY(request,
        expert::personalizedRequest(setup.prompts[setup.kind->promptKey()].prompt, setup.model,
            textCase->prompt,
            relevantDocuments(textCase->prompt, owner->profile, setup.options.generate.documents)));
    // About as long as what the author wrote, where that is known.
    constexpr qint64 kUsual = 300;
    const qint64 tokens = llm::estimatedTokens(textCase->expected);
    const qint64 about = tokens > 0 ? tokens : kUsual;
    return std::optional(RunCall{subject, *request, {}, about / 2, 2 * about, {}, {}});
}

Expected<RunAnswer> parseGenerate(const RunCall&, const QString& text)
{
    return expert::readPersonalized(text).map(
        [](const QString& output) { return RunAnswer(output); });
}

Expected<TaskEffect> takeGenerate(Database& database, const RunSetup& setup, const RunCall& call,
    const TaskRow& done, const RunAnswer& answer)
{
    if (!answer.has_value())
        return TaskEffect();
    return CaseRepository(database)
        .addOutput(CaseId{call.subject.id}, setup.options.generate.system,
            std::any_cast<const QString&>(answer), done.reply)
        .map([](OutputId) { return TaskEffect{CasesChanged()}; });
}

constexpr fields::Bounds kDocumentBounds{0, 100};

fields::Fields generateFields()
{
    using O = GenerateRunOptions;
    return {fields::text("system", &O::system, kSystemLabel,
                {.placeholder = QT_TRANSLATE_NOOP("FieldWords", "Name of the new system"),
                    .needed = QT_TRANSLATE_NOOP("FieldWords", "Name the new system.")}),
        fields::number("documents", &O::documents, kDocumentBounds,
            QT_TRANSLATE_NOOP("FieldWords", "Profile &documents")),
        fields::decimal("swapped", &O::swapped, kShareBounds,
            QT_TRANSLATE_NOOP("FieldWords", "Share of cases with a swapped profile"),
            {.help = QT_TRANSLATE_NOOP("FieldWords",
                 "These cases use another case's profile, to test whether profiles matter."),
                .isRare = true}),
        fields::number("seed", &O::seed, kSeedBounds,
            QT_TRANSLATE_NOOP("FieldWords", "Seed for drawing these cases"), {.isRare = true})
            .when<O>([](const O& options) { return options.swapped > 0.0; }, "--swapped")};
}

} // namespace

/// Personalized outputs: a subject is a case without an output of the system, which is asked for
/// with the most relevant documents of the author's profile. The part of a task names the case
/// whose profile is used where it is another's.
const RunKind& generateRun()
{
    static const RunKind kind{.id = RunKindId::Generate,
        .key = "generate",
        .text = QT_TRANSLATE_NOOP("RunWords", "Personalized outputs"),
        .items = RunItems::Cases,
        .promptKeys = {QStringLiteral("generate-personalized")},
        // Cases are never changed; an output that came in meanwhile refuses this one.
        .mayChangeMeanwhile = false,
        .maker = Maker::System,
        .makerName = [](const RunOptions& options) { return options.generate.system; },
        .ownFields = [] { return fields::within(&RunOptions::generate, generateFields()); },
        .select = selectGenerate,
        .call = askGenerate,
        .read = parseGenerate,
        .take = takeGenerate,
        .partText =
            [](const QString& part) {
                return part.startsWith(kProfilePart) ? RunWords::tr("with another case's profile")
                                                     : QString();
            },
        .results = "evaluate",
        .command = "expert generate",
        .purpose =
            [] {
                return RunWords::tr("A language model writes an output for each case, in the style "
                                    "of its author's profile.");
            }};
    return kind;
}

} // namespace tandem
