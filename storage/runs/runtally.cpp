#include "storage/runs/runtally.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

/// Enough to even out single slow answers, few enough to follow a change of pace.
constexpr qsizetype kLookBack = 100;
constexpr double kMsAMinute = 60'000.0;

} // namespace

void RunPace::begin(qint64 ms)
{
    if (m_ends.isEmpty())
        m_ends.append(ms);
}

void RunPace::add(qint64 ms)
{
    m_ends.append(ms);
    if (m_ends.size() > kLookBack)
        m_ends.removeFirst();
}

std::optional<double> RunPace::perMinute() const
{
    if (m_ends.size() < 2 || m_ends.last() <= m_ends.first())
        return std::nullopt;
    return double(m_ends.size() - 1) * kMsAMinute / double(m_ends.last() - m_ends.first());
}

std::optional<qint64> RunPace::timeLeftMs(qint64 open) const
{
    const auto rate = perMinute();
    if (!rate)
        return std::nullopt;
    return qint64(double(open) * kMsAMinute / *rate);
}

namespace {

/// Generations that are followed: more than any kind of run has, and an end to circles.
constexpr int kMostGenerations = 8;

QString withoutNumber(const QString& part)
{
    QString kind = part;
    kind.removeIf([](QChar letter) { return letter.isDigit(); });
    return kind;
}

} // namespace

RunGrowth::RunGrowth(const QHash<QString, int>& openOf, Depth depth)
    : m_depth(depth)
{
    for (auto part = openOf.cbegin(); part != openOf.cend(); ++part)
        m_alike[withoutNumber(part.key())].open += part.value();
}

void RunGrowth::end(const QString& part, const QStringList& added)
{
    Like& like = m_alike[withoutNumber(part)];
    --like.open;
    ++like.ended;
    for (const QString& child : added)
        ++like.added[withoutNumber(child)];
    if (m_depth == Depth::Once)
        return;
    for (const QString& child : added)
        ++m_alike[withoutNumber(child)].open;
}

/// How many tasks one of a kind brings, with those that these bring.
double RunGrowth::broughtBy(const QString& kind, int depth) const
{
    const auto like = m_alike.constFind(kind);
    if (like == m_alike.cend() || like->ended == 0 || depth == kMostGenerations)
        return 0.0;
    double brought = 0.0;
    for (auto child = like->added.cbegin(); child != like->added.cend(); ++child) {
        const double more = m_depth == Depth::Once ? 0.0 : broughtBy(child.key(), depth + 1);
        brought += double(child.value()) / double(like->ended) * (1.0 + more);
    }
    return brought;
}

std::optional<qint64> RunGrowth::expected() const
{
    double sum = 0.0;
    bool isOpen = false;
    bool hasEnded = false;
    for (auto like = m_alike.cbegin(); like != m_alike.cend(); ++like) {
        hasEnded = hasEnded || like->ended > 0;
        if (like->open <= 0)
            continue;
        isOpen = true;
        if (m_depth == Depth::Once && like->ended == 0)
            return std::nullopt;
        sum += double(like->open) * broughtBy(like.key(), 0);
    }
    if (isOpen && !hasEnded)
        return std::nullopt;
    return std::llround(sum);
}

RunTally::RunTally(const RunRow& row, const QHash<qint64, int>& openOf, const RunGrowth& growth)
    : m_kind(row.kind)
    , m_growth(growth)
    , m_counts(row.tasks)
    , m_work(row.work)
    , m_openOf(openOf)
    , m_totals(row.totals)
    , m_attempts(row.attempts)
{
    m_clock.start();
}

void RunTally::addLost(qint64 attempts, std::optional<double> most)
{
    m_attempts.live += attempts;
    m_attempts.mostCost += double(attempts) * most.value_or(0.0);
    m_attempts.unpriced += most ? 0 : attempts;
}

void RunTally::addEnd(const RunStep& step, const StepEnd& end)
{
    m_counts.open += end.added.size();
    int& open = m_openOf[step.task.subject.id];
    open += static_cast<int>(end.added.size());
    if (end.state == TaskState::Open)
        return;
    // What ended without a call says nothing about how long the others will take.
    if (step.attempt.isValid())
        m_pace.add(m_clock.elapsed());
    m_growth.end(step.task.subject.part, end.parts);
    --m_counts.open;
    m_counts.done += end.state == TaskState::Done ? 1 : 0;
    m_counts.unread += end.state == TaskState::Done && !end.error.isEmpty() ? 1 : 0;
    m_counts.failed += end.state == TaskState::Failed ? 1 : 0;
    m_counts.cancelled += end.state == TaskState::Cancelled ? 1 : 0;
    m_work.done += --open == 0 && end.state != TaskState::Cancelled ? 1 : 0;
}

void RunTally::tell(RunProgress& progress) const
{
    const bool grows = m_kind && growsMeanwhile(*m_kind);
    progress.tasks = m_counts;
    progress.work = grows ? m_work : WorkCounts{m_counts.done + m_counts.failed, m_counts.all()};
    progress.totals = m_totals;
    progress.attempts = m_attempts;
    progress.perMinute = m_pace.perMinute();
    const std::optional<qint64> more = grows ? m_growth.expected() : std::optional<qint64>(0);
    progress.moreExpected = std::max<qint64>(0, more.value_or(0));
    if (more)
        progress.timeLeftMs = m_pace.timeLeftMs(std::max<qint64>(0, m_counts.open) + *more);
}

} // namespace tandem
