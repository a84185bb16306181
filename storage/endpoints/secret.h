#pragma once

#include <QString>

class QDebug;
class QTextStream;

namespace tandem {

/// A key of an endpoint. It cannot be printed or turned into text by accident: whoever needs the
/// key itself has to ask for it by name.
class Secret final
{
public:
    Secret() = default;
    /// Outer white space, as pasting brings it along, goes.
    explicit Secret(const QString& key)
        : m_key(key.trimmed())
    {
    }

    bool isEmpty() const { return m_key.isEmpty(); }
    /// The key in clear: for the gateway and the keyring alone.
    const QString& reveal() const { return m_key; }
    bool operator==(const Secret&) const = default;

    friend QDebug operator<<(QDebug, const Secret&) = delete;
    friend QTextStream& operator<<(QTextStream&, const Secret&) = delete;

private:
    QString m_key;
};

} // namespace tandem
