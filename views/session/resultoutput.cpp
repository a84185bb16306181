#include "views/session/resultoutput.h"

#include "models/project/tabletext.h"
#include "models/results/reporttable.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/tableoutput.h"
#include "storage/project/project.h"
#include "ui/chartexport.h"
#include "views/session/projectsession.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

namespace tandem {

ResultOutput::ResultOutput(ProjectSession& session, AskFile files, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_files(std::move(files))
{
}

FileQuestion ResultOutput::question(
    FileQuestion::Kind kind, const QString& purpose, const QString& filter) const
{
    return {kind, purpose, {}, filter, {}, m_session.project().path(), {}};
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
    FileQuestion asked =
        question(FileQuestion::Kind::Save, QStringLiteral("table"), resultTableFilter());
    asked.suggestion = name + QStringLiteral(".csv");
    m_files.one(parent, asked, [this, section, data](const QString& path) {
        m_session.project().read<bool>(
            [path, section, data](Database&, const CancelFlag&) -> Expected<bool> {
                TANDEM_TRY(format, tableFormatOf(path));
                const bool isData = *format == TableFormat::Csv || *format == TableFormat::Json;
                TANDEM_DO(writeSection(path, isData && data ? *data : section, *format));
                return true;
            },
            this,
            [this, path](const Expected<bool>& written) {
                tell(written ? Expected<void>() : failure(written.error()), path);
            });
    });
}

void ResultOutput::saveChart(QWidget* parent, const QString& name, const ChartData& chart)
{
    FileQuestion asked =
        question(FileQuestion::Kind::Save, QStringLiteral("chart"), chartFileFilter());
    asked.suggestion = name + QStringLiteral(".svg");
    // Drawn with widgets of the window's thread; a chart is small.
    m_files.one(parent, asked, [this, chart](const QString& path) {
        tell(AtomicFile(path).open().and_then([&] { return writeChart(chart, path); }), path);
    });
}

void ResultOutput::tell(const Expected<void>& written, const QString& path)
{
    if (written)
        emit told(tr("Saved in %1.").arg(QDir::toNativeSeparators(path)));
    else
        emit failed(written.error());
}

} // namespace tandem
