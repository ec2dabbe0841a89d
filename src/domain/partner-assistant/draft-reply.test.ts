import { expect, test } from 'vitest'
import { staffReggie as english } from '#content/en/staff-reggie.ts'
import { staffReggie as spanish } from '#content/es/staff-reggie.ts'
import { answerLengths } from '../introductions/partner-answer.ts'
import { computeReadingGrade } from '../text/readability.ts'
import { draftReply } from './draft-reply.ts'

const texts = { en: english.draft, es: spanish.draft }
const draft = (input: string, language: 'en' | 'es' = 'en') => draftReply(input, language, texts[language]).text
const kept = (input: string, language: 'en' | 'es' = 'en') => draftReply(input, language, texts[language]).kept
/** The text between the greeting and the last sentence. */
const middle = (input: string, language: 'en' | 'es' = 'en') => {
  const { hello, close, closeNo } = texts[language]
  return [hello, close, closeNo].reduce((text, part) => text.replace(part, ''), draft(input, language)).trim()
}

test('notes become a reply in the order a person needs it', () => {
  expect(draft('bring ID and birth certificate\n- ask for Ana\n* come in tuesday 10am\nyes')).toBe(
    'Hello, and thank you for writing to us. Yes, we can help you. You can come in on Tuesday at 10 am. Ask for Ana. ' +
      "Please bring a photo ID and your birth certificate. We're glad you wrote.",
  )
})

test('the same notes make a reply in Spanish', () => {
  expect(draft('yes; come in tuesday 10am; bring ID and birth certificate; ask for Ana', 'es')).toBe(
    'Hola, y gracias por escribirnos. Sí, le podemos ayudar. Puede venir el martes a las 10 a. m. Pregunte por Ana. ' +
      'Por favor, traiga una identificación con foto y su acta de nacimiento. Nos da gusto que nos haya escrito.',
  )
})

test.each([
  ['call 555-0100 mon-fri 9-5', 'Please call us at 555-0100 Monday to Friday from 9 to 5.'],
  ['Le llamamos mañana', 'One of us will call you tomorrow.'],
  ['venga el martes a las 10 am a 12 Main St', 'You can come in on Tuesday at 10 am at 12 Main St.'],
  ['appointment Tue 2:30 pm', 'Your appointment is on Tuesday at 2:30 pm.'],
  ['Tuesday 2:30 pm', 'Your appointment is on Tuesday at 2:30 pm.'],
  ['Mon-Fri 9-5', "We're open Monday to Friday from 9 to 5."],
  ['estamos llenos', "We're full right now and can't take anyone new."],
  ['no beds until January', "We're full until January."],
  ['lista de espera', 'You can go on our waiting list.'],
  ['3 month waitlist', 'You can go on our waiting list. The wait is about 3 months.'],
  ['ya está en la lista de espera', "You're on our waiting list."],
  ['we can put her on the waitlist', 'You can go on our waiting list.'],
  ['gratis', "It's free."],
  ['traiga medicinas, acta de nacimiento', 'Please bring your medicine and your birth certificate.'],
  ['bring SS card if you have it', 'If you have it, please bring your Social Security card.'],
  ['(213) 555-0143', 'Please call us at (213) 555-0143.'],
  ['we can help w/ housing', 'We can help you with housing.'],
  ['no podemos ayudar con renta', "We're sorry, but we can't help with rent."],
  ['somos un programa de mujeres solamente', 'We can only help women.'],
  ['appt required', 'You need an appointment.'],
  ['call us after 5pm', 'Please call us after 5 pm.'],
  ['come in next Tuesday', 'You can come in next Tuesday.'],
  ['come at 7', 'You can come in at 7.'],
  ['come mon, wed and fri', 'You can come in on Monday, Wednesday and Friday.'],
  ['yes, room on Monday', 'Yes, we can help you. We have a spot for you on Monday.'],
  ['nos falta su fecha de nacimiento', 'Please tell us your date of birth.'],
  ['la esperamos el 3 de marzo a las 9:30.', "We'll be waiting for you on March 3 at 9:30."],
  ["we are a men's program", 'We can only help men.'],
  [
    'le marcamos pero no contestó. llámenos al 555-0100',
    "We tried to call you, but we couldn't reach you. Please call us at 555-0100.",
  ],
  ['call Tanya at 213-555-0177 by Friday', 'Please call us at 213-555-0177 by Friday. Ask for Tanya.'],
  ['llame en la mañana', 'Please call us in the morning.'],
])('%j says %j', (note, sentence) => {
  expect(middle(note)).toBe(sentence)
  expect(kept(note)).toEqual([])
})

