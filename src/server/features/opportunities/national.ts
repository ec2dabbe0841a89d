import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { ListedOpportunity } from '#domain/opportunities/opportunity.ts'

/** One of the country's programmes, with the files of ours that everything it says stands in. */
export const NationalOpportunity = z.object({
  ...ListedOpportunity.shape,
  from: z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(6)),
})
const NationalFile = z.object({ opportunities: z.array(NationalOpportunity) })

/** The programmes that are there for everybody, wherever they are. A file that does not parse stops the start. */
export function readNational(folder: string): z.infer<typeof NationalOpportunity>[] {
  return z.parse(NationalFile, JSON.parse(readFileSync(path.join(folder, 'national.json'), 'utf8'))).opportunities
}
