#include "views/overview/agreementoutput.h"

#include "models/project/tabletext.h"
#include "models/results/reporttable.h"
#include "storage/formats/markdowntable.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace tandem {

AgreementOutput::AgreementOutput(
    ProjectSession& session, std::function<results::Section()> groups, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_groups(std::move(groups))
    , m_copyButton(new QPushButton(this))
    , m_saveButton(new QPushButton(this))
{
    const auto make = [this](const char* name, const QKeySequence& key) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        return action;
    };
    m_copyText = make("overviewCopyAgreement", QKeySequence::Copy);
    m_copyMarkdown =
        make("overviewCopyAgreementMarkdown", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    m_saves = {make("overviewSaveAgreementCsv", {}), make("overviewSaveAgreementMarkdown", {}),
        make("overviewSaveAgreementLatex", {})};
    m_copyButton->setObjectName(QStringLiteral("copyAgreement"));
    auto* copies = new QMenu(m_copyButton);
    copies->addActions({m_copyText, m_copyMarkdown});
    m_copyButton->setMenu(copies);
    m_saveButton->setObjectName(QStringLiteral("saveAgreement"));
    auto* saves = new QMenu(m_saveButton);
    saves->addActions(m_saves);
    m_saveButton->setMenu(saves);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_copyButton);
    layout->addWidget(m_saveButton);
    retranslate();
    setAvailable(false);
    connect(m_copyText, &QAction::triggered, this, &AgreementOutput::copyText);
    connect(m_copyMarkdown, &QAction::triggered, this, &AgreementOutput::copyMarkdown);
    for (const TableFormat format : {TableFormat::Csv, TableFormat::Markdown, TableFormat::Latex}) {
        connect(
            m_saves.at(int(format)), &QAction::triggered, this, [this, format] { save(format); });
    }
}

QList<QAction*> AgreementOutput::otherActions() const
{
    return QList<QAction*>{m_copyMarkdown} + m_saves;
}

void AgreementOutput::setAvailable(bool available)
{
    m_copyButton->setEnabled(available);
    m_saveButton->setEnabled(available);
    for (QAction* action : QList<QAction*>{m_copyText} + otherActions())
        action->setEnabled(available);
}

void AgreementOutput::retranslate()
{
    m_copyButton->setText(tr("Copy"));
    m_saveButton->setText(tr("Save"));
    m_copyText->setText(tr("Copy the agreement"));
    m_copyMarkdown->setText(tr("Copy the agreement as Markdown"));
    m_saves.at(int(TableFormat::Csv))->setText(tr("Save the agreement as CSV…"));
    m_saves.at(int(TableFormat::Markdown))->setText(tr("Save the agreement as Markdown…"));
    m_saves.at(int(TableFormat::Latex))->setText(tr("Save the agreement as LaTeX…"));
}

void AgreementOutput::copyText()
{
    QGuiApplication::clipboard()->setText(
        columnsText(tableOf(m_groups(), results::Outlet::Readers)));
    emit told(tr("The agreement is copied."));
}

void AgreementOutput::copyMarkdown()
{
    QGuiApplication::clipboard()->setText(
        markdownTable(tableOf(m_groups(), results::Outlet::Readers)));
    emit told(tr("The agreement is copied as Markdown."));
}

void AgreementOutput::save(TableFormat format)
{
    switch (format) {
    case TableFormat::Csv:
        return askFor(QStringLiteral("agreement.csv"), tr("CSV tables (*.csv)"), format);
    case TableFormat::Markdown:
        return askFor(QStringLiteral("agreement.md"), tr("Markdown tables (*.md)"), format);
    case TableFormat::Json:
    case TableFormat::Latex:
        return askFor(QStringLiteral("agreement.tex"), tr("LaTeX tables (*.tex)"), format);
    }
}

void AgreementOutput::askFor(const QString& name, const QString& filter, TableFormat format)
{
    m_files.one(this,
        {FileQuestion::Kind::Save, QStringLiteral("table"), {}, filter, name,
            m_session.project().path(), {}},
        [this, format](const QString& path) { saveTo(path, format); });
}

void AgreementOutput::saveTo(const QString& path, TableFormat format)
{
    m_session.project().read<int>(
        [path, format, groups = m_groups()](Database&, const CancelFlag&) -> Expected<int> {
            if (auto written = writeSection(path, groups, format); !written)
                return failure(written.error());
            return int(groups.rows.size());
        },
        this,
        [this, path](const Expected<int>& rows) {
            if (rows)
                emit told(tr("%n row(s) saved in %1.", nullptr, *rows).arg(path));
            else
                emit failed(rows.error());
        });
}

void AgreementOutput::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tandem
