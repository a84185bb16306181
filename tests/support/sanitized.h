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
