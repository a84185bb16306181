#pragma once

#include "models/ids.h"
#include "storage/repositories/studyraterrepository.h"

#include <QDialog>

class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace tandem {

class MessageBar;
class ProjectSession;

/// Says who rates: people of the project, who rate in their windows, and others by name; then hands
/// the items out to them.
class AddRatersDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Show it with open(). `there` are the study's raters.
    AddRatersDialog(ProjectSession& session, StudyId study, const QList<StudyRater>& there,
        QWidget* parent = nullptr);

    void accept() override;

signals:
    /// So many raters were added and given items.
    void ratersAdded(int raters);

private:
    void build(const QList<StudyRater>& there);
    QList<NewRater> chosen() const;

    ProjectSession& m_session;
    StudyId m_study;
    MessageBar* m_messages;
    QListWidget* m_people;
    QPlainTextEdit* m_names;
    QSpinBox* m_count;
    QPushButton* m_add = nullptr;
};

} // namespace tandem
