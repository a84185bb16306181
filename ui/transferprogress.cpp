#include "ui/transferprogress.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace tandem {

namespace {

constexpr int tickMs = 50;
constexpr int steps = 1000;

} // namespace

TransferProgress::TransferProgress(QWidget* parent)
    : QWidget(parent)
    , m_label(newLabel(this, LabelStyle::Secondary))
    , m_bar(new QProgressBar(this))
    , m_stop(named(new QPushButton(tr("Stop"), this), "stopTransfer"))
{
    setObjectName(QStringLiteral("transferProgress"));
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    m_stop->setAutoDefault(false);
    setFocusProxy(m_stop);
    auto* row = inRow({{m_bar, 1}, m_stop}, 12);
    inColumn(this, {m_label, row}, 4);
    m_tick.setInterval(tickMs);
    connect(&m_tick, &QTimer::timeout, this, &TransferProgress::showMeter);
    connect(m_stop, &QPushButton::clicked, this, &TransferProgress::stop);
    hide();
}

TransferProgress::~TransferProgress()
{
    stop();
}

TransferProgress::Report TransferProgress::begin(const QString& what, Unit unit)
{
    m_meter = std::make_shared<Meter>();
    m_what = what;
    m_unit = unit;
    m_bar->setRange(0, 0);
    m_label->setText(what);
    m_stop->setEnabled(true);
    m_tick.start();
    show();
    return [meter = m_meter](qint64 done, qint64 all) {
        meter->done.store(done, std::memory_order_relaxed);
        meter->all.store(all, std::memory_order_relaxed);
        return !meter->stopped.load(std::memory_order_relaxed);
    };
}

void TransferProgress::end()
{
    m_tick.stop();
    m_meter.reset();
    hide();
}

void TransferProgress::stop()
{
    if (!m_meter)
        return;
    m_meter->stopped.store(true);
    m_stop->setEnabled(false);
    m_label->setText(tr("Stopping…"));
}

void TransferProgress::showMeter()
{
    const qint64 all = m_meter->all.load(std::memory_order_relaxed);
    const qint64 done = std::min(all, m_meter->done.load(std::memory_order_relaxed));
    if (all <= 0 || m_meter->stopped.load())
        return;
    m_bar->setRange(0, steps);
    m_bar->setValue(int(double(done) / double(all) * steps));
    const QLocale locale;
    if (m_unit == Unit::Percent)
        return m_label->setText(tr("%1: %2 %").arg(m_what, locale.toString(done * 100 / all)));
    m_label->setText(
        m_unit == Unit::Bytes
            ? tr("%1: %2 of %3")
                  .arg(m_what, locale.formattedDataSize(done), locale.formattedDataSize(all))
            : tr("%1: %2 of %3").arg(m_what, locale.toString(done), locale.toString(all)));
}

void TransferProgress::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_meter) {
        stop();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace tandem
