/** Somebody the person wrote about as support. */
export interface NamedHelper {
  /** As the person writes it: "Ray", "Sra. Ortiz". */
  name: string
  /** Works where the person stays or with their case, and is asked about that. */
  isStaff: boolean
  /** Shares a home with the person, who need not call them. */
  isAtHome: boolean
  /** A relative without a name: the plan says “your mom”. */
  kin?: Kin
}

/** Relatives, as people write of them in both languages; the nearest first. */
const kinWords = {
  dad: /\b(?:my )?(?:dad|daddy|father|pops)\b(?!['’ -]*in)|\bmi (?:pap[aá]|ap[aá]|jefe)\b/i,
  grandpa: /\b(?:grandpa|granddad|papaw|pawpaw|grandfather)\b|\babuelo\b/i,
  // Of a boyfriend it is his; a jefa may be a boss.
  mom: /(?<!\b(?:his|her|their|bf['’]?s?|boyfriend['’]?s?|gf['’]?s?|girlfriend['’]?s?|wife['’]?s?|husband['’]?s?|ex['’]?s?|dad['’]?s|friend['’]?s?|homie['’]?s?) )\b(?:my )?(?:mom|moms|mama|momma|mother|ma)\b(?!['’ -]*in)|\bmi (?:mam[aá]|m[aá]|mai|madre|jefita|ama|amá)\b/i,
  sister: /\bsister\b|\bhermana\b/i,
  brother: /\bbrother\b|\bhermano\b/i,
  aunt: /\b(?:aunt|auntie|aunty)\b|\b(?:mi )?(?:t[ií]a|titi)\b/i,
  uncle: /\buncle\b|\bmi t[ií]o\b/i,
  grandma: /\b(?:grandma|granny|gran|mamaw|nana|grandmother)\b|\babuela\b/i,
  'mother-in-law': /\bmother[- ]in[- ]law\b|\bsuegra\b/i,
  cousin: /\bcousin\b|\bprim[oa]\b/i,
  friend: /\bbuddy\b|\bmy friend\b|\b(?:mi )?(?:amig[oa]|comadre|compadre|compa)\b/i,
} as const
export type Kin = keyof typeof kinWords
/** Far, gone, or not on speaking terms. */
const notNear =
  /\b(?:no|not|never|dont|don['’]t|cant|can['’]t|won['’]t|isnt|aint|but|pero|ya no|muri[oó]|died|passed|dead|gone|far|lejos|prison|jail|locked|encerrad[oa]|adentro|pres[oa]|by phone|por tel[eé]fono|sabe donde|kinda|i guess|uses|using|gets high|drinks|usa|drogas|me alejo|stay away|se droga|usa drogas)\b|\b(?:in|en|at) [\p{L}]{4,}/iu

/** A relative or friend who is near, where nobody is called by name. */
export function findKin(support: string): NamedHelper | null {
  for (const part of support.split(/[.;\n]/)) {
    const [first = ''] = part.split(/,|\band\b|\by\b/)
    const kin = (Object.keys(kinWords) as Kin[]).find((name) => kinWords[name].test(first))
    if (kin && !notNear.test(part)) return { name: '', isStaff: false, isAtHome: atHome.test(part), kin }
  }
  return null
}

const titles = String.raw`(?:(?:[Mm]rs?|[Mm]s|[Ss]ra?|[Dd]r|[Rr]ev)\.?|[Mm]iss|[Dd]on|[Dd]oña|[Ss]eñora?|[Pp]astor|[Ff]ather|[Pp]adre|[Ss]ister|[Bb]rother|[Hh]ermana|[Hh]ermano)`
/** A word in capitals at the start of a sentence is a name only where more about the person follows. */
const names = new RegExp(
  String.raw`(?<before>(?:^|[\s,(])(?:${titles}\s)?)(?<name>\p{Lu}[\p{Ll}’']+(?:\s\p{Lu}\p{Ll}+)?)(?=(?<after>[^.;\n]*))`,
  'gu',
)
const titleBefore = new RegExp(`${titles}(?=\\s$)`)
const isWordForKin = /^(?:sister|brother|hermana|hermano|pastor|father|padre)$/i
/** Names of places, days and offices stand behind these. */
const notBehind = /\b(?:in|en|from|de|del|at|to|near|of|on|el|la|los|las|the|until|hasta|since|desde)\s*$/i
const notNames =
  /^(?:I|I['’]\w+|My|Mi|Mis|The|El|La|Los|Las|Un|Una|A|An|One|No|Nobody|Nadie|None|Just|Only|Solo|Sister|Brother|Mom|Mother|Mama|Mamá|Dad|Father|Papá|Wife|Husband|Aunt|Auntie|Uncle|Tía|Tío|Cousin|Friend|Friends|Family|Familia|Ex|Used|Some|Also|And|But|Pero|Y|She|He|They|Ella|Él|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|Weekends?|Domingos?|Lunes|Martes|Miércoles|Jueves|Viernes|Sábados?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Thanksgiving|God|Jesus|Dios|Lord|Army|Navy|Marines|Medicaid|Parole|Probation|Church|Iglesia|Spanish|English|Facebook|Not|Lives|Works|Vivo|Tengo|Nomás|Casi|Hay|Me|Have|Got|Still|Well|Maybe|Probably|Our|We|His|Her|There|It|This|That|Everyone|Everybody|Group|Program|Shelter|Court|County|State)$/u
/** A child does not help with rides and calls; whoever is very sick is not asked for more. */
const notAsked =
  /\b(?:dog|cat|perr[oa]|gat[oa]|daughter|son|kid|kids|baby|boy|girl|hij[oa]s?|niet[oa]s?|nen[ea]s?|niñ[oa]s?|bebe|bebé)\s*,?\s*$/i
const isGrown = /\b(?:vivo con|me quedo|espos[oa]|husband|wife|trabaja|works?|live with|sofa|couch|drives?)\b/i
const tooSick =
  /\b(?:alzheimer|dementia|demencia|dying|hospice|passed|died|muri[oó]|falleci[oó]|in (?:jail|prison)|pres[oa])\w*/i
const atHome =
  /\b(?:liv(?:e|es|ing) (?:with|together)|vivo con|vivimos|wife|husband|espos[oa]|my lady|roommate|stay(?:ing)? with|me quedo)\b/i
/** Behind these stands the name of a house, not of a person. */
const isInstitution =
  /\b(?:church|iglesia|parroquia|parish|temple|mosque|templo|program|programa|shelter|albergue|mission|mision|clinic|clinica|center|centro|house|casa|group|grupo|school|escuela|union|ministry|ministerio|agency|team|gym|company|job|work|trabajo|shop|taller|town|city|county)\b[\s,:(]*(?:called|named|is|se llama|de|la|el|at|the)?[\s,:(]*$/i
/** Whoever decides about the person is not asked for a favor. */
const isOfficial =
  /\b(?:p\.?o\.?|parole|probation|probatoria|probaci[oó]n|officer|oficial|agent|agente|supervisor|judge|jue[zs]a?|magistrate|lawyer|attorney|abogad[oa]|public defender|defensor[a]?|prosecutor|fiscal|detective|caseworker|case worker|worker de cps|dcfs|cps|ice)\b/i
const staff =
  /\b(?:case ?manager|case ?worker|counselor|consejer[oa]|social worker|trabajador[a]? social|director|staff|house manager|encargad[oa])\b/i

/** The first grown person whom somebody names among those who are with them; null where there is no name. */
export function findNamedHelper(support: string): NamedHelper | null {
  const found = [...support.matchAll(names)].flatMap(({ index, groups }) => {
    const { before = '', name = '', after = '' } = groups ?? {}
    const title = titleBefore.exec(before)?.[0]
    const lead = support.slice(0, index) + (title === undefined ? before : before.slice(0, -title.length - 1))
    const sentence = lead.split(/[.;\n]/).at(-1) ?? ''
    const isFirstWord = sentence.trim() === ''
    const isName =
      !notNames.test(name.split(' ')[0] ?? '') &&
      (title !== undefined || !notBehind.test(lead)) &&
      (!notAsked.test(lead) || isGrown.test(after)) &&
      !isInstitution.test(lead) &&
      !isOfficial.test(sentence.split(',').at(-1) ?? '') &&
      !/^\s*(?:,|\(|is|es)?\s*(?:my |mi |the |la |el )?(?:p\.?o\.?|parole|probation|officer|oficial|agente?|lawyer|abogad[oa]|judge|juez)\b/i.test(
        after,
      ) &&
      !tooSick.test(after.split(',')[0] ?? '') &&
      (!isFirstWord ||
        before.trim() !== '' ||
        /^\s*(?:,|\(|una?\b|my\b|mi\b|the\b|la\b|el\b|from\b|de\b|$)/i.test(after))
    const isWord = title !== undefined && isWordForKin.test(title)
    return isName
      ? [
          {
            name: title && !isWord ? `${title} ${name}` : name,
            isStaff: staff.test(sentence.split(',').at(-1) ?? ''),
            isAtHome: atHome.test(sentence + after),
          },
        ]
      : []
  })
  return found.find(({ isStaff }) => !isStaff) ?? found[0] ?? null
}

/** Whoever works with the person's case, where they name somebody. */
export function findNamedStaff(support: string): NamedHelper | null {
  const helper = support
    .split(/(?<!\b(?:mrs?|ms|sra?|dr))\.|[;,\n]|\b(?:and|y|e)\b/i)
    .filter((part) => staff.test(part))
    .map((part) => findNamedHelper(` ${part}`))
    .find((found) => found !== null)
  return helper ?? null
}

const lawyerWords =
  /\b(?:lawyer|attorney|public defender|pd|abogad[oa]|defensora?(?: p[uú]blic[oa])?|licenciad[oa]|counsel)\b/i
/** "ms. Robichaux", "Mr Diaz", "la licenciada Ruiz", "my lawyer Kim Tran". */
const lawyerName = new RegExp(
  String.raw`(?<title>${titles}\s+|[Ll]ic(?:enciad[oa])?\.?\s+)?(?<name>\p{Lu}[\p{Ll}’']+(?:\s\p{Lu}\p{Ll}+)?)`,
  'gu',
)
const officialWords = /\b(?:p\.?o\.?|parole|probation|officer|oficial|judge|jue[zs]a?|agent|agente|da|fiscal)\b/i

/** The lawyer or public defender whom the person names; null where none has a name. */
export function findNamedLawyer(answers: readonly string[]): string | null {
  for (const answer of answers) {
    for (const part of answer.split(/(?<!\b(?:mrs?|ms|sra?|dr|lic))\.(?!\d)|[;\n]/i)) {
      const at = part.search(lawyerWords)
      if (at === -1) continue
      const names = [...part.slice(at).matchAll(lawyerName)].flatMap(({ index, groups }) => {
        const { title = '', name = '' } = groups ?? {}
        const before = part.slice(at, at + index)
        const isOther = officialWords.test(before) || (title === '' && notBehind.test(before))
        return isOther || notNames.test(name.split(' ')[0] ?? '') || lawyerWords.test(name) ? [] : [`${title}${name}`]
      })
      if (names[0] !== undefined) return names[0].charAt(0).toUpperCase() + names[0].slice(1)
    }
  }
  return null
}
