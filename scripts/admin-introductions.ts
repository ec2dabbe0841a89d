import { DeclineReason } from '../src/domain/introductions/introduction.ts'
import { answersRepository, type AnswerState } from '../src/server/features/introductions/answers-repository.ts'
import { introductionSeals } from '../src/server/features/introductions/seal.ts'
import { organizationsRepository } from '../src/server/features/organizations/repository.ts'
import { ConfigProblem } from '../src/server/platform/config.ts'
import type { Db } from '../src/server/platform/db/database.ts'
import { serverKey } from './open-beside-server.ts'

export interface AdminOptions {
  confidential?: boolean | undefined
  contact?: string | undefined
  instructions?: string | undefined
  reason?: string | undefined
}

/** One thing an administrator does; answers the text to print. */
export type AdminTask = (db: Db, words: readonly string[], options: AdminOptions) => Promise<string>

const answers: Record<string, AnswerState> = { accept: 'accepted', needs: 'needs_you', decline: 'declined' }

const answersOf = (db: Db) => answersRepository(db, introductionSeals(serverKey()))

export const introductionTasks: Record<string, AdminTask> = {
  /** Only after a call to a number found independently of who asks (T-3.4). */
  async partner(db, [listingId = '', code = '']) {
    const organization = await organizationsRepository(db).findByCode(code.toLowerCase())
    if (!organization) throw new ConfigProblem('There is no organization with that tracking code.')
    const { delivered } = await answersOf(db).verifyPartner(listingId, organization.id, Date.now())
    return `New introductions to ${listingId} go to ${organization.name}. Delivered of those that waited: ${delivered}.`
  },

  /** What there is and how it stands; nobody's name, number or words (THREATS §4). */
  async introductions(db) {
    const all = await answersOf(db).overview()
    const lines = all.map(({ id, state, delivery, urgency, createdAt, resourceName }) =>
      [id, new Date(createdAt).toISOString().slice(0, 16), state, delivery, urgency, resourceName].join('  '))
    return lines.join('\n') || 'There are no introductions.'
  },

  /** The person then reads that it was seen. */
  async open(db, [id = '']) {
    if (await answersOf(db).open(id, Date.now()) === 'done') return 'The person sees that it was opened.'
    throw new ConfigProblem('There is no introduction with that id that nobody has opened yet.')
  },

  async answer(db, [id = '', word = '', message = ''], { contact, instructions, reason }) {
    const state = Object.hasOwn(answers, word) ? answers[word] : undefined
    if (!state || !message) throw new ConfigProblem('Say accept, needs or decline, and a message for the person.')
    const declineReason = reasonOf(state, reason)
    const answer = { message, contact: contact ?? null, instructions: instructions ?? null, ...declineReason }
    const acted = await answersOf(db).answer(id, state, answer, Date.now())
    if (acted === 'missing') throw new ConfigProblem('There is no introduction with that id.')
    if (acted === 'closed') throw new ConfigProblem('This introduction was withdrawn or is over.')
    return 'The person sees the answer the next time their page looks for it.'
  },
}

/** Why it is a no; only a no has a reason. */
function reasonOf(state: AnswerState, reason: string | undefined): { declineReason?: DeclineReason } {
  if (reason === undefined) return {}
  const read = DeclineReason.safeParse(reason)
  if (state === 'declined' && read.success) return { declineReason: read.data }
  throw new ConfigProblem(`A decline may have a reason: ${DeclineReason.options.join(', ')}.`)
}
