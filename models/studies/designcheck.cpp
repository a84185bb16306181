#include "models/studies/designcheck.h"

#include "models/studies/answervalues.h"
#include "models/words.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

bool isOptionValue(const QString& value)
{
    return isPlainName(QString(value).replace(QLatin1Char('-'), QLatin1Char('_')));
}

bool isKey(const QString& key)
{
    return key.size() == 1 && key.at(0).isPrint() && !key.at(0).isSpace();
}

bool isShare(const std::optional<double>& share)
{
    return !share || (*share > 0.0 && *share <= 1.0);
}

/// Collects what is wrong with one design.
class DesignChecker final
{
public:
    explicit DesignChecker(const Design& design)
        : m_design(design)
    {
    }

    QList<DesignProblem> problems()
    {
        checkTexts();
        checkFields();
        checkQuestions();
        checkNumbers();
        checkExclusions();
        return m_problems;
    }

private:
    void require(bool holds, const QString& place, const QString& sentence)
    {
        if (!holds)
            m_problems.append({place, sentence});
    }

    void checkLength(const QString& text, qsizetype most, const QString& place)
    {
        require(text.size() <= most, place,
            StudyWords::tr("This text has %1 characters; %2 are allowed.")
                .arg(text.size())
                .arg(most));
    }

    void checkRange(const char* key, int number, int least, int most)
    {
        require(number >= least && number <= most, QLatin1Char('/') + QLatin1String(key),
            StudyWords::tr("A whole number from %1 to %2 is expected here.").arg(least).arg(most));
    }

    /// A name that is well formed and not there yet; `names` holds those before it.
    void checkName(const QString& name, QSet<QString>& names, const QString& place)
    {
        require(isPlainName(name), place,
            StudyWords::tr("“%1” is not a valid name. Use letters a to z, digits and “_”, at most "
                           "40 characters.")
                .arg(name.left(kMostNameLength)));
        require(!names.contains(name), place,
            StudyWords::tr("The name “%1” is used twice.").arg(name.left(kMostNameLength)));
        names.insert(name);
    }

    void checkTexts()
    {
        require(!m_design.title.trimmed().isEmpty(), QStringLiteral("/title"),
            StudyWords::tr("The study needs a title to show to raters."));
        checkLength(m_design.title, kMostLabelLength, QStringLiteral("/title"));
        checkLength(
            m_design.instructions, kMostInstructionsLength, QStringLiteral("/instructions"));
        checkLength(m_design.consent, kMostInstructionsLength, QStringLiteral("/consent"));
        static const QRegularExpression language(
            QStringLiteral("\\A([A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,2})?\\z"));
        require(language.match(m_design.language).hasMatch(), QStringLiteral("/language"),
            StudyWords::tr("“%1” is not a language code. Write it as “en” or “zh_CN”.")
                .arg(m_design.language.left(kMostNameLength)));
    }

    void checkFields()
    {
        require(!m_design.fields.isEmpty() && m_design.fields.size() <= kMostFields,
            QStringLiteral("/fields"),
            StudyWords::tr("An item must show 1 to %1 fields.").arg(kMostFields));
        QSet<QString> names;
        for (qsizetype i = 0; i < m_design.fields.size(); ++i) {
            const QString place = QStringLiteral("/fields/%1").arg(i);
            checkName(m_design.fields.at(i).name, names, place + QStringLiteral("/name"));
            checkLength(
                m_design.fields.at(i).label, kMostLabelLength, place + QStringLiteral("/label"));
        }
    }

    void checkQuestions()
    {
        require(!m_design.questions.isEmpty() && m_design.questions.size() <= kMostQuestions,
            QStringLiteral("/questions"),
            StudyWords::tr("A study must ask 1 to %1 questions.").arg(kMostQuestions));
        QSet<QString> names;
        for (qsizetype i = 0; i < m_design.questions.size(); ++i) {
            const Question& question = m_design.questions.at(i);
            const QString place = QStringLiteral("/questions/%1").arg(i);
            checkName(question.name, names, place + QStringLiteral("/name"));
            require(!question.text.trimmed().isEmpty(), place + QStringLiteral("/text"),
                StudyWords::tr("The question “%1” has no text.").arg(question.name));
            checkLength(question.text, kMostQuestionLength, place + QStringLiteral("/text"));
            if (question.kind == Question::Kind::Choice)
                checkOptions(question, place + QStringLiteral("/options"));
            if (question.kind == Question::Kind::Scale)
                checkScale(question, place);
            if (question.onlyIf)
                checkCondition(i, place + QStringLiteral("/only_if"));
        }
    }

