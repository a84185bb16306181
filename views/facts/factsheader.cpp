#include "views/facts/factsheader.h"

#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/elidedlabel.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/facts/factwords.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>

namespace tandem {

namespace {

QToolButton* sideButton(QAction* side, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(side->objectName() + QStringLiteral("Tab"));
    button->setCheckable(true);
    setRadio(button);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(button, &QToolButton::clicked, side, [side] { side->trigger(); });
    QObject::connect(side, &QAction::toggled, button, &QToolButton::setChecked);
    button->setChecked(side->isChecked());
    return button;
}

} // namespace

FactsHeader::FactsHeader(const QWidget& screen, QWidget* parent)
    : QWidget(parent)
    , m_showsSupporting(commandNamed(&screen, "factsSupporting"))
    , m_showsNonsupporting(commandNamed(&screen, "factsNonsupporting"))
    , m_title(named(newNote(this, LabelStyle::Strong), "factsTitle"))
    , m_supporting(sideButton(m_showsSupporting, this))
    , m_nonsupporting(sideButton(m_showsNonsupporting, this))
    , m_remark(new ElidedLabel(this))
    , m_decompose(new ActionButton(
          commandNamed(&screen, "factsDecompose"), ActionButton::Look::Button, this))
    , m_conflicts(new ActionButton(
          commandNamed(&screen, "factsConflicts"), ActionButton::Look::Button, this))
{
    setObjectName(QStringLiteral("factsHeader"));
    setTextStyle(m_remark, LabelStyle::Small);
    // Beside the buttons no title would be read in a small window; a long one takes another line.
    auto* buttons = inRow({m_decompose, m_conflicts, Free(1)}, 8);
    auto* sides = inRow({m_supporting, m_nonsupporting, Gap(8), {m_remark, 1}}, 4);
    inColumn(this,
        {inColumn({m_title, buttons, sides}, 4, {16, 8, 16, 6}), new Divider(Qt::Horizontal, this)},
        0);
    connect(m_showsSupporting, &QAction::toggled, this, &FactsHeader::show);
    inEveryLanguage(this, [this] { show(); });
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
                               results::countText(m_sheet.sample.position), m_sheet.sample.title)
                         : tr("Facts"));
    const auto label = [&](bool supporting) {
        const QString name = supporting ? tr("Supporting") : tr("Nonsupporting");
        return ready ? tr("%1 (%2)", "a side and how many facts it has")
                           .arg(name, results::countText(int(m_sheet.ofSide(supporting).size())))
                     : name;
    };
    m_decompose->setLabel(tr("Decompose…"));
    m_conflicts->setLabel(tr("Find conflicts…"));
    m_supporting->setText(label(true));
    m_nonsupporting->setText(label(false));
    m_supporting->setToolTip(m_showsSupporting->text().remove(QLatin1Char('&')));
    m_nonsupporting->setToolTip(m_showsNonsupporting->text().remove(QLatin1Char('&')));
    for (QToolButton* side : {m_supporting, m_nonsupporting})
        side->setEnabled(ready);
    m_remark->setText(ready ? sideRemark(m_sheet, m_showsSupporting->isChecked()) : QString());
}

} // namespace tandem
