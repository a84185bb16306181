#pragma once

#include "skippingclock.h"
#include "storage/llm/gateway.h"

#include <QTest>

#include <memory>
#include <optional>

namespace tandem::llm {

/// A gateway for tests, whose waiting for time is skipped, and what its calls came to.
class GatewayCalls final
{
public:
    static constexpr int patienceMs = 60'000;

    explicit GatewayCalls(const QString& caFile = {})
        : clock(std::make_shared<SkippingClock>())
        , gateway(std::make_unique<Gateway>(GatewayOptions{caFile, BackOff{}, clock, 1}))
    {
    }
    /// Without the skipping: a call that backs off does so for as long as the test takes.
    static std::unique_ptr<Gateway> patientGateway()
    {
        constexpr int hourMs = 3'600'000;
        return std::make_unique<Gateway>(
            GatewayOptions{{}, BackOff{hourMs * 100, hourMs * 100}, nullptr, 1});
    }

    static ChatRequest question(const QString& text)
    {
        ChatRequest request;
        request.messages = {{Role::System, QStringLiteral("Be brief.")}, {Role::User, text}};
        request.maxTokens = 100;
        return request;
    }

    /// The end of one call; nothing if it does not come.
    std::optional<CallEnd> end(
        const Endpoint& endpoint, const QString& key, const ChatRequest& request)
    {
        std::optional<CallEnd> end;
        QObject guard; // what ends after this has given up finds nobody
        gateway->ask(endpoint, key, request, &guard, [&end](const CallEnd& ended) { end = ended; });
        return QTest::qWaitFor([&end] { return end.has_value(); }, patienceMs) ? end : std::nullopt;
    }

    std::shared_ptr<SkippingClock> clock;
    std::unique_ptr<Gateway> gateway;
};

/// Ends of calls in the order in which they came.
class CallEnds final
{
public:
    CallDone taker(int number)
    {
        return [this, number](const CallEnd& end) {
            numbers.append(number);
            ends.append(end);
        };
    }
    qsizetype count() const { return ends.size(); }
    const CallEnd& of(int number) const { return ends.at(numbers.indexOf(number)); }
    bool isCancelled(int number) const
    {
        return !of(number).reply && of(number).reply.error().code == ErrorCode::Cancelled;
    }

    QList<int> numbers;
    QList<CallEnd> ends;
};

} // namespace tandem::llm
