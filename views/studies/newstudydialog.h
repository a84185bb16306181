#pragma once

#include "models/studies/design.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tandem {

class MessageBar;
class ProjectSession;

/// Makes a study of one of the kinds that there are, ready to be handed out. What it asks in detail
/// can be changed until the first answer.
class NewStudyDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Show it with open().
    explicit NewStudyDialog(ProjectSession& session, QWidget* parent = nullptr);

    void accept() override;

signals:
    /// The study with this name is in the project.
    void studyMade(const QString& name);

private:
    void build();
    studies::Kind kind() const;
    void showKind();
    studies::Design design() const;

    ProjectSession& m_session;
    MessageBar* m_messages;
    QLineEdit* m_name;
    QComboBox* m_kind;
    QLabel* m_about;
    QLineEdit* m_title;
    QSpinBox* m_raters;
    QPushButton* m_make = nullptr;
};

} // namespace tandem
