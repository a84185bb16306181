#include "budget.h"
#include "models/agreement/correlation.h"
#include "models/agreement/ratingsagreement.h"
#include "storage/formats/ratingsreader.h"
#include "storage/formats/valuepairsreader.h"

#include <QBuffer>

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace tandem;

namespace {

void check(bool holds)
{
    if (!holds)
        std::abort();
}

void checkFigure(const Figure& figure)
{
    check(figure.isDefined() == figure.undefinedBecause.isEmpty());
    check(!figure.isDefined() || std::isfinite(*figure.value));
}

} // namespace

/// The first byte chooses the scale and the layout. What can be read as ratings or as columns of
/// numbers has figures that are numbers, or reasons why there are none.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    RatingsReading reading;
    reading.scale = static_cast<RatingScale>(data[0] % 5);
    reading.layout = static_cast<RatingsLayout>(data[0] / 5 % 4);
    const QByteArray bytes(reinterpret_cast<const char*>(data + 1), qsizetype(size - 1));
    QBuffer ratings;
    ratings.setData(bytes);
    ratings.open(QIODevice::ReadOnly);
    if (const auto table = readRatings({ratings, QStringLiteral("f")}, reading)) {
        const RatingsAgreement agreement = ratingsAgreement(*table);
        for (const AgreementStatistic& one : agreement.statistics)
            checkFigure(one.figure);
    }
    QBuffer columns;
    columns.setData(bytes);
    columns.open(QIODevice::ReadOnly);
    const auto pairs =
        readValuePairs({columns, QStringLiteral("f")}, QStringLiteral("x"), QStringLiteral("y"));
    if (pairs) {
        checkFigure(pearsonCorrelation(pairs->x, pairs->y).figure);
        checkFigure(spearmanCorrelation(pairs->x, pairs->y).figure);
        checkFigure(kendallCorrelation(pairs->x, pairs->y).figure);
    }
    return 0;
}
