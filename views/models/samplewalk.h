#pragma once

#include "views/models/systemsamplereader.h"

#include <QList>
#include <QObject>
#include <QSet>

namespace tandem {

class ProjectSession;
class SampleReview;
class SystemSampleList;

/// Where the keys lead that leave the shown sample: to another sample of the list, system or
/// verifier; and to what has no opinion yet, wherever that is. Where a key leads nowhere it says
/// why.
class SampleWalk final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SampleWalk)

public:
    /// All outlive this.
    SampleWalk(
        ProjectSession& session, SystemSampleList& samples, SampleReview& review, QObject* parent);

    /// What there is, and what of it is looked at.
    void setKnown(const SystemSamples& known) { m_known = known; }
    /// The sample to begin with where another choice brought another list: what is in focus comes
    /// before `shown`, which was looked at. Invalid where there is none.
    SampleId firstSample(SampleId shown) const;

    void stepSample(int by);
    /// While what was drawn is looked at: to the next one with something left of it.
    void nextSystem();
    void nextBeside();
    void nextVerifier();
    /// The same system, asked in the other way, beside it.
    void otherParadigm();
    /// To the next item of the list without an opinion of the person: here, else in another sample
    /// of the list. While something drawn has none it is one of these, in another system, too.
    void seekUndecided();
    /// The same, once what is chosen next is there.
    void seekOnArrival();
    /// To the next item that people differ on: here, in the list, and where that is not narrowed to
    /// something else in another system, too.
    void seekDiffering();
    /// Another output is there.
    void arrive(const SharedSystemSample& sample);

signals:
    void sampleWanted(tandem::SampleId sample);
    void choiceWanted(const tandem::SystemChoice& choice);
    void told(const QString& sentence);

private:
    void seekOn();
    bool seekInOtherSystem();
    void tellNothingLeft();

    ProjectSession& m_session;
    SystemSampleList& m_samples;
    SampleReview& m_review;
    SystemSamples m_known;
    SystemOutputId m_shown;
    bool m_seeks = false;              ///< on, once the next sample is there
    bool m_seeksDiffering = false;     ///< likewise, what people differ on
    bool m_seeksToFinish = false;      ///< nothing is left but to say that one is done
    QSet<SystemOutputId> m_sought;     ///< where nothing was found
    QList<kgds::SystemRef> m_soughtIn; ///< likewise
};

} // namespace tandem
