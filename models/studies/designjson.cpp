#include "models/studies/designjson.h"

#include "models/studies/answervalues.h"
#include "models/studies/designcheck.h"
#include "models/studies/kindkeys.h"
#include "models/studies/objectreader.h"
#include "models/words.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace tandem::studies {

namespace {

constexpr int kDesignVersion = 1;

// Beyond what designProblems() allows, so that an unfinished design can be kept.
constexpr qsizetype kMostEntries = 1000;

QJsonObject optionJson(const Question& question, qsizetype index)
{
    const Option& option = question.options.at(index);
    return {{QStringLiteral("value"), option.value}, {QStringLiteral("label"), option.label},
        {QStringLiteral("key"), keyOfOption(question, index)},
        {QStringLiteral("side"), option.side}};
}

QJsonObject questionJson(const Question& question)
{
    QJsonObject json{{QStringLiteral("name"), question.name},
        {QStringLiteral("text"), question.text},
        {QStringLiteral("kind"), questionKindKey(question.kind)},
        {QStringLiteral("required"), question.isRequired}};
    if (question.kind == Question::Kind::Choice) {
        QJsonArray options;
        for (qsizetype i = 0; i < question.options.size(); ++i)
            options.append(optionJson(question, i));
        json.insert(QStringLiteral("options"), options);
    }
    if (question.kind == Question::Kind::Scale) {
        json.insert(QStringLiteral("least"), question.least);
        json.insert(QStringLiteral("most"), question.most);
        json.insert(QStringLiteral("least_label"), question.leastLabel);
        json.insert(QStringLiteral("most_label"), question.mostLabel);
    }
    if (question.onlyIf) {
        json.insert(QStringLiteral("only_if"),
            QJsonObject{{QStringLiteral("question"), question.onlyIf->question},
                {QStringLiteral("values"), QJsonArray::fromStringList(question.onlyIf->values)}});
    }
    return json;
}

template <typename Number>
void insertGiven(QJsonObject& json, const char* key, const std::optional<Number>& number)
{
    if (number)
        json.insert(QLatin1String(key), *number);
}

QJsonObject exclusionsJson(const Exclusions& exclusions)
{
    QJsonObject json;
    insertGiven(json, "failed_checks", exclusions.failedChecks);
    insertGiven(json, "seconds_per_item", exclusions.secondsPerItem);
    insertGiven(json, "straight_lining", exclusions.straightLining);
    insertGiven(json, "least_answered", exclusions.leastAnswered);
    return json;
}

template <typename Enum>
void readKind(ObjectReader& reader, std::optional<Enum> (*ofKey)(const QString&), Enum& kind)
{
    QString key;
    reader.read("kind", key);
    const std::optional<Enum> known = ofKey(key);
    if (known)
        kind = *known;
    else if (reader.has("kind"))
        reader.refuse("kind", StudyWords::tr("Unknown kind."));
}

ShownField shownFieldFrom(ObjectReader& reader)
{
    ShownField field;
    reader.need("name");
    reader.read("name", field.name);
    reader.read("label", field.label);
    reader.read("marks_evidence", field.marksEvidence);
    return field;
}

Option optionFrom(ObjectReader& reader)
{
    Option option;
    reader.need("value");
    reader.read("value", option.value);
    reader.read("label", option.label);
    reader.read("key", option.key);
    reader.read("side", option.side, 0, 2);
    return option;
}

void readOptions(ObjectReader& reader, Question& question)
{
    reader.list<Option>("options", kMostEntries, question.options, optionFrom);
    // A key that follows from the order is kept as such, so that it goes on following it.
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        if (question.options.at(i).key == QString::number(i + 1))
            question.options[i].key.clear();
    }
}

Condition conditionFrom(ObjectReader& reader)
{
    Condition condition;
    reader.need("question");
    reader.need("values");
    reader.read("question", condition.question);
    reader.read("values", condition.values);
    return condition;
}

Question questionFrom(ObjectReader& reader)
{
    Question question;
    reader.need("name");
    reader.read("name", question.name);
    reader.read("text", question.text);
    readKind(reader, questionKindOfKey, question.kind);
    reader.read("required", question.isRequired);
    if (question.kind == Question::Kind::Choice)
        readOptions(reader, question);
    if (question.kind == Question::Kind::Scale) {
        reader.read("least", question.least, -kFarthestScaleEnd, kFarthestScaleEnd);
        reader.read("most", question.most, -kFarthestScaleEnd, kFarthestScaleEnd);
        reader.read("least_label", question.leastLabel);
        reader.read("most_label", question.mostLabel);
    }
    reader.object("only_if", [&](ObjectReader& inner) { question.onlyIf = conditionFrom(inner); });
    return question;
}

