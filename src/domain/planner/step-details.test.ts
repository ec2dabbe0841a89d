import { describe, expect, test } from 'vitest'
import { fold } from '../text/fold.ts'
import { findStepDetails, listStepDetails, type StepDetail } from './step-details.ts'

/** For each: words that say it, and words near them that do not. */
const said: Readonly<Partial<Record<StepDetail, readonly [yes: readonly string[], no: readonly string[]]>>> = {
  naturalized: [
    [
      'im a citizen since 2003',
      'I was naturalized ten years ago',
      'became a US citizen in 2011',
      'took the oath in 98',
      'soy ciudadano desde el 99',
      'me hice ciudadana hace años',
      'ya estoy naturalizado',
      'juré bandera en el 2005',
    ],
    ['I want to be a citizen', 'hacerme ciudadano', 'my kids are citizens', 'no soy ciudadano', 'not naturalized'],
  ],
  'officer-by-phone': [
    [
      'PO calls me every friday',
      'parole es el 22 por video',
      'my officer checks in with me by zoom',
      'probation officer me llama el viernes 11 por telefono',
      'video visit with my probation officer on dec 8',
      'la oficial me va a llamar el lunes',
      'i do probation over the phone',
      'my parole agent will call me at 3',
      'la probacion es por videollamada',
      'probation cada mes por telefono',
    ],
    [
      'i see my PO on the 11th',
      'i called my PO on the phone and she said come in the 9th',
      'my po calls me names',
      'my sister calls me every friday',
      'llame a mi oficial por telefono',
      'probation says no phone in the house',
      'parole in person every month, not by phone anymore, at the office',
      'court by video on the 3rd',
    ],
  ],
  'has-tribal-id': [
    [
      'enrolled member got my tribal id',
      'i have my tribal card',
      'tengo mi id tribal',
      'I still got my CIB',
      'traigo la tarjeta tribal',
      'with my tribal id i can get the discount',
    ],
    [
      'i need my tribal id',
      'lost my tribal card',
      'dont have a tribal id',
      'how do i get my tribal id',
      'sin id tribal',
    ],
  ],
  'has-dd214': [
    [
      'Have my DD214',
      'i got my dd 214 with me',
      'honorable, got the dd214',
      'tengo mi DD214',
      'still got my discharge papers',
      'traigo la dd214',
    ],
    ['need my dd214', 'lost my dd214 in the move', 'no dd214', 'trying to get my dd214', 'sacar mi dd214'],
  ],
  'prison-id': [
    [
      'no id just the prison one',
      'all i have is my TDCJ id',
      'i got a prison ID',
      'nomas la de la pinta',
      'solo traigo la id de la carcel',
      'my only id is the jail id',
      'BOP card is all i got',
      'only the inmate one',
    ],
    [
      'i was in prison and have no id',
      'lost my prison id lost it',
      'my state id is from ohio',
      'no id at all',
      'sali de la prision',
    ],
  ],
  'daily-test': [
    [
      'blow twice a day 7am and 7pm at the sheriffs',
      'i have to do a breathalyzer every day at the jail',
      'soplar dos veces al dia con el sheriff',
      'im on the 24/7 program, i blow every morning',
      'drug tests every day at 6',
      'twice a day i go to the sheriff to blow',
      'prueba de alcohol todos los dias',
      'UA every day this month',
    ],
    ['i drink twice a day', 'i get my ua every week', 'i take insulin twice a day', 'tomo pastillas dos veces al dia'],
  ],
  'house-fee': [
    [
      'i get out of the sober house on the 8th bc i cant pay',
      'im behind at the halfway house 300',
      'owe them two weeks at the oxford house, got behind',
      'no puedo pagar la casa de recuperacion',
      'cant afford the program anymore',
      'the recovery house says i owe 450',
      'debo 200 en el programa',
      'late on my dues at the sober living',
    ],
    [
      'i cant pay my fines',
      'the program is free',
      'behind on child support',
      'my house is paid',
      'no puedo pagar la luz',
    ],
  ],
  'worker-silent': [
    [
      'my worker never calls back',
      'the caseworker dont answer',
      'DHR wont return my calls',
      'my social worker hasnt called me',
      'I cant reach my caseworker',
      'la trabajadora social no me contesta',
      'mi trabajadora social no llama',
      'no puedo localizar a la worker',
    ],
    [
      'my worker is good',
      'the caseworker called me monday',
      'I work and never call in',
      'la trabajadora me llamó ayer',
    ],
  ],
  'defender-silent': [
    [
      'my public defender doesnt call me back',
      'the lawyer never answers',
      'my attorney wont return my calls',
      'cant reach my lawyer',
      'el defensor publico no me contesta',
      'mi abogada no responde',
      'no logro hablar con mi abogado',
      'my lawyer aint answering',
    ],
    ['my lawyer is great', 'I need a lawyer', 'mi abogado me llamó', 'no tengo abogado'],
  ],
  'class-ordered': [
    [
      'batterers class its ordered 48 weeks',
      'judge ordered anger management class',
      'I have to start the 52 week program',
      'DUI classes for the court',
      'my po said I need a class',
      'el juez me ordenó un curso',
      'clases de manejo de ira',
      'clase de violencia domestica',
      'counseling thing the judge said 52 weeks',
    ],
    [
      'I finished the anger management class',
      'ya terminé las clases de violencia domestica',
      'I teach a yoga class',
      'english class on mondays',
    ],
  ],
  'no-coat': [
    [
      'I got no winter coat',
      'need a coat and shoes',
      'its 20 degrees and my coat and boots are at the house',
      'dont have a jacket',
      'no tengo chamarra',
      'ando sin abrigo',
      'necesito ropa de invierno',
      'hace mucho frio y sin chaqueta',
    ],
    ['I need boots for work', 'I sell coats', 'my coat is warm', 'botas de trabajo', 'tengo abrigo'],
  ],
  'house-not-sober': [
    [
      'everybody at the house drinks',
      'my roommates party every night',
      'my uncle gets drunk',
      'they all be drinking',
      'people there are drinking all day',
      'todos en la casa toman',
      'mi tio se emborracha',
      'la casa donde todos pistean',
    ],
    ['my uncle dont drink', 'I stopped drinking', 'no tomo', 'my brother drinks so I stay away'],
  ],
  'house-uses': [
    [
      'homie gets high all day',
      'my roommates are using',
      'everybody there smokes meth',
      'my cousin still uses at the house',
      'people in the house shoot up',
      'mi primo se droga en la casa',
      'todos usan drogas ahi',
      'mi compa fuma cristal',
    ],
    [
      'my cousin uses so I stay away from him',
      'my sister uses my phone',
      'I got 60 days clean',
      'mi hermano no se droga',
    ],
  ],
  rural: [
    [
      'I live up a holler',
      'on the reservation',
      '14 miles from town',
      'way out in the country',
      'theres no bus out here',
      'no hay autobus aqui',
      'vivo lejos del pueblo',
      'middle of nowhere',
    ],
    ['I take the bus', 'bus pass costs too much', 'I want to move to the country', 'tomo el camión'],
  ],
  'old-program': [
    [
      'my old program is in the Hub',
      'my old methadone clinic',
      'mi programa viejo',
      'la clinica de antes',
      'mi program viejo esta en the hub',
      'the clinic I used to go to',
      'la clinica donde iba',
      'my former program',
    ],
    ['I need a program', 'my clinic is good', 'mi clinica es buena', 'an old friend'],
  ],
  'no-snap-yet': [
    [
      'no food stamps yet',
      'waiting on my food stamps',
      'I dont have my EBT',
      'havent got snap',
      'sin estampillas',
      'todavia no me llegan las estampillas',
      'no tengo estampillas',
      'waiting for calfresh',
    ],
    ['I got food stamps', 'on snap', 'tengo estampillas', 'collect stamps'],
  ],
  'needs-interpreter': [
    [
      'I need an interpreter',
      'I dont speak English',
      'hablo mixteco',
      'no hablo ingles',
      'ingles poquito',
      'necesito un interprete',
      'my language is kiche',
      'haitian creole',
    ],
    ['I speak English and Spanish', 'quiero aprender ingles', 'soy bilingue', 'I interpret dreams'],
  ],
}

describe.each(Object.entries(said))('%s', (name, [yes, no]) => {
  test.each(yes)('is read in “%s”', (words) => {
    expect(findStepDetails(fold(words))).toContain(name)
  })
  test.each(no)('is not read in “%s”', (words) => {
    expect(findStepDetails(fold(words))).not.toContain(name)
  })
})

test('a wish is no fact, and what one sentence says does not touch the next', () => {
  const blank = { urgent_need: '', biggest_challenge: '', strengths: '', support_system: '' }
  expect(listStepDetails({ ...blank, goals_3_months: 'a warm place, I got no coat' })).toEqual([])
  expect(listStepDetails({ ...blank, goals_3_months: 'batterers class is ordered' })).toEqual(['class-ordered'])
  const apart = 'I finished the parenting class. judge ordered anger management class'
  expect(listStepDetails({ ...blank, urgent_need: apart, goals_3_months: '' })).toEqual(['class-ordered'])
})
