#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"
#include "views/overview/matrixsteps.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

class Project;

/// Rows of a long sample list, read a page at a time when they are first looked at; only the pages
/// looked at last are kept. Shows every sample by position, or a list of ids.
class SamplePages final
{
public:
    static constexpr int kPageRows = 64;
    static constexpr int kPagesKept = 32;

    explicit SamplePages(Project& project)
        : m_project(project)
    {
    }

    /// The step that the rows' rounds and counts of answers are about; another one forgets what was
    /// read.
    void setStep(Step step);
    /// Shows the samples at positions 1 .. `count`.
    void showAll(int count);
    /// Shows these samples in this order.
    void showOnly(QList<SampleId> ids);
    int count() const;
    bool showsAll() const { return !m_ids; }
    /// The ids shown, where a list of ids is shown.
    const std::optional<QList<SampleId>>& ids() const { return m_ids; }

    /// The row, read from the project if its page is not here; null where it cannot be read (see
    /// takeError()). Valid until the next call.
    const MatrixRow* row(int row);
    /// The sample of a row if that is known without reading.
    std::optional<SampleId> knownSample(int row) const;

    /// Forgets the pages that hold a sample or a round, and returns their first rows; for what
    /// changed.
    QList<int> forgetSample(SampleId sample);
    QList<int> forgetRound(RoundId round);
    void forgetAll();

    /// How many rows are in memory.
    int loadedRows() const;
    /// The last failure to read; taken away by the call.
    std::optional<Error> takeError();

private:
    template <typename Matches>
    QList<int> forgetWhere(Matches matches);
    bool load(int page);

    Project& m_project;
    Step m_step = Step::Paragraphs;
    int m_count = 0;
    std::optional<QList<SampleId>> m_ids;
    QHash<int, QList<MatrixRow>> m_pages;
    QList<int> m_lately; ///< pages, the one looked at last at the end
    std::optional<Error> m_error;
};

} // namespace tandem
