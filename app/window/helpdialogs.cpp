#include "app/window/helpdialogs.h"

#include "app/window/mainwindow.h"
#include "models/version.h"
#include "ui/markdownview.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QLocale>
#include <QMessageBox>
#include <QVBoxLayout>

namespace tandem {

namespace {

/// The guide in the language of now; English where it is not translated.
QString guideText()
{
    const QString locale = QLocale().name();
    const QString language = locale.section(QLatin1Char('_'), 0, 0);
    const QStringList endings{QLatin1Char('_') + locale, QLatin1Char('_') + language, QString()};
    for (const QString& ending : endings) {
        QFile file(QStringLiteral(":/tandem/help/guide%1.md").arg(ending));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

} // namespace

void openGuide(QWidget* window)
{
    auto* dialog = new QDialog(window);
    dialog->setObjectName(QStringLiteral("guide"));
    dialog->setWindowTitle(MainWindow::tr("Guide"));
    dialog->resize(720, 640);
    auto* text = new MarkdownView(dialog);
    text->setMarkdownText(guideText());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
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
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace tandem
