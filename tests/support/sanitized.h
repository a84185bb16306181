#pragma once

/// TANDEM_SANITIZED is defined where the address sanitizer is built in: memory and time are others
/// then. gcc says it by a macro, clang by a feature.
#if defined(__SANITIZE_ADDRESS__)
#define TANDEM_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TANDEM_SANITIZED
#endif
#endif

namespace tandem {

/// By this are sizes divided that a test has for the time or the memory alone that something takes:
/// with sanitizers it takes ten to thirty times as long, and tells nothing more of its faults.
#ifdef TANDEM_SANITIZED
inline constexpr int kTimesSmaller = 20;
#else
inline constexpr int kTimesSmaller = 1;
#endif

} // namespace tandem
