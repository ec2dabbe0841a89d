import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listing as en } from '#content/en/listing.ts'
import { services as enNames } from '#content/en/services.ts'
import { listing as es } from '#content/es/listing.ts'
import { services as esNames } from '#content/es/services.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import { serviceIds } from '#domain/services/services.ts'
import { formatAddress, describeListing, formatHours } from './describe.ts'
import { listingScopes, type ListingHours } from './listing.ts'

type Described = Parameters<typeof describeListing>[0]

const plain: Described = {
  category: 'other',
  scope: 'site',
  services: [],
  note: null,
  languages: [],
  cost: null,
  facts: {},
}
const fact = (value: 'yes' | 'no') => ({ value, sourceId: 'test', asOf: '2026' })
const inEnglish = (listing: Partial<Described>) => describeListing({ ...plain, ...listing }, en, enNames)
const inSpanish = (listing: Partial<Described>) => describeListing({ ...plain, ...listing }, es, esNames)

const shapes: [Partial<Described>, string, string][] = [
  [
    { category: 'healthcare', services: ['primary-care', 'sliding-fee', 'health-center'] },
    "Community health center. You can see a doctor here even if you can't pay. What you pay depends on what you earn.",
    'Centro de salud comunitario. Puede ver a un médico aunque no pueda pagar. El precio depende de lo que gana.',
  ],
  [
    { category: 'community-services', services: ['public-library', 'free-internet'] },
    'Public library. You can use computers and the internet for free.',
    'Biblioteca pública. Puede usar las computadoras y el internet gratis.',
  ],
  [
    {
      category: 'recovery-support',
      services: ['substance-use-treatment', 'justice-program', 'housing-services', 'employment-counseling'],
      languages: ['es'],
    },
    'Drug or alcohol treatment, with help finding housing and work. They have a program for people with a ' +
      'record. They speak Spanish.',
    'Tratamiento para drogas o alcohol, con ayuda para encontrar vivienda y trabajo. Tienen un programa para personas ' +
      'con antecedentes. Se habla español.',
  ],
  [
    {
      category: 'mental-health',
      services: [
        'substance-use-treatment',
        'mental-health-treatment',
        'co-occurring-treatment',
        'outpatient-treatment',
      ],
    },
    'Treatment for mental health and for drugs or alcohol. You live at home and come in for appointments.',
    'Atención de salud mental y tratamiento para drogas o alcohol. Usted vive en su casa y va a sus citas.',
  ],
  [
    {
      category: 'recovery-support',
      services: ['substance-use-treatment', 'detox', 'methadone', 'residential-treatment'],
    },
    'Drug or alcohol treatment, with detox and methadone. You stay there during treatment.',
    'Tratamiento para drogas o alcohol, con desintoxicación y metadona. Usted se queda ahí durante el tratamiento.',
  ],
  [
    {
      category: 'legal',
      scope: 'region',
      services: ['civil-legal-aid', 'legal-housing', 'legal-family', 'legal-benefits'],
    },
    'Free legal help with housing, family and benefits.',
    'Ayuda legal gratis sobre vivienda, familia y beneficios.',
  ],
  [
    { category: 'housing', services: ['public-housing', 'housing-voucher'] },
    'Public housing office, with rent vouchers (Section 8).',
    'Oficina de vivienda pública, con vales de renta (Sección 8).',
  ],
  [
    { category: 'community-services', scope: 'region', services: ['regional-food-bank', 'food-pantry-referral'] },
    'Large food bank that gives food to local pantries. Call to find out which pantry near you has food.',
    'Banco de comida que surte a las despensas de la zona. Llame para saber qué despensa cerca de usted tiene comida.',
  ],
  [
    { category: 'community-services', services: ['food-pantry'], cost: 'free', facts: { noIdNeeded: fact('yes') } },
    "Food pantry where you can get groceries. It's free. You don't need an ID.",
    'Despensa donde le dan comida para llevar. Es gratis. No necesita identificación.',
  ],
  [
    { category: 'community-services', scope: 'state', services: ['state-id', 'driver-license', 'real-id'] },
    "State office for ID cards and driver's licenses, with REAL ID.",
    'Oficina del estado donde se saca la ID o la licencia de manejar. También ofrecen REAL ID.',
  ],
  [
    { category: 'employment', services: ['job-center', 'computer-classes', 'free-internet'] },
    'Job center, with free computers and internet and computer classes.',
    'Centro de empleo, con computadoras e internet gratis y clases de computación.',
  ],
  [
    { category: 'transportation', services: ['public-transit'] },
    'Buses or trains in this area.',
    'Autobuses o trenes en esta zona.',
  ],
  [
    { category: 'housing', facts: { servesRecord: fact('no') } },
    'Help with housing. They may not take people with a record.',
    'Ayuda con la vivienda. Tal vez no acepten a personas con antecedentes.',
  ],
  [
    { category: 'peer-support', services: ['mentoring', 'medicaid'], facts: { servesRecord: fact('yes') } },
    'Mentors for people starting over, with Medicaid. They help people with a record.',
    'Mentores para quien empieza de nuevo. También ofrecen Medicaid. Ayudan a quien tiene antecedentes.',
  ],
]

