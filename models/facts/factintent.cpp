#include "models/facts/factintent.h"

#include "models/facts/factedit.h"
#include "models/words.h"

#include <algorithm>

namespace tandem {

qsizetype placeOfFact(const QList<FactText>& facts, const QString& uuid)
{
    const auto found = std::find_if(
        facts.cbegin(), facts.cend(), [&](const FactText& fact) { return fact.uuid == uuid; });
    return found == facts.cend() ? -1 : found - facts.cbegin();
}

FactIntent changedTo(const QString& typed)
{
    return {[typed](QList<FactText>& facts, qsizetype place) -> Expected<void> {
        TANDEM_TRY(text, checkedFactText(typed));
        facts[place].text = *text;
        return {};
    }};
}

FactIntent splitInto(const QList<FactText>& parts)
{
    return {[parts](QList<FactText>& facts, qsizetype place) -> Expected<void> {
                if (parts.size() < 2)
                    return failure(ErrorCode::InvalidInput,
                        FactWords::tr("A fact must be split into at least two."));
                const QString uuid = facts.at(place).uuid;
                for (qsizetype i = 0; i < parts.size(); ++i) {
                    TANDEM_TRY(text, checkedFactText(parts.at(i).text));
                    if (i == 0)
                        facts[place].text = *text;
                    else
                        facts.insert(place + i, {parts.at(i).uuid, *text, uuid});
                }
                return {};
            },
        FactEdit::Split};
}

FactIntent mergedWith(const QString& other, const QString& typed)
{
    return {[other, typed](QList<FactText>& facts, qsizetype place) -> Expected<void> {
                TANDEM_TRY(text, checkedFactText(typed));
                const qsizetype gone = placeOfFact(facts, other);
                if (gone < 0 || gone == place)
                    return failure(ErrorCode::InvalidInput,
                        FactWords::tr("Only two facts of the same paragraph can be merged."));
                facts[place].text = *text;
                facts.removeAt(gone);
                return {};
            },
        FactEdit::Merged};
}

FactIntent mergedWithNext()
{
    return {[](QList<FactText>& facts, qsizetype place) -> Expected<void> {
                if (place + 1 >= facts.size())
                    return failure(ErrorCode::Refused,
                        FactWords::tr("This is the last fact of its paragraph."), {},
                        FactWords::tr("Facts of different paragraphs cannot be merged."));
                TANDEM_TRY(text, mergedFact(facts.at(place).text, facts.at(place + 1).text));
                facts[place].text = *text;
                facts.removeAt(place + 1);
                return {};
            },
        FactEdit::Merged};
}

FactIntent takenOut()
{
    return {[](QList<FactText>& facts, qsizetype place) -> Expected<void> {
        facts.removeAt(place);
        return {};
    }};
}

FactIntent movedTo(qsizetype index)
{
    return {[index](QList<FactText>& facts, qsizetype place) -> Expected<void> {
        if (index < 0 || index >= facts.size())
            return failure(ErrorCode::NotFound, FactWords::tr("The paragraph has %n fact(s).",
                                                    nullptr, static_cast<int>(facts.size())));
        facts.move(place, index);
        return {};
    }};
}

FactIntent movedBy(qsizetype steps)
{
    return {[steps](QList<FactText>& facts, qsizetype place) -> Expected<void> {
        facts.move(place, std::clamp<qsizetype>(place + steps, 0, facts.size() - 1));
        return {};
    }};
}

} // namespace tandem
