import { expect, test } from 'vitest'
import { type WizardEvent, wizardReducer } from './wizard.ts'
import { initialWizard, type PlaceChoice, type WizardState } from './wizard-state.ts'

const point = { lat: 30, lon: -97 }
const travis: PlaceChoice = { state: 'TX', county: 'Travis County', point }
const hays: PlaceChoice = { state: 'TX', county: 'Hays County', point }
const kern: PlaceChoice = { state: 'CA', county: 'Kern County', point }
const none = { phase: 'none' }

const after = (...events: WizardEvent[]): WizardState => events.reduce(wizardReducer, initialWizard)
const zipRequest = (typed: string): WizardEvent => ({ type: 'placeAsked', typed })
const answered = (typed: string, places: readonly PlaceChoice[]): WizardEvent => ({
  type: 'placeAnswered',
  typed,
  places,
})
const chosen = (place: PlaceChoice): WizardEvent => ({ type: 'placeChosen', place })
const next: WizardEvent = { type: 'nextPressed', from: 1 }
const deviceFound: WizardEvent = { type: 'deviceAnswered', answer: { found: true, place: { ...kern, point } } }

test('a wizard starts empty at step 1', () => {
  expect(initialWizard).toMatchObject({
    step: 1,
    state: null,
    county: null,
    lookup: none,
    otherText: '',
    problem: null,
  })
})

test('a ZIP code, a city and the device give a point for distances; a county from the list gives none', () => {
  expect(after(zipRequest('78610'), answered('78610', [travis])).point).toEqual(point)
  expect(after({ type: 'deviceAsked' }, deviceFound).point).toEqual(point)
  expect(after(chosen(travis), { type: 'countyChosen', county: 'Hays County' }).point).toBeNull()
  expect(after(chosen(travis), { type: 'stateChosen', state: 'CA' }).point).toBeNull()
})

test('choosing a state clears the county, even the same state', () => {
  for (const state of ['CA', 'TX', null] as const) {
    expect(after(chosen(travis), { type: 'stateChosen', state })).toMatchObject({ state, county: null })
  }
})

test('a county needs a state first', () => {
  const early = after({ type: 'countyChosen', county: 'Travis County' })
  expect(early).toMatchObject({ county: null, problem: 'stateFirst' })
  const chosenNow = [
    { type: 'stateChosen', state: 'TX' },
    { type: 'countyChosen', county: 'Travis County' },
  ] as const
  expect(chosenNow.reduce<WizardState>(wizardReducer, early)).toMatchObject({ ...travis, point: null, problem: null })
})

test('a place from the list fills in state and county', () => {
  expect(after({ type: 'stateChosen', state: 'CA' }, chosen(travis))).toMatchObject({
    ...travis,
    lookup: { phase: 'found', by: 'name' },
  })
})

test.each([
  ['one county fills it in', [travis], { ...travis, lookup: { phase: 'found', by: 'zip' } }],
  [
    'several counties of one state ask which',
    [travis, hays],
    { state: 'TX', county: null, lookup: { phase: 'choosing', typed: '78610', choices: [travis, hays] } },
  ],
  ['counties of two states leave the state open', [travis, kern], { state: null, county: null }],
  ['no county says so and keeps what was chosen', [], { ...hays, lookup: { phase: 'failed', cause: 'zipUnknown' } }],
] as const)('a ZIP code with %s', (_name, counties, expected) => {
  expect(after(chosen(hays), zipRequest('78610'), answered('78610', counties))).toMatchObject(expected)
})

test('the counties of a ZIP code stay on offer after one was picked, until another place is', () => {
  const picked = after(zipRequest('78610'), answered('78610', [travis, hays]), chosen(hays))
  expect(picked).toMatchObject({ ...hays, lookup: { phase: 'choosing' } })
  expect(wizardReducer(picked, chosen(travis))).toMatchObject({ ...travis, lookup: { phase: 'choosing' } })
  expect(wizardReducer(picked, chosen(kern)).lookup).toEqual({ phase: 'found', by: 'name' })
})

test.each([
  ['78610', { phase: 'askingPlace', typed: '78610' }],
  [' 78610-1234 ', { phase: 'askingPlace', typed: '78610' }],
  ['7861', { phase: 'failed', cause: 'zipInvalid' }],
  ['786100', { phase: 'failed', cause: 'zipInvalid' }],
  [' Austin ', { phase: 'askingPlace', typed: 'Austin' }],
  [' ', { phase: 'none' }],
])('%j as a city or ZIP code', (typed, lookup) => {
  expect(after(zipRequest(typed)).lookup).toEqual(lookup)
})

test('a look-up that failed says so', () => {
  const { lookup } = after(zipRequest('78610'), { type: 'placeFailed', typed: '78610' })
  expect(lookup).toEqual({ phase: 'failed', cause: 'placeFailed' })
})

test.each<[string, WizardEvent[], WizardEvent]>([
  ['another ZIP code', [zipRequest('78610'), zipRequest('93301')], answered('78610', [travis])],
  ['another ZIP code, failed', [zipRequest('78610'), zipRequest('93301')], { type: 'placeFailed', typed: '78610' }],
  ['a ZIP code left for the list', [zipRequest('78610'), chosen(kern)], answered('78610', [travis])],
  [
    'a ZIP code left for a state',
    [zipRequest('78610'), { type: 'stateChosen', state: 'NY' }],
    answered('78610', [kern]),
  ],
  ['a position nobody asked for', [], deviceFound],
  ['a position left for the list', [{ type: 'deviceAsked' }, chosen(travis)], deviceFound],
  ['a ZIP code left for the next step', [chosen(travis), zipRequest('93301'), next], answered('93301', [kern])],
  ['a position left for the next step', [chosen(travis), { type: 'deviceAsked' }, next], deviceFound],
])('a late answer for %s changes nothing', (_name, before, late) => {
  const state = after(...before)
  expect(wizardReducer(state, late)).toBe(state)
})

test('the place of the device fills in state and county', () => {
  expect(after({ type: 'deviceAsked' }).lookup).toEqual({ phase: 'askingDevice' })
  const found = after({ type: 'deviceAsked' }, deviceFound)
  expect(found).toMatchObject({ ...kern, lookup: { phase: 'found', by: 'device' } })
})

test.each(['denied', 'unavailable', 'timeout', 'outside'] as const)(
  'a position that is %s is told, and what was chosen stays',
  (cause) => {
    const refused: WizardEvent = { type: 'deviceAnswered', answer: { found: false, cause } }
    expect(after(chosen(travis), { type: 'deviceAsked' }, refused)).toMatchObject({
      ...travis,
      lookup: { phase: 'failed', cause },
    })
  },
)
