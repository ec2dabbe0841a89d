import { expect, test } from 'vitest'
import type { CrisisKind, CrisisTheme } from '../help-lines/crisis-kinds.ts'
import { dangerThemes, type DangerTheme } from './danger-classes.ts'
import { createThemeAdder, createThemeReader } from './theme-reader.ts'

/** A model that ignores the words and always gives these log-odds. */
function read(scores: Partial<Record<DangerTheme, number>>, kind: CrisisKind, text = '…') {
  const classes = dangerThemes.length
  return createThemeReader({
    buckets: 2,
    classes,
    columns: classes,
    weights: new Float32Array(2 * classes),
    shift: new Float32Array(classes),
    output: new Float32Array(classes * classes),
    bias: Float32Array.from(dangerThemes, (theme) => scores[theme] ?? -9),
  })([text], kind)
}

test('a danger may be about several themes', () => {
  expect(read({ partner: 2, sexual: 2 }, 'being_hurt')).toEqual(['partner', 'sexual'])
  expect(read({}, 'being_hurt')).toEqual([])
})

test('of a partner and a stranger, and of a child and an old person, only the likelier counts unless they are close', () => {
  expect(read({ partner: 1, stranger: 3 }, 'being_hurt')).toEqual(['stranger'])
  expect(read({ partner: 3, stranger: 1 }, 'being_hurt')).toEqual(['partner'])
  expect(read({ child: 3, elder: 1 }, 'child_harm')).toEqual(['child'])
  expect(read({ child: 1, elder: 1.5 }, 'child_harm')).toEqual(['child', 'elder'])
})

test('a partner who is named where partners are mostly at risk themselves must be a surer danger', () => {
  expect(read({ partner: 1 }, 'medical')).toEqual(['partner'])
  expect(read({ partner: 1 }, 'someone_at_risk')).toEqual([])
  expect(read({ partner: 3 }, 'someone_at_risk')).toEqual(['partner'])
})

test('the words of a theme count as one more sign of it', () => {
  expect(read({ sexual: -2 }, 'being_hurt', 'he hit me')).toEqual([])
  expect(read({ sexual: -2 }, 'being_hurt', 'he raped me')).toEqual(['sexual'])
})

test('somebody who uses alone is named as on the card', () => {
  expect(read({ 'using-alone': 2 }, 'using_or_withdrawal')).toEqual(['alone'])
})

test('a model for other themes is refused', () => {
  const empty = new Float32Array(3)
  const model = { buckets: 1, classes: 3, columns: 3, weights: empty, shift: empty, output: empty, bias: empty }
  expect(() => createThemeReader(model)).toThrow(/other themes/)
})

const add = (kind: CrisisKind, themes: CrisisTheme[], text = '…') =>
  createThemeAdder(() => themes)({ kind, level: 'support' }, [text])

test('the learned themes replace the words, except for who the person is', () => {
  expect(add('being_hurt', ['partner'], 'my landlord raped me, I am Navajo')).toEqual({
    kind: 'being_hurt',
    level: 'support',
    about: ['partner', 'native'],
  })
  expect(add('medical', [])).toEqual({ kind: 'medical', level: 'support' })
})

test('a partner who locks somebody in is violence at home, one who exploits is trafficking', () => {
  expect(add('trafficking', ['partner'])).toMatchObject({ kind: 'being_hurt' })
  expect(add('trafficking', ['partner', 'exploited'])).toMatchObject({ kind: 'trafficking' })
  expect(add('trafficking', [])).toMatchObject({ kind: 'trafficking' })
})
