#pragma once

#include <QtGlobal>

#include <string>
#include <string_view>
#include <vector>

namespace tandem::usersum {

/// The items of activities as rows have them: each key with a title and a list of categories once.
class ItemTable final
{
public:
    struct Item
    {
        std::string key;
        std::string title;
        std::string categories; ///< with U+001F between them
    };

    /// The number of the item with these, which is added where it is new.
    quint32 numberOf(std::string_view key, std::string_view title, std::string_view categories);
    const Item& item(quint32 number) const { return m_items[number]; }
    /// Which of two rows' words of the same item stay where one of the rows does: those with a
    /// title, then those with categories, then the lower ones.
    bool saysMore(quint32 one, quint32 other) const;
    std::size_t size() const { return m_items.size(); }
    /// What it takes of memory, roughly.
    qint64 bytes() const;

private:
    struct Slot
    {
        quint64 hash = 0; ///< 0: empty
        quint32 number = 0;
    };

    void grow();

    std::vector<Item> m_items;
    std::vector<Slot> m_slots; ///< a power of two, at most two thirds full
    qint64 m_textBytes = 0;
};

} // namespace tandem::usersum
