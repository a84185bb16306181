#pragma once

#include "ui/rows/rowsview.h"
#include "views/overview/samplematrix.h"

#include <functional>

namespace tandem {

/// The table of samples and steps. Its columns are as wide as the words in sight want them, so that
/// nothing is cut and titles have the room that is left; those that say nothing of any sample are
/// hidden.
class MatrixTable final : public RowsView
{
    Q_OBJECT
    Q_DISABLE_COPY(MatrixTable)

public:
    MatrixTable(
        RowsModel* rows, std::function<MatrixTime(SampleId)> timeOf, QWidget* parent = nullptr);

    /// Which columns have something to say of any sample.
    void showColumns(bool domain, bool people, bool time);
    void layOutColumns() override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void widenSoon();
    void widen();

    bool m_isToWiden = false;
};

} // namespace tandem
