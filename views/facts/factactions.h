#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace tandem {

/// Every command of Facts, with its key. Keys without a modifier act only while the list of facts,
/// or that of possible repetitions, has the keyboard.
class FactActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(FactActions)

public:
    /// The actions belong to `workspace`, in which they act; those with a plain key act in `facts`,
    /// those about repetitions also in `questions`.
    FactActions(QWidget* workspace, QWidget* facts, QWidget* questions);

    QAction* edit;
    QAction* split;
    QAction* merge;
    QAction* add;
    QAction* remove;
    QAction* moveUp;
    QAction* moveDown;
    QAction* repeats;
    QAction* apart;
    QAction* nextQuestion;
    QAction* overrule;
    QAction* maskNote;
    QAction* history;       ///< checkable: where the fact came from is shown
    QAction* supporting;    ///< checkable, one of the two sides
    QAction* nonsupporting; ///< checkable
    QAction* decompose;
    QAction* findConflicts;
    QAction* takeOver;
    QAction* nextSample;
    QAction* previousSample;
    QAction* focusFacts;
    QAction* focusQuestions;

    /// In the order of menus.
    QList<QAction*> all() const;
    /// Those about one fact, for its context menu.
    QList<QAction*> ofFact() const;

private:
    enum class Reach { Facts, Questions, Workspace };
    QAction* action(
        const char* name, const char* text, const QList<QKeySequence>& keys, Reach reach);

    QWidget* m_workspace;
    QWidget* m_facts;
    QWidget* m_questions;
};

} // namespace tandem
