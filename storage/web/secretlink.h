#pragma once

#include <QByteArray>
#include <QString>

namespace tandem::web {

/// Whether this may be the secret of a link: 22 letters, digits, "-" and "_".
bool isSecretWord(const QByteArray& word);

/// Spells out an address of the web below which links can stand, as somebody typed it; empty where
/// it is none.
QString linkBase(const QString& typed);

/// The address of a rater's page with this secret, below `base`.
QString raterAddress(const QString& base, const QString& secret);
/// The address of an annotator's page with this secret, below `base`.
QString personAddress(const QString& base, const QString& secret);
/// That of an open link, which makes a rater of each newcomer.
QString joinAddress(const QString& base, const QString& secret);

} // namespace tandem::web
