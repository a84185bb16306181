#include "storage/formats/expertcase.h"

#include "storage/formats/jsontext.h"

#include <QSet>

namespace tandem {

namespace {

using expert::Side;

/// Half of a surrogate pair, which no file can hold, becomes the replacement character.
QByteArray utf8(const QString& text)
{
    return text.toUtf8();
}

void writeText(JsonText& out, const char* key, const QString& text)
{
    out.key(key);
    out.text(QByteArrayView(utf8(text)));
}

void writeYesNo(JsonText& out, const char* key, bool yes)
{
    out.raw(key, yes ? "true" : "false");
}

void writeAspects(JsonText& out, const char* key, const QList<expert::Aspect>& aspects)
{
    out.beginArray(key);
    for (const expert::Aspect& aspect : aspects) {
        out.beginObject();
        writeText(out, "aspect", aspect.title);
        writeText(out, "description", aspect.description);
        out.beginArray("evidence");
        for (const QString& piece : aspect.evidence)
            out.text(QByteArrayView(utf8(piece)));
        out.endArray();
        out.endObject();
    }
    out.endArray();
}

/// What the file can say of a decision: its reason, or why there is none.
const QString& reasonOf(const QString& reason, const QString& fault)
{
    return fault.isEmpty() ? reason : fault;
}

void writeMatch(
    JsonText& out, const expert::AspectMatch& match, const QList<expert::Aspect>& others)
{
    out.beginObject();
    writeYesNo(out, "matched", match.matched);
    out.beginObject("details");
    if (match.matched) {
        writeText(
            out, "matched_aspect", match.other ? others.at(*match.other).title : match.otherTitle);
        writeYesNo(out, "is_concept_matched", true);
        writeYesNo(out, "is_content_matched", match.content.aligned);
        writeText(
            out, "is_content_matched_reason", reasonOf(match.content.reason, match.content.fault));
        writeYesNo(out, "is_style_matched", match.style.aligned);
        writeText(out, "is_style_matched_reason", reasonOf(match.style.reason, match.style.fault));
    }
    out.endObject();
    const QString& reason = reasonOf(match.reason, match.fault);
    if (!reason.isEmpty())
        writeText(out, "reason", reason);
    out.endObject();
}

} // namespace

expert::Explanation withoutRepeatedTitles(expert::Explanation explanation)
{
    for (const Side which : {Side::Expected, Side::Generated}) {
        expert::ExplainedSide& side = explanation.side(which);
        QSet<QString> titles;
        for (qsizetype i = side.aspects.size() - 1; i >= 0; --i) {
            const QString& title = side.aspects.at(i).title;
            if (titles.contains(title))
                side.matches[i].counts = false;
            if (side.matches.at(i).counts)
                titles.insert(title);
        }
    }
    return explanation;
}

QByteArray resultCaseJson(const expert::Explanation& explanation, int& collapsed)
{
    const expert::Explanation told = withoutRepeatedTitles(explanation);
    collapsed = 0;
    JsonText out(JsonText::Style::Compact);
    out.beginObject();
    writeAspects(out, "expected_output_aspects", told.expected.aspects);
    writeAspects(out, "generated_output_aspects", told.generated.aspects);
    for (const Side which : {Side::Expected, Side::Generated}) {
        const expert::ExplainedSide& side = told.side(which);
        out.beginObject(which == Side::Expected ? "recall" : "precision");
        for (qsizetype i = 0; i < side.aspects.size(); ++i) {
            if (!side.matches.at(i).counts) {
                collapsed += explanation.side(which).matches.at(i).counts ? 1 : 0;
                continue;
            }
            out.key(utf8(side.aspects.at(i).title));
            writeMatch(out, side.matches.at(i), told.side(expert::otherSide(which)).aspects);
        }
        out.endObject();
    }
    out.endObject();
    return out.bytes();
}

} // namespace tandem
