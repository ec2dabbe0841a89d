import type { CallAnswer } from '#contracts/call.ts'
import type { SentAnswer, showAnswerLink } from '#contracts/partner-introductions.ts'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import { buildReferenceCode } from '#domain/introductions/partner-inbox.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { isPending } from '#domain/introductions/states.ts'
import { asOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deadlinesOf } from './deadlines-repository.ts'
import { findLink, takeTry, type AnswerLink } from './links-repository.ts'
import { look, type Looked } from './look-repository.ts'
import type { Refused } from './one-repository.ts'
import { organizationOf } from './organization-repository.ts'
import { toGivenAnswer } from './partner-records.ts'
import { rowOf } from './partner-rows-repository.ts'
import { scopeOfLink } from './partner-scope.ts'
import { iso, type IntroductionRow } from './records.ts'
import type { IntroductionSeals } from './seal.ts'
import type { NewAnswer, WorkRepository } from './work-repository.ts'

export type LinkState = Omit<CallAnswer<typeof showAnswerLink>, 'success'>

/** `over`: used up, or its introduction is gone; `final`: answered for good. */
export type LinkRefused = 'over' | 'final' | 'taken_back'

/** One introduction for whoever has its link; the link names the record, so no other is within reach. */
export function byLinkRepository(db: Db, seals: IntroductionSeals, work: WorkRepository) {
  const scoped = <Result>(
    { organizationId, introductionId }: AnswerLink,
    now: number,
    run: (trx: Db, row: IntroductionRow) => Promise<Result>,
  ): Promise<Result | 'over'> =>
    asOrganization(db, organizationId, async (trx) => {
      const row = await rowOf(trx, organizationId, introductionId, now)
      return row ? run(trx, row) : 'over'
    })

  const actOf = (link: AnswerLink, at: number) => ({ scope: scopeOfLink(link), id: link.introductionId, at })

  return {
    find: (hash: string, now: number): Promise<AnswerLink | null> => findLink(db, hash, now),

    /** Nothing personal, and nothing changes: programs that check mail for harm open every address in it. */
    show: (link: AnswerLink, now: number): Promise<LinkState | 'over'> =>
      scoped(link, now, (trx, row) => stateOf(trx, link, row, now)),

    open: (link: AnswerLink, at: number): Promise<Looked | LinkRefused> =>
      scoped<Looked | LinkRefused>(link, at, async (trx, row) => {
        if (row.state === 'withdrawn') return 'taken_back'
        if (isFinal(row.state)) return 'final'
        return (await takeTry(trx, link.hash)) ? look(trx, seals, scopeOfLink(link), row, at) : 'over'
      }),

    async answer(link: AnswerLink, given: NewAnswer, at: number): Promise<Refused | { answer: SentAnswer }> {
      const first = await scoped(link, at, async (_trx, row) => (isFinal(row.state) ? toGivenAnswer(seals, row) : null))
      // After a final state a link changes nothing, not even the words.
      if (first !== null && first !== 'over') return { refused: 'answered', answer: first }
      const result = await work.respond(actOf(link, at), given)
      if ('refused' in result) return result
      const { answer } = result.detail
      return answer ? { answer } : { refused: 'missing' }
    },

    async outcome(link: AnswerLink, outcome: IntroductionOutcome, at: number): Promise<Refused | LinkRefused | 'done'> {
      const state = await scoped(link, at, async (_trx, row) => row.state)
      if (state === 'over') return 'over'
      if (state === 'withdrawn') return 'taken_back'
      if (isFinal(state)) return 'final'
      const result = await work.outcome(actOf(link, at), outcome)
      return 'refused' in result ? result : 'done'
    },
  }
}
export type ByLinkRepository = ReturnType<typeof byLinkRepository>

async function stateOf(trx: Db, link: AnswerLink, row: IntroductionRow, now: number): Promise<LinkState> {
  const deadlines = await deadlinesOf(trx, [row], now)
  const { settings } = await organizationOf(trx, link.organizationId)
  const state = isFinal(row.state) ? 'over' : isPending(row.state) ? 'open' : 'answered'
  return {
    state,
    ref: buildReferenceCode(row.id),
    resourceName: deadlines.placeName(row) ?? settings.publicName,
    organization: settings.publicName,
    receivedAt: iso(row.delivered_at ?? row.created_at),
    dueAt: iso(deadlines.dueAt(row)),
    urgency: row.urgency,
    language: link.recipientLanguage ?? settings.language,
    answerLanguage: row.consent_language,
  }
}
