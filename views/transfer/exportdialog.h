#pragma once

#include "models/error.h"
#include "storage/changes/latest.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"
#include "views/transfer/exportformat.h"

#include <optional>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;

namespace tandem {

class ProjectSession;

/// Writes the project, or what is known about it, to a file, and says before what of it is
/// incomplete.
class ExportDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExportDialog)

public:
    /// `settings` remembers where each kind went last. Show it with open().
    ExportDialog(
        ProjectSession& session, QSettings& settings, AskFile files, QWidget* parent = nullptr);

    void setFormat(ExportFormat format);
    ExportFormat format() const;

    void accept() override;

signals:
    /// A file was written; `sentence` says what is in it.
    void exported(const QString& path, const QString& sentence);

private:
    QWidget* buildChoices();
    QWidget* buildTarget();
    void showFormat();
    void showIncomplete();
    void chooseTarget();
    QString targetPath() const;
    void exportTo(const QString& path);
    void showState();
    void exportEnded(const Expected<QString>& result, ExportFormat format, const QString& path);

    ProjectSession& m_session;
    QSettings& m_settings;
    AskFile m_ask;
    QString m_written; ///< path of the file that was written last
    QButtonGroup* m_choices;
    QLabel* m_description = nullptr;
    QLabel* m_incomplete = nullptr;
    QLineEdit* m_path = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_remark = nullptr;
    QPushButton* m_export = nullptr;
    std::optional<BenchmarkFigures> m_counted;
    Latest<BenchmarkFigures> m_figures;
};

} // namespace tandem
