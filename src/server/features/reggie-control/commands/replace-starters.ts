import type { PromptModule } from '#domain/prompts/modules.ts'
import { findStarterIssues, type StarterPair } from '#domain/reggie/starters.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/** Replaces all questions of a module or none. */
export async function replaceStarters(
  db: Db,
  module: PromptModule,
  questions: readonly StarterPair[],
  actor: AuditActor,
  at: number,
): Promise<void> {
  refuseIssues(questions)
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('starter_prompts').where('module', '=', module).executeTakeFirst()
    if (questions.length > 0) await insertQuestions(trx, module, questions)
    const change = { before: { questions: Number(numDeletedRows) }, after: { questions: questions.length } }
    await writeAudit(trx, actor, { action: 'change', entity: 'starters', entityId: module, ...change }, at)
  })
}

function refuseIssues(questions: readonly StarterPair[]): void {
  const issues = findStarterIssues(questions)
  if (issues.length === 0) return
  const fields = issues.map(({ at, field, problem }) => ({
    path: at < 0 ? 'questions' : `questions.${at}.${field}`,
    problem,
  }))
  throw new AppError(400, 'bad_request', { fields })
}

async function insertQuestions(trx: Db, module: PromptModule, questions: readonly StarterPair[]): Promise<void> {
  await trx
    .insertInto('starter_prompts')
    .values(
      questions.map(({ en, es, isOn }, position) => ({
        module,
        position,
        text_en: en,
        text_es: es,
        is_on: isOn ? (1 as const) : (0 as const),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['module', 'position']).doUpdateSet((eb) => ({
        text_en: eb.ref('excluded.text_en'),
        text_es: eb.ref('excluded.text_es'),
        is_on: eb.ref('excluded.is_on'),
      })),
    )
    .execute()
  // Removes leftover rows of a longer list that was saved at the same moment.
  await trx
    .deleteFrom('starter_prompts')
    .where('module', '=', module)
    .where('position', '>=', questions.length)
    .execute()
}
