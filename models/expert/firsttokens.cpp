#include "models/expert/firsttokens.h"

#include "models/text/tokens.h"
#include "models/words.h"

namespace tandem::expert {

FirstTokens firstTokens(const QString& text, int most)
{
    const TokenCut cut = cutAfterTokens(text, most);
    const bool whole = cut.tokensBefore == cut.tokens && most > 0;
    return {whole ? text : text.first(cut.end), int(cut.tokensBefore), int(cut.tokens)};
}

QString tokenizerName()
{
    return ExpertWords::tr("words and symbols by Unicode word boundaries (UAX #29)");
}

} // namespace tandem::expert
