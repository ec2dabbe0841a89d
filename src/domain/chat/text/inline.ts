/** A piece of one line of an answer. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  /** `isOutside`: to another site, so in a new tab; a phone or mail link is not. */
  | { type: 'link'; href: string; isOutside: boolean; text: string }
