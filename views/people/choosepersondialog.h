#pragma once

#include "models/people/person.h"

#include <QDialog>
#include <QString>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

class CardsView;
class ProjectSession;
template <typename Row>
class RowsOf;

/// Who works here: the people of the project, and a field for a name that is not among them yet.
/// Role and colour of who is added are changed elsewhere. Open it with open().
class ChoosePersonDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY(ChoosePersonDialog)

public:
    /// The current person is preselected; without one the person with `rememberedUuid`, if they are
    /// there.
    ChoosePersonDialog(
        ProjectSession& session, const QString& rememberedUuid, QWidget* parent = nullptr);

signals:
    /// Somebody sat down; the session knows already. `uuid` is worth remembering for next time.
    void personChosen(tandem::PersonId person, const QString& uuid);

private:
    void build();
    void fill();
    void select(PersonId person);
    PersonId selected() const;
    void judge();
    /// Why nobody can be added under the chosen name.
    QString whyNoAdding() const;
    bool isLeaderless() const;
    void addPerson();
    void choose();

    ProjectSession& m_session;
    QLabel* m_title;
    QLabel* m_hint;
    RowsOf<Person>* m_rows;
    CardsView* m_people;
    QLineEdit* m_name;
    QPushButton* m_add;
    QLabel* m_addNote; ///< why nobody can be added
    QLabel* m_problem; ///< why the name was not added
    QLabel* m_trust;
    bool m_isAdding = false;
    QPushButton* m_choose;
};

} // namespace tandem
