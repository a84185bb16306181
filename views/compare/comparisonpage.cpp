#include "views/compare/comparisonpage.h"

#include "models/rounds/timetext.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/segmentbar.h"
#include "ui/statcard.h"
#include "ui/theme.h"
#include "ui/wrappinglayout.h"
#include "views/compare/comparestate.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/comparisontable.h"
#include "views/compare/figuretext.h"
#include "views/compare/showncomparison.h"

#include <QList>
#include <QString>
#include <QToolButton>

#include <optional>

namespace tandem {

namespace {

/// What Compare says of one figure: on a card, and in a line of text where there is little room.
struct CardText
{
    QString title;
    QString value;
    QString subline; ///< what it stands on, or why there is none
    QString toolTip = {};
    QString shortTitle = {}; ///< empty: the title
    QString shortValue = {}; ///< empty: the value
};

} // namespace

class FigureLine;

/// The figures of a comparison: agreement, kappa, time, what is kept; and the shares of the
/// outcomes as a bar. The figures are cards, or a line of text where the window is low or the cards
/// would break what they say.
class FigureCards final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FigureCards)

public:
    explicit FigureCards(QWidget* parent = nullptr);

    /// `counts`: the outcome is the sample's, not that of a pass that was labelled again.
    void setComparison(const ShownComparison& comparison, bool counts = true);
    /// Whether the window has little height: the rows need it more than the figures.
    void setLow(bool isLow);

    /// So narrow that the line is broken.
    QSize minimumSizeHint() const override;

signals:
    /// The rows that agreement stands on are asked for.
    void dataRequested();
    /// The table that kappa is made from is asked for.
    void tableRequested();
    /// The rows with this outcome are asked for; none: those that wait for a decision.
    void outcomeRequested(std::optional<tandem::Outcome> outcome);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show(int figure, const CardText& text);
    void showLinks();
    void showSegments(const ShownComparison& comparison);
    void arrange();

    QList<StatCard*> m_cards;
    QWidget* m_row; ///< of the cards
    FigureLine* m_line;
    SegmentBar* m_bar;
    QList<std::optional<Outcome>> m_segments;
    bool m_isLow = false;
};

} // namespace tandem

class QLabel;

namespace tandem {

/// The figures of a comparison as text, one behind the other, in as few lines as the width allows;
/// what else a card says of them is in their tool tips.
class FigureLine final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FigureLine)

public:
    /// With places for so many figures.
    explicit FigureLine(int figures, QWidget* parent = nullptr);

    void setFigure(int figure, const CardText& text);
    /// The link behind a figure; it is made when it is first set.
    void setLink(int figure, const QString& text, const QString& toolTip);

signals:
    void linkActivated(int figure);

private:
    /// One figure: its name, its value, a link.
    struct Place
    {
        QWidget* all;
        QLabel* name;
        QLabel* value;
        QToolButton* link = nullptr;
    };
    QList<Place> m_places;
};

namespace {

constexpr int kBetweenFigures = 14;
constexpr int kInFigure = 5;

} // namespace

FigureLine::FigureLine(int figures, QWidget* parent)
    : QWidget(parent)
{
    auto* line = new WrappingLayout(this, kBetweenFigures, 2);
    for (int i = 0; i < figures; ++i) {
        auto* all = new QWidget(this);
        m_places.append(
            {all, newLabel(all, LabelStyle::Small), newLabel(all, LabelStyle::SmallStrong)});
        m_places.last().value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        inRow(all, {m_places.last().name, m_places.last().value}, kInFigure);
        line->addWidget(all);
    }
}

void FigureLine::setFigure(int figure, const CardText& text)
{
    const Place& place = m_places.at(figure);
    place.name->setText(text.shortTitle.isEmpty() ? text.title : text.shortTitle);
    place.value->setText(text.shortValue.isEmpty() ? text.value : text.shortValue);
    QStringList rest{text.title, text.subline, text.toolTip};
    rest.removeAll(QString());
    place.all->setToolTip(plainToolTip(rest.join(u'\n')));
}

