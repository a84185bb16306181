#include "app/window/helpdialogs.h"

#include "app/commandline/helptext.h"
#include "app/window/mainwindow.h"
#include "app/window/projectdialogs.h"
#include "models/version.h"
#include "ui/markdownview.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QVBoxLayout>

namespace tandem {

void openGuide(QWidget* window)
{
    auto* dialog = new QDialog(window);
    dialog->setObjectName(QStringLiteral("guide"));
    dialog->setWindowTitle(MainWindow::tr("Guide"));
    dialog->resize(720, 640);
    auto* text = new MarkdownView(dialog);
    text->setMarkdownText(helpFile(QStringLiteral("guide.md")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    openUntilClosed(dialog);
}

void openAbout(QWidget* window)
{
    auto* box = new QMessageBox(window);
    box->setObjectName(QStringLiteral("about"));
    box->setWindowTitle(MainWindow::tr("About Tandem"));
    box->setTextFormat(Qt::PlainText);
    box->setIconPixmap(window->windowIcon().pixmap(64, 64));
    box->setText(QStringLiteral("Tandem ") + programVersion());
    box->setInformativeText(MainWindow::tr(
        "Builds summarization benchmarks by hand: two people label the same material blind to "
        "each other, and only what both say stays.\n\nFree software under the GNU General "
        "Public License, version 3 or later."));
    openUntilClosed(box);
}

} // namespace tandem
