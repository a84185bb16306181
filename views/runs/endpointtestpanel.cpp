#include "views/runs/endpointtestpanel.h"

#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/session/runtext.h"

#include <QLabel>
#include <QPushButton>

namespace tandem {

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

} // namespace tandem
