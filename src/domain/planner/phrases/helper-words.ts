/** Who helps, in the words of both languages, folded. The longer words first, so that a mother-in-law is no mother. */
export const relationWords = {
  'mother-in-law': /\b(?:mother in law|mom in law|suegra)\b/,
  'father-in-law': /\b(?:father in law|suegro)\b/,
  'brother-in-law': /\b(?:brother in law|cunado)\b/,
  'sister-in-law': /\b(?:sister in law|cunada)\b/,
  ex: /\b(?:my ex|mi ex|ex wife|ex husband|baby mama|babys mama|baby daddy|la mama de mis? \w+|el papa de mis? \w+|su papa|con el papa|her dad|his mom)\b/,
  grandma: /\b(?:grandma|granny|gran|mamaw|meemaw|nana|grandmother|abuela|abuelita|grandmaw|big mama|nina grande)\b/,
  grandpa: /\b(?:grandpa|granddad|papaw|pawpaw|grandfather|abuelo|abuelito)\b/,
  // Of a boyfriend it is his; a jefa may be a boss.
  mom: /(?<!\b(?:his|her|their|bfs?|boyfriends?|gfs?|girlfriends?|wifes?|husbands?|exs?|friends?|homies?) )\b(?:mom|moms|mama|momma|mother|mi ma|mi mai|mi madre|jefita|mi ama)\b/,
  dad: /\b(?:dad|daddy|father|pops|papa|mi apa|mi padre|mi jefe|mi pai|stepdad|padrastro)\b/,
  wife: /\b(?:wife|esposa|mi senora|mi mujer|mi vieja|old lady)\b/,
  husband: /\b(?:husband|esposo|marido|mi viejo)\b/,
  partner: /\b(?:girlfriend|boyfriend|gf|bf|novi[oa]|fiance\w*|partner|my girl|my lady|my man|pareja|prometid[oa])\b/,
  sister:
    /\b(?:sister(?:s(?= (?:place|house|trailer|couch|crib|apartment|basement|spot|room|garage|sofa)\b))?|sis|hermanas?)\b/,
  brother:
    /\b(?:brother(?:s(?= (?:place|house|trailer|couch|crib|apartment|basement|spot|room|garage|sofa)\b))?|bro|hermanos?|carnal)\b/,
  aunt: /\b(?:aunt(?:s(?= (?:place|house|trailer|couch|crib|apartment|basement|spot|room|garage|sofa)\b))?|auntie(?:s(?= (?:place|house|trailer|couch|crib|apartment|basement|spot|room|garage|sofa)\b))?|aunty|tias?|titi)\b/,
  uncle:
    /\b(?:uncle(?:s(?= (?:place|house|trailer|couch|crib|apartment|basement|spot|room|garage|sofa)\b))?|unc|tios?)\b/,
  niece:
    /\b(?:niece(?:s(?= (?:place|house|trailer|couch|crib|apartment|basement|spot|room|garage|sofa)\b))?|sobrinas?)\b/,
  nephew:
    /\b(?:nephew(?:s(?= (?:place|house|trailer|couch|crib|apartment|basement|spot|room|garage|sofa)\b))?|sobrinos?)\b/,
  cousin: /\b(?:cousins?|primo|prima|primos)\b/,
  son: /\b(?:my (?:\w+ )?son|(?<!tengo )mi (?:\w+ )?hijo|hijo mayor)\b/,
  daughter: /\b(?:my (?:\w+ )?daughter|mi (?:\w+ )?hija|hija mayor)\b/,
  sponsor: /\b(?:sponsor|padrino|madrina)\b/,
  pastor: /\b(?:pastor|priest|preacher|reverend|imam|chaplain|capellan|cura|padre (?:de la iglesia|\w+ de))\b/,
  church: /\b(?:church|iglesia|parroquia|congregation|mosque|la senora de la iglesia)\b/,
  boss: /\b(?:boss|foreman|supervisor at work|patron|jefe|mayordomo|old boss)\b/,
  coworker: /\b(?:coworkers?|co worker|companer[oa]s? (?:de|del) (?:trabajo|jale)|guy from work|from work)\b/,
  neighbor: /\b(?:neighbors?|vecin[oa]s?|next door)\b/,
  roommate: /\b(?:roommates?|roomie|companer[oa] de cuarto)\b/,
  staff:
    /\b(?:case ?manager|case ?worker|counselor|consejer[oa]|social worker|trabajador[a]? social|peer support|navigator|house manager|director|recovery coach|reentry (?:lady|guy|coach))\b/,
  friend:
    /\b(?:(?:guy|man|lady|woman|dude) (?:named|called)|(?:senor|senora|muchacho|muchacha) (?:que|q) se llama|friends?|buddy|buddies|homie|homies|homegirl|homeboy|amig[oa]s?|comadre|compadre|compa|compas|paisanos?|dawg|my boy|mentor|sgt|sarge|sergeant|battle buddy|army buddy)\b/,
} as const
export type Relation = keyof typeof relationWords

