#include "views/runs/endpointsdialog.h"

#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/endpoints/endpointtest.h"
#include "storage/llm/gateway.h"
#include "ui/advancedrows.h"
#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/dialogsize.h"
#include "ui/divider.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/theme.h"
#include "views/runs/endpointform.h"
#include "views/runs/runrows.h"
#include "views/session/runtext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QWidget>

#include <memory>
#include <optional>

namespace tandem {

/// Tries an endpoint and tells each step, and at the end what exactly is wrong.
class EndpointTestPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EndpointTestPanel)

public:
    /// Both must outlive this.
    EndpointTestPanel(llm::Gateway& gateway, EndpointKeys& keys, QWidget* parent = nullptr);
    ~EndpointTestPanel() override;

    /// Tries `endpoint`; `typed` is a key that is not kept yet. Ends a test that is under way.
    void start(const llm::Endpoint& endpoint, const std::optional<Secret>& typed);
    /// Ends the test that is under way, if any, and forgets what was said.
    void reset();

signals:
    /// The user wants a test.
    void requested();
    void modelsFound(const QStringList& models);

private:
    void cancel();
    void addStep(const QString& sentence);
    void showReport(const EndpointTestReport& report);
    void showButtons();

    llm::Gateway& m_gateway;
    EndpointKeys& m_keys;
    std::unique_ptr<EndpointTest> m_test; ///< none while nothing is tested
    QStringList m_said;
    QPushButton* m_begin;
    QPushButton* m_cancel;
    QLabel* m_steps;
    MessageBar* m_result;
};

EndpointTestPanel::EndpointTestPanel(llm::Gateway& gateway, EndpointKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_gateway(gateway)
    , m_keys(keys)
    , m_begin(named(new QPushButton(tr("&Test connection"), this), "endpointTest"))
    , m_cancel(named(new QPushButton(tr("Cancel test"), this), "endpointTestCancel"))
    , m_steps(named(newNote(this, LabelStyle::Secondary), "endpointTestSteps"))
    , m_result(named(new MessageBar(this), "endpointTestResult"))
{
    for (QPushButton* button : {m_begin, m_cancel})
        button->setAutoDefault(false);
    m_steps->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* hint = newLabel(
        this, LabelStyle::Secondary, tr("Sends one short request, which may cost a few tokens."));
    auto* line = inRow({m_begin, m_cancel, {hint, 1}}, 8);
    inColumn(this, {line, m_steps, m_result}, 8);
    connect(m_begin, &QPushButton::clicked, this, &EndpointTestPanel::requested);
    connect(m_cancel, &QPushButton::clicked, this, &EndpointTestPanel::cancel);
    reset();
}

EndpointTestPanel::~EndpointTestPanel() = default;

void EndpointTestPanel::start(const llm::Endpoint& endpoint, const std::optional<Secret>& typed)
{
    reset();
    m_test = std::make_unique<EndpointTest>(m_gateway, m_keys);
    connect(m_test.get(), &EndpointTest::step, this, &EndpointTestPanel::addStep);
    connect(m_test.get(), &EndpointTest::ended, this, &EndpointTestPanel::showReport);
    m_test->start(endpoint, typed);
    const bool hadFocus = m_begin->hasFocus();
    showButtons();
    if (hadFocus)
        m_cancel->setFocus(Qt::OtherFocusReason);
}

void EndpointTestPanel::reset()
{
    m_test.reset();
    m_said.clear();
    m_steps->clear();
    m_steps->hide();
    m_result->clear();
    showButtons();
}

void EndpointTestPanel::cancel()
{
    m_test.reset();
    addStep(tr("Cancelled."));
    showButtons();
    m_begin->setFocus(Qt::OtherFocusReason);
}

void EndpointTestPanel::addStep(const QString& sentence)
{
    m_said.append(sentence);
    m_steps->setText(m_said.join(QLatin1Char('\n')));
    m_steps->show();
}

void EndpointTestPanel::showReport(const EndpointTestReport& report)
{
    // The test is still on the stack.
    m_test.release()->deleteLater();
    if (report.models)
        emit modelsFound(*report.models);
    if (report.error)
        m_result->showMessage(MessageBar::Kind::Error, report.error->sentence());
    else
        m_result->showMessage(MessageBar::Kind::Success,
            tr("Connected: %1 replied in the requested format (%2 input tokens, %3 output tokens).")
                .arg(report.model, tokenText(report.answer.usage.input),
                    tokenText(report.answer.usage.output)));
    const bool hadFocus = m_cancel->hasFocus();
    showButtons();
    if (hadFocus)
        m_begin->setFocus(Qt::OtherFocusReason);
}

void EndpointTestPanel::showButtons()
{
    m_begin->setEnabled(!m_test);
    m_cancel->setVisible(m_test != nullptr);
}

EndpointsDialog::EndpointsDialog(
    EndpointStore& store, EndpointKeys& keys, llm::Gateway& gateway, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_keys(keys)
    , m_gateway(gateway)
    , m_rows(new RowsOf<llm::Endpoint>(endpointRows(), this))
    , m_form(new EndpointForm(keys, this))
    , m_test(new EndpointTestPanel(gateway, keys, this))
{
    build();
    connectAll();
    reload({});
}

void EndpointsDialog::remember(QSettings& settings)
{
    m_form->advanced().remember(settings, QStringLiteral("endpointsAdvanced"));
}

void EndpointsDialog::build()
{
    setObjectName(QStringLiteral("endpointsDialog"));
    setWindowTitle(tr("Endpoints"));
    resizeWithin(this, {900, 740});
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_form);
    scroll->viewport()->setAutoFillBackground(false);
    m_form->setAutoFillBackground(false);
    m_messages = named(new MessageBar(scroll), "endpointsMessage");
    m_messages->floatAtFoot();

    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("endpointSave"));
    m_save->setDefault(true);
    setPrimary(m_save);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(QStringLiteral("endpointsClose"));
    close->setAutoDefault(false);
    connect(m_save, &QPushButton::clicked, this, &EndpointsDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &EndpointsDialog::reject);

    auto* right = inColumn(
        {{scroll, 1}, new Divider(Qt::Horizontal, this), m_test, buttons}, 12, {20, 16, 20, 16});
    auto* body = inRow({buildList(), new Divider(Qt::Vertical, this), {right, 1}}, 0);
    inColumn(this, {{body, 1}}, 0);
}

