#pragma once

#include "models/error.h"
#include "models/llm/prompttemplate.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace tandem {

/// The two parts of a prompt, with the gaps that it must have and what is wrong with it.
class PromptTextEdit final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(PromptTextEdit)

public:
    explicit PromptTextEdit(QWidget* parent = nullptr);

    /// Shows a prompt; `placeholders` are those that it must have.
    void showPrompt(const llm::PromptTemplate& prompt, const QStringList& placeholders);
    /// As it is typed now.
    llm::PromptTemplate prompt() const;
    bool isEdited() const;
    /// What is wrong with it, if anything.
    Expected<void> check() const;
    void setReadOnly(bool readOnly);

signals:
    void edited();

private:
    QPlainTextEdit* makePart(const char* name, const QString& title);
    void showPlaceholders();
    void insert(const QString& placeholder);
    void follow();

    llm::PromptTemplate m_shown;
    QStringList m_placeholders;
    QPointer<QPlainTextEdit> m_last; ///< where the cursor was last
    QPlainTextEdit* m_system;
    QPlainTextEdit* m_user;
    QWidget* m_gaps;
    QLabel* m_problem;
};

} // namespace tandem
