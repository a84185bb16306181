#include "views/evaluate/evaluationchoice.h"

#include "ui/screen/livetext.h"
#include "views/evaluate/evaluatetext.h"

#include <QLocale>
#include <QSet>
#include <QSignalBlocker>

namespace tandem {

namespace {

constexpr int kLeastChoice = 180; ///< what is chosen is in the tool tip, too
constexpr int kWidestChoice = 420;
constexpr int kPlaceRole = Qt::UserRole + 1;

/// Where a choice is found: sets first, then judges from kJudges on, then all.
constexpr int kJudges = 1'000'000;
constexpr int kAllPlace = 2'000'000;

/// Names a set in the list, also after it was read again.
QString keyOf(const EvaluationSet& set)
{
    return QStringLiteral("%1 %2").arg(set.run.value).arg(set.source);
}

} // namespace

EvaluationChoice::EvaluationChoice(const char* name, QWidget* parent)
    : ElidingComboBox(parent)
{
    setObjectName(QLatin1String(name));
    setSizeAdjustPolicy(AdjustToContents);
    setMinimumWidth(kLeastChoice);
    setMaximumWidth(kWidestChoice);
    bindText(this, &QWidget::setAccessibleName, [] { return tr("Evaluations"); });
    connect(this, &QComboBox::currentIndexChanged, this, [this] {
        m_isMade = true;
        showSettings();
        emit choiceChanged();
    });
    inEveryLanguage(this, [this] { fill(); });
}

void EvaluationChoice::setEvaluations(const SharedEvaluations& evaluations)
{
    m_evaluations = evaluations;
    fill();
}

void EvaluationChoice::chooseRun(RunId run)
{
    m_wanted = run;
    m_isMade = false;
    fill();
}

void EvaluationChoice::fill()
{
    {
        const QSignalBlocker blocker(this);
        // A choice that nobody made goes on to the newest.
        const QVariant before = m_isMade ? currentData() : QVariant();
        clear();
        const auto add = [this](const QString& text, const QString& key, int place,
                             const QString& toolTip = {}) {
            addItem(text, key);
            setItemData(count() - 1, place, kPlaceRole);
            setItemData(count() - 1, toolTip, Qt::ToolTipRole);
        };
        const QList<EvaluationSet>& sets = m_evaluations->sets;
        for (int i = 0; i < int(sets.size()); ++i)
            add(evaluationSetText(sets.at(i)), keyOf(sets.at(i)), i,
                evaluationSettingsText(sets.at(i)));
        const QList<expert::JudgeEvaluations>& judges = m_evaluations->judges;
        for (int i = 0; i < int(judges.size()) && judges.size() > 1; ++i) {
            if (judges.at(i).sets > 1)
                add(tr("%1 · all %Ln run(s)", "a model", judges.at(i).sets).arg(judges.at(i).judge),
                    QStringLiteral("judge ") + judges.at(i).judge, kJudges + i);
        }
        if (sets.size() > 1)
            add(tr("All runs and files"), QStringLiteral("all"), kAllPlace);
        int found = before.isValid() ? findData(before) : preselected();
        for (int i = 0; m_wanted.isValid() && i < int(sets.size()); ++i) {
            if (sets.at(i).run != m_wanted)
                continue;
            found = i;
            m_isMade = true;
            m_wanted = {};
        }
        setCurrentIndex(std::max(found, count() > 0 ? 0 : -1));
    }
    showSettings();
    emit choiceChanged();
}

/// What is chosen says the same as in the list, and where that is nothing, itself: it may be cut.
void EvaluationChoice::showSettings()
{
    const QString settings = currentData(Qt::ToolTipRole).toString();
    setToolTip(settings.isEmpty() ? currentText() : settings);
}

/// The newest run or file; all of them where it has not every system, as when only what was new
/// was evaluated: nothing could be compared in it.
int EvaluationChoice::preselected() const
{
    const auto systemsIn = [](const QList<EvaluationSummary>& evaluations) {
        QSet<QString> systems;
        for (const EvaluationSummary& one : evaluations)
            systems.insert(one.system);
        return systems.size();
    };
    const ReadEvaluations& all = *m_evaluations;
    const bool isPart =
        all.sets.size() > 1 && systemsIn(all.evaluations.first()) < systemsIn(all.newest);
    return isPart ? count() - 1 : 0;
}

const QList<EvaluationSummary>& EvaluationChoice::chosen() const
{
    static const QList<EvaluationSummary> none;
    if (currentIndex() < 0)
        return none;
    const int place = currentData(kPlaceRole).toInt();
    if (place == kAllPlace)
        return m_evaluations->newest;
    return place >= kJudges ? m_evaluations->judges.at(place - kJudges).evaluations
                            : m_evaluations->evaluations.at(place);
}

QString EvaluationChoice::remark() const
{
    const int place = currentIndex() < 0 ? 0 : currentData(kPlaceRole).toInt();
    if (place < kJudges)
        return {};
    QStringList remarks{tr("For each output, the newest evaluation with scores counts.")};
    const QStringList judges = place == kAllPlace ? judgesOfNewest(*m_evaluations) : QStringList();
    if (judges.size() > 1)
        remarks.append(tr("Scores of %Ln judge(s) are shown together; judges may differ: %1.",
            nullptr, int(judges.size()))
                           .arg(judges.join(QStringLiteral(", "))));
    if (const QString unlike = unlikeSettings(); !unlike.isEmpty())
        remarks.append(unlike);
    return remarks.join(u' ');
}

QString EvaluationChoice::unlikeSettings() const
{
    return unlikeSettingsText(m_evaluations->sets, chosen(), QLocale());
}

} // namespace tandem
