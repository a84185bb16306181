#include "views/facts/factsheader.h"

#include "ui/actionbutton.h"
#include "ui/elidedlabel.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/facts/factactions.h"
#include "views/facts/factwords.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tandem {

namespace {

QToolButton* sideButton(QAction* side, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(side->objectName() + QStringLiteral("Tab"));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(button, &QToolButton::clicked, side, [side] { side->trigger(); });
    QObject::connect(side, &QAction::toggled, button, &QToolButton::setChecked);
    button->setChecked(side->isChecked());
    return button;
}

} // namespace

FactsHeader::FactsHeader(const FactActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(this))
    , m_supporting(sideButton(actions.supporting, this))
    , m_nonsupporting(sideButton(actions.nonsupporting, this))
    , m_remark(new ElidedLabel(this))
    , m_decompose(new ActionButton(actions.decompose, ActionButton::Look::Button, this))
    , m_conflicts(new ActionButton(actions.findConflicts, ActionButton::Look::Button, this))
    , m_actions(actions)
{
    setObjectName(QStringLiteral("factsHeader"));
    setTextStyle(m_title, LabelStyle::Strong);
    setTextStyle(m_remark, LabelStyle::Small);
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_title, 1);
    for (ActionButton* button : {m_decompose, m_conflicts})
        top->addWidget(button);
    auto* sides = new QHBoxLayout;
    sides->setSpacing(4);
    sides->addWidget(m_supporting);
    sides->addWidget(m_nonsupporting);
    sides->addSpacing(8);
    sides->addWidget(m_remark, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 6);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addLayout(sides);
    connect(actions.supporting, &QAction::toggled, this, &FactsHeader::show);
    show();
}

void FactsHeader::setSheet(const FactSheet& sheet)
{
    m_sheet = sheet;
    show();
}

void FactsHeader::show()
{
    const bool ready = m_sheet.kind == FactSheet::Kind::Ready;
    m_title->setText(m_sheet.sample.id.isValid()
                         ? QStringLiteral("%1 %2").arg(
                               countedNumber(m_sheet.sample.position), m_sheet.sample.title)
                         : tr("Facts"));
    const auto label = [&](bool supporting) {
        const QString name = supporting ? tr("Supporting") : tr("Nonsupporting");
        return ready ? tr("%1 (%2)", "a side and how many facts it has")
                           .arg(name, countedNumber(int(m_sheet.ofSide(supporting).size())))
                     : name;
    };
    m_decompose->setLabel(tr("Decompose…"));
    m_conflicts->setLabel(tr("Find conflicts…"));
    m_supporting->setText(label(true));
    m_nonsupporting->setText(label(false));
    m_supporting->setToolTip(m_actions.supporting->text().remove(QLatin1Char('&')));
    m_nonsupporting->setToolTip(m_actions.nonsupporting->text().remove(QLatin1Char('&')));
    for (QToolButton* side : {m_supporting, m_nonsupporting})
        side->setEnabled(ready);
    m_remark->setText(ready ? sideRemark(m_sheet, m_actions.supporting->isChecked()) : QString());
}

void FactsHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(themeColors(this).line);
    painter.drawLine(0, height() - 1, width() - 1, height() - 1);
}

void FactsHeader::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        show();
}

} // namespace tandem
