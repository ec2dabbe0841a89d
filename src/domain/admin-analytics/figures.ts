import { suppressSmallCount } from '../analytics/suppression.ts'
import { computeVisibleShare, type Cell } from '../partner-analytics/suppress.ts'
import type { NeedKey } from '../needs/needs.ts'
import type { AreaLookup } from './area.ts'
import { groupBy } from './group-by.ts'
import { markVisibleRows, sumRows, type Row } from './hide-rows.ts'
import { parseIntroductionKey, sumCounts, type Count, type Measure } from './measures.ts'

/** The six headline figures, in the order they are shown. */
export const figureNames = ['sessions', 'searchSuccess', 'noResult', 'answeredInTime', 'gotHelp', 'thumbsUp'] as const
export type FigureName = (typeof figureNames)[number]

export interface Figure {
  name: FigureName
  value: number | null
  of: Cell
}

export const splitGroups = { language: ['en', 'es'], device: ['phone', 'desktop'], area: ['rural', 'urban'] } as const
export type SplitBy = keyof typeof splitGroups
export type SplitGroup = (typeof splitGroups)[SplitBy][number]

export interface Split {
  by: SplitBy
  group: SplitGroup
  figures: Figure[]
}

/** Without a rest, the figure is a count instead of a share. */
type Sides = readonly [part: Measure, rest: Measure | null]

const sides: Record<FigureName, Sides> = {
  sessions: ['visit', null],
  searchSuccess: ['need_found', 'need_none'],
  noResult: ['search_none', 'search_some'],
  answeredInTime: ['intro_in_time', 'intro_late'],
  gotHelp: ['intro_got_help', 'intro_not_got_help'],
  thumbsUp: ['vote_up', 'vote_down'],
}

/** Visits and votes have no need, so these figures are empty when a need is selected. */
const withoutNeed: ReadonlySet<FigureName> = new Set(['sessions', 'thumbsUp'])
/** The device an introduction was sent from is not recorded. */
const withoutDevice: ReadonlySet<FigureName> = new Set(['answeredInTime', 'gotHelp'])

/** Counts for one need: searches name it, introductions go to a listing that helps with it. */
export function filterByNeed(counts: readonly Count[], need: NeedKey | undefined): readonly Count[] {
  if (need === undefined) return counts
  return counts.filter(({ measure, key }) =>
    measure.startsWith('intro_')
      ? parseIntroductionKey(key).needs.includes(need)
      : measure.startsWith('need_') && key === need,
  )
}

/**
 * The counted measure and its complement. For one need, a search that found nothing for that need counts as having no
 * result.
 */
export function getSides(name: FigureName, need: NeedKey | undefined): Sides {
  return name === 'noResult' && need !== undefined ? ['need_none', 'need_found'] : sides[name]
}

function countRow(counts: readonly Count[], name: FigureName, need: NeedKey | undefined): Row {
  const [part, rest] = getSides(name, need)
  return { part: sumCounts(counts, part), rest: rest === null ? 0 : sumCounts(counts, rest) }
}

function buildFigure(name: FigureName, { part, rest }: Row, isShown: boolean): Figure {
  if (!isShown) return { name, value: null, of: null }
  const of = suppressSmallCount(part + rest)
  return { name, value: name === 'sessions' ? of : computeVisibleShare(part, rest), of }
}

export function computeHeadlineFigures(counts: readonly Count[], need?: NeedKey): Figure[] {
  return figureNames.map((name) => buildFigure(name, countRow(counts, name, need), !(need && withoutNeed.has(name))))
}

/**
 * Every figure for each group. Counts with an unknown group are not returned, but take part in suppression like a
 * group.
 */
export function computeSplits(counts: readonly Count[], findArea: AreaLookup, need?: NeedKey): Split[] {
  const groupingBySplit: Record<SplitBy, (count: Count) => SplitGroup | null> = {
    language: ({ language }) => language || null,
    device: ({ device }) => device || null,
    area: ({ county }) => findArea(county),
  }
  return (Object.keys(splitGroups) as SplitBy[]).flatMap((by) => {
    const groups: readonly SplitGroup[] = splitGroups[by]
    const parts = groupBy(counts, groupingBySplit[by])
    const figures = figureNames.map((name) => {
      const rows = [...groups, null].map((group) => countRow(parts.get(group) ?? [], name, need))
      const isMeasured = !(need && withoutNeed.has(name)) && !(by === 'device' && withoutDevice.has(name))
      const isRowVisible = markVisibleRows(rows, { isTotalKnown: isTotalVisible(rows) })
      return rows.map((row, index) => buildFigure(name, row, isMeasured && (isRowVisible[index] ?? false)))
    })
    return groups.map((group, index) => ({ by, group, figures: figures.flatMap((figure) => figure[index] ?? []) }))
  })
}

const isTotalVisible = (rows: readonly Row[]): boolean => {
  const { part, rest } = sumRows(rows)
  return suppressSmallCount(part + rest) !== null
}
