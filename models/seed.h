#pragma once

#include <QtGlobal>

namespace tandem {

/// The largest seed that something is drawn by, in the window, on the command line and in files.
inline constexpr quint32 kMostSeed = 0xFFFF'FFFF;

} // namespace tandem
