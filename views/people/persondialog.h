#pragma once

#include "models/people/person.h"
#include "storage/project/project.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

class MessageBar;
class ProjectSession;

/// Adds a person to the project, or changes one: name, colour, role, excluded. Open it with
/// open(); it closes when the change is on disk, and says in itself what is wrong.
class PersonDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY(PersonDialog)

public:
    /// To add somebody, on behalf of `by` (a lead); in a project without people anybody may add the
    /// first one, who becomes lead.
    PersonDialog(ProjectSession& session, PersonId by, QWidget* parent = nullptr);
    /// To change `person`.
    PersonDialog(
        ProjectSession& session, PersonId by, const Person& person, QWidget* parent = nullptr);

    /// Whether who was added is to have a link, and what they are called.
    bool wantsLink() const;
    QString name() const { return entered().name; }

private:
    void build();
    void fill(const Person& person);
    Person entered() const;
    void save();
    void checkName();

    ProjectSession& m_session;
    PersonId m_by;
    std::optional<Person> m_existing;
    QLabel* m_title;
    QLabel* m_hint;
    MessageBar* m_messages;
    QLineEdit* m_name;
    QButtonGroup* m_colours;
    QWidget* m_swatches;
    QComboBox* m_role;
    QCheckBox* m_excluded;
    QCheckBox* m_link; ///< of who is added
    QPushButton* m_save;
};

} // namespace tandem