void readExclusions(ObjectReader& reader, Exclusions& exclusions)
{
    if (reader.has("failed_checks"))
        reader.read("failed_checks", exclusions.failedChecks.emplace(), 1, kMostItemsPerRater);
    reader.read("seconds_per_item", exclusions.secondsPerItem);
    reader.read("straight_lining", exclusions.straightLining);
    reader.read("least_answered", exclusions.leastAnswered);
}

Design designFrom(ObjectReader& reader)
{
    Design design;
    int version = 0;
    reader.read("tandem_design", version);
    readKind(reader, studyKindOfKey, design.kind);
    reader.read("title", design.title);
    reader.read("instructions", design.instructions);
    reader.read("consent", design.consent);
    reader.read("language", design.language);
    readShownFields(reader, design.fields);
    readQuestions(reader, design.questions);
    for (const DesignNumber& number : kDesignNumbers)
        reader.read(number.key, design.*number.value, number.least, number.most);
    reader.read("shuffles", design.shuffles);
    reader.read("balances_sides", design.balancesSides);
    reader.read("seed", design.seed);
    reader.object(
        "exclusions", [&](ObjectReader& inner) { readExclusions(inner, design.exclusions); });
    return design;
}

Expected<void> checkDesignVersion(const QJsonObject& json)
{
    const QJsonValue version = json.value(QLatin1String("tandem_design"));
    if (version.toDouble() > kDesignVersion)
        return failure(ErrorCode::NewerVersion,
            StudyWords::tr("This design was written by a newer version of Tandem."),
            QStringLiteral("/tandem_design"), StudyWords::tr("Update Tandem, then try again."));
    if (version.toDouble() != kDesignVersion)
        return failure(ErrorCode::InvalidInput,
            StudyWords::tr("This is not a study design: \"tandem_design\": 1 is missing."),
            QStringLiteral("/tandem_design"), StudyWords::tr("Choose a study design file."));
    return {};
}

} // namespace

QJsonArray shownFieldsJson(const QList<ShownField>& fields)
{
    QJsonArray json;
    for (const ShownField& field : fields) {
        json.append(QJsonObject{{QStringLiteral("name"), field.name},
            {QStringLiteral("label"), field.label},
            {QStringLiteral("marks_evidence"), field.marksEvidence}});
    }
    return json;
}

QJsonArray questionsJson(const QList<Question>& questions)
{
    QJsonArray json;
    for (const Question& question : questions)
        json.append(questionJson(question));
    return json;
}

void readShownFields(ObjectReader& reader, QList<ShownField>& fields)
{
    reader.list<ShownField>("fields", kMostEntries, fields, shownFieldFrom);
}

void readQuestions(ObjectReader& reader, QList<Question>& questions)
{
    reader.need("questions");
    reader.list<Question>("questions", kMostEntries, questions, questionFrom);
}

QByteArray designJson(const Design& design)
{
    const QJsonObject json{{QStringLiteral("tandem_design"), kDesignVersion},
        {QStringLiteral("kind"), studyKindKey(design.kind)},
        {QStringLiteral("title"), design.title},
        {QStringLiteral("instructions"), design.instructions},
        {QStringLiteral("consent"), design.consent}, {QStringLiteral("language"), design.language},
        {QStringLiteral("fields"), shownFieldsJson(design.fields)},
        {QStringLiteral("questions"), questionsJson(design.questions)},
        {QStringLiteral("raters_per_item"), design.ratersPerItem},
        {QStringLiteral("items_per_rater"), design.itemsPerRater},
        {QStringLiteral("shuffles"), design.shuffles},
        {QStringLiteral("balances_sides"), design.balancesSides},
        {QStringLiteral("break_after"), design.breakAfter},
        {QStringLiteral("come_back_days"), design.comeBackDays},
        {QStringLiteral("release_minutes"), design.releaseMinutes},
        {QStringLiteral("seed"), qint64(design.seed)},
        {QStringLiteral("exclusions"), exclusionsJson(design.exclusions)}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Expected<Design> designFromStoredJson(const QByteArray& json)
{
    TANDEM_TRY(object, objectOfJson(json, kMostDesignBytes));
    TANDEM_DO(checkDesignVersion(*object));
    std::optional<Error> fault;
    ObjectReader reader(*object, {}, fault);
    const Design design = designFrom(reader);
    reader.end();
    if (fault)
        return failure(*fault);
    return design;
}

Expected<Design> designFromJson(const QByteArray& json)
{
    TANDEM_TRY(design, designFromStoredJson(json));
    const QList<DesignProblem> problems = designProblems(*design);
    if (!problems.isEmpty())
        return failure(ErrorCode::InvalidInput, problems.constFirst().sentence,
            problems.constFirst().place,
            StudyWords::tr(
                "Correct it there; \"tandem help formats\" describes what it may contain."));
    return design;
}

} // namespace tandem::studies
