import type * as en from '../en/reggie.ts'
import type { Translated } from '../shape.ts'

export const reggie = {
  hello: 'Hola, soy Reggie, una IA que ayuda a quienes vuelven a casa. ¿Qué necesita primero?',
  thanks: 'Con gusto. Aquí estoy para lo que sigue.',
  goodbye: 'Cuídese mucho. Vuelva cuando quiera, de día o de noche.',
  who: 'Soy Reggie, un ayudante con inteligencia artificial. No soy una persona, ni abogado, ni doctor. Busco en una lista de lugares que dan ayuda y en guías cortas, y le ayudo con el siguiente paso.',
  human:
    'Soy una IA, no una persona. Para hablar con una persona, llame al 2-1-1. En un momento duro, llame al 988 y oprima 2. Los dos son gratis.',
  can: 'Le ayudo a buscar dónde dormir, comida, trabajo, papeles, salud y ayuda legal. Pregunte en español o en inglés, con sus palabras.',
  test: 'Aquí estoy y todo funciona. ¿En qué le ayudo hoy?',
  yesTo: 'Bien. ¿Qué quiere saber primero?',
  noTo: 'Está bien. ¿Le ayudo con otra cosa?',
  spanish: 'Sí, hablo español. Escriba como quiera, en español o en inglés.',
  free: 'Es gratis. Nadie le cobra por preguntar, y no hay anuncios.',
  stop: 'Está bien, ahí lo dejamos. Aquí estoy si necesita otra cosa.',
  joke: '¿Por qué renunció el chofer del autobús? Porque todos hablaban a sus espaldas. Los chistes no son lo mío, pero sí le ayudo a buscar el autobús.',
  talk: 'Aquí bien, gracias. ¿Y usted cómo va? Si necesita algo, nomás dígame.',
  off: 'De eso no sé. Solo sé de la vida al salir de la cárcel: dónde dormir, trabajo, papeles, salud, comida, familia y sus derechos.',
  police:
    'No, no soy la policía, ni trabajo para la corte o la libertad condicional. Soy Reggie, un ayudante con inteligencia artificial, y es gratis. ¿Qué necesita?',
  chat: 'Gracias por contarme. Yo más que nada sé de la vida al salir de la cárcel: dónde dormir, trabajo, papeles, salud, comida, familia y sus derechos. ¿Qué trae en mente?',
  refuseTest:
    'No le puedo ayudar a pasar una prueba con trampa, porque le puede costar más que la prueba misma. Llame antes a su abogado o defensor público y dígale la verdad. Si quiere ayuda para dejar de usar, la línea de tratamiento es gratis, de día y de noche: 1-800-662-4357.',
  refusePapers:
    'Con papeles falsos no le puedo ayudar, porque le pueden costar la libertad. Hay maneras honestas, como una carta de quien le paga, un estado de cuenta del banco o una nota de su trabajador de caso. Pregúnteme cómo probar lo que gana o sacar sus papeles de verdad.',
  refuseCourt:
    'No le puedo ayudar a faltar a la corte ni a escaparse, porque una orden de arresto lo pone todo más difícil. Llame hoy a su abogado o defensor público y dígale qué le da miedo. Ir con un abogado es más seguro que esperar a que le agarren.',
  refuseDrugs:
    'No le puedo ayudar a comprar drogas, y las pastillas de la calle muchas veces traen fentanilo. Después de estar adentro, el cuerpo aguanta menos. Para el dolor, un centro de salud le atiende sin seguro. Si va a usar, no use a solas y tenga naloxona (Narcan) cerca.',
  refuseDevice:
    'No le puedo ayudar a burlar el grillete, porque registra todo y su oficial lo ve. Llame a su oficial y pida antes un permiso u otra hora. Si ya pasó algo, llame primero a su abogado.',
  cursed: 'Veo que está molesto con esto, y se vale. Aquí sigo. ¿Qué salió mal?',
  officerAnger: 'Eso pesa, porque esa persona decide mucho de su día. ¿Qué pasó?',
  no211:
    'Lo siento, es lo último que necesitaba. Intente el 2-1-1 otra vez temprano en la mañana, o mande su código postal en un texto al 898211. También puede buscar en 211.org. Si es para esta noche, entre a un albergue, iglesia, biblioteca u hospital y pregunte quién tiene lugar. Su oficial o un trabajador de caso también puede llamar por usted.',
  remind:
    'No le puedo mandar mensajes ni llamar. Ponga una alarma en su teléfono para la noche antes y otra para esa mañana, y pídale a alguien que le avise. Si hace un plan aquí, puede pasar sus fechas al calendario de su teléfono.',
  doIt: 'No puedo mandar formularios ni hacer llamadas por usted, pero lo podemos ver paso a paso. Abra el formulario o marque el número, y dígame qué le preguntan. En el 2-1-1, una biblioteca o la oficina de beneficios también le ayudan a llenarlo.',
  goodNews: 'Eso es para sentir orgullo, y qué bueno que me lo cuenta. ¿Qué quiere hacer ahora?',
  vague: 'Qué bueno que escribe. ¿Qué le ayudaría más ahorita?',
  vent: 'Le escucho. Es mucho lo que carga. ¿Quiere que veamos una cosa a la vez?',
  heavy: 'Se oye que es mucho. ¿Qué está pasando?',
  ventBefore: 'Le escucho. Está difícil.',
  grief: 'Siento mucho su pérdida.',
  told: 'Tiene razón, eso ya se lo dije. ¿Qué más quiere saber?',
  correct: 'Perdón, le entendí mal. ¿Qué quiso decir?',
  whichOne: 'No sé si le entendí. ¿Es sobre una de estas cosas?',
  whatAbout: 'Quiero entenderle bien. ¿Qué quiere saber de esto: {title}?',
  guess: '¿No era eso? Toque lo que más se parezca.',
  forOther: 'Esto le puede ayudar a esa persona:',
  allSaid: 'Es todo lo que sé de esto. Para más, llame al 2-1-1. Es gratis y una persona lo busca con usted.',
  noDetail:
    'Esa parte no la sé bien, y no quiero adivinar. Llame al 2-1-1 y pregunte. Es gratis, y allí una persona busca con usted.',
  otherLanguage:
    'I can answer in English or Spanish. / Puedo responder en inglés o en español. Llame al 2-1-1: ayudan en muchos idiomas.',
  placesTitle: 'Cerca de usted en {county}, {state}:',
  placesFirst: 'Esto encontré en {county}, {state}. Llame antes de ir, porque los horarios cambian.',
  placesNone: 'Todavía no tengo un lugar para eso en {county}, {state}. Llame al 2-1-1 y lo buscan con usted.',
  noPlace: '¿En qué ciudad o código postal está? Así busco cerca de usted.',
  whichPlace: 'Hay más de un lugar con ese nombre. ¿En qué estado está usted?',
  open: 'Horario: {hours}',
  listingPhone: 'El número de {name} es {phone}.',
  listingNoPhone: 'No tengo el teléfono de {name}. Puede ir en persona: {address}.',
  listingOnlySite:
    'No tengo el teléfono de {name}. Su página es {website}. En el 2-1-1 también le dicen a quién llamar.',
  listingNoHours:
    'No sé el horario de {name}. Muchas oficinas cierran el fin de semana, así que confirme antes: {contact}.',
  listingAddress: '{name} está en {address}.',
  listingHours: '{name}: {hours}.',
  listingFree: '{name} es gratis.',
  listingSliding: '{name} cobra según lo que usted gana.',
  listingSpanish: 'Sí, en {name} hablan español.',
  listingYes: 'Hasta donde sé, en {name} sí.',
  listingNo: 'Hasta donde sé, en {name} no. Llame para confirmar.',
  listingAsk: 'Ese dato de {name} no lo tengo. Pregúnteles: {phone}.',
  listingUnknown: 'Ese dato de {name} no lo tengo. Llame al 2-1-1 y pregunte.',
  listingFar: 'Solo sé su condado, así que no puedo decirle las millas. {name} está en {address}.',
  linesTitle: 'A quién llamar',
  press: 'oprima {key}',
  textTo: 'mande un texto al {number}',
  textWord: 'mande {word} al {number}',
  stateTitle: 'En {state}',
  uncalled: 'está en una lista, pero todavía no lo llamamos: {phone}',
  paymentLine: 'solo para pagos',
  idOffice: 'Oficina de identificación',
  vitalRecords: 'Actas de nacimiento',
  corrections: 'Oficina de prisiones',
  snap: 'Ayuda para comida (SNAP)',
  medicaid: 'Seguro médico (Medicaid)',
  jobs: 'Ayuda para trabajo',
  legalAid: 'Ayuda legal gratis',
  fee: 'Costo normal: {fee}',
  wait: 'Espera normal: {time}',
  next: 'Siguiente paso',
  tellMore: 'Cuénteme más. ¿Qué está pasando?',
  unclear: 'No sé si le entendí. ¿De qué se trata?',
  unknown: 'Eso no lo sé bien y no quiero adivinar. Llame al 2-1-1. Es gratis y una persona lo busca con usted.',
  votingAsk:
    'La regla cambia de un estado a otro, así que no voy a adivinar. ¿En qué estado vive ahora? ¿Está en prisión, en libertad condicional o en probatoria?',
  votingTitle: 'Votar en {state}',
  votingOffice: 'Pregunte aquí primero: {office}',
  votingChecked: 'Regla revisada el {date}.',
  votingOld: 'Esta regla se revisó hace mucho. Consulte con su estado antes de hacer algo.',
  register: 'Para registrarse: {url}',
  findPlaces: 'Buscar lugares cerca de mí',
} satisfies Translated<typeof en.reggie>

