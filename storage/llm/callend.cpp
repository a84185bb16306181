#include "storage/llm/callend.h"

#include "models/llm/keyblot.h"

namespace tandem::llm {

void blotOutKey(CallEnd& end, const QString& key)
{
    blotOutKey(end.raw, key);
    for (ChatReply& remains : end.remains) {
        blotOutKey(remains.raw, key);
        blotOutKey(remains.model, key);
    }
    if (!end.reply)
        return;
    // A key that came in pieces is whole only in what was made of them.
    blotOutKey(end.reply->text, key);
    blotOutKey(end.reply->model, key);
    end.reply->raw = end.raw;
}

} // namespace tandem::llm
