#include "views/inspect/absentevidence.h"

#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "views/inspect/verdictlook.h"

#include <QHeaderView>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kMostInSight = 3;
constexpr int kLabelLetters = 6;

RowSpec<AbsentPiece> absentPieces()
{
    RowSpec<AbsentPiece> spec;
    spec.key = [](const AbsentPiece& piece) { return RowKey(piece.place); };
    spec.columns = [] {
        return QList<RowColumn<AbsentPiece>>{
            {.text = [](const AbsentPiece& piece) { return piece.label; },
                .look =
                    [](const AbsentPiece& piece) {
                        return RowLook{.color = verdictTextColorName(piece.verdict), .bold = true};
                    },
                .letters = kLabelLetters},
            {.text = [](const AbsentPiece& piece) { return piece.words; },
                .look =
                    [](const AbsentPiece&) { return RowLook{.color = &ThemeColors::secondary}; }}};
    };
    spec.accessible = [](const AbsentPiece& piece) {
        return QString(piece.label + QLatin1Char(' ') + piece.words);
    };
    spec.toolTip = [](const AbsentPiece& piece) { return piece.whole; };
    return spec;
}

} // namespace

AbsentEvidence::AbsentEvidence(QWidget* parent)
    : RowsView(parent)
    , m_pieces(new RowsOf<AbsentPiece>(absentPieces(), this))
{
    setModel(m_pieces);
    horizontalHeader()->hide();
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    setSelectionMode(NoSelection); // what is lit is selected, and nobody else selects
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    bindText(this, &QWidget::setAccessibleName, [] { return tr("Evidence not in the text"); });
    inEveryLanguage(this, [this] { fill(); });
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        emit aspectClicked(m_pieces->rowAt(index.row())->aspect);
    });
}

void AbsentEvidence::setEvidence(
    expert::Side side, const expert::ExplainedSide& explained, const QList<EvidencePlace>& places)
{
    m_side = side;
    m_explained = explained;
    m_places = places;
    fill();
}

void AbsentEvidence::fill()
{
    QList<AbsentPiece> pieces;
    const auto add = [&](int aspect, const QString& words, const QString& whole) {
        pieces.append({int(pieces.size()), aspect, expert::aspectLabel(m_side, aspect),
            expert::verdictOf(m_explained.matches.value(aspect)), words, whole});
    };
    for (const EvidencePlace& place : std::as_const(m_places)) {
        if (place.fit != EvidenceFit::Absent)
            continue;
        const QString words =
            m_explained.aspects.value(place.aspect).evidence.value(place.evidence);
        add(place.aspect,
            words.trimmed().isEmpty() ? tr("empty evidence")
                                      : tr("not in the text: “%1”").arg(words.simplified()),
            words);
    }
    for (int i = 0; i < int(m_explained.aspects.size()); ++i) {
        if (m_explained.aspects[i].evidence.isEmpty())
            add(i, tr("no evidence given"), m_explained.aspects[i].title);
    }
    clearSelection();
    setVisible(!pieces.isEmpty());
    setVerticalScrollBarPolicy(
        pieces.size() > kMostInSight ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int lines = std::clamp(int(pieces.size()), 1, kMostInSight);
    setFixedHeight(lines * verticalHeader()->defaultSectionSize());
    m_pieces->setRows(std::move(pieces));
}

void AbsentEvidence::setLit(const QSet<int>& aspects)
{
    QItemSelection lit;
    for (int row = 0; row < m_pieces->rowCount(); ++row) {
        if (aspects.contains(m_pieces->rowAt(row)->aspect))
            lit.select(m_pieces->index(row, 0), m_pieces->index(row, 1));
    }
    selectionModel()->select(lit, QItemSelectionModel::ClearAndSelect);
    if (!lit.isEmpty())
        scrollTo(lit.first().topLeft());
}

} // namespace tandem
