import { expect, test } from 'vitest'
import type { Guide } from '../knowledge/guide.ts'
import { createTalkReader, isRepeated } from './talk-state.ts'

const text = (title: string) => ({
  title,
  next: 'Go.',
  asks: [],
  words: [],
  body: `The whole guide about ${title}.\n\n1. Go.`,
})
const guide: Guide = {
  id: 'state-id',
  modules: ['layFoundation'],
  needs: ['housing'],
  contacts: [],
  related: [],
  sources: ['general'],
  checkedOn: '2026-11-17',
  text: { en: text('a state ID'), es: text('la identificación') },
  moreAsks: { en: [], es: [] },
  details: [],
  step: null,
  facets: {
    what: { en: 'You get it at the ID office.', es: 'Se saca en la oficina.' },
    cost: { en: 'It costs $5 to $45.', es: 'Cuesta de $5 a $45.' },
  },
}
const readTalk = createTalkReader([guide])
const say = (content: string) => ({ role: 'user' as const, content })
const reply = (content: string) => ({ role: 'assistant' as const, content })

test('a talk that begins has no subject', () => {
  expect(readTalk([say('how do i get an id')])).toMatchObject({ topic: null, given: [], listings: [] })
})

test('the subject is the one of the last answer, in either language', () => {
  const talk = readTalk([
    say('id'),
    reply('You get it at the ID office.'),
    say('y cuánto'),
    reply('Cuesta de $5 a $45.\n\nMás.'),
  ])
  expect(talk.topic).toEqual({ guideId: 'state-id', part: 'cost' })
  expect(talk.given).toHaveLength(2)
})

test('the whole guide is known by its first words', () => {
  expect(readTalk([reply('The whole guide about a state ID.\n\n1. Go.')]).topic?.part).toBe('guide')
})

test('listings are read from the last answer that showed some', () => {
  const shown = 'Near you:\n\n- **Open Door**: 661-555-0100 · 12 Main St\n- **Second Home**: 661-555-0101'
  expect(readTalk([reply(shown), say('thanks'), reply("You're welcome.")]).listings).toEqual([
    { name: 'Open Door', facts: '661-555-0100 · 12 Main St' },
    { name: 'Second Home', facts: '661-555-0101' },
  ])
})

test('a paragraph that was written before is known', () => {
  const talk = readTalk([reply('First.\n\nIt costs $5 to $45.')])
  expect(isRepeated(talk, 'It costs $5 to $45.')).toBe(true)
  expect(isRepeated(talk, 'It takes a week.')).toBe(false)
})

test('each small answer, detail and guide is told apart from every other, in both languages', () => {
  const detail = (key: string) => ({ key, asks: { en: [], es: [] }, text: { en: `Yes, ${key}.`, es: `Sí, ${key}.` } })
  const guides = Array.from({ length: 300 }, (_, at) => ({
    ...guide,
    id: `guide-${at}`,
    text: { en: text(`subject ${at}`), es: text(`tema ${at}`) },
    details: [detail(`one ${at}`), detail(`two ${at}`)],
    facets: { what: { en: `Answer ${at}.`, es: `Respuesta ${at}.` }, cost: { en: `$${at}.`, es: `Son $${at}.` } },
  }))
  const read = createTalkReader(guides)
  for (const { id, text: own, details, facets } of guides) {
    const replies = [facets.what.en, facets.cost.es, details[1]?.text.es ?? '', own.es.body]
    expect(read(replies.map(reply)).given).toEqual(
      (['what', 'cost', 'detail', 'guide'] as const).map((part) => ({ guideId: id, part })),
    )
  }
})
