#include "storage/repositories/judgementcolumns.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

namespace {

constexpr char kGroupEnd = '/';

QJsonArray textsArray(const QStringList& texts)
{
    return QJsonArray::fromStringList(texts);
}

QStringList textsOf(const QJsonValue& value)
{
    QStringList texts;
    for (const QJsonValue& text : value.toArray())
        texts.append(text.toString());
    return texts;
}

/// A file that was altered may have any; 0 where it is none of the values.
int digitUpTo(char digit, int most)
{
    const int value = digit - '0';
    return value >= 0 && value <= most ? value : 0;
}

/// The columns, in the order in which they are read and written.
const char* const kScoreColumns[] = {"recall", "precision", "f1", "opinion_recall", "overall",
    "retrieved", "unknown", "unanswered_facts", "unanswered_opinions", "uncovered", "untyped", "om",
    "iric", "iru", "osd", "ofi"};

} // namespace

QByteArray conclusionsText(const QList<kgds::Conclusion>& conclusions)
{
    QByteArray text;
    for (const kgds::Conclusion conclusion : conclusions)
        text.append(char('0' + int(conclusion)));
    return text;
}

QList<kgds::Conclusion> conclusionsFrom(const QByteArray& text)
{
    QList<kgds::Conclusion> conclusions;
    for (const char digit : text)
        conclusions.append(kgds::Conclusion(digitUpTo(digit, int(kgds::Conclusion::Knowable))));
    return conclusions;
}

QByteArray groupsText(const QList<QList<kgds::Conclusion>>& groups)
{
    QByteArray text;
    for (const QList<kgds::Conclusion>& group : groups)
        text += conclusionsText(group) + kGroupEnd;
    return text;
}

QList<QList<kgds::Conclusion>> groupsFrom(const QByteArray& text)
{
    QList<QList<kgds::Conclusion>> groups;
    qsizetype begin = 0;
    for (qsizetype end = text.indexOf(kGroupEnd); end >= 0; end = text.indexOf(kGroupEnd, begin)) {
        groups.append(conclusionsFrom(text.mid(begin, end - begin)));
        begin = end + 1;
    }
    // What a file that was altered has behind its last group.
    if (begin < text.size())
        groups.append(conclusionsFrom(text.mid(begin)));
    return groups;
}

QByteArray errorsText(const QList<std::optional<kgds::ErrorType>>& errors)
{
    QByteArray text;
    for (const std::optional<kgds::ErrorType>& error : errors)
        text.append(char('0' + (error ? int(*error) : 0)));
    return text;
}

QList<std::optional<kgds::ErrorType>> errorsFrom(const QByteArray& text)
{
    QList<std::optional<kgds::ErrorType>> errors;
    for (const char digit : text) {
        const int type = digitUpTo(digit, kgds::kErrorTypes);
        errors.append(type == 0 ? std::nullopt : std::optional(kgds::ErrorType(type)));
    }
    return errors;
}

QByteArray explanationsText(const JudgementExplanations& explanations)
{
    QJsonArray groups;
    for (const QStringList& group : explanations.facts)
        groups.append(textsArray(group));
    const QJsonObject object{{QStringLiteral("facts"), groups},
        {QStringLiteral("opinions"), textsArray(explanations.opinions)},
        {QStringLiteral("errors"), textsArray(explanations.errors)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

JudgementExplanations explanationsFrom(const QByteArray& text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    JudgementExplanations explanations;
    for (const QJsonValue& group : object.value(QLatin1String("facts")).toArray())
        explanations.facts.append(textsOf(group));
    explanations.opinions = textsOf(object.value(QLatin1String("opinions")));
    explanations.errors = textsOf(object.value(QLatin1String("errors")));
    return explanations;
}

QString scoreColumns(const QString& alias)
{
    QStringList columns;
    for (const char* column : kScoreColumns)
        columns.append(alias + QLatin1String(column));
    return columns.join(QStringLiteral(", "));
}

QList<SqlColumn> scoreValues(const kgds::SampleScore& score)
{
    QList<SqlValue> values{score.recall, score.precision, score.f1, score.opinionRecall,
        score.overall, score.retrieved, score.unknownParagraphs, score.unansweredFacts,
        score.unansweredOpinions, score.uncovered, score.untyped};
    for (const int count : score.errors)
        values.append(count);
    QList<SqlColumn> columns;
    for (qsizetype i = 0; i < values.size(); ++i)
        columns.append({kScoreColumns[i], values.at(i)});
    return columns;
}

kgds::SampleScore readScore(Statement& row)
{
    kgds::SampleScore score;
    row.read(score.recall, score.precision, score.f1, score.opinionRecall, score.overall,
        score.retrieved, score.unknownParagraphs, score.unansweredFacts, score.unansweredOpinions,
        score.uncovered, score.untyped);
    for (int& count : score.errors)
        row.read(count);
    return score;
}

} // namespace tandem
