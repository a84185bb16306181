#include "views/studies/studywatch.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/livetext.h"
#include "ui/statcard.h"
#include "views/studies/studyrows.h"

#include <algorithm>

namespace tandem {

namespace {

QString ofText(qint64 part, qint64 all)
{
    return StudyWatch::tr("%1 of %2", "a part of all")
        .arg(results::countText(part), results::countText(all));
}

/// The middle one of what each rater needs for an item; none where nobody has answered.
std::optional<double> medianSeconds(const QList<RaterProgress>& raters)
{
    QList<double> seconds;
    for (const RaterProgress& rater : raters) {
        if (rater.seconds.value)
            seconds.append(*rater.seconds.value);
    }
    if (seconds.isEmpty())
        return std::nullopt;
    std::sort(seconds.begin(), seconds.end());
    const qsizetype half = seconds.size() / 2;
    return seconds.size() % 2 == 1 ? seconds.at(half)
                                   : (seconds.at(half - 1) + seconds.at(half)) / 2.0;
}

int doneIn(const QList<RaterProgress>& raters)
{
    return int(std::count_if(
        raters.begin(), raters.end(), [](const RaterProgress& rater) { return rater.isDone(); }));
}

int atWorkIn(const QList<RaterProgress>& raters)
{
    return int(std::count_if(raters.begin(), raters.end(), [](const RaterProgress& rater) {
        return rater.rater.state == RaterState::AtWork && !rater.isDone();
    }));
}

} // namespace

StudyWatch::StudyWatch(QWidget* parent)
    : QWidget(parent)
    , m_raters(new RowsOf<RaterProgress>(raterRows(), this))
    , m_table(named(new RowsView(m_raters, this), "studyRaters"))
    , m_ratings(named(new StatCard(this), "studyRatings"))
    , m_items(named(new StatCard(this), "studyItems"))
    , m_pace(named(new StatCard(this), "studyPace"))
    , m_people(named(new StatCard(this), "studyPeople"))
{
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Study raters"); });
    auto* cards =
        inRow({{m_ratings, 1}, {m_items, 1}, {m_pace, 1}, {m_people, 1}}, 10, {16, 8, 16, 10});
    inColumn(this, {cards, {m_table, 1}}, 0);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &StudyWatch::currentRaterChanged);
    inEveryLanguage(this, [this] { showCards(); });
    setFocusProxy(m_table);
}

StudyWatch::~StudyWatch() = default;

void StudyWatch::setStatus(const std::optional<StudyStatus>& status)
{
    m_isRead = status.has_value();
    m_status = status.value_or(StudyStatus());
    m_raters->setRows(m_status.raters);
    showCards();
    emit currentRaterChanged();
}

void StudyWatch::setNextStep(const QString& sentence)
{
    m_table->setEmptyText(sentence);
}

const StudyRater* StudyWatch::currentRater() const
{
    const RaterProgress* row = m_raters->rowAt(m_table->currentRow());
    return row ? &row->rater : nullptr;
}

void StudyWatch::showCards()
{
    const QList<RaterProgress>& raters = m_status.raters;
    m_ratings->setTitle(tr("Ratings"));
    m_ratings->setValue(m_isRead ? ofText(m_status.done, m_status.wanted) : results::dash());
    m_ratings->setSubline(m_status.wanted > 0
                              ? tr("%1 %").arg(results::numberText(
                                    100.0 * double(m_status.done) / double(m_status.wanted), 0))
                              : tr("no items assigned yet"));
    m_items->setTitle(tr("Items complete"));
    m_items->setValue(m_isRead ? ofText(m_status.itemsComplete, m_status.items) : results::dash());
    m_items->setSubline(tr("rated by enough raters"));
    const std::optional<double> seconds = medianSeconds(raters);
    m_pace->setTitle(tr("Seconds per item"));
    m_pace->setValue(seconds ? results::numberText(*seconds, 1) : results::dash());
    m_pace->setSubline(
        m_status.isClosed ? tr("the study is closed")
        : m_status.expectedEnd.isValid()
            ? tr("ends %1 at this pace").arg(results::dateTimeText(m_status.expectedEnd))
        : m_status.wanted > 0 && m_status.done >= m_status.wanted ? tr("all items answered")
                                                                  : tr("no estimate yet"));
    m_people->setTitle(tr("Raters done"));
    m_people->setValue(m_isRead ? ofText(doneIn(raters), raters.size()) : results::dash());
    m_people->setSubline(tr("%n at work, ", "followed by those who dropped out", atWorkIn(raters)) +
                         tr("%n dropped out", nullptr, m_status.dropOuts));
}

} // namespace tandem
