#include "studybench.h"

#include "figures.h"
#include "models/studies/studyresults.h"
#include "models/studies/templates.h"

#include <QElapsedTimer>

#include <cstdio>
#include <random>

namespace tandem::bench {

namespace {

using studies::Kind;

constexpr int kAnswers = 50'000;
constexpr int kMetrics = 5;
constexpr int kResamples = 20;

/// A study of one question, in which seven of ten answers are what is usual of the item.
studies::StudyAnswers madeStudy(Kind kind, const QStringList& values, int ratersPerItem, int raters)
{
    std::mt19937 random(50);
    const auto below = [&](int bound) { return int(random() % unsigned(bound)); };
    studies::StudyAnswers study;
    study.design = studies::designTemplate(kind);
    study.design.questions.resize(1);
    for (int rater = 0; rater < raters; ++rater)
        study.raters.append(studies::Rater{QString::number(rater)});
    for (int number = 0; number < kAnswers / ratersPerItem; ++number) {
        studies::StudyItem item;
        item.item.name = QString::number(number);
        for (int metric = 0; metric < kMetrics && kind == Kind::Pairwise; ++metric) {
            for (int side = 1; side <= 2; ++side)
                item.source.scores.insert(
                    QStringLiteral("m%1_%2").arg(metric).arg(side), below(10) / 10.0);
        }
        const int usual = below(int(values.size()));
        const int first = below(raters);
        for (int i = 0; i < ratersPerItem; ++i) {
            studies::RatedAnswer answer;
            answer.rater = (first + i) % raters;
            answer.item = number;
            answer.question = study.design.questions.constFirst().name;
            answer.value = values.at(below(10) < 7 ? usual : below(int(values.size())));
            study.answers.append(answer);
        }
        study.items.append(item);
    }
    return study;
}

void measureStudy(const QString& name, const studies::StudyAnswers& study)
{
    QElapsedTimer timer;
    timer.start();
    studies::StudyResults results = studies::studyResults(study);
    print(name + QStringLiteral(", every figure"), double(timer.nsecsElapsed()) / 1e6,
        QStringLiteral("ms"), QStringLiteral("aim 1,000"));
    timer.start();
    (void)studies::withBootstrap(std::move(results), study, {kResamples, 1});
    print(name + QStringLiteral(", a resample of its intervals"),
        double(timer.nsecsElapsed()) / 1e6 / kResamples, QStringLiteral("ms"));
}

} // namespace

void measureStudies()
{
    printHeadline(QStringLiteral("Studies of %1 answers").arg(kAnswers));
    const QStringList sides{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("tie")};
    measureStudy(QStringLiteral("pairwise, 5 metrics, 3 of 30 raters an item"),
        madeStudy(Kind::Pairwise, sides, 3, 30));
    measureStudy(QStringLiteral("pairwise, 5 metrics, 3 of 300 raters an item"),
        madeStudy(Kind::Pairwise, sides, 3, 300));
    measureStudy(QStringLiteral("scale of five, 5 of 50 raters an item"),
        madeStudy(Kind::Likert,
            {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4"),
                QStringLiteral("5")},
            5, 50));
}

} // namespace tandem::bench
