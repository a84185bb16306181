#pragma once

#include "models/people/person.h"
#include "models/rounds/samplerow.h"

#include <QMenu>
#include <QStringList>

namespace tandem {

/// The menu beside a list of samples that filters it by state, person and domain.
class SampleFilterMenu final : public QMenu
{
    Q_OBJECT
    Q_DISABLE_COPY(SampleFilterMenu)

public:
    /// `onlyMine` is shown as the first entry while it is visible.
    explicit SampleFilterMenu(QAction* onlyMine, QWidget* parent = nullptr);

    void setPeople(const QList<Person>& people);
    void setDomains(const QStringList& domains);
    /// Checks the entries that stand for `filter`; emits nothing.
    void setFilter(const SampleFilter& filter);

    /// What the filter asks for besides words, e.g. "open, Ada, business"; empty for nothing.
    QString describe(const SampleFilter& filter) const;

signals:
    /// The user chose another state, person or domain; the words are those of setFilter().
    void filterChosen(const tandem::SampleFilter& filter);

private:
    void rebuild();
    void addChoice(QMenu* menu, const QString& text, const SampleFilter& choice);

    QAction* m_onlyMine;
    QList<Person> m_people;
    QStringList m_domains;
    SampleFilter m_filter;
};

} // namespace tandem
