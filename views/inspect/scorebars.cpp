#include "views/inspect/scorebars.h"

#include "ui/paintedline.h"
#include "ui/spoken.h"
#include "ui/theme.h"
#include "views/inspect/casewords.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kRowGap = 4;
constexpr int kScoreBarsGap = 8;
constexpr int kBar = 6;
constexpr int kNames = 76;

int rowHeight()
{
    return QFontMetrics(themeFont(FontRole::Body)).height() + kRowGap;
}

int numberWidth()
{
    return QFontMetrics(themeFont(FontRole::Strong)).horizontalAdvance(scoreText(0.88)) + 2;
}

} // namespace

ScoreBars::ScoreBars(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("scoreBars"));
    setFocusPolicy(Qt::TabFocus);
    setSpoken(this, [this] {
        const auto part = [this](int row) {
            const auto mode = static_cast<expert::Mode>(row);
            return SpokenPart{words(mode), rowRect(mode), mode == m_mode,
                [this, mode] { emit modeChosen(mode); }};
        };
        return Spoken{.role = QAccessible::List, .parts = expert::kModes, .part = part};
    });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreBars::show(const std::optional<expert::Scores>& scores,
    const std::optional<expert::Scores>& reviewed, expert::Mode mode, ScoreFigure figure)
{
    m_scores = scores;
    m_reviewed = reviewed;
    m_mode = mode;
    m_figure = figure;
    describe();
    if (hasFocus())
        tellCurrentPart(this, int(m_mode));
    update();
}

QString ScoreBars::words(expert::Mode mode) const
{
    const QString score =
        m_scores ? scoreText(figureOfScore(m_scores->of(mode), m_figure)) : QStringLiteral("–");
    return expert::modeName(mode) + QLatin1Char(' ') + score;
}

void ScoreBars::describe()
{
    QStringList parts;
    for (const expert::Mode mode : expert::kAllModes)
        parts.append(words(mode));
    setAccessibleName(tr("Score by mode"));
    setAccessibleDescription(parts.join(QLatin1String(", ")));
}

QSize ScoreBars::sizeHint() const
{
    return {220, expert::kModes * rowHeight()};
}

QSize ScoreBars::minimumSizeHint() const
{
    return {150, sizeHint().height()};
}

QRect ScoreBars::rowRect(expert::Mode mode) const
{
    return {0, int(mode) * rowHeight(), width(), rowHeight()};
}

void ScoreBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const expert::Mode mode : expert::kAllModes)
        paintRow(&painter, mode);
    if (hasFocus()) {
        painter.setPen(themeColors(this).accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rowRect(m_mode)).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
}

void ScoreBars::paintRow(QPainter* painter, expert::Mode mode) const
{
    const ThemeColors& colors = themeColors(this);
    const QRect row = rowRect(mode);
    const auto visual = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const bool chosen = mode == m_mode;
    painter->setFont(themeFont(chosen ? FontRole::Strong : FontRole::Body));
    painter->setPen(chosen ? colors.text : colors.secondary);
    const int names = qMin(kNames, width() / 3);
    paintLine(painter, visual(QRect(row.left() + 2, row.top(), names, row.height())),
        expert::modeName(mode), layoutDirection());

    QRect line(row.left() + names + kScoreBarsGap, row.top(),
        row.width() - names - kScoreBarsGap - 2, row.height());
    const auto number = [&](const std::optional<expert::Scores>& scores, const QColor& color) {
        const QRect place(line.right() + 1 - numberWidth(), row.top(), numberWidth(), row.height());
        line.setRight(place.left() - kScoreBarsGap);
        painter->setPen(color);
        painter->drawText(visual(place),
            int(QStyle::visualAlignment(layoutDirection(), Qt::AlignTrailing | Qt::AlignVCenter)),
            scores ? scoreText(figureOfScore(scores->of(mode), m_figure)) : QStringLiteral("–"));
    };
    if (m_reviewed)
        number(m_reviewed, colors.accent);
    number(m_scores, chosen ? colors.text : colors.secondary);

    const QRect bar(line.left(), row.center().y() - kBar / 2 + 1, line.width(), kBar);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colors.line);
    painter->drawRoundedRect(visual(bar), 3, 3);
    const auto share = [&](const expert::Scores& scores) {
        return int(std::clamp(figureOfScore(scores.of(mode), m_figure), 0.0, 1.0) * bar.width());
    };
    if (m_scores && share(*m_scores) > 0) {
        QRect filled = bar;
        filled.setWidth(share(*m_scores));
        painter->setBrush(chosen ? colors.accent : colors.faint);
        painter->drawRoundedRect(visual(filled), 3, 3);
    }
    if (m_reviewed) {
        const QRect mark(bar.left() + share(*m_reviewed) - 1, bar.top() - 3, 2, kBar + 6);
        painter->setBrush(colors.text);
        painter->drawRect(visual(mark));
    }
}

void ScoreBars::mousePressEvent(QMouseEvent* event)
{
    const int row = event->pos().y() / qMax(1, rowHeight());
    if (row >= 0 && row < expert::kModes)
        emit modeChosen(static_cast<expert::Mode>(row));
}

void ScoreBars::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const int next = int(m_mode) + step;
    if (step != 0 && next >= 0 && next < expert::kModes)
        emit modeChosen(static_cast<expert::Mode>(next));
    else
        QWidget::keyPressEvent(event);
}

} // namespace tandem
