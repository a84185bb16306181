#include "views/inspect/absentevidence.h"

#include "ui/paintedline.h"
#include "ui/plaintooltip.h"
#include "ui/theme.h"
#include "views/inspect/verdictlook.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace tandem {

namespace {

enum AbsentRole {
    AbsentAspectRole = Qt::UserRole,
    AbsentLabelRole,
    AbsentVerdictRole,
    AbsentLitRole
};

constexpr int mostLines = 4; ///< in sight at once
constexpr int absentEvidenceSideMargin = 16;

int absentLineHeight()
{
    return QFontMetrics(themeFont(FontRole::Small)).height() + 8;
}

/// Paints a line: the aspect's label in its colour, then what is missing.
class LineDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {100, absentLineHeight()};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        const ThemeColors& colors = themeColors(option.widget);
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        painter->save();
        painter->fillRect(option.rect, index.data(AbsentLitRole).toBool() ? colors.selection
                                       : hovered                          ? colors.hover
                                                                          : colors.window);
        const QString label = index.data(AbsentLabelRole).toString();
        const QFont strong = themeFont(FontRole::SmallStrong);
        const int room = QFontMetrics(strong).horizontalAdvance(label) + 8;
        const QRect inside =
            option.rect.adjusted(absentEvidenceSideMargin, 0, -absentEvidenceSideMargin, 0);
        const auto place = [&](const QRect& rect) {
            return QStyle::visualRect(option.direction, inside, rect);
        };
        painter->setFont(strong);
        painter->setPen(
            verdictTextColor(expert::LinkVerdict(index.data(AbsentVerdictRole).toInt()), colors));
        paintLine(painter, place({inside.left(), inside.top(), room, inside.height()}), label,
            option.direction);
        painter->setFont(themeFont(FontRole::Small));
        painter->setPen(colors.secondary);
        paintLine(painter, place(inside.adjusted(room, 0, 0, 0)),
            index.data(Qt::DisplayRole).toString(), option.direction);
        painter->restore();
    }
};

} // namespace

AbsentEvidence::AbsentEvidence(QWidget* parent)
    : QListView(parent)
    , m_lines(new QStandardItemModel(this))
{
    setModel(m_lines);
    setItemDelegate(new LineDelegate(this));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("Evidence that is not in the text"));
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) {
        emit aspectClicked(index.data(AbsentAspectRole).toInt());
    });
}

void AbsentEvidence::setEvidence(expert::Side side, const expert::ExplainedSide& explained,
    const QList<expert::EvidencePlace>& places)
{
    m_side = side;
    m_explained = explained;
    m_places = places;
    fill();
}

void AbsentEvidence::fill()
{
    m_lines->clear();
    const auto add = [this](int aspect, const QString& words, const QString& tip) {
        auto* line = new QStandardItem(words);
        const QString label = expert::aspectLabel(m_side, aspect);
        line->setData(aspect, AbsentAspectRole);
        line->setData(label, AbsentLabelRole);
        line->setData(int(expert::verdictOf(m_explained.matches.value(aspect))), AbsentVerdictRole);
        line->setData(plainToolTip(tip), Qt::ToolTipRole);
        line->setData(QString(label + QLatin1Char(' ') + words), Qt::AccessibleTextRole);
        m_lines->appendRow(line);
    };
    for (const expert::EvidencePlace& place : std::as_const(m_places)) {
        if (place.fit != expert::EvidenceFit::Absent)
            continue;
        const QString words =
            m_explained.aspects.value(place.aspect).evidence.value(place.evidence);
        add(place.aspect,
            words.trimmed().isEmpty() ? tr("an empty piece of evidence")
                                      : tr("not in the text: “%1”").arg(words.simplified()),
            words);
    }
    for (int i = 0; i < int(m_explained.aspects.size()); ++i) {
        if (m_explained.aspects[i].evidence.isEmpty())
            add(i, tr("no evidence was given"), m_explained.aspects[i].title);
    }
    setVisible(m_lines->rowCount() > 0);
    setFixedHeight(sizeHint().height());
}

QSize AbsentEvidence::sizeHint() const
{
    return {200, std::clamp(m_lines->rowCount(), 1, mostLines) * absentLineHeight()};
}

void AbsentEvidence::setLit(const QSet<int>& aspects)
{
    bool scrolled = false;
    for (int row = 0; row < m_lines->rowCount(); ++row) {
        QStandardItem* line = m_lines->item(row);
        const bool lit = aspects.contains(line->data(AbsentAspectRole).toInt());
        if (line->data(AbsentLitRole).toBool() != lit)
            line->setData(lit, AbsentLitRole);
        if (lit && !scrolled)
            scrollTo(line->index());
        scrolled = scrolled || lit;
    }
}

void AbsentEvidence::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Evidence that is not in the text"));
        fill();
    }
}

void AbsentEvidence::keyPressEvent(QKeyEvent* event)
{
    event->ignore();
}

} // namespace tandem
