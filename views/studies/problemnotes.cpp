#include "views/studies/problemnotes.h"

#include "ui/arrange.h"
#include "ui/formlabels.h"
#include "ui/parts.h"

#include <QFormLayout>

namespace tandem {

QLabel* ProblemNotes::add(QWidget* parent, const QString& place)
{
    QLabel* note = newNote(parent, LabelStyle::Error);
    note->setObjectName(QStringLiteral("problem") + place);
    note->hide();
    m_notes.insert(place, note);
    return note;
}

void ProblemNotes::addBelow(QFormLayout* form, QWidget* field, const QString& place)
{
    int row = 0;
    QFormLayout::ItemRole role = QFormLayout::FieldRole;
    form->getWidgetPosition(field, &row, &role);
    const auto* words = qobject_cast<QLabel*>(form->labelForField(field));
    form->removeWidget(field);
    auto* box = new QWidget(form->parentWidget());
    inColumn(box, {field, add(box, place)}, 2);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    form->setWidget(row, role, box);
    if (words)
        field->setAccessibleName(words->text().remove(QLatin1Char('&')));
    centerLabels(*form);
}

void ProblemNotes::addRow(
    QFormLayout* form, const QString& label, QWidget* field, const QString& place)
{
    form->addRow(label, field);
    addBelow(form, field, place);
}

int ProblemNotes::show(const QList<studies::DesignProblem>& problems)
{
    QHash<QLabel*, QString> said;
    int shown = 0;
    for (const studies::DesignProblem& problem : problems) {
        QLabel* note = at(problem.place);
        if (note == nullptr)
            continue;
        ++shown;
        if (!said.contains(note))
            said.insert(note, problem.sentence);
    }
    for (QLabel* note : std::as_const(m_notes)) {
        note->setText(said.value(note));
        note->setVisible(said.contains(note));
    }
    return shown;
}

QLabel* ProblemNotes::at(const QString& place) const
{
    for (QString nearest = place; !nearest.isEmpty();
         nearest.truncate(nearest.lastIndexOf(QLatin1Char('/')))) {
        if (QLabel* note = m_notes.value(nearest))
            return note;
    }
    return nullptr;
}

} // namespace tandem