QWidget* EndpointsDialog::buildList()
{
    auto* pane = new QWidget(this);
    pane->setFixedWidth(220);
    setSurface(pane, Surface::Panel);
    m_list = named(new CardsView(pane), "endpointList");
    m_list->setAccessibleName(tr("Endpoints"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_rows);
    m_add = named(new QPushButton(tr("&Add"), pane), "endpointAdd");
    m_remove = named(new QPushButton(tr("&Remove"), pane), "endpointRemove");
    guardFocus(*m_remove);
    for (QPushButton* button : {m_add, m_remove})
        button->setAutoDefault(false);
    auto* line = inRow({{m_add, 1}, {m_remove, 1}}, 8, {12, 8, 12, 16});
    inColumn(pane, {{m_list, 1}, line}, 0, {0, 8, 0, 0});
    return pane;
}

void EndpointsDialog::connectAll()
{
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) { rowChosen(current.row()); });
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (!m_form->isEdited())
            beginNew();
        else
            m_messages->ask(tr("Unsaved changes."), tr("Discard"), [this] { beginNew(); });
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_messages->ask(
            tr("Remove \"%1\" and its key? Its runs are kept but cannot be resumed without it.")
                .arg(m_name),
            tr("Remove"), [this] { remove(); });
    });
    connect(m_form->keyField(), &EndpointKeyField::forgetRequested, this, [this] {
        m_messages->ask(
            tr("Remove the key of \"%1\"?").arg(m_name), tr("Remove key"), [this] { forgetKey(); });
    });
    connect(m_form, &EndpointForm::edited, this, [this] {
        m_warned = false;
        m_messages->dropQuestion();
        showButtons();
    });
    connect(m_form, &EndpointForm::modelsRequested, this, &EndpointsDialog::fetchModels);
    connect(m_test, &EndpointTestPanel::requested, this, [this] {
        m_warned = false;
        m_messages->clear(); // what it says is older than what the test will
        m_test->start(m_form->endpoint(), m_form->keyField()->typed());
    });
    connect(m_test, &EndpointTestPanel::modelsFound, m_form, &EndpointForm::offerModels);
}

void EndpointsDialog::reload(const QString& selected)
{
    const auto endpoints = m_store.list();
    if (!endpoints)
        return showError(endpoints.error());
    const QSignalBlocker quiet(m_list->selectionModel());
    m_rows->setRows(*endpoints);
    if (endpoints->isEmpty()) {
        beginNew();
        return;
    }
    const int row = std::max(0, m_rows->rowOf(selected.toCaseFolded()));
    m_list->setCurrentIndex(m_rows->index(row, 0));
    showEndpoint(*m_rows->rowAt(row), false);
}

void EndpointsDialog::rowChosen(int row)
{
    const llm::Endpoint* chosen = m_rows->rowAt(row);
    if (!chosen || chosen->name == m_name)
        return;
    if (!m_form->isEdited()) {
        showEndpoint(*chosen, false);
        return;
    }
    const QString name = chosen->name;
    showRow();
    // A click selects what was clicked once more behind this.
    QMetaObject::invokeMethod(this, &EndpointsDialog::showRow, Qt::QueuedConnection);
    m_messages->ask(tr("Unsaved changes."), tr("Discard"), [this, name] { reload(name); });
}

/// The list is at what the form shows.
void EndpointsDialog::showRow()
{
    const QSignalBlocker quiet(m_list->selectionModel());
    if (!m_list->choose(m_name.toCaseFolded()))
        m_list->setCurrentIndex({});
    m_list->viewport()->update();
}

