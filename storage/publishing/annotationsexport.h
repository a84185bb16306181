#pragma once

#include "models/error.h"
#include "storage/formats/annotationsreader.h"
#include "storage/project/benchmark.h"

#include <QString>

namespace tandem {

class Database;

/// What an export for a program of annotation wrote.
struct AnnotationsReport
{
    qint64 tasks = 0;       ///< paragraphs and facts
    qint64 annotations = 0; ///< answers of closed rounds
    qint64 open = 0;        ///< tasks without one
    qint64 predictions = 0; ///< paragraphs with facts that a model proposed
    int heldBack = 0;       ///< closed rounds left out: their sides are not named yet
};

/// Writes a task for every paragraph of the samples in use and for every fact of closed rounds, in
/// Label Studio's JSON or doccano's JSONL, with the answers of closed rounds by pseudonym and with
/// their active time; to Label Studio also the facts that models proposed for paragraphs, as
/// predictions. In doccano's file an answered task has a row for each annotator. Nothing of open
/// rounds; no names and notes. readToolAnswers() reads the same answers. The file appears whole or
/// not at all. Refused where the project itself is at `path`. For a worker.
Expected<AnnotationsReport> exportAnnotations(
    Database& database, const QString& path, AnnotationTool tool, const Progress& progress = {});

} // namespace tandem
