#pragma once

#include <QList>
#include <QStringList>

namespace tandem {

/// How much two answers of one item agree: 1 where they are the same, less the farther they are
/// apart. Works in time and memory of the categories asked about, not of their square, but for
/// ratio() and sets().
class AgreementWeights final
{
public:
    /// 1 for the same category, 0 for any two: nominal answers.
    static AgreementWeights identity(int categories);
    /// 1 - distance / greatest distance between the categories' `places`, which rise.
    static AgreementWeights linear(const QList<double>& places);
    /// 1 - the same squared: (J. L. Fleiss and J. Cohen, Educ. Psychol. Meas. 33, 1973), and
    /// Krippendorff's metric of interval data.
    static AgreementWeights quadratic(const QList<double>& places);
    /// 1 - ((a - b) / (a + b))^2, Krippendorff's metric of ratio data; `values` rise from 0 or
    /// more.
    static AgreementWeights ratio(const QList<double>& values);
    /// Of sets of labels: 1 - MASI distance (R. Passonneau, LREC 2006), that is the share of common
    /// labels among those of both, times 1 for the same set, 2/3 where one is part of the other,
    /// 1/3 where they overlap. `sets` are without repetition; two empty ones are the same.
    static AgreementWeights sets(const QList<QStringList>& sets);

    /// The same weights, stretched to reach 0 between the first and the last of these `categories`,
    /// which rise, at least one. Coefficients beyond chance of answers in these alone stay as they
    /// are, and keep their digits beside categories far away. Not for asking about others.
    AgreementWeights stretchedTo(const QList<int>& categories) const;

    int categories() const { return m_categories; }
    /// 0 .. 1 of two categories.
    double between(int a, int b) const;
    /// For each of these `categories`, which rise, the sum of its weight with each of them times
    /// the `mass` (0 or more) of that one.
    QList<double> applied(const QList<int>& categories, const QList<double>& mass) const;
    /// The same for all categories.
    QList<double> applied(const QList<double>& mass) const;
    /// The sum of all weights, each category with each.
    double sum() const;

private:
    enum class Kind { Identity, Linear, Quadratic, Ratio, Sets };

    AgreementWeights(Kind kind, const QList<double>& values);
    QList<double> appliedToSets(const QList<int>& categories, const QList<double>& mass) const;

    Kind m_kind;
    int m_categories = 0;
    QList<double> m_values;    ///< of the categories; none where identity
    QList<double> m_places;    ///< the same from 0 to 1 where linear or quadratic
    double m_widest = 1.0;     ///< the distance of ratio data that has the weight 0
    QList<QStringList> m_sets; ///< of the categories, sorted; none but of sets
};

/// Places 0, 1, 2 ...: weights by the number of a category, whatever it stands for.
QList<double> placesByNumber(int categories);
/// The same counting `used` ones only, which rise: each of these has the place that it has among
/// them, others share that of the next.
QList<double> placesAmong(const QList<int>& used, int categories);

} // namespace tandem
