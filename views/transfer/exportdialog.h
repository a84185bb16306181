#pragma once

#include "models/error.h"
#include "storage/changes/latest.h"
#include "storage/project/benchmark.h"
#include "storage/publishing/annotationsexport.h"
#include "storage/publishing/disagreementfile.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;

namespace tandem {

class ProjectSession;

/// What can be exported, and as what.
enum class ExportFormat {
    Benchmark,
    AnswersCsv,
    AnswersJsonLines,
    StatisticsCsv,
    StatisticsMarkdown,
    StatisticsLatex,
    DisagreementJsonLines,
    DisagreementCsv,
    LabelStudio,
    Doccano,
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
QString disagreementSentence(const DisagreementReport& report);
QString annotationsSentence(const AnnotationsReport& report);

/// Writes the file; gives the sentence about it.
Expected<QString> runExport(
    Database& database, ExportFormat format, const QString& path, const Progress& progress);

/// Writes the project, or what is known about it, to a file, and says before what of it is
/// incomplete.
class ExportDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExportDialog)

public:
    /// `settings` remembers where each kind went last. Show it with open().
    ExportDialog(
        ProjectSession& session, QSettings& settings, AskFile files, QWidget* parent = nullptr);

    void setFormat(ExportFormat format);
    ExportFormat format() const;

    void accept() override;

signals:
    /// A file was written; `sentence` says what is in it.
    void exported(const QString& path, const QString& sentence);

private:
    QWidget* buildChoices();
    QWidget* buildTarget();
    void showFormat();
    void showIncomplete();
    void chooseTarget();
    QString targetPath() const;
    void exportTo(const QString& path);
    void showState();
    void exportEnded(const Expected<QString>& result, ExportFormat format, const QString& path);

    ProjectSession& m_session;
    QSettings& m_settings;
    AskFile m_ask;
    QString m_written; ///< path of the file that was written last
    QButtonGroup* m_choices;
    QLabel* m_description = nullptr;
    QLabel* m_incomplete = nullptr;
    QLineEdit* m_path = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_remark = nullptr;
    QPushButton* m_export = nullptr;
    std::optional<BenchmarkFigures> m_counted;
    Latest<BenchmarkFigures> m_figures;
};

} // namespace tandem
