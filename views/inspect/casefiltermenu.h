#pragma once

#include <QMenu>
#include <QStringList>

namespace tandem {

/// The menu beside the filter of the case list: puts conditions together by choosing, so that
/// nobody has to know how they are written.
class CaseFilterMenu final : public QMenu
{
    Q_OBJECT
    Q_DISABLE_COPY(CaseFilterMenu)

public:
    explicit CaseFilterMenu(QWidget* parent = nullptr);

    void setSystems(const QStringList& systems);
    /// The filter as it is typed: its conditions are checked in the menu.
    void setText(const QString& text);

signals:
    /// The filter's text with a condition chosen or taken away.
    void textChosen(const QString& text);

private:
    void rebuild();
    void addScores();
    void addVerdicts();
    void addSystems();
    void addReview();
    /// `group`: what the conditions begin with that this one takes the place of; empty for none.
    void addCondition(
        QMenu* menu, const QString& label, const QString& condition, const QString& group = {});
    void toggle(const QString& condition, const QString& group);

    QStringList m_systems;
    QString m_text;
};

} // namespace tandem
