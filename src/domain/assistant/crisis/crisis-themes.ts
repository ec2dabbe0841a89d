import { fold } from '../../text/fold.ts'
import type { Crisis, CrisisKind, CrisisTheme } from '../../help-lines/crisis-kinds.ts'

/** Patterns for folded text: lower case, no accents, no apostrophes, no punctuation. */
const words = (list: string) => new RegExp(`\\b(?:${list})\\b`)

const partner =
  'exs?|husbands?|hubby|wifes?|(?:boy|girl)friends?|[bg]fs?|b[dm]|baby ?s? ?(?:dad\\w*|mama|moms?|father)|my (?:\\w+ )?(?:man|old lady|girl|partner)|espos[oa]|mari[dt]?o|novi[oa]|pareja|mi (?:mujer|[vb]ato|viej[oa]|hombre)|pap\\w* de mis? \\w+'
const relative =
  'sons?|daughters?|bros?|brothers?|sis|sisters?|moms?|mama|mother|dads?|father|uncle|aunt\\w*|cousins?|nephew|niece|gran\\w+|step\\w+|hij\\w+|herman[oa]s?|carnal|papa|apa|ama|ti[oa]|prim[oa]|sobrin[oa]|suegr[oa]|cunad[oa]|yerno|nuera|padrastro|niet[oa]|abuel\\w+|family|familia'
