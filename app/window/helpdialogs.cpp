#include "app/window/helpdialogs.h"

#include "app/commandline/helptext.h"
#include "app/window/mainwindow.h"
#include "app/window/projectdialogs.h"
#include "models/version.h"
#include "ui/dialogsize.h"
#include "ui/markdownview.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QVBoxLayout>

namespace tandem {

namespace {

/// The chapter of the guide on a workspace, from 0: those of every language stand in one order.
int chapterOn(WorkspaceId id)
{
    switch (id) {
    case WorkspaceId::Annotate:
        return 2;
    case WorkspaceId::Compare:
        return 3;
    case WorkspaceId::Facts:
        return 4;
    case WorkspaceId::Opinions:
        return 5;
    case WorkspaceId::Evaluate:
        return 6;
    case WorkspaceId::Inspect:
        return 7;
    case WorkspaceId::Models:
        return 8;
    case WorkspaceId::Timelines:
        return 9;
    case WorkspaceId::Metrics:
        return 10;
    case WorkspaceId::Studies:
        return 11;
    case WorkspaceId::Runs:
        return 12;
    case WorkspaceId::Overview:
        break;
    }
    return 14;
}

} // namespace

void openGuide(QWidget* window, std::optional<WorkspaceId> shown)
{
    auto* dialog = new QDialog(window);
    dialog->setObjectName(QStringLiteral("guide"));
    dialog->setWindowTitle(MainWindow::tr("Guide"));
    resizeWithin(dialog, {720, 640});
    auto* text = new MarkdownView(dialog);
    text->setAccessibleName(dialog->windowTitle());
    text->setMarkdownText(helpFile(QStringLiteral("guide.md")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    openUntilClosed(dialog);
    if (shown)
        text->showChapter(chapterOn(*shown));
}

void openAbout(QWidget* window)
{
    auto* box = new QMessageBox(window);
    box->setObjectName(QStringLiteral("about"));
    box->setWindowTitle(MainWindow::tr("About Tandem"));
    box->setTextFormat(Qt::PlainText);
    box->setIconPixmap(window->windowIcon().pixmap(64, 64));
    box->setText(QStringLiteral("Tandem ") + programVersion());
    box->setInformativeText(
        MainWindow::tr("Builds human-labelled summarization benchmarks: two people label the same "
                       "material blind to each other, and only what both agree on is kept.\n\nFree "
                       "software under the GNU General Public License, version 3 or later."));
    openUntilClosed(box);
}

} // namespace tandem
