#pragma once

#include "models/error.h"
#include "storage/changes/pending.h"
#include "views/facts/factlistmodel.h"
#include "views/facts/factsheet.h"
#include "views/facts/factwrites.h"
#include "views/session/unstoredtexts.h"

#include <QObject>

#include <optional>
#include <utility>

namespace tandem {

class ProjectSession;

/// Turns what a person asks for into undoable changes of the sample's facts. An edit is worked out
/// when it is written, so that each begins with what the one before left.
class FactCommands final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(FactCommands)

public:
    explicit FactCommands(ProjectSession& session, QObject* parent = nullptr);

    /// What is on the screen.
    void setSheet(const FactSheet& sheet) { m_sheet = sheet; }
    /// Whether facts of a side can be edited by who sits here now.
    bool mayEdit(bool supporting) const;

    void edit(FactId fact, const QString& text);
    /// Splits before the UTF-16 offset `at` of `text`, which the fact has been edited to.
    void split(FactId fact, const QString& text, qsizetype at);
    void mergeWithNext(FactId fact);
    /// Adds a fact as the one at `index` (from 0) of the paragraph; gives its UUID, empty where the
    /// text is none.
    QString add(ParagraphId paragraph, int index, const QString& text);
    void remove(FactId fact);
    /// One place up or down in its paragraph.
    void move(FactId fact, bool down);
    /// Confirms that the fact repeats another; none takes the mark off.
    void setRepeats(FactId fact, std::optional<FactId> repeated);
    /// Says that two facts are different though they look alike.
    void setApart(FactId fact, FactId other);
    /// Says the opposite of what is said of the fact's mask; without a mask, that it is masked.
    void overruleMask(FactId fact);
    /// Says again what is said of the mask, with a note.
    void noteOnMask(FactId fact, const QString& note);
    /// The person's note on the mask where it could not be stored.
    std::optional<QString> unstoredNote(FactId fact) const;
    /// What was typed for the fact where it could not be stored; of no fact: for a new one.
    std::optional<QString> unstoredText(FactId fact) const;
    /// A sentence about texts that could not be stored; empty where there are none.
    QString unsaved() const;
    /// Not undoable: nothing is lost by it, and the facts can be removed.
    void takeOverImported();

signals:
    /// The fact that an edit leaves current, by its UUID: it need not be there yet.
    void factWanted(const QString& uuid);
    void failed(const tandem::Error& error);
    /// A note on a mask could not be stored.
    void noteFailed();

private:
    /// `text` has a place for the number of the fact.
    Job change(FactId id, const QString& text, const FactIntent& intent);
    /// What was typed stays known until it is stored.
    void hold(FactId id, const QString& typed, const Job& job);
    Job sayMask(const FactRow& fact, bool masked, const QString& note, const QString& text);
    bool isMasked(const FactRow& fact) const;
    PersonId by() const;

    ProjectSession& m_session;
    FactSheet m_sheet;
    Pending<FactId, bool> m_masks; ///< what is said of them
    UnstoredTexts<std::pair<PersonId, FactId>> m_notes;
    UnstoredTexts<std::pair<PersonId, FactId>> m_texts;
};

} // namespace tandem
