#include "models/publishing/splits.h"

#include "models/publishing/publishingwords.h"
#include "models/random.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem::publishing {

namespace {

constexpr qsizetype kMostSplits = 8;
constexpr double kShareTolerance = 1e-6;
constexpr quint32 kSplitDraw = 0x5B11; ///< tells these draws from others of the same seed
constexpr qsizetype kThirds = 3;

tl::unexpected<Error> wrongSplits(const QString& text, const QString& what)
{
    return failure(ErrorCode::InvalidInput, what, text.left(80),
        PublishingWords::tr("Write them like train=0.8,test=0.2."));
}

/// Above which shares a sample is in the second and the last third.
QList<double> thirdsOf(const QList<SplitTrait>& samples)
{
    QList<double> shares;
    for (const SplitTrait& sample : samples)
        shares.append(sample.supporting);
    std::sort(shares.begin(), shares.end());
    QList<double> ends;
    for (qsizetype third = 1; third < kThirds; ++third) {
        if (!shares.isEmpty())
            ends.append(shares.at((shares.size() * third - 1) / kThirds));
    }
    return ends;
}

} // namespace

Expected<QList<Split>> splitsFrom(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^([A-Za-z0-9_]{1,32})=([0-9]*\\.?[0-9]+)$"));
    QList<Split> splits;
    QSet<QString> names;
    double sum = 0.0;
    for (const QString& part : text.split(u',')) {
        const auto found = form.match(part.trimmed());
        const Split split{found.captured(1), found.captured(2).toDouble()};
        if (!found.hasMatch())
            return wrongSplits(text, PublishingWords::tr("A split has a name and a share."));
        if (names.contains(split.name.toLower()))
            return wrongSplits(
                text, PublishingWords::tr("The split \"%1\" is there twice.").arg(split.name));
        if (!(split.share > 0.0 && split.share <= 1.0))
            return wrongSplits(text, PublishingWords::tr("A share must be above 0 and at most 1."));
        names.insert(split.name.toLower());
        splits.append(split);
        sum += split.share;
    }
    if (splits.size() > kMostSplits)
        return wrongSplits(text, PublishingWords::tr("There can be at most %1.").arg(kMostSplits));
    if (std::abs(sum - 1.0) > kShareTolerance)
        return wrongSplits(text, PublishingWords::tr("The shares must add up to 1."));
    return splits;
}

QStringList strataOf(const QList<SplitTrait>& samples)
{
    const QList<double> ends = thirdsOf(samples);
    QStringList strata;
    for (const SplitTrait& sample : samples) {
        const auto third = std::count_if(
            ends.cbegin(), ends.cend(), [&](double end) { return sample.supporting > end; });
        strata.append(sample.domain + u'/' + QString::number(third));
    }
    return strata;
}

QList<int> drawSplits(
    const QStringList& strata, const QList<Split>& splits, quint32 seed, const QList<int>& kept)
{
    QMap<QString, QList<qsizetype>> members;
    QList<int> drawn(strata.size(), 0);
    QList<qsizetype> counts(splits.size(), 0);
    qsizetype done = 0;
    for (qsizetype i = 0; i < strata.size(); ++i) {
        const int place = kept.value(i, -1);
        if (place < 0) {
            members[strata.at(i)].append(i);
            continue;
        }
        drawn[i] = place;
        ++counts[place];
        ++done;
    }
    auto random = seededRandom(seed, kSplitDraw);
    for (QList<qsizetype>& stratum : members) {
        shuffle(stratum, random);
        for (const qsizetype sample : std::as_const(stratum)) {
            ++done;
            const auto lacks = [&](qsizetype split) {
                return splits.at(split).share * double(done) - double(counts.at(split));
            };
            qsizetype neediest = 0;
            for (qsizetype split = 1; split < splits.size(); ++split)
                neediest = lacks(split) > lacks(neediest) ? split : neediest;
            ++counts[neediest];
            drawn[sample] = int(neediest);
        }
    }
    return drawn;
}

} // namespace tandem::publishing
