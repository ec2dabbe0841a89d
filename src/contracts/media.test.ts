import { expect, test } from 'vitest'
import { TutorialVideo, getTutorialVideo } from './media.ts'

test('there is a film with captions for each of the three steps, in two languages', () => {
  expect(new Set(TutorialVideo.options).size).toBe(3 * 2 * 2)
})

const others = ['../package.json', 'find-resources.mp4/..', 'FIND-RESOURCES.MP4', 'toString', '']

test.each(others)('"%s" is no film', (file) => {
  expect(getTutorialVideo.params.safeParse({ file }).success).toBe(false)
})

test('the step in the address is accepted', () => {
  expect(getTutorialVideo.query.parse({ cb: 'step-1' })).toEqual({ cb: 'step-1' })
})
