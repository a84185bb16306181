#pragma once

#include <QChar>
#include <QString>

namespace tandem {

/// Text from outside as it is laid out: what would break or spoil a line is a blank, and what
/// breaks lines is `lineBreak`. Every unit stays at its place.
QString printableText(QStringView text, QChar lineBreak = u' ');

} // namespace tandem
