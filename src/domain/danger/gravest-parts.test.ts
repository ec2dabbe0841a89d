import { expect, test } from 'vitest'
import { judgedClasses } from './danger-classes.ts'
import { listWordFeatures } from './features.ts'
import { createPartChooser } from './gravest-parts.ts'

const buckets = 1 << 16
const classes = judgedClasses.length

/** A model that knows one word only: it makes a message dangerous. */
function createModel(word: string) {
  const weights = new Float32Array(buckets * classes)
  for (const bucket of listWordFeatures(word, buckets)) weights[bucket * classes] = 20
  const output = new Float32Array(classes * classes)
  output[0] = 1
  return {
    buckets,
    classes,
    columns: classes,
    weights,
    shift: new Float32Array(classes),
    output,
    bias: new Float32Array(classes),
  }
}

const toPart = (text: string) => {
  const words = text.split(' ')
  return { words, from: 0, to: words.length }
}
const texts = Array.from({ length: 30 }, (_, index) =>
  index === 17 ? 'then he took out the knife' : `day ${index} was long`,
)
const parts = texts.map(toPart)

test('the part with the grave word is among the few that are judged in full', () => {
  const chosen = createPartChooser(createModel('knife'))(parts, 3)
  expect(chosen).toHaveLength(3)
  expect(chosen[0]).toBe('then he took out the knife')
})

test('parts of one text that overlap are chosen as if each stood alone', () => {
  const words = texts.join(' and ').split(' ')
  const overlapping = Array.from({ length: 30 }, (_, index) => ({ words, from: index * 4, to: index * 4 + 7 }))
  const alone = overlapping.map(({ from, to }) => toPart(words.slice(from, to).join(' ')))
  const choose = createPartChooser(createModel('knife'))
  expect(choose(overlapping, 5)).toEqual(choose(alone, 5))
  expect(choose(overlapping, 2).every((part) => part.includes('knife'))).toBe(true)
})

test('where there are few parts, all are judged', () => {
  expect(createPartChooser(createModel('knife'))(parts.slice(0, 3), 3)).toEqual(texts.slice(0, 3))
})

test('text after text, the same parts are chosen', () => {
  const choose = createPartChooser(createModel('knife'))
  const letter = (number: number) => String.fromCharCode(97 + (number % 26))
  const many = Array.from({ length: 5000 }, (_, at) => letter(at / 676) + letter(at / 26) + letter(at))
  const before = choose(parts, 3)
  choose(many.map(toPart), 3)
  expect(choose(parts, 3)).toEqual(before)
})

test.each([',', '😀', '. '])('words with “%s” between them weigh what each of them weighs alone', (sign) => {
  const written = texts.map((text) => toPart(text.replaceAll(' ', sign)))
  expect(createPartChooser(createModel('knife'))(written, 3)[0]).toBe(texts[17]?.replaceAll(' ', sign))
})
