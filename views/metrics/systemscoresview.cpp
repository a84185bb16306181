#include "views/metrics/systemscoresview.h"

#include "ui/resulttablemodel.h"
#include "ui/resulttableview.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

constexpr int kSystemScoresViewDecimals = 4;
constexpr int kSystemScoresViewNameLetters = 24;
constexpr int kLeadColumns = 2; ///< name and number of pairs

QString number(double value)
{
    return QLocale().toString(value, 'f', kSystemScoresViewDecimals);
}

QString exact(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'g', 17) : QString();
}

QString rangeText(const Figure& figure)
{
    // In words, as a dash between negative numbers is one of several strokes.
    return figure.interval ? SystemScoresView::tr("%1 to %2", "ends of an interval")
                                 .arg(number(figure.interval->low), number(figure.interval->high))
                           : QString();
}

} // namespace

SystemScoresView::SystemScoresView(QWidget* parent)
    : QWidget(parent)
    , m_table(std::make_shared<const MetricsTable>())
    , m_model(new ResultTableModel(1, this))
    , m_view(new ResultTableView(this))
{
    m_view->setObjectName(QStringLiteral("scoresSystems"));
    m_view->setModel(m_model);
    m_view->setColumnLetters({0, 9, 30});
    QHeaderView* header = m_view->horizontalHeader();
    // With many measures there is no room left to give to the names.
    connect(m_model, &QAbstractItemModel::modelReset, header, [this, header] {
        header->setSectionResizeMode(0, QHeaderView::Interactive);
        header->resizeSection(0, kSystemScoresViewNameLetters * fontMetrics().averageCharWidth());
    });
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(-1, Qt::DescendingOrder);
    connect(
        header, &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
            m_sortedBy = column;
            m_order = order;
            showRows();
        });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
}

void SystemScoresView::setTable(const SharedMetricsTable& table)
{
    m_table = table;
    showRows();
}

void SystemScoresView::setSorting(int column, Qt::SortOrder order)
{
    m_view->horizontalHeader()->setSortIndicator(column, order);
}

qsizetype SystemScoresView::systems() const
{
    return m_table->bySystem.isEmpty() ? 0 : m_table->bySystem.first().size();
}

const metrics::SystemScore& SystemScoresView::at(qsizetype column, qsizetype system) const
{
    return m_table->bySystem.at(column).at(system);
}

qint64 SystemScoresView::pairsOf(qsizetype system) const
{
    const metrics::SystemScore& score = at(0, system);
    return score.mean.n + score.undefined;
}

QList<qsizetype> SystemScoresView::sorted() const
{
    QList<qsizetype> order(systems());
    std::iota(order.begin(), order.end(), 0);
    const bool down = m_order == Qt::DescendingOrder;
    if (m_sortedBy == 0) {
        std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
            const int compared = at(0, a).system.localeAwareCompare(at(0, b).system);
            return down ? compared > 0 : compared < 0;
        });
    } else if (m_sortedBy == 1) {
        std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
            return down ? pairsOf(a) > pairsOf(b) : pairsOf(a) < pairsOf(b);
        });
    } else if (m_sortedBy > 1 && m_sortedBy < m_table->bySystem.size() + kLeadColumns) {
        std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
            const auto& first = at(m_sortedBy - kLeadColumns, a).mean.value;
            const auto& second = at(m_sortedBy - kLeadColumns, b).mean.value;
            if (!first || !second)
                return first.has_value() && !second.has_value();
            return down ? *first > *second : *first < *second;
        });
    }
    return order;
}

void SystemScoresView::showRows()
{
    QStringList header{tr("System"), tr("n (pairs)")};
    for (const metrics::ScoreColumn& column : m_table->pairs.columns)
        header += tr("%1 [95 %]", "name of a measure; intervals follow its means").arg(column.name);
    const QString nameless = m_table->systems.isEmpty() ? tr("All pairs") : tr("(no system)");
    QList<ResultRow> rows;
    const QList<qsizetype> order = sorted();
    for (const qsizetype system : order) {
        const QString name = at(0, system).system;
        ResultRow row{{name.isEmpty() ? nameless : name, name},
            {QLocale().toString(pairsOf(system)),
                tr("Pairs of the system; a mean is over those that have a value")}};
        for (qsizetype column = 0; column < m_table->bySystem.size(); ++column) {
            const metrics::SystemScore& score = at(column, system);
            const Figure& mean = score.mean;
            ResultCell cell;
            if (mean.value) {
                cell.text =
                    mean.interval
                        ? QStringLiteral("%1  [%2]").arg(number(*mean.value), rangeText(mean))
                        : number(*mean.value);
                cell.toolTip =
                    tr("Mean of %Ln pair(s), with its 95 % interval", nullptr, int(mean.n));
            } else {
                cell.text = QStringLiteral("–");
                cell.toolTip = mean.undefinedBecause;
            }
            if (score.undefined > 0)
                cell.toolTip += QLatin1Char('\n') +
                                tr("%Ln pair(s) without a value", nullptr, int(score.undefined));
            if (score.outside > 0)
                cell.toolTip +=
                    QLatin1Char('\n') +
                    tr("%Ln of them outside this measure, which cannot see one of the texts",
                        nullptr, int(score.outside));
            row += cell;
        }
        rows += row;
    }
    m_model->setRows(header, rows);
}

Table SystemScoresView::shownTable() const
{
    return m_model->table(
        tr("Means over pairs with 95 % intervals (of measures with bounds on the logit scale): %1")
            .arg(m_table->pairs.source));
}

Table SystemScoresView::dataTable() const
{
    Table table;
    table.header = {QStringLiteral("system")};
    for (const metrics::ScoreColumn& column : m_table->pairs.columns) {
        for (const char* part : {"mean", "low", "high", "n", "undefined"})
            table.header += column.key + QLatin1Char('_') + QLatin1String(part);
    }
    const QList<qsizetype> order = sorted();
    for (const qsizetype system : order) {
        QStringList row{at(0, system).system};
        for (qsizetype column = 0; column < m_table->bySystem.size(); ++column) {
            const metrics::SystemScore& score = at(column, system);
            const auto& interval = score.mean.interval;
            row << exact(score.mean.value)
                << exact(interval ? std::optional(interval->low) : std::nullopt)
                << exact(interval ? std::optional(interval->high) : std::nullopt)
                << QString::number(score.mean.n) << QString::number(score.undefined);
        }
        table.rows += row;
    }
    return table;
}

void SystemScoresView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showRows();
    QWidget::changeEvent(event);
}

} // namespace tandem
