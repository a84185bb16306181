#pragma once

#include "models/facts/facthints.h"
#include "views/facts/factlistmodel.h"
#include "views/facts/factwords.h"

#include <QWidget>

#include <optional>

class QLabel;
class QScrollArea;

namespace tandem {

class ActionButton;
class Database;
class FactHistory;
class NoteField;
class PaneHeader;

/// What the panel shows of the current row.
struct FactFocus
{
    const FactSheet* sheet = nullptr;
    const FactRow* fact = nullptr; ///< null: no fact is current
    QList<FactHint> hints;
    const RepetitionQuestion* question = nullptr; ///< null: nothing is asked about it
    std::optional<QString> unstoredNote;          ///< on its mask, which could not be stored
    bool showsHistory = false;
};

/// Everything about the current fact: where it came from, hints, what it may repeat, its mask.
class FactPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FactPanel)

public:
    /// With the commands of `screen`.
    explicit FactPanel(const QWidget& screen, QWidget* parent = nullptr);

    void showFocus(const FactFocus& focus, Database& database, const PersonName& nameOf);
    /// Puts the keyboard into the note on the mask.
    void editMaskNote();
    /// Whether a note on the mask is written and not kept yet.
    bool isTyping() const;

signals:
    /// A note on the mask was typed and is to be kept.
    void maskNoted(const QString& note);
    /// The keyboard goes back to the facts.
    void finished();

private:
    struct Card
    {
        QWidget* box = nullptr;
        QLabel* title = nullptr;
        QLabel* text = nullptr;
        QLabel* more = nullptr;
    };
    Card card(QWidget* parent, const char* name);
    void showNothing();
    void showHints(const FactFocus& focus);
    void showRepetition(const FactFocus& focus);
    void showMask(const FactFocus& focus, const PersonName& nameOf);
    void showNote(const std::optional<QString>& unstored, bool another);

    PaneHeader* m_header;
    QScrollArea* m_scroll;
    QLabel* m_origin;
    Card m_hints;
    Card m_repetition;
    Card m_mask;
    ActionButton* m_repeats;
    ActionButton* m_apart;
    ActionButton* m_overrule;
    NoteField* m_note;
    FactHistory* m_history;
    FactId m_shown;
    QString m_unstored; ///< the note of m_shown that could not be stored
};

} // namespace tandem
