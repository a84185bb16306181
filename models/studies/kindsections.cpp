#include "models/agreement/correlationreport.h"
#include "models/results/reportjson.h"
#include "models/studies/resultsections.h"
#include "models/words.h"

#include <QJsonObject>

namespace tandem::studies {

namespace {

using results::Absent;
using results::Cell;
using results::Outlet;

/// A correlation for programs, as "tandem correlate" has it.
Cell correlationJson(const Correlation& correlation)
{
    QJsonObject object = results::figureJson(correlation.figure);
    if (correlation.p)
        object.insert(QStringLiteral("p"), *correlation.p);
    if (correlation.method)
        object.insert(QStringLiteral("p_method"), pMethodKey(*correlation.method));
    if (correlation.figure.isDefined() && !correlation.p)
        object.insert(QStringLiteral("p_undefined"), correlation.noPBecause);
    return QJsonValue(object);
}

/// Each coefficient with its p: for programs an object, for people two columns.
template <typename Rows, typename CorrelationsOf>
void addCorrelationColumns(results::SectionOf<Rows>& table, const CorrelationsOf& of)
{
    for (std::size_t i = 0; i < kCoefficients.size(); ++i) {
        const auto one = [&of, i](const auto& row) -> const Correlation& {
            return std::invoke(of, row)[i];
        };
        table
            .add(coefficientKey(kCoefficients[i]), QString(),
                [&](const auto& row) { return correlationJson(one(row)); })
            .only(Outlet::Json);
        table
            .add(coefficientKey(kCoefficients[i]) + QStringLiteral("_r"),
                coefficientName(kCoefficients[i]), [&](const auto& row) { return one(row).figure; })
            .only({Outlet::Window, Outlet::Console, Outlet::Readers, Outlet::Csv});
        table
            .add(coefficientKey(kCoefficients[i]) + QStringLiteral("_p"), StudyWords::tr("p"),
                [&](const auto& row) { return Cell(one(row).p); })
            .only({Outlet::Window, Outlet::Console, Outlet::Readers, Outlet::Csv})
            .probability();
    }
}

results::Section confusionSection(const SectionPlace& place, const QList<ScoreAgreement>& scores)
{
    QList<ScoreAgreement> binary = scores;
    binary.removeIf([](const ScoreAgreement& one) { return !one.confusion; });
    results::SectionOf table("", binary,
        binary.isEmpty() ? QString()
                         : place.title(StudyWords::tr("Good or bad: raters and score")));
    table.section().key = place.key(QStringLiteral("confusion"));
    table.add("score", StudyWords::tr("Score"), &ScoreAgreement::score);
    const auto add = [&](const char* key, const QString& title, qint64 Confusion::*count) {
        table.add(
            key, title, [count](const ScoreAgreement& one) { return (*one.confusion).*count; });
    };
    add("tp", StudyWords::tr("Both good"), &Confusion::truePositive);
    add("fp", StudyWords::tr("Only score good"), &Confusion::falsePositive);
    add("fn", StudyWords::tr("Only raters good"), &Confusion::falseNegative);
    add("tn", StudyWords::tr("Both bad"), &Confusion::trueNegative);
    table.section().in = {Outlet::Window, Outlet::Console, Outlet::Readers, Outlet::Csv};
    return table;
}

Cell confusionJson(const ScoreAgreement& one)
{
    if (!one.confusion)
        return Cell();
    return QJsonValue(QJsonObject{{QStringLiteral("tp"), one.confusion->truePositive},
        {QStringLiteral("fp"), one.confusion->falsePositive},
        {QStringLiteral("fn"), one.confusion->falseNegative},
        {QStringLiteral("tn"), one.confusion->trueNegative}});
}

/// The figures of models, which differ in number from survey to survey.
QJsonObject namedFigures(const QStringList& names, const QList<Figure>& figures)
{
    QJsonObject object;
    for (qsizetype i = 0; i < names.size(); ++i)
        object.insert(names.at(i), results::figureJson(figures.at(i)));
    return object;
}

} // namespace

QList<results::Section> scoreSections(
    const SectionPlace& place, const QList<ScoreAgreement>& scores)
{
    results::SectionOf table("", scores, place.title(StudyWords::tr("Scores and raters")));
    const auto people =
        results::Outlets{Outlet::Window, Outlet::Console, Outlet::Readers, Outlet::Csv};
    table.add("score", StudyWords::tr("Score"), &ScoreAgreement::score);
    table.add("maa", StudyWords::tr("MAA"), &ScoreAgreement::maa)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends)
        .only(people);
    const auto forJson = [&](const char* key, const auto& cellOf) {
        table.add(key, QString(), cellOf).only(Outlet::Json);
    };
    forJson("maa", [](const ScoreAgreement& one) { return valueCell(one.maa); });
    forJson("ci", [](const ScoreAgreement& one) { return Cell(endsJson(one.maa.interval)); });
    forJson("undefined", [](const ScoreAgreement& one) { return reasonCell(one.maa); });
    forJson("confusion", confusionJson);
    table.add("n", StudyWords::tr("n"), &ScoreAgreement::items);
    table.add("tied", StudyWords::tr("Tied"), &ScoreAgreement::tied);
    table.add("missing", StudyWords::tr("No score"), &ScoreAgreement::missing);
    addCorrelationColumns(table, &ScoreAgreement::correlations);
    table.section().key = place.key(QStringLiteral("scores"));
    table.section().shape = results::Shape::Keyed;
    table.section().notes = {
        StudyWords::tr("MAA: share of items on which a score of 0 or 1 agrees with the majority, "
                       "Wilson interval. Correlations are between the score and the majority (good "
                       "= 1, bad = 0). Items without a majority are excluded.")};
    table.section().notes += results::undefinedReasons(table.section());
    return {table, confusionSection(place, scores)};
}

