import { fold } from '../text/fold.ts'

/**
 * What people name when they say nothing but what they need: "food stamps", "i need an id pls", "necesito trabajo". The
 * reader learned from whole situations, and takes such a message for the situation that is told in the same words.
 */
const namesByGuide: Readonly<Record<string, string>> = {
  'bed-tonight': `bed, bed tonight, shelter, homeless shelter, emergency shelter, place to stay, place to sleep, place to stay tonight,
    place to sleep tonight, somewhere to stay, somewhere to sleep, somewhere to stay tonight, somewhere to sleep tonight,
    cama, albergue, refugio, shelter tonight, donde dormir, donde dormir hoy, donde quedarme, lugar para dormir, lugar pa
    dormir, un techo`,
  'rent-with-record': `apartment, place to live, place to rent, a room, apartment with a felony, apartment with a record, apartments that
    take felons, felon friendly apartments, second chance apartments, apartamento, departamento, donde vivir, lugar para
    rentar, rentar, apartamento con antecedentes, rentar con antecedentes, rentar con record`,
  'food-today': 'food, food today, something to eat, meal, hot meal, comida, algo de comer, comer, comida hoy',
  'food-pantry': 'food pantry, food bank, groceries, despensa, despensas, banco de comida, banco de alimentos',
  'apply-snap': `food stamps, foodstamps, stamps, snap, snap benefits, ebt, calfresh, estampillas, estampillas de comida, cupones,
    cupones de comida, sign up for food stamps, apply for food stamps, apply for snap`,
  'cash-aid-tanf': 'tanf, cash aid, calworks, welfare, cash assistance',
  wic: 'wic',
  'state-id': `id, an id, id card, state id, identification, new id, identificacion, credencial, id del estado, mi id, replace my id`,
  'birth-certificate': `birth certificate, my birth certificate, acta, acta de nacimiento, certificado de nacimiento, partida de nacimiento`,
  'social-security-card': `social security card, ssn card, social card, my social, new social security card, tarjeta de seguro social, tarjeta
    del seguro social, tarjeta del seguro, tarjeta de social`,
  'us-passport': 'passport, us passport, pasaporte',
  'drivers-license-back': 'my license back, drivers license back, recuperar mi licencia, mi licencia de vuelta',
  'start-job-search': 'job, a job, work, employment, trabajo, chamba, jale, empleo, jobs',
  'who-hires-with-record': `job with a record, job with a felony, job with my record, work with a felony, work with a record, felon friendly jobs,
    second chance jobs, jobs for felons, jobs that hire felons, trabajo con antecedentes, trabajo con record, trabajo con
    felonia, trabajo para gente con antecedentes`,
  'resume-after-prison': 'resume, a resume, curriculum, cv',
  'free-job-training': 'job training, training, a trade, entrenamiento, capacitacion, un oficio',
  ged: 'ged, my ged, mi ged, high school diploma',
  'community-college': 'college, go to college, colegio comunitario, universidad',
  'english-classes': 'english classes, esl, clases de ingles, aprender ingles',
  'find-treatment': `rehab, treatment, drug treatment, detox, get clean, get sober, rehabilitacion, tratamiento, dejar las drogas, dejar la
    droga, dejar de usar`,
  'aa-na-meetings': 'meeting, aa meeting, na meeting, aa, meetings, juntas de aa, grupo de aa, junta',
  'sober-living': 'sober living, sober house, casa de sobriedad, sober home',
  'halfway-house': 'halfway house, transitional housing, casa de transicion',
  'moud-after-release':
    'methadone, suboxone, my suboxone, my methadone, metadona, methadone clinic, clinica de metadona',
  naloxone: 'narcan, naloxone, naloxona, free narcan',
  'medicaid-apply': `medicaid, medi cal, medical insurance, health insurance, insurance, aseguranza, seguro medico, seguro de salud, apply
    for medicaid`,
  'community-health-center':
    'doctor, clinic, free clinic, a doctor, clinica, medico, un doctor, doctora, clinica gratis',
  'medicine-running-out': 'my meds, medication, medicine, my medication, medicina, mis medicinas, mis pastillas, meds',
  'find-counselor': 'therapist, counselor, counseling, therapy, terapia, terapeuta, psicologo, psicologa, consejeria',
  'dental-pain': 'dentist, a dentist, dentista, my tooth hurts, me duele la muela, me duele un diente',
  glasses: 'glasses, eye glasses, lentes, anteojos',
  'legal-aid': `lawyer, a lawyer, legal help, legal aid, free lawyer, abogado, abogado gratis, ayuda legal, un abogado`,
  'clear-record': `expungement, expunge my record, clear my record, my record expunged, my record cleared, seal my record, limpiar mi
    record, borrar mi record, borrar mis antecedentes, limpiar mis antecedentes`,
  'free-phone': `phone, free phone, a phone, cell phone, obama phone, lifeline phone, telefono, celular, telefono gratis, un telefono`,
  'clothes-and-shower': 'clothes, shower, a shower, free clothes, ropa, banarme, una ducha, ropa gratis, donde banarme',
  'haircut-hygiene': 'haircut, free haircut, hygiene stuff, corte de pelo, hygiene products',
  'get-around-no-car': `ride, a ride, bus pass, transportation, bus tickets, transporte, pase de autobus, pase de bus, raite, un raite`,
  'bus-home': 'bus ticket home, get home, ticket home',
  'child-support-lower': `lower my child support, child support lowered, child support help, help with child support, bajar la manutencion,
    bajar mi manutencion`,
  'see-my-kids': `see my kids, my kids back, to see my kids, ver a mis hijos, visitas con mis hijos, recuperar a mis hijos`,
  'custody-visitation': 'custody, custodia',
  'eviction-notice': 'getting evicted, eviction, eviction notice, me van a desalojar, desalojo',
  'deposit-help': `rent help, rental assistance, help with rent, deposit help, ayuda con la renta, ayuda para la renta, help with deposit`,
  'help-with-bills': `help with my light bill, help with bills, light bill, ayuda con la luz, ayuda con los biles, help with electric bill`,
  'ssi-ssdi-after-release': 'ssi, ssdi, disability, disability check, my ssi back, incapacidad, discapacidad',
  'public-housing-section-8': 'section 8, section 8 voucher, housing voucher, public housing, seccion 8, la seccion 8',
  'mail-address': 'mailing address, direccion para correo, donde recibir correo',
  'bank-account-again': 'bank account, a bank account, cuenta de banco, open a bank account, abrir una cuenta',
  'open-warrant': 'warrant, i have a warrant, warrant check, orden de arresto, tengo una orden',
  'tattoo-removal': 'tattoo removal, quitarme tatuajes, quitar tatuajes, quitarme los tatuajes',
  'baby-supplies': 'diapers, formula, baby stuff, panales, car seat, leche para mi bebe',
  'child-care': 'child care, daycare, guarderia, babysitter, cuidado de ninos',
  'furniture-household': 'furniture, bed frame, muebles',
  'peer-mentor': 'mentor, a mentor, support group, grupo de apoyo, someone who has been there',
  'veterans-benefits': 'va benefits, veteran benefits, beneficios de veterano',
  'build-credit': 'credit, build credit, fix my credit, credito',
  'taxes-after-prison': 'file taxes, file my taxes, taxes, hacer mis taxes, impuestos',
  'early-end-supervision': 'get off probation early, get off parole early, off papers early, salir de probatoria antes',
  'gun-rights': 'my gun rights back, gun rights, mis derechos de armas',
  'use-211': '211, what is 211, que es el 211',
  'funeral-costs': 'help with funeral, funeral help, ayuda para el funeral, ayuda para el entierro',
}

