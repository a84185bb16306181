#include "views/overview/samplepages.h"

#include "storage/project/project.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>
#include <utility>

namespace tandem {

void SamplePages::setStep(Step step)
{
    if (step == m_step)
        return;
    m_step = step;
    forgetAll();
}

void SamplePages::showAll(int count)
{
    const bool grown = showsAll() && count >= m_count;
    m_ids.reset();
    // Positions never move, so that full pages stay true while the project grows.
    if (grown && m_count % kPageRows != 0) {
        m_pages.remove(m_count / kPageRows);
        m_lately.removeAll(m_count / kPageRows);
    } else if (!grown) {
        forgetAll();
    }
    m_count = count;
}

void SamplePages::showOnly(QList<SampleId> ids)
{
    forgetAll();
    m_count = int(ids.size());
    m_ids = std::move(ids);
}

int SamplePages::count() const
{
    return m_count;
}

const MatrixRow* SamplePages::row(int row)
{
    if (row < 0 || row >= m_count)
        return nullptr;
    const int page = row / kPageRows;
    if (!m_pages.contains(page) && !load(page))
        return nullptr;
    if (m_lately.isEmpty() || m_lately.constLast() != page) {
        m_lately.removeOne(page);
        m_lately.append(page);
    }
    const QList<MatrixRow>& rows = m_pages[page];
    const int inPage = row % kPageRows;
    return inPage < rows.size() ? &rows.at(inPage) : nullptr;
}

bool SamplePages::load(int page)
{
    SampleRepository samples(m_project.reader());
    const int first = page * kPageRows;
    const int size = std::min(kPageRows, m_count - first);
    const auto rows = m_ids ? samples.rows(m_ids->mid(first, size), m_step)
                            : samples.rows(first + 1, size, m_step);
    const auto steps = rows ? sampleSteps(m_project.reader(), *rows)
                            : Expected<QHash<SampleId, SampleSteps>>(failure(rows.error()));
    if (!steps) {
        m_error = steps.error();
        return false;
    }
    QList<MatrixRow> loaded;
    for (const SampleRow& row : *rows)
        loaded.append({row, steps->value(row.id)});
    while (m_lately.size() >= kPagesKept)
        m_pages.remove(m_lately.takeFirst());
    m_pages.insert(page, std::move(loaded));
    m_lately.append(page);
    return true;
}

std::optional<SampleId> SamplePages::knownSample(int row) const
{
    if (m_ids)
        return row >= 0 && row < m_ids->size() ? std::optional(m_ids->at(row)) : std::nullopt;
    const auto page = m_pages.constFind(row / kPageRows);
    if (page == m_pages.constEnd() || row % kPageRows >= page->size())
        return std::nullopt;
    return page->at(row % kPageRows).row.id;
}

template <typename Matches>
QList<int> SamplePages::forgetWhere(Matches matches)
{
    QList<int> pages;
    for (auto page = m_pages.cbegin(); page != m_pages.cend(); ++page) {
        if (std::any_of(page->cbegin(), page->cend(), matches))
            pages.append(page.key());
    }
    QList<int> firstRows;
    for (const int page : std::as_const(pages)) {
        m_pages.remove(page);
        m_lately.removeOne(page);
        firstRows.append(page * kPageRows);
    }
    return firstRows;
}

QList<int> SamplePages::forgetSample(SampleId sample)
{
    return forgetWhere([sample](const MatrixRow& shown) { return shown.row.id == sample; });
}

QList<int> SamplePages::forgetRound(RoundId round)
{
    return forgetWhere([round](const MatrixRow& shown) {
        return std::any_of(shown.steps.rounds.cbegin(), shown.steps.rounds.cend(),
            [round](const std::optional<Round>& active) { return active && active->id == round; });
    });
}

void SamplePages::forgetAll()
{
    m_pages.clear();
    m_lately.clear();
}

int SamplePages::loadedRows() const
{
    int rows = 0;
    for (const QList<MatrixRow>& page : m_pages)
        rows += int(page.size());
    return rows;
}

std::optional<Error> SamplePages::takeError()
{
    return std::exchange(m_error, std::nullopt);
}

} // namespace tandem
