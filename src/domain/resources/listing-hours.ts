import type { Resource } from './resource.ts'
import { getHoursText } from './share-text.ts'

type DatedHours = Pick<Resource, 'asOf' | 'assuredOn' | 'care'>

const yearsKept = 2

/** The date of the hours, as exact as its source; null when nobody dated them. */
export function getHoursDate({ asOf, assuredOn }: DatedHours): string | null {
  return [asOf, assuredOn].reduce<string | null>(
    (latest, date) => (date && date > (latest ?? '') ? date : latest),
    null,
  )
}

/**
 * Two years after the first day their date can mean, hours are no fact anymore: they are never counted as open or
 * closed, and never stated without their year.
 */
export function areHoursOld(listing: DatedHours, at: number): boolean {
  if (listing.care?.isConfirmed) return false
  const [year, month = '01', day = '01'] = getHoursDate(listing)?.split('-') ?? []
  if (year === undefined) return false
  return Date.UTC(Number(year) + yearsKept, Number(month) - 1, Number(day)) <= at
}

/** The hours to state as a fact; null when there are none, or when they are too old for that. */
export function getCurrentHours(listing: DatedHours & Pick<Resource, 'hours'>, at: number): string | null {
  return areHoursOld(listing, at) ? null : getHoursText(listing.hours)
}

/** For answers that state what they are given: without hours that are too old. */
export function withoutOldHours(resource: Resource, at: number): Resource {
  if (!areHoursOld(resource, at)) return resource
  const { hours: _hours, schedule: _schedule, isAlwaysOpen: _isAlwaysOpen, ...current } = resource
  return current
}
