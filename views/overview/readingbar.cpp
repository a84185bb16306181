#include "views/overview/readingbar.h"

#include "ui/arrange.h"
#include "ui/parts.h"

#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kPollMs = 100;
constexpr int kBarWidth = 140;

} // namespace

std::function<bool(qint64, qint64)> ReadingCounts::progress(
    std::shared_ptr<ReadingCounts> counts, CancelFlag cancelled)
{
    return [counts, cancelled](qint64 soFar, qint64 inAll) {
        counts->done.store(soFar);
        counts->all.store(inAll);
        return !cancelled->load();
    };
}

ReadingBar::ReadingBar(const QList<LatestBase*>& readings, const char* stateName,
    const char* cancelName, ReadingWords words, QWidget* parent)
    : QWidget(parent)
    , m_readings(readings)
    , m_words(std::move(words))
    , m_state(named(newLabel(this, LabelStyle::Small), stateName))
    , m_progress(new QProgressBar(this))
    , m_cancel(newLink(this, cancelName, [] { return tr("Cancel"); }))
{
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(kBarWidth);
    inRow(this, {m_state, m_progress, m_cancel}, 8);
    m_poll.setInterval(kPollMs);
    connect(&m_poll, &QTimer::timeout, this, &ReadingBar::showCounts);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        for (LatestBase* reading : std::as_const(m_readings))
            reading->cancel();
        giveUp();
    });
    for (const LatestBase* reading : readings) {
        connect(reading, &LatestBase::busyChanged, this, &ReadingBar::showState);
        connect(reading, &LatestBase::failed, this, &ReadingBar::giveUp);
    }
    bindText(m_progress, &QWidget::setAccessibleName, m_words.progress);
    inEveryLanguage(this, [this] { showState(); });
}

std::shared_ptr<ReadingCounts> ReadingBar::begin()
{
    m_incomplete = false;
    m_counts = std::make_shared<ReadingCounts>();
    return m_counts;
}

void ReadingBar::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_incomplete)
        m_readings.first()->startOver();
}

bool ReadingBar::isBusy() const
{
    return std::any_of(m_readings.cbegin(), m_readings.cend(),
        [](const LatestBase* reading) { return reading->isBusy(); });
}

void ReadingBar::giveUp()
{
    m_incomplete = true;
    showState();
}

void ReadingBar::showState()
{
    const bool busy = isBusy();
    m_progress->setVisible(busy);
    m_progress->setRange(0, 0);
    m_cancel->setVisible(busy);
    if (busy) {
        m_poll.start();
    } else {
        m_poll.stop();
        m_counts.reset();
    }
    m_state->setText(busy ? tr("Computing…") : m_incomplete ? m_words.cancelled() : m_words.done());
}

void ReadingBar::showCounts()
{
    const qint64 all = m_counts ? m_counts->all.load() : 0;
    if (all <= 0)
        return;
    m_progress->setRange(0, int(all));
    m_progress->setValue(int(m_counts->done.load()));
    const QLocale locale;
    m_state->setText(
        m_words.counted().arg(locale.toString(m_counts->done.load()), locale.toString(all)));
}

} // namespace tandem
