import { describe, expect, test } from 'vitest'
import { findProblems, findKnownNumbers, readSources, type TextFile } from './references.ts'

const sources = await readSources(process.cwd())
// Outside a test, because parsing takes seconds on a busy machine.
const problems = findProblems(sources)

describe('this repository', () => {
  test('refers only to what is in it', () => {
    expect(problems).toEqual([])
  })

  test('is read completely: code, documents, guides, settings and both numbered documents', () => {
    const paths = sources.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'README.md',
        'package.json',
        'src/server/main.ts',
        'src/client/areas/workshop/map/site-map.ts',
        'src/content/es/mail.ts',
        'data/facts/SOURCE.md',
        'data/knowledge/en/bed-tonight.md',
        'e2e/back-rules.spec.ts',
      ]),
    )
    expect(findKnownNumbers(sources).has('T-2.17')).toBe(true)
    expect(findKnownNumbers(sources).has('R-4.2')).toBe(true)
  })
})

const documents: readonly TextFile[] = [
  { path: 'docs/threat-model.md', text: '## T-1 Who is calling\n\n### T-1.2 Ids are labels\n' },
  {
    path: 'docs/requirements.md',
    text: '## R-4 Search\n\n### R-4.2 Search progress\n\n[T-1.2](threat-model.md#t-12-ids-are-labels)\n',
  },
  { path: 'docs/decisions/0007-ids-are-labels.md', text: '# 0007 Ids are labels\n' },
  { path: 'docs/decisions/0008-one-page.md', text: '# 0008 One page\n' },
]
const findPlanted = (path: string, text: string) => findProblems([...documents, { path, text }])

describe('a planted violation is found', () => {
  test.each<[what: string, path: string, text: string]>([
    ['a threat without a heading', 'src/server/a.ts', '/** T-1.9 */'],
    ['a section of the threat model without a heading', 'src/server/a.test.ts', `test('works (T-9)')`],
    ['a requirement without a heading', 'docs/privacy.md', 'See R-4.9.'],
    ['a specification', 'src/domain/a.ts', '// As the specification says.'],
    ['a possessive specification', 'src/domain/a.test.ts', 'test("the specification’s constants")'],
    ['a short spec', 'scripts/a.ts', '// The spec wants it.'],
    ['a specified value', 'src/domain/a.ts', '// The specified keys stay.'],
    ['a bare section', 'src/domain/a.ts', '// Two seconds (§4).'],
    ['a bare section in a guide', 'data/knowledge/en/a.md', 'Read § 12.'],
    ['a limit by its old name', 'src/domain/a.ts', '// Ten in a row (L4).'],
    ['limits by their old names', 'docs/a.md', '### Proof of work (L3, L5)'],
    ['an issue', 'src/domain/a.ts', '// What was promised (issue 5).'],
    ['an issue with a sign', 'README.md', 'See issue #12.'],
    ['a document in capitals', 'src/domain/a.ts', '// Fixed choices (PAGES).'],
    ...['SPEC', 'THREATS', 'PAGES', 'DESIGN', 'HOUSE', 'BEYOND', 'VOICE'].map((name): [string, string, string] => [
      `${name}.md`,
      'CONTRIBUTING.md',
      `Read ${name}.md first.`,
    ]),
    ['a link to a missing file', 'README.md', '[plan](docs/plan.md)'],
    ['a link to a missing heading', 'docs/a.md', '[labels](threat-model.md#t-13-labels)'],
    ['a document that is not there', 'src/domain/a.ts', '// See docs/plan.md.'],
    ['a decision file that is not there', '.oxlintrc.json', '// docs/decisions/0026.'],
    ['a decision that is not there', 'docs/architecture.md', 'See decision 0009.'],
    ['one decision of several', 'docs/architecture.md', 'Decisions 0007 to 0009.'],
    ['a number in a text of the product', 'src/content/en/menu.ts', `export const menu = { help: 'Help (T-1.2)' }`],
    ['a number in a mail', 'src/content/es/mail.ts', 'export const mail = { text: `Hola {name}, R-4.2` }'],
    [
      'a number in a sample of the workshop',
      'src/client/areas/workshop/screens/a.tsx',
      'export const A = () => <p>R-4.2</p>',
    ],
    ['a number in the summary of a call', 'src/contracts/a.ts', `const summary = 'Checks it (T-1.2).'`],
    ['a number between the parts of a template', 'src/server/a.ts', 'const text = `${one} T-1.2 ${two}`'],
    ['a number in a guide', 'data/knowledge/es/a.md', 'Llame primero (R-4.2).'],
    ['a number in a fact', 'data/facts/a.json', '{ "what": "T-1.2" }'],
  ])('%s', (_what, path, text) => {
    const found = findPlanted(path, text)

    expect(found).not.toEqual([])
    expect(found.filter((problem) => !problem.startsWith(`${path}:1 `))).toEqual([])
  })
})

describe('what refers to something is left alone', () => {
  test.each<[what: string, path: string, text: string]>([
    ['numbers with headings in comments', 'src/server/a.ts', '/** Rows have owners (T-1, T-1.2, R-4.2). */'],
    [
      'numbers with headings in the name of a test',
      'src/server/a.test.ts',
      `test('rows have owners (T-1.2)', () => {})`,
    ],
    ['other names with a dash', 'src/domain/a.ts', `const forms = ['I-9', 'W-4', 'SR-22', 'T-shirt', 'CDR-1', 'R-4x']`],
    [
      'laws by their section',
      'data/knowledge/en/a.md',
      'Read 18 U.S.C. § 922, 12 CFR §1005.7 and Penal Code § 1203.4.',
    ],
    [
      'the names of other specifications',
      'src/contracts/a.ts',
      `import 'topojson-specification' // Data Specification`,
    ],
    ['test files', 'playwright.config.ts', `testMatch: '*.spec.ts'`],
    ['drawings', 'src/client/ui/a.tsx', 'const path = <path d="M0 0 L4 5 L3-2" />'],
    ['houses', 'src/server/a.test.ts', `const name = 'HOPE HOUSE, INC.'`],
    [
      'links to files, folders and headings',
      'docs/a.md',
      '[a](decisions) [b](threat-model.md#t-12-ids-are-labels) [c](https://a.b)',
    ],
    ['decisions', 'src/domain/a.ts', '// docs/decisions/0007, decision 0008, Decisions 0007 and 0008.'],
  ])('%s', (_what, path, text) => {
    expect(findPlanted(path, text)).toEqual([])
  })
})
