import { describe, expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { type BurningDetail, listBurningDetails } from './burning-details.ts'
import { findDetailSignals } from './detail-signals.ts'

const read = (biggest_challenge: string) => listBurningDetails({ ...emptyPlanAnswers, biggest_challenge })

const said: Readonly<Record<BurningDetail, readonly string[]>> = {
  'calls-officer': [
    'Federal PO wants me to call by Friday',
    'my agent gave me a number to check in every Monday, parole check in by text',
    'probation i just call in the 1st of the month',
    'i have to call my PO every tuesday',
    'mi oficial dijo que le llame cada lunes',
    'tengo que mandar mensaje a mi oficial los viernes',
    'me reporto con mi oficial por telefono',
    'i report to my parole officer by phone',
  ],
  'not-on-lease': [
    'i stay at grandmas and not on the lease',
    'no estoy en el contrato de mi hijo',
    'housing authority sent my mom a letter cuz i live there',
    'yo no estoy en el lease',
    'her landlord asking who i am',
    'they said im an unauthorized guest',
  ],
  'drug-court': [
    'i got drug court thursday',
    'veterans court monday',
    'tengo corte de drogas el lunes',
    'treatment court dec 3',
  ],
  'medicine-gone': [
    'somebody stole my bag with my pills',
    'me robaron la mochila con mis pastillas de la presion',
    'lost my meds on the bus',
    'my meds got stolen at the shelter',
    'se me perdieron las pastillas',
    'deje mi medicina en el otro shelter',
  ],
  'heart-trouble': [
    'i got two stents',
    'heart pills',
    'pastillas del corazon',
    'me dio un infarto',
    'i have a pacemaker',
  ],
  baby: [
    'we need formula',
    'la bebe de 8 meses',
    'my 5 month old daughter',
    'no hay pañales',
    'me and my newborn',
    'baby is 3 weeks',
  ],
  'ged-begun': [
    'i pass 2 of the ged tests already',
    'passed 3 parts of my GED',
    'me faltan 2 examenes del GED',
    'ya pase dos del ged',
    'ged only math left, one more ged 1 test left',
  ],
  'support-hold': [
    'license is suspended for child support',
    'my licence on hold because of child support',
    'tengo la licencia suspendida por manutencion',
    'child support took my license',
  ],
  'power-for-health': [
    'my son uses a nebulizer',
    'usa oxigeno de noche',
    'i sleep with a cpap',
    'mi mama tiene dialisis en casa',
  ],
}

describe('each is read in both languages', () => {
  for (const [name, texts] of Object.entries(said)) {
    test.each(texts)(`${name}: “%s”`, (text) => {
      expect(read(text)).toContain(name)
    })
  }
})

describe('what sounds alike is not', () => {
  const other: readonly (readonly [BurningDetail, string])[] = [
    ['calls-officer', 'i called my PO yesterday'],
    ['calls-officer', 'my PO says come in every monday'],
    ['calls-officer', 'i call my mom every sunday, on probation'],
    ['not-on-lease', 'we are on the lease together'],
    ['not-on-lease', 'looking for a lease'],
    ['drug-court', 'court for a drug charge friday'],
    ['medicine-gone', 'they stole my phone'],
    ['medicine-gone', 'lost my insurance for my meds'],
    ['medicine-gone', 'i take my pills every day'],
    ['heart-trouble', 'she broke my heart'],
    ['baby', 'my son is 8 years old'],
    ['baby', '7 months clean'],
    ['baby', 'im 7 months pregnant with a baby'],
    ['ged-begun', 'i want to get my ged'],
    ['support-hold', 'license suspended for a dui, child support is paid'],
    ['power-for-health', 'i work at a power plant'],
  ]
  test.each(other)('%s: “%s”', (name, text) => {
    expect(read(text)).not.toContain(name)
  })
})

test('a truck, van or car that somebody lives in is no bed', () => {
  for (const text of [
    'been out 3 weeks in my truck',
    'sleeping in my van',
    'llevo dos semanas en mi carro',
    'vivo en la camioneta',
    'homeless in my car',
  ])
    expect(findDetailSignals(text), text).toContain('in-car')
  for (const text of ['i drive in my truck to work', 'two weeks ago my car broke', 'tengo mi troca'])
    expect(findDetailSignals(text), text).not.toContain('in-car')
})
