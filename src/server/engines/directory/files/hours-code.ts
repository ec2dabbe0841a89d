import { ListingHours } from '#domain/directory/listing.ts'

/** Weekly times as `6 09:00-12:00;0 10:00-11:00`, else `always` or `text:` and the text. */
export function encodeHours(hours: ListingHours): string {
  switch (hours.kind) {
    case 'always':
      return 'always'
    case 'text':
      return `text:${hours.text}`
    case 'weekly':
      return hours.times.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`).join(';')
  }
}

/** null when the code contains no hours. */
export function decodeHours(code: string): ListingHours | null {
  if (code === 'always') return { kind: 'always' }
  const decoded = code.startsWith('text:')
    ? { kind: 'text', text: code.slice('text:'.length) }
    : {
        kind: 'weekly',
        times: code.split(';').map((time) => {
          const [, day, opens, closes] = /^(\d) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(time) ?? []
          return { day: Number(day), opens, closes }
        }),
      }
  const hours = ListingHours.safeParse(decoded)
  return hours.success ? hours.data : null
}
