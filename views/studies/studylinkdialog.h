#pragma once

#include "storage/repositories/studylinkrepository.h"
#include "views/session/watchedlatest.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace tandem {

class MessageBar;
class ProjectSession;
class RowsView;
template <typename Row>
class RowsOf;

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

/// The open links of a study, as far as the project knows them: how many came by each, its codes,
/// and whether it still leads anywhere. They can be taken back here.
class OpenLinksDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OpenLinksDialog)

public:
    /// Show it with open().
    OpenLinksDialog(ProjectSession& session, StudyId study, QWidget* parent = nullptr);
    ~OpenLinksDialog() override;

private:
    void askRevoke();
    void revoke(const OpenLink& link);
    void showState();

    ProjectSession& m_session;
    const StudyId m_study;
    MessageBar* m_messages;
    RowsOf<OpenLink>* m_links;
    RowsView* m_table;
    QPushButton* m_revoke = nullptr;
    WatchedLatest<QList<OpenLink>> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
