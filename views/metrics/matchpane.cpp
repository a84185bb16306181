#include "views/metrics/matchpane.h"

#include "ui/divider.h"
#include "ui/elidedlabel.h"
#include "ui/paintedline.h"
#include "ui/paneheader.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/metrics/matchedtextview.h"
#include "views/metrics/matchfigures.h"
#include "views/metrics/matchlegend.h"
#include "views/metrics/matchsearch.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>

namespace tandem {

namespace {

bool isLong(const metrics::TextPair& pair)
{
    return pair.reference.size() > MatchSearch::kMostUnits ||
           pair.candidate.size() > MatchSearch::kMostUnits;
}

} // namespace

MatchPane::MatchPane(QWidget* parent)
    : QWidget(parent)
    , m_synonyms(std::make_shared<const SynonymSource>())
    , m_table(std::make_shared<const MetricsTable>())
    , m_search(new MatchSearch(this))
    , m_reference(new MatchedTextView(MatchedTextView::Side::Reference, this))
    , m_candidate(new MatchedTextView(MatchedTextView::Side::Candidate, this))
{
    m_reference->setObjectName(QStringLiteral("scoresReference"));
    m_candidate->setObjectName(QStringLiteral("scoresCandidate"));
    m_header = new PaneHeader(this);
    m_legend = new MatchLegend(m_header);
    m_header->addControl(m_legend);
    m_figures = new QLabel(this);
    m_figures->setObjectName(QStringLiteral("scoresFigures"));
    m_figures->setWordWrap(true);
    m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_figures->setContentsMargins(14, 8, 14, 8);
    setLabelStyle(m_figures, LabelStyle::Secondary);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(buildText(m_reference, &m_referenceTitle));
    m_splitter->addWidget(buildText(m_candidate, &m_candidateTitle));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_figures);
    layout->addWidget(new Divider(Qt::Horizontal, this));
    layout->addWidget(m_splitter, 1);
    setMinimumHeight(170);
    connectViews();
    retranslate();
}

MatchPane::~MatchPane() = default;

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
    connect(m_search, &MatchSearch::found, this, &MatchPane::takeMatches);
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

void MatchPane::retranslate()
{
    m_reference->setAccessibleName(tr("Reference"));
    m_candidate->setAccessibleName(tr("Candidate"));
    showFigures();
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
    m_search->cancel();
    m_searching = false;
    const metrics::ScoreColumn* of = column();
    const bool marks = of && of->measure && m_pair >= 0;
    m_legend->setVisible(marks);
    takeMatches({});
    if (!marks)
        return;
    m_legend->setKinds(of->measure->stems != metrics::Stems::None, of->measure->needsSynonyms);
    const metrics::TextPair& pair = m_table->pairs.pairs.at(m_pair);
    m_searching = true;
    m_search->find(of->measure, pair.reference, pair.candidate, m_synonyms);
    showFigures();
}

void MatchPane::takeMatches(const QList<metrics::TextMatch>& matches)
{
    m_searching = false;
    m_matches = matches;
    m_lit = -1;
    m_reference->setMatches(matches);
    m_candidate->setMatches(matches);
    showFigures();
}

void MatchPane::showFigures()
{
    const bool any = m_pair >= 0 && m_pair < m_table->pairs.pairs.size();
    const metrics::TextPair pair = any ? m_table->pairs.pairs.at(m_pair) : metrics::TextPair();
    m_header->setTitle(pair.id);
    m_header->setRemark(pair.system);
    const QLocale locale;
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
        const QString why = scoreRemark(score);
        text +=
            QStringLiteral(" · ") +
            (why.isEmpty() ? tr("brought in, so that nothing is known of what it stands on") : why);
    } else if (m_searching) {
        text += QStringLiteral(" · ") + tr("looking for matches…");
    } else {
        const bool whole = !isLong(pair) && m_matches.size() < MatchSearch::kMostMatches;
        text += QStringLiteral(" · ") + matchFigures(of->measure, score, m_matches, whole);
        const QString wordless = wordlessRemark(of->measure, pair);
        if (!wordless.isEmpty())
            text += QStringLiteral(" · ") + wordless;
        if (isLong(pair))
            text += QStringLiteral(" · ") + tr("marked in the first %Ln character(s) of each text",
                                                nullptr, int(MatchSearch::kMostUnits));
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

QList<QWidget*> MatchPane::textViews() const
{
    return {m_reference, m_candidate};
}

QByteArray MatchPane::saveLayout() const
{
    return m_splitter->saveState();
}

void MatchPane::restoreLayout(const QByteArray& layout)
{
    m_splitter->restoreState(layout);
}

void MatchPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::LayoutDirectionChange)
        showFigures();
    QWidget::changeEvent(event);
}

} // namespace tandem
