import { fold } from '../text/fold.ts'
import type { CrisisKind, CrisisTheme } from './crisis-kinds.ts'

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
  'gang\\w*|cartel|homies|opp?s|cli(?:que|ca)|(?:my|old|ogs) (?:set|hood)|crips?|bloods?|snitch\\w*|debriefed|testif\\w+|green ?li\\w+|paperwork|landl\\w+|nei?g?hbors?|roo?m+ ?m?ates?|house ?(?:mates?|manager)|foreman|extort\\w*|staf+ (?:at|here|member)|bunk(?:ie|y|mate)s?|cell(?:ie|y|mate)s?|inmates?|cos?|guards?|deputy|an? officer|police(?:man)?|cops?|p\\.?o|strangers?|bouncer|coworkers?|boss|care ?(?:giver|taker)|aide|tech|resident|i owe|(?:some|these|th[eo]m|two|three|other|\\d|the) (?:\\w+ )?(?:dudes|guys|boys|men|women|girls|fools)|(?:some|this) (?:dude|guy)|(?:dude|guy|m[ae]n|boys|woman|girl|lady) (?:at|in|from|who|down|up)\\w*|some(?:body|one) (?:left|put|keeps?|shot|threw|slid|is|outside)|they (?:outside|said|say|know|found|gon\\w*|want|came|keep|been|told|jumped|sh[oa]t)|pandill\\w+|mar(?:as?|eros?)|barrio|bichote|neta|caser[oa]|duen[oa]|encargad[oa]|superintendente|mayordomo|manijer|patron\\w*|coyote|vecin[oa]s?|companer[oa]|(?:un|el) guardia|(?:un|el) (?:oficial|policia|placa|custodio)|policias?|desconocid[oa]s?|oficial de|un[oa]?s? (?:tipos?|[vb]atos?|hombres?|senor|wey|muchachos)|dos weyes|los (?:de|del|que|[vb]atos|homies|tipos)|(?:el|la) (?:[vb]ato|senora?|tipo|chavo) (?:de|del|que|ke)|me (?:amenaza(?:n|ron)|buscan|siguen|quieren|van|andan|asaltaron|golpearon|arrinconaron|mandaron|quebraron|tienen)|saben donde|dijeron|dicen',
)
const sexual = words(
  'rap(?:e\\w*|ing)|molest(?:ed|ing|er)|sexual\\w*|grop\\w+|forced himself|touch(?:es|e?d|ing) (?:on )?me|undress\\w*|in(?:to)? (?:my|the) bed|mak(?:e|ing) (?:me|her) do things|favors|hand over my mouth|(?:me|la|nos) (?:viol(?:a|o|an|aron|aba)|manose\\w+|toc(?:a|o|aba|aron) (?:y|en|cuando|mientras|por|mis|de? noche|dice|dijo))|me (?:\\w+ )?tocando(?! (?:la|mi) )|se me (?:subio|echo) encima|hacer(?:le)? cosas|(?:dejo|quiere) tocar\\w*|violacion|violador|abus\\w+ de mi|a mi [ck]ama|otra forma|(?:tener|tengo) (?:sexo|relaciones)|(?:me|la) forz\\w+|sex (?:with|or)|sleep with (?:him|me)|down my (?:pants|shirt)|up my (?:shirt|skirt)|no clothes on|never said yes|said no|consent\\w*|nude\\w*|drugged|sin ropa|me (?:drog|encuer|desnud)\\w+|mis partes|acostar\\w* con',
)
const trans = words('trans|transg\\w+|transex\\w+|tranny')
const native = words('native american|indigen\\w+|trib(?:e|al)|rez|reservation|navajo|lakota|cherokee|apache')
const veteran = words(
  'veteran[oa]?s?|(?:im|am|a) vet|vet hotline?|army|marines?|navy|the va|va (?:hospital|clinic)|combat|iraq|afghanistan|ejercito',
)
const elder = words(
  'grand(?:ma|pa|mother|father|dad)\\w*|granny|nana|disabled|wheelchair|stroke|downs|(?:has|con|tiene|de) down|down syndrome|respite|oxygen|abuel\\w+|viejit[oa]s?|mamacita|discapaci\\w+|cant (?:talk|walk|speak)|no puede hablar|silla de ruedas|que? l[ao] cuida|no se mueve',
)
/** These say so whoever else is named: "Grandma is 88 and her grandson takes her food". */
const surelyElder = words(
  'elder\\w*|(?:nursing|group) homes?|al[sz]h?[ae]i?mers?|parkinsons?|d[iy]al[iy]sis|ventilator|cuida a mi (?:ma|pa)\\w+|dementia|demencia|aides?|care ?(?:giver|taker)s?|ancian[oa]s?|asilo|cuidadora?|(?:is|hes|shes|moms|de|tiene|con|am) [6-9]\\d',
)
const child = words(
  'kids?|child\\w*|bab(?:y|ies)\\w*|newborn|toddler|twins|lil|little|school|daycare|teacher|im 1\\d|(?:\\d|1[0-7]|two|three|four|five|six) ?(?:yr|yrs|years?|yo|anos|mo|months)|nin[oa]s?|beb[ea]\\w*|nen[ea]s?|escuela|maestra|plebes|chamac[oa]s?|nacid[oa]',
)
const young = words(
  'sons?|daughters?|nieces?|nephews?|girl|boy|grand(?:baby|kids?|son|daughter|children)|hij[oa]s?|sobrin[oa]s?|niet[oa]s?',
)
const swallowed = words(
  '(?:took|tomado|tomo|tome|taken) (?:all|too many|the whole|a (?:bunch|lot|handful)|like \\d+|\\d\\d+|tod[ao]s|muchas|demasiad[ao]s|como \\d+|un (?:monton|puno))|(?:took|tok|ate|bottle of|got into|com(?:io|i)|tom[eo]|gave) (?:\\w+ ){0,5}(?:pills?|pastillas?|tylenol|edible|frasco|pote|botella|cloro|veneno|anti\\w+|gas|hongos|gomitas?|methadone|blues)|swallowed|drank|chewing|poisoned|carbon monoxide|fumes|(?:s|m)e trag(?:o|ue?)|se (?:comio|tomo)',
)
const alone = words(
  'alone|by myself|no ?(?:body|one) (?:here|home|around|knows?)|use solo|(?:estoy|toy|ando|uso|fumo|yo|vivo|casa) sol[oa]|sol[oa] en (?:el|la|mi|casa)|solit[oa]|a solas|nadie (?:en casa|sabe|se va|va a)',
)
const using = words(
  'shoot(?:ing)?(?: it)? up|shoot (?:dope|heroin|some)|use|using|inject\\w*|smok\\w+|fent\\w*|dope|heroin\\w*|laced|bags?|pipe|needle|inyectar\\w*|fumar\\w*|meterme|jeringa|chiva|piedra',
)
/** What somebody who exploits another takes or demands; without it, a partner who locks a person in is violence at home. */
const exploiting = words(
  'clients?|johns?|dates?|track|pimp\\w*|owes?|debt|quota|sell\\w*|passports?|papers|visa|boss|smuggl\\w+|coyote|(?:makes?|made|forc\\w+) me (?:to )?(?:work|go|do|earn)|clientes?|deuda|debo|vend\\w+|pasaporte|papeles|patron\\w*|prostit\\w*|cuota|(?:hace|obliga\\w*)(?: a)? (?:trabajar|acostar\\w*|tener|salir)',
)
/** Never Use Alone stays on the line while somebody uses drugs; it is not for drinking or for withdrawal. */
const notUsing = words(
  'withdraw\\w*|detox\\w*|dope ?sick|malilla|shak\\w+|seizures?|dej[eo]|quit|alcohol|beers?|dr[iau]nk\\w*|vodka|cervezas?|tembl\\w+',
)

/** What matters for each class; other themes would not change its lines. */
const themesByKind: Partial<Record<CrisisKind, readonly CrisisTheme[]>> = {
  being_hurt: ['sexual', 'stranger', 'native', 'trans'],
  self_harm: ['trans', 'veteran', 'using'],
  hopeless: ['trans', 'veteran'],
  someone_at_risk: ['veteran'],
  child_harm: ['elder', 'swallowed'],
  medical: ['swallowed'],
  overdose: ['swallowed'],
  using_or_withdrawal: ['alone'],
}

const tests: Readonly<Record<CrisisTheme, (text: string) => boolean>> = {
  sexual: (text) => sexual.test(text),
  stranger: (text) => {
    const rest = text.replace(bystander, ' ')
    return stranger.test(rest) && !known.test(rest)
  },
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
  return known.test(text.replace(bystander, ' ')) && !exploiting.test(text)
}

/** Who or what a danger of this class is about, from the last messages of the person together. */
export function findCrisisThemes(turns: readonly string[], kind: CrisisKind): CrisisTheme[] {
  const themes = themesByKind[kind]
  if (!themes) return []
  const text = fold(turns.join(' '))
  return themes.filter((theme) => tests[theme](text))
}
