import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ModelHead, type PackedModel } from '#domain/danger/model-file.ts'

/** A trained model: what can be read, and the weights. */
export async function readModel(folder: string, name: string): Promise<PackedModel> {
  const [head, rows] = await Promise.all([
    readFile(path.join(folder, `${name}.json`), 'utf8'),
    readFile(path.join(folder, `${name}.bin`)),
  ])
  return { ...ModelHead.parse(JSON.parse(head)), rows }
}
