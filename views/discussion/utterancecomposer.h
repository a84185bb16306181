#pragma once

#include "models/text/article.h"
#include "views/discussion/turns.h"

#include <QList>
#include <QWidget>

#include <optional>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace tandem {

class ComposerEdit;

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
