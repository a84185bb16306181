#include "models/agreement/agreement.h"

#include "models/agreement/intervals.h"
#include "models/words.h"

#include <QList>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem {

namespace {

QString noCommonItem()
{
    return AgreementWords::tr("No item has been answered by both, so there is nothing to compare.");
}

QString oneAnswerOnly()
{
    return AgreementWords::tr(
        "Both gave one and the same answer to every item. Agreement by chance is then already "
        "complete, and kappa would be zero divided by zero.");
}

/// The table by shares, over the categories that one of the two used.
struct Margins
{
    QList<int> categories;
    QList<double> ofA;   ///< share of each category among the answers of A
    QList<double> ofB;   ///< among those of B
    QList<double> nearA; ///< how far an answer of each category agrees with those of A, on average
    QList<double> nearB; ///< with those of B
    double observed = 0.0;
    double expected = 0.0;

    qsizetype at(int category) const
    {
        return std::lower_bound(categories.cbegin(), categories.cend(), category) -
               categories.cbegin();
    }
};

Margins marginsOf(
    const PairedAnswers& answers, const QList<int>& categories, const AgreementWeights& weights)
{
    Margins margins;
    margins.categories = categories;
    margins.ofA.fill(0.0, margins.categories.size());
    margins.ofB = margins.ofA;
    for (const PairedAnswers::Cell& cell : answers.cells) {
        const double share = double(cell.times) / double(answers.n);
        margins.ofA[margins.at(cell.a)] += share;
        margins.ofB[margins.at(cell.b)] += share;
        margins.observed += share * weights.between(cell.a, cell.b);
    }
    margins.nearA = weights.applied(margins.categories, margins.ofA);
    margins.nearB = weights.applied(margins.categories, margins.ofB);
    margins.expected =
        std::inner_product(margins.ofA.cbegin(), margins.ofA.cend(), margins.nearB.cbegin(), 0.0);
    return margins;
}

/// The large-sample standard error of kappa: Fleiss, Cohen and Everitt (1969), formula 9, around
/// its mean so that nothing cancels where there is no spread.
double kappaStandardError(const PairedAnswers& answers, const AgreementWeights& weights,
    const Margins& margins, double kappa)
{
    const double n = double(answers.n);
    const double mean = kappa - margins.expected * (1.0 - kappa);
    double variance = 0.0;
    for (const PairedAnswers::Cell& cell : answers.cells) {
        const double chance =
            margins.nearB.at(margins.at(cell.a)) + margins.nearA.at(margins.at(cell.b));
        variance += double(cell.times) / n *
                    std::pow(weights.between(cell.a, cell.b) - chance * (1.0 - kappa) - mean, 2);
    }
    return std::sqrt(variance / n) / (1.0 - margins.expected);
}

qint64 agreedItems(const PairedAnswers& answers)
{
    qint64 agreed = 0;
    for (const PairedAnswers::Cell& cell : answers.cells)
        agreed += cell.a == cell.b ? cell.times : 0;
    return agreed;
}

} // namespace

Figure shownCoefficient(Figure coefficient)
{
    if (coefficient.interval) {
        coefficient.interval->low = std::max(coefficient.interval->low, -1.0);
        coefficient.interval->high = std::min(coefficient.interval->high, 1.0);
    }
    return coefficient;
}

Figure percentAgreement(const ContingencyTable& table)
{
    return percentAgreement(PairedAnswers::of(table));
}

Figure percentAgreement(const PairedAnswers& answers)
{
    if (answers.n == 0)
        return Figure::undefined(noCommonItem(), 0);
    return shareWithWilson(double(agreedItems(answers)), answers.n);
}

KappaFigure cohenKappa(const ContingencyTable& table)
{
    return cohenKappa(PairedAnswers::of(table), AgreementWeights::identity(table.categories()));
}

KappaFigure cohenKappa(const PairedAnswers& answers, const AgreementWeights& weights)
{
    if (answers.n == 0)
        return {Figure::undefined(noCommonItem(), 0), {}, {}};
    if (answers.cells.size() == 1 && answers.cells.first().a == answers.cells.first().b)
        return {Figure::undefined(oneAnswerOnly(), answers.n), 1.0, 1.0};

    const QList<int> used = answers.usedCategories();
    const AgreementWeights stretched = weights.stretchedTo(used);
    const Margins margins = marginsOf(answers, used, stretched);
    const double kappa = (margins.observed - margins.expected) / (1.0 - margins.expected);
    std::optional<Interval> interval;
    if (answers.n > 1) {
        const double half = kZ95 * kappaStandardError(answers, stretched, margins, kappa);
        interval = Interval{kappa - half, kappa + half};
    }
    return {Figure::defined(kappa, answers.n, interval), margins.observed, margins.expected};
}

} // namespace tandem
