import { fold } from '../text/fold.ts'

/** What a reply may never do to the person it is for: ask for secrets, threaten, label, or read out its instructions. */

const secrets = [
  String.raw`(?:full )?social security(?: number)?(?! (?:card|office|income|administration|benefits|check))`,
  String.raw`ssn|last (?:four|4)|(?:your|three|secret|the) return words?|your (?:three|secret) words`,
  String.raw`your (?:\w+ )?pin(?: number| code)?|your (?:password|passcode)|(?:card|account|routing) number|cvv|code on the back`,
  String.raw`your social(?! (?:worker|media|security|services))`,
  String.raw`(?:numero|numeros) (?:completo )?de(?:l| su| tu)? (?:seguro|tarjeta|cuenta)|numero de (?:su|tu|la) (?:tarjeta|cuenta)`,
  String.raw`ultimos (?:cuatro|4)|seguro social(?! (?:es gratis|cobra))|(?:su|tu) (?:pin|nip|contrasena|clave)(?! de su tarjeta)`,
  String.raw`palabras (?:de regreso|secretas)|tres palabras`,
].join('|')
const secret = `\\b(?:${secrets})\\b`
const namesSecret = new RegExp(secret)
/** Words that hand it to an office instead: "give it to the clerk", "on their form", "on the page where you sign in". */
const elsewhere =
  /\b(?:clerk|office|officer|form|forms|page|site|screen|window|counter|employer|bank|caseworker|pharmacy|sign in|oficina|ventanilla|forma|formulario|pagina|sitio|banco|patron|trabajadora|farmacia|entrada)\b/
const here = String.raw`(?:me|us|here|below|this chat|the chat|this talk|reggie|aqui|conmigo|abajo|este chat|esta platica|nosotros)`
const askingVerbs =
  'give|send|tell|text|share|type|enter|write|provide|confirm|reply|message|show|put|read|say|spell|upload|drop|leave|post|paste|list|add|insert'
const spanishAskingVerbs = 'escriba|escribe|ponga|pon|teclee|comparta|comparte|confirme|mande|envie|diga|de'
const asks = [
  String.raw`\b(?:what|whats|which) (?:is|are|was)?\s?(?:\w+ ){0,2}?(?:${secrets})`,
  String.raw`\b(?:can|may|could|would) (?:i|we|you) (?:please )?(?:have|get|see|know|${askingVerbs})\b.*${secret}`,
  String.raw`\b(?:i|we)(?: ll| will| would| d| just| only| also| still| do)* (?:need|require|want|must have|have to (?:know|see|have|ask for)|am going to need|ask for)\b.*${secret}`,
  String.raw`\b(?:${askingVerbs}) (?:me|us|it here|with me)\b.*${secret}`,
  String.raw`\b(?:${askingVerbs})\b.*${secret}.*\b${here}\b`,
  String.raw`\bplease (?:${askingVerbs})\b.*${secret}`,
  String.raw`\bcual(?:es)? (?:es|son) (?:\w+ ){0,2}?(?:${secrets})`,
  String.raw`\b(?:tellme|digame|deme|mandeme|paseme|escribame|envieme|dime|dame|mandame|pasame|escribeme|(?:se )?(?:lo|la|los|las) (?:pido|pedimos)|necesito|necesitamos|ocupo|ocupamos|me (?:da|dice|manda|pasa|comparte|escribe|puede (?:dar|decir|mandar|pasar|compartir)|podria (?:dar|decir|mandar|pasar)))\b.*${secret}`,
  String.raw`\b(?:${spanishAskingVerbs})\b.*${secret}.*\b${here}\b`,
  String.raw`\b(?:${spanishAskingVerbs})\b.*\b${here}\b.*${secret}`,
].map((text) => new RegExp(text))
/** "Type it here", after the secret was named. */
const asksForIt =
  /\b(?:type|send|write|give|tell|text|enter|put|share) (?:me )?(?:it|them|that|those)(?: (?:to|with))?(?: (?:here|me|us|below|in this chat|in the chat))\b|\b(?:give|send|tell) me (?:it|them|that)\b|\b(?:escribalo|escribalas|escribelo|mandemelo|mandemelas|digamelo|digamelas|pongalo|pongalas|paselo|demelo|demelas)(?: aqui)?\b/
