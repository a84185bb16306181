#pragma once

#include "models/ids.h"

#include <QColor>
#include <QList>
#include <QToolButton>

class QMenu;

namespace tandem {

/// Somebody who can be picked.
struct PersonChoice
{
    PersonId id;
    QString name;
    QColor color;
    QString detail = {}; ///< e.g. the role, shown after the name in the menu; may be empty
};

/// The button that says who you are, and the menu to be somebody else.
class PersonPicker final : public QToolButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersonPicker)

public:
    explicit PersonPicker(QWidget* parent = nullptr);

    /// Who can be picked; the current person stays if they are among them.
    void setPeople(const QList<PersonChoice>& people);
    /// Shows a person as current; an unknown id shows nobody. Emits nothing.
    void setCurrent(PersonId id);
    PersonId current() const { return m_current; }
    /// A last entry of the menu, e.g. "People ..."; empty takes it away.
    void setManageText(const QString& text);

signals:
    void personChosen(tandem::PersonId id);
    void manageRequested();

private:
    void rebuild();
    void showCurrent();

    QList<PersonChoice> m_people;
    PersonId m_current;
    QString m_manageText;
    QMenu* m_menu;
};

} // namespace tandem
