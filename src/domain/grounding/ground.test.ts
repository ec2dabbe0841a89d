import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Resource } from '../resources/resource.ts'
import { collectAllowedFacts } from './allowed-facts.ts'
import { groundReply, createGroundingStream } from './ground.ts'

const shelter: Resource = {
  id: 'p1',
  name: 'River Street House',
  category: 'housing',
  services: ['Beds'],
  address: '412 F St',
  city: 'Fresno',
  state: 'CA',
  zip: '93706',
  phone: '(559) 555-0100',
  website: 'https://river.example/',
  cost: 'free',
  phones: [
    { number: '(559) 555-0100', kind: 'voice' },
    { number: '(559) 555-0101', kind: 'text' },
  ],
  hours: 'Mon-Fri 8:00 AM - 5:00 PM',
}
const guide = {
  text:
    'A new card is free. A state ID can cost $25.50. Ask about **Penal Code section 1203.4**. Go to' +
    ' https://www.ssa.example/number-card or call 1-800-555-0177. Text ZIP to 435748. Mail help@ssa.example.' +
    ' The Second Chance Act of 2007 helps. Apply by December 1, 2026.',
  source: { title: 'Social Security card', url: 'https://www.ssa.example/number-card/replace' },
}
const allowed = collectAllowedFacts(
  { texts: [guide], places: [shelter], location: { county: 'Fresno', state: 'California' } },
  {
    personTexts: ['I pay $640 and my hearing is January 5'],
    tokens: ['PHONE_1'],
    lines: ['Childhelp: 1-800-555-0188'],
  },
)
const texts = { check: 'CHECK.', price: 'PRICE.', law: 'LAW.' }
const ground = (reply: string) => groundReply(reply, allowed, texts)

describe('what is on file stays, in any spelling', () => {
  test.each([
    'Call **River Street House** at (559) 555-0100. They are at 412 F Street, Fresno, CA 93706.',
    '- **River Street House** — 559.555.0100 — 412 F St — https://www.river.example',
    'Call 1 (800) 555-0177 or go to [the page](https://ssa.example/number-card/). One person can help you.',
    'Numbers: 559-555-0100, 559-555-0101, 1-800-555-0177.',
    'five five nine, five five five, zero one zero zero',
    'Call 2-1-1, 988 or 911 any time, 24/7. Bring 2 papers to 412 F St by 5 pm.',
    'It costs $25.50. Ask about Penal Code § 1203.4. It is section 1203.4.',
    'You told me you pay $640 and have a hearing on January 5.',
    'In 2024 and 2025 the rule changed. There is one way to do it. In 3 days you go to court.',
    '1. Call 559-555-0100\n2. Bring your ID\n3. 412 F St, Fresno, CA',
    'Text ZIP to 435748. Dial 988 (24/7). 2-1-1 is open too.',
    'Llame a **River Street House** al 559 555 0100. Está en 412 F St. Abre a las 8:00 a.m. Un trabajador le ayuda.',
    'They open Mon-Fri 8:00 AM - 5:00 PM. Ask the American Job Center. Try the Fresno County Public Library.',
    'Use a Food Bank near you, e.g. one in the U.S. Legal Aid can help.',
    'Section 8 is a rent voucher. About 1,200,000 people use it.',
    'The Second Chance Act of 2007 helps. Apply by December 1.',
    'Mail help@ssa.example or [call](tel:+15595550100).',
    'Childhelp is at 1-800-555-0188. I will write [PHONE_1] on the form.',
    'First, rest.\n\nThen:\n\n* eat\n* sleep 8 hours\n\n> You can do this!',
    'Vaya hoy. Lleve 2 papeles. La tarjeta es gratis: $0.',
  ])('%s', (reply) => {
    expect(ground(reply)).toEqual({ text: reply, dropped: [] })
  })
})

