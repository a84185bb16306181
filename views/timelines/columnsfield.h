#pragma once

#include "storage/formats/activitylogs/loglayout.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLineEdit;

namespace tandem {

/// Which columns or keys of a log are what: the names that its file has are offered, and others can
/// be typed.
class ColumnsField final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ColumnsField)

public:
    explicit ColumnsField(QWidget* parent = nullptr);

    /// Offers these; what was not typed is guessed by the names that are usual.
    void setNames(const QStringList& names);
    NamedColumns columns() const;
    /// What is missing, translated; empty where nothing is.
    QString problem() const;

signals:
    void changed();

private:
    std::array<QComboBox*, 7> m_columns{}; ///< in the order of the form
    QLineEdit* m_separator;
};

} // namespace tandem
