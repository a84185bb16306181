#pragma once

#include "expertfixture.h"
#include "projectfixture.h"
#include "storage/database/statement.h"
#include "storage/database/transaction.h"
#include "storage/database/uuid.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/reviewrepository.h"

#include <QDateTime>
#include <QList>

namespace tandem {

/// What addExpertProject() put into a project.
struct ExpertProject
{
    QList<CaseId> cases;             ///< in their order; the first one is sixBySixCase()
    QList<OutputId> outputs;         ///< by case, then system
    QList<EvaluationId> evaluations; ///< of `outputs`, in the same order
    EvaluationSet set;               ///< the one that they are in
};

/// A run that evaluations can belong to, with nothing to do in it.
inline RunId addExpertRun(Database& database, const QString& model = QStringLiteral("test-model"))
{
    const auto prompt = ProjectFixture::take(database.insert(
        QStringLiteral("INSERT INTO prompt (uuid, key, version, built_in, system, user, at)"
                       " VALUES (?, 'expert-aspects', 1, 1, '', '', ?)"),
        {newUuid(), QDateTime::currentMSecsSinceEpoch()}));
    return RunId{ProjectFixture::take(database.insert(
        QStringLiteral("INSERT INTO llm_run (uuid, kind, endpoint, model, prompt_id, settings,"
                       " currency, state, reason, created_at)"
                       " VALUES (?, 'expert', 'test', ?, ?, '{}', '', 4, '', ?)"),
        {newUuid(), model, prompt, QDateTime::currentMSecsSinceEpoch()}))};
}

/// Fills a project with `cases` cases, each with an output of "heron" and one of "kestrel", all
/// evaluated as one set: of the file "results.json", or of a run where `run` is valid. The first
/// case is sixBySixCase(), and heron's evaluation of it sixBySixExplanation(); the others are
/// generated with texts of `words` words and `aspects` aspects a side, the same every time.
inline ExpertProject addExpertProject(
    Database& database, int cases, int words = 60, int aspects = 4, RunId run = {})
{
    Transaction transaction(database);
    ProjectFixture::check(transaction.begin());
    CaseRepository texts(database);
    EvaluationRepository evaluations(database);
    ExpertProject made;
    made.set.run = run;
    if (!run.isValid())
        made.set.source = QStringLiteral("results.json");
    for (int number = 0; number < cases; ++number) {
        const auto seed = static_cast<quint64>(number);
        const expert::TextCase textCase = number == 0 ? sixBySixCase() : generatedCase(seed, words);
        made.cases.append(ProjectFixture::take(texts.add(textCase)));
        const auto outputs = ProjectFixture::take(texts.outputs(made.cases.last()));
        for (const OutputRow& output : outputs) {
            const expert::Explanation explanation =
                number == 0 && output.system == kFirstSystem
                    ? sixBySixExplanation()
                    : generatedExplanation(textCase, output.text,
                          2 * seed + (output.system == kFirstSystem ? 0 : 1), aspects);
            made.outputs.append(output.id);
            if (run.isValid()) {
                made.evaluations.append(ProjectFixture::take(evaluations.begin(output.id, run)));
                ProjectFixture::check(evaluations.complete(made.evaluations.last(), explanation));
            } else {
                made.evaluations.append(ProjectFixture::take(
                    evaluations.addImported(output.id, made.set.source, explanation)));
            }
        }
    }
    ProjectFixture::check(transaction.commit());
    return made;
}

} // namespace tandem
