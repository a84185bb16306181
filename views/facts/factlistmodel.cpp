#include "views/facts/factlistmodel.h"

#include "views/facts/factwords.h"

#include <QSet>

#include <algorithm>

namespace tandem {

bool FactListModel::Row::operator==(const Row& other) const
{
    return name() == other.name() && paragraph.number == other.paragraph.number &&
           paragraph.text == other.paragraph.text && fact == other.fact;
}

FactListModel::FactListModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

QList<FactListModel::Row> FactListModel::rowsOf(const FactSheet& sheet) const
{
    QList<Row> rows;
    for (const ParagraphRow& paragraph : sheet.paragraphs(m_supporting)) {
        rows.append({RowKind::Paragraph, paragraph.id.value, paragraph, {}});
        const QList<FactRow> facts = sheet.ofParagraph(paragraph.id);
        const bool drafted = paragraph.id == m_draftParagraph;
        for (int i = 0; i <= facts.size(); ++i) {
            if (drafted && i == std::min<int>(m_draftIndex, static_cast<int>(facts.size())))
                rows.append({RowKind::Draft, 0, paragraph, {}});
            if (i < facts.size())
                rows.append({RowKind::Fact, facts.at(i).id.value, paragraph, facts.at(i)});
        }
    }
    return rows;
}

void FactListModel::setSheet(const FactSheet& sheet, bool supporting)
{
    const bool another = sheet.sample.id != m_sample || supporting != m_supporting;
    m_sheet = sheet;
    if (!another) {
        show(rowsOf(sheet));
        return;
    }
    beginResetModel();
    m_sample = sheet.sample.id;
    m_supporting = supporting;
    m_draftParagraph = {};
    m_hints.clear();
    m_rows = rowsOf(sheet);
    endResetModel();
}

void FactListModel::show(const QList<Row>& rows)
{
    QSet<std::pair<int, qint64>> kept;
    for (const Row& row : rows)
        kept.insert(row.name());
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (kept.contains(m_rows.at(i).name()))
            continue;
        beginRemoveRows({}, i, i);
        m_rows.removeAt(i);
        endRemoveRows();
    }
    for (int i = 0; i < rows.size(); ++i) {
        const Row& wanted = rows.at(i);
        const auto from = std::find_if(m_rows.cbegin() + i, m_rows.cend(),
            [&](const Row& row) { return row.name() == wanted.name(); });
        if (from == m_rows.cend()) {
            beginInsertRows({}, i, i);
            m_rows.insert(i, wanted);
            endInsertRows();
            continue;
        }
        const int place = static_cast<int>(from - m_rows.cbegin());
        if (place != i) {
            beginMoveRows({}, place, place, {}, i);
            m_rows.move(place, i);
            endMoveRows();
        }
        if (m_rows.at(i) == wanted)
            continue;
        m_rows[i] = wanted;
        emit dataChanged(index(i), index(i));
    }
}

void FactListModel::setQuestions(const QList<RepetitionQuestion>& questions)
{
    QHash<FactId, RepetitionQuestion> asked;
    for (const RepetitionQuestion& question : questions)
        asked.insert(question.fact, question);
    if (asked == m_questions)
        return;
    const auto before = std::exchange(m_questions, asked);
    for (int i = 0; i < m_rows.size(); ++i) {
        const FactId fact = m_rows.at(i).fact.id;
        if (before.contains(fact) != asked.contains(fact) ||
            before.value(fact) != asked.value(fact))
            emit dataChanged(index(i), index(i));
    }
}

int FactListModel::beginDraft(ParagraphId paragraph, int index)
{
    endDraft();
    m_draftParagraph = paragraph;
    m_draftIndex = index;
    show(rowsOf(m_sheet));
    const auto draft = std::find_if(
        m_rows.cbegin(), m_rows.cend(), [](const Row& row) { return row.kind == RowKind::Draft; });
    if (draft != m_rows.cend())
        return static_cast<int>(draft - m_rows.cbegin());
    m_draftParagraph = {};
    return -1;
}

void FactListModel::endDraft()
{
    if (!m_draftParagraph.isValid())
        return;
    m_draftParagraph = {};
    show(rowsOf(m_sheet));
}

