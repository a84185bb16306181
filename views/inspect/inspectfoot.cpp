#include "views/inspect/inspectfoot.h"

#include "ui/actionbutton.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/inspect/inspectactions.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace tandem {

namespace {

constexpr int kSpacing = 6;
constexpr int kInspectFootSide = 14;

} // namespace

InspectFoot::InspectFoot(InspectActions* actions, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_hints(new QWidget(this))
    , m_progress(new QLabel(this))
{
    setObjectName(QStringLiteral("inspectFoot"));
    m_progress->setObjectName(QStringLiteral("reviewProgress"));
    setLabelStyle(m_progress, LabelStyle::Small);
    auto* hints = new QHBoxLayout(m_hints);
    hints->setContentsMargins(0, 0, 0, 0);
    hints->setSpacing(kSpacing);
    for (QAction* action : {actions->nextAspect, actions->previousAspect, actions->switchSide,
             actions->nextUndecided, actions->secondSystem, actions->nextMode,
             actions->showReviewed, actions->exportMenu, actions->done})
        hints->addWidget(new ActionButton(action, ActionButton::Look::Hint, m_hints));
    hints->addStretch(1);
    m_hints->setMinimumWidth(1);
    m_hints->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 2, kInspectFootSide, 2);
    row->addWidget(m_hints, 1);
    row->addWidget(m_progress);
    inEveryLanguage(this, [this] { retranslate(); });
}

void InspectFoot::setProgress(const QString& text)
{
    m_progress->setText(text);
    fit();
}

void InspectFoot::retranslate()
{
    const auto label = [this](const QAction* action, const QString& words) {
        auto* hint = findChild<ActionButton*>(action->objectName() + QStringLiteral("Button"));
        hint->setLabel(words);
    };
    label(m_actions->nextAspect, tr("next"));
    label(m_actions->previousAspect, tr("previous aspect"));
    label(m_actions->switchSide, tr("recall / precision"));
    label(m_actions->nextUndecided, tr("next undecided"));
    label(m_actions->secondSystem, tr("second system"));
    label(m_actions->nextMode, tr("mode"));
    label(m_actions->showReviewed, tr("as I judge"));
    label(m_actions->exportMenu, tr("export"));
    label(m_actions->done, tr("done"));
    fit();
}

/// Where the window is narrow the last hints go whole; every key is in the list of keys.
void InspectFoot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void InspectFoot::fit()
{
    int room = width() - m_progress->sizeHint().width() - 2 * kInspectFootSide;
    const QLayout* row = m_hints->layout();
    for (int i = 0; i < row->count(); ++i) {
        QWidget* hint = row->itemAt(i)->widget();
        if (!hint)
            continue;
        room -= hint->sizeHint().width() + kSpacing;
        hint->setVisible(room >= 0);
    }
}

void InspectFoot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), themeColors(this).line);
}

} // namespace tandem
