#pragma once

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

/// Calls of large language models: what is asked, where, at what price, and what came back.
namespace tandem::llm {

/// How an endpoint is spoken to.
enum class WireFormat {
    OpenAi,    ///< chat completions, and every server that takes the same
    Anthropic, ///< messages
    Gemini,    ///< generateContent
};

/// How an endpoint can be made to answer in JSON of a given shape. Servers differ; Probe asks for
/// the best first and falls back where the server refuses it.
enum class StructuredOutput { Probe, JsonSchema, JsonObject, PromptOnly };

/// How a request is put into words, as far as servers and models differ.
struct Manner
{
    StructuredOutput structured = StructuredOutput::JsonSchema; ///< never Probe
    bool temperature = true;       ///< some models refuse to be told one
    bool completionTokens = false; ///< the limit of tokens is called max_completion_tokens

    Manner() = default;
    Manner(StructuredOutput way) // NOLINT(google-explicit-constructor): it is the usual one
        : structured(way)
    {
    }
    bool operator==(const Manner&) const = default;
};

/// How the key travels. Automatic: Bearer for OpenAI-compatible servers, x-api-key for Anthropic,
/// x-goog-api-key for Gemini.
enum class KeyHeader { Automatic, Bearer, ApiKey };

/// What an endpoint allows at most; 0 is no limit.
struct Limits
{
    int concurrency = 8; ///< calls at once, at least 1
    int requestsPerMinute = 0;
    int tokensPerMinute = 0; ///< input and output together
    int timeoutMs = 120'000; ///< for one call from first to last byte
    int attempts = 5;        ///< tries of one call, the first included
    bool operator==(const Limits&) const = default;
};

/// Prices in the endpoint's currency for a million tokens; none: unknown, and then no cost is
/// computed (which is not the same as free).
struct Prices
{
    std::optional<double> input;
    std::optional<double> output;
    QString currency = QStringLiteral("USD");
    bool operator==(const Prices&) const = default;
};

/// A server that answers, as the user set it up. Holds no key: that stands in the keyring, or in
/// the environment variable that `keyVariable` names.
struct Endpoint
{
    QString name; ///< unique among the user's endpoints
    WireFormat format = WireFormat::OpenAi;
    QUrl baseUrl; ///< up to the version, e.g. "https://api.example.org/v1"; see checkBaseUrl()
    /// The user said in so many words that plain http may go to a private network.
    bool insecureHttp = false;
    QString model;       ///< the one used where nothing else is said
    QStringList models;  ///< known ones, fetched or typed
    QString keyVariable; ///< environment variable that holds the key; empty: keyring
    KeyHeader keyHeader = KeyHeader::Automatic;
    QString anthropicVersion = QStringLiteral("2023-06-01"); ///< the anthropic-version header
    StructuredOutput structuredOutput = StructuredOutput::Probe;
    bool sendsTemperature = true; ///< false: the model's own one is used
    Limits limits;
    Prices prices;
    bool operator==(const Endpoint&) const = default;
};

} // namespace tandem::llm