void FigureLine::setLink(int figure, const QString& text, const QString& toolTip)
{
    Place& place = m_places[figure];
    if (!place.link) {
        place.link = new QToolButton(place.all);
        place.link->setFocusPolicy(Qt::StrongFocus);
        setLinkLike(place.link, true);
        place.all->layout()->addWidget(place.link);
        connect(place.link, &QToolButton::clicked, this,
            [this, figure] { emit linkActivated(figure); });
    }
    place.link->setText(text);
    place.link->setToolTip(toolTip);
    place.link->setAccessibleName(
        tr("%1: %2", "title of a figure: link").arg(place.name->text(), text));
}

namespace {

/// The figures in their order.
enum FigurePlace { AgreementPlace, KappaPlace, TimePlace, KeptPlace, FigurePlaces };

constexpr int kFigureCardsGap = 12;
constexpr int kFigureCardsMargin = 16;

QString dash()
{
    return QStringLiteral("–");
}

QString sampleTimeText(const ShownTime& time)
{
    return timeText(time.sumMs, time.unmeasured);
}

QString medianText(const ShownTime& time)
{
    return time.medianMs ? itemTimeText(*time.medianMs) : dash();
}

/// In one line, wherever a card would break it.
QString unbroken(QString text)
{
    return text.replace(u' ', QChar(QChar::Nbsp));
}

CardText agreementText(const ShownComparison& comparison)
{
    const Figure& figure = comparison.agreement;
    CardText text;
    text.title = FigureCards::tr("Percent agreement");
    text.shortTitle = FigureCards::tr("Agreement");
    if (!figure.isDefined()) {
        text.value = dash();
        text.subline = figure.undefinedBecause;
        return text;
    }
    text.value = percentText(*figure.value);
    text.subline =
        FigureCards::tr("%1 of %2")
            .arg(results::countText(comparison.table.agreed()), results::countText(figure.n));
    if (figure.interval)
        text.toolTip =
            FigureCards::tr("95 % interval %1 – %2 (Clopper–Pearson)")
                .arg(percentText(figure.interval->low), percentText(figure.interval->high));
    return text;
}

CardText kappaText(const ShownComparison& comparison)
{
    const Figure& figure = comparison.kappa.kappa;
    CardText text;
    text.title = FigureCards::tr("Cohen’s kappa");
    text.shortTitle = FigureCards::tr("Kappa");
    if (!figure.isDefined()) {
        text.value = dash();
        text.subline = figure.undefinedBecause;
        return text;
    }
    text.value = results::numberText(*figure.value, 2);
    text.subline = FigureCards::tr("n = %1").arg(results::countText(figure.n));
    if (figure.interval) {
        const QString interval = intervalText(*figure.interval, 2);
        text.subline = unbroken(FigureCards::tr("95 % interval %1").arg(interval));
        text.shortValue = QStringLiteral("%1 %2").arg(text.value, interval);
    }
    text.toolTip = FigureCards::tr(
        "n = %1. Korn–Graubard interval, from the standard error of Fleiss, Cohen and Everitt.")
                       .arg(results::countText(figure.n));
    return text;
}

CardText timeOfBothText(const ShownComparison& comparison)
{
    const QString median = comparison.step == Step::KeyFacts
                               ? FigureCards::tr("median %1 per fact and person")
                               : FigureCards::tr("median %1 per paragraph and person");
    return {FigureCards::tr("Total time of both"), sampleTimeText(comparison.timeBoth),
        median.arg(medianText(comparison.timeBoth))};
}

CardText timeCardText(const ShownComparison& comparison)
{
    if (!comparison.timeFirst || !comparison.timeSecond)
        return timeOfBothText(comparison);
    const QString median = comparison.step == Step::KeyFacts
                               ? FigureCards::tr("median %1 / %2 per fact")
                               : FigureCards::tr("median %1 / %2 per paragraph");
    CardText text;
    text.title = FigureCards::tr("Time %1 / %2")
                     .arg(isolated(comparison.first.name), isolated(comparison.second.name));
    text.shortTitle = FigureCards::tr("Time");
    text.value = FigureCards::tr("%1 / %2").arg(
        sampleTimeText(*comparison.timeFirst), sampleTimeText(*comparison.timeSecond));
    text.subline =
        median.arg(medianText(*comparison.timeFirst), medianText(*comparison.timeSecond));
    return text;
}

CardText keyText(const ShownComparison& comparison, bool counts)
{
    const int undecided = comparison.count(std::nullopt);
    QStringList parts{
        FigureCards::tr("not key: %1").arg(results::countText(comparison.count(Outcome::NonKey)))};
    if (undecided > 0)
        parts.append(FigureCards::tr("undecided: %1").arg(results::countText(undecided)));
    return {counts ? FigureCards::tr("Key facts") : FigureCards::tr("Key by these answers only"),
        FigureCards::tr("%1 of %2")
            .arg(results::countText(comparison.count(Outcome::Key)),
                results::countText(comparison.items.size())),
        parts.join(QStringLiteral(" · "))};
}

CardText keptText(const ShownComparison& comparison, bool counts)
{
    const int boundary = comparison.count(Outcome::Boundary);
    const int undecided = comparison.count(std::nullopt);
    const int all = int(comparison.items.size());
    QStringList parts;
    if (boundary > 0 || undecided == 0)
        parts.append(FigureCards::tr("removed as boundary: %1").arg(results::countText(boundary)));
    if (undecided > 0)
        parts.append(FigureCards::tr("undecided: %1").arg(results::countText(undecided)));
    CardText text{counts ? FigureCards::tr("Kept in the benchmark")
                         : FigureCards::tr("Kept by these answers only"),
        FigureCards::tr("%1 of %2")
            .arg(results::countText(all - boundary - undecided), results::countText(all)),
        parts.join(QStringLiteral(" · "))};
    if (counts)
        text.shortTitle = FigureCards::tr("Kept");
    return text;
}

} // namespace

