const list = (text: string) => new Set(text.split(/\s+/))

/** Words that mark a name as an organization's, folded. */
export const organizationWords = list(
  `
  center centers centre services house homes mission missions shelter shelters ministries ministry clinic clinics
  foundation coalition alliance church temple institute association society project academy inc llc hospital pantry
  outreach fellowship army goodwill charities league lodge village haven hostel agency program programs recovery
  sanctuary network partnership collaborative initiative council bank kitchen cathedral chapel parish residence
  centro centros casa casas refugio albergue clinica mision ministerio ministerios iglesia fundacion hogar servicios
  asociacion despensa instituto templo parroquia capilla coalicion alianza programa proyecto comedor banco agencia
`.trim(),
)

/** Generic words of offices and headings: alone they name a kind of organization, not a specific one. */
export const commonWords = list(
  `
  american job jobs career community communities health healthcare mental behavioral medical dental primary care legal
  aid food social security service family families child children youth senior veterans veteran women womens men mens
  county city state federal national local public regional department office library court superior district housing
  homeless emergency crisis reentry re entry return returning citizens citizen resource resources support treatment
  substance abuse use addiction peer education adult training workforce employment development learning day drop in
  walk transitional sober living rehab rehabilitation detox harm reduction counseling human assistance benefits
  supplemental nutrition temporary needy low income energy bonding work opportunity voucher choice second chance pell
  grant medicaid medicare snap wic tanf ssi ssdi administration motor vehicles defender defenders bar referral
  residential outpatient inpatient domestic violence sexual assault rape safety net free clothing furniture pantries
  de la las los del el y e a en para con of the and for at to an or with your our my their this that these those
  comunidad comunitario comunitaria comunitarios salud mental medico medica medicos legal legales ayuda alimentos
  comida empleo empleos trabajo vivienda viviendas personas familia familias ninos jovenes mujeres hombres condado
  ciudad estado oficina biblioteca publica publico social sociales seguro recursos apoyo tratamiento recuperacion
  adicciones educacion adultos capacitacion emergencia crisis reinsercion reingreso local locales nacional federal
  departamento gratis gratuito gratuita transicion transitoria consejeria beneficios abogados defensor defensores
`.trim(),
)

/** Words that start a sentence or heading, and days: ignored when a name is checked. */
export const openingWords = list(
  `
  call visit ask go find try use get take bring see contact check look talk text write apply start also first next then
  now today tonight tomorrow when if you here some many most any each every near nearby other others more another
  finding getting using calling going asking about how what where why who which one two three step steps option
  options best good new monday tuesday wednesday thursday friday saturday sunday hi hello yes no ok okay sure please
  remember note tip important warning basics help hours open closed phone address website cost name please both all
  i we they he she it is are was has have can will may must should do does there
  llame visite pregunte vaya busque use consiga lleve vea contacte revise hable escriba pida solicite empiece primero
  luego hoy manana esta este estos estas cuando si usted aqui algunos algunas muchos otro otra otros otras cerca como
  que donde cual quien paso pasos opcion opciones lunes martes miercoles jueves viernes sabado domingo hola claro
  recuerde nota importante horario telefono direccion sitio costo nombre un una unos unas su sus nuestro nuestra tambien
  puede hay tiene es son
`.trim(),
)
