#pragma once

#include "views/compare/showncomparison.h"

#include <QFrame>

class QLabel;

namespace tandem {

class PersonDot;

/// What one side said of one paragraph: answer, time where it may be shown, and the note.
class SideCard final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(SideCard)

public:
    explicit SideCard(QWidget* parent = nullptr);

    void setSide(const SideHead& head, const ShownSide& side);

private:
    PersonDot* m_person;
    QLabel* m_name;
    QLabel* m_answer;
    QLabel* m_note;
};

} // namespace tandem
