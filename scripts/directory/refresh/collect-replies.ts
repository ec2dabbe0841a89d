import * as z from 'zod/mini'
import type { County } from '#domain/places/county.ts'
import { states } from '#domain/places/states.ts'
import { toCsvLine } from '#domain/text/csv.ts'
import {
  type CareerOneStopAccess,
  careerOneStopBase,
  jobCenterFeed,
  reentryProgramFeed,
} from '#server/engines/sources/feeds/careeronestop.ts'
import { findTreatmentBase } from '#server/engines/sources/feeds/findtreatment.ts'
import { hudBase, hudReplies } from '#server/engines/sources/feeds/hud.ts'
import type { Feed } from '#server/engines/sources/feeds/live-feed.ts'
import { ConfigProblem } from '#server/platform/config.ts'

export interface ReplyTools {
  /** One JSON reply. */
  get(url: string, headers?: Record<string, string>): Promise<unknown>
  access: CareerOneStopAccess | null
  /** How much of it is there, from 0 to 1. */
  report(part: number): void
}

/** The text of one file, from the many replies of a service. */
export type CollectReplies = (tools: ReplyTools) => AsyncGenerator<string>

const toLine = (reply: unknown) => `${JSON.stringify(reply)}\n`

/** The service counts what it has; fewer rows than that are a cut reply. */
function requireAll(sent: number, said: number, what: string): void {
  if (sent < said) throw new ConfigProblem(`${what} sent ${sent} of ${said} rows. The list would be cut off.`)
}

const CountedReply = z.looseObject({ RecordCount: z.optional(z.number()) })

const byState = <Row>(createFeed: (access: CareerOneStopAccess) => Feed<Row>): CollectReplies =>
  async function* collect({ get, access, report }) {
    if (!access) {
      throw new ConfigProblem(
        'CareerOneStop needs CAREERONESTOP_USER_ID and CAREERONESTOP_TOKEN; its registration page is named in the list.',
      )
    }
    const feed = createFeed(access)
    for (const [index, { code, label }] of states.entries()) {
      // Of the request the address takes the state alone.
      const county = { fips: '', state: code, name: label, shortName: label, kind: 'county', lat: 0, lon: 0 } as County
      const address = feed.address({ county, center: county, needs: [], text: null, language: 'en' })
      const reply = await get(careerOneStopBase + address, feed.headers)
      const rows = feed.reply.safeParse(reply)
      const said = CountedReply.safeParse(reply).data?.RecordCount ?? 0
      if (!rows.success) throw new ConfigProblem(`CareerOneStop answered for ${label} in another shape.`)
      requireAll(rows.data.length, said, `CareerOneStop for ${label}`)
      yield toLine(reply)
      report((index + 1) / states.length)
    }
  }

export const collectJobCenters = byState(jobCenterFeed)
export const collectReentryPrograms = byState(reentryProgramFeed)

export async function* collectCounselors({ get, report }: ReplyTools): AsyncGenerator<string> {
  for (const [index, { code, label }] of states.entries()) {
    const search = new URLSearchParams({
      AgencyName: '',
      City: '',
      State: code,
      RowLimit: '',
      Services: '',
      Languages: '',
    })
    const reply = await get(`${hudBase}/Housing_Counselor/search?${search}`)
    if (!hudReplies.reply.safeParse(reply).success)
      throw new ConfigProblem(`HUD answered for ${label} in another shape.`)
    yield toLine(reply)
    report((index + 1) / states.length)
  }
}

const TreatmentPage = z.looseObject({
  rows: z.array(z.unknown()),
  totalPages: z.number(),
  recordCount: z.number(),
})
const mostPages = 2000

/** From the middle of the country, as far as its farthest island; in meters. */
const wholeCountry = { sAddr: '39.8283,-98.5795', limitType: '2', limitValue: '8000000', sType: 'both', sort: '0' }

export async function* collectTreatment({ get, report }: ReplyTools): AsyncGenerator<string> {
  let [rows, said] = [0, 0]
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const search = new URLSearchParams({ ...wholeCountry, pageSize: '500', page: String(page) })
    const reply = TreatmentPage.safeParse(await get(`${findTreatmentBase}/locator/exportsAsJson/v2?${search}`))
    if (!reply.success) throw new ConfigProblem(`FindTreatment answered in another shape on page ${page}.`)
    ;[pages, said] = [Math.min(reply.data.totalPages, mostPages), reply.data.recordCount]
    rows += reply.data.rows.length
    yield toLine(reply.data)
    report(page / pages)
  }
  requireAll(rows, said, 'FindTreatment')
}

/** HUD's map service, as its open data pages and programs that read it name it. */
export const authorityService =
  'https://services.arcgis.com/VTyQ9soqVukalItT/arcgis/rest/services/Public_Housing_Authorities/FeatureServer/0/query'

const authorityColumns =
  'PARTICIPANT_CODE FORMAL_PARTICIPANT_NAME STD_ADDR STD_CITY STD_ST STD_ZIP5 CURCNTY_NM HA_PHN_NUM LAT LON'.split(' ')
const AuthorityPage = z.looseObject({
  features: z.array(z.object({ attributes: z.record(z.string(), z.unknown()) })),
  exceededTransferLimit: z.optional(z.boolean()),
})

/** The table that HUD's own export has: its columns, one housing authority a line. */
export async function* collectAuthorities({ get, report }: ReplyTools): AsyncGenerator<string> {
  yield toCsvLine(authorityColumns)
  for (let offset = 0, hasMore = true; hasMore;) {
    const search = new URLSearchParams({
      where: '1=1',
      outFields: '*',
      returnGeometry: 'false',
      resultOffset: String(offset),
      resultRecordCount: '2000',
      f: 'json',
    })
    const reply = AuthorityPage.safeParse(await get(`${authorityService}?${search}`))
    if (!reply.success) throw new ConfigProblem('The map service of HUD answered in another shape.')
    const { features, exceededTransferLimit = false } = reply.data
    for (const { attributes } of features) yield toCsvLine(authorityColumns.map((column) => toCell(attributes[column])))
    offset += features.length
    hasMore = exceededTransferLimit && features.length > 0
    report(hasMore ? 0.5 : 1)
  }
}

const toCell = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : '')

const HsdsPage = z.looseObject({
  contents: z.array(z.unknown()),
  total_pages: z.number(),
  total_items: z.optional(z.number()),
  page_number: z.optional(z.number()),
})

/** The rest of a feed in HSDS 3 that answers page by page, as one list; null when the reply is already whole. */
export function collectHsdsPages(url: string, reply: unknown): CollectReplies | null {
  const first = HsdsPage.safeParse(reply)
  if (!first.success || first.data.total_pages <= 1) return null
  const { contents, total_pages: all, total_items: said } = first.data
  return async function* collect({ get, report }) {
    const pages = Math.min(all, mostPages)
    let items = contents.length
    yield `[${contents.map((item) => JSON.stringify(item)).join(',\n')}`
    for (let page = 2; page <= pages; page += 1) {
      const address = new URL(url)
      address.searchParams.set('page', String(page))
      const next = HsdsPage.safeParse(await get(address.href))
      const isNext = next.success && (next.data.page_number ?? page) === page
      if (!isNext) throw new ConfigProblem(`The feed did not send page ${page} of ${pages}.`)
      items += next.data.contents.length
      for (const item of next.data.contents) yield `,\n${JSON.stringify(item)}`
      report(page / pages)
    }
    requireAll(items, said ?? 0, 'The feed')
    yield ']\n'
  }
}
