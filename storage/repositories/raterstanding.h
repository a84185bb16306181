#pragma once

#include "models/error.h"
#include "models/studies/submission.h"
#include "storage/repositories/studyraterrepository.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

class Database;

/// What the word of study_event says that a rater told; none where it is about what others did.
std::optional<studies::RaterEvent::Kind> raterEventOfWord(const QString& word);
/// What a rater told of themselves, oldest first; what others did about them is no part of it.
Expected<QList<studies::RaterEvent>> toldEvents(Database& database, RaterId rater);

/// Where a rater stands by all that they told: whether they take part, and have submitted. What is
/// told is in order of its time, whenever it came.
class RaterStanding final
{
public:
    /// By what the project has of them.
    static Expected<RaterStanding> read(Database& database, const StudyRater& rater);

    /// What they tell besides.
    void add(const studies::RaterEvent& event);

    bool hasConsented() const { return hasTold(studies::RaterEvent::Kind::Consented); }
    bool isSubmitted() const;
    /// Before this time, in milliseconds since 1970.
    bool isSubmittedAt(qint64 at) const;
    /// When the submission was taken back that was told last; 0 where it stands, or there was none.
    qint64 takenBackAt() const;
    /// Declined or ScreenedOut where that is how they left the study.
    std::optional<studies::RaterEvent::Kind> left() const;

    /// Refuses to take answers of who has left.
    Expected<void> checkAnswering() const;
    /// Refuses a turn that nobody takes: the first way of leaving counts, and who has ever handed
    /// in leaves no more, so that one person never comes by two completion codes.
    Expected<void> checkTelling(studies::RaterEvent::Kind kind) const;

private:
    explicit RaterStanding(const StudyRater& rater)
        : m_name(rater.name)
        , m_isOfCrowd(rater.link != 0)
    {
    }

    bool hasTold(studies::RaterEvent::Kind kind) const;
    tl::unexpected<Error> hasLeft() const;

    QString m_name;
    bool m_isOfCrowd; ///< is given completion codes
    QList<studies::RaterEvent> m_told;
};

/// What is said to who tells something after their submission.
tl::unexpected<Error> hasSubmitted(const QString& rater);

} // namespace tandem
