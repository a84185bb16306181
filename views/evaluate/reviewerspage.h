#pragma once

#include "models/error.h"
#include "models/expert/reviewreport.h"
#include "storage/changes/latest.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace tandem {

class EmptyState;
class ProjectSession;
class ResultOutput;
class SectionView;

/// Agreement of reviewers with the model and with each other, and what scores become under their
/// verdicts. Shows only what the person here may know of finished reviews.
class ReviewersPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ReviewersPage)

public:
    ReviewersPage(ProjectSession& session, ResultOutput& output, QWidget* parent = nullptr);

    QList<QAction*> pageActions() const { return {m_copy, m_save}; }
    void setWatched(bool watched);

signals:
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A heading, what the figures mean, and the table of them.
    struct Section
    {
        QLabel* title = nullptr;
        QLabel* remark = nullptr;
        SectionView* table = nullptr;
        QLabel* why = nullptr; ///< why figures of the table are undefined
    };

    void build();
    QWidget* buildTools();
    Section makeSection(const char* name, QVBoxLayout* layout, QWidget* parent);
    void buildActions();
    void retranslate();
    /// What the person here may know of; none where nobody is.
    Latest<expert::ReviewerAgreement>::Reading work() const;
    void showResult();
    void showScores();
    /// Shows a table, and says below it why it has dashes.
    static void show(const Section& section, const results::Section& figures);
    expert::PersonName nameOf() const;
    QList<results::Section> shownSections() const;

    ProjectSession& m_session;
    Latest<expert::ReviewerAgreement>* m_reading;
    ResultOutput& m_output;
    expert::ReviewerAgreement m_result;
    QComboBox* m_mode = nullptr;
    QLabel* m_modeLabel = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_copyButton = nullptr;
    QPushButton* m_saveButton = nullptr;
    QAction* m_copy;
    QAction* m_save;
    QStackedWidget* m_content = nullptr;
    EmptyState* m_empty = nullptr;
    Section m_withModel;
    Section m_pairs;
    Section m_scores;
    bool m_ready = false;
};

} // namespace tandem
