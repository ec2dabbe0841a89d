import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { tutorial as en } from '#content/en/tutorial.ts'
import { tutorial as es } from '#content/es/tutorial.ts'
import { Language } from '#domain/language.ts'
import { tutorialSteps } from '#domain/tutorial/progress.ts'
import { getVideoName } from '#domain/tutorial/progress.ts'
import { type Cue, readCaptions } from './captions.ts'
import { findVideoProblems } from './video-problems.ts'

const texts = { en, es }
const read = (name: string) => readFile(new URL(`../../data/media/${name}`, import.meta.url))
const videos = tutorialSteps.flatMap((step) => Language.options.map((language) => ({ step, language })))

test.each(videos)(
  '$step/$language is a small film that says the lines of the catalogue',
  async ({ step, language }) => {
    const file = await read(getVideoName(step, language, 'mp4'))
    const cues = readCaptions((await read(getVideoName(step, language, 'vtt'))).toString())
    expect(findVideoProblems(file, cues, texts[language][step].lines)).toEqual([])
  },
)

const box = (name: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
const movie = (seconds: number) => {
  const head = Buffer.alloc(100)
  head.writeUInt32BE(1000, 12)
  head.writeUInt32BE(seconds * 1000, 16)
  return box('moov', box('mvhd', head))
}
const start = box('ftyp', Buffer.from('isom'))
const data = box('mdat', Buffer.alloc(64))
const good = Buffer.concat([start, movie(20), data])
const lines = ['Press the heart.', 'Done.']
const cue = (text: string, from: number, to: number): Cue => ({ text, fromMs: from * 1000, toMs: to * 1000 })
const cues = [cue('Press the heart.', 0, 8), cue('Done.', 8, 20)]

test('a good film has no problem', () => {
  expect(findVideoProblems(good, cues, lines)).toEqual([])
})

test.each([
  ['it is too big', Buffer.concat([start, movie(20), box('mdat', Buffer.alloc(800_000))]), cues, 'bytes are more'],
  ['its table of contents comes last', Buffer.concat([start, data, movie(20)]), cues, 'before all of it has come'],
  ['it is no MP4 from the start', Buffer.concat([box('free'), start, movie(20), data]), cues, 'does not begin'],
  ['it is too short', Buffer.concat([start, movie(4), data]), [], 'it lasts 4 s'],
  ['a line is missing', good, cues.slice(0, 1), 'not the lines of the catalogue'],
  ['two lines overlap', good, [cue('Press the heart.', 0, 9), cue('Done.', 8, 20)], 'begins before'],
  ['a line outlasts it', good, [cue('Press the heart.', 0, 8), cue('Done.', 8, 21)], 'after the film has ended'],
  ['a line is too quick', good, [cue('Press the heart.', 0, 0.2), cue('Done.', 8, 20)], 'before it can be read'],
])('a film is refused when %s', (_, file, captions, problem) => {
  expect(findVideoProblems(file, captions, lines).join('; ')).toContain(problem)
})

test('half a film is no film', () => {
  expect(() => findVideoProblems(good.subarray(0, -10), cues, lines)).toThrow('its end is missing')
})
