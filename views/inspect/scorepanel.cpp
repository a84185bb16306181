#include "views/inspect/scorepanel.h"

#include "ui/arrange.h"
#include "ui/paintedline.h"
#include "ui/parts.h"
#include "ui/spoken.h"
#include "ui/theme.h"
#include "views/inspect/casewords.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kRowGap = 3;
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

namespace {

/// Why there is no score, of an evaluation that is complete without one or not complete.
QString unscoredText(const EvaluationDetail& detail)
{
    if (detail.summary.state == EvaluationState::UnderWay)
        return ScorePanel::tr("Not scored yet: the run has not finished it.");
    if (detail.explanation.areAspectsKnown())
        return ScorePanel::tr("Not scored because no judgment of a text's aspects could be parsed. "
                              "Use \"Retry\" in Runs to request them again.");
    const bool expected = !detail.explanation.expected.fault.isEmpty();
    const QString fault =
        expected ? detail.explanation.expected.fault : detail.explanation.generated.fault;
    return (expected ? ScorePanel::tr(
                           "Not scored because the aspects of the expected text are unknown: %1")
                     : ScorePanel::tr(
                           "Not scored because the aspects of the generated text are unknown: %1"))
        .arg(fault);
}

/// Words with links, as wide as the column that they are in. A layout asks it for a height alone:
/// for each other size QLabel would lay the words out several times, at each new case.
class LinkedNote final : public QLabel
{
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override { return {0, fontMetrics().height()}; }
    QSize sizeHint() const override { return minimumSizeHint(); }
};

} // namespace

QString figuresText(const expert::ModeScore& score)
{
    return ScorePanel::tr("R %1   P %2   F %3", "recall, precision, F")
        .arg(scoreText(score.recall), scoreText(score.precision), scoreText(score.f1));
}

namespace {

/// Of a pane that is narrow: it may break between the figures, never between a letter and its
/// number.
QString correctedText(const expert::ModeScore& score)
{
    return ScorePanel::tr(
        "With your corrections (blue): F\u00a0%1, R\u00a0%2, P\u00a0%3", "F, recall, precision")
        .arg(scoreText(score.f1), scoreText(score.recall), scoreText(score.precision));
}

} // namespace

QString contributionMarkup(
    const expert::Explanation& explanation, expert::Side side, expert::Mode mode)
{
    const QList<expert::AspectMatch>& matches = explanation.side(side).matches;
    int whole = 0;
    for (const expert::AspectMatch& match : matches)
        whole += match.counts ? 1 : 0;
    if (whole == 0)
        return {};
    QStringList givers;
    for (int aspect = 0; aspect < matches.size(); ++aspect) {
        const double points =
            matches.at(aspect).counts ? expert::evidenceScore(matches.at(aspect), mode) : 0.0;
        if (points <= 0.0)
            continue;
        const QString label = expert::aspectLabel(side, aspect);
        const QString link = QStringLiteral("<a href=\"%1\">%1</a>").arg(label);
        const QString share = shareText(points, whole);
        const bool first = givers.isEmpty();
        if (!first)
            givers.append(ScorePanel::tr("%1 %2", "aspect, share").arg(link, share));
        else if (side == expert::Side::Expected)
            givers.append(ScorePanel::tr("Recall: %1 %2", "aspect, share").arg(link, share));
        else
            givers.append(ScorePanel::tr("Precision: %1 %2", "aspect, share").arg(link, share));
    }
    if (givers.isEmpty())
        return side == expert::Side::Expected ? ScorePanel::tr("No aspect adds to recall.")
                                              : ScorePanel::tr("No aspect adds to precision.");
    const QString list = givers.join(ScorePanel::tr(", ", "between shares"));
    return givers.size() < whole ? ScorePanel::tr("%1; all others 0.", "shares").arg(list)
                                 : ScorePanel::tr("%1.", "shares").arg(list);
}

ScorePanel::ScorePanel(QWidget* parent)
    : QWidget(parent)
    , m_figures(named(newLabel(this, LabelStyle::Secondary), "scoreFigures"))
    , m_own(named(newNote(this, LabelStyle::Small), "scoreReviewed"))
    , m_bars(new ScoreBars(this))
    , m_contributions(named(new LinkedNote(this), "scoreContributions"))
    , m_unscored(named(newNote(this, LabelStyle::Error), "scoreUnscored"))
{
    setObjectName(QStringLiteral("scorePanel"));
    auto* title = newLabel(this, LabelStyle::Strong);
    bindText(title, &QLabel::setText, [] { return tr("Score"); });
    setLabelStyle(m_contributions, LabelStyle::Small);
    // Made of the program's own words and labels alone, so that it can have links.
    m_contributions->setTextFormat(Qt::RichText);
    m_contributions->setWordWrap(true);
    m_contributions->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    m_unscored->setTextFormat(Qt::PlainText);
    auto* inside = new QWidget(this);
    inColumn(inside, {m_bars, m_own, m_contributions, m_unscored, Free(1)}, 4, {0, 0, 4, 6});
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    // Nothing is cut off once the bar is there.
    scroll->setMinimumWidth(
        inside->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    inColumn(this, {inRow({title, Free(1), m_figures}), {scroll, 1}}, 5, {14, 12, 10, 0});

    connect(m_bars, &ScoreBars::modeChosen, this, &ScorePanel::modeChosen);
    connect(m_contributions, &QLabel::linkActivated, this, &ScorePanel::followLink);
    inEveryLanguage(this, [this] { fill(); });
    // The colour of links is that of when they were set.
    inEveryLook(m_contributions, [this] {
        m_contributions->clear();
        fill();
    });
}

void ScorePanel::setCase(const LoadedCase& shown, const std::optional<expert::Scores>& reviewed)
{
    if (shown == m_case && reviewed == m_reviewed)
        return;
    m_case = shown;
    m_reviewed = reviewed;
    fill();
}

void ScorePanel::setChosen(expert::Mode mode, ScoreFigure figure)
{
    m_mode = mode;
    m_figure = figure;
    fill();
}

void ScorePanel::fill()
{
    const auto scores = m_case ? m_case->detail.summary.scores : std::nullopt;
    m_figures->setText(scores ? figuresText(scores->of(m_mode)) : QString());
    m_bars->setVisible(scores.has_value());
    m_bars->show(scores, m_reviewed, m_mode, m_figure);
    m_own->setVisible(m_reviewed.has_value());
    if (m_reviewed)
        m_own->setText(correctedText(m_reviewed->of(m_mode)));
    m_unscored->setVisible(m_case && !scores);
    if (m_case && !scores)
        m_unscored->setText(unscoredText(m_case->detail));
    m_contributions->setVisible(scores.has_value());
    if (!scores)
        return;
    QStringList lines;
    for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated})
        lines.append(contributionMarkup(m_case->detail.explanation, side, m_mode));
    lines.removeAll(QString());
    // Each begins with a label, whose letters would turn it round from right to left.
    m_contributions->setText(QStringLiteral("<div dir=\"%1\">%2</div>")
                                 .arg(isRightToLeft() ? QLatin1String("rtl") : QLatin1String("ltr"),
                                     lines.join(QLatin1String("<br>"))));
}

void ScorePanel::followLink(const QString& link)
{
    if (!m_case)
        return;
    for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated}) {
        const auto count = int(m_case->detail.explanation.side(side).aspects.size());
        for (int aspect = 0; aspect < count; ++aspect) {
            if (expert::aspectLabel(side, aspect) == link) {
                emit aspectChosen({side, aspect});
                return;
            }
        }
    }
}

} // namespace tandem
