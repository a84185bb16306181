#include "views/opinions/referencemodel.h"

#include "ui/badge.h"
#include "views/opinions/opinionrowroles.h"

#include <algorithm>

namespace tandem {

ReferenceModel::ReferenceModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int ReferenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_references.size());
}

QString ReferenceModel::detail(const Reference& reference) const
{
    const QString kind =
        reference.kind == ReferenceKind::Resolve ? tr("put in its place") : tr("put after it");
    if (const auto* place = std::get_if<ArticleReferent>(&reference.referent))
        return tr("%1 · paragraph %2", "how, where").arg(kind).arg(place->paragraphNumber);
    if (std::holds_alternative<QString>(reference.referent))
        return tr("%1 · typed", "how, where").arg(kind);
    return kind;
}

QVariant ReferenceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Reference& reference = m_references.at(index.row());
    const QString phrase = m_context.utterance.mid(reference.span.start, reference.span.length);
    const bool linked = !std::holds_alternative<std::monostate>(reference.referent);
    const QString referent = referentText(reference, m_context.article);
    switch (role) {
    case Qt::DisplayRole: {
        // An isolate keeps the two apart where they are written in different directions.
        const QString isolated = QChar(0x2068) + phrase + QChar(0x2069);
        return linked ? tr("%1 → **%2**", "phrase, referent").arg(isolated, referent) : isolated;
    }
    case Qt::AccessibleTextRole:
        return linked ? tr("“%1” points to “%2”, %3").arg(phrase, referent, detail(reference))
                      : tr("“%1” points to nothing yet").arg(phrase);
    case opinionrow::Detail:
        return detail(reference);
    case opinionrow::BadgeOf:
        return int(linked ? BadgeKind::None : BadgeKind::Open);
    case opinionrow::BadgeText:
        return linked ? QString() : tr("not linked");
    default:
        return {};
    }
}

void ReferenceModel::setReferences(
    const QList<Reference>& references, const OpinionContext& context)
{
    m_context = context;
    const QList<Reference> before = m_references;
    const auto head =
        std::mismatch(before.cbegin(), before.cend(), references.cbegin(), references.cend());
    const int same = int(std::distance(before.cbegin(), head.first));
    const int grown = int(references.size() - before.size());
    if (grown > 0) {
        beginInsertRows({}, same, same + grown - 1);
        m_references = references;
        endInsertRows();
    } else if (grown < 0) {
        beginRemoveRows({}, same, same - grown - 1);
        m_references = references;
        endRemoveRows();
    }
    m_references = references;
    retranslate();
}

void ReferenceModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace tandem
