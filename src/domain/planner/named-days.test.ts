import { expect, test } from 'vitest'
import { findNamedDays } from './named-days.ts'

/** A Monday. */
const today = '2026-11-16'
const read = (...answers: string[]) => findNamedDays(answers, today)

test.each([
  ['i have court friday', 'court', '2026-11-20'],
  ['Tengo corte el 3 de diciembre', 'court', '2026-12-03'],
  ['hearing on Dec 3rd about my case', 'court', '2026-12-03'],
  ['court date 12/3', 'court', '2026-12-03'],
  ['DFCS hearing on december 3 about my daughter', 'child-case', '2026-12-03'],
  ['tengo corte de desalojo el 25 de noviembre, debo dos meses de renta', 'eviction', '2026-11-25'],
  ['my suboxone script ends on nov 21 and my doctor closed', 'medicine', '2026-11-21'],
  ['parole appointment tuesday at 9 and no ride', 'officer', '2026-11-17'],
  ['i see my PO tomorrow', 'officer', '2026-11-17'],
  ['me tengo que reportar mañana', 'officer', '2026-11-17'],
  ['I can stay at my cousins until the 24th', 'bed', '2026-11-24'],
  ['puedo quedarme con mi tia hasta el domingo', 'bed', '2026-11-22'],
  ['they kick us out in two weeks', 'bed', '2026-11-30'],
  ['job interview thurs', 'other', '2026-11-19'],
  ['cant stay at my cousins past sunday, on probation', 'bed', '2026-11-22'],
  ['tengo corte el 3 de diciembre por la custodia de mi hija', 'court', '2026-12-03'],
  ['tuesday, parole at 9', 'officer', '2026-11-17'],
  ['my lithium runs out in 2 days and i aint got a doctor', 'medicine', '2026-11-18'],
  ['las pastillas de la presion le quedan como 6 dias', 'medicine', '2026-11-22'],
  ['i got two days of meds left', 'medicine', '2026-11-18'],
  ['cita en el consulado en dos semanas', 'other', '2026-11-30'],
  ['my Invega shot is due friday and the clinic dropped me bc i was upstate', 'medicine', '2026-11-20'],
  ['they gave me 3 strips of suboxone last one is sunday', 'medicine', '2026-11-22'],
  ['sali el lunes y me dieron strips pero me quedan hasta el jueves', 'medicine', '2026-11-19'],
  ['me dieron insulina pa 2 dias na mas', 'medicine', '2026-11-18'],
  ['jail gave me strips thru friday and thursday is thanksgiving', 'medicine', '2026-11-20'],
  ['i got pills til saturday bc the clinic is closed for thanksgiving', 'medicine', '2026-11-21'],
  ['me dieron tiras hasta el viernes y el jueves es acción de gracias', 'medicine', '2026-11-20'],
  ['insulin. got one pen left maybe 4 days', 'medicine', '2026-11-20'],
  ['me quedan como 3 dias de insulina', 'medicine', '2026-11-19'],
  ['got an interview at a fab shop in Grandview wed at 8am', 'other', '2026-11-18'],
  ['interview at the diner sat morning', 'other', '2026-11-21'],
  ['catheters run out thursday', 'medicine', '2026-11-19'],
  ['my auntie changed her mind bout me stayin here past sunday', 'bed', '2026-11-22'],
  ['mi amiga me deja hasta el domingo', 'bed', '2026-11-22'],
  ['el martes me dan de alta y no tengo pa donde ir', 'bed', '2026-11-17'],
  ['I have to register with the sheriff in 3 days', 'registry', '2026-11-19'],
  ['paper says I got 3 days to register', 'registry', '2026-11-19'],
  ['el 24 tengo q dar 310 y traigo 90', 'payment', '2026-11-24'],
  ['tengo que tener trabajo para el 21 de diciembre', 'job-by', '2026-12-21'],
  ['my court is the day after thanksgiving', 'court', '2026-11-27'],
  ['i see my PO the monday after thanksgiving', 'officer', '2026-11-30'],
  ['gotta be out of the motel before christmas', 'bed', '2026-12-24'],
  ['tengo corte el lunes después del día de acción de gracias', 'court', '2026-11-30'],
  ['me dejan quedarme hasta navidad', 'bed', '2026-12-25'],
  ['puedo estar en el cuarto hasta año nuevo', 'bed', '2027-01-01'],
  ['my meds end on christmas eve', 'medicine', '2026-12-24'],
  ['court is next thursday', 'court', '2026-11-19'],
  ['court is next monday', 'court', '2026-11-23'],
  ['la corte es el lunes que viene', 'court', '2026-11-23'],
  ['cita con mi oficial el próximo viernes', 'officer', '2026-11-20'],
  ['a week from friday i have court', 'court', '2026-11-27'],
  ['hearing two weeks from today', 'court', '2026-11-30'],
  ['de hoy en ocho tengo la audiencia', 'court', '2026-11-23'],
  ['tengo audiencia en quince dias', 'court', '2026-12-01'],
  ['pasado mañana me toca el oficial', 'officer', '2026-11-18'],
  ['gotta be out of the room by the first', 'bed', '2026-12-01'],
  ['me tengo que salir del cuarto el primero', 'bed', '2026-12-01'],
  ['my lease is up at the end of the month', 'bed', '2026-11-30'],
  ['el cuarto esta pagado hasta fin de mes', 'bed', '2026-11-30'],
  ['1ro de diciembre corte', 'court', '2026-12-01'],
  ['they gave me 72 hours to report to the sheriff', 'registry', '2026-11-19'],
  ['got out yesterday. 72 hours to register', 'registry', '2026-11-18'],
  ['me dieron 48 horas para registrarme', 'registry', '2026-11-18'],
  ['i have 10 days to ask for the hearing', 'other', '2026-11-26'],
  ['me agarraron el sabado, ya tenia uno. el papel dice que tengo 7 dias pa pedir audiencia', 'other', '2026-11-21'],
  ['landlord taped it thursday. 7 days to pay or get out', 'payment', '2026-11-19'],
  ['3 strips of suboxone left counting today', 'medicine', '2026-11-18'],
  ['me quedan pastillas pa 5 dias', 'medicine', '2026-11-21'],
  ['me quedan 4 pastillas', 'medicine', '2026-11-20'],
  ['Me quedan 4 strips de suboxone, tomo 2 al dia', 'medicine', '2026-11-18'],
  ['my shot. due the 24th', 'medicine', '2026-11-24'],
  ['mañana donde me dosifico', 'medicine', '2026-11-17'],
  ['my last GED test is saturday and idk if my officer put it in', 'other', '2026-11-21'],
  ['drug test friday', 'other', '2026-11-20'],
  ['prueba de orina el viernes', 'other', '2026-11-20'],
  ['van a cortar la luz en la casa el miercoles', 'payment', '2026-11-18'],
  ['they shut the power off wednesday at my grandmas house', 'payment', '2026-11-18'],
  ['tengo boleto para el 18 de diciembre', 'other', '2026-12-18'],
  ['house says i got 2 weeks to get off it or i gotta go', 'bed', '2026-11-30'],
] as const)('“%s” names a day', (answer, about, on) => {
  expect(read(answer)).toMatchObject([{ about, on }])
})

