#include "views/facts/factcommands.h"

#include "models/facts/factedit.h"
#include "storage/database/uuid.h"
#include "views/facts/factwords.h"
#include "views/session/projectsession.h"

namespace tandem {

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

void FactCommands::change(const FactRow& fact, const QString& text, const FactIntent& intent)
{
    m_session.change(this, {text, changeWrite(m_sheet.sample.id, fact, intent, by())});
}

void FactCommands::edit(FactId id, const QString& text)
{
    const FactRow* fact = m_sheet.find(id);
    const bool isShown = m_session.project().pendingWrites() == 0;
    if (!fact || (isShown && fact->text == text))
        return;
    if (const auto checked = checkedFactText(text); !checked)
        emit failed(checked.error());
    else
        change(*fact, tr("editing fact %1").arg(countedNumber(fact->number)), changedTo(*checked));
}

void FactCommands::split(FactId id, const QString& text, qsizetype at)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact)
        return;
    if (const auto halves = splitFact(text, at); !halves)
        emit failed(halves.error());
    else
        change(*fact, tr("splitting fact %1").arg(countedNumber(fact->number)),
            splitInto({{{}, halves->first}, {newUuid(), halves->second}}));
}

void FactCommands::mergeWithNext(FactId id)
{
    if (const FactRow* fact = m_sheet.find(id))
        change(*fact, tr("merging fact %1 with the next").arg(countedNumber(fact->number)),
            mergedWithNext());
}

void FactCommands::add(ParagraphId paragraph, int index, const QString& text)
{
    const auto checked = checkedFactText(text);
    if (!checked) {
        emit failed(checked.error());
        return;
    }
    const FactText added{newUuid(), *checked};
    emit factWanted(added.uuid);
    m_session.change(
        this, {tr("adding a fact"), addWrite(m_sheet.sample.id, paragraph, added, index, by())});
}

void FactCommands::remove(FactId id)
{
    if (const FactRow* fact = m_sheet.find(id))
        change(*fact, tr("deleting fact %1").arg(countedNumber(fact->number)), takenOut());
}

void FactCommands::move(FactId id, bool down)
{
    if (const FactRow* fact = m_sheet.find(id))
        change(
            *fact, tr("moving fact %1").arg(countedNumber(fact->number)), movedBy(down ? 1 : -1));
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