/** Somebody who is named but threatens nobody: "they told my mom", "by my sister's house". */
const bystander = new RegExp(
  `\\b(?:to|told|at|by|with|from|and|a|con|y|donde|(?:foto|escuela|carro|casa) de) (?:my|mi|mis) (?:${relative}|${partner})\\b|\\bmy (?:${relative})s? (?:house|name|porch|crib|car|door|building|phone)|\\b(?:nearest|to|told|asked|at|in|with|pedi a|casa del?|con) (?:\\w+ ){0,2}(?:neighbors?|vecin[oa])\\b|\\bneighbors? (?:not|shed|house|called)`,
  'g',
)
const known = words(`${partner}|(?:my|mi|mis) (?!room|cell|land)(?:\\w+ )?(?:${relative})`)
const stranger = words(
  'gang\\w*|cartel|homies|opp?s|cli(?:que|ca)|(?:my|old|ogs) (?:set|hood)|crips?|snitch\\w*|testif\\w+|green ?li\\w+|landl\\w+|nei?g?hbors?|roo?m+ ?m?ates?|house ?(?:mates?|manager)|foreman|staf+ (?:at|here|member)|bunk(?:ie|y|mate)s?|cell(?:ie|y|mate)s?|cos?|guards?|an? officer|strangers?|boss|resident|i owe|(?:some|these|th[eo]m|two|three|other|\\d|the) (?:\\w+ )?(?:dudes|guys|boys|men|women|girls|fools)|(?:some|this) (?:dude|guy)|(?:dude|guy|m[ae]n|boys|woman|girl|lady) (?:at|in|from|who|down|up)\\w*|some(?:body|one) (?:left|put|keeps?|shot|threw|slid|is|outside)|they (?:outside|said|say|know|found|gon\\w*|want|came|keep|been|told|jumped|sh[oa]t)|pandill\\w+|mar(?:as?|eros?)|barrio|caser[oa]|duen[oa]|encargad[oa]|patron\\w*|coyote|vecin[oa]s?|companer[oa]|(?:un|el) guardia|(?:un|el) (?:oficial|policia|placa|custodio)|desconocid[oa]s?|un[oa]?s? (?:tipos?|[vb]atos?|hombres?|senor|wey|muchachos)|los (?:de|del|que|[vb]atos|homies|tipos)|(?:el|la) (?:[vb]ato|senora?|tipo|chavo) (?:de|del|que|ke)|me (?:amenaza(?:n|ron)|buscan|siguen|quieren|van|andan|asaltaron|golpearon|arrinconaron|mandaron|quebraron|tienen)|dijeron|dicen',
)
const sexual = words(
  'rap(?:e\\w*|ing)|molest(?:ed|ing|er)|sexual\\w*|grop\\w+|forced himself|touch(?:es|e?d|ing) (?:on )?me|in(?:to)? (?:my|the) bed|mak(?:e|ing) (?:me|her) do things|favors|hand over my mouth|(?:me|la|nos) (?:viol(?:a|o|an|aron|aba)|manose\\w+|toc(?:a|o|aba|aron) (?:y|en|cuando|mientras|por|mis|de? noche|dice|dijo))|me (?:\\w+ )?tocando(?! (?:la|mi) )|se me (?:subio|echo) encima|hacer(?:le)? cosas|(?:dejo|quiere) tocar\\w*|violacion|abus\\w+ de mi|a mi [ck]ama|otra forma|(?:tener|tengo) (?:sexo|relaciones)|(?:me|la) forz\\w+|sex (?:with|or)|sleep with (?:him|me)|(?:down|up) my (?:pants|shirt|skirt)|no clothes on|never said yes|said no|consent\\w*|nude\\w*|drugged|sin ropa|me (?:drog|encuer|desnud)\\w+|acostar\\w* con',
)
const trans = words('trans|transg\\w+|transex\\w+|tranny')
const native = words('native american|indigen\\w+|trib(?:e|al)|rez|reservation|navajo|lakota|cherokee|apache')
const veteran = words(
  'veteran[oa]?s?|(?:im|am|a) vet|army|marines?|navy|the va|va (?:hospital|clinic)|combat|iraq|afghanistan|ejercito',
)
const elder = words(
  'grand(?:ma|pa|mother|father|dad)\\w*|disabled|wheelchair|downs|(?:has|con|tiene|de) down|oxygen|abuel\\w+|viejit[oa]s?|discapaci\\w+|cant (?:talk|walk|speak)|no puede hablar|silla de ruedas|que? l[ao] cuida',
)
/** These say so whoever else is named: "Grandma is 88 and her grandson takes her food". */
const surelyElder = words(
  'elder\\w*|(?:nursing|group) homes?|al[sz]h?[ae]i?mers?|parkinsons?|d[iy]al[iy]sis|cuida a mi (?:ma|pa)\\w+|dementia|demencia|aides?|care ?(?:giver|taker)s?|ancian[oa]s?|asilo|cuidadora?|(?:is|hes|shes|moms|de|tiene|con|am) [6-9]\\d',
)
const child = words(
  'kids?|child\\w*|bab(?:y|ies)\\w*|newborn|toddler|twins|lil|little|school|daycare|teacher|im 1\\d|(?:\\d|1[0-7]|two|three|four|five|six) ?(?:yr|yrs|years?|yo|anos|mo|months)|nin[oa]s?|beb[ea]\\w*|nen[ea]s?|escuela|maestra|chamac[oa]s?|nacid[oa]',
)
const young = words(
  'sons?|daughters?|nieces?|nephews?|girl|boy|grand(?:baby|kids?|son|daughter|children)|hij[oa]s?|sobrin[oa]s?|niet[oa]s?',
)
const swallowed = words(
  '(?:took|tomado|tomo|tome|taken) (?:all|too many|the whole|a (?:bunch|lot|handful)|like \\d+|\\d\\d+|tod[ao]s|muchas|demasiad[ao]s|como \\d+|un (?:monton|puno))|(?:took|tok|ate|bottle of|got into|com(?:io|i)|tom[eo]|gave) (?:\\w+ ){0,5}(?:pills?|pastillas?|tylenol|edible|frasco|pote|botella|cloro|veneno|anti\\w+|gas|hongos|gomitas?|methadone|blues)|swallowed|drank|chewing|(?:s|m)e trag(?:o|ue?)|se (?:comio|tomo)',
)
const alone = words(
  'alone|by myself|no ?(?:body|one) (?:here|home|around|knows?)|use solo|(?:estoy|toy|ando|uso|fumo|yo|vivo|casa) sol[oa]|sol[oa] en (?:el|la|mi|casa)|solit[oa]|nadie (?:en casa|sabe|se va|va a)',
)
const using = words(
  'shoot(?:ing)?(?: it)? up|use|using|inject\\w*|smok\\w+|fent\\w*|dope|heroin\\w*|laced|bags?|pipe|needle|inyectar\\w*|fumar\\w*|meterme|jeringa|chiva',
)
/** What somebody who exploits another takes or demands; without it, a partner who locks a person in is violence at home. */
const exploiting = words(
  'clients?|dates?|track|pimp\\w*|owes?|debt|quota|sell\\w*|passports?|papers|visa|boss|coyote|(?:makes?|made|forc\\w+) me (?:to )?(?:work|go|do|earn)|clientes?|deuda|debo|vend\\w+|pasaporte|papeles|patron\\w*|prostit\\w*|cuota|(?:hace|obliga\\w*)(?: a)? (?:trabajar|acostar\\w*|tener|salir)',
)
/** Never Use Alone stays on the line while somebody uses drugs; it is not for drinking or for withdrawal. */
const notUsing = words(
  'withdraw\\w*|detox\\w*|dope ?sick|malilla|shak\\w+|seizures?|dej[eo]|quit|alcohol|beers?|dr[iau]nk\\w*|vodka|cervezas?|tembl\\w+',
)

