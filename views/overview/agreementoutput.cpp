#include "views/overview/agreementoutput.h"

#include "storage/formats/tableoutput.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/sectionview.h"
#include "views/session/resultoutput.h"
#include "views/session/tablecopy.h"

#include <QAction>
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
    const auto save = [this, &output, table](
                          const QString& name, const QString& filter, TableFormat format) {
        output.write(this,
            output.question(FileQuestion::Kind::Save, QStringLiteral("table"), filter, name),
            [format, groups = table->shownSection()](
                const QString& path) { return writeSection(path, groups, format); });
    };
    QAction* copy = addTableCopy(page, "overviewCopyAgreement", [table] { return table->table(); });
    m_commands = {copy,
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
        {named(commandButton(copy, this), "copyAgreement"),
            menuButton(
                this, "saveAgreement", [] { return tr("Save"); }, m_commands.mid(1))},
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
