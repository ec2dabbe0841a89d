import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { citiesFile, decodeCities } from '../src/server/engines/places/place-files.ts'
import { compileDirectory } from './directory/compile/compile.ts'
import { readMaterial } from './directory/compile/material.ts'
import { formatQualityReport } from './directory/compile/report.ts'

const usage = 'Usage: npm run compile-directory -- --material <folder with data/ and facts/> [--to <folder>] [--report]'
const committed = path.join(import.meta.dirname, '..', 'data', 'directory')

/** The cities that `npm run compile-places` wrote. */
function readCities() {
  return decodeCities(readFileSync(path.join(committed, '..', 'places', citiesFile), 'utf8'))
}

/** Compiles the gathered material into the project's own files and reports their quality. */
function compile(material: string, folder: string, isReporting: boolean): void {
  const compiled = compileDirectory(readMaterial(material), readCities())
  const report = formatQualityReport(compiled)
  mkdirSync(path.join(folder, 'states'), { recursive: true })
  for (const [name, text] of compiled.files) writeFileSync(path.join(folder, name), text)
  writeFileSync(path.join(folder, 'REPORT.md'), report)
  const { listings, version } = compiled.manifest
  process.stdout.write(isReporting ? report : `${listings} listings, version ${version}, in ${folder}.\n`)
}

const { values } = parseArgs({
  options: { material: { type: 'string' }, to: { type: 'string' }, report: { type: 'boolean' } },
})
if (values.material) {
  compile(values.material, values.to ?? committed, values.report ?? false)
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
