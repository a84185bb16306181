#pragma once

#include "ui/rows/rowdelegate.h"

#include <functional>
#include <optional>

namespace tandem {

/// What a cell is painted as in the place of its words, which tool tips, screen readers and copies
/// have in full.
struct CellBrief
{
    bool isImported = false; ///< begins with the icon of imports
    QString text = {};
};

/// Paints some cells of the matrix by a brief.
class MatrixDelegate final : public RowDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(MatrixDelegate)

public:
    using BriefOf = std::function<std::optional<CellBrief>(const QModelIndex&)>;

    MatrixDelegate(BriefOf briefOf, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    BriefOf m_briefOf;
};

} // namespace tandem
