#pragma once

#include <QByteArray>
#include <QString>

namespace tandem::web {

/// Whether this may be the secret of a link: 22 letters, digits, "-" and "_".
bool isSecretWord(const QByteArray& word);

/// The address of a rater's page with this secret, below `base`.
QString raterAddress(const QString& base, const QString& secret);
/// The same of an open link, which makes a rater of each newcomer.
QString joinAddress(const QString& base, const QString& secret);

} // namespace tandem::web
