#pragma once

#include "models/results/report.h"
#include "models/studies/studyresults.h"

#include <QJsonValue>
#include <QList>
#include <QString>

/// The tables that a report of a study's results is made of.
namespace tandem::studies {

/// Where the tables of one set of raters stand.
struct SectionPlace
{
    const StudyResults& results;
    QString path;   ///< in JSON; empty: in the object itself
    QString remark; ///< behind each heading; empty: none

    /// The path of a section.
    QString key(const QString& name) const;
    QString title(const QString& heading) const;
};

/// A figure as it is shown: with the bootstrap's interval where that is there and stands for it.
struct ShownFigure
{
    Figure figure;
    QString interval; ///< the word of files for what its interval is; empty: it has none
};
/// The word of files with the name that people read; absent where there is none.
results::Cell intervalCell(const QString& interval);
/// `usual` names the interval that the figure has by itself.
ShownFigure shownFigure(
    const Figure& figure, const std::optional<Interval>& bootstrap, const char* usual);
/// {"low", "high"}; absent where there is none.
results::Cell endsCell(const std::optional<Interval>& interval);
/// [low, high] or null.
QJsonValue endsJson(const std::optional<Interval>& interval);
/// The value alone; none where it is undefined.
results::Cell valueCell(const Figure& figure);
/// Why a figure is undefined; absent where it is not.
results::Cell reasonCell(const Figure& figure);

/// A question as people know it: its text on a line, or its name where it has none.
QString shownQuestion(const Question& question);
/// An answer to a choice as people know it: what the option says, and of a side, which raters saw
/// on either, its number.
QString shownAnswer(const Question& question, const QString& value);

/// Counts, agreement and means of a question.
QList<results::Section> questionSections(
    const SectionPlace& place, const QuestionResults& question);
/// How often each system won, where they are more than two each against each, and the tests of each
/// two; nothing where the items name none.
QList<results::Section> systemSections(const SectionPlace& place, const QuestionResults& question);
/// What raters wrote: a row an answer, so that it stands last. None of a choice or scale.
QList<results::Section> writtenSections(const SectionPlace& place, const QuestionResults& question);
/// The majority of each item: a row an item, so that it stands last. None of a scale or of words.
QList<results::Section> majoritySections(
    const SectionPlace& place, const QuestionResults& question);
/// Metrics beside people's choices, with tests.
QList<results::Section> alignmentSections(const SectionPlace& place, const Alignment& alignment);
/// The metrics beside how well raters agree with each other; none without metrics.
QList<results::Section> ceilingSections(const SectionPlace& place, const QList<CeilingLine>& lines);
QList<results::Section> rightSections(const SectionPlace& place, const QList<ShareRight>& right);
/// Scores beside good or bad.
QList<results::Section> scoreSections(
    const SectionPlace& place, const QList<ScoreAgreement>& scores);
QList<results::Section> surveySections(const SectionPlace& place, const SimilaritySurvey& survey);
QList<results::Section> decisionSections(const SectionPlace& place,
    const QList<DecisionResults>& decisions, const QuestionResults& question);
/// How raters worked, and who is left out.
QList<results::Section> raterSections(const StudyResults& results);

} // namespace tandem::studies