const planted: Record<string, readonly string[]> = {
  'phone numbers': [
    'Call 555-0142',
    'Call (559) 555-0142 now.',
    'Call 5 5 9 5 5 5 0 1 4 2',
    'call 559\u200B555\u200B0142',
    'five five nine five five five zero one four two',
    'cinco cinco nueve, cinco cinco cinco, cero uno cuatro dos',
    'ochocientos quinientos cincuenta y cinco doce treinta y cuatro',
    'eight hundred, double five five, twelve thirty',
    'Call 1-800-FREE-NOW',
    '1-800-free-now',
    '1-8OO-555-O199',
    '５５９-５５５-０１４２',
    '٥٥٩-٥٥٥-٠١٤٢',
    '𝟓𝟓𝟗 𝟓𝟓𝟓 𝟎𝟏𝟒𝟐',
    '5️⃣5️⃣9️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣2️⃣',
    '⑤⑤⑨ ⑤⑤⑤ ⓪①④②',
    '559**555**0142',
    '&#53;59-555-0142',
    '&amp;#x35;59-555-0142',
    '559<b>555</b>0142',
    '559-211-0142',
    'Call 559\n555\n0142',
    'Call 559\n\n555-0142',
    '1. 559\n2. 555\n3. 0142',
    'Call 559. 555. 0142.',
    '559 dash 555 dash 0142',
    '559 guion 555 guion 0142',
    'text 741741',
    'Call 311.',
    '+52 55 5555 0142',
    '559/555/0142',
    '[call](tel:5595550142)',
    '`559-555-0142`',
    '~~559~~-555-0142',
    '559\\-555\\-0142',
    '559 (555) [0142]',
    '(559)\t555\t0142',
    '559 555-0100 is wrong, 559 555-0142 is right',
    '1-559-555-01000',
  ],
  'web addresses': [
    'go to evil.example',
    'https://ssa.example@evil.example/',
    'https://www.ssa.example.evil.example',
    'http://xn--ss-eka.example/',
    '[ssa.example](https://evil.example)',
    '[here](javascript:alert(1))',
    '![x](http://t.example/a)',
    'evil dot com',
    'evil [.] org',
    'evil punto org',
    'e\u200Bvil.com',
    'https://www.ssa.example/number-card/fake',
    'ѕѕа.example',
    'hxxps://evil.example',
    'h t t p s : / / evil',
    '<a href="https://evil.example">ssa</a> evil.example',
    '1.2.3.4',
    'www.evil.org',
    '@reentryhelp',
    'evil . com',
    '[x][1]\n\n[1]: https://evil.example',
    'https://ssa.example:8443/number-card',
    '//evil.example/x',
    'evil。com',
    'https://ssa.example\\@evil.example',
    '[open. Now](evil)',
    'data:text/html,hi',
    'ev**il**.example',
    'EVIL.COM',
    '&#101;vil.com',
    'https:evil.example',
    'ftp://ssa.example/number-card',
    '<https://evil.example>',
  ],
  'mail addresses': [
    'me@evil.example',
    'me at evil dot org',
    'me [at] evil [dot] org',
    '[mail](mailto:me@evil.example)',
  ],
  addresses: [
    'Go to 938 N 71 Business Hwy before noon.',
    '123 Fake Street',
    'Go to 500 N Olive Ave, Fresno, CA 93701.',
    'Calle Olivo 200',
    'P.O. Box 55',
    '123 maple court',
    'one hundred Oak Street',
    '1200 W 5th',
    'Fresno, CA 90210',
    '1412 F St',
    '412 G St',
    'Avenida Central #45',
    '12 Rosewood, Fresno, CA',
    '9113 Highway 49',
    '26 Avenue A',
    '606 W Main',
    '671 South 1000 East',
    'go to 3614 Navajo',
    'the corner of Oak St and 3rd Ave',
    '77 El Camino Real',
    '4 1 2 Elm St',
  ],
  prices: [
    'It costs $40.',
    '40 dollars',
    'forty dollars',
    'cuarenta dólares',
    '$1,000',
    'USD 50',
    '＄40',
    '$ 40',
    '$2k',
    'It is &#36;40',
    'fifty cents',
    '$25.5**1**',
  ],
  'laws and days': [
    'Vehicle Code 1203.4',
    'See § 3051.',
    'Under 42 U.S.C. § 1983',
    'Penal Code 851.8',
    'AB 1008 says',
    'Smith v. Jones',
    'the Fair Chance Jobs Act of 2019',
    'la Ley de Segunda Oportunidad',
    'artículo 27',
    'Apply by December 31, 2026.',
    'antes del 5 de marzo',
    'by 12/31/2026',
  ],
  organizations: [
    '**Hope Mission Center** has beds.',
    '- **Casa de la Esperanza**: camas',
    'Go to Fresno Rescue Mission today.',
    'The Salvation Army can help.',
    '### Grace Recovery House',
    'HOPE MISSION CENTER',
    'St. Jude Shelter is open.',
    'Pregunte en el Centro Comunitario San José.',
  ],
  'stand-ins nobody knows': ['Call [PHONE_2].', 'ID\\_4'],
}

for (const [what, replies] of Object.entries(planted)) {
  describe(`${what} that are not on file go`, () => {
    test.each(replies)('%s', (reply) => {
      const { text, dropped } = ground(reply)
      expect(dropped).not.toEqual([])
      const left = text.replace(/\b(?:CHECK|PRICE|LAW)\./g, '')
      expect(left).not.toMatch(/\d{3}|@|evil|example|dollars|dólares|Casa|Hope/i)
    })
  })
}

