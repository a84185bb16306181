#pragma once

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <utility>

namespace tandem::web {

/// A request as it came in whole, within the server's bounds.
struct WebRequest
{
    QByteArray method; ///< "GET"
    QByteArray path;   ///< "/r/abc", percent signs resolved, without what follows "?"
    QList<std::pair<QByteArray, QByteArray>> query; ///< in its order, percent signs resolved
    QByteArray contentType; ///< in small letters, without parameters; empty where none is said
    QByteArray body;
    QByteArray address; ///< whose request it is: "192.0.2.7"

    /// The value that the query gives a name; empty where it does not.
    QByteArray parameter(const QByteArray& name) const
    {
        for (const auto& [key, value] : query) {
            if (key == name)
                return value;
        }
        return {};
    }
    /// Whether the query has this name, with or without a value.
    bool has(const QByteArray& name) const
    {
        return std::any_of(
            query.begin(), query.end(), [&](const auto& one) { return one.first == name; });
    }
};

} // namespace tandem::web
