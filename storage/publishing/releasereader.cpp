#include "storage/publishing/releasereader.h"

#include "models/publishing/croissant.h"
#include "storage/formats/kgdsreader.h"
#include "storage/formats/recordfields.h"
#include "storage/publishing/publishfilewords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

using publishing::LabelBasis;
using publishing::Release;

constexpr qsizetype kLongestReleaseName = 400;

QString releaseHelp()
{
    return PublishFileWords::tr("\"tandem publish\" writes such files.");
}

/// What a line of data/SPLIT.jsonl says beside the sample, which KGDS.json has.
struct ReleasedLine
{
    QString id;
    QString split;
    qint64 sample = 0;
};

const RecordFields<ReleasedLine>& releasedLineFields()
{
    using Row = ReleasedLine;
    using Fields = RecordFields<Row>;
    static const Fields fields = Fields(
        releaseHelp, {Fields::name("id", &Row::id).required().atMost(kLongestReleaseName),
                         Fields::name("split", &Row::split).required().atMost(kLongestReleaseName),
                         Fields::whole("sample", &Row::sample, 1).required()})
                                     .mayBeEmpty();
    return fields;
}

/// An item of disagreement/items.jsonl.
struct ReleasedItem
{
    QString task;
    QString sample;
    QString pass;
    QString outcome;
    QString resolvedBy;
    QStringList texts;
    QStringList annotators;
    QStringList annotations;
    QStringList times;
    int guideline = 0;
};

Expected<void> takeReleasedTexts(ReleasedItem& row, const RecordValue& value)
{
    for (const RecordValue& text : value.entries())
        row.texts.append(text.value(QLatin1String("text")).text());
    return {};
}

Expected<void> takeTimes(ReleasedItem& row, const RecordValue& value)
{
    for (const RecordValue& time : value.entries())
        row.times.append(time.word()); // null where it is not known
    return {};
}

Expected<void> takeGuidelines(ReleasedItem& row, const RecordValue& value)
{
    for (const RecordValue& version : value.entries())
        row.guideline = std::max(row.guideline, version.word().toInt());
    return {};
}

const RecordFields<ReleasedItem>& releasedItemFields()
{
    using Row = ReleasedItem;
    using Fields = RecordFields<Row>;
    static const Fields fields = Fields(releaseHelp,
        {Fields::name("task", &Row::task).required(), Fields::name("sample", &Row::sample),
            Fields::name("pass", &Row::pass), Fields::name("outcome", &Row::outcome),
            Fields::name("resolved_by", &Row::resolvedBy), Fields::list("texts", takeReleasedTexts),
            Fields::texts("annotators", &Row::annotators),
            Fields::texts("annotations", &Row::annotations), Fields::list("times", takeTimes),
            Fields::list("guideline_versions", takeGuidelines)})
                                     .mayBeEmpty();
    return fields;
}

Expected<void> readReleasedRecords(const QString& path, Release& release)
{
    return kgds::readKgds(Input(path), [&](kgds::SampleRecord&& record, qint64) -> Expected<void> {
        release.samples.append({{}, {}, std::move(record)});
        return {};
    }).map([](qint64) {});
}

Expected<void> readReleasedSplits(const QString& folder, Release& release)
{
    const QDir data(folder + QStringLiteral("/data"));
    const QStringList names = data.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
    for (const QString& name : names) {
        const QString path = data.filePath(name);
        const auto take = [&](ReleasedLine&& line, const Record& record) -> Expected<void> {
            if (line.sample > release.samples.size())
                return record.root().refuse(
                    PublishFileWords::tr("KGDS.json has no sample %1.").arg(line.sample),
                    releaseHelp());
            publishing::ReleasedSample& sample = release.samples[line.sample - 1];
            sample.id = line.id;
            sample.split = line.split;
            return {};
        };
        TANDEM_DO(releasedLineFields().readRows(Input(path), take, RecordLayout::JsonLines));
    }
    return {};
}

Expected<void> readBases(const QString& path, Release& release)
{
    if (!QFile::exists(path))
        return {};
    const auto take = [&](ReleasedItem&& item, const Record&) -> Expected<void> {
        const bool wasLabelledAgain =
            item.pass == QLatin1String("calibration") && item.outcome.isEmpty();
        if (item.texts.isEmpty() || item.sample.isEmpty() || wasLabelledAgain ||
            item.task == QLatin1String("study"))
            return {};
        LabelBasis basis{item.outcome, item.resolvedBy, {}, item.guideline, {}};
        const qsizetype count = std::min(item.annotators.size(), item.annotations.size());
        for (qsizetype i = 0; i < count; ++i) {
            basis.answers.insert(item.annotators.at(i), item.annotations.at(i));
            basis.times.insert(item.annotators.at(i), item.times.value(i));
        }
        release.bases.insert(Release::basisKey(item.sample, item.task, item.texts.first()), basis);
        return {};
    };
    return releasedItemFields()
        .readRows(Input(path), take, RecordLayout::JsonLines)
        .map([](const RecordCounts&) {});
}

} // namespace

Expected<Release> readRelease(const QString& path)
{
    Release release;
    if (!QFileInfo(path).isDir()) {
        TANDEM_DO(readReleasedRecords(path, release));
        return release;
    }
    TANDEM_DO(readReleasedRecords(path + u'/' + publishing::kBenchmarkFile, release));
    TANDEM_DO(readReleasedSplits(path, release));
    TANDEM_DO(readBases(path + u'/' + publishing::kDisagreementItems, release));
    return release;
}

} // namespace tandem
