#pragma once

#include <QByteArray>
#include <QString>

namespace tandem::team {

/// What a server keeps of a password (SCRAM-SHA-256, RFC 5802 and 7677, in PostgreSQL's notation),
/// so that the password itself is in no statement and in no log. `password` has to be ASCII.
QString scramVerifier(const QString& password, const QByteArray& salt, int iterations = 4096);

/// A password of 192 random bits, in letters and digits that need no quoting.
QString newPassword();
/// A verifier with a random salt.
QString newScramVerifier(const QString& password);

} // namespace tandem::team
