#include "models/perseval/evaluation.h"

#include "models/cancel.h"
#include "models/inference/means.h"
#include "models/perseval/meanofdefined.h"
#include "models/perseval/originterms.h"
#include "models/words.h"

#include <cmath>

namespace tandem::perseval {

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
    for (ModelScore& model : m_result.models)
        summarize(model);
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
