#include "views/metrics/matchpane.h"

#include "models/metrics/scorer.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/elidedlabel.h"
#include "ui/narrowcombobox.h"
#include "ui/paintedline.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/metrics/matchedtextview.h"
#include "views/metrics/matchfigures.h"
#include "views/metrics/matchlegend.h"
#include "views/metrics/metricsviewwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QString>
#include <QStringList>
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

namespace {

/// Longer texts are looked at up to here, in UTF-16 units: an alignment takes as long as both texts
/// times each other.
constexpr qsizetype kMostUnits = 100'000;
constexpr qsizetype kMostMatches = 5000;
constexpr int kReferenceLetters = 14;

bool isLong(const metrics::TextPair& pair)
{
    return pair.reference.size() > kMostUnits || pair.candidate.size() > kMostUnits;
}

/// Whether several references make one value that no single one of them has.
bool countTogether(metrics::Measure measure)
{
    return measure->several == metrics::SeveralReferences::Clipped;
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
    connect(m_references, &QComboBox::activated, this, [this](int reference) {
        m_chosenReference = reference;
        m_reference->setText(shownPair().reference);
        search();
    });
    inEveryLanguage(this, [this] {
        m_reference->setAccessibleName(tr("Reference"));
        m_references->setAccessibleName(tr("Which reference"));
        m_candidate->setAccessibleName(tr("Candidate"));
        offerReferences();
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
    if (view == m_reference) {
        m_references = named(new NarrowComboBox(kReferenceLetters, side), "scoresReferences");
        top->addWidget(m_references);
    }
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

const metrics::TextPair& MatchPane::pair() const
{
    static const metrics::TextPair none;
    return m_pair >= 0 && m_pair < m_table->pairs.pairs.size() ? m_table->pairs.pairs.at(m_pair)
                                                               : none;
}

int MatchPane::shownReference() const
{
    const metrics::ScoreColumn* of = column();
    const int best = of ? of->scores.value(m_pair).reference : -1;
    return std::clamp(
        m_chosenReference >= 0 ? m_chosenReference : best, 0, int(pair().references()) - 1);
}

/// The pair with the reference that is shown alone.
metrics::TextPair MatchPane::shownPair() const
{
    metrics::TextPair shown = pair();
    shown.reference = pair().referenceAt(shownReference());
    shown.otherReferences.clear();
    return shown;
}

/// Offers the references of the pair, with the one that is shown as the current one.
void MatchPane::offerReferences()
{
    const qsizetype count = pair().references();
    const int best = column() ? column()->scores.value(m_pair).reference : -1;
    QStringList names;
    for (qsizetype at = 0; at < count; ++at) {
        const QString name = at == best ? tr("%1 of %2, best", "a reference, all references")
                                        : tr("%1 of %2", "a reference, all references");
        names += name.arg(QLocale().toString(at + 1), QLocale().toString(count));
    }
    m_references->setVisible(count > 1);
    m_references->offer(names, shownReference(), {});
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
    const metrics::TextPair before = this->pair();
    const bool hadPair = m_pair >= 0;
    const int referenceBefore = shownReference();
    const auto keyOf = [](const metrics::ScoreColumn* of) { return of ? of->key : QString(); };
    const QString keyBefore = keyOf(this->column());
    m_table = table;
    m_pair = pair;
    m_column = column;
    const bool same = pair >= 0 && hadPair && before == this->pair();
    const bool sameColumn = same && keyBefore == keyOf(this->column());
    if (!sameColumn)
        m_chosenReference = -1;
    const bool sameReference = same && referenceBefore == shownReference();
    if (!same)
        m_candidate->setText(this->pair().candidate);
    if (!sameReference)
        m_reference->setText(shownPair().reference);
    offerReferences();
    if (!sameReference || !sameColumn)
        search();
    else
        showFigures();
}

void MatchPane::search()
{
    m_search.cancel();
    const metrics::ScoreColumn* of = column();
    const bool marks = of && of->measure && !of->measure->batch && m_pair >= 0;
    m_legend->setVisible(marks);
    if (marks) {
        m_legend->setKinds(of->measure->stems != metrics::Stems::None, of->measure->needsSynonyms);
        m_search.compute(
            [measure = of->measure, pair = pair(), shown = shownPair(), synonyms = m_synonyms](
                const CancelFlag& cancel) -> Expected<FoundMatches> {
                SynonymSource::Loaded loaded;
                if (measure->needsSynonyms && synonyms->isAvailable())
                    loaded = synonyms->load().value_or(nullptr); // the column says why it has none
                metrics::Scorer scorer(loaded.get(), cancel.get());
                const bool several = pair.references() > 1;
                return FoundMatches{
                    metrics::textMatches(measure, beginningOf(shown.reference),
                        beginningOf(shown.candidate), loaded.get(), kMostMatches, cancel.get()),
                    several && countTogether(measure)
                        ? scorer.basis(measure, pair)
                        : scorer.basis(measure, shown.reference, shown.candidate),
                    several ? scorer.score(measure, shown.reference, shown.candidate)
                            : metrics::Score()};
            },
            [this](const FoundMatches& found) { takeMatches(found); });
    }
    takeMatches({});
}

void MatchPane::takeMatches(const FoundMatches& found)
{
    m_matches = found.matches;
    m_basis = found.basis;
    m_alone = found.alone;
    m_lit = -1;
    m_reference->setMatches(m_matches);
    m_candidate->setMatches(m_matches);
    showFigures();
}

void MatchPane::showFigures()
{
    const bool any = m_pair >= 0 && m_pair < m_table->pairs.pairs.size();
    const metrics::TextPair shown = shownPair();
    m_header->setTitle(shown.id);
    m_header->setRemark(shown.system);
    const auto title = [&](const QString& name, const QString& text) {
        return any ? tr("%1 · %Ln character(s)", "name of a text", int(text.size())).arg(name)
                   : name;
    };
    m_referenceTitle->setText(title(tr("Reference"), shown.reference));
    m_candidateTitle->setText(title(tr("Candidate"), shown.candidate));
    const metrics::ScoreColumn* of = column();
    if (!any || !of) {
        m_figures->setText(any ? tr("Choose a measure to see what it matched.")
                               : tr("Choose a pair to see its texts."));
        return;
    }
    QStringList parts = figuresOf(*of);
    parts.removeAll(QString());
    m_figures->setText(readingIn(layoutDirection(), parts.join(QStringLiteral(" · "))));
}

/// What is said of the value of a column, in parts, of which some may be empty.
QStringList MatchPane::figuresOf(const metrics::ScoreColumn& of) const
{
    const metrics::Score score = of.scores.value(m_pair);
    QStringList parts{QStringLiteral("%1 %2").arg(
        of.name, scoreText(score, m_table->summaries.value(m_column).isWhole))};
    if (!of.measure || of.measure->batch) {
        const QString why =
            !score.isDefined() ? scoreRemark(score)
            : of.madeBy.isEmpty()
                ? of.basis
                : (metrics::madeByNotes({of}) + of.about).join(QStringLiteral(" · "));
        return parts << (why.isEmpty() ? tr("imported; how it was computed is unknown") : why);
    }
    if (m_search.isBusy())
        return parts << tr("looking for matches…");
    const metrics::TextPair shown = shownPair();
    const bool isOfShown = pair().references() == 1 || score.reference == shownReference();
    const QString basis = score.isDefined() ? basisText(m_basis) : QString();
    parts << severalReferencesRemark(of.measure, score, pair().references());
    if (!isOfShown && score.isDefined()) {
        if (countTogether(of.measure))
            parts << basis;
        parts << tr("with reference %1 alone: %2", "its number, a score")
                     .arg(QLocale().toString(shownReference() + 1), scoreText(m_alone));
    }
    const bool whole = !isLong(shown) && m_matches.size() < kMostMatches;
    parts << matchFigures(
        of.measure, isOfShown || !score.isDefined() ? score : m_alone, m_matches, whole);
    if (isOfShown || !countTogether(of.measure))
        parts << basis;
    parts << wordlessRemark(of.measure, shown);
    if (isLong(shown))
        parts << tr(
            "only the first %Ln character(s) of each text are marked", nullptr, int(kMostUnits));
    return parts;
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
