import { expect, test } from 'vitest'
import { emptyTalk, type TalkState } from '#domain/conversation/talk-state.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { chooseDetail, findGuideByDetail } from './choose-detail.ts'
import type { Understanding } from './understand-question.ts'

const detail = { key: 'no-papers', asks: { en: [], es: [] }, text: { en: 'Yes.', es: 'Sí.' } }
const insulin = { id: 'insulin', facets: {}, details: [] } as unknown as Guide
const business = { id: 'business', facets: {}, details: [detail] } as unknown as Guide

function understand(found: { nearness: number; ahead: number }, talk: TalkState = emptyTalk): Understanding {
  return {
    language: 'en',
    chip: null,
    followUp: null,
    talk,
    turn: { leans: 0.5, facets: [] },
    hits: [
      { guide: insulin, score: 0.5 },
      { guide: business, score: 0.3 },
    ],
    details: new Map([[business, { detail, ...found }]]),
  } as unknown as Understanding
}

const near = { nearness: 0.7, ahead: 20 }

test('a detail that is near and far ahead of the others is the answer, one that is not so is none', () => {
  expect(chooseDetail(understand(near), business)).toEqual({ detail, isClear: true })
  expect(chooseDetail(understand({ nearness: 0.7, ahead: 2 }), business)).toBeNull()
  expect(chooseDetail(understand({ nearness: 0.2, ahead: 20 }), business)).toBeNull()
})

test('a guide that knows the very thing is asked first, but never in a running talk about another', () => {
  expect(findGuideByDetail(understand(near), insulin)).toBe(business)
  const talk: TalkState = { ...emptyTalk, topic: { guideId: 'insulin', part: 'what' } }
  expect(findGuideByDetail(understand(near, talk), insulin)).toBeNull()
})
