#pragma once

#include <QList>
#include <QObject>

class QAction;
class QKeySequence;
class QWidget;

namespace tandem {

/// The commands of the Opinions screen, so that menus, the list of keys and the keyboard have the
/// same ones. Keys of single letters act while the text or list that they are about has the
/// keyboard, never while somebody types.
class OpinionsActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionsActions)

public:
    explicit OpinionsActions(QWidget* workspace);

    /// Lets the single keys of writing act in these views; `links` lists references.
    void attachWriting(QWidget* utterance, QWidget* opinions, QWidget* links);
    /// Lets Enter in the article link what is selected there.
    void attachArticle(QWidget* article);
    /// Lets the single keys of checking act in the list.
    void attachChecking(QWidget* list);

    // In the utterance
    QAction* markOpinion;
    QAction* changeWords;
    QAction* markReference;
    QAction* noOpinion;
    // In the lists below it
    QAction* removeOpinion;
    QAction* linkReference;
    QAction* toggleKind;
    QAction* removeReference;
    QAction* linkSelection; ///< in the article
    // Anywhere while writing
    QAction* bold;
    QAction* split;
    QAction* atomUp;
    QAction* atomDown;
    QAction* removeAtom;
    QAction* nextUtterance;
    QAction* previousUtterance;
    QAction* giveUtterance;
    QAction* handIn;
    QAction* takeBackHandIn;
    // Checking
    QAction* faithful;
    QAction* references;
    QAction* atomic;
    QAction* independent;
    QAction* allYes;
    QAction* suggest;
    QAction* note;
    QAction* giveCheck;
    QAction* accept;
    QAction* change;
    QAction* defend;
    QAction* keep;
    QAction* drop;
    QAction* nextWaiting;
    QAction* settle;
    QAction* reopen;
    // Moving about
    QAction* nextSample;
    QAction* previousSample;
    QAction* focusUtterance;
    QAction* focusOpinions;
    QAction* focusReferences;
    QAction* focusClear;
    QAction* focusAtoms;
    QAction* focusArticle;
    QAction* focusDiscussion;

    /// All of them, in the order of a menu.
    QList<QAction*> all() const { return m_all; }

private:
    QAction* add(const char* name, const char* text, const QList<QKeySequence>& keys = {},
        bool single = false);

    QWidget* m_workspace;
    QList<QAction*> m_all;
};

} // namespace tandem
