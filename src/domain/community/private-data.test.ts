import { expect, test } from 'vitest'
import { findPrivateData, type PrivateDataKind } from './private-data.ts'

/** Texts that must be found, by kind. All numbers are reserved for fiction; all people are made up. */
const hits: [kind: PrivateDataKind, text: string][] = [
  ['phone', 'Call me at 213-555-0142 if you need a ride'],
  ['phone', 'the lady there is nice her number is (559) 555 0123'],
  ['phone', 'text 5595550123 and ask for the list'],
  ['phone', 'two one three five five five zero one four two is my cell'],
  ['phone', 'my num is 2 1 3 . 5 5 5 . 0 1 4 2'],
  ['phone', 'Mi teléfono es el 213 555 0199, llamen de noche'],
  ['phone', 'marquen al 1-800-555-0100 y pregunten'],
  ['phone', 'llame al 555-0123 antes de las cinco'],
  ['email', 'write to sam.rivers@example.org for a spot'],
  ['email', 'sam dot rivers at example dot org'],
  ['email', 'mi correo es ana arroba example punto org'],
  ['id_number', 'They needed my social 123-45-6789 first'],
  ['id_number', 'mi seguro social es 123 45 6789'],
  ['id_number', 'I paid with 4111 1111 1111 1111 and it worked'],
  ['id_number', 'My CDCR number AB1234 was on every letter'],
  ['id_number', 'inmate number 4471923 if you want to look me up'],
  ['case', 'Case number 22CR01234 got dismissed'],
  ['case', 'docket no. 2021-CF-000123 in this county'],
  ['case', 'mi número de caso es 20-CV-4471'],
  ['case', 'el expediente 884512 ya está cerrado'],
  ['case', 'I was born 03/14/1985 and they still asked'],
  ['case', 'DOB: 3-14-85'],
  ['case', 'nací el 14 de marzo de 1985'],
  ['case', 'my birthday is March 14, 1985'],
  ['address', 'I stay at 1420 Maple Street, second floor'],
  ['address', 'come to 88 N Oak Ave after six'],
  ['address', 'vivo en la Calle Olivo 200'],
  ['address', 'mail it to P.O. Box 4471'],
  ['link', 'all of it is on www.example.com/jobs'],
  ['link', 'look at https://example.org/apply'],
  ['link', 'Look at www.example.com for the form'],
  ['link', 'You can apply at example.com'],
  ['link', 'I signed up at jobs.example.org last week'],
  ['email', 'write me, sam at example.org'],
  ['link', 'find the page as @reentry_helper'],
  ['name', 'My officer John Smith told me to wait'],
  ['name', 'Mr. Okafor at the front desk is kind'],
  ['name', 'Officer Delgado let me switch the day'],
  ['name', 'my caseworker Tanisha got me the form'],
  ['name', 'my po kevin was cool about it'],
  ['name', 'My name is Darnell and I came home in June'],
  ['name', 'my name is darnell'],
  ['name', "I'm Patricia, I got out last year"],
  ['name', 'Ask for Michelle at the window'],
  ['name', 'We talked to Maria Lopez and she fixed it'],
  ['name', 'My cellmate was Trevon Banks'],
  ['name', 'Judge Whitfield signed it the same day'],
  ['name', 'Me llamo Rosendo y salí en mayo'],
  ['name', 'mi nombre es Juan Carlos Pérez'],
  ['name', 'Mi oficial Ramírez me dio otra fecha'],
  ['name', 'La señora Gutiérrez me ayudó mucho'],
  ['name', 'mi abogado Esteban Ruiz lo arregló'],
  ['name', 'Pregunte por Lupita en la ventanilla'],
  ['name', 'Soy Fernando, acabo de salir'],
  ['name', 'el juez Morales dijo que sí'],
  ['meeting', 'Meet me at the park on Friday'],
  ['meeting', 'hmu if you want to talk'],
  ['meeting', "Text me and I'll tell you more"],
  ['meeting', 'You can call me any night'],
  ['meeting', 'DM me for the plug'],
  ['meeting', "let's meet and go together"],
  ['meeting', 'my instagram has all the info'],
  ['meeting', 'Nos vemos en la plaza el sábado'],
  ['meeting', 'Escríbeme y te digo cómo'],
  ['meeting', 'mándame un mensaje por privado'],
  ['meeting', 'agrégame al grupo'],
]

