#include "models/agreement/agreement.h"
#include "models/agreement/chancecorrected.h"
#include "models/inference/intervals.h"
#include "testmain.h"

#include <QMap>
#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <random>

using namespace tandem;

namespace {

bool near(double one, double other, double tolerance = 1e-9)
{
    return std::abs(one - other) <= tolerance;
}

/// How items come about and are rated.
struct Design
{
    enum class Kind {
        Errors,  ///< raters say what an item is, or with some probability anything else
        Guesses, ///< of some items all say the same, of others each says something
        OneSided ///< the second rater takes some of the first category for the second one
    };
    Kind kind = Kind::Errors;
    int raters = 2;
    QList<double> shares;
    double missing = 0.0; ///< how likely a rating is not there
};

/// Of each coefficient what it is in the long run.
enum Coefficient { Kappa, Alpha, Fleiss, Ac1, BrennanPrediger, Percent, Coefficients };
using Truth = std::array<double, Coefficients>;

class Simulation final
{
public:
    Simulation(const Design& design, double agreement, quint64 seed)
        : m_design(design)
        , m_categories(int(design.shares.size()))
        , m_agreement(agreement)
        , m_random(seed)
    {
        const double q = m_categories;
        // a^2 + (1 - a)^2 / (q - 1) is the wanted agreement.
        const double sum = 1.0 + 1.0 / (q - 1.0);
        const double middle = 1.0 / (q - 1.0) / sum;
        m_right = middle +
                  std::sqrt(std::max(0.0, middle * middle - (1.0 / (q - 1.0) - agreement) / sum));
        m_taken = (1.0 - agreement) / design.shares.first();
    }

    bool isPossible() const { return m_design.kind != Design::Kind::OneSided || m_taken <= 1.0; }

    Truth truth() const
    {
        QList<double> first = m_design.shares;
        QList<double> second = first;
        double observed = m_agreement;
        if (m_design.kind == Design::Kind::Errors) {
            const double wrong = (1.0 - m_right) / (m_categories - 1.0);
            for (int k = 0; k < m_categories; ++k)
                first[k] = second[k] =
                    m_design.shares.at(k) * m_right + (1.0 - m_design.shares.at(k)) * wrong;
        } else if (m_design.kind == Design::Kind::OneSided) {
            second[0] *= 1.0 - m_taken;
            second[1] += m_design.shares.at(0) * m_taken;
        }
        double ofTwo = 0.0;
        double ofMany = 0.0;
        double gwet = 0.0;
        for (int k = 0; k < m_categories; ++k) {
            const double mean = (first.at(k) + second.at(k)) / 2.0;
            ofTwo += first.at(k) * second.at(k);
            ofMany += mean * mean;
            gwet += mean * (1.0 - mean) / (m_categories - 1.0);
        }
        if (m_design.kind == Design::Kind::Guesses)
            observed = m_agreement + (1.0 - m_agreement) * ofMany;
        const auto beyond = [&](double chance) { return (observed - chance) / (1.0 - chance); };
        return {beyond(ofTwo), beyond(ofMany), beyond(ofMany), beyond(gwet),
            beyond(1.0 / m_categories), observed};
    }

    /// The figures of so many items.
    std::array<Figure, Coefficients> draw(int items)
    {
        RatingCounts counts(m_categories);
        ContingencyTable table(m_categories);
        for (int item = 0; item < items; ++item) {
            const QList<int> said = drawItem();
            QList<int> perCategory(m_categories, 0);
            for (const int category : said)
                ++perCategory[category];
            counts.add(perCategory);
            if (said.size() == 2)
                table.add(said.at(0), said.at(1));
        }
        const bool ofTwo = m_design.raters == 2;
        return {ofTwo ? cohenKappa(table).kappa : Figure(), krippendorffAlpha(counts).figure,
            fleissKappa(counts).figure, gwetAc1(counts).figure, brennanPrediger(counts).figure,
            ofTwo ? percentAgreement(table) : pairwiseAgreement(counts).figure};
    }

private:
    double chance() { return double(m_random() >> 11) * 0x1p-53; }
    int drawCategory()
    {
        double left = chance();
        int category = 0;
        while (category + 1 < m_categories && left >= m_design.shares.at(category))
            left -= m_design.shares.at(category++);
        return category;
    }
    int otherThan(int category)
    {
        const int other = int(chance() * (m_categories - 1));
        return other >= category ? other + 1 : other;
    }

    QList<int> drawItem()
    {
        const int is = drawCategory();
        const bool isPlain = chance() < m_agreement;
        QList<int> said;
        for (int rater = 0; rater < m_design.raters; ++rater) {
            int says = is;
            if (m_design.kind == Design::Kind::Errors)
                says = chance() < m_right ? is : otherThan(is);
            else if (m_design.kind == Design::Kind::Guesses)
                says = isPlain ? is : drawCategory();
            else if (rater == 1 && is == 0 && chance() < m_taken)
                says = 1;
            if (m_design.missing == 0.0 || chance() >= m_design.missing)
                said.append(says);
        }
        return said;
    }

