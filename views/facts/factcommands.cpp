#include "views/facts/factcommands.h"

#include "models/facts/factedit.h"
#include "storage/database/uuid.h"
#include "views/facts/factwords.h"
#include "views/session/projectsession.h"

#include <algorithm>

namespace tandem {

namespace {

qsizetype placeOf(const QList<FactText>& facts, const QString& uuid)
{
    const auto found = std::find_if(
        facts.cbegin(), facts.cend(), [&](const FactText& fact) { return fact.uuid == uuid; });
    return found == facts.cend() ? -1 : found - facts.cbegin();
}

} // namespace

FactCommands::FactCommands(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
}

bool FactCommands::mayEdit(bool supporting) const
{
    return m_sheet.kind == FactSheet::Kind::Ready && by().isValid() &&
           !(supporting && m_sheet.fixed);
}

PersonId FactCommands::by() const
{
    return m_session.currentPerson();
}

void FactCommands::arrange(
    const QString& text, ParagraphId paragraph, const FactsEdit& edit, FactEdit meant)
{
    m_session.change(this, {text, arrangeWrite(m_sheet.sample.id, paragraph, edit, meant, by())});
}

void FactCommands::edit(FactId id, const QString& text)
{
    const FactRow* fact = m_sheet.find(id);
    const bool isShown = m_session.project().pendingWrites() == 0;
    if (!fact || (isShown && fact->text == text))
        return;
    const auto checked = checkedFactText(text);
    if (!checked) {
        emit failed(checked.error());
        return;
    }
    arrange(tr("editing fact %1").arg(countedNumber(fact->number)), fact->paragraph,
        [uuid = fact->uuid, text = *checked](QList<FactText> facts) -> Expected<QList<FactText>> {
            if (const qsizetype place = placeOf(facts, uuid); place >= 0)
                facts[place].text = text;
            return facts;
        });
}

void FactCommands::split(FactId id, const QString& text, qsizetype at)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact)
        return;
    const auto halves = splitFact(text, at);
    if (!halves) {
        emit failed(halves.error());
        return;
    }
    arrange(
        tr("splitting fact %1").arg(countedNumber(fact->number)), fact->paragraph,
        [uuid = fact->uuid, halves = *halves, second = newUuid()](
            QList<FactText> facts) -> Expected<QList<FactText>> {
            const qsizetype place = placeOf(facts, uuid);
            if (place < 0)
                return facts;
            facts[place].text = halves.first;
            facts.insert(place + 1, {second, halves.second, uuid});
            return facts;
        },
        FactEdit::Split);
}

void FactCommands::mergeWithNext(FactId id)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact)
        return;
    arrange(
        tr("merging fact %1 with the next").arg(countedNumber(fact->number)), fact->paragraph,
        [uuid = fact->uuid](QList<FactText> facts) -> Expected<QList<FactText>> {
            const qsizetype place = placeOf(facts, uuid);
            if (place < 0)
                return facts;
            if (place + 1 >= facts.size())
                return failure(ErrorCode::Refused, tr("This is the last fact of its paragraph."),
                    {}, tr("Facts of different paragraphs are not merged."));
            const auto merged = mergedFact(facts.at(place).text, facts.at(place + 1).text);
            if (!merged)
                return failure(merged.error());
            facts[place].text = *merged;
            facts.removeAt(place + 1);
            return facts;
        },
        FactEdit::Merged);
}

void FactCommands::add(ParagraphId paragraph, int index, const QString& text)
{
    const auto checked = checkedFactText(text);
    if (!checked) {
        emit failed(checked.error());
        return;
    }
    const FactText added{newUuid(), *checked, {}};
    emit factWanted(added.uuid);
    arrange(tr("adding a fact"), paragraph,
        [added, index](QList<FactText> facts) -> Expected<QList<FactText>> {
            facts.insert(std::clamp<qsizetype>(index, 0, facts.size()), added);
            return facts;
        });
}

void FactCommands::remove(FactId id)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact)
        return;
    arrange(tr("deleting fact %1").arg(countedNumber(fact->number)), fact->paragraph,
        [uuid = fact->uuid](QList<FactText> facts) -> Expected<QList<FactText>> {
            facts.removeIf([&](const FactText& text) { return text.uuid == uuid; });
            return facts;
        });
}

void FactCommands::move(FactId id, bool down)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact)
        return;
    arrange(tr("moving fact %1").arg(countedNumber(fact->number)), fact->paragraph,
        [uuid = fact->uuid, down](QList<FactText> facts) -> Expected<QList<FactText>> {
            const qsizetype from = placeOf(facts, uuid);
            const qsizetype to = from + (down ? 1 : -1);
            if (from >= 0 && to >= 0 && to < facts.size())
                facts.move(from, to);
            return facts;
        });
}

void FactCommands::setRepeats(FactId id, std::optional<FactId> repeated)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || fact->repeats == repeated)
        return;
    const QString number = countedNumber(fact->number);
    m_session.change(this, {repeated ? tr("marking fact %1 as repeated").arg(number)
                                     : tr("taking the mark off fact %1").arg(number),
                               repeatsWrite(m_sheet.sample.id, id, repeated, by())});
}

void FactCommands::setApart(FactId id, FactId other)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || m_sheet.distinct.contains(id, other))
        return;
    m_session.change(this, {tr("telling fact %1 apart").arg(countedNumber(fact->number)),
                               distinctWrite(m_sheet.sample.id, id, other, true, by())});
}

bool FactCommands::isMasked(const FactRow& fact) const
{
    return m_masks.value(fact.id).value_or(fact.mask && fact.mask->masked);
}

void FactCommands::sayMask(
    const FactRow& fact, bool masked, const QString& note, const QString& text)
{
    const Job job = m_session.change(
        this, {text, maskWrite(m_sheet.sample.id, fact.id, {{masked, note}}, by())});
    m_masks.add(fact.id, masked, job, this);
}

void FactCommands::overruleMask(FactId id)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || m_sheet.sideOf(*fact) != std::optional(false))
        return;
    const bool masked = !isMasked(*fact);
    const QString number = countedNumber(fact->number);
    sayMask(*fact, masked, {},
        masked ? tr("masking fact %1").arg(number) : tr("unmasking fact %1").arg(number));
}

void FactCommands::noteOnMask(FactId id, const QString& note)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || m_sheet.sideOf(*fact) != std::optional(false))
        return;
    sayMask(*fact, isMasked(*fact), note,
        tr("note on the mask of fact %1").arg(countedNumber(fact->number)));
}

void FactCommands::takeOverImported()
{
    m_session.change(this, {.write = takeOverWrite(m_sheet.sample.id, by())});
}

} // namespace tandem
