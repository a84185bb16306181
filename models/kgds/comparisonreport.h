#pragma once

#include "models/kgds/systemcomparison.h"
#include "models/kgds/systemrelations.h"
#include "models/kgds/verifieragreement.h"
#include "models/results/report.h"

/// Comparisons of systems and of verifiers, laid out.
namespace tandem::kgds {

/// A row for each system: mean, letters, tier. `pattern` is that of all of them.
results::Section standingsSection(const SystemComparison& comparison, Pattern pattern);
/// A row for each pair: the test, and the smallest difference that as many samples could show.
results::Section comparedPairsSection(const SystemComparison& comparison, Pattern pattern);
/// What self-reflection changes, with tests.
results::Section reflectionSection(
    const QList<ReflectionChange>& changes, Pattern pattern, TableMetric metric);
/// EBS-AOS against ABS-AOS of each model, with tests, and the average of both.
results::Section patternGapsSection(const QList<PatternGap>& gaps, TableMetric metric);
/// What the classes of retrievers are, as a sentence below a table or a figure.
QString retrieverClassesNote();
/// Paragraph retrieval ratios and classes of retrievers.
results::Section retrieversSection(const QList<RetrieverStanding>& standings);
/// A row for each system: F1, CAO-R, and how far above the line; correlations in the notes.
results::Section integrationSection(const Integration& integration, Pattern pattern);
/// The correlations for programs, a row for each coefficient.
results::Section correlationsSection(const Integration& integration, Pattern pattern);
/// Agreement of each two verifiers.
results::Section verifierPairsSection(
    const QList<VerifierPair>& pairs, const QList<Verifier>& verifiers);
/// A row for each system of each verifier: its rank, and how often it keeps it.
results::Section verifierRankingsSection(
    const QList<VerifierRanking>& rankings, const QList<Verifier>& verifiers);
/// Kendall's tau of each two verifiers.
results::Section rankAgreementsSection(
    const QList<RankAgreement>& agreements, const QList<Verifier>& verifiers);

} // namespace tandem::kgds
