import { answersRepository, type AnswerState } from '../src/server/features/introductions/answers-repository.ts'
import { introductionSeals } from '../src/server/features/introductions/seal.ts'
import { organizationsRepository } from '../src/server/features/organizations/repository.ts'
import { ConfigProblem, readConfig } from '../src/server/platform/config.ts'
import { loadKeys } from '../src/server/platform/crypto/keys.ts'
import type { Db } from '../src/server/platform/db/database.ts'

export interface AdminOptions {
  confidential?: boolean | undefined
  contact?: string | undefined
  instructions?: string | undefined
}

/** One thing an administrator does; answers the text to print. */
export type AdminTask = (db: Db, words: readonly string[], options: AdminOptions) => Promise<string>

const answers: Record<string, AnswerState> = { accept: 'accepted', needs: 'needs_you', decline: 'declined' }

/** Never makes a key: what is sealed with a new one could not be read by the server. */
function answersOf(db: Db) {
  const keys = loadKeys(readConfig(process.env))
  if (keys.isNew) {
    keys.discard()
    throw new ConfigProblem('The key of the server is missing; start the server once, or set COOKIE_KEY as it has it.')
  }
  return answersRepository(db, introductionSeals(keys.cookie))
}

export const introductionTasks: Record<string, AdminTask> = {
  /** Only after a call to a number found independently of who asks (T-3.4). */
  async partner(db, [listingId = '', code = '']) {
    const organization = await organizationsRepository(db).findByCode(code.toLowerCase())
    if (!organization) throw new ConfigProblem('There is no organization with that tracking code.')
    await answersOf(db).verifyPartner(listingId, organization.id, Date.now())
    return `New introductions to ${listingId} go to ${organization.name}.`
  },

  /** What there is and how it stands; nobody's name, number or words (THREATS §4). */
  async introductions(db) {
    const all = await answersOf(db).overview()
    const lines = all.map(({ id, state, delivery, urgency, createdAt, resourceName }) =>
      [id, new Date(createdAt).toISOString().slice(0, 16), state, delivery, urgency, resourceName].join('  '))
    return lines.join('\n') || 'There are no introductions.'
  },

  async answer(db, [id = '', word = '', message = ''], { contact, instructions }) {
    const state = Object.hasOwn(answers, word) ? answers[word] : undefined
    if (!state || !message) throw new ConfigProblem('Say accept, needs or decline, and a message for the person.')
    const answer = { message, contact: contact ?? null, instructions: instructions ?? null }
    const acted = await answersOf(db).answer(id, state, answer, Date.now())
    if (acted === 'missing') throw new ConfigProblem('There is no introduction with that id.')
    if (acted === 'closed') throw new ConfigProblem('This introduction was withdrawn or is over.')
    return 'The person sees the answer the next time their page looks for it.'
  },
}