describe('a description', () => {
  test.each(shapes)('%j reads well in English and in Spanish', (listing, english, spanish) => {
    expect(inEnglish(listing)).toBe(english)
    expect(inSpanish(listing)).toBe(spanish)
  })

  test('of a national service is its note, cut at the end of a sentence', () => {
    const note = { en: 'Ask here for your release papers.  They mail them', es: 'Llame antes. '.repeat(40) }
    expect(inEnglish({ scope: 'national', note })).toBe('Ask here for your release papers. They mail them.')
    const spanish = inSpanish({ scope: 'national', note })
    expect(spanish).toMatch(/^(Llame antes\. )+Llame antes\.$/)
    expect(spanish.length).toBeLessThanOrEqual(320)
  })

  test('of a state office says what it is before its note', () => {
    const note = { en: 'Any county can print it', es: 'Cualquier condado la imprime' }
    const office = { scope: 'state', category: 'other', services: ['birth-certificate'], note } as const
    expect(inEnglish({ ...office, services: [...office.services] })).toMatch(/birth.+\. Any county can print it\.$/i)
  })

  test('of a place tells its note after what the place is', () => {
    const note = { en: 'Ring the bell at the side door', es: 'Toque el timbre de al lado' }
    expect(inEnglish({ category: 'housing', services: ['emergency-shelter'], note })).toBe(
      'Shelter for people who need a bed tonight. Ring the bell at the side door.',
    )
  })

  test('of a place with any services and facts is one to three clean sentences, in both languages', () => {
    const anyFact = fc.constantFrom(fact('yes'), fact('no'))
    const anyFacts = fc.record(
      { servesRecord: anyFact, servesSupervision: anyFact, noIdNeeded: anyFact, walkIn: anyFact },
      { requiredKeys: [] },
    )
    const anyListing = fc.record({
      category: fc.constantFrom(...resourceCategories),
      scope: fc.constantFrom(...listingScopes),
      services: fc.subarray(serviceIds),
      note: fc.constant(null),
      languages: fc.constantFrom<string[][]>([], ['es']),
      cost: fc.constantFrom('free' as const, 'sliding' as const, 'fee' as const, null),
      facts: anyFacts,
    })
    fc.assert(
      fc.property(anyListing, (listing) => {
        for (const text of [inEnglish(listing), inSpanish(listing)]) {
          expect(text).toMatch(/^\p{Lu}.*[^.\s]\.$/u)
          expect(text).not.toMatch(/ {2}|, (and|y|e) |undefined|null|[{}]|\.\.| [.,]| y i(?!e)/)
          expect(text.length).toBeLessThanOrEqual(320)
          const sentences = text.split(/(?<=\.) /)
          expect(new Set(sentences).size).toBe(sentences.length)
        }
      }),
      { numRuns: 400 },
    )
  })
})

const weekly = (times: [day: number, opens: string, closes: string][]): ListingHours => ({
  kind: 'weekly',
  times: times.map(([day, opens, closes]) => ({ day, opens, closes })),
})
const onDays = (days: number[], opens: string, closes: string) =>
  days.map((day): [number, string, string] => [day, opens, closes])

describe('opening hours', () => {
  test.each([
    [weekly(onDays([1, 2, 3, 4, 5], '09:00', '17:00')), 'Mon–Fri 9 am–5 pm', 'lun. a vie. 9 a. m. – 5 p. m.'],
    [
      weekly([...onDays([5, 1, 3], '08:30', '12:00'), [6, '10:00', '14:15']]),
      'Mon, Wed, Fri 8:30 am–12 pm; Sat 10 am–2:15 pm',
      'lun., mié., vie. 8:30 a. m. – 12 p. m.; sáb. 10 a. m. – 2:15 p. m.',
    ],
    [
      weekly([...onDays([0, 6], '13:00', '17:00'), ...onDays([6, 0], '09:00', '12:00')]),
      'Sat, Sun 9 am–12 pm, 1 pm–5 pm',
      'sáb., dom. 9 a. m. – 12 p. m., 1 p. m. – 5 p. m.',
    ],
    [
      weekly(onDays([0, 1, 2, 3, 4, 5, 6], '00:30', '20:00')),
      'Every day 12:30 am–8 pm',
      'Todos los días 12:30 a. m. – 8 p. m.',
    ],
    [
      weekly(onDays([0, 1, 2, 3, 4, 5, 6], '00:00', '23:59')),
      'Open 24 hours, every day',
      'Abierto las 24 horas, todos los días',
    ],
    [{ kind: 'always' } as const, 'Open 24 hours, every day', 'Abierto las 24 horas, todos los días'],
    [{ kind: 'text', text: 'First Monday' } as const, 'First Monday', 'First Monday'],
    [null, null, null],
  ])('%j', (hours, english, spanish) => {
    expect(formatHours(hours, en)).toBe(english)
    expect(formatHours(hours, es)).toBe(spanish)
  })
})

test.each([
  [{ street: '12 Oak St', city: 'Dayton', state: 'OH', zip: '45402' }, '12 Oak St, Dayton, OH 45402'],
  [{ street: null, city: 'Anniston', state: 'AL', zip: null }, 'Anniston, AL'],
  [{ street: '1 Main St', city: null, state: null, zip: null }, '1 Main St'],
  [{ street: null, city: null, state: 'AL', zip: null }, null],
] as const)('the address of %j is %s', (address, text) => {
  expect(formatAddress(address)).toBe(text)
})
