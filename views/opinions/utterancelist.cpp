#include "views/opinions/utterancelist.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "views/opinions/opinionfields.h"
#include "views/opinions/opinionrows.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/utterancerows.h"

#include <QScopedValueRollback>

namespace tandem {

namespace {

/// More are scrolled to.
constexpr int kMostUtterances = 8;

} // namespace

UtteranceList::UtteranceList(OpinionsController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_title(new QLabel)
    , m_rows(new RowsOf<OpinionRow>(utteranceRowSpec(), this))
    , m_list(named(new RowList(kMostUtterances), "ownUtterances"))
{
    m_list->setModel(m_rows);
    inColumn(this, {titledPart(m_title, m_list, 0)}, 0, {0, 10, 0, 0});
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& index) {
            if (!m_showing && index.isValid())
                m_controller.setUtterance(int(m_rows->keyAt(index.row()).number()));
        });
    // A click chooses what to go on with, the arrows look for it.
    connect(m_list, &QListView::clicked, this, &UtteranceList::entered);
    connect(m_list, &QListView::activated, this, &UtteranceList::entered);
    connect(&controller, &OpinionsController::workChanged, this, &UtteranceList::showAll);
    inEveryLanguage(this, [this] { showAll(); });
}

bool UtteranceList::isOwn() const
{
    return !m_controller.sheet().placesOf(m_controller.person()).isEmpty();
}

void UtteranceList::retitle()
{
    const QString title = isOwn() ? tr("Your utterances") : tr("Utterances");
    m_title->setText(title);
    m_list->setAccessibleName(title);
}

void UtteranceList::showAll()
{
    const OpinionSheet& sheet = m_controller.sheet();
    const bool own = isOwn();
    const bool isSubmitted = m_controller.mode() == OpinionsMode::Submitted;
    QList<OpinionRow> rows;
    for (int place = 1; place <= sheet.utterances(); ++place) {
        const OpinionContext& context = sheet.contexts.at(place - 1);
        if (!own)
            rows.append(utteranceRow(place, context));
        else if (sheet.authors.value(place) == m_controller.person())
            rows.append(ownUtteranceRow(place, context, m_controller.work(place), isSubmitted));
    }
    const QScopedValueRollback showing(m_showing, true);
    m_rows->setRows(rows);
    m_list->setCurrentIndex(m_rows->index(m_rows->rowOf(RowKey(m_controller.utterance())), 0));
    setVisible(!rows.isEmpty());
    retitle();
}

} // namespace tandem
