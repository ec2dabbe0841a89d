import { expect, test } from 'vitest'
import { readCaptions, writeCaptions } from './captions.ts'

const cues = [
  { text: 'Toque el corazón.', fromMs: 0, toMs: 5900 },
  { text: 'Here is your plan.', fromMs: 5900, toMs: 61_050 },
]

test('captions are WebVTT, with every time written out', () => {
  expect(writeCaptions(cues)).toBe(
    [
      'WEBVTT',
      '',
      '00:00:00.000 --> 00:00:05.900 line:0 size:88%',
      'Toque el corazón.',
      '',
      '00:00:05.900 --> 00:01:01.050 line:0 size:88%',
      'Here is your plan.',
      '',
    ].join('\n'),
  )
})

test('what was written is read back', () => {
  expect(readCaptions(writeCaptions(cues))).toEqual(cues)
})

test.each(['', 'WEBVTT\n\nno times\nText', 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000'])(
  'what is no caption file is refused: %j',
  (text) => {
    expect(() => readCaptions(text)).toThrow()
  },
)
