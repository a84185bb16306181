#include "views/metrics/personalization.h"

#include "models/perseval/distancejob.h"
#include "models/perseval/otherform.h"
#include "models/perseval/paccuracy.h"
#include "storage/formats/distancesreader.h"
#include "storage/formats/openfile.h"
#include "storage/formats/personalizedreader.h"
#include "storage/formats/summaryratingsreader.h"
#include "views/metrics/metricsviewwords.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <utility>

namespace tandem {

namespace {

constexpr int kPersonalizationWhole = 1000;
constexpr qint64 kReportMs = 100;

int thousandths(qint64 done, qint64 all)
{
    return all > 0 ? int(std::min(done, all) * kPersonalizationWhole / all) : 0;
}

/// The synonyms for a measure that needs them, else nothing.
Expected<SynonymSource::Loaded> synonymsFor(
    const perseval::DistanceMeasure& distance, const SynonymSource& synonyms)
{
    if (!distance.measure->needsSynonyms)
        return SynonymSource::Loaded();
    return synonyms.load();
}

/// The ratings in a file that has such and no documents; null otherwise.
Expected<std::shared_ptr<const perseval::RatedSummaries>> ratingsIn(
    QFile& file, const ReportPerseval& report, const std::atomic_bool& cancel)
{
    using Rated = std::shared_ptr<const perseval::RatedSummaries>;
    if (!areSummaryRatings(file, file.fileName()))
        return Rated();
    TANDEM_TRY_VAR(read, readSummaryRatings({file, file.fileName()}, {}, [&](qint64 bytes) {
        report(0, thousandths(bytes, file.size()));
        return !cancel.load();
    }));
    return Rated(std::make_shared<const perseval::RatedSummaries>(std::move(*read)));
}

Expected<perseval::DistanceTable> fromTexts(const QString& path, const PersevalChoice& choice,
    const SynonymSource& synonyms, const ReportPerseval& report, const std::atomic_bool& cancel,
    std::shared_ptr<const perseval::RatedSummaries>& rated)
{
    const auto distance = perseval::distanceOfKey(choice.distanceKey);
    if (!distance)
        return failure(
            ErrorCode::InvalidInput, MetricsViewWords::tr("Unknown distance."), choice.distanceKey);
    TANDEM_TRY(loaded, synonymsFor(*distance, synonyms));
    QFile file(path);
    TANDEM_DO(openForReading(file));
    TANDEM_TRY(ratings, ratingsIn(file, report, cancel));
    rated = *ratings;
    PersonalizedReader reader(file, path, [&](qint64) { return !cancel.load(); });
    perseval::DistanceOptions options;
    options.distance = *distance;
    options.rounding = choice.rounding;
    options.outside = choice.parameters.publishedUndefined ? metrics::OutsideTexts::AsPublished
                                                           : metrics::OutsideTexts::Undefined;
    options.synonyms = loaded->get();
    options.progress = [&](qint64 documents) {
        report(documents, rated ? thousandths(documents, rated->documents.size())
                                : thousandths(reader.bytesRead(), file.size()));
        return !cancel.load();
    };
    const perseval::DocumentStream documents =
        rated ? perseval::surrogateStream(rated) : [&] { return reader.next(); };
    auto table = perseval::computeDistances(documents, options);
    if (!table)
        return failure(table.error().where.contains(path) ? table.error() : table.error().in(path));
    table->source = QFileInfo(path).fileName();
    return table;
}

void appendTexts(const perseval::PersonalizedDocument& document, QList<metrics::BatchPair>& pairs)
{
    const QString whole = document.whole();
    const auto append = [&](const std::optional<QString>& summary) {
        if (summary)
            pairs.append({*summary, whole});
    };
    for (const perseval::UserSummaries& user : document.users) {
        append(user.gold);
        for (const std::optional<QString>& summary : user.summaries)
            append(summary);
    }
}

Expected<ReadDistances> fromDistances(
    const QStringList& paths, const ReportPerseval& report, const std::atomic_bool& cancel)
{
    TANDEM_TRY(files, distanceFilesOf(paths));
    const qint64 all = bytesOf(*files);
    QElapsedTimer since;
    since.start();
    auto read = readDistances(*files, [&](qint64 bytes) {
        if (since.elapsed() >= kReportMs) {
            report(0, thousandths(bytes, all));
            since.start();
        }
        return !cancel.load();
    });
    if (read)
        read->table.source = QFileInfo(paths.first()).fileName();
    return read;
}

} // namespace

SharedPersonalization noPersonalization()
{
    auto none = std::make_shared<Personalization>();
    none->table = std::make_shared<const perseval::DistanceTable>();
    return none;
}

Expected<SharedPersonalization> computePersonalization(const PersevalSource& source,
    const PersevalChoice& choice, const SynonymSource& synonyms, const ReportPerseval& report,
    const std::atomic_bool& cancel)
{
    auto made = std::make_shared<Personalization>();
    made->source = source;
    if (source.texts.isEmpty()) {
        TANDEM_TRY_VAR(read, fromDistances(source.distances, report, cancel));
        made->undefinedScores = read->undefined;
        made->table = std::make_shared<const perseval::DistanceTable>(std::move(read->table));
    } else {
        TANDEM_TRY_VAR(
            table, fromTexts(source.texts, choice, synonyms, report, cancel, made->rated));
        made->table = std::make_shared<const perseval::DistanceTable>(std::move(*table));
    }
    made->evaluation = perseval::evaluate(*made->table, choice.parameters, &cancel);
    perseval::addPAccuracyIntervals(made->evaluation, &cancel);
    made->differing = perseval::modelsThatDiffer(*made->table, made->evaluation, &cancel);
    return SharedPersonalization(std::move(made));
}

Expected<QList<metrics::BatchPair>> comparedTexts(
    const PersevalSource& source, const std::atomic_bool& cancel)
{
    QFile file(source.texts);
    TANDEM_DO(openForReading(file));
    TANDEM_TRY(rated, ratingsIn(
                          file, [](qint64, int) {}, cancel));
    PersonalizedReader reader(file, source.texts, [&](qint64) { return !cancel.load(); });
    const perseval::DocumentStream documents =
        *rated ? perseval::surrogateStream(*rated) : [&] { return reader.next(); };
    QList<metrics::BatchPair> pairs;
    for (;;) {
        TANDEM_TRY(document, documents());
        if (!*document)
            return pairs;
        appendTexts(**document, pairs);
    }
}

SharedPersonalization evaluatedAnew(const Personalization& before,
    const perseval::Parameters& parameters, const std::atomic_bool& cancel)
{
    auto made = std::make_shared<Personalization>();
    made->source = before.source;
    made->table = before.table;
    made->undefinedScores = before.undefinedScores;
    made->rated = before.rated;
    made->evaluation = perseval::evaluate(*made->table, parameters, &cancel);
    perseval::addPAccuracyIntervals(made->evaluation, &cancel);
    made->differing = perseval::modelsThatDiffer(*made->table, made->evaluation, &cancel);
    return made;
}

PersevalSource distancesFrom(const QStringList& paths)
{
    if (paths.size() != 3) {
        const QFileInfo first(paths.value(0));
        // Of one of them the others stand beside it.
        return {{}, {isDistancesFile(first.fileName()) ? first.path() : first.filePath()}};
    }
    QStringList sorted = paths;
    const auto place = [](const QString& path) {
        const QString name = QFileInfo(path).fileName();
        if (name.contains(QLatin1String("sum_sum"), Qt::CaseInsensitive))
            return 1;
        return name.contains(QLatin1String("sum_user"), Qt::CaseInsensitive) ? 2 : 0;
    };
    std::stable_sort(sorted.begin(), sorted.end(),
        [&](const QString& a, const QString& b) { return place(a) < place(b); });
    return {{}, sorted};
}

} // namespace tandem
