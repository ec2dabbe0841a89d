import { kin } from './shared-words.ts'

const utility = '(lights?|power|electric|electricity|water|gas|heat|utilities|luz|agua|corriente|electricidad)'
const sore = '(sores?|wound|cut|ulcer|incision|stitches|abscess|boil|leg|foot|feet|arm|toe|toes|hand|hole|bite)'
const llaga = '(llagas?|heridas?|ulcera|absceso|pie|pierna|brazo|dedo|mano|cortada|operacion|puntos)'
const drugScreen = '((drug|urine|piss) (test|tests|screen|screens)|ua|uas|screens?|screening|urinalysis|drop)'
const pruebaDeOrina = '((prueba|pruebas|examen) (de (la )?(orina|drogas|droga)|del oficial)|antidoping|orina)'
const writer =
  '(niece|nephew|grand(daughter|son|baby)|daughter|son|wife|husband|sister|brother|friend|girl|neighbor|librarian|lady|guy|kid|cousin|mom|aunt)'
const escribe =
  '(nieta|nieto|sobrina|sobrino|hija|hijo|esposa|esposo|hermana|hermano|vecina|muchacho|muchacha|senora|senor|nuera|amiga|amigo)'
const islandTown =
  '(puerto rico|ponce|bayamon|mayaguez|caguas|arecibo|aguadilla|humacao|guaynabo|guayama|fajardo|toa (baja|alta)|rio piedras|san juan|la isla|pr)'
const abroad =
  '((?<!new )mexico|guatemala|honduras|el salvador|salvador|(la )?republica dominicana|(the )?dominican republic|rd|santo domingo|colombia|cuba|chihuahua|puebla|michoacan|oaxaca|sonora|sinaloa|veracruz|guerrero|zacatecas|guanajuato|chiapas|tamaulipas|monterrey|nogales|jalisco|guadalajara|tijuana|juarez|haiti|jamaica|nicaragua|peru|ecuador|venezuela|brazil|brasil|canada|vietnam|nigeria|(the )?philippines|mi pais|my country|out of the country|overseas|abroad|fuera del pais)'
const drinkless =
  '((if|when|unless|till|until) (i )?(dont |do not )?(have one|drink|have a drink|get a drink|quit|stop|skip)|si (paro|lo dejo|le paro|dejo de (tomar|beber))|si no (tomo|bebo|me tomo \\w+|tengo que tomar)|without (a drink|drinking|one)|cuando no (tomo|bebo))'
const shaking = '(shak*|sweat*|tremors?|tiembl*|temblor*|sudo|convulsion*|seizures?)'

