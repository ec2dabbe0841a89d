/**
 * Places that hold people. A treatment unit inside one is no place to walk into, and nobody who comes home should be
 * sent back there by us. When a name leaves doubt the row is left out and counted.
 */
const holdsPeople = new RegExp(
  [
    'jails?', 'prisons?', 'penitentiary', 'reformatory', 'inmates?', 'detention', 'juvenile (?:hall|justice c\\w+)',
    'work release', 'correction(?:al|s)? (?:fac\\w*|inst\\w*|cent\\w*|ctr|complex|unit|camp)', 'county correctional',
    'house of correction', 'incarcerated',
  ].map((words) => `\\b${words}\\b`).join('|'),
  'i',
)

export const isCorrectional = (name: string): boolean => holdsPeople.test(name)
