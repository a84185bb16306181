#pragma once

#include "models/expert/review.h"
#include "ui/badge.h"
#include "ui/signs.h"
#include "ui/themecolors.h"
#include "views/inspect/reviewdesk.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

/// What is said about a decision of a model, for a card on the screen.
namespace tandem {

/// What one other reviewer said.
struct OthersWord
{
    QString name; ///< of the reviewer
    QString text; ///< opinion, correction and note
    bool operator==(const OthersWord&) const = default;
};

/// An aspect that a decision is about.
struct AspectText
{
    QString name; ///< "E3 IOLTS-based approach"
    QString description;
    QStringList evidence; ///< in quotation marks; said of what is not in the text
    bool operator==(const AspectText&) const = default;
};

/// A decision as a card shows it.
struct DecisionText
{
    Sign sign = Sign::None;
    QColor ThemeColors::*color = &ThemeColors::text;
    QString title;  ///< "Content aligned", "Unmatched", "Expected: 6 aspects"
    QString pair;   ///< "E3 → O3"; empty where there is none
    QString reason; ///< the model's own words
    QString fault;  ///< why no reply could be read
    QStringList remarks;
    BadgeKind opinion = BadgeKind::None;
    QString opinionText;       ///< of the person who sits here, with their correction
    QString note;              ///< theirs
    QList<AspectText> aspects; ///< of a match both, of an extraction all without their evidence
    QList<OthersWord> others;
    bool operator==(const DecisionText&) const = default;
};

/// `nameOf` gives a person's name.
DecisionText decisionText(const ReviewDesk& desk, const expert::DecisionRef& decision,
    const std::function<QString(PersonId)>& nameOf);
/// "Ben says the same on 12 of 14 decisions", a line for each other reviewer.
QStringList agreementLines(const ReviewDesk& desk, const std::function<QString(PersonId)>& nameOf);
} // namespace tandem
