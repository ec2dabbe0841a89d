import type { CountyMap } from '#domain/admin-analytics/county-map.ts'
import { type StateCode, states } from '#domain/places/states.ts'
import { type GapStep, gapSteps, findGapStep } from './gap-steps.ts'

/** State FIPS codes follow the order of the state names; these codes are unused. */
const unusedNumbers: ReadonlySet<number> = new Set([3, 7, 14, 43, 52])
const stateNumbers = Array.from({ length: 56 }, (_, index) => index + 1).filter((number) => !unusedNumbers.has(number))

/** The first two digits of every county code of a state. */
export function statePrefix(state: StateCode): string {
  return String(stateNumbers[states.findIndex(({ code }) => code === state)] ?? '').padStart(2, '0')
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const nowhere: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

/** Outlines are an absolute move and relative steps: `M670 435l4 0 0-1z`. */
function boxAround(box: Box, outline: string): Box {
  const grown = { ...box }
  for (const ring of outline.split('M').slice(1)) {
    const numbers = (ring.match(/-?[\d.]+/g) ?? []).map(Number)
    let [x, y] = [0, 0]
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0
      y += numbers[at + 1] ?? 0
      grown.left = Math.min(grown.left, x)
      grown.right = Math.max(grown.right, x)
      grown.top = Math.min(grown.top, y)
      grown.bottom = Math.max(grown.bottom, y)
    }
  }
  return grown
}

export interface MapShape {
  /** Left, top, width and height of the drawing. */
  view: readonly [left: number, top: number, width: number, height: number]
  /** Outline of every drawn county. */
  land: string
  /** The counties of each shade as one outline, so that six shapes are rendered instead of three thousand. */
  steps: readonly { step: GapStep; outline: string }[]
}

interface County {
  fips: string
  searches: number
  places: number
}

export function mapShape(map: CountyMap, counties: readonly County[], state: StateCode | undefined): MapShape {
  const prefix = state === undefined ? '' : statePrefix(state)
  const drawn = map.counties.filter(([fips]) => fips.startsWith(prefix))
  const stepByFips = new Map(counties.map((county) => [county.fips, findGapStep(county)]))
  const joined = (isMeant: (fips: string) => boolean) =>
    drawn.flatMap(([fips, , , outline]) => (isMeant(fips) ? outline : [])).join('')
  return {
    view: computeViewBox(
      map,
      drawn.map(([, , , outline]) => outline),
      state,
    ),
    land: joined(() => true),
    steps: gapSteps.map((step) => ({ step, outline: joined((fips) => stepByFips.get(fips) === step) })),
  }
}

function computeViewBox(
  { width, height }: CountyMap,
  outlines: readonly string[],
  state: StateCode | undefined,
): MapShape['view'] {
  if (state === undefined || outlines.length === 0) return [0, 0, width, height]
  const { left, top, right, bottom } = outlines.reduce(boxAround, nowhere)
  const room = Math.max(right - left, bottom - top) * 0.03
  return [left - room, top - room, right - left + 2 * room, bottom - top + 2 * room]
}
