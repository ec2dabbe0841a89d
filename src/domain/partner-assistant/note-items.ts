import { fold } from '../text/fold.ts'
import {
  helpKinds,
  peopleGroups,
  requestedDetails,
  requestedDocuments,
  type HelpKind,
  type PeopleGroup,
  type RequestedDetail,
  type RequestedDocument,
} from './draft-texts.ts'

const documentPatterns: Readonly<Record<RequestedDocument, RegExp>> = {
  photoId:
    /^(?:photo |state |foto |government |any )*(?:ids?|i d|identification|identificacion(?:es)?|drivers? licen[cs]e|licencia|ine|matricula)(?: card| con foto| de manejar)?$/,
  birthCertificate: /^birth cert(?:ificate)?s?$|^(?:acta|certificado) de nac\w*$/,
  socialSecurity: /^(?:social security|ssn?|social)(?: card)?$|^(?:tarjeta (?:de|del) )?seguro social$/,
  proofOfAddress:
    /^proof of (?:address|residen\w+)$|^(?:a )?utility bill$|^comprobante de domicilio$|^prueba de (?:domicilio|direccion)$/,
  proofOfIncome:
    /^proof of income$|^(?:check |pay ?)stubs?$|^talon(?:es)? de (?:cheque|pago)s?$|^(?:comprobante|prueba) de ingresos?$/,
  releasePapers: /^(?:release|discharge|parole) (?:papers?|paperwork|documents?)$|^papeles de (?:salida|liberacion)$/,
  courtPapers: /^court (?:papers?|paperwork|documents?)$|^papeles de (?:la )?corte$/,
  medicine: /^(?:all )?(?:meds|medications?|medicines?|medicinas?|medicamentos?)$/,
  prescriptions: /^(?:prescriptions?|scripts?|rx|recetas?(?: medicas?)?)$/,
  insuranceCard:
    /^(?:health |insurance |medicaid |medi cal )+card$|^tarjeta (?:del seguro(?: medico)?|de medicaid|medica)$/,
  officerLetter:
    /^letter from (?:\w+ )?(?:po|officer|parole officer|probation officer)$|^carta de(?: su|l)? oficial(?: de \w+)?$/,
  tbTest: /^(?:tb|tuberculosis)(?: test)?(?: results?)?$|^prueba de tuberculosis$/,
  resume: /^(?:resume|curriculum|hoja de vida)$/,
  lease: /^(?:lease|rental agreement|contrato de renta)$/,
  bankStatement: /^bank statements?$|^estados? de cuenta(?: del banco)?$/,
  bedding: /^(?:bedding|sheets|blankets?|sabanas|cobijas?)$/,
  towel: /^(?:towels?|toallas?)$/,
  clothes: /^(?:change of )?(?:clothes|clothing)$|^(?:cambio de )?ropa$/,
  hygiene: /^(?:hygiene|toiletries|hygiene items|articulos de (?:higiene|aseo))$/,
}

const detailPatterns: Readonly<Record<RequestedDetail, RegExp>> = {
  dateOfBirth: /^(?:date of birth|dob|birth ?date|birthday)$|^fecha de nacimiento$/,
  releaseDate: /^(?:release date|date of release)$|^fecha de (?:salida|liberacion)$/,
  phone:
    /^(?:good |best |current |working |call ?back |phone )*(?:phone|number|telephone)(?: number| to (?:call|reach))?$|^(?:buen )?(?:numero(?: de telefono)?|telefono)(?: donde llamarle?)?$/,
  email: /^e ?mail(?: address)?$|^correo(?: electronico)?$/,
  fullName: /^(?:full |legal )+name$|^nombre completo$/,
  officerName:
    /^(?:name of (?:\w+ )?|parole |probation )*(?:po|officer)s? ?(?:name)?$|^nombre de(?: su|l)? oficial(?: de \w+)?$/,
  address:
    /^(?:current )?(?:address|where (?:you are|youre|he is|she is|they are) (?:staying|living))$|^(?:direccion|donde (?:vive|se queda|se esta quedando))$/,
  household: /^(?:family|household) size$|^how many (?:people|kids)(?: .{0,30})?$|^cuantas personas(?: .{0,30})?$/,
  income: /^(?:monthly )?income$|^ingresos?(?: mensual(?:es)?)?$/,
  bestTime: /^(?:best|good) time to (?:call|reach)(?: \w+)?$|^(?:mejor )?hora para llamar(?:le|lo|la)?$/,
}

