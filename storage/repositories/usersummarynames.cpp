#include "storage/repositories/usersummarynames.h"

#include "models/usersum/referencefreescores.h"
#include "models/usersum/usersummetric.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/makernames.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/runkindid.h"

#include <QSet>

namespace tandem {

namespace {

/// What is left of a name without case, blanks and punctuation.
QString bareName(const QString& name)
{
    QString bare = name.toLower();
    bare.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    return bare;
}

/// The keys and names of what is computed of summaries.
const QSet<QString>& computedNames()
{
    static const QSet<QString> names = [] {
        QSet<QString> all{bareName(QStringLiteral("Q_s"))};
        for (const bool hasSynonyms : {false, true}) {
            for (const usersum::ReferenceFreeMeasure& one :
                usersum::referenceFreeMeasures(hasSynonyms))
                all << bareName(one.key) << bareName(one.name);
        }
        for (const usersum::UsersumMetric metric : usersum::kUsersumMetrics)
            all << bareName(usersum::usersumMetricKey(metric));
        return all;
    }();
    return names;
}

/// Whether the name is that of a baseline which summaries of this origin are not.
bool isOfAnotherBaseline(const QString& name, SummaryOrigin origin, const QString& of)
{
    const QString bare = name.simplified().toLower();
    if (bare == kMostPopularName)
        return true;
    if (bare == kNoSummaryName)
        return origin != SummaryOrigin::None;
    // "other" by itself is what the baseline is asked for by.
    if (bare != kOtherPrefix.chopped(2) && !bare.startsWith(kOtherPrefix.chopped(1)))
        return false;
    return origin != SummaryOrigin::OfOtherUser || name != kOtherPrefix + of;
}

} // namespace

Expected<void> checkSummarizerName(const QString& name, SummaryOrigin origin, const QString& of)
{
    TANDEM_DO(checkMakerName(Maker::Summarizer, name));
    if (!isOfAnotherBaseline(name, origin, of))
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr(
            "\"%1\" is the name of a baseline, but these summaries are not that baseline.")
            .arg(name.left(40)),
        {}, RepositoryWords::tr("Choose another name."));
}

Expected<void> checkMeasureName(const QString& name)
{
    TANDEM_DO(checkMakerName(Maker::Measure, name));
    if (!computedNames().contains(bareName(name)))
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("\"%1\" is the name of a computed measure.").arg(name.left(40)), {},
        RepositoryWords::tr("Choose another name."));
}

Expected<void> checkImportedMeasure(Database& database, const QString& measure)
{
    TANDEM_TRY(judged,
        isAny(database,
            QStringLiteral("SELECT 1 FROM usersum_value WHERE measure = ?1 AND run_id IS NOT NULL"
                           " UNION ALL SELECT 1 FROM llm_run WHERE kind = ?2"
                           " AND json_extract(settings, '$.measure') = ?1"),
            {measure, runKindKey(RunKindId::SummaryJudge)}));
    if (!*judged)
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The values of \"%1\" come from a model.").arg(measure), {},
        RepositoryWords::tr("Give the measure another name."));
}

Expected<void> checkSameOrigin(Database& database, const QString& summarizer, SummaryOrigin origin)
{
    TANDEM_TRY(there, valueOf<std::optional<SummaryOrigin>>(database,
                          QStringLiteral("SELECT origin FROM usersum_summary WHERE summarizer = ?"
                                         " LIMIT 1"),
                          {summarizer}));
    if (!*there || **there == origin)
        return {};
    const QString what = isBaseline(**there) ? RepositoryWords::tr("\"%1\" is a baseline.")
                         : **there == SummaryOrigin::Run
                             ? RepositoryWords::tr("The summaries by \"%1\" come from a run.")
                             : RepositoryWords::tr("The summaries by \"%1\" were imported.");
    return failure(ErrorCode::Refused, what.arg(summarizer), {},
        RepositoryWords::tr("Give the summarizer another name."));
}

} // namespace tandem
