#pragma once

#include <QAbstractListModel>

namespace tandem {

class LabellingController;

/// The open sample's paragraphs or facts with the current person's own answers, in the roles of
/// ui/textrowroles.h. Follows the controller; the partner's answers are nowhere in it.
class ArticleModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(ArticleModel)

public:
    /// `controller` must live longer than the model.
    explicit ArticleModel(const LabellingController& controller, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    bool showsAnswers() const;
    /// The paragraph that a row of facts begins with; nothing for the others.
    QVariant headingOf(int row) const;
    QVariant answerData(int row, int role) const;
    /// What became of the item that was left for this one; what is heard is no longer seen.
    QString leftText(int row) const;

    const LabellingController& m_controller;
};

} // namespace tandem
