#include "views/discussion/utterancemodel.h"

#include "ui/discussionroles.h"
#include "views/discussion/turns.h"

#include <QCoreApplication>
#include <QMimeData>

#include <algorithm>
#include <memory>

namespace tandem {

namespace {

QString dragType()
{
    return QStringLiteral("application/x-tandem-utterance-row");
}

} // namespace

UtteranceModel::UtteranceModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void UtteranceModel::setUtterances(const QList<kgds::UtteranceRecord>& utterances)
{
    const qsizetype shorter = std::min(m_utterances.size(), utterances.size());
    qsizetype first = 0;
    while (first < shorter && m_utterances.at(first) == utterances.at(first))
        ++first;
    qsizetype tail = 0;
    while (tail < shorter - first && m_utterances.at(m_utterances.size() - 1 - tail) ==
                                         utterances.at(utterances.size() - 1 - tail))
        ++tail;
    const qsizetype before = m_utterances.size() - first - tail;
    const qsizetype after = utterances.size() - first - tail;
    const qsizetype common = std::min(before, after);

    const QStringList speakers = speakersOf(utterances);
    const bool sidesChange = speakers != m_speakers;
    m_speakers = speakers;
    for (qsizetype i = first; i < first + common; ++i)
        m_utterances[i] = utterances.at(i);
    if (after > before) {
        beginInsertRows({}, int(first + common), int(first + after - 1));
        m_utterances = utterances;
        endInsertRows();
    } else if (before > after) {
        beginRemoveRows({}, int(first + common), int(first + before - 1));
        m_utterances = utterances;
        endRemoveRows();
    }
    if (sidesChange)
        touch(0, m_utterances.size());
    else
        touch(first, common);
}

void UtteranceModel::touch(qsizetype first, qsizetype count)
{
    if (count > 0)
        emit dataChanged(index(int(first)), index(int(first + count - 1)));
}

void UtteranceModel::setEditable(bool editable)
{
    m_editable = editable;
}

int UtteranceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_utterances.size());
}

QVariant UtteranceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const kgds::UtteranceRecord& utterance = m_utterances.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return utterance.text;
    case Qt::AccessibleTextRole:
        return discussion::accessibleText(index);
    case discussion::Participant:
        return utterance.participant;
    case discussion::Side:
        return int(m_speakers.indexOf(utterance.participant) % 2);
    case discussion::You:
        return false;
    default:
        return {};
    }
}

Qt::ItemFlags UtteranceModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return m_editable ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return m_editable ? flags | Qt::ItemIsEditable | Qt::ItemIsDragEnabled : flags;
}

Qt::DropActions UtteranceModel::supportedDropActions() const
{
    return Qt::MoveAction;
}

QStringList UtteranceModel::mimeTypes() const
{
    return {dragType()};
}

QMimeData* UtteranceModel::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setData(dragType(), dragOrigin() + QByteArray::number(indexes.first().row()));
    return data.release();
}

int UtteranceModel::draggedRow(const QMimeData* data) const
{
    const QByteArray dragged = data ? data->data(dragType()) : QByteArray();
    if (!dragged.startsWith(dragOrigin()))
        return -1;
    bool isNumber = false;
    const int row = dragged.sliced(dragOrigin().size()).toInt(&isNumber);
    return isNumber && row >= 0 && row < rowCount() ? row : -1;
}

/// A row of another list, or of another process, means nothing here.
QByteArray UtteranceModel::dragOrigin() const
{
    return QByteArray::number(QCoreApplication::applicationPid()) + '/' +
           QByteArray::number(quintptr(this)) + '/';
}

} // namespace tandem