/** Texts that identify nobody. */
const clean = [
  'Call 2-1-1 and ask for a bed before noon.',
  'If you feel bad at night, call or text 988.',
  'I got my ID in 3 weeks. It cost $12.',
  'Ask the DMV for the fee waiver form.',
  'The bus pass was free with my release papers.',
  'My caseworker helped me with SNAP in my first week.',
  'My officer said yes when I asked a week early.',
  'Los Angeles has a reentry center that opens at 8:30 am.',
  'Goodwill has free classes on Monday and Wednesday.',
  'Salvation Army gave me shoes for work.',
  'The Department of Rehabilitation paid for my boots.',
  'I went to San Jose City College. They waived the fee.',
  'St. Vincent de Paul has a pantry on Tuesdays.',
  'Catholic Charities helped me with rent in 2024.',
  'I did 12 years and came home in 2023.',
  'It took me 40 applications and 2 interviews to get hired.',
  'I make $18.50 an hour now, 40 hours a week.',
  'They said they would call me back, and they did.',
  'My boss will text me the night before a shift.',
  'He told me to call early, since the line is long.',
  'How do I get my birth certificate from another state?',
  'Can I open a bank account with no ID?',
  'Is there a job center near Fresno with evening hours?',
  'Does anyone know if Amazon hires people with a record?',
  'My name is on the lease now.',
  'I am Mexican and my papers are from Jalisco.',
  'I am Christian and my church let me sleep there.',
  'My sponsor says one day at a time.',
  'The library on Main Street has free printing.',
  'Bring your Social Security card and two pieces of mail.',
  'I passed the GED in March after 6 months of class.',
  'Legal aid got my license back. Talk to Legal Aid first.',
  "Get the CDL book at the library. It's free.",
  'My mom let me stay 30 days, and that was enough.',
  'Go early: doors open at 7 and the list is full by 9.',
  'Under AB 1076 some records clear on their own.',
  'The clinic is open Mon-Fri 9-5.',
  'In 2019, 2020 and 2021 I had no work at all.',
  'Ask your officer in writing. Keep a copy.',
  'I was 19 when I went in and 31 when I came out.',
  'Llame al 2-1-1 y pregunte por una cama.',
  'Mi oficial me dejó cambiar el día.',
  'Los Ángeles tiene clases gratis de inglés.',
  'En la biblioteca me ayudaron a hacer mi currículum.',
  'Saqué mi licencia en dos meses y pagué $30.',
  '¿Cómo consigo mi acta de nacimiento si nací en otro estado?',
  'Mi mamá me prestó para el camión.',
  'Soy mexicano y no sé si puedo pedir ayuda.',
  'Trabajo de lunes a viernes, de 8:00 a 4:30.',
  'La iglesia da comida los jueves a las 5 de la tarde.',
  'Me dijeron que me iban a llamar y sí llamaron.',
  'Hablé con el Centro de Empleo y me dieron botas.',
  'Pasé 8 años adentro. Salí en 2022.',
  'Pida el formulario para no pagar la cuota.',
  'Guarde una copia de todo, también de las cartas.',
  'My case manager at the shelter found me a room.',
  'Federal bonding is free. Ask the job center about it.',
  'Peer mentors have been inside too. That helped me most.',
  'I keep my papers in a zip bag. It saved me weeks.',
  'Take the 20 bus to the end, then walk ten minutes.',
]

const isRefused = (text: string) => findPrivateData(text).some(({ isHard }) => isHard)
const kindsIn = (text: string) => findPrivateData(text).map(({ kind }) => kind)

test.each(hits)('%s is found in “%s”', (kind, text) => {
  expect(kindsIn(text)).toContain(kind)
})

test(`of ${clean.length} harmless sentences at most one in twenty is held up, and none is refused`, () => {
  const alarms = clean.filter((text) => kindsIn(text).length > 0)

  expect(alarms.length / clean.length, alarms.join('\n')).toBeLessThanOrEqual(0.05)
  expect(clean.filter(isRefused)).toEqual([])
})

test('phones, mail addresses and numbers of Social Security or cards are refused; the rest only warns', () => {
  const hard = hits.filter(([kind, text]) => kind === 'phone' || kind === 'email' || /social|4111/.test(text))

  expect(hard.filter(([, text]) => !isRefused(text))).toEqual([])
  expect(hits.filter((hit) => !hard.includes(hit) && isRefused(hit[1]))).toEqual([])
})

test('a finding tells what was written and where', () => {
  const text = 'Ask Ms. Calloway, or call 213-555-0142.'

  expect(findPrivateData(text)).toEqual([
    { kind: 'name', match: 'Calloway', start: text.indexOf('Calloway'), isHard: false },
    { kind: 'phone', match: '213-555-0142', start: text.indexOf('213'), isHard: true },
  ])
})

test('tags, other digits and unseen signs hide nothing, and the place is that of what was typed', () => {
  expect(kindsIn('call 213<b></b>-555-0142')).toContain('phone')
  expect(kindsIn('call ２１３-５５５-０１４２')).toContain('phone')
  expect(kindsIn('call 213\u200b555\u200b0142')).toContain('phone')
  const text = '<b>hi</b> write sam@example.org'
  expect(findPrivateData(text)).toEqual([
    { kind: 'email', match: 'sam@example.org', start: text.indexOf('sam'), isHard: true },
  ])
})

test('a long text of nothing but capitals, digits or one letter is read in no time', () => {
  const started = performance.now()
  for (const piece of ['Maria ', '1 ', 'A', 'my officer ', 'call me, ', 'www.', '<b>', 'John de la ']) {
    findPrivateData(piece.repeat(3000 / piece.length))
  }
  expect(performance.now() - started).toBeLessThan(3000)
})

test('an invitation behind many empty lines is found where it stands', () => {
  const text = `Good luck${'\n \n'.repeat(20)}Call me`
  const [found] = findPrivateData(text).filter(({ kind }) => kind === 'meeting')
  expect(found).toMatchObject({ match: 'Call me' })
  expect(text.slice(found?.start)).toBe('\nCall me')
})
