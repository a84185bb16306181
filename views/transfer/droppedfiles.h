#pragma once

#include <QStringList>

class QMimeData;

namespace tandem {

/// The local paths in `data` if something can be done with every one of them: folders, projects,
/// and files that may be imported, judged by their suffix (.tandem, .json, .jsonl, .ndjson, .txt,
/// .md, .markdown). Empty when there is anything else among them, or nothing: then the drop is
/// refused. No file is opened.
QStringList acceptableDrop(const QMimeData* data);

} // namespace tandem
