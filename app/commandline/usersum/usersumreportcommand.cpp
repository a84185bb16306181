#include "app/commandline/command.h"
#include "app/commandline/reportform.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "app/commandline/usersum/usersumreading.h"
#include "models/kgds/systemreport.h"
#include "storage/runs/runsbehind.h"

#include <algorithm>
#include <initializer_list>

/// "usersum report": what is known of the summarizers of a log.
namespace tandem {

namespace {

using usersum::UsersumPart;

/// The parts whose sections have these names; all where none is given.
Expected<QList<UsersumPart>> usersumPartsNamed(const QStringList& names, Call& call)
{
    if (names.isEmpty())
        return QList<UsersumPart>(usersum::kUsersumParts.begin(), usersum::kUsersumParts.end());
    QList<UsersumPart> parts;
    for (const QString& name : names) {
        const auto part = usersum::usersumPartFromKey(name.section(u'.', 0, 0));
        if (part && !parts.contains(*part))
            parts.append(*part);
        if (part)
            continue;
        QStringList known;
        for (const UsersumPart one : usersum::kUsersumParts)
            known.append(usersum::usersumPartKey(one));
        return call.misuse(CommandWords::tr("--section expects %1, not \"%2\".")
                               .arg(known.join(QStringLiteral(", ")), printable(name)));
    }
    return parts;
}

/// Why there is nothing to report of these parts.
QString adviceOnSummarizers(const QList<UsersumPart>& parts, const usersum::UsersumData& data)
{
    if (parts == QList{UsersumPart::Sensitivity} && data.limits.isEmpty())
        return CommandWords::tr(
            "Give the summarizers that are one approach under several word limits: --limits A,B.");
    const auto isOf = [&](std::initializer_list<UsersumPart> some) {
        return std::all_of(parts.cbegin(), parts.cend(), [&](UsersumPart part) {
            return std::find(some.begin(), some.end(), part) != some.end();
        });
    };
    if (isOf({UsersumPart::Comparison}))
        return CommandWords::tr("Choose two summarizers with --compare A,B.");
    if (isOf({UsersumPart::Baselines}))
        return CommandWords::tr("Create baselines with \"tandem usersum baseline\" first.");
    if (isOf({UsersumPart::Agreement, UsersumPart::Correlations}) && data.judged.isEmpty())
        return !data.awaited.isEmpty()
                   ? data.awaited
                   : CommandWords::tr(
                         "Have raters rate summaries first: \"tandem usersum study\" creates a "
                         "study of them, and its ratings count once it is closed.");
    return CommandWords::tr("Make predictions from summaries first.");
}

} // namespace

Expected<void> runUsersumReport(Call& call)
{
    const QStringList names = call.list("section");
    TANDEM_TRY(parts, usersumPartsNamed(names, call));
    TANDEM_TRY(form, askedReportForm(call));
    const bool needsScores = parts->contains(UsersumPart::Correlations);
    TANDEM_TRY(data, askedUsersumData(call, needsScores ? TextScores::With : TextScores::Without));
    results::Report report = summarizersReport(*data, *parts);
    if (!names.isEmpty())
        report = kgds::sectionsNamed(report, names);
    if (report.sections.isEmpty())
        return failure(ErrorCode::NotFound, CommandWords::tr("There is nothing to report."),
            call.word(1), adviceOnSummarizers(*parts, *data));
    TANDEM_TRY(runs, readProject(call.word(1), [&](Database& database) {
        return runSettingSections(database, runsBehindSummarizers(*data));
    }));
    report.sections += *runs;
    const Json fields{{"log", data->log}, {"predictor", data->predictor},
        {"m", data->rule.threshold}, {"max_words", jsonOrNull(data->rule.mostWords)},
        {"ratings", data->ratedIn.isEmpty() ? QJsonValue() : QJsonValue(data->ratedIn)}};
    return printReport(std::move(report), data->remarks, *form, fields, call);
}

} // namespace tandem
