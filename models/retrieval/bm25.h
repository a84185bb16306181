#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// Finding the documents that a query is about.
namespace tandem::retrieval {

/// Saturation of a term's count, and how much a document's length counts; the usual values.
inline constexpr double kBm25K1 = 1.5;
inline constexpr double kBm25B = 0.75;

/// The words of a text as BM25 compares them: after Unicode (UAX #29), case-folded and normalised
/// (NFKC), without punctuation; each Chinese character and each kana is a word.
QStringList bm25Words(const QString& text);

/// The Okapi BM25 score of each document (Robertson et al., Okapi at TREC-3, 1994), with Lucene's
/// idf, ln(1 + (N - n + 0.5) / (n + 0.5)), which is never negative. A word that the query repeats
/// counts each time. 0 for documents that share no word with the query.
QList<double> bm25Scores(const QString& query, const QStringList& documents);

/// The positions of the `k` documents with the highest scores, best first; of equal ones the one
/// that stands first. All of them where there are no more than `k`; documents with a score of 0
/// fill up what is missing.
QList<int> mostRelevant(const QString& query, const QStringList& documents, int k);

} // namespace tandem::retrieval
