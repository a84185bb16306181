#pragma once

#include "models/rounds/round.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace tandem {

/// Every command of Compare, with its key. Keys without a modifier act only while the rows have the
/// keyboard.
class CompareActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareActions)

public:
    /// The actions belong to `workspace`, in which they act; those with a plain key act in `rows`
    /// alone.
    CompareActions(QWidget* workspace, QWidget* rows);

    QAction* decideYes;
    QAction* decideNo;
    QAction* keepBoundary;
    QAction* nextUndecided;
    QAction* disagreementsFirst; ///< checkable
    QAction* copyRows;
    QAction* previousSample;
    QAction* nextSample;
    QAction* chooseSample; ///< checkable: the list of samples is shown
    QAction* funnel;       ///< checkable: the funnel is shown
    QAction* settle;
    QAction* reopen;
    QAction* labelAgain;   ///< begins a calibration's second pass
    QAction* blindAnswers; ///< checkable: of a calibration labelled again, the first pass is shown

    /// In the order of menus.
    QList<QAction*> all() const;
    /// What the commands are about: their words, and whether there is a funnel and a boundary.
    void setStep(Step step);

private:
    enum class Reach { Rows, Workspace };
    void retranslate();
    QAction* add(const char* name, const char* text, const QKeySequence& key, Reach reach);

    QWidget* m_workspace;
    QWidget* m_rows;
    Step m_step = Step::Paragraphs;
};

} // namespace tandem
