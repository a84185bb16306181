#pragma once

#include "storage/project/timelineimport.h"
#include "ui/askfile.h"
#include "views/timelines/foundlog.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace tandem {

class ColumnsField;

/// What is to be known of a log that is imported: its name, its kind or columns, where titles are,
/// and whom of it to take.
class TimelineImportForm final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineImportForm)

public:
    explicit TimelineImportForm(AskFile files, QWidget* parent = nullptr);

    /// Suggests a name by the source, unless another one was typed.
    void setSource(const QString& path);
    /// Offers the columns that are there, and asks for them where the log is not known.
    void setFound(const FoundLog& found);
    TimelineImportOrder order() const;
    /// What is wrong or missing, translated; empty where nothing is.
    QString problem() const;

signals:
    void changed();

private:
    QWidget* buildSample();
    void chooseDetails();
    void showColumns();
    bool namesColumns() const;

    AskFile m_ask;
    QString m_path;
    QString m_suggested; ///< as the log's name
    QLineEdit* m_name;
    QComboBox* m_kind;
    ColumnsField* m_columns;
    QLineEdit* m_details;
    QSpinBox* m_fewest = nullptr;
    QSpinBox* m_most = nullptr;
    QSpinBox* m_users = nullptr;
    QSpinBox* m_seed = nullptr;
};

/// The filter of logs, for the platform's dialog.
QString timelineLogFilter();

} // namespace tandem
