#include "views/search/searchmodel.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

QString headline(SearchKind kind, int count)
{
    switch (headlineOf(kind)) {
    case SearchKind::Title:
        return SearchModel::tr("%n title(s)", nullptr, count);
    case SearchKind::Paragraph:
        return SearchModel::tr("%n paragraph(s)", nullptr, count);
    case SearchKind::Utterance:
        return SearchModel::tr("%n utterance(s)", nullptr, count);
    case SearchKind::Opinion:
        return SearchModel::tr("%n opinion(s)", nullptr, count);
    case SearchKind::Fact:
        return SearchModel::tr("%n fact(s)", nullptr, count);
    case SearchKind::Case:
        return SearchModel::tr("%n case(s)", nullptr, count);
    case SearchKind::Output:
        return SearchModel::tr("%n output(s)", nullptr, count);
    case SearchKind::Aspect:
        return SearchModel::tr("Aspects of %n evaluation(s)", nullptr, count);
    case SearchKind::Rationale:
        return SearchModel::tr("Rationales of %n evaluation(s)", nullptr, count);
    default:
        return {};
    }
}

QString placeInSample(const SearchHit& hit)
{
    const QString number = QLocale().toString(hit.number);
    switch (hit.kind) {
    case SearchKind::Paragraph:
        return SearchModel::tr("paragraph %1").arg(number);
    case SearchKind::Utterance:
        return SearchModel::tr("utterance %1").arg(number);
    case SearchKind::Opinion:
        return hit.number > 0 ? SearchModel::tr("opinion %1").arg(number)
                              : SearchModel::tr("opinion");
    case SearchKind::WrittenOpinion:
    case SearchKind::OpinionEvent:
        return hit.number > 0 ? SearchModel::tr("opinions of utterance %1").arg(number)
                              : SearchModel::tr("opinion");
    case SearchKind::Fact:
    case SearchKind::WorkedFact:
        return hit.number > 0 ? SearchModel::tr("fact of paragraph %1").arg(number)
                              : SearchModel::tr("fact");
    default:
        return {};
    }
}

QString place(const SearchHit& hit)
{
    const QString position = QLocale().toString(hit.samplePosition);
    if (hit.textCase.isValid()) {
        const QString name = hit.sampleTitle.isEmpty()
                                 ? SearchModel::tr("case %1").arg(position)
                                 : SearchModel::tr("case %1: %2").arg(position, hit.sampleTitle);
        return hit.system.isEmpty()
                   ? name
                   : SearchModel::tr("%1, %2", "system, case").arg(hit.system, name);
    }
    if (hit.kind == SearchKind::Title)
        return SearchModel::tr("sample %1").arg(position);
    return SearchModel::tr("%1, sample %2: %3", "place of a text, sample number, its title")
        .arg(placeInSample(hit), position, hit.sampleTitle);
}

} // namespace

SearchModel::SearchModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void SearchModel::setResults(const QList<SearchResult>& results)
{
    beginResetModel();
    m_rows.clear();
    m_results = int(results.size());
    for (auto first = results.begin(); first != results.end();) {
        const SearchKind kind = headlineOf(first->hit.kind);
        const auto last = std::find_if(first, results.end(),
            [kind](const SearchResult& one) { return headlineOf(one.hit.kind) != kind; });
        m_rows.append(headline(kind, int(last - first)));
        for (; first != last; ++first)
            m_rows.append(*first);
    }
    endResetModel();
}

int SearchModel::resultRow(int row, int step) const
{
    while (row >= 0 && row < m_rows.size()) {
        if (std::holds_alternative<SearchResult>(m_rows.at(row)))
            return row;
        row += step;
    }
    return -1;
}

const SearchResult* SearchModel::resultAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? std::get_if<SearchResult>(&m_rows.at(row)) : nullptr;
}

int SearchModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SearchModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(index.row());
    if (const auto* result = std::get_if<SearchResult>(&row))
        return resultData(*result, role);
    if (role == Qt::DisplayRole)
        return std::get<QString>(row);
    return role == IsHeadline ? QVariant(true) : QVariant();
}

QVariant SearchModel::resultData(const SearchResult& result, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return result.snippet.text;
    case Qt::AccessibleTextRole:
        return tr("%1. %2").arg(place(result.hit), result.snippet.text);
    case IsHeadline:
        return false;
    case Place:
        return place(result.hit);
    case Found:
        return QVariant::fromValue(result.snippet);
    case Sample:
        return QVariant::fromValue(result.hit.sample);
    case Paragraph:
        return result.hit.kind == SearchKind::Paragraph ? result.hit.number : 0;
    default:
        return {};
    }
}

Qt::ItemFlags SearchModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool headline = index.data(IsHeadline).toBool();
    return headline ? Qt::ItemFlags(Qt::ItemIsEnabled)
                    : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace tandem
