import type { FastifyInstance } from 'fastify'
import { eventFile as english } from '#content/en/server-files.ts'
import { eventFile as spanish } from '#content/es/server-files.ts'
import { getEventFile, listEvents, listPeerGroups, listPosts } from '#contracts/community.ts'
import { buildEventFile } from '#domain/community/event-file.ts'
import { isPeerGroup } from '#domain/services/services.ts'
import { type PublicEvent, type PublicPost, VisitorPostKind } from '#domain/community/post.ts'
import { defaultLanguage, type Language, parseAcceptLanguage } from '#domain/language.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement, implementFile } from '#server/platform/http/implement.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import {
  toIsoDay,
  parseEventDetails,
  toIso,
  parseNeed,
  toNamedLocation,
  type PostRow,
  parsePostContent,
  toFilterLocation,
} from './records.ts'
import type { HelpedLookup, OrganizationPost, PostFilter, PostsRepository } from './repository.ts'
import { type OwnTip, toPublicTip } from './staff-tips.ts'

const pageSize = 10
const maxPeerGroups = 24
const fileTexts = { en: english, es: spanish }

interface PublicDeps {
  clock: Clock
  places: Places
  posts: PostsRepository
  tips: readonly OwnTip[]
  settings: Pick<SettingsRepository, 'read'>
  findPeerSupport(
    location: { state: StateCode; county: string },
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly Resource[]>
}

const parsePageNumber = (page: string | undefined) => Number(page ?? 1)
const pagesFor = (count: number) => Math.max(1, Math.ceil(count / pageSize))

/** The calls for reading public posts. */
export function publicCommunityRoutes(app: FastifyInstance, deps: PublicDeps): void {
  const { clock, places, posts, settings } = deps

  implement(
    app,
    listPosts,
  )(async ({ query }, { visitor }) => {
    const page = parsePageNumber(query.page)
    const filter = { kind: query.kind, need: query.need ?? null, ...toFilterLocation(places, query) }
    const { communityPosting: canPost } = await settings.read('switches')
    const board = await boardPage(deps, filter, page, visitor.principalId)
    const posted = page === 1 ? { posted: await findPosted(deps) } : {}
    return { success: true, ...board, ...posted, page, canPost }
  })

  implement(
    app,
    listEvents,
  )(async ({ query }) => {
    const page = parsePageNumber(query.page)
    const location = toFilterLocation(places, query)
    const pages = pagesFor(await posts.countEvents(location, clock.now()))
    const rows = await posts.events(location, clock.now(), { limit: pageSize, offset: (page - 1) * pageSize })
    return { success: true, events: rows.flatMap((row) => publicEvent(row, places) ?? []), page, pages }
  })

  implementFile(
    app,
    getEventFile,
  )(async ({ params }, { reply }) => {
    const row = await posts.event(params.id, clock.now())
    const event = row && publicEvent(row, places)
    if (!event) throw notFound()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="event.ics"')
      .send(buildEventFile(event, fileTexts[event.language], clock.now()))
  })

  implement(
    app,
    listPeerGroups,
  )(async ({ query: { state, county, language } }, { request, reply }) => {
    const chosen = language ?? parseAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage
    const found = await deps.findPeerSupport({ state, county }, chosen, abortOnDisconnect(reply))
    return { success: true, resources: found.filter(isPeerGroup).slice(0, maxPeerGroups) }
  })
}

/** What holds something, wherever it is from: the page shows no empty tabs. */
async function findPosted({ posts, places, clock }: PublicDeps) {
  const anywhere = toFilterLocation(places, {})
  const has = async (kind: VisitorPostKind) => (await posts.countPosts({ kind, need: null, ...anywhere })) > 0
  return {
    tip: await has('tip'),
    story: await has('story'),
    question: await has('question'),
    event: (await posts.countEvents(anywhere, clock.now())) > 0,
  }
}

/** People's posts first, then ours, so that a page never mixes their order. */
async function boardPage(
  { posts, places, tips }: PublicDeps,
  filter: PostFilter,
  page: number,
  principalId: string | null,
): Promise<{ posts: PublicPost[]; pages: number }> {
  const ours = filter.kind === 'tip' ? await listTips(posts, tips, filter) : []
  const count = await posts.countPosts(filter)
  const offset = (page - 1) * pageSize
  const rows = offset < count ? await posts.posts(filter, { limit: pageSize, offset }) : []
  const from = Math.max(0, offset - count)
  const added = ours.slice(from, Math.max(from, offset + pageSize - count))
  const numbers = await posts.countHelped(
    [...rows, ...added].map(({ id }) => id),
    principalId,
  )
  const answers = Map.groupBy(
    filter.kind === 'question' ? await posts.answers(rows.map(({ id }) => id)) : [],
    (answer) => answer.parent_id,
  )
  const people = rows.map((row) => publicPost(row, { places, numbers, answers: answers.get(row.id) ?? [] }))
  const own = added.map((tip) => toPublicTip(tip, numbers(tip.id)))
  return { posts: [...people, ...own], pages: pagesFor(count + ours.length) }
}

async function listTips(posts: PostsRepository, tips: readonly OwnTip[], { need }: PostFilter) {
  const hidden = await posts.hiddenTips()
  return tips.filter((tip) => !hidden.has(tip.id) && (need === null || tip.need === need))
}

interface PostParts {
  places: Places
  numbers: HelpedLookup
  answers: readonly OrganizationPost[]
}

function publicPost(row: PostRow, { places, numbers, answers }: PostParts): PublicPost {
  return {
    id: row.id,
    kind: VisitorPostKind.parse(row.kind),
    language: row.language,
    need: parseNeed(row),
    ...toNamedLocation(row, places),
    ...parsePostContent(row.document),
    from: 'person',
    publishedOn: toIsoDay(row.reviewed_at ?? row.created_at),
    ...numbers(row.id),
    answers: answers.map((answer) => ({
      id: answer.id,
      text: parsePostContent(answer.document).text,
      language: answer.language,
      organization: answer.organization,
      publishedOn: toIsoDay(answer.reviewed_at ?? answer.created_at),
    })),
  }
}

function publicEvent(row: OrganizationPost, places: Places): PublicEvent | null {
  const words = parseEventDetails(row.document)
  if (!words || row.starts_at === null) return null
  return {
    id: row.id,
    ...words,
    language: row.language,
    need: parseNeed(row),
    ...toNamedLocation(row, places),
    organization: row.organization,
    startsAt: toIso(row.starts_at),
    endsAt: row.ends_at === null ? null : toIso(row.ends_at),
  }
}
