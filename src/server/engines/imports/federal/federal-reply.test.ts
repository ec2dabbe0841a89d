import { expect, test } from 'vitest'
import { startImport } from '#contracts/imports.ts'
import { collectAll } from '#testing/collect-all.ts'
import {
  housingCounselors,
  jobCenters,
  reentryPrograms,
  treatment,
  type RowParts,
} from '#testing/builders/federal-replies.ts'
import { splitText } from '../decode-text.ts'
import { type ImportFormat, detectFormat, importFormats, readImport } from '../read-import.ts'

const read = (format: ImportFormat, text: string) =>
  collectAll(
    readImport({
      format,
      today: '2026-11-15',
      files: new Map([['file', () => splitText(text, 50)]]),
    }),
  )
const codes = ({ problems }: { problems: { code: string; field: string }[] }) =>
  problems.map(({ code, field }) => `${code} ${field}`)

const oneStop = { nameField: 'Name', zipField: 'Zip', id: '58175', languages: [], cost: null }
const savedReplies = {
  'careeronestop-ajc': { ...jobCenters, ...oneStop, category: 'employment', services: ['job-center'], facts: {} },
  'careeronestop-reentry': {
    ...reentryPrograms,
    ...oneStop,
    category: 'community-services',
    services: ['reentry-program'],
    facts: { servesRecord: 'yes' },
  },
  'hud-counselors': {
    ...housingCounselors,
    nameField: 'nme',
    zipField: 'zipcd',
    id: '58175',
    category: 'housing',
    languages: ['es'],
    services: ['housing-counseling', 'consumer-money-help', 'housing-services'],
    facts: {},
    cost: null,
  },
  'findtreatment-json': {
    ...treatment,
    nameField: 'name1',
    zipField: 'zip',
    id: null,
    category: 'recovery-support',
    languages: ['es'],
    services: ['substance-use-treatment', 'detox', 'medicaid-accepted'],
    facts: { servesRecord: 'yes' },
    cost: 'sliding',
  },
}

test('the call and the command know the same formats', () => {
  expect(startImport.body.shape.format.options).toEqual([...importFormats])
})

for (const [name, { row, reply, nameField, zipField, ...expected }] of Object.entries(savedReplies)) {
  const format = name as keyof typeof savedReplies
  const json = (...parts: RowParts[]) => JSON.stringify(reply(parts.map(row)))

  test(`${format}: a good reply becomes a draft by the rules of the live feed`, async () => {
    expect(await read(format, json({}))).toEqual([
      expect.objectContaining({
        rowNumber: 1,
        name: 'Example Help Place',
        city: 'Los Angeles',
        state: 'CA',
        zip: '90012',
        lat: 34.05,
        lon: -118.24,
        phones: [{ number: '(213) 555-0142', extension: null, kind: 'voice' }],
        website: 'https://www.help.example/',
        street: '100 Main St',
        assuredOn: null,
        problems: [],
        categoryHint: expected.category,
        serviceNames: expected.services,
        externalId: expected.id,
        languages: expected.languages,
        facts: expected.facts,
        cost: expected.cost,
      }),
    ])
  })

  test(`${format}: one reply, a list of them and one a line are read alike, and known by themselves`, async () => {
    const [first, second] = [
      { name: 'First', street: '1 A St' },
      { name: 'Second', street: '2 B St' },
    ]
    const replies = [reply([row(first)]), reply([row(second)])]
    const lines = replies.map((savedReply) => JSON.stringify(savedReply)).join('\r\n')
    for (const text of [json(first, second), JSON.stringify(replies, null, 2), `${lines}\n\n`]) {
      const drafts = await read(format, text)
      expect(drafts.map((draft) => [draft.rowNumber, draft.name, codes(draft)])).toEqual([
        [1, 'First', []],
        [2, 'Second', []],
      ])
      expect([detectFormat('saved.json', text), detectFormat('saved', text)]).toEqual([format, format])
    }
    expect(detectFormat('saved.ndjson', lines)).toBe(format)
  })

  test(`${format}: a broken row has its own problem and the others are read`, async () => {
    const strange = { ...row({ name: 'Strange' }), [zipField]: { a: 1 } }
    const nameless = { ...row({}), [nameField]: 7 }
    const rows = [row({ name: 'First' }), strange, nameless, 7, null, [1], 'text', row({ name: 'Last' })]
    const drafts = await read(format, JSON.stringify(reply(rows)))

    expect(drafts.map((draft) => [draft.rowNumber, draft.name, codes(draft)])).toEqual([
      [1, 'First', []],
      [2, 'Strange', [`listing_invalid ${zipField}`]],
      [3, '', [`listing_invalid ${nameField}`]],
      ...[4, 5, 6, 7].map((rowNumber) => [rowNumber, '', ['not_an_object row']]),
      [8, 'Last', []],
    ])
  })

  test(`${format}: an error page or a cut line among the replies is one row that cannot be read`, async () => {
    const text = [json({ name: 'First' }), '{"message":"Too many requests"}', json({}).slice(0, -9)].join('\n')
    expect((await read(format, text)).map((draft) => [draft.rowNumber, draft.name, codes(draft)])).toEqual([
      [1, 'First', []],
      [2, '', ['not_an_object row']],
      [3, '', ['not_an_object row']],
    ])
    const list = JSON.stringify([{ message: 'Too many requests' }, reply([row({})])])
    expect((await read(format, list)).map(({ name: found }) => found)).toEqual(['', 'Example Help Place'])
  })

  test.each([
    ['nothing', '', 'file_empty'],
    ['blanks', ' \n ', 'file_empty'],
    ['a web page', '<html><body>Sign in</body></html>', 'file_not_json'],
    ['a table', 'name,city\nA,B\n', 'file_not_json'],
    ['a reply that broke off', JSON.stringify(reply([row({})]), null, 2).slice(0, -20), 'file_not_json'],
    ['an error of the service', '{"message":"Invalid parameters"}', 'file_empty'],
    ['a number', '7', 'file_empty'],
    ['null', 'null', 'file_empty'],
    ['a text', '"no"', 'file_empty'],
  ])(`${format}: %s is refused as a whole`, async (_what, text, code) => {
    await expect(read(format, text)).rejects.toMatchObject({ code })
  })

  test(`${format}: an empty reply has no rows`, async () => {
    expect(await read(format, json())).toEqual([])
  })

  test(`${format}: what is no phone, website or position is left out and named`, async () => {
    const parts = { phone: '1-900-555-0142', website: 'javascript:alert(1)', lat: 'north', lon: 0 }
    const [draft] = await read(format, json(parts))

    expect(draft).toMatchObject({ phones: [], website: null, lat: null, lon: null })
    expect(draft && codes(draft).toSorted()).toEqual([
      'not_a_number latitude',
      'phone_unreadable phones',
      'website_unreadable website',
    ])
  })

  test(`${format}: what services write for nothing is nothing`, async () => {
    const [draft] = await read(format, json({ phone: ' ', website: 'N/A', lat: 0, lon: '' }))
    expect(draft).toMatchObject({ phones: [], website: null, lat: null, lon: null, problems: [] })
  })

  test(`${format}: the same place in two replies counts once`, async () => {
    const drafts = await read(format, JSON.stringify([reply([row({}), row({ name: 'Other' })]), reply([row({})])]))
    expect(drafts.map(({ rowNumber, name: found }) => [rowNumber, found])).toEqual([
      [1, 'Example Help Place'],
      [2, 'Other'],
    ])
  })
}

