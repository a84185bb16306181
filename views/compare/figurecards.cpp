#include "views/compare/figurecards.h"

#include "models/rounds/timetext.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/segmentbar.h"
#include "ui/statcard.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/figuretext.h"

namespace tandem {

namespace {

constexpr int kFigureCardsGap = 12;
constexpr int kFigureCardsMargin = 16;

QString dash()
{
    return QStringLiteral("–");
}

QString sampleTimeText(const ShownTime& time)
{
    return timeText(time.sumMs, time.unmeasured);
}

QString medianText(const ShownTime& time)
{
    return time.medianMs ? itemTimeText(*time.medianMs) : dash();
}

} // namespace

FigureCards::FigureCards(QWidget* parent)
    : QWidget(parent)
    , m_agreement(named(new StatCard(this), "compareAgreement"))
    , m_kappa(named(new StatCard(this), "compareKappa"))
    , m_time(named(new StatCard(this), "compareTime"))
    , m_kept(named(new StatCard(this), "compareKept"))
    , m_bar(named(new SegmentBar(this), "compareOutcomes"))
{
    m_bar->setInteractive(true);

    auto* cards =
        inRow({{m_agreement, 1}, {m_kappa, 1}, {m_time, 1}, {m_kept, 1}}, kFigureCardsGap);
    inColumn(this, {cards, m_bar}, kFigureCardsGap,
        {kFigureCardsMargin, kFigureCardsGap, kFigureCardsMargin, kFigureCardsGap});

    connect(m_agreement, &StatCard::linkActivated, this, [this] { emit dataRequested(); });
    connect(m_kappa, &StatCard::linkActivated, this, [this] { emit tableRequested(); });
    connect(m_bar, &SegmentBar::segmentActivated, this, [this](int segment) {
        if (segment >= 0 && segment < m_segments.size())
            emit outcomeRequested(m_segments.at(segment));
    });
}

void FigureCards::setComparison(const ShownComparison& comparison, bool counts)
{
    m_counts = counts;
    showAgreement(comparison);
    showKappa(comparison);
    showTime(comparison);
    if (comparison.step == Step::KeyFacts)
        showKey(comparison);
    else
        showKept(comparison);
    showSegments(comparison);
}

void FigureCards::showAgreement(const ShownComparison& comparison)
{
    const Figure& figure = comparison.agreement;
    m_agreement->setTitle(tr("Percent agreement"));
    m_agreement->setLinks({{QStringLiteral("data"), tr("data"), tr("Select the rows")}});
    if (!figure.isDefined()) {
        m_agreement->setValue(dash());
        m_agreement->setSubline(figure.undefinedBecause);
        m_agreement->setToolTip({});
        return;
    }
    m_agreement->setValue(percentText(*figure.value));
    m_agreement->setSubline(
        tr("%1 of %2")
            .arg(results::countText(comparison.table.agreed()), results::countText(figure.n)));
    if (figure.interval)
        m_agreement->setToolTip(
            tr("95 % interval %1 – %2 (Clopper–Pearson)")
                .arg(percentText(figure.interval->low), percentText(figure.interval->high)));
}

void FigureCards::showKappa(const ShownComparison& comparison)
{
    const Figure& figure = comparison.kappa.kappa;
    m_kappa->setTitle(tr("Cohen’s kappa"));
    m_kappa->setLinks({{QStringLiteral("table"), tr("table"), tr("Go to the contingency table")}});
    if (!figure.isDefined()) {
        m_kappa->setValue(dash());
        m_kappa->setSubline(figure.undefinedBecause);
        return;
    }
    m_kappa->setValue(results::numberText(*figure.value, 2));
    m_kappa->setSubline(figure.interval
                            ? tr("95 % interval %1").arg(intervalText(*figure.interval, 2))
                            : tr("n = %1").arg(results::countText(figure.n)));
    m_kappa->setToolTip(
        tr("n = %1. Korn–Graubard interval, from the standard error of Fleiss, Cohen and Everitt.")
            .arg(results::countText(figure.n)));
}

void FigureCards::showTime(const ShownComparison& comparison)
{
    if (comparison.timeFirst && comparison.timeSecond) {
        m_time->setTitle(
            tr("Time %1 / %2")
                .arg(isolated(comparison.first.name), isolated(comparison.second.name)));
        m_time->setValue(tr("%1 / %2").arg(
            sampleTimeText(*comparison.timeFirst), sampleTimeText(*comparison.timeSecond)));
        const QString median = comparison.step == Step::KeyFacts
                                   ? tr("median %1 / %2 per fact")
                                   : tr("median %1 / %2 per paragraph");
        m_time->setSubline(
            median.arg(medianText(*comparison.timeFirst), medianText(*comparison.timeSecond)));
        return;
    }
    m_time->setTitle(tr("Total time of both"));
    m_time->setValue(sampleTimeText(comparison.timeBoth));
    const QString median = comparison.step == Step::KeyFacts
                               ? tr("median %1 per fact and person")
                               : tr("median %1 per paragraph and person");
    m_time->setSubline(median.arg(medianText(comparison.timeBoth)));
}

void FigureCards::showKey(const ShownComparison& comparison)
{
    const int undecided = comparison.count(std::nullopt);
    m_kept->setTitle(m_counts ? tr("Key facts") : tr("Key by these answers only"));
    m_kept->setValue(tr("%1 of %2")
                         .arg(results::countText(comparison.count(Outcome::Key)),
                             results::countText(comparison.items.size())));
    QStringList parts{tr("not key: %1").arg(results::countText(comparison.count(Outcome::NonKey)))};
    if (undecided > 0)
        parts.append(tr("undecided: %1").arg(results::countText(undecided)));
    m_kept->setSubline(parts.join(QStringLiteral(" · ")));
}

void FigureCards::showKept(const ShownComparison& comparison)
{
    const int boundary = comparison.count(Outcome::Boundary);
    const int undecided = comparison.count(std::nullopt);
    const int all = int(comparison.items.size());
    m_kept->setTitle(m_counts ? tr("Kept in the benchmark") : tr("Kept by these answers only"));
    m_kept->setValue(
        tr("%1 of %2")
            .arg(results::countText(all - boundary - undecided), results::countText(all)));
    QStringList parts;
    if (boundary > 0 || undecided == 0)
        parts.append(tr("removed as boundary: %1").arg(results::countText(boundary)));
    if (undecided > 0)
        parts.append(tr("undecided: %1").arg(results::countText(undecided)));
    m_kept->setSubline(parts.join(QStringLiteral(" · ")));
}

void FigureCards::showSegments(const ShownComparison& comparison)
{
    if (comparison.step == Step::KeyFacts)
        m_segments = {Outcome::Key, Outcome::NonKey};
    else
        m_segments = {Outcome::Supporting, Outcome::Nonsupporting, Outcome::Boundary};
    if (comparison.count(std::nullopt) > 0)
        m_segments.append(std::nullopt);
    QList<Segment> segments;
    for (const auto& outcome : std::as_const(m_segments))
        segments.append({outcomeBadge(outcome), comparison.count(outcome),
            outcomeWord(outcome, comparison.step)});
    m_bar->setSegments(segments);
}

} // namespace tandem