/** Words that ask for something without saying for what. */
const fillers = new Set(
  `i im ill id ive me my a an the some any i'm need needs needed want wanna looking look lookin for to get getting find finding
  help helping with please pls plz can could would you u how do does did where wheres at is are there near here nearby around
  asap now today right away like ya gotta trying tryna and hi hello hey yo ok so bro man help? give gimme on in
  cheap free local good apply applying sign up what about best way fast quick quickly also just really back out
  yo necesito ocupo quiero quisiera busco buscando ando buscar conseguir encontrar sacar obtener ayuda ayudeme ayuden con para pa
  por favor porfa como donde hay puedo puede pueden un una unos unas el la los las mi mis me de del al aqui cerca hoy ya urgente
  gratis solicitar pedir aplicar dar dame deme una donde puedo hola buenas tardes dias oiga oye algun alguna y a que
  hago hacer le lo conmigo ahorita saber sobre informacion info`
    .split(/\s+/)
    .filter(Boolean),
)

const guideByName = new Map(
  Object.entries(namesByGuide).flatMap(([guideId, names]) =>
    names.split(',').map((name) => [fold(name.trim()), guideId] as const),
  ),
)
/** Who has to find a job has none; who has a job needs none. */
const duty = /\b(?:have to|tengo que) /g
const mostWords = 14
const longestName = 5

/**
 * The guide of a message that says nothing but its subject; null when it says more. The longest name wins: "job with a
 * record" is not "job".
 */
export function findBareSubject(text: string): string | null {
  if (text.length > 120) return null
  const words = fold(text).replace(duty, '').split(' ').filter(Boolean)
  if (words.length === 0 || words.length > mostWords) return null
  for (let length = Math.min(longestName + 2, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const guideId = guideByName.get(words.slice(from, from + length).join(' '))
      if (!guideId) continue
      const others = [...words.slice(0, from), ...words.slice(from + length)]
      if (others.every((word) => fillers.has(word))) return guideId
    }
  }
  return null
}
