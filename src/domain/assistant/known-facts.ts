import { fold } from '../text/fold.ts'

/** What a person has told about their situation that changes most answers. */
export const knownFactNames = [
  'on_parole',
  'on_probation',
  'no_id',
  'no_address',
  'no_phone',
  'no_money',
  'has_children',
  'veteran',
  'on_registry',
  'for_someone_else',
] as const
export type KnownFact = (typeof knownFactNames)[number]

const patterns: Readonly<Record<KnownFact, RegExp>> = {
  on_parole: /\b(?:on parole|my parole|parole officer|en libertad condicional|mi parole|bajo palabra)\b/,
  on_probation: /\b(?:on probation|my probation|probation officer|en probatoria|mi probatoria|en probation|a prueba)\b/,
  no_id:
    /\b(?:no|without|lost my|dont have (?:an?|any|my)?|havent got (?:an?|my)?|sin|no tengo(?: mi)?|perdi mi) ?(?:photo |state )?(?:id|identification|identificacion)\b/,
  no_address:
    /\b(?:homeless|no (?:fixed )?address|nowhere to (?:stay|live|sleep|go)|sleep(?:ing)? (?:outside|in my car|on the street)|living in my car|sin (?:casa|techo|domicilio|direccion)|no tengo (?:casa|donde (?:dormir|vivir|quedarme)|domicilio|direccion)|duermo en (?:la calle|mi carro))\b/,
  no_phone: /\b(?:no phone|dont have a phone|without a phone|sin telefono|no tengo (?:telefono|celular))\b/,
  no_money:
    /\b(?:no money|broke|cant (?:pay|afford)|have no income|sin dinero|no tengo (?:dinero|con que pagar)|no me alcanza)\b/,
  has_children: /\b(?:my (?:kids?|children|son|daughter|baby)|mis? (?:hijos?|hijas?|ninos?|bebe))\b/,
  veteran: /\b(?:veteran|i served in|veterano|veterana|fui militar)\b/,
  on_registry:
    /\b(?:on the registry|registrant|have to register|en el registro|tengo que registrarme|registro sexual)\b/,
  for_someone_else:
    /\b(?:(?:for|its for|asking for|helping) my (?:son|daughter|brother|sister|husband|wife|dad|mom|father|mother|boyfriend|girlfriend|friend|cousin|nephew|uncle)|(?:para|es para|ayudo a|ayudar a) mi (?:hijo|hija|hermano|hermana|esposo|esposa|papa|mama|novio|novia|amigo|amiga|primo|prima|sobrino|tio))\b/,
}
/** "I am not on parole", "off parole". */
const denied = /\b(?:not|off|done with|finished|never|no estoy|ya no|termine|acabe)(?: \w+){0,2}$/

/** Reads them from the person's own messages; nothing is kept. */
export function findKnownFacts(turns: readonly string[]): KnownFact[] {
  const texts = turns.map(fold)
  return knownFactNames.filter((name) =>
    texts.some((text) => {
      const match = patterns[name].exec(text)
      return match !== null && !denied.test(text.slice(0, match.index).trim())
    }),
  )
}
