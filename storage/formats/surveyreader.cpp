#include "storage/formats/surveyreader.h"

#include "models/agreement/ratingtable.h"
#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/ratingscollector.h"
#include "storage/formats/recordfields.h"
#include "storage/formats/surveycolumns.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kSurveyShownColumns = 20;
/// From so many answers on it counts how many of them differ.
constexpr qsizetype kFewestToTellTyped = 10;
/// Few raters may give each column of ratings one value by chance.
constexpr qsizetype kFewestToTellOptions = 5;
/// Answers of a choice are shorter, and so are whole numbers of a scale.
constexpr qsizetype kLongAnswerUnits = 60;
constexpr qsizetype kLongNumberUnits = 6;

/// What became of a row.
enum class RowState { Counts, Preview, Spam };

/// By Qualtrics' word for it, or its number, a sum: 1 preview, 2 test, 4 imported, 8 spam, 16
/// offline, 32 by an audience panel.
RowState rowStateOf(const QString& status)
{
    constexpr int previewOrTest = 1 | 2;
    constexpr int spam = 8;
    bool isNumber = false;
    const int number = status.toInt(&isNumber);
    const auto says = [&](QLatin1String word) {
        return status.contains(word, Qt::CaseInsensitive);
    };
    if (isNumber ? (number & previewOrTest) != 0
                 : says(QLatin1String("preview")) || says(QLatin1String("test")))
        return RowState::Preview;
    return (isNumber ? (number & spam) != 0 : says(QLatin1String("spam"))) ? RowState::Spam
                                                                           : RowState::Counts;
}

/// Takes the rows of a survey's export, one after the other.
class SurveyRows final
{
public:
    explicit SurveyRows(RatingsCollector& collector)
        : m_collector(collector)
        , m_areSets(collector.reading().scale == RatingScale::Sets)
    {
        m_counts.areUnfinishedSkipped = !collector.reading().withUnfinished;
        collector.setTwiceRemedy(FormatWords::tr("Each rater has one row: remove one of the two."));
    }

    Expected<QList<qsizetype>> choose(const QStringList& header, qint64 line)
    {
        const RatingsReading& reading = m_collector.reading();
        TANDEM_TRY(
            columns, surveyColumnsOf(header, {reading.questions, m_areSets, reading.separator},
                         csvPlace(m_collector.name(), line)));
        m_columns = *columns;
        if (m_columns.isQualtrics)
            m_collector.setUnanswered(QStringLiteral("-99"));
        return m_columns.places;
    }

    /// Qualtrics has the questions' texts in a second header row and their ids in a third one, of
    /// which somebody may have removed either.
    Expected<void> take(const CsvRecord& row)
    {
        if (row.cells.at(0).trimmed().startsWith(QLatin1String("{\"ImportId\""))) {
            m_counts.headerRows += m_heldBack ? 2 : 1;
            m_heldBack.reset();
            m_hasIds = true;
            return keepQualtricsQuestions(
                m_columns, row.cells, m_areSets, csvPlace(m_collector.name(), row.line));
        }
        if (m_columns.isQualtrics && m_rows++ == 0 && !m_hasIds && !isResponseId(row)) {
            m_heldBack = row;
            return {};
        }
        const std::optional<CsvRecord> held = std::exchange(m_heldBack, std::nullopt);
        const bool isHeader = held && isResponseId(row);
        m_counts.headerRows += isHeader ? 1 : 0;
        if (held && !isHeader) {
            TANDEM_DO(takeAnswers(*held));
        }
        return takeAnswers(row);
    }
    /// What is known to be no header row once there are no more rows.
    Expected<void> finish()
    {
        const std::optional<CsvRecord> held = std::exchange(m_heldBack, std::nullopt);
        return held ? takeAnswers(*held) : Expected<void>();
    }

    SurveyCounts counts() const
    {
        SurveyCounts counts = m_counts;
        counts.raterColumn = m_columns.rater;
        counts.skipped = m_columns.skipped;
        for (const SurveyQuestion& question : m_columns.questions) {
            counts.questions.append(question.heading);
            if (question.isNamed)
                counts.exactlyNamed.append(question.item);
        }
        return counts;
    }

private:
    static bool isResponseId(const CsvRecord& row)
    {
        return row.cells.at(0).trimmed().startsWith(QLatin1String("R_"));
    }

