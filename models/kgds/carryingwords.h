#pragma once

#include "models/text/span.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

/// Which words of a summary carry a fact or an opinion.
namespace tandem::kgds {

/// How the words were found.
enum class CarriedBy {
    Nothing,  ///< they were not
    Quote,    ///< the judge's explanation quotes them
    Likeness, ///< the sentence that has most of the item's words
};

struct CarryingWords
{
    CarriedBy by = CarriedBy::Nothing;
    QList<Utf16Span> spans; ///< of the summary, in order, without overlap
    bool operator==(const CarryingWords&) const = default;
};

/// The least share of an item's words, weighted by how rare they are in the summary, that a
/// sentence must have to be taken for its carrier. Below, a sentence is likelier to share the topic
/// than the statement, and a mark in the wrong place misleads more than none.
inline constexpr double kLeastCarried = 0.5;

/// What an explanation puts between quotation marks, without the marks; what is too short to name a
/// place is left out.
QStringList quotesOf(const QString& explanation);

/// Finds the carriers of many items in one summary.
class CarrierSearch final
{
public:
    explicit CarrierSearch(const QString& summary);

    /// The words that `explanation` quotes from the summary (but for case, white space, quotation
    /// marks and dashes), else the sentence that is most like `item`; nothing where none is alike
    /// enough, or several are equally.
    CarryingWords of(const QString& item, const QString& explanation) const;
    /// What is quoted alone: of an item that is not covered no sentence is the carrier, but a judge
    /// may point at what misled.
    CarryingWords quoted(const QString& explanation) const;

private:
    using Stems = QSet<QString>;
    struct Sentence
    {
        Utf16Span span;
        Stems stems;
    };

    double weightOf(const QString& stem) const;
    double shareOf(const Stems& wanted, const Sentence& sentence) const;

    QString m_summary;
    QList<Sentence> m_sentences;
    QHash<QString, int> m_sentencesWith; ///< how many sentences have a stem
};

} // namespace tandem::kgds
