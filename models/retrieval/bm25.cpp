#include "models/retrieval/bm25.h"

#include "models/text/codepoints.h"

#include <QHash>
#include <QSet>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem::retrieval {

namespace {

bool isWordOfItsOwn(char32_t character)
{
    switch (QChar::script(character)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
        return true;
    default:
        return false;
    }
}

/// Adds the words of a stretch between two word boundaries: itself, or its characters.
void addWords(QStringView piece, QStringList& words)
{
    QString word;
    const auto finish = [&] {
        if (!word.isEmpty())
            words.append(word);
        word.clear();
    };
    bool hasLetter = false;
    for (qsizetype i = 0; i < piece.size();) {
        const char32_t character = codePointAt(piece, i);
        const qsizetype length = unitsOf(character);
        if (isWordOfItsOwn(character))
            finish();
        word += piece.sliced(i, length);
        hasLetter = hasLetter || QChar::isLetterOrNumber(character);
        if (isWordOfItsOwn(character))
            finish();
        i += length;
    }
    if (hasLetter)
        finish();
}

/// How often each word stands in a document, and how many words it has.
struct CountedDocument
{
    QHash<QString, int> counts;
    double length = 0.0;
};

CountedDocument countedDocument(const QString& text)
{
    CountedDocument document;
    const QStringList words = bm25Words(text);
    document.length = double(words.size());
    for (const QString& word : words)
        ++document.counts[word];
    return document;
}

} // namespace

QStringList bm25Words(const QString& text)
{
    const QString folded = text.normalized(QString::NormalizationForm_KC)
                               .toCaseFolded()
                               .normalized(QString::NormalizationForm_KC);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, folded);
    QStringList words;
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end != -1; end = finder.toNextBoundary()) {
        addWords(QStringView(folded).sliced(start, end - start), words);
        start = end;
    }
    return words;
}

QList<double> bm25Scores(const QString& query, const QStringList& documents)
{
    QList<CountedDocument> all;
    double words = 0.0;
    for (const QString& document : documents) {
        all.append(countedDocument(document));
        words += all.last().length;
    }
    QList<double> scores(documents.size(), 0.0);
    if (words == 0.0)
        return scores;
    const double count = double(documents.size());
    const double meanLength = words / count;
    const CountedDocument asked = countedDocument(query);
    // In the order of the alphabet, so that sums come out the same every time.
    QStringList terms = asked.counts.keys();
    terms.sort();
    for (const QString& term : std::as_const(terms)) {
        const auto holders = double(std::count_if(all.cbegin(), all.cend(),
            [&](const CountedDocument& document) { return document.counts.contains(term); }));
        const double idf = std::log(1.0 + (count - holders + 0.5) / (holders + 0.5));
        for (qsizetype i = 0; i < all.size(); ++i) {
            const double times = all.at(i).counts.value(term);
            const double norm = kBm25K1 * (1.0 - kBm25B + kBm25B * all.at(i).length / meanLength);
            scores[i] += asked.counts.value(term) * idf * times * (kBm25K1 + 1.0) / (times + norm);
        }
    }
    return scores;
}

QList<int> mostRelevant(const QString& query, const QStringList& documents, int k)
{
    const QList<double> scores = bm25Scores(query, documents);
    QList<int> order(documents.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(
        order.begin(), order.end(), [&](int a, int b) { return scores.at(a) > scores.at(b); });
    order.resize(std::clamp<qsizetype>(k, 0, order.size()));
    return order;
}

} // namespace tandem::retrieval
