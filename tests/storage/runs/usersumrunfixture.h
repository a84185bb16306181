#pragma once

#include "models/usersum/summaryrequests.h"
#include "runfixture.h"
#include "storage/runs/predictionsrun.h"
#include "usersumfixture.h"
#include "usersumresponder.h"

namespace tandem {

/// Readers who are cut, and a server that summarizes, predicts and judges.
struct UsersumRunFixture : RunFixture
{
    explicit UsersumRunFixture(int userCount = 2)
        : RunFixture(0)
        , books(project, userCount)
    {
        server.setResponder(llm::UsersumResponder());
    }

    /// By the hierarchy, with four segments of each user.
    static UserSummariesOptions summariesOptions()
    {
        UserSummariesOptions options;
        options.summarizer = QStringLiteral("small");
        options.query = usersum::usualQuery();
        options.mostWords = 80;
        options.segments = {usersum::SegmentUnit::Quarter, 5, 20};
        return options;
    }
    static UserSummariesOptions singleStep()
    {
        UserSummariesOptions options = summariesOptions();
        options.isHierarchical = false;
        return options;
    }
    RunPlan summariesPlan(const UserSummariesOptions& options) const
    {
        RunPlan made = plan(RunKindId::UserSummaries);
        made.options.userSummaries = options;
        return made;
    }
    RunId summarize(const UserSummariesOptions& options = summariesOptions())
    {
        return make(summariesPlan(options));
    }

    static PredictionsOptions predictionsOptions()
    {
        PredictionsOptions options;
        options.predictor = QStringLiteral("seer");
        options.runs = 2;
        return options;
    }
    RunPlan predictionsPlan(const PredictionsOptions& options) const
    {
        RunPlan made = plan(RunKindId::Predictions);
        made.options.predictions = options;
        return made;
    }
    RunId predict(const PredictionsOptions& options = predictionsOptions())
    {
        return make(predictionsPlan(options));
    }

    RunPlan judgePlan(const SummaryJudgeOptions& options = {}) const
    {
        RunPlan made = plan(RunKindId::SummaryJudge);
        made.options.summaryJudge = options;
        return made;
    }
    RunId judge(const SummaryJudgeOptions& options = {}) { return make(judgePlan(options)); }

    /// What a plan is refused for, by the run and by its forecast; empty where it is not.
    QString refusal(const RunPlan& plan)
    {
        const auto forecast = forecastRun(project.database(), plan);
        if (forecast)
            return {};
        const auto run = createRun(project.database(), plan);
        return run ? QString() : run.error().sentence();
    }

    QList<StoredUserSummary> summariesOf(int number)
    {
        return ProjectFixture::take(
            UserSummaryRepository(project.database()).ofUser(books.users.at(number - 1)));
    }
    int summaries() { return number(QStringLiteral("SELECT count(*) FROM usersum_summary")); }
    int tasks(const QString& like)
    {
        return number(
            QStringLiteral("SELECT count(*) FROM llm_task WHERE part LIKE '%1'").arg(like));
    }
    int distinctQuestions()
    {
        return number(QStringLiteral("SELECT count(DISTINCT hash) FROM llm_reply"));
    }
    /// What the server was asked with this mark, in its order.
    QStringList prompts(const QString& mark)
    {
        QStringList all;
        const QList<llm::ServedCall> calls = server.calls();
        for (const llm::ServedCall& call : calls) {
            if (call.question.prompt.contains(mark))
                all.append(call.question.prompt);
        }
        return all;
    }

    UsersumFixture books;
};

} // namespace tandem
