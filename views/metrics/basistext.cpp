#include "views/metrics/basistext.h"

#include "models/results/spelling.h"
#include "views/metrics/metricsviewwords.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kBasisDecimals = 4;
constexpr int kBasisDigits = 2;
constexpr qsizetype kBasisWords = 8;       ///< those of JSD that are named
constexpr qsizetype kBasisWordLength = 24; ///< letters of one of them

const QString kBasisBetween = QStringLiteral(" · ");

QString basisNumber(double value)
{
    const bool isTiny = value > 0.0 && value < 0.5e-4;
    return isTiny ? results::significantText(value, kBasisDigits)
                  : results::numberText(value, kBasisDecimals);
}

QString basisCount(qint64 count)
{
    return results::countText(count);
}

QString orderText(const metrics::BleuBasis::Order& order, int words)
{
    const QString text =
        MetricsViewWords::tr("%1-grams %2 of %3", "number of words, matches, all")
            .arg(QLocale().toString(words), basisCount(order.matches), basisCount(order.total));
    return order.isReplaced
               ? MetricsViewWords::tr("%1 (counted as %2)", "matches of n-grams, a precision")
                     .arg(text, basisNumber(order.precision))
               : MetricsViewWords::tr("%1 (%2)", "matches of n-grams, their share")
                     .arg(text, basisNumber(order.precision));
}

QString textOf(const metrics::BleuBasis& basis)
{
    QStringList parts;
    for (qsizetype order = 0; order < basis.orders.size(); ++order)
        parts += orderText(basis.orders.at(order), int(order) + 1);
    parts += MetricsViewWords::tr("geometric mean %1 × brevity penalty %2 (words %3, reference %4) "
                                  "= %5")
                 .arg(basisNumber(basis.geometricMean), basisNumber(basis.brevityPenalty),
                     basisCount(basis.candidateWords), basisCount(basis.referenceWords),
                     basisNumber(basis.value()));
    return parts.join(kBasisBetween);
}

QString textOf(const metrics::MeteorBasis& basis)
{
    if (basis.matches == 0)
        return MetricsViewWords::tr(
            "none of the candidate's %1 words matches one of the reference's %2")
            .arg(basisCount(basis.candidateWords), basisCount(basis.referenceWords));
    return QStringList{MetricsViewWords::tr("precision %1 (%2 of %3)")
                           .arg(basisNumber(basis.precision), basisCount(basis.matches),
                               basisCount(basis.candidateWords)),
        MetricsViewWords::tr("recall %1 (%2 of %3)")
            .arg(basisNumber(basis.recall), basisCount(basis.matches),
                basisCount(basis.referenceWords)),
        MetricsViewWords::tr("chunks %1, penalty %2", "runs of matches")
            .arg(basisCount(basis.chunks), basisNumber(basis.penalty)),
        MetricsViewWords::tr("weighted mean %1 × (1 − %2) = %3", "the latter a penalty")
            .arg(basisNumber(basis.mean), basisNumber(basis.penalty), basisNumber(basis.value()))}
        .join(kBasisBetween);
}

QString wordText(const metrics::JsdBasis::Word& word)
{
    const auto percent = [](double share) {
        return MetricsViewWords::tr("%1 %", "a share").arg(results::numberText(100.0 * share, 1));
    };
    // Within marks of its own, so that a word of another script moves nothing.
    const QString name =
        QChar(0x2068) + results::beginning(word.word, kBasisWordLength) + QChar(0x2069);
    return MetricsViewWords::tr("“%1” %2 and %3 (%4)",
        "a word, its share of the reference and of the candidate, its part of the value")
        .arg(name, percent(word.referenceShare), percent(word.candidateShare),
            basisNumber(word.part));
}

QString textOf(const metrics::JsdBasis& basis)
{
    QStringList parts{
        MetricsViewWords::tr("reference: %1 words, %2 distinct", "numbers of words")
            .arg(basisCount(basis.referenceWords), basisCount(basis.referenceDifferent)),
        MetricsViewWords::tr("candidate: %1 words, %2 distinct", "numbers of words")
            .arg(basisCount(basis.candidateWords), basisCount(basis.candidateDifferent)),
        MetricsViewWords::tr("%1 distinct words in both").arg(basisCount(basis.shared)),
        MetricsViewWords::tr(
            "divergence from the mean distribution: (reference %1 + candidate %2) / 2 = %3")
            .arg(basisNumber(basis.referenceDivergence), basisNumber(basis.candidateDivergence),
                basisNumber(basis.value()))};
    QStringList words;
    for (const metrics::JsdBasis::Word& word :
        basis.words.first(std::min(kBasisWords, basis.words.size()))) {
        if (word.part > 0.0)
            words += wordText(word);
    }
    if (!words.isEmpty())
        parts += MetricsViewWords::tr("largest contributions (reference and candidate): %1")
                     .arg(words.join(QStringLiteral(", ")));
    return parts.join(kBasisBetween);
}

QString textOf(std::monostate)
{
    return {};
}

} // namespace

QString basisText(const metrics::MeasureBasis& basis)
{
    return std::visit([](const auto& of) { return textOf(of); }, basis);
}

} // namespace tandem
