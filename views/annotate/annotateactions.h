#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace tandem {

/// The commands of the Annotate screen, so that menus, the list of keys and the keyboard have the
/// same ones. The keys of single letters act while the article has the keyboard.
class AnnotateActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(AnnotateActions)

public:
    /// Adds the actions to `workspace`; those with a single letter also to `article`.
    AnnotateActions(QWidget* workspace, QWidget* article);

    QAction* yes;
    QAction* no;
    QAction* unsure;
    QAction* note;
    QAction* takeBack;
    QAction* handIn;
    QAction* takeBackHandIn;
    QAction* compare;
    QAction* editDiscussion;
    QAction* nextSample;
    QAction* previousSample;
    QAction* nextOpen;
    QAction* previousOpen;
    QAction* guideline;
    QAction* editGuideline;
    QAction* focusArticle;
    QAction* focusDiscussion;

    /// All of them, in the order of a menu.
    QList<QAction*> all() const { return m_all; }

private:
    QAction* add(const char* name, const char* text, const QList<QKeySequence>& keys = {});

    QWidget* m_workspace;
    QWidget* m_article;
    QList<QAction*> m_all;
};

} // namespace tandem
