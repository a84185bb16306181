#pragma once

#include <QSortFilterProxyModel>

namespace tandem {

/// The rows of a ComparisonModel in the article's order, or with the disagreements first.
class ComparisonOrder final : public QSortFilterProxyModel
{
    Q_OBJECT
    Q_DISABLE_COPY(ComparisonOrder)

public:
    explicit ComparisonOrder(QObject* parent = nullptr);

    /// On: inconsistent, then supporting, then nonsupporting rows, each group in the article's
    /// order. Rows move, they are not inserted or removed, so that the current one stays current.
    void setDisagreementsFirst(bool first);
    bool disagreementsFirst() const { return m_disagreementsFirst; }

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    bool m_disagreementsFirst = true;
};

} // namespace tandem
