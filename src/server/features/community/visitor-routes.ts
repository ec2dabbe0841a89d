import type { FastifyInstance } from 'fastify'
import { deleteMyPost, listMyPosts, reportPost, sendPost, thankPost } from '#contracts/community.ts'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import { RejectReason, VisitorPostKind } from '#domain/community/post.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import { type CallContext, implement } from '#server/platform/http/implement.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { MineRepository } from './mine-repository.ts'
import { toStoredLocation } from './post-location.ts'
import { toIsoDay, parsePostContent } from './post-row.ts'
import type { ReactionsRepository } from './reactions-repository.ts'
import { refusePrivateData } from './refuse-private-data.ts'
import type { SendRepository } from './send-repository.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Enough for a person who reads a whole evening, or a class on one network. */
const perDay = { thanks: { browser: 200, address: 1000 }, reports: { browser: 20, address: 100 } }

export interface VisitorDeps {
  clock: Clock
  places: Places
  limitCalls: CallLimiter
  sends: SendRepository
  mine: MineRepository
  reactions: ReactionsRepository
  settings: Pick<SettingsRepository, 'read'>
  /** Whether the text may indicate danger. */
  findCrisis(text: string): Promise<Crisis | null>
}

/** Only a browser with a cookie can follow its post, withdraw it, or be counted once. */
async function requirePrincipalId({ visitor }: CallContext): Promise<string> {
  const principalId = await visitor.ensurePrincipal()
  if (!principalId) throw new AppError(403, 'forbidden')
  return principalId
}

/** Sending and withdrawing posts, and reacting to those of others. */
export function visitorCommunityRoutes(app: FastifyInstance, deps: VisitorDeps): void {
  sendRoute(app, deps)
  mineRoutes(app, deps)
  reactionRoutes(app, deps)
}

function sendRoute(app: FastifyInstance, { clock, places, sends, settings, findCrisis }: VisitorDeps): void {
  implement(
    app,
    sendPost,
  )(async ({ body }, context) => {
    if (!(await settings.read('switches')).communityPosting) throw new AppError(403, 'switched_off')
    const { kind, language, need, text } = body
    const location = toStoredLocation(places, body)
    refusePrivateData(kind, { text })
    const help = await findCrisis(text)
    const sender = { principalId: await requirePrincipalId(context), address: toLimitKey(context.request.ip) }
    const id = await sends.send(
      { kind, language, need, text, ...location, isUrgent: help !== null },
      sender,
      clock.now(),
    )
    const usualHours = await sends.usualHours()
    return { success: true, id, crisis: help !== null, ...(help && { help }), usualHours }
  })
}

function mineRoutes(app: FastifyInstance, { clock, mine }: VisitorDeps): void {
  implement(
    app,
    listMyPosts,
  )(async (_input, { visitor: { principalId } }) => {
    const rows = principalId === null ? [] : await mine.list(principalId)
    const posts = rows.map((row) => ({
      id: row.id,
      kind: VisitorPostKind.parse(row.kind),
      text: parsePostContent(row.document).text,
      status: row.status,
      reason: RejectReason.safeParse(row.reason).data ?? null,
      sentOn: toIsoDay(row.created_at),
    }))
    return { success: true, posts }
  })

  implement(
    app,
    deleteMyPost,
  )(async ({ params }, { visitor: { principalId } }) => {
    if (principalId === null || !(await mine.withdraw(principalId, params.id, clock.now()))) throw notFound()
    return { success: true }
  })
}

function reactionRoutes(app: FastifyInstance, { clock, limitCalls, reactions }: VisitorDeps): void {
  const limit = async (name: keyof typeof perDay, principalId: string, { request }: CallContext) => {
    const { browser, address } = perDay[name]
    await limitCalls({ name: `post-${name}`, who: principalId, max: browser, windowMs: dayMs })
    await limitCalls({ name: `post-${name}`, who: toLimitKey(request.ip), max: address, windowMs: dayMs })
  }

  implement(
    app,
    thankPost,
  )(async ({ params, body }, context) => {
    const principalId = await requirePrincipalId(context)
    await limit('thanks', principalId, context)
    await reactions.thank(params.id, principalId, body.helped, clock.now())
    return { success: true }
  })

  implement(
    app,
    reportPost,
  )(async ({ params, body }, context) => {
    const principalId = await requirePrincipalId(context)
    await limit('reports', principalId, context)
    await reactions.report(params.id, principalId, body.kind, clock.now())
    return { success: true }
  })
}
