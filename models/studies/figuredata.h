#pragma once

#include "models/results/report.h"
#include "models/studies/studyresults.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// From a figure of a study's results back to the items and answers that it was computed from.
namespace tandem::studies {

/// Where a section of studyResultsReport() stands, by its key.
struct SectionPath
{
    bool isOfEverybody = false; ///< those left out by a rule among them
    QString question;           ///< Question::name; empty: the main one
    QString name;               ///< "agreement"; empty: the fields of a question

    static SectionPath of(const QString& key);
};

/// What a figure stands on.
struct FigureData
{
    QString title; ///< of its section, and the row's first words
    bool isOfEverybody = false;
    QString question;         ///< Question::name; empty: of no question
    QStringList metrics;      ///< whose scores belong to it; without the side
    QList<qsizetype> items;   ///< places in StudyAnswers::items
    std::optional<int> rater; ///< the only one whose answers they are
};

/// What the figures of a row of a section of studyResultsReport() stand on.
FigureData dataBehind(const StudyResults& results, const StudyAnswers& answers,
    const results::Section& section, const results::Row& row);
/// What all figures of a question stand on.
FigureData dataOfQuestion(const StudyResults& results, const StudyAnswers& answers,
    const QString& question, bool isOfEverybody);

/// Of each rater whether their answers are among it.
QList<bool> ratersBehind(const FigureData& data, const StudyResults& results);

/// The items with what was said of each, whom their texts are of and the metrics' scores, a line
/// each; of the first `most` of them. Its rows lead to the items' places.
results::Section dataSection(const FigureData& data, const StudyResults& results,
    const StudyAnswers& answers, qsizetype most);

} // namespace tandem::studies
