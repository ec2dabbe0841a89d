import { fold } from '#domain/text/fold.ts'

/** Parts of the United States without directory data: people there get a notice instead of an empty list. */
const territories = [
  ['pr', 'puerto rico'],
  ['gu', 'guam'],
  ['vi', 'us virgin islands', 'virgin islands', 'islas virgenes'],
  ['as', 'american samoa', 'samoa americana'],
  ['mp', 'northern mariana islands', 'islas marianas del norte'],
].flat()

export function isTerritory(state: string): boolean {
  return territories.includes(fold(state).replace(/^u s /, 'us '))
}
