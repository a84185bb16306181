#pragma once

#include "models/people/person.h"

#include <QDialog>
#include <QString>

class QLabel;
class QPushButton;

namespace tandem {

class CardsView;
class ProjectSession;
template <typename Row>
class RowsOf;

/// "Who are you?": the people of the project; when it has none, the first ones are added here. Open
/// it with open().
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
    QLabel* m_addNote;
    QPushButton* m_add;
    QPushButton* m_choose;
};

} // namespace tandem
