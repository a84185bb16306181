#pragma once

#include "views/models/judgementtext.h"
#include "views/session/workbenchitems.h"

namespace tandem {

/// What a judge says of a sample's first output: the verdicts of the verifier that is looked at, or
/// an answer that stands by itself.
class SampleSubject final : public JudgedSubject
{
public:
    /// `alone` is a place in ShownOutput::alone; -1: the verdicts, of which there may be
    /// none.
    explicit SampleSubject(const SharedSystemSample& sample, int alone = -1);

    QStringList decisions(const ItemReviews& own) const override;
    /// What was drawn to be checked, where anything was.
    QStringList needed(const ItemReviews& own) const override;
    QString name(const QString& decision) const override;
    QString changeText(const QString& decision, const ItemReview& review) const override;
    QString correctionText(const QString& decision, const ItemReview& review) const override;
    bool isAgreeable(const QString& decision) const override;
    /// Of an error, and of what the judge said nothing on: else it is the other of two.
    std::optional<QList<NamedCorrection>> corrections(const QString& decision) const override;

private:
    ItemRef refOf(const QString& decision) const;

    SharedSystemSample m_sample;
    int m_alone;
};

/// Everything that is judged of a sample, its verdicts first; nothing of null.
QList<SharedSubject> subjectsOf(const SharedSystemSample& sample);
ItemKey itemKey(const ShownSystemSample& sample, const ItemRef& item);
/// The item of that key where the sample has its subject.
std::optional<ItemRef> itemRef(const ShownSystemSample& sample, const ItemKey& key);

} // namespace tandem
