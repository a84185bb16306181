#include "views/metrics/matchpane.h"

#include "models/metrics/scorer.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/elidedlabel.h"
#include "ui/paintedline.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/metrics/matchedtextview.h"
#include "views/metrics/matchfigures.h"
#include "views/metrics/metricsviewwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QSplitter>
#include <QString>
#include <QStringList>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kBasisDecimals = 4;
constexpr int kBasisDigits = 2;
constexpr qsizetype kBasisWords = 8;       ///< those of JSD that are named
constexpr qsizetype kBasisWordLength = 24; ///< letters of one of them

const QString kBasisBetween = QStringLiteral(" · ");

QString basisNumber(double value)
{
    const bool isTiny = value > 0.0 && value < 0.5e-4;
    return isTiny ? results::significantText(value, kBasisDigits)
                  : results::numberText(value, kBasisDecimals);
}

QString basisCount(qint64 count)
{
    return results::countText(count);
}

QString orderText(const metrics::BleuBasis::Order& order, int words)
{
    const QString text =
        MetricsViewWords::tr("%1-grams %2 of %3", "number of words, matches, all")
            .arg(QLocale().toString(words), basisCount(order.matches), basisCount(order.total));
    return order.isReplaced
               ? MetricsViewWords::tr("%1 (counted as %2)", "matches of n-grams, a precision")
                     .arg(text, basisNumber(order.precision))
               : MetricsViewWords::tr("%1 (%2)", "matches of n-grams, their share")
                     .arg(text, basisNumber(order.precision));
}

QString textOf(const metrics::BleuBasis& basis)
{
    QStringList parts;
    for (qsizetype order = 0; order < basis.orders.size(); ++order)
        parts += orderText(basis.orders.at(order), int(order) + 1);
    parts += MetricsViewWords::tr("geometric mean %1 × brevity penalty %2 (words %3, reference %4) "
                                  "= %5")
                 .arg(basisNumber(basis.geometricMean), basisNumber(basis.brevityPenalty),
                     basisCount(basis.candidateWords), basisCount(basis.referenceWords),
                     basisNumber(basis.value()));
    return parts.join(kBasisBetween);
}

QString textOf(const metrics::MeteorBasis& basis)
{
    if (basis.matches == 0)
        return MetricsViewWords::tr(
            "none of the candidate's %1 words matches one of the reference's %2")
            .arg(basisCount(basis.candidateWords), basisCount(basis.referenceWords));
    return QStringList{MetricsViewWords::tr("precision %1 (%2 of %3)")
                           .arg(basisNumber(basis.precision), basisCount(basis.matches),
                               basisCount(basis.candidateWords)),
        MetricsViewWords::tr("recall %1 (%2 of %3)")
            .arg(basisNumber(basis.recall), basisCount(basis.matches),
                basisCount(basis.referenceWords)),
        MetricsViewWords::tr("chunks %1, penalty %2", "runs of matches")
            .arg(basisCount(basis.chunks), basisNumber(basis.penalty)),
        MetricsViewWords::tr("weighted mean %1 × (1 − %2) = %3", "the latter a penalty")
            .arg(basisNumber(basis.mean), basisNumber(basis.penalty), basisNumber(basis.value()))}
        .join(kBasisBetween);
}

QString wordText(const metrics::JsdBasis::Word& word)
{
    const auto percent = [](double share) {
        return MetricsViewWords::tr("%1 %", "a share").arg(results::numberText(100.0 * share, 1));
    };
    // Within marks of its own, so that a word of another script moves nothing.
    const QString name =
        QChar(0x2068) + results::beginning(word.word, kBasisWordLength) + QChar(0x2069);
    return MetricsViewWords::tr("“%1” %2 and %3 (%4)",
        "a word, its share of the reference and of the candidate, its part of the value")
        .arg(name, percent(word.referenceShare), percent(word.candidateShare),
            basisNumber(word.part));
}

