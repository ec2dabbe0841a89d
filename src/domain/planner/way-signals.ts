/** How a person can reach others: nothing was learned about it, plain words decide. */
export type WaySignal =
  /** Cannot hear well on the phone. */
  | 'hard-of-hearing'
  /** Uses somebody else's phone at times. */
  | 'shared-phone'
  /** The phone works only in some places, with their Wi-Fi. */
  | 'wifi-only'
  /** A few minutes are left on the phone. */
  | 'few-minutes'
  /** No phone signal where the person lives. */
  | 'no-signal'
  | 'works-nights'
  | 'works-evenings'
  /** Looks after children by day, while somebody works. */
  | 'cares-days'
  /** No phone from some hour on. */
  | 'phone-hours'
  /** Works on weekdays, while offices are open. */
  | 'works-days'

/** Somebody else's hours say nothing of the person's own. */
const notTheirs =
  '(?<!\\b(?:she|he|who|they|ella|wife|husband|mom|moms|mama|dad|auntie|aunt|tia|tio|sister|brother|hermano|hermana|carnal|cousin|primo|girlfriend|boyfriend|novia|novio|esposa|esposo|sponsor) (?:\\w+ ){0,2})'
/** "I work", "my shift is", "entro", followed by hours. */
const hoursOfWork = `${notTheirs}\\b(?:work(?:ing)?|shifts?|job|hours|hrs|trabajo|jalo|jale|turno|chamba|entro|horario|shop|plant|warehouse|factory|kitchen|restaurant|mill|taller|planta|bodega|fabrica|restaurante)(?: (?!start|empez|interview|entrevista|court|corte)\\w+){0,5}?`
const until = '(?: (?:to|til|till|until|thru|a|hasta|y salgo)(?: las?)?)?'

const lender = '(?:my|his|her|their|mi|su|el|la|un|una)'

