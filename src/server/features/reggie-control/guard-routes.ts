import type { FastifyInstance } from 'fastify'
import { addGuardCase, listGuardCases, removeGuardCase, setGuardrails, tryMessage } from '#contracts/reggie-control.ts'
import { findAddedRuleIssues } from '#domain/assistant/added-rules.ts'
import { findFiredRules } from '#domain/reggie/fired-rules.ts'
import type { Guardrails } from '#domain/service/settings.ts'
import type { Assistant } from '#server/engines/assistant/assistant.ts'
import type { ControlReader } from '#server/engines/assistant/control.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { judgeDanger } from '#server/engines/danger/shipped-judge.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import { listCases } from './cases-repository.ts'
import { addCase, removeCase } from './commands/change-cases.ts'

export interface GuardDeps {
  clock: Clock
  settings: SettingsRepository
  db: Db
  control: ControlReader
  /** Answers from templates only, so trying a message costs nothing. */
  embedded: Assistant
  /** Messages that no added phrase may match. */
  harmless(): Promise<readonly string[]>
}

const longestReply = 8000

/** Routes for the crisis phrases, the refused topics, and the messages that test both. */
export function guardRoutes(app: FastifyInstance, deps: GuardDeps): void {
  const { clock, settings, db, control } = deps

  implement(
    app,
    setGuardrails,
  )(async ({ body }, { request }) => {
    await refuseFalseAlarms(body.value, deps)
    const version = await settings.save('guardrails', body, requireStaff(request), clock.now())
    return { success: true, version }
  })

  implement(
    app,
    tryMessage,
  )(async ({ body: { text, language, earlier } }, { reply }) => {
    const now = await control()
    const question = {
      messages: [...earlier, text].map((content) => ({ role: 'user' as const, content })),
      language,
      tone: 'encouragement' as const,
      location: null,
      needs: [],
      control: now,
    }
    const answer = await deps.embedded.answer(question, { signal: abortOnDisconnect(reply) })
    const fired = findFiredRules(text, language, now.added)
    const kind = answer.crisis?.kind ?? null
    // The judge saw it without any phrase.
    if (kind && !fired.some(({ rule }) => rule === 'crisis')) {
      fired.unshift({ rule: 'crisis', kind, match: null, origin: 'shipped' })
    }
    return { success: true, fired, crisis: kind, reply: answer.reply.slice(0, longestReply) }
  })

  implement(
    app,
    listGuardCases,
  )(async () => {
    const { added } = await control()
    const found = await listCases(db, 'test')
    return {
      success: true,
      cases: found.map((guardCase) => ({
        ...guardCase,
        isMet: (added.crisisIn(guardCase.text)?.kind ?? 'none') === guardCase.expected,
      })),
    }
  })

  implement(
    app,
    addGuardCase,
  )(async ({ body }, { request }) => {
    const id = await addCase(db, 'test', { ...body, earlier: [] }, requireStaff(request), clock.now())
    return { success: true, id }
  })

  implement(
    app,
    removeGuardCase,
  )(async ({ params: { id } }, { request }) => {
    await removeCase(db, 'test', id, requireStaff(request), clock.now())
    return { success: true }
  })
}

/** A crisis card on an everyday question teaches people to close it. */
async function refuseFalseAlarms(guardrails: Guardrails, { harmless, db }: GuardDeps): Promise<void> {
  const own = (await listCases(db, 'test')).filter(({ expected }) => expected === 'none').map(({ text }) => text)
  const issues = findAddedRuleIssues(guardrails, [...own, ...(await harmless())], judgeDanger)
  const [first] = issues
  if (!first) return
  const getPath = ({ list, at }: typeof first) => `value.${list}.${at}.phrase`
  const alarm = issues.find(({ problem }) => problem === 'false_alarm')
  throw new AppError(400, alarm ? 'false_alarm' : 'bad_request', {
    fields: issues.map((issue) => ({ path: getPath(issue), problem: issue.problem })),
    ...(alarm ? { marks: { falseAlarm: { path: getPath(alarm), message: alarm.message ?? '' } } } : {}),
  })
}
