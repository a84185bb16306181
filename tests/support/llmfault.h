#pragma once

#include "llmquestion.h"

namespace tandem::llm {

/// What can be wrong with an answer of the test server.
struct LlmFault
{
    enum class Kind {
        None,
        Status, ///< `status`, with `retryAfter`, `words` and `code` where they are given
        Hang,
        SlowDrip,
        CutBeforeHeaders,
        CutInHeaders,
        CutInBody,
        TruncatedJson, ///< with the Content-Length of what is sent
        MalformedJson,
        WrongContentType, ///< a web page
        EmptyChoices,
        Refusal,
        HugeReply,    ///< larger than anybody takes, and says so
        EndlessReply, ///< the same, without saying so
        HugeHeaders,  ///< larger than anybody takes
        InvalidUtf8,  ///< within the texts
        Compressed,   ///< nothing wrong with it
        BrokenCompression,
        UntilClose, ///< nothing wrong with it
        Events,     ///< a stream of them, as if that had been asked for
        Redirect,
        BrokenOff,    ///< the model's server says so, with `words` as its reason
        ErrorInside,  ///< of a 200: an error that names `status`
        WithoutUsage, ///< an answer whose tokens are not counted; OpenAI's form
        FewTokens, ///< of the question are counted, as where most of it was left out; OpenAI's form
    };
    Kind kind = Kind::None;
    int status = 0;
    QByteArray retryAfter = {};
    QString words = {};
    QByteArray code = {}; ///< of the error; OpenAI's form

    static LlmFault httpStatus(int code, const QByteArray& retryAfter = {})
    {
        return {Kind::Status, code, retryAfter, {}};
    }
};

/// The answer with the fault in it.
ServedAnswer spoilt(const LlmQuestion& question, ServedAnswer answer, const LlmFault& fault);

} // namespace tandem::llm
