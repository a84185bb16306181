#include "views/runs/prompteditordialog.h"

#include "models/llm/prompttemplate.h"
#include "storage/repositories/promptrepository.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/divider.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/theme.h"
#include "views/runs/runrows.h"
#include "views/session/projectsession.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace tandem {

/// The two parts of a prompt, with the gaps that it must have and what is wrong with it.
class PromptTextEdit final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(PromptTextEdit)

public:
    explicit PromptTextEdit(QWidget* parent = nullptr);

    /// Shows a prompt; `placeholders` are those that it must have.
    void showPrompt(const llm::PromptTemplate& prompt, const QStringList& placeholders);
    /// As it is typed now.
    llm::PromptTemplate prompt() const;
    bool isEdited() const;
    /// What is wrong with it, if anything.
    Expected<void> check() const;
    void setReadOnly(bool readOnly);

signals:
    void edited();

private:
    QPlainTextEdit* makePart(const char* name, const QString& title);
    void showPlaceholders();
    void insert(const QString& placeholder);
    void follow();

    llm::PromptTemplate m_shown;
    QStringList m_placeholders;
    QPointer<QPlainTextEdit> m_last; ///< where the cursor was last
    QPlainTextEdit* m_system;
    QPlainTextEdit* m_user;
    QWidget* m_gaps;
    QLabel* m_problem;
};

namespace {

QLabel* partTitle(const QString& text, QWidget* buddy, QWidget* parent)
{
    auto* label = newLabel(parent, LabelStyle::Strong, text);
    label->setBuddy(buddy);
    return label;
}

} // namespace

PromptTextEdit::PromptTextEdit(QWidget* parent)
    : QWidget(parent)
    , m_system(makePart("promptSystem", tr("System message: role of the model")))
    , m_user(makePart("promptUser", tr("User message: the request")))
    , m_gaps(new QWidget(this))
    , m_problem(named(newNote(this, LabelStyle::Error), "promptProblem"))
{
    auto* gaps = new QHBoxLayout(m_gaps);
    gaps->setContentsMargins(0, 0, 0, 0);
    gaps->setSpacing(8);
    inColumn(this,
        {partTitle(tr("S&ystem message: role of the model"), m_system, this), {m_system, 1},
            partTitle(tr("&User message: the request"), m_user, this), {m_user, 3}, m_gaps,
            m_problem},
        6);
    for (QPlainTextEdit* part : {m_system, m_user}) {
        connect(part, &QPlainTextEdit::textChanged, this, &PromptTextEdit::follow);
        connect(
            part, &QPlainTextEdit::cursorPositionChanged, this, [this, part] { m_last = part; });
    }
}

QPlainTextEdit* PromptTextEdit::makePart(const char* name, const QString& title)
{
    auto* part = named(new QPlainTextEdit(this), name);
    part->setAccessibleName(title);
    part->setTabChangesFocus(true);
    return part;
}

void PromptTextEdit::showPrompt(const llm::PromptTemplate& prompt, const QStringList& placeholders)
{
    m_placeholders = placeholders;
    {
        const QSignalBlocker quietSystem(m_system);
        const QSignalBlocker quietUser(m_user);
        m_system->setPlainText(prompt.system);
        m_user->setPlainText(prompt.user);
    }
    m_last = m_user;
    m_shown = prompt;
    m_shown = this->prompt();
    showPlaceholders();
    follow();
}