QList<results::Section> surveySections(const SectionPlace& place, const SimilaritySurvey& survey)
{
    results::SectionOf table("", survey.models, place.title(StudyWords::tr("Personalization")));
    table.add("model", StudyWords::tr("Model"), &SurveyedModel::model);
    table.add("degress_hj", QStringLiteral("DEGRESS-HJ"), &SurveyedModel::degress)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    for (qsizetype i = 0; i < survey.accuracies.size(); ++i) {
        const QString name = QStringLiteral("PerSEval-HJ-") + survey.accuracies.at(i);
        table.add(name, name, [i](const SurveyedModel& model) { return model.perseval.at(i); })
            .withInterval(results::IntervalStyle::Range)
            .only({Outlet::Window, Outlet::Console, Outlet::Readers, Outlet::Csv});
    }
    table
        .add("perseval_hj", QString(),
            [&](const SurveyedModel& model) {
                return QJsonValue(namedFigures(survey.accuracies, model.perseval));
            })
        .only(Outlet::Json);
    table
        .add("scores", QString(),
            [&](const SurveyedModel& model) {
                return QJsonValue(namedFigures(survey.scores, model.scores));
            })
        .only(Outlet::Json);
    table.add("documents", StudyWords::tr("Documents"), &SurveyedModel::documents);
    table.section().key = place.key(QStringLiteral("survey"));
    table.section().notes = {
        StudyWords::tr("The mean rating of a pair is its distance, from 0 (most similar) to 1; "
                       "intervals: Student's t over documents, on the logit scale. Distances to "
                       "the document cancel out in a pair of two users.")};
    if (survey.withoutOwn > 0)
        table.section().notes +=
            StudyWords::tr("%n document(s) excluded: the users' own pair was not rated.", nullptr,
                int(survey.withoutOwn));
    if (survey.unnamed > 0)
        table.section().notes += StudyWords::tr(
            "%n item(s) excluded: they belong to no document.", nullptr, int(survey.unnamed));
    results::SectionOf between(
        "", survey.correlations, place.title(StudyWords::tr("Correlation across models")));
    between.add("human", StudyWords::tr("By raters"), &SurveyCorrelation::human);
    between.add("score", StudyWords::tr("Score"), &SurveyCorrelation::score);
    addCorrelationColumns(between, &SurveyCorrelation::correlations);
    between.section().key = place.key(QStringLiteral("survey_correlations"));
    if (survey.correlations.isEmpty())
        between.section().in = Outlet::Json;
    return {table, between};
}

QList<results::Section> decisionSections(const SectionPlace& place,
    const QList<DecisionResults>& decisions, const QuestionResults& question)
{
    results::SectionOf table("", decisions, place.title(StudyWords::tr("Raters and the model")));
    table.add("kind", StudyWords::tr("Judgment"), &DecisionResults::kind);
    table.add("decisions", StudyWords::tr("Judgments"), &DecisionResults::decisions);
    table.add("with_model", StudyWords::tr("Agree with the model"), &DecisionResults::withModel)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    for (qsizetype i = 0; i < question.values.size(); ++i) {
        table.add(question.values.at(i), question.values.at(i),
            [i](const DecisionResults& one) { return one.times.at(i); });
    }
    table.section().key = place.key(QStringLiteral("decisions"));
    table.section().notes = {StudyWords::tr("Agree with the model: share of \"agree\" among "
                                            "\"agree\" and \"disagree\", Wilson interval.")};
    table.section().notes += results::undefinedReasons(table.section());
    return {table};
}

} // namespace tandem::studies
