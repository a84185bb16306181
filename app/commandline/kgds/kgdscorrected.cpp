#include "app/commandline/kgds/kgdscorrected.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "models/kgds/correctedreport.h"
#include "models/kgds/systemmetric.h"
#include "storage/project/checkedsystems.h"
#include "storage/repositories/checkpartrepository.h"

#include <algorithm>

namespace tandem {

namespace {

/// The metric that checks of single verdicts of this kind correct.
kgds::TableMetric metricOf(kgds::CheckedKind kind)
{
    return kind == kgds::CheckedKind::Opinions ? kgds::TableMetric::OpinionRecall
                                               : kgds::TableMetric::Recall;
}

QList<results::Section> sectionsOf(const CheckedPart& part, kgds::CheckedKind kind)
{
    QList<results::Section> sections;
    for (const kgds::Pattern pattern : kgds::kPatterns) {
        QList<kgds::CorrectedRow> rows;
        for (const CheckedSystem& one : part.systems) {
            if (one.system.pattern == pattern)
                rows.append({one.system, kgds::correctedMetric(one.items)});
        }
        const kgds::TableMetric metric = metricOf(kind);
        if (!rows.isEmpty())
            sections.append(kgds::correctedSection(rows, kgds::tableMetricKey(pattern, metric),
                QStringLiteral("%1, %2").arg(
                    kgds::tableMetricName(pattern, metric), kgds::patternName(pattern))));
    }
    return sections;
}

} // namespace

Expected<QList<results::Section>> correctedSections(
    Database& database, const QString& verifier, Call& call)
{
    TANDEM_TRY(viewer, viewingPerson(database, call));
    TANDEM_TRY(parts, CheckPartRepository(database).all());
    const auto cancelled = std::make_shared<std::atomic_bool>(false);
    QList<results::Section> sections;
    for (const kgds::CheckedKind kind :
        {kgds::CheckedKind::Opinions, kgds::CheckedKind::KeyFacts}) {
        const auto latest = std::find_if(parts->cbegin(), parts->cend(), [&](const CheckPart& one) {
            return one.verifier == verifier && one.design.kind == kind;
        });
        if (latest == parts->cend())
            continue;
        TANDEM_TRY(checked, checkedPart(database, latest->id, *viewer, cancelled));
        QList<results::Section> ofKind = sectionsOf(*checked, kind);
        if (checked->hidden > 0 && !ofKind.isEmpty())
            ofKind.last().notes += CommandWords::tr(
                "Checks of %n judgement(s) do not count here: who looks is not done with them yet.",
                nullptr, int(checked->hidden));
        sections += ofKind;
    }
    return sections;
}

} // namespace tandem
