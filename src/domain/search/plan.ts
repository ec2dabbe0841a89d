import type { Language } from '#domain/language.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import type { County } from '#domain/places/county.ts'
import type { Point } from '#domain/places/distance.ts'
import type { HelperGrades } from './helper-grades.ts'
import { computeNeedWeights, emptyInterpretation, type InterpretedText, type RankRequest } from './request.ts'

/** What of a county a search needs to know. */
type SearchedCounty = Pick<County, 'fips' | 'state' | 'name' | 'lat' | 'lon'>

/** What to search for and where. */
export interface SearchPlan<Place extends SearchedCounty = SearchedCounty> {
  county: Place
  /** Chosen needs and those understood from the text, in the order of `needKeys`. */
  needs: NeedKey[]
  /** The same as bits, or every bit when the search is by name only. */
  mask: number
  text: string | null
  /** One need was chosen, and the text names one thing of it. */
  isOneThing: boolean
  rankRequest: RankRequest
}

interface PlanParts<Place extends SearchedCounty> {
  county: Place
  /** Where in the county the person is, if they told. */
  point: Point | null
  needs: readonly NeedKey[]
  language: Language
  now: number
  /** What the person's own words mean; nothing without words. */
  understood?: InterpretedText
  text?: string | null
  isOneThing?: boolean
  helpers?: HelperGrades | undefined
}

export function buildPlan<Place extends SearchedCounty>(parts: PlanParts<Place>): SearchPlan<Place> {
  const { county, point, language, now, helpers, text = null, isOneThing = false } = parts
  const { understood = emptyInterpretation } = parts
  const rankRequest: RankRequest = {
    needs: parts.needs,
    text: understood,
    ...(helpers && { helpers }),
    center: point ?? { lat: county.lat, lon: county.lon },
    isCenterExact: point !== null,
    countyFips: county.fips,
    language,
    month: new Date(now).toISOString().slice(0, 7),
  }
  const needs = computeNeedWeights(rankRequest).map(({ need }) => need)
  const isByNameOnly = understood.needs.length === 0 && understood.services.length === 0 && understood.terms.length > 0
  return { county, needs, mask: toNeedsMask(isByNameOnly ? needKeys : needs), text, isOneThing, rankRequest }
}