test.each([
  ['gotta see my PO tmrw at 9 in town', 9, 0, null],
  ['parole tomorrow 8:30 n no way to get there', 8, 30, null],
  ['Eviction court Dec 4. 10 am. I owe two months', 10, 0, 'am'],
  ['tuesday, parole at 9', 9, 0, null],
  ['entrevista el jueves a las 2 en un taller', 2, 0, null],
  ['corte el 3 de diciembre, 1:30pm', 1, 30, 'pm'],
  ['corte mañana a las 9 de la mañana', 9, 0, 'am'],
  ['cita con el oficial el jueves a las 3 de la tarde', 3, 0, 'pm'],
  ['court friday at noon', 12, 0, 'pm'],
] as const)('“%s” names the hour as well', (answer, hour, minutes, half) => {
  expect(read(answer)[0]?.at).toEqual({ hour, minutes, half })
})

test.each(['court friday, he gets off at 6', 'i owe 2 months since i was 9, court friday', 'corte el viernes'])(
  '“%s” names no hour for it',
  (answer) => {
    expect(read(answer)[0]?.at).toBeUndefined()
  },
)

test.each([
  ['i got out on the 9th of november', 'past'],
  ['court feb 30', 'impossible'],
  ['my mom calls every friday', 'repeated'],
  ['voy en la mañana a la corte a veces', 'morning'],
  ['i may have court some day', 'the verb'],
  ['10 years inside', 'a span'],
  ['someday i want a house by the lake', 'a wish'],
  ['tengo 24 años y voy a clase', 'an age'],
  ['mi esposo me volvio a pegar el domingo en la casa', 'what happened'],
  ['got a shot at a better place', 'a chance'],
  ['i work fridays and saturdays', 'a shift'],
  ['me falto la corte del child support el 12', 'missed'],
  ['i missed court on the 3rd', 'missed'],
  ['after the holidays i want my own room', 'no day'],
  ['every christmas my family fights at the house', 'repeated'],
  ['10 days clean in this house', 'a count'],
  ['para salir de la casa hay que pedir el pase con 48 horas', 'a notice'],
  ['stay on the 4th floor with my aunt', 'a floor'],
  ['first time in court', 'no day'],
])('“%s” names no day to get ready for (%s)', (answer) => {
  expect(read(answer).filter(({ about }) => about !== 'release')).toEqual([])
})

test('of several days about one thing, the next one counts', () => {
  expect(read('court on dec 10', 'court tomorrow too')).toMatchObject([{ about: 'court', on: '2026-11-17' }])
})

test('two things in one sentence have each their day', () => {
  expect(
    read('I have to register with the sheriff in 3 days and the motel my sister paid for is up Friday'),
  ).toMatchObject([
    { about: 'registry', on: '2026-11-19' },
    { about: 'bed', on: '2026-11-20' },
  ])
  expect(read('me toca el oficial el jueves y la renta la tengo que pagar el sabado')).toMatchObject([
    { about: 'officer', on: '2026-11-19' },
    { about: 'rent', on: '2026-11-21' },
  ])
  expect(read('court and probation friday')).toMatchObject([{ about: 'court', on: '2026-11-20' }])
})

test('work at night is no bed', () => {
  expect(
    read('mi suegra se va a Juarez el 1 de diciembre y yo limpio oficinas de noche').map(({ about }) => about),
  ).not.toContain('bed')
  expect(read('on the night shift til december 1').map(({ about }) => about)).not.toContain('bed')
  expect(read('puedo dormir ahi hasta el domingo en la noche').map(({ about }) => about)).toContain('bed')
})
