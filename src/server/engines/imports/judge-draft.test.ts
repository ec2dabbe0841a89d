import { expect, test } from 'vitest'
import { collectAll } from '#testing/collect-all.ts'
import { buildFewPlaces } from '#testing/builders/places.ts'
import { toWebsiteKey } from './contact-fields.ts'
import { readCsv } from './csv.ts'
import { splitText } from './decode-text.ts'
import { judgeDraft, withSourceId } from './judge-draft.ts'
import { getVerdict } from './verdict.ts'

const places = buildFewPlaces()
const source = withSourceId({ publisher: 'Kern County', dataset: 'Resource list', url: null, licence: 'CC0' })
const datedSource = { source, asOf: '2026-10' }
const good = {
  name: 'A pantry',
  category: 'community-services',
  phones: '213-555-0100',
  state: 'CA',
  county: 'Los Angeles',
}
const phone = { number: '(213) 555-0100' }
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

async function judge(fields: Record<string, string>) {
  const text = `${Object.keys(fields).join(',')}\n${Object.values(fields).map(cell).join(',')}\n`
  const [draft] = await collectAll(readCsv(splitText(text)))
  if (!draft) throw new Error('no row')
  const { listing, problems } = judgeDraft(draft, datedSource, places)
  return { listing, codes: problems.map(({ code }) => code), verdict: getVerdict(problems, null) }
}

test('a good row becomes a listing that names its source and its date', async () => {
  const { listing, verdict } = await judge({
    ...good,
    services: 'food-pantry',
    street: '1 Main St',
    zip: '90012',
    latitude: '34.1',
    longitude: '-118.2',
    website: 'pantry.example',
    hours: 'Mon-Fri 9:00-17:00',
    languages: 'Spanish; vi',
    cost: 'free',
    walk_in: 'yes',
    note_en: 'Bring a bag.',
    note_es: 'Traiga una bolsa.',
    confirmed_on: '11/02/2026',
  })

  expect(verdict).toBe('ok')
  expect(listing).toMatchObject({
    scope: 'site',
    countyFips: '06037',
    state: 'CA',
    position: { lat: 34.1, lon: -118.2, precision: 'exact' },
    phones: [phone],
    website: 'https://pantry.example',
    languages: ['es', 'vi'],
    services: ['food-pantry'],
    facts: { walkIn: { value: 'yes', sourceId: datedSource.source.id, asOf: '2026-10' } },
    assuredOn: '2026-11-02',
    note: { en: 'Bring a bag.', es: 'Traiga una bolsa.' },
    sourceId: datedSource.source.id,
    asOf: '2026-10',
  })
})

test.each([
  ['no name', { name: ' ' }, 'name_missing'],
  ['code in the name', { name: 'Pantry <script>alert(1)</script>' }, 'name_html'],
  ['no way to reach it', { phones: '' }, 'contact_missing'],
  ['an unknown county', { county: 'Nowhere' }, 'county_unknown'],
  ['an unknown state, whatever the ZIP says', { state: 'ZZ', zip: '90012' }, 'state_unknown'],
  [
    'an unknown state, wherever it is on the map',
    { state: 'ZZ', latitude: '34.0', longitude: '-118.3' },
    'state_unknown',
  ],
  ['nothing but a phone nobody can call', { phones: '12345' }, 'contact_missing'],
  ['coordinates at zero', { latitude: '0', longitude: '0' }, 'coordinates_impossible'],
  ['a latitude beyond the pole', { latitude: '134.1', longitude: '-118.2' }, 'coordinates_impossible'],
  ['swapped coordinates', { latitude: '-118.2', longitude: '34.1' }, 'coordinates_impossible'],
  ['coordinates that are no numbers', { latitude: 'NaN', longitude: 'x' }, 'coordinates_impossible'],
  ['only half of a position', { latitude: '34.1' }, 'coordinates_impossible'],
  ['a jail', { name: 'Los Angeles County Jail' }, 'correctional'],
])('a row with %s is an error', async (_what, fields, code) => {
  const { codes, verdict } = await judge({ ...good, ...fields })

  expect(verdict).toBe('error')
  expect(codes).toContain(code)
})

