#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "models/kgds/systemoutput.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

/// Which fact or opinion of a sample each verdict of a number of files is about.
namespace tandem::kgds {

/// The facts or opinions of a sample, in the benchmark's order.
class JudgedItems final
{
public:
    static JudgedItems factsOf(const SampleRecord& sample);
    /// An opinion may also be written without the marks of its references.
    static JudgedItems opinionsOf(const SampleRecord& sample);

    qsizetype size() const { return m_texts.size(); }
    /// The first item with this text; none where the sample has no such item.
    std::optional<qsizetype> itemOf(const QString& text) const;
    /// Whether the item at `place` has the same text as `item`.
    bool areAlike(qsizetype place, qsizetype item) const { return m_texts.at(place) == item; }

private:
    void add(const QString& text);

    QList<qsizetype> m_texts; ///< of each item the first one with the same text
    QHash<QString, qsizetype> m_items;
};

struct PlacedVerdict
{
    Conclusion conclusion = Conclusion::None;
    std::optional<qsizetype> item; ///< by its text, where one is given
};

/// One file of verdicts.
struct VerdictFile
{
    std::optional<qint64> number; ///< that it is ordered by
    QString place;                ///< what errors call it
    QList<PlacedVerdict> verdicts;
    std::optional<qint64> opinion{}; ///< that its name says it is about
};

/// The conclusions on all items. As many verdicts as items are taken one by one, and texts that are
/// given have to be those of the items; of fewer the texts say which items they are about, and the
/// others have no conclusion. InvalidInput, with the file: two files with one number, or named
/// after one opinion without a text that says which one each is about, more verdicts than items,
/// texts of other items or in another order, too few verdicts without texts.
Expected<QList<Conclusion>> alignedConclusions(
    QList<VerdictFile> files, const JudgedItems& items, qint64 sample);

} // namespace tandem::kgds
