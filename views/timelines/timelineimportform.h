#pragma once

#include "storage/changes/latest.h"
#include "storage/project/timelineimport.h"
#include "ui/askfile.h"
#include "views/session/fileimportdialog.h"
#include "views/timelines/foundlog.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace tandem {

class ColumnsField;

/// What is to be known of a log that is imported: what was found in it, its name, its kind or
/// columns, where titles are, and whom of it to take.
class TimelineImportForm final : public ImportForm
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineImportForm)

public:
    explicit TimelineImportForm(AskFile files, QWidget* parent = nullptr);

    /// Suggests a name by the source, unless another one was typed, and looks into it.
    void setPath(const QString& path) override;
    QString problem() const override;
    ImportFormat filledIn() override;
    /// What would be imported.
    TimelineImportOrder order() const;

signals:
    /// What was chosen is no log but of this format, about summaries of users.
    void otherFound(const tandem::ImportFormat& format, const QString& path);

private:
    QWidget* buildSample();
    void chooseDetails();
    void showFound(const FoundLog& found);
    void setFound(const FoundLog& found);
    void showColumns();
    bool namesColumns() const;

    AskFile m_ask;
    QString m_path;
    QString m_suggested; ///< as the log's name
    QLabel* m_found;
    QLineEdit* m_name;
    QComboBox* m_kind;
    ColumnsField* m_columns;
    QLineEdit* m_details;
    QSpinBox* m_fewest = nullptr;
    QSpinBox* m_most = nullptr;
    QSpinBox* m_users = nullptr;
    QDoubleSpinBox* m_seed = nullptr;
    Latest<FoundLog> m_looking; ///< last, so that it ends before what it tells
};

} // namespace tandem
