// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { removeKey } from '#client/platform/storage/storage.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { listing as english } from '#content/en/listing.ts'
import { results } from '#content/en/results.ts'
import { listing as spanish } from '#content/es/listing.ts'
import { results as resultados } from '#content/es/results.ts'
import { services as servicios } from '#content/es/services.ts'
import type { Language } from '#domain/language.ts'
import { resourceCategories, type Resource } from '#domain/resources/resource.ts'
import { buildFullResource, buildResource } from '#testing/builders/resource.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { stayOnPage } from '#testing/stay-on-page.ts'
import { ResourceCard, type ResourceCardProps } from './resource-card.tsx'

/** A Monday at ten in Los Angeles. */
const mondayMorning = Date.UTC(2026, 10, 16, 18)
let sent: SentRequest[]

stayOnPage()
beforeEach(() => {
  sent = fakeFetch()
  forgetVisitorSession()
})
afterEach(() => {
  delete window.plausible
})

/** The card with its details open; `details: undefined` leaves that to the card. */
async function draw(listing: Resource, language: Language = 'en', props: Partial<ResourceCardProps> = {}) {
  const onToggleSave = vi.fn()
  const onConnect = vi.fn()
  const view = await renderInLanguage(
    <ResourceCard
      resource={listing}
      position={3}
      isSaved={false}
      introduction="none"
      now={mondayMorning}
      details={{ isOpen: true, onToggle: vi.fn() }}
      onToggleSave={onToggleSave}
      onConnect={onConnect}
      {...props}
    />,
    language,
  )
  return { ...view, onToggleSave, onConnect, text: () => view.container.textContent ?? '' }
}

const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })
const seen = (text: string | RegExp) => screen.queryAllByText(text).length > 0
const toggle = (name = 'Details about Harbor House') => screen.getByRole('button', { name })

test.each([
  ['en', results, english, 'January 2026'],
  ['es', resultados, spanish, 'enero de 2026'],
] as const)('in %s every field is in the card or its details', async (language, words, listing, date) => {
  await draw(buildFullResource(), language, { from: { lat: 34.0024, lon: -118.24 } })
  expect(screen.getByRole('heading', { level: 2, name: 'Harbor House' })).toBeDefined()
  expect(screen.getByRole('article', { name: 'Harbor House' })).toBeDefined()
  for (const text of [
    'Harbor Group',
    listing.categories.housing,
    'Beds for tonight',
    '100 Example Street, Los Angeles, CA 90012',
    'Mon–Fri 9 am–5 pm',
    'Emergency shelter',
    listing.helpsRecord,
    `Los Angeles · ${listing.milesAway.replace('{miles}', '4')}`,
  ])
    expect(seen(text), text).toBe(true)
  expect(screen.getByText(new RegExp(date), { selector: '.resource-card-source bdi' })).toBeDefined()
  expect(screen.getByText(new RegExp(listing.callFirst))).toBeDefined()
  expect(link(/harbor\.example/).href).toBe('https://harbor.example/help')
  expect(screen.getByRole('button', { name: words.card.connectTo.replace('{name}', 'Harbor House') })).toBeDefined()
})

test.each([
  ['en', 'Details about Harbor House', 'Beds for tonight', english.milesAway.replace('{miles}', '4')],
  ['es', 'Detalles de Harbor House', 'Beds for tonight', spanish.milesAway.replace('{miles}', '4')],
] as const)('in %s a closed card says what, where and when, calls and saves, and nothing else', async (...given) => {
  const [language, name, phrase, miles] = given
  const { user, text } = await draw(buildFullResource(), language, {
    from: { lat: 34.0024, lon: -118.24 },
    details: undefined,
  })
  expect(seen(phrase)).toBe(true)
  expect(seen(`Los Angeles · ${miles}`)).toBe(true)
  expect(link(/\(213\) 555-0100/).href).toBe('tel:+12135550100,12')
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(text()).not.toMatch(/100 Example Street|Hot meals|A public list/)
  expect(toggle(name).getAttribute('aria-expanded')).toBe('false')

  toggle(name).focus()
  await user.keyboard('{Enter}')
  expect(toggle(name).getAttribute('aria-expanded')).toBe('true')
  const details = document.getElementById(toggle(name).getAttribute('aria-controls') ?? '') as HTMLElement
  expect(details.textContent).toContain('100 Example Street')
  expect(document.activeElement).toBe(toggle(name))
  await user.click(toggle(name))
  expect(text()).not.toContain('100 Example Street')
})

