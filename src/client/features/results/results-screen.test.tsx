// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#domain/language.ts'
import { noFilter } from '#domain/resources/filter.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Absence } from '#domain/search/absence.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { toFirstPages, turnPage, type ListView } from './list-view.ts'
import { results as spanish } from '#content/es/results.ts'
import { ResultsScreen, type ResultsScreenProps } from './results-screen.tsx'

const renderCard: ResultsScreenProps['renderCard'] = ({ name }, position, { isOpen, onToggle, panelId }) => (
  <article>
    <h3>{`${position}. ${name}`}</h3>
    <button aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
      {`Details about ${name}`}
    </button>
  </article>
)
const renderPanel: ResultsScreenProps['renderPanel'] = ({ name }, position, titleId) => (
  <h2 id={titleId} tabIndex={-1}>{`${name}, number ${position}`}</h2>
)

/** A phone, unless a test says otherwise. */
function setWidth(isWide: boolean): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }))
}
beforeEach(() => setWidth(false))

/** A Monday at ten in Los Angeles. */
const mondayMorning = Date.UTC(2026, 10, 16, 18)

function buildListings(count: number, change: (index: number) => Partial<Resource> = () => ({})): Resource[] {
  const buildAt = (index: number) => buildResource({ id: `r${index}`, name: `Place ${index}`, ...change(index) })
  return Array.from({ length: count }, (_, index) => buildAt(index))
}

type Given = Partial<Omit<ResultsScreenProps, 'view'>> & { view?: Partial<ListView> }

function Living({ view: first, ...overrides }: Given) {
  const [view, setView] = useState<ListView>({ pages: {}, filter: noFilter, open: [], ...first })
  const handler = vi.fn()
  return (
    <ResultsScreen
      location={{ county: 'Orleans Parish', state: 'LA' }}
      resources={buildListings(20)}
      requestedNeeds={[]}
      now={mondayMorning}
      from={null}
      view={view}
      renderCard={renderCard}
      renderPanel={renderPanel}
      onPage={(section, page) => setView((before) => ({ ...before, pages: turnPage(before.pages, section, page) }))}
      onFilter={(filter) => setView((before) => ({ ...before, pages: toFirstPages(before.pages), filter }))}
      onToggle={(id) => setView((before) => ({ ...before, open: [...before.open, id] }))}
      onSelect={(id) => setView((before) => ({ ...before, open: [id] }))}
      onHome={handler}
      onChat={handler}
      onPrepTools={handler}
      onAddNeed={handler}
      onSearchAgain={handler}
      onChangeSearch={handler}
      onSaveProgress={handler}
      onMakePlan={handler}
      onDocuments={handler}
      {...overrides}
    />
  )
}

const show = (overrides: Given = {}, language: Language = 'en') => renderInLanguage(<Living {...overrides} />, language)
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('the heading names the county as it is listed and the state by its letters, in both languages', async () => {
  const english = await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resources in Orleans Parish, LA')
  expect(screen.getByText('20 places')).toBeTruthy()
  english.unmount()
  await show({ resources: buildListings(1) }, 'es')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recursos en Orleans Parish, LA')
  expect(screen.getByText('1 lugar')).toBeTruthy()
})

test('six cards stand on a page, numbered over all pages', async () => {
  const { user } = await show()
  expect(cards()).toHaveLength(6)
  await user.click(press('Page 4'))
  expect(cards()).toEqual(['19. Place 18', '20. Place 19'])
})

test('another page brings focus and view to the top of the list and tells where one is', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue()
  const { user } = await show()
  await user.click(press('Next page'))

  expect(document.activeElement?.textContent).toBe('Showing 7–12 of 20')
  expect(scroll).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('Page 2 of 4')
})

test('pages can be turned by keyboard alone, also in Spanish', async () => {
  const { user } = await show({}, 'es')
  press('Página 2').focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Del 7 al 12 de 20')
  expect(screen.getByRole('status').textContent).toBe('Página 2 de 4')
})

