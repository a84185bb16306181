#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "app/commandline/usersum/usersumreading.h"
#include "models/results/reportjson.h"
#include "models/usersum/usersumreport.h"
#include "storage/database/schema.h"
#include "storage/formats/predictedsummaries.h"
#include "storage/runs/runsbehind.h"

#include <QFileInfo>

/// "usersum score": of a table, or of each summarizer of a project.
namespace tandem {

namespace {

Expected<void> scoreTable(Call& call)
{
    TANDEM_TRY(rule, askedScoreRule(call));
    TANDEM_TRY(input, inputOf(call.word(1), call));
    TANDEM_TRY(summaries, usersum::readPredictedSummaries(*input));
    results::Report report = scoreReport(usersum::summaryScore(*summaries, *rule), *rule);
    if (call.has("ratings")) {
        TANDEM_TRY(ratings, askedRatings(call));
        report.sections +=
            agreementReport(usersum::humanAgreement(*summaries, *ratings, *rule)).sections;
    }
    return call.show(report);
}

Expected<void> scoreSummarizers(Call& call)
{
    TANDEM_TRY(data, askedUsersumData(call, TextScores::Without));
    TANDEM_TRY(runs, readProject(call.word(1), [&](Database& database) {
        return runSettingSections(database, runsBehindSummarizers(*data));
    }));
    if (!call.wantsJson()) {
        results::Report report = eachSummarizerReport(*data);
        report.sections += results::notesOf(data->remarks);
        report.sections += *runs;
        return call.show(report);
    }
    for (const QString& remark : std::as_const(data->remarks))
        call.err << printable(remark) << '\n';
    const Json fields{{"log", data->log}, {"predictor", data->predictor},
        {"m", data->rule.threshold}, {"max_words", jsonOrNull(data->rule.mostWords)},
        {"ratings", data->ratedIn.isEmpty() ? QJsonValue() : QJsonValue(data->ratedIn)},
        {"summarizers", eachSummarizerJson(*data)}};
    printJson(call, results::reportJson({{}, *runs}, fields));
    return {};
}

} // namespace

Expected<void> runUsersumScore(Call& call)
{
    if (QFileInfo(call.word(1)).isFile() && isProjectFile(call.word(1)))
        return scoreSummarizers(call);
    static constexpr const char* kOfProjects[] = {
        "log", "predictor", "study", "summarizers", "person"};
    for (const char* option : kOfProjects) {
        if (call.has(option))
            return call.misuseOfCommand(
                CommandWords::tr("--%1 works only with a project; %2 is a table.")
                    .arg(QLatin1String(option), printable(call.word(1))));
    }
    return scoreTable(call);
}

} // namespace tandem
