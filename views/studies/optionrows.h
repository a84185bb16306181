#pragma once

#include "models/studies/design.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace tandem {

/// The answers that a choice offers, a line each: what raters read, the value in files, the key,
/// and the side that it stands for. Alt with the arrows moves a line.
class OptionRows final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OptionRows)

public:
    explicit OptionRows(QWidget* parent = nullptr);

    QList<studies::Option> options() const;
    void setOptions(const QList<studies::Option>& options);

signals:
    /// By the user.
    void edited();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Line
    {
        QLineEdit* label = nullptr;
        QLineEdit* value = nullptr;
        QLineEdit* key = nullptr;
        QComboBox* side = nullptr;
        QToolButton* remove = nullptr;
    };

    void addHead();
    void addLine();
    void showLine(int row, const studies::Option& option);
    void removeLine(int row);
    void moveLine(int row, int by);
    void tell();

    QGridLayout* m_grid;
    QPushButton* m_add;
    QList<Line> m_lines;
    int m_shown = 0; ///< lines that are in use; the others are hidden
    bool m_isFilling = false;
};

} // namespace tandem
