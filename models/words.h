#pragma once

#include <QCoreApplication>

/// Translate the texts of the folders below models/, a context for each.
namespace tandem {

struct AgreementWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementWords)
};

struct ExpertWords
{
    Q_DECLARE_TR_FUNCTIONS(ExpertWords)
};

struct FactWords
{
    Q_DECLARE_TR_FUNCTIONS(FactWords)
};

struct LlmWords
{
    Q_DECLARE_TR_FUNCTIONS(LlmWords)
};

struct MetricWords
{
    Q_DECLARE_TR_FUNCTIONS(MetricWords)
};

struct OpinionWords
{
    Q_DECLARE_TR_FUNCTIONS(OpinionWords)
};

struct PersevalWords
{
    Q_DECLARE_TR_FUNCTIONS(PersevalWords)
};

struct StudyWords
{
    Q_DECLARE_TR_FUNCTIONS(StudyWords)
};

struct TextWords
{
    Q_DECLARE_TR_FUNCTIONS(TextWords)
};

} // namespace tandem
