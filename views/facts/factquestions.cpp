#include "views/facts/factquestions.h"

#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "views/facts/factwords.h"
#include "views/facts/repetitionrows.h"

namespace tandem {

FactQuestions::FactQuestions(QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_rows(new RowsOf<RepetitionRow>(repetitionRowSpec(), this))
    , m_list(named(new CardsView(m_rows, this), "factQuestions"))
{
    inColumn(this, {m_header, {m_list, 1}}, 0);
    bindText(m_header, &PaneHeader::setTitle, [] { return tr("Possible repetitions"); });
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Possible repetitions"); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) {
            if (m_list->hasFocus())
                emit factChosen(factAt(current.row()));
        });
    connect(m_list, &QListView::clicked, this,
        [this](const QModelIndex& index) { emit factChosen(factAt(index.row())); });
    connect(m_list, &QListView::activated, this,
        [this](const QModelIndex& index) { emit factEntered(factAt(index.row())); });
}

int FactQuestions::count() const
{
    return m_rows->rowCount();
}

FactId FactQuestions::factAt(int row) const
{
    return FactId{m_rows->keyAt(row).number()};
}

void FactQuestions::setSheet(const FactSheet& sheet)
{
    m_sheet = sheet;
    showRows();
    const ComparedFacts compared = comparedFacts(sheet);
    if (compared == m_compared)
        return;
    m_compared = compared;
    m_search.compute(
        [compared](const CancelFlag&) -> Expected<QList<RepetitionQuestion>> {
            return repetitionQuestions(compared);
        },
        [this](const QList<RepetitionQuestion>& questions) {
            if (questions == m_questions)
                return;
            m_questions = questions;
            showRows();
            emit questionsChanged();
        });
}

void FactQuestions::showRows()
{
    m_rows->setRows(repetitionRows(m_questions, m_sheet));
    m_header->setRemark(results::countText(count()));
}

void FactQuestions::goToNext(const FactRow* fact)
{
    if (count() == 0)
        return;
    const int here = fact ? m_rows->rowOf(RowKey(fact->id)) : -1;
    int next = (here + 1) % count();
    if (here < 0 && fact) {
        // Not asked about itself: the first question about a fact after it.
        for (int i = 0; i < count(); ++i) {
            const FactRow* asked = m_sheet.find(factAt(i));
            if (asked && asked->number > fact->number) {
                next = i;
                break;
            }
        }
    }
    m_list->setCurrentIndex(m_rows->index(next, 0));
    emit factChosen(factAt(next));
}

} // namespace tandem
