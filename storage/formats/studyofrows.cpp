#include "models/studies/answervalues.h"
#include "models/studies/kindkeys.h"
#include "models/studies/templates.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/studyanswersreader.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kMostGuessedOptions = 9;
constexpr qsizetype kMostStudyQuestions = 100;
constexpr qsizetype kShownAnswerUnits = 60;

std::optional<double> answerNumberOf(const QString& answer)
{
    return foreignNumber(answer);
}

/// Scales that are made up from answers reach no farther from 0.
constexpr double kFarthestScale = 1e6;

/// The answers to one question.
using QuestionRows = QList<const StudyAnswerRow*>;

/// Whether somebody answered with a number that is not on a scale.
bool reachBeyond(const studies::Question& question, const QuestionRows& rows)
{
    return std::any_of(rows.cbegin(), rows.cend(), [&](const StudyAnswerRow* row) {
        const auto number = answerNumberOf(row->answer);
        return number && (*number < question.least || *number > question.most);
    });
}

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
    QHash<QString, QString> values; ///< as written first, by what they are compared by
    for (const StudyAnswerRow* row : rows) {
        const QString key = comparedId(row->answer).toCaseFolded();
        if (!values.contains(key))
            values.insert(key, row->answer);
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

/// Whether an answer is on a scale; one that was made up reaches over all of its answers.
bool isOnScale(const studies::Question& question, const QString& answer)
{
    const auto number = answerNumberOf(answer);
    return number && *number >= question.least && *number <= question.most;
}

tl::unexpected<Error> noSuchAnswer(const studies::Question& question, const StudyAnswerRow& row)
{
    const bool isScale = question.kind == studies::Question::Kind::Scale;
    if (isScale && !answerNumberOf(row.answer))
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("\"%1\" is not a number.").arg(row.answer.left(kShownAnswerUnits)),
            row.place, FormatWords::tr("Answers on a scale must be numbers with a decimal point."));
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("\"%1\" is not one of the answers.")
            .arg(row.answer.left(kShownAnswerUnits)),
        row.place, possibleAnswers(question));
}

/// The answer as it counts, or why it cannot be one.
Expected<QString> checkedAnswer(const studies::Question& question, const StudyAnswerRow& row)
{
    if (question.kind == studies::Question::Kind::Text)
        return row.answer;
    const bool isScale = question.kind == studies::Question::Kind::Scale;
    const QString value = studies::answerAsAsked(question, row.answer);
    if (isScale ? !isOnScale(question, value) : !studies::isAllowedAnswer(question, value))
        return noSuchAnswer(question, row);
    return value;
}

tl::unexpected<Error> noSuchQuestion(const StudyAnswerRow& row, const studies::Design& design)
{
    QStringList names;
    for (const studies::Question& question : design.questions)
        names.append(question.name);
    const QString what =
        row.question.isEmpty()
            ? FormatWords::tr(
                  "The row does not say which question it answers, and the design has several.")
            : FormatWords::tr("The design has no question \"%1\".")
                  .arg(row.question.left(kShownAnswerUnits));
    return failure(ErrorCode::InvalidInput, what, row.place,
        FormatWords::tr("\"question\" must be one of %1.").arg(names.join(QStringLiteral(", "))));
}

/// Makes up a study from rows.
class StudyMaker final
{
public:
    /// Of a design that is given.
    StudyMaker(const QList<StudyAnswerRow>& rows, const studies::Design& design)
        : m_rows(rows)
        , m_template(design)
        , m_isGiven(true)
    {
        m_study.design = design;
    }

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
        TANDEM_DO(m_isGiven ? findQuestions() : addQuestions());
        for (const StudyAnswerRow& row : m_rows) {
            const studies::Question& question =
                m_study.design.questions.at(m_questions.value(row.question));
            TANDEM_TRY(value, checkedAnswer(question, row));
            studies::RatedAnswer answer;
            answer.rater = raterOf(row);
            TANDEM_TRY(item, itemOf(row));
            answer.item = *item;
            if (!row.known.isEmpty())
                m_study.items[*item].source.known.insert(
                    question.name, studies::answerAsAsked(question, row.known));
            answer.question = question.name;
            answer.value = *value;
            answer.at = row.at;
            answer.durationMs = row.durationMs;
            answer.swapped = row.side == 2;
            answer.position = row.position;
            answer.version = row.version;
            m_study.answers.append(answer);
        }
        if (m_isGiven)
            leaveOutWhatIsNotAsked();
        return std::move(m_study);
    }

