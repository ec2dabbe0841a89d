import type { NeedKey } from '#domain/needs/needs.ts'
import { answersNeed } from '#domain/resources/answers-need.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { GroModule } from './lessons.ts'

/** The needs of each module, best match first. */
const needsByModule: Record<GroModule, readonly NeedKey[]> = {
  thriveAtWork: ['employment', 'job-training'],
  toolUp: ['technology-digital-literacy', 'education'],
  getInMotion: ['employment', 'job-training'],
  layFoundation: ['housing', 'financial-assistance', 'id-documentation'],
  createValue: ['job-training', 'employment', 'education'],
  ownMindset: ['mental-health', 'peer-support', 'recovery-support'],
}

const maxListings = 3

/** A few listings from the person's own list that fit a module: the best need first, otherwise in list order. */
export function findRelatedListings(listings: readonly Resource[], module: GroModule): Resource[] {
  const fitting = needsByModule[module].flatMap((need) => listings.filter((listing) => answersNeed(listing, need)))
  return [...new Set(fitting)].slice(0, maxListings)
}
