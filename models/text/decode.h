#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringView>

namespace tandem {

/// The text in `bytes`: UTF-8 with or without byte order mark, or UTF-16 (either byte order) with
/// one; the mark itself is not part of the text. Empty input gives "". Refused as InvalidInput,
/// naming `where` (a file name), line and byte: invalid UTF-8, lone surrogates, an odd number of
/// UTF-16 bytes, NUL characters, data that is plainly not text, what refuseOfficeFile() and
/// refuseDatabase() refuse.
Expected<QString> decodeText(const QByteArray& bytes, const QString& where);

/// Refuses as InvalidInput, naming `where`, the beginning of a file of an office program (a
/// workbook, a text document, a PDF), and says what to save it as.
Expected<void> refuseOfficeFile(QByteArrayView head, const QString& where);

/// Refuses likewise the beginning of an SQLite database, which projects and packets are.
Expected<void> refuseDatabase(QByteArrayView head, const QString& where);

/// Whether bytes begin as text in UTF-32 does, with its mark or without.
bool isUtf32(QByteArrayView head);
/// Whether bytes begin as text in UTF-16 does, with its mark or with a Latin letter or sign.
bool isUtf16(QByteArrayView head);
/// Refuses as InvalidInput, naming `where`, what is no text at all.
tl::unexpected<Error> refuseBinary(const QString& where);

/// The offset of the first byte that is not part of valid UTF-8 (RFC 3629), or -1 where all of it
/// is valid.
qsizetype firstInvalidUtf8(QByteArrayView bytes);

/// The UTF-16 offset of the first surrogate without its partner, or -1. Such text has no UTF-8
/// form.
qsizetype firstLoneSurrogate(QStringView text);

/// The text of valid UTF-8. Unlike QString::fromUtf8 it keeps U+FEFF at the start, which inside a
/// larger document is part of the text.
QString fromUtf8Exact(QByteArrayView utf8);

} // namespace tandem
