#include "views/compare/sidecard.h"

#include "ui/persondot.h"
#include "ui/theme.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/figuretext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tandem {

SideCard::SideCard(QWidget* parent)
    : QFrame(parent)
    , m_person(new PersonDot(this))
    , m_name(new QLabel(this))
    , m_answer(new QLabel(this))
    , m_note(new QLabel(this))
{
    setSurface(this, Surface::Card);
    setLabelStyle(m_name, LabelStyle::SmallStrong);
    setLabelStyle(m_answer, LabelStyle::SmallStrong);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_person);
    line->addWidget(m_name);
    line->addWidget(m_answer);
    line->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addLayout(line);
    layout->addWidget(m_note);
}

void SideCard::setSide(const SideHead& head, const ShownSide& side)
{
    const bool coloured = !head.colour.isEmpty();
    m_person->setVisible(coloured);
    m_name->setVisible(!coloured);
    if (coloured)
        m_person->setPerson(head.name, QColor(head.colour));
    else
        m_person->setPerson({}, {});
    m_name->setText(head.name);
    const QString answer = answerWord(side.answer);
    m_answer->setText(side.timeMs
                          ? tr("%1 · %2", "answer and time").arg(answer, itemTimeText(*side.timeMs))
                          : answer);
    const bool noted = !side.answer.note.isEmpty();
    setLabelStyle(m_note, noted ? LabelStyle::Plain : LabelStyle::Secondary);
    m_note->setText(noted ? side.answer.note : tr("No note"));
    setAccessibleName(tr("%1: %2. %3").arg(head.name, m_answer->text(), m_note->text()));
}

} // namespace tandem
