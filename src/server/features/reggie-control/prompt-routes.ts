import type { FastifyInstance } from 'fastify'
import {
  activatePrompt,
  draftPrompt,
  listPrompts,
  rollbackPrompt,
  runGoldens,
  type PromptConfig,
} from '#contracts/reggie-control.ts'
import { Language } from '#domain/language.ts'
import { findPromptIssues, promptKeys, type PromptKey } from '#domain/reggie/prompt-rules.ts'
import { shippedPrompts } from '#server/engines/assistant/shipped-prompts.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import type { GoldenRunner } from './play-goldens.ts'
import type { PromptsRepository } from './prompts-repository.ts'

export interface PromptDeps {
  clock: Clock
  prompts: PromptsRepository
  play: GoldenRunner
  hasModel: boolean
}

const shipped = promptKeys.flatMap((key) =>
  Language.options.map((language) => ({ key, language, body: shippedPrompts[key][language] })),
)

/** Routes for the versions of Reggie's prompt texts: draft, golden run, activate and roll back. */
export function promptRoutes(app: FastifyInstance, { clock, prompts, play, hasModel }: PromptDeps): void {
  implement(app, listPrompts)(async () => ({ success: true, prompts: await prompts.list(), shipped }))

  implement(
    app,
    draftPrompt,
  )(async ({ body }, { request }) => {
    refuseIssues(body.key, body.body, body.language)
    return { success: true, prompt: await prompts.draft(body, requireStaff(request), clock.now()) }
  })

  implement(
    app,
    runGoldens,
  )(async ({ params: { id } }, { request, reply }) => {
    const staff = requireStaff(request)
    const draft = await prompts.find(id)
    const run = await play(draft, staff, abortOnDisconnect(reply))
    const golden = { ...run, at: new Date(clock.now()).toISOString() }
    await prompts.keepGolden(draft, golden, staff, clock.now())
    return { success: true, golden }
  })

  implement(
    app,
    activatePrompt,
  )(async ({ params: { id } }, { request }) => {
    const demand = (draft: PromptConfig) => {
      refuseIssues(draft.key, draft.body, draft.language)
      if (!isGreen(draft, hasModel)) throw new AppError(409, 'goldens_first')
    }
    await prompts.activate(id, demand, requireStaff(request), clock.now())
    return { success: true }
  })

  implement(
    app,
    rollbackPrompt,
  )(async ({ params: { id } }, { request }) => {
    await prompts.rollback(id, requireStaff(request), clock.now())
    return { success: true }
  })
}

/**
 * A prompt text for a model must be tested with the model: our templates pass every dialogue, whatever the text says.
 */
function isGreen({ key, golden }: PromptConfig, hasModel: boolean): boolean {
  if (!golden || golden.total === 0 || golden.met !== golden.total) return false
  return golden.engine === 'model' || !hasModel || key === 'crisis'
}

function refuseIssues(key: PromptKey, body: string, language: Language): void {
  const issues = findPromptIssues(key, body, language)
  if (issues.length === 0) return
  const fields = issues.map(({ problem }) => ({ path: 'body', problem }))
  throw new AppError(400, 'bad_request', { fields, marks: { promptIssues: issues } })
}
