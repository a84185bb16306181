#include "views/runs/promptversionmodel.h"

#include <QLocale>

namespace tandem {

PromptVersionModel::PromptVersionModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int PromptVersionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_versions.size());
}

QVariant PromptVersionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) ||
        role != Qt::DisplayRole)
        return {};
    const StoredPrompt& shown = m_versions.at(index.row());
    const QString number = QLocale().toString(shown.prompt.version);
    const QString title = index.row() == m_current ? tr("Version %1, used by new runs").arg(number)
                                                   : tr("Version %1").arg(number);
    const QString origin =
        shown.builtIn ? tr("as it comes with Tandem")
                      : tr("%1, %2", "who wrote it, when")
                            .arg(m_names.value(shown.by, tr("somebody")),
                                QLocale().toString(shown.at.toLocalTime(), QLocale::ShortFormat));
    return QString(title + QLatin1Char('\n') + origin);
}

void PromptVersionModel::setVersions(QList<StoredPrompt> versions, const StoredPrompt& current,
    const QHash<PersonId, QString>& names)
{
    const auto isCurrent = [&](const StoredPrompt& version) { return version.id == current.id; };
    if (!current.id.isValid() || std::none_of(versions.begin(), versions.end(), isCurrent))
        versions.prepend(current);
    const auto place = std::find_if(versions.begin(), versions.end(), isCurrent);
    beginResetModel();
    m_current = int(std::distance(versions.begin(), place));
    m_versions = std::move(versions);
    m_names = names;
    endResetModel();
}

const StoredPrompt* PromptVersionModel::version(int row) const
{
    return row >= 0 && row < m_versions.size() ? &m_versions.at(row) : nullptr;
}

} // namespace tandem
