#pragma once

#include <QHashFunctions>
#include <QString>

/// Everything that people judge, whatever it is.
namespace tandem {

/// Something whose decisions are judged together: an evaluation, a judgement of an output.
struct SubjectKey
{
    int kind = -1; ///< as in the table verdict
    qint64 id = 0;
    bool isValid() const { return id > 0; }
    bool operator==(const SubjectKey&) const = default;
};

/// One decision of a model that people judge.
struct ItemKey
{
    SubjectKey subject;
    QString decision; ///< its key, "E3/match"
    bool operator==(const ItemKey&) const = default;
};

inline size_t qHash(const SubjectKey& key, size_t seed = 0)
{
    return qHashMulti(seed, key.kind, key.id);
}
inline size_t qHash(const ItemKey& key, size_t seed = 0)
{
    return qHashMulti(seed, key.subject, key.decision);
}

} // namespace tandem
