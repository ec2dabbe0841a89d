import { expect, test } from 'vitest'
import { facetNames } from '../knowledge/facets.ts'
import { chooseNamedTopic } from './choose-topic.ts'
import type { QuestionReader } from './question-reader.ts'
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
