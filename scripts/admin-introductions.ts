import { DeclineReason } from '../src/domain/introductions/introduction.ts'
import type { AnswerState } from '../src/domain/introductions/partner-answer.ts'
import { recordAccessChange } from '../src/server/engines/mail/access-changes-repository.ts'
import { findHolder } from '../src/server/features/claims/repository.ts'
import { answerIntroductionAsOperator } from '../src/server/features/introductions/commands/answer-introduction.ts'
import {
  releaseIntroduction,
  returnIntroductions,
  verifyPartner,
} from '../src/server/features/introductions/commands/deliver-introduction.ts'
import {
  createDeliveryTools,
  type DeliveryTools,
} from '../src/server/features/introductions/commands/notify-partner.ts'
import { markIntroductionOpened } from '../src/server/features/introductions/commands/open-introduction.ts'
import { listStates } from '../src/server/features/introductions/repository.ts'
import { removeOrganization } from '../src/server/features/organizations/commands/remove-organization.ts'
import { organizationsRepository } from '../src/server/features/organizations/repository.ts'
import { type AuditEntry, writeAudit } from '../src/server/platform/audit/audit-repository.ts'
import { ConfigProblem, readConfig } from '../src/server/platform/config.ts'
import type { Db } from '../src/server/platform/db/database.ts'
import { loadDataKey } from './open-beside-server.ts'

export interface AdminOptions {
  confidential?: boolean | undefined
  contact?: string | undefined
  instructions?: string | undefined
  reason?: string | undefined
}

/** One administrator command; returns the text to print. */
export type AdminTask = (db: Db, words: readonly string[], options: AdminOptions) => Promise<string>

const answers: Record<string, AnswerState> = { accept: 'accepted', needs: 'needs_you', decline: 'declined' }

const createLocalDeliveryTools = async (db: Db): Promise<DeliveryTools> => {
  const { publicUrl, port } = readConfig(process.env)
  return createDeliveryTools({ dataKey: await loadDataKey(db), siteUrl: publicUrl ?? `http://localhost:${port}` })
}

async function organizationWith(db: Db, code: string) {
  const organization = await organizationsRepository(db).findByCode(code.toLowerCase())
  if (!organization) throw new ConfigProblem('There is no organization with that tracking code.')
  return organization
}

/** Anyone with shell access. */
const operator = { id: 'command line', role: 'operator', organizationId: null }

export const introductionTasks: Record<string, AdminTask> = {
  /** Only after a call to a number that did not come from the claim (T-3.4). */
  async partner(db, [listingId = '', code = '']) {
    const organization = await organizationWith(db, code)
    const claim = { listingId, organizationId: organization.id }
    const { delivered } = await db.transaction().execute(async (trx) => {
      const entry: AuditEntry = { action: 'partner.verified', entity: 'listing', entityId: listingId, after: claim }
      await writeAudit(trx, operator, entry, Date.now())
      const tools = await createLocalDeliveryTools(trx)
      const holder = await findHolder(trx, listingId)
      if (holder && holder.id !== organization.id) {
        const lost = { organizationId: holder.id, kind: 'listing_lost', actor: operator, listingId } as const
        await recordAccessChange(tools, trx, lost, Date.now())
      }
      const added = { organizationId: organization.id, kind: 'listing_added', actor: operator, listingId } as const
      await recordAccessChange(tools, trx, added, Date.now())
      return verifyPartner(trx, tools, claim, Date.now())
    })
    return `New introductions to ${listingId} go to ${organization.name}. Delivered of those that waited: ${delivered}.`
  },

  /** Signs out its users; its unanswered introductions wait again, encrypted with the server's own key. */
  async 'remove-organization'(db, [code = '']) {
    const { id, name } = await organizationWith(db, code)
    const waiting = await db.transaction().execute(async (trx) => {
      const tools = await createLocalDeliveryTools(trx)
      const removed = { organizationId: id, kind: 'organization_removed', actor: operator } as const
      await recordAccessChange(tools, trx, removed, Date.now())
      const count = await returnIntroductions(trx, tools, id, Date.now())
      await removeOrganization(trx, id, Date.now())
      await writeAudit(
        trx,
        operator,
        { action: 'organization.removed', entity: 'organization', entityId: id },
        Date.now(),
      )
      return count
    })
    return `${name} was removed. Introductions that wait again: ${waiting}.`
  },

  /** Releases an introduction held because very many arrived in one day, after a review. */
  async release(db, [id = '']) {
    const isOut = await db.transaction().execute(async (trx) => {
      if (!(await releaseIntroduction(trx, await createLocalDeliveryTools(trx), id, Date.now()))) return false
      await writeAudit(
        trx,
        operator,
        { action: 'introduction.released', entity: 'introduction', entityId: id },
        Date.now(),
      )
      return true
    })
    if (!isOut) throw new ConfigProblem('There is no introduction with that id that is held.')
    return 'The organization was told.'
  },

  /** Counts and states only: administrators see no name, number or text of a person (T-4). */
  async introductions(db) {
    const all = await listStates(db)
    const lines = all.map(({ id, state, delivery, urgency, createdAt, resourceName }) =>
      [id, new Date(createdAt).toISOString().slice(0, 16), state, delivery, urgency, resourceName].join('  '),
    )
    return lines.join('\n') || 'There are no introductions.'
  },

  /** The person then sees that it was opened. */
  async open(db, [id = '']) {
    if ((await markIntroductionOpened(db, id, Date.now())) === 'done') return 'The person sees that it was opened.'
    throw new ConfigProblem('There is no introduction with that id that nobody has opened yet.')
  },

  async answer(db, [id = '', word = '', message = ''], { contact, instructions, reason }) {
    const state = Object.hasOwn(answers, word) ? answers[word] : undefined
    if (!state || !message) throw new ConfigProblem('Say accept, needs or decline, and a message for the person.')
    const declineReason = parseDeclineReason(state, reason)
    const answer = { message, contact: contact ?? null, instructions: instructions ?? null, ...declineReason }
    const acted = await answerIntroductionAsOperator(
      db,
      createDeliveryTools({ dataKey: await loadDataKey(db), siteUrl: '' }),
      id,
      { state, answer },
      Date.now(),
    )
    if (acted === 'missing') throw new ConfigProblem('There is no introduction with that id.')
    if (acted === 'closed') throw new ConfigProblem('This introduction was withdrawn or is over.')
    return 'The person sees the answer the next time their page looks for it.'
  },
}

/** The reason for declining; only a declined introduction has one. */
function parseDeclineReason(state: AnswerState, reason: string | undefined): { declineReason?: DeclineReason } {
  if (reason === undefined) return {}
  const read = DeclineReason.safeParse(reason)
  if (state === 'declined' && read.success) return { declineReason: read.data }
  throw new ConfigProblem(`A decline may have a reason: ${DeclineReason.options.join(', ')}.`)
}
