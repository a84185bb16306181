#pragma once

#include "models/figure.h"
#include "models/perseval/distancetable.h"
#include "models/perseval/parameters.h"

#include <QList>
#include <QString>

#include <atomic>
#include <vector>

namespace tandem::perseval {

/// G(x; p, q) = 1 / (1 + 10^p exp(-10^q x)): rises from nearly 0 to 1, the later the larger p, the
/// steeper the larger q.
class PenaltyCurve final
{
public:
    PenaltyCurve(double p, double q);
    double at(double x) const;

private:
    double m_scale;
    double m_rate;
};

/// The penalties of one user's summary.
struct UserPenalty
{
    double acpTerm = 0.0; ///< (accuracy - best) / (mean - best + epsilon)
    double acp = 0.0;     ///< accuracy-inconsistency penalty
    double dgp = 0.0;     ///< ADP + ACP
    double edp = 0.0;     ///< 1 - G(DGP) + epsilon
};

/// What all users of a document have in common.
struct DocumentPenalty
{
    double best = 0.0;    ///< smallest accuracy of its users
    double mean = 0.0;    ///< mean accuracy
    double adpTerm = 0.0; ///< best / (1 - best + epsilon)
    double adp = 0.0;     ///< accuracy-drop penalty
};

/// The penalties of a document.
struct DocumentPenalties : DocumentPenalty
{
    std::vector<UserPenalty> users;
};

/// The penalties by one set of parameters (PerSEval, Dasgupta et al. 2024).
class Penalties final
{
public:
    explicit Penalties(const Parameters& parameters);

    /// Of a document whose users' summaries are so far (0 to 1) from what the model wrote for
    /// them; not empty, no NaN. `result` is overwritten, its memory used again.
    void compute(const std::vector<double>& accuracies, DocumentPenalties& result) const;
    /// EDP of a DGP.
    double effective(double dgp) const;

private:
    PenaltyCurve m_adp;
    PenaltyCurve m_acp;
    PenaltyCurve m_edp;
    double m_epsilon;
};

/// What of the data did not become a figure in the usual way, or became one in a way that people
/// must know of.
enum class RemarkKind {
    OneUser,              ///< a document without two users to compare: left out
    NoGold,               ///< a user without a summary of their own: left out
    NoSummary,            ///< no summary of a model for a user: left out for this model
    UndefinedGoldPairs,   ///< X is undefined: pairs left out of the mean
    GoldPairsAsOne,       ///< as published: X is undefined, Y is not: a proportion of 1
    UndefinedModelPairs,  ///< Y is undefined: pairs left out of the mean
    GoldOverflow,         ///< as published: the soft-max of X overflows, as GoldPairsAsOne
    ModelOverflow,        ///< as published: that of Y overflows, as UndefinedModelPairs
    NoDegress,            ///< no pair of a user is defined: left out of the document's mean
    AccuracyAsOne,        ///< undefined or missing distance to the user's summary: counts as 1
    ZeroDocumentDistance, ///< a summary that is no way off its document: the weights are 0
    MissingPairs,         ///< brought-in distances of two users that are not there: left out
    OutsideRange,         ///< a brought-in distance below 0 or above 1
};
/// The word of files; never changes.
QString remarkKey(RemarkKind kind);
/// What it means and what becomes of it, one or two sentences, translated.
QString remarkMeaning(RemarkKind kind);

/// One place that a remark is about.
struct RemarkPlace
{
    qsizetype document = 0;
    qsizetype user = -1;  ///< -1: the whole document
    qsizetype model = -1; ///< -1: the users' own summaries, or all models
    qint64 pairs = 0;     ///< pairs of users that it is about, where it is about pairs
    bool operator==(const RemarkPlace&) const = default;
};

/// All remarks of one kind.
struct Remark
{
    RemarkKind kind = RemarkKind::OneUser;
    qint64 count = 0;          ///< of all places
    QList<RemarkPlace> places; ///< the first of them
};

/// What is to be said about a table and its evaluation, a kind at most once.
class Remarks final
{
public:
    /// Most places that are named of one kind.
    static constexpr qsizetype mostPlaces = 1'000;

    void add(RemarkKind kind, const RemarkPlace& place);
    /// In the order of the kinds; only those that there are.
    const QList<Remark>& all() const { return m_remarks; }
    /// How often a kind is there.
    qint64 count(RemarkKind kind) const;
    bool isEmpty() const { return m_remarks.isEmpty(); }

private:
    QList<Remark> m_remarks;
};

/// "doc D001, U02, model NRMS_1 (3 pairs)", translated; names from files are plain text.
QString placeText(const RemarkPlace& place, const DistanceTable& table);

/// What a model got for one user of one document. NaN: undefined; the remarks say why.
struct UserScore : UserPenalty
{
    qsizetype user = 0;    ///< in DocumentDistances::users
    double degress = 0.0;  ///< mean of the proportions of its pairs
    double accuracy = 1.0; ///< distance to the user's own summary; 1 where there is none
    double perseval = 0.0;
};

/// What a model got for one document: means over its users, those undefined left out.
struct DocumentScore : DocumentPenalty
{
    qsizetype document = 0; ///< in DistanceTable::documents
    double degress = 0.0;   ///< NaN: undefined
    double perseval = 0.0;  ///< NaN: undefined
    QList<UserScore> users; ///< users with at least one pair
};

/// What a model got. The intervals are Student's t over documents, on the logit scale; that of
/// P-Accuracy is addPAccuracyIntervals()'.
struct ModelScore
{
    QString model;
    Figure degress;       ///< n: documents
    Figure egises;        ///< 1 - DEGRESS; lower is better
    Figure perseval;      ///< n: documents; higher is better
    Figure accuracy;      ///< mean distance to the users' own summaries, lower is better; n: users
    Figure pAccuracy;     ///< see pAccuracyOf(); higher is better
    qint64 documents = 0; ///< with at least one pair of users
    qint64 users = 0;     ///< users with a pair, over all documents
    QList<DocumentScore> scores; ///< of these documents
};

/// All figures of a table by one set of parameters.
struct Evaluation
{
    Parameters parameters;
    QList<ModelScore> models; ///< in the table's order
    Remarks remarks;
};

/// Computes all figures. Pairs with an undefined distance are left out, of X and Y alike; an
/// undefined or missing accuracy counts as 1, as in the published code, and means leave out what
/// is undefined. With Parameters::publishedUndefined the first is as published too: soft-max
/// without shift, NaN where it overflows; a NaN spoils its (document, user) group; where X is NaN
/// and Y is not, min and max of the published code give Y, and with that a proportion of 1. All of
/// this is in the remarks. Cancelled where `cancel` is raised: the result then means nothing.
Evaluation evaluate(const DistanceTable& table, const Parameters& parameters = {},
    const std::atomic_bool* cancel = nullptr);

/// One pair of users of a document: the terms of DEGRESS.
struct PairTerm
{
    qsizetype user1 = 0;
    qsizetype user2 = 0;
    double goldDistance = 0.0;
    double modelDistance = 0.0;
    double goldWeight = 0.0; ///< goldDistance by the distance of user1's summary to the document
    double modelWeight = 0.0;
    double x = 0.0; ///< soft-max of the weights times goldDistance
    double y = 0.0;
    double proportion = 0.0; ///< (min + epsilon) / (max + epsilon); NaN: undefined
};
/// The terms of a model and document, ordered by user1, then user2.
QList<PairTerm> pairTerms(
    const DocumentDistances& document, qsizetype model, const Parameters& parameters);

} // namespace tandem::perseval
