#include "views/facts/factstrip.h"

#include "ui/actionbutton.h"
#include "ui/theme.h"
#include "views/facts/factactions.h"
#include "views/facts/factsheet.h"

#include <QHBoxLayout>
#include <QLabel>

namespace tandem {

FactStrip::FactStrip(const FactActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_takeOver(new ActionButton(actions.takeOver, ActionButton::Look::Button, this))
{
    setObjectName(QStringLiteral("factStrip"));
    m_text->setObjectName(QStringLiteral("factStripText"));
    m_text->setWordWrap(true);
    setLabelStyle(m_text, LabelStyle::Secondary);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(24, 8, 16, 8);
    line->setSpacing(12);
    line->addWidget(m_text, 1);
    line->addWidget(m_takeOver);
    setSurface(this, Surface::Window);
    hide();
}

void FactStrip::showFor(const FactSheet& sheet, bool supporting, bool somebodyHere)
{
    QStringList sentences;
    if (!somebodyHere)
        sentences.append(tr("Choose your name in the corner of the window to change facts."));
    if (supporting && sheet.fixed)
        sentences.append(sheet.fixed->sentence());
    if (sheet.importedWaiting > 0)
        sentences.append(tr("%n fact(s) came with the benchmark; take them over to work on them.",
            nullptr, sheet.importedWaiting));
    m_text->setText(sentences.join(QLatin1Char(' ')));
    m_takeOver->setVisible(sheet.importedWaiting > 0);
    setVisible(!sentences.isEmpty());
}

} // namespace tandem
