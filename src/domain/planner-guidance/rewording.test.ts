import { expect, test } from 'vitest'
import { isSameContent, checkRewording } from './rewording.ts'

const ours = 'Call River Street House at 559-555-0100. It costs $10. Go before November 20.'
const grounds = { facts: ['River Street House', '412 F St, Fresno, CA 93706'], told: ['I make $900'] }
const say = (theirs: string) => checkRewording(ours, theirs, 'en', grounds)

test('other words for the same facts are taken', () => {
  const theirs = 'You can do this: call **River Street House** at 559-555-0100 before November 20. Bring $10.'
  expect(say(theirs)).toBe(theirs.replaceAll('**', ''))
})

test.each([
  ['another phone', `${ours} Or call 559-555-0666.`],
  ['a lost phone', 'Call River Street House. It costs $10. Go before November 20.'],
  ['another price', ours.replace('$10', '$45')],
  ['another day', ours.replace('20', '28')],
  ['a made-up place', `${ours} Or ask Hope Mission Center.`],
  ['a link', `${ours} See www.evil.example.`],
  ['another street', `${ours} It is at 99 Oak Ave.`],
  ['a script', `${ours} <script>alert(1)</script>`],
  ['a tag', `<b>${ours}</b>`],
  ['a tag in disguise', `${ours} &lt;img src=x&gt;`],
  ['a markdown link', `${ours} [Go](x)`],
  ['a heading', `# ${ours}`],
  ['a number hidden by an unseen sign', `${ours} 559\u200B-555-0666`],
  ['an unkind word', `${ours} Felons can go too.`],
  ['a promise', `${ours} The judge will drop your case.`],
  ['a dose', `${ours} Take 20 mg of it.`],
  ['a stand-in', `${ours} Say your number: [PHONE_1].`],
  ['nothing', ' '],
  ['signs', '🙂 !!'],
  ['a novel', `${ours} ${'Keep going. '.repeat(40)}`],
])('%s: ours stays', (_, theirs) => {
  expect(say(theirs)).toBeNull()
})

const draft = [
  'Find a bed for tonight. Call 2-1-1 and ask which shelter has a bed.',
  'Report to your officer on the first day.',
]
const borrador = [
  'Busque una cama para esta noche. Llame al 2-1-1 y pregunte qué refugio tiene cama.',
  'Preséntese con su oficial el primer día.',
]

test('the same thing in other words is the same talk', () => {
  expect(isSameContent(draft, ['Tonight you need a bed. Call 2-1-1 and ask for a shelter that has one.'], 'en')).toBe(
    true,
  )
  expect(
    isSameContent(borrador, ['Para esta noche necesita una cama. Llame al 2-1-1 y pregunte por un refugio.'], 'es'),
  ).toBe(true)
})

const french = ['Trouvez un lit pour la nuit. Appelez le 2-1-1 et demandez quel refuge en a un.']
const portuguese = ['Procure um lugar para dormir hoje. Ligue agora e pergunte onde existe vaga.']

test.each([
  ['Spanish for English', draft, borrador, 'en'],
  ['English for Spanish', borrador, draft, 'es'],
  ['French for Spanish', borrador, french, 'es'],
  ['Portuguese for Spanish', borrador, portuguese, 'es'],
  ['French for English', draft, french, 'en'],
  ['Chinese', draft, ['今晚找一张床。请拨打电话。'], 'en'],
  ['another subject', draft, ['The weather on Mars is dry and quite windy in most seasons of that planet.'], 'en'],
  ['nothing', draft, [''], 'en'],
] as const)('%s is not', (_, mine, theirs, language) => {
  expect(isSameContent(mine, theirs, language)).toBe(false)
})