test('beside a panel the chosen card is marked and opens nothing itself', async () => {
  const onToggle = vi.fn()
  const details = { isOpen: true, onToggle, panelId: 'panel' }
  const { user, text } = await draw(buildFullResource(), 'en', { details })
  expect(screen.getByRole('article').getAttribute('aria-current')).toBe('true')
  expect(toggle().getAttribute('aria-controls')).toBe('panel')
  expect(text()).not.toContain('100 Example Street')
  await user.click(toggle())
  expect(onToggle).toHaveBeenCalledOnce()
})

test('on paper every card has its details', async () => {
  const { text } = await draw(buildFullResource(), 'en', { details: undefined })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(text()).toContain('100 Example Street')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(text()).not.toContain('100 Example Street')
})

test('hours that people dispute are not promised on the card', async () => {
  const hours = 'Mon–Fri 9 am–5 pm'
  const first = await draw(buildResource({ hours }), 'en', { details: undefined })
  expect(seen(hours)).toBe(true)
  first.unmount()
  await draw(buildResource({ hours, reportsDiffer: ['hours'] }), 'en', { details: undefined })
  expect(seen(hours)).toBe(false)
})

test('a card without a description says what the place offers', async () => {
  const listing = buildResource({ description: null, services: ['Beds', 'Meals', 'Mail'] })
  await draw(listing, 'en', { details: undefined })
  expect(seen('Beds, Meals')).toBe(true)
})

test('each number is a link that dials: the first is the big button, with its extension', async () => {
  const { text } = await draw(buildFullResource())
  expect(link(/^Call \(213\) 555-0100 ?, ext\. 12 ?· Harbor House$/).href).toBe('tel:+12135550100,12')
  expect(link('Call (213) 555-0101').href).toBe('tel:+12135550101')
  expect(link('Text (213) 555-0102').href).toBe('sms:+12135550102')
  expect(text()).toContain('They answer in Spanish.')
  expect(text()).toContain('This number serves many places. Ask for Harbor House.')
})

test('the way there opens in a new tab that knows nothing of this page', async () => {
  await draw(buildFullResource())
  const directions = link('Get directions (opens in a new tab)')
  expect([directions.target, directions.rel]).toEqual(['_blank', 'noopener noreferrer nofollow'])
})

test.each([
  [mondayMorning, 'Open now until 5 pm', 'Abierto ahora. Cierra a las 5 p. m.'],
  [Date.UTC(2026, 10, 16, 16, 20), 'Closed now. Opens today at 9 am', 'Cerrado ahora. Abre hoy a las 9 a. m.'],
  [Date.UTC(2026, 10, 21, 18), 'Closed now. Opens Monday at 9 am', 'Cerrado ahora. Abre el lunes a las 9 a. m.'],
] as const)('at %o it says so in both languages', async (now, inEnglish, inSpanish) => {
  const first = await draw(buildFullResource(), 'en', { now })
  expect(seen(inEnglish)).toBe(true)
  first.unmount()
  await draw(buildFullResource(), 'es', { now })
  expect(seen(inSpanish)).toBe(true)
})

test('a place that is always open says so, and one without hours says nothing about them', async () => {
  const first = await draw(buildResource({ isAlwaysOpen: true }))
  expect(seen(results.card.openAlways)).toBe(true)
  first.unmount()
  const { text } = await draw(buildResource())
  expect(screen.queryByText(results.card.hours)).toBeNull()
  expect(text()).not.toMatch(/closed|open/i)
})

test('hours that come as an object are read the same', async () => {
  await draw(buildResource({ hours: { general: 'Daily 8–8' } }))
  expect(seen('Daily 8–8')).toBe(true)
})

