import { expect, test } from 'vitest'
import { facetNames } from '../knowledge/facets.ts'
import type { Guide } from '../knowledge/guide.ts'
import { chooseNamedTopic, chooseTopic } from './choose-topic.ts'
import type { QuestionReader } from './question-reader.ts'
import { emptyTalk } from './talk-state.ts'
import { turnKinds } from './turn-kinds.ts'

const zero = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
/** Reads "how long" as a question about time, and everything else as a story. */
const readQuestion: QuestionReader = ([text = '']) => ({
  guides: new Map(),
  aboutOther: 0,
  kinds: { ...zero(turnKinds), ask: 1 },
  facets: { ...zero(facetNames), ...(text.includes('how long') ? { time: 1 } : { what: 1 }) },
})

test('a choice that is tapped is answered with what was asked before it', () => {
  const turns = ['how long can I stay in one of those', 'Sober living homes']
  const topic = chooseNamedTopic('sober-living', turns, { readQuestion, findGuides: () => [] })
  expect(topic).toMatchObject({ kind: 'ask', leans: 0, candidates: [{ guideId: 'sober-living', probability: 1 }] })
  expect(topic.facets[0]).toEqual({ name: 'time', probability: 1 })
})

test('a follow-up stays with its subject where only the search of sample questions sees another', () => {
  const reads: QuestionReader = (turns) => ({
    guides: new Map([
      ['bed-tonight', turns.length > 1 ? 0.6 : 0.1],
      ['free-clinic', turns.length > 1 ? 0.1 : 0.15],
      ['pets', 0.1],
    ]),
    aboutOther: 0,
    kinds: { ...zero(turnKinds), follow: 1 },
    facets: { ...zero(facetNames), how: 1 },
  })
  const findGuides = () => [{ guide: { id: 'free-clinic' } as Guide, score: 6, covered: 0, nearness: 0 }]
  const talk = { ...emptyTalk, topic: { guideId: 'bed-tonight', part: 'what' as const } }
  const turns = ['need a bed tonight in dallas', 'do they take walk ins without an appointment']
  const { candidates } = chooseTopic(turns, talk, { readQuestion: reads, findGuides })
  expect(candidates[0]?.guideId).toBe('bed-tonight')
})
