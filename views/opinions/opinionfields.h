#pragma once

#include "models/opinions/utterancework.h"
#include "models/rounds/samplerow.h"
#include "ui/spantextview.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;

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

/// Asks what a phrase points to: what is typed is looked for in the article, arrows walk through
/// its places, Enter takes the one in sight or, where there is none, the words as typed.
class ReferentPicker final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ReferentPicker)

public:
    explicit ReferentPicker(QWidget* parent = nullptr);

    /// Asks about `phrase`; hides when it has an answer.
    void ask(const QString& phrase, const QList<ParagraphRow>& paragraphs);
    void dismiss();
    bool isAsking() const { return !isHidden(); }

signals:
    /// Where the typed words stand in the article; `current` indexes the one that Enter would take.
    void searched(const QList<tandem::TextPlace>& places, qsizetype current);
    void chosen(const tandem::Referent& referent);
    /// Escape.
    void givenUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void step(int by);
    void choose(bool asTyped);
    void showResult();

    QLabel* m_question;
    QLineEdit* m_words;
    QLabel* m_result;
    QString m_phrase;
    QList<ParagraphRow> m_paragraphs;
    QList<TextPlace> m_places;
    qsizetype m_current = -1;
};

} // namespace tandem