test('what is not known leaves nothing behind, and without a phone there is 2-1-1', async () => {
  const { text } = await draw(buildResource({ description: null, phone: null, services: [] }))
  expect(link('Call 2-1-1').href).toBe('tel:211')
  expect(text()).toContain(results.card.noPhone)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(text()).not.toMatch(/undefined|null|\{|NaN|miles|Listed by/)
  expect(screen.getByText(english.mayChange)).toBeDefined()
})

test.each([
  ['en', 'No phone listed. 2-1-1 may have it.', english.mayChange],
  ['es', 'No tenemos el teléfono de este lugar. Tal vez lo tengan en el 2-1-1.', spanish.mayChange],
] as const)('in %s a place without a phone says so, shows its address and never says to call it', async (...given) => {
  const [language, noPhone, mayChange] = given
  const address = '12 Main Street, Taft, CA 93268'
  const { text } = await draw(buildResource({ phone: null, address }), language)
  expect(text()).toContain(noPhone)
  expect(seen(address)).toBe(true)
  expect(screen.getByText(mayChange)).toBeDefined()
  expect(text()).not.toMatch(/call first|llame antes/i)
})

test.each([
  ['en', english.kinds['id-office'], english.categories.other],
  ['es', spanish.kinds['id-office'], spanish.categories.other],
] as const)('in %s an ID office is named as one, never as other help', async (language, label, category) => {
  await draw(buildResource({ kind: 'id-office', category: 'other' }), language)
  expect(screen.getByText(label)).toBeDefined()
  expect(screen.queryByText(category)).toBeNull()
})

test('a description that only repeats the category is left out', async () => {
  const description = `${english.categoryLeads['mental-health']}.`
  await draw(buildResource({ category: 'mental-health', description }))
  expect(screen.queryByText(description)).toBeNull()
})

test('a listing that is no answer says why it may help', async () => {
  const first = await draw(buildResource({ alsoReason: 'for_veterans' }))
  expect(screen.getByText('For veterans.')).toBeDefined()
  first.unmount()
  await draw(buildResource({ alsoReason: 'other_area' }), 'es')
  expect(screen.getByText('Tal vez atienda otra zona. Pregunte antes.')).toBeDefined()
})

test.each(resourceCategories)('a place of the kind %s is named and drawn', async (category) => {
  await draw(buildResource({ category }))
  expect(screen.getByText(english.categories[category]).querySelector('svg')).not.toBeNull()
})

test.each([
  [{ position: { lat: 34.002, lon: -118 } }, english.underOneMile],
  [{ position: { lat: 34.0135, lon: -118 } }, english.oneMileAway],
  [{ position: { lat: 34.36, lon: -118 } }, 'About 25 miles away'],
  [{ scope: 'state', position: null }, english.reasons.statewide],
  [{ scope: 'national' }, english.reasons.national],
] as const)('with %o the distance is told as it is', async (where, text) => {
  await draw(buildResource(where), 'en', { from: { lat: 34, lon: -118 } })
  expect(seen(text)).toBe(true)
})

test('with only a county the card shows the town and no miles', async () => {
  const { text } = await draw(buildResource({ position: { lat: 34, lon: -118 }, address: 'Bakersfield, CA' }))
  expect(seen('Bakersfield, CA')).toBe(true)
  expect(text()).not.toMatch(/mile/)
})

test('few services are shown first; the others on request', async () => {
  const { user } = await draw(buildFullResource())
  expect(screen.queryByText('Storage')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(screen.getByText('Storage')).toBeDefined()
  const fewer = screen.getByRole('button', { name: 'Show fewer' })
  expect(fewer.getAttribute('aria-expanded')).toBe('true')
  await user.click(fewer)
  expect(screen.queryByText('Storage')).toBeNull()
})

test('services of the directory are told in the language in use, others as they came', async () => {
  const first = await draw(
    buildResource({ services: ['Hot meals', 'Food pantry'], serviceIds: ['hot-meals', 'food-pantry'] }),
    'es',
  )
  expect(screen.getByText(servicios['hot-meals'])).toBeDefined()
  first.unmount()
  await draw(buildResource({ services: ['Hot meals', 'B'], serviceIds: ['constructor', 'a.b.c'] }), 'es')
  expect(screen.getByText('Hot meals')).toBeDefined()
})

test('the details tell languages, cost, facts with who says so, what to ask, papers, why it is here', async () => {
  const resource = buildFullResource()
  const facts = resource.facts && { ...resource.facts, arsonCharge: { value: 'ask' as const } }
  const { container } = await draw({ ...resource, facts })
  const details = container.querySelector('.resource-card-details') as HTMLElement
  for (const text of [
    'Spanish',
    english.cost.free,
    'Takes people with a record: yes',
    'Takes people without an ID: no',
    'Takes people with an arson charge: ask first',
    english.people.servesSupervision,
    english.reasons.answers_need,
    english.reasons.in_county,
    'Bring: Any photo ID',
    'Also listed by Another list',
    'Checked March 5, 2026',
    english.reportsDiffer,
  ])
    expect(within(details).getAllByText(text).length, text).toBeGreaterThan(0)
  // Once for each of the three facts, and once for the listing itself.
  expect(within(details).getAllByText('Listed by A public list, January 2026')).toHaveLength(4)
})

test('doubts of other people stand where they belong, and what the web said is never taken for checked', async () => {
  await draw(buildFullResource({ reportsDiffer: ['open', 'hours'], isUnchecked: true, reasons: ['web_unchecked'] }))
  expect(seen(results.card.doubts.open)).toBe(true)
  expect(seen(english.foundOnWeb)).toBe(true)
  expect(seen(english.reportsDiffer)).toBe(true)
  expect(screen.queryByRole('button', { name: results.report.open })).toBeNull()
})

test('a record that people dispute is not promised at the top', async () => {
  const facts = buildFullResource().facts as NonNullable<Resource['facts']>
  await draw(buildFullResource({ facts: { ...facts, servesRecord: { ...facts.servesRecord, reportsDiffer: true } } }))
  expect(screen.queryByText(english.helpsRecord)).toBeNull()
})

test('for somebody who said what fits them, the details tell what they have to ask, and paper does not', async () => {
  keepOwnFacts(['arsonCharge', 'servesRecord'])
  const { container } = await draw(buildFullResource())
  const asked = screen.getByText(english.people.arsonCharge)
  expect(asked.closest('[data-print="hide"]')).not.toBeNull()
  expect(within(container).queryByText(english.people.servesSupervision)).toBeNull()
  removeKey('about-me')
})

test('old facts say how old they are', async () => {
  await draw(buildFullResource({ asOf: '2019', reasons: ['old_information'] }))
  expect(screen.getByText(/This information is from 2019\. Call first\./)).toBeDefined()
})

test('old facts of a place without a phone say how old they are and not to call', async () => {
  const { text } = await draw(buildResource({ phone: null, asOf: '2019', reasons: ['old_information'] }))
  expect(screen.getByText('This information is from 2019. It may have changed.')).toBeDefined()
  expect(text()).not.toMatch(/call first/i)
})

const rightToLeft = String.fromCharCode(0x202e)

test('text from outside is only ever text: no HTML, no script behind a link, no turned words', async () => {
  const html = '<img src=x onerror=alert(1)>'
  const { container, text } = await draw(
    buildResource({
      name: `${rightToLeft}${html}`,
      description: html,
      address: html,
      hours: html,
      services: [html],
      organization: 'B',
      website: 'javascript:alert(1)',
      phone: '*21*5550100#',
      source: { publisher: html },
      phones: [{ number: 'tel:javascript', kind: 'voice' }],
    }),
  )
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe(html)
  expect(text()).not.toContain(rightToLeft)
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
  expect(screen.getByText('*21*5550100#').closest('a')).toBeNull()
  expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual([
    'tel:211',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=%3Cimg[^<>"]*$/),
  ])
})

test('the heart is a switch with the name of the place, and saving is counted once', async () => {
  const first = await draw(buildFullResource())
  const heart = screen.getByRole('button', { name: 'Save Harbor House' })
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  await first.user.click(heart)
  expect(first.onToggleSave).toHaveBeenCalledTimes(1)
  await vi.waitFor(() =>
    expect(sent.map(({ body }) => body)).toMatchObject([
      { eventType: 'resource_save', eventData: { resourceId: 'harbor-house', resourceName: 'Harbor House' } },
    ]),
  )
  first.unmount()
  const second = await draw(buildFullResource(), 'en', { isSaved: true })
  const pressed = screen.getByRole('button', { name: 'Save Harbor House' })
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
  await second.user.click(pressed)
  expect(second.onToggleSave).toHaveBeenCalledTimes(1)
  expect(sent).toHaveLength(1)
})

test.each(['state-agency', 'help-line', 'id-office'])('a card of kind %s has no Connect', async (kind) => {
  await draw({ ...buildFullResource(), kind, care: undefined })
  expect(screen.queryByRole('button', { name: 'Connect with Harbor House' })).toBeNull()
})

test('Connect works by keyboard; once sent it says so, does nothing and can still hold the focus', async () => {
  const first = await draw(buildFullResource())
  screen.getByRole('button', { name: 'Connect with Harbor House' }).focus()
  await first.user.keyboard('{Enter}')
  expect(first.onConnect).toHaveBeenCalledTimes(1)
  first.unmount()
  const second = await draw(buildFullResource(), 'en', { introduction: 'sent' })
  const button = screen.getByRole('button', { name: 'Sent to Harbor House' })
  expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Sent', 'true'])
  await second.user.click(button)
  expect(second.onConnect).not.toHaveBeenCalled()
  button.focus()
  expect(document.activeElement).toBe(button)
})

test.each([
  ['call', 'Call (213) 555-0101'],
  ['text', 'Text (213) 555-0102'],
  ['directions', /Get directions/],
] as const)('a %s is counted by id and place in the list, without any name', async (action, name) => {
  window.plausible = vi.fn()
  const { user } = await draw(buildFullResource(), 'en', { source: 'saved' })
  await user.click(link(name))
  expect(window.plausible).toHaveBeenCalledExactlyOnceWith('Resource Interaction', {
    props: { action, resource: 'harbor-house' },
  })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    eventType: 'resource_click',
    eventData: { resourceId: 'harbor-house', source: 'saved', position: 3 },
  })
  expect(JSON.stringify(sent)).not.toContain('Harbor House')
})

test('sharing gives the facts of the place and is counted; changing one’s mind is not', async () => {
  window.plausible = vi.fn()
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }))
  const { user } = await draw(buildFullResource({ needs: ['housing'] }), 'es')
  await user.click(screen.getByRole('button', { name: 'Compartir Harbor House' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Harbor House',
    text: [
      'Harbor House',
      'Teléfono: (213) 555-0100, ext. 12',
      '100 Example Street, Los Angeles, CA 90012',
      'Horario: Mon–Fri 9 am–5 pm',
      'https://harbor.example/help',
      resultados.share.callFirst,
    ].join('\n'),
  })
  await vi.waitFor(() => expect(window.plausible).toHaveBeenCalledTimes(1))
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  await user.click(screen.getByRole('button', { name: 'Compartir Harbor House' }))
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(2))
  expect(window.plausible).toHaveBeenCalledTimes(1)
})