export const reggieChips = {
  facets: {
    what: '¿Qué es?',
    allowed: '¿Se puede si tengo antecedentes?',
    how: '¿Cómo lo hago?',
    where: '¿A dónde voy?',
    cost: '¿Cuánto cuesta?',
    time: '¿Cuánto tarda?',
    bring: '¿Qué llevo?',
    'no-id': '¿Y si no tengo identificación?',
    'no-address': '¿Y si no tengo dirección?',
    denied: '¿Y si me dicen que no?',
    deadline: '¿Hay fecha límite?',
    say: '¿Qué digo?',
    officer: '¿Y mi oficial?',
    someone: '¿Y si es para otra persona?',
    rights: '¿Cuáles son mis derechos?',
    trap: '¿De qué me cuido?',
  },
  more: 'Dígame más',
  choices: {
    sleep: 'Dónde dormir',
    food: 'Comida',
    id: 'Identificación',
    work: 'Trabajo',
    health: 'Salud o medicina',
    talk: 'Necesito hablar con alguien',
  },
} satisfies Translated<typeof en.reggieChips>

export const assistantSafety = {
  check: 'No tengo ese dato. Llame al 2-1-1 para confirmarlo.',
  price: 'No sé cuánto cuesta eso. Pregunte ahí o llame al 2-1-1 para confirmarlo.',
  law: 'No tengo esa regla ni esa fecha. Pregunte en una oficina de ayuda legal.',
} satisfies Translated<typeof en.assistantSafety>

