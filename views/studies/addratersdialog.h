#pragma once

#include "models/ids.h"
#include "storage/repositories/studyraterrepository.h"

#include <QDialog>

class QLabel;
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
    /// So many raters were added, `idle` of whom were given no items: the study has enough.
    void ratersAdded(int raters, int idle);

private:
    void build(const QList<StudyRater>& there);
    QList<NewRater> chosen() const;
    void warnOfLeads();

    ProjectSession& m_session;
    StudyId m_study;
    MessageBar* m_messages;
    QListWidget* m_people;
    QLabel* m_leads = nullptr;
    Qt::CheckState m_pressed = Qt::Unchecked; ///< of what the mouse pressed, before that
    QPlainTextEdit* m_names;
    QSpinBox* m_count;
    QPushButton* m_add = nullptr;
};

} // namespace tandem