test('the card is read aloud in the language in use, in the order it is seen', async () => {
  const speech = fakeSpeech()
  const { user } = await draw(buildFullResource(), 'es')
  await user.click(screen.getByRole('button', { name: new RegExp(`^${resultados.card.readAloud} ?· Harbor House$`) }))
  const lines = speech.queue.map(({ text }) => text)
  expect(new Set(speech.queue.map(({ lang }) => lang))).toEqual(new Set(['es-ES']))
  expect(lines.slice(0, 3)).toEqual(['Harbor House', spanish.categories.housing, 'Beds for tonight.'])
  expect(lines).toContain('Llamar al (213) 555-0100, extensión 12')
  expect(lines.at(-1)).toBe(spanish.callFirst)
  await user.click(screen.getByRole('button', { name: new RegExp(`^${resultados.card.stopReading} ?· Harbor House$`) }))
  expect(speech.queue).toEqual([])
})

test('a card can be a third-level heading, have a tone and hold an extra block', async () => {
  await draw(buildFullResource(), 'en', { headingLevel: 3, tone: 'wait', children: <p>Waiting</p> })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Harbor House')
  expect(screen.getByRole('article').className).toContain('ui-card-wait')
  expect(screen.getByText('Waiting')).toBeDefined()
})

test('a number with an extension may break after its comma, never before it', async () => {
  await draw(buildFullResource({}))
  const number = screen.getAllByText('(213) 555-0100,')[0]
  expect(number?.className).toBe('inline-block')
  expect(number?.nextSibling?.textContent).toBe(' ext. 12')
})

