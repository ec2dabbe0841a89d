import { expect, test } from 'vitest'
import { Opportunity } from './opportunity.ts'
import { isUsPhone, findPostingProblems, tidyPosting } from './posting.ts'

const now = Date.UTC(2026, 10, 15)
const posting: Opportunity = {
  kind: 'job',
  title: { en: 'Cook', es: 'Cocinero' },
  about: { en: 'You cook.', es: 'Cocina.' },
  organization: 'A kitchen',
  state: 'CA',
  county: null,
  address: null,
  lat: null,
  lon: null,
  isRemote: false,
  pay: null,
  shifts: [],
  duties: [],
  requirements: [],
  hasTraining: false,
  languages: ['en'],
  startsAt: null,
  fairChance: { hiresRecords: null, checkWhen: null, note: null },
  apply: { how: 'call', phone: '213-555-0100', url: null, note: null },
}
const apply = (change: Partial<Opportunity['apply']>) => ({ apply: { ...posting.apply, ...change } })

test.each([
  '213-555-0100',
  '(213) 555-0100',
  '+1 213 555 0100',
  '1.213.555.0100',
  '2135550100',
  '213-555-0100 x12',
  '211',
])('%s can be dialed', (phone) => {
  expect(isUsPhone(phone)).toBe(true)
})

test.each(['555-0100', '113-555-0100', '213-155-0100', '+44 20 7946 0000', 'call me', '213-555-0100; drop', '12', ''])(
  '%j cannot be dialed',
  (phone) => {
    expect(isUsPhone(phone)).toBe(false)
  },
)

const cases: [change: Partial<Opportunity>, problems: [string, string][]][] = [
  [{}, []],
  [apply({ phone: null }), [['apply.phone', 'required']]],
  [apply({ phone: '555' }), [['apply.phone', 'not_a_phone']]],
  [apply({ how: 'link' }), [['apply.url', 'required']]],
  [apply({ how: 'link', url: 'https://example.org/jobs' }), []],
  [apply({ how: 'walk_in' }), [['address', 'required']]],
  [{ ...apply({ how: 'walk_in', phone: null }), address: '1 Example Street' }, []],
  [apply({ how: 'mail' }), [['address', 'required']]],
  [{ lat: 34, lon: null }, [['lon', 'incomplete']]],
  [{ kind: 'hiring_event' }, [['startsAt', 'required']]],
  [{ kind: 'hiring_event', startsAt: '2026-11-14T10:00:00Z' }, [['startsAt', 'past']]],
  [{ kind: 'hiring_event', startsAt: '2026-11-20T10:00:00Z' }, []],
]

test.each(cases)('%j has the problems %j', (change, problems) => {
  const found = findPostingProblems({ ...posting, ...change }, now)
  expect(found.map(({ path, problem }) => [path, problem])).toEqual(problems)
})

test('blank words count as none, and only an event has a time', () => {
  const blank = { county: ' ', pay: '', address: '  ', ...apply({ phone: ' ' }) }
  const tidied = tidyPosting({ ...posting, ...blank, startsAt: '2026-11-20T10:00:00Z' })
  expect([tidied.county, tidied.pay, tidied.address, tidied.startsAt, tidied.apply.phone]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test.each(['javascript:alert(1)', 'ftp://example.org', 'https://a b'])('the address %s is no link', (url) => {
  expect(Opportunity.safeParse({ ...posting, ...apply({ url }) }).success).toBe(false)
})
