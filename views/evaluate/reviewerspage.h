#pragma once

#include "models/expert/reviewreport.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
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

public:
    ReviewersPage(ProjectSession& session, ResultOutput& output, QWidget* parent = nullptr);

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
    /// Adds a section to a widget's layout.
    static Section makeSection(const char* name, QVBoxLayout* layout,
        const std::function<QString()>& title, const std::function<QString()>& remark);
    void addCommands();
    /// What the person here may know of; none where nobody is.
    Latest<expert::ReviewerAgreement>::Reading work() const;
    void showResult();
    void showScores();
    /// Shows a table, and says below it why it has dashes.
    static void show(const Section& section, const results::Section& figures);
    expert::PersonName nameOf() const;
    QList<results::Section> shownSections() const;

    ProjectSession& m_session;
    ResultOutput& m_output;
    expert::ReviewerAgreement m_result;
    QComboBox* m_mode;
    QLabel* m_state = nullptr;
    QAction* m_copy = nullptr;
    QAction* m_save = nullptr;
    QStackedWidget* m_content = nullptr;
    EmptyState* m_empty = nullptr;
    Section m_withModel;
    Section m_pairs;
    Section m_scores;
    bool m_ready = false;
    WatchedLatest<expert::ReviewerAgreement>
        m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