test.each([
  ['en', { asOf: '2021' }, 'Hours from 2021. Call first.'],
  ['es', { asOf: '2021' }, 'Horario de 2021. Llame antes.'],
  ['en', { asOf: '2021', phone: null, phones: [] }, 'Hours from 2021. They may have changed.'],
  ['es', { asOf: '2021', phone: null, phones: [] }, 'Horario de 2021. Puede haber cambiado.'],
] as const)('hours older than two years are no fact: %s %j', async (language, change, line) => {
  const old = buildFullResource({
    ...change,
    phones: [],
    assuredOn: null,
    isAlwaysOpen: true,
    reasons: ['open_always'],
  })
  const { text, container } = await draw(old, language)
  expect(container.querySelector('.resource-card-line')?.textContent).toContain(line)
  expect(container.querySelector('.resource-card-line')?.textContent).not.toContain('9 am')
  expect(text()).not.toContain(results.card.openAlways)
  expect(text()).not.toContain(resultados.card.openAlways)
  expect(text()).not.toContain(english.reasons.open_always)
})

test.each([
  ['en', 'By appointment (as listed in 2026)'],
  ['es', 'By appointment (según la lista de 2026)'],
] as const)('in %s hours that could not be read are those of the source', async (language, line) => {
  await draw(buildFullResource({ hours: 'By appointment', schedule: null, assuredOn: null }), language)
  expect(seen(line)).toBe(true)
})

