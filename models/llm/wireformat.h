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
/// home.arpa; neither link-local addresses nor those of a cloud's metadata); without user,
/// password, query and fragment.
Expected<void> checkBaseUrl(const QUrl& url, bool insecureHttp = false);
/// Whether texts and keys travel unprotected to another machine.
bool isUnprotected(const QUrl& url);

/// How the endpoint is asked as far as it is set up: by a JSON schema where that is to be found
/// out.
Manner usualManner(const Endpoint& endpoint);

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
/// is cut off, has no choice, or reports an error; the sentence quotes nothing of the body but a
/// word of a reason, so it cannot hold the key (errorMessage() has the server's words). Bytes that
/// are not UTF-8 are U+FFFD in the text. A refusal is a reply with FinishReason::Refusal, as an
/// answer that was cut at the limit of tokens is one with Length, and what a filter blocked one
/// with QuestionBlocked or AnswerBlocked, also where that is said in an error and with whatever
/// status (see isQuestionBlocked()); their text may be empty. Busy where the server says that the
/// answer broke off: whatever came of it is no answer.
Expected<ChatReply> decodeChat(WireFormat format, const HttpResponse& response);
/// The names of the models, in the server's order.
Expected<QStringList> decodeModelList(WireFormat format, const HttpResponse& response);
/// Whether the answer in such a body says that it broke off, in whichever format it is.
bool isBrokenOff(const QByteArray& body);
/// What is known of an answer that broke off but whose server says all the same what it took: a
/// reply without a text, to be paid for. None of any other response.
std::optional<ChatReply> countedRemains(WireFormat format, const HttpResponse& response);
/// Whether the same question may be answered next time: not where the model refused, or a filter
/// took the question or its answer. They judge the same text alike, and each try may be billed.
bool mayDifferNextTime(const ChatReply& reply);
/// Whether the answer in such a body was refused, blocked or cut off at the limit of tokens, in
/// whichever format it is.
bool wouldEndAlike(const QByteArray& body);
/// Whether it was cut off at the limit of tokens.
bool isCutOff(const QByteArray& body);
/// Whether a request with such a body was sent with a temperature, in whichever format it is.
bool saysTemperature(const QByteArray& requestBody);
/// Whether a response is an error that says that a filter took what was asked, as Azure does with
/// status 400: no fault of the request.
bool isQuestionBlocked(const HttpResponse& response);
/// The HTTP status that a response comes to: its own, but for an error inside a 2xx the one that it
/// stands for (by its code, its type or its words; 2xx where these say nothing), 402 where the
/// account has no credit left, and 401 where the key is refused, whatever status that came with.
int statusMeant(const HttpResponse& response);
/// The server's own words for what went wrong, at most 500 characters, with `key` (where it occurs)
/// blotted out; empty where it said nothing readable.
QString errorMessage(WireFormat format, const HttpResponse& response, const QString& key);
/// The same of a 2xx that is no model's answer: the error in it, or else the first words of the
/// body, a web page's without its marks.
QString firstWords(const HttpResponse& response, const QString& key);

} // namespace tandem::llm
