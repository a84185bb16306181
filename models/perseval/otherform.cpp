#include "models/perseval/otherform.h"

#include "models/cancel.h"
#include "models/words.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem::perseval {

namespace {

constexpr qsizetype kMostNamed = 10;
/// Less is the rounding of a soft-max with and without shift.
constexpr double kOtherFormRounding = 1e-9;

bool areEqual(const Figure& one, const Figure& other)
{
    if (!one.value || !other.value)
        return one.isDefined() == other.isDefined();
    return std::abs(*one.value - *other.value) <= kOtherFormRounding;
}

} // namespace

QStringList modelsThatDiffer(
    const DistanceTable& table, const Evaluation& evaluation, const std::atomic_bool* cancel)
{
    Parameters turned = evaluation.parameters;
    turned.publishedUndefined = !turned.publishedUndefined;
    const Evaluation other = evaluate(table, turned, cancel);
    QStringList models;
    if (isRaised(cancel))
        return models;
    for (qsizetype i = 0; i < std::min(evaluation.models.size(), other.models.size()); ++i) {
        const ModelScore& here = evaluation.models.at(i);
        const ModelScore& there = other.models.at(i);
        if (!areEqual(here.perseval, there.perseval) || !areEqual(here.degress, there.degress))
            models.append(here.model);
    }
    return models;
}

QString otherFormRemark(const QStringList& models, const Parameters& parameters)
{
    if (models.isEmpty())
        return {};
    QString names = models.first(std::min(models.size(), kMostNamed)).join(QStringLiteral(", "));
    if (models.size() > kMostNamed)
        names += QStringLiteral(" ...");
    return parameters.publishedUndefined
               ? PersevalWords::tr("Undefined distances are treated as in the published code. "
                                   "Excluding their pairs changes the values of %n model(s): %1.",
                     nullptr, int(models.size()))
                     .arg(names)
               : PersevalWords::tr(
                     "Pairs with an undefined distance are excluded. Treating them as in the "
                     "published code changes the values of %n model(s): %1.",
                     nullptr, int(models.size()))
                     .arg(names);
}

Basis basisOf(const DistanceTable& table, const Evaluation& evaluation)
{
    Basis basis;
    basis.allDocuments = table.documents.size();
    basis.summaries = table.userCount();
    basis.madeBy = table.madeBy;
    QSet<QString> users;
    for (const DocumentDistances& document : table.documents)
        users.unite(QSet<QString>(document.users.cbegin(), document.users.cend()));
    basis.users = users.size();
    QSet<qsizetype> documents;
    for (const ModelScore& model : evaluation.models) {
        for (const DocumentScore& score : model.scores)
            documents.insert(score.document);
    }
    basis.documents = documents.size();
    return basis;
}

QStringList basisTexts(const Basis& basis)
{
    const QString all = PersevalWords::tr("%n document(s)", nullptr, int(basis.allDocuments));
    QStringList texts{basis.documents == basis.allDocuments
                          ? all
                          : PersevalWords::tr("%1 of %2", "documents with a figure, all documents")
                                .arg(basis.documents)
                                .arg(all),
        PersevalWords::tr("%n user(s)", nullptr, int(basis.users)),
        PersevalWords::tr("%n user summary(ies)", nullptr, int(basis.summaries))};
    if (!basis.madeBy.isEmpty())
        texts += PersevalWords::tr("computed by %1").arg(basis.madeBy);
    return texts;
}

} // namespace tandem::perseval
