#include "views/transfer/publishdialog.h"

#include "models/publishing/reviewercheck.h"
#include "models/publishing/splits.h"
#include "storage/database/database.h"
#include "storage/publishing/wholefolder.h"
#include "storage/repositories/publicationsettings.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/fieldform.h"
#include "ui/markdownview.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"

#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>

#include <utility>

namespace tandem {

namespace {

const QString kPublishPurpose = QStringLiteral("publish");

/// Stores what the authors say; its inverse stores what was there.
Write publicationWrite(const publishing::Publication& publication, PersonId by)
{
    return [publication, by](Database& database) -> Expected<Written> {
        TANDEM_TRY(before, storedPublication(database));
        TANDEM_DO(savePublication(database, publication, by));
        return Written(SettingsChanged{}, publicationWrite(*before, by));
    };
}

/// Text that Markdown shows as it is.
QString literalMarkdown(const QString& text)
{
    static const QString special = QStringLiteral("\\`*_{}[]<>#|~");
    QString literal;
    for (const QChar letter : text) {
        if (special.contains(letter))
            literal += u'\\';
        literal += letter;
    }
    return literal;
}

/// The findings as lists below their severities.
QString findingsMarkdown(const QList<publishing::Finding>& findings)
{
    if (findings.isEmpty())
        return PublishDialog::tr("Nothing is missing.");
    QString text;
    std::optional<publishing::Severity> shown;
    for (const publishing::Finding& finding : findings) {
        if (shown != finding.severity)
            text += QStringLiteral("\n**%1**\n\n").arg(publishing::severityName(finding.severity));
        shown = finding.severity;
        text += QStringLiteral("- %1\n").arg(literalMarkdown(finding.text));
    }
    return text;
}

QString publishedSentence(const PublishReport& report)
{
    return PublishDialog::tr(
               "%n sample(s) published.", nullptr, int(report.facts.figures.statistics.samples)) +
           u' ' +
           PublishDialog::tr("%n individual answer(s) are in disagreement/.", nullptr,
               int(report.facts.disagreement.annotations));
}

} // namespace

PublishDialog::PublishDialog(
    ProjectSession& session, AskFile files, BuiltInGuidelines guidelines, QWidget* parent)
    : TransferDialog(QStringLiteral("publishDialog"), tr("Publish dataset"), parent)
    , m_session(session)
    , m_files(std::move(files))
    , m_guidelines(std::move(guidelines))
    , m_saved(storedPublication(session.project().reader()).value_or(publishing::Publication()))
    , m_pages(named(new QTabWidget(this), "publishPages"))
    , m_reading(session.project())
{
    resizeWithin(this, {820, 680});
    m_pages->addTab(buildMetadata(), tr("Metadata"));
    m_pages->addTab(buildCheck(), tr("Check"));
    m_pages->setAccessibleName(tr("Metadata and check"));
    body()->addWidget(m_pages, 1);
    body()->addWidget(buildTarget());
    body()->addWidget(progress());
    m_publish = addButtons(tr("&Publish"), QStringLiteral("startPublish"), tr("Close"),
        QStringLiteral("closePublish"));
    connect(m_form, &FieldForm::changed, this, &PublishDialog::follow);
    connect(&m_reading, &LatestBase::failed, this, [this](const Error& error) {
        m_findings->setMarkdownText(literalMarkdown(error.sentence()));
    });
    connect(
        messages(), &MessageBar::actionTriggered, this, [this] { m_files.showFolder(m_written); });
    readFacts();
    showState();
    m_form->widgetOf(QStringLiteral("title"))->setFocus();
}

QWidget* PublishDialog::buildMetadata()
{
    auto* scroll = new QScrollArea(this);
    auto* content = new QWidget(scroll);
    auto* rows = new QFormLayout;
    m_form =
        new FieldForm(publishing::publicationFields(), m_saved, nullptr, "publish", rows, content);
    inColumn(content, {rows, Free(1)}, 12, {12, 12, 12, 12});
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return scroll;
}

QWidget* PublishDialog::buildCheck()
{
    m_findings = named(new MarkdownView(this), "publishFindings");
    m_findings->setAccessibleName(tr("What a reviewer would miss"));
    return m_findings;
}

QWidget* PublishDialog::buildTarget()
{
    auto* box = new QWidget(this);
    auto* label = new QLabel(tr("&Folder"), box);
    m_folder = named(new QLineEdit(box), "publishFolder");
    m_folder->setAccessibleName(tr("Folder to publish in"));
    m_folder->setText(QDir::toNativeSeparators(
        m_files.folder(kPublishPurpose, m_session.project().path()) + u'/' +
        QFileInfo(m_session.project().path()).completeBaseName() + QStringLiteral("-dataset")));
    label->setBuddy(m_folder);
    m_choose = newButton(box, "choosePublishFolder", [] { return tr("&Choose…"); });
    m_save = newButton(box, "savePublication", [] { return tr("Save &metadata"); });
    m_remark = named(newNote(box, LabelStyle::Small), "publishRemark");
    connect(m_folder, &QLineEdit::textChanged, this, &PublishDialog::showState);
    connect(m_choose, &QPushButton::clicked, this, &PublishDialog::chooseFolder);
    connect(m_save, &QPushButton::clicked, this, [this] {
        save([this] { messages()->showMessage(MessageBar::Kind::Success, tr("Metadata saved.")); });
    });
    inColumn(box, {inRow({label, {m_folder, 1}, m_choose, m_save}, 8), m_remark}, 6);
    return box;
}

const publishing::Publication& PublishDialog::edited() const
{
    return m_form->options<publishing::Publication>();
}

bool PublishDialog::mayStore() const
{
    return m_session.isLead() || m_session.people().isEmpty();
}

void PublishDialog::follow()
{
    m_warned = false;
    const publishing::Publication& now = edited();
    if (now.splits != m_counted.splits || now.seed != m_counted.seed)
        readFacts();
    showFindings();
    showState();
}

void PublishDialog::readFacts()
{
    m_counted = edited();
    m_reading.read(
        [publication = m_counted](Database& database, const CancelFlag& cancelled) {
            return planDataset(database, publication, {},
                [cancelled](qint64, qint64) { return !cancelled->load(); });
        },
        [this](const DatasetPlan& plan) {
            m_known = plan.facts;
            showFindings();
        });
    showFindings();
}

void PublishDialog::showFindings()
{
    m_findings->setMarkdownText(
        m_known ? findingsMarkdown(publishing::reviewerCheck(edited(), *m_known))
                : tr("Checking…"));
}

QString PublishDialog::targetFolder() const
{
    return QDir::fromNativeSeparators(m_folder->text().trimmed());
}

void PublishDialog::showState()
{
    if (!m_publish)
        return;
    const bool isIdle = !isRunning();
    const auto isFree = requireFreeFolder(targetFolder(), OnExistingFolder::Replace);
    const auto splits = publishing::splitsFrom(edited().splits);
    QString remark;
    if (!splits)
        remark = splits.error().sentence();
    else if (targetFolder().isEmpty())
        remark = tr("Choose a folder.");
    else if (!isFree)
        remark = isFree.error().what + u' ' + isFree.error().remedy;
    else if (!requireFreeFolder(targetFolder(), OnExistingFolder::Refuse) &&
             targetFolder() != m_written)
        remark = tr("A published dataset is there; it will be replaced.");
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    m_publish->setEnabled(isIdle && splits && isFree && !targetFolder().isEmpty());
    m_save->setEnabled(isIdle && mayStore() && edited() != m_saved);
    m_save->setToolTip(mayStore() ? QString() : tr("Only a lead can store metadata."));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_pages, m_folder, m_choose})
        widget->setEnabled(isIdle);
}

