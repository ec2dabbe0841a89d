import { describe, expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { type CaseDetail, listCaseDetails } from './case-details.ts'

const read = (biggest_challenge: string) => listCaseDetails({ ...emptyPlanAnswers, biggest_challenge })

/** Written before the rules. */
const said: Readonly<Record<CaseDetail, readonly [yes: readonly string[], no: readonly string[]]>> = {
  'benefit-renewal': [
    [
      'me llego carta q el medicaid se acaba este viernes 15 si no mando papeles',
      'medicaid ends the 30th if i dont send the paperwork',
      'my food stamps need to be recertified by friday',
      'got a letter that my snap stops unless i send proof',
      'tengo que renovar las estampillas',
      'i have to renew my medicaid and cant find the form',
    ],
    [
      'they denied my medicaid',
      'i want to apply for food stamps',
      'no tengo medicaid ni papeles',
      'i need to renew my license',
      'my lease ends friday, got the papers',
      'ssi stopped when i got locked up',
    ],
  ],
  'unpaid-wages': [
    [
      'my boss owes me two weeks pay',
      'i never got my last check from the warehouse',
      'they didnt pay me for the roofing job',
      'the contractor wont pay me',
      'el patrón me debe 2 semanas',
      'no me pagaron mi último cheque',
      'el contratista no me quiere pagar',
      'they shorted my check 300 dollars',
    ],
    [
      'i owe my boss 200',
      'my last ssi check never came',
      'le debo dos semanas de renta',
      'they pay me every friday',
      'my cousin never paid me back',
      'mi ex no me paga la manutención',
    ],
  ],
  'night-care': [
    [
      'nobody to watch my kids at night while i work',
      'need a sitter for my son, my shift is 10pm to 6am',
      'no child care for third shift',
      'who keeps my baby when i work nights',
      'no tengo quien cuide a mis niños en la noche',
      'trabajo de noche y no hay quién me cuide la niña',
      'daycare closes at 6 and i work til midnight',
      'mi suegra me cuida los niños pero se va el 1 y yo limpio oficinas de noche',
      'my mom watches my kids but shes moving in december. i work nights',
    ],
    [
      'my mom watches her nights',
      'i watch my grandkids at night',
      'mi hermana cuida al nene de noche',
      'i work nights and my kids are grown',
      'no child care, i work days',
    ],
  ],
  'wants-day-shift': [
    [
      'i need to get off nights',
      'want day shift so i can see my PO',
      'they wont put me on days',
      'quiero turno de día',
      'necesito cambiarme al turno de la mañana',
      'night shift is killing me, i need days',
      'asked for first shift and they said no',
    ],
    [
      'i work days',
      'day shift starts monday',
      'trabajo de día',
      'good night shift job',
      'i need days of rest',
      'mi esposa quiere turno de día',
    ],
  ],
  'state-line': [
    [
      'the crew is out of Nebraska and im on probation',
      'the job is across the state line',
      'cant leave the state without a permit and work is in indiana',
      'el trabajo es en otro estado',
      'not allowed out of state without paper',
      'need a travel pass to see my kids in georgia',
      'no puedo salir del estado sin permiso',
      'my mom is dying in texas and im on parole, need a permit to go',
    ],
    [
      'my brother lives in dayton',
      'moved here from ohio',
      'born in texas',
      'state prison was hard',
      'mi hermano vive en otro estado',
      'my work permit expired',
    ],
  ],
  'case-elsewhere': [
    [
      'got a warrant in another county',
      'my case is in Fulton county but i live in Cobb now',
      'court is 3 hours away in the county where i caught the case',
      'probation is out of Texas and i live in Oklahoma now',
      'tengo corte en otro condado',
      'mi caso está en otro estado',
      'la probation es de Arizona y vivo en Nevada',
      'they want to transfer my probation to Ohio',
    ],
    [
      'i live in another county than my mom',
      'born in another state',
      'mi mamá vive en otro condado',
      'cant leave the county',
      'court is in the morning',
    ],
  ],
  'no-way-back': [
    [
      'theres no bus back at that hour',
      'no hay bus de regreso a esa hora',
      'bus stops running at 9 and i get off at 11',
      'i can get to class but cant get home after',
      'salgo a las 11 y ya no hay camión',
      'got a ride there but not back',
    ],
    [
      'no bus where i live',
      'i take the bus back home every day',
      'cant go back home, he hits me',
      'i stopped running with that crowd',
      'salgo a las 11 y agarro el camión',
    ],
  ],
  'cert-expired': [
    [
      'my welding certs ran out while i was down',
      'forklift card expired',
      'certificado AWS ya vencido',
      'soldador, me certifiqué en los 2010s pero ya venció',
      'tig and stick, had my AWS cert but its expired',
      'lost my CNA certification while i was in',
      'se me venció la tarjeta de forklift',
      'let my hvac license lapse',
    ],
    [
      'my ID expired',
      'my green card expires in january',
      'work permit expired',
      'my license is expired',
      'forklift certified, never late',
      'lost my birth certificate',
      'se me venció la licencia de manejar',
    ],
  ],
  'career-barred': [
    [
      'want to do the LPN program, application due jan 15 and they run background',
      'my nursing program wants a background check form',
      'i want nursing but everyone says a felony kills it',
      'will my felony keep me from being a CNA',
      'quiero ser enfermera pero tengo un felony',
      'can i be a teacher with a record',
      'background check before clinicals and i got a 2017 felony',
      'no sé si me dejan ser enfermera con antecedentes',
    ],
    [
      'the job runs a background check friday',
      'my nurse said my pressure is high',
      'apartment did a background check and said no',
      'felony kills every job i try',
      'mi mamá es enfermera',
    ],
  ],
  'lost-touch': [
    [
      'havent talked to my sister in 12 years',
      'una hermana en Hialeah hace 12 años que no hablamos',
      'me and my daughter dont talk since 2010, i want to',
      'lost touch with my family',
      'quiero volver a hablar con mi mamá',
      'hace años que no sé de mis hermanos',
    ],
    [
      'havent talked to my lawyer in 2 weeks',
      'no contact order with my ex',
      'my sister and me talk every day',
      'hablo con mi mamá todos los días',
      'i lost touch with reality in the hole',
    ],
  ],
  undocumented: [
    [
      'no tengo papeles',
      'im undocumented',
      'estoy sin papeles y me da miedo',
      'soy indocumentado',
      'i dont have papers, my kids were born here',
      'no tiene papeles de aqui, le da miedo',
    ],
    [
      'no tengo papeles de la corte',
      'off papers since march',
      'lost my papers, no id no social',
      'my wife is undocumented',
      'mi esposa no tiene papeles',
      'tengo mi residencia',
    ],
  ],
  'fears-ice': [
    [
      'me da miedo que la migra me agarre',
      'scared ICE is gonna pick me up',
      'tengo miedo de la migra en la corte',
      'afraid they deport me if i go to the office',
      'que no me deporten',
      'si voy me agarra inmigración',
    ],
    ['ice on the road this morning', 'my celly got deported', 'scared of court', 'me da miedo volver a usar'],
  ],
  'refuses-treatment': [
    [
      'y no me digan q vaya a AA porque no soy borracho',
      'dont send me to no AA meeting',
      'i aint an alcoholic and dont need rehab',
      'i dont need no treatment program',
      'no necesito rehab',
      'yo no tomo ni uso nada, no me manden a un programa',
    ],
    [
      'i dont want to go back to drinking',
      'AA saved my life',
      'no me dejan ir a AA por el horario',
      'i need rehab not jail',
      'dont send me to jail',
    ],
  ],
  'old-case': [
    [
      'tengo un caso viejo del 2014, posesión con intención',
      'i got a 2016 felony',
      'por lo del 2009 me pueden parar en el aeropuerto',
      'tuve un felony de drogas en 2019, cumplí 14 meses',
      'an old dui from 2011',
      'tengo una felonía de posesión del 2024',
      'tengo un felony de hace 4 años',
    ],
    [
      'never been arrested',
      'born in 2009',
      'been here since 2004',
      'mi hermano tiene un caso del 2014',
      'in case i get sick',
      'caso abierto, la corte es el 3',
    ],
  ],
  'ride-gone': [
    [
      'my ride to the clinic quits after this friday',
      'nobody to take me starting monday',
      'my cousins truck died yesterday',
      'missed it cause my car died n no signal up our holler',
      'he goes back to mexico the 20th and hes my ride',
      'car broke down so no way to work',
      'un compa me lleva pero se va pa Chihuahua el 20',
      'ya no me puede llevar mi hermana',
      'se descompuso el carro',
      'my brother sold his car so i lost my ride',
      'my ride quits on the 20th',
    ],
    [
      'my brother gives me rides',
      'truck runs good',
      'mi compa me lleva diario',
      'my phone died',
      'my dad died in march',
      'i fix cars that broke down',
      'se descompuso el teléfono',
    ],
  ],
  'drives-suspended': [
    [
      'missed court for driving on a suspended',
      'got pulled over driving w a suspended license',
      'caught a case for driving while suspended',
      'i got a dwls charge',
      'me pararon manejando con la licencia suspendida',
      'me dieron ticket por manejar sin licencia',
      'stopped for driving without a license',
    ],
    [
      'suspended sentence, im on probation',
      'license is good',
      'mi esposa maneja sin licencia',
      'they suspended my boy from school',
      'driving to work every day',
    ],
  ],
  'record-unsure': [
    [
      "I don't know if the automatic thing already cleared them or not",
      'not sure if my felony was expunged',
      'dont know whats on my record',
      'no sé si ya borraron mi caso',
      'no sé qué sale en mi récord',
      'does my record still show up',
      'maybe it got sealed already idk',
    ],
    [
      'i want to clear my record',
      'my record got expunged in 2019',
      'dont know if they will hire me',
      'quiero limpiar mi récord',
    ],
  ],
  'doses-daily': [
    [
      'rides to my methadone every morning',
      'i dose at the clinic every day at 6am',
      'i go get my methadone daily',
      'voy a la clínica de metadona todos los días',
      'me dan la metadona diario en la clínica',
      'pick up my dose each morning',
    ],
    [
      'need my methadone today',
      'they dosed me in jail every day',
      'mi primo va a la clínica de metadona diario',
      'no clinic will dose me',
    ],
  ],
  'kids-born-here': [
    [
      'mi esposa y 3 niños, ellos sí nacieron aquí',
      'my kids were born here',
      'las nenas nacieron aquí',
      '3 hijos nacidos aquí',
      'my kids are citizens',
      'mis hijas son ciudadanas',
    ],
    ['yo nací aquí', 'i was born here in ohio', 'mis hijos nacieron en Puebla', 'my wife is a citizen'],
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

test('a wish counts only where it is a reason for a step', () => {
  const wish = (goals_3_months: string) => listCaseDetails({ ...emptyPlanAnswers, goals_3_months })
  expect(wish('get my welding certs back, they ran out')).toContain('cert-expired')
  expect(wish('get off nights')).toContain('wants-day-shift')
  expect(wish('no boss who wont pay me')).not.toContain('unpaid-wages')
})
