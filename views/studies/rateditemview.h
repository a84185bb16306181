#pragma once

#include "models/studies/task.h"

#include <QWidget>

namespace tandem {

/// What a rater sees of one item: its heading and texts, those that are compared side by side and
/// numbered as shown. What follows a long text stands beside it, where it is in sight as well.
/// Texts are shown as they are, never as markup.
class RatedItemView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RatedItemView)

public:
    RatedItemView(const studies::TaskTurn& turn, const QList<studies::ShownField>& fields,
        QWidget* parent = nullptr);

private:
    QWidget* newField(const studies::ShownField& shown, const studies::Field& field, int lines);
};

} // namespace tandem
