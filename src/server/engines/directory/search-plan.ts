import type { Language } from '#domain/language.ts'
import type { NeedKey, Needs } from '#domain/needs/needs.ts'
import { interpretSearchText } from '#domain/needs/interpret-needs.ts'
import { addSubject, type Subject, type SubjectFinder } from '#domain/knowledge/interpret-by-guide.ts'
import type { County } from '#domain/places/county.ts'
import type { Point } from '#domain/places/distance.ts'
import type { Location } from '#domain/places/location.ts'
import { buildPlan, type SearchPlan } from '#domain/search/plan.ts'
import { emptyInterpretation, listChosenNeeds, type InterpretedText } from '#domain/search/request.ts'
import type { HelperGrades } from '#domain/search/helper-grades.ts'
import { isTerritory } from '#domain/places/state-match.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Places } from '../places/places.ts'

/** Text with more words than this is a sentence, not the name of a listing or of one thing. */
const longestName = 4

/** What a need itself is called: whoever writes "job" beside employment names no one thing of it. */
const wholeNeeds: ReadonlySet<ServiceId> = new Set([
  'emergency-shelter',
  'housing-services',
  'job-search-help',
  'job-center',
  'state-id',
  'food-pantry',
  'primary-care',
  'health-center',
  'civil-legal-aid',
  'legal-information',
  'mental-health-treatment',
  'substance-use-treatment',
  'transport-help',
  'public-transit',
  'adult-education',
  'peer-support',
  'child-family-services',
  'cash-assistance',
])

export interface HelpRequest {
  location: Location
  /** Where in the county the person is; without it every part of the county is alike. */
  zip?: string | undefined
  needs: Needs
  language: Language
  /** The text is a whole sentence: words in it that are not a service are not the name of a listing. */
  isSentence?: boolean
  /** The services looked for, where the subject is known already; the text is then not read. */
  services?: readonly ServiceId[]
  /** The guide that they are the services of: who helps with its subject comes first. */
  guideId?: string
}

export interface PlanDeps {
  places: Pick<Places, 'findCounty'> & Partial<Pick<Places, 'zip'>>
  /** Reads texts that name no service; without it they are read by their words alone. */
  findSubject?: SubjectFinder
  /** Who helps with which service. */
  helpers?: HelperGrades
}

/** Resolves what to search for and where; throws when nothing can be found for the request. */
export function planSearch(
  { places, findSubject, helpers }: PlanDeps,
  request: HelpRequest,
  now: number,
): SearchPlan<County> {
  const words = request.needs.otherDescription?.trim()
  const text = words === '' || words === undefined ? null : words
  const chosen = listChosenNeeds(request.needs)
  if (chosen.length === 0 && text === null) throw new AppError(400, 'no_need_chosen')
  const county = requireCounty(places, request.location)
  const point = findPoint(places, county, request.zip)
  const read = text === null ? emptyInterpretation : interpretText(text, request, findSubject)
  const single = !request.isSentence && isName(words ?? '') ? findSingleNeed(chosen, read) : null
  const understood = single ? { ...read, needs: [{ need: single, strength: 1 }] } : read
  const isTextOnly = single !== null || (chosen.length === 0 && understood.needs.length === 0)
  const requestedNeeds: NeedKey[] = isTextOnly ? ['other'] : chosen
  return buildPlan({
    county,
    point,
    needs: requestedNeeds,
    language: request.language,
    now,
    understood,
    text,
    isOneThing: single !== null,
    helpers,
  })
}

function interpretText(text: string, request: HelpRequest, findSubject?: SubjectFinder) {
  const { isSentence = false, needs, services, guideId } = request
  const subjects = guideId === undefined ? [] : [{ guideId, probability: 1 }]
  if (services) return { ...emptyInterpretation, services, subjects }
  const words = interpretSearchText(text)
  const understood = findSubject ? addSubject(words, keepChosen(findSubject(text, words), needs)) : words
  if (isSentence) return { ...understood, needs: [], terms: [] }
  return isName(text) ? understood : { ...understood, terms: [] }
}

const isName = (text: string): boolean => text.split(/\s+/).length <= longestName

/**
 * The one need that was chosen, where the words name one thing of it: "ID" and "birth certificate" ask for the office of
 * birth certificates, not for all that helps with an ID. Longer texts tell a situation.
 */
function findSingleNeed(chosen: readonly NeedKey[], { services }: InterpretedText): NeedKey | null {
  const [need, ...others] = chosen.filter((key) => key !== 'other')
  if (need === undefined || others.length > 0) return null
  const isOfNeed =
    services.length > 0 && services.every((id) => !wholeNeeds.has(id) && needsByService[id].some((key) => key === need))
  return isOfNeed ? need : null
}

/** Beside chosen needs only what belongs to one of them. */
function keepChosen(subject: Subject, needs: Needs): Subject {
  const chosen = new Set<NeedKey>(listChosenNeeds(needs))
  chosen.delete('other')
  if (chosen.size === 0) return subject
  return { ...subject, services: subject.services.filter((id) => needsByService[id].some((need) => chosen.has(need))) }
}

/** The middle of the ZIP code, if it lies in the county that is searched. */
function findPoint(places: PlanDeps['places'], county: County, zip: string | undefined): Point | null {
  const place = zip === undefined ? undefined : places.zip?.(zip)
  return place?.counties.some(({ fips }) => fips === county.fips) ? place.point : null
}

function requireCounty(places: Pick<Places, 'findCounty'>, location: Location): County {
  const county = places.findCounty(location)
  if (county) return county
  throw isTerritory(location.state) ? new AppError(404, 'coverage_coming_soon') : new AppError(404, 'unknown_county')
}
