#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <string_view>

namespace tandem {

/// Whether a line is ASCII without NUL, which most lines are; eight bytes at a time.
bool isPlainAscii(QByteArrayView line);
/// Whether a line is UTF-8 without NUL.
bool isSoundUtf8(QByteArrayView line);
/// A line of Latin-1 as UTF-8.
QByteArray fromLatin1(QByteArrayView line);
/// The beginning of valid UTF-8, at most so many bytes and whole letters.
std::string_view utf8Beginning(std::string_view text, std::size_t bytes);

} // namespace tandem
