#include "views/session/resultoutput.h"

#include "models/results/reporttable.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/papertable.h"
#include "storage/formats/readerstable.h"
#include "storage/formats/tableoutput.h"
#include "storage/project/project.h"
#include "ui/chartexport.h"
#include "ui/savechartdialog.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>
#include <QSettings>

#include <algorithm>

namespace tandem {

namespace {

/// A path for each part of what `path` was chosen for: "scores-ebs-aos.csv". Parts that end alike
/// are counted.
QStringList partPaths(const QString& path, const QStringList& keys)
{
    const QFileInfo chosen(path);
    QStringList paths;
    for (const QString& key : keys) {
        QString part = key.section(u'.', -1);
        const QString whole = QString(key).replace(u'.', u'-');
        const bool isAlone = std::count_if(keys.cbegin(), keys.cend(), [&](const QString& other) {
            return other.section(u'.', -1) == part;
        }) == 1;
        paths.append(chosen.dir().filePath(
            QStringLiteral("%1-%2.%3")
                .arg(chosen.completeBaseName(), isAlone ? part : whole, chosen.suffix())));
    }
    return paths;
}

/// Files of one folder as a message names them.
QString shownTogether(const QStringList& paths)
{
    QStringList names{paths.value(0)};
    for (const QString& path : paths.mid(1))
        names.append(QFileInfo(path).fileName());
    return names.join(QStringLiteral(", "));
}

/// What stands in no paper is written as it is shown.
QString markdownOf(const results::Section& section)
{
    return section.in.testFlag(results::Outlet::Readers)
               ? sectionsMarkdown({section})
               : markdownTable(tableOf(section, results::Outlet::Window));
}

/// What a writer tells that leaves nothing out.
Expected<QStringList> withoutRemarks(const Expected<void>& written)
{
    return written.map([] { return QStringList(); });
}

} // namespace

ResultOutput::ResultOutput(ProjectSession& session, AskFile files, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_files(std::move(files))
{
}

FileQuestion ResultOutput::question(FileQuestion::Kind kind, const QString& purpose,
    const QString& filter, const QString& suggestion) const
{
    return {kind, purpose, {}, filter, suggestion, m_session.project().path(), {}};
}

void ResultOutput::copy(const QList<results::Section>& sections)
{
    QStringList texts;
    for (const results::Section& section : sections)
        texts += markdownOf(section);
    // Programs that numbers are pasted into know only the hyphen as a minus.
    QGuiApplication::clipboard()->setText(
        texts.join(QLatin1Char('\n')).replace(QChar(0x2212), QLatin1Char('-')));
    tell(tr("%n table(s) copied as Markdown.", nullptr, int(sections.size())));
}

void ResultOutput::save(QWidget* parent, const QString& name, const results::Section& section,
    const std::optional<results::Section>& data, const RunsBehind& runs)
{
    const FileQuestion asked = question(FileQuestion::Kind::Save, QStringLiteral("table"),
        resultTableFilter(), name + QStringLiteral(".csv"));
    const auto writer = [section, data, runs](
                            Database& database, const QString& path) -> Expected<QStringList> {
        TANDEM_TRY(format, tableFormatOf(path));
        TANDEM_TRY(settings, runSettingSections(database, runs));
        const bool isData = *format == TableFormat::Csv || *format == TableFormat::Json;
        return withoutRemarks(
            writeSection(path, isData && data ? *data : section, *format, *settings));
    };
    writeFromProject(parent, asked, writer);
}

void ResultOutput::saveAll(QWidget* parent, const QString& name,
    const QList<results::Section>& sections, const RunsBehind& runs)
{
    if (sections.size() == 1)
        return save(parent, name, sections.first(), {}, runs);
    const FileQuestion asked = question(FileQuestion::Kind::Save, QStringLiteral("table"),
        resultTableFilter(), name + QStringLiteral(".csv"));
    m_files.one(
        parent, asked, [this, parent = QPointer(parent), sections, runs](const QString& path) {
            const Expected<TableFormat> format = tableFormatOf(path);
            if (!format)
                return tellErrorAt(this, format.error());
            if (*format != TableFormat::Csv)
                return inWorker(path,
                    [sections, runs, format = *format](
                        Database& database, const QString& file) -> Expected<QStringList> {
                        TANDEM_TRY(settings, runSettingSections(database, runs));
                        return withoutRemarks(writeSections(file, sections + *settings, format));
                    });
            QStringList keys;
            for (const results::Section& section : sections)
                keys.append(section.key);
            const QStringList paths = partPaths(path, keys);
            confirmReplace(parent, paths, [this, sections, paths] {
                inWorker(shownTogether(paths), [sections, paths](Database&, const QString&) {
                    Expected<void> written;
                    for (qsizetype i = 0; written && i < paths.size(); ++i)
                        written = writeSection(paths.at(i), sections.at(i), TableFormat::Csv);
                    return withoutRemarks(written);
                });
            });
        });
}

void ResultOutput::write(QWidget* parent, const FileQuestion& question,
    std::function<Expected<void>(const QString& path)> writer,
    std::function<bool(const QString& path)> isPainted)
{
    m_files.one(parent, question,
        [this, writer = std::move(writer), isPainted = std::move(isPainted)](const QString& path) {
            if (isPainted && isPainted(path))
                return tell(withoutRemarks(writer(path)), path);
            inWorker(path,
                [writer](Database&, const QString& file) { return withoutRemarks(writer(file)); });
        });
}

void ResultOutput::writeFromProject(
    QWidget* parent, const FileQuestion& question, ProjectFileWriter writer)
{
    m_files.one(parent, question,
        [this, writer = std::move(writer)](const QString& path) { inWorker(path, writer); });
}

void ResultOutput::inWorker(const QString& path, ProjectFileWriter writer)
{
    m_session.project().read<QStringList>([path, writer = std::move(writer)](Database& database,
                                              const CancelFlag&) { return writer(database, path); },
        this, [this, path](const Expected<QStringList>& written) { tell(written, path); });
}

void ResultOutput::saveChart(QWidget* parent, const QString& name, const ChartData& chart)
{
    saveCharts(parent, name, {{QString(), chart}});
}

void ResultOutput::saveCharts(
    QWidget* parent, const QString& name, const QList<std::pair<QString, ChartData>>& charts)
{
    if (charts.isEmpty())
        return;
    QSettings* settings = m_files.settings();
    auto* dialog = new SaveChartDialog(
        charts.first().second, settings ? loadChartLook(*settings) : m_chartLook, parent);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog, parent = QPointer(parent), name, charts, settings] {
            m_chartLook = dialog->look();
            if (settings)
                saveChartLook(*settings, m_chartLook);
            const FileQuestion asked = question(FileQuestion::Kind::Save, QStringLiteral("chart"),
                chartFileFilter(), name + QStringLiteral(".svg"));
            m_files.one(parent, asked,
                [this, parent, charts](const QString& path) { writeCharts(parent, path, charts); });
        });
    dialog->open();
}

