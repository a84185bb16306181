#pragma once

#include "models/people/person.h"
#include "storage/repositories/personlinks.h"
#include "views/session/watchedlatest.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

class MessageBar;
class ProjectSession;

/// The secret link by which a person answers in a browser: made, shown this once and put on the
/// clipboard, or revoked.
class PersonLinkDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersonLinkDialog)

public:
    /// Show it with open(). `address` is where the server is reached, as it was typed last.
    PersonLinkDialog(ProjectSession& session, const Person& person, const QString& address,
        QWidget* parent = nullptr);
    ~PersonLinkDialog() override;

    void accept() override;

signals:
    /// A link was made for a page at this address.
    void linkMade(const QString& address);

private:
    void build(const QString& address);
    void follow();
    void askRevoke();
    void revoke();
    void show(const QString& secret);
    void showLink(const QString& link);
    void fail(const Error& error);

    ProjectSession& m_session;
    const Person m_person;
    MessageBar* m_messages;
    QLabel* m_state;
    QLineEdit* m_address;
    QLineEdit* m_link;
    QLabel* m_code; ///< the same as a QR code
    QPushButton* m_copy = nullptr;
    QPushButton* m_revoke = nullptr;
    QPushButton* m_make = nullptr;
    WatchedLatest<QHash<PersonId, QDateTime>> m_reading; ///< last, as it tells the others
};

} // namespace tandem
