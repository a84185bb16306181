#include "models/studies/kindkeys.h"
#include "models/studies/templates.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/studyanswersreader.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype kMostGuessedOptions = 9;
constexpr qsizetype kMostStudyQuestions = 100;
constexpr qsizetype kShownAnswerUnits = 60;

std::optional<double> answerNumberOf(const QString& answer)
{
    bool isNumber = false;
    const double number = answer.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// Scales that are made up from answers reach no farther from 0.
constexpr double kFarthestScale = 1e6;

/// The answers to one question.
using QuestionRows = QList<const StudyAnswerRow*>;

/// A scale that reaches from the least to the most that was answered.
void reachOver(studies::Question& question, const QuestionRows& rows)
{
    question.kind = studies::Question::Kind::Scale;
    double least = question.most;
    double most = question.least;
    for (const StudyAnswerRow* row : rows) {
        const double number = answerNumberOf(row->answer).value_or(least);
        least = std::min(least, number);
        most = std::max(most, number);
    }
    question.least = int(std::floor(std::clamp(least, -kFarthestScale, kFarthestScale)));
    question.most = int(std::ceil(std::clamp(most, -kFarthestScale, kFarthestScale)));
}

/// What a question seems to be that no template has.
studies::Question guessedQuestion(const QString& name, const QuestionRows& rows)
{
    studies::Question question;
    question.name = name;
    question.text = name;
    if (std::all_of(rows.cbegin(), rows.cend(),
            [](const StudyAnswerRow* row) { return answerNumberOf(row->answer).has_value(); })) {
        reachOver(question, rows);
        return question;
    }
    QSet<QString> values;
    for (const StudyAnswerRow* row : rows) {
        values.insert(row->answer);
        if (values.size() > kMostGuessedOptions) {
            question.kind = studies::Question::Kind::Text;
            return question;
        }
    }
    QStringList sorted = values.values();
    std::sort(sorted.begin(), sorted.end());
    for (const QString& value : std::as_const(sorted)) {
        studies::Option option;
        option.value = value;
        option.label = value;
        question.options.append(option);
    }
    return question;
}

/// The value that an answer to a choice stands for: whatever its case, and "2.0" for "2"; empty for
/// none.
QString optionValue(const studies::Question& question, const QString& answer)
{
    const auto number = answerNumberOf(answer);
    const QString whole = number ? QString::number(*number) : answer;
    for (const studies::Option& option : question.options) {
        if (option.value.compare(answer, Qt::CaseInsensitive) == 0 || option.value == whole)
            return option.value;
    }
    return {};
}

/// Whether an answer is on a scale; one that was made up reaches over all of its answers.
bool isOnScale(const studies::Question& question, const QString& answer)
{
    const auto number = answerNumberOf(answer);
    return number && *number >= question.least && *number <= question.most;
}

tl::unexpected<Error> noSuchAnswer(const studies::Question& question, const StudyAnswerRow& row)
{
    QStringList words;
    for (const studies::Option& option : question.options)
        words.append(option.value);
    const bool isScale = question.kind == studies::Question::Kind::Scale;
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("\"%1\" is none of the answers.").arg(row.answer.left(kShownAnswerUnits)),
        row.place,
        isScale ? FormatWords::tr("On this scale answers are numbers from %1 to %2, with a decimal "
                                  "point.")
                      .arg(question.least)
                      .arg(question.most)
                : FormatWords::tr("The answers are %1.").arg(words.join(QStringLiteral(", "))));
}

/// The answer as it counts, or why it cannot be one.
Expected<QString> checkedAnswer(const studies::Question& question, const StudyAnswerRow& row)
{
    if (question.kind == studies::Question::Kind::Text)
        return row.answer;
    const bool isScale = question.kind == studies::Question::Kind::Scale;
    const QString value = isScale ? row.answer : optionValue(question, row.answer);
    if (value.isEmpty() || (isScale && !isOnScale(question, value)))
        return noSuchAnswer(question, row);
    return value;
}

/// Makes up a study from rows.
class StudyMaker final
{
public:
    StudyMaker(const QList<StudyAnswerRow>& rows, studies::Kind kind)
        : m_rows(rows)
        , m_template(studies::designTemplate(kind))
    {
        m_study.design = m_template;
        m_study.design.title.clear();
        m_study.design.questions.clear();
        m_study.design.exclusions = {};
    }

