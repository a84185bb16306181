#pragma once

#include "models/llm/chat.h"
#include "models/llm/endpoint.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QStringList>

namespace tandem::llm {

/// An HTTP request ready to be sent. Its headers hold the key: it is never logged or stored.
struct HttpRequest
{
    QByteArray method = "POST";
    QUrl url;
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray body;
};

/// What came back over HTTP.
struct HttpResponse
{
    int status = 0;
    QByteArray contentType;
    std::optional<int> retryAfterMs; ///< from Retry-After (seconds or date), where it was sent
    QByteArray body;
};

/// Whether the address may be used: https, or http on loopback, or with `insecureHttp` http within
/// a private network (an address of one, a name without a dot, or one under local, lan, internal,
/// home.arpa); without user, password, query and fragment.
Expected<void> checkBaseUrl(const QUrl& url, bool insecureHttp = false);
/// Whether texts and keys travel unprotected to another machine.
bool isUnprotected(const QUrl& url);

/// The model that a request goes to: its own, or the endpoint's where it names none.
QString modelAsked(const Endpoint& endpoint, const ChatRequest& request);

/// The chat request in the endpoint's format.
HttpRequest encodeChat(
    const Endpoint& endpoint, const ChatRequest& request, const QString& key, const Manner& manner);
/// The body alone, without address and key, as it goes into a batch file and the project.
QByteArray encodeChatBody(
    const Endpoint& endpoint, const ChatRequest& request, const Manner& manner);
/// The turns in such a body, in whichever format it is; empty where none can be made out.
QList<Message> messagesInBody(const QByteArray& body);
/// Whether the body's last question is the request's, in whichever way it asks for structure.
bool asksTheSame(const QByteArray& body, const ChatRequest& request);
/// The request for the list of models.
HttpRequest encodeModelList(const Endpoint& endpoint, const QString& key);

/// Reads a successful (2xx) response. Fails with one clear sentence for a body that is not JSON,
/// is cut off, has no choice, is not UTF-8, or reports an error; the sentence quotes nothing of the
/// body, so it cannot hold the key (errorMessage() has the server's words). A refusal is a reply
/// with FinishReason::Refusal, as an answer that was cut at the limit of tokens is one with Length;
/// their text may be empty.
Expected<ChatReply> decodeChat(WireFormat format, const HttpResponse& response);
/// The names of the models, in the server's order.
Expected<QStringList> decodeModelList(WireFormat format, const HttpResponse& response);
/// The server's own words for what went wrong, at most 500 characters, with `key` (where it occurs)
/// blotted out; empty where it said nothing readable.
QString errorMessage(WireFormat format, const HttpResponse& response, const QString& key);
/// The same of a 2xx that is no model's answer: the error in it, or else the first words of the
/// body, a web page's without its marks.
QString firstWords(const HttpResponse& response, const QString& key);

} // namespace tandem::llm
