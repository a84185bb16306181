#pragma once

#include "storage/project/benchmark.h"

#include <QList>
#include <QString>
#include <QStringList>

class QSettings;

namespace tandem {

/// What can be exported, and as what.
enum class ExportFormat {
    Benchmark,
    AnswersCsv,
    AnswersJsonLines,
    StatisticsCsv,
    StatisticsMarkdown,
    StatisticsLatex,
};

/// All of them, in the order in which they are offered.
QList<ExportFormat> exportFormats();

/// Its name in settings files; never translated.
QString exportFormatName(ExportFormat format);

/// As users read it, and what the file will hold.
QString exportTitle(ExportFormat format);
QString exportDescription(ExportFormat format);

/// What is incomplete about what the file will hold, or left out of it, in sentences.
QString exportNotes(
    ExportFormat format, const BenchmarkFigures& figures, const QStringList& asideReasons);

/// e.g. "News.KGDS.json" for a project called News; characters that file systems refuse become "_".
QString exportFileName(ExportFormat format, const QString& project);
/// As QFileDialog takes it.
QString exportFilter(ExportFormat format);

/// Where this was exported to last from the project with this UUID, if its folder is still known;
/// else `fileName` in `folder`.
QString rememberedExportPath(const QSettings& settings, ExportFormat format,
    const QString& projectUuid, const QString& folder, const QString& fileName);
void rememberExportPath(
    QSettings& settings, ExportFormat format, const QString& projectUuid, const QString& path);

/// What an export did, in a sentence or two: "98 samples written; 2 left out: 1 open, 1 undecided."
QString benchmarkSentence(const ExportReport& report);
QString answersSentence(const AnswersReport& report);

/// Writes the file; gives the sentence about it.
Expected<QString> runExport(
    Database& database, ExportFormat format, const QString& path, const Progress& progress);

} // namespace tandem
