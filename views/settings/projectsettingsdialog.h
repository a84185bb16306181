#pragma once

#include "models/error.h"
#include "models/rounds/answerhabits.h"
#include "storage/repositories/settingsrepository.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace tandem {

class MarkdownEditor;
class MessageBar;
class ProjectSession;

/// What the lead sets for the whole project; everybody else can read it. Saving is one undoable
/// change.
class ProjectSettingsDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProjectSettingsDialog)

public:
    /// `builtInGuideline` is edited where the project has none of its own, and stays built in while
    /// it is not changed.
    ProjectSettingsDialog(
        ProjectSession& session, const QString& builtInGuideline, QWidget* parent = nullptr);

    void accept() override;
    void reject() override;

private:
    QWidget* buildForm();
    QWidget* buildRule();
    QWidget* buildCost();
    QWidget* buildHabits();
    QWidget* buildGuideline();
    void showSettings(const ProjectSettings& settings);
    HabitRules storedHabits() const;
    ProjectSettings edited() const;
    HabitRules editedHabits() const;
    bool isEdited() const;
    QString missing(const ProjectSettings& settings) const;
    void showWhoMayEdit();
    void follow();
    void enableSave();

    ProjectSession& m_session;
    QString m_builtIn;
    ProjectSettings m_shown;
    HabitRules m_shownHabits;
    bool m_saving = false;
    bool m_warned = false;
    MessageBar* m_messages;
    QLineEdit* m_name = nullptr;
    QRadioButton* m_strict = nullptr;
    QRadioButton* m_adjudication = nullptr;
    QComboBox* m_adjudicator = nullptr;
    QDoubleSpinBox* m_wage = nullptr;
    QComboBox* m_currency = nullptr;
    QDoubleSpinBox* m_quick = nullptr;
    QDoubleSpinBox* m_alike = nullptr;
    MarkdownEditor* m_guideline = nullptr;
    QPushButton* m_restore = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace tandem