test.each([
  ['today', [1], '13:00', 'Closed now. Opens today at 1 pm', 'Cerrado ahora. Abre hoy a la 1 p. m.'],
  ['tomorrow', [2], '07:00', 'Closed now. Opens tomorrow at 7 am', 'Cerrado ahora. Abre mañana a las 7 a. m.'],
  ['later', [4], '09:30', 'Closed now. Opens Thursday at 9:30 am', 'Cerrado ahora. Abre el jueves a las 9:30 a. m.'],
] as const)('it says that it opens %s', async (_, days, opens, line, linea) => {
  const schedule = days.map((day) => ({ day, opens, closes: '17:00' }))
  const { text, unmount } = await draw(buildFullResource({ schedule }))
  expect(text().replaceAll('\u00a0', ' ')).toContain(line)
  unmount()
  const otra = await draw(buildFullResource({ schedule }), 'es')
  expect(otra.text().replaceAll('\u00a0', ' ')).toContain(linea)
})

test.each([
  ['en', english, results],
  ['es', spanish, resultados],
] as const)(
  'a number nobody called stands behind 2-1-1 and is not the one to call (%s)',
  async (language, listing, words) => {
    const phones = [{ number: '(334) 242-1700', kind: 'voice' as const, isListedOnly: true }]
    const { text } = await draw(buildResource({ phone: null, phones }), language)

    const number = link(/\(334\) 242-1700/)
    expect(number.closest('p')?.textContent).toContain(listing.uncalled)
    expect(text()).toContain(words.card.uncalled)
    expect(screen.getAllByRole('link').filter(({ textContent }) => textContent?.includes('242-1700'))).toEqual([number])
  },
)

test('a number that a person called says so, with the day', async () => {
  const phones = [{ number: '(334) 242-1700', kind: 'voice' as const, calledOn: '2026-11-15' }]
  const { text } = await draw(buildResource({ phone: '(334) 242-1700', phones }))
  expect(text()).toContain('Checked by phone on November 15, 2026')
})
