#include "models/perseval/evaluation.h"

#include "models/cancel.h"
#include "models/inference/means.h"
#include "models/perseval/meanofdefined.h"
#include "models/perseval/originterms.h"
#include "models/perseval/paccuracy.h"
#include "models/wordof.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>

namespace tandem::perseval {

PenaltyCurve::PenaltyCurve(double p, double q)
    : m_scale(std::pow(10.0, p))
    , m_rate(std::pow(10.0, q))
{
}

double PenaltyCurve::at(double x) const
{
    return 1.0 / (1.0 + m_scale * std::exp(-m_rate * x));
}

Penalties::Penalties(const Parameters& parameters)
    : m_adp(parameters.adpAlpha, parameters.adpBeta)
    , m_acp(parameters.acpAlpha, parameters.acpBeta)
    , m_edp(parameters.edpAlpha, parameters.edpBeta)
    , m_epsilon(parameters.epsilon)
{
}

double Penalties::effective(double dgp) const
{
    return 1.0 - m_edp.at(dgp) + m_epsilon;
}

void Penalties::compute(const std::vector<double>& accuracies, DocumentPenalties& result) const
{
    double sum = 0.0;
    result.best = accuracies.front();
    for (const double accuracy : accuracies) {
        sum += accuracy;
        result.best = std::min(result.best, accuracy);
    }
    result.mean = sum / double(accuracies.size());
    result.adpTerm = result.best / (1.0 - result.best + m_epsilon);
    result.adp = m_adp.at(result.adpTerm);
    result.users.clear();
    for (const double accuracy : accuracies) {
        UserPenalty penalty;
        penalty.acpTerm = (accuracy - result.best) / ((result.mean - result.best) + m_epsilon);
        penalty.acp = m_acp.at(penalty.acpTerm);
        penalty.dgp = penalty.acp + result.adp;
        penalty.edp = effective(penalty.dgp);
        result.users.push_back(penalty);
    }
}

QString remarkKey(RemarkKind kind)
{
    static constexpr std::array words{"one_user", "no_gold", "no_summary", "undefined_gold_pairs",
        "gold_pairs_as_one", "undefined_model_pairs", "gold_overflow", "model_overflow",
        "no_degress", "accuracy_as_one", "zero_document_distance", "missing_pairs",
        "outside_range"};
    return QLatin1String(wordOf(kind, words));
}

QString remarkMeaning(RemarkKind kind)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP(
            "PersevalWords", "Fewer than two users can be compared; the document is excluded."),
        QT_TRANSLATE_NOOP("PersevalWords", "The user has no summary of their own and is excluded."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "The model has no summary for the user; the user is excluded for this model."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances between the users' own summaries are undefined (e.g. JSD "
            "with one empty text, or ROUGE of texts in a script that it does not "
            "see); these pairs are excluded from the mean."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances between the users' own summaries are undefined (e.g. JSD "
            "with one empty text). Where the model's distance is defined, the "
            "pair counts with a proportion of 1, as in the published code."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances between the model's summaries are undefined (e.g. JSD with "
            "one empty text, or ROUGE of texts in a script that it does not see); "
            "these pairs are excluded from the mean."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "The softmax of the users' own summaries overflows because one has "
            "almost no distance to the document. Where the model's is defined, "
            "the pair counts with a proportion of 1, as in the published code."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "The softmax of the model's summaries overflows because one has almost no distance to "
            "the document; these pairs are excluded from the mean."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "None of the user's pairs is defined; the user is excluded from the document's mean."),
        QT_TRANSLATE_NOOP("PersevalWords", "The distance between the model's summary and the "
                                           "user's own is undefined or missing; it counts as 1."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "The summary has no distance to its document; the weights of its pairs are 0."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances between two users' summaries were not imported in one "
            "order or in both; these pairs are excluded from the mean."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances below 0 or above 1 were imported; they are used unchanged.")};
    return PersevalWords::tr(wordOf(kind, words));
}

void Remarks::add(RemarkKind kind, const RemarkPlace& place)
{
    auto at = std::lower_bound(m_remarks.begin(), m_remarks.end(), kind,
        [](const Remark& remark, RemarkKind wanted) { return remark.kind < wanted; });
    if (at == m_remarks.end() || at->kind != kind)
        at = m_remarks.insert(at, Remark{kind, 0, {}});
    ++at->count;
    if (at->places.size() < mostPlaces)
        at->places.append(place);
}

qint64 Remarks::count(RemarkKind kind) const
{
    for (const Remark& remark : m_remarks) {
        if (remark.kind == kind)
            return remark.count;
    }
    return 0;
}

QString placeText(const RemarkPlace& place, const DistanceTable& table)
{
    const DocumentDistances& document = table.documents.at(place.document);
    QString text = PersevalWords::tr("document %1").arg(document.id);
    if (place.user >= 0)
        text = PersevalWords::tr("%1, user %2").arg(text, document.users.at(place.user));
    if (place.model >= 0)
        text = PersevalWords::tr("%1, model %2").arg(text, table.models.at(place.model));
    if (place.pairs > 0)
        text = PersevalWords::tr("%1 (%2)").arg(
            text, PersevalWords::tr("%n value(s)", nullptr, int(place.pairs)));
    return text;
}

namespace {

/// Evaluates all models document by document, so that the users' own terms are computed once.
class Evaluator final
{
public:
    Evaluator(const DistanceTable& table, const Parameters& parameters)
        : m_table(table)
        , m_parameters(parameters)
        , m_penalties(parameters)
    {
        m_result.parameters = parameters;
        for (const QString& model : table.models) {
            m_result.models.append(ModelScore{});
            m_result.models.last().model = model;
        }
    }

