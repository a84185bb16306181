#pragma once

#include "models/llm/endpoint.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointtest.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;

namespace tandem {

class MessageBar;

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

} // namespace tandem