/* Same syntax as `first-days.ts`. */
export const rareFactPhrases = {
  'utility-cutoff': `
    (shut|shutting|turn|turned|turning|turnin|cut|cutting|cuttin|disconnect*) (off )?(the |my |our |her |his |all the )?(\\w+ )?${utility}(?! (money|bill money))
    ${utility} (is |are |was |were |been |just |getting |gettin |get |gets |got |gonna (be|get) |going to (be|get) |will be |about to (be|get) |bout to (be|get) ){0,3}(cut|shut|shutoff|turned|disconnect*)
    (disconnect*|shut off|shutoff|shut-off) (notice|date|day|warning)
    no (lights?|power|electricity|electric|heat|running water|water|hot water)(?! (bill|bottle|bottles|of attorney))
    ${utility} (company|bill) ~ (shut|cut|off|past due|behind)
    (behind on|owe on|past due on) (the |my |our |her )?(\\w+ )?${utility}( bill)?
    (cort*|quit*|suspend*|desconect*) (la |el |los |the )?${utility}
    (la |el )${utility} (me |nos |se )?(la |lo )?(van a |iban a )?(cort*|quitaron|quitan|quitar|suspend*)
    (sin|no tengo|no hay|no tenemos) (luz|agua|gas|corriente|electricidad|calefaccion)
    (debo|debemos|atrasad* (con|en)) (de )?(la |el )(luz|agua|gas|corriente)
    (me|nos) la (van a )?(cortan|cortar)`,
  wound: `
    (open|opened|infected|draining|smelly|nasty|bleeding) (sore|sores|wound|wounds|cut|ulcer|incision|leg|foot)
    ${sore} ~ (infected|(is |has )?opened up|open and|pus|smells?|smelly|draining|wont (heal|close)|not healing|doesnt heal|oozing|leaking|red and hot|hot and red|turning black)
    ${sore} (is |got |gets |looks )?(infected|oozing|leaking)
    (sores?|wound|incision|ulcer) (\\w+ ){0,8}(smells?|pus|open(ing|ed) (back )?up)
    (abscess*|bed ?sores?|pressure sores?|cellulitis|staph infection|mrsa|gangrene)
    (stuff|pus|gunk|fluid) (is )?(coming|leaking|oozing) out
    ${llaga} ~ (abiert*|infect*|no cierra|no sana|huele|pus|supura|roja y caliente|morad*)
    ${llaga} ~ que (no|ya no) (se )?(cierra|sana|cura)
    se me (infecto|abrio|esta infectando) (la|el|una) (${llaga}|\\w+)
    (gangrena|absceso*|pus)`,
  'missed-test': `
    (missed|miss|skipped|late (for|to)|no showed (for|at)|no show (for|at)|no showed|slept (thru|through)|didnt (make|go to|take|do|get to)|couldnt (make|get to|do)|forgot) (it to )?(a |an |my |the |one |two |1 |2 |his |her ){0,4}${drugScreen}
    ${drugScreen} ~ (and |but |n )?i? ?(missed|slept (thru|through)|couldnt (make|get)|didnt (make|go))
    (supposed|sposed|spose) to (drop|pee|piss|test|ua) ~ (missed|slept|didnt|couldnt)
    (no fui|no me presente|no pude ir|falte|no llegue|no alcance|se me paso|se me olvido|perdi) (a |al |con )?(la |el |una |mi |hacerme ){0,4}${pruebaDeOrina}
    (missed|falte a|no fui a|perdi) (el|la|mi|una|un) (drug test|drug screen|ua|test de (orina|drogas))`,
  'foster-youth': `
    (aged|age|aging|timed) out of (foster|care|the system|dcfs|dhs|dcf)
    (i|and|just) aged out
    ^aged out
    (i|ive) (was|grew up|been|came up|lived|bounced around|was raised|went (thru|through)|came out of|just left|left|got out of|spent \\w+ years) (\\w+ )?(in |out of |of )?(the )?(foster (care|homes?)|group homes|the system)
    (im|i am|i was|was|^|ex|former|as a) (a )?(former )?foster (kid|child|youth|baby)
    (my )?extended foster care
    (group homes?|foster care|foster homes?|casas? hogar) (at|since|from|desde|a los|de los) (age )?\\d+
    (sali|salgo|vengo|me salieron) (de|del) (el )?(foster|hogares de crianza|casa hogar)( care)?
    (creci|estuve|me crie|vivi|anduve) (\\w+ )?en (el )?(foster|casas? hogar|hogares de crianza|un orfanato)( care)?`,
  student: `
    (im|i am|currently|still|already|now) (\\w+ )?(enrolled (in|at) (?!medicaid|medi|tribe|the tribe)|a (full time |part time |college )?student|in (school|college)(?! (zone|bus))|going to (school|college)|taking (\\w+ )?classes (at|in))
    enrolled (in|at) (\\w+ ){0,3}(college|university|school|classes|tech|campus)
    (registered|signed up) for (\\w+ )?(classes|courses|semester)
    (start|started|starting) (classes|college|my (first|next) semester)
    (my|next|this|last|first|second|1st|2nd|3rd) (semester|professor|tuition|campus|clinicals|finals|advisor)
    (my|the) (nursing|cosmetology|degree|associates|bachelors|certificate) program
    (business|nursing|psychology|biology|engineering|criminal justice|social work|education) major
    (finals|clinicals) (are|start|week|next|this)
    (years?|semesters?) of (\\w+ )?at (the )?(\\w+ )?(college|tech|university|tech school)
    (class|classes|credits|semester|semesters) (short|left|away) (of|from|to)?
    dorms? close*
    (start|starting) (at|in) (the |a |my )?(\\w+ )?(college|university|tech school|trade school)
    (finish|finishing|done with|complete) (my )?(school|degree|associates|classes|semester|bachelors|certificate program)
    estudio (en|\\w+ en) (el |la |un |una )?(colegio|universidad|college|tecnologico|instituto|escuela)
    (estoy|ando|sigo) (estudiando|inscrit* en|matriculad* en|tomando clases en|en la universidad|en el colegio)
    (mi|este|el proximo|primer|segundo|ultimo) semestre`,
  'truck-driver': `
    (cdl*|class a (license|licence|cdl|driver)|licencia (comercial|clase a)|clase a)
    (truck driver|truckdriver|trucker|truckin|trucking|otr|long haul|over the road|semi driver|hazmat|tractor trailer)
    (drove|drive|drivin|driving|been driving|manejo|manejaba|maneje|manejar|manejando) (a |an |el |un |la |mi )?(truck|trucks|semi|semis|rig|rigs|big rigs|18 wheeler*|trailer|trailers|troque|camion|camiones|traileres)(?! (in|at) the)
    (trailero|troquero|camionero|chofer de (trailer|camion|troca))`,
  'for-other': `
    (filling|fillin|doing|writing|typing|answering|completing|putting) (this|it|these)( (out|in|up))? (for|with|on behalf of) (my|him|her|a|an|mr|mrs|ms|our|the|someone|somebody)
    (fill|filled|fills|did|do) (this|it) (out |in )?(for|on behalf of) (my|him|her|a|mr|mrs|ms|someone|somebody)
    ${writer} (here )?(is )?(writing|typing|filling) (this |it )?(out |in )?(for (him|her)|on (his|her) behalf)
    (escribe|llena|contesta|escribiendo|llenando) (esto )?(la|el|su|mi|una|un) \\w+ (por|para|de parte de) (el|ella|mi|un|una)
    (im|i am) (filling|doing|writing) (it|this) (out |in )?(cause|because|since|bc|cuz) (they|he|she)
    (on behalf of|in behalf of) (my|him|her|a|mr|mrs|ms|our|someone)
    (this is|im|i am|its) (his|her) (mom|mother|dad|father|wife|husband|sister|brother|girlfriend|fiance|case manager|caseworker|counselor|sponsor|peer|navigator|aunt|grandma|grandmother|daughter|son)
    (this is|its) for my (son|daughter|husband|wife|brother|sister|boyfriend|girlfriend|dad|father|mom|cousin|client|nephew|fiance)
    (i am|im) (the|a|his|her) (\\w+ ){0,2}(case manager|caseworker|counselor|navigator|social worker|chaplain|peer specialist) (filling|doing|writing|helping|for|typing)
    (lleno|llenando|escribo|escribiendo|contesto|contestando|hago|haciendo|pongo) (esto|la forma|este|las preguntas)? ?(por|para|de parte de|a nombre de) (mi|el|ella|un|una|mis)(?! cuenta)
    (esto )?es (para|pa) (mi|un|una) (hijo|hija|esposo|esposa|hermano|hermana|marido|novio|papa|mama|primo|sobrino|cliente)
    (soy|le escribe) (la|el|su) (mama|madre|papa|esposa|esposo|hermana|hermano|trabajador* social|consejer*|senora) (de (el|ella|un|uno|una|mi)|y (lleno|escribo))
    (de parte de|a nombre de) (mi|un|una)`,
  'puerto-rico': `
    (born|naci|nacid*|soy|vengo|vine|from|raised|acta|certificate|certificado|partida) (and raised |originally |y criad* |mia |mio |viej* |original )?(de |en |in |from |es de |esta en |de nacimiento (de|en|esta en) )?${islandTown}
    (soy|im|i am|^|being|como) (boricua|puertorriquen*|puerto rican|nuyorican)
    registro demografico`,
  'travel-abroad': `
    (travel*|fly|flying|flight|ticket|trip|go|going|viajar|vuelo|volar|boleto|pasaje|viaje|ir|irme|voy) (\\w+ ){0,6}(to|a|en|pa|para|al|back to|de|from) (see \\w+ (\\w+ )?in )?${abroad}
    (leave|leaving|salir) (of |out of |del )?(the country|pais)
    (see|visit|ver|visitar) (a )?(my|mi|mis|to my) (\\w+ ){1,3}(in|en|a) ${abroad}
    (tengo|compre|ya tengo|ya vi|have|bought|got) (\\w+ )?(boleto|pasaje|vuelo|(plane|airline) ticket|flight) (para|pa|for|el|on|to)`,
  'digital-help': `
    (dont|do not|never|cant|hardly|barely|no idea how to|not sure how to) (really |even )?(know how|learned how|understand how|figure out|understand|use|work|used) ~ (phone|phones|computer|computers|internet|app|apps|email|online|smartphone|technology|tech|touch screen)
    (dont|do not) know (how|nothing about) (\\w+ ){0,5}(phone|phones|computer|computers|internet|app|apps|email)
    (not good|no good|bad|terrible|slow|lost) (with|at|on) (\\w+ )?(computers?|phones?|technology|tech|apps|the internet)
    ${writer} (is |who is |that is |shes |hes )?(the one )?(typing|typin|writing|helping me (type|write)|types)
    (had|have|got|asked) (my )?(\\w+ )?${writer} (type|write|typing|writing)
    everything(s)? (is )?(now )?(on|through|thru|done on) (a |the |your )?(computer|computers|internet|online|phone|phones|app|apps)
    no (se|supe|le se) (\\w+ )?(usarlo|moverle|prenderlo)
    never used (one|the internet|a computer|a smartphone|email)
    no (se|supe) usar (\\w+ )?(telefono|celular|computadora|internet|aplicacion|apps?)
    no (se|entiendo) ~ (la app|las apps|la aplicacion|la computadora|el telefono|este telefono|el celular|internet|tecnologia)
    ${escribe} (\\w+ )?(me |lo )+(esta |esta ayudando a |ayuda a )?(escribi*|escribe|llena*)
    me (lo |la )?(esta |estan )?(escribiendo|escribe) (esto |todo )?(mi |un |una )
    (me ayuda|esta escribiendo) (a escribir|esto|por mi)
    todo (es|esta|ya es) (por|en|con) (el |la )?(telefono|computadora|internet|app|linea|celular)`,
  'alcohol-withdrawal': `
    ${drinkless} (\\w+ ){0,7}${shaking}
    ${shaking} (\\w+ ){0,5}${drinkless}
    (tomo|bebo|drink|drinking) (\\w+ ){0,2}(todos los dias|diario|a diario|every day|everyday|daily|all day) (\\w+ ){0,5}(dejar|dejarlo|stop|quit)
    (the )?(shakes|dts|delirium tremens) (\\w+ ){0,8}(off|without|quit|stopped|drink|drinking|vodka|liquor|beer|alcohol|no drink)
    (off|without|quit|stopped|stop) (\\w+ ){0,3}(vodka|liquor|beer|alcohol|drinking|whiskey|booze) (\\w+ ){0,8}(shak*|shakes|seizure*|sweats|sick)
    (seizure|seizures|convulsion*) (\\w+ ){0,5}(from|off|when i quit|cuando deje|por dejar|por no|por el) (it|drinking|alcohol|liquor|tomar|trago|alcohol)
    (deje|sin) (de )?(tomar|alcohol|trago) (\\w+ ){0,6}(tiembl*|temblor*|convulsion*|sudo|vomit*)
    (tiembl*|temblor*) (\\w+ ){0,6}(sin tomar|sin trago|sin alcohol|no tomo|no bebo)`,
} as const satisfies Record<string, string>

/** Said right before it, the fact is somebody else's: "my cousin is a trucker". */
export const aboutOthers = new RegExp(
  `(?:^| )(?:my|mi|his|her|su|the|el|la|a|un|una) (?:\\w+ )?(?:${kin}s?|nephew|niece|roommate|celly|sobrin[oa]|compadre|neighbor|vecin[oa]|boss|sons|consejer[oa]|everybody)(?: (?:is|was|es|era|got|has|tiene|who|que|he|she|have|had|used to|be|been|a|an|un|una|in|en|still|also|tambien|wants|wants to|quiere|get|gets|his|her|su|on the road))* $`,
)
