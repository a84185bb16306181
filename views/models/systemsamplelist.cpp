#include "views/models/systemsamplelist.h"

#include "models/kgds/errorshares.h"
#include "models/kgds/systemmetric.h"
#include "models/results/report.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/narrowcombobox.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "views/models/systemsamplewords.h"

#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QSignalBlocker>

namespace tandem {

namespace {

constexpr int kFocusLetters = 14;

/// As the table has it, in percent.
QString shortScore(const std::optional<double>& score)
{
    results::Column column;
    column.percent(2);
    return score ? results::spelled(
                       kgds::publishedPercent(*score) / 100.0, column, results::Outlet::Window)
                 : results::dash();
}

QStringList remarksOf(const SystemSampleRow& row)
{
    QStringList remarks;
    if (!row.isJudged)
        remarks.append(SystemSampleWords::tr("not judged"));
    if (row.score.uncovered > 0)
        remarks.append(
            SystemSampleWords::tr("%n opinion(s) not covered", nullptr, row.score.uncovered));
    if (row.score.unknownParagraphs > 0)
        remarks.append(SystemSampleWords::tr(
            "%n nonexistent paragraph(s)", nullptr, row.score.unknownParagraphs));
    if (row.verifiersDiffer)
        remarks.append(SystemSampleWords::tr("judges disagree"));
    if (row.peopleDiffer)
        remarks.append(SystemSampleWords::tr("reviewers disagree"));
    return remarks;
}

Card sampleCard(const SystemSampleRow& row)
{
    Card card;
    card.number = results::countText(row.position);
    card.title = row.title;
    card.trailing = shortScore(row.score.overall);
    card.line = remarksOf(row).join(QStringLiteral(" · "));
    if (row.overallBeside)
        card.lineTrailing = SystemSampleWords::tr("compared: %1", "judgment on the other system")
                                .arg(shortScore(row.overallBeside));
    if (row.isDone)
        card.signs.append({Sign::Check, &ThemeColors::yes});
    else if (row.isDrawn)
        card.signs.append({Sign::Ring, &ThemeColors::accent});
    return card;
}

RowSpec<SystemSampleRow> sampleSpec()
{
    RowSpec<SystemSampleRow> spec;
    spec.key = [](const SystemSampleRow& row) { return RowKey(row.sample); };
    spec.card = sampleCard;
    spec.accessible = [](const SystemSampleRow& row) {
        QStringList parts{
            SystemSampleWords::tr("Sample %1: %2").arg(results::countText(row.position), row.title),
            SystemSampleWords::tr("score %1").arg(shortScore(row.score.overall))};
        parts += remarksOf(row);
        if (row.isDone)
            parts.append(SystemSampleWords::tr("you have finished the review"));
        else if (row.isDrawn)
            parts.append(SystemSampleWords::tr("drawn for audit"));
        return parts.join(QStringLiteral(". "));
    };
    return spec;
}

} // namespace

QString scoreText(const kgds::SampleScore& score, kgds::Pattern pattern)
{
    using kgds::TableMetric;
    QStringList parts;
    for (const TableMetric metric :
        {TableMetric::Overall, TableMetric::F1, TableMetric::OpinionRecall}) {
        if (const std::optional<double> value = kgds::valueOf(score, metric))
            parts.append(SystemSampleWords::tr("%1 %2", "metric, value")
                             .arg(kgds::tableMetricName(pattern, metric), shortScore(value)));
    }
    return parts.join(QStringLiteral(" · "));
}

SystemSampleList::SystemSampleList(QWidget* parent)
    : QWidget(parent)
    , m_rows(new RowsOf<SystemSampleRow>(sampleSpec(), this))
    , m_header(new PaneHeader(this))
    , m_choice(named(new NarrowComboBox(kFocusLetters, this), "sampleFocus"))
    , m_list(named(new CardsView(m_rows, this), "systemSamples"))
{
    auto* choice = new QWidget(this);
    inRow(choice, {{m_choice, 1}}, 0, {12, 8, 12, 8});
    inColumn(this, {m_header, choice, {m_list, 1}}, 0);
    setMinimumWidth(150);
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        setFocusOn(allFocuses().value(index));
        emit focusOnChanged();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_following && current().isValid())
            emit sampleChosen(current());
    });
    connect(m_list, &QAbstractItemView::clicked, this, [this] { emit sampleActivated(); });
    connect(m_list, &QAbstractItemView::activated, this, [this] { emit sampleActivated(); });
    inEveryLanguage(this, [this] { retranslate(); });
}

