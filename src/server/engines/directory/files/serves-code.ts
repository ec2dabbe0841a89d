const county = /^\d{5}$/
const entryPattern = /^(\d{3})(?:-(\d{3}))?$/

/**
 * The counties that a listing serves, state by state: `13:001-005,009 45:003`. County numbers are odd, so a range steps by
 * two.
 */
export function encodeServes(serves: readonly string[]): string {
  const byState = Map.groupBy(serves, (fips) => fips.slice(0, 2))
  return [...byState]
    .map(([state, counties]) => `${state}:${toRanges(counties.map((fips) => Number(fips.slice(2)))).join(',')}`)
    .join(' ')
}

function toRanges(numbers: readonly number[]): string[] {
  const ranges: { first: number; last: number }[] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range && number === range.last + 2) range.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges.map(({ first, last }) => (first === last ? write(first) : `${write(first)}-${write(last)}`))
}

const write = (number: number) => String(number).padStart(3, '0')

/** null when it is no list of counties, or not in order. */
export function decodeServes(code: string): string[] | null {
  const serves = code.split(' ').flatMap((part) => decodeState(part) ?? [''])
  const isInOrder = serves.every((fips, at) => county.test(fips) && (at === 0 || fips > (serves[at - 1] ?? '')))
  return isInOrder ? serves : null
}

function decodeState(part: string): string[] | null {
  const [, state = '', list = ''] = /^(\d{2}):([\d,-]+)$/.exec(part) ?? []
  if (!state) return null
  const counties: string[] = []
  for (const entry of list.split(',')) {
    const [, first, last = first] = entryPattern.exec(entry) ?? []
    if (first === undefined) return null
    for (let number = Number(first); number <= Number(last); number += 2) counties.push(state + write(number))
  }
  return counties
}