void PublishDialog::chooseFolder()
{
    m_files.one(this,
        {FileQuestion::Kind::Folder, kPublishPurpose, tr("Choose an empty folder"), {}, {}, {},
            QFileInfo(targetFolder()).absolutePath()},
        [this](const QString& folder) { m_folder->setText(QDir::toNativeSeparators(folder)); });
}

void PublishDialog::save(const std::function<void()>& then)
{
    const publishing::Publication publication = edited();
    if (publication == m_saved || !mayStore())
        return then();
    m_session
        .change(this, {tr("Change dataset metadata"),
                          publicationWrite(publication, m_session.currentPerson())})
        .onCommitted(this,
            [this, publication, then] {
                m_saved = publication;
                showState();
                then();
            })
        .onFailed(this, [this](const Error& error) { tellFailure(error, {}); });
}

void PublishDialog::accept()
{
    if (!m_publish->isEnabled() || isRunning())
        return;
    const QString folder = QFileInfo(targetFolder()).absoluteFilePath();
    messages()->clear();
    const auto go = [this, folder](OnExistingFolder onExisting) {
        save([this, folder, onExisting] { publishTo(folder, onExisting); });
    };
    if (requireFreeFolder(folder, OnExistingFolder::Refuse))
        go(OnExistingFolder::Refuse);
    else
        confirmReplace(this, {folder}, [go] { go(OnExistingFolder::Replace); });
}

void PublishDialog::reject()
{
    if (!isRunning() && mayStore() && edited() != m_saved && !m_warned) {
        m_warned = true;
        messages()->showMessage(
            MessageBar::Kind::Warning, tr("Unsaved metadata. Close again to discard it."));
        return;
    }
    TransferDialog::reject();
}

void PublishDialog::publishTo(const QString& folder, OnExistingFolder onExisting)
{
    const Progress meter = progress()->begin(tr("Publishing"), TransferProgress::Unit::Percent);
    const PublishRequest request{edited(), m_guidelines, onExisting};
    m_session.project().read<PublishReport>(
        [request, folder, meter](Database& database, const CancelFlag& closing) {
            return publishDataset(database, folder, request,
                [&](qint64 done, qint64 all) { return meter(done, all) && !closing->load(); });
        },
        this,
        [this, folder](const Expected<PublishReport>& result) { publishingEnded(result, folder); });
    showState();
    progress()->setFocus();
}

void PublishDialog::publishingEnded(const Expected<PublishReport>& result, const QString& folder)
{
    progress()->end();
    if (result) {
        m_written = folder;
        m_files.remember(kPublishPurpose, QFileInfo(folder).absolutePath());
        const QString sentence = publishedSentence(*result);
        messages()->showMessage(MessageBar::Kind::Success, sentence, tr("Open folder"));
        emit published(folder, sentence);
    } else {
        tellFailure(result.error(), tr("Publishing was stopped. Nothing was written."));
    }
    showState();
    if (!closeIfAsked())
        m_publish->setFocus();
}

} // namespace tandem
