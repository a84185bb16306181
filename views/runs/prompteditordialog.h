#pragma once

#include "models/error.h"
#include "storage/project/project.h"
#include "storage/repositories/promptrepository.h"

#include <QDialog>
#include <QString>

#include <functional>

class QComboBox;
class QPushButton;

namespace tandem {

class CardsView;
class MessageBar;
struct PromptVersion;
template <typename Row>
class RowsOf;
class ProjectSession;
class PromptTextEdit;

/// The project's prompts with all their versions. Leads edit them; everybody else reads.
class PromptEditorDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY(PromptEditorDialog)

public:
    /// `folder` holds the built-in prompts. Show it with open().
    explicit PromptEditorDialog(ProjectSession& session, QWidget* parent = nullptr,
        const QString& folder = QStringLiteral(":/tandem/prompts"));

    /// Warns once where something is not saved.
    void reject() override;

private:
    void build();
    QWidget* buildHistory();
    void connectAll();
    QString key() const;
    int currentRow() const;
    /// Stays at `shown` where that is an older version than the one that new runs use.
    void reload(const PromptVersion* shown = nullptr);
    void choosePrompt(int index);
    void chooseVersion(int row);
    void showVersion(int row);
    void showRow();
    void save();
    void backToBuiltIn();
    void write(const std::function<Expected<StoredPrompt>(PromptRepository&)>& change,
        const QString& said);
    void showError(const Error& error);
    void showWhoMayEdit();
    void showButtons();

    ProjectSession& m_session;
    QString m_folder;
    RowsOf<PromptVersion>* m_versions;
    int m_shownPrompt = 0; ///< index in m_prompt
    int m_shownRow = 0;    ///< row in m_versions
    bool m_warned = false;
    bool m_saving = false;
    MessageBar* m_messages;
    QComboBox* m_prompt;
    CardsView* m_history = nullptr;
    QPushButton* m_back = nullptr;
    PromptTextEdit* m_text;
    QPushButton* m_save = nullptr;
};

} // namespace tandem