export type Offer =
  | 'ride'
  | 'bed'
  | 'phone'
  | 'money'
  | 'papers'
  | 'childcare'
  | 'work'
  | 'food'
  | 'errands'
  | 'recovery'
  | 'faith'
  | 'talk'
  | 'visits'

export const offerWords: Readonly<Record<Offer, RegExp>> = {
  ride: /\b(?:drives?(?! me (?:crazy|nuts))|drive me|driving me|(?:can|could|will|gonna|might) (?:take|drive|drop|pick) (?:me|us)|takes me|(?:lends?|lets me use|presta) (?:me )?(?:the|his|her|su|la|el) (?:car|truck|pickup|troca|camioneta|carro)|ride together|(?:gives?|give) (?:me )?(?:a )?rides?|rides? (?:me|to|from|with)|(?:has|got|gots|hes got|shes got|have) (?:a |an |her |his |their |the )?(?:old |own |work )?(?:car|truck|van|pickup)|me (?:lleva|llevan|puede llevar|da raite|da ride|dan raite|da pon|recoge|trae)|(?:da|dan|tiene|puede) (?:raite|rides?|carro|troca|camioneta)|maneja(?! mal)|raitero|picks me up)\b/,
  bed: /\b(?:(?:stay|staying|live|living|stayin|livin|crash\w*|sleep\w*) (?:with|at|w|on|in) (?:\w+ )?(?:him|her|them|my|his|hers)|(?:lets?|letting|let) me (?:stay|sleep|crash|use the room|have (?:a|the|her|his) (?:room|couch))|(?:her|his|their) (?:\w+ )?(?:couch|sofa|basement|back ?bedroom|bedroom|spare room|room|garage|house|place|trailer|apt|apartment)|got a room for me|has a room|(?:take|offered|offers?) (?:me )?(?:her|his|a|the) (?:couch|room|place)|i can stay|i could stay|vivo con|vivimos|me (?:quedo|estoy quedando|deja (?:quedar\w*|dormir)|da (?:posada|cuarto|techo)|presta (?:el|un|su) (?:cuarto|sofa|sillon)|ofrecio (?:su|un|el))|en (?:su|la) casa (?:de ella|de el|me)|el apt es de|ahi me quedo|duermo (?:en|con)|im at (?:her|his|my|a))\b/,
  phone:
    /\b(?:(?:use|uses?|using|borrow\w*|lends?|lets me use) (?:her|his|their|my \w+) (?:\w+ )?(?:phone|cell|laptop|computer|internet|wifi|email)|(?:set|sets) (?:this|it|up|my phone)|typing|types (?:this|for me)|wrote this|escribe (?:esto|por mi)|me (?:presta|prestan|ayuda con|pone) (?:el|su|la) (?:telefono|celular|fon|computadora|internet|laptop)|good with (?:computers|phones)|sabe (?:de|usar) (?:computadoras?|el telefono|internet)|helps? me (?:with|on) (?:my |the )?(?:phone|computer|forms|apps?)|(?:her|his|the) (?:phone|laptop) i (?:use|borrow))\b/,
  money:
    /\b(?:(?:pays?|paid|paying|lends?|loan\w*|gave|gives?|sends?|send|spot|covers?) (?:me |for |my )?(?:\d+|money|cash|bus fare|gas|rent|the rent|my phone|bill|a little|some)|helps? (?:me )?(?:with|w) (?:money|rent|bills|gas)|me (?:presta|manda|da|paga|ayuda con) (?:\w+ )?(?:dinero|lana|feria|la renta|\d+|pa la renta|el bus|para el bus)|nos ayuda)\b/,
  papers:
    /\b(?:(?:has|have|got|keeps?|holding|kept|holds) (?:all )?(?:my|his|the) (?:\w+ ){0,3}(?:birth certificate|ss card|social(?: security)?(?: card)?|papers|paperwork|id|license|documents|passport|dd ?214|diploma)|(?:lo|la|los|las|me lo|me la|me los) (?:tiene|guarda|tienen|guardo)\b|(?:tiene|guarda|tienen) (?:\w+ )?(?:mi|mis) (?:\w+ )?(?:acta|social|tarjeta|papeles|documentos|pasaporte|licencia|id|seguro)|(?:birth certificate|ss card|social card|papers|social|acta|papeles) (?:is|are|at|con|en casa de|esta|estan|with|lo tiene|la tiene|los tiene))\b/,
  childcare:
    /\b(?:(?:watch\w*|keeps?|keeping|babysit\w*|has|have|got|picks? up|raising) (?:my|the|our) (?:\w+ )?(?:kids?|baby|babies|son|daughter|boys?|girls?|children|grandbaby)|(?:cuida\w*|tiene|ve) (?:a )?(?:mi|mis|los|las|al|la|el) (?:\w+ )?(?:hij[oa]s?|nin[oa]s?|bebe|nen[ea]s?)|childcare|child care)\b/,
  work: /\b(?:(?:gives?|give|gave|offer\w*|get|got|has|have|hire\w*|can put) (?:me )?(?:\w+ ){0,3}(?:work|a job|job|hours|shifts?)(?! days| nights)|(?:gets?|get|put) me (?:on|in) (?:at|with)|hires?|hiring|come back (?:to work|monday|tuesday|wednesday|thursday|friday)|me (?:da|dan|ofrece|consigue|puede dar|dio|ofrecio) (?:\w+ )?(?:jale|trabajo|chamba|empleo)|tiene (?:\w+ )?(?:negocio|taller|compania|barberia|restaurante|panaderia|salon|tienda|lavado|contratista|yarda|troca de fletes|cuadrilla)|(?:runs|owns|has) (?:a|his own|her own|an) (?:\w+ )?(?:shop|barbershop|company|business|crew|garage|restaurant|salon|landscaping))\b/,
  food: /\b(?:feeds?|feeding|cooks? (?:for me|dinner)|eat(?:ing)? (?:at|with|there)|brings? (?:me )?food|me (?:da|dan|compran?|trae|traen) (?:de )?(?:comer|comida)|como (?:en|con) (?:su|ella|el))\b/,
  errands:
    /\b(?:(?:can|could|will) (?:go|pick up|get|bring|mail|drop)(?: \w+){0,4}|brings? (?:me )?(?:my )?(?:clothes|stuff|things|mail|papers|card|medicine|meds|pills)|(?:go|goes|ir|va|puede ir) (?:to|a) (?:the |la )?(?:pharmacy|farmacia|store|bank|post office|correo)|puede (?:ir|traer|recoger|mandar)\w*|me trae (?:mis|la|el)|me compran?)\b/,
  recovery:
    /\b(?:(?:\d+|one|two|three|five|ten|dos|tres|cinco|diez|many|muchos) (?:years?|yrs?|months?|anos|meses) (?:clean|sober|limpi[oa]|sobri[oa]|sin (?:tomar|usar))|(?:is|hes|shes|been|esta|lleva|stays|been) (?:\w+ ){0,3}(?:clean|sober|limpi[oa]|sobri[oa]|in recovery)|(?:goes?|va|takes me|go) (?:to|a) (?:\w+ )?(?:aa|na|meetings|juntas)|(?:dont|doesnt|dosent|no) (?:drink|use|toma|usa)(?! (?:the|her|his|my|your|su|mi|el|la))|sponsor|padrino|runs? (?:a )?(?:sweat|meeting|group))\b/,
  faith: /\b(?:church|iglesia|pastor|pray\w*|reza\w*|sweat|ceremon\w+|bible|biblia|mass|misa|mosque|spiritual)\b/,
  talk: /\b(?:calls? me|texts? me|talk to (?:me|her|him|every)|checks? (?:on|up on|in on) me|picks up|answers|listens?|there for me|good to me|has my back|got my back|me (?:llama|escucha|aconseja|habla(?: mucho| todos)|apoya)|hablo con|we talk(?! much))\b/,
  visits:
    /\b(?:visits? me|(?:comes|they come|come) (?:by(?! sunday its)|to see|on|every)|(?:los|el) \w+ (?:vienen?|me visitan?)|vienen? (?:los|a verme|cada|el)|me visitan?)\b/,
}

