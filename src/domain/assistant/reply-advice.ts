import { fold } from '../text/fold.ts'
import { determiner, duties, goodVerbs, group, medicines, notVerbs, opener } from './advice-words.ts'

/**
 * Finds advice against a duty or a medicine. What counts is the mood of the clause, not the words in it: "skip court" is
 * advice, "do not skip court", "if you skip court" and "skipping court can" are not.
 */

/** Words between a verb and its object that name nothing else. */
const small = group(
  'the your that this any a an next to with from of in for on up out all todays tomorrows drug first last whole weekly monthly',
  'check checkin ins appointment appointments meeting visit visits letter letters notice call calls paper papers date dates',
  'el la los las su sus esa ese esta este tu tus un una de del al a con en para por otra cita citas carta fecha unas unos toda todas',
  'taking using psych daily blood pressure those his her these tomar tomarse tomarte usar presion',
)
const near = `(?: ${small}){0,6}`

/** "Court fees", "a probation violation": a thing of its own. */
const notDuty = `(?! (?:fees?|costs?|orders?|records?|clerk|help|violations?|fines?|debt|scams?|programs?|jobs?|familiar))`
const duty = `${duties}${notDuty}`

/** What makes a base form advice: it begins the clause, or somebody is told that they may or should. */
const lead = group(
  'you_can you_could you_should you_may you_might you_must you_ought_to you_would you_better you_have_to you_need_to we_can',
  'you_are_free_to feel_free_to fine_to okay_to ok_to safe_to best_to better_to alright_to good_to smart_to wise_to easier_to',
  'all_right_to suggest recommend suggest_you recommend_you would say_you_can lets let_us try_to why_not go_ahead_and id',
  'might_as_well just please simply maybe instead then so better only now',
)
const adverbs = `(?: ${group('just simply also even safely always probably totally easily maybe still go_ahead_and then really actually')})*`

const skipping = group(
  'skip ignore ditch dodge avoid duck disregard blow_off bail_on no_show miss forget forget_about stay_away_from',
)
const skippingIng = group('skipping ignoring ditching dodging avoiding missing blowing_off')
const notGoing = group(
  'go going show_up showing_up appear appearing attend attending report reporting check_in checking_in meet meeting see seeing',
  'call calling answer answering turn_up turning_up obey obeying follow following',
)
const noNeed = group(
  'do_not dont no_need_to need_not do_not_have_to dont_have_to do_not_need_to dont_need_to not_necessary_to stop quit refuse_to',
  'are_not_required_to no_longer_need_to no_longer_have_to no_longer_required_to dont_bother do_not_bother dont_bother_to',
)

const spanishLead = group(
  'puede puedes podria podrias mejor esta_bien es_mejor conviene debe debes deberia deberias le_conviene ya_puede hay_que',
  'no_pasa_nada_por no_pasa_nada_con no_hay_problema_con le_recomiendo le_sugiero recomiendo sugiero trate_de intente',
)
/** Told to one person, formally or not. */
const spanishSkip = group(
  'falte faltele saltese saltate brinquese brincate ignore ignora olvide olvidese_de olvidate_de evite evita evada escape',
  'deje_de_ir deje_de_reportarse deje_de_presentarse deje_de_ver deje_de_contestar deje_de_llamar deja_de_ir deja_de_reportarte',
  'deje_de_asistir deje_de_cumplir no_haga_caso no_le_haga_caso no_haga_caso_a',
)
const spanishSkipTo = group(
  'faltar saltarse saltarte ignorar evitar no_ir no_presentarse no_asistir no_reportarse no_contestar dejar_de_ir',
  'dejar_de_reportarse dejar_de_presentarse dejar_de_asistir dejar_de_ver olvidarse_de',
)
const spanishNotGo = group(
  'no_vaya no_vayas no_se_presente no_te_presentes no_asista no_acuda no_se_reporte no_te_reportes no_conteste no_llame',
  'no_tiene_que_ir no_tienes_que_ir no_tiene_que_presentarse no_tiene_que_reportarse no_hace_falta_ir no_hace_falta_que_vaya',
  'no_es_necesario_ir no_es_necesario_que_vaya no_necesita_ir no_necesitas_ir no_ocupa_ir no_hay_que_ir ya_no_vaya ya_no_se_reporte',
  'no_hace_falta_presentarse no_necesita_presentarse no_necesita_reportarse no_tiene_que_asistir no_es_obligatorio_ir',
)

/** With these words after it, the sentence says how to go, not to stay away. */
const howToGo = new RegExp(
  `^(?: \\w+){0,5}? ${group(
    'alone by_yourself without late unprepared empty_handed high drunk angry solo sola sin tarde tomado drogado enojado borracho',
    'in_person en_persona to_clear to_seal to_get to_change to_file to_fix to_pay to_ask para_limpiar para_sellar para_sacar',
    'para_cambiar para_pedir every again_for until_you_talk hasta_hablar',
  )}\\b`,
)