/// Drawn with widgets of the window's thread; a chart is small.
void ResultOutput::writeCharts(
    QWidget* parent, const QString& path, const QList<std::pair<QString, ChartData>>& charts)
{
    const auto write = [this, charts](const QStringList& paths) {
        Expected<void> written;
        for (qsizetype i = 0; written && i < paths.size(); ++i) {
            written = AtomicFile(paths.at(i)).open().and_then([&] {
                return writeChart(charts.at(i).second, paths.at(i), m_chartLook);
            });
        }
        tell(withoutRemarks(written), shownTogether(paths));
    };
    if (charts.size() == 1)
        return write({path});
    QStringList keys;
    for (const auto& [key, chart] : charts)
        keys.append(key);
    const QStringList paths = partPaths(path, keys);
    confirmReplace(parent, paths, [write, paths] { write(paths); });
}

void ResultOutput::tell(const Expected<QStringList>& written, const QString& path)
{
    if (!written)
        return tellErrorAt(this, written.error());
    tell(tr("Saved to %1.").arg(QDir::toNativeSeparators(path)), *written);
}

void ResultOutput::tell(const QString& sentence, const QStringList& remarks)
{
    const QString all = (QStringList{sentence} + remarks).join(u' ');
    Workspace* screen = Workspace::of(this);
    if (screen && remarks.isEmpty())
        screen->tell(all);
    else if (screen)
        screen->warn(all);
    emit told(all);
}

} // namespace tandem
