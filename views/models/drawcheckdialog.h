#pragma once

#include <QDialog>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace tandem {

class MessageBar;
class ProjectSession;

/// Asks how a part of a verifier's verdicts is to be drawn for people to check, and draws it.
class DrawCheckDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DrawCheckDialog)

public:
    /// Show it with open().
    DrawCheckDialog(ProjectSession& session, const QString& verifier, QWidget* parent = nullptr);

    void accept() override;

signals:
    /// The part is kept.
    void drawn();

private:
    void build();
    /// Adds a row with a label to the fields.
    QComboBox* newChoice(QWidget* parent, const char* name, const QStringList& choices);

    ProjectSession& m_session;
    const QString m_verifier;
    MessageBar* m_messages;
    QComboBox* m_kind = nullptr;
    QComboBox* m_strata = nullptr;
    QComboBox* m_allocation = nullptr;
    QSpinBox* m_size = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_draw = nullptr;
};

} // namespace tandem
