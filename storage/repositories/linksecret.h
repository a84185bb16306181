#pragma once

#include <QByteArray>
#include <QString>

namespace tandem {

/// Makes the secret of a new link from the system's source of random numbers: 128 bits in 22
/// letters, digits, "-" and "_".
QString newLinkSecret();
/// Spells the first 128 bits of `bytes` as a link's secret.
QString linkSecretOf(const QByteArray& bytes);
/// Computes the SHA-256 by which the project knows a link; its secret is never stored.
QByteArray linkHash(const QString& secret);

} // namespace tandem
