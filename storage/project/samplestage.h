#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/record.h"
#include "models/text/article.h"
#include "storage/project/importer.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QStringList>

#include <functional>
#include <optional>

namespace tandem {

class Database;

/// What tells one sample from another: its paragraphs, and who says what in its discussion, each as
/// a digest, whichever way Unicode has of writing a character. Titles, labels, facts and opinions
/// are what is made of a sample, and do not count.
struct SampleContent
{
    QByteArray article;
    QByteArray discussion; ///< empty where there is none
};

SampleContent contentOf(const kgds::SampleRecord& record);
SampleContent contentOf(const ArticleText& article);

/// Samples by what they hold. Memory grows by some hundred bytes a sample.
class KnownSamples final
{
public:
    void add(SampleId sample, SampleContent content);
    /// Adds the samples of a project whose ids are greater than those that were read before. Reads
    /// their texts: for a worker, and not while the project is locked.
    Expected<void> read(Database& database);
    /// The samples with this article and this discussion; where `content` has no discussion, all
    /// those with the article. None where it has no article.
    QList<SampleId> find(const SampleContent& content) const;
    /// Those of find() whose discussion is the same, or missing as well.
    QList<SampleId> findSame(const SampleContent& content) const;

private:
    struct Known
    {
        SampleId sample;
        QByteArray discussion;
    };

    QList<SampleId> find(const SampleContent& content, bool anyDiscussion) const;

    QHash<QByteArray, QList<Known>> m_byArticle;
    qint64 m_last = 0; ///< id
};

/// A sample that was read into a stage.
struct StagedSample
{
    SampleId id; ///< in the stage
    SampleContent content;
    qint64 paragraphs = 0;
    int input = 0; ///< index of the input that it came from
};

/// Turns a new project file with nothing in it into a stage, which keeps texts ready for the index
/// of words instead of indexing them.
Expected<void> makeStage(Database& file);

/// What of a stage goes into a project, and what becomes of what is there.
struct StageChoice
{
    struct Replacement
    {
        SampleId old; ///< in the project
        SampleId by;  ///< in the stage
        bool operator==(const Replacement&) const = default;
    };
    QList<qsizetype> chosen; ///< indices of the staged samples
    QList<Replacement> replaced;
    ImportReport report;
};

/// What the project needs of what was read, where `known` are its samples.
Expected<StageChoice> chooseFrom(const QList<StagedSample>& staged, const KnownSamples& known,
    Duplicates duplicates, Database& project);

/// Copies these samples of the stage, which is attached to `project` as "stage", into it, inside
/// the caller's transaction. `goOn` is asked now and then; Cancelled when it says no.
Expected<void> copyStage(Database& project, const QList<StagedSample>& staged,
    const StageChoice& choice, const std::function<bool()>& goOn);

} // namespace tandem