test('at most five pages are offered', async () => {
  await show({ resources: buildListings(60) })
  expect(screen.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(5)
})

test('a screen that is opened again stands where it was left', async () => {
  await show({ view: { pages: { all: 3 } } })
  expect(cards()[0]).toBe('13. Place 12')
  expect(document.activeElement?.tagName).not.toBe('H2')
})

test('fewer than ten places are called limited, with a number to call', async () => {
  const few = await show({ resources: buildListings(9) })
  expect(screen.getByText('Limited Resources Available')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call 2-1-1' }).getAttribute('href')).toBe('tel:211')
  few.unmount()
  await show({ resources: buildListings(10) })
  expect(screen.queryByText('Limited Resources Available')).toBeNull()
})

test.each([
  ['en', 'No resources found for your search criteria.', 'Limited Resources Available', 'Change place or needs'],
  ['es', 'No encontramos recursos para lo que buscó.', 'Aquí hay pocos lugares', 'Cambiar lugar o necesidades'],
] as const)('in %s no places at all have their own text, and ways on', async (language, title, limited, change) => {
  const onChangeSearch = vi.fn()
  const { user } = await show({ resources: [], onChangeSearch }, language)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByText(limited)).toBeNull()
  expect(screen.getByRole('link', { name: /2-1-1/ }).getAttribute('href')).toBe('tel:211')
  expect(screen.queryByRole('button', { name: /^Filt/ })).toBeNull()
  await user.click(press(change))
  expect(onChangeSearch).toHaveBeenCalledOnce()
})

const shelterAbsence: Absence = {
  kind: 'shelter',
  contact: { name: '211', phone: '211', website: 'https://www.211.org' },
}

test.each([
  [
    'en',
    "We don't have a shelter listed in Kern County yet.",
    '211 knows who has a bed tonight.',
    'Call 211',
    'Kern County.',
  ],
  [
    'es',
    'En nuestra lista todavía no hay ningún albergue en el condado de Kern.',
    'Pregunte aquí: 211. Saben qué camas hay esta noche.',
    'Llamar al 211',
    'el condado de Kern.',
  ],
] as const)('in %s what is not listed is said before the first place, with whom to call', async (...given) => {
  const [language, title, next, call, spokenCounty] = given
  await show({ absences: [shelterAbsence], location: { county: 'Kern County', state: 'CA' } }, language)
  const heading = screen.getByRole('heading', { level: 2, name: title })
  const [firstCard] = screen.getAllByRole('heading', { level: 3 })
  expect(heading.compareDocumentPosition(firstCard as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const notice = within(screen.getByRole('region', { name: title }))
  expect(notice.getByText(next)).toBeTruthy()
  expect(notice.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:211')
  expect(notice.getByText(new RegExp(`“.*${spokenCounty}.*”`))).toBeTruthy()
})

test.each(Object.keys(spanish.absence) as Absence['kind'][])(
  'in Spanish “de” and “el” are never apart: %s',
  async (kind) => {
    await show({ absences: [{ ...shelterAbsence, kind }], location: { county: 'Kern County', state: 'CA' } }, 'es')
    expect(document.body.textContent).toContain('el condado de Kern')
    expect(document.body.textContent).not.toMatch(/\b(?:de|a) el condado/)
  },
)

test('a contact without a phone opens its site, and nothing to say on the phone is shown', async () => {
  const contact = { name: 'LawHelp.org', phone: null, website: 'https://www.lawhelp.org' }
  await show({ absences: [{ kind: 'legal-help', contact }] })
  const notice = within(screen.getByRole('region', { name: /free legal help/ }))
  expect(notice.getAllByRole('link')).toHaveLength(1)
  expect(notice.getByRole('link', { name: /^Open website/ }).getAttribute('href')).toBe('https://www.lawhelp.org')
  expect(notice.queryByText(/What to say/)).toBeNull()
})

test('a number of one list that nobody called stands behind 2-1-1 and the site', async () => {
  const contact = {
    name: 'Child support office',
    phone: null,
    website: 'https://example.gov',
    uncalledPhone: '(800) 232-0100',
  }
  await show({ absences: [{ kind: 'family', contact }] })
  const notice = within(screen.getByRole('region', { name: /family help/ }))
  const links = notice.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.gov', 'tel:+18002320100'])
  expect(notice.getByText(/Call 2-1-1 first/)).toBeTruthy()
  expect(notice.queryByText(/What to say/)).toBeNull()
})

test('a search that found nothing still says what is missing and offers other places', async () => {
  await show({ resources: [], absences: [shelterAbsence], alsoHelpful: buildListings(2) })
  expect(screen.getByRole('heading', { name: /have a shelter listed/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'No resources found for your search criteria.' })).toBeTruthy()
  expect(screen.getByText('Also may help (2)')).toBeTruthy()
  expect(screen.queryByText('2 places')).toBeNull()
})

test('211 is told once: not again where few or no places are found', async () => {
  const few = await show({ resources: buildListings(2), absences: [shelterAbsence] })
  expect(screen.getByText('Limited Resources Available')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Call 211' })).toHaveLength(1)
  few.unmount()
  await show({ resources: [], absences: [shelterAbsence] })
  expect(screen.getAllByRole('link', { name: 'Call 211' })).toHaveLength(1)
  expect(screen.queryByText(/2-1-1/)).toBeNull()
})

test('the number of a notice stands whole on its line', async () => {
  const contact = { name: 'CareerOneStop', phone: '1-877-872-5627', website: null }
  await show({ absences: [{ kind: 'job-center', contact }] }, 'es')
  expect(screen.getByText(/877/).className).toBe('inline-block')
})

function openOthers(title: string) {
  const group = screen.getByText(title).closest('details') as HTMLDetailsElement
  group.open = true
  fireEvent(group, new Event('toggle'))
}

test('other places wait behind “Also may help” and are not counted as answers', async () => {
  const others = buildListings(8, (index) => ({ id: `o${index}`, name: `Other ${index}` }))
  const { user } = await show({ resources: buildListings(9), alsoHelpful: others })
  expect(screen.getByText('9 places')).toBeTruthy()
  expect(screen.getByText('Limited Resources Available')).toBeTruthy()
  expect(screen.queryByText(/Other 0/)).toBeNull()

  openOthers('Also may help (8)')
  expect(cards().slice(6)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `${number}. Other ${number - 1}`))
  await user.click(press('Show 2 more'))
  expect(cards()).toHaveLength(14)
})

test('a filter narrows the other places too, and without any the group is gone', async () => {
  const others = buildListings(2, (index) => ({ id: `o${index}`, name: `Other ${index}`, services: [] }))
  const { unmount } = await show({ alsoHelpful: others, view: { filter: { ...noFilter, text: 'Other 1' } } })
  expect(screen.getByText('Also may help (1)')).toBeTruthy()
  unmount()
  await show()
  expect(screen.queryByText(/Also may help/)).toBeNull()
})

test('a filter that nothing passes says so, and clearing it brings the list and the focus back', async () => {
  const { user } = await show({ view: { filter: { ...noFilter, text: 'zzzz' } } })
  expect(screen.getByRole('heading', { name: 'No resources match your filters.' })).toBeTruthy()
  expect(cards()).toEqual([])

  await user.click(press('Clear filters'))
  expect(cards()).toHaveLength(6)
  expect(document.activeElement?.textContent).toBe('Showing 1–6 of 20')
})

test('every way on from the list leads where it says', async () => {
  const ways = {
    Home: vi.fn(),
    Chat: vi.fn(),
    'Prep Tools': vi.fn(),
    'Search Again': vi.fn(),
    'Change place or needs': vi.fn(),
    'Save my progress': vi.fn(),
    'Take it with me': vi.fn(),
    'Make my 30-day plan': vi.fn(),
    'Check my papers': vi.fn(),
  }
  const { user } = await show({
    onHome: ways.Home,
    onChat: ways.Chat,
    onPrepTools: ways['Prep Tools'],
    onSearchAgain: ways['Search Again'],
    onChangeSearch: ways['Change place or needs'],
    onSaveProgress: ways['Save my progress'],
    onTakeWithMe: ways['Take it with me'],
    onMakePlan: ways['Make my 30-day plan'],
    onDocuments: ways['Check my papers'],
  })
  for (const [name, handler] of Object.entries(ways)) {
    await user.click(press(name))
    expect(handler, name).toHaveBeenCalledOnce()
  }
  expect(screen.getByRole('link', { name: 'See jobs and training' }).getAttribute('href')).toBe('/opportunities')
})

test('own words find places by what they mean, and the panel counts along', async () => {
  const listings = buildListings(12, (index) =>
    index < 2
      ? { category: 'community-services', needs: ['food-assistance'], description: 'A pantry.', services: [] }
      : {},
  )
  const { user } = await show({ resources: listings })
  await user.click(press('Filters'))
  const panel = within(screen.getByRole('dialog', { name: 'Filters' }))
  await user.type(panel.getByRole('searchbox', { name: 'Search in this list' }), 'something to eat')

  await waitFor(() => expect(panel.getByRole('button', { name: 'Show 2 places' })).toBeTruthy())
  expect(panel.getByRole('status').textContent).toBe('2 of 12 places match')
  fireEvent.submit(panel.getByRole('search'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(cards()).toEqual(['1. Place 0', '2. Place 1'])
  expect(screen.getByText('2 of 12 places')).toBeTruthy()
  expect(press('Filters (1)')).toBeTruthy()
})

test('on a phone details open in their cards, and are open again when the screen is', async () => {
  const onToggle = vi.fn()
  const { user } = await show({ view: { open: ['r1'] }, onToggle })
  expect(press('Details about Place 1').getAttribute('aria-expanded')).toBe('true')
  expect(press('Details about Place 0').getAttribute('aria-expanded')).toBe('false')
  expect(press('Details about Place 0').getAttribute('aria-controls')).toBeNull()
  await user.click(press('Details about Place 0'))
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('r0')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('coming back to a place under “Also may help”, the group is open', async () => {
  const others = buildListings(8, (index) => ({ id: `o${index}`, name: `Other ${index}` }))
  await show({ alsoHelpful: others, view: { open: ['o7'] } })
  expect(press('Details about Other 7').getAttribute('aria-expanded')).toBe('true')
})

const pane = () => within(screen.getByRole('region', { name: /, number/ }))

test('on a wide screen the first place is open beside the list, with a rail of filters', async () => {
  setWidth(true)
  await show({ requestedNeeds: ['housing'] })
  expect(pane().getByRole('heading', { name: 'Place 0, number 1' })).toBeTruthy()
  expect(document.activeElement?.tagName).not.toBe('H2')
  const rail = within(screen.getByRole('complementary', { name: 'Filters' }))
  expect(rail.getByRole('button', { name: 'Filters' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Filters' })).toHaveLength(1)
})

test('choosing a place moves the focus to its details, and Escape or Back to the list moves it back', async () => {
  setWidth(true)
  const { user } = await show()
  press('Details about Place 2').focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Place 2, number 3')
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([press('Details about Place 2')])
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(press('Details about Place 2'))
  await user.click(press('Details about Place 2'))
  await user.click(press('Back to the list'))
  expect(document.activeElement).toBe(press('Details about Place 2'))
})

test('another page or filter selects its first place; without any the details are gone', async () => {
  setWidth(true)
  const first = await show({ view: { pages: { all: 2 }, open: ['r0'] } })
  expect(pane().getByRole('heading', { name: 'Place 6, number 7' })).toBeTruthy()
  first.unmount()
  await show({ view: { filter: { ...noFilter, text: 'zzzz' } } })
  expect(screen.queryByRole('region', { name: /, number/ })).toBeNull()
})

test('a choice in the rail narrows the list at once and can be cleared there', async () => {
  setWidth(true)
  const listings = buildListings(12, (index) => ({ category: index < 2 ? 'legal' : 'housing' }))
  const { user } = await show({ resources: listings })
  await user.click(within(screen.getByRole('complementary')).getByRole('checkbox', { name: /\(2\)/ }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await user.click(press('Clear filters'))
  expect(screen.getAllByRole('article')).toHaveLength(6)
})

test.each([
  ['en', 'Need something else too?', ['ID and papers', 'Health care', 'Jobs', 'Transportation'], 'Health care'],
  [
    'es',
    '¿Necesita algo más?',
    ['Identificación y papeles', 'Atención médica', 'Empleo', 'Transporte'],
    'Atención médica',
  ],
] as const)('what else the first days depend on is one tap away, in %s', async (language, title, names, health) => {
  const onAddNeed = vi.fn()
  const { user } = await show({ requestedNeeds: ['housing', 'food-assistance'], onAddNeed }, language)
  const more = within(screen.getByRole('region', { name: title }))
  expect(more.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names)
  await user.click(more.getByRole('button', { name: health }))
  expect(onAddNeed).toHaveBeenCalledExactlyOnceWith('healthcare')
})

test('a list whose needs are not known offers no others', async () => {
  await show({ requestedNeeds: [] })
  expect(screen.queryByRole('region', { name: 'Need something else too?' })).toBeNull()
})

test('drawn in parts, it ends up as whole as at once', async () => {
  await show({ isInParts: true })
  expect(cards().length).toBeLessThan(6)
  await waitFor(() => expect(screen.getByRole('main').dataset['partial']).toBeUndefined())
  expect(cards()).toHaveLength(6)
  expect(press('Next page')).toBeTruthy()
})

const closed = (day: number, opens: string, timeZone = 'America/Los_Angeles') => ({
  schedule: [{ day, opens, closes: '17:00' }],
  timeZone,
})

test('where nothing is open the three that open first are shown, and the filter can be cleared', async () => {
  const hours = [
    closed(3, '09:00'),
    closed(1, '13:00'),
    // In New York it is one o'clock already, so this is the first.
    closed(1, '14:00', 'America/New_York'),
    closed(2, '08:00'),
    closed(1, '12:00'),
    {},
  ]
  await renderInLanguage(
    <Living
      resources={buildListings(6, (index) => hours[index] ?? {})}
      view={{ filter: { ...noFilter, isOpenNow: true } }}
    />,
  )
  expect(
    screen.getByRole('heading', { name: /Nothing here is open right now\. These places open next:/ }),
  ).toBeDefined()
  expect(
    screen.getAllByRole('heading', { level: 3, name: /^\d\. Place/ }).map(({ textContent }) => textContent),
  ).toEqual(['1. Place 2', '2. Place 4', '3. Place 1'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3, name: /^\d\. Place/ }).length).toBe(6))
})

test.each([
  ['with old hours', { ...closed(1, '13:00'), asOf: '2021' }, {}],
  ['that another filter leaves out', closed(1, '13:00'), { takesRecord: true }],
  ['whose hours are unknown', {}, {}],
])('a place %s is not named as the next to open', async (_, listing, filter) => {
  const resources = buildListings(2, () => listing)
  await renderInLanguage(
    <Living resources={resources} view={{ filter: { ...noFilter, isOpenNow: true, ...filter } }} />,
  )
  expect(screen.getByRole('heading', { name: 'No resources match your filters.' })).toBeDefined()
})

const threeNeeds = {
  requestedNeeds: ['employment', 'recovery-support', 'food-assistance'] as const,
  resources: [
    ...buildListings(9, (index) => ({ id: `c${index}`, name: `Clinic ${index}`, answers: ['recovery-support'] })),
    ...buildListings(2, (index) => ({ id: `p${index}`, name: `Pantry ${index}`, answers: ['food-assistance'] })),
  ],
}

test.each([
  ['en', ['Food (2)', 'Recovery support (9)'], 'Recovery support: show all 9', 'Recovery support: show fewer'],
  ['es', ['Comida (2)', 'Apoyo en la recuperación (9)'], /: ver los 9$/, /: ver menos$/],
] as const)('in %s every need has its section with the best two, and all of them one tap away', async (...given) => {
  const [language, titles, all, fewer] = given
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue()
  const { user } = await show(threeNeeds, language)
  const sections = titles.map((title) => screen.getByRole('region', { name: title }))
  expect(sections.map((section) => within(section).getAllByRole('listitem').length)).toEqual([2, 2])
  expect(cards()).toEqual(['1. Pantry 0', '2. Pantry 1', '1. Clinic 0', '2. Clinic 1'])
  expect(screen.getAllByRole('button', { name: all })).toHaveLength(1)

  await user.click(press(all))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: titles[1] }))
  expect(cards()).toHaveLength(8)
  await user.click(press(language === 'en' ? 'Page 2' : 'Página 2'))
  expect(cards().slice(2)).toEqual(['7. Clinic 6', '8. Clinic 7', '9. Clinic 8'])
  await user.click(press(fewer))
  expect(cards()).toHaveLength(4)
})

test('what is not near is told in the section of its need', async () => {
  const contact = { name: '211', phone: '211', website: null }
  await show({ ...threeNeeds, absences: [{ kind: 'job-center', contact }] })
  const section = within(screen.getByRole('region', { name: 'Jobs' }))
  expect(section.getByRole('heading', { level: 3, name: /job center listed/ })).toBeTruthy()
  expect(section.queryByRole('list')).toBeNull()
})

test('a filter by need leaves one plain list', async () => {
  setWidth(true)
  const { user } = await show(threeNeeds)
  const rail = within(screen.getByRole('complementary'))
  expect(rail.queryByRole('checkbox', { name: /Housing/ })).toBeNull()
  await user.click(rail.getByRole('checkbox', { name: 'Recovery support (9)' }))
  expect(screen.getByText('Showing 1–6 of 9')).toBeTruthy()
  expect(screen.getByText('9 of 11 places')).toBeTruthy()
})

const voucher = { id: 'v0', name: 'Housing Authority', alsoReason: 'later' as const }

test.each([
  ['en', 'A home for later (1)'],
  ['es', 'Un hogar para después (1)'],
] as const)('in %s a waiting list is folded apart and not counted', async (language, title) => {
  await show({ requestedNeeds: ['housing'], alsoHelpful: [buildResource(voucher)] }, language)
  expect(screen.getByText(language === 'en' ? '20 places' : '20 lugares')).toBeTruthy()
  expect(screen.queryByText('1. Housing Authority')).toBeNull()
  openOthers(title)
  expect(screen.getByText('1. Housing Authority')).toBeTruthy()
  expect(screen.queryByText(language === 'en' ? /Also may help/ : /También pueden/)).toBeNull()
})

test('without any bed, whom to call comes first, and the home for later is open', async () => {
  const given = { resources: [], absences: [shelterAbsence], alsoHelpful: [buildResource(voucher)] }
  await show({ ...given, requestedNeeds: ['housing'] })
  expect(screen.getByRole('heading', { name: /have a shelter listed/ })).toBeTruthy()
  expect(screen.getByText('1. Housing Authority')).toBeTruthy()
  expect(screen.queryByText('No resources found for your search criteria.')).toBeNull()
})

test.each([
  ['en', "We don't know this for 18 places.", 'Show them too', 'Hide them', '2 of 20 places'],
  ['es', 'De 18 lugares no lo sabemos.', 'Verlos también', 'Ocultarlos', '2 de 20 lugares'],
] as const)('in %s places of which nobody knows are hidden, told and shown again', async (...given) => {
  const [language, unknown, reveal, hide, some] = given
  const resources = buildListings(20, (index) => ({ languages: index < 2 ? ['es'] : [] }))
  const { user } = await show({ resources, view: { filter: { ...noFilter, speaksSpanish: true } } }, language)
  expect(screen.getByText(some)).toBeTruthy()
  expect(screen.getByText(unknown)).toBeTruthy()
  await user.click(press(reveal))
  expect(cards()).toHaveLength(6)
  await user.click(press(hide))
  expect(cards()).toHaveLength(2)
})

const renderKnowPlace: ResultsScreenProps['renderKnowPlace'] = (kind, titleId) => (
  <button aria-describedby={titleId}>{`Know a place? ${kind ?? 'any'}`}</button>
)

test('whoever knows a place can tell of it on every card that says none is listed, and where nothing is found', async () => {
  const contact = { name: '2-1-1', phone: '211', website: null }
  const absences: Absence[] = [
    { kind: 'shelter', contact },
    { kind: 'food', contact },
  ]
  const given = { resources: [], requestedNeeds: [], renderKnowPlace }
  const { unmount } = await renderInLanguage(<Living {...given} absences={absences} />)
  const buttons = screen.getAllByRole('button', { name: /Know a place/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Know a place? shelter', 'Know a place? food'])
  expect(document.getElementById(buttons[1]?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/free food/)
  unmount()

  await renderInLanguage(<Living {...given} />)
  expect(screen.getByRole('button', { name: 'Know a place? any' })).toBeTruthy()
})

test('a need without a place among others has it too; a list with places does not', async () => {
  const contact = { name: '2-1-1', phone: '211', website: null }
  const { unmount } = await renderInLanguage(
    <Living renderKnowPlace={renderKnowPlace} absences={[{ kind: 'ride', contact }]} />,
  )
  expect(screen.getByRole('button', { name: 'Know a place? ride' })).toBeTruthy()
  unmount()

  await renderInLanguage(<Living renderKnowPlace={renderKnowPlace} />)
  expect(screen.queryByRole('button', { name: /Know a place/ })).toBeNull()
})