FigureCards::FigureCards(QWidget* parent)
    : QWidget(parent)
    , m_row(new QWidget(this))
    , m_line(named(new FigureLine(FigurePlaces, this), "compareFigureLine"))
    , m_bar(named(new SegmentBar(this), "compareOutcomes"))
{
    for (const char* name : {"compareAgreement", "compareKappa", "compareTime", "compareKept"})
        m_cards.append(named(new StatCard(m_row), name));
    for (StatCard* card : std::as_const(m_cards))
        card->putLinksBesideValue();
    m_bar->setInteractive(true);
    inRow(m_row, {{m_cards.at(0), 1}, {m_cards.at(1), 1}, {m_cards.at(2), 1}, {m_cards.at(3), 1}},
        kFigureCardsGap);
    inColumn(this, {m_row, m_line, m_bar}, kFigureCardsGap,
        {kFigureCardsMargin, kFigureCardsGap, kFigureCardsMargin, kFigureCardsGap});
    m_line->hide();

    const auto follow = [this](int figure) {
        if (figure == AgreementPlace)
            emit dataRequested();
        else
            emit tableRequested();
    };
    connect(m_line, &FigureLine::linkActivated, this, follow);
    for (const FigurePlace place : {AgreementPlace, KappaPlace})
        connect(
            m_cards.at(place), &StatCard::linkActivated, this, [follow, place] { follow(place); });
    connect(m_bar, &SegmentBar::segmentActivated, this, [this](int segment) {
        if (segment >= 0 && segment < m_segments.size())
            emit outcomeRequested(m_segments.at(segment));
    });
}

void FigureCards::setComparison(const ShownComparison& comparison, bool counts)
{
    show(AgreementPlace, agreementText(comparison));
    show(KappaPlace, kappaText(comparison));
    show(TimePlace, timeCardText(comparison));
    show(KeptPlace, comparison.step == Step::KeyFacts ? keyText(comparison, counts)
                                                      : keptText(comparison, counts));
    showLinks();
    showSegments(comparison);
    arrange();
}

