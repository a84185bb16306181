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
    QGuiApplication::clipboard()->setText(texts.join(QLatin1Char('\n')));
    emit told(tr("%n table(s) copied.", nullptr, int(sections.size())));
}

void ResultOutput::save(QWidget* parent, const QString& name, const results::Section& section)
{
    FileQuestion asked =
        question(FileQuestion::Kind::Save, QStringLiteral("table"), resultTableFilter());
    asked.suggestion = name + QStringLiteral(".csv");
    m_files.one(parent, asked, [this, section](const QString& path) {
        m_session.project().read<bool>(
            [path, section](Database&, const CancelFlag&) {
                return tableFormatOf(path)
                    .and_then([&](TableFormat format) {
                        return writeSection(path, section, format);
                    })
                    .map([] { return true; });
            },
            this,
            [this, path](const Expected<bool>& written) {
                tell(written ? Expected<void>() : failure(written.error()), path);
            });
    });
}

void ResultOutput::copyTables(const QList<Table>& tables)
{
    QStringList texts;
    for (const Table& table : tables)
        texts += columnsText(table);
    QGuiApplication::clipboard()->setText(texts.join(QLatin1Char('\n')));
    emit told(tr("%n table(s) copied.", nullptr, int(tables.size())));
}

void ResultOutput::saveTable(
    QWidget* parent, const QString& name, const Table& shown, const Table& data)
{
    FileQuestion asked =
        question(FileQuestion::Kind::Save, QStringLiteral("table"), resultTableFilter());
    asked.suggestion = name + QStringLiteral(".csv");
    m_files.one(parent, asked, [this, shown, data](const QString& path) {
        const QString ending = QFileInfo(path).suffix().toLower();
        const bool machine = ending == QLatin1String("csv") || ending == QLatin1String("json");
        m_session.project().read<bool>(
            [path, table = machine ? data : shown, keys = data.header](
                Database&, const CancelFlag&) -> Expected<bool> {
                TANDEM_DO(writeResultTable(path, table, keys));
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