    Expected<void> takeAnswers(const CsvRecord& row)
    {
        if (m_columns.isQualtrics && !m_hasIds && m_collector.reading().questions.isEmpty())
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("Qualtrics' row of ids ({\"ImportId\":...}) is missing, so "
                                "questions cannot be told from other data."),
                csvPlace(m_collector.name(), row.line),
                FormatWords::tr("Choose the questions with --questions, or export again with all "
                                "header rows."));
        if (!counts(row))
            return {};
        const QString rater = withoutOuterBlanks(row.cells.at(0));
        if (m_areSets)
            return takeSets(row, rater);
        for (const SurveyQuestion& question : std::as_const(m_columns.questions))
            TANDEM_DO(m_collector.take(question.item, rater, cellOf(row, question), row));
        return {};
    }

    /// Counts a row that is none of the answers.
    bool counts(const CsvRecord& row)
    {
        const RowState state = m_columns.status
                                   ? rowStateOf(row.cells.at(*m_columns.status).trimmed())
                                   : RowState::Counts;
        m_counts.previews += state == RowState::Preview ? 1 : 0;
        m_counts.spam += state == RowState::Spam ? 1 : 0;
        if (state != RowState::Counts)
            return false;
        if (isFinished(row))
            return true;
        ++m_counts.unfinished;
        return !m_counts.areUnfinishedSkipped;
    }

    bool isFinished(const CsvRecord& row) const
    {
        if (!m_columns.finished)
            return true;
        const QString cell = row.cells.at(*m_columns.finished).trimmed();
        if (!m_columns.isQualtrics)
            return !meansMissing(cell);
        return cell != QLatin1String("0") &&
               cell.compare(QLatin1String("false"), Qt::CaseInsensitive) != 0;
    }

    static QString cellOf(const CsvRecord& row, const SurveyQuestion& question)
    {
        return withoutOuterBlanks(row.cells.at(question.cell));
    }

    /// Whether the cell of an option says that it was chosen.
    static bool isChosen(const QString& cell)
    {
        static const QSet<QString> not_{QStringLiteral("0"), QStringLiteral("n"),
            QStringLiteral("no"), QStringLiteral("false"), QStringLiteral("-99")};
        return !meansMissing(cell) && !not_.contains(cell.toLower());
    }

    Expected<void> takeSets(const CsvRecord& row, const QString& rater)
    {
        QStringList items;
        QMap<QString, QStringList> chosen;
        QSet<QString> answered;
        for (const SurveyQuestion& question : std::as_const(m_columns.questions)) {
            const QString cell = cellOf(row, question);
            if (question.option.isEmpty()) {
                TANDEM_DO(m_collector.take(question.item, rater, cell, row));
                continue;
            }
            if (!chosen.contains(question.item)) {
                items.append(question.item);
                chosen.insert(question.item, {});
            }
            if (isChosen(cell))
                chosen[question.item].append(question.option);
            if (!meansMissing(cell) && cell != QLatin1String("-99"))
                answered.insert(question.item);
        }
        for (const QString& item : std::as_const(items)) {
            const QStringList& labels = chosen[item];
            const QString set = labels.isEmpty() ? QStringLiteral("{}")
                                                 : labels.join(m_collector.reading().separator);
            TANDEM_DO(
                m_collector.take(item, rater, answered.contains(item) ? set : QString(), row));
        }
        return {};
    }

    RatingsCollector& m_collector;
    bool m_areSets;
    SurveyColumns m_columns;
    SurveyCounts m_counts;
    bool m_hasIds = false;
    std::optional<CsvRecord> m_heldBack; ///< the row that is no answer, and may be followed by ids
    qint64 m_rows = 0;
};

/// Whether answers to a question are no values of a scale or choice.
bool areTyped(const QMap<QString, int>& times, qint64 answers)
{
    qsizetype words = 0;
    qsizetype longest = 0;
    for (auto value = times.cbegin(); value != times.cend(); ++value) {
        const bool isId = value.key().size() >= kLongNumberUnits && !value.key().contains(u'.');
        if (isId || !foreignNumber(value.key()))
            ++words;
        longest = std::max(longest, value.key().size());
    }
    const bool allDiffer = words == answers;
    return answers >= kFewestToTellTyped ? words * 2 > answers
                                         : allDiffer && longest > kLongAnswerUnits;
}

