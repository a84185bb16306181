#pragma once

#include "models/expert/textcase.h"

#include <QDialog>
#include <QList>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace tandem {

class MessageBar;
class ProjectSession;

/// Takes a case that is typed or pasted: prompt, expected text, and outputs of systems.
class TypeCaseDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Show it with open().
    explicit TypeCaseDialog(ProjectSession& session, QWidget* parent = nullptr);

    void accept() override;
    void reject() override;

signals:
    /// The case is on disk.
    void caseAdded();

private:
    struct Output
    {
        QWidget* box = nullptr;
        QLineEdit* system = nullptr;
        QPlainTextEdit* text = nullptr;
        QLabel* problem = nullptr;
    };

    void build();
    QWidget* buildButtons();
    QPlainTextEdit* makeEditor(const char* name, const QString& title, int lines);
    void addOutput();
    void removeOutput(const QWidget* box);
    expert::TextCase entered() const;
    /// Says beside each field what is wrong with it; whether nothing is.
    bool validate();
    void save(bool another);
    void clearForAnother();

    ProjectSession& m_session;
    MessageBar* m_messages;
    QLineEdit* m_name = nullptr;
    QPlainTextEdit* m_prompt = nullptr;
    QPlainTextEdit* m_expected = nullptr;
    QLabel* m_problem = nullptr;
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_fields = nullptr;
    QVBoxLayout* m_outputBoxes = nullptr;
    QList<Output> m_outputs;
    QPushButton* m_addOutput = nullptr;
    QPushButton* m_another = nullptr;
    QPushButton* m_save = nullptr;
    bool m_tried = false;        ///< problems are told from the first attempt on
    expert::TextCase m_warnedOf; ///< what closing has asked about
};

} // namespace tandem
