#include "models/agreement/agreement.h"

#include "models/inference/intervals.h"
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
    return AgreementWords::tr("Both gave the same answer to every item: chance agreement is 1, so "
                              "kappa is undefined (0/0).");
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

/// The sum of squares of how far items agree, around its mean.
double agreementSquares(
    const PairedAnswers& answers, const AgreementWeights& weights, double observed)
{
    double squares = 0.0;
    for (const PairedAnswers::Cell& cell : answers.cells)
        squares += double(cell.times) * std::pow(weights.between(cell.a, cell.b) - observed, 2);
    return squares;
}

void addKappaInterval(KappaFigure& figure, double error)
{
    const double n = double(figure.kappa.n);
    const double kappa = *figure.kappa.value;
    figure.largeSample = Interval{kappa - inference::kZ95 * error, kappa + inference::kZ95 * error};
    // That error takes the mean of the sample for the true one.
    figure.kappa.interval = agreementInterval(
        {*figure.observed, *figure.expected, n, figure.squares}, error * std::sqrt(n / (n - 1.0)));
}

qint64 agreedItems(const PairedAnswers& answers)
{
    qint64 agreed = 0;
    for (const PairedAnswers::Cell& cell : answers.cells)
        agreed += cell.a == cell.b ? cell.times : 0;
    return agreed;
}

} // namespace

Figure percentAgreement(const ContingencyTable& table)
{
    return percentAgreement(PairedAnswers::of(table));
}

Figure percentAgreement(const PairedAnswers& answers, Intervals intervals)
{
    if (answers.n == 0)
        return Figure::undefined(noCommonItem(), 0);
    const qint64 agreed = agreedItems(answers);
    return intervals == Intervals::Computed
               ? inference::shareWithClopperPearson(agreed, answers.n)
               : Figure::defined(double(agreed) / double(answers.n), answers.n);
}

KappaFigure cohenKappa(const ContingencyTable& table)
{
    return cohenKappa(PairedAnswers::of(table), AgreementWeights::identity(table.categories()));
}

KappaFigure cohenKappa(
    const PairedAnswers& answers, const AgreementWeights& weights, Intervals intervals)
{
    KappaFigure figure;
    if (answers.n == 0) {
        figure.kappa = Figure::undefined(noCommonItem(), 0);
        return figure;
    }
    if (answers.cells.size() == 1 && answers.cells.first().a == answers.cells.first().b) {
        figure.kappa = Figure::undefined(oneAnswerOnly(), answers.n);
        figure.observed = figure.expected = 1.0;
        return figure;
    }

    const QList<int> used = answers.usedCategories();
    const AgreementWeights stretched = weights.stretchedTo(used);
    const Margins margins = marginsOf(answers, used, stretched);
    const double kappa = (margins.observed - margins.expected) / (1.0 - margins.expected);
    figure.kappa = Figure::defined(kappa, answers.n);
    figure.observed = margins.observed;
    figure.expected = margins.expected;
    if (intervals == Intervals::Computed && answers.n > 1) {
        figure.squares = agreementSquares(answers, stretched, margins.observed);
        addKappaInterval(figure, kappaStandardError(answers, stretched, margins, kappa));
    }
    return figure;
}

} // namespace tandem
