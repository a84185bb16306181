#include "views/transfer/inputlistmodel.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

QString kindName(InputKind kind)
{
    switch (kind) {
    case InputKind::Kgds:
        return InputListModel::tr("KGDS benchmark, with its labels");
    case InputKind::ArticleJson:
        return InputListModel::tr("articles (JSON)");
    case InputKind::ArticleJsonl:
        return InputListModel::tr("articles (JSON Lines)");
    case InputKind::TextArticle:
        return InputListModel::tr("one article (text)");
    case InputKind::Folder:
        return InputListModel::tr("folder of articles");
    case InputKind::TandemProject:
        return InputListModel::tr("a project");
    }
    return {};
}

bool isUsableInput(const RecognisedInput& input)
{
    return input.kind && *input.kind != InputKind::TandemProject;
}

QString remarkOn(const RecognisedInput& input)
{
    if (!input.kind)
        return input.kind.error().sentence();
    if (*input.kind == InputKind::TandemProject) {
        return InputListModel::tr("%1: This is a project already. Open it instead of importing it.")
            .arg(QDir::toNativeSeparators(input.path));
    }
    return {};
}

} // namespace

InputListModel::InputListModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void InputListModel::add(const QList<RecognisedInput>& inputs)
{
    for (const RecognisedInput& input : inputs) {
        if (contains(input.path))
            continue;
        const int row = int(m_inputs.size());
        beginInsertRows({}, row, row);
        m_inputs.append(input);
        endInsertRows();
    }
}

void InputListModel::removeInput(int row)
{
    if (row < 0 || row >= m_inputs.size())
        return;
    beginRemoveRows({}, row, row);
    m_inputs.removeAt(row);
    endRemoveRows();
}

QStringList InputListModel::paths() const
{
    QStringList paths;
    for (const RecognisedInput& input : m_inputs)
        paths.append(input.path);
    return paths;
}

bool InputListModel::contains(const QString& path) const
{
    return std::any_of(m_inputs.begin(), m_inputs.end(),
        [&](const RecognisedInput& input) { return input.path == path; });
}

bool InputListModel::isReady() const
{
    return !m_inputs.isEmpty() && std::all_of(m_inputs.begin(), m_inputs.end(), isUsableInput);
}

QString InputListModel::firstRemark() const
{
    const auto found = std::find_if_not(m_inputs.begin(), m_inputs.end(), isUsableInput);
    return found == m_inputs.end() ? QString() : remarkOn(*found);
}

int InputListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_inputs.size());
}

int InputListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant InputListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecognisedInput& input = m_inputs.at(index.row());
    const QString kind = input.kind ? kindName(*input.kind) : tr("not usable");
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == File ? QFileInfo(input.path).fileName() : kind;
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(QFileInfo(input.path).fileName(), kind);
    case Usable:
        return isUsableInput(input);
    case Remark:
        return remarkOn(input);
    default:
        return {};
    }
}

QVariant InputListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == File ? tr("File") : tr("Recognised as");
}

} // namespace tandem
