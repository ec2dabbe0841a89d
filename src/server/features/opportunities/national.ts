import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { ListedOpportunity } from '#domain/opportunities/opportunity.ts'

/** A national program, with the data files that support everything it says. */
export const NationalOpportunity = z.object({
  ...ListedOpportunity.shape,
  from: z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(6)),
})
const NationalFile = z.object({ opportunities: z.array(NationalOpportunity) })

/** Programs available nationwide. An invalid file stops startup. */
export function readNational(folder: string): z.infer<typeof NationalOpportunity>[] {
  return z.parse(NationalFile, JSON.parse(readFileSync(path.join(folder, 'national.json'), 'utf8'))).opportunities
}
