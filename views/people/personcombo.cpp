#include "views/people/personcombo.h"

#include "ui/persondot.h"
#include "views/session/projectsession.h"

namespace tandem {

PersonCombo::PersonCombo(const ProjectSession& session, QWidget* parent)
    : QComboBox(parent)
{
    for (const Person& person : session.people()) {
        if (person.active)
            addItem(
                personDotIcon(QColor(person.colour)), person.name, QVariant::fromValue(person.id));
    }
    setCurrentIndex(-1);
    connect(this, &QComboBox::currentIndexChanged, this, &PersonCombo::personChanged);
}

PersonId PersonCombo::person() const
{
    return currentData().value<PersonId>();
}

void PersonCombo::setPerson(PersonId person)
{
    int found = -1;
    for (int i = 0; i < count(); ++i) {
        if (itemData(i).value<PersonId>() == person)
            found = i;
    }
    setCurrentIndex(found);
}

} // namespace tandem
