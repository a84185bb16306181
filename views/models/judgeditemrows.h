#pragma once

#include "models/kgds/judgementreview.h"
#include "ui/rows/rowkey.h"
#include "ui/rows/rowsof.h"
#include "views/models/samplefocus.h"
#include "views/models/shownsystemsample.h"

#include <QList>
#include <QSet>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

/// What people say of the decisions of an output, as far as the person who looks may know.
struct ItemWords
{
    std::optional<Stance> own;
    bool differ = false;
    bool operator==(const ItemWords&) const = default;
};

/// A fact, an opinion, why it is not covered, or what stands by itself; or the headline of some.
struct JudgedItemRow
{
    bool isHeadline = false;
    kgds::JudgementDecision decision; ///< of a headline the first under it
    int alone = -1;                   ///< place in ShownOutput::alone
    QString text;
    QString group; ///< of a fact "Paragraph 3"
    kgds::FactType factType = kgds::FactType::KeyBackSupporting;
    bool isJudged = true; ///< the verifier was asked about it
    kgds::Conclusion conclusion = kgds::Conclusion::None;
    std::optional<kgds::ErrorType> error;
    int answer = 0; ///< of what stands by itself (kgds::LoneDecision::answers)
    /// What the verifier says of the output beside it; none without one.
    std::optional<kgds::Conclusion> beside;
    std::optional<kgds::ErrorType> errorBeside;
    ItemWords words;
    bool verifiersDiffer = false;
    bool isDrawn = false;
    bool operator==(const JudgedItemRow&) const = default;
};

/// The items of a sample in the order in which they are reviewed, with headlines; only what is in
/// focus, or `kept`. `words` is asked about each decision, what stands by itself by its place.
QList<JudgedItemRow> judgedItemRows(const ShownSystemSample& sample, const SampleFocus& focus,
    const QSet<RowKey>& kept, const kgds::JudgementReviews& own,
    const std::function<ItemWords(const kgds::JudgementDecision&, int alone)>& words);

/// Under which an item stands in a list.
RowKey judgedItemKey(const kgds::JudgementDecision& decision, int alone);

/// "covered", "IRU", "experts": what stands on its badge.
QString verdictWord(const JudgedItemRow& row);
/// Cards of such rows.
RowSpec<JudgedItemRow> judgedItemSpec();
/// With room for a line where any of them has something to say in it.
CardShape judgedItemShape(const QList<JudgedItemRow>& rows);

} // namespace tandem
