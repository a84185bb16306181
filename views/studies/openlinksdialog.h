#pragma once

#include "storage/repositories/studylinkrepository.h"
#include "views/session/watchedlatest.h"

#include <QDialog>

class QPushButton;

namespace tandem {

class MessageBar;
class ProjectSession;
class RowsView;
template <typename Row>
class RowsOf;

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
