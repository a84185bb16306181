#include "views/overview/agreementoutput.h"

#include "models/project/tabletext.h"
#include "models/results/reporttable.h"
#include "storage/formats/readerstable.h"
#include "storage/formats/tableoutput.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/sectionview.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>

namespace tandem {

namespace {

QPushButton* menuButton(
    QWidget* parent, const char* name, Words words, const QList<QAction*>& actions)
{
    QPushButton* button = newButton(parent, name, std::move(words));
    auto* menu = new QMenu(button);
    menu->addActions(actions);
    button->setMenu(menu);
    return button;
}

} // namespace

AgreementOutput::AgreementOutput(ResultOutput& output, SectionView* table, QWidget* page)
    : QWidget(page)
{
    const auto copy = [this, table](QString (*written)(const Table&), const QString& told) {
        QGuiApplication::clipboard()->setText(
            written(tableOf(table->shownSection(), results::Outlet::Readers)));
        Workspace::of(this)->tell(told);
    };
    const auto save = [this, &output, table](
                          const QString& name, const QString& filter, TableFormat format) {
        output.write(this,
            output.question(FileQuestion::Kind::Save, QStringLiteral("table"), filter, name),
            [format, groups = table->shownSection()](
                const QString& path) { return writeSection(path, groups, format); });
    };
    m_commands = {addCommand(
                      page, "overviewCopyAgreement", QKeySequence::Copy,
                      [] { return tr("Copy the agreement"); },
                      [copy] { copy(columnsText, tr("The agreement is copied.")); }, {}, {table}),
        addCommand(
            page, "overviewCopyAgreementMarkdown", Qt::CTRL | Qt::SHIFT | Qt::Key_C,
            [] { return tr("Copy the agreement as Markdown"); },
            [copy] { copy(markdownTable, tr("The agreement is copied as Markdown.")); }),
        addCommand(
            page, "overviewSaveAgreementCsv", {}, [] { return tr("Save the agreement as CSV…"); },
            [save] {
                save(QStringLiteral("agreement.csv"), tr("CSV tables (*.csv)"), TableFormat::Csv);
            }),
        addCommand(
            page, "overviewSaveAgreementMarkdown", {},
            [] { return tr("Save the agreement as Markdown…"); },
            [save] {
                save(QStringLiteral("agreement.md"), tr("Markdown tables (*.md)"),
                    TableFormat::Markdown);
            }),
        addCommand(
            page, "overviewSaveAgreementLatex", {},
            [] { return tr("Save the agreement as LaTeX…"); },
            [save] {
                save(QStringLiteral("agreement.tex"), tr("LaTeX tables (*.tex)"),
                    TableFormat::Latex);
            })};
    inRow(this,
        {menuButton(
             this, "copyAgreement", [] { return tr("Copy"); }, m_commands.first(2)),
            menuButton(
                this, "saveAgreement", [] { return tr("Save"); }, m_commands.mid(2))},
        8);
    setAvailable(false);
}

void AgreementOutput::setAvailable(bool available)
{
    setEnabled(available);
    for (QAction* command : std::as_const(m_commands))
        command->setEnabled(available);
}

} // namespace tandem
