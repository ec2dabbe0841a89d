/* Supervision that ended or never was, in the many words for it; folded. */

const held =
  '(?:parole|probation|probacion|probatoria|paper|papers|supervision|supervised release|pps|condicional|libertad condicional|libertad supervisada)'
const notMine =
  '(?<!\\b(?:his|her|their|he is|hes|she is|shes|brother is|su|el esta|ella esta|si me|cuando|when i|if i|once i|until|til|hasta que|to be|want|wanna|gonna be|get|be|no|not) )'
/** "No parole officer yet" and "no papers to show" are something else. */
const notThat =
  '(?! (?:yet|officer yet|assigned|address|box|number|card|gets|de|of|for|para|en regla|to show|violations?|til|till|until|hasta|revocation|hold|meeting|visit|appointment|office|nearby|here))'

const ended = [
  // Done with it.
  `\\b(?:ya )?(?:acabe|termine|cumpli|complete) (?:con )?(?:la |mi |el |todo el |toda la |toda mi |los \\d+ \\w+ de )?${held}\\b`,
  `\\b(?:ya )?(?:sali|estoy fuera|libre|estoy libre) de (?:la )?${held}\\b`,
  `\\b(?:done|finished|through|thru|completed|discharged) (?:with |my |all my |from |off )*${held}\\b`,
  `${notMine}\\boff (?:of )?(?:all )?(?:parole|probation|papers?|supervision)(?! one day| some ?day| early| in \\d)\\b`,
  `\\b(?:got|been|im) off (?:parole|probation|papers?|everything)(?! one day)\\b`,
  `\\b(?:la |el |mi |my |the )?${held} (?:ya )?(?:se (?:me )?(?:acabo|termino)|termino|acabo|is (?:over|done|finished|behind me)|(?:was|got) (?:over|done|terminated)|ended|finished|expired|closed|ran out)\\b`,
  `\\b(?:se (?:me )?(?:acabo|termino)) (?:la |el |mi )?${held}\\b`,
  // None of it.
  `\\b(?:sin|no tengo|ya no tengo|no estoy en|no me dieron|no quede en|no sali con|no traigo|no hay) (?:ni |nada de |ninguna |la |ningun )*${held}\\b(?! (?:en regla|de))`,
  `(?:^| )(?:no|zero|got no|have no|without|w o) (?:more )?(?:parole|probation|papers?|supervision|po|p o|tail|post release)\\b${notThat}`,
  `\\b(?:no tengo|ya no tengo|sin) (?:oficial|agente|po|p o|officer)\\b(?! (?:asignad\\w|nuev\\w|todavia|aun))`,
  `\\b(?:dont|do not|doesnt|never) (?:have (?:a |any |no |to )?|got (?:a |no )?)?(?:po|p o|parole|probation|report to (?:no ?body|anyone|anybody|no one|no po))\\b(?! (?:number|yet|address|officer (?:yet|assigned)|assigned|hours?|s ))`,
  `\\b(?:ya no|no) (?:me reporto|tengo que reportarme|me tengo que reportar|reporto)(?: (?:con|a|ante))? ?(?:nadie|ningun\\w*|mas)?\\b(?! (?:hasta|until|ayer|el|a tiempo|porque|la semana))`,
  `\\b(?:aint|not|isnt|no estoy|im not|never was|wasnt) (?:even )?(?:on|under|en|bajo) (?:any (?:kind of |type of )?|no |ninguna |la )?${held}\\b`,
  // Served to the last day.
  `\\b(?:maxed|topped|flatted|capped|flat timed|killed) (?:it )?out\\b(?! (?:my|the|on|card|credit))`,
  `\\bmax(?:ed)? (?:my|the) (?:sentence|number|bid|time)\\b|\\bkilled my number\\b`,
  `\\bflat ?time\\b|\\bday for day\\b(?! job)|\\bdid (?:it|my (?:time|bid|sentence)|the whole (?:thing|bid|sentence)) (?:day for day|to the door)\\b`,
  `\\b(?:i )?(?:did|served|done|finished|completed) (?:all (?:of )?my (?:time|sentence|bid)|every (?:last )?day of (?:my (?:time|sentence|bid)|it)|my (?:whole|full|entire) (?:sentence|bid|time|term)|the (?:whole|full) (?:sentence|bid|term))\\b`,
  `\\bya (?:la |lo )?cumpli(?: todo| toda| completa| completo| con todo)?(?=$| (?:y|no|asi|sin|con la (?:corte|ley|justicia)))|\\b(?:cumpli|pague|termine|hice) (?:todo |toda |completa |completo )?(?:la |mi |el |los \\d+ anos de )?(?:condena|sentencia|pena)\\b|\\bcumpli (?:todo|toda|completo|completa|mi tiempo|todo el tiempo)\\b`,
  `\\b(?:sentence|sentencia|condena) (?:is |was |esta )?(?:all )?(?:complete|completed|done|over|cumplida|terminada|completa|served)\\b`,
  `\\bsali (?:libre|limpio|sin nada|sin cola|sin papeles? de probation)(?: de todo)?\\b(?! de (?:drogas|la bebida|alcohol|cuerpo))`,
]

/** The case itself is over. */
const closed = [
  '\\b(?:my |the |mi |el )?(?:case|caso) (?:is |got |was |has been |ya |ya esta |esta |se )*(?:closed|cerrado|cerro|dropped|dismissed|thrown out|tossed|over|done)\\b(?! (?:worker|manager))',
  '\\b(?:dropped|dismissed|tossed|threw out) (?:the|my|all|all the|all my) (?:charges?|case|felony)\\b|\\b(?:they|da|judge|court|prosecutor|state|ellos) (?:just |finally |straight up )?(?:dropped|dismissed|tossed|threw out) (?:it|everything|all of it|that)\\b',
  '\\b(?:charges?|cargos?) (?:got |were |was |fueron )?(?:dropped|dismissed|retirados|desestimados)\\b',
  '\\bme (?:quitaron|tumbaron|retiraron|desestimaron|tiraron) (?:todos )?(?:los |el )?(?:cargos?|caso)\\b',
  '\\b(?:found )?not guilty\\b|\\bme (?:absolvieron|declararon inocente)\\b|\\bacquitted\\b|\\bbeat (?:the|my) (?:case|charge)\\b',
]

export const supervisionEnded = new RegExp(ended.join('|'))
export const caseClosed = new RegExp(closed.join('|'))
