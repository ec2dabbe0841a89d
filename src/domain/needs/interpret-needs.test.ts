import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ServiceId } from '#domain/services/services.ts'
import { fold } from '#domain/text/fold.ts'
import { needWordsEn } from './everyday-words-en.ts'
import { needWordsEs } from './everyday-words-es.ts'
import { serviceWords } from './everyday-words-services.ts'
import { parsePhrases } from './everyday-words.ts'
import { needKeys, type NeedKey } from './needs.ts'
import { interpretNeeds, interpretSearchText } from './interpret-needs.ts'

/** The text, the need that must come first, and a service that must be recognized. */
const examples: [text: string, need: NeedKey, service?: ServiceId][] = [
  ['somewhere to crash', 'housing'],
  ['I got nowhere to go tonight', 'housing'],
  ['sleeping in my car', 'housing'],
  ['no tengo casa', 'housing'],
  ['ando sin techo', 'housing'],
  ['dónde puedo dormir hoy', 'housing'],
  ['halfway house', 'housing', 'transitional-housing'],
  ['casa de medio camino', 'housing', 'transitional-housing'],
  ['section 8', 'housing', 'housing-voucher'],
  ["can't pay my rent", 'housing', 'rent-help'],
  ['bibienda', 'housing'],
  ['cheap apartmant', 'housing'],
  ['homless shelter', 'housing', 'emergency-shelter'],
  ['my PO says I need a job', 'employment'],
  ['who hires felons', 'employment'],
  ['busco chamba', 'employment'],
  ['quiero jale ya', 'employment'],
  ['nadie me contrata por mi récord', 'employment'],
  ['trabago', 'employment'],
  ['need a part time jop at a warehous', 'employment'],
  ['learn welding', 'job-training'],
  ['quiero aprender un oficio', 'job-training'],
  ['cdl school', 'job-training'],
  ['forklift certifcation', 'job-training'],
  ['free lawyer', 'legal', 'civil-legal-aid'],
  ['expungement', 'legal', 'record-clearing'],
  ['limpiar mi record', 'legal', 'record-clearing'],
  ['papeles de la corte', 'legal'],
  ['I have a warrant', 'legal'],
  ['abogdo', 'legal'],
  ['me van a deportar', 'legal'],
  ['insulina', 'healthcare'],
  ['my teeth hurt', 'healthcare', 'dental-care'],
  ['me duele la muela', 'healthcare', 'dental-care'],
  ['dentst', 'healthcare', 'dental-care'],
  ['ran out of my meds', 'healthcare'],
  ['medicaid', 'healthcare', 'medicaid'],
  ['estoy embarazada', 'healthcare', 'pregnancy-program'],
  ['ospital', 'healthcare'],
  ['nervios', 'mental-health'],
  ['no puedo dormir', 'mental-health'],
  ['i feel so depresed', 'mental-health'],
  ['I want to die', 'mental-health', 'crisis-line'],
  ['me quiero morir', 'mental-health', 'crisis-line'],
  ['hablar con alguien', 'mental-health'],
  ['GED', 'education', 'adult-education'],
  ['clases de ingles', 'education', 'adult-education'],
  ['pell grant', 'education', 'student-aid'],
  ['quiero terminar la prepa', 'education'],
  ['cant read', 'education'],
  ['bus pass', 'transportation', 'public-transit'],
  ['ocupo un raite al trabajo', 'transportation', 'transport-help'],
  ['la guagua', 'transportation', 'public-transit'],
  ['no tengo como llegar', 'transportation'],
  ['get to my court date with no car', 'transportation'],
  ['rehab', 'recovery-support', 'substance-use-treatment'],
  ['detox', 'recovery-support', 'detox'],
  ['methadone clinic', 'recovery-support', 'methadone'],
  ['suboxone', 'recovery-support', 'buprenorphine'],
  ['anexo', 'recovery-support', 'substance-use-treatment'],
  ['volví a usar', 'recovery-support'],
  ['ando malilla', 'recovery-support'],
  ['metadone', 'recovery-support', 'methadone'],
  ['get my kids back', 'family-child-support'],
  ['pensión alimenticia', 'family-child-support', 'child-support'],
  ['me quitaron a mis hijos', 'family-child-support'],
  ['back child suport', 'family-child-support', 'child-support'],
  ['light bill', 'financial-assistance'],
  ['ando bien pelado sin dinero', 'financial-assistance'],
  ['me cortaron la luz', 'financial-assistance'],
  ['fix my credit', 'financial-assistance', 'consumer-money-help'],
  ['food stamps', 'food-assistance', 'snap'],
  ['foodstamps', 'food-assistance', 'snap'],
  ['estampillas', 'food-assistance', 'snap'],
  ['wic', 'food-assistance'],
  ['no tengo que comer', 'food-assistance'],
  ['tengo hambre', 'food-assistance'],
  ['I need help with food', 'food-assistance'],
  ['grocerys', 'food-assistance'],
  ['obama phone', 'technology-digital-literacy', 'low-cost-phone'],
  ['gobierno phone', 'technology-digital-literacy', 'low-cost-phone'],
  ['computadora', 'technology-digital-literacy'],
  ['olvide mi contraseña', 'technology-digital-literacy'],
  ['papeles', 'id-documentation'],
  ['acta de nacimiento', 'id-documentation', 'birth-certificate'],
  ['acta de nasimiento', 'id-documentation', 'birth-certificate'],
  ['birth certifcate', 'id-documentation', 'birth-certificate'],
  ['seguro social', 'id-documentation', 'social-security-card'],
  ['lost my social', 'id-documentation', 'social-security-card'],
  ['perdi mi cartera', 'id-documentation'],
  ['just got out', 'peer-support', 'reentry-program'],
  ['salí ayer', 'peer-support', 'reentry-program'],
  ['someone who gets it', 'peer-support'],
  ['necesito un mentor', 'peer-support', 'mentoring'],
  ['victim offender dialogue', 'restorative-justice'],
  ['perdón a la víctima', 'restorative-justice'],
  ['community service hours', 'restorative-justice'],
  ['squash the beef', 'restorative-justice'],
  ['clean and sober', 'sobriety'],
  ['no quiero recaer', 'sobriety'],
  ['aa meeting near me', 'sobriety', 'mutual-support-groups'],
  ['dejar de tomar', 'sobriety'],
  ['ankle monitor', 'other'],
  ['necesito ropa', 'other', 'clothing-and-supplies'],
  ['no sé por dónde empezar', 'other'],
  ['help me', 'other'],
]