test.each([
  [
    'we have a bed open starting Monday\ncheck in is between 2 and 4pm\nbring 2 weeks of meds',
    'Tenemos una cama para usted desde el lunes. Le recibimos entre las 2 y las 4 p. m. Por favor, traiga medicina para 2 semanas.',
  ],
  [
    'your appt is 3/14 at 1:30 pm, please arrive 10 min early and bring your discharge papers',
    'Su cita es el 14 de marzo a la 1:30 p. m. Por favor, llegue 10 minutos antes. Por favor, traiga sus papeles de salida.',
  ],
  [
    'not able to help with rent. we only do food boxes, no appt needed',
    'Lo sentimos, pero no podemos ayudar con la renta. Solo ayudamos con cajas de comida. No necesita cita.',
  ],
  [
    'need more info: date of birth, release date, and a good phone number',
    'Por favor, díganos su fecha de nacimiento, el día en que salió o va a salir y un teléfono donde le podamos llamar.',
  ],
  [
    'tried calling twice, no answer. please call back at 661-555-0142 ext 12 after 1pm and ask for Denise',
    'Le llamamos, pero no pudimos comunicarnos con usted. Por favor, llámenos al 661-555-0142 ext 12 después de la 1 p. m. Pregunte por Denise.',
  ],
  [
    "sorry we can't help, we only serve veterans",
    'Lo sentimos, pero no podemos ayudar con esto. Solo podemos ayudar a veteranos.',
  ],
])('English notes become a whole Spanish reply: %j', (notes, reply) => {
  expect(middle(notes, 'es')).toBe(reply)
  expect(kept(notes, 'es')).toEqual([])
})

test.each([
  ['don’t come in tomorrow', 'Don’t come in tomorrow.'],
  ['no call', 'No call.'],
  ['Tuesday or Thursday at 2 pm', 'Tuesday or Thursday at 2 pm.'],
  ['call her mother', 'Call her mother.'],
  ['call her', 'Call her.'],
  ['we have a bed but not for couples', 'We have a bed but not for couples.'],
  ['come in at 9 if you have a referral', 'Come in at 9 if you have a referral.'],
  ['you can come Tuesday or we call you', 'You can come Tuesday or we call you.'],
  ['our AA group, Thursday at 6 pm', 'Our AA group, Thursday at 6 pm.'],
  ['call 555-0100 about the $40 fee', 'Call 555-0100 about the $40 fee.'],
  ['appt required prior to assistance from other places', 'Appointment required before help from other places.'],
])('a note that says more than a sentence of ours stays as it was written, to be checked: %j', (note, sentence) => {
  expect(middle(note)).toBe(sentence)
  expect(kept(note)).toEqual([{ text: note, isOtherLanguage: false }])
})

test('what nobody here can translate is neither translated nor left for staff to translate in brackets', () => {
  const english = 'We run a fathers group with pizza'
  expect(middle(`${english} on Thursdays at 6, kids welcome. It's free`, 'es')).toBe(
    `Es gratis. Puede traer a sus hijos. En inglés: “${english} on Thursdays at 6.”`,
  )
  expect(kept(`${english}, kids welcome`, 'es')).toEqual([{ text: english, isOtherLanguage: true }])
  expect(middle('el dormitorio cierra temprano')).toBe('In Spanish: “el dormitorio cierra temprano.”')
  expect(middle('bring ID and a combination lock', 'es')).toBe(
    'Por favor, traiga una identificación con foto y “a combination lock”.',
  )
  for (const language of ['en', 'es'] as const) {
    expect(draft(`${english}\nel dormitorio cierra temprano`, language)).not.toMatch(/[[\]]/)
  }
})

test('a last day stays a last day, and a day before stays before, in both languages', () => {
  expect(middle('call us by Friday', 'es')).toBe('Por favor, llámenos a más tardar el viernes.')
  expect(middle('get here by 5pm', 'es')).toBe('Por favor, llegue a más tardar a las 5 p. m.')
  expect(middle('llame antes del viernes')).toBe('Please call us before Friday.')
  expect(middle('llame a más tardar el viernes')).toBe('Please call us by Friday.')
})

test('a no ends with where else to ask, and makes no promise', () => {
  expect(draft('full')).toMatch(/2-1-1 to find other help\.$/)
  expect(draft('no lo podemos recibir')).toMatch(/2-1-1 to find other help\.$/)
  expect(draft('full\nwaitlist')).not.toContain('2-1-1')
})

test('a long reply loses its last sentence before it is too long to send', () => {
  const long = `we can help with housing. ${'it is a good place to live and to rest. '.repeat(1)}${'The house is big '.repeat(22)}`
  const text = draft(long)

  expect(text).not.toContain(english.draft.close)
  expect(text.length).toBeGreaterThan(answerLengths.message - english.draft.close.length)
})

test('an example of every kind reads at grade 6 or below in both languages', () => {
  const notes =
    'yes; free; come in monday 9am; call 555-0100; ask for Ana; bring ID, social security card, proof of address'
  expect(
    [computeReadingGrade('en', draft(notes)), computeReadingGrade('es', draft(notes, 'es'))].every(
      (grade) => (grade ?? 9) <= 6,
    ),
  ).toBe(true)
})

test('every sentence, thing and place in a reply reads at grade 6 or below in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    const { sentences, hello, close, closeNo } = texts[language]
    const all = [hello, ...Object.values(sentences), close, closeNo].join(' ').replace(/\{\w+\}/g, '')
    expect(computeReadingGrade(language, all)).toBeLessThanOrEqual(6)
  }
})

test('only signs, a very long line or many lines do no harm', () => {
  expect(middle('--- ;; •')).toBe('')
  expect(draft('x'.repeat(1000))).toContain('Xxx')
  expect(draft('yes\n'.repeat(300))).toBe(
    "Hello, and thank you for writing to us. Yes, we can help you. We're glad you wrote.",
  )
})
