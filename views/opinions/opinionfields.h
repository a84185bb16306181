#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;

namespace tandem {

class MarkerEdit;
class OpinionsController;
struct Error;

/// The clear form and the atoms of one main opinion of the utterance in front, with hints below
/// each. What is typed goes through the controller; what is shown follows showOpinion().
class OpinionFields final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionFields)

public:
    /// `parent` is in the screen, which has the commands of writing already.
    OpinionFields(OpinionsController& controller, QWidget* parent);

    /// The utterance's opinion at `index`, none beyond its opinions. What is still being typed of
    /// another one is told before.
    void showOpinion(qsizetype index);
    /// The utterance whose opinion is shown, its place from 1.
    int utterance() const { return m_utterance; }
    /// Tells what was typed, so that it is on its way before something else happens.
    void settle();
    /// Whether something typed is not on its way yet.
    bool isTyping() const;
    /// The atom that the keyboard is in, -1 for none.
    int currentAtom() const;
    MarkerEdit* clearField() const { return m_clear; }
    MarkerEdit* atomsField() const { return m_atoms; }
    /// Marks the selection of the field that has the keyboard as clarified, or no longer.
    void toggleMarkers();

signals:
    void failed(const tandem::Error& error);
    /// Something was typed, or what was typed is on its way.
    void typed();
    /// The keyboard goes to another atom.
    void atomChanged();
    /// A field is left by Escape.
    void givenUp();

private:
    void connectFields();
    void showHints();
    void keepTyped();
    qsizetype shownOpinion() const;
    void takeClear(const QString& text);
    void takeAtoms(const QString& text);
    bool isFine(const QString& text);

    OpinionsController& m_controller;
    MarkerEdit* m_clear;
    QLabel* m_clearHints;
    MarkerEdit* m_atoms;
    QLabel* m_atomHints;
    QTimer m_hintTimer;
    QString m_opinion; ///< UUID of the one that is shown
    int m_utterance = 0;
};

/// A part of a page below its title.
QWidget* titledPart(QLabel* title, QWidget* content, int edge);

} // namespace tandem
