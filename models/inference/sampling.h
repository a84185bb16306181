#pragma once

#include <QList>
#include <QStringList>

/// Which of many are drawn. The same arguments choose the same on every machine.
namespace tandem::inference {

/// `size` of `count` places, each as likely as any other, in ascending order; all where there are
/// fewer.
QList<qsizetype> randomSample(qsizetype count, qsizetype size, quint32 seed);

/// How many of a sample of `size` come from each stratum, where `counts` says how large these are:
/// in proportion, what remains of the division to those with the largest remainders (of equals the
/// first), and where there is room for one of each that has any, none without.
QList<qsizetype> allocatedToStrata(const QList<qsizetype>& counts, qsizetype size);

/// `size` places among `strata`, of each stratum as many as allocatedToStrata() says (of equal
/// strata any), in ascending order.
QList<qsizetype> stratifiedSample(const QStringList& strata, qsizetype size, quint32 seed);

} // namespace tandem::inference
