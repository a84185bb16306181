#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/searchrepository.h"

#include <QString>

#include <functional>

namespace tandem {

/// What can be searched for (SearchRepository), kept in step with the texts: each change inside the
/// transaction of its caller.
class SearchIndex final : Repository
{
public:
    using Repository::Repository;

    /// Adds a text to the index.
    Expected<void> add(SearchKind kind, qint64 id, const QString& text);
    /// Adds the texts of all samples with ids from `first` to `last`.
    Expected<void> addSamples(SampleId first, SampleId last);
    /// Adds title and paragraphs of a sample.
    Expected<void> addArticle(SampleId sample);
    /// Removes them, before they are deleted or replaced.
    Expected<void> removeArticle(SampleId sample);
    /// Adds the utterances of a sample.
    Expected<void> addDiscussion(SampleId sample);
    /// Removes a text that was added with exactly this wording.
    Expected<void> remove(SearchKind kind, qint64 id, const QString& text);
    /// Removes every utterance of a sample, before they are deleted or replaced.
    Expected<void> removeDiscussion(SampleId sample);
    /// Adds a version of an author's work that was just inserted, in the place of the version
    /// before it; nothing where a later version is there.
    Expected<void> addWork(qint64 row);
    /// Adds the text of a check, response or decision that was just inserted.
    Expected<void> addEvent(qint64 row);
    Expected<void> addCase(
        qint64 row, const QString& name, const QString& prompt, const QString& expected);
    /// Adds the facts, written opinions and cases of a project from before they were searched.
    Expected<void> addWhatVersion4LeftOut();
    /// Makes the index, and that of what evaluations say, anew from the texts. Cancelled where
    /// `goOn` says no.
    Expected<void> rebuild(const std::function<bool(qint64 done, qint64 all)>& goOn);

private:
    Expected<void> addTextsOf(SearchKind kind, SampleId first, SampleId last);
    Expected<void> removeTextsOf(SearchKind kind, SampleId sample);
};

} // namespace tandem
