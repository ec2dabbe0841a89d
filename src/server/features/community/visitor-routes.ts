import type { FastifyInstance } from 'fastify'
import { deleteMyPost, listMyPosts, reportPost, sendPost, thankPost } from '#contracts/community.ts'
import { VisitorPostKind } from '#domain/community/post.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import { type CallContext, implement } from '#server/platform/http/implement.ts'
import { reportPublicPost, thankForPost } from './commands/react-to-post.ts'
import { sendVisitorPost, type SendPostDeps } from './commands/send-post.ts'
import { withdrawVisitorPost } from './commands/withdraw-post.ts'
import { parsePostContent, parseReason, toIsoDay } from './records.ts'
import type { PostsRepository } from './repository.ts'
import type { OwnTip } from './staff-tips.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Enough for a person who reads a whole evening, or a class on one network. */
const perDay = { thanks: { browser: 200, address: 1000 }, reports: { browser: 20, address: 100 } }

interface VisitorDeps extends SendPostDeps {
  limitCalls: CallLimiter
  posts: PostsRepository
  tips: readonly OwnTip[]
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

function sendRoute(app: FastifyInstance, deps: VisitorDeps): void {
  implement(
    app,
    sendPost,
  )(async ({ body }, context) => {
    const { id, help } = await sendVisitorPost(deps, body, async () => ({
      principalId: await requirePrincipalId(context),
      address: toLimitKey(context.request.ip),
    }))
    const usualHours = await deps.posts.usualHours()
    return { success: true, id, crisis: help !== null, ...(help && { help }), usualHours }
  })
}

function mineRoutes(app: FastifyInstance, { db, clock, posts }: VisitorDeps): void {
  implement(
    app,
    listMyPosts,
  )(async (_input, { visitor: { principalId } }) => {
    const rows = principalId === null ? [] : await posts.listMine(principalId)
    return {
      success: true,
      posts: rows.map((row) => ({
        id: row.id,
        kind: VisitorPostKind.parse(row.kind),
        text: parsePostContent(row.document).text,
        status: row.status,
        reason: parseReason(row),
        sentOn: toIsoDay(row.created_at),
      })),
    }
  })

  implement(
    app,
    deleteMyPost,
  )(async ({ params }, { visitor: { principalId } }) => {
    await withdrawVisitorPost(db, principalId, params.id, clock.now())
    return { success: true }
  })
}

function reactionRoutes(app: FastifyInstance, deps: VisitorDeps): void {
  const { clock, limitCalls } = deps
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
    await thankForPost(deps, { id: params.id, principalId, hasHelped: body.helped }, clock.now())
    return { success: true }
  })

  implement(
    app,
    reportPost,
  )(async ({ params, body }, context) => {
    const principalId = await requirePrincipalId(context)
    await limit('reports', principalId, context)
    await reportPublicPost(deps, { id: params.id, principalId, kind: body.kind }, clock.now())
    return { success: true }
  })
}
