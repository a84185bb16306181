#pragma once

#include "models/publishing/datasetfacts.h"
#include "models/publishing/publication.h"
#include "storage/changes/latest.h"
#include "storage/publishing/datasetplan.h"
#include "storage/publishing/datasetwriter.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

#include <QString>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace tandem {

class FieldForm;
class MarkdownView;
class ProjectSession;

/// Publishes the project's dataset as a folder: what the authors say of it, which the project
/// keeps, what a reviewer would miss, and where it goes.
class PublishDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PublishDialog)

public:
    /// Show it with open().
    PublishDialog(ProjectSession& session, AskFile files, BuiltInGuidelines guidelines,
        QWidget* parent = nullptr);

    void accept() override;
    /// Closing with metadata that are not saved asks once.
    void reject() override;

signals:
    /// A folder was written; `sentence` says what is in it.
    void published(const QString& folder, const QString& sentence);

private:
    QWidget* buildMetadata();
    QWidget* buildCheck();
    QWidget* buildTarget();
    const publishing::Publication& edited() const;
    bool mayStore() const;
    void follow();
    void readFacts();
    void showFindings();
    void showState();
    void chooseFolder();
    QString targetFolder() const;
    void save(const std::function<void()>& then);
    void publishTo(const QString& folder, OnExistingFolder onExisting);
    void publishingEnded(const Expected<PublishReport>& result, const QString& folder);

    ProjectSession& m_session;
    AskFile m_files;
    const BuiltInGuidelines m_guidelines;
    publishing::Publication m_saved;
    publishing::Publication m_counted; ///< whose splits the facts have
    std::optional<publishing::DatasetFacts> m_known;
    QString m_written; ///< folder that was written last
    bool m_warned = false;
    QTabWidget* m_pages;
    FieldForm* m_form = nullptr;
    MarkdownView* m_findings = nullptr;
    QLineEdit* m_folder = nullptr;
    QPushButton* m_choose = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_remark = nullptr;
    QPushButton* m_publish = nullptr;
    Latest<DatasetPlan> m_reading;
};

} // namespace tandem