    void checkOptions(const Question& question, const QString& place)
    {
        const qsizetype count = question.options.size();
        require(count >= 2 && count <= kMostOptions, place,
            StudyWords::tr("A choice must have 2 to %1 options.").arg(kMostOptions));
        QSet<QString> values;
        QSet<QString> keys;
        int ofSide[3] = {0, 0, 0};
        for (qsizetype i = 0; i < count; ++i) {
            const Option& option = question.options.at(i);
            const QString at = place + QStringLiteral("/%1").arg(i);
            checkOption(question, i, at);
            require(!values.contains(option.value), at + QStringLiteral("/value"),
                StudyWords::tr("The answer “%1” is used twice.").arg(option.value));
            const QString key = keyOfOption(question, i).toLower();
            require(!keys.contains(key), at + QStringLiteral("/key"),
                StudyWords::tr("The key “%1” is assigned to two answers.").arg(key));
            values.insert(option.value);
            keys.insert(key);
            ++ofSide[std::clamp(option.side, 0, 2)];
        }
        require(ofSide[1] == ofSide[2] && ofSide[1] <= 1, place,
            StudyWords::tr(
                "Either each of the two sides has one option, or neither side has any."));
    }

    void checkOption(const Question& question, qsizetype index, const QString& place)
    {
        const Option& option = question.options.at(index);
        require(isOptionValue(option.value), place + QStringLiteral("/value"),
            StudyWords::tr(
                "“%1” is not a valid answer value. Use letters a to z, digits, “_” and “-”.")
                .arg(option.value.left(kMostNameLength)));
        require(!option.label.trimmed().isEmpty(), place + QStringLiteral("/label"),
            StudyWords::tr("The answer “%1” has no label.").arg(option.value));
        checkLength(option.label, kMostLabelLength, place + QStringLiteral("/label"));
        require(option.key.isEmpty() || isKey(option.key), place + QStringLiteral("/key"),
            StudyWords::tr("“%1” is not a single key.").arg(option.key.left(kMostNameLength)));
        require(option.side >= 0 && option.side <= 2, place + QStringLiteral("/side"),
            StudyWords::tr("A side must be 1 or 2, or 0 for neither."));
    }

    void checkScale(const Question& question, const QString& place)
    {
        const qint64 values = qint64(question.most) - question.least + 1;
        require(values >= 2 && values <= kMostScaleValues && question.least >= -kFarthestScaleEnd &&
                    question.most <= kFarthestScaleEnd,
            place + QStringLiteral("/most"),
            StudyWords::tr("The scale of “%1” needs 2 to %2 whole numbers, from lowest to highest.")
                .arg(question.name)
                .arg(kMostScaleValues));
        checkLength(question.leastLabel, kMostLabelLength, place + QStringLiteral("/least_label"));
        checkLength(question.mostLabel, kMostLabelLength, place + QStringLiteral("/most_label"));
    }

    void checkCondition(qsizetype index, const QString& place)
    {
        const Condition& condition = *m_design.questions.at(index).onlyIf;
        const auto begin = m_design.questions.begin();
        const auto before = std::find_if(begin, begin + index,
            [&](const Question& question) { return question.name == condition.question; });
        if (before == begin + index) {
            require(false, place + QStringLiteral("/question"),
                StudyWords::tr("There is no question “%1” before this one.")
                    .arg(condition.question.left(kMostNameLength)));
            return;
        }
        require(!condition.values.isEmpty() && condition.values.size() <= kMostScaleValues,
            place + QStringLiteral("/values"),
            StudyWords::tr("A condition must name the answers after which the question is asked."));
        bool namesSide[3] = {false, false, false};
        for (const QString& value : condition.values) {
            require(before->kind != Question::Kind::Text && isAllowedAnswer(*before, value),
                place + QStringLiteral("/values"),
                StudyWords::tr("“%1” is not an answer to the question “%2”.")
                    .arg(value.left(kMostNameLength), before->name));
            for (const Option& option : before->options)
                namesSide[std::clamp(option.side, 0, 2)] |= option.value == value;
        }
        // Whose side it is differs from rater to rater, so that one alone would ask at random.
        require(namesSide[1] == namesSide[2], place + QStringLiteral("/values"),
            StudyWords::tr("A condition must name the answers for both sides or for neither."));
    }

    void checkNumbers()
    {
        for (const DesignNumber& number : kDesignNumbers)
            checkRange(number.key, m_design.*number.value, number.least, number.most);
    }

    void checkExclusions()
    {
        const Exclusions& exclusions = m_design.exclusions;
        if (exclusions.failedChecks)
            checkRange("exclusions/failed_checks", *exclusions.failedChecks, 1, kMostItemsPerRater);
        require(!exclusions.secondsPerItem || (*exclusions.secondsPerItem > 0.0 &&
                                                  *exclusions.secondsPerItem <= kMostSecondsOfItem),
            QStringLiteral("/exclusions/seconds_per_item"),
            StudyWords::tr("Enter a number of seconds, at most one day."));
        const QString share = StudyWords::tr("Enter a share above 0 and at most 1.");
        require(isShare(exclusions.straightLining), QStringLiteral("/exclusions/straight_lining"),
            share);
        require(
            isShare(exclusions.leastAnswered), QStringLiteral("/exclusions/least_answered"), share);
    }

    const Design& m_design;
    QList<DesignProblem> m_problems;
};

} // namespace

QList<DesignProblem> designProblems(const Design& design)
{
    return DesignChecker(design).problems();
}

bool isPlainName(const QString& name)
{
    static const QRegularExpression pattern(QStringLiteral("\\A[A-Za-z0-9_]+\\z"));
    return name.size() <= kMostNameLength && pattern.match(name).hasMatch();
}

} // namespace tandem::studies
