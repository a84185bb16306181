#pragma once

#include "models/error.h"
#include "models/llm/chat.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/llm/callend.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

namespace llm {
class Gateway;
}

/// What a test of an endpoint found.
struct EndpointTestReport
{
    /// What is wrong, exactly: address, certificate, no or a refused key, the model, an answer that
    /// cannot be read. None: it works.
    std::optional<Error> error;
    KeyPlace keyPlace = KeyPlace::None;
    std::optional<QStringList> models; ///< none where the server lists none
    QString noModelsBecause;           ///< why it lists none
    QString model;                     ///< the one that was asked
    llm::ChatReply answer;
};

/// Tries an endpoint step by step: its address, its key, its list of models, and one small question
/// to its model. One test at a time.
class EndpointTest final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(EndpointTest)

public:
    /// Both must outlive this.
    EndpointTest(llm::Gateway& gateway, EndpointKeys& keys, QObject* parent = nullptr);
    /// Ends a test that is under way, without ended().
    ~EndpointTest() override;

    /// Begins; ended() comes exactly once, later. `typed` is a key that is not kept yet, to be used
    /// in the place of the kept one. Nothing while a test is under way. The question costs a few
    /// tokens.
    void start(const llm::Endpoint& endpoint, const std::optional<Secret>& typed = {});
    bool isActive() const { return m_isActive; }

signals:
    /// Another step was taken, in one translated sentence.
    void step(const QString& sentence);
    void ended(const tandem::EndpointTestReport& report);

private:
    void onKey(const Expected<FoundKey>& found);
    void useKey(const FoundKey& found);
    void onModels(const Expected<QStringList>& models);
    void ask();
    void onAnswer(const Expected<llm::ChatReply>& reply);
    void finish(const std::optional<Error>& error);

    llm::Gateway& m_gateway;
    EndpointKeys& m_keys;
    bool m_isActive = false;
    llm::Endpoint m_endpoint;
    Secret m_key;
    llm::CallId m_call; ///< the last that was asked
    EndpointTestReport m_report;
};

} // namespace tandem
