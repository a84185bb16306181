#include "models/opinions/composition.h"

#include "models/facts/words.h"
#include "models/kgds/opinion.h"
#include "models/text/codepoints.h"
#include "models/text/occurrences.h"
#include "models/text/plainline.h"
#include "models/words.h"

#include <algorithm>

/// The ** around clarified parts.
namespace tandem {

namespace {

/// The offset in the plain text for one in the text with markers.
qsizetype plainOffset(const kgds::OpinionText& opinion, qsizetype raw)
{
    qsizetype shift = 0; // markers before `raw`, in units
    for (const Utf16Span& part : opinion.references) {
        const qsizetype open = part.start + shift;
        const qsizetype close = open + kMarker.size() + part.length;
        if (raw <= open)
            return raw - shift;
        if (raw <= open + kMarker.size())
            return part.start;
        if (raw <= close)
            return raw - shift - kMarker.size();
        if (raw <= close + kMarker.size())
            return part.end();
        shift += 2 * kMarker.size();
    }
    return raw - shift;
}

/// The selection without its outer blanks; where nothing is selected, the word there.
Utf16Span wordsSelected(const QString& plain, qsizetype start, qsizetype end)
{
    if (start == end)
        return wordAt(plain, start);
    while (start < end && plain[start].isSpace())
        ++start;
    while (end > start && plain[end - 1].isSpace())
        --end;
    return wholeWords(plain, {start, end - start});
}

/// The text with its markers, and where `selected` then is.
SelectedText rebuilt(const QString& plain, const QList<Utf16Span>& parts, const Utf16Span& selected)
{
    SelectedText result;
    result.selection = selected;
    qsizetype copied = 0;
    for (const Utf16Span& part : parts) {
        result.text += QStringView(plain).sliced(copied, part.start - copied);
        result.text += kMarker;
        result.text += QStringView(plain).sliced(part.start, part.length);
        result.text += kMarker;
        copied = part.end();
        if (part.start <= selected.start && selected.length > 0 && part.end() > selected.start)
            result.selection.start += kMarker.size();
        else if (part.end() <= selected.start)
            result.selection.start += 2 * kMarker.size();
    }
    result.text += QStringView(plain).sliced(copied);
    return result;
}

/// The opinion without its markers, a last one without a partner included.
kgds::OpinionText opinionWithoutMarkers(const QString& text, qsizetype* lost)
{
    kgds::OpinionText opinion = kgds::opinionText(text);
    const auto odd = unbalancedMarker(text);
    *lost = odd ? odd->start : -1;
    if (odd)
        opinion.plain.remove(opinion.plain.lastIndexOf(kMarker), kMarker.size());
    return opinion;
}

} // namespace

SelectedText toggledMarkers(const QString& text, Utf16Span selection)
{
    qsizetype lost = -1;
    const kgds::OpinionText opinion = opinionWithoutMarkers(text, &lost);
    const auto toPlain = [&](qsizetype raw) {
        const qsizetype bounded = std::clamp<qsizetype>(raw, 0, text.size());
        const qsizetype back =
            lost < 0 ? 0 : std::clamp<qsizetype>(bounded - lost, 0, kMarker.size());
        return plainOffset(opinion, bounded - back);
    };
    const qsizetype start = toPlain(selection.start);
    const qsizetype end =
        std::max(start, toPlain(selection.start + std::max<qsizetype>(0, selection.length)));
    const Utf16Span words = wordsSelected(opinion.plain, start, end);
    if (words.length == 0)
        return {text, selection};
    QList<Utf16Span> parts;
    Utf16Span marked = words;
    bool taken = false;
    for (const Utf16Span& part : opinion.references) {
        if (part.length > 0 && part.covers(words)) {
            taken = true;
            continue;
        }
        if (part.overlaps(words)) {
            const qsizetype from = std::min(marked.start, part.start);
            marked = {from, std::max(marked.end(), part.end()) - from};
            continue;
        }
        parts.append(part);
    }
    if (!taken)
        parts.append(marked);
    std::sort(parts.begin(), parts.end(),
        [](const Utf16Span& a, const Utf16Span& b) { return a.start < b.start; });
    return rebuilt(opinion.plain, parts, words);
}

std::optional<Utf16Span> unbalancedMarker(const QString& text)
{
    bool open = false;
    qsizetype last = -1;
    for (qsizetype at = text.indexOf(kMarker); at >= 0;
         at = text.indexOf(kMarker, at + kMarker.size())) {
        open = !open;
        last = at;
    }
    return open ? std::optional<Utf16Span>(Utf16Span{last, kMarker.size()}) : std::nullopt;
}

Expected<QString> checkedOpinionText(const QString& typed)
{
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return failure(ErrorCode::InvalidInput, OpinionWords::tr("The opinion has no text."), {},
            OpinionWords::tr("Enter its text, or delete the opinion."));
    if (!isPlainLine(text))
        return failure(ErrorCode::InvalidInput,
            OpinionWords::tr("The opinion contains a line break or another control character."), {},
            OpinionWords::tr("Write it on one line, or split it into several opinions."));
    if (text.size() > kMaxOpinionUnits)
        return failure(ErrorCode::TooLarge,
            OpinionWords::tr(
                "The opinion has more than %n character(s).", "", int(kMaxOpinionUnits)),
            {}, OpinionWords::tr("Shorten or split it."));
    return text;
}

} // namespace tandem