    Design m_design;
    int m_categories;
    double m_agreement;
    double m_right = 0.0; ///< how likely a rater says what an item is
    double m_taken = 0.0;
    std::mt19937_64 m_random;
};

/// Of one number of items and one coefficient: how often intervals hold at the least.
struct Held
{
    double least = 1.0;
    double widths = 0.0;
    int cells = 0;
};

QList<Design> designs()
{
    using enum Design::Kind;
    return {{Errors, 2, {0.5, 0.5}}, {Errors, 2, {0.7, 0.3}}, {Errors, 2, {0.9, 0.1}},
        {Errors, 2, {0.25, 0.25, 0.25, 0.25}}, {Errors, 2, {0.6, 0.2, 0.1, 0.05, 0.05}},
        {Errors, 3, {0.5, 0.5}}, {Errors, 3, {0.8, 0.2}}, {Errors, 5, {0.5, 0.3, 0.2}},
        {Errors, 3, {0.5, 0.3, 0.2}, 0.2}, {Guesses, 2, {0.5, 0.5}}, {Guesses, 2, {0.8, 0.2}},
        {Guesses, 2, {0.95, 0.05}}, {Guesses, 2, {0.6, 0.3, 0.1}}, {Guesses, 3, {0.9, 0.1}},
        {Guesses, 5, {0.8, 0.2}}, {Guesses, 3, {0.6, 0.4}, 0.2}, {OneSided, 2, {0.5, 0.5}},
        {OneSided, 2, {0.8, 0.2}}};
}

} // namespace

class TestAgreementInterval final : public QObject
{
    Q_OBJECT

private slots:
    void aShareHasClopperAndPearsonsInterval();
    void itemsThatAgreeInPartAreWorthMore();
    void aGreatErrorLeavesFewItems();
    void groupsThatAllAgreeCountAsOneItemEach();
    void anEndlessErrorLeavesNothingKnown();
    void copiesOfAnItemInAGroupAreASingleOne();
    void itemsOfAGroupThatDifferCountEach();
    void intervalsHoldFromFiveItemsOn();
};

void TestAgreementInterval::aShareHasClopperAndPearsonsInterval()
{
    // Textbook values.
    QVERIFY(near(inference::clopperPearson(4, 5).low, 0.28358, 1e-5));
    QVERIFY(near(inference::clopperPearson(4, 5).high, 0.99495, 1e-5));
    QVERIFY(near(inference::clopperPearson(0, 20).high, 0.16843, 1e-5));
    const double ofItems = std::sqrt(0.8 * 0.2 / 5.0);
    const Interval same = agreementInterval({0.8, 0.0, 5.0}, ofItems);
    QVERIFY(near(same.low, inference::clopperPearson(4, 5).low));
    QVERIFY(near(same.high, inference::clopperPearson(4, 5).high));
    // No error, however small, makes more of five items.
    QVERIFY(near(agreementInterval({0.8, 0.0, 5.0}, 0.01).low, same.low));
    QVERIFY(near(agreementInterval({0.8, 0.6, 5.0}, 0.01).low, (same.low - 0.6) / 0.4));
}

void TestAgreementInterval::itemsThatAgreeInPartAreWorthMore()
{
    QVERIFY(near(worthOfItems(0.7, 20 * 0.7 * 0.3, 20), 20.0));
    QCOMPARE(worthOfItems(1.0, 0.0, 7), 7.0);
    // Without any variance ten items of the greatest one still count.
    QVERIFY(near(worthOfItems(0.7, 0.0, 20), 60.0));
}

void TestAgreementInterval::aGreatErrorLeavesFewItems()
{
    const Interval narrow = agreementInterval({0.8, 0.5, 100.0}, 0.08);
    const Interval wide = agreementInterval({0.8, 0.5, 100.0}, 0.25);
    QVERIFY(wide.low < narrow.low && wide.high > narrow.high);
    QVERIFY(wide.high <= 1.0 && wide.low >= -1.0);
}

void TestAgreementInterval::groupsThatAllAgreeCountAsOneItemEach()
{
    const Interval groups = agreementInterval({1.0, 0.0, 60.0}, 0.0, 12);
    QVERIFY(near(groups.low, std::pow(0.025, 1.0 / 12.0)));
    QCOMPARE(groups.high, 1.0);
    // And few groups are more uncertain than their error.
    QVERIFY(agreementInterval({0.8, 0.0, 60.0}, 0.06, 12).low <
            agreementInterval({0.8, 0.0, 60.0}, 0.06).low);
}

