import { listingKinds, type ListingKind } from '../../src/domain/directory/kinds.ts'
import type { Listing } from '../../src/domain/directory/listing.ts'
import { matchService, type HelperGrades, type ServiceMatch } from '../../src/domain/search/helper-grades.ts'
import type { Judgement } from '../../src/domain/search-lab/judged-search.ts'
import { mean } from '../../src/domain/search-lab/metrics.ts'
import { listRelatedServices } from '../../src/domain/services/related-services.ts'
import type { ServiceId } from '../../src/domain/services/services.ts'
import { findWrittenGrade, type WrittenHelpers } from './read-helpers.ts'

/** A judged question with the service that it asks for. */
export interface JudgedService {
  service: ServiceId
  /** Questions of one name have one judgement, which counts once. */
  name: string
  judgement: Judgement
}

/** A kind with services that some listing has. */
interface Offer {
  kind: ListingKind
  services: readonly ServiceId[]
}

/** How many judgements the written grade counts as. */
const writtenCount = 1
/** Grades are kept in steps, and what is below one is left out. */
const step = 0.05
const matches: readonly ServiceMatch[] = ['named', 'related', 'neither']
const line = 'helpline-211'

/** Every different pair of kind and services in the directory. */
export function listOffers(listings: Iterable<Listing>): Offer[] {
  const offers = new Map<string, Offer>()
  for (const { kind = 'unknown', services } of listings) offers.set(`${kind} ${services.join(' ')}`, { kind, services })
  return [...offers.values()]
}

/** The written grades, moved towards the mean of the judgements about the same service: the more of them, the further. */
export function createBlender(written: WrittenHelpers, offers: readonly Offer[]) {
  // Each judgement is read once, however often a part of them is learned from.
  const read = new Map<string, Map<string, number>>()
  const readGrades = ({ service, name, judgement }: JudgedService) => {
    const key = `${service} ${name}`
    const grades = read.get(key) ?? gradeGroups(groupOffers(service, offers), judgement)
    read.set(key, grades)
    return grades
  }
  return (judged: readonly JudgedService[]) => blendHelpers(written, judged, readGrades)
}

function blendHelpers(
  written: WrittenHelpers,
  judged: readonly JudgedService[],
  readGrades: (judged: JudgedService) => ReadonlyMap<string, number>,
): HelperGrades['services'] {
  const grades: HelperGrades['services'] = {}
  for (const [id, helpers] of Object.entries(written)) {
    const service = id as ServiceId
    if (!helpers) continue
    const ofService = judged.filter((one) => one.service === service)
    const judgements = [...new Map(ofService.map((one) => [one.name, one])).values()].map(readGrades)
    const blend = (kind: ListingKind | '211', match: ServiceMatch) => {
      const seen = judgements.flatMap((judged) => judged.get(`${kind} ${match}`) ?? [])
      const sum = seen.reduce((total, grade) => total + grade, writtenCount * findWrittenGrade(helpers, kind, match))
      return round(sum / (seen.length + writtenCount))
    }
    const kinds = listingKinds.flatMap((kind) => {
      const [named = 0, related = 0, neither = 0] = matches.map((match) => blend(kind, match))
      return named + related + neither === 0 ? [] : [[kind, { named, related, neither }] as const]
    })
    grades[service] = { line: blend('211', 'neither'), kinds: Object.fromEntries(kinds) }
  }
  return grades
}

function groupOffers(service: ServiceId, offers: readonly Offer[]): Map<string, Offer[]> {
  const related = new Set(listRelatedServices([service]))
  return Map.groupBy(offers, ({ kind, services }) =>
    services.includes(line) && service !== line ? '211 neither' : `${kind} ${matchService(service, related, services)}`,
  )
}

function gradeGroups(groups: ReadonlyMap<string, Offer[]>, judgement: Judgement): Map<string, number> {
  return new Map([...groups].map(([key, own]) => [key, mean(own.map((offer) => gradeOffer(offer, judgement)))]))
}

function gradeOffer({ kind, services }: Offer, grades: Judgement): number {
  const needed = grades.only?.[kind]
  if (needed && !services.some((id) => needed.includes(id))) return 0
  return ([3, 2, 1] as const).find((value) => grades[value].includes(kind)) ?? 0
}

const round = (grade: number) => Math.round(Math.round(grade / step) * step * 100) / 100
