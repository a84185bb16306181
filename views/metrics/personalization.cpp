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
#include <atomic>
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

/// Hands over what is known of a measure in batches, and has nothing scored.
class KnownScores final : public metrics::BatchScorer
{
public:
    explicit KnownScores(std::shared_ptr<const metrics::BatchScorer> scorer)
        : m_scorer(std::move(scorer))
    {
    }

    /// Refused where a score is not known.
    std::unique_ptr<metrics::ScoringSession> begin() const override;
    Expected<void> known(
        const QList<metrics::BatchPair>& pairs, const metrics::TakeScore& take) const override
    {
        return m_scorer->known(pairs, take);
    }
    QString madeBy() const override { return m_scorer->madeBy(); }

    /// Whether a score that was asked for was not known.
    bool isLacking() const { return m_isLacking; }
    void setLacking() const { m_isLacking = true; }

private:
    const std::shared_ptr<const metrics::BatchScorer> m_scorer;
    mutable std::atomic_bool m_isLacking = false;
};

class KnownScoresSession final : public metrics::ScoringSession
{
public:
    explicit KnownScoresSession(const KnownScores& scorer)
        : m_scorer(scorer)
    {
    }

    Expected<void> score(const QList<metrics::BatchPair>& pairs, const metrics::TakeScore& take,
        const std::atomic_bool*) override
    {
        qsizetype known = 0;
        TANDEM_DO(m_scorer.known(pairs, [&](qsizetype pair, const metrics::Score& score) {
            take(pair, score);
            ++known;
        }));
        if (known == pairs.size())
            return {};
        m_scorer.setLacking();
        return failure(ErrorCode::Refused, {});
    }

private:
    const KnownScores& m_scorer;
};

std::unique_ptr<metrics::ScoringSession> KnownScores::begin() const
{
    return std::make_unique<KnownScoresSession>(*this);
}

/// The demo is a file inside the program, whose path says nothing to people.
Error shownError(Error error, const QString& path)
{
    if (path.startsWith(u':'))
        error.where.replace(path, QFileInfo(path).fileName());
    return error;
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
    const perseval::DistanceMeasure& distance, const SynonymSource& synonyms,
    const ReportPerseval& report, const std::atomic_bool& cancel,
    std::shared_ptr<const perseval::RatedSummaries>& rated)
{
    TANDEM_TRY(loaded, synonymsFor(distance, synonyms));
    QFile file(path);
    TANDEM_DO(openForReading(file));
    TANDEM_TRY(ratings, ratingsIn(file, report, cancel));
    rated = *ratings;
    PersonalizedReader reader(file, path, [&](qint64) { return !cancel.load(); });
    perseval::DistanceOptions options;
    options.distance = distance;
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

/// The distances of texts; false where a score is not known that the program must not be started
/// for.
Expected<bool> compareTexts(Personalization& made, const PersevalChoice& choice,
    const SynonymSource& synonyms, const ReportPerseval& report, const std::atomic_bool& cancel,
    PersevalPrograms programs)
{
    auto distance = perseval::distanceOfKey(choice.distanceKey);
    if (!distance)
        return failure(ErrorCode::InvalidInput, MetricsViewWords::tr("Unknown distance."),
            choice.distanceKey, MetricsViewWords::tr("Choose another distance."));
    made.measure = distance->measure;
    std::shared_ptr<const KnownScores> known;
    metrics::MeasureInfo knownMeasure;
    if (programs == PersevalPrograms::Known && distance->measure->batch) {
        known = std::make_shared<const KnownScores>(distance->measure->batch);
        knownMeasure = *distance->measure;
        knownMeasure.batch = known;
        distance->measure = &knownMeasure;
    }
    auto table =
        fromTexts(made.source.texts, choice, *distance, synonyms, report, cancel, made.rated);
    if (!table && known && known->isLacking())
        return false;
    if (!table)
        return failure(shownError(table.error(), made.source.texts));
    made.table = std::make_shared<const perseval::DistanceTable>(std::move(*table));
    return true;
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
    const std::atomic_bool& cancel, PersevalPrograms programs)
{
    auto made = std::make_shared<Personalization>();
    made->source = source;
    if (source.texts.isEmpty()) {
        TANDEM_TRY_VAR(read, fromDistances(source.distances, report, cancel));
        made->undefinedScores = read->undefined;
        made->table = std::make_shared<const perseval::DistanceTable>(std::move(read->table));
    } else {
        TANDEM_TRY(compared, compareTexts(*made, choice, synonyms, report, cancel, programs));
        if (!*compared)
            return SharedPersonalization();
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
    made->measure = before.measure;
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
