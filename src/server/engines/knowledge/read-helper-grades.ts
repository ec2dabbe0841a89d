import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { HelperGrades } from '#domain/search/helper-grades.ts'

/** How well each kind of listing helps with a service, as learned. */
export async function readHelperGrades(modelsFolder: string): Promise<HelperGrades> {
  return HelperGrades.parse(JSON.parse(await readFile(path.join(modelsFolder, 'helpers.json'), 'utf8')))
}
