#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"

#include <QString>
#include <QStringList>

namespace tandem {

/// What of an article can be edited.
struct ArticleBody
{
    QString title;
    QStringList paragraphs;
    bool operator==(const ArticleBody&) const = default;
};

/// Editing articles before anything hangs on them. What an article was before each edit stays in
/// the append-only table article_change.
class ArticleEdits final : Repository
{
public:
    using Repository::Repository;

    /// The article as it stands; NotFound where the sample is not in the project.
    Expected<ArticleBody> body(SampleId sample);
    /// Refused where `by` is no lead; with what can be done, in a packet, and once there are
    /// answers or facts about the article, of whomever, in whatever round: neither who nor what is
    /// told. Likewise where labels came with it, a model was asked about it, or a packet or form is
    /// out for an open round.
    Expected<void> mayEdit(SampleId sample, PersonId by);
    /// Makes the article this. Line breaks and blanks at the ends of texts go, and so do empty
    /// paragraphs; a title that is empty is made from the first one, as it is at import. Refused as
    /// mayEdit() says; InvalidInput where no paragraph is left, TooLarge
    /// for more paragraphs or text than an import takes.
    Expected<void> set(SampleId sample, const ArticleBody& body, PersonId by);
};

} // namespace tandem