/// The question whose column a heading may be one option of: "Q7" of "Q7_2" and "Q7[SQ002]".
QString questionOf(const QString& heading)
{
    static const QRegularExpression part(QStringLiteral("(_\\d+|\\[[^\\]]*\\])$"));
    const auto found = part.match(heading);
    return found.hasMatch() ? heading.left(found.capturedStart()) : QString();
}

/// The columns of one question, as far as they tell that they are options of a multiple answer: a
/// cell has the option's own value or nothing.
struct OptionColumns
{
    int columns = 0;
    bool haveOneValue = true;
    bool hasEmpty = false;
    QString first; ///< heading
};

QString listedColumns(const QStringList& columns)
{
    QStringList shown = columns.mid(0, kSurveyShownColumns);
    if (columns.size() > kSurveyShownColumns)
        shown.append(QStringLiteral("…"));
    return shown.join(QStringLiteral(", "));
}

} // namespace

Expected<SurveyCounts> collectSurvey(const Input& input, RatingsCollector& collector)
{
    SurveyRows rows(collector);
    const CsvColumnChoice choose = [&](const QStringList& header, qint64 line) {
        return rows.choose(header, line);
    };
    TANDEM_TRY(counts,
        readCsvColumns(input, choose, [&](const CsvRecord& row) { return rows.take(row); }));
    if (!counts->hasHeader)
        return nothingIn(input.name(), {});
    TANDEM_DO(rows.finish());
    return rows.counts();
}

Expected<void> checkSurveyAnswers(
    const RatingTable& table, const SurveyCounts& survey, const QString& name)
{
    if (table.scale == RatingScale::Sets)
        return {};
    QMap<QString, OptionColumns> questions;
    for (qsizetype at = 0; at < table.given.size();) {
        const int item = table.given.at(at).item;
        QMap<QString, int> times;
        qint64 answers = 0;
        for (; at < table.given.size() && table.given.at(at).item == item; ++at, ++answers)
            ++times[table.categories.at(table.given.at(at).category)];
        const QString& heading = table.items.at(item);
        if (const QString question = questionOf(heading);
            !question.isEmpty() && !survey.exactlyNamed.contains(heading)) {
            OptionColumns& options = questions[question];
            if (options.columns++ == 0)
                options.first = heading;
            options.haveOneValue = options.haveOneValue && times.size() <= 1;
            options.hasEmpty = options.hasEmpty || answers < table.raters.size();
        }
        if (survey.exactlyNamed.contains(heading) || !areTyped(times, answers))
            continue;
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("The answers in column \"%1\" look like typed text or names: %2 of %3 "
                            "differ.")
                .arg(heading)
                .arg(times.size())
                .arg(answers),
            name,
            FormatWords::tr("Choose the questions with --questions; a column named there without * "
                            "is read as it is."));
    }
    for (const OptionColumns& options : std::as_const(questions)) {
        if (table.raters.size() >= kFewestToTellOptions && options.columns > 1 &&
            options.haveOneValue && options.hasEmpty)
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("Column \"%1\" and its neighbours look like options of a multiple "
                                "answer: each has one value or nothing.")
                    .arg(options.first),
                name,
                FormatWords::tr("Use --scale sets and --questions \"CODE_*\" to join its options; "
                                "columns named there without * are read as they are."));
    }
    return {};
}

QStringList surveyRemarks(const SurveyCounts& survey)
{
    QStringList remarks;
    const auto tell = [&](qint64 count, const QString& remark) {
        if (count > 0)
            remarks.append(remark);
    };
    tell(survey.headerRows == 1 ? 1 : 0,
        FormatWords::tr("One header row below the first skipped; Qualtrics exports two."));
    tell(survey.previews, FormatWords::tr("%n preview(s) or test(s) of the survey skipped.",
                              nullptr, int(survey.previews)));
    tell(survey.spam,
        FormatWords::tr("%n row(s) marked as spam skipped.", nullptr, int(survey.spam)));
    tell(survey.unfinished,
        survey.areUnfinishedSkipped
            ? FormatWords::tr("%n unfinished row(s) skipped; --unfinished includes them.", nullptr,
                  int(survey.unfinished))
            : FormatWords::tr("%n unfinished row(s) included.", nullptr, int(survey.unfinished)));
    tell(survey.skipped.size(), FormatWords::tr("Columns skipped, which are no questions: %1.")
                                    .arg(listedColumns(survey.skipped)));
    return remarks;
}

} // namespace tandem
