#pragma once

#include "models/error.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem::publishing {

/// A part of a dataset, with its share of the samples.
struct Split
{
    QString name; ///< also that of its file: letters, digits and "_"
    double share = 1.0;
    bool operator==(const Split&) const = default;
};

/// Returns the splits of "train=0.8,test=0.2". InvalidInput: a name twice or none, a share that is
/// not above 0, shares whose sum is not 1, more than eight.
Expected<QList<Split>> splitsFrom(const QString& text);

/// Which splits are drawn by: a sample's domain, and its share of supporting paragraphs.
struct SplitTrait
{
    QString domain;
    double supporting = 0.0; ///< 0 .. 1
};
/// Returns the stratum of each sample: its domain, with the third of all samples that its share is
/// in; equal shares are in the same third.
QStringList strataOf(const QList<SplitTrait>& samples);

/// Returns the split of each sample, as a place in `splits`: strata in their order, in each the
/// samples in random order, and along that the split that lacks most of its share. So every stratum
/// is divided nearly as all samples are. The same arguments give the same on every machine.
/// Samples with a place in `kept` stay there, -1: drawn; empty: all are.
QList<int> drawSplits(const QStringList& strata, const QList<Split>& splits, quint32 seed,
    const QList<int>& kept = {});

} // namespace tandem::publishing
