#pragma once

#include <QListView>

namespace tandem {

/// Cards in a list that is as high as its rows, up to a number of them. Letters are commands in it,
/// never a search.
class RowList final : public QListView
{
    Q_OBJECT
    Q_DISABLE_COPY(RowList)

public:
    /// 0: as high as there is room.
    explicit RowList(int mostRows, QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void keyboardSearch(const QString& search) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void fit();

    int m_mostRows;
};

} // namespace tandem
