#include "models/kgds/kgdswords.h"
#include "models/kgds/scorereport.h"

#include <QJsonArray>

namespace tandem::kgds {

namespace {

/// A value of a sample's score, the average over all samples, and their name in JSON.
struct Field
{
    const char* extractive; ///< null: not of this pattern
    const char* abstractive;
    std::optional<double> SampleScore::*ofSample;
    Figure SystemScore::*average;
};
constexpr Field kFields[] = {
    {"bsp_r", "kbsaf_r", &SampleScore::recall, &SystemScore::recall},
    {"bsp_p", "kbsaf_p", &SampleScore::precision, &SystemScore::precision},
    {"bsp_f1", "kbsaf_f1", &SampleScore::f1, &SystemScore::f1},
    {"cao_r", "cao_r", &SampleScore::opinionRecall, &SystemScore::opinionRecall},
    {"op_gm", "op_gm", &SampleScore::overall, &SystemScore::overall},
    {"retrieval_ratio", nullptr, &SampleScore::retrieved, &SystemScore::retrieved},
};

QString keyOf(const Field& field, Pattern pattern)
{
    return QLatin1String(pattern == Pattern::Extractive ? field.extractive : field.abstractive);
}

QJsonValue undefinedJson(const QString& why)
{
    return QJsonObject{{QStringLiteral("undefined"), why}};
}

QJsonObject sampleJson(const SampleScore& sample, Pattern pattern)
{
    QJsonObject object;
    for (const Field& field : kFields) {
        const QString key = keyOf(field, pattern);
        if (key.isEmpty())
            continue;
        const std::optional<double>& value = sample.*field.ofSample;
        object.insert(key,
            value ? QJsonValue(100.0 * *value)
                  : undefinedJson(KgdsWords::tr(
                        "An output or the answers of a judge that it stands on are missing.")));
    }
    return object;
}

QJsonObject errorsJson(const SystemScore& score)
{
    QJsonObject errors{{QStringLiteral("n"), score.uncovered}};
    for (const ErrorType type : kErrorOrder) {
        const std::optional<double>& share = score.errors[std::size_t(type) - 1];
        errors.insert(
            errorKey(type), share ? QJsonValue(*share)
                                  : undefinedJson(KgdsWords::tr("No opinion has an error type.")));
    }
    return errors;
}

QJsonObject systemJson(const SystemScore& score)
{
    QJsonObject object;
    for (const Field& field : kFields) {
        const QString key = keyOf(field, score.ref.pattern);
        const Figure& average = score.*field.average;
        if (!key.isEmpty())
            object.insert(key, average.value ? QJsonValue(100.0 * *average.value)
                                             : undefinedJson(average.undefinedBecause));
    }
    QJsonArray samples;
    for (const SampleScore& sample : score.samples)
        samples.append(sampleJson(sample, score.ref.pattern));
    object.insert(QStringLiteral("samples"), samples);
    object.insert(QStringLiteral("errors"), errorsJson(score));
    return object;
}

} // namespace

QJsonObject scoresJson(const QList<SystemScore>& scores)
{
    QJsonObject models;
    for (const SystemScore& score : scores) {
        QJsonObject paradigms = models.value(score.ref.model).toObject();
        const QString paradigm = paradigmKey(score.ref.paradigm);
        QJsonObject patterns = paradigms.value(paradigm).toObject();
        patterns.insert(patternKey(score.ref.pattern), systemJson(score));
        paradigms.insert(paradigm, patterns);
        models.insert(score.ref.model, paradigms);
    }
    return models;
}

} // namespace tandem::kgds
