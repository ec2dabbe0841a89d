import type { ListingHours } from '#domain/directory/listing.ts'

type OpeningTime = Extract<ListingHours, { kind: 'weekly' }>['times'][number]

/** Typed hours: values of the other kinds are kept while one kind is chosen. */
export interface HoursDraft {
  hoursKind: 'unknown' | ListingHours['kind']
  times: OpeningTime[]
  hoursText: string
}

export function hoursDraft(hours: ListingHours | null): HoursDraft {
  return {
    hoursKind: hours?.kind ?? 'unknown',
    times: hours?.kind === 'weekly' ? hours.times : [],
    hoursText: hours?.kind === 'text' ? hours.text : '',
  }
}

/** Unchanged times keep their order; otherwise a save would report a change that is not one. */
export function toListingHours({ hoursKind, times, hoursText }: HoursDraft): ListingHours | null {
  switch (hoursKind) {
    case 'unknown':
      return null
    case 'always':
      return { kind: 'always' }
    case 'weekly':
      return { kind: 'weekly', times }
    case 'text':
      return { kind: 'text', text: hoursText.trim() }
  }
}

/** Replaces the times of these days. The order within a day does not change while the user types. */
export function withTimes(
  times: readonly OpeningTime[],
  days: readonly number[],
  next: readonly Omit<OpeningTime, 'day'>[],
): OpeningTime[] {
  const otherTimes = times.filter(({ day }) => !days.includes(day))
  return [...otherTimes, ...days.flatMap((day) => next.map((time) => ({ ...time, day })))].toSorted(
    (a, b) => a.day - b.day,
  )
}

export function hoursProblems({
  hoursKind,
  times,
  hoursText,
}: HoursDraft): Partial<Record<'times' | 'hoursText', true>> {
  const areTimes = times.length > 0 && times.every(({ opens, closes }) => opens !== '' && closes !== '')
  return {
    ...(hoursKind === 'weekly' && !areTimes && { times: true }),
    ...(hoursKind === 'text' && hoursText.trim() === '' && { hoursText: true }),
  }
}