/** Of a folded text about the person. */
export const wayPatterns: readonly (readonly [WaySignal, RegExp])[] = [
  [
    'phone-hours',
    /\bno (?:phones?|calls|telefono|celular|llamadas) (?:after|past|at night|despues de|de noche)\b|\b(?:take|takes|collect|lock|locks|turn in|quitan|recogen)(?: up)?(?: our| the| my| your| los| el| nos los)* (?:phones?|telefonos?|celulares?)(?: up)? (?:at|by|after|a las|de noche|en la noche)\b|\bphones? (?:off|up|in) (?:at|by|after) \d|\bno puedo usar (?:el |mi )?(?:telefono|celular) (?:despues|de noche|en la noche)\b|\b(?:phone|telefono|celular) (?:only |nomas |solo )?(?:til|till|until|hasta) (?:las )?\d/,
  ],
  [
    'hard-of-hearing',
    /\b(?:hard of hearing|(?:im|i am|half|part|going) deaf|hearing aids?|(?:cant|can not|cannot|dont) hear (?!from|back|about|nothing (?:from|back))(?:\w+ ){0,3}?(?:well|good|phone|calls?|much|anything|people)|no (?:oigo|escucho)(?: bien| casi| mucho)? ?(?:por|en el|el|casi|bien|nada|$)|(?:soy|estoy|medio) sord[oa]|oigo mal|aparatos? (?:del|para el) oido)/,
  ],
  [
    'shared-phone',
    new RegExp(
      `\\b(?:(?:lets?|let) me use|i use|use|borrow\\w*) (?:his|her|their|my \\w+|the \\w+|a) (?:\\w+ )?(?:phone|cell|fon)\\b|\\b(?:me presta\\w*|uso|usar|prestado) ${lender} (?:\\w+ )?(?:fon|telefono|celular|cell|phone)\\b|\\b(?:dont have a|no) phone (?:i )?use my \\w+`,
    ),
  ],
  [
    'wifi-only',
    /\b(?:(?:only )?works? (?:only )?(?:on|with|at) (?:the |a )?(?:\w+ ){0,3}wi ?fi|wi ?fi only|only (?:on |with |got )?wi ?fi|(?:solo|nomas) (?:con|tengo|hay) wi ?fi|cuando hay wi ?fi|phone (?:only )?works (?:only )?(?:on|at|up) the \w+|(?:telefono|celular|fon) (?:solo|nomas) (?:sirve|agarra|funciona) en)\b/,
  ],
  [
    'no-signal',
    /\b(?:no|aint no|dont get|dont have|without|bad|barely any|no hay|no tengo|sin|no agarra|no entra|no llega)(?: (?:any|a|cell|phone|good|la|buena|mucha))* (?:signal|service|reception|bars|senal|cobertura)\b(?! (?:connected|disability|dog|animal))|\bsignal (?:is )?(?:bad|spotty|only)\b|\b(?:phone|cell|telefono|celular) (?:no|dont|doesnt) (?:agarra|work|works|jala)(?: \w+){0,2} (?:here|out here|aqui|home|en la casa)\b/,
  ],
  [
    'few-minutes',
    /\b(?:(?:\d+|few|no|couple|out of) (?:min|mins|minutes)(?: left| on)|tracfone|(?:me )?quedan (?:como )?\d+ minutos|sin (?:saldo|minutos)|no tengo saldo)\b/,
  ],
  [
    'works-nights',
    /\b(?:(?<!(?:she|he|wife|husband|mom|moms|auntie|aunt|sister|brother|girlfriend|who|tre) )(?:work|works|working|on) (?:the )?(?:nights|night shift|third shift|3rd shift|graveyard|overnights?)|night shift|trabajo (?:de|por las|en la) noches?|turno de (?:la )?noche|(?:nights |shift |work(?:ing)? |trabajo (?:\w+ ){0,4})(?:5|6|7|8|9|10|11) ?p ?m? (?:to |til |till |a )?\d{1,3}(?: \d{2})? ?a?m?)\b/,
  ],
  [
    'works-nights',
    new RegExp(
      `${notTheirs}\\b(?:third|3rd|graveyard|overnight) shift\\b|\\bentro a las (?:9|10|11|12)(?: \\d\\d)? (?:de la noche|pm)\\b|${hoursOfWork} (?:9|10|11)(?: \\d\\d)?(?: ?pm?)?${until} (?:5|6|7|8)(?: \\d\\d)?(?: ?am?)?\\b`,
    ),
  ],
  [
    'works-evenings',
    new RegExp(
      `${notTheirs}\\b(?:(?:second|2nd|swing|evening) shift|segundo turno|turno de (?:la )?tarde|work(?:ing)? (?:evenings|second shift)|trabajo (?:por|en) las tardes)\\b|${hoursOfWork} (?:1|2|3|4)(?: \\d\\d)?(?: ?pm?)?${until} (?:9|10|11|12)(?: \\d\\d)?(?: ?pm?)?\\b`,
    ),
  ],
  [
    'works-days',
    new RegExp(
      `${notTheirs}\\b(?:(?:first|1st|day) shift|primer turno|turno de (?:la manana|dia)|work(?:ing)? days(?! (?:a|per|this|of))|trabajo de dia)\\b|${hoursOfWork} (?:5|6|7|8|9)(?: \\d\\d)?(?: ?am?)?${until} (?:2|3|4|5)(?: \\d\\d)?(?: ?pm?)?\\b(?! (?:days|dias|weeks|semanas|months|years))`,
    ),
  ],
  [
    'cares-days',
    /\b(?:cuido|watch|watching|keep|keeping|take care of|taking care of|babysit)(?: (?:a |my |the |mis? |los |las ))?(?:a )?(?:my |the |mis? |los |las )?(?:\w+ )?(?:nietos?|nietas?|grandkids|grandbabies|grandchildren|grandson|granddaughter|sobrinos|niece|nephews?|kids|hijos|ninos)(?: \w+){0,6} (?:work\w*|trabaja\w*|de dia|days|during the day|7|8|all day|todo el dia)\b/,
  ],
  [
    'works-days',
    /\b(?:work\w*|job|trabajo|jalo|shift)\b(?: \w+){0,8} (?:9 5|8 5|7 3(?:30)?|(?:mon|monday|tues|tuesday|lunes|martes) (?:to|thru|through|a) (?:fri|friday|sat|saturday|viernes|sabado))\b|\b(?:mon|monday|lunes) (?:to|thru|through|a) (?:fri|friday|viernes|sabado) (?:de )?\d/,
  ],
]
