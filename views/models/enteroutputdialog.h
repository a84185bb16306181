#pragma once

#include "views/models/typedoutput.h"
#include "views/session/watchedlatest.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace tandem {

class MessageBar;
class ProjectSession;
class SegmentSwitch;
class TypedParagraphs;

/// Takes one output that is typed or pasted: what a system made of one sample.
class EnterOutputDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnterOutputDialog)

public:
    /// `models` are offered as names. Show it with open().
    EnterOutputDialog(
        ProjectSession& session, const QStringList& models, QWidget* parent = nullptr);

    void accept() override;
    void reject() override;

signals:
    /// The output is on disk.
    void outputAdded();

private:
    void build(const QStringList& models);
    QWidget* buildHead(const QStringList& models);
    QWidget* buildBackground();
    QWidget* buildButtons();
    void showSamples(const QList<BenchmarkEntry>& samples);
    void showPattern();
    void showParagraphs();
    kgds::Pattern pattern() const;
    const BenchmarkEntry* chosen() const;
    kgds::SystemRef system() const;
    kgds::SystemOutput output() const;
    /// Says beside the fields what is missing; whether nothing is.
    bool validate();
    /// The parts of an output that are empty, by name.
    QStringList emptyParts() const;
    void showEmptyParts();
    void revalidate();
    void save(bool another);

    ProjectSession& m_session;
    MessageBar* m_messages;
    QList<BenchmarkEntry> m_samples;
    QComboBox* m_sample = nullptr;
    QLineEdit* m_model = nullptr;
    SegmentSwitch* m_pattern = nullptr;
    SegmentSwitch* m_paradigm = nullptr;
    QStackedWidget* m_background = nullptr;
    TypedParagraphs* m_paragraphs = nullptr;
    QPlainTextEdit* m_abstract = nullptr;
    QPlainTextEdit* m_opinions = nullptr;
    QCheckBox* m_gaveNone = nullptr; ///< shown where something is empty
    QLabel* m_problem = nullptr;
    QPushButton* m_another = nullptr;
    QPushButton* m_save = nullptr;
    bool m_tried = false;                           ///< problems are told from the first attempt on
    kgds::SystemOutput m_warned;                    ///< what closing has asked about
    WatchedLatest<QList<BenchmarkEntry>> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
