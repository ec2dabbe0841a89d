import { getStateTimeZone } from './state-time-zone.ts'
import type { StateCode } from './states.ts'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'
const alaska = 'America/Anchorage'

/**
 * States with two zones: that of most counties, and the counties of the other, by the last three digits of their FIPS
 * code. 49 CFR part 71 sets the line; where it comes from and how it was checked: data/places/SOURCE.md.
 */
const dividedStates: Partial<Record<StateCode, { fips: string; main: string; other: string; counties: string }>> = {
  AK: { fips: '02', main: alaska, other: 'America/Adak', counties: '' },
  FL: { fips: '12', main: eastern, other: central, counties: '005 013 033 059 063 091 113 131 133' },
  ID: { fips: '16', main: mountain, other: pacific, counties: '009 017 021 035 049 055 057 061 069 079' },
  IN: { fips: '18', main: eastern, other: central, counties: '051 073 089 091 111 123 127 129 147 149 163 173' },
  KS: { fips: '20', main: central, other: mountain, counties: '071 075 181 199' },
  KY: {
    fips: '21',
    main: eastern,
    other: central,
    counties:
      '001 003 007 009 027 031 033 035 039 047 053 055 057 059 061 075 083 085 087 091 099 101 105 107 139 141 143 145 149 157 169 171 177 183 207 213 219 221 225 227 233',
  },
  MI: { fips: '26', main: eastern, other: central, counties: '043 053 071 109' },
  ND: { fips: '38', main: central, other: mountain, counties: '001 007 011 025 033 037 041 087 089' },
  NE: {
    fips: '31',
    main: central,
    other: mountain,
    counties: '005 007 013 029 033 045 049 057 069 075 091 101 105 123 135 157 161 165',
  },
  NV: { fips: '32', main: pacific, other: mountain, counties: '' },
  OR: { fips: '41', main: pacific, other: mountain, counties: '045' },
  SD: {
    fips: '46',
    main: central,
    other: mountain,
    counties: '007 019 031 033 041 047 055 063 071 081 093 102 103 105 137',
  },
  TN: {
    fips: '47',
    main: central,
    other: eastern,
    counties:
      '001 009 011 013 019 025 029 057 059 063 065 067 073 089 091 093 105 107 121 123 129 139 143 145 151 155 163 171 173 179',
  },
  TX: { fips: '48', main: central, other: mountain, counties: '141 229' },
}

const countyZones = new Map(
  Object.values(dividedStates).flatMap(({ fips, other, counties }) =>
    counties
      .split(' ')
      .filter(Boolean)
      .map((county) => [fips + county, other] as const),
  ),
)

/**
 * Counties with two clocks: the towns that keep the other one, and those of which the law and the people say different
 * things (null). In Arizona the Navajo Nation keeps daylight saving time and the Hopi Reservation within it does not.
 */
const dividedCounties: Readonly<Record<string, readonly (readonly [zone: string | null, towns: string])[]>> = {
  '01017': [[eastern, 'huguley,lanett,valley']],
  '01081': [[eastern, 'smiths station']],
  '01113': [[eastern, 'ladonia,phenix city']],
  '02016': [['America/Adak', 'adak,atka']],
  '04001': [
    [
      mountain,
      'chinle,dennehotso,fort defiance,ganado,houck,lukachukai,lupton,many farms,nazlini,red valley,rock point,round rock,saint michaels,st michaels,st. michaels,teec nos pos,tsaile,window rock',
    ],
    [null, 'chambers,sanders'],
  ],
  '04005': [
    [mountain, 'cameron,kaibeto,kaibito,leupp,tonalea,tuba city'],
    [null, 'gray mountain,lechee'],
  ],
  '04017': [
    [mountain, 'blue gap,dilkon,indian wells,kayenta,pinon,shonto'],
    [null, 'keams canyon,lechee'],
  ],
  '12045': [[central, 'wewahitchka']],
  '16049': [[mountain, 'lucile,pollock,riggins,warren']],
  '31031': [[mountain, 'cody,kilgore,merriman,nenzel']],
  '32007': [
    [mountain, 'west wendover'],
    [null, 'jackpot,jarbidge,mountain city,owyhee'],
  ],
  '38053': [[mountain, 'cartwright,grassy butte']],
  '46117': [[null, 'fort pierre']],
  '48109': [[mountain, 'salt flat']],
}

interface Place {
  state: string | null
  countyFips: string | null
  city: string | null
}

/**
 * The time zone a place keeps its hours in. Null where it cannot be told: nationwide services, services of a whole
 * state with two zones, and places in a divided county whose town is unknown.
 */
export function getPlaceTimeZone({ state, countyFips, city }: Place): string | null {
  if (state === null) return null
  if (countyFips === null) return getStateTimeZone(state)
  const divided = dividedCounties[countyFips]
  if (divided) {
    const town = city?.trim().toLowerCase()
    if (!town) return null
    const exception = divided.find(([, towns]) => towns.split(',').includes(town))
    if (exception) return exception[0]
  }
  return countyZones.get(countyFips) ?? dividedStates[state as StateCode]?.main ?? getStateTimeZone(state)
}
