import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ListingHours } from './listing.ts'
import { parseHours } from './parse-hours.ts'

const days = 'Su Mo Tu We Th Fr Sa'.split(' ')

/** "Mo Tu 09:00-17:00; Sa 10:00-14:00", "always" or "text". */
function read(text: string): string {
  const hours = parseHours(text)
  if (hours?.kind !== 'weekly') return hours?.kind ?? 'none'
  const byTimes = new Map<string, string[]>()
  for (const { day, opens, closes } of hours.times) {
    const key = `${opens}-${closes}`
    byTimes.set(key, [...(byTimes.get(key) ?? []), days[day] ?? ''])
  }
  return [...byTimes].map(([times, ofTimes]) => `${ofTimes.join(' ')} ${times}`).join('; ')
}

const week = 'Mo Tu We Th Fr'

describe('hours as lists write them', () => {
  test.each([
    ['Mon 8am-5pm; Tue 8am-5pm', 'Mo Tu 08:00-17:00'],
    ['M-F 9-5', `${week} 09:00-17:00`],
    ['Monday - Friday 8:00 AM to 4:30 PM', `${week} 08:00-16:30`],
    ['Sat 9am-noon', 'Sa 09:00-12:00'],
    ['Fri 6 p.m. – midnight', 'Fr 18:00-00:00'],
    ['Mon. – Fri., 8:15 a.m. – noon, 1 – 4 p.m.', `${week} 08:15-12:00; ${week} 13:00-16:00`],
    ['10:00am-5:00pm, Mon-Thur; 10:00am-noon, Fri', 'Mo Tu We Th 10:00-17:00; Fr 10:00-12:00'],
    ['9am-4pm Mon.-Thurs. 9am-3pm Fri.', 'Mo Tu We Th 09:00-16:00; Fr 09:00-15:00'],
    ['Mondays, Wednesdays &amp; Fridays 11 a.m. to 1 p.m', 'Mo We Fr 11:00-13:00'],
    ['Tuesdays and Thursdays from 10 a.m. to 12 p.m.', 'Tu Th 10:00-12:00'],
    ['Mon/Tue/Wed/Fri 10AM-1:15PM; Sat 10AM-12PM', 'Mo Tu We Fr 10:00-13:15; Sa 10:00-12:00'],
    ['Tue Thu Sat 10am-1pm', 'Tu Th Sa 10:00-13:00'],
    ['Every Wednesday 3:00PM 5:00P', 'We 15:00-17:00'],
    ['MONDAY-FRIDAY - 8:00 to 5:00', `${week} 08:00-17:00`],
    ['Mon–Sat: 10AM - 7PM; Sun: CLOSED', 'Mo Tu We Th Fr Sa 10:00-19:00'],
    ['Mon-Wed 9:00 AM-4:00 PM; Thu-Fri closed', 'Mo Tu We 09:00-16:00'],
    ['Mon, Tue, Thu, Fri 8am-5pm, Wed 9am-5pm, closed weekends', 'Mo Tu Th Fr 08:00-17:00; We 09:00-17:00'],
    ['Fri-Mon 10:00-16:00', 'Su Mo Fr Sa 10:00-16:00'],
    ['Daily, 8 a.m. – 8 p.m.', 'Su Mo Tu We Th Fr Sa 08:00-20:00'],
    ['Weekdays 9-5pm', `${week} 09:00-17:00`],
    ['Mon,Wed 09:00-10:00; Thu 10:00-11:00', 'Mo We 09:00-10:00; Th 10:00-11:00'],
    ['Mon 10:00:00 AM-1:00:00 PM', 'Mo 10:00-13:00'],
    ['Saturday: 9:00:00-12:00:00, 9:00:00-12:00:00', 'Sa 09:00-12:00'],
    ['Weekly\\n Wednesday 5:00pm - 7:00pm\\n Thursday 1:00pm - 3:00pm', 'We 17:00-19:00; Th 13:00-15:00'],
    ['Mon-Fri 24 hours', `${week} 00:00-00:00`],
    ['Sun 6:00 PM-7:00 AM; Mon 6:00 PM-7:00 AM', 'Su Mo 18:00-07:00'],
  ])('%j', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test.each([
    ['24/7'],
    ['Open 24 hours'],
    ['24 hours a day, 7 days a week'],
    ['Monday - Sunday 24/7'],
    ['Mon 24/7; Tue 24/7; Wed 24/7; Thu 24/7; Fri 24/7; Sat 24/7; Sun 24/7'],
    ['Daily 00:00-23:59'],
    ['Daily 12:00 AM-12:00 AM'],
  ])('%j never closes', (text) => {
    expect(parseHours(text)).toEqual({ kind: 'always' })
  })
})

describe('what is not exactly every week stays as it is written', () => {
  test.each([
    '1st and 3rd Tuesday 10-12',
    'last Tue 9:00 AM-10:00 AM',
    'Every other Saturday 10:00am-11:30am',
    '2x month Monday 2:00 PM 5:00 PM',
    'By appointment',
    'Mon-Fri 9am-5pm (by appointment)',
    'Mon-Fri mornings',
    'Tuesdays at 12 p.m.',
    'Tue 9:00',
    '8:30 a.m. - 4:30 p.m.',
    'Hotline 24/7',
    'Mon - Fri, 8:30am - 4:00pm, Shelter 24/7',
    'Lunch: Mon-Fri noon-1pm',
    'Mon-Thu 8:15am-4:15pm; closed daily 12pm-1pm',
    'July-August Mon-Fri 9am-5pm',
    'Mon thru Thru 8:30 - 5:00',
    'Mon-Wed-Fri 9am-5pm',
    'Mon-Fri 9am-4pm, Sat',
    'S 9am-5pm',
    'Mon-Fri closed',
  ])('%j', (text) => {
    expect(parseHours(text)).toEqual({ kind: 'text', text })
  })

  test.each([
    ['two days that may have lost their dash', 'Mon Fri 9am-5pm'],
    ['morning or evening', 'Tue 6-8'],
    ['morning or evening', 'Tue 9-11'],
    ['morning or evening', 'Tue 9am-11'],
    ['a whole day or none', 'Tue 7-7'],
    ['half a day or a whole one', 'Mon 5-9'],
    ['an afternoon or a night', 'Mon 1:00-3:00'],
    ['an afternoon or a night', 'Mon 01:00-03:00'],
    ['a night or a wrong figure', 'Mon 17:00-9:00'],
    ['a night or a wrong figure', 'Thu 15:00-06:00'],
    ['two answers for one day', 'Mon-Thu 8:30am-5pm, Wed 8:30am-7pm'],
    ['two answers for one day', 'Mon-Fri 9am-5pm; Fri closed'],
    ['no times', 'Tue 00:00-00:00'],
  ])('%s: %j', (_, text) => {
    expect(parseHours(text)).toEqual({ kind: 'text', text })
  })

  test.each([
    'Mon 25:00-26:00',
    'Mon 9:75am-5pm',
    'Mon 13am-5pm',
    'Mon 0am-5pm',
    'Saturday 10:00pm 12:00pm',
    'Sun 12:00AM-3:00PM',
    'Sunday: 12:00:00-9:00:00',
    'Wed 9:00 AM-5:00 AM',
    'Mon CLLOSED-CLLOSED; Tue 9:00 AM-12:00 PM',
  ])('an impossible time spoils the others, because the day would look closed: %j', (text) => {
    expect(parseHours(text)).toEqual({ kind: 'text', text })
  })
})

test('more times than a week can have are no hours', () => {
  const spans = Array.from({ length: 60 }, (_, at) => `Mon 9:${String(at).padStart(2, '0')}am-9:${at + 1}am`)
  expect(parseHours(spans.slice(0, 51).join('; '))?.kind).toBe('text')
})

test('when people are taken in comes first', () => {
  expect(parseHours('Shelter: 24/7; Intake: daily 8 a.m. – 4:45 p.m.')).toEqual({
    kind: 'text',
    text: 'Intake: daily 8 a.m. – 4:45 p.m.; Shelter: 24/7',
  })
  const asked = 'Intake M-F 9-11, ask for the front desk'
  expect(parseHours(asked)).toEqual({ kind: 'text', text: asked })
  expect(parseHours('Mon-Fri 9am-5pm; Intake coordinator by phone')?.kind).toBe('text')
})

test('nothing says nothing, and a text may say that it is one', () => {
  expect([parseHours(''), parseHours('  '), parseHours('text: ')]).toEqual([null, null, null])
  expect(parseHours('text: Mon 9am-5pm')).toEqual({ kind: 'text', text: 'Mon 9am-5pm' })
  const long = parseHours('x'.repeat(600))
  expect(long?.kind === 'text' && long.text.length).toBe(500)
})

const clock = fc.record({ hour: fc.integer({ min: 1, max: 12 }), minute: fc.constantFrom('', ':15', ':30') })
const half = fc.constantFrom('', 'am', 'pm', ' a.m.', ' PM')
const range = fc
  .tuple(clock, half, clock, half)
  .map(([a, aHalf, b, bHalf]) => `${a.hour}${a.minute}${aHalf}-${b.hour}${b.minute}${bHalf}`)

test('whatever is read has the figures of the text, and only marked times open in the afternoon', () => {
  fc.assert(
    fc.property(fc.constantFrom('Mon', 'Tue-Thu', 'Sat & Sun'), range, (on, times) => {
      const hours = parseHours(`${on} ${times}`)
      if (hours?.kind !== 'weekly') return
      const [from = '', to = ''] = times.split('-')
      for (const { opens, closes } of hours.times) {
        expect(Number(opens.slice(0, 2)) % 12).toBe(Number.parseInt(from, 10) % 12)
        expect(Number(closes.slice(0, 2)) % 12).toBe(Number.parseInt(to, 10) % 12)
        if (!/[ap]/i.test(times)) expect([opens < '12:00', closes >= '12:00']).toEqual([true, true])
      }
    }),
  )
})

test('no text breaks it, and what comes out can be stored', () => {
  const word = fc.constantFrom(
    'Mon',
    '-',
    '9',
    'am',
    'pm',
    '5:00',
    ',',
    ';',
    'closed',
    'noon',
    '24/7',
    '\n',
    'to',
    '.',
    '0:00',
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const hours = parseHours(text)
      if (hours) expect(ListingHours.parse(hours)).toEqual(hours)
    }),
    { numRuns: 2000 },
  )
})
