import { expect, test } from 'vitest'
import { maxTemplates, ReplyTemplate } from '#contracts/partner-settings.ts'
import { AnswerState } from '#domain/introductions/partner-answer.ts'
import { computeReadingGrade } from '#domain/text/readability.ts'
import { signInAs } from '#testing/staff.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { buildStarterTemplates } from './starters.ts'

const server = setUpTestServer()
const staff = () => signInAs(server, { role: 'partner_staff' })
const list = async (who: Browser) => (await who.send({ method: 'GET', url: '/api/partner/templates' })).json()
const save = (who: Browser, templates: object[], version?: string) =>
  who.send({
    method: 'PUT',
    url: '/api/partner/templates',
    payload: { templates, ...(version === undefined ? {} : { version }) },
  })
const template = (name: string) => ({ kind: 'accepted', name, en: `Hello ${name}`, es: `Hola ${name}` })

test.each(['en', 'es'] as const)(
  'starters in %s: three of each kind, short enough to send, easy to read',
  (language) => {
    const starters = buildStarterTemplates(language)

    expect(starters.map((starter) => ReplyTemplate.parse(starter))).toEqual(starters)
    for (const kind of AnswerState.options) expect(starters.filter((starter) => starter.kind === kind)).toHaveLength(3)
    expect(new Set(starters.map(({ name }) => name)).size).toBe(9)
    for (const { en, es } of starters)
      expect([computeReadingGrade('en', en), computeReadingGrade('es', es)].every((grade) => (grade ?? 0) <= 6)).toBe(
        true,
      )
  },
)

test('an organization without replies of its own sees the starters, and nothing is stored for that', async () => {
  const reply = await list(await staff())

  expect(reply).toMatchObject({ areStarters: true, templates: buildStarterTemplates('en') })
  expect((await server.stored()).reply_templates).toBeUndefined()
})

test('what is saved replaces everything, in its order', async () => {
  const ana = await staff()
  await save(ana, [template('a'), template('b')])
  const saved = await save(ana, [template('c'), template('a')])

  expect(saved.json()).toMatchObject({ areStarters: false, templates: [template('c'), template('a')] })
  expect((await list(ana)).templates).toEqual([template('c'), template('a')])
  expect((await server.stored()).audit?.map(({ action, after }) => [action, after])).toEqual([
    ['templates.saved', '{"count":2}'],
    ['templates.saved', '{"count":2}'],
  ])
})

test('with a version, what a colleague saved meanwhile is not lost', async () => {
  const ana = await staff()
  const { version } = await list(ana)
  await save(ana, [template('a')], version)
  const refused = await save(ana, [template('b')], version)

  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'edited_elsewhere', current: { templates: [template('a')] } })
  expect((await save(ana, [template('b')], refused.json().current.version)).statusCode).toBe(200)
})

test('two lists saved at once never mix', async () => {
  const ana = await staff()
  await Promise.all([save(ana, [template('a'), template('b')]), save(ana, [template('c')])])

  const names = (await list(ana)).templates.map(({ name }: { name: string }) => name).join('')
  expect(['ab', 'c']).toContain(names)
})

test('an empty list brings the starters back; one too many is refused', async () => {
  const ana = await staff()
  await save(ana, [template('a')])

  expect((await save(ana, [])).json()).toMatchObject({ areStarters: true })
  const many = Array.from({ length: maxTemplates + 1 }, (_, index) => template(String(index)))
  expect((await save(ana, many)).statusCode).toBe(400)
})

test('another organization has its own replies', async () => {
  await save(await staff(), [template('ours')])

  expect(JSON.stringify(await list(await staff()))).not.toContain('Hello ours')
})