const forbids = /\b(?:do not|dont|never|not|no one|nobody|without|cannot|cant|wont|no|nunca|jamas|nadie|sin|ni)\b/

/** "Did you lose your PIN?", "do you have the number?" ask about it, not for it. */
const asksAboutIt =
  /\b(?:los[et]|forg[oe]t|have|know|remember|why|where|who|how|does|need|safe|stolen|olvid\w+|perdio|perdi|tiene|sabe|recuerda|por que|donde|quien|como|robaron|pide|piden|asks?|wants?)\b/

/** Asks the person for a Social Security number, a PIN, the return words or a card number, here in the talk. */
export function asksForSecret(sentence: string, before: string): boolean {
  // "Dígame", "póngame": an order that ends in "me" has its accent before.
  const text = fold(sentence.replace(/(?<!\p{L})\p{L}*[áéíóú]\p{L}{1,4}me(?!\p{L})/giu, 'tellme'))
  if (asksForIt.test(text) && namesSecret.test(fold(`${before} ${sentence}`)) && !forbids.test(text)) return true
  if (!namesSecret.test(text)) return false
  if (sentence.includes('?') && !asksAboutIt.test(text) && !forbids.test(text)) return true
  return asks.some((pattern, at) => {
    const match = pattern.exec(text)
    if (!match || forbids.test(text.slice(0, match.index + match[0].length).replace(/\bno problem\b/, ''))) return false
    const isPolite = at === politeAsk
    return !(isPolite && elsewhere.test(text))
  })
}
const politeAsk = 5

const powers =
  '(?:parole |probation )?(?:officer|po|police|cops|sheriff|ice|immigration|judge|authorities|warden|cps|boss|landlord|court)'
const spanishPowers = '(?:policia|oficial|migra|inmigracion|juez|jueza|agente|ice|patron|jefe|autoridades|corte)'
const threats = [
  String.raw`\b(?:i|we)(?: am| are| m| re)?(?: will| ll| can| could| might| have to| must| d| would| going to| gonna| shall| may)+ (?:have to |be forced to )?(?:report you|turn you in|(?:call|tell|contact|notify|inform|alert|text|phone) (?:your |the |an )?${powers}|call 911 on you|get you (?:arrested|locked up|deported|fired|evicted)|have you (?:arrested|locked up|deported|fired|evicted)|send you back|make sure you (?:go|lose|never|get|regret)|make you (?:pay|regret|sorry)|hurt you|come (?:for|after) you|find you)\b`,
  String.raw`\b(?:one|a|another) (?:phone )?call(?: from me)? to (?:your |the )?${powers}\b.*\b(?:you|back|inside|jail|prison)\b|\b(?:una|otra) llamada a (?:su |la |tu )?${spanishPowers}\b.*\b(?:lo|la|le|te|regres\w+|adentro|carcel|preso)\b`,
  String.raw`\byou(?: will|ll| are going to| re going to) (?:be sorry|regret (?:it|this|that|not)|pay for (?:it|this|that)|wish you)\b`,
  String.raw`\bor (?:else )?(?:i|we) (?:will|ll|can|could|am going to)\b|\b(?:lo|la|te|me la|me lo) (?:va|vas) a pagar\b`,
  String.raw`\b(?:i|we) know where (?:you|your \w+) (?:live|lives|sleep|stay|are|work)\b|\bor else(?: you| i| we|$)|\bwatch your back\b|\b(?:last|final) warning\b|\bdont make me\b|\bdo not make me\b|\byou have been warned\b`,
  String.raw`\b(?:(?:le|lo|la|te|los|las) (?:voy|vamos) a (?:reportar|denunciar|acusar|entregar|delatar|mandar preso|mandar a la carcel|encontrar|lastimar|hacer pagar)|(?:lo|la|te|los|las) (?:reporto|denuncio|entrego|acuso|delato))\b`,
  String.raw`\b(?:voy|vamos) a (?:llamar|avisar|hablar|decir|reportar|contar|denunciar)(?:le|les|lo|la)?(?: \w+){0,2}? ?(?:a |con |al )?(?:la |su |el |tu |los )?${spanishPowers}\b`,
  String.raw`\b(?:le|les) (?:aviso|digo|cuento|hablo|llamo|reporto) (?:a |al )(?:la |su |el |tu |los )?${spanishPowers}\b|\b(?:aviso|llamo|hablo) (?:a |al )(?:la |su |el |tu )?${spanishPowers}\b`,
  String.raw`\b(?:se va|te vas|se va usted|usted se va) a arrepentir\b|\bva a pagar por\b|\b(?:se|sabemos) donde (?:vive|duerme|trabaja|vives)\b|\bultima advertencia\b|\batengase\b|\bpor las malas\b|\bo si no(?: ya|$)|\bno me (?:obligue|obligues|haga enojar)\b|\bya vera lo que\b`,
].map((text) => new RegExp(text))
const deniesThreat = /\b(?:not|never|wont|cannot|cant|nobody|no|nunca|jamas|nadie)(?: \w+){0,2}$/

