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

Job FactCommands::change(FactId id, const QString& text, const FactIntent& intent)
{
    const FactRow* fact = m_sheet.find(id);
    return fact ? m_session.change(this, {text.arg(results::countText(fact->number)),
                                             changeWrite(m_sheet.sample.id, *fact, intent, by())})
                : Job();
}

void FactCommands::hold(FactId id, const QString& typed, const Job& job)
{
    m_texts.hold({by(), id}, typed, job, this, [] {});
}

std::optional<QString> FactCommands::unstoredText(FactId id) const
{
    return m_texts.hasFailed({by(), id}) ? m_texts.text({by(), id}) : std::nullopt;
}

QString FactCommands::unsaved() const
{
    const QString ofTexts = m_texts.said();
    return ofTexts.isEmpty() ? m_notes.said() : ofTexts;
}

void FactCommands::edit(FactId id, const QString& text)
{
    const FactRow* fact = m_sheet.find(id);
    const bool isShown = m_session.project().pendingWrites() == 0;
    if (!fact || (isShown && fact->text == text)) {
        m_texts.drop({by(), id});
        return;
    }
    if (const auto checked = checkedFactText(text); !checked)
        emit failed(checked.error());
    else
        hold(id, text, change(id, tr("editing fact %1"), changedTo(*checked)));
}

void FactCommands::split(FactId id, const QString& text, qsizetype at)
{
    if (const auto halves = splitFact(text, at); !halves)
        emit failed(halves.error());
    else
        hold(id, text,
            change(id, tr("splitting fact %1"),
                splitInto({{{}, halves->first}, {newUuid(), halves->second}})));
}

void FactCommands::mergeWithNext(FactId id)
{
    change(id, tr("merging fact %1 with the next"), mergedWithNext());
}

QString FactCommands::add(ParagraphId paragraph, int index, const QString& text)
{
    const auto checked = checkedFactText(text);
    if (!checked) {
        emit failed(checked.error());
        return {};
    }
    const FactText added{newUuid(), *checked};
    emit factWanted(added.uuid);
    hold({}, text,
        m_session.change(this,
            {tr("adding a fact"), addWrite(m_sheet.sample.id, paragraph, added, index, by())}));
    return added.uuid;
}

void FactCommands::remove(FactId id)
{
    change(id, tr("deleting fact %1"), takenOut());
}

void FactCommands::move(FactId id, bool down)
{
    change(id, tr("moving fact %1"), movedBy(down ? 1 : -1));
}

void FactCommands::setRepeats(FactId id, std::optional<FactId> repeated)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || fact->repeats == repeated)
        return;
    const QString number = results::countText(fact->number);
    m_session.change(this, {repeated ? tr("marking fact %1 as repeated").arg(number)
                                     : tr("unmarking fact %1 as repeated").arg(number),
                               repeatsWrite(m_sheet.sample.id, id, repeated, by())});
}

void FactCommands::setApart(FactId id, FactId other)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || m_sheet.distinct.contains(id, other))
        return;
    m_session.change(
        this, {tr("marking fact %1 as different").arg(results::countText(fact->number)),
                  distinctWrite(m_sheet.sample.id, id, other, true, by())});
}

bool FactCommands::isMasked(const FactRow& fact) const
{
    return m_masks.value(fact.id).value_or(fact.mask && fact.mask->masked);
}

Job FactCommands::sayMask(
    const FactRow& fact, bool masked, const QString& note, const QString& text)
{
    const Job job = m_session.change(
        this, {text, maskWrite(m_sheet.sample.id, fact.id, {{masked, note}}, by())});
    m_masks.add(fact.id, masked, job, this);
    return job;
}

void FactCommands::overruleMask(FactId id)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || m_sheet.sideOf(*fact) != std::optional(false))
        return;
    const bool masked = !isMasked(*fact);
    const QString number = results::countText(fact->number);
    sayMask(*fact, masked, {},
        masked ? tr("masking fact %1").arg(number) : tr("unmasking fact %1").arg(number));
}

void FactCommands::noteOnMask(FactId id, const QString& note)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || m_sheet.sideOf(*fact) != std::optional(false))
        return;
    const Job job = sayMask(*fact, isMasked(*fact), note,
        tr("note on the mask of fact %1").arg(results::countText(fact->number)));
    m_notes.hold({by(), id}, note, job, this, [this] { emit noteFailed(); });
}

std::optional<QString> FactCommands::unstoredNote(FactId id) const
{
    return m_notes.hasFailed({by(), id}) ? m_notes.text({by(), id}) : std::nullopt;
}

void FactCommands::takeOverImported()
{
    m_session.change(this, {.write = takeOverWrite(m_sheet.sample.id, by())});
}

} // namespace tandem
