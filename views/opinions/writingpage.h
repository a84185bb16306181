#pragma once

#include "models/opinions/utterancework.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QListView;
class QModelIndex;

namespace tandem {

class MarkerEdit;
class OpinionsActions;
class OpinionsController;
class ReferentPicker;
class SourcePane;
class UtteranceCard;
template <typename Row>
class RowsOf;
struct Error;
struct OpinionRow;

/// Where an author writes: the utterance in front, the opinions marked in it, the references of
/// one, its clear form and its atoms. Every step goes through the controller; what is shown follows
/// it.
class WritingPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(WritingPage)

public:
    WritingPage(OpinionsController& controller, SourcePane& source, OpinionsActions& actions,
        QWidget* parent = nullptr);

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
    void retranslate();

signals:
    void failed(const tandem::Error& error);
    /// Something was typed, or what was typed is on its way.
    void typed();

private:
    void build();
    QWidget* section(QLabel* title, QWidget* content);
    void connectActions();
    void connectFields();
    void showWork();
    void showFields();
    void showReferences();
    void showMarks();
    void showHints();
    void showSections();

    qsizetype currentOpinion() const;
    qsizetype currentReference() const;
    qsizetype fieldOpinion() const;
    void markOpinion();
    void changeWords();
    void markReference();
    void link();
    void linkTo(const Referent& referent);
    void linkSelection();
    void toggleKind();
    void removeReference();
    void removeOpinion();
    void toggleNone();
    void split();
    void takeClear(const QString& text);
    void takeAtoms(const QString& text);
    bool isFine(const QString& text);
    void leaveLinking();

    OpinionsController& m_controller;
    SourcePane& m_source;
    OpinionsActions& m_actions;
    UtteranceCard* m_card;
    QLabel* m_state;
    QWidget* m_sections;
    QLabel* m_opinionsTitle;
    RowsOf<OpinionRow>* m_opinions;
    QListView* m_opinionList;
    QLabel* m_referencesTitle;
    RowsOf<OpinionRow>* m_references;
    QListView* m_referenceList;
    ReferentPicker* m_picker;
    QLabel* m_clearTitle;
    MarkerEdit* m_clear;
    QLabel* m_clearHints;
    QLabel* m_atomsTitle;
    MarkerEdit* m_atoms;
    QLabel* m_atomHints;
    QTimer m_hintTimer;
    QString m_fieldOpinion; ///< UUID of the opinion that the fields show
    int m_fieldUtterance = 0;
    bool m_showing = false;
};

} // namespace tandem
