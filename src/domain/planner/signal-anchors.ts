import { fold } from '../text/fold.ts'
import { says } from '../text/says.ts'
import type { StatedSignal } from './signal-names.ts'

/*
 * What was learned from the sound of an answer can see a thing that no word of it names. Where a thing has few names, one of
 * them (the beginning of a word, folded) must stand in the answer.
 */
const medicineWords =
  'med|pill|pastill|insul|strip|tira|sub|dose|dosis|dosing|script|rx|prescri|recet|refill|shot|inyec|inhal|bomba|run out|ran out|runs out|out of|acab|sugar|azucar|presion|pressure|seizure|convuls|metad|methad|lith|litio|zoloft|seroquel|abilify|haldol|invega|lexapro|prozac|keppra|depakote|catheter|sonda|oxygen|oxigen|pen|pluma|hiv|vih|tb|sertral|trazod|metform|lisinop|losart|gabapent|doctor|clinic|pharm|farmac|diabet|asthma|asma|thyroid|tiroid|withdraw|malestar'

const anchorWords: Partial<Readonly<Record<StatedSignal, string>>> = {
  'no-phone': 'phone|fone|cell|tel|tele|cel|celu|movil|line|minutes|number',
  'in-shelter': 'shelter|albergue|refugio|mission|salvation|rescue|misio',
  'owes-rent':
    'rent|landlord|lease|dueno|casero|arrend|alquiler|behind|pay or|evict|apart|depart|mortgage|lot fee|hipoteca|debo',
  'bed-ending':
    'stay|live|livi|living|room|bed|couch|crash|house|home|place|shelter|motel|hotel|lease|rent|evict|landlord|leave|leaving|move|moving|out|go|gotta go|kick|floor|apart|sofa|sala|cuarto|casa|qued|viv|dorm|duerm|renta|salir|irme|corr|echa|albergue|depart|trailer|dorms|discharge|alta|bail|sober|program|programa|halfway|here|there|aqui|ahi|alla',
  immigration:
    'immigr|inmigr|migra|visa|green card|mica|papers|papeles|ice|residen|asyl|asilo|undocument|indocument|citizen|ciudadan|deport|tps|daca|uscis|permiso|status|notario|consul|border|frontera|passport|pasaporte|work permit|legal|mariel|sponsor',
  'no-contact':
    'order|orden|contact|restrain|stay away|away from|feet|pies|acerca|acercar|protect|protec|judge|juez|alej|near|go by|cant talk to|not allowed to see',
  'no-money':
    'money|cash|broke|dollar|buck|dinero|lana|feria|plata|peso|pagar|pay|afford|income|check|cheque|no alcanz|no me alcanz|ya no alcanz|alcanza para|alcanza pa|complet|junta|funds|poor|pobre|chavo|nada|nothing|cent|zero|ingreso|save|cost|gate',
  english: 'english|ingles|interpret|idioma|language|translat|traduc|spanish|espanol|letter|carta|entiendo',
  registry: 'regist|sex|offend|ofens|megan|list|delito|school|escuela|park|parque|daycare|sheriff',
  eviction:
    'evict|desaloj|notice|aviso|landlord|sheriff|put us out|put me out|pay or|puerta|door|dueno|casero|rent|renta|lease|quit|court|corte|lock|papel|file',
  pregnant:
    'pregnan|embaraz|month|mes|week|wk|semana|baby|bebe|expecting|due|trimester|ultra|prenatal|along|panza|dar a luz',
  veteran:
    'vet|army|navy|marine|air force|military|guard|va|iraq|afghan|served|service|tour|unit|ejercito|marina|deploy|discharge|dd|coast|combat|infantry|soldier|soldado|usmc|desert storm|vietnam|fort|militar',
  insulin: 'insul|sugar|diabet|azucar|lantus|novolog|humalog|pen|pluma|a1c|levemir|shots',
  methadone: 'methad|metad|dose|dosing|dosis|dosif|clinic|clinica',
  buprenorphine: 'sub|strip|bup|zubsolv|film|tira|brixadi|moud|mat',
  violence:
    'hit|hurt|beat|chok|threat|scare|afraid|abus|hands|gun|knife|kill|stalk|follow|safe|punch|slap|push|shov|grab|violen|golpe|golp|pega|pego|amenaz|miedo|mata|matar|ahorc|maltrat|jal|cuello|grit|control|revis|encier|encerr|deja|persig|busca|celos|before he|antes de que|antes que|antes q|when he|he gets|he comes|jumped|danger|peligro|hiding|escond|rape|viol|force|oblig|hide|husband|boyfriend|esposo|marido|novio|pareja|ex',
  federal: 'fed|bop|rrc|usp|fci|fmc|supervised release|us attorney',
  'long-out':
    'out|home|free|fuera|afuera|libr|sali|salid|since|desde|ago|hace|releas|solt|years|yrs|llevo|off papers|off parole',
  'license-lost': 'licen|lic|drive|drivin|driving|dl|cdl|manej|suspen|dmv|interlock|dui|dwi|permit',
  drinking:
    'drink|drank|drunk|alcohol|beer|liquor|vodka|wine|whisk|booze|tom|beb|cerveza|borrach|trago|cheve|pisto|copa|bottle|botella|shake|aa|sober|dui|bar|one in the morning|go without|henn',
  'kids-along':
    'kid|child|son|daughter|baby|babies|newborn|boy|girl|hij|nin|nen|beb|twins|gemel|toddler|infant|chamac|morr|hers|escuincl|school',
  'kids-apart':
    'kid|child|son|sons|daughter|baby|babies|boy|girl|hij|nin|nen|beb|twins|gemel|toddler|infant|chamac|morr|custod|visit|foster|he|she|him|her|them|little|el|ella',
  cps: 'cps|dcf|dfcs|dfs|dhs|acs|dss|foster|custod|caseworker|case worker|worker|took my|quit|state has|reunif|visit|children|ninos|hij|kid|son|daughter|baby|tpr|removed|kinship|trabajador',
  'child-support': 'support|manuten|pension|aliment|mantencion|arrear',
  'ankle-monitor': 'ankle|monitor|bracelet|grillete|tobill|brazalet|gps|box|leg|scram|band',
  tribe:
    'trib|nativ|rez|reserv|enroll|ihs|nation|navajo|dine|lakota|dakota|sioux|cherokee|choctaw|creek|ojibw|chippewa|apache|hopi|pueblo|crow|cheyenne|blackfeet|oglala|rosebud|chapter|clan|sweat|indian|inuit|yupik|tlingit|salish|yakama|ute|paiute|shoshone|comanche|kiowa|osage|muscogee|seminole|lumbee|mohawk|seneca|oneida|menominee|potawatomi|odawa|haida|powwow|indigen|zuni|tohono|pima|anishin|drum',
  working:
    'work|job|boss|shift|trabaj|jale|chamba|empleo|patron|jefe|turno|plant|fabrica|hours|horas|company|compan|employ|clock|salon|warehouse|bodega|empac|restaurant|construc|crew|site|hired|paycheck|check|cheque|gano|entro|salgo|drive for|driv|cook|cocin|cna|shop|supervisor|overtime|full time|part time|same place|uber|doordash|nights|weld|roof|paint|pint|limpi|clean|manej|factor|campo|hotel|super|store|tienda|dia',
  'still-inside':
    'get out|gets out|getting out|getn out|release|sale|salgo|salir|still in|still locked|still here|inside|locked|prison|jail|here in|parole|out date|max out|camp|facility|unit|adentro|pres[oa]|encerrad|penal|carcel|condado|county|suelt|soltar|come home|comes home|coming home|bunk|cell|yard|guard|days left|months left|meses|state farm',
  'no-ss-card':
    'social|ss|ssn|tarjeta|card|wallet|papers|papeles|document|property|everything|todo|cartera|nothing|nada',
  'no-id':
    'id|ids|ident|licen|papers|paper|papel|papeles|document|wallet|cartera|card|tarjeta|credencial|birth|acta|social|dmv|bop|proof|photo|picture|ine|passport|pasaporte|matricula|property',
  supervised:
    'po\\b|p o\\b|parol|probat|officer|oficial|ofisial|condicional|supervis|report|ankle|monitor|grillete|tobill|violat|violar|violan|violen|revo|on paper|papers|agent|halfway|check in|curfew|drug court|drop|uas?\\b|color|group|one more|federal|box|libertad|pase',
  'better-job':
    'better|another|new|second|2nd|different|more hours|full time|full hours|raise|promot|otro|otra|mejor|segund|subir|mas horas|benefi|somewhere else|day shift|day hours|quit|hate|supervisor|hours|pay|real job|pague',
  'no-internet': 'internet|wifi|wi|data|datos|computer|comput|laptop|online|email|phone',
  elder:
    '[5-9]\\d|old|viej|mayor|senior|retir|sesent|setent|sixty|seventy|fifty|cincuent|ochent|eighty|too old|age|edad|medicare|jubil',
  'court-date':
    'court|corte|hearing|audienc|judge|juez|trial|juicio|sentenc|arraign|tribunal|case|caso|charge|cargo|citat|summon|subpoena|lawyer|abogad|defend|defens|evict|desaloj|custod|cps|dcf|plea|indict|magistrate|docket|jury',
  'medicine-low': medicineWords,
  // Methamphetamine sounds like a medicine.
  medicine: `${medicineWords}|wellbut|buspar|effexor|hydroxy|eliquis|warfar|levothy|biktar|metopro|amlod|albut|olanz|zypre|latuda|lamict|remeron|mirtaz|risper|prazos|dilant|bipolar|schizo|esquizo|epilep|heart|corazon|take|takin|tomo|tomar|treatment|tratamiento|hep|hormon|estrogen|blood|vivitrol|zubsolv|brixadi|film|mat|moud`,
  'in-program':
    'program|halfway|half way|sober|recover|rehab|treatment|tratamiento|transit|oxford|reentry|re entry|medio camino|rrc|residential|residencial|clean house|house mom|center|centro|detox|teen challenge|salvation|ministr|work release|casa|house|group home|iop|facility|mission|grupo|anexo',
  'missed-report':
    'miss|falt|no fui|no me (?:report|present)|no (?:llegu|pude|alcanc)|se me (?:paso|olvid)|didnt (?:go|report|show|make|check|see)|never (?:report|went|showed|check|saw)|havent (?:report|seen|been|check|gone|called)|hasnt|late|tarde|skip|no show|blew|forgot|olvid|perdi|slept|abscon|ran|dodg|supposed to|overdue|no he (?:ido|visto|report|ver)|no pude|cambi|wrong|couldnt',
  warrant: 'warrant|orden|arrest|fta|failure to|missed court|bench|capias|wanted|busca|falte|falt|aprehen',
}

