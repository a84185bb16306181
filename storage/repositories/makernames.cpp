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
        QT_TRANSLATE_NOOP("RepositoryWords", "Name the system whose outputs these are to be."),
        QT_TRANSLATE_NOOP("RepositoryWords", "The name of a system has at most 200 characters."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "The outputs of the system \"%1\" are by the model %2, not by %3."),
        nullptr, QT_TRANSLATE_NOOP("RepositoryWords", "Give the system another name."), false},
    {QT_TRANSLATE_NOOP("RepositoryWords", "The verifier has no name."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Name who judges, for example the model."),
        QT_TRANSLATE_NOOP("RepositoryWords", "The name of a verifier has at most 200 characters."),
        QT_TRANSLATE_NOOP("RepositoryWords",
            "The verdicts of the verifier \"%1\" are by the model %2, not by %3."),
        nullptr, QT_TRANSLATE_NOOP("RepositoryWords", "Give the verifier another name."), false},
    {QT_TRANSLATE_NOOP("RepositoryWords", "The summarizer has no name."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Name it, for example as the model."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "The name of a summarizer has at most 200 characters."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "The summaries of \"%1\" are by the model %2, not by %3."),
        QT_TRANSLATE_NOOP("RepositoryWords", "The summaries of \"%1\" were imported."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Give the summarizer another name."), true},
    {QT_TRANSLATE_NOOP("RepositoryWords", "The predictor has no name."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Name who predicts, for example the model."),
        QT_TRANSLATE_NOOP("RepositoryWords", "The name of a predictor has at most 200 characters."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "The predictions of \"%1\" are by the model %2, not by %3."),
        QT_TRANSLATE_NOOP("RepositoryWords", "The predictions of \"%1\" were imported."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Give the predictor another name."), true},
    {QT_TRANSLATE_NOOP("RepositoryWords", "The measure has no name."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "Name the values that the judge gives, for example autoeval."),
        QT_TRANSLATE_NOOP("RepositoryWords", "The name of a measure has at most 200 characters."),
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "The values of \"%1\" are by the model %2, not by %3."),
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
