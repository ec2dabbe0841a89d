import { describe, expect, test } from 'vitest'
import { fixedTexts, terms } from '#content/terms.ts'
import { checkVoice } from './voice.ts'
import { checkText } from './voice/check-text.ts'
import { listVisibleTexts } from './voice/visible-texts.ts'

const texts = await listVisibleTexts()

describe('the voice of the product', () => {
  test('no visible text has a retired word, a long form, a word of ours or a straight quote', () => {
    expect(checkVoice(texts)).toEqual([])
  })

  test('screens, plans, lessons, questions, guides, small answers and facts are all read, in both languages', () => {
    const folders = [
      'src/content/en/',
      'src/content/es/',
      'src/content/plan/',
      'src/content/gro/',
      'src/content/prompts/',
      'data/knowledge/en/',
      'data/knowledge/es/',
      'data/knowledge/facets/',
      'data/facts/',
      'data/opportunities/',
    ]
    const missing = folders.filter((folder) => !texts.some(({ file }) => file.startsWith(folder)))
    const counts = Map.groupBy(texts, ({ language }) => language)

    expect(missing).toEqual([])
    expect(Math.abs((counts.get('en')?.length ?? 0) - (counts.get('es')?.length ?? 0))).toBeLessThan(50)
  })
})

describe('the term list', () => {
  test('has about 120 terms, each once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(110)
    expect(new Set(terms.map(({ en }) => en)).size).toBe(terms.length)
  })

  test('uses no word that it retires', () => {
    const own = terms.flatMap(({ en, es }) => [
      ...checkText('en', en).map(({ found }) => `${en}: ${found}`),
      ...checkText('es', es).map(({ found }) => `${es}: ${found}`),
    ])
    expect(own).toEqual([])
  })

  test('every exception is still needed and has a reason', () => {
    const stale = fixedTexts.filter(({ text }) => !texts.some((visible) => visible.text.includes(text)))
    expect(stale).toEqual([])
    expect(fixedTexts.filter(({ reason }) => reason.length < 10)).toEqual([])
  })
})

describe('a violation', () => {
  test.each([
    ['en', 'We have no phone on file.', 'on file'],
    ['en', 'See T-3.4 for this.', 'T-3.4'],
    ['en', 'needs.housing.title', 'needs.housing.title'],
    ['en', 'Bring your driver license.', 'driver license'],
    ['en', 'Please do not wait.', 'do not'],
    ['en', 'Call if you are late.', 'you are'],
    ['en', 'Pay not told', 'Pay not told'],
    ['es', 'Pida su récord en la corte.', 'récord'],
    ['es', 'Un mal largo pide un plan.', 'mal largo'],
    ['es', 'Diga: "Busco cama".', '"'],
    ['es', 'Está en parole.', 'parole'],
  ] as const)('%s: “%s” is found, with a better word', (language, text, found) => {
    const [problem] = checkText(language, text)
    expect(problem).toMatchObject({ found })
    expect(problem?.better).not.toBe('')
  })

  test.each([
    ['en', 'Ask what it is and who you are.'],
    ['en', 'Find out what help there is for you.'],
    ['en', 'PINs do not match'],
    ['es', 'Está en libertad condicional (parole).'],
    ['es', 'Vive en {county}.'],
    ['es', 'Diga: “Busco cama”.'],
  ] as const)('%s: “%s” is fine', (language, text) => {
    expect(checkText(language, text)).toEqual([])
  })

  test('is named with its file, its line and the better word', () => {
    const planted = { file: 'src/content/es/menu.ts', line: 12, language: 'es', text: 'Mis presentaciones' } as const
    expect(checkVoice([planted])).toEqual([
      'src/content/es/menu.ts:12: “presentaciones” → “solicitud” in: Mis presentaciones',
    ])
  })
})
