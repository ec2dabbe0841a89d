import * as z from 'zod/mini'

/** The classes of T-11.5 that show the card of help lines; where several apply, the first in this order wins. */
export const crisisKinds = [
  'overdose',
  'medical',
  'self_harm',
  'child_harm',
  'being_hurt',
  'hurting_others',
  'someone_at_risk',
  'using_or_withdrawal',
  'trafficking',
  'hopeless',
] as const

/**
 * Who or what the danger is about, where another line than the usual one of its class is right: a gang is not a partner,
 * and an old person is not a child.
 */
export const crisisThemes = [
  'sexual',
  'partner',
  'stranger',
  'child',
  'elder',
  'exploited',
  'swallowed',
  'alone',
  'using',
  'veteran',
  'native',
  'trans',
] as const
export type CrisisTheme = (typeof crisisThemes)[number]

/** `now`: somebody may be in danger this minute, so 911 comes first. `support`: a line to call or text. */
export const Crisis = z.object({
  kind: z.enum(crisisKinds),
  level: z.enum(['now', 'support']),
  about: z.optional(z.array(z.enum(crisisThemes))),
})
export type Crisis = z.infer<typeof Crisis>
export type CrisisKind = Crisis['kind']