const saysOther = /\b(?:say|says|said|tells|dice|dicen|dijo|abuse|abuso)\b/i

/** Threatens the person with the officer, the police, or with what will happen to them. */
export function threatens(sentence: string): boolean {
  // What somebody else says is quoted: "They say, 'I will call your PO'?"
  const own = saysOther.test(sentence) ? sentence.replace(quoted, ' ') : sentence
  return own
    .split(/[,;:]/)
    .map(fold)
    .some((clause) =>
      threats.some((pattern) => {
        const match = pattern.exec(clause)
        if (!match) return false
        const isOwnNegation = /^(?:no me|dont make|do not make|o si no|or else)/.test(match[0])
        return isOwnNegation || !deniesThreat.test(clause.slice(0, match.index).trim())
      }),
    )
}

const labels = new RegExp(
  String.raw`(?<![\p{L}\d])(?:` +
    [
      String.raw`felons?|ex-?cons?|ex cons|ex-?offenders?|ex-?felons?|ex-?convicts?|ex-?inmates?|ex-?prisoners?|jailbirds?`,
      String.raw`convicts?(?!\s+(?:you|him|her|them|someone|a person|me|anyone))`,
      String.raw`inmates?(?!\s+(?:locator|search|lookup|account|finder|records?|information|services|mail|number|phone|id)\b)`,
      String.raw`(?<!sex )(?<!first )offenders?(?!\s+(?:registry|registration|search|locator|program|act|management|services)\b)`,
      String.raw`crooks?|thugs?|lowlifes?|junk(?:ie|y|ies)|crackheads?|drugg(?:ie|ies)|dope ?fiends?|scumbags?|degenerates?`,
      String.raw`delincuentes?|ex-?\s?convict[oa]s?|convict[oa]s?|ex-?\s?re[oa]s?|reos?|ex-?\s?presidiari[oa]s?|presidiari[oa]s?`,
      String.raw`malandr[oa]s?|malhechor(?:es|as?)?|malvivientes?|maleantes?|rater[oa]s?|felones|drogadict[oa]s?|marihuanos?|vicios[oa]s?|pandiller[oa]s?`,
    ].join('|') +
    String.raw`)(?![\p{L}\d])`,
  'iu',
)
/** Verbs, not people: "may convict". */
const convictVerb = /\b(?:to|may|can|will|could|not|might) convict\b/i
/** "Criminal record" says what the record is; "a criminal" says what a person is. */
const criminalPerson = new RegExp(
  [
    String.raw`(?<!\p{L})criminals?(?!\p{L})(?![ -](?:records?|history|histories|justice|cases?|charges?|background|courts?|law|laws|lawyers?|defen[sc]e|attorneys?|convictions?|past|code|penalt\p{L}+|offen[sc]es?|matters?|checks?|complaints?|trials?|proceedings?|procedure|division|legal|defenders?|reports?|acts?|activity|conduct|system|fees|fines|appeals?|warrants?|backgrounds?|or civil|and civil|thinking))` +
      String.raw`(?<!(?:historial|r[eé]cord|pasado|abogad[oa]|corte|justicia|caso|cargo|defensa|delito|derecho|antecedente|ley|proceso|sistema|juicio|expediente|acto|(?:be|is|it|civil or|civil and)) criminal)`,
    String.raw`(?<!(?:antecedentes|historiales|r[eé]cords|casos|cargos|cortes|delitos|leyes|procesos|actos|abogados) )criminales(?!\p{L})`,
    String.raw`\b(?:you are|youre|you're|as|such) an addict\b|\baddict like you\b`,
  ].join('|'),
  'iu',
)
const quoted = /["“«‘][^"”»’]{1,80}["”»’]/gu
/** A form or a person is quoted, not the reader named. */
const quotes =
  /\b(?:asks?|word|words|says?|form|question|box|calls?|called|application|wrote|dice|pregunta|palabra|forma|casilla|solicitud|llam\p{L}+)\b/iu
const namesReader = /\b(?:you are|you're|youre|usted es|eres|you will always be)\b/i

/** Uses a word like "felon" for a person. Names of listings are theirs to choose. */
export function labelsPerson(sentence: string, names: readonly string[]): boolean {
  const withoutNames = names.reduce((text, name) => (name === '' ? text : text.replaceAll(name, ' ')), sentence)
  const isQuoting = quotes.test(withoutNames) && !namesReader.test(withoutNames)
  const text = (isQuoting ? withoutNames.replace(quoted, ' ') : withoutNames)
    .replace(convictVerb, ' ')
    .replace(/\*\*|__/g, '')
  return labels.test(text) || criminalPerson.test(text)
}

const instructionTalk = [
  String.raw`\b(?:system|hidden|developer|secret) (?:prompt|message|instructions?)\b|\bmy (?:prompt|programming|directives)\b`,
  String.raw`\bmy (?:instructions|rules|guidelines|orders) (?:say|are|tell|state|require|include|read|were|forbid|start|begin|list)\b`,
  String.raw`\b(?:here (?:is|are)|these are|this is|i will (?:show|share|paste|repeat)) (?:all )?(?:of )?my (?:full |exact )?(?:instructions|rules|prompt|guidelines)\b`,
  String.raw`\bi (?:was|am|have been|ve been) (?:told|instructed|programmed|prompted|configured|ordered) (?:to|that|not|never)\b`,
  String.raw`\byou are reggie\b|\bgrade 6 level\b|\bunder 180 words\b|\bplain markdown only\b|\bdata blocks?\b|\btool results?\b`,
  String.raw`\bmis (?:instrucciones|reglas|directrices|ordenes|indicaciones) (?:dicen|son|piden|incluyen|indican|me|exigen|empiezan)\b`,
  String.raw`\bme (?:dieron|pidieron|ordenaron|programaron|instruyeron|indicaron|configuraron) (?:instrucciones|reglas|ordenes|que|para|estas|no|nunca)\b`,
  String.raw`\b(?:fui|estoy|he sido) (?:programad|instruid|configurad)[oa] (?:para|con)\b|\b(?:mensaje|prompt|instrucciones|indicaciones) (?:del|de) sistema\b|\bprompt\b`,
  String.raw`\beres reggie\b|\busted es reggie\b|\bmenos de 180 palabras\b|\bbloques? de datos\b|\bnivel de (?:sexto )?grado\b`,
].map((text) => new RegExp(text))
const refusesToTell =
  /\b(?:cannot|cant|can not|wont|will not|do not|dont|no puedo|no voy a|no comparto|not able to|no debo)\b/

const runLength = 8
/** Words that only instructions to a model use. In other lines a reply may well use the same words: they are good advice. */
const modelWords = new Set(
  'reggie grade markdown headings data tool tools instructions rules tone flattery lecture language persona json tokens'.split(
    ' ',
  ),
)

function listRuns(text: string): string[] {
  const words = fold(text).split(' ')
  return words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, at) => words.slice(at, at + runLength).join(' '))
}

/** The runs of words by which a repeated instruction is recognized. */
export function listInstructionRuns(instructions: string): ReadonlySet<string> {
  const runs = instructions.split('\n').flatMap(listRuns)
  return new Set(runs.filter((run) => run.split(' ').some((word) => modelWords.has(word))))
}

/** Repeats the instructions, or tells what they say. */
export function repeatsInstructions(sentence: string, runs: ReadonlySet<string>): boolean {
  const text = fold(sentence)
  if (runs.size > 0 && listRuns(sentence).some((run) => runs.has(run))) return true
  return (
    instructionTalk.some((pattern) => pattern.test(text)) &&
    !refusesToTell.test(text.split(/\b(?:my|mis|the|el)\b/)[0] ?? '')
  )
}
