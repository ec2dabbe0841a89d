import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { partFolder } from '../src/server/engines/directory/directory-folders.ts'
import { citiesFile, decodeCities } from '../src/server/engines/places/place-files.ts'
import { StateLinesFile } from '#domain/facts/state-lines.ts'
import { compileDirectory, compilePart, type CompileResult } from './directory/compile/compile.ts'
import { readMaterial } from './directory/compile/material.ts'
import { formatQualityReport } from './directory/compile/report.ts'

const usage = 'Usage: npm run compile-directory -- --material <folder with data/ and facts/> [--to <folder>] [--report]'
const data = path.join(import.meta.dirname, '..', 'data')

/** The cities that `npm run compile-places` wrote. */
function readCities() {
  return decodeCities(readFileSync(path.join(data, 'places', citiesFile), 'utf8'))
}

/** The numbers that `npm run compile-state-lines` wrote. */
function readStateLines() {
  const file = path.join(data, 'facts', 'state-lines.json')
  return StateLinesFile.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Compiles the gathered material into the project's own files, the directory and its part, and reports their quality. */
function compile(materialFolder: string, folder: string, isReporting: boolean): void {
  const material = readMaterial(materialFolder)
  const cities = readCities()
  const directory = compileDirectory(material, cities, readStateLines())
  write(directory, path.join(folder, 'directory'), isReporting)
  write(compilePart(material, directory, cities), path.join(folder, partFolder), isReporting)
  const unused = material.lists.corrections.listUnused()
  if (unused.length > 0) process.stderr.write(`No row has these corrections:\n${unused.join('\n')}\n`)
}

function write(compiled: CompileResult, folder: string, isReporting: boolean): void {
  const report = formatQualityReport(compiled)
  rmSync(path.join(folder, 'states'), { recursive: true, force: true })
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
  compile(values.material, values.to ?? data, values.report ?? false)
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
