#pragma once

#include "projectfixture.h"
#include "storage/database/uuid.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factintake.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/factrepository.h"

#include <QStringList>

namespace tandem {

/// A project whose first sample is labelled (paragraphs 1 and 2 supporting, 3 and 4 nonsupporting,
/// 5 boundary) and has facts.
class FactFixture final
{
public:
    FactFixture()
    {
        sample = project.samples.constFirst();
        project.close(sample, QStringLiteral("yynny"), QStringLiteral("yynnn"));
    }

    FactRepository facts() { return FactRepository(project.database()); }
    FactEdits edits() { return FactEdits(project.database()); }
    FactMasks masks() { return FactMasks(project.database()); }
    FactIntake intake() { return FactIntake(project.database()); }
    ParagraphId paragraph(int number)
    {
        return ProjectFixture::take(SampleRepository(project.database()).paragraphs(sample))
            .at(number - 1)
            .id;
    }
    FactId add(int number, const QString& text)
    {
        return ProjectFixture::take(
            edits().add(paragraph(number), text, kMaxFactsPerParagraph, project.ada));
    }
    ReplyId reply()
    {
        return ReplyId{ProjectFixture::take(project.database().insert(
            QStringLiteral(
                "INSERT INTO llm_reply (uuid, hash, endpoint, model, request, raw, text,"
                " http_status, usable, error, currency, at, duration_ms) VALUES (?, 'h',"
                " 'lab', 'm-1', '{\"messages\":[]}', CAST('{\"choices\":[]}' AS BLOB), '',"
                " 200, 1, '', '', 1763700000000, 900)"),
            {newUuid()}))};
    }
    QList<FactRow> rows() { return ProjectFixture::take(facts().facts(sample)); }
    QStringList texts()
    {
        QStringList texts;
        for (const FactRow& fact : rows())
            texts.append(fact.text);
        return texts;
    }

    ProjectFixture project;
    SampleId sample;
};

} // namespace tandem
