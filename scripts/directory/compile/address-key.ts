const short: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  highway: 'hwy',
  court: 'ct',
  place: 'pl',
  parkway: 'pkwy',
  circle: 'cir',
  square: 'sq',
  terrace: 'ter',
  turnpike: 'tpke',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  suite: 'ste',
  unit: 'ste',
  room: 'ste',
  rm: 'ste',
  apartment: 'ste',
  apt: 'ste',
  building: 'bldg',
  floor: 'fl',
  saint: 'st',
  mount: 'mt',
  fort: 'ft',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
}

/** The words of a name or an address, normalized so that two lists agree on them. */
export function splitKeyWords(text: string | null): string[] {
  return (text ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/#/g, ' ste ')
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => short[word] ?? word)
}

/** One text for "100 Main Street, Suite 5" and "100 MAIN ST #5" in the same city; null without a street. */
export function toAddressKey(address: {
  street: string | null
  city: string | null
  state: string | null
}): string | null {
  const street = splitKeyWords(address.street)
    .filter((word, at, all) => !(word === 'ste' && all[at - 1] === 'ste'))
    .join(' ')
  return street ? `${street}|${splitKeyWords(address.city).join(' ')}|${address.state}` : null
}

export const toNameKey = (name: string): string => splitKeyWords(name).join(' ')
