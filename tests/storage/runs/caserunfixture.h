#pragma once

#include "expertresponder.h"
#include "llmserver.h"
#include "runfixture.h"
#include "storage/database/statement.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"

namespace tandem {

/// Cases with outputs of two systems, and a server that answers about them.
struct CaseRunFixture : RunFixture
{
    explicit CaseRunFixture(int cases = 3)
        : RunFixture(0)
    {
        server.setResponder(llm::ExpertResponder());
        for (int number = 1; number <= cases; ++number)
            addCase(textCase(number));
    }

    /// Three sentences a text; the first output shares the words of two of them, the second of one.
    static expert::TextCase textCase(int number)
    {
        expert::TextCase made;
        made.name = QStringLiteral("abs-%1").arg(number);
        made.prompt = QStringLiteral("Write an abstract about harbour number %1.").arg(number);
        made.expected = QStringLiteral("Harbour %1 closed early. Fishermen protested loudly today."
                                       " Prices doubled overnight.")
                            .arg(number);
        made.profile = {{QStringLiteral("Ships"), QStringLiteral("Ships of %1.").arg(number)},
            {QStringLiteral("Bread"), QStringLiteral("Baking at home.")}};
        made.outputs = {
            {QStringLiteral("heron"),
                QStringLiteral("Harbour %1 closed early. The fishermen were angry.").arg(number)},
            {QStringLiteral("kestrel"),
                QStringLiteral("Prices rose by %1 percent. Nobody knows why they did.")
                    .arg(number)}};
        return made;
    }

    CaseId addCase(const expert::TextCase& added)
    {
        return ProjectFixture::take(CaseRepository(project.database()).add(added));
    }

    RunId evaluate(const ExpertRunOptions& options = {})
    {
        RunPlan made = plan(RunKindId::Expert);
        made.options.expert = options;
        return make(made);
    }

    QList<EvaluationSummary> evaluations(RunId run)
    {
        EvaluationSet set;
        set.run = run;
        return ProjectFixture::take(EvaluationRepository(project.database()).list(set));
    }
    expert::Explanation explanation(const EvaluationSummary& evaluation)
    {
        return ProjectFixture::take(EvaluationRepository(project.database()).byId(evaluation.id))
            .explanation;
    }
    int distinctQuestions()
    {
        return number(QStringLiteral("SELECT count(DISTINCT hash) FROM llm_reply"));
    }
};

} // namespace tandem
