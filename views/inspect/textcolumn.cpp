#include "views/inspect/textcolumn.h"

#include "models/expert/evidence.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/livetext.h"
#include "views/inspect/evidencetextview.h"
#include "views/inspect/showncase.h"
#include "views/inspect/verdictlook.h"

#include <QHeaderView>
#include <QLocale>

#include <algorithm>

namespace tandem {

/// A piece of evidence that is not in the text, or an aspect without any.
struct AbsentPiece
{
    int place = 0; ///< among the pieces
    int aspect = 0;
    QString label; ///< "E3"
    expert::LinkVerdict verdict = expert::LinkVerdict::Unmatched;
    QString words;
    QString whole; ///< for the tool tip
    bool operator==(const AbsentPiece&) const = default;
};

/// Evidence that is not in its text, below it: a line for each piece. Not to be seen where all was
/// found.
class AbsentEvidence final : public RowsView
{
    Q_OBJECT

public:
    explicit AbsentEvidence(QWidget* parent = nullptr);

    void setEvidence(expert::Side side, const expert::ExplainedSide& explained,
        const QList<EvidencePlace>& places);
    /// Lines of aspects with a background; the first of them is scrolled into sight.
    void setLit(const QSet<int>& aspects);

signals:
    void aspectClicked(int aspect);

private:
    void fill();

    RowsOf<AbsentPiece>* m_pieces;
    expert::Side m_side = expert::Side::Expected;
    expert::ExplainedSide m_explained;
    QList<EvidencePlace> m_places;
};

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

TextColumn::TextColumn(expert::Side side, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_side(side)
    , m_header(new PaneHeader(this))
    , m_view(named(new EvidenceTextView(this), name))
    , m_absent(named(new AbsentEvidence(this), QString(name + QLatin1String("Absent"))))
{
    inColumn(this, {m_header, {m_view, 1}, m_absent}, 0);
    m_absent->hide();
    setMinimumWidth(140);
    connect(m_view, &EvidenceTextView::aspectHovered, this, &TextColumn::aspectHovered);
    connect(m_view, &EvidenceTextView::aspectClicked, this, &TextColumn::aspectClicked);
    connect(m_absent, &AbsentEvidence::aspectClicked, this, &TextColumn::aspectClicked);
    inEveryLanguage(this, [this] { retranslate(); });
}

void TextColumn::setCase(const ShownCase& shown, const QString& remark)
{
    m_view->setText(shown.marked(m_side));
    m_explained = shown.detail.explanation.side(m_side);
    m_absent->setEvidence(m_side, m_explained, shown.places(m_side));
    setRemark(remark);
}

void TextColumn::layOutAhead(const ShownCase& next)
{
    m_view->layOutAhead(next.marked(m_side));
}

void TextColumn::showVerdicts(const ShownCase& judged)
{
    m_view->updateText(judged.marked(m_side));
    m_absent->setEvidence(m_side, judged.detail.explanation.side(m_side), judged.places(m_side));
}

void TextColumn::setRemark(const QString& remark)
{
    m_remark = remark;
    retranslate();
}

void TextColumn::setHeading(const QString& heading)
{
    m_heading = heading;
    retranslate();
}

void TextColumn::setLit(const QSet<int>& selected, const QSet<int>& hovered, int current)
{
    m_view->setLit(selected, hovered);
    m_view->setCurrentAspect(current);
    m_absent->setLit(selected);
}

void TextColumn::reveal(int aspect)
{
    m_view->reveal(aspect);
}

void TextColumn::setFoundWords(const QString& words)
{
    m_view->setFoundWords(words);
}

int TextColumn::neededHeight() const
{
    return m_header->sizeHint().height() + m_view->neededHeight() +
           (m_absent->isHidden() ? 0 : m_absent->height());
}

void TextColumn::retranslate()
{
    const bool expected = m_side == expert::Side::Expected;
    m_header->setTitle(!m_heading.isEmpty() ? m_heading
                       : expected           ? tr("Expected")
                                            : tr("Generated"));
    QString remark = m_remark;
    if (m_explained.isReadInPart()) {
        const QLocale locale;
        const QString part = tr("%1 of %2 tokens read")
                                 .arg(locale.toString(m_explained.tokensRead),
                                     locale.toString(m_explained.tokensInText));
        remark = remark.isEmpty() ? part : QString(remark + QStringLiteral(" · ") + part);
    }
    m_header->setRemark(remark);
    m_view->setAccessibleName(expected ? tr("Expected text") : tr("Generated text"));
}

} // namespace tandem

#include "views/inspect/textcolumn.moc"
