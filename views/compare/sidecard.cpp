#include "views/compare/sidecard.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/persondot.h"
#include "ui/theme.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/figuretext.h"

#include <QLabel>

namespace tandem {

SideCard::SideCard(QWidget* parent)
    : QFrame(parent)
    , m_person(new PersonDot(this))
    , m_name(newLabel(this, LabelStyle::SmallStrong))
    , m_answer(newLabel(this, LabelStyle::SmallStrong))
    , m_note(new QLabel(this))
{
    setSurface(this, Surface::Card);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* line = inRow({m_person, m_name, m_answer, Free()}, 8);
    inColumn(this, {line, m_note}, 4, {12, 8, 12, 8});
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
