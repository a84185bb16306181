#pragma once

#include "views/opinions/writingactions.h"

#include <QWidget>

#include <functional>

class QLabel;

namespace tandem {

class OpinionFields;
class OpinionLists;
class OpinionsController;
class ReferentPicker;
class SourcePane;
class UtteranceCard;
class UtteranceList;
struct Error;

/// Where an author writes: the utterance in front, the opinions marked in it, the references of
/// one, its clear form and its atoms. Every step goes through the controller; what is shown follows
/// it.
class WritingPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(WritingPage)

public:
    /// Its commands are the screen's, in which `parent` is.
    WritingPage(
        OpinionsController& controller, SourcePane& source, QWidget& screen, QWidget* parent);

    /// Adds those that lead to its parts.
    void addFocusCommands(QWidget& screen);

    UtteranceCard* card() const { return m_card; }
    /// Tells what was typed, so that it is on its way before something else happens.
    void settle();
    /// Whether something typed is not on its way yet.
    bool isTyping() const;
    /// Shows the utterance in front as it is now.
    void showAll();
    void focusUtterance();
    /// Brings the utterance's first gap to the keyboard.
    void focusGap();

signals:
    void failed(const tandem::Error& error);
    /// Something was typed, or what was typed is on its way.
    void typed();

private:
    void build();
    void addMarkCommands(QWidget& screen);
    void addListCommands(QWidget& screen);
    void addFieldCommands(QWidget& screen);
    /// Does a step of writing once what was typed is on its way.
    void take(const std::function<void()>& step);
    void connectParts();
    void showWork();
    void showHints(const UtteranceWork& work);
    void tell(const QString& sentence);
    void showSections();
    void showOpinion();
    void showMarks();
    QString stateText() const;
    void markOpinion();
    void changeWords();
    void toggleNone();
    void removeOpinion();
    void removeReference();
    void markReference();
    /// Makes a reference current and asks what it points to.
    void linkAt(ReferencePlace place);
    void link();
    void linkTo(const Referent& referent);
    void linkSelection();
    void split();
    void leaveLinking();

    OpinionsController& m_controller;
    SourcePane& m_source;
    WritingActions m_steps;
    UtteranceCard* m_card;
    QLabel* m_state;
    QWidget* m_sections;
    OpinionLists* m_lists;
    ReferentPicker* m_picker;
    OpinionFields* m_fields = nullptr;
    UtteranceList* m_utterances;
};

} // namespace tandem
