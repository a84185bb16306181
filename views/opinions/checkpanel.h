#pragma once

#include "models/people/person.h"
#include "views/opinions/opinionsheet.h"

#include <QHash>
#include <QWidget>

#include <array>
#include <initializer_list>
#include <optional>

class QLabel;

namespace tandem {

class MarkerEdit;
class VerdictRow;

/// One opinion of a closed round: as it reads, what was said of it, and what whoever's turn it is
/// can say. It says nothing itself; what is begun stays until it is said.
class CheckPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(CheckPanel)

public:
    /// `parent` is in the screen, which has the commands of checking already.
    explicit CheckPanel(QWidget* parent);

    /// Shows an opinion for somebody whose turn it is, or Nobody's.
    void show(const PlacedOpinion& opinion, ConsistencyRule rule, OpinionTurn turn,
        const QList<Person>& people);
    void clear();
    /// It was said: what was begun is forgotten.
    void forget(const QString& opinion);
    /// Forgets everything that was begun: the next person must not read it.
    void forgetAll();

    /// Whether something was begun and not said, of any opinion.
    bool hasDrafts();

    /// What completes it, for a place that stays in sight.
    QWidget* buttons() const { return m_buttons; }

    void toggle(OpinionCriterion criterion);
    void answerAllYes();
    void editSuggestion();
    void editNote();
    /// Begins a change or a defence, a decision; Enter in the field completes it.
    void beginChange();
    void beginDefence();
    void beginDecision(OpinionVerdict verdict);
    /// Says what was begun, or what is missing to it.
    void complete();

signals:
    /// Something is complete.
    void said(const tandem::OpinionEvent& event);
    /// The keyboard goes back to the list.
    void left();

private:
    /// What somebody has begun to say.
    struct Draft
    {
        std::array<std::optional<bool>, 4> verdicts;
        QString text;
        QString note;
        std::optional<ResponseKind> response;
        std::optional<OpinionVerdict> decision;
        bool operator==(const Draft&) const = default;
    };
    void build();
    void connectAll();
    QWidget* buildButtons(std::initializer_list<const char*> commands);
    Draft& draft() { return m_drafts[m_opinion.thread.uuid]; }
    void showDraft();
    void showTurn();
    void begin(MarkerEdit* field);
    void beginText(const QString& proposed);
    QString problem() const;
    std::optional<OpinionEvent> readyEvent();

    QLabel* m_text;
    QLabel* m_written;
    QLabel* m_said;
    QLabel* m_question;
    std::array<VerdictRow*, 4> m_verdicts;
    QLabel* m_textTitle;
    MarkerEdit* m_edit;
    QLabel* m_noteTitle;
    MarkerEdit* m_note;
    QWidget* m_buttons = nullptr;
    PlacedOpinion m_opinion;
    OpinionStanding m_standing;
    OpinionTurn m_turn = OpinionTurn::Nobody;
    QHash<QString, Draft> m_drafts;
};

} // namespace tandem
