import { expect, test } from 'vitest'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Absence } from '#domain/search/absence.ts'
import type { Resource } from './resource.ts'
import { buildSections, getSectionPage, listShown, pickFirstListings } from './sections.ts'

const build = (id: string, answers: NeedKey[], changes: Partial<Resource> = {}): Resource => ({
  id,
  name: id,
  category: 'other',
  services: [],
  phone: '(213) 555-0100',
  answers,
  ...changes,
})
const buildMany = (count: number, name: string, need: NeedKey) =>
  Array.from({ length: count }, (_, index) => build(`${name}${index}`, [need]))
const contact = { name: '211', phone: '211', website: null }
const noExtras = { alsoHelpful: [], absences: [] }
const listIds = (listings: readonly Resource[]) => listings.map(({ id }) => id)

test('one need, or none that is known, is one list in the order of the search', () => {
  const resources = [build('a', ['housing']), build('b', []), build('c', ['housing'])]
  for (const needs of [['housing'], []] as NeedKey[][]) {
    const { sections } = buildSections({ ...noExtras, resources, needs })
    expect(sections.map(({ key, listings }) => [key, listIds(listings)])).toEqual([['all', ['a', 'b', 'c']]])
  }
})

test('of several needs each has its section, the most urgent first, and none crowds out another', () => {
  const resources = [
    ...buildMany(100, 'clinic', 'recovery-support'),
    ...buildMany(3, 'job', 'employment'),
    ...buildMany(1, 'pantry', 'food-assistance'),
  ]
  const { sections } = buildSections({
    ...noExtras,
    resources,
    needs: ['employment', 'recovery-support', 'food-assistance'],
  })
  expect(sections.map(({ key, listings, best }) => [key, listings.length, listIds(best)])).toEqual([
    ['food-assistance', 1, ['pantry0']],
    ['employment', 3, ['job0', 'job1']],
    ['recovery-support', 100, ['clinic0', 'clinic1']],
  ])
})

test('a place for two needs is in both sections, and among the best of the second only where nothing else is', () => {
  const both = build('both', ['food-assistance', 'employment'])
  const rest = [build('job', ['employment']), build('job2', ['employment'])]
  const needs: NeedKey[] = ['employment', 'food-assistance']
  const many = buildSections({ ...noExtras, resources: [both, ...rest], needs }).sections
  expect(many.map(({ best }) => listIds(best))).toEqual([['both'], ['job', 'job2']])
  expect(listIds(many[1]?.listings ?? [])).toEqual(['both', 'job', 'job2'])
  const alone = buildSections({ ...noExtras, resources: [both], needs }).sections
  expect(alone.map(({ best }) => listIds(best))).toEqual([['both'], ['both']])
})

test('what nobody can call, visit or look up is last in its section', () => {
  const out = { phone: null }
  const resources = [
    build('name only', ['housing'], out),
    build('town', ['housing'], { ...out, address: 'Bakersfield, CA', city: 'Bakersfield' }),
    build('street', ['housing'], { ...out, address: '1 Main St, Bakersfield, CA', city: 'Bakersfield' }),
    build('site', ['housing'], { ...out, website: 'https://site.example' }),
    build('phone', ['housing']),
  ]
  const [section] = buildSections({ ...noExtras, resources, needs: ['housing'] }).sections
  expect(listIds(section?.listings ?? [])).toEqual(['street', 'site', 'phone', 'name only', 'town'])
})

test('words of ones own have their section; without it what only they found is under the first need', () => {
  const resources = [build('a', ['housing']), build('words', [], { category: 'legal' })]
  const group = (needs: NeedKey[]) =>
    buildSections({ ...noExtras, resources, needs }).sections.map(({ key, listings }) => [key, ...listIds(listings)])
  expect(group(['housing', 'other'])).toEqual([
    ['housing', 'a'],
    ['other', 'words'],
  ])
  expect(group(['housing', 'food-assistance'])).toEqual([['housing', 'a', 'words']])
})