test.each([
  ['a formula in the name', { name: '=cmd|A1' }, 'formula_removed', { name: 'cmd|A1' }],
  ['a full-width formula', { name: '＝1 Pantry' }, 'formula_removed', { name: '1 Pantry' }],
  ['hidden characters', { name: 'A\u202e pan\u0007try' }, 'control_removed', { name: 'A pan try' }],
  ['code in the note', { note_en: 'Go <b>in</b>', note_es: 'Ya' }, 'html_removed', { note: { en: 'Go in', es: 'Ya' } }],
  ['a bad second phone', { phones: '213-555-0100; 5550' }, 'phone_unreadable', { phones: [phone] }],
  ['a script as its website', { website: 'javascript:alert(1)' }, 'website_unreadable', { website: null }],
  ['a website with a password', { website: 'https://a:b@c.example' }, 'website_unreadable', { website: null }],
  ['hours in words', { hours: 'Call first' }, 'hours_as_text', { hours: { kind: 'text', text: 'Call first' } }],
  ['no group', { category: '', name: 'Food pantry' }, 'category_guessed', { category: 'community-services' }],
  ['a note in one language', { note_en: 'Hi' }, 'note_one_language', { note: { en: 'Hi', es: 'Hi' } }],
  ['a name that is too long', { name: 'word '.repeat(100) }, 'text_cut', {}],
  ['a position elsewhere', { latitude: '40', longitude: '-75' }, 'position_far', { position: { precision: 'county' } }],
])('a row with %s is kept with a warning', async (_what, fields, code, expected) => {
  const { listing, codes, verdict } = await judge({ ...good, ...fields })

  expect(verdict).toBe('warning')
  expect(codes).toContain(code)
  expect(listing).toMatchObject(expected)
})

test.each(['12345', '123456', '555', '411555', 'text 12345', '213-155-0100', '(000) 555-0100', '+44 20 7946 0958'])(
  'the impossible phone %s is left out, and the row says so',
  async (impossible) => {
    const { listing, codes } = await judge({ ...good, phones: `213-555-0100; ${impossible}` })

    expect(codes).toContain('phone_unreadable')
    expect(listing?.phones.map(({ number }) => number)).toEqual(['(213) 555-0100'])
  },
)

test.each(['211', '988', 'text 741741', 'text 66008'])('the short number %s is kept', async (short) => {
  const { listing, codes } = await judge({ ...good, phones: short })

  expect(codes).not.toContain('phone_unreadable')
  expect(listing?.phones.map(({ number }) => number)).toEqual([short.replace('text ', '')])
})

test('the county is found by name, by ZIP or by the map', async () => {
  const { county: _county, ...nameless } = good
  expect((await judge({ ...good, state: 'Louisiana', county: 'orleans' })).listing?.countyFips).toBe('22071')
  const byZip = await judge({ ...nameless, state: '', zip: '23219' })
  expect(byZip.listing).toMatchObject({ countyFips: '51760', state: 'VA' })
  expect((await judge({ ...nameless, latitude: '34.0', longitude: '-118.3' })).listing?.countyFips).toBe('06037')
})

test('the same row gets the same id every time, another source another one', async () => {
  const [first, second, other] = [await judge(good), await judge(good), await judge({ ...good, id: '7' })]

  expect(first.listing?.id).toMatch(/^imp-[0-9a-f]{18}$/)
  expect(second.listing?.id).toBe(first.listing?.id)
  expect(other.listing?.id).not.toBe(first.listing?.id)
})

test('web addresses are compared without what does not matter', () => {
  expect(toWebsiteKey('https://www.Pantry.example/')).toBe(toWebsiteKey('http://pantry.example'))
  expect(toWebsiteKey(null)).toBeNull()
})