QString textOf(const metrics::JsdBasis& basis)
{
    QStringList parts{
        MetricsViewWords::tr("reference: %1 words, %2 distinct", "numbers of words")
            .arg(basisCount(basis.referenceWords), basisCount(basis.referenceDifferent)),
        MetricsViewWords::tr("candidate: %1 words, %2 distinct", "numbers of words")
            .arg(basisCount(basis.candidateWords), basisCount(basis.candidateDifferent)),
        MetricsViewWords::tr("%1 distinct words in both").arg(basisCount(basis.shared)),
        MetricsViewWords::tr(
            "divergence from the mean distribution: (reference %1 + candidate %2) / 2 = %3")
            .arg(basisNumber(basis.referenceDivergence), basisNumber(basis.candidateDivergence),
                basisNumber(basis.value()))};
    QStringList words;
    for (const metrics::JsdBasis::Word& word :
        basis.words.first(std::min(kBasisWords, basis.words.size()))) {
        if (word.part > 0.0)
            words += wordText(word);
    }
    if (!words.isEmpty())
        parts += MetricsViewWords::tr("largest contributions (reference and candidate): %1")
                     .arg(words.join(QStringLiteral(", ")));
    return parts.join(kBasisBetween);
}

QString textOf(std::monostate)
{
    return {};
}

} // namespace

/// What a measure's value stands on, in words and figures that multiply out to it, for the window's
/// language; empty where nothing is known of it.
QString basisText(const metrics::MeasureBasis& basis)
{
    return std::visit([](const auto& of) { return textOf(of); }, basis);
}

/// What the lines under matched words mean, each drawn before its name.
class MatchLegend final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatchLegend)

public:
    explicit MatchLegend(QWidget* parent = nullptr);

    /// Stems and synonyms are told of where the measure knows them.
    void setKinds(bool stems, bool synonyms);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList names() const;

    bool m_stems = false;
    bool m_synonyms = false;
};

namespace {

constexpr int kSample = 22;
constexpr int kGap = 6;
constexpr int kBetween = 14;

void paintSample(QPainter* painter, const QRect& area, int kind, const ThemeColors& colors)
{
    const QColor color = kind == 0   ? colors.linkBoth
                         : kind == 1 ? colors.linkContent
                                     : colors.linkStyle;
    const int y = area.center().y() + 2;
    if (kind < 2) {
        QPen pen(color, 2);
        if (kind == 1)
            pen.setDashPattern({2, 1.5});
        painter->setPen(pen);
        painter->drawLine(area.left(), y, area.right(), y);
        return;
    }
    QPainterPath wave(QPointF(area.left(), y));
    for (int x = area.left(), up = 1; x < area.right(); x += 4, up = -up)
        wave.quadTo(x + 2, y + 3 * up, x + 4, y);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.5));
    painter->drawPath(wave);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

MatchLegend::MatchLegend(QWidget* parent)
    : QWidget(parent)
{
    setSpoken(this, [] { return Spoken{.role = QAccessible::StaticText}; });
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    inEveryLanguage(this, [this] { setKinds(m_stems, m_synonyms); });
    inEveryLook(this, [this] { setKinds(m_stems, m_synonyms); });
}

