import type { CallAnswer } from '#contracts/call.ts'
import type { SentAnswer, showAnswerLink } from '#contracts/partner-introductions.ts'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import { buildReferenceCode } from '#domain/introductions/partner-inbox.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { isPending } from '#domain/introductions/states.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { loadDeadlines } from './deadlines-repository.ts'
import { findLink, reserveTry, type AnswerLink } from './links-repository.ts'
import { viewIntroduction, type IntroductionView } from './view-repository.ts'
import type { Refusal } from './run-on-introduction.ts'
import { loadOrganization } from './organization-repository.ts'
import { toSentAnswer } from './partner-records.ts'
import { findRow } from './partner-rows-repository.ts'
import { toLinkScope } from './partner-scope.ts'
import { toIso, type IntroductionRow } from './records.ts'
import type { IntroductionSeals } from './seal.ts'
import type { NewAnswer, PartnerActionsRepository } from './partner-actions-repository.ts'

export type LinkState = Omit<CallAnswer<typeof showAnswerLink>, 'success'>

/** `over`: used up, or its introduction is gone; `final`: already has a final answer. */
export type LinkRefusal = 'over' | 'final' | 'taken_back'

/** One introduction for the holder of its link; the link names the record, so no other is accessible. */
export function byLinkRepository(db: Db, seals: IntroductionSeals, actions: PartnerActionsRepository) {
  const scoped = <Result>(
    { organizationId, introductionId }: AnswerLink,
    now: number,
    run: (trx: Db, row: IntroductionRow) => Promise<Result>,
  ): Promise<Result | 'over'> =>
    runAsOrganization(db, organizationId, async (trx) => {
      const row = await findRow(trx, organizationId, introductionId, now)
      return row ? run(trx, row) : 'over'
    })

  const buildTarget = (link: AnswerLink, at: number) => ({ scope: toLinkScope(link), id: link.introductionId, at })

  return {
    find: (hash: string, now: number): Promise<AnswerLink | null> => findLink(db, hash, now),

    /** Contains no personal data and changes nothing: mail security scanners open every link. */
    show: (link: AnswerLink, now: number): Promise<LinkState | 'over'> =>
      scoped(link, now, (trx, row) => loadLinkState(trx, link, row, now)),

    open: (link: AnswerLink, at: number): Promise<IntroductionView | LinkRefusal> =>
      scoped<IntroductionView | LinkRefusal>(link, at, async (trx, row) => {
        if (row.state === 'withdrawn') return 'taken_back'
        if (isFinal(row.state)) return 'final'
        return (await reserveTry(trx, link.hash)) ? viewIntroduction(trx, seals, toLinkScope(link), row, at) : 'over'
      }),

    async answer(link: AnswerLink, newAnswer: NewAnswer, at: number): Promise<Refusal | { answer: SentAnswer }> {
      const first = await scoped(link, at, async (_trx, row) => (isFinal(row.state) ? toSentAnswer(seals, row) : null))
      // After a final state a link changes nothing, not even the text.
      if (first !== null && first !== 'over') return { refused: 'answered', answer: first }
      const result = await actions.respond(buildTarget(link, at), newAnswer)
      if ('refused' in result) return result
      const { answer } = result.detail
      return answer ? { answer } : { refused: 'missing' }
    },

    async outcome(link: AnswerLink, outcome: IntroductionOutcome, at: number): Promise<Refusal | LinkRefusal | 'done'> {
      const state = await scoped(link, at, async (_trx, row) => row.state)
      if (state === 'over') return 'over'
      if (state === 'withdrawn') return 'taken_back'
      if (isFinal(state)) return 'final'
      const result = await actions.outcome(buildTarget(link, at), outcome)
      return 'refused' in result ? result : 'done'
    },
  }
}
export type ByLinkRepository = ReturnType<typeof byLinkRepository>

async function loadLinkState(trx: Db, link: AnswerLink, row: IntroductionRow, now: number): Promise<LinkState> {
  const deadlines = await loadDeadlines(trx, [row], now)
  const { settings } = await loadOrganization(trx, link.organizationId)
  const state = isFinal(row.state) ? 'over' : isPending(row.state) ? 'open' : 'answered'
  return {
    state,
    ref: buildReferenceCode(row.id),
    resourceName: deadlines.placeName(row) ?? settings.publicName,
    organization: settings.publicName,
    receivedAt: toIso(row.delivered_at ?? row.created_at),
    dueAt: toIso(deadlines.dueAt(row)),
    urgency: row.urgency,
    language: link.recipientLanguage ?? settings.language,
    answerLanguage: row.consent_language,
  }
}
