import type { FastifyInstance } from 'fastify'
import * as calls from '#contracts/reggie-control.ts'
import { Language } from '#domain/language.ts'
import { promptKeys } from '#domain/reggie/prompt-rules.ts'
import { shippedPrompts } from '#server/engines/assistant/shipped-prompts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { activatePrompt, draftPrompt, keepGolden, requirePrompt, rollbackPrompt } from './commands/change-prompts.ts'
import type { GoldenRunner } from './play-goldens.ts'
import { listPromptVersions } from './prompts-repository.ts'

export interface PromptDeps {
  clock: Clock
  db: Db
  play: GoldenRunner
  hasModel: boolean
}

const shipped = promptKeys.flatMap((key) =>
  Language.options.map((language) => ({ key, language, body: shippedPrompts[key][language] })),
)

/** Routes for the versions of Reggie's prompt texts: draft, golden run, activate and roll back. */
export function promptRoutes(app: FastifyInstance, { clock, db, play, hasModel }: PromptDeps): void {
  implement(app, calls.listPrompts)(async () => ({ success: true, prompts: await listPromptVersions(db), shipped }))

  implement(
    app,
    calls.draftPrompt,
  )(async ({ body }, { request }) => ({
    success: true,
    prompt: await draftPrompt(db, body, requireStaff(request), clock.now()),
  }))

  implement(
    app,
    calls.runGoldens,
  )(async ({ params: { id } }, { request, reply }) => {
    const staff = requireStaff(request)
    const draft = await requirePrompt(db, id)
    const run = await play(draft, staff, abortOnDisconnect(reply))
    const golden = { ...run, at: new Date(clock.now()).toISOString() }
    await keepGolden(db, draft, golden, staff, clock.now())
    return { success: true, golden }
  })

  implement(
    app,
    calls.activatePrompt,
  )(async ({ params: { id } }, { request }) => {
    await activatePrompt({ db, hasModel }, id, requireStaff(request), clock.now())
    return { success: true }
  })

  implement(
    app,
    calls.rollbackPrompt,
  )(async ({ params: { id } }, { request }) => {
    await rollbackPrompt(db, id, requireStaff(request), clock.now())
    return { success: true }
  })
}
