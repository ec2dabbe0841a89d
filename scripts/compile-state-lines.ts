import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type LineTrust, lineServices, type StateLines, toDigits } from '#domain/facts/state-lines.ts'
import { compileStateLines, GatheredFile } from './directory/compile/state-lines.ts'

const usage = 'Usage: npm run compile-state-lines -- --material <folder with facts/> [--report]'
const facts = path.join(import.meta.dirname, '..', 'data', 'facts')
const target = path.join(facts, 'state-lines.json')

/** Compiles the gathered numbers into the project's own table. The same material gives the same bytes. */
function compile(material: string, isReporting: boolean): void {
  const files = ['state-lines-benefits.json', 'state-lines-legal-work.json'].map((name) =>
    GatheredFile.parse(JSON.parse(readFileSync(path.join(material, 'facts', name), 'utf8'))),
  )
  const asOf = files
    .map(({ meta }) => meta.asOf)
    .toSorted()
    .at(-1)
  const table = compileStateLines(
    asOf ?? '',
    files.flatMap(({ lines }) => lines),
  )
  writeFileSync(target, formatTable(table))
  writeFileSync(path.join(facts, 'states.json'), formatOffices(table))
  process.stdout.write(isReporting ? formatReport(table) : `${target}\n`)
}

/** One number a line, so that a change of one is a change of one line. */
function formatTable({ states, ...head }: StateLines): string {
  const blocks = Object.entries(states).map(
    ([code, lines]) => `    "${code}": [\n${lines.map((line) => `      ${JSON.stringify(line)}`).join(',\n')}\n    ]`,
  )
  const headText = JSON.stringify(head, null, 2).slice(0, -2)
  return `${headText},\n  "states": {\n${blocks.join(',\n')}\n  }\n}\n`
}

interface Offices {
  states: Record<string, Record<string, { phone: string | null } | null>>
}
const officeFields = {
  idOffice: 'id-office',
  vitalRecords: 'vital-records',
  corrections: 'corrections',
  legalAid: 'legal-aid',
}

const oldestSource = '2024'

/** The offices a phone keeps for the time without a network: a number stands there only as the office's own. */
function formatOffices({ states }: StateLines): string {
  const file = JSON.parse(readFileSync(path.join(facts, 'states.json'), 'utf8')) as Offices
  for (const [code, offices] of Object.entries(file.states)) {
    for (const [field, service] of Object.entries(officeFields)) {
      const office = offices[field]
      if (!office) continue
      const line = states[code as keyof typeof states].find((known) => known.service === service)
      // Their date is the date of the whole file, so a number of an older source has no place here.
      const isOwn = line?.trust === 'own' && !line.purpose && (line.sourceDate ?? '') >= oldestSource
      office.phone = isOwn ? line.phone : null
    }
  }
  return `${JSON.stringify(file, null, 1)}\n`
}

function formatReport({ states }: StateLines): string {
  const count = (service: string, trust: LineTrust | null) =>
    Object.values(states).filter((lines) => lines.find((line) => line.service === service)?.trust === trust).length
  const rows = lineServices.map(
    (service) =>
      `| ${service} | ${count(service, 'own')} | ${count(service, 'listed')} | ${count(service, 'never')} | ${count(service, null)} |`,
  )
  const numbers = Object.values(states).flatMap((lines) =>
    lines.flatMap(({ phone }) => (phone ? [toDigits(phone)] : [])),
  )
  return [
    '| service | own | listed | hidden | none |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    `\n${numbers.length} numbers, ${new Set(numbers).size} different ones.\n`,
  ].join('\n')
}

const { values } = parseArgs({ options: { material: { type: 'string' }, report: { type: 'boolean' } } })
if (values.material) {
  compile(values.material, values.report ?? false)
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