void FigureCards::show(int figure, const CardText& text)
{
    StatCard* card = m_cards.at(figure);
    card->setTitle(text.title);
    card->setValue(text.value);
    card->setSubline(text.subline);
    card->setToolTip(text.toolTip);
    m_line->setFigure(figure, text);
}

void FigureCards::showLinks()
{
    const auto show = [this](int figure, const QString& words, const QString& toolTip) {
        m_cards.at(figure)->setLinks({{{}, words, toolTip}});
        m_line->setLink(figure, words, toolTip);
    };
    show(AgreementPlace, tr("select rows"), tr("Select the rows"));
    show(KappaPlace, tr("show table"), tr("Go to the contingency table"));
}

void FigureCards::setLow(bool isLow)
{
    m_isLow = isLow;
    arrange();
}

/// A card that had to break the interval would be read twice, and as high as two.
void FigureCards::arrange()
{
    const int room = width() - 2 * kFigureCardsMargin;
    const bool isLine = m_isLow || m_row->minimumSizeHint().width() > room;
    if (isLine != m_row->isHidden()) {
        // The keyboard would be sent away from a link that goes.
        const QWidget* hiding = isLine ? m_row : static_cast<const QWidget*>(m_line);
        const bool hadKeyboard = hiding->isAncestorOf(window()->focusWidget());
        m_row->setVisible(!isLine);
        m_line->setVisible(isLine);
        if (hadKeyboard)
            m_bar->setFocus(Qt::OtherFocusReason);
    }
}

QSize FigureCards::minimumSizeHint() const
{
    return {m_line->minimumSizeHint().width() + 2 * kFigureCardsMargin,
        QWidget::minimumSizeHint().height()};
}

void FigureCards::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FigureCards::showSegments(const ShownComparison& comparison)
{
    if (comparison.step == Step::KeyFacts)
        m_segments = {Outcome::Key, Outcome::NonKey};
    else
        m_segments = {Outcome::Supporting, Outcome::Nonsupporting, Outcome::Boundary};
    if (comparison.count(std::nullopt) > 0)
        m_segments.append(std::nullopt);
    QList<Segment> segments;
    for (const auto& outcome : std::as_const(m_segments))
        segments.append({outcomeBadge(outcome), comparison.count(outcome),
            outcomeWord(outcome, comparison.step)});
    m_bar->setSegments(segments);
}

ComparisonPage::ComparisonPage(QWidget* parent)
    : QWidget(parent)
    , m_cards(new FigureCards(this))
    , m_table(named(new ComparisonTable(this), "compareRows"))
{
    inColumn(this, {m_cards, {m_table, 1}}, 0);
    setFocusProxy(m_table);

    connect(m_cards, &FigureCards::tableRequested, this, &ComparisonPage::tableRequested);
    connect(m_cards, &FigureCards::dataRequested, m_table, [this] {
        m_table->selectWhere([](const ShownItem& item) {
            return item.first.answer.value && item.second.answer.value;
        });
        m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(
        m_cards, &FigureCards::outcomeRequested, m_table, [this](std::optional<Outcome> outcome) {
            m_table->selectWhere(
                [outcome](const ShownItem& item) { return item.outcome == outcome; });
            m_table->setFocus(Qt::OtherFocusReason);
        });
}

void ComparisonPage::setLow(bool isLow)
{
    m_cards->setLow(isLow);
}

void ComparisonPage::setState(const CompareState& state)
{
    m_table->setAccessibleName(state.sample.step == Step::KeyFacts
                                   ? tr("Facts with both answers")
                                   : tr("Paragraphs with both answers"));
    m_cards->setComparison(state.comparison, !state.showsBlindPass);
    m_table->setComparison(state.comparison);
    if (m_table->currentRow() < 0)
        m_table->selectFirst();
}

} // namespace tandem

#include "views/compare/comparisonpage.moc"
