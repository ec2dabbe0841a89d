import { fold } from '../text/fold.ts'

/**
 * Common given names in the US that mean nothing else in either language: Will, Mark, Grace, Rosa or Ángel would match
 * more words than people. Compared without accents.
 */
const givenNames: ReadonlySet<string> = new Set(
  (
    'aaron adam adriana alan albert alberto alejandra alejandro alex alexander alfredo alice alicia amanda amber ' +
    'amy ana andrea andrew angela anna anthony antonio armando arthur ashley barbara benjamin betty beverly ' +
    'brandon brenda brian bruce bryan carl carla carlos carmen carol carolyn catherine cecilia charles cheryl ' +
    'christina christine christopher claudia craig crystal cynthia daniel david deborah debra denise dennis diana ' +
    'diane diego donald donna dorothy douglas dylan eduardo edward elena elizabeth emily enrique eric esteban ' +
    'ethan eugene evelyn felipe fernando francisco gabriel gabriela gary george gerald gloria gregory guadalupe ' +
    'guillermo gustavo hannah hector heather helen henry isabel jacob jacqueline jaime james jamal janet janice ' +
    'jason javier jeffrey jennifer jeremy jerry jessica joan john johnny jonathan jorge jose joseph joshua juan ' +
    'juana juanita judith judy julia julie julio justin karen karla kathleen kathryn kayla keith kelly kenneth ' +
    'kevin kimberly kyle larry laura lauren lawrence leonardo leticia linda lisa lorenzo louis lucia luis luisa ' +
    'malik manuel marcos marcus margaret margarita maria marie marilyn mario martha marvin mary matthew megan ' +
    'melissa michael michelle miguel monica nancy natalie nathan nicholas nicole olivia oscar pablo pamela ' +
    'patricia patrick paul pedro peter philip rachel rafael ramon raquel raul raymond rebecca renee ricardo ' +
    'richard robert roberto rodney rodrigo roger ronald roy russell ruth ryan samantha samuel sandra sara sarah ' +
    'scott sean sergio shannon sharon shirley sofia stephanie stephen steven susan susana teresa terrence terry ' +
    'theresa thomas timothy tyler tyrone vanessa veronica vicente victor victoria vincent virginia walter wayne ' +
    'william xavier yolanda zachary'
  ).split(' '),
)

export interface NameMatch {
  match: string
  start: number
}

/** A word that could be a name: a capital, then lowercase letters. Acronyms (DMV, SNAP) do not match. */
const word = String.raw`\p{Lu}\p{Ll}+(?:['’-]\p{Lu}?\p{Ll}+)*(?!\p{L})`
const boundary = String.raw`(?<![\p{L}\d])`

const listed = (text: string) => new Set(text.split(' '))

/**
 * Capitalized words that are not a person: days, months, faiths, languages, peoples, and words for offices and places.
 */
const noPerson = listed(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august ' +
    'september october november december lunes martes miercoles jueves viernes sabado domingo enero febrero marzo ' +
    'abril mayo junio julio agosto septiembre octubre noviembre diciembre christian catholic muslim jewish mormon ' +
    'baptist mexican american latino latina hispanic black white african native indian chicano cristiano ' +
    'cristiana catolico catolica mexicano mexicana english spanish ingles espanol god dios jesus lord allah ' +
    'christmas easter navidad center centre services service department office program project house home homes ' +
    'church mission ministry ministries clinic hospital health school college university library foundation ' +
    'network council coalition association society bank court county city state street avenue road park legal aid ' +
    'social security goodwill salvation army catholic charities job works workforce medicaid medicare lifeline ' +
    'walmart amazon uber google facebook the and but then when what they he she we you it if centro oficina ' +
    'servicios departamento programa casa iglesia clinica escuela biblioteca fundacion condado ciudad estado ' +
    'calle avenida el la los las y pero cuando entonces',
)
/** "San Jose" and "St. Joseph" are places, not people. */
const placeNamePrefix = /(?:^|[^\p{L}])(?:San|Santa|Santo|Saint|St|Ste|Sta|Fort|Ft|Port|Mount|Mt|Lake)\.?\s+$/u
/** "Carl Building", "George Street": the last word shows that it is not a person. */
const placeNameEndings = listed(
  'street st avenue ave road rd boulevard blvd drive dr way lane plaza park center centre building library school ' +
    'hospital clinic church house college university county city foundation center middle elementary high memorial ' +
    'housing apartments shelter',
)

const isPersonWord = (text: string) => !noPerson.has(fold(text))

const titles =
  String.raw`(?:Mr|Mrs|Ms|Mx|Dr|Sgt|Lt|Sr|Sra|Srta|Dra|Lic)\.?|(?:Miss|Officer|Agent|Judge|Sergeant|` +
  String.raw`Lieutenant|Captain|Detective|Deputy|Warden|Doctor|Se[ñn]ora?|Señorita|Don|Do[ñn]a|Oficial|` +
  String.raw`Agente|Juez|Jueza|Doctora|Licenciad[oa]|Pastor|Reverend|Father|Sister|officer|agent|judge|` +
  String.raw`detective|deputy|oficial|agente|juez|jueza|doctora?|licenciad[oa]|se[ñn]ora?)`
const relations =
  'case ?manager|case ?worker|social worker|counselor|sponsor|mentor|officer|po|parole officer|' +
  'probation officer|lawyer|attorney|public defender|boss|manager|supervisor|landlord|cellmate|cellie|roommate|' +
  'neighbor|brother|sister|mom|mother|dad|father|son|daughter|wife|husband|girlfriend|boyfriend|partner|ex|friend|' +
  'cousin|uncle|aunt|nephew|niece|teacher|therapist|judge|victim|co-?worker'
