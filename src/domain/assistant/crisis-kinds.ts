import * as z from 'zod/mini'

/** The classes of T-11.5 that show the card of help lines; where several apply, the first in this order wins. */
export const crisisKinds = [
  'overdose',
  'self_harm',
  'child_harm',
  'being_hurt',
  'hurting_others',
  'someone_at_risk',
  'using_or_withdrawal',
  'trafficking',
  'hopeless',
] as const

/** `now`: somebody may be in danger this minute, so 911 comes first. `support`: a line to call or text. */
export const Crisis = z.object({ kind: z.enum(crisisKinds), level: z.enum(['now', 'support']) })
export type Crisis = z.infer<typeof Crisis>
export type CrisisKind = Crisis['kind']
