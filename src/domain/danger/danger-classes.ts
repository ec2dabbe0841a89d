/** Kinds of danger that a message can tell of. */
export const dangerClasses = [
  'self-now',
  'hopeless',
  'someone-else',
  'overdose',
  'use-or-withdrawal',
  'being-hurt',
  'hurt-someone',
  'child-or-dependent',
  'exploited',
  'medical',
] as const
export type DangerClass = (typeof dangerClasses)[number]

/** What the judge tells apart: each danger, distress without danger, and everything else. */
export const judgedClasses = [...dangerClasses, 'distress', 'none'] as const
export type JudgedClass = (typeof judgedClasses)[number]

/** Who or what a danger is about, where that decides which help lines are right. `partner` stands for family too. */
export const dangerThemes = [
  'partner',
  'stranger',
  'sexual',
  'child',
  'elder',
  'exploited',
  'swallowed',
  'using-alone',
] as const
export type DangerTheme = (typeof dangerThemes)[number]