const helpPatterns: Readonly<Record<HelpKind, RegExp>> = {
  foodBoxes: /^(?:food|grocery) boxe?s?$|^(?:cajas?|despensas?)(?: de comida)?$/,
  meals: /^(?:hot |warm )*(?:meals?|lunch|dinner|breakfast)$|^comidas? calientes?$|^desayunos?$/,
  food: /^(?:food|groceries|pantry|food pantry)$|^(?:comida|alimentos)$/,
  rent: /^(?:rent|rental assistance|rent assistance|back rent)$|^renta$/,
  deposit: /^(?:security |rent )?deposits?$|^deposito(?: de (?:la )?renta)?$/,
  bills: /^(?:utility |electric |light |water )*(?:bills?|utilities)$|^(?:recibos|luz|biles?)(?: y agua)?$/,
  shelter: /^(?:emergency )?shelter$|^(?:albergue|refugio)$/,
  housing: /^(?:housing|(?:a )?place to (?:live|stay)|apartments?)$|^(?:vivienda|casa|donde vivir)$/,
  clothes: /^(?:clothes|clothing|work clothes|coats?|shoes)$|^(?:ropa|zapatos)$/,
  showers: /^showers?$|^(?:regaderas?|duchas?)$/,
  laundry: /^laundry$|^lavanderia$/,
  hygiene: /^hygiene(?: kits?| items?)?$|^toiletries$|^articulos de (?:higiene|aseo)$/,
  furniture: /^furniture$|^muebles$/,
  work: /^(?:jobs?|work|employment|job search|(?:finding|find) (?:a )?(?:job|work))$|^(?:trabajo|empleo|buscar trabajo)$/,
  training: /^(?:job |work )?training$|^(?:capacitacion|entrenamiento)$/,
  ged: /^(?:ged|hse)(?: classes)?$|^(?:clases de )?ged$/,
  classes: /^classes$|^clases$/,
  id: /^(?:ids?|state ids?|identification|id vouchers?)$|^(?:sacar )?(?:la )?identificacion$/,
  birthCertificates: /^birth certificates?$|^actas? de nacimiento$/,
  legal: /^(?:legal(?: help| aid| problems| issues)?|lawyers?)$|^(?:ayuda legal|abogados?|lo legal)$/,
  treatment:
    /^(?:(?:drug|alcohol|substance|recovery) ?(?:use |abuse )?)?(?:treatment|rehab|recovery)$|^(?:tratamiento|rehabilitacion)$/,
  counseling: /^(?:counseling|therapy|mental health)$|^(?:consejeria|terapia|salud mental)$/,
  medical: /^(?:medical(?: care)?|health ?care|doctors?)$|^(?:atencion medica|doctor|medico)$/,
  dental: /^(?:dental(?: care)?|dentist)$|^(?:dentista|atencion dental)$/,
  busPasses: /^bus (?:pass(?:es)?|tokens?|tickets?)$|^pases? de(?:l)? (?:autobus|bus|camion)$/,
  rides: /^(?:rides?|transportation|transport)$|^(?:transporte|aventones?|raites?)$/,
  gas: /^gas(?: cards?)?$|^(?:tarjetas? de )?gasolina$/,
  phones: /^(?:free )?(?:cell )?phones?$|^telefonos?$/,
  benefits: /^(?:benefits|snap|food stamps|medicaid)$|^(?:beneficios|estampillas)$/,
  childcare: /^(?:child ?care|day ?care)$|^(?:guarderia|cuidado de ninos)$/,
}

const groupPatterns: Readonly<Record<PeopleGroup, RegExp>> = {
  women: /\b(?:womens?|females?|ladies|mujeres)\b/,
  men: /\b(?:mens?|males?|hombres|varones)\b/,
  families: /\b(?:families(?: with (?:kids|children))?|familias(?: con (?:hijos|ninos))?)\b/,
  veterans: /\b(?:veterans?|vets|veteranos)\b/,
  youth: /\b(?:youth|young adults|young people|jovenes)\b/,
  seniors: /\b(?:seniors?|elderly|adultos mayores)\b/,
  local:
    /\b(?:(?:local |county |city )residents|(?:people )?in (?:our|this) (?:area|county|city)|(?:gente|personas) de (?:esta|nuestra) (?:zona|area)|residentes)\b/,
}

const articles =
  /^(?:(?:your|their|his|her|my|a|an|the|any|some|free|paying|getting|pagar|su|sus|una?|el|la|los|las|de)\s+)+/
/** "If you have them": a person without it should come as well. */
const ifAny =
  /[,(]?\s*\b(?:if (?:you|he|she|they) (?:have|has|got|can)(?: (?:it|them|one|any|find it))?|si (?:los?|las?) tienen?|si tienen?|si puede)\b\s*\)?[.!]?\s*$/iu

/** The items of a list as they are written. */
export function splitItems(list: string): string[] {
  return list
    .split(/,|;|\/|\band\b|\by\b|&|\+|\bor\b/iu)
    .map((item) => item.replace(/^[\s:()-]+|[\s.!?()]+$/g, '').trim())
    .filter(Boolean)
}

export function takeIfAny(list: string): { list: string; isIfAny: boolean } {
  const bare = list.replace(ifAny, '')
  return { list: bare, isIfAny: bare !== list }
}

const toBare = (item: string) => fold(item).replace(articles, '')
const findIn = <Name extends string>(names: readonly Name[], patterns: Readonly<Record<Name, RegExp>>, text: string) =>
  names.find((name) => patterns[name].test(text)) ?? null

export const findDocument = (item: string): RequestedDocument | null =>
  findIn(requestedDocuments, documentPatterns, toBare(item))
export const findDetail = (item: string): RequestedDetail | null =>
  findIn(requestedDetails, detailPatterns, toBare(item))
export const findHelp = (item: string): HelpKind | null => findIn(helpKinds, helpPatterns, toBare(item))
export const isMedicine = (item: string): boolean => documentPatterns.medicine.test(toBare(item))

/** The group a folded text is about, with the words around it. */
export function takeGroup(text: string): { group: PeopleGroup; rest: string } | null {
  const group = findIn(peopleGroups, groupPatterns, text)
  return group ? { group, rest: text.replace(groupPatterns[group], ' ') } : null
}
