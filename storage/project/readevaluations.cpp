#include "storage/project/readevaluations.h"

#include "models/expert/systemscores.h"
#include "storage/database/rows.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runwords.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

/// A model in all of its runs is one judge, a file another.
QList<expert::JudgeEvaluations> judgesOf(const ReadEvaluations& read)
{
    QList<expert::JudgeEvaluations> judges;
    QList<QList<QList<EvaluationSummary>>> sets;
    QHash<std::pair<bool, QString>, qsizetype> places;
    for (qsizetype i = 0; i < read.sets.size(); ++i) {
        const EvaluationSet& set = read.sets.at(i);
        const std::pair judge(set.run.isValid(), set.run.isValid() ? set.model : set.source);
        auto place = places.constFind(judge);
        if (place == places.cend()) {
            place = places.insert(judge, judges.size());
            judges.append({judge.second, 0, {}});
            sets.append(QList<QList<EvaluationSummary>>());
        }
        ++judges[*place].sets;
        sets[*place].append(read.evaluations.at(i));
    }
    for (qsizetype i = 0; i < judges.size(); ++i)
        judges[i].evaluations = expert::newestOf(sets.at(i));
    return judges;
}

} // namespace

QStringList judgesOfNewest(const ReadEvaluations& read)
{
    QSet<EvaluationId> newest;
    for (const EvaluationSummary& one : read.newest)
        newest.insert(one.id);
    QStringList judges;
    for (const expert::JudgeEvaluations& judge : read.judges) {
        if (std::any_of(judge.evaluations.cbegin(), judge.evaluations.cend(),
                [&](const EvaluationSummary& one) { return newest.contains(one.id); }))
            judges.append(judge.judge);
    }
    return judges;
}

QList<EvaluationSummary> evaluationsOfJudges(const ReadEvaluations& read)
{
    QList<EvaluationSummary> all;
    for (const expert::JudgeEvaluations& judge : read.judges)
        all += judge.evaluations;
    return all;
}

QString unlikeSettingsText(const QList<EvaluationSet>& sets,
    const QList<EvaluationSummary>& evaluations, const QLocale& locale)
{
    QSet<std::pair<RunId, QString>> shown;
    for (const EvaluationSummary& one : evaluations)
        shown.insert({one.run, one.source});
    QList<std::pair<QString, RunOptions>> runs;
    for (const EvaluationSet& set : sets) {
        const QString name =
            set.run.isValid() ? RunWords::tr("run %1").arg(set.run.value) : set.source;
        if (set.hasSettings() && shown.contains({set.run, set.source}))
            runs.prepend({name, runOptionsFrom(set.settings)}); // the oldest first
    }
    const QStringList lines = unlikeSettingLines(RunKindId::Expert, runs, locale);
    return lines.isEmpty() ? QString()
                           : RunWords::tr("Its runs have different settings: %1.")
                                 .arg(lines.join(QStringLiteral("; ")));
}

Expected<SharedEvaluations> readEvaluations(Database& database, const std::atomic_bool& cancelled)
{
    EvaluationRepository repository(database);
    TANDEM_TRY(sets, repository.sets());
    auto read = std::make_shared<ReadEvaluations>();
    read->sets = *sets;
    for (const EvaluationSet& set : *sets) {
        if (cancelled)
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(list, repository.list(set));
        read->evaluations.append(*list);
    }
    read->judges = judgesOf(*read);
    read->newest = expert::newestOf(read->evaluations);
    TANDEM_TRY(hasCases, isAny(database, QStringLiteral("SELECT 1 FROM case_in_use")));
    read->hasCases = *hasCases;
    return SharedEvaluations(read);
}

} // namespace tandem
