#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace tandem {

/// What kind of thing went wrong, for code that must branch on it.
enum class ErrorCode {
    Cancelled,
    NotFound,
    Refused, ///< the request is well-formed but not allowed now (blindness, frozen, not complete)
    InvalidInput, ///< foreign input that does not say what it should
    TooLarge,
    Unreadable,
    NotWritable,
    DiskFull,
    Busy,
    Corrupt,
    NewerVersion,
    NotAProject,
    Database,
};

/// One failure, said so that a person can act on it. The three sentences are translated; `detail`
/// is for the log.
struct Error
{
    ErrorCode code = ErrorCode::InvalidInput;
    QString what;   ///< what went wrong, one sentence
    QString where;  ///< file, JSON pointer, line or item; may be empty
    QString remedy; ///< what the user can do; may be empty
    QString detail; ///< technical text (SQL state, parser message); never shown first

    /// "where: what remedy" on one line, as a shell or a message box shows it.
    QString sentence() const;
    /// The same error seen from further out: `outer` put before the place it names.
    Error in(const QString& outer) const;
};

template <typename T>
using Expected = tl::expected<T, Error>;

/// Shorthand for returning a failure from a function of any Expected type.
inline tl::unexpected<Error> failure(
    ErrorCode code, QString what, QString where = {}, QString remedy = {}, QString detail = {})
{
    return tl::unexpected(
        Error{code, std::move(what), std::move(where), std::move(remedy), std::move(detail)});
}

inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected(std::move(error));
}

} // namespace tandem

/// Declares `name` as the Expected that the expression gives, and returns its error where it
/// failed: `TANDEM_TRY(rows, readRows(database));`, then `*rows`.
#define TANDEM_TRY(name, ...)                                                                      \
    const auto name = __VA_ARGS__;                                                                 \
    if (!name)                                                                                     \
    return ::tandem::failure(name.error())

/// TANDEM_TRY where the value is changed or moved from.
#define TANDEM_TRY_VAR(name, ...)                                                                  \
    auto name = __VA_ARGS__;                                                                       \
    if (!name)                                                                                     \
    return ::tandem::failure(name.error())

/// TANDEM_TRY where only success matters: `TANDEM_DO(checkName(name));`.
#define TANDEM_DO(...)                                                                             \
    if (const auto tandemDone = __VA_ARGS__; tandemDone) {                                         \
    } else                                                                                         \
        return ::tandem::failure(tandemDone.error())
