#include "views/studies/shownstudyresults.h"

#include "models/studies/figuredata.h"
#include "models/studies/studyresultsreport.h"
#include "storage/repositories/studygate.h"
#include "storage/studyreport/describedstudy.h"

#include <algorithm>

namespace tandem {

namespace {

/// The report of those who count, or of everybody: what they said, behind what both stand on, the
/// versions of the design and the rules.
results::Report shownReport(const StudyReport& report, bool isOfEverybody)
{
    results::Report shown = studies::studyResultsReport(report.results, results::Outlet::Window);
    const auto isOfBoth = [](const results::Section& section) {
        return section.key == QLatin1String("basis") ||
               section.key == QLatin1String("rater_figures");
    };
    shown.sections.removeIf([&](const results::Section& section) {
        return report.results.kept && !isOfBoth(section) &&
               studies::SectionPath::of(section.key).isOfEverybody != isOfEverybody;
    });
    qsizetype place =
        1 + std::distance(shown.sections.cbegin(),
                std::find_if(shown.sections.cbegin(), shown.sections.cend(), isOfBoth));
    const results::Report described = studies::studyDescriptionReport(
        report.description, report.results, results::Outlet::Window);
    for (const results::Section& section : described.sections) {
        if (section.key == QLatin1String("versions") || section.key == QLatin1String("rules"))
            shown.sections.insert(place++, section);
    }
    return shown;
}

} // namespace

ShownStudyResults ShownStudyResults::of(const StudyReport& report)
{
    return {report, {shownReport(report, false), shownReport(report, true)}};
}

Expected<ShownStudyResults> readStudyResults(Database& database, StudyId study)
{
    TANDEM_TRY_VAR(described, describedStudy(database, study));
    TANDEM_TRY_VAR(answers, StudyGate(database).answers(study));
    StudyReport report;
    report.description = std::move(*described);
    report.results = studies::studyResults(*answers);
    report.answers = std::make_shared<const studies::StudyAnswers>(std::move(*answers));
    return ShownStudyResults::of(report);
}

Expected<ShownStudyResults> withStudyIntervals(
    ShownStudyResults shown, bool drawsRaters, const std::function<bool(int percent)>& tell)
{
    studies::BootstrapOptions options;
    options.seed = shown.report.results.seed;
    options.drawsRaters = drawsRaters;
    options.progress = [&tell, last = -1, goesOn = true](qint64 done, qint64 total) mutable {
        const int percent = int(100 * done / std::max<qint64>(1, total));
        if (percent != std::exchange(last, percent))
            goesOn = tell(percent);
        return goesOn;
    };
    TANDEM_TRY(drawn, studies::withBootstrap(shown.report.results, *shown.report.answers, options));
    shown.report.results = *drawn;
    return ShownStudyResults::of(shown.report);
}

} // namespace tandem
