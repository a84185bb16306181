#pragma once

#include "models/error.h"
#include "models/results/report.h"
#include "storage/runs/runsbehind.h"
#include "ui/askfile.h"
#include "ui/chartdata.h"
#include "ui/chartlook.h"

#include <QObject>

#include <functional>
#include <optional>
#include <utility>

class QWidget;

namespace tandem {

class Database;
class ProjectSession;

/// Puts tables and charts on the clipboard and into files, and says so on the workspace that it
/// belongs to.
class ResultOutput final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(ResultOutput)

public:
    ResultOutput(ProjectSession& session, AskFile files, QObject* parent = nullptr);

    ProjectSession& session() const { return m_session; }
    const AskFile& files() const { return m_files; }
    /// A question for a file of this purpose, which begins beside the project.
    FileQuestion question(FileQuestion::Kind kind, const QString& purpose, const QString& filter,
        const QString& suggestion = {}) const;
    /// As Markdown, one below the other.
    void copy(const QList<results::Section>& sections);
    /// Asks for a name and writes as its ending says; `data` in its place where that is for
    /// programs. What people read also says what the `runs` behind it were asked to do.
    void save(QWidget* parent, const QString& name, const results::Section& section,
        const std::optional<results::Section>& data = {}, const RunsBehind& runs = {});
    /// All of these at once. In CSV, which holds one table, each becomes a file of its own:
    /// NAME-PART.csv by the end of its key.
    void saveAll(QWidget* parent, const QString& name, const QList<results::Section>& sections,
        const RunsBehind& runs = {});
    /// Asks for a name and has it written in a worker, or in this thread where it is painted.
    void write(QWidget* parent, const FileQuestion& question,
        std::function<Expected<void>(const QString& path)> writer,
        std::function<bool(const QString& path)> isPainted = {});
    /// Writes a file, and returns what is to be known of it, translated: what was left out.
    using ProjectFileWriter =
        std::function<Expected<QStringList>(Database& database, const QString& path)>;
    /// In a worker with the project at hand.
    void writeFromProject(QWidget* parent, const FileQuestion& question, ProjectFileWriter writer);
    /// Asks for size, font and colours, which are remembered, then for a name, and writes the
    /// chart.
    void saveChart(QWidget* parent, const QString& name, const ChartData& chart);
    /// The same of several, by the keys of their tables: each becomes a file of its own, by the end
    /// of its key.
    void saveCharts(
        QWidget* parent, const QString& name, const QList<std::pair<QString, ChartData>>& charts);

signals:
    /// It is done, as the screen says.
    void told(const QString& sentence);

private:
    void inWorker(const QString& path, ProjectFileWriter writer);
    void writeCharts(
        QWidget* parent, const QString& path, const QList<std::pair<QString, ChartData>>& charts);
    void tell(const Expected<QStringList>& written, const QString& path);
    void tell(const QString& sentence, const QStringList& remarks = {});

    ProjectSession& m_session;
    AskFile m_files;
    ChartLook m_chartLook; ///< of last time, where no settings remember it
};

} // namespace tandem
