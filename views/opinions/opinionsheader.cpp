#include "views/opinions/opinionsheader.h"

#include "models/rounds/timing.h"
#include "ui/plaintooltip.h"
#include "ui/progressline.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tandem {

OpinionsHeader::OpinionsHeader(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_progressText(new QLabel(this))
    , m_progress(new ProgressLine(this))
    , m_saved(new QLabel(this))
    , m_clock(new QLabel(this))
    , m_figures(new QLabel(this))
{
    m_progressText->setObjectName(QStringLiteral("opinionsProgress"));
    m_clock->setObjectName(QStringLiteral("opinionsClock"));
    m_figures->setObjectName(QStringLiteral("checkFigures"));
    setLabelStyle(m_title, LabelStyle::Title);
    setLabelStyle(m_progressText, LabelStyle::Secondary);
    setLabelStyle(m_clock, LabelStyle::Secondary);
    setLabelStyle(m_saved, LabelStyle::Small);
    m_saved->setObjectName(QStringLiteral("opinionsSaved"));
    setLabelStyle(m_figures, LabelStyle::Secondary);
    m_title->setWordWrap(true);
    m_figures->setWordWrap(true);
    m_progress->setFixedWidth(92);
    auto* line = new QHBoxLayout;
    line->setSpacing(16);
    line->addWidget(m_title, 1);
    line->addWidget(m_saved);
    line->addWidget(m_progressText);
    line->addWidget(m_progress);
    line->addWidget(m_clock);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 10, 16, 10);
    layout->setSpacing(6);
    layout->addLayout(line);
    layout->addWidget(m_figures);
    m_figures->hide();
}

void OpinionsHeader::setTitle(const QString& title)
{
    m_title->setText(title);
}

void OpinionsHeader::setProgress(const QString& text, int done, int total)
{
    m_progressText->setText(text);
    m_progress->setProgress(done, total);
    m_progress->setVisible(total > 0);
}

void OpinionsHeader::setActiveMs(qint64 ms)
{
    m_clock->setVisible(ms >= 0);
    if (ms < 0)
        return;
    m_clock->setText(clockText(ms));
    m_clock->setToolTip(tr("Active time on this sample; longer pauses are not counted"));
    m_clock->setAccessibleName(tr("Active time %1").arg(m_clock->text()));
}

void OpinionsHeader::setSaved(std::optional<bool> saved)
{
    m_saved->setVisible(saved.has_value());
    m_saved->setText(saved.value_or(true) ? tr("saved") : tr("saving…"));
}

void OpinionsHeader::setFigures(const QString& text, const QString& detail)
{
    m_figures->setText(text);
    m_figures->setToolTip(plainToolTip(detail));
    m_figures->setAccessibleDescription(detail);
    m_figures->setVisible(!text.isEmpty());
}

} // namespace tandem