test('hours of a job center are read by the day where they can be', async () => {
  const { row, reply } = savedReplies['careeronestop-ajc']
  const readHours = async (OpenHour: string) =>
    (await read('careeronestop-ajc', JSON.stringify(reply([{ ...row({}), OpenHour }]))))[0]?.hours
  expect(await readHours('Monday - Friday, 8:00am - 4:30pm')).toMatchObject({ kind: 'weekly', times: { length: 5 } })
  expect(await readHours('Call first, 2 days ahead')).toEqual({ kind: 'text', text: 'Call first, 2 days ahead' })
  expect(await readHours('')).toBeNull()
})

test('a closed job center or counselor is refused as closed', async () => {
  const closings = { 'careeronestop-ajc': { CenterIsOpen: 'N' }, 'hud-counselors': { agc_STATUS: 'I' } } as const
  for (const [name, closed] of Object.entries(closings)) {
    const format = name as keyof typeof closings
    const { row, reply } = savedReplies[format]
    const [draft] = await read(format, JSON.stringify(reply([{ ...row({}), ...closed }])))
    expect(draft && codes(draft)).toEqual(['not_active status'])
  }
})

test('one place listed for two kinds of care is one draft with both', async () => {
  const { row, reply } = savedReplies['findtreatment-json']
  const mind = { ...row({}), services: [{ f1: 'Type of Care', f2: 'TC', f3: 'Mental health treatment' }] }
  const drafts = await read('findtreatment-json', JSON.stringify(reply([row({}), mind])))
  expect(drafts.map(({ serviceNames }) => serviceNames)).toEqual([
    ['substance-use-treatment', 'detox', 'medicaid-accepted', 'mental-health-treatment'],
  ])
})

test('JSON that two services could have written, or none, is taken for HSDS', () => {
  expect(detectFormat('a.json', '{"OneStopCenterList":[],"ReEntryProgramList":[]}')).toBe('hsds')
  expect(detectFormat('a.json', '{"name":"Pantry","description":"see \\"OneStopCenterList\\": here"}')).toBe('hsds')
  expect(detectFormat('a.json', '[]')).toBe('hsds')
})
