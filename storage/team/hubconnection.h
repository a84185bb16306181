#pragma once

#include "models/error.h"
#include "storage/team/hubaddress.h"

#include <QJsonValue>
#include <QList>
#include <QString>
#include <QVariant>

#include <memory>

class QSqlDatabase;
class QSqlError;

namespace tandem::team {

/// As whom one comes to a hub.
struct HubLogin
{
    QString role;         ///< empty: as libpq finds it
    QString password;     ///< or
    QString passwordFile; ///< in the format of ~/.pgpass; empty: as libpq finds it

    /// Whether there is a file in which everything is saved, whatever the hub does.
    bool isOfFile() const { return !passwordFile.isEmpty(); }
    bool isInvitation() const { return !password.isEmpty(); }
};

/// One connection to a hub, used by one thread. Through Qt's driver, which the program finds when
/// it needs one: nobody who works without a team has to have PostgreSQL's library.
class HubConnection final
{
public:
    /// Connects: encrypted and verified unless it is local, under a name that says nothing.
    /// Refused where the driver is missing, where the server's version shows rows that it should
    /// not (CVE-2023-2455, CVE-2025-8713), where the password is wrong, and where somebody between
    /// (a pooler) logs in as somebody else; Busy where nobody answers.
    static Expected<std::unique_ptr<HubConnection>> open(
        const HubAddress& address, const HubLogin& login);
    ~HubConnection();
    Q_DISABLE_COPY_MOVE(HubConnection)

    /// The first value that `tandem.function(arguments...)` returns, in one round trip.
    Expected<QVariant> call(const QString& function, const QVariantList& arguments = {});
    /// The same of one that returns JSON; an invalid document is Corrupt.
    Expected<QJsonValue> callJson(const QString& function, const QVariantList& arguments = {});
    /// All rows that it returns.
    Expected<QList<QVariantList>> rows(const QString& function, const QVariantList& arguments = {});
    /// Runs statements of the operator; `%1` and so on are literals.
    Expected<void> run(const QString& sql, const QVariantList& literals = {});
    /// The first value of what `sql` selects.
    Expected<QVariant> scalar(const QString& sql, const QVariantList& literals = {});
    /// `name` as it stands in SQL.
    QString identifier(const QString& name) const;

private:
    HubConnection(QString name, bool isOfFile);
    QSqlDatabase database() const;
    Expected<QList<QVariantList>> select(const QString& sql);
    QString filled(const QString& sql, const QVariantList& literals) const;
    QString callOf(const QString& function, const QVariantList& arguments) const;
    Expected<void> checkServer(const QString& role);
    Error errorOf(const QSqlError& error) const;

    QString m_name;
    bool m_isOfFile;
};

/// Whether a server of this version (server_version_num) keeps rows from those who may not see
/// them.
bool isSoundVersion(int version);

} // namespace tandem::team
