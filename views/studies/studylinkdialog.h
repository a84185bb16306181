#pragma once

#include "storage/repositories/studylinkrepository.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace tandem {

class MessageBar;
class ProjectSession;

/// Makes a secret link: for one rater, or an open one that makes a rater of each newcomer. The link
/// is shown this once and put on the clipboard.
class StudyLinkDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyLinkDialog)

public:
    /// Show it with open(). Without a rater it is an open link. `address` is where the server is
    /// reached, as it was typed last.
    StudyLinkDialog(ProjectSession& session, StudyId study, const std::optional<StudyRater>& rater,
        const QString& address, QWidget* parent = nullptr);

    void accept() override;

signals:
    /// A link was made for pages at this address.
    void linkMade(const QString& address);

private:
    void warnWhereFull();
    QWidget* buildQuestion();
    QWidget* buildLink();
    QLineEdit* code(const char* name, const QString& label, class QFormLayout* form);
    QString address() const;
    void show(const QString& secret);

    ProjectSession& m_session;
    const StudyId m_study;
    const std::optional<StudyRater> m_rater;
    MessageBar* m_messages;
    QStackedWidget* m_pages;
    QLineEdit* m_address = nullptr;
    QSpinBox* m_most = nullptr;
    QLineEdit* m_done = nullptr;
    QLineEdit* m_declined = nullptr;
    QLineEdit* m_screenedOut = nullptr;
    QLineEdit* m_link = nullptr;
    QPushButton* m_make = nullptr;
};

} // namespace tandem