const stopping = group(
  'stop quit skip pause drop ditch flush throw_away throw_out come_off get_off go_off toss cut cut_back_on halve',
)
const stoppingIng = group('stopping quitting skipping pausing dropping')
const spanishStop = group(
  'vaya_dejando deje deja suspenda suspende pare saltese saltate tire tira abandone corte quite olvidese_de olvide deje_de suspenda_de interrumpa',
)
const spanishStopTo = group(
  'dejar dejar_de suspender parar saltarse saltarte no_tomar no_tomarse abandonar interrumpir bajar cortar tirar',
)
const noMedicine = group(
  'do_not_need dont_need no_longer_need will_not_need wont_need do_not_have_to_take dont_have_to_take do_not_need_to_take',
  'dont_need_to_take no_need_to_take no_need_for can_do_without can_go_without do_not_take dont_take no_longer_need_to_take',
  'no_necesita no_necesitas no_ocupa no_tiene_que_tomar no_tiene_que_tomarse no_hace_falta_tomar no_hace_falta no_tome no_se_tome',
  'no_te_tomes ya_no_tome no_le_hace_falta',
)
/** "Do not take your pills with alcohol": how to take them. */
const howToTake = new RegExp(
  `^(?: \\w+)?? ${group(
    'with without on if unless more together twice from right_before con sin si junto juntas mas de_la_calle que_no dos_veces de_otra',
  )}\\b`,
)
/** Only with the doctor: that is not advice to stop. */
const withDoctor = new RegExp(
  `\\b${group('if once after with when only si cuando con')}(?: \\w+){0,4} ${group(
    'doctor doctors prescriber nurse pharmacist medico doctora enfermera farmaceutico',
  )}\\b`,
)

const officers = group('officer po parole_officer probation_officer agent judge oficial agente juez jueza')
const hiding = new RegExp(
  `\\b(?:(?:do not|dont|never|no need to|do not have to|dont have to) (?:tell|inform|let|mention (?:it|this|that) to|say (?:it|this|anything) to)` +
    `(?: (?:the|your|this|to))* ${officers}|(?:hide|keep) (?:it|this|that|them) from (?:your|the) ${officers}` +
    `|no (?:le |se lo )(?:diga|digas|avise|avises|cuente|cuentes|mencione)(?: (?:nada|eso|esto))?(?: \\w+)? a (?:su|tu|el|la) ${officers}` +
    `|(?:esconda|escondale|esconde|escondele|oculte|ocultele|ocultale)(?: \\w+){0,3} a (?:su|tu|el|la) ${officers}|(?:no tiene que|no hace falta) (?:decirle|avisarle|contarle)(?: \\w+)? a (?:su|el|la) ${officers})\\b(?!.*\\b(?:not true|untrue|false|lies?|mentiras?|falso|falsa|no es verdad|no sea verdad|sin su abogado|without (?:a|your) lawyer)\\b)`,
)

const conditions = group(
  'if when whenever unless before after because since until who whoever anyone people in_case even_if',
  'si cuando antes_de antes_de_que despues_de porque hasta_que quien quienes aunque en_caso_de que por',
)
/** "If you ever have to miss": helper words between the condition and the verb. */
const helpers = group(
  'you he she they we i someone somebody a_person people usted uno alguien ever do did not have has had to are going must need',
  'really think may might can could will would already just also no le se lo la va van a tiene que llega piensa de ya dont cant cannot',
)
const supposed = new RegExp(`\\b${conditions}(?: ${helpers})*$`)
const negated = new RegExp(
  `\\b${group(
    'not never dont cannot cant wont shouldnt mustnt no nunca jamas ni sin without instead_of rather_than tampoco en_vez_de nobody nadie',
  )}(?: ${group('you to ever just simply even also try to_ever usted se le lo la de a deje')})*$`,
)
/** "Do not run or skip": one "not" for the whole list; "do not worry and skip" is none. */
const negatedList =
  /^(?:please |por favor )?(?:do not|dont|never|no|nunca) (?!(?:se |te )?(?:worry|panic|stress|problem|preocupe|preocupes|apure|apures|pasa|hay))/
const ownNegation = /^(?:do not|dont|no|never|ya no|need not)\b/

const isMeant = (before: string) => {
  const text = before.trim()
  return !supposed.test(text) && !negated.test(text)
}

interface Pattern {
  expression: RegExp
  /** Text after the match that shows that it is not meant that way. */
  unless?: RegExp
}

const linking = group(
  'and or but so then y o pero entonces mejor solo nomas ya ok today tomorrow hoy manana this_time esta_vez',
)
const compile = (text: string) => new RegExp(text, 'g')
/** Where advice begins: at the start of a clause, after a linking word, or after being told that one may or should. */
const isAdvised = `(?:^|(?<=\\b${linking} )|(?<=\\b${lead}${adverbs} ))`

