#pragma once

#include "models/usersum/itemtable.h"

#include <QtGlobal>

#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace tandem::usersum {

/// An activity while a source is read.
struct KeptActivity
{
    qint64 time = 0;                   ///< as written, see WrittenTime
    double rating = 0.0;               ///< NaN: none
    std::unique_ptr<std::string> text; ///< none where it is empty
    quint32 item = 0;
    bool isTextCut = false;
};

/// The latest activities of one user, whatever the order in which they come. Up to twice as many as
/// are kept are held, so that putting them in order costs each only little.
class LatestActivities final
{
public:
    /// Takes one more; `most` are kept. The items' keys decide among equal times. Of the same item
    /// and time one stays: with a rating before one without, then that with the higher rating, then
    /// that with the longer text; its title and categories are those that say more
    /// (ItemTable::saysMore()). Returns by how much the memory has grown, roughly.
    qint64 add(KeptActivity activity, std::size_t most, const ItemTable& items);
    /// Puts them in order and leaves but the latest; returns by how much the memory has grown.
    qint64 order(std::size_t most, const ItemTable& items);

    std::vector<KeptActivity>& activities() { return m_activities; }
    const std::vector<KeptActivity>& activities() const { return m_activities; }
    /// Left out because they are before the latest ones.
    qint64 cut() const { return m_cut; }
    /// Left out because the same item and time was there, too.
    qint64 duplicates() const { return m_duplicates; }
    qint64 bytes() const { return m_textBytes + heldBytes(); }

private:
    qint64 heldBytes() const
    {
        return qint64(m_activities.capacity()) * qint64(sizeof(KeptActivity));
    }
    static qint64 textBytes(const KeptActivity& activity);
    void leaveOneOfEach(const ItemTable& items);

    std::vector<KeptActivity> m_activities;
    qint64 m_firstTime = std::numeric_limits<qint64>::min(); ///< what is before it is cut
    qint64 m_cut = 0;
    qint64 m_duplicates = 0;
    qint64 m_textBytes = 0;
};

} // namespace tandem::usersum
