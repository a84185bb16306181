#include "models/text/worddifference.h"

#include <QStringView>

#include <algorithm>
#include <vector>

namespace tandem {

namespace {

constexpr qsizetype kMostCompared = 1'000'000; ///< pairs of words

QList<Utf16Span> wordSpans(const QString& text)
{
    QList<Utf16Span> words;
    qsizetype start = -1;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool isBlank = i == text.size() || text.at(i).isSpace();
        if (!isBlank && start < 0)
            start = i;
        if (isBlank && start >= 0) {
            words.append({start, i - start});
            start = -1;
        }
    }
    return words;
}

/// A text and its words that are still to be compared, from `first` up to `end`.
struct ComparedText
{
    explicit ComparedText(const QString& whole)
        : text(whole)
        , words(wordSpans(whole))
        , end(words.size())
    {
    }

    QStringView word(qsizetype at) const
    {
        return QStringView(text).mid(words.at(at).start, words.at(at).length);
    }
    qsizetype count() const { return end - first; }
    /// Adds a word to the spans: to the last one where that is its neighbour.
    void mark(qsizetype at)
    {
        const Utf16Span& word = words.at(at);
        if (!marked.isEmpty() && at > 0 && marked.constLast().end() == words.at(at - 1).end())
            marked.last().length = word.end() - marked.constLast().start;
        else
            marked.append(word);
    }

    const QString& text;
    QList<Utf16Span> words;
    qsizetype first = 0;
    qsizetype end;
    QList<Utf16Span> marked;
};

/// The length of the longest common subsequence of words from each place on.
class CommonWords final
{
public:
    CommonWords(const ComparedText& before, const ComparedText& after)
        : m_columns(std::size_t(after.count()) + 1)
        , m_lengths((std::size_t(before.count()) + 1) * m_columns)
    {
        for (qsizetype i = before.count() - 1; i >= 0; --i) {
            for (qsizetype j = after.count() - 1; j >= 0; --j)
                m_lengths[place(i, j)] =
                    before.word(before.first + i) == after.word(after.first + j)
                        ? 1 + from(i + 1, j + 1)
                        : std::max(from(i + 1, j), from(i, j + 1));
        }
    }
    int from(qsizetype i, qsizetype j) const { return m_lengths[place(i, j)]; }

private:
    std::size_t place(qsizetype i, qsizetype j) const
    {
        return std::size_t(i) * m_columns + std::size_t(j);
    }

    std::size_t m_columns;
    std::vector<int> m_lengths;
};

void leaveOutWhatIsSame(ComparedText& before, ComparedText& after)
{
    while (before.count() > 0 && after.count() > 0 &&
           before.word(before.first) == after.word(after.first)) {
        ++before.first;
        ++after.first;
    }
    while (before.count() > 0 && after.count() > 0 &&
           before.word(before.end - 1) == after.word(after.end - 1)) {
        --before.end;
        --after.end;
    }
}

void markDifferences(ComparedText& before, ComparedText& after)
{
    const CommonWords common(before, after);
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < before.count() || j < after.count()) {
        const bool both = i < before.count() && j < after.count();
        if (both && before.word(before.first + i) == after.word(after.first + j)) {
            ++i;
            ++j;
        } else if (j == after.count() ||
                   (i < before.count() && common.from(i + 1, j) >= common.from(i, j + 1))) {
            before.mark(before.first + i++);
        } else {
            after.mark(after.first + j++);
        }
    }
}

} // namespace

WordDifference wordDifference(const QString& before, const QString& after)
{
    ComparedText first(before);
    ComparedText second(after);
    leaveOutWhatIsSame(first, second);
    if (first.count() * second.count() <= kMostCompared) {
        markDifferences(first, second);
    } else {
        for (ComparedText* side : {&first, &second}) {
            for (qsizetype i = side->first; i < side->end; ++i)
                side->mark(i);
        }
    }
    return {first.marked, second.marked};
}

} // namespace tandem
