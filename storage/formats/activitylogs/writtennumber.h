#pragma once

#include <optional>
#include <string_view>

namespace tandem {

/// The finite number that is all of a text, with a decimal point; none where there is something
/// else. Short decimals, which ratings are, take a fraction of what std::from_chars() takes.
std::optional<double> readNumber(std::string_view text);

} // namespace tandem
