#include "storage/check/faults.h"

#include "storage/project/projectwords.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace tandem {

namespace {

constexpr int kMostFaults = 100;
constexpr int kCheckStages = 10;

} // namespace

Expected<void> Faults::next()
{
    ++m_stage;
    return goOn();
}

Expected<void> Faults::goOn() const
{
    if (m_progress && !m_progress(m_stage, kCheckStages))
        return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
    return {};
}

void Faults::tell(const QString& sentence)
{
    if (m_found.size() < kMostFaults)
        m_found.append({sentence, nullptr, 0});
}

void Faults::count(qint64 number, const char* problem)
{
    if (number == 0)
        return;
    const auto known = std::find_if(m_found.begin(), m_found.end(),
        [&](const Found& one) { return one.problem && std::strcmp(one.problem, problem) == 0; });
    if (known != m_found.end())
        known->number += number;
    else if (m_found.size() < kMostFaults)
        m_found.append({{}, problem, number});
}

void Faults::expect(const Expected<bool>& isSame, const StoredFaults& problems)
{
    if (isSame)
        expect(*isSame, problems.different);
    else if (problems.unreadable)
        expect(false, problems.unreadable);
}

QStringList Faults::problems() const
{
    QStringList sentences;
    for (const Found& one : m_found)
        sentences.append(one.problem
                             ? ProjectWords::tr(one.problem, nullptr, shownNumber(one.number))
                             : one.sentence);
    return sentences;
}

int Faults::shownNumber(qint64 number)
{
    return int(std::clamp<qint64>(number, 1, std::numeric_limits<int>::max()));
}

} // namespace tandem
