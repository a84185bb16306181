#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// One utterance as a DiscussionView shows it.
struct DiscussionLine
{
    QString participant;
    QString text;
    QString remark = {}; ///< behind the name; translated, may be empty
    bool isYou = false;
    bool operator==(const DiscussionLine&) const = default;
};

/// A discussion to be read, by discussion::Role: who speaks first stands at the leading edge, the
/// next one at the trailing edge, and so on.
class DiscussionLines final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(DiscussionLines)

public:
    using QAbstractListModel::QAbstractListModel;

    /// Other texts or names reset the rows; other remarks change them.
    void setLines(const QList<DiscussionLine>& lines);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QList<DiscussionLine> m_lines;
    QStringList m_participants; ///< in the order in which they first speak
};

} // namespace tandem
