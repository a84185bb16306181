#pragma once

#include <QFlags>

namespace tandem::results {

/// Where a report comes out.
enum class Outlet {
    Window = 1,
    Console = 2,
    Readers = 4, ///< Markdown, LaTeX, HTML
    Csv = 8,
    Json = 16,
};
Q_DECLARE_FLAGS(Outlets, Outlet)
Q_DECLARE_OPERATORS_FOR_FLAGS(Outlets)
inline constexpr Outlets kPeople{Outlet::Window, Outlet::Console, Outlet::Readers};
inline constexpr Outlets kPrograms{Outlet::Csv, Outlet::Json};
inline constexpr Outlets kEverywhere = kPeople | kPrograms;
/// What leaves the window: as papers write it, whatever the window's language.
inline constexpr Outlets kBeyondWindow{Outlet::Console, Outlet::Readers, Outlet::Csv, Outlet::Json};

} // namespace tandem::results
