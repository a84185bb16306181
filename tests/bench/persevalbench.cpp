#include "persevalbench.h"

#include "figures.h"
#include "models/perseval/ablation.h"
#include "models/perseval/distancejob.h"
#include "models/perseval/stability.h"
#include "personalizedwriter.h"
#include "storage/formats/personalizedreader.h"
#include "views/metrics/personalization.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <atomic>
#include <chrono>
#include <random>
#include <thread>

namespace tandem::bench {

namespace {

constexpr int kDocuments = 3'840;
constexpr int kUsers = 4;
constexpr int kModels = 10;
constexpr int kDocumentWords = 400;
constexpr int kSummaryWords = 20;

/// Words of a made-up language, some of them far more frequent than others.
class MadeUpTexts final
{
public:
    QString text(int words)
    {
        QString made;
        for (int i = 0; i < words; ++i) {
            const double share = double(m_random() >> 11) / 9007199254740992.0;
            const auto word = quint64(20'000.0 * share * share * share);
            made += spelled(word) + (i % 12 == 11 ? QStringLiteral(". ") : QStringLiteral(" "));
        }
        return made.trimmed();
    }

private:
    static QString spelled(quint64 number)
    {
        static const char* const syllables[] = {
            "ka", "ren", "ting", "so", "mers", "li", "ed", "ations", "por", "ness", "u", "ly"};
        QString word = QStringLiteral("w");
        for (quint64 rest = number + 1; rest > 0; rest /= 12)
            word += QLatin1String(syllables[rest % 12]);
        return word;
    }

    std::mt19937_64 m_random{20'24};
};

/// From the file to the distances; seconds, or less than 0 with a message.
double computeTable(const QString& path, const char* key, perseval::DistanceTable& table)
{
    QElapsedTimer timer;
    timer.start();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return -1.0;
    PersonalizedReader reader(file, path);
    perseval::DistanceOptions options;
    options.distance = *perseval::distanceOfKey(QLatin1String(key));
    auto computed = perseval::computeDistances([&] { return reader.next(); }, options);
    if (!computed) {
        std::fprintf(stderr, "bench: %s\n", qPrintable(computed.error().sentence()));
        return -1.0;
    }
    table = std::move(*computed);
    return double(timer.nsecsElapsed()) / 1e9;
}

/// How long after it is asked to stop the work has come to its end, at several moments of it; the
/// longest time in milliseconds, less than 0 where the work was through before.
double longestCancel(const QString& path, const char* key)
{
    constexpr int kMoments = 12;
    constexpr int kApartMs = 55;
    double longest = -1.0;
    PersevalChoice choice;
    choice.distanceKey = QLatin1String(key);
    for (int moment = 1; moment <= kMoments; ++moment) {
        std::atomic_bool cancel = false;
        bool wasCancelled = false;
        std::thread worker([&] {
            const auto made = computePersonalization(
                {path, {}}, choice, SynonymSource(), [](qint64, int) {}, cancel);
            wasCancelled = !made && made.error().code == ErrorCode::Cancelled;
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(moment * kApartMs));
        QElapsedTimer timer;
        timer.start();
        cancel.store(true);
        worker.join();
        if (wasCancelled)
            longest = qMax(longest, double(timer.nsecsElapsed()) / 1e6);
    }
    return longest;
}

bool measureFullSize(const QString& folder)
{
    const QString path = folder + QStringLiteral("/documents.jsonl");
    if (!writePublishedSize(path))
        return false;
    printHeadline(QStringLiteral("PerSEval at the published size: %1 documents of %2 words, %3 "
                                 "users, %4 models, %5 MB")
                      .arg(kDocuments)
                      .arg(kDocumentWords)
                      .arg(kUsers)
                      .arg(kModels)
                      .arg(double(QFileInfo(path).size()) / 1e6, 0, 'f', 0));
    perseval::DistanceTable table;
    for (const char* key : {"JSD", "bleu", "meteor_exact_stem", "rougeSU4", "rougeL"}) {
        const double seconds = computeTable(path, key, table);
        if (seconds < 0.0)
            return false;
        print(
            QStringLiteral("distances, %1").arg(QLatin1String(key)), seconds, QStringLiteral("s"));
    }
    QElapsedTimer timer;
    timer.start();
    const perseval::Evaluation evaluation = perseval::evaluate(table);
    print(QStringLiteral("all figures from distances"), double(timer.nsecsElapsed()) / 1e9,
        QStringLiteral("s"));
    timer.start();
    const auto points = perseval::ablation(evaluation);
    print(QStringLiteral("ablation over beta"), double(timer.nsecsElapsed()) / 1e9,
        QStringLiteral("s"), QStringLiteral("%1 values").arg(points.size()));
    timer.start();
    const auto samples = perseval::stability(evaluation);
    print(QStringLiteral("stability by samples"), double(timer.nsecsElapsed()) / 1e9,
        QStringLiteral("s"), QStringLiteral("40 samples"));
    print(QStringLiteral("memory at the end"), residentMegabytes(), QStringLiteral("MB"));
    for (const char* key : {"rougeL", "meteor_exact_stem"})
        print(QStringLiteral("asked to stop to stopped, %1, longest of 12").arg(QLatin1String(key)),
            longestCancel(path, key), QStringLiteral("ms"), QStringLiteral("aim: within 100 ms"));
    return samples.has_value();
}

/// The 400 documents, unpacked; empty where they are not there.
QString unpacked(const QString& folder)
{
    const QString packed = QStringLiteral(TANDEM_SHARED "/reference/egises_synthetic400.jsonl.gz");
    const QString path = folder + QStringLiteral("/egises400.jsonl");
    if (!QFileInfo::exists(packed))
        return {};
    QProcess gzip;
    gzip.setStandardOutputFile(path);
    gzip.start(QStringLiteral("gzip"), {QStringLiteral("-dc"), packed});
    return gzip.waitForFinished() && gzip.exitCode() == 0 ? path : QString();
}

bool measurePublished(const QString& folder)
{
    QFile timings(QStringLiteral(TANDEM_SHARED "/reference/timings.json"));
    const QString path = unpacked(folder);
    if (path.isEmpty() || !timings.open(QIODevice::ReadOnly)) {
        std::printf("The 400 documents of the published timings are not here.\n");
        return true;
    }
    const QJsonObject published =
        QJsonDocument::fromJson(timings.readAll())
            .object()[QLatin1String("timings")][QLatin1String("egises_400_all_models_wall_s")]
            .toObject();
    printHeadline(QStringLiteral(
        "400 documents, 3 models: distances and figures, beside the published code"));
    for (const QString& key : published.keys()) {
        perseval::DistanceTable table;
        const double distances = computeTable(path, key.toLatin1().constData(), table);
        if (distances < 0.0)
            return false;
        QElapsedTimer timer;
        timer.start();
        const perseval::Evaluation evaluation = perseval::evaluate(table);
        const double seconds = distances + double(timer.nsecsElapsed()) / 1e9;
        const double theirs = published[key].toDouble();
        print(key, seconds, QStringLiteral("s"),
            QStringLiteral("published code %1 s: %2 times; %3 %4")
                .arg(theirs, 0, 'f', 1)
                .arg(theirs / seconds, 0, 'f', 0)
                .arg(evaluation.models.at(0).model)
                .arg(evaluation.models.at(0).perseval.value.value_or(0.0), 0, 'g', 12));
    }
    return true;
}

} // namespace

bool writePublishedSize(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    MadeUpTexts texts;
    for (int i = 0; i < kDocuments; ++i) {
        perseval::PersonalizedDocument document;
        document.id = QStringLiteral("D%1").arg(i);
        document.title = texts.text(8);
        document.text = texts.text(kDocumentWords);
        for (int model = 0; model < kModels; ++model)
            document.models.append(QStringLiteral("model%1").arg(model));
        for (int number = 0; number < kUsers; ++number) {
            perseval::UserSummaries user{QStringLiteral("U%1").arg(number), {}, {}};
            user.gold = texts.text(kSummaryWords);
            for (int model = 0; model < kModels; ++model)
                user.summaries.append(texts.text(kSummaryWords));
            document.users.append(user);
        }
        if (!writePersonalizedDocument(file, document))
            return false;
    }
    return file.flush();
}

int measurePerseval(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    return measureFullSize(folder.path()) && measurePublished(folder.path()) ? 0 : 1;
}

} // namespace tandem::bench