/** Said to the reader: "hospitals do not call your officer" is not. */
const toReader = `(?:^|(?<=\\b(?:you|and|so|just|please|then|better|can|probably|really|or|there is|are|is|today|tomorrow|really) ))`

const dutyPatterns: readonly Pattern[] = [
  { expression: compile(`${isAdvised}${skipping}${near} ${duty}\\b`) },
  {
    expression: compile(
      `\\b(?:try|consider|suggest|recommend|keep|start|ok|okay|fine|by) ${skippingIng}${near} ${duty}\\b`,
    ),
  },
  {
    expression: compile(`${toReader}${noNeed}(?: (?:just|even|have to|need to|with))* ${notGoing}${near} ${duty}\\b`),
    unless: howToGo,
  },
  { expression: compile(`${isAdvised}(?:stop|quit) (?:reporting|checking in)\\b`) },
  { expression: /\bbe a no show\b/g },
  { expression: compile(`\\b${spanishSkip}${near} ${duty}\\b`), unless: howToGo },
  { expression: compile(`\\b(?:deje|deja|puede dejar|mejor deje) de (?:reportarse|reportarte|presentarse)\\b`) },
  { expression: compile(`\\b${spanishLead} (?:solo |mejor |simplemente )?${spanishSkipTo}${near} ${duty}\\b`) },
  { expression: compile(`\\b${spanishNotGo}${near} ${duty}\\b`), unless: howToGo },
]

const medicinePatterns: readonly Pattern[] = [
  { expression: compile(`${isAdvised}${stopping}${near} ${medicines}\\b`) },
  {
    expression: compile(
      `\\b(?:try|consider|suggest|recommend|start|ok|okay|fine|by) ${stoppingIng}${near} ${medicines}\\b`,
    ),
  },
  {
    expression: compile(
      `\\b${noMedicine} (?:the |your |those |these |any |su |sus |la |las |el |los |esa |esas |tu |tus |mas )(?:${small} ){0,3}${medicines}\\b`,
    ),
    unless: howToTake,
  },
  { expression: compile(`\\b${spanishStop}(?: de tomar| de tomarse| de usar)?${near} ${medicines}\\b`) },
  {
    expression: compile(
      `\\b${spanishLead} (?:solo |mejor |simplemente )?${spanishStopTo}(?: tomar| tomarse| usar)?${near} ${medicines}\\b`,
    ),
  },
]

/** "The insulin is no longer needed": the medicine comes first. */
const needless = new RegExp(
  `\\b${medicines} (?:is|are|ya|ya no|no)(?: (?:no|not|le|les|longer|hace|hacen|really|te|se))* (?:needed|necessary|falta|necesita|necesitan|needed anymore|sirve|sirven)\\b|\\b(?:time to|hora de) (?:put|throw|leave|guardar|tirar|dejar)(?: ${small})* ${medicines}(?: away| down| behind)?\\b`,
)

/** Short orders that lean on the sentence before: "Just stay home." */
const leaning =
  /^(?:(?:so|just|please|then|mejor|pues|you can|puede|simply|solo|nomas|it is fine to|you should) )*(?:stay home|stay in bed|(?:do not|dont) (?:go|show up|appear|call|answer|take (?:it|them))|skip (?:it|that|them)|ignore (?:it|that|them)|throw (?:it|that|them) (?:away|out)|toss it|forget (?:it|about it)|no vaya|no vayas|no se presente|no conteste|no la tome|no las tome|quedese en casa|tirela|tirelo|rompala|ignorela|ignorelo|olvidelo|olvidese)(?: (?:and|y|then|this time|esta vez|today|hoy|tomorrow|manana)\b.*)?$/
const dutyNamed = new RegExp(`\\b${duties}\\b`)
const medicineNamed = new RegExp(`\\b${medicines}\\b`)

