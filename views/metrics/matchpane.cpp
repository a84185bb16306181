#include "views/metrics/matchpane.h"

#include "models/metrics/scorer.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/elidedlabel.h"
#include "ui/paintedline.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/metrics/basistext.h"
#include "views/metrics/matchedtextview.h"
#include "views/metrics/matchfigures.h"
#include "views/metrics/matchlegend.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

namespace tandem {

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
