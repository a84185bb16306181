#pragma once

#include "models/kgds/judgeditem.h"
#include "models/random.h"
#include "sanitized.h"

#include <QList>

#include <algorithm>
#include <cmath>
#include <random>

/// Studies made by chance, of which the truth is known.
namespace tandem::test {

// Under sanitizers a simulation takes ten times as long and is run for its memory alone: fewer
// studies, and shares that may lie further off for it.
#ifdef TANDEM_SANITIZED
constexpr int kStudies = 200;
constexpr double kSlack = 0.045;
#else
constexpr int kStudies = 2'000;
constexpr double kSlack = 0.0;
#endif

/// A judge by how often it is right, and how far that varies from sample to sample.
struct SimulatedJudge
{
    double sensitivity = 0.9;
    double specificity = 0.9;
    double abstains = 0.0;
    double varies = 0.05;
};

enum class DrawnBy {
    Random,    ///< items, all as likely
    ByVerdict, ///< as many from each of the judge's verdicts, whichever is rarer
    BySubject, ///< as many from the first third of samples as from the others
    Uneven,    ///< what the judge calls not covered with 40 %, other items with 15 %, no strata
    Samples,   ///< whole samples
};

/// Samples of 4 to 12 items; the share of a sample that is covered is drawn evenly from around the
/// metric's true value and does not depend on its size.
struct SimulatedSamples
{
    int count = 60;
    double truth = 0.6;
    double spread = 0.25; ///< shares lie within truth - spread and truth + spread
};

class SimulatedStudies final
{
public:
    SimulatedStudies(SimulatedJudge judge, DrawnBy design, int checks, quint64 seed,
        SimulatedSamples samples = {})
        : m_samples(samples)
        , m_judge(judge)
        , m_design(design)
        , m_checks(checks)
        , m_random(seed)
    {
    }

    /// Another study, of which everything is checked.
    QList<kgds::JudgedItem> labelled()
    {
        QList<kgds::JudgedItem> items;
        for (int sample = 0; sample < m_samples.count; ++sample)
            addSample(items, sample);
        return items;
    }

    QList<kgds::JudgedItem> next()
    {
        QList<kgds::JudgedItem> items = labelled();
        if (m_design == DrawnBy::Samples)
            return checkedBySample(items);
        if (m_design == DrawnBy::Uneven)
            return drawnUnevenly(items);
        QList<QList<qsizetype>> strata(3);
        for (qsizetype i = 0; i < items.size(); ++i)
            strata[stratumOf(items.at(i))].append(i);
        strata.removeIf([](const QList<qsizetype>& stratum) { return stratum.isEmpty(); });
        for (qsizetype i = 0; i < strata.size(); ++i)
            draw(items, strata[i], m_checks / int(strata.size()), QString::number(i));
        return items;
    }

    /// 0 .. 1.
    double chance() { return double(drawBelow(1'000'000, m_random)) / 1e6; }

private:
    void addSample(QList<kgds::JudgedItem>& items, int sample)
    {
        const double share = m_samples.truth + m_samples.spread * (2.0 * chance() - 1.0);
        const double luck = m_judge.varies * (2.0 * chance() - 1.0);
        const auto size = int(4 + drawBelow(9, m_random));
        for (int i = 0; i < size; ++i) {
            kgds::JudgedItem item;
            item.sample = sample;
            const bool covered = chance() < share;
            const double right = (covered ? m_judge.sensitivity : m_judge.specificity) + luck;
            const bool saysRight = chance() < right;
            if (chance() >= m_judge.abstains)
                item.judged = covered == saysRight ? 1.0 : 0.0;
            item.checked = covered ? 1.0 : 0.0;
            items.append(item);
        }
    }

    int stratumOf(const kgds::JudgedItem& item) const
    {
        if (m_design == DrawnBy::BySubject)
            return item.sample < m_samples.count / 3 ? 0 : 1;
        if (m_design == DrawnBy::ByVerdict)
            return !item.judged ? 2 : *item.judged > 0.5 ? 1 : 0;
        return 0;
    }

    QList<kgds::JudgedItem> drawnUnevenly(QList<kgds::JudgedItem> items)
    {
        for (kgds::JudgedItem& item : items) {
            item.inclusion = item.judged && *item.judged < 0.5 ? 0.4 : 0.15;
            if (chance() >= item.inclusion)
                item.checked.reset();
        }
        return items;
    }

    /// Takes the labels of those away that are not drawn.
    void draw(
        QList<kgds::JudgedItem>& items, QList<qsizetype>& stratum, int size, const QString& name)
    {
        const qsizetype drawn = std::min<qsizetype>(size, stratum.size());
        for (qsizetype i = 0; i < stratum.size(); ++i) {
            const auto other = i + qsizetype(drawBelow(quint64(stratum.size() - i), m_random));
            std::swap(stratum[i], stratum[other]);
            kgds::JudgedItem& item = items[stratum.at(i)];
            item.stratum = name;
            item.inclusion = double(drawn) / double(stratum.size());
            if (i >= drawn)
                item.checked.reset();
        }
    }

    /// An item for each sample: its share of covered items, by the judge and by people.
    QList<kgds::JudgedItem> checkedBySample(const QList<kgds::JudgedItem>& items)
    {
        QList<double> judged(m_samples.count, 0.0);
        QList<double> checked(m_samples.count, 0.0);
        QList<double> sizes(m_samples.count, 0.0);
        for (const kgds::JudgedItem& item : items) {
            judged[item.sample] += item.judged.value_or(0.0);
            checked[item.sample] += *item.checked;
            sizes[item.sample] += 1.0;
        }
        QList<kgds::JudgedItem> samples;
        QList<qsizetype> all;
        for (int i = 0; i < m_samples.count; ++i) {
            kgds::JudgedItem sample;
            sample.sample = i;
            sample.judged = judged.at(i) / sizes.at(i);
            sample.checked = checked.at(i) / sizes.at(i);
            samples.append(sample);
            all.append(i);
        }
        draw(samples, all, m_checks, {});
        return samples;
    }

    SimulatedSamples m_samples;
    SimulatedJudge m_judge;
    DrawnBy m_design;
    int m_checks;
    std::mt19937_64 m_random;
};

} // namespace tandem::test
