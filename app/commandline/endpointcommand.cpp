#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/endpointoptions.h"
#include "app/commandline/modelaccess.h"
#include "app/commandline/nearest.h"
#include "app/commandline/output.h"
#include "models/llm/wireformat.h"
#include "models/project/table.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/endpoints/endpointtest.h"
#include "storage/llm/gateway.h"

#include <QJsonArray>
#include <QLocale>

#include <optional>

namespace tandem {

namespace {

using EndpointVerb = Expected<void> (*)(const QString&, const Arguments&, Console&);

Expected<void> addNewEndpoint(const QString& name, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(endpoint, endpointFrom(name, arguments, console));
    EndpointStore store;
    TANDEM_DO(store.add(*endpoint));
    if (arguments.wantsJson())
        printJson(console.out, endpointAsJson(*endpoint));
    else
        console.out << CommandWords::tr("Added. \"tandem endpoint test %1\" tries it.").arg(name)
                    << '\n';
    return {};
}

Expected<void> changeEndpoint(const QString& name, const Arguments& arguments, Console& console)
{
    EndpointStore store;
    TANDEM_TRY(before, store.byName(name));
    TANDEM_TRY(endpoint, changedEndpoint(*before, arguments, console));
    if (*endpoint == *before)
        return console.misuse(CommandWords::tr("Nothing is to be changed."),
            CommandWords::tr("Give what is to be otherwise, like --url or --model."));
    TANDEM_DO(store.replace(name, *endpoint));
    if (arguments.wantsJson())
        printJson(console.out, endpointAsJson(*endpoint));
    else
        console.out << CommandWords::tr("Changed. \"tandem endpoint test %1\" tries it.").arg(name)
                    << '\n';
    return {};
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
                                        : CommandWords::tr("none, as there is no keyring")};
}

QString pricesText(const llm::Prices& prices)
{
    if (!prices.input || !prices.output)
        return CommandWords::tr("not known");
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

Expected<void> listEndpoints(const QString&, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(endpoints, EndpointStore().list());
    if (arguments.wantsJson()) {
        QJsonArray all;
        for (const llm::Endpoint& endpoint : *endpoints) {
            QJsonObject object = endpointAsJson(endpoint);
            object.insert(QStringLiteral("key_state"), keyState(endpoint).word);
            all.append(object);
        }
        printJson(console.out, {{QStringLiteral("endpoints"), all}});
        return {};
    }
    if (endpoints->isEmpty()) {
        console.out << CommandWords::tr(
                           "No endpoints yet. Add one with \"tandem endpoint add NAME\".")
                    << '\n';
        return {};
    }
    Table table;
    table.header = {CommandWords::tr("Name"), CommandWords::tr("API"), CommandWords::tr("Address"),
        CommandWords::tr("Model"), CommandWords::tr("Key"), CommandWords::tr("Prices in / out")};
    for (const llm::Endpoint& endpoint : *endpoints)
        table.rows.append({endpoint.name, formatName(endpoint.format), addressText(endpoint),
            endpoint.model, keyState(endpoint).text, pricesText(endpoint.prices)});
    printTable(console.out, table);
    return {};
}

Expected<void> remove(const QString& name, const Arguments& arguments, Console& console)
{
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
    if (arguments.wantsJson())
        printJson(console.out, {{QStringLiteral("removed"), name}});
    else
        console.out << CommandWords::tr("Removed.") << '\n';
    return {};
}

Expected<void> models(const QString& name, const Arguments& arguments, Console& console)
{
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
    if (arguments.wantsJson()) {
        printJson(
            console.out, {{QStringLiteral("models"), QJsonArray::fromStringList(known.models)}});
        return {};
    }
    for (const QString& model : std::as_const(known.models))
        console.out << printable(model) << '\n';
    return {};
}

void printReport(const EndpointTestReport& report, const Arguments& arguments, Console& console)
{
    const llm::ChatReply& answer = report.answer;
    const bool isListed = !report.models || report.models->contains(report.model);
    if (arguments.wantsJson()) {
        QJsonObject object{{QStringLiteral("works"), true}, {QStringLiteral("model"), report.model},
            {QStringLiteral("model_listed"), isListed},
            {QStringLiteral("milliseconds"), answer.durationMs},
            {QStringLiteral("input_tokens"), answer.usage.input},
            {QStringLiteral("output_tokens"), answer.usage.output}};
        if (report.models)
            object.insert(QStringLiteral("models"), QJsonArray::fromStringList(*report.models));
        printJson(console.out, object);
        return;
    }
    if (!isListed)
        console.out << CommandWords::tr(
                           "The server does not list the model \"%1\", but it answers.")
                           .arg(printable(report.model))
                    << '\n';
    console.out << CommandWords::tr("It works: an answer after %1 s, %2 + %3 tokens.")
                       .arg(numberText(double(answer.durationMs) / 1000.0, 2),
                           groupedCount(answer.usage.input), groupedCount(answer.usage.output))
                << '\n';
}

Expected<void> test(const QString& name, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(endpoint, EndpointStore().byName(name));
    llm::Gateway gateway;
    EndpointKeys keys;
    EndpointTest test(gateway, keys);
    std::optional<EndpointTestReport> ended;
    if (!arguments.wantsJson()) {
        QObject::connect(&test, &EndpointTest::step, &test, [&](const QString& sentence) {
            console.out << printable(sentence) << '\n';
            console.out.flush();
        });
    }
    QObject::connect(&test, &EndpointTest::ended, &test,
        [&](const EndpointTestReport& report) { ended = report; });
    test.start(*endpoint);
    waitUntil([&] { return ended.has_value(); });
    if (ended->error)
        return failure(*ended->error);
    printReport(*ended, arguments, console);
    return {};
}

QList<std::pair<QString, EndpointVerb>> endpointVerbs()
{
    return {{QStringLiteral("add"), addNewEndpoint}, {QStringLiteral("change"), changeEndpoint},
        {QStringLiteral("list"), listEndpoints}, {QStringLiteral("remove"), remove},
        {QStringLiteral("models"), models}, {QStringLiteral("test"), test}};
}

} // namespace

CommandSyntax endpointSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Set up the servers of language models, and test them.");
    syntax.usage = {QStringLiteral("add NAME --api openai|anthropic|gemini --url URL [--model M] "
                                   "[--key-env VAR] [...]"),
        QStringLiteral("change NAME [--url URL] [--model M] [...]"), QStringLiteral("list"),
        QStringLiteral("remove|models|test NAME")};
    syntax.text = CommandWords::tr(
        "Endpoints are kept for all projects of this user. The key is never kept with them: it "
        "comes from the environment variable that --key-env names, or from the desktop's keyring, "
        "where the window's settings put it. Without prices no cost is reckoned; a server that "
        "costs nothing has the prices 0. \"change\" changes what its options say and leaves the "
        "rest; what was answered stays known, as replies are kept by the endpoint's name. "
        "\"models\" asks for the list of models and remembers it. "
        "\"test\" says exactly what is wrong, if anything: address, certificate, key, model, or "
        "an answer that cannot be read; it costs a few tokens.");
    syntax.options = endpointOptions();
    syntax.fewestWords = 1;
    syntax.mostWords = 2;
    syntax.examples = {QStringLiteral("tandem endpoint add local --api openai \\\n"
                                      "      --url http://localhost:8000/v1 --model qwen "
                                      "--price-in 0 --price-out 0"),
        QStringLiteral("tandem endpoint add claude --api anthropic --key-env ANTHROPIC_API_KEY "
                       "\\\n      --url https://api.anthropic.com/v1 --model claude-sonnet-4-5"),
        QStringLiteral("tandem endpoint test local")};
    return syntax;
}

Expected<void> runEndpoint(const Arguments& arguments, Console& console)
{
    const QString verb = arguments.word(0);
    QStringList known;
    for (const auto& [word, run] : endpointVerbs()) {
        known.append(word);
        if (word != verb)
            continue;
        if (arguments.word(1).isEmpty() != (run == listEndpoints))
            return console.misuse(
                CommandWords::tr("\"endpoint %1\" takes %2.")
                    .arg(word, run == listEndpoints ? CommandWords::tr("no name")
                                                    : CommandWords::tr("a name")));
        return run(arguments.word(1), arguments, console);
    }
    return noneOf(verb, known, console);
}

} // namespace tandem