private:
    /// Those of the design that is given, by the names in the rows.
    Expected<void> findQuestions()
    {
        const QList<studies::Question>& known = m_study.design.questions;
        for (const StudyAnswerRow& row : m_rows) {
            if (m_questions.contains(row.question))
                continue;
            const auto found = std::find_if(known.cbegin(), known.cend(),
                [&](const studies::Question& one) { return one.name == row.question; });
            const bool isOnly = row.question.isEmpty() && known.size() == 1;
            if (found == known.cend() && !isOnly)
                return noSuchQuestion(row, m_study.design);
            m_questions.insert(row.question, isOnly ? 0 : found - known.cbegin());
        }
        return {};
    }

    /// Answers to questions that are not asked after the rater's others about the item. The time on
    /// them was spent on the item all the same.
    void leaveOutWhatIsNotAsked()
    {
        const studies::Design& design = m_study.design;
        if (std::none_of(design.questions.cbegin(), design.questions.cend(),
                [](const studies::Question& one) { return one.onlyIf.has_value(); }))
            return;
        using Turn = std::pair<int, qsizetype>; // rater, item
        QHash<Turn, studies::AnswersByQuestion> given;
        for (const studies::RatedAnswer& answer : std::as_const(m_study.answers)) {
            // Conditions are about what the rater saw.
            given[{answer.rater, answer.item}].insert(
                answer.question, ofItemsSides(*questionNamed(design, answer.question), answer.value,
                                     answer.swapped));
        }
        for (studies::AnswersByQuestion& ofTurn : given)
            ofTurn = countingAnswers(design, ofTurn);
        QHash<Turn, qint64> spentOnOthersMs;
        m_study.answers.removeIf([&](const studies::RatedAnswer& answer) {
            const Turn turn{answer.rater, answer.item};
            const bool counts = given.value(turn).contains(answer.question);
            if (!counts)
                spentOnOthersMs[turn] += std::max<qint64>(0, answer.durationMs);
            return !counts;
        });
        for (studies::RatedAnswer& answer : m_study.answers) {
            if (const qint64 ms = spentOnOthersMs.take({answer.rater, answer.item}); ms > 0)
                answer.durationMs = std::max<qint64>(0, answer.durationMs) + ms;
        }
    }

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
                    row.place,
                    FormatWords::tr("\"question\" must name the question, not the item."));
        }
        for (const QString& name : std::as_const(names)) {
            m_questions.insert(name, m_study.design.questions.size());
            m_study.design.questions.append(questionFor(name, rows.value(name), names.size() == 1));
        }
        return {};
    }

    /// The template's question of this name, or its first where it is the only one.
    studies::Question questionFor(const QString& name, const QuestionRows& rows, bool isOnly)
    {
        const QList<studies::Question>& known = m_template.questions;
        auto found = std::find_if(known.cbegin(), known.cend(),
            [&](const studies::Question& one) { return one.name == name; });
        if (found == known.cend() && (isOnly || name.isEmpty()) &&
            m_template.kind != studies::Kind::Own)
            found = known.cbegin();
        if (found == known.cend()) {
            const studies::Question guessed =
                guessedQuestion(name.isEmpty() ? QStringLiteral("answer") : name, rows);
            if (guessed.kind == studies::Question::Kind::Scale)
                m_study.openScales.append(guessed.name);
            return guessed;
        }
        studies::Question question = *found;
        question.onlyIf.reset();
        if (!name.isEmpty())
            question.name = name;
        // Studies of this kind have scales of their own, the template's but where answers go
        // beyond.
        if (m_template.kind == studies::Kind::Likert &&
            question.kind == studies::Question::Kind::Scale && reachBeyond(question, rows)) {
            reachOver(question, rows);
            m_study.openScales.append(question.name);
        }
        return question;
    }

    int raterOf(const StudyAnswerRow& row)
    {
        const QString key = comparedRater(row.rater);
        if (!m_raters.contains(key)) {
            m_raters.insert(key, int(m_study.raters.size()));
            m_study.raters.append({row.rater});
        }
        const int number = m_raters.value(key);
        m_study.raters[number].assigned = std::max(m_study.raters.at(number).assigned, row.asked);
        return number;
    }

    Expected<qsizetype> itemOf(const StudyAnswerRow& row)
    {
        const QString key = comparedId(row.item);
        const auto known = m_items.constFind(key);
        if (known != m_items.cend())
            return tellMore(*known, row).map([&] { return *known; });
        studies::StudyItem item;
        item.item.name = row.item;
        for (const studies::ItemKind kind :
            {studies::ItemKind::Practice, studies::ItemKind::Check}) {
            if (row.kind == studies::itemKindKey(kind))
                item.item.kind = kind;
        }
        item.item.group = row.group;
        item.source = row.source;
        m_study.items.append(item);
        m_firstPlaces.append(row.place);
        m_items.insert(key, m_study.items.size() - 1);
        return m_study.items.size() - 1;
    }

    /// What another row says of an item that is known already.
    Expected<void> tellMore(qsizetype place, const StudyAnswerRow& row)
    {
        studies::StudyItem& item = m_study.items[place];
        const auto differs = [&](const QString& said, const QString& before) {
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("The row has \"%1\" for the item \"%2\", but other rows have "
                                "\"%3\" (first: %4).")
                    .arg(said.left(kShownAnswerUnits), row.item.left(kShownAnswerUnits),
                        before.left(kShownAnswerUnits), m_firstPlaces.at(place)),
                row.place,
                FormatWords::tr(
                    "system_1, system_2, item_group and scores must be the same in all rows of an "
                    "item. If these columns mean something else, remove them."));
        };
        const std::pair<QString*, const QString*> texts[] = {{&item.item.group, &row.group},
            {&item.source.systems[0], &row.source.systems[0]},
            {&item.source.systems[1], &row.source.systems[1]}};
        for (const auto& [known, said] : texts) {
            if (known->isEmpty())
                *known = *said;
            else if (!said->isEmpty() && *known != *said)
                return differs(*said, *known);
        }
        QHash<QString, double>& scores = item.source.scores;
        for (auto said = row.source.scores.cbegin(); said != row.source.scores.cend(); ++said) {
            const auto before = scores.constFind(said.key());
            if (before == scores.cend())
                scores.insert(said.key(), *said);
            else if (*before != *said)
                return differs(QString::number(*said), QString::number(*before));
        }
        return {};
    }

    const QList<StudyAnswerRow>& m_rows;
    const studies::Design m_template;
    const bool m_isGiven = false; ///< the design, and not only its kind
    studies::StudyAnswers m_study;
    QHash<QString, qsizetype> m_questions; ///< places in the design
    QHash<QString, int> m_raters;
    QHash<QString, qsizetype> m_items;
    QStringList m_firstPlaces; ///< of each item's first row
};

} // namespace

