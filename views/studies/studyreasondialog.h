#pragma once

#include "models/error.h"

#include <QDialog>

#include <functional>

class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tandem {

class MessageBar;
class ReasonEdit;

/// What a lead says beside the reason of what they do.
struct StudyReason
{
    QString reason;
    QString name;   ///< of a new rater; may be empty
    int number = 0; ///< of raters for each item
};

/// Asks why something is done to a study or a rater, which its report names.
class StudyReasonDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyReasonDialog)

public:
    struct Words
    {
        QString title;
        QString about;
        QString action;
    };
    /// What is done with the reason; calls what it is handed with the outcome.
    using Do = std::function<void(const StudyReason&, std::function<void(const Expected<void>&)>)>;

    /// Show it with open().
    StudyReasonDialog(const Words& words, Do go, QWidget* parent = nullptr);

    /// Asks for the name of a new rater, too, or for a number from `least` on.
    void askName(const QString& label);
    void askNumber(const QString& label, int least);

    void accept() override;

private:
    Do m_go;
    MessageBar* m_messages;
    QWidget* m_more;
    QLineEdit* m_name = nullptr;
    QSpinBox* m_number = nullptr;
    ReasonEdit* m_reason;
    QPushButton* m_commit;
};

} // namespace tandem
