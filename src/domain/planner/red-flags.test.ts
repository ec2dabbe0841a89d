import { describe, expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { type RedFlag, listRedFlags } from './red-flags.ts'
import { chooseTasks } from './choose-tasks.ts'
import { listDetailSignals } from './detail-signals.ts'
import { readAnswers } from './read-answers.ts'
import { createAnchorCheck } from './signal-anchors.ts'

const read = (biggest_challenge: string) => listRedFlags({ ...emptyPlanAnswers, biggest_challenge })

/** Written before the rules. */
const said: Readonly<Record<RedFlag, readonly [yes: readonly string[], no: readonly string[]]>> = {
  'missed-dialysis': [
    [
      'i missed dialysis monday and wednesday, feeling swole up',
      'aint been to dialysis since i got out tuesday',
      'skipped my last 2 dialysis',
      'need a dialysis chair, last one was in the jail on saturday',
      'no me han hecho la diálisis desde el lunes',
      'perdí dos diálisis y estoy hinchado',
      'me tocaba diálisis ayer y no fui',
      'no tengo dónde hacerme la diálisis',
      'me hacen diálisis lunes miércoles y viernes, salí ayer y no me la hicieron',
      'dialysis three times a week and i havent had it since sunday',
      'me hago diálisis tres días. mañana me toca y no tengo clínica',
      'on dialysis, got no clinic out here yet',
    ],
    [
      'my mom missed dialysis and i drive her now',
      'dialysis mon wed fri, my ride is set',
      'mi papá va a diálisis los martes',
      'i go to dialysis every tuesday and never miss',
      'i missed court and my kidneys are fine',
    ],
  ],
  'oxygen-low': [
    [
      'im on oxygen and the second tank wont last past friday',
      'only one oxygen tank left',
      'my oxygen runs out tomorrow',
      'my oxygen concentrator broke',
      'se me acaba el oxígeno el viernes',
      'me queda un tanque de oxígeno',
      'no tengo tanque de oxígeno para mañana',
      'my portable oxygen is almost empty',
      'im on oxygen 24/7 and they gave me 2 tanks. second one wont last past friday',
      'uso oxígeno día y noche. el tanque se me acaba mañana',
    ],
    [
      'my grandma is about out of oxygen, the company comes monday',
      'i use oxygen at night and the machine works fine',
      'mi abuela usa oxígeno y se le acaba rápido',
      'gas tank almost empty',
      'my grandma is on oxygen. my food stamps ran out',
      'im on oxygen at night. my food stamps ran out',
      'uso oxígeno de noche y la máquina es prestada',
    ],
  ],
  'danger-sign': [
    [
      'my chest hurts and it goes down my arm',
      'been having chest pains since last night',
      'i cant catch my breath just walking to the door',
      'coughing up blood since sunday',
      'one side of my face went numb this morning',
      'me duele el pecho desde ayer',
      'me falta el aire, no puedo respirar bien',
      'toso sangre',
      'se me durmió la mitad de la cara',
      'i passed out twice this week',
    ],
    [
      'my dad has chest pains and im all he got',
      'mi mamá tiene dolor de pecho y la cuido',
      'had chest pains in 2019, doctor said im fine',
      'i got a weight off my chest',
      'me falta el aire acondicionado en la troca',
      'i passed out flyers for the church',
    ],
  ],
  'insulin-gone': [
    [
      'out of insulin since yesterday',
      'no insulin left and im thirsty all the time',
      'they let me go with no insulin',
      'my insulin ran out',
      'me soltaron anoche sin insulina',
      'se me acabó la insulina',
      'ya no tengo insulina',
      'insulina, me la ponían en la cárcel y me soltaron sin nada',
    ],
    [
      'they gave me insulin for 5 days',
      'my insulin runs out thursday',
      'my sister is out of insulin',
      'me queda insulina para dos días',
      'i dont need insulin no more, just pills',
    ],
  ],
  'seizure-medicine-low': [
    [
      'out of my keppra',
      'my seizure meds ran out 2 days ago',
      'no seizure medicine left and i had one last night',
      'my dilantin is gone',
      'se me acabó la medicina de las convulsiones',
      'ya no tengo keppra',
      'i got epilepsy and 2 pills left',
      'me dan ataques y me quedan 3 pastillas',
    ],
    [
      'seizure meds good for 30 days',
      'my son takes keppra and he is out',
      'had seizures as a kid',
      'i take keppra, got plenty',
      'el carro no tiene frenos y me quedan 3 días',
    ],
  ],
  'pregnancy-danger': [
    [
      'im 30 weeks n been spotting since last nite',
      'pregnant and bleeding a little',
      'im 7 months and the baby aint moving much',
      'i think my water broke im 34 weeks',
      'estoy embarazada y sangrando',
      'embarazada de 7 meses y desde ayer casi no se mueve el bebe',
      'estoy embarazada y me duele mucho la cabeza y veo lucecitas',
      'cramps real bad and im 5 months pregnant',
    ],
    [
      'im pregnant, no problems, baby kicks all day',
      'embarazada de 5 meses, todo va bien',
      'my baby is 7 months and dont move around much yet',
      'my gums been bleeding',
      'pregnant, my feet hurt',
    ],
  ],
  'fresh-injury': [
    [
      'me corté la mano en el techo el lunes y ya está hinchada, roja y con calentura',
      'i sliced my hand at work and its infected',
      'me quemé el brazo en la cocina',
      'cut on my leg is red and i got a fever',
      'got jumped last night and it hurts to breathe',
      'i think my rib is broke',
      'hit my head and been throwing up',
      'me pegaron y me duele la costilla al respirar',
      'creo que me quebré la mano',
      'my hand is swole up from a fight, cant close it',
      'me caí y no puedo pisar',
      'they beat me up at the shelter, cant move my arm',
    ],
    [
      'tengo corte el lunes',
      'i cut hair, good with my hands',
      'me corté el pelo para la entrevista',
      'broke my arm in 2015 and it still clicks',
      'my back always hurts',
      'la costilla ya sanó',
      'im broke and my phone is broke',
      'my brother broke his hand at work',
    ],
  ],
}

describe.each(Object.entries(said))('%s', (name, [yes, no]) => {
  test.each(yes)('in: %s', (words) => {
    expect(read(words)).toContain(name)
  })
  test.each(no)('not in: %s', (words) => {
    expect(read(words)).not.toContain(name)
  })
})

function listFirst(urgent_need: string, rest: Partial<typeof emptyPlanAnswers> = {}) {
  const today = '2026-11-18'
  const answers = { ...emptyPlanAnswers, urgent_need, ...rest }
  const reading = readAnswers(answers, today, { hinted: listDetailSignals(answers) })
  return chooseTasks({ answers, reading, needs: ['healthcare'], state: 'OH', today })
}

test.each([
  ['dialysis-now', 'i missed dialysis twice since they let me out'],
  ['oxygen-now', 'im on oxygen and only one tank left'],
  ['danger-sign', 'me duele el pecho desde ayer'],
  ['insulin-today', 'me soltaron sin insulina, ando con mucha sed'],
  ['seizure-medicine', 'my seizure meds ran out 2 days ago'],
  ['pregnancy-danger', 'im 30 weeks pregnant and been spotting'],
  ['fresh-injury', 'i fell and think my rib is broke, it hurts to breathe'],
] as const)('the plan begins today with %s', (id, words) => {
  const [first] = listFirst(words)
  expect(first).toMatchObject({ task: { id }, dueOn: '2026-11-18' })
})

test('a danger sign in the second box comes before what the first one asks for', () => {
  const [first] = listFirst('i need a job and my license', {
    biggest_challenge: 'been having chest pains since sunday',
  })
  expect(first?.task.id).toBe('danger-sign')
})

test('care that a red flag calls for is said once', () => {
  const ids = (words: string) => listFirst(words).map(({ task }) => task.id)
  expect(ids('me soltaron sin insulina')).not.toContain('insulin-now')
  expect(ids('my insulin runs out thursday')).toContain('insulin-now')
})

test('a cut is no court, and the clinic of somebody on dialysis gives no methadone', () => {
  expect(createAnchorCheck('me corté la mano el lunes y está hinchada')('court-date')).toBe(false)
  expect(createAnchorCheck('tengo corte el lunes')('court-date')).toBe(true)
  expect(createAnchorCheck('me hago diálisis, mañana me toca y no tengo clínica')('methadone')).toBe(false)
  expect(createAnchorCheck('voy a la clínica por mi dosis cada mañana')('methadone')).toBe(true)
})
