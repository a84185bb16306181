#pragma once

#include "ui/icons.h"
#include "views/compare/comparestate.h"

#include <QWidget>

namespace tandem {

class EmptyState;

/// What Compare shows where there is nothing to compare: why, and what to do. Of an open round it
/// says how far each of the pair is, never what they answered.
class EmptyCompare final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EmptyCompare)

public:
    explicit EmptyCompare(QWidget* parent = nullptr);

    /// `closed` is how many other samples can be compared.
    void setState(const CompareState& state, const QList<Person>& people, int closed);
    /// Says why a sample cannot be read.
    void setFailed();

signals:
    void nextSampleRequested();
    void overviewRequested();

private:
    void showUnassigned(const SampleRow& sample, int closed);
    void showOpen(const CompareState& state, const QList<Person>& people, int closed);
    void say(Icon icon, const QString& headline, const QString& text, int closed);

    EmptyState* m_empty;
};

} // namespace tandem
