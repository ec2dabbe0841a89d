import * as z from 'zod/mini'
import type { NeedKey } from '#domain/needs/needs.ts'

/**
 * What people need in their first days, and any other help. Where none is near, the results say so and name who knows
 * more.
 */
const firstDaysKinds = [
  'shelter',
  'food',
  'id-office',
  'clinic',
  'job-center',
  'legal-help',
  'cash',
  'family',
  'ride',
  'other-help',
] as const
export const FirstDaysKind = z.enum(firstDaysKinds)
export type FirstDaysKind = z.infer<typeof FirstDaysKind>

/** Under which need its absence is told; other help may be of any. */
export const needByFirstDaysKind: Readonly<Record<Exclude<FirstDaysKind, 'other-help'>, NeedKey>> = {
  shelter: 'housing',
  food: 'food-assistance',
  'id-office': 'id-documentation',
  clinic: 'healthcare',
  'job-center': 'employment',
  'legal-help': 'legal',
  cash: 'financial-assistance',
  family: 'family-child-support',
  ride: 'transportation',
}

const line = (max: number) => z.nullable(z.string().check(z.maxLength(max)))

/** Nothing of this kind is listed near the person; the contact is the way on, taken from the directory. */
export const Absence = z.lazy(() =>
  z.object({
    kind: FirstDaysKind,
    contact: z.object({
      /** The listing's id. */
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
      name: z.string().check(z.minLength(1), z.maxLength(300)),
      phone: line(64),
      website: line(2048),
      /** A number of one list that nobody called: it stands behind 2-1-1 and the site. */
      uncalledPhone: z.optional(line(64)),
    }),
  }),
)
export type Absence = z.infer<typeof Absence>
