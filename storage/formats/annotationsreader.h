#pragma once

#include "models/error.h"
#include "models/rounds/round.h"
#include "storage/formats/openfile.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

/// What programs of annotation export: Label Studio's JSON and doccano's JSONL.
namespace tandem {

enum class AnnotationTool { LabelStudio, Doccano };

/// Which item of a project a task is about; Tandem's exports write it into their tasks, and the
/// programs keep it.
struct TaskOrigin
{
    QString item;     ///< its name, unique in an export
    QString sample;   ///< UUID
    QString title;    ///< of the sample
    int position = 0; ///< of the sample in its project, from 1; 0: not said
    int number = 0;   ///< of the paragraph or fact; 0: not said
    QString pass;     ///< "ordinary", "calibration" or "second"; empty: not said
    std::optional<Step> step;
};

/// What an annotator, or a model, chose for one question about one task.
struct ToolAnswer
{
    QString task;          ///< TaskOrigin::item, else the task's id
    QString question;      ///< from_name of Label Studio; empty in doccano's files, and where an
                           ///< annotation answers nothing
    QString annotator;     ///< a name, address or number; empty where nobody is named
    bool isModels = false; ///< a prediction
    QStringList labels;    ///< empty: nothing was chosen
    qint64 durationMs = 0; ///< lead time; 0: not said
    TaskOrigin origin;
    QString text;  ///< of the task; empty: not said
    QString place; ///< in the file, for messages
};

/// What a file of annotations holds.
struct ToolAnswers
{
    AnnotationTool tool = AnnotationTool::LabelStudio;
    QList<ToolAnswer> answers; ///< in the file's order
    QStringList questions;     ///< that answers name, in the order of first mention
    QStringList models;        ///< with predictions
    qint64 tasks = 0;
    qint64 skipped = 0; ///< annotations whose task the annotator skipped
    /// Results that are no choice, rating or number of a whole task, by type.
    QMap<QString, qint64> otherResults;
};

/// Whether the file at `path` is called as such an export is: .json, .jsonl, .ndjson or .zip.
bool isNamedAsAnnotations(const QString& path);

/// Reads an export: of Label Studio 1.x the format JSON (a list of tasks, each with `data` and
/// `annotations`), of doccano 1.x JSONL (`label`, a list; the annotator is `annotator` or else the
/// name of the file), and its ZIP with such a file for each annotator. Choices, ratings, numbers,
/// taxonomies and pairwise choices are answers; spans, regions and typed texts are counted.
/// NotFound, Unreadable; TooLarge above limits::maxRows answers or what limits.h and the archive's
/// bounds say; InvalidInput with the place: another file, JSON-MIN, a wrong type.
Expected<ToolAnswers> readToolAnswers(const Input& input);

} // namespace tandem
