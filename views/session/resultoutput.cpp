#include "views/session/resultoutput.h"

#include "models/project/tabletext.h"
#include "models/results/reporttable.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/tableoutput.h"
#include "storage/project/project.h"
#include "ui/chartexport.h"
#include "ui/savechartdialog.h"
#include "views/session/projectsession.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>
#include <QSettings>

namespace tandem {

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
    for (const results::Section& section : sections) {
        texts += columnsText(tableOf(section, results::Outlet::Window));
        for (const QString& note : section.notes)
            texts.last() += note + QLatin1Char('\n');
    }
    // Programs that numbers are pasted into know only the hyphen as a minus.
    QGuiApplication::clipboard()->setText(
        texts.join(QLatin1Char('\n')).replace(QChar(0x2212), QLatin1Char('-')));
    emit told(tr("%n table(s) copied.", nullptr, int(sections.size())));
}

void ResultOutput::save(QWidget* parent, const QString& name, const results::Section& section,
    const std::optional<results::Section>& data)
{
    const FileQuestion asked = question(FileQuestion::Kind::Save, QStringLiteral("table"),
        resultTableFilter(), name + QStringLiteral(".csv"));
    write(parent, asked, [section, data](const QString& path) -> Expected<void> {
        TANDEM_TRY(format, tableFormatOf(path));
        const bool isData = *format == TableFormat::Csv || *format == TableFormat::Json;
        return writeSection(path, isData && data ? *data : section, *format);
    });
}

void ResultOutput::write(QWidget* parent, const FileQuestion& question,
    std::function<Expected<void>(const QString& path)> writer,
    std::function<bool(const QString& path)> isPainted)
{
    m_files.one(parent, question,
        [this, writer = std::move(writer), isPainted = std::move(isPainted)](const QString& path) {
            if (isPainted && isPainted(path))
                return tell(writer(path), path);
            inWorker(path, [writer](Database&, const QString& file) { return writer(file); });
        });
}

void ResultOutput::writeFromProject(QWidget* parent, const FileQuestion& question,
    std::function<Expected<void>(Database& database, const QString& path)> writer)
{
    m_files.one(parent, question,
        [this, writer = std::move(writer)](const QString& path) { inWorker(path, writer); });
}

void ResultOutput::inWorker(const QString& path,
    std::function<Expected<void>(Database& database, const QString& path)> writer)
{
    m_session.project().read<bool>(
        [path, writer = std::move(writer)](Database& database, const CancelFlag&) {
            return writer(database, path).map([] { return true; });
        },
        this,
        [this, path](const Expected<bool>& written) { tell(written.map([](bool) {}), path); });
}

void ResultOutput::saveChart(QWidget* parent, const QString& name, const ChartData& chart)
{
    QSettings* settings = m_files.settings();
    auto* dialog =
        new SaveChartDialog(chart, settings ? loadChartLook(*settings) : m_chartLook, parent);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog, parent = QPointer(parent), name, chart, settings] {
            m_chartLook = dialog->look();
            if (settings)
                saveChartLook(*settings, m_chartLook);
            const FileQuestion asked = question(FileQuestion::Kind::Save, QStringLiteral("chart"),
                chartFileFilter(), name + QStringLiteral(".svg"));
            // Drawn with widgets of the window's thread; a chart is small.
            write(
                parent, asked,
                [chart, look = m_chartLook](const QString& path) {
                    return AtomicFile(path).open().and_then(
                        [&] { return writeChart(chart, path, look); });
                },
                [](const QString&) { return true; });
        });
    dialog->open();
}

void ResultOutput::tell(const Expected<void>& written, const QString& path)
{
    if (written)
        emit told(tr("Saved in %1.").arg(QDir::toNativeSeparators(path)));
    else
        emit failed(written.error());
}

} // namespace tandem
