import { expect, test } from 'vitest'
import { AdminAnalytics } from '#contracts/admin-analytics.ts'
import type { DailyCount } from '#domain/admin-analytics/measures.ts'
import { addCounts } from '#server/features/admin-analytics/counts-repository.ts'
import { runNightlyCount } from '#testing/builders/analytics.ts'
import { setUpTestServer } from '#testing/server.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
const measures = [
  ['visit', ['']],
  ['view', ['/', '/chat', '/gro']],
  ['tool', ['chat', 'action-plan']],
  ['module', ['toolUp', 'ownMindset', 'createValue']],
  ['vote_up', ['search_results', 'chat_conclusion']],
  ['vote_down', ['search_results', 'chat_conclusion']],
  ['need_found', ['housing', 'legal']],
  ['need_none', ['housing', 'legal']],
  ['search_some', ['']],
  ['search_none', ['']],
  ['chat', ['answered', 'no_data', 'crisis', 'failed']],
  ['chat_checked', ['']],
  ['chat_dropped', ['']],
  ['pin', ['save', 'return']],
  ['intro_in_time', ['normal|housing', 'urgent|legal']],
  ['intro_late', ['normal|housing', 'urgent|legal']],
  ['intro_got_help', ['normal|housing']],
  ['intro_not_got_help', ['normal|housing']],
] as const

/** Reproducible small numbers from a seed, for many kinds of fixtures. */
function numbers(seed: number): () => number {
  let state = seed * 7919 + 17
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) ** 2 * 30)
  }
}

function fixture(seed: number): DailyCount[] {
  const next = numbers(seed)
  const countyCodes = ['06037', '48301', '17031', ''] as const
  return measures.flatMap(([measure, keys]) =>
    keys.flatMap((key) =>
      countyCodes.flatMap((county) =>
        (['en', 'es', ''] as const)
          .flatMap((language) =>
            (['phone', 'desktop', ''] as const).map((device) => ({
              day: '2026-11-14',
              measure,
              key,
              county,
              language,
              device,
              organizationId: '',
              n: next(),
            })),
          )
          .filter(({ n }) => n > 0 && n % 4 < 2),
      ),
    ),
  )
}

const show = async (who: SignedInBrowser) =>
  AdminAnalytics.parse((await who.send({ method: 'GET', url: '/api/admin/analytics' })).json().analytics)
const file = async (who: SignedInBrowser) =>
  (await who.send({ method: 'GET', url: '/api/admin/analytics/export' })).body

const directoryNumbers = new Set(['places', 'listed', 'listings'])

/** Every whole number of people below eleven in the output; directory counts are not about people. */
function tooSmall(data: unknown, path = ''): string[] {
  if (typeof data === 'number') return Number.isInteger(data) && data > 0 && data < 11 ? [`${path}=${data}`] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data)
    .filter(([name]) => !directoryNumbers.has(name))
    .flatMap(([name, value]) => tooSmall(value, `${path}.${name}`))
}

/** Counts a reader could derive: the total minus the visible groups. */
function workedOut({ figures, splits }: AdminAnalytics, counts: readonly DailyCount[]): string[] {
  const sessions = counts.filter(({ measure }) => measure === 'visit').reduce((sum, { n }) => sum + n, 0)
  const total = figures?.find(({ name }) => name === 'sessions')?.of
  if (total == null) return []
  expect(total).toBe(sessions)
  return ['language', 'device', 'area'].flatMap((by) => {
    const groups = (splits ?? []).filter((split) => split.by === by).flatMap(({ figures: [first] }) => first?.of ?? [])
    const rest = total - groups.reduce((sum, n) => sum + n, 0)
    return rest > 0 && rest < 11 ? [`${by}: ${rest}`] : []
  })
}

test.each(Array.from({ length: 24 }, (_, seed) => seed))(
  'no number under eleven is told or can be worked out, on the page or in the file (fixture %d)',
  async (seed) => {
    const counts = fixture(seed)
    await runNightlyCount(server.database.db, server.clock)
    await server.database.db.transaction().execute((trx) => addCounts(trx, counts))
    const who = await signInAs(server, { role: 'admin' })
    const analytics = await show(who)
    // A share of everybody is 1, and a median is not a count of people.
    const { funnel, figures, splits, chat, ...others } = analytics
    const shares = [...(figures ?? []), ...(splits ?? []).flatMap((split) => split.figures)].map(
      ({ name, value, of }) => (name === 'sessions' ? { value, of } : { of }),
    )
    const chats = (chat ?? []).map(({ dropped: _dropped, thumbsUp: _thumbsUp, ...stats }) => stats)

    expect(tooSmall({ ...others, shares, chats, funnel: { ...funnel, medianHours: null } })).toEqual([])
    expect(workedOut(analytics, counts)).toEqual([])
    const cells = (await file(who))
      .split('\r\n')
      .slice(1)
      .filter((line) => !/^(About|When listings)|,Places /.test(line))
      .map((line) => line.split(','))
    const small = cells.filter((row) => row.slice(-2).some((cell) => /^([2-9]|10)$/.test(cell)))
    expect(small).toEqual([])
  },
)
