import { describe, expect, test } from 'vitest'
import { fold } from '../text/fold.ts'
import { findLifeDetails, type LifeDetail } from './life-details.ts'

/** For each: words that say it, and words near them that do not. */
const said: Readonly<Record<LifeDetail, readonly [yes: readonly string[], no: readonly string[]]>> = {
  'pass-needed': [
    [
      'cant go anywhere w/o a pass',
      'gotta put in the request 24 hours ahead',
      'i cant leave without a pass',
      'have to ask for a pass two days before',
      'no puedo salir sin pase',
      'hay que pedir el pase 48 horas antes',
    ],
    ['i need a bus pass', 'passed my test', 'cant drive without a license', 'pase por la oficina'],
  ],
  'home-confinement': [
    [
      'get to home confinement by feb',
      'home detention next month',
      'me dan arresto domiciliario',
      'want home confinement',
    ],
    ['i stay home', 'detention center', 'confined to a wheelchair'],
  ],
  'green-card-ends': [
    [
      'renovar la mica',
      'tengo mi mica pero vence en febrero',
      'my green card expires in march',
      'need to renew my green card',
      'la residencia se vence',
      'green card is expired',
    ],
    ['i have a green card', 'tengo mica', 'my license expires in march', 'renew my lease'],
  ],
  'rides-along': [
    [
      'Right now riding with a coworker',
      'my neighbor gives me a ride to work',
      'i ride with the crew',
      'un compañero me lleva',
      'my boss picks me up',
      'mi vecino me da raite',
    ],
    [
      'i ride the bus',
      'need a ride to work',
      'un vecino va a la misma planta pero otro turno',
      'i rode with him before',
    ],
  ],
  'treatment-proof': [
    [
      'they said they want to see me in treatment',
      'judge wants proof i go to treatment',
      'need a letter of treatment for court',
      'la corte quiere que este en tratamiento',
      'they want me to be in a program',
      'piden prueba de que voy a terapia',
    ],
    ['i want treatment', 'treatment was good', 'quiero un programa', 'proof of address'],
  ],
  'drinks-daily': [
    [
      'tomo pa dormir, como 6 botes diario',
      'i drink every day',
      'been drinking a pint a day',
      '12 beers a day',
      'tomo todos los dias',
      'drinking every night since she left',
    ],
    [
      'i dont drink every day',
      'i take pills every day',
      'my dad drinks every day',
      'he drinks every night',
      'used to drink daily',
    ],
  ],
  'has-savings': [
    [
      'saved dollars 610',
      'i got 400 saved',
      'tengo dollars 900 guardados',
      'saved up like 1200',
      'ahorre 500',
      'have 300 put away',
    ],
    ['i owe 610', 'saved my life', 'need 400', 'debo 900'],
  ],
  'missed-doses': [
    [
      'missed my methadone since friday',
      'jail didnt dose me',
      'havent had my dose in 3 days',
      'no me dieron la metadona',
      '4 days without my suboxone',
      'sin mi dosis desde el lunes',
    ],
    ['never missed court', 'i take methadone', 'missed my bus to work', 'got my dose today'],
  ],
  'close-call': [
    [
      'casi caigo',
      'i almost used yesterday',
      'came close to using',
      'casi recaigo con mis primos',
      'the cravings are bad',
      'tengo ganas de usar',
      'nearly relapsed at the party',
    ],
    ['almost got the job', 'casi llego tarde', 'close to home', 'i used to drive', 'casi uso el bus no'],
  ],
  'permit-expired': [
    [
      'el permiso de trabajo se me vencio en agosto',
      'my work permit expired',
      'work authorization ran out in june',
      'se me vencio el permiso de trabajo',
      'tengo el permiso de trabajo vencido',
      'my EAD lapsed',
      'no tengo permiso de trabajo',
      'i dont have a work permit',
      'aqui sin papeles pa trabajar',
      'never had work authorization',
    ],
    [
      'tengo permiso de trabajo',
      'ya tengo mi permiso para trabajar',
      'my license expired',
      'need a work permit',
      'my work permit is good til 2028',
    ],
  ],
  'no-income': [
    [
      'no tengo ingreso',
      'i got no income',
      'sin ingresos',
      'no money coming in',
      'nothing coming in right now',
      'zero income',
    ],
    ['low income housing', 'my income is 500', 'no me gusta', 'income taxes'],
  ],
}

describe.each(Object.entries(said))('%s', (name, [yes, no]) => {
  test.each(yes)('%s', (words) => expect(findLifeDetails(fold(words))).toContain(name))
  test.each(no)('%s: not', (words) => expect(findLifeDetails(fold(words))).not.toContain(name))
})