const patterns = new Map(
  Object.entries(anchorWords).map(([signal, words]) => [signal, new RegExp(`(?:^| )(?:${words})`)] as const),
)

const lacks =
  'no|not|aint|dont|without|lost|los[ei]|brok\\w*|crack\\w*|stol\\w*|steal|borrow\\w*|prestad\\w*|sin|ni|need|necesito|perdi\\w*|robaron|cut|off|minutes|shar\\w*|librar\\w*|someones?|somebodys?|guys|ladys|using|use|took|quito|smash\\w*|dead|ocupo|got no|has no|his|her|su|biblioteca'

/** Said so, the thing is not meant. */
const undoneWords: Partial<Readonly<Record<StatedSignal, RegExp>>> = {
  // Who cannot sleep may well have a bed.
  'no-bed':
    /^(?!.*\b(?:bed|beds|shelters?|streets?|outside|car|truck|van|tent|park|bus|bench|couch|tonight|tonite|somewhere|nowhere|place to|where|homeless|roof|cold|there|here|station|kicked|evict\w*|out|calle|afuera|carro|troca|donde|cama|albergue|techo|lugar|parque|banca|puente|aqui|ahi|alla|en (?:la|mi|una) casa|sin casa|frio|corrieron|echaron|sacaron)\b).*(?:\b(?:cant|can not|cannot|dont|do not|not|barely|hardly|havent|never) (?:\w+ ){0,3}(?:sleep\w*|slept)\b|\bno (?:\w+ ){0,2}(?:duermo|dormir|dormi|he dormido)\b|\binsomni|\bsin dormir\b|\btrouble sleeping\b)/,
  // A hearing about children is not about the home.
  eviction:
    /^(?!.*\b(?:evict\w*|desaloj\w*|notice|aviso|landlord|sheriff|put (?:us|me) out|pay or|dueno|casero|rent|renta|lease|lockout|locked out|vacate)\b).*\b(?:foster|cps|dcfs?|dfcs|dhs|acs|custod\w*|babies|kids|children|hijos?|hijas?|ninos?|visits?|visitas)\b/,
  'no-phone': new RegExp(`^(?!.*\\b(?:${lacks})\\b)`),
  'kids-along':
    /^(?!.*\b(?:my|mi|mis|our) (?:\w+ )?(?:kids?|son|sons|daughters?|boys?|girls?|baby|hij\w+|nin\w+|nen\w+|bebe)\b).*\b(?:she|he|they|sister|brother|cousin|aunt|friend|hermana|hermano|ella|prima|tia) (?:\w+ )?(?:got|has|have|tiene)(?: \w+)? (?:kids|children|ninos|hijos)\b/,
  'has-license':
    /\b(?:barber|cosmetology|nursing|plumb\w*|electric\w*|trade|contractor|real estate|hvac|business|liquor|marriage|massage|security|guard) licen\w+\b(?!.*\bdriv)/,
  'kids-apart':
    /^(?!.*\b(?:see|ver|visit|custod|back|with|con|took|quit)\w*\b).*\b(?:kids?|babys?|childs?|sons?|daughters?) (?:mother|mom|mama|moms|father|dad|daddy)\b/,
  'court-date':
    /^(?!.*\b(?:hearing|judge|audiencia|juez|jueza|trial|court|(?<!\bme )corte|sentenc\w*)\b).*\b(?:declar\w+ culpable|culpable|pled|plead(?:ed)?|guilty|ice|uscis|migracion|inmigracion)\b|^(?!.*\b(?:hearing|judge|audiencia|juez|trial|court (?:date|on|day|is|in)|(?<!\bme )corte (?:el|es|de|en|por))\b).*\b(?:court (?:fines?|fees?|costs?|debts?|ordered)|(?:multas?|cuotas?) de (?:la )?corte|me corte (?:la|el|un|una|los|las))\b/,
  'in-shelter':
    /^(?!.*\b(?:in|at|en|from) (?:a|the|un|el|this|mi|my) (?:\w+ )?(?:shelter|albergue|mission|refugio)\b).*\bshelters? (?:\w+ ){0,3}(?:told|said|says|say|hung|turned|wont|dont|no|not|full|that take)\b|\b(?:called|calling|call|every|any|two|all|other) (?:\w+ )?(?:shelters?|albergues?)\b/,
  // “My worker wants a class” is about the worker.
  working:
    /^(?!.*\b(?:work|works|working|job|jobs|shift|boss|trabajo|trabajando|jale|chamba|empleo|patron|turno|hours|horas|hired|paycheck|cheque|gano)\b).*\b(?:(?:case ?)?worker|trabajador[ae]? social|la trabajadora)\b|^(?!.*\b(?:i work|im working|my (?:job|shift|boss|work)|mi (?:trabajo|turno|patron)|trabajo (?:en|de))\b).*\b(?:he|she|el|ella|who|que|esposo|marido|novio|husband|boyfriend|brother|hermano|mom|mama) (?:\w+ )?(?:llega|regresa|vuelve|gets home|gets off|comes home|works|trabaja|anda trabajando)\b/,
  elder:
    /\b(?:cuid\w+|care (?:of|for)|caregiver|help\w*) (?:\w+ )?(?:a )?(?:viej\w+|ancian\w+|mayores|abuel\w+|elder\w*|seniors?|old (?:people|folks))\b|\b(?:im|i am|tengo|at|a los) (?:[1-4]\d)\b(?! (?:days|dias|years (?:in|clean)|anos (?:dentro|adentro|de)))/,
  registry: /\bregist\w+ (?:nurse|for (?:class|school|spring|fall|the semester)|to vote|my (?:car|truck|kid))/,
  english: /\b(?<!no )(?:hablo|speak|leo|bilingue|bilingual|escribo)\b(?!.*\b(?:poco|little|not|no)\b)/,
  // To renew something by the internet is to have it.
  'no-internet':
    /^(?!.*\b(?:no|sin|without|cant|cannot|dont|aint|not|never|only|limited|need|necesito|library|biblioteca|learn|ni|broke|solo|nomas|flip|off|cut|cortaron)\b)/,
  // Months that are counted clean are no pregnancy.
  pregnant:
    /^(?!.*\b(?:pregnan\w*|embaraz\w*|expecting|due|trimest\w*|ultra\w*|prenatal|along|panza|dar a luz|baby|bebe|showing)\b).*\b(?:clean|sober|limpi[oa]|sobri[oa]|out|fuera|behind|atrasad\w)\b/,
  // The clinic of somebody on dialysis.
  methadone: /^(?!.*\b(?:methad|metad)).*\bdial[iy]sis\b/,
  drinking:
    /\b(?:dont|do not|never|didnt|aint|not) (?:even |really )?(?:drink|drank|drinking|a drinker|touch (?:alcohol|liquor))\b(?!.*\b(?:again|anymore)\b)|\b(?:no|ni|nunca) (?:tomo|bebo|tome|soy borrach\w)\b(?!.*\b(?:en la manana|tiembl|mal)\b)|^(?!.*\b(?:alcohol|drink\w*|drank|drunk|beers?|cerveza\w*|cheves?|borrach\w*|tragos?|pisto|bebo|bebida|sober|sobri[oa]|botella)\b).*\b(?:no )?(?:las|los|la|lo|me las|me los|mis \w+|pastillas?|medicinas?) (?:tomo|tome|tomaba|he tomado)\b/,
}

/** Whether an answer has a word for the thing, and does not say the opposite. */
export function createAnchorCheck(answer: string): (signal: StatedSignal) => boolean {
  let folded: string | undefined
  return (signal) => {
    const pattern = patterns.get(signal)
    const undone = undoneWords[signal]
    if (!pattern && !undone) return true
    folded ??= fold(answer)
    return (!pattern || says(pattern, folded)) && !(undone && says(undone, folded))
  }
}