    void addDocument(qsizetype index);
    Evaluation finish();

private:
    void remarkGold();
    void remarkDistances(const OriginDistances& origin, qsizetype model);
    void addModel(qsizetype model);
    void addUser(const OriginDistances& origin, const OriginTerms& gold, qsizetype model,
        qsizetype user, DocumentScore& score, MeanOfDefined& degress);
    bool isUndefined(const OriginDistances& origin, std::size_t first, std::size_t pair) const;
    void addPenalties(const OriginDistances& origin, qsizetype model, DocumentScore& score);
    void remark(RemarkKind kind, qsizetype user = -1, qsizetype model = -1, qint64 pairs = 0)
    {
        m_result.remarks.add(kind, {m_index, user, model, pairs});
    }
    const DocumentDistances& document() const { return m_table.documents.at(m_index); }

    const DistanceTable& m_table;
    const Parameters& m_parameters;
    const Penalties m_penalties;
    Evaluation m_result;
    qsizetype m_index = 0;
    OriginTerms m_gold; ///< of the document at hand
    bool m_goldHasUndefined = false;
    OriginTerms m_sharedGold; ///< the same without what is undefined of the model at hand
    qint64 m_goldPairs = 0;
    OriginTerms m_model;
    std::vector<double> m_accuracies;
    DocumentPenalties m_documentPenalties;
};

void Evaluator::addDocument(qsizetype index)
{
    m_index = index;
    computeTerms(document().gold, document().users.size(), m_parameters, m_gold);
    m_goldHasUndefined = hasUndefined(document().gold);
    remarkGold();
    for (qsizetype model = 0; model < m_table.models.size(); ++model)
        addModel(model);
}

/// What is to be said of the users' own summaries.
void Evaluator::remarkGold()
{
    const OriginDistances& gold = document().gold;
    m_goldPairs = 0;
    for (std::size_t user = 0; user < m_gold.users; ++user) {
        const auto number = qsizetype(user);
        if (gold.documentDistance(number).isMissing())
            remark(RemarkKind::NoGold, number);
        qint64 undefined = 0;
        qint64 here = 0;
        for (std::size_t other = 0; other < m_gold.users; ++other) {
            const std::size_t at = m_gold.at(user, other);
            if (m_gold.isThere[at] == 0)
                continue;
            ++here;
            if (std::isnan(compared(gold, m_gold, at, m_parameters)))
                ++undefined;
        }
        m_goldPairs += here;
        if (undefined > 0) {
            remark(!m_parameters.publishedUndefined ? RemarkKind::UndefinedGoldPairs
                   : m_gold.overflows[user] != 0    ? RemarkKind::GoldOverflow
                                                    : RemarkKind::GoldPairsAsOne,
                number, -1, undefined);
        }
        if (here > 0 && m_gold.zeroDistance[user] != 0 && !m_parameters.simplified)
            remark(RemarkKind::ZeroDocumentDistance, number);
    }
    if (m_goldPairs == 0)
        remark(RemarkKind::OneUser);
    remarkDistances(gold, -1);
}

/// What only distances that were brought in can be.
void Evaluator::remarkDistances(const OriginDistances& origin, qsizetype model)
{
    if (const qint64 missing = origin.missingPairs(); missing > 0)
        remark(RemarkKind::MissingPairs, -1, model, missing);
    if (const qint64 outside = origin.outsideRange(); outside > 0)
        remark(RemarkKind::OutsideRange, -1, model, outside);
}

void Evaluator::addModel(qsizetype model)
{
    const OriginDistances& origin = document().models.at(std::size_t(model));
    const bool isShared =
        !m_parameters.publishedUndefined && (m_goldHasUndefined || hasUndefined(origin));
    const qsizetype users = document().users.size();
    computeTerms(origin, users, m_parameters, m_model, isShared ? &document().gold : nullptr);
    if (isShared)
        computeTerms(document().gold, users, m_parameters, m_sharedGold, &origin);
    const OriginTerms& gold = isShared ? m_sharedGold : m_gold;
    DocumentScore score;
    score.document = m_index;
    MeanOfDefined degress;
    for (qsizetype user = 0; user < document().users.size(); ++user) {
        const bool hasGold = !document().gold.documentDistance(user).isMissing();
        if (hasGold && origin.documentDistance(user).isMissing())
            remark(RemarkKind::NoSummary, user, model);
        addUser(origin, gold, model, user, score, degress);
    }
    remarkDistances(origin, model);
    if (score.users.isEmpty()) {
        if (m_goldPairs > 0)
            remark(RemarkKind::OneUser, -1, model);
        return;
    }
    score.degress = degress.mean();
    addPenalties(origin, model, score);
    m_result.models[model].scores.append(score);
}

/// Whether a model's pair has nothing to be compared by, whatever the users' own has.
bool Evaluator::isUndefined(
    const OriginDistances& origin, std::size_t first, std::size_t pair) const
{
    if (m_parameters.publishedUndefined)
        return std::isnan(compared(origin, m_model, pair, m_parameters));
    return origin.pairs[pair].isUndefined() ||
           (!m_parameters.simplified && origin.toDocument[first].isUndefined());
}

/// Adds a user who has a pair in both origins.
void Evaluator::addUser(const OriginDistances& origin, const OriginTerms& gold, qsizetype model,
    qsizetype user, DocumentScore& score, MeanOfDefined& degress)
{
    MeanOfDefined proportions;
    qint64 pairs = 0;
    qint64 undefined = 0;
    for (std::size_t other = 0; other < m_gold.users; ++other) {
        const std::size_t at = m_gold.at(std::size_t(user), other);
        if (m_gold.isThere[at] == 0 || m_model.isThere[at] == 0)
            continue;
        ++pairs;
        undefined += isUndefined(origin, std::size_t(user), at) ? 1 : 0;
        proportions.add(proportion(compared(document().gold, gold, at, m_parameters),
            compared(origin, m_model, at, m_parameters), m_parameters));
    }
    if (pairs == 0)
        return;
    const auto row = std::size_t(user);
    if (undefined > 0) {
        remark(m_model.overflows[row] != 0 ? RemarkKind::ModelOverflow
                                           : RemarkKind::UndefinedModelPairs,
            user, model, undefined);
    }
    if (m_model.zeroDistance[row] != 0 && !m_parameters.simplified)
        remark(RemarkKind::ZeroDocumentDistance, user, model);
    UserScore result;
    result.user = user;
    result.degress = proportions.mean();
    if (std::isnan(result.degress))
        remark(RemarkKind::NoDegress, user, model);
    degress.add(result.degress);
    score.users.append(result);
}

void Evaluator::addPenalties(const OriginDistances& origin, qsizetype model, DocumentScore& score)
{
    m_accuracies.clear();
    for (UserScore& user : score.users) {
        const Distance distance = origin.goldDistance(user.user);
        if (!distance.isDefined())
            remark(RemarkKind::AccuracyAsOne, user.user, model);
        user.accuracy = distance.isDefined() ? distance.value() : 1.0;
        m_accuracies.push_back(user.accuracy);
    }
    m_penalties.compute(m_accuracies, m_documentPenalties);
    static_cast<DocumentPenalty&>(score) = m_documentPenalties;
    MeanOfDefined perseval;
    for (qsizetype i = 0; i < score.users.size(); ++i) {
        UserScore& user = score.users[i];
        static_cast<UserPenalty&>(user) = m_documentPenalties.users[std::size_t(i)];
        user.perseval = user.degress * user.edp;
        perseval.add(user.perseval);
    }
    score.perseval = perseval.mean();
}

/// The mean over documents, or why there is none.
Figure overDocuments(const ModelScore& model, double DocumentScore::*what)
{
    QList<double> values;
    for (const DocumentScore& score : model.scores) {
        if (!std::isnan(score.*what))
            values.append(score.*what);
    }
    if (!values.isEmpty())
        return inference::meanWithInterval(values, Interval{0.0, 1.0});
    if (model.scores.isEmpty())
        return Figure::undefined(
            PersevalWords::tr(
                "No document has two users with a summary of their own and one by %1.")
                .arg(model.model),
            0);
    return Figure::undefined(PersevalWords::tr("The distances of all pairs are undefined."), 0);
}

/// 1 minus a figure, its interval turned round.
Figure oneMinus(const Figure& figure)
{
    Figure result = figure;
    if (figure.value)
        result.value = 1.0 - *figure.value;
    if (figure.interval)
        result.interval = Interval{1.0 - figure.interval->high, 1.0 - figure.interval->low};
    return result;
}

void summarize(ModelScore& model)
{
    model.documents = model.scores.size();
    double sum = 0.0;
    for (const DocumentScore& score : std::as_const(model.scores)) {
        model.users += score.users.size();
        for (const UserScore& user : score.users)
            sum += user.accuracy;
    }
    model.degress = overDocuments(model, &DocumentScore::degress);
    model.perseval = overDocuments(model, &DocumentScore::perseval);
    model.egises = oneMinus(model.degress);
    model.accuracy = model.users > 0 ? Figure::defined(sum / double(model.users), model.users)
                                     : Figure::undefined(model.degress.undefinedBecause, 0);
}

Evaluation Evaluator::finish()
{
    for (ModelScore& model : m_result.models) {
        summarize(model);
        model.pAccuracy = pAccuracyOf(model, m_parameters);
    }
    return std::move(m_result);
}

} // namespace

Evaluation evaluate(
    const DistanceTable& table, const Parameters& parameters, const std::atomic_bool* cancel)
{
    Evaluator evaluator(table, parameters);
    for (qsizetype index = 0; index < table.documents.size(); ++index) {
        if (isRaised(cancel))
            break;
        evaluator.addDocument(index);
    }
    return evaluator.finish();
}

} // namespace tandem::perseval