void MatchLegend::setKinds(bool stems, bool synonyms)
{
    m_stems = stems;
    m_synonyms = synonyms;
    setAccessibleName(names().join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QStringList MatchLegend::names() const
{
    QStringList names{tr("same word"), QString(), QString()};
    if (m_stems)
        names[1] = tr("same stem");
    if (m_synonyms)
        names[2] = tr("synonym");
    return names;
}

QSize MatchLegend::sizeHint() const
{
    const QFontMetrics metrics(themeFont(FontRole::Small));
    int width = 0;
    const QStringList all = names();
    for (const QString& name : all) {
        if (!name.isEmpty())
            width += kSample + kGap + metrics.horizontalAdvance(name) + kBetween;
    }
    return {width, metrics.height() + 4};
}

void MatchLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ThemeColors& colors = themeColors(this);
    painter.setFont(themeFont(FontRole::Small));
    const QFontMetrics metrics(painter.font());
    int x = kBetween;
    const QStringList all = names();
    for (int kind = 0; kind < int(all.size()); ++kind) {
        if (all.at(kind).isEmpty())
            continue;
        const QRect sample(x, 0, kSample, height());
        paintSample(&painter, QStyle::visualRect(layoutDirection(), rect(), sample), kind, colors);
        const QRect words(x + kSample + kGap, 0, metrics.horizontalAdvance(all.at(kind)), height());
        painter.setPen(colors.secondary);
        paintLine(&painter, QStyle::visualRect(layoutDirection(), rect(), words), all.at(kind),
            layoutDirection());
        x = words.right() + 1 + kBetween;
    }
}

namespace {

/// Longer texts are looked at up to here, in UTF-16 units: an alignment takes as long as both texts
/// times each other.
constexpr qsizetype kMostUnits = 100'000;
constexpr qsizetype kMostMatches = 5000;

bool isLong(const metrics::TextPair& pair)
{
    return pair.reference.size() > kMostUnits || pair.candidate.size() > kMostUnits;
}

QString beginningOf(const QString& text)
{
    const bool cutsPair = text.size() > kMostUnits && text.at(kMostUnits).isLowSurrogate();
    return text.left(kMostUnits - (cutsPair ? 1 : 0));
}

} // namespace

MatchPane::MatchPane(QWidget* parent)
    : QWidget(parent)
    , m_synonyms(std::make_shared<const SynonymSource>())
    , m_table(std::make_shared<const MetricsTable>())
    , m_reference(
          named(new MatchedTextView(MatchedTextView::Side::Reference, this), "scoresReference"))
    , m_candidate(
          named(new MatchedTextView(MatchedTextView::Side::Candidate, this), "scoresCandidate"))
{
    m_header = new PaneHeader(this);
    m_legend = new MatchLegend(m_header);
    m_header->addControl(m_legend);
    m_figures = named(newNote(this, LabelStyle::Secondary), "scoresFigures");
    m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_figures->setContentsMargins(14, 8, 14, 8);
    QSplitter* splitter = keptPanes("scoresTexts", Qt::Horizontal,
        {buildText(m_reference, &m_referenceTitle), buildText(m_candidate, &m_candidateTitle)}, {});
    inColumn(this, {m_header, m_figures, new Divider(Qt::Horizontal, this), {splitter, 1}}, 0);
    setMinimumHeight(170);
    connectViews();
    inEveryLanguage(this, [this] {
        m_reference->setAccessibleName(tr("Reference"));
        m_candidate->setAccessibleName(tr("Candidate"));
        showFigures();
    });
}

QWidget* MatchPane::buildText(MatchedTextView* view, ElidedLabel** title)
{
    auto* side = new QWidget(this);
    *title = new ElidedLabel(side);
    setTextStyle(*title, LabelStyle::SmallStrong);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(2, 8, 6, 0);
    layout->setSpacing(0);
    auto* top = new QHBoxLayout; // above the words, not above the edge of their view
    top->setContentsMargins(12, 0, 0, 0);
    top->addWidget(*title);
    layout->addLayout(top);
    layout->addWidget(view, 1);
    side->setMinimumWidth(160);
    return side;
}

void MatchPane::connectViews()
{
    for (MatchedTextView* view : {m_reference, m_candidate}) {
        connect(view, &MatchedTextView::matchHovered, this,
            [this](int match) { light(match >= 0 ? match : m_lit, false); });
        MatchedTextView* other = view == m_reference ? m_candidate : m_reference;
        connect(view, &MatchedTextView::matchChosen, this, [this, other](int match) {
            light(match, true);
            other->reveal(match);
        });
    }
}

void MatchPane::setSynonyms(const std::shared_ptr<const SynonymSource>& synonyms)
{
    m_synonyms = synonyms;
}

const metrics::ScoreColumn* MatchPane::column() const
{
    return m_column >= 0 && m_column < m_table->pairs.columns.size()
               ? &m_table->pairs.columns.at(m_column)
               : nullptr;
}

void MatchPane::show(const SharedMetricsTable& table, int pair, qsizetype column)
{
    const auto textsOf = [](const SharedMetricsTable& of, int at) {
        return at >= 0 && at < of->pairs.pairs.size() ? of->pairs.pairs.at(at)
                                                      : metrics::TextPair();
    };
    const metrics::TextPair shown = textsOf(m_table, m_pair);
    const metrics::TextPair wanted = textsOf(table, pair);
    const bool same = pair >= 0 && m_pair >= 0 && shown == wanted;
    const metrics::ScoreColumn* before = this->column();
    const QString keyBefore = before ? before->key : QString();
    m_table = table;
    m_pair = pair;
    m_column = column;
    if (!same) {
        m_reference->setText(wanted.reference);
        m_candidate->setText(wanted.candidate);
    }
    const metrics::ScoreColumn* now = this->column();
    if (!same || keyBefore != (now ? now->key : QString()))
        search();
    else
        showFigures();
}

void MatchPane::search()
{
    m_search.cancel();
    const metrics::ScoreColumn* of = column();
    const bool marks = of && of->measure && m_pair >= 0;
    m_legend->setVisible(marks);
    if (marks) {
        m_legend->setKinds(of->measure->stems != metrics::Stems::None, of->measure->needsSynonyms);
        m_search.compute(
            [measure = of->measure, pair = m_table->pairs.pairs.at(m_pair), synonyms = m_synonyms](
                const CancelFlag& cancel) -> Expected<FoundMatches> {
                SynonymSource::Loaded loaded;
                if (measure->needsSynonyms && synonyms->isAvailable())
                    loaded = synonyms->load().value_or(nullptr); // the column says why it has none
                return FoundMatches{
                    metrics::textMatches(measure, beginningOf(pair.reference),
                        beginningOf(pair.candidate), loaded.get(), kMostMatches, cancel.get()),
                    metrics::Scorer(loaded.get(), cancel.get())
                        .basis(measure, pair.reference, pair.candidate)};
            },
            [this](const FoundMatches& found) { takeMatches(found); });
    }
    takeMatches({});
}

void MatchPane::takeMatches(const FoundMatches& found)
{
    m_matches = found.matches;
    m_basis = found.basis;
    m_lit = -1;
    m_reference->setMatches(m_matches);
    m_candidate->setMatches(m_matches);
    showFigures();
}

void MatchPane::showFigures()
{
    const bool any = m_pair >= 0 && m_pair < m_table->pairs.pairs.size();
    const metrics::TextPair pair = any ? m_table->pairs.pairs.at(m_pair) : metrics::TextPair();
    m_header->setTitle(pair.id);
    m_header->setRemark(pair.system);
    const auto title = [&](const QString& name, const QString& text) {
        return any ? tr("%1 · %Ln character(s)", "name of a text", int(text.size())).arg(name)
                   : name;
    };
    m_referenceTitle->setText(title(tr("Reference"), pair.reference));
    m_candidateTitle->setText(title(tr("Candidate"), pair.candidate));
    const metrics::ScoreColumn* of = column();
    if (!any || !of) {
        m_figures->setText(any ? tr("Choose a measure to see what it matched.")
                               : tr("Choose a pair to see its texts."));
        return;
    }
    const metrics::Score score = of->scores.value(m_pair);
    QString text = QStringLiteral("%1 %2").arg(
        of->name, scoreText(score, m_table->summaries.value(m_column).isWhole));
    if (!of->measure) {
        const QString why = score.isDefined() ? of->basis : scoreRemark(score);
        text += QStringLiteral(" · ") +
                (why.isEmpty() ? tr("imported; how it was computed is unknown") : why);
    } else if (m_search.isBusy()) {
        text += QStringLiteral(" · ") + tr("looking for matches…");
    } else {
        const bool whole = !isLong(pair) && m_matches.size() < kMostMatches;
        text += QStringLiteral(" · ") + matchFigures(of->measure, score, m_matches, whole);
        if (const QString basis = basisText(m_basis); score.isDefined() && !basis.isEmpty())
            text += QStringLiteral(" · ") + basis;
        const QString wordless = wordlessRemark(of->measure, pair);
        if (!wordless.isEmpty())
            text += QStringLiteral(" · ") + wordless;
        if (isLong(pair))
            text += QStringLiteral(" · ") +
                    tr("only the first %Ln character(s) of each text are marked", nullptr,
                        int(kMostUnits));
    }
    m_figures->setText(readingIn(layoutDirection(), text));
}

void MatchPane::light(int match, bool chosen)
{
    if (chosen)
        m_lit = match;
    m_reference->setLit(match);
    m_candidate->setLit(match);
}

void MatchPane::stepMatch(int step)
{
    const int count = int(m_matches.size());
    if (count == 0)
        return;
    const int from = m_lit < 0 ? (step > 0 ? -1 : 0) : m_lit;
    light((from + step + count) % count, true);
    m_reference->reveal(m_lit);
    m_candidate->reveal(m_lit);
}

void MatchPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        showFigures();
    QWidget::changeEvent(event);
}

} // namespace tandem

#include "views/metrics/matchpane.moc"
