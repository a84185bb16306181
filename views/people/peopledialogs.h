#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/people/person.h"
#include "models/rounds/samplerow.h"
#include "views/people/assignmentplan.h"

#include <QList>
#include <QObject>

#include <functional>
#include <optional>

class QDialog;
class QWidget;

namespace tandem {

class ProjectSession;

/// Opens the dialogs on people and assignments over a window, for whichever workspace asks. What
/// only a lead may do is refused by failed() to others.
class PeopleDialogs final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(PeopleDialogs)

public:
    /// `window` carries the dialogs and owns this.
    PeopleDialogs(ProjectSession& session, QWidget* window);

    /// Returns the partner of who sits here, on the sample on screen where it has a pair.
    std::optional<Person> partner() const;
    /// Lets the partner sit down at once; where there is no such one asks who sits here, as
    /// choosePerson().
    void switchToPartner(const QString& rememberedUuid);
    /// Asks who sits here; without a current person the one with `rememberedUuid` is preselected.
    void choosePerson(const QString& rememberedUuid);
    void addPerson();
    void editPerson(PersonId person);
    /// Assigns by hand to one pair; `step` is preset. Without samples nothing happens.
    void assign(const QList<SampleId>& samples, Step step = Step::Paragraphs);
    /// Balanced: these samples, or everything that nobody labels; `step` is preset.
    void assignBalanced(const QList<SampleId>& samples, Step step = Step::Paragraphs);
    /// Takes `step` of samples away from their pairs, at once: it can be undone.
    void unassign(const QList<SampleId>& samples, Step step = Step::Paragraphs);
    /// Draws among equals in balanced assignments; the system's randomness unless set (tests do).
    void setSeedSource(std::function<quint32()> seed) { m_seed = std::move(seed); }

signals:
    void personChosen(tandem::PersonId person, const QString& uuid);
    void failed(const tandem::Error& error);
    /// Something to tell that is no failure, e.g. what was left as it was.
    void told(const QString& sentence);

private:
    bool mayLead();
    void open(QDialog* dialog);
    void askLink(const QString& name);
    void withRows(const QList<SampleId>& samples, const QList<Step>& steps,
        std::function<void(const RowsByStep&)> use);

    ProjectSession& m_session;
    QWidget* m_window;
    std::function<quint32()> m_seed;
};

} // namespace tandem
