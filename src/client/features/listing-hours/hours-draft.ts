import type { ListingHours } from '#domain/directory/listing.ts'

type OpeningTime = Extract<ListingHours, { kind: 'weekly' }>['times'][number]

/** Hours as they are typed: the other ways to say them stay while one is chosen. */
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

/** Times that nobody touched keep their order, or a save would tell of a change that is none. */
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

/** Other times on these days. Within a day nothing moves while somebody types. */
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