const spanishRelations =
  'oficial|agente|trabajadora? social|consejer[oa]|padrino|madrina|mentora?|abogad[oa]|jef[ea]|' +
  'patr[oó]na?|casero|casera|herman[oa]|mam[aá]|madre|pap[aá]|padre|hij[oa]|espos[oa]|novi[oa]|pareja|amig[oa]|' +
  'prim[oa]|t[ií][oa]|maestr[oa]|terapeuta|jueza?|compañer[oa](?: de (?:celda|cuarto|trabajo))?|vecin[oa]'

/** A word before the name that shows it is a person's. The name is the last capture group. */
const cased = [
  new RegExp(String.raw`${boundary}(?:${titles})\s+(${word}(?:\s+${word}){0,2})`, 'gu'),
  new RegExp(
    String.raw`${boundary}(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)\s+(?:${relations}),?\s+` +
      String.raw`(?:(?:is|was|named|called)\s+)?(${word}(?:\s+${word}){0,2})`,
    'gu',
  ),
  new RegExp(
    String.raw`${boundary}(?:[Mm]i|[Nn]uestr[oa]|[Ss]u)\s+(?:${spanishRelations}),?\s+(?:(?:es|era|se llama)\s+)?` +
      String.raw`(${word}(?:\s+(?:de\s+)?${word}){0,2})`,
    'gu',
  ),
  new RegExp(String.raw`${boundary}(?:I\s+am|I['’]m|[Tt]his\s+is|[Ss]oy|[Aa]quí)\s+(${word}(?:\s+${word}){0,2})`, 'gu'),
  new RegExp(
    String.raw`${boundary}(?:[Aa]sk(?:ed)? for|[Tt]alk(?:ed)? (?:to|with)|[Ss]p(?:eak|oke) (?:to|with)|[Nn]amed|` +
      String.raw`[Cc]alled|[Pp]regunt(?:e|a|ar|é) por|[Hh]abl(?:e|a|ar|é) con|se llama(?:ba)?)\s+` +
      String.raw`(${word}(?:\s+${word}){0,2})`,
    'gu',
  ),
]

/** After these words anything is treated as a name, whatever its case. */
const introduced = new RegExp(
  String.raw`${boundary}(?:my (?:full |real |legal )?name(?:['’]s| is)|me llamo|mi nombre (?:completo )?es)\s+` +
    String.raw`(\p{L}{2,}(?:\s+\p{L}{2,}){0,3})`,
  'giu',
)
const noName = listed(
  'on in not still now also the an my under being clear cleared there that what no never only just spelled wrong ' +
    'different new old flagged mud en la el que no ya muy asi diferente nueva nuevo',
)
const lowerAfter = new RegExp(
  String.raw`${boundary}(?:(?:my|our|his|her|mi|su)\s+(?:${relations}|${spanishRelations})|mr|mrs|ms|officer|judge)` +
    String.raw`\.?\s+(\p{Ll}{3,})(?![\p{L}])`,
  'giu',
)
const capitals = new RegExp(String.raw`${boundary}(${word})((?:\s+(?:de\s+(?:la\s+)?)?${word}){1,3})`, 'gu')

/** Names of people, as far as the context or the name itself shows. */
export function findNames(text: string): NameMatch[] {
  const found: NameMatch[] = []
  const add = (name: string, start: number) => {
    if (!found.some((other) => start < other.start + other.match.length && other.start < start + name.length)) {
      found.push({ match: name, start })
    }
  }
  const getStart = (match: RegExpExecArray, name: string) => match.index + match[0].length - name.length
  for (const pattern of cased) {
    for (const match of text.matchAll(pattern)) {
      const name = personPart(match[1] ?? '')
      if (name !== '') add(name, getStart(match, match[1] ?? ''))
    }
  }
  for (const match of text.matchAll(introduced)) {
    const [first = '', ...more] = (match[1] ?? '').split(/\s+/)
    const isLower = more.findIndex((part) => !/^\p{Lu}/u.test(part))
    const name = [first, ...(isLower === -1 ? more : more.slice(0, isLower))].join(' ')
    if (!noName.has(fold(first))) add(name, getStart(match, match[1] ?? ''))
  }
  for (const match of text.matchAll(lowerAfter)) {
    const name = match[1] ?? ''
    if (givenNames.has(fold(name))) add(name, getStart(match, name))
  }
  for (const match of text.matchAll(capitals)) {
    if (isFullName(text, match)) add(match[0], match.index)
  }
  return found
}

/** The words up to the first that is not part of a person's name: "Sam Monday" is Sam. */
function personPart(name: string): string {
  const parts = name.split(/\s+/)
  const end = parts.findIndex((part) => !isPersonWord(part) || placeNameEndings.has(fold(part)))
  if (end === 0 || (end > 0 && placeNameEndings.has(fold(parts[end] ?? '')))) return ''
  return (end === -1 ? parts : parts.slice(0, end)).join(' ')
}

/** "Maria Lopez helped me": a given name and one more word, with nothing around them that suggests a place. */
function isFullName(text: string, match: RegExpExecArray): boolean {
  const [whole, first = '', rest = ''] = match
  const others = rest.trim().split(/\s+/).map(fold)
  if (!givenNames.has(fold(first)) || others.some((other) => placeNameEndings.has(other) || noPerson.has(other)))
    return false
  const before = text.slice(0, match.index)
  const after = fold(/^\s+(\p{L}+)/u.exec(text.slice(match.index + whole.length))?.[1] ?? '')
  return !placeNamePrefix.test(before) && !placeNameEndings.has(after)
}
