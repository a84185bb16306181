#include "storage/runs/generaterun.h"

#include "models/expert/personalized.h"
#include "models/expert/robustnesschanges.h"
#include "models/llm/cost.h"
#include "models/retrieval/bm25.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/caserepository.h"
#include "storage/runs/chosencases.h"
#include "storage/runs/runwords.h"

#include <QSet>

namespace tandem {

namespace {

/// Whose profile a task uses; empty: the case's own.
QString profilePart(CaseId owner)
{
    return QStringLiteral("profile/%1").arg(owner.value);
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

} // namespace

GenerateRun::GenerateRun()
    : RunKind({.id = RunKindId::Generate,
          .name = QT_TRANSLATE_NOOP("RunWords", "Personalized outputs"),
          .promptKeys = {QStringLiteral("generate-personalized")},
          // Cases are never changed; an output that came in meanwhile refuses this one.
          .mayChangeMeanwhile = false})
{
}

Expected<RunSelection> GenerateRun::select(Database& database, const RunOptions& options) const
{
    if (options.generate.system.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, RunWords::tr("The system has no name."), {},
            RunWords::tr("Name the system whose outputs these are to be."));
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

Expected<std::optional<RunCall>> GenerateRun::call(
    Database& database, const RunSubject& subject, const RunSetup& setup) const
{
    CaseRepository cases(database);
    TANDEM_TRY(textCase, cases.byId(CaseId{subject.id}));
    TANDEM_TRY(owner, subject.part.isEmpty() ? textCase : cases.byId(profileOwner(subject)));
    TANDEM_TRY(request,
        expert::personalizedRequest(setup.prompts[promptKey()].prompt, setup.model,
            textCase->prompt,
            relevantDocuments(textCase->prompt, owner->profile, setup.options.generate.documents)));
    // About as long as what the author wrote, where that is known.
    constexpr qint64 kUsual = 300;
    const qint64 tokens = llm::estimatedTokens(textCase->expected);
    const qint64 about = tokens > 0 ? tokens : kUsual;
    return std::optional(RunCall{subject, *request, {}, about / 2, 2 * about, {}, {}});
}

Expected<RunAnswer> GenerateRun::read(const RunCall&, const QString& text) const
{
    return expert::readPersonalized(text).map(
        [](const QString& output) { return RunAnswer(output); });
}

Expected<RunSequel> GenerateRun::take(Database& database, const RunSetup& setup,
    const RunCall& call, const TaskRow& done, const RunAnswer& answer) const
{
    if (!answer.has_value())
        return RunSequel();
    return CaseRepository(database)
        .addOutput(CaseId{call.subject.id}, setup.options.generate.system,
            std::any_cast<const QString&>(answer), done.reply)
        .map([](OutputId) { return RunSequel{CasesChanged()}; });
}

} // namespace tandem
