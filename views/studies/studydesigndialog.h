#pragma once

#include "models/studies/item.h"
#include "storage/repositories/studyrepository.h"

#include <QDialog>
#include <QList>
#include <QStringList>

class QPushButton;
class QStackedWidget;
class QTabBar;

namespace tandem {

class HandoutPage;
class MarkdownEditor;
class MessageBar;
class ProjectSession;
class QuestionsPage;
class ShownFieldsPage;
class StudyBasicsPage;

/// A study whose design is to be changed.
struct DesignedStudy
{
    StudyId study;
    QString name;
    StudyVersion version;
    QList<studies::Item> items; ///< some of them, to be seen in the preview
};

/// Everything that a study asks, of whom and how: of a new one, made from a template, or of one
/// that is there. What is wrong is said beside the field that it is about.
class StudyDesignDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyDesignDialog)

public:
    /// Show it with open().
    explicit StudyDesignDialog(ProjectSession& session, QWidget* parent = nullptr);
    StudyDesignDialog(
        ProjectSession& session, const DesignedStudy& study, QWidget* parent = nullptr);

    void accept() override;
    /// Asks first where something was typed.
    void reject() override;

signals:
    /// The study with this name is in the project, so.
    void saved(const QString& name);

protected:
    /// Enter goes on from field to field; the button alone saves.
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum Page { Basics, Instructions, Consent, Fields, Questions, Handout, Pages };

    void build();
    QWidget* buildFoot();
    QWidget* page(int index) const;
    void showDesign(const studies::Design& design);
    studies::Design design() const;
    void chooseTemplate(studies::Kind kind);
    void fillFrom(studies::Kind kind);
    QStringList otherFields(studies::Kind kind) const;
    bool isChanged() const;
    void check();
    void touched();
    void goToProblem();
    void preview();
    void end(const Expected<void>& done);

    ProjectSession& m_session;
    const DesignedStudy m_study;
    studies::Design m_start; ///< what the pages were filled with
    MessageBar* m_messages;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    StudyBasicsPage* m_basics;
    MarkdownEditor* m_instructions;
    MarkdownEditor* m_consent;
    ShownFieldsPage* m_fields;
    QuestionsPage* m_questions;
    HandoutPage* m_handout;
    QPushButton* m_problem = nullptr;
    QPushButton* m_save = nullptr;
    QString m_problemPlace;
    bool m_isTouched = false;
    bool m_isFilling = false;
};

} // namespace tandem
