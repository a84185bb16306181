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

void FactCommands::setSheet(const FactSheet& sheet)
{
    const bool another = sheet.sample.id != m_sheet.sample.id;
    m_sheet = sheet;
    m_underWay = false;
    if (another)
        m_waiting.clear();
    while (!m_underWay && !m_waiting.isEmpty())
        m_waiting.takeFirst()();
}

void FactCommands::refused()
{
    m_underWay = false;
    m_waiting.clear();
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

void FactCommands::whenLanded(const Step& step)
{
    if (m_underWay)
        m_waiting.append(step);
    else
        step();
}

void FactCommands::push(const QString& text, const Write& redo, const Write& undo)
{
    m_underWay = true;
    m_session.pushChange(text, redo, undo);
}

QList<FactText> FactCommands::arrangementOf(ParagraphId paragraph) const
{
    QList<FactText> texts;
    for (const FactRow& fact : m_sheet.ofParagraph(paragraph))
        texts.append({fact.uuid, fact.text, {}});
    return texts;
}

void FactCommands::arrange(
    const QString& text, const FactRow& fact, const QList<FactText>& after, FactEdit meant)
{
    arrange(text, fact.paragraph, after, meant);
}

void FactCommands::arrange(
    const QString& text, ParagraphId paragraph, const QList<FactText>& after, FactEdit meant)
{
    FactArrangement edit{m_sheet.sample.id, paragraph, arrangementOf(paragraph), after, meant, {}};
    if (edit.before == edit.after)
        return;
    for (const FactRow& fact : m_sheet.ofParagraph(paragraph)) {
        if (placeOf(after, fact.uuid) >= 0)
            continue;
        for (const FactId other : m_sheet.repeating(fact.id))
            edit.marksLost.append({other, fact.id});
    }
    push(text, arrangeWrite(edit, by()), arrangeBackWrite(edit, by()));
}

void FactCommands::edit(FactId id, const QString& text)
{
    whenLanded([this, id, text] {
        const FactRow* fact = m_sheet.find(id);
        if (!fact || fact->text == text)
            return;
        const auto checked = checkedFactText(text);
        if (!checked) {
            emit failed(checked.error());
            return;
        }
        QList<FactText> after = arrangementOf(fact->paragraph);
        after[placeOf(after, fact->uuid)].text = *checked;
        arrange(tr("editing fact %1").arg(countedNumber(fact->number)), *fact, after);
    });
}

void FactCommands::split(FactId id, const QString& text, qsizetype at)
{
    whenLanded([this, id, text, at] {
        const FactRow* fact = m_sheet.find(id);
        if (!fact)
            return;
        const auto halves = splitFact(text, at);
        if (!halves) {
            emit failed(halves.error());
            return;
        }
        QList<FactText> after = arrangementOf(fact->paragraph);
        const qsizetype place = placeOf(after, fact->uuid);
        after[place].text = halves->first;
        after.insert(place + 1, {newUuid(), halves->second, fact->uuid});
        arrange(tr("splitting fact %1").arg(countedNumber(fact->number)), *fact, after,
            FactEdit::Split);
    });
}

void FactCommands::mergeWithNext(FactId id)
{
    whenLanded([this, id] {
        const FactRow* fact = m_sheet.find(id);
        if (!fact)
            return;
        QList<FactText> after = arrangementOf(fact->paragraph);
        const qsizetype place = placeOf(after, fact->uuid);
        if (place + 1 >= after.size()) {
            emit failed({ErrorCode::Refused, tr("This is the last fact of its paragraph."), {},
                tr("Facts of different paragraphs are not merged."), {}});
            return;
        }
        const auto merged = mergedFact(fact->text, after.at(place + 1).text);
        if (!merged) {
            emit failed(merged.error());
            return;
        }
        after[place].text = *merged;
        after.removeAt(place + 1);
        arrange(tr("merging fact %1 with the next").arg(countedNumber(fact->number)), *fact, after,
            FactEdit::Merged);
    });
}

void FactCommands::add(ParagraphId paragraph, int index, const QString& text)
{
    whenLanded([this, paragraph, index, text] {
        const auto checked = checkedFactText(text);
        if (!checked) {
            emit failed(checked.error());
            return;
        }
        QList<FactText> after = arrangementOf(paragraph);
        const FactText added{newUuid(), *checked, {}};
        after.insert(std::clamp<qsizetype>(index, 0, after.size()), added);
        emit factWanted(added.uuid);
        arrange(tr("adding a fact"), paragraph, after, FactEdit::Changed);
    });
}

void FactCommands::remove(FactId id)
{
    whenLanded([this, id] {
        const FactRow* fact = m_sheet.find(id);
        if (!fact)
            return;
        QList<FactText> after = arrangementOf(fact->paragraph);
        after.removeAt(placeOf(after, fact->uuid));
        arrange(tr("deleting fact %1").arg(countedNumber(fact->number)), *fact, after);
    });
}

void FactCommands::move(FactId id, bool down)
{
    whenLanded([this, id, down] {
        const FactRow* fact = m_sheet.find(id);
        if (!fact)
            return;
        QList<FactText> after = arrangementOf(fact->paragraph);
        const qsizetype from = placeOf(after, fact->uuid);
        const qsizetype to = from + (down ? 1 : -1);
        if (to < 0 || to >= after.size())
            return;
        after.move(from, to);
        arrange(tr("moving fact %1").arg(countedNumber(fact->number)), *fact, after);
    });
}

void FactCommands::setRepeats(FactId id, std::optional<FactId> repeated)
{
    whenLanded([this, id, repeated] {
        const FactRow* fact = m_sheet.find(id);
        if (!fact || fact->repeats == repeated)
            return;
        const QString number = countedNumber(fact->number);
        push(repeated ? tr("marking fact %1 as repeated").arg(number)
                      : tr("taking the mark off fact %1").arg(number),
            repeatsWrite(m_sheet.sample.id, id, repeated, by()),
            repeatsWrite(m_sheet.sample.id, id, fact->repeats, by()));
    });
}

void FactCommands::setApart(FactId id, FactId other)
{
    whenLanded([this, id, other] {
        const FactRow* fact = m_sheet.find(id);
        if (!fact || m_sheet.distinct.contains(id, other))
            return;
        push(tr("telling fact %1 apart").arg(countedNumber(fact->number)),
            distinctWrite(m_sheet.sample.id, id, other, true, by()),
            distinctWrite(m_sheet.sample.id, id, other, false, by()));
    });
}

void FactCommands::sayMask(
    const FactRow& fact, bool masked, const QString& note, const QString& text)
{
    const Write redo = maskWrite(m_sheet.sample.id, fact.id, masked, note, by());
    const bool spoken = fact.mask && fact.mask->byPerson;
    push(text, redo,
        spoken
            ? maskWrite(m_sheet.sample.id, fact.id, fact.mask->masked, fact.mask->explanation, by())
            : withdrawMaskWrite(m_sheet.sample.id, fact.id, by()));
}

void FactCommands::overruleMask(FactId id)
{
    whenLanded([this, id] {
        const FactRow* fact = m_sheet.find(id);
        if (!fact || m_sheet.sideOf(*fact) != std::optional(false))
            return;
        const bool masked = !(fact->mask && fact->mask->masked);
        const QString number = countedNumber(fact->number);
        sayMask(*fact, masked, {},
            masked ? tr("masking fact %1").arg(number) : tr("unmasking fact %1").arg(number));
    });
}

void FactCommands::noteOnMask(FactId id, const QString& note)
{
    whenLanded([this, id, note] {
        const FactRow* fact = m_sheet.find(id);
        if (!fact || m_sheet.sideOf(*fact) != std::optional(false))
            return;
        sayMask(*fact, fact->mask && fact->mask->masked, note,
            tr("note on the mask of fact %1").arg(countedNumber(fact->number)));
    });
}

void FactCommands::takeOverImported()
{
    whenLanded([this] {
        m_underWay = true;
        m_session.project().submit(takeOverWrite(m_sheet.sample.id, by()), this);
    });
}

} // namespace tandem
