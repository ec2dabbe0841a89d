import { readFile, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { computeVersion } from '#server/engines/knowledge/read-guides.ts'

export const knowledgeFolder = fileURLToPath(new URL('../../data/knowledge/', import.meta.url))

/** Marks every Spanish guide as matching the current English one. Run it after reading both. */
export async function stampTranslations(): Promise<string[]> {
  for (const name of (await readdir(join(knowledgeFolder, 'es'))).filter((file) => file.endsWith('.md'))) {
    const path = join(knowledgeFolder, 'es', name)
    const english = await readFile(join(knowledgeFolder, 'en', name), 'utf8')
    const spanish = await readFile(path, 'utf8')
    const stamped = spanish.replace(/^translates:.*$/m, `translates: ${computeVersion(english)}`)
    if (stamped !== spanish) await writeFile(path, stamped)
  }
  return []
}
