#pragma once

#include "views/opinions/writingactions.h"

#include <QObject>

#include <functional>

class QListView;
class QWidget;

namespace tandem {

class RowList;
template <typename Row>
class RowsOf;
struct OpinionContext;
struct OpinionRow;

/// The main opinions of the utterance in front and the references of the current one, as lists of
/// which one row each is current.
class OpinionLists final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OpinionLists)

public:
    explicit OpinionLists(QObject* parent = nullptr);

    QListView* opinions() const;
    QListView* references() const;
    /// The lists below their titles, which say what they are called; to be laid out once.
    QWidget* titledOpinions(const std::function<QString()>& words);
    QWidget* titledReferences(const std::function<QString()>& words);

    /// Shows the opinions of an utterance. What is current stays so, or else what stands where it
    /// stood; nobody is told.
    void showOpinions(const UtteranceWork& work, const QString& utterance);
    /// The same of an opinion's references, whose list is hidden where there are none.
    void showReferences(const QList<Reference>& references, const OpinionContext& context);
    bool hasOpinions() const;
    bool hasReferences() const;

    /// The index of the current opinion; -1: none.
    qsizetype currentOpinion() const;
    ReferencePlace currentReference() const;
    void chooseOpinion(qsizetype opinion);
    /// Of the current opinion.
    void chooseReference(qsizetype reference);

signals:
    /// Another row is current than before, and not because rows are shown anew.
    void opinionChosen();
    void referenceChosen();

private:
    RowsOf<OpinionRow>* m_opinions;
    RowList* m_opinionList;
    RowsOf<OpinionRow>* m_references;
    RowList* m_referenceList;
    bool m_showing = false;
};

} // namespace tandem
