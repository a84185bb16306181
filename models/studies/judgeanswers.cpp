#include "models/studies/judgeanswers.h"

#include "models/results/spelling.h"
#include "models/studies/itemclusters.h"
#include "models/studies/metricalignment.h"
#include "models/studies/sampling.h"
#include "models/words.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

namespace tandem::studies {

namespace {

/// The value of the option for a side; of 0 that of the only one for neither. Empty: none.
QString valueOfSide(const Question& question, int side)
{
    QStringList values;
    for (const Option& option : question.options) {
        if (option.side == side)
            values.append(option.value);
    }
    return values.size() == 1 ? values.constFirst() : QString();
}

/// What a score of 1 or 0 says of a choice between two; empty: nothing.
QString valueOfFlag(const Question& question, double score)
{
    constexpr std::array<std::array<const char*, 2>, 3> pairs{
        {{"bad", "good"}, {"no", "yes"}, {"0", "1"}}};
    for (const auto& pair : pairs) {
        const QString value = QLatin1String(pair[score == 1.0 ? 1 : 0]);
        const bool isOption = std::any_of(question.options.cbegin(), question.options.cend(),
            [&](const Option& option) { return option.value == value; });
        if (isOption && (score == 0.0 || score == 1.0))
            return value;
    }
    return {};
}

/// What a metric answers to a question about items.
struct JudgeAnswers
{
    QList<double> answers = {}; ///< NaN where there is no score, or it is no answer
    int given = 0;
    int outside = 0;        ///< scores that are no answer
    QString firstOutside{}; ///< the item of the first of these
};

class MetricAnswers final
{
public:
    MetricAnswers(const Question& question, const RatingTable& table)
        : m_question(question)
        , m_table(table)
        , m_hasSides(hasSides(question))
    {
    }

    JudgeAnswers of(const QList<StudyItem>& items, const QString& metric) const
    {
        JudgeAnswers found;
        for (const StudyItem& item : items) {
            const std::optional<double> answer = answerOn(item, metric);
            if (!answer && found.outside++ == 0)
                found.firstOutside = item.item.name;
            found.answers.append(answer.value_or(kNaN));
            found.given += std::isnan(found.answers.constLast()) ? 0 : 1;
        }
        return found;
    }

private:
    /// NaN where there is no score; nothing where it is no answer.
    std::optional<double> answerOn(const StudyItem& item, const QString& metric) const
    {
        if (m_hasSides) {
            const std::optional<int> side = preferredSide(item, metric);
            return side ? categoryOf(valueOfSide(m_question, *side)) : kNaN;
        }
        const auto score = item.source.scores.constFind(metric);
        if (score == item.source.scores.cend())
            return kNaN;
        if (m_question.kind == Question::Kind::Scale)
            return *score >= m_question.least && *score <= m_question.most ? std::optional(*score)
                                                                           : std::nullopt;
        const QString value = valueOfFlag(m_question, *score);
        return value.isEmpty() ? std::nullopt : std::optional(categoryOf(value));
    }
    /// One that no rater gave is equal to none of theirs.
    double categoryOf(const QString& value) const
    {
        return value.isEmpty() ? kNaN : double(m_table.categories.indexOf(value));
    }

    const Question& m_question;
    const RatingTable& m_table;
    bool m_hasSides;
};

QStringList metricsOf(const QList<StudyItem>& items, bool hasSides)
{
    if (hasSides)
        return twoSidedMetrics(items);
    QSet<QString> names;
    for (const StudyItem& item : items) {
        for (auto score = item.source.scores.cbegin(); score != item.source.scores.cend(); ++score)
            names.insert(score.key());
    }
    QStringList sorted(names.cbegin(), names.cend());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

/// Why there is no test of a metric of which some scores are no answers.
QString noAnswersBecause(const JudgeAnswers& judged, const Question& question)
{
    const QString first = results::onOneLine(judged.firstOutside);
    return question.kind == Question::Kind::Scale
               ? StudyWords::tr(
                     "%n score(s) lie outside the scale from %1 to %2 (first: %3), so it "
                     "does not answer the question as raters do.",
                     nullptr, judged.outside)
                     .arg(QString::number(question.least), QString::number(question.most), first)
               : StudyWords::tr("%n score(s) stand for none of the answers (first: %1), so it does "
                                "not answer the question as raters do.",
                     nullptr, judged.outside)
                     .arg(first);
}

} // namespace

QList<AltTest> altTestsOf(const StudyAnswers& answers, const Question& question,
    const QList<bool>& countsOf, Categories categories, const AltTestRules& rules)
{
    if (question.kind == Question::Kind::Text)
        return {};
    const RatingTable table = ratingsOf(answers, question, countsOf, categories);
    const ItemClusters clusters = itemClusters(answers.items);
    QList<StudyItem> items;
    QList<int> groups;
    for (qsizetype i = 0; i < answers.items.size(); ++i) {
        if (answers.items.at(i).item.kind != ItemKind::Rated)
            continue;
        items.append(answers.items.at(i));
        if (clusters.isGrouped)
            groups.append(clusters.ofItem.at(i));
    }
    QList<AltTest> tests;
    const MetricAnswers metricAnswers(question, table);
    for (const QString& metric : metricsOf(items, hasSides(question))) {
        const JudgeAnswers judged = metricAnswers.of(items, metric);
        if (judged.given == 0)
            continue;
        AltTest test;
        if (judged.outside == 0) {
            test = altTest(table, judged.answers, rules, groups);
        } else {
            test.epsilon = rules.epsilon;
            test.winningRate = test.advantage =
                Figure::undefined(noAnswersBecause(judged, question), 0);
        }
        test.judge = metric;
        tests.append(test);
    }
    return tests;
}

} // namespace tandem::studies