describe('everyday words', () => {
  test.each(examples)('“%s” means %s', (text, need, service) => {
    const { needs, services } = interpretNeeds(text)
    expect(needs[0]?.need).toBe(need)
    expect(service === undefined || services.includes(service)).toBe(true)
  })

  test('a lost license is a paper to get back and a way to get around', () => {
    const { needs, services } = interpretNeeds('me quitaron la licencia')
    expect(new Set(needs.map(({ need }) => need))).toEqual(new Set(['transportation', 'id-documentation']))
    expect(services).toEqual(['driver-license'])
  })

  test('one text may have several needs, in two languages at once', () => {
    const { needs } = interpretNeeds('Salí ayer, no tengo donde dormir, I lost my ID y necesito trabajo')
    const found = needs.map(({ need }) => need)
    expect(found).toEqual(expect.arrayContaining(['housing', 'employment', 'id-documentation', 'peer-support']))
  })

  test('in a search, having come home is a request only when nothing else is asked for', () => {
    expect(interpretSearchText('nowhere to sleep, just got out').services).toEqual(['emergency-shelter'])
    expect(interpretSearchText('recién salí').services).toContain('reentry-program')
  })

  test('accents and capitals change nothing', () => {
    expect(interpretNeeds('PENSIÓN ALIMENTICIA')).toEqual(interpretNeeds('pension alimenticia'))
  })

  test('a sure word is stronger than a misspelled one', () => {
    const strength = (text: string) => interpretNeeds(text).needs[0]?.strength ?? 0
    expect(strength('hospital')).toBeGreaterThan(strength('hospitla'))
  })

  test('what a person says they do not need is left out', () => {
    expect(interpretNeeds('I don’t need housing, I need a job').needs.map(({ need }) => need)).toEqual(['employment'])
    expect(interpretNeeds('no necesito comida, busco un abogado').needs.map(({ need }) => need)).toEqual(['legal'])
  })
})

