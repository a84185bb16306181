#pragma once

#include "models/kgds/record.h"
#include "models/text/article.h"
#include "views/discussion/turns.h"
#include "views/session/projectsession.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace tandem {

class ComposerEdit;

/// The discussion of one sample as it is stored, and the undoable changes that can be made to it.
/// Every change becomes a write of the whole discussion, worked out from what is stored then.
class DiscussionEditor final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiscussionEditor)

public:
    DiscussionEditor(ProjectSession& session, SampleId sample, QObject* parent = nullptr);

    /// What is stored.
    const QList<kgds::UtteranceRecord>& utterances() const { return m_stored; }
    /// Somebody has answered about this discussion: it can only be read.
    bool isLocked() const { return m_locked; }

    /// Appends utterances. Rows count from 0 in all of these; a row that is gone by then changes
    /// nothing.
    void add(const QList<kgds::UtteranceRecord>& utterances);
    /// Refused when the utterance no longer reads `before`.
    void setText(int row, const QString& before, const QString& after);
    void setParticipant(int row, const QString& name);
    /// Moves a row to where it then stands at row `to`.
    void move(int from, int to);
    void remove(int row);
    /// Gives every utterance of `before` to `after`.
    void rename(const QString& before, const QString& after);

    /// Undo and redo reach only what was changed here: anything else on the undo stack is out of
    /// sight.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

signals:
    /// The stored discussion is another one. `row` is the one that the change was about, or -1; a
    /// row beyond the end is the last one.
    void changed(int row);
    void lockedChanged(bool locked);
    void historyChanged();
    /// A change was not made, or the discussion could not be read.
    void refused(const tandem::Error& error);

private:
    using Discussion = QList<kgds::UtteranceRecord>;
    using Apply = std::function<Expected<Discussion>(Discussion)>;

    /// `row` is the one that it is about.
    void change(const QString& text, int row, const Apply& apply);
    void tellOf(const Job& job);
    void follow(const ChangeEvent& event);
    void reload(int row = -1);
    void lookWhetherLocked();

    ProjectSession& m_session;
    SampleId m_sample;
    Discussion m_stored;
    QHash<JobId, int> m_rows; ///< that changes under way are about
    bool m_locked = false;
};

/// Where the next utterance is written: the two participants, whose turn it is, who begins, the
/// text.
class UtteranceComposer final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UtteranceComposer)

public:
    explicit UtteranceComposer(QWidget* parent = nullptr);

    void setParticipants(const Participants& participants);
    const Participants& participants() const { return m_participants; }
    /// Whose turn it is, 0 or 1.
    void setSpeaker(int speaker);
    int speaker() const { return m_speaker; }
    /// Who begins by the draw; none where nothing was drawn.
    void setDrawn(std::optional<int> drawn);
    /// Whether it is still open who begins.
    void setDrawEnabled(bool enabled);

    QString utterance() const;
    void setText(const QString& text);
    void clear();
    void focusText();

signals:
    /// Enter or the button, with some text.
    void utteranceEntered(const QString& text);
    void speakerChosen(int speaker);
    /// Somebody typed another name, cleaned and not empty; setParticipants() takes it or takes it
    /// back.
    void nameEdited(int participant, const QString& name);
    void drawRequested();
    void discussionPasted(const QList<tandem::UtteranceText>& utterances);
    void pasteRemarked(const QString& why);

private:
    void buildParticipant(int participant, QGridLayout* layout);
    void enter();
    void takeName(int participant);
    void showTurn();

    Participants m_participants;
    int m_speaker = 0;
    std::optional<int> m_drawn;
    QButtonGroup* m_turn;
    std::array<QRadioButton*, 2> m_speakers{};
    std::array<QLineEdit*, 2> m_names{};
    QPushButton* m_draw;
    QLabel* m_drawnLabel;
    ComposerEdit* m_text;
    QPushButton* m_add;
};

} // namespace tandem