bool resemblesStudyAnswers(const QString& path)
{
    constexpr qint64 kLongestHead = qint64(1) << 16;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray line = file.readLine(kLongestHead);
    const QStringList names = readLogHead(withoutUtf8Mark(line), QFileInfo(path).fileName()).names;
    const auto has = [&](const char* name) {
        return names.contains(QLatin1String(name), Qt::CaseInsensitive);
    };
    return has("rater") && has("item") && (has("answer") || has("value"));
}

QString possibleAnswers(const studies::Question& question)
{
    if (question.kind == studies::Question::Kind::Scale)
        return FormatWords::tr(
            "Answers on this scale must be numbers from %1 to %2, with a decimal point.")
            .arg(question.least)
            .arg(question.most);
    QStringList words;
    for (const studies::Option& option : question.options)
        words.append(option.value);
    return FormatWords::tr("Possible answers: %1.").arg(words.join(QStringLiteral(", ")));
}

Expected<studies::StudyAnswers> studyOfRows(const QList<StudyAnswerRow>& rows, studies::Kind kind)
{
    // As in results of a project, from which such a file may come: practice items play no part, and
    // check items only tell how raters worked. What is asked is what rated items say.
    const QString practice = studies::itemKindKey(studies::ItemKind::Practice);
    const QString check = studies::itemKindKey(studies::ItemKind::Check);
    QSet<QString> questions;
    for (const StudyAnswerRow& row : rows) {
        if (row.kind != practice && row.kind != check)
            questions.insert(row.question);
    }
    QList<StudyAnswerRow> counting = rows;
    counting.removeIf([&](const StudyAnswerRow& row) {
        return row.kind == practice || !questions.contains(row.question);
    });
    return StudyMaker(counting, kind).make();
}

Expected<studies::StudyAnswers> studyOfRows(
    const QList<StudyAnswerRow>& rows, const studies::Design& design)
{
    return StudyMaker(rows, design).make();
}

} // namespace tandem
