#pragma once

#include <QString>

namespace tandem::llm {

/// Whether a URL's host is this computer: "localhost", ::1, or an address of 127.0.0.0/8 written
/// as four decimal numbers. Any other name may lead anywhere, however it looks.
bool isLoopback(const QString& host);

} // namespace tandem::llm
