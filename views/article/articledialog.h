#pragma once

#include "storage/changes/change.h"
#include "storage/repositories/articleedits.h"

#include <QDialog>
#include <QList>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

class ArticleField;
class MessageBar;
class ProjectSession;

/// The article of one sample, to be edited while nothing hangs on it; to be read after that, with
/// the reason. What is saved is one step that can be undone.
class ArticleDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ArticleDialog)

public:
    /// Show it with open().
    ArticleDialog(ProjectSession& session, SampleId sample, QWidget* parent = nullptr);

    void reject() override;

private:
    void build();
    QWidget* buildCommands();
    void read();
    void showState();
    void save();
    /// In whose name: nobody's where the project has no lead.
    PersonId editor() const;
    ArticleBody typed() const;
    bool isChanged() const { return m_mayEdit && typed() != m_shown; }

    ProjectSession& m_session;
    SampleId m_sample;
    int m_position = 0;
    ArticleBody m_before; ///< as it was read
    ArticleBody m_shown;  ///< the same as the fields give it
    MessageBar* m_messages;
    QLineEdit* m_title;
    ArticleField* m_text;
    QLabel* m_state;
    QPushButton* m_save;
    QList<QAction*> m_commands;
    bool m_mayEdit = false;
    bool m_warned = false; ///< that closing drops what is not saved
};

} // namespace tandem
