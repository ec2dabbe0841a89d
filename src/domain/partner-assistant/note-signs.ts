import type { SentenceKind } from './draft-texts.ts'
import type { NoteParts } from './note-parts.ts'

export interface NoteSign {
  kind: SentenceKind
  /** Matched against folded words, without the facts. */
  sign: RegExp
  /** The facts that the sentence can say. A note with any other stays as it is written. */
  says: readonly (keyof NoteParts)[]
  /** Facts without which the sentence says nothing. */
  needs?: readonly (keyof NoteParts)[]
}

const they = '(?:you|him|her|them|the client|this person)'
const spot = '(?:bed|spot|room|space|place|opening|slot|cama|lugar|espacio|cupo)'

/** The first that matches wins. */
export const noteSigns: readonly NoteSign[] = [
  {
    kind: 'sorryLate',
    sign: /\b(?:(?:sorry|apolog\w+) (?:for|about) (?:the |our |my )?(?:delay|wait|late (?:reply|response|answer))|(?:perdon|disculpe|perdone|sentimos)(?: por)? la (?:demora|tardanza))\b/,
    says: [],
  },
  {
    kind: 'callWhenOpen',
    sign: new RegExp(
      String.raw`\b(?:(?:will |ll |well )?(?:call|let)(?: ${they})?(?: know)? (?:when|once|as soon as) (?:there is |theres |we have |we get )?(?:an? )?${spot}(?: (?:opens?(?: up)?|is (?:open|free|ready)))?|(?:llamamos|avisamos|llamaremos|vamos a llamar) (?:en )?cuando (?:haya|tengamos|se abra) (?:una? )?${spot})\b`,
    ),
    says: [],
  },
  {
    kind: 'hold',
    sign: /\b(?:(?:hold|holding|save|saving)(?: \w+)? (?:bed|spot|room|place)|guardamos (?:su|la|el|una?) (?:cama|lugar))\b/,
    says: ['moment'],
    needs: ['moment'],
  },
  {
    kind: 'onWaitlist',
    sign: /\b(?:(?:already|now|are|youre|is|hes|shes) on (?:the|our) (?:wait ?list|waiting list)|(?<!can |could |will |ll )(?:added|put) (?:you |him |her |them )?(?:to|on) (?:the|our) (?:wait ?list|waiting list|list)|(?:ya )?(?:esta|pusimos) en la lista(?: de espera)?)\b/,
    says: ['duration'],
  },
  { kind: 'waitlist', sign: /\b(?:wait ?list|waiting list|lista de espera)\b/, says: ['duration'] },
  {
    kind: 'waitTime',
    sign: /\b(?:(?:the )?wait (?:time )?is|wait time|wait|(?:la )?espera es|hay que esperar|tiempo de espera)\b/,
    says: ['duration'],
    needs: ['duration'],
  },
  {
    kind: 'full',
    sign: /(?:\bwe are |\bwere |^)full\b|\b(?:no (?:more )?(?:open )?(?:space|room|beds?|openings?|spots?)(?: (?:open|available|left|free))?|estamos llenos|llenos?|no hay (?:lugar(?:es)?|espacio|cupo|camas?)|no tenemos (?:lugar|espacio|cupo|camas?))\b/,
    says: ['moment'],
  },
  {
    kind: 'cannotTake',
    sign: new RegExp(
      String.raw`\b(?:(?:cant|cannot|can not|not able to|unable to) (?:take|accept|serve|house|admit)(?: ${they})?(?: in)?|no (?:lo|la|le|los) podemos (?:recibir|aceptar|tomar|atender)|no podemos (?:recibir|aceptar|atender)(?:lo|la|le)?)\b`,
    ),
    says: [],
  },
  {
    kind: 'cannot',
    sign: new RegExp(
      String.raw`\b(?:(?:cant|cannot|can not|not able to|unable to) (?:help|assist)(?: ${they})?(?: with (?:this|that|it))?|not (?:a|the right|a good) fit(?: for us)?|no (?:lo |la |le )?podemos ayudar(?:le|lo|la)?(?: con (?:esto|eso))?)\b`,
    ),
    says: [],
  },
  {
    kind: 'tried',
    sign: /\b(?:(?:tried|attempted) (?:calling|to call|to reach)(?: (?:you|him|her|them))?|called (?:you|him|her|them)|left (?:(?:you|him|her|them) )?(?:a )?(?:voicemail|message)|(?:intentamos|tratamos de) llamar(?:le|lo|la)?|le (?:marcamos|llamamos) (?:y|pero) no contest\w+)\b(?: (?:twice|again|(?:a couple(?: of)?|\d|two|three|several) times|(?:dos|tres|varias|\d) veces))?(?: (?:but )?(?:(?:no answer|didnt (?:pick up|answer)|couldnt reach \w+)|(?:y |pero )?(?:no|nadie) contest\w+))?/,
    says: [],
  },
  {
    kind: 'weText',
    sign: new RegExp(
      String.raw`\b(?:(?:will|ll|well|ill|can) text(?: ${they})?|(?:le )?(?:mandamos|mandaremos|vamos a mandar) (?:un )?(?:mensaje|texto)(?: de texto)?)\b`,
    ),
    says: ['moment'],
  },
  {
    kind: 'weEmail',
    sign: new RegExp(
      String.raw`\b(?:(?:will|ll|well|ill|can) e ?mail(?: ${they})?|(?:le )?(?:mandamos|mandaremos|vamos a mandar) un (?:correo|email))\b`,
    ),
    says: ['moment'],
  },
  {
    kind: 'weCall',
    sign: new RegExp(
      String.raw`\b(?:(?:will|ll|well|ill|can|gonna|going to) (?:call|phone|reach out to)(?: ${they})?(?: back)?|(?:le|la|lo) (?:llamamos|llamaremos|llamo|marcamos)|llamaremos|(?:le )?vamos a llamar(?:le)?)\b`,
    ),
    says: ['moment'],
  },
  {
    kind: 'leaveMessage',
    sign: /\b(?:(?:if (?:no ?one|nobody|we dont) (?:answers?|picks up|pick up) )?(?:please )?leave (?:us )?(?:a )?(?:message|voicemail)|(?:si (?:no contestamos|nadie contesta) )?deje (?:un )?(?:mensaje|recado))\b/,
    says: [],
  },
  {
    kind: 'tellIfCannot',
    sign: /\b(?:(?:call|tell us|let us know|text us) if you (?:cant|cannot) (?:come|make it)|if you (?:cant|cannot) (?:come|make it) (?:please )?(?:call(?: us)?|tell us|let us know)|si no puede (?:venir|llegar) (?:por favor )?(?:avis\w+|llam\w+)|(?:avis\w+|llam\w+) si no puede (?:venir|llegar))\b/,
    says: [],
  },
  {
    kind: 'closed',
    sign: /\b(?:(?:office )?(?:is |are |were )?closed|(?:estamos |esta )?cerrados?)\b/,
    says: ['moment'],
  },
  { kind: 'emailUs', sign: /\b(?:e ?mail|write|correo|escriba|escribanos|mande)\b/, says: ['email'], needs: ['email'] },
  {
    kind: 'apply',
    sign: /\b(?:apply|application|sign up|register|fill out (?:the )?(?:form|application)|website|online|form|solicitud|pagina|internet|aplique|llene (?:la )?(?:solicitud|forma))\b/,
    says: ['url'],
    needs: ['url'],
  },
  {
    kind: 'callUs',
    sign: /\b(?:call|phone|llame|llamar|llamenos|llamarnos|marque)(?! (?:you|him|her|them|his|le)\b)(?: (?:us|me|back|me back|us back|nos))?\b/,
    says: ['phone', 'moment', 'name'],
  },
  {
    kind: 'early',
    sign: /\b(?:(?:get here|arrive|come|be here|show up)(?: at least)? early|early|(?:que )?llegue(?: por lo menos)? antes|llegar antes|antes)\b/,
    says: ['duration'],
    needs: ['duration'],
  },
  {
    kind: 'eat',
    sign: /\b(?:come|venir|venga)(?: in| by)?(?: (?:to eat|for (?:lunch|dinner|breakfast|a (?:hot )?meal|food)|a (?:comer|cenar|desayunar|almorzar)))\b/,
    says: ['moment'],
  },
  {
    kind: 'checkIn',
    sign: /\b(?:check ?in(?: time)?|move ?in(?: date| day)?|la entrada|hora de entrada)\b/,
    says: ['moment', 'place', 'name'],
    needs: ['moment'],
  },
  { kind: 'curfew', sign: /\b(?:curfew|toque de queda|hora de llegada)\b/, says: ['moment'], needs: ['moment'] },
  {
    kind: 'firstVisit',
    sign: /\b(?:intake|orientation|first (?:visit|appointment|meeting)|interview|orientacion|entrevista|primera (?:visita|cita))(?: (?:appointment|interview|meeting))?\b/,
    says: ['moment', 'place', 'name'],
    needs: ['moment'],
  },
  {
    kind: 'expected',
    sign: /\b(?:(?:will |ll |well )?(?:see|expect|be expecting|be waiting for) (?:you|him|her|them)|(?:lo|la|le|los) esperamos)\b/,
    says: ['moment', 'place', 'name'],
  },
  {
    kind: 'noAppointment',
    sign: /\b(?:no (?:appointment|appt|apt)s?(?: (?:is )?(?:needed|necessary|required))?|(?:dont|do not|doesnt) (?:need|have to (?:have|make)) (?:an? )?(?:appointment|appt)|walk ?ins? (?:are )?(?:ok|okay|welcome|fine|accepted)|no (?:necesita|ocupa|requiere|hace falta|se necesita)(?: hacer)? cita|sin cita)\b/,
    says: [],
  },
  {
    kind: 'needAppointment',
    sign: /\b(?:(?:appointment|appt)s? (?:is |are )?(?:only|required|needed)|by (?:appointment|appt) only|(?:need|needs|must have|must make) (?:an? )?(?:appointment|appt)|(?:necesita|ocupa|requiere)(?: hacer)? cita|solo con cita|con cita)\b(?: (?:prior to|before) (?:assistance|help|coming))?/,
    says: [],
  },
  { kind: 'appointment', sign: /\b(?:appointment|appt|cita)\b/, says: ['moment', 'place', 'name'], needs: ['moment'] },
  {
    kind: 'noId',
    sign: /\b(?:no (?:photo )?id (?:is )?(?:needed|required|necessary|ok|okay|fine)|(?:photo )?id (?:is )?not (?:needed|required)|(?:dont|do not) need (?:an? |any )?(?:photo )?id|(?:ok|fine) (?:without|with no) (?:an? )?id|no (?:necesita|ocupa|pedimos|hace falta|se necesita) (?:id|identificacion)|sin identificacion esta bien|no importa si no tiene (?:id|identificacion))\b/,
    says: [],
  },
  {
    kind: 'officerReferral',
    sign: /\b(?:(?:need|needs|must have) (?:an? )?referral (?:from|by) (?:(?:your|his|her|their|the|a) )?(?:po|officer|parole(?: officer)?|probation(?: officer)?)|(?:necesita|ocupa) (?:una? )?(?:referencia|referido|carta) de(?: su|l) oficial)\b/,
    says: [],
  },
  {
    kind: 'referral',
    sign: /\b(?:(?:need|needs|must have) (?:an? )?referral|referral (?:is )?(?:needed|required)|(?:necesita|ocupa) (?:una? )?(?:referencia|referido))\b/,
    says: [],
  },
  {
    kind: 'recordOk',
    sign: /\b(?:(?:criminal )?(?:records?|felon(?:y|ies)|backgrounds?) (?:is |are )?(?:ok|okay|fine|welcome|no problem)|(?:take|accept|hire|welcome) (?:people with )?(?:a )?(?:criminal )?(?:records?|felonies|backgrounds?)|(?:aceptamos|recibimos) (?:a )?(?:personas |gente )?con antecedentes|no importan? (?:los |sus |si tiene )?antecedentes)\b/,
    says: [],
  },
  {
    kind: 'sober',
    sign: /\b(?:(?:must|need to|needs to|has to|have to) be (?:clean(?: and sober)?|sober)|(?:debe|tiene que|necesita) estar (?:sobri[oa]|limpi[oa]))\b/,
    says: [],
  },
  {
    kind: 'kids',
    sign: /\b(?:(?:kids|children)(?: are)? (?:ok|okay|welcome|fine)|(?:can|ok to|may) bring (?:(?:your|his|her|their|the) )?(?:kids|children)|puede (?:traer|venir con) (?:a )?(?:sus|los) (?:hijos|ninos)|(?:los )?ninos (?:son )?bienvenidos)\b/,
    says: [],
  },
  { kind: 'noPets', sign: /\b(?:no pets(?: allowed)?|no (?:se permiten |aceptamos )?mascotas)\b/, says: [] },
  {
    kind: 'ride',
    sign: /\b(?:(?:can|will|ll|well) (?:pick (?:you|him|her|them) up|give (?:you |him |her |them )?a ride)|(?:podemos|vamos a) (?:pasar|ir) por (?:usted|el|ella)|lo podemos recoger|podemos recogerl[oae])\b/,
    says: [],
  },
  {
    kind: 'spanish',
    sign: /\b(?:(?:speak|have) spanish(?: speakers)?|spanish spoken|bilingual(?: staff)?|hablamos espanol|personal bilingue)\b/,
    says: [],
  },
  {
    kind: 'stillWant',
    sign: /\b(?:(?:are|is|do|if) (?:you|he|she|they) still (?:interested|looking|want|need)(?: (?:our )?help)?|still (?:interested|need help)|todavia (?:necesita|le interesa|quiere|busca)(?: (?:la |nuestra )?ayuda)?)\b/,
    says: [],
  },
  { kind: 'lasts', sign: /\b(?:takes?|lasts?|tarda|dura|toma)\b/, says: ['duration'], needs: ['duration'] },
  { kind: 'cost', sign: /\b(?:costs?|fee|price|charge|cuesta|cobramos|vale)\b/, says: ['money'], needs: ['money'] },
  {
    kind: 'open',
    sign: /\b(?:(?:pantry |office |clinic |kitchen |store |closet |shelter |oficina |despensa )?(?:is |are |were )?open(?: from)?|(?:office |our )?hours|abrimos|abiertos?|abre|horario)\b/,
    says: ['moment'],
    needs: ['moment'],
  },
  {
    kind: 'arrive',
    sign: /\b(?:get here|be here|arrive|show up|(?:que )?llegue|llegar|debe llegar)\b/,
    says: ['moment'],
    needs: ['moment'],
  },
  {
    kind: 'comeIn',
    sign: /\b(?:(?:come|stop|drop|walk)(?: (?:on )?(?:in|by|over|see us))?|walk ?in|visit(?: us)?|venga|venir|pase|que (?:venga|pase))\b/,
    says: ['moment', 'place', 'name'],
  },
  {
    kind: 'askFor',
    sign: /\b(?:ask for|pregunt[ea]r? por|pida hablar con)\b/,
    says: ['name', 'phone'],
    needs: ['name'],
  },
  {
    kind: 'bed',
    sign: /\b(?:(?:have|got|has) (?:an? |one |1 )?(?:open )?bed|(?:open )?bed (?:is )?(?:open|available|free|ready)|hay (?:una )?cama|tenemos (?:una )?cama)(?: (?:open|available|free|ready|libre|disponible|lista))?\b/,
    says: ['moment'],
  },
  {
    kind: 'room',
    sign: /\b(?:(?:have|got) (?:an? |one )?(?:open )?(?:room|spot|space|place|opening|slot)|room|(?:a |one )?(?:spot|space|opening)|hay (?:un )?(?:lugar|espacio|cupo)|tenemos (?:un )?(?:lugar|espacio|cupo))(?: (?:open|available|free|ready|libre|disponible))?\b/,
    says: ['moment'],
  },
  {
    kind: 'free',
    sign: /^(?:it is |its |all |everything is |es |todo es |todo )?(?:free|no cost|at no cost|gratis|sin costo|no cuesta(?: nada)?)(?: of charge)?$/,
    says: [],
  },
  {
    kind: 'yes',
    sign: new RegExp(
      String.raw`^(?:yes|si|ok)$|\b(?:(?:can|able to|happy to|glad to|would love to) (?:help|take|accept|serve|house)(?: ${they})?(?: in)?|accepted|approved|(?:le |lo |la )?podemos (?:ayudar|recibir|aceptar)(?:le|lo|la)?|le ayudamos|(?:lo|la) (?:recibimos|aceptamos))\b`,
    ),
    says: [],
  },
]

/** Said by the greeting of every reply. */
export const courtesies =
  /^(?:hi|hello|hey|hola|thanks?|thank you|gracias|many thanks|muchas gracias|(?:thanks?|thank you|gracias)(?: so much)? (?:for|por) (?:writing|reaching out|contacting us|your (?:message|interest|note)|escribir(?:nos)?|su mensaje|contactarnos)|(?:(?:we|i) )?(?:got|received|read|saw) (?:your|the) (?:message|note|introduction|request)|(?:ya )?recibimos su (?:mensaje|solicitud))$/

const set = (list: string) => new Set(list.split(/\s+/))

/** Words around the facts that change nothing. No word that denies or limits may be here. */
export const fillers: ReadonlySet<string> =
  set(`please we us i you your youre youll will ll well were is are it its the a
  an on in by at to and of for our there theres have just also so that then with about around here him his her he she
  them they their client person resident someone staff now right able can put from as him go
  number up time times twice back sorry first instead sentimos primero need needs should ponerse
  apuntarse
  por favor le la lo nos al el las los a en de del con que su sus usted ella y e puede podemos una un unos para aqui ya
  tambien mientras tanto persona cliente clienta senor senora es esta son desde como numero telefono hora`)