test('a list without what the search found each place for goes by what it offers', () => {
  const { answers: _, ...old } = build('old', [], { needs: ['food-assistance'], category: 'community-services' })
  const { sections } = buildSections({ ...noExtras, resources: [old], needs: ['housing', 'food-assistance'] })
  expect(sections.map(({ key }) => key)).toEqual(['food-assistance'])
})

test('a home for later is in the section of housing and never among what else may help', () => {
  const alsoHelpful = [build('voucher', [], { alsoReason: 'later' }), build('also', [], { alsoReason: 'may_offer' })]
  const resources = [build('bed', ['housing']), build('pantry', ['food-assistance'])]
  const sort = (needs: NeedKey[]) => {
    const { sections, also } = buildSections({ resources, alsoHelpful, absences: [], needs })
    return [sections.map(({ key, later }) => [key, ...listIds(later)]), listIds(also)]
  }
  expect(sort(['housing'])).toEqual([[['all', 'voucher']], ['also']])
  expect(sort(['housing', 'food-assistance'])).toEqual([[['housing', 'voucher'], ['food-assistance']], ['also']])
  expect(sort(['food-assistance'])).toEqual([[['all']], ['also']])
})

test('what is not near is told where it was asked for, and a need without any help keeps its section', () => {
  const absences: Absence[] = [
    { kind: 'shelter', contact },
    { kind: 'other-help', contact },
  ]
  const needs: NeedKey[] = ['housing', 'food-assistance', 'education']
  const found = buildSections({ resources: [build('pantry', ['food-assistance'])], alsoHelpful: [], absences, needs })
  expect(found.sections.map((section) => [section.key, ...section.absences.map(({ kind }) => kind)])).toEqual([
    ['housing', 'shelter'],
    ['food-assistance'],
    ['education', 'other-help'],
  ])
  expect(found.absences).toEqual([])
  expect(buildSections({ resources: [], alsoHelpful: [], absences, needs: ['housing'] }).absences).toEqual(absences)
})

test('help that a filter hides is not help that is missing', () => {
  const unfiltered = [build('pantry', ['food-assistance']), build('school', ['education'])]
  const absences: Absence[] = [{ kind: 'other-help', contact }]
  const needs: NeedKey[] = ['food-assistance', 'education']
  const { sections } = buildSections({
    resources: unfiltered.slice(0, 1),
    unfiltered,
    alsoHelpful: [],
    absences,
    needs,
  })
  expect(sections.map(({ key }) => key)).toEqual(['food-assistance'])
})

test('a section is folded to its best until it is opened, and then has pages', () => {
  const resources = [...buildMany(8, 'job', 'employment'), ...buildMany(1, 'pantry', 'food-assistance')]
  const { sections } = buildSections({ ...noExtras, resources, needs: ['employment', 'food-assistance'] })
  const [, jobs] = sections
  if (!jobs) throw new Error('no section')
  expect(getSectionPage(jobs.key, {})).toBeNull()
  expect(getSectionPage('all', {})).toBe(1)
  expect(listIds(listShown(jobs, {}))).toEqual(['job0', 'job1'])
  expect(listShown(jobs, { employment: 1 })).toHaveLength(6)
  expect(listIds(listShown(jobs, { employment: 2 }))).toEqual(['job6', 'job7'])
  expect(listIds(listShown(jobs, { employment: 9 }))).toEqual(['job6', 'job7'])
})

test('taken along are the best of every need, then the second best', () => {
  const resources = [...buildMany(8, 'job', 'employment'), ...buildMany(1, 'pantry', 'food-assistance')]
  const found = buildSections({ ...noExtras, resources, needs: ['employment', 'food-assistance'] })
  expect(listIds(pickFirstListings(found, 4))).toEqual(['pantry0', 'job0', 'job1', 'job2'])
})