void PromptTextEdit::showPlaceholders()
{
    qDeleteAll(m_gaps->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    auto* row = static_cast<QHBoxLayout*>(m_gaps->layout());
    while (QLayoutItem* item = row->takeAt(0))
        delete item;
    auto* label = newLabel(m_gaps, LabelStyle::Secondary, tr("Placeholders:"));
    row->addWidget(label);
    for (const QString& name : std::as_const(m_placeholders)) {
        auto* button = new QToolButton(m_gaps);
        button->setText(QStringLiteral("{{%1}}").arg(name));
        button->setObjectName(QStringLiteral("promptGap-") + name);
        setLinkLike(button);
        button->setToolTip(tr("Insert at the cursor"));
        button->setEnabled(!m_user->isReadOnly());
        connect(
            button, &QToolButton::clicked, this, [this, text = button->text()] { insert(text); });
        row->addWidget(button);
    }
    row->addStretch();
}

llm::PromptTemplate PromptTextEdit::prompt() const
{
    llm::PromptTemplate typed = m_shown;
    typed.system = m_system->toPlainText().trimmed();
    typed.user = m_user->toPlainText().trimmed();
    return typed;
}

bool PromptTextEdit::isEdited() const
{
    return prompt() != m_shown;
}

Expected<void> PromptTextEdit::check() const
{
    return llm::checkPrompt(prompt(), m_placeholders);
}

void PromptTextEdit::setReadOnly(bool readOnly)
{
    m_system->setReadOnly(readOnly);
    m_user->setReadOnly(readOnly);
    for (QToolButton* gap : m_gaps->findChildren<QToolButton*>())
        gap->setEnabled(!readOnly);
}

void PromptTextEdit::insert(const QString& placeholder)
{
    QPlainTextEdit* part = m_last ? m_last.data() : m_user;
    part->insertPlainText(placeholder);
    part->setFocus(Qt::OtherFocusReason);
}

void PromptTextEdit::follow()
{
    const auto checked = check();
    m_problem->setText(checked ? QString() : checked.error().sentence());
    m_problem->setVisible(!checked);
    emit edited();
}

PromptEditorDialog::PromptEditorDialog(
    ProjectSession& session, QWidget* parent, const QString& folder)
    : QDialog(parent)
    , m_session(session)
    , m_folder(folder)
    , m_versions(new RowsOf<PromptVersion>(promptVersionRows(), this))
    , m_messages(new MessageBar(this))
    , m_prompt(new QComboBox(this))
    , m_text(new PromptTextEdit(this))
{
    build();
    connectAll();
    reload();
    showWhoMayEdit();
    m_prompt->setFocus(Qt::OtherFocusReason);
}

void PromptEditorDialog::build()
{
    setObjectName(QStringLiteral("promptEditor"));
    setWindowTitle(tr("Project prompts"));
    resizeWithin(this, {1040, 720});
    m_messages->setObjectName(QStringLiteral("promptMessage"));
    m_prompt->setObjectName(QStringLiteral("promptChoice"));
    m_prompt->setAccessibleName(tr("Prompt"));
    for (const QString& key : PromptRepository::keys())
        m_prompt->addItem(PromptRepository::name(key), key);

    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("&Save as new version"), QDialogButtonBox::ApplyRole);
    m_save->setObjectName(QStringLiteral("promptSave"));
    setPrimary(m_save);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(QStringLiteral("promptClose"));
    close->setAutoDefault(false);
    connect(m_save, &QPushButton::clicked, this, &PromptEditorDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &PromptEditorDialog::reject);

    auto* right = inColumn({{m_text, 1}, buttons}, 12, {20, 16, 20, 16});
    auto* body = inRow({buildHistory(), new Divider(Qt::Vertical, this), {right, 1}}, 0);
    inColumn(this, {m_messages, {body, 1}}, 0);
}

QWidget* PromptEditorDialog::buildHistory()
{
    auto* pane = new QWidget(this);
    setSurface(pane, Surface::Panel);
    auto* title = newLabel(pane, LabelStyle::Strong, tr("Versions"));
    m_history = named(new CardsView(m_versions, pane), "promptHistory");
    m_history->setAccessibleName(tr("Versions"));
    m_history->setFrameShape(QFrame::NoFrame);
    m_back = named(new QPushButton(tr("Restore &built-in prompt"), pane), "promptBack");
    m_back->setAutoDefault(false);
    inColumn(pane, {m_prompt, title, {m_history, 1}, m_back}, 8, {12, 16, 12, 16});
    pane->setFixedWidth(std::max(260, pane->sizeHint().width()));
    return pane;
}

void PromptEditorDialog::connectAll()
{
    connect(m_prompt, &QComboBox::currentIndexChanged, this, &PromptEditorDialog::choosePrompt);
    connect(m_history->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) { chooseVersion(current.row()); });
    connect(m_text, &PromptTextEdit::edited, this, [this] {
        m_warned = false;
        showButtons();
    });
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_messages->ask(tr("Restore the built-in prompt? Your versions stay in the list."),
            tr("Restore built-in prompt"), [this] { backToBuiltIn(); });
    });
    connect(&m_session, &ProjectSession::currentPersonChanged, this,
        &PromptEditorDialog::showWhoMayEdit);
    connect(&m_session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        const bool concerns = event.as<SettingsChanged>() || event.as<EverythingChanged>();
        if (concerns && !m_saving && !m_text->isEdited())
            reload(m_versions->rowAt(m_shownRow));
    });
}

QString PromptEditorDialog::key() const
{
    return m_prompt->itemData(m_shownPrompt).toString();
}

void PromptEditorDialog::reload(const PromptVersion* shown)
{
    const PromptId older = shown && !shown->isCurrent ? shown->prompt.id : PromptId();
    PromptRepository prompts(m_session.project().reader(), m_folder);
    const auto current = prompts.current(key());
    const auto versions = prompts.versions(key());
    if (!current || !versions)
        return showError(current ? versions.error() : current.error());
    const auto isCurrent = [&](const StoredPrompt& version) { return version.id == current->id; };
    QList<StoredPrompt> stored = *versions;
    if (!current->id.isValid() || std::none_of(stored.cbegin(), stored.cend(), isCurrent))
        stored.prepend(*current);
    QList<PromptVersion> listed;
    for (const StoredPrompt& version : std::as_const(stored))
        listed.append({version, m_session.person(version.by).name, isCurrent(version)});
    const QSignalBlocker quiet(m_history->selectionModel());
    m_versions->setRows(listed);
    const auto row = std::find_if(listed.cbegin(), listed.cend(),
        [older](const auto& version) { return older.isValid() && version.prompt.id == older; });
    showVersion(row == listed.cend() ? currentRow() : int(row - listed.cbegin()));
}

