#include "storage/repositories/makernames.h"

#include "models/names.h"
#include "storage/repositories/plainname.h"
#include "storage/repositories/repositorywords.h"

#include <array>

namespace tandem {

namespace {

/// By the values of Maker, without None.
constexpr std::array<MakerWords, 5> kMakers{{
    {QT_TRANSLATE_NOOP("RepositoryWords", "The system has no name."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Name the system that these outputs belong to."),
        QT_TRANSLATE_NOOP("RepositoryWords", "A system name can have at most 200 characters."),
        QT_TRANSLATE_NOOP("RepositoryWords",
            "The outputs of the system \"%1\" come from the model %2, not from %3."),
        nullptr, QT_TRANSLATE_NOOP("RepositoryWords", "Give the system another name."), false},
    {QT_TRANSLATE_NOOP("RepositoryWords", "The judge has no name."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Name the judge, e.g. after the model."),
        QT_TRANSLATE_NOOP("RepositoryWords", "A judge's name can have at most 200 characters."),
        QT_TRANSLATE_NOOP("RepositoryWords",
            "The judgments of the judge \"%1\" come from the model %2, not from %3."),
        nullptr, QT_TRANSLATE_NOOP("RepositoryWords", "Give the judge another name."), false},
    {QT_TRANSLATE_NOOP("RepositoryWords", "The summarizer has no name."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Name it, e.g. after the model."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "A summarizer's name can have at most 200 characters."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "The summaries by \"%1\" come from the model %2, not from %3."),
        QT_TRANSLATE_NOOP("RepositoryWords", "The summaries by \"%1\" were imported."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Give the summarizer another name."), true},
    {QT_TRANSLATE_NOOP("RepositoryWords", "The predictor has no name."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Name the predictor, e.g. after the model."),
        QT_TRANSLATE_NOOP("RepositoryWords", "A predictor's name can have at most 200 characters."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "The predictions by \"%1\" come from the model %2, not from %3."),
        QT_TRANSLATE_NOOP("RepositoryWords", "The predictions by \"%1\" were imported."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Give the predictor another name."), true},
    {QT_TRANSLATE_NOOP("RepositoryWords", "The measure has no name."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "Name the measure that the judge gives values of, e.g. autoeval."),
        QT_TRANSLATE_NOOP("RepositoryWords", "A measure's name can have at most 200 characters."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "The values of \"%1\" come from the model %2, not from %3."),
        QT_TRANSLATE_NOOP("RepositoryWords", "The values of \"%1\" were imported."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Give the measure another name."), true},
}};

} // namespace

const MakerWords& makerWords(Maker maker)
{
    Q_ASSERT(maker != Maker::None);
    return kMakers.at(static_cast<std::size_t>(maker) - 1);
}

Expected<void> checkMakerName(Maker maker, const QString& name)
{
    const MakerWords& words = makerWords(maker);
    if (name.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, RepositoryWords::tr(words.unnamed), {},
            RepositoryWords::tr(words.nameIt));
    if (name.size() > kMostNameUnits)
        return failure(ErrorCode::TooLarge, RepositoryWords::tr(words.tooLong), name.left(40));
    TANDEM_DO(words.isListed ? listedName(name) : plainName(name));
    return {};
}

} // namespace tandem
