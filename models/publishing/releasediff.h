#pragma once

#include "models/kgds/record.h"
#include "models/publishing/rescoring.h"
#include "models/results/report.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

/// What changed from one published version of a dataset to the next.
namespace tandem::publishing {

/// What the label of an item stands on, as its version tells.
struct LabelBasis
{
    QString outcome;                ///< "boundary", "supporting" ...
    QString resolvedBy;             ///< "agreement", "rule", "adjudication"
    QMap<QString, QString> answers; ///< by annotator
    int guideline = 0;              ///< the latest version that somebody answered under
    QMap<QString, QString> times{}; ///< of the answers, as the version writes them, by annotator
};

/// A sample of a version.
struct ReleasedSample
{
    QString id;    ///< empty: the version does not tell
    QString split; ///< likewise
    kgds::SampleRecord record;
};

/// A version of a dataset.
struct Release
{
    QList<ReleasedSample> samples;
    QHash<QString, LabelBasis> bases; ///< by basisKey()

    static QString basisKey(const QString& sample, const QString& task, const QString& text);
};

/// Why a label is another one.
enum class ChangeReason {
    Unknown,    ///< one of the versions does not tell the answers
    Annotators, ///< other people answered
    Answers,    ///< the same people answered differently
    Decision,   ///< the same answers, decided or decided otherwise by adjudication
    Rule,       ///< the same answers under another rule, which may not have decided yet
    Paragraph,  ///< of a fact: the label of its paragraph changed
    Text,       ///< the text was written or removed
};
/// "unknown", "annotators", "answers", "decision", "rule", "paragraph", "text"; never translated.
QString changeReasonKey(ChangeReason reason);
QString changeReasonName(ChangeReason reason);

/// Something that has another label, or is in one of the versions only.
struct LabelChange
{
    QString task;         ///< "paragraphs", "facts", "opinions"
    qsizetype before = 0; ///< the sample's number in each version, from 1
    qsizetype after = 0;
    QString text;
    QString was; ///< "supporting", "boundary", "key", "present", "absent" ...
    QString is;
    ChangeReason reason = ChangeReason::Unknown;
    int guidelineBefore = 0; ///< 0: not known
    int guidelineAfter = 0;
};

/// All that differs.
struct ReleaseDiff
{
    qsizetype samplesBefore = 0;
    qsizetype samplesAfter = 0;
    QList<SamplePair> pairs;       ///< of samples that are in both
    QList<qsizetype> removed;      ///< numbers in the version before, from 1
    QList<qsizetype> added;        ///< numbers in the version after
    QList<SamplePair> movedSplits; ///< of the pairs, those in another split
    QList<LabelChange> changes;    ///< in the order of samples
    /// Pseudonyms of the version before whose answers stand under another one in the version after.
    QMap<QString, QString> renamed;
};

/// Returns what differs. Samples are the same by their id, or else by all their texts, or else by
/// their discussion; paragraphs, facts and opinions by their text; annotators by the times of their
/// answers, or else by their pseudonym.
ReleaseDiff releaseDiff(const Release& before, const Release& after);

/// The name of a type of facts in published files: "key", "non_key", "intra_repetitive",
/// "nonsupporting", "masked".
QString factTypeKey(kgds::FactType type);

/// All of it, with the scores of systems where there are any.
results::Report releaseDiffReport(const ReleaseDiff& diff, const QList<RescoredMetric>& scores);

} // namespace tandem::publishing
