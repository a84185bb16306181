#include "views/session/tablecopy.h"

#include "storage/formats/readerstable.h"
#include "ui/screen/workspace.h"
#include "views/session/sessionwords.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QWidget>

#include <utility>

namespace tandem {

QAction* addTableCopy(QWidget* page, const char* name, std::function<Table()> table)
{
    return addCommand(
        page, name, kCopyTablesKey, [] { return SessionWords::tr("Copy table as Markdown"); },
        [page, table = std::move(table)] {
            QGuiApplication::clipboard()->setText(markdownTable(table()));
            if (Workspace* screen = Workspace::of(page))
                screen->tell(SessionWords::tr("Table copied as Markdown."));
        },
        [] { return SessionWords::tr("Copy"); });
}

} // namespace tandem
