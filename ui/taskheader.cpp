#include "ui/taskheader.h"

#include "models/rounds/timing.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/progressline.h"
#include "ui/screen/livetext.h"

#include <QLabel>

namespace tandem {

namespace {

/// In narrower headers, counted in lines of text, the title needs the room more than the line that
/// repeats the numbers.
constexpr int kLinesForProgress = 28;
/// In still narrower ones a remark would be a tall column of single words.
constexpr int kLinesForRemark = 18;

} // namespace

TaskHeader::TaskHeader(const Names& names, QWidget* parent)
    : QWidget(parent)
    , m_title(named(newNote(this, LabelStyle::Title), names.title))
    , m_remark(named(newNote(this, LabelStyle::Small), names.remark))
    , m_progressText(named(newLabel(this, LabelStyle::Secondary), names.progress))
    , m_progress(new ProgressLine(this))
    , m_clock(named(newLabel(this, LabelStyle::Secondary), names.clock))
    , m_clockName(newLabel(this, LabelStyle::Small))
    // The title has the room that its parts leave, which stand two by two for that.
    , m_layout(inRow(this,
          {{inColumn({m_title, m_remark}, 2), 1},
              inColumn({Free(1), m_progressText, m_progress, Free(1)}, 4),
              inColumn({Free(1), m_clock, m_clockName, Free(1)}, 0)},
          16, {24, 10, 24, 10}))
{
    bindText(m_clockName, &QLabel::setText, [] { return tr("active time"); });
    m_clockName->hide();
    m_remark->hide();
    m_progress->setFixedWidth(92);
    setMinimumHeight(64);
}

void TaskHeader::setTitle(const QString& title)
{
    m_title->setText(title);
}

void TaskHeader::setRemark(const QString& text, const QString& detail)
{
    m_remark->setText(text);
    m_remark->setToolTip(plainToolTip(detail));
    m_remark->setAccessibleDescription(detail);
    m_remarks = !text.isEmpty();
    showLine();
}

void TaskHeader::setProgress(const QString& text, int done, int total)
{
    m_progressText->setText(text);
    m_progress->setProgress(done, total);
    m_counts = total > 0;
    showLine();
}

void TaskHeader::setActiveMs(qint64 ms)
{
    m_clock->setVisible(ms >= 0);
    m_clockName->setVisible(ms >= 0);
    if (ms < 0)
        return;
    m_clock->setText(clockText(ms));
    m_clock->setToolTip(tr("Active time on this sample, without longer pauses"));
    m_clock->setAccessibleName(tr("Active time %1").arg(m_clock->text()));
}

void TaskHeader::addControl(QWidget* control)
{
    m_layout->addWidget(control);
}

void TaskHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showLine();
}

void TaskHeader::showLine()
{
    const int lines = width() / qMax(1, fontMetrics().height());
    m_progress->setVisible(m_counts && lines >= kLinesForProgress);
    m_remark->setVisible(m_remarks && lines >= kLinesForRemark);
}

} // namespace tandem
