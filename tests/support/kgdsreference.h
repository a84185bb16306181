#pragma once

#include "models/kgds/record.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <cmath>

/// The published benchmark and what the published scripts make of outputs on it, from the shared
/// material.
namespace tandem::reference {

inline const QString kBenchmarkFile = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
inline const QString kOutputsFile = QStringLiteral(TANDEM_SHARED "/reference/kgds_outputs.tar.gz");

inline QJsonDocument sharedJson(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll())
                                          : QJsonDocument();
}

inline QString textIn(const QJsonValue& object, const char* key)
{
    return object[QLatin1String(key)].toString();
}

inline QList<kgds::FactGroup> factGroupsFrom(const QJsonArray& array)
{
    QList<kgds::FactGroup> groups;
    for (const QJsonValue& entry : array) {
        kgds::FactGroup group;
        group.paragraphIndex = entry[QLatin1String("paragraph_index")].toInt();
        for (const QJsonValue& fact : entry[QLatin1String("atomic_facts")].toArray())
            group.facts.append({textIn(fact, "atomic_fact"),
                kgds::FactType(fact[QLatin1String("type")].toInt()), {}});
        groups.append(group);
    }
    return groups;
}

inline kgds::SampleRecord sampleFrom(const QJsonObject& object)
{
    QSet<int> supporting;
    for (const QJsonValue& entry : object[QLatin1String("BSP")].toArray())
        supporting.insert(entry[QLatin1String("paragraph_index")].toInt());

    kgds::SampleRecord sample;
    for (const QJsonValue& entry : object[QLatin1String("SBK")].toArray()) {
        kgds::ParagraphRecord paragraph;
        paragraph.index = entry[QLatin1String("paragraph_index")].toInt();
        paragraph.text = textIn(entry, "paragraph_text");
        if (supporting.contains(paragraph.index))
            paragraph.label = kgds::ParagraphLabel::Supporting;
        sample.article.append(paragraph);
    }
    for (const QJsonValue& entry : object[QLatin1String("KGD")].toArray())
        sample.discussion.append({textIn(entry, "participant"), textIn(entry, "utterance"), {}});
    for (const QJsonValue& opinion : object[QLatin1String("CAO")].toArray())
        sample.opinions.append(opinion.toString());
    sample.supportingFacts = factGroupsFrom(object[QLatin1String("BSPAF")].toArray());
    sample.nonsupportingFacts = factGroupsFrom(object[QLatin1String("BNPAF")].toArray());
    return sample;
}

/// The published benchmark; empty where it is not on this machine.
inline QList<kgds::SampleRecord> publishedBenchmark()
{
    QList<kgds::SampleRecord> samples;
    for (const QJsonValue& sample : sharedJson(kBenchmarkFile).array())
        samples.append(sampleFrom(sample.toObject()));
    return samples;
}

/// kgds_metrics.json; empty where it is not on this machine.
inline QJsonObject kgdsMetrics()
{
    return sharedJson(QStringLiteral(TANDEM_SHARED "/reference/kgds_metrics.json")).object();
}

} // namespace tandem::reference
