#pragma once

#include "models/error.h"
#include "models/expert/textcase.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QString>

namespace tandem {

/// A case as it is stored; without its outputs.
struct CaseRow
{
    CaseId id;
    int position = 0; ///< counts from 1, in the order in which cases were added
    QString name;     ///< may be empty
    QString prompt;
    QString expected;
    QList<expert::ProfileDocument> profile;
};

/// A system's output for a case.
struct OutputRow
{
    OutputId id;
    CaseId caseId;
    QString system; ///< may be empty
    QString text;
    ReplyId reply; ///< that generated it; invalid where it was brought in
};

/// A system, and for how many cases there is an output of it.
struct SystemRow
{
    QString system;
    qint64 outputs = 0;
};

/// What adding cases did.
struct CasesAdded
{
    qint64 cases = 0;
    qint64 casesKnown = 0; ///< were there already, with the same name, prompt and expected text
    qint64 outputs = 0;
    qint64 outputsKnown = 0; ///< were there already, word for word
};

/// Texts to be evaluated, with the outputs of systems. A case is known again by its name, prompt
/// and expected text; texts are never changed once they are in.
class CaseRepository final : Repository
{
public:
    using Repository::Repository;

    /// Adds a case with its outputs, or the outputs to the case that is there already; all of them
    /// or none. A profile is taken where the case has none yet. Errors: InvalidInput where the case
    /// has neither expected text nor prompt; Refused where a system has another output for this
    /// case already.
    Expected<CaseId> add(const expert::TextCase& textCase, CasesAdded* added = nullptr);
    /// Refused as above; the one that is there where it says the same. `reply` is the one that it
    /// was read from.
    Expected<OutputId> addOutput(
        CaseId caseId, const QString& system, const QString& text, ReplyId reply = {});

    Expected<CaseRow> byId(CaseId id);
    Expected<OutputRow> output(OutputId id);
    /// The outputs of a case, by system.
    Expected<QList<OutputRow>> outputs(CaseId id);
    /// All ids in the order of positions.
    Expected<QList<CaseId>> ids();
    Expected<qint64> count();
    /// Cases without earlier texts of their person.
    Expected<qint64> countWithoutProfile();
    /// Systems with their numbers of outputs, by name.
    Expected<QList<SystemRow>> systems();
    /// Outputs of these systems (empty: of all), in the order of cases, then systems.
    Expected<QList<OutputId>> outputsOf(const QStringList& systems);

private:
    Expected<CaseId> insertCase(const expert::TextCase& textCase, const QString& digest);
    Expected<CaseId> takeProfile(CaseId id, const expert::TextCase& textCase);
    Expected<OutputId> insertOutput(
        CaseId caseId, const QString& system, const QString& text, ReplyId reply);
};

} // namespace tandem
