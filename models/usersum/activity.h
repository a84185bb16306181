#pragma once

#include <QString>
#include <QStringList>

#include <optional>

/// USERSUMBENCH (Wang et al., 2024): what people did in the order of time, summaries of it, and how
/// well these tell what the people did next.
namespace tandem::usersum {

/// Something that a person did at a moment: rated a film, reviewed a place, bought a thing.
struct Activity
{
    qint64 time = 0; ///< milliseconds since 1970, UTC
    QString item;    ///< the key by which what it was done to is one; titles are not unique
    QString title;   ///< of the item; empty where the source has none
    QString text;    ///< what the person wrote
    std::optional<double> rating;
    QStringList categories; ///< of the item, as they were said with the activity

    bool operator==(const Activity&) const = default;
};

} // namespace tandem::usersum