export type Limit =
  | 'no-drive'
  | 'far'
  | 'uses'
  | 'drinks'
  | 'no-room'
  | 'works'
  | 'sick'
  | 'old'
  | 'short-money'
  | 'no-contact'
  | 'not-speaking'
  | 'locked-up'
  | 'dead'
  | 'violent'
  | 'child'
  | 'some-days'
  | 'weekends'
  /** Helped until now. */
  | 'no-longer'
  | 'no-phone'

export const limitWords: Readonly<Record<Limit, RegExp>> = {
  'no-drive':
    /\b(?:(?:dont|doesnt|dosent|does not|cant|cannot|can not|not|quit|stopped|never|wont|aint) (?:\w+ )?(?:drive|driving)|no (?:maneja|tiene (?:carro|licencia|troca))|ya no maneja|(?:has|got|have) no (?:car|license|ride|truck)|sin carro|car (?:is )?(?:broke\w*|down))\b/,
  far: /\b(?:far|far away|lejos|(?:\d+|two|three|four|six) (?:hours?|hrs?|horas?|miles|millas) (?:away|de aqui|from)|out of (?:state|town)|another state|otro estado|(?:only|just|nomas|solo|solamente) (?:by|on|over|por) (?:the )?(?:phone|text|telefono|video)|(?:by phone|por telefono) (?:only|nomas|solamente)|(?:in|en) (?:the |a |un |una |el )?(?:nursing home|care home|assisted living|rest home|asilo|hogar de ancianos)|(?:in|out in|en|lives in|vive en) (?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|nuevo mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|pensilvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|west virginia|virginia|washington state|wisconsin|wyoming|cali|nyc)|otra ciudad|otro pais|back home in|en (?:mexico|honduras|guatemala|el salvador|cuba|puerto rico|michoacan|oaxaca|jalisco))\b/,
  uses: /\b(?:(?:she|he|they|who|homie|cousin|brother|sister|everybody|everyone|house|roommates?|friend|mom|dad|primo|prima|hermano|hermana|casa|todos) (?:still |all |always |ahi )?(?:uses?|gets? high|be using|is using|are using|smokes? (?:meth|crack|dope|ice)|on drugs|usan?|se drogan?|se meten?|anda en (?:eso|drogas|la droga)|fum[ao]n? (?:cristal|piedra))|uses(?! (?:a|the|her|his|my|it)\b)|gets high|get high|using again|drug house|trap house|sells|deals|vende(?:n)? droga\w*|hay drogas?|drugs? (?:in|at) (?:the|that|his|her)|usan ahi|tweak\w*)\b/,
  drinks:
    /\b(?:(?<!dont |doesnt |dosent |not |no |never |aint )(?:drinks|drinking|be drinking|get drunk|gets drunk)|everybody (?:\w+ ){0,3}drinks|(?<!no )\b(?:toma (?:mucho|diario|todos|cerveza)|toman|se emborrach\w+|borrach[oa]s?)|alcoholic|alcoholico)\b/,
  'no-room':
    /\b(?:no (?:room|space)|(?:got|has|have) (?:her|his|their) own (?:\d+ )?(?:kids|family|problems)|full house|(?:aint|isnt|not) (?:enough )?room|cant stay (?:there|with|at)|(?:landlord|lease) (?:wont|doesnt|says no)|no (?:hay|tiene) (?:espacio|lugar|cuarto|campo)|no (?:me puedo|puedo) quedar\w*|vive con (?:sus|su) (?:suegros|familia|papas)|section 8|(?:lives|stays) in (?:senior|section|public) (?:housing)?|dont wanna push)\b/,
  works:
    /\b(?:works? (?:\w+ ){0,2}(?:days|nights|weekdays|weekday|during the week|through the week|mon|monday|\d+ (?:to|til|till) \d+|a lot|all day|double\w*|two jobs|long|late|every|graveyard|full time|til|until)|trabaja (?:mucho|todo el dia|entre semana|de lunes|toda la semana|de \d+ a \d+|de (?:noche|dia)|\w+ turnos|hasta|dos)|(?:is )?busy|muy ocupad[oa])\b/,
  sick: /\b(?:nursing home|care home|assisted living|asilo de ancianos|hogar de ancianos|sick|cancer|dialysis|dialisis|stroke|dementia|alzheimer\w*|in the hospital|hospice|malit[oa]|enferm[oa]|en el hospital|wheelchair|disabled|oxygen)\b/,
  old: /\b(?:(?:shes|hes|is|she is|he is|tiene) (?:like |como )?(?:7\d|8\d|9\d)|(?:7\d|8\d|9\d) (?:years? old|yrs? old|anos)|elderly|(?:very|real|too) old|muy (?:viej|grande|mayor)\w*|viejit[oa]|on (?:a )?fixed income)\b/,
  'short-money':
    /\b(?:(?:andan?|estan?|esta) (?:cort[oa]s?|sin dinero|apretad[oa]s?)|(?:broke|struggling|tight|on ssi|on disability|barely)|no (?:money|got money)|dont have (?:much|money)|no tiene(?:n)? (?:dinero|mucho))\b/,
  'no-contact':
    /\b(?:no contact|restraining|protective order|order of protection|stay away order|orden de (?:restriccion|alejamiento|proteccion)|not allowed (?:to see|near|around)|cant (?:be around|talk to|go near|contact))\b/,
  'not-speaking':
    /\b(?:(?:dont|doesnt|wont|not|havent|hasnt|aint|never|isnt|stopped) (?:really )?(?:talk\w*|speak\w*|answer\w*|spoke|pick(?:s|ing)? up|call\w* back)(?! much)|no (?:me|nos|le) (?:hablan?|contestan?|hablamos|quieren? ver)|no nos hablamos|cut me off|done with me|mad at me|blocked me|enojad[oa]s? conmigo)\b/,
  'locked-up':
    /\b(?:locked up|in (?:jail|prison)|doing time|(?:is|hes|shes|still|back) inside|pres[oa]|encerrad[oa]|en la carcel|still in|adentro)\b/,
  dead: /\b(?:died|passed|dead|rip|murio|murieron|fallecio|fallecieron|muert[oa]|que en paz)\b/,
  violent:
    /\b(?:hits? me|hit me|beat\w* me|hurts? me|abus\w+|threaten\w*|choke\w*|me (?:pega|pegaba|golpea|amenaza|maltrata)|violent\w*|scared of (?:him|her)|miedo (?:a|de) (?:el|ella))\b/,
  child:
    /\b(?:(?:is|hes|shes|tiene|de|age|ages) (?:[1-9]|1[0-5])(?: (?:years?|yrs?|anos))?\b(?! (?:months?|meses|clock))|(?:little|baby|chiquit[oa]|my (?:kids|boys|girls)|mis (?:hij[oa]s|nin[oa]s)|los (?:\d+ )?nin[oa]s|bebe|nene))\b/,
  'some-days':
    /\b(?:some ?times|some days|once in a while|when (?:he|she|they) can|a veces|cuando puede|algunos dias|de vez en cuando|only (?:on )?(?:weekends?|sundays?|saturdays?)|solo (?:los )?\w+)\b/,
  weekends:
    /\b(?:only|just|solo|nomas|solamente) (?:\w+ ){0,3}?(?:on )?(?:the |los |en )?(?:week ?ends?|fines? de semana|fines)\b|\b(?:week ?ends?|fines? de semana) (?:only|nomas|solamente)\b/,
  'no-longer':
    /\b(?:cant|cannot|wont|can not|doesnt|dont)\b(?: (?!drive |driving |drink\w* |use |uses |talk )\w+){0,4} (?:no more|any ?more|any longer)\b|\bya no (?:me |nos )?(?:puede|pueden|quiere|quieren|ayudan?|lleva|llevan|presta|da)\b|\b(?:done|through|tired of) (?:helping|driving|feeding) me\b|\bno longer (?:helps?|drives?|can)\b/,
  'no-phone': /\b(?:(?:has|got|have) no phone|doesnt have a phone|no tiene (?:telefono|celular))\b/,
}

/** Whoever has one of these is not asked for help. */
export const harmfulLimits: ReadonlySet<Limit> = new Set<Limit>([
  'uses',
  'drinks',
  'violent',
  'no-contact',
  'locked-up',
  'dead',
  'not-speaking',
  'child',
  'no-longer',
])
