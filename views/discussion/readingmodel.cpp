#include "views/discussion/readingmodel.h"

#include "ui/textrowroles.h"

namespace tandem {

ReadingModel::ReadingModel(QList<ParagraphRow> paragraphs, QObject* parent)
    : QAbstractListModel(parent)
    , m_paragraphs(std::move(paragraphs))
{
}

int ReadingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_paragraphs.size());
}

QVariant ReadingModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ParagraphRow& paragraph = m_paragraphs.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return paragraph.text;
    case Qt::AccessibleTextRole:
        return textrow::accessibleText(index);
    case textrow::Number:
        return paragraph.number;
    case textrow::Answerable:
        return false;
    default:
        return {};
    }
}

} // namespace tandem
