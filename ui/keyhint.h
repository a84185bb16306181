#pragma once

#include <QList>
#include <QMetaType>
#include <QString>

namespace tandem {

/// A key and what it does, e.g. {"Y", "yes"}; both as the user reads them.
struct KeyHint
{
    QString key;
    QString label;
    bool operator==(const KeyHint&) const = default;
};

} // namespace tandem

Q_DECLARE_METATYPE(tandem::KeyHint)
Q_DECLARE_METATYPE(QList<tandem::KeyHint>)