void TestAgreementInterval::anEndlessErrorLeavesNothingKnown()
{
    const Interval all =
        agreementInterval({0.8, 0.5, 60.0}, std::numeric_limits<double>::infinity());
    QCOMPARE(all.low, -1.0);
    QCOMPARE(all.high, 1.0);
}

void TestAgreementInterval::copiesOfAnItemInAGroupAreASingleOne()
{
    const QList<double> once{1.0, 0.0, 1.0, 1.0, 1.0 / 3.0};
    QList<double> copied;
    QList<int> groups;
    for (int copy = 0; copy < 4; ++copy) {
        copied += once;
        groups += QList<int>{0, 1, 2, 3, 4};
    }
    QVERIFY(near(independentItems(once, {0, 1, 2, 3, 4}), 5.0));
    QVERIFY(near(independentItems(copied, groups), 5.0));
    const ObservedAgreement alone{2.0 / 3.0, 0.4, 5.0, 0.8};
    const ObservedAgreement counted =
        ObservedAgreement{2.0 / 3.0, 0.4, 20.0, 3.2}.ofAtMost(independentItems(copied, groups));
    QVERIFY(near(counted.worth(), alone.worth()));
    // Where all agree nothing tells items of a group apart.
    QVERIFY(near(independentItems(QList<double>(20, 1.0), groups), 5.0));
    QCOMPARE(independentItems({}, {}), 0.0);
}

void TestAgreementInterval::itemsOfAGroupThatDifferCountEach()
{
    QVERIFY(near(independentItems({1.0, 0.0, 0.0, 1.0}, {0, 0, 1, 1}), 4.0));
    // And no more than there are.
    const ObservedAgreement four{0.5, 0.0, 4.0};
    QCOMPARE(four.ofAtMost(9.0).items, 4.0);
    QCOMPARE(four.ofAtMost(3.0).worth(), 3.0);
}

/// What docs/measures.md says; TANDEM_SIMULATIONS=2000 gives its figures.
void TestAgreementInterval::intervalsHoldFromFiveItemsOn()
{
    const int asked = qEnvironmentVariableIntValue("TANDEM_SIMULATIONS");
    const int simulations = asked > 0 ? asked : 150;
    const QList<int> sizes =
        asked > 0 ? QList<int>{5, 6, 8, 10, 15, 20, 30, 50, 100, 200} : QList<int>{5, 10, 20, 60};
    const QList<double> agreements =
        asked > 0 ? QList<double>{0.6, 0.7, 0.8, 0.9, 0.94, 0.98} : QList<double>{0.6, 0.94};
    QMap<int, std::array<Held, Coefficients>> all;
    for (const Design& design : designs()) {
        for (const double agreement : agreements) {
            Simulation simulation(design, agreement, 1);
            if (!simulation.isPossible())
                continue;
            const Truth truth = simulation.truth();
            for (const int n : sizes) {
                std::array<int, Coefficients> held{};
                std::array<int, Coefficients> defined{};
                std::array<double, Coefficients> widths{};
                for (int i = 0; i < simulations; ++i) {
                    const auto figures = simulation.draw(n);
                    for (std::size_t c = 0; c < Coefficients; ++c) {
                        const auto& interval = figures[c].interval;
                        if (!interval)
                            continue;
                        ++defined[c];
                        widths[c] += interval->high - interval->low;
                        held[c] +=
                            interval->low <= truth[c] + 1e-9 && truth[c] <= interval->high + 1e-9
                                ? 1
                                : 0;
                    }
                }
                for (std::size_t c = 0; c < Coefficients; ++c) {
                    if (defined[c] * 2 < simulations)
                        continue;
                    const double share = double(held[c]) / double(defined[c]);
                    // Three standard errors below 93 %.
                    const double least = 0.93 - 3.0 * std::sqrt(0.93 * 0.07 / defined[c]);
                    Held& cell = all[n][c];
                    cell.least = std::min(cell.least, share);
                    cell.widths += widths[c] / defined[c];
                    ++cell.cells;
                    QVERIFY2(share >= least,
                        qPrintable(QStringLiteral("coefficient %1, n %2, agreement %3, kind %4, "
                                                  "raters %5, first share %6: %7")
                                       .arg(c)
                                       .arg(n)
                                       .arg(agreement)
                                       .arg(int(design.kind))
                                       .arg(design.raters)
                                       .arg(design.shares.first())
                                       .arg(share)));
                }
            }
        }
    }
    for (auto it = all.cbegin(); asked > 0 && it != all.cend(); ++it) {
        QString line = QStringLiteral("| %1 |").arg(it.key());
        for (const Held& held : it.value())
            line += QStringLiteral(" %1 (%2) |")
                        .arg(100.0 * held.least, 0, 'f', 1)
                        .arg(held.widths / held.cells, 0, 'f', 2);
        qInfo().noquote() << line;
    }
}

TANDEM_TEST(TestAgreementInterval, QCoreApplication)
#include "tst_agreementinterval.moc"
