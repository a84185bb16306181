#pragma once

#include "models/cancel.h"
#include "models/metrics/measure.h"
#include "models/metrics/measurebasis.h"
#include "models/metrics/vocabulary.h"

#include <QList>
#include <QString>

#include <atomic>
#include <cstddef>
#include <limits>
#include <memory>
#include <vector>

namespace tandem::metrics {

class Synonyms;

/// What the comparisons of one scorer share.
struct ScorerTools
{
    std::shared_ptr<Vocabulary> words; ///< begun anew when it holds too much
    const Synonyms* synonyms = nullptr;
    const std::atomic_bool* cancel = nullptr;
};

/// A text as a comparison has read it.
class ReadText
{
public:
    ReadText() = default;
    virtual ~ReadText() = default;
    Q_DISABLE_COPY_MOVE(ReadText)
};

/// The references of a pair as a comparison has read them; one at least.
using SeveralTexts = std::vector<const ReadText*>;

/// Returns the best or the mean of a candidate's scores with each of its references, as
/// MeasureInfo::several says; without a value where one of them has none, since that might have
/// been the best.
Score scoreOfReferences(Measure measure, const QList<Score>& scores);

/// Reads texts as some measures see them, and compares what it read. Keeps its tables between
/// texts, hence one for each scorer. When the tools' flag is raised it returns soon, with results
/// that mean nothing.
class TextComparison
{
public:
    TextComparison() = default;
    virtual ~TextComparison() = default;
    Q_DISABLE_COPY_MOVE(TextComparison)

    virtual std::unique_ptr<ReadText> newText() const = 0;
    /// Reads what `measures` need; they are among those that this comparison is of.
    virtual void read(const QString& text, const QList<Measure>& measures, ReadText& into) = 0;
    /// How many words the measure sees in a text, for its MeasureInfo::fewestWords.
    virtual std::size_t wordCount(Measure measure, const ReadText& text) const = 0;
    virtual Score score(Measure measure, const ReadText& reference, const ReadText& candidate) = 0;
    /// What that score stands on, computed in the same way.
    virtual MeasureBasis basis(
        Measure measure, const ReadText& reference, const ReadText& candidate) = 0;
    /// The score with several references, as MeasureInfo::several says.
    virtual Score scoreOfSeveral(
        Measure measure, const SeveralTexts& references, const ReadText& candidate);
    /// What that score stands on where the references count together; else none.
    virtual MeasureBasis basisOfSeveral(
        Measure measure, const SeveralTexts& references, const ReadText& candidate);
};

/// A comparison of texts that are read into a `Text`.
template <typename Text>
class ComparisonOf : public TextComparison
{
public:
    explicit ComparisonOf(const ScorerTools& tools)
        : m_tools(tools)
    {
    }
    std::unique_ptr<ReadText> newText() const final { return std::make_unique<Read>(); }
    void read(const QString& text, const QList<Measure>& measures, ReadText& into) final
    {
        readText(text, measures, static_cast<Read&>(into).text);
    }
    std::size_t wordCount(Measure measure, const ReadText& text) const final
    {
        return countWords(measure, textOf(text));
    }
    Score score(Measure measure, const ReadText& reference, const ReadText& candidate) final
    {
        return compare(measure, textOf(reference), textOf(candidate));
    }
    MeasureBasis basis(Measure measure, const ReadText& reference, const ReadText& candidate) final
    {
        return basisOf(measure, textOf(reference), textOf(candidate));
    }

protected:
    static const Text& textOf(const ReadText& text) { return static_cast<const Read&>(text).text; }

    const ScorerTools& m_tools;

private:
    class Read final : public ReadText
    {
    public:
        Text text;
    };

    virtual void readText(const QString& text, const QList<Measure>& measures, Text& into) = 0;
    virtual std::size_t countWords(Measure, const Text&) const
    {
        return std::numeric_limits<std::size_t>::max();
    }
    virtual Score compare(Measure measure, const Text& reference, const Text& candidate) = 0;
    virtual MeasureBasis basisOf(Measure, const Text&, const Text&) { return {}; }
};

/// For MeasureInfo::newComparison.
template <typename Comparison>
std::unique_ptr<TextComparison> makeComparison(const ScorerTools& tools)
{
    return std::make_unique<Comparison>(tools);
}

} // namespace tandem::metrics
