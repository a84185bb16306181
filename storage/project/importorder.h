#pragma once

#include "storage/formats/articlereader.h"
#include "storage/project/importer.h"

namespace tandem {

/// What is asked of an import besides the files.
struct ImportOrder
{
    Duplicates duplicates = Duplicates::Skip;
    FirstLine firstLine = FirstLine::Recognized; ///< of text files
};

/// importFiles() and prepareImport() of importer.h by this order.
Expected<ImportReport> importFiles(const QStringList& inputs, const QString& path,
    const Progress& progress, const ImportOrder& order);
Prepare prepareImport(const QStringList& inputs, const ImportOrder& order, const Progress& progress,
    const std::shared_ptr<ImportReport>& report);

} // namespace tandem
