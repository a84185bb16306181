#pragma once

#include "models/rounds/samplerow.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace tandem {

class ProjectSession;
class SearchField;

/// Filters samples by words, state, person and domain, at one step.
class FilterBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FilterBar)

public:
    explicit FilterBar(ProjectSession& session, QWidget* parent = nullptr);

    SampleFilter filter() const;
    /// Lets everything through again; the step stays.
    void clear();
    void focusSearch();
    /// Whether any sample says which domain it is of.
    bool hasDomains() const;
    /// The domains may be others now.
    void readDomains();

signals:
    void filterChanged(const tandem::SampleFilter& filter);
    /// The user wants to go on in the list.
    void downPressed();

private:
    void fillSteps();
    void fillStates();
    void fillPeople();
    void announce();

    ProjectSession& m_session;
    SearchField* m_words;
    QComboBox* m_step;
    QComboBox* m_state;
    QComboBox* m_person;
    QComboBox* m_domain;
    QPushButton* m_clear;
    SampleFilter m_announced;
};

} // namespace tandem