/// The row of the version that a new run uses.
int PromptEditorDialog::currentRow() const
{
    const QList<PromptVersion>& versions = m_versions->rows();
    const auto found = std::find_if(versions.cbegin(), versions.cend(),
        [](const PromptVersion& version) { return version.isCurrent; });
    return int(found - versions.cbegin());
}

void PromptEditorDialog::choosePrompt(int index)
{
    if (index == m_shownPrompt)
        return;
    const auto go = [this, index] {
        const QSignalBlocker quiet(m_prompt);
        m_shownPrompt = index;
        m_prompt->setCurrentIndex(index);
        m_messages->clear();
        reload();
        showWhoMayEdit();
    };
    if (!m_text->isEdited()) {
        go();
        return;
    }
    const QSignalBlocker quiet(m_prompt);
    m_prompt->setCurrentIndex(m_shownPrompt);
    m_messages->ask(tr("Unsaved changes."), tr("Discard"), go);
}

void PromptEditorDialog::chooseVersion(int row)
{
    if (row < 0 || row == m_shownRow)
        return;
    if (!m_text->isEdited()) {
        showVersion(row);
        return;
    }
    showRow();
    // A click selects what was clicked once more behind this.
    QMetaObject::invokeMethod(this, &PromptEditorDialog::showRow, Qt::QueuedConnection);
    m_messages->ask(tr("Unsaved changes."), tr("Discard"), [this, row] { showVersion(row); });
}

/// The list is at what is shown.
void PromptEditorDialog::showRow()
{
    const QSignalBlocker quiet(m_history->selectionModel());
    m_history->setCurrentIndex(m_versions->index(m_shownRow, 0));
    m_history->viewport()->update();
}

void PromptEditorDialog::showVersion(int row)
{
    const PromptVersion* version = m_versions->rowAt(row);
    if (!version)
        return;
    m_shownRow = row;
    m_warned = false;
    m_messages->dropQuestion();
    showRow();
    m_text->showPrompt(version->prompt.prompt, PromptRepository::placeholders(key()));
    showButtons();
}

void PromptEditorDialog::save()
{
    if (const auto checked = m_text->check(); !checked)
        return showError(checked.error());
    write(
        [key = key(), typed = m_text->prompt(), by = m_session.currentPerson()](
            PromptRepository& prompts) { return prompts.save(key, typed.system, typed.user, by); },
        tr("Saved. New runs use this version."));
}

void PromptEditorDialog::backToBuiltIn()
{
    write([key = key(), by = m_session.currentPerson()](
              PromptRepository& prompts) { return prompts.backToBuiltIn(key, by); },
        tr("New runs use the built-in prompt."));
}

void PromptEditorDialog::write(
    const std::function<Expected<StoredPrompt>(PromptRepository&)>& change, const QString& said)
{
    m_saving = true;
    showButtons();
    m_session
        .change(
            this, {.write = [change, folder = m_folder](Database& database) -> Expected<Written> {
                PromptRepository prompts(database, folder);
                return change(prompts).map(
                    [](const StoredPrompt&) { return Written(SettingsChanged{}); });
            }})
        .onEnded(this, [this, said](const Expected<void>& done) {
            m_saving = false;
            if (!done) {
                showError(done.error());
                showButtons();
                return;
            }
            m_messages->showMessage(MessageBar::Kind::Success, said);
            reload();
        });
}

void PromptEditorDialog::reject()
{
    if (m_text->isEdited() && !m_warned) {
        m_warned = true;
        m_messages->ask(tr("Unsaved changes. Close again to discard."), tr("Discard"),
            [this] { QDialog::reject(); });
        return;
    }
    QDialog::reject();
}

void PromptEditorDialog::showError(const Error& error)
{
    m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
}

void PromptEditorDialog::showWhoMayEdit()
{
    m_text->setReadOnly(!m_session.isLead());
    if (m_session.isLead())
        m_messages->clear();
    else
        m_messages->showMessage(
            MessageBar::Kind::Info, tr("Read-only: only a lead can change prompts."));
    showButtons();
}

void PromptEditorDialog::showButtons()
{
    const bool mayEdit = m_session.isLead() && !m_saving;
    const PromptVersion* current = m_versions->rowAt(currentRow());
    const PromptVersion* shown = m_versions->rowAt(m_shownRow);
    // An older version can be saved as it is: that makes it the current one again.
    const bool differs =
        m_text->isEdited() || (shown && shown != current && !shown->prompt.builtIn);
    m_save->setEnabled(mayEdit && differs && m_text->check());
    m_back->setEnabled(mayEdit && current && !current->prompt.builtIn);
}

} // namespace tandem

#include "views/runs/prompteditordialog.moc"