    Expected<studies::StudyAnswers> make()
    {
        if (m_rows.isEmpty())
            m_study.design.questions = m_template.questions;
        TANDEM_DO(addQuestions());
        for (const StudyAnswerRow& row : m_rows) {
            const studies::Question& question =
                m_study.design.questions.at(m_questions.value(row.question));
            TANDEM_TRY(value, checkedAnswer(question, row));
            studies::RatedAnswer answer;
            answer.rater = raterOf(row.rater);
            answer.item = itemOf(row.item);
            answer.question = question.name;
            answer.value = *value;
            answer.at = row.at;
            answer.durationMs = row.durationMs;
            answer.swapped = row.side == 2;
            answer.position = row.position;
            answer.version = row.version;
            m_study.answers.append(answer);
        }
        return std::move(m_study);
    }

private:
    Expected<void> addQuestions()
    {
        QStringList names;
        QHash<QString, QuestionRows> rows;
        for (const StudyAnswerRow& row : m_rows) {
            QuestionRows& ofQuestion = rows[row.question];
            if (ofQuestion.isEmpty())
                names.append(row.question);
            ofQuestion.append(&row);
            if (names.size() > kMostStudyQuestions)
                return failure(ErrorCode::TooLarge,
                    FormatWords::tr("There are more than %1 questions.").arg(kMostStudyQuestions),
                    row.place, FormatWords::tr("\"question\" names what was asked, not the item."));
        }
        for (const QString& name : std::as_const(names)) {
            m_questions.insert(name, m_study.design.questions.size());
            m_study.design.questions.append(questionFor(name, rows.value(name), names.size() == 1));
        }
        return {};
    }

    /// The template's question of this name, or its first where it is the only one.
    studies::Question questionFor(const QString& name, const QuestionRows& rows, bool isOnly) const
    {
        const QList<studies::Question>& known = m_template.questions;
        auto found = std::find_if(known.cbegin(), known.cend(),
            [&](const studies::Question& one) { return one.name == name; });
        if (found == known.cend() && (isOnly || name.isEmpty()) &&
            m_template.kind != studies::Kind::Own)
            found = known.cbegin();
        if (found == known.cend())
            return guessedQuestion(name.isEmpty() ? QStringLiteral("answer") : name, rows);
        studies::Question question = *found;
        question.onlyIf.reset();
        if (!name.isEmpty())
            question.name = name;
        if (m_template.kind == studies::Kind::Likert &&
            question.kind == studies::Question::Kind::Scale)
            reachOver(question, rows);
        return question;
    }

    int raterOf(const QString& name)
    {
        const auto known = m_raters.constFind(name);
        if (known != m_raters.cend())
            return *known;
        const int number = int(m_study.raters.size());
        m_study.raters.append({name});
        m_raters.insert(name, number);
        return number;
    }

    qsizetype itemOf(const QString& name)
    {
        const auto known = m_items.constFind(name);
        if (known != m_items.cend())
            return *known;
        studies::StudyItem item;
        item.item.name = name;
        m_study.items.append(item);
        m_items.insert(name, m_study.items.size() - 1);
        return m_study.items.size() - 1;
    }

    const QList<StudyAnswerRow>& m_rows;
    const studies::Design m_template;
    studies::StudyAnswers m_study;
    QHash<QString, qsizetype> m_questions; ///< places in the design
    QHash<QString, int> m_raters;
    QHash<QString, qsizetype> m_items;
};

} // namespace

Expected<studies::StudyAnswers> studyOfRows(const QList<StudyAnswerRow>& rows, studies::Kind kind)
{
    // As in results of a project, from which such a file may come.
    const QStringList unrated{studies::itemKindKey(studies::ItemKind::Practice),
        studies::itemKindKey(studies::ItemKind::Check)};
    QList<StudyAnswerRow> rated = rows;
    rated.removeIf([&](const StudyAnswerRow& row) { return unrated.contains(row.kind); });
    return StudyMaker(rated, kind).make();
}

} // namespace tandem
