#pragma once

#include "models/ids.h"

#include <QAbstractListModel>
#include <QList>
#include <QString>

namespace tandem {

/// One utterance of the discussion as the Opinions screen lists it.
struct UtteranceLine
{
    QString participant;
    QString text;
    QString remark; ///< whose it is and how far, translated
    bool own = false;
    bool operator==(const UtteranceLine&) const = default;
};

/// The discussion, own utterances marked, for a DiscussionView.
class OpinionUtteranceModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionUtteranceModel)

public:
    explicit OpinionUtteranceModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Another discussion resets the rows; another remark changes them.
    void setLines(const QList<UtteranceLine>& lines);

private:
    QList<UtteranceLine> m_lines;
    QStringList m_participants;
};

} // namespace tandem
