#pragma once

#include "models/usersum/timelinesplit.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem::usersum {

/// A title or category as it is compared: two that differ in case or blanks look the same.
QString comparedText(const QString& text);

/// What all users did in their past: what choices are drawn from. Items are known by their titles,
/// as who is asked sees nothing else of them.
class ChoicePool final
{
public:
    struct Item
    {
        QString title; ///< of several that are compared alike the first
        QString compared;
        qint64 users = 0; ///< who did something with it in their past
        quint64 order = 0;
    };

    /// Of timelines that `rule` can split.
    ChoicePool(const QList<Timeline>& timelines, const SplitRule& rule);

    /// Those with a title, by falling number of users, then in an order that tells nothing; what
    /// stands in futures alone is there, too, and has no users.
    const QList<Item>& items() const { return m_items; }
    /// Where the item of this compared title stands; -1 where there is none.
    qsizetype placeOf(const QString& compared) const { return m_places.value(compared, -1); }
    qint64 usersOf(const QString& compared) const;
    /// By falling number of activities, then by name: nearly every user has each frequent one.
    const QStringList& categories() const { return m_categories; }
    qint64 activitiesOfCategory(const QString& name) const
    {
        return m_activitiesOfCategory.value(name);
    }

private:
    void addTimeline(const Timeline& timeline, qsizetype past);
    void sortItems();
    void sortCategories();

    QList<Item> m_items;
    QHash<QString, qsizetype> m_places; ///< of items by compared titles
    QStringList m_categories;
    QHash<QString, qint64> m_activitiesOfCategory;
};

} // namespace tandem::usersum
