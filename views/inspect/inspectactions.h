#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace tandem {

/// Every command of Inspect, with its key. Single letters act wherever nobody is typing: a line
/// edit takes them before a shortcut does.
class InspectActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(InspectActions)

public:
    /// The actions belong to `workspace`, in which they act; Tab acts in `caseView` alone, so that
    /// the keyboard can leave everything else.
    InspectActions(QWidget* workspace, QWidget* caseView);

    QAction* nextAspect;
    QAction* previousAspect;
    QAction* switchSide;
    QAction* nextUndecided;
    QAction* secondSystem;
    QAction* nextMode;
    QAction* nextCase;
    QAction* previousCase;
    QAction* filterCases;
    QAction* agree; ///< checkable, as the next two: what is on disk for the current decision
    QAction* disagree;
    QAction* unsure;
    QAction* agreeWithAll;
    QAction* takeBack;
    QAction* note;
    QAction* decideMatch;
    QAction* decideContent;
    QAction* decideStyle;
    QAction* decideExtraction;
    QAction* reply;
    QAction* showReviewed; ///< checkable: the links are drawn as the reviewer judges
    QAction* done;
    QAction* exportMenu;
    QAction* exportCopy;
    QAction* exportHtml;
    QAction* exportPdf;

    /// In the order of menus.
    QList<QAction*> all() const;
    void retranslate();

private:
    QAction* add(const char* name, const QKeySequence& key);

    QWidget* m_workspace;
};

} // namespace tandem
