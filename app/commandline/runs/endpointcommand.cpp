#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/fieldoptions.h"
#include "app/commandline/json.h"
#include "app/commandline/runs/modelaccess.h"
#include "models/error.h"
#include "models/llm/endpoint.h"
#include "models/llm/wireformat.h"
#include "models/project/table.h"
#include "models/wordof.h"
#include "storage/endpoints/endpointfields.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/endpoints/endpointtest.h"
#include "storage/llm/gateway.h"

#include <QList>
#include <QLocale>

#include <array>
#include <optional>

namespace tandem {

class Call;

/// The endpoint called `name` as the options describe it; a misuse where they cannot.
Expected<llm::Endpoint> endpointFrom(const QString& name, Call& call);

/// `endpoint` with what the options say otherwise.
Expected<llm::Endpoint> changedEndpoint(llm::Endpoint endpoint, Call& call);

/// Its format as people know it.
QString formatName(llm::WireFormat format);

using llm::Endpoint;
using llm::WireFormat;

Expected<Endpoint> endpointFrom(const QString& name, Call& call)
{
    if (!call.has("api") || !call.has("url"))
        return call.misuse(CommandWords::tr("An endpoint needs --api and --url."));
    Endpoint endpoint;
    endpoint.name = name;
    return changedEndpoint(endpoint, call);
}

Expected<Endpoint> changedEndpoint(Endpoint endpoint, Call& call)
{
    // It was said of another address.
    if (call.has("url"))
        endpoint.insecureHttp = false;
    TANDEM_DO(takeFields(endpointFields(), &endpoint, call));
    return endpoint;
}

QString formatName(WireFormat format)
{
    static constexpr std::array words{"OpenAI", "Anthropic", "Gemini"};
    return QLatin1String(wordOf(format, words));
}

namespace {

Expected<void> addEndpoint(Call& call)
{
    const QString name = call.word(1);
    TANDEM_TRY(endpoint, endpointFrom(name, call));
    EndpointStore store;
    TANDEM_DO(store.add(*endpoint));
    return call.tell(endpointJson(*endpoint),
        CommandWords::tr("Added. Test it with \"tandem endpoint test %1\".").arg(name));
}

Expected<void> changeEndpoint(Call& call)
{
    const QString name = call.word(1);
    EndpointStore store;
    TANDEM_TRY(before, store.byName(name));
    TANDEM_TRY(endpoint, changedEndpoint(*before, call));
    if (*endpoint == *before)
        return call.misuse(CommandWords::tr("No changes given."),
            CommandWords::tr("Give what to change, such as --url or --model."));
    TANDEM_DO(store.replace(name, *endpoint));
    return call.tell(endpointJson(*endpoint),
        CommandWords::tr("Changed. Test it with \"tandem endpoint test %1\".").arg(name));
}

/// Whether an endpoint's key is there: the machine's word, and people's.
struct KeyState
{
    QString word;
    QString text;
};

KeyState keyState(const llm::Endpoint& endpoint)
{
    const QString variable = u'$' + endpoint.keyVariable;
    EndpointKeys keys;
    std::optional<Expected<FoundKey>> found;
    keys.fetch(endpoint, nullptr, [&](const Expected<FoundKey>& key) { found = key; });
    waitUntil([&] { return found.has_value(); });
    if (!*found)
        return {QStringLiteral("missing"), CommandWords::tr("%1, not set").arg(variable)};
    switch ((*found)->place) {
    case KeyPlace::Environment:
        return {QStringLiteral("environment"), variable};
    case KeyPlace::Keyring:
        return {QStringLiteral("keyring"), CommandWords::tr("keyring")};
    case KeyPlace::SessionOnly:
    case KeyPlace::None:
        break;
    }
    return {QStringLiteral("none"), (*found)->keyringTrouble.isEmpty()
                                        ? CommandWords::tr("none")
                                        : CommandWords::tr("none (no keyring)")};
}

QString pricesText(const llm::Prices& prices)
{
    if (!prices.input || !prices.output)
        return CommandWords::tr("unknown");
    const QLocale figures(QLocale::English);
    const auto text = [&](double price) {
        return figures.toString(price, 'g', QLocale::FloatingPointShortest);
    };
    return QStringLiteral("%1 / %2 %3")
        .arg(text(*prices.input), text(*prices.output), printable(prices.currency));
}

QString addressText(const llm::Endpoint& endpoint)
{
    const QString address = endpoint.baseUrl.toString(QUrl::FullyEncoded);
    return llm::isUnprotected(endpoint.baseUrl) ? CommandWords::tr("%1 (unprotected)").arg(address)
                                                : address;
}

/// An endpoint, and whether its key is there.
struct ListedEndpoint
{
    llm::Endpoint endpoint;
    KeyState key;
};

Expected<void> listEndpoints(Call& call)
{
    TANDEM_TRY(endpoints, EndpointStore().list());
    QList<ListedEndpoint> listed;
    for (const llm::Endpoint& endpoint : *endpoints)
        listed.append({endpoint, keyState(endpoint)});
    if (call.wantsJson()) {
        printJson(call, {{"endpoints", jsonArray(listed, [](const ListedEndpoint& one) {
                              Json object = endpointJson(one.endpoint);
                              object.insert("key_state", one.key.word);
                              return object;
                          })}});
        return {};
    }
    const auto column = [](const auto& text) {
        return [text](const ListedEndpoint& one) { return text(one.endpoint); };
    };
    results::SectionOf table("", listed);
    table.add("", CommandWords::tr("Name"), column([](const auto& one) { return one.name; }));
    table.add("", CommandWords::tr("API"),
        column([](const auto& one) { return formatName(one.format); }));
    table.add("", CommandWords::tr("Address"), column(addressText));
    table.add("", CommandWords::tr("Model"), column([](const auto& one) { return one.model; }));
    table.add("", CommandWords::tr("Key"), [](const ListedEndpoint& one) { return one.key.text; });
    table.add("", CommandWords::tr("Prices in / out"),
        column([](const auto& one) { return pricesText(one.prices); }));
    results::Report report;
    if (listed.isEmpty())
        report.lines = {
            CommandWords::tr("No endpoints yet. Add one with \"tandem endpoint add NAME\".")};
    report.sections = {table};
    return call.show(report);
}

Expected<void> removeEndpoint(Call& call)
{
    const QString name = call.word(1);
    EndpointStore store;
    const auto endpoint = store.byName(name);
    TANDEM_DO(store.remove(name));
    if (endpoint && endpoint->keyVariable.isEmpty()) {
        EndpointKeys keys;
        bool isForgotten = false;
        // Where there is no keyring there is no key to forget.
        keys.forget(endpoint->name, nullptr, [&](const Expected<void>&) { isForgotten = true; });
        waitUntil([&] { return isForgotten; });
    }
    return call.tell(Json{{"removed", name}}, CommandWords::tr("Removed."));
}

Expected<void> listModels(Call& call)
{
    const QString name = call.word(1);
    TANDEM_TRY(ready, readyEndpoint(name));
    llm::Gateway gateway;
    std::optional<Expected<QStringList>> found;
    gateway.fetchModels(ready->endpoint, ready->key.reveal(), &gateway,
        [&](const Expected<QStringList>& models) { found = models; });
    waitUntil([&] { return found.has_value(); });
    if (!*found)
        return failure(found->error());
    llm::Endpoint known = ready->endpoint;
    known.models = **found;
    EndpointStore store;
    TANDEM_DO(store.replace(name, known));
    if (call.wantsJson()) {
        printJson(call, {{"models", QJsonArray::fromStringList(known.models)}});
        return {};
    }
    for (const QString& model : std::as_const(known.models))
        call.out << printable(model) << '\n';
    return {};
}

void printReport(const EndpointTestReport& report, Call& call)
{
    const llm::ChatReply& answer = report.answer;
    const bool isListed = !report.models || report.models->contains(report.model);
    if (call.wantsJson()) {
        Json object{{"works", true}, {"model", report.model}, {"model_listed", isListed},
            {"milliseconds", answer.durationMs}, {"input_tokens", answer.usage.input},
            {"output_tokens", answer.usage.output}};
        if (report.models)
            object.insert("models", QJsonArray::fromStringList(*report.models));
        printJson(call, object);
        return;
    }
    if (!isListed)
        call.out << CommandWords::tr("The server does not list the model \"%1\", but it replies.")
                        .arg(printable(report.model))
                 << '\n';
    const QString seconds = numberText(double(answer.durationMs) / 1000.0, 2);
    const bool isUsageKnown = answer.usage.input >= 0 && answer.usage.output >= 0;
    call.out << (isUsageKnown ? CommandWords::tr("It works: reply after %1 s, %2 + %3 tokens.")
                                    .arg(seconds, groupedCount(answer.usage.input),
                                        groupedCount(answer.usage.output))
                              : CommandWords::tr("It works: reply after %1 s.").arg(seconds))
             << '\n';
}

Expected<void> testEndpoint(Call& call)
{
    const QString name = call.word(1);
    TANDEM_TRY(endpoint, EndpointStore().byName(name));
    llm::Gateway gateway;
    EndpointKeys keys;
    EndpointTest test(gateway, keys);
    std::optional<EndpointTestReport> ended;
    if (!call.wantsJson()) {
        QObject::connect(&test, &EndpointTest::step, &test, [&](const QString& sentence) {
            call.out << printable(sentence) << '\n';
            call.out.flush();
        });
    }
    QObject::connect(&test, &EndpointTest::ended, &test,
        [&](const EndpointTestReport& report) { ended = report; });
    test.start(*endpoint);
    waitUntil([&] { return ended.has_value(); });
    if (ended->error)
        return failure(*ended->error);
    printReport(*ended, call);
    return {};
}

constexpr Verb kEndpointVerbs[] = {{"add", addEndpoint}, {"change", changeEndpoint},
    {"list", listEndpoints, 1, 1}, {"remove", removeEndpoint}, {"models", listModels},
    {"test", testEndpoint}};

} // namespace

const Command endpointCommand{"endpoint", nullptr, 1, 2, kEndpointVerbs};

} // namespace tandem
