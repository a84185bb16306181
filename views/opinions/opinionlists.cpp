#include "views/opinions/opinionlists.h"

#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "views/opinions/opinionfields.h"
#include "views/opinions/opinionrows.h"
#include "views/opinions/opinionscontroller.h"

#include <QLabel>
#include <QScopedValueRollback>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kMostRows = 4;

/// Where nothing is current any more, what stands now where it stood.
void keepCurrent(QListView* list, int before)
{
    const int last = list->model()->rowCount() - 1;
    if (last >= 0 && !list->currentIndex().isValid())
        list->setCurrentIndex(list->model()->index(std::clamp(before, 0, last), 0));
}

QWidget* titledList(QListView* list, const std::function<QString()>& words)
{
    auto* title = new QLabel;
    bindText(title, &QLabel::setText, words);
    bindText(list, &QWidget::setAccessibleName, words);
    return titledPart(title, list, 0);
}

} // namespace

OpinionLists::OpinionLists(QObject* parent)
    : QObject(parent)
    , m_opinions(new RowsOf<OpinionRow>(opinionRows(), this))
    , m_opinionList(named(new RowList(kMostRows), "mainOpinions"))
    , m_references(new RowsOf<OpinionRow>(opinionRows(), this))
    , m_referenceList(named(new RowList(kMostRows), "references"))
{
    m_opinionList->setModel(m_opinions);
    m_referenceList->setModel(m_references);
    const auto onCurrent = [this](const QListView* list, void (OpinionLists::*chosen)()) {
        connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this, chosen] {
            if (!m_showing)
                emit(this->*chosen)();
        });
    };
    onCurrent(m_opinionList, &OpinionLists::opinionChosen);
    onCurrent(m_referenceList, &OpinionLists::referenceChosen);
}

QListView* OpinionLists::opinions() const
{
    return m_opinionList;
}

QListView* OpinionLists::references() const
{
    return m_referenceList;
}

QWidget* OpinionLists::titledOpinions(const std::function<QString()>& words)
{
    return titledList(m_opinionList, words);
}

QWidget* OpinionLists::titledReferences(const std::function<QString()>& words)
{
    return titledList(m_referenceList, words);
}

void OpinionLists::showOpinions(const UtteranceWork& work, const QString& utterance)
{
    const qsizetype before = currentOpinion();
    const QScopedValueRollback showing(m_showing, true);
    m_opinions->setRows(mainOpinionRows(work, utterance));
    keepCurrent(m_opinionList, int(before));
}

void OpinionLists::showReferences(const QList<Reference>& references, const OpinionContext& context)
{
    const qsizetype before = currentReference().reference;
    const QScopedValueRollback showing(m_showing, true);
    m_references->setRows(referenceRows(references, context));
    m_referenceList->setVisible(hasReferences());
    keepCurrent(m_referenceList, int(before));
}

bool OpinionLists::hasOpinions() const
{
    return m_opinions->rowCount() > 0;
}

bool OpinionLists::hasReferences() const
{
    return m_references->rowCount() > 0;
}

qsizetype OpinionLists::currentOpinion() const
{
    return m_opinionList->currentIndex().row();
}

ReferencePlace OpinionLists::currentReference() const
{
    return {currentOpinion(), m_referenceList->currentIndex().row()};
}

void OpinionLists::chooseOpinion(qsizetype opinion)
{
    m_opinionList->setCurrentIndex(m_opinions->index(int(opinion), 0));
}

void OpinionLists::chooseReference(qsizetype reference)
{
    m_referenceList->setCurrentIndex(m_references->index(int(reference), 0));
}

} // namespace tandem
