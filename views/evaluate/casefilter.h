#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace tandem {

/// Keeps the cases that have every word of the filter in name, prompt or systems.
class CaseFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
    Q_DISABLE_COPY(CaseFilter)

public:
    explicit CaseFilter(QObject* parent = nullptr);

    void setWords(const QString& words);
    bool isFiltering() const { return !m_words.isEmpty(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words; ///< folded
};

} // namespace tandem
