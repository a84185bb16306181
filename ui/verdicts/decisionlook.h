#pragma once

#include "ui/badge.h"
#include "ui/signs.h"
#include "ui/themecolors.h"

#include <QList>
#include <QString>
#include <QStringList>

/// What is said on the screen about a decision of a model, whatever it decided.
namespace tandem {

/// What one other person said.
struct OthersWord
{
    QString name;
    QString text; ///< opinion, correction and note
    bool operator==(const OthersWord&) const = default;
};

/// Something that a decision is about, e.g. an aspect.
struct SubjectText
{
    QString name; ///< "E3 IOLTS-based approach"
    QString description;
    QStringList evidence; ///< in quotation marks; said of what is not in the text
    bool operator==(const SubjectText&) const = default;
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
    QString opinionText;         ///< of the person who sits here, with their correction
    QString note;                ///< theirs
    QList<SubjectText> subjects; ///< e.g. of a match both aspects
    QList<OthersWord> others;
    bool operator==(const DecisionText&) const = default;
};

} // namespace tandem
