import { describe, expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { settleFirmFacts } from './firm-facts.ts'
import type { Signal } from './signals.ts'

/** What is left of what was read, and what came to it, after these words. */
function settle(words: string | Partial<PlanAnswers>, read: readonly Signal[] = [], sureHarm = false) {
  const signals = new Set<Signal>(read)
  const answers = typeof words === 'string' ? { biggest_challenge: words } : words
  settleFirmFacts(signals, { ...emptyPlanAnswers, ...answers }, sureHarm)
  return signals
}

describe('supervision that ended is over', () => {
  test.each([
    'ya acabe parole',
    'sali hace 2 años, ya termine la probation',
    'sin probation, me quitaron los cargos',
    'no papers no PO',
    'off papers since june',
    'been off probation a year',
    'done with parole in march',
    'no po i maxed out',
    'no estoy en probatoria',
    'I finished my probation last year',
    'no probation nothing, case got dropped',
  ])('%s', (words) => {
    const signals = settle(words, ['supervised'])
    expect(signals).toContain('not-supervised')
    expect(signals).not.toContain('supervised')
  })

  test.each([
    'my PO is strict, no papers to show him',
    'done with probation class but still on parole',
    'i want to be off papers one day',
    'no probation violations so far, my officer likes me',
    'estoy en probation y quiero terminar',
    'no PO yet, they said one will call, im on parole',
    'parole til april, no violations',
    'case got dropped but im still on probation from before',
  ])('%s: still there', (words) => {
    expect(settle(words, ['supervised'])).toContain('supervised')
  })

  test.each([
    'traigo probacion por robo',
    'tengo probacion y clase los martes',
    'tribal probation lady I see her the 10th',
    'tengo q firmar una hoja de la probacion',
  ])('%s: an officer', (words) => expect(settle(words)).toContain('supervised'))
})

describe('a job that is gone or only offered is none', () => {
  test.each([
    'lost the job at the warehouse friday',
    'i lost my job last week',
    'they let me go on monday',
    'boss fired me',
    'perdi el trabajo en la pollera',
    'me corrieron del trabajo por faltar',
    'me despidieron de la planta',
    'me sacaron del jale ayer',
  ])('%s', (words) => {
    expect(settle(words, ['working'])).not.toContain('working')
  })

  test.each([
    'dont want to lose my job over this',
    'casi perdi el trabajo',
    'lost my job in 2022 but now i work at a tire shop',
    'they let me leave early from work',
    'perdi mi trabajo pero ya tengo trabajo otra vez',
    'almost lost the job',
    'they let me use the truck at work',
    'trabajo en la pollera',
  ])('%s: still there', (words) => {
    expect(settle(words, ['working'])).toContain('working')
  })

  test('an offer is not held yet', () => {
    expect(settle('me ofrecieron trabajo en un bakery', ['working', 'job-offer'])).not.toContain('working')
    expect(settle('i work at a car wash and got offered more at a plant', ['working', 'job-offer'])).toContain(
      'working',
    )
    expect(settle({ strengths: 'trabajo duro, yardas y pintura' }, ['working'])).not.toContain('working')
    expect(settle({ strengths: 'hard worker' }, ['working'])).not.toContain('working')
  })
})

describe('a licence in hand is not lost', () => {
  test.each([
    'he lends me the pickup, license is good',
    'own car, valid license',
    'truck runs, insured, license good',
    'tengo licencia vigente y el seguro',
    'soldador, tengo mi camioneta y licencia',
    'got my license ID and social',
    'my license is still valid',
    'mi licencia esta al dia',
  ])('%s', (words) => {
    expect(settle({ strengths: words }, ['license-lost'])).not.toContain('license-lost')
  })

  test.each([
    'license suspended from it',
    'no tengo licencia vigente',
    'i got my license taken for the dui',
    'want to get my license back, my license was good before',
    'mi licencia esta suspendida',
    'tengo la licencia vencida',
    'sin licencia',
    'they suspended my license',
  ])('%s: lost', (words) => {
    expect(settle(words, ['license-lost'])).toContain('license-lost')
  })
})

describe('children whom one visits live elsewhere', () => {
  test.each([
    'my daughter is 9 I see her every other sat',
    'my son is 9 he lives w his mom in nixa i see him sundays',
    'mi hijo vive con su mama',
    'a mis niñas las veo los domingos',
    'my mother in law has my two kids 4 and 7',
    'i get to see them on weekends',
    'my boy stays with his grandma, i see him every friday',
    'los veo por video cuando hay wifi, mis hijos de 8 y 5',
  ])('%s', (words) => {
    const signals = settle({ support_system: words }, ['kids-along'])
    expect(signals).not.toContain('kids-along')
    expect(signals).toContain('kids-apart')
  })

  test.each([
    'my kids are with me and i see my other son on sundays',
    'mi hija tiene 5 y esta conmigo',
    'son is 15 lives w me',
    'tengo a mi niña de 2',
    'me and my kids at my sisters',
    'my daughter is 6',
    'mis 3 hijos, vivo con ellos',
    'raising my boy by myself',
  ])('%s: with the person', (words) => {
    expect(settle({ support_system: words }, ['kids-along'])).toContain('kids-along')
  })

  test('a friend is no child', () => {
    expect(settle({ support_system: 'my boy Tre texts me' }, ['kids-along'])).not.toContain('kids-along')
    expect(settle({ support_system: 'my girl Keisha helps me and my son' }, ['kids-along'])).toContain('kids-along')
  })
})

describe('fear of an office is neither violence nor a case', () => {
  test.each([
    'scared cps takes him',
    'im afraid of going back to jail',
    'me da miedo ir a oficinas del gobierno',
    'tengo miedo q me hagan prueba',
    'scared of my PO',
    'tengo mucho miedo de ir a la cita con ice',
    'terrified the judge sends me back',
    'miedo q me agarren en el tren',
  ])('%s', (words) => {
    expect(settle(words, ['violence'])).not.toContain('violence')
  })

  test.each([
    'scared of him, he hits me when he drinks',
    'my ex said he will call cps, im scared of court',
    'tengo miedo de mi esposo y de la corte',
    'he threatened me and im afraid of the police',
    'me pego, y me da miedo ir a la corte',
    'im scared to go home',
    'he puts hands on me and says cps will take the baby, im scared of cps',
  ])('%s: still violence', (words) => {
    expect(settle(words, ['violence'])).toContain('violence')
  })

  test('what the judge of danger is sure of stays', () => {
    expect(settle('scared of going back', ['violence'], true)).toContain('violence')
  })

  test('a feared case is none, an open one stays', () => {
    expect(settle('scared cps takes him when hes born', ['cps'])).not.toContain('cps')
    expect(settle('tengo miedo que dcf me quite al bebe', ['cps'])).not.toContain('cps')
    expect(settle('scared cps wont give them back, my caseworker is new', ['cps'])).toContain('cps')
  })
})

describe('a sofa, a paid room or a relative’s place is a bed', () => {
  test.each([
    'ando con mi comadre en el sofa',
    'un paisano me renta un cuarto en Passaic, pagado hasta fin de mes',
    'i can sleep at my cousins til sunday',
    'duermo en el garage de mi compadre, 200 al mes',
    'im on my sisters couch for now',
    'motel on Nebraska ave paid til monday',
    "sleeping at my boss's shop on a cot",
    'me quedo con un amigo',
  ])('%s', (words) => {
    const signals = settle(words, ['no-bed'])
    expect(signals).not.toContain('no-bed')
    expect(signals).toContain('has-bed')
  })

  test.each([
    'sleeping in my car at my cousins street',
    'my cousin put me out last night, i was on his couch',
    'me quedaba con mi tia pero me corrio',
    'duermo en un parque, mi hermano vive en mesa',
    'tent by the freeway',
    'homeless, sometimes a friends couch',
    'used to stay with my sister',
    'en la calle desde ayer, mi primo no me deja',
  ])('%s: no bed', (words) => {
    expect(settle(words, ['no-bed'])).toContain('no-bed')
  })

  test('what ends soon ends, and rent keeps a room', () => {
    expect(settle('i can sleep at my cousins til sunday', ['no-bed'])).toContain('bed-ending')
    expect(settle('estoy en el sillon de mi tia nomas esta semana', ['with-someone'])).toContain('bed-ending')
    expect(settle('im couch to couch', ['with-someone'])).toContain('bed-ending')
    expect(settle('my sister says stay as long as i need', ['with-someone'])).not.toContain('bed-ending')
    expect(settle('un paisano me renta un cuarto', ['bed-ending'])).not.toContain('bed-ending')
    expect(settle('i rent but landlord wants me out, i have to leave', ['bed-ending'])).toContain('bed-ending')
  })
})

describe('lost papers are no matter of immigration', () => {
  test.each([
    'perdi todos mis papeles',
    'somebody stole my bag w the papers',
    'tengo los papeles en regla soy ciudadano',
    'off papers since june, lost my birth papers',
    'me robaron mis documentos',
    'all i got is my release papers',
    'lost all my papers in the fire',
    'no entiendo los papeles de la corte',
  ])('%s', (words) => {
    expect(settle(words, ['immigration'])).not.toContain('immigration')
  })

  test.each([
    'no tengo papeles ni seguro social',
    'se me perdio la mica',
    'perdi mi pasaporte mexicano',
    'my work permit ran out',
    'ICE wants me to check in',
    'sin papeles y con miedo',
    'tengo itin no seguro',
    'they will deport me',
  ])('%s: immigration', (words) => {
    expect(settle(words, ['immigration'])).toContain('immigration')
  })

  test('what was lost is named', () => {
    const signals = settle('perdi todos mis papeles')
    for (const paper of ['no-id', 'no-birth-certificate', 'no-ss-card'] as const) expect(signals).toContain(paper)
    expect(settle('perdi mi pasaporte mexicano')).toContain('consulate')
  })
})

test.each([
  ['pa manejar truck, me ofrecen chamba de delivery', false],
  ['i did amazon delivery in a van', false],
  ['drove a box truck for ups', false],
  ['repartidor con mi camioneta', false],
  ['delivery now but want my cdl', true],
  ['drove semi trailers and some delivery', true],
])('%s: drives heavy trucks: %s', (words, isSo) => {
  expect(settle(words, ['truck-driver']).has('truck-driver')).toBe(isSo)
})

test.each([
  ['im 52', false, false],
  ['tengo 22 años', false, true],
  ['67 yrs old', true, false],
  ['tengo 61 años', true, false],
  ['im 24', false, true],
])('%s: elder %s, young %s', (words, isElder, isYoung) => {
  const signals = settle(words, ['elder'])
  expect(signals.has('elder')).toBe(isElder)
  expect(signals.has('young')).toBe(isYoung)
})

test.each([
  ['i drank last nite. UA friday at 9', true],
  ['tomé anoche y me toca ver a mi probation', true],
  ['relapsed on saturday, im on parole', true],
  ['recai y tengo prueba el lunes', true],
  ['i relapsed', false],
  ['my uncle drank last night, UA friday', false],
])('%s: a violation is feared: %s', (words, isSo) => {
  expect(settle(words, /probation|parole/.test(words) ? ['supervised'] : []).has('violation-feared')).toBe(isSo)
})

test('the tribe’s own court is read', () => {
  for (const words of ['out of tribal jail since sunday', 'tribal probation lady', 'tribal court on monday']) {
    expect(settle(words)).toContain('tribe')
    expect(settle(words)).toContain('tribal-case')
  }
  expect(settle({ goals_3_months: 'get my CIB' })).toContain('tribe')
  expect(settle('the county court on monday')).not.toContain('tribe')
})

test('a baby of some months is born, and another’s check is no disability', () => {
  expect(settle('tengo un bebe de 5 meses', ['pregnant'])).not.toContain('pregnant')
  expect(settle('embarazada y un bebe de 11 meses', ['pregnant'])).toContain('pregnant')
  expect(settle('she gets ssi for him', ['disability'])).not.toContain('disability')
  expect(settle('i got ssi before and my mom gets ssi', ['disability'])).toContain('disability')
})

test('help that is on already is there', () => {
  expect(settle({ strengths: 'got my license, snap already on' })).toContain('has-snap')
  expect(settle('ya me dieron las estampillas')).toContain('has-snap')
  expect(settle('food stamps already on, medicaid on')).toContain('has-insurance')
  expect(settle({ goals_3_months: 'keep my medicaid' })).toContain('has-insurance')
  expect(settle({ goals_3_months: 'no perder mi medicaid' })).toContain('has-insurance')
  expect(settle({ goals_3_months: 'get medicaid and keep my job' })).not.toContain('has-insurance')
  expect(settle('idk if my medicaid is still on')).not.toContain('has-insurance')
})

test('who works is not looking for work, unless they say so', () => {
  for (const words of ['working already mon to fri', 'i work nights at a plant', 'trabajo de noche en el almacen'])
    expect(settle(words, ['working', 'wants-job'])).not.toContain('wants-job')
  for (const words of [
    'i work at a car wash but need a better job',
    'trabajo en la pollera y busco trabajo de tiempo completo',
  ])
    expect(settle(words, ['working', 'wants-job'])).toContain('wants-job')
})

describe('what is said beside a fact settles what is meant', () => {
  test('a date of a halfway house is of the house, whoever else has a lease', () => {
    const signals = settle('halfway house date is up dec 30. mom but her landlord said no', ['with-someone'])
    expect(signals).toContain('in-program')
    expect(signals).not.toContain('with-someone')
  })

  test('a child whom somebody watches while the parent works lives with the parent', () => {
    expect(settle('mi comadre cuida al niño cuando trabajo')).toContain('kids-along')
    expect(settle('my mom watches my son while i work')).toContain('kids-along')
    expect(settle('his grandma keeps him, i see him sundays')).not.toContain('kids-along')
  })

  test('the pregnancy of another is not the writer’s', () => {
    expect(settle('mi girlfriend, vive conmigo, esta embarazada', ['pregnant'])).not.toContain('pregnant')
    expect(settle('my wife is 7 months pregnant', ['pregnant'])).not.toContain('pregnant')
    expect(settle('my sister helps me, im pregnant', ['pregnant'])).toContain('pregnant')
    expect(settle('vivo con mi hermana, estoy embarazada', ['pregnant'])).toContain('pregnant')
  })

  test('rent that falls due is owed, and nobody has to leave yet', () => {
    const signals = settle('la renta del cuarto se vence el 1 de enero', ['bed-ending'])
    expect(signals).toContain('owes-rent')
    expect(signals).not.toContain('bed-ending')
  })

  test('whoever says it is fine gives no last day', () => {
    expect(settle('my cousin, staying w him he said its cool', ['bed-ending'])).not.toContain('bed-ending')
    expect(settle('staying w my cousin its cool til friday', ['bed-ending'])).toContain('bed-ending')
  })

  test('what a clinic has is not what somebody takes', () => {
    const read = ['methadone', 'buprenorphine'] as const
    expect(settle('only clinic i know does suboxone', read)).not.toContain('buprenorphine')
    expect(settle('la clinica de aqui nomas tiene suboxone', read)).not.toContain('buprenorphine')
    expect(settle('i take suboxone, the clinic here has methadone', read)).toContain('buprenorphine')
  })

  test('rent that is owed is no debt to a court', () => {
    expect(settle('la dueña me dio papel de 14 dias, debo 2,300', ['fines'])).not.toContain('fines')
    expect(settle('owe rent and court fines', ['fines'])).toContain('fines')
  })

  test('a licence that somebody has is good, in whatever order it is said', () => {
    const signals = settle('licencia normal la tengo pero creo q debo unos tickets viejos', ['license-lost'])
    expect(signals).toContain('has-license')
    expect(signals).not.toContain('license-lost')
    expect(settle('la licencia la tengo suspendida', ['license-lost'])).toContain('license-lost')
  })
})
