#include "storage/endpoints/endpointtest.h"

#include "models/llm/replyparser.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/endpoints/endpointwords.h"
#include "storage/llm/gateway.h"

#include <QJsonArray>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kEndpointTestLongestMs = 60'000;
/// Models that think before they answer need some room for that.
constexpr int kMostTokens = 1024;

/// A question in the way in which facts are asked for, which the model can hardly get wrong.
llm::ChatRequest question(const QString& model)
{
    llm::ChatRequest request;
    request.model = model;
    request.maxTokens = kMostTokens;
    request.messages = {{llm::Role::User,
        QStringLiteral("This is a test of the connection. Answer with this JSON object and "
                       "nothing else:\n{\"ready\": true}")}};
    const QJsonObject ready{{QStringLiteral("type"), QStringLiteral("boolean")}};
    request.schema = llm::Schema{QStringLiteral("connection_test"),
        {{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("properties"), QJsonObject{{QStringLiteral("ready"), ready}}},
            {QStringLiteral("required"), QJsonArray::fromStringList({QStringLiteral("ready")})},
            {QStringLiteral("additionalProperties"), false}}};
    return request;
}

/// Whether a list of models that did not come is no sign of trouble: some servers have none.
bool maybeHasNoList(const Error& error)
{
    return error.code == ErrorCode::NotFound || error.code == ErrorCode::InvalidInput;
}

bool isRefused(llm::FinishReason finish)
{
    return finish == llm::FinishReason::Refusal || finish == llm::FinishReason::QuestionBlocked ||
           finish == llm::FinishReason::AnswerBlocked;
}

} // namespace

EndpointTest::EndpointTest(llm::Gateway& gateway, EndpointKeys& keys, QObject* parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_keys(keys)
{
}

EndpointTest::~EndpointTest()
{
    if (m_isActive)
        m_gateway.cancel(m_call);
}

void EndpointTest::start(const llm::Endpoint& endpoint, const std::optional<Secret>& typed)
{
    if (m_isActive)
        return;
    m_isActive = true;
    m_report = {};
    m_endpoint = endpoint;
    // Whoever waits for a test wants to hear of the first failure.
    m_endpoint.limits.attempts = 1;
    m_endpoint.limits.timeoutMs = std::min(m_endpoint.limits.timeoutMs, kEndpointTestLongestMs);
    const auto begin = [this, typed] {
        if (auto checked = checkEndpoint(m_endpoint); !checked) {
            finish(checked.error());
            return;
        }
        emit step(EndpointWords::tr("Address is valid: %1")
                      .arg(m_endpoint.baseUrl.toString(QUrl::FullyEncoded)));
        if (typed) {
            emit step(EndpointWords::tr("Using the key that you entered."));
            useKey(FoundKey{*typed, KeyPlace::SessionOnly, {}});
            return;
        }
        m_keys.fetch(m_endpoint, this, [this](const Expected<FoundKey>& found) { onKey(found); });
    };
    QMetaObject::invokeMethod(this, begin, Qt::QueuedConnection);
}

void EndpointTest::onKey(const Expected<FoundKey>& found)
{
    if (!found) {
        finish(found.error());
        return;
    }
    emit step(keyPlaceText(found->place));
    useKey(*found);
}

void EndpointTest::useKey(const FoundKey& found)
{
    m_key = found.key;
    m_report.keyPlace = found.place;
    m_call = m_gateway.fetchModels(m_endpoint, m_key.reveal(), this,
        [this](const Expected<QStringList>& models) { onModels(models); });
}

void EndpointTest::onModels(const Expected<QStringList>& models)
{
    if (!models && !maybeHasNoList(models.error())) {
        finish(models.error());
        return;
    }
    if (models) {
        m_report.models = *models;
        emit step(
            EndpointWords::tr("The server offers %n model(s).", nullptr, int(models->size())));
    } else {
        m_report.noModelsBecause = models.error().what;
        emit step(EndpointWords::tr("The server provides no model list."));
    }
    ask();
}

void EndpointTest::ask()
{
    m_report.model = m_endpoint.model;
    if (m_report.model.isEmpty() && m_report.models)
        m_report.model = m_report.models->value(0);
    if (m_report.model.isEmpty()) {
        finish(failure(ErrorCode::InvalidInput,
            EndpointWords::tr("No model is specified for the test."), m_endpoint.name,
            EndpointWords::tr("Specify one that the server offers."))
                   .value());
        return;
    }
    emit step(EndpointWords::tr("Sending a request to %1.").arg(m_report.model));
    m_call = m_gateway.ask(m_endpoint, m_key.reveal(), question(m_report.model), this,
        [this](const llm::CallEnd& end) {
            if (end.reply && m_endpoint.sendsTemperature &&
                !end.request.contains("\"temperature\""))
                emit step(EndpointWords::tr("The model rejects a temperature; it is omitted, and "
                                            "the model's default is used."));
            onAnswer(end.reply);
        });
}

void EndpointTest::onAnswer(const Expected<llm::ChatReply>& reply)
{
    if (!reply) {
        finish(reply.error());
        return;
    }
    m_report.answer = *reply;
    if (isRefused(reply->finish) || !llm::parseReply(reply->text)) {
        constexpr qsizetype kShown = 80;
        finish(failure(ErrorCode::InvalidInput,
            EndpointWords::tr("The model replied, but not in JSON as requested: \"%1\"")
                .arg(reply->text.simplified().left(kShown)),
            m_endpoint.name, EndpointWords::tr("Choose a model that follows instructions."))
                   .value());
        return;
    }
    finish({});
}

void EndpointTest::finish(const std::optional<Error>& error)
{
    m_isActive = false;
    m_report.error = error;
    emit ended(m_report);
}

} // namespace tandem
