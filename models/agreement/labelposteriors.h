#pragma once

#include "models/agreement/ratingtable.h"
#include "models/figure.h"

#include <QList>
#include <QString>

#include <optional>

/// What items are, by models of raters who err: beside majorities, never in their place.
namespace tandem {

/// Fewest raters that such a model can tell apart.
inline constexpr qsizetype kFewestModelledRaters = 3;

/// The probabilities of a model of raters, from the most likely parameters.
struct LabelPosteriors
{
    QList<QList<double>> ofItems; ///< [item][category], 0 .. 1; empty of an item nobody rated
    /// MACE: how often each rater knows the label rather than guesses, 0 .. 1; empty of others.
    QList<double> competence;
    double logLikelihood = 0.0;

    /// The most likely category of an item; none where two are as likely, or nobody rated it.
    std::optional<int> mostLikely(qsizetype item) const;
};

/// Returns the posteriors of A. P. Dawid and A. M. Skene (Appl. Stat. 28, 1979): each rater has a
/// table of how often they say what of which category. EM from the shares of answers, to the
/// likelihood's maximum that it leads to; the same on every machine.
LabelPosteriors dawidSkene(const RatingTable& table);

/// Returns those of MACE (D. Hovy et al., NAACL 2013): a rater knows the label or guesses by habits
/// of their own, and every category is as likely before. EM as above, in place of random restarts.
LabelPosteriors mace(const RatingTable& table);

/// How a rater's answers stand to what the others make of the items.
struct RaterBesideOthers
{
    QString rater;
    /// The mean probability that the posteriors (Dawid and Skene) of the other raters alone give to
    /// the rater's answers, with Student's t on the logit scale over items; n counts the items that
    /// someone else rated, too.
    Figure probability;
    double competence = 0.0; ///< MACE's, of all raters together
    /// The interval lies below the mean of the others' probabilities.
    bool isFar = false;
};

/// What an item is by its raters and by the models; numbers of categories.
struct ItemLabels
{
    QString item;
    std::optional<int> majority;   ///< none where it is tied
    std::optional<int> dawidSkene; ///< none where two are as likely
    double ofDawidSkene = 0.0;     ///< its probability
    std::optional<int> mace;
    double ofMace = 0.0;
    int ratings = 0; ///< of the item; of one alone the labels rest on what its rater is like

    /// Whether a label differs from the majority; of a single rating there is none.
    bool isDisputed() const { return ratings > 1 && (dawidSkene != majority || mace != majority); }
};

/// What the models say of ratings.
struct ModelledLabels
{
    QString undefinedBecause; ///< translated; empty where there are models
    LabelPosteriors dawidSkene;
    LabelPosteriors mace;
    QList<ItemLabels> items;         ///< those that someone rated
    QList<RaterBesideOthers> raters; ///< the farthest first
    QStringList categories;          ///< of the table
    qint64 ratedOnce = 0;            ///< items with a single rating
};

/// Returns both models and what they say of raters. Undefined, with the reason, for fewer than
/// kFewestModelledRaters raters with answers, where no item has two ratings, for a single category
/// used, for more than kMostCategoriesListed categories, and where there is too much to compute.
ModelledLabels modelledLabels(const RatingTable& table);

} // namespace tandem
