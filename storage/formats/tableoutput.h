#pragma once

#include "models/error.h"

#include <QList>
#include <QString>

namespace tandem {

namespace results {
struct Section;
}

/// How a table is written: for programs (CSV, JSON) or for readers.
enum class TableFormat { Csv, Markdown, Latex, Json };

/// The format that the ending of a name says: .csv, .md, .tex or .json. InvalidInput: another one.
Expected<TableFormat> tableFormatOf(const QString& path);
/// Writes a section of a report: as CSV and JSON (a list of objects by the columns of CSV) for
/// programs, as Markdown and LaTeX for readers, with what they read `below` it. The file appears
/// whole or not at all. Refused: a project is there; NotWritable. For a worker.
Expected<void> writeSection(const QString& path, const results::Section& section,
    TableFormat format, const QList<results::Section>& below);
Expected<void> writeSection(
    const QString& path, const results::Section& section, TableFormat format);
/// The tables that a page shows as one file: in Markdown and LaTeX one below the other, as
/// sectionsMarkdown() and sectionsLatex() set them; as JSON by the names of the sections, of one
/// alone as writeSection(). CSV holds one table: InvalidInput of several. For a worker.
Expected<void> writeSections(
    const QString& path, const QList<results::Section>& sections, TableFormat format);
/// The filter of these endings, for file dialogs; translated.
QString resultTableFilter();

} // namespace tandem