/** What matters for each class; other themes would not change its lines. */
const themesByKind: Partial<Record<CrisisKind, readonly ListedTheme[]>> = {
  being_hurt: ['partner', 'sexual', 'stranger', 'native', 'trans'],
  self_harm: ['trans', 'veteran', 'using'],
  hopeless: ['trans', 'veteran'],
  someone_at_risk: ['veteran'],
  child_harm: ['elder', 'swallowed'],
  medical: ['swallowed'],
  overdose: ['swallowed'],
  using_or_withdrawal: ['alone'],
}

/** Themes that only a learned reader finds have no words here. */
type ListedTheme = Exclude<CrisisTheme, 'child' | 'exploited'>

const withoutBystanders = (text: string) => text.replace(bystander, ' ')

const tests: Readonly<Record<ListedTheme, (text: string) => boolean>> = {
  sexual: (text) => sexual.test(text),
  partner: (text) => known.test(withoutBystanders(text)),
  stranger: (text) => stranger.test(withoutBystanders(text)) && !tests.partner(text),
  elder: (text) => !child.test(text) && (surelyElder.test(text) || (elder.test(text) && !young.test(text))),
  swallowed: (text) => swallowed.test(text),
  alone: (text) => alone.test(text) && !notUsing.test(text),
  using: (text) => using.test(text) && alone.test(text) && !notUsing.test(text),
  veteran: (text) => veteran.test(text),
  native: (text) => native.test(text),
  trans: (text) => trans.test(text),
}

/** A partner or relative who locks somebody in and takes the phone: violence at home, not trafficking. */
export function isViolenceAtHome(turns: readonly string[]): boolean {
  const text = fold(turns.join(' '))
  return tests.partner(text) && !exploiting.test(text)
}

/** Who or what a danger of this class is about, from the last messages of the person together. */
export function findCrisisThemes(turns: readonly string[], kind: CrisisKind): CrisisTheme[] {
  const themes = themesByKind[kind]
  if (!themes) return []
  const text = fold(turns.join(' '))
  return themes.filter((theme) => tests[theme](text))
}

/** Names what a danger is about, which may change its class. */
export type AddThemes = (found: Crisis, turns: readonly string[]) => Crisis

export const addThemesInWords: AddThemes = (found, turns) => {
  const kind = found.kind === 'trafficking' && isViolenceAtHome(turns) ? 'being_hurt' : found.kind
  const about = findCrisisThemes(turns, kind)
  return about.length > 0 ? { ...found, kind, about } : { ...found, kind }
}

/** The themes among these whose words stand in the messages, whatever the class of danger. */
export function listThemesInWords(turns: readonly string[], themes: readonly ListedTheme[]): CrisisTheme[] {
  const text = fold(turns.join(' '))
  return themes.filter((theme) => tests[theme](text))
}