const splitClauses = (sentence: string) =>
  sentence
    .split(/[,;:()“”"«»]|\s[-–—]\s|\b(?:but|pero|so that)\b/i)
    // "Falté" is a past, "falte" an order; folding makes them one word.
    .map((clause) => fold(clause.replace(/(?<=\p{L})é(?!\p{L})/gu, 'exx')))
    .filter(Boolean)

function advises(patterns: readonly Pattern[], sentence: string): boolean {
  const clauses = splitClauses(sentence)
  return clauses.some((clause, at) => {
    const isAfterNegated = clauses.slice(0, at).some((earlier) => negatedList.test(earlier))
    return patterns.some(({ expression, unless }) =>
      [...clause.matchAll(expression)].some((match) => {
        const before = clause.slice(0, match.index)
        if (unless?.test(clause.slice(match.index + match[0].length)) || !isMeant(before)) return false
        // "Never hide, run or skip court": the "never" of the list reaches its last part.
        const isInList = /(?:^|\b(?:and|or|y|o|ni) )$/.test(before) && (isAfterNegated || negatedList.test(before))
        return !isInList || ownNegation.test(match[0])
      }),
    )
  })
}

const order = new RegExp(
  `^(?:${opener} )*(?!${goodVerbs} |${notVerbs} |\\w+(?:ing|ed|ly|cion|mente|s|r|o|xx) )(?!\\d)\\w+(?: (?:me|yourself))? ${determiner}\\b`,
)
const permission = new RegExp(
  `\\b(?:you|we) (?:can|could|should|may|might|must|ought to|better)${adverbs} (?!${goodVerbs}\\b|not |${notVerbs}\\b)\\w+ `,
)
const spanishPermission = new RegExp(
  `\\b(?:puede|puedes|podria|debe|deberia|mejor|conviene|le conviene) (?!${goodVerbs}\\b|no |${notVerbs}\\b)\\w+(?:r|rse|rlo|rla|rlos|rlas) `,
)

/** An order or a permission about the subject that is none of the things a good reply tells people to do. */
function ordersOtherwise(sentence: string, subject: RegExp): boolean {
  return splitClauses(sentence).some((clause) =>
    [order, permission, spanishPermission].some((pattern) => {
      const match = pattern.exec(clause)
      if (!match || !subject.test(clause.slice(match.index + match[0].length - 1))) return false
      return isMeant(clause.slice(0, match.index))
    }),
  )
}

/** "It is no problem if you do not go", "you can live without": leave to do without, whatever the verb. */
const leaveToMiss = new RegExp(
  `\\b(?:no problem|nothing (?:will )?happens?|it is (?:fine|ok|okay)|no big deal|no pasa nada|no importa|no hay problema|esta bien) (?:if|si) (?:you|usted|se)?\\s?(?:do not|dont|no|miss|skip|falta)\\b`,
)
const without = new RegExp(
  `\\b(?:you can|you could|puede|puedes|podria) (?:\\w+ )?(?:live|vivir|estar|go|do|manage|seguir|pasar)(?: \\w+)? (?:without|sin) (?:${small} )*`,
)
const kept = new RegExp(
  `\\b(?:que|so) (?:su|tu|el|your|the) ${officers} (?:no (?:se entere|sepa|lo sepa|se de cuenta)|does ?nt (?:know|find out)|does not (?:know|find out)|never (?:knows|finds out))\\b`,
)
/** "Sit this one out", "leave that out": leans on a duty or a medicine named just before. */
const leaningPermission = new RegExp(
  `(?:^|\\b(?:you can|you could|you should|just|puede|mejor) )(?:sit (?:this|that|it)(?: one)? out|leave (?:that|it|this) out|let (?:it|that) (?:go|slide)|(?!${notVerbs} )\\w+ yourself off (?:it|them|those))\\b`,
)

function hidesFromOfficer(clause: string, earlier: readonly string[]): boolean {
  const match = hiding.exec(clause)
  if (!match || supposed.test(clause.slice(0, match.index).trim())) return false
  return ownNegation.test(match[0]) || !earlier.some((other) => negatedList.test(other))
}

/** Advice to skip court, a hearing, parole, probation or a test, or to hide something from the officer. */
export function advisesAgainstDuty(sentence: string, before: string): boolean {
  const clauses = splitClauses(sentence)
  return (
    advises(dutyPatterns, sentence) ||
    clauses.some((clause, at) => hidesFromOfficer(clause, clauses.slice(0, at))) ||
    clauses.some((clause) => kept.test(clause) || (leaveToMiss.test(clause) && dutyNamed.test(clause))) ||
    ordersOtherwise(sentence, dutyNamed) ||
    (clauses.some((clause) => leaning.test(clause) || leaningPermission.test(clause)) &&
      dutyNamed.test(fold(`${before} ${sentence}`)))
  )
}

/** Advice to stop or skip a medicine, unless it is for the doctor to say. */
export function advisesAgainstMedicine(sentence: string, before: string): boolean {
  if (withDoctor.test(fold(sentence))) return false
  const clauses = splitClauses(sentence)
  return (
    advises(medicinePatterns, sentence) ||
    ordersOtherwise(sentence, medicineNamed) ||
    clauses.some(
      (clause) =>
        (needless.test(clause) && isMeant(clause.slice(0, clause.search(needless)))) ||
        (leaveToMiss.test(clause) && medicineNamed.test(clause)) ||
        (without.test(clause) && medicineNamed.test(clause.split(without)[1] ?? '')),
    ) ||
    (clauses.some((clause) => leaning.test(clause) || leaningPermission.test(clause)) &&
      medicineNamed.test(fold(before)))
  )
}