void EndpointsDialog::showEndpoint(const llm::Endpoint& endpoint, bool isNew)
{
    m_name = isNew ? QString() : endpoint.name;
    m_warned = false;
    ++m_fetched;
    m_form->setFetching(false);
    m_form->showEndpoint(endpoint);
    m_test->reset();
    m_messages->dropQuestion();
    showButtons();
}

void EndpointsDialog::beginNew()
{
    showEndpoint({}, true);
    showRow();
    m_messages->clear();
    if (auto* name = findChild<QWidget*>(QStringLiteral("endpointName")))
        name->setFocus(Qt::OtherFocusReason);
}

void EndpointsDialog::save()
{
    const llm::Endpoint typed = m_form->endpoint();
    const QString before = m_name;
    const auto saved = before.isEmpty() ? m_store.add(typed) : m_store.replace(before, typed);
    if (!saved)
        return showError(saved.error());
    m_messages->showMessage(MessageBar::Kind::Success, tr("\"%1\" saved.").arg(typed.name));
    saveKey(typed, before);
    emit endpointsChanged(typed.name);
}

void EndpointsDialog::saveKey(const llm::Endpoint& saved, const QString& before)
{
    const std::optional<Secret> key = m_form->keyField()->typed();
    reload(saved.name);
    if (!key) {
        if (!before.isEmpty() && before != saved.name)
            moveKey(saved, before);
        return;
    }
    m_keys.keep(saved.name, *key, this, [this, saved](const Expected<KeptKey>& kept) {
        if (kept && m_name == saved.name)
            m_form->keyField()->lookAgain(saved);
        if (!kept)
            showError(kept.error());
        else if (kept->place == KeyPlace::SessionOnly)
            m_messages->showMessage(MessageBar::Kind::Warning,
                keyPlaceText(kept->place) + QLatin1Char(' ') + kept->keyringTrouble);
        else
            m_messages->showMessage(MessageBar::Kind::Success,
                tr("\"%1\" saved.").arg(saved.name) + QLatin1Char(' ') + keyPlaceText(kept->place));
    });
}

void EndpointsDialog::moveKey(const llm::Endpoint& saved, const QString& before)
{
    llm::Endpoint old = saved;
    old.name = before;
    m_keys.fetch(old, this, [this, saved, before](const Expected<FoundKey>& found) {
        if (!found || found->key.isEmpty() || found->place == KeyPlace::Environment)
            return;
        m_keys.keep(
            saved.name, found->key, this, [this, saved, before](const Expected<KeptKey>& kept) {
                if (!kept) {
                    showError(kept.error());
                    return;
                }
                m_keys.forget(before, this, [](const Expected<void>&) {});
                if (m_name == saved.name)
                    m_form->keyField()->lookAgain(saved);
            });
    });
}

void EndpointsDialog::remove()
{
    const QString name = m_name;
    if (const auto removed = m_store.remove(name); !removed)
        return showError(removed.error());
    m_messages->clear();
    m_keys.forget(name, this, [](const Expected<void>&) {});
    reload({});
    emit endpointsChanged({});
}

void EndpointsDialog::forgetKey()
{
    const QString name = m_name;
    m_keys.forget(name, this, [this, name](const Expected<void>& forgotten) {
        if (!forgotten)
            showError(forgotten.error());
        if (m_name == name)
            m_form->keyField()->lookAgain(m_form->endpoint());
    });
}

void EndpointsDialog::fetchModels()
{
    const quint64 asked = ++m_fetched;
    const llm::Endpoint endpoint = m_form->endpoint();
    if (const auto checked = checkEndpoint(endpoint); !checked)
        return showError(checked.error());
    m_form->setFetching(true);
    const auto came = [this, asked](const Expected<QStringList>& models) {
        if (asked != m_fetched)
            return;
        m_form->setFetching(false);
        if (!models) {
            showError(models.error());
            return;
        }
        m_form->offerModels(*models);
        m_messages->showMessage(MessageBar::Kind::Info,
            tr("The server offers %n model(s).", nullptr, int(models->size())));
    };
    if (const auto typed = m_form->keyField()->typed()) {
        m_gateway.fetchModels(endpoint, typed->reveal(), this, came);
        return;
    }
    m_keys.fetch(endpoint, this, [this, endpoint, came](const Expected<FoundKey>& found) {
        if (found)
            m_gateway.fetchModels(endpoint, found->key.reveal(), this, came);
        else
            came(failure(found.error()));
    });
}

void EndpointsDialog::reject()
{
    if (m_form->isEdited() && !m_warned) {
        m_warned = true;
        m_messages->ask(tr("Unsaved changes. Close again to discard."), tr("Discard"),
            [this] { QDialog::reject(); });
        return;
    }
    QDialog::reject();
}

void EndpointsDialog::showError(const Error& error)
{
    m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
}

void EndpointsDialog::showButtons()
{
    m_remove->setEnabled(!m_name.isEmpty());
    m_save->setEnabled(m_name.isEmpty() || m_form->hasNews());
}

} // namespace tandem

#include "views/runs/endpointsdialog.moc"