export const reggieLetters = {
  intro: 'Aquí tiene una carta que puede copiar. Llene los espacios y cambie lo que no sea cierto en su caso.',
  close: 'Guarde una copia y apunte el día en que la entregó.',
  judgeFines:
    'Estimado juez ___:\n\nMe llamo ___ y mi número de caso es ___. Debo $___ de multas y cuotas. Quiero pagar, pero ahora no puedo pagar esa cantidad.\n\nGano $___ al mes. Mi renta, la comida y otros gastos suman $___. Tengo ___ hijos en casa.\n\nLe pido que baje lo que debo, que me deje pagar $___ al mes o hacer servicio comunitario. Tengo pruebas de lo que gano y de mis gastos, y puedo ir a una audiencia.\n\nGracias por su tiempo.\n\nNombre, dirección, teléfono, fecha',
  judgeEnd:
    'Estimado juez ___:\n\nMe llamo ___ y mi número de caso es ___. Estoy bajo supervisión desde ___. Le pido que la termine antes.\n\nHe ido a mis citas, pagué $___ y terminé ___. Trabajo en ___ y vivo en ___. No he tenido otro caso.\n\nLe mando cartas de ___ y mis certificados. Puedo ir a una audiencia.\n\nGracias por leer esto.\n\nNombre, dirección, teléfono, fecha',
  officerTravel:
    'Hola, oficial ___:\n\nLe pido un permiso de viaje por escrito. Quiero ir a ___ del ___ al ___ para ver a ___. Me voy a quedar en ___ y voy a viajar en ___. Mi teléfono es ___.\n\nMe reporto cuando usted diga. Por favor, dígame sí o no por escrito, y si hace falta algo más.\n\nGracias.\n\nNombre y fecha',
  officer:
    'Hola, oficial ___:\n\nLe escribe ___. Es sobre ___.\n\nLe pido ___, porque ___. Le mando ___ como prueba.\n\nPor favor, contésteme por escrito antes del ___, para hacerlo bien. Mi teléfono es ___.\n\nGracias.\n\nNombre y fecha',
  landlord:
    'Estimado ___:\n\nQuiero rentar el lugar en ___. Prefiero que lo sepa por mí: en ___ tuve una condena por ___. Desde entonces he ___.\n\nTrabajo en ___ y gano $___ al mes. Puedo pagar la renta a tiempo. Puede llamar a ___ al ___, que me conoce bien.\n\nLe pido que vea quién soy hoy. Con gusto voy a conocerle.\n\nGracias.\n\nNombre y teléfono',
  employer:
    'Estimado ___:\n\nGracias por tomarme en cuenta para el puesto de ___. Quiero hablarle con la verdad. En ___ tuve una condena por ___. Me hice responsable, y desde entonces he ___.\n\nSé hacer bien ___, llego a tiempo y puedo empezar ya. ___, al ___, le puede decir cómo trabajo.\n\nOjalá me dé la oportunidad de mostrarlo.\n\nGracias.\n\nNombre y teléfono',
  support:
    'A la oficina de manutención:\n\nMe llamo ___ y mi número de caso es ___. Les pido que revisen mi orden.\n\nEstuve en la cárcel del ___ al ___. Ahora gano $___ al mes y no puedo pagar $___. Quiero pagar una cantidad que sí pueda cumplir.\n\nLes mando mis papeles de salida y mis talones de pago. Por favor, mándenme el formulario y díganme la fecha si hay audiencia.\n\nGracias.\n\nNombre, dirección, teléfono, fecha',
  appeal:
    'A la oficina de beneficios:\n\nMe llamo ___ y mi número de caso es ___. El ___ me mandaron un aviso que dice ___. No estoy de acuerdo y pido una audiencia.\n\nCreo que está mal porque ___. Les mando ___.\n\nPor favor, sigan dándome los beneficios hasta la audiencia si la regla lo permite. Mándenme una copia de mi expediente.\n\nGracias.\n\nNombre, dirección, teléfono, fecha',
  dispute:
    'A ___:\n\nMe llamo ___ y nací el ___. Su reporte del ___ tiene un error: dice ___. Eso no es mío, o no es cierto, porque ___.\n\nLes mando ___ como prueba. Por favor, revísenlo, corríjanlo y mándenme una copia nueva. Avisen también a quien recibió el reporte con el error.\n\nGracias.\n\nNombre, dirección, teléfono, fecha',
  family:
    'Querido ___:\n\nPienso en ti todos los días. Sé que lo que hice te lastimó, y lo siento. Tú no tienes la culpa de nada.\n\nNo te pido nada. Estoy trabajando en ___, un día a la vez. Cuando quieras, me gustaría saber cómo estás. Me puedes escribir a ___ o llamar al ___.\n\nTe quiero.\n\nNombre',
  reference:
    'Hola, ___:\n\nVoy a pedir ___, y una carta suya me ayudaría mucho. ¿Puede escribir desde cuándo me conoce, qué me ha visto hacer bien y cómo he cambiado?\n\nPuede ser corta. Ponga la fecha, su teléfono y su nombre, por favor. La necesito para el ___.\n\nGracias por su apoyo.\n\nNombre y teléfono',
  general:
    'Estimado ___:\n\nMe llamo ___. Le escribo porque ___.\n\nEsto fue lo que pasó: ___. Esto es lo que he hecho desde entonces: ___.\n\nLe pido ___. Le mando ___ como prueba.\n\nPor favor, contésteme a ___ antes del ___.\n\nGracias.\n\nNombre, dirección, teléfono, fecha',
} satisfies Translated<typeof en.reggieLetters>
