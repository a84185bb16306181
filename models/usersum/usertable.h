#pragma once

#include <QtGlobal>

#include <vector>

namespace tandem::usersum {

/// How many activities each user has, users being known by a hash of their key.
class UserTable final
{
public:
    static constexpr quint32 notKept = ~quint32(0);

    struct User
    {
        quint64 hash = 0;       ///< 0: no user
        quint32 rows = 0;       ///< activities
        quint32 kept = notKept; ///< where the activities are kept, if they are
    };

    /// The user with this hash, added with no activities where there is none. Valid until the next
    /// call.
    User& userOf(quint64 hash);
    /// Leaves out all users with a hash above `most`; returns how many activities they have.
    qint64 forgetAbove(quint64 most);

    std::size_t size() const { return m_size; }
    /// Whether one user more takes twice the memory.
    bool isFull() const { return 3 * (m_size + 1) > 2 * m_slots.size(); }
    qint64 bytes() const { return qint64(m_slots.size()) * qint64(sizeof(User)); }
    /// Calls `see` with each user.
    template <typename See>
    void each(const See& see)
    {
        for (User& user : m_slots) {
            if (user.hash != 0)
                see(user);
        }
    }

private:
    void setSlots(std::size_t count);

    std::vector<User> m_slots; ///< a power of two, at most two thirds full
    std::size_t m_size = 0;
};

} // namespace tandem::usersum