test('another number in the words of a listing is not its number', () => {
  const description = 'Call 559-555-0142 or see evil.example, 9 Elm St. A bed is $10 a night.'
  const { text } = groundReply(
    'Call 559-555-0142. See evil.example. Go to 9 Elm St. A bed is $10 a night.',
    collectAllowedFacts({ texts: [], places: [{ ...shelter, description }] }),
    texts,
  )
  expect(text).toBe('CHECK. A bed is $10 a night.')
})

describe('what is left', () => {
  test('only the sentence with the false number goes', () => {
    expect(ground('You can rest tonight. Call (559) 555-0142 first. It is free to ask.').text).toBe(
      'You can rest tonight. CHECK. It is free to ask.',
    )
  })

  test('a line keeps its true fields, and its name', () => {
    expect(ground('- **River Street House** — (559) 555-0142 — 412 F St\n- Rest').text).toBe(
      '- **River Street House** — CHECK. 412 F St\n- Rest',
    )
  })

  test('a line about a place nobody knows goes whole, and the next like it says nothing more', () => {
    expect(ground('Try these:\n- **Hope House** — 412 F St\n- **Grace House** — (559) 555-0100\n\nRest.').text).toBe(
      'Try these:\n- CHECK.\n\nRest.',
    )
  })

  test('the words say what is missing', () => {
    expect(ground('It costs $40. Rest first, then go.').text).toBe('PRICE. Rest first, then go.')
    expect(ground('It is in § 3051. Rest first, then go.').text).toBe('LAW. Rest first, then go.')
  })

  test('no script, tag or comment is left', () => {
    expect(
      ground('Hi <script>alert(1)</script>there.\n<style>\nx\n</style>\n<!-- a --><img src=x onerror=y> Bye').text,
    ).toBe('Hi there.\n\n Bye')
  })
})

describe('while it is written', () => {
  const replies = [...Object.values(planted).flat(), 'A b. C d! Call 559-555-0100. Ok?\n- x\n- y 5\n6 z\n']
  const inPieces = (reply: string, cuts: readonly number[]) => {
    const stream = createGroundingStream(() => allowed, texts)
    const shown: string[] = []
    let from = 0
    for (const cut of [...cuts, reply.length].map((at) => Math.min(at, reply.length)).toSorted((a, b) => a - b)) {
      shown.push(stream.push(reply.slice(from, cut)))
      from = cut
    }
    shown.push(stream.finish())
    return { text: shown.join('').trim(), shown, kept: stream.unchangedCount }
  }

  test('the pieces it comes in change nothing', () => {
    const two = fc.tuple(fc.constantFrom(...replies), fc.constantFrom(...replies), fc.constantFrom(' ', '\n', '. '))
    fc.assert(
      fc.property(two, fc.array(fc.nat(120), { maxLength: 40 }), ([a, b, gap], cuts) => {
        const reply = `Hello. ${a}${gap}${b}`
        expect(inPieces(reply, cuts).text).toBe(ground(reply).text)
      }),
      { numRuns: 300 },
    )
  })

  test('a false number never shows, not even its start; finished sentences show at once', () => {
    const reply = "You're not alone. Call (559) 555-0142 now. Then rest a bit."
    const { shown } = inPieces(
      reply,
      Array.from(reply, (_, index) => index),
    )

    expect(shown.join('|')).not.toMatch(/\d/)
    expect(shown.filter(Boolean)).toEqual(["You're not alone. ", 'CHECK. ', 'Then rest a bit.'])
  })

  test('what a tool brings in the middle counts from then on', () => {
    let grounds = collectAllowedFacts({ texts: [], places: [] })
    const stream = createGroundingStream(() => grounds, texts)
    const first = stream.push('Call 559-555-0100 now.\n')
    grounds = allowed
    const second = stream.push('Call 559-555-0100 now.\n')
    expect([first, second, stream.unchangedCount]).toEqual(['CHECK.\n', 'Call 559-555-0100 now.\n', 1])
  })
})

test.each([
  ['a', 'a'],
  ['digits', '1'],
  ['brackets', '['],
  ['tags', '<a '],
  ['dots', 'a.'],
  ['words', 'one '],
  ['names', 'Aa '],
  ['links', '](x '],
  ['numbers in words', 'one-'],
  ['ats', 'a@'],
  ['entities', '&#49;'],
  ['lines', '5\n'],
  ['dots and spaces', 'a . '],
  ['streets', '1 Main '],
  ['dollars', '$1,'],
  ['acts', 'The Of '],
  ['hyphens', 'a-'],
])('a reply of 8,000 characters of %s takes no time', (_, piece) => {
  const started = performance.now()
  ground(piece.repeat(Math.ceil(8_000 / piece.length)))
  expect(performance.now() - started).toBeLessThan(2_000)
})
