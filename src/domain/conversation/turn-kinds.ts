/**
 * What a person's turn does in a talk. `ask` stands alone; `follow`, `place`, `person`, `listing`, `again` and `correct` can
 * be understood only with what was said before.
 */
export const turnKinds = [
  'ask',
  /** A further question about the same subject: "how long does that take". */
  'follow',
  /** The same for another place: "and in Houston?". */
  'place',
  /** The same for another person: "it's for my brother". */
  'person',
  /** About the listings just shown: "do they take walk-ins". */
  'listing',
  /** It was said before, or more is wanted. */
  'again',
  /** Reggie misunderstood. */
  'correct',
  'stop',
  'yes',
  'no',
  'thanks',
  'bye',
  'hello',
  /** About Reggie: who it is, what it keeps. */
  'about',
  /** Small talk. */
  'talk',
  /** Off topic. */
  'off',
  /** Anger, grief or tiredness without a question. */
  'vent',
  /** Too little to know what is meant. */
  'vague',
  /** Help to cheat, forge, flee, buy drugs or hurt somebody. */
  'harm',
] as const
export type TurnKind = (typeof turnKinds)[number]

/** Kinds that lean on what was said before. */
export const leaningKinds: ReadonlySet<TurnKind> = new Set([
  'follow',
  'place',
  'person',
  'listing',
  'again',
  'correct',
  'yes',
  'no',
])
