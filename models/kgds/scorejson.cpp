#include "models/kgds/kgdswords.h"
#include "models/kgds/scorereport.h"
#include "models/kgds/systemerrors.h"

#include <QJsonArray>

namespace tandem::kgds {

namespace {

/// A value of a sample's score, and its name in JSON, which is also that of the average.
struct Field
{
    const char* extractive; ///< null: not of this pattern
    const char* abstractive;
    std::optional<double> SampleScore::*value;
};
constexpr Field kFields[] = {
    {"bsp_r", "kbsaf_r", &SampleScore::recall},
    {"bsp_p", "kbsaf_p", &SampleScore::precision},
    {"bsp_f1", "kbsaf_f1", &SampleScore::f1},
    {"cao_r", "cao_r", &SampleScore::opinionRecall},
    {"op_gm", "op_gm", &SampleScore::overall},
    {"retrieval_ratio", nullptr, &SampleScore::retrieved},
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
        const std::optional<double>& value = sample.*field.value;
        object.insert(
            key, value ? QJsonValue(100.0 * *value)
                       : undefinedJson(KgdsWords::tr(
                             "An output, or a judge's answers that it depends on, is missing.")));
    }
    return object;
}

QJsonObject errorsJson(const ScoredSystem& system)
{
    const ErrorShares shares = errorSharesOf(system);
    QJsonObject errors{{QStringLiteral("n"), errorsOf(system).uncovered}};
    for (const ErrorType type : kErrorOrder) {
        const std::optional<double>& share = shares[std::size_t(type) - 1];
        errors.insert(
            errorKey(type), share ? QJsonValue(*share)
                                  : undefinedJson(KgdsWords::tr("No opinion has an error type.")));
    }
    return errors;
}

/// Of all samples in their order; those that are missing have no values.
QJsonArray samplesJson(const ScoredSystem& system)
{
    QMap<qint64, SampleScore> all = system.samples;
    for (const qint64 number : system.missing)
        all.insert(number, {});
    QJsonArray samples;
    for (const SampleScore& sample : std::as_const(all))
        samples.append(sampleJson(sample, system.system.pattern));
    return samples;
}

QJsonObject systemJson(const ScoredSystem& system)
{
    QJsonObject object;
    for (const Field& field : kFields) {
        const QString key = keyOf(field, system.system.pattern);
        if (key.isEmpty())
            continue;
        const Figure average = macroAverage(system, field.value);
        object.insert(key, average.value ? QJsonValue(100.0 * *average.value)
                                         : undefinedJson(average.undefinedBecause));
    }
    object.insert(QStringLiteral("samples"), samplesJson(system));
    object.insert(QStringLiteral("errors"), errorsJson(system));
    return object;
}

} // namespace

QJsonObject scoresJson(const QList<ScoredSystem>& systems)
{
    QJsonObject models;
    for (const ScoredSystem& system : systems) {
        const SystemRef& ref = system.system;
        QJsonObject paradigms = models.value(ref.model).toObject();
        const QString paradigm = paradigmKey(ref.paradigm);
        QJsonObject patterns = paradigms.value(paradigm).toObject();
        patterns.insert(patternKey(ref.pattern), systemJson(system));
        paradigms.insert(paradigm, patterns);
        models.insert(ref.model, paradigms);
    }
    return models;
}

} // namespace tandem::kgds
