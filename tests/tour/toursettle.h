#pragma once

namespace tandem {

/// From here on the timers that are made are known to settleTour(). Called before there is a
/// window.
void watchTimers();

/// Lets workers fetch what a screen shows, timers end and windows paint: until nothing of it is
/// under way any more, but two seconds at the most, since some screens never come to rest.
void settleTour();

} // namespace tandem