void SystemSampleList::setRows(
    const QList<SystemSampleRow>& rows, kgds::Pattern pattern, bool keepsCurrent)
{
    const QScopedValueRollback following(m_following, true);
    m_pattern = pattern;
    m_kept = keepsCurrent ? current() : SampleId();
    m_rows->setRows(rows);
    retranslate();
}

bool SystemSampleList::setCurrent(SampleId sample)
{
    const QScopedValueRollback following(m_following, true);
    return m_list->choose(RowKey(sample));
}

SampleId SystemSampleList::current() const
{
    const SystemSampleRow* row = m_rows->rowAt(m_list->currentRow());
    return row ? row->sample : SampleId();
}

const SystemSampleRow* SystemSampleList::row(SampleId sample) const
{
    return m_rows->find(RowKey(sample));
}

SampleId SystemSampleList::neighbour(int by) const
{
    const SystemSampleRow* row = m_rows->rowAt(m_list->currentRow() + by);
    return row ? row->sample : SampleId();
}

SampleId SystemSampleList::first() const
{
    const SystemSampleRow* row = m_rows->rowAt(0);
    return row ? row->sample : SampleId();
}

QList<SystemSampleRow> SystemSampleList::behindCurrent() const
{
    QList<SystemSampleRow> rows;
    const int count = m_rows->rowCount();
    const int current = m_list->currentRow();
    for (int i = 1; i <= count; ++i) {
        const int row = (current + i) % count;
        if (row != current)
            rows.append(*m_rows->rowAt(row));
    }
    return rows;
}

bool SystemSampleList::isShown(SampleId sample) const
{
    return m_rows->rowOf(RowKey(sample)) >= 0;
}

void SystemSampleList::setFocusOn(const SampleFocus& focus)
{
    m_focus = focus;
    m_kept = {};
    const QSignalBlocker quiet(m_choice);
    m_choice->setCurrentIndex(int(allFocuses().indexOf(focus)));
    filter();
}

void SystemSampleList::openFocusChoice()
{
    m_choice->setFocus(Qt::ShortcutFocusReason);
    m_choice->showPopup();
}

void SystemSampleList::filter()
{
    const QScopedValueRollback following(m_following, true);
    if (m_focus.what == SampleFocus::On::Everything)
        m_rows->setFilter({});
    else
        m_rows->setFilter([this](const SystemSampleRow& row) {
            return isInFocus(row, m_focus) || row.sample == m_kept;
        });
    retranslate();
}

void SystemSampleList::retranslate()
{
    m_header->setTitle(tr("Samples"));
    const QString all = results::countText(m_rows->rows().size());
    m_header->setRemark(
        m_rows->isFiltered()
            ? tr("%1 of %2", "shown samples").arg(results::countText(m_rows->rowCount()), all)
            : all);
    m_choice->setAccessibleName(tr("Filter"));
    m_list->setAccessibleName(tr("Samples"));
    m_list->setEmptyText(tr("No samples match the filter."));
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    for (const SampleFocus& focus : allFocuses())
        m_choice->addItem(focusName(focus));
    m_choice->setCurrentIndex(int(allFocuses().indexOf(m_focus)));
    m_rows->refresh();
}

} // namespace tandem
