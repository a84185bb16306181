#pragma once

#include "models/ids.h"

#include <QComboBox>

namespace tandem {

class ProjectSession;

/// Chooses one of the people who can be assigned: everybody who is not excluded, with dot and
/// name.
class PersonCombo final : public QComboBox
{
    Q_OBJECT
    Q_DISABLE_COPY(PersonCombo)

public:
    explicit PersonCombo(const ProjectSession& session, QWidget* parent = nullptr);

    PersonId person() const;
    /// An unknown id leaves nobody chosen.
    void setPerson(PersonId person);

signals:
    void personChanged();
};

} // namespace tandem