FactListModel::RowKind FactListModel::kindOf(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).kind : RowKind::Paragraph;
}

const FactRow* FactListModel::factAt(int row) const
{
    if (row < 0 || row >= m_rows.size() || m_rows.at(row).kind != RowKind::Fact)
        return nullptr;
    return &m_rows.at(row).fact;
}

ParagraphId FactListModel::paragraphAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).paragraph.id : ParagraphId{};
}

int FactListModel::rowOf(FactId fact) const
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).kind == RowKind::Fact && m_rows.at(i).fact.id == fact)
            return i;
    }
    return -1;
}

int FactListModel::rowOf(ParagraphId paragraph) const
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).kind == RowKind::Paragraph && m_rows.at(i).paragraph.id == paragraph)
            return i;
    }
    return -1;
}

const RepetitionQuestion* FactListModel::questionAbout(FactId fact) const
{
    const auto found = m_questions.constFind(fact);
    return found == m_questions.constEnd() ? nullptr : &*found;
}

QList<FactHint> FactListModel::hintsOf(const FactRow& fact) const
{
    auto known = m_hints.constFind(fact.text);
    if (known == m_hints.constEnd())
        known = m_hints.insert(fact.text, factHints(fact.text));
    return *known;
}

int FactListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags FactListModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (index.isValid() && kindOf(index.row()) != RowKind::Paragraph)
        flags |= Qt::ItemIsEditable;
    return flags;
}

FactMark FactListModel::markOf(const FactRow& fact) const
{
    if (fact.repeats)
        return FactMark::Repeats;
    if (fact.mask && fact.mask->masked)
        return FactMark::Masked;
    if (m_questions.contains(fact.id))
        return FactMark::Question;
    return fact.mask && fact.mask->byPerson ? FactMark::Unmasked : FactMark::None;
}

QString FactListModel::markText(const FactRow& fact) const
{
    const auto number = [this](FactId id) {
        const FactRow* other = m_sheet.find(id);
        return other ? results::countText(other->number) : QString();
    };
    switch (markOf(fact)) {
    case FactMark::Repeats:
        return fact.repeats == fact.id ? tr("repeated")
                                       : tr("repeats %1").arg(number(*fact.repeats));
    case FactMark::Question:
        return tr("repeats %1?").arg(number(m_questions.value(fact.id).earlier));
    case FactMark::Masked:
        return tr("masked");
    case FactMark::Unmasked:
        return tr("not masked");
    case FactMark::None:
        break;
    }
    return {};
}

QString FactListModel::accessibleText(const Row& row) const
{
    if (row.kind == RowKind::Paragraph)
        return tr("Paragraph %1: %2")
            .arg(results::countText(row.paragraph.number), row.paragraph.text);
    if (row.kind == RowKind::Draft)
        return tr("A new fact");
    QStringList parts{tr("Fact %1: %2").arg(results::countText(row.fact.number), row.fact.text)};
    if (const QString mark = markText(row.fact); !mark.isEmpty())
        parts.append(mark);
    for (const FactHint& hint : hintsOf(row.fact))
        parts.append(factHintText(hint.kind));
    return parts.join(QLatin1Char('\n'));
}

QVariant FactListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(index.row());
    const bool isFact = row.kind == RowKind::Fact;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        if (row.kind == RowKind::Draft)
            return QString();
        return isFact ? row.fact.text : row.paragraph.text;
    case Qt::AccessibleTextRole:
        return accessibleText(row);
    case KindRole:
        return int(row.kind);
    case NumberRole:
        if (row.kind == RowKind::Draft)
            return QStringLiteral("+");
        return results::countText(isFact ? row.fact.number : row.paragraph.number);
    case HintSpansRole: {
        QList<Utf16Span> spans;
        if (isFact) {
            for (const FactHint& hint : hintsOf(row.fact))
                spans.append(hint.span);
        }
        return QVariant::fromValue(spans);
    }
    case MarkRole:
        return int(isFact ? markOf(row.fact) : FactMark::None);
    case MarkTextRole:
        return isFact ? markText(row.fact) : QString();
    case DimmedRole:
        return isFact && (row.fact.repeats || (row.fact.mask && row.fact.mask->masked));
    default:
        return {};
    }
}

} // namespace tandem