describe('words that mean no need', () => {
  test.each([
    ['Salvation Army', ['salvation', 'army']],
    ['where is Goodwill Industries near me?', ['goodwill', 'industries']],
    ['Catholic Charities food', ['catholic', 'charities']],
    ['quiero ir a Homeboy', ['homeboy']],
    ['', []],
    ['!!! ???', []],
  ])('“%s” leaves %j to look for in names', (text, terms) => {
    expect(interpretNeeds(text).terms).toEqual(terms)
  })

  test('a misspelled word may also be a name, so it is kept', () => {
    expect(interpretNeeds('Angell clinic').terms).toContain('angell')
  })

  test('names of places and people are not taken for needs', () => {
    for (const text of ['Fort Lake', 'Mary James', 'Reno North', 'Seattle', 'Los Angeles', 'Virginia Beach']) {
      expect(interpretNeeds(text).needs, text).toEqual([])
    }
  })
})

describe('the word lists', () => {
  const languages = { en: needWordsEn, es: needWordsEs }

  test.each(needKeys)('%s has 60 phrases or more in each language', (need) => {
    for (const lists of Object.values(languages)) expect(parsePhrases(lists[need]).length).toBeGreaterThanOrEqual(60)
  })

  test('every phrase is folded, and stands in its list once', () => {
    const lists = [...Object.values(needWordsEn), ...Object.values(needWordsEs), ...Object.values(serviceWords)]
    for (const list of lists) {
      const phrases = parsePhrases(list).map(({ phrase }) => phrase)
      expect(phrases).toEqual(phrases.map(fold))
      expect(new Set(phrases).size).toBe(phrases.length)
    }
  })

  test('every sure phrase is understood as its need, and every service phrase names its service', () => {
    const missed = needKeys.flatMap((need) =>
      parsePhrases(`${needWordsEn[need]}, ${needWordsEs[need]}`)
        .filter(({ phrase }) => !interpretNeeds(phrase).needs.some((found) => found.need === need))
        .map(({ phrase }) => `${need}: ${phrase}`),
    )
    const unnamed = Object.entries(serviceWords).flatMap(([service, list]) =>
      parsePhrases(list).filter(({ phrase }) => !interpretNeeds(phrase).services.includes(service as ServiceId)),
    )
    expect(missed).toEqual([])
    expect(unnamed).toEqual([])
  })
})

describe('any text', () => {
  test('gives strengths between 0 and 1, strongest first, each need once', () => {
    const word = fc.constantFrom('food', 'no', 'casa', 'need', 'help', 'trabajo', 'abogdo', '12', 'ñandú', '🏠')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 30 }).map((parts) => parts.join(' ')),
        ),
        (text) => {
          const { needs, terms } = interpretNeeds(text)
          const strengths = needs.map(({ strength }) => strength)
          expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
          expect(strengths.every((strength) => strength > 0 && strength <= 1)).toBe(true)
          expect(new Set(needs.map(({ need }) => need)).size).toBe(needs.length)
          expect(terms.length).toBeLessThanOrEqual(16)
        },
      ),
    )
  })

  test('a text without end is read no further than its first 500 characters', () => {
    const text = `${'zzzzzzz '.repeat(63)}food `
    expect(interpretNeeds(text.repeat(2000)).needs).toEqual([])
  })
})

describe('small words', () => {
  test.each([
    ['who do i call about it', 'emergency-shelter'],
    ['they gonna hit my card later', 'domestic-violence-help'],
    ['vale la pena', 'domestic-violence-help'],
    ['sale todo', 'domestic-violence-help'],
  ] as const)('“%s” does not name %s', (text, service) => {
    expect(interpretSearchText(text).services).not.toContain(service)
  })

  test.each([
    ['duermo en la calle', 'emergency-shelter'],
    ['he hits me', 'domestic-violence-help'],
    ['mi pareja me pega', 'domestic-violence-help'],
    ['no tengo papeles de nacimiento', 'birth-certificate'],
    ['me robaron el celular', 'low-cost-phone'],
    ['got kicked out', 'emergency-shelter'],
    ['they wont give me my kids', 'legal-family'],
    ['po says i need a dui class', 'substance-use-treatment'],
  ] as const)('“%s” names %s', (text, service) => {
    expect(interpretSearchText(text).services).toContain(service)
  })

  test('a dentist that takes Medicaid is a dentist', () => {
    expect(interpretSearchText('dentist that takes medicaid').services).toEqual(['dental-care'])
    expect(interpretSearchText('sign up for medicaid').services).toEqual(['medicaid'])
  })
})
