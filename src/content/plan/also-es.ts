import type { Translated } from '../shape.ts'
import type { planNotes as english } from './also-en.ts'

export const planNotes = {
  dayAt: '{date} a las {time}',
  dayAtOne: '{date} a la {time}',
  canDo: 'Cuénteles lo que sabe hacer: “{words}”',
  kids: 'Tengo {count} hijos conmigo.',
  kidsOfAge: 'Mis hijos tienen {younger} y {older} años.',
  kidOfAge: 'Traigo conmigo a un niño de {age} años.',
  noPhone:
    '¿Sin teléfono? Pida llamar desde una biblioteca, un albergue o un centro de empleo. O vaya en persona a la oficina. Apunte los números en papel.',
  ways: {
    'hard-of-hearing':
      '¿No oye bien por teléfono? Si un paso trae dirección, vaya en persona. Para lo demás, pida a alguien que llame con usted.',
    'shared-phone':
      'Usa un teléfono prestado, así que no espere a que le llamen. Si el paso trae dirección, vaya en persona, o llame de día desde una biblioteca.',
    'wifi-only':
      'Su teléfono solo sirve con wifi. Vaya a donde haya wifi y haga ahí todas sus llamadas juntas, o vaya en persona. Pida que le manden un texto o una carta.',
    'few-minutes':
      '¿Le quedan pocos minutos? Haga llamadas cortas, vaya en persona si puede y pregunte por un teléfono gratis (Lifeline).',
    'no-signal':
      '¿No hay señal donde vive? Escoja un lugar y una hora para llamar, y haga ahí todas las llamadas. Pida que le manden mensaje.',
    'phone-hours': 'De noche no puede usar el teléfono. Llame en la mañana y diga hasta qué hora le pueden llamar.',
    'works-nights': 'Trabaja de noche. Llame al salir del turno o en la tarde, después de dormir.',
    'cares-days': 'Usted cuida niños de día. Pida citas antes o después, o vea primero quién los cuida.',
    'works-evenings': 'Trabaja por la tarde y la noche. Llame y vaya en la mañana, antes de entrar.',
    'works-days': 'Trabaja de día. Llame antes de entrar o a la hora de comer, y pida citas temprano o tarde.',
  },
  wheelchair: 'Uso silla de ruedas.',
  kin: {
    dad: 'su papá',
    grandpa: 'su abuelo',
    mom: 'su mamá',
    sister: 'su hermana',
    brother: 'su hermano',
    aunt: 'su tía',
    uncle: 'su tío',
    grandma: 'su abuela',
    'mother-in-law': 'su suegra',
    cousin: 'su familiar',
    friend: 'quien le ayuda',
    wife: 'su esposa',
    husband: 'su esposo',
    partner: 'su pareja',
    son: 'su hijo',
    daughter: 'su hija',
    niece: 'su sobrina',
    nephew: 'su sobrino',
    'father-in-law': 'su suegro',
    'brother-in-law': 'su cuñado',
    'sister-in-law': 'su cuñada',
    ex: 'su ex',
    sponsor: 'su padrino (sponsor)',
    pastor: 'su pastor',
    church: 'su iglesia',
    boss: 'su jefe',
    coworker: 'alguien del trabajo',
    neighbor: 'su vecino',
    roommate: 'quien vive con usted',
    staff: 'quien lleva su caso',
  },
  callName: 'a {name}',
  backup: 'Si no contestan: {line}',
  helper: {
    'safe-from-harm': 'Si puede, llame del teléfono de {name} y déjele su bolsa lista.',
    'talk-now':
      'Llame hoy también a {name}. Puede decir: “La estoy pasando mal. ¿Podemos hablar, o vienes a estar conmigo?”',
    'know-988': 'Cuando se le haga pesado, dígaselo también a {name}.',
    'ride-plan': 'Pregunte a {name} si le lleva o quién tiene carro.',
    'ride-to-dose': 'Pregunte a {name} quién tiene carro.',
    'day-ready': 'Pida a {name} que vaya con usted.',
    'court-ready': 'Pida a {name} que vaya con usted.',
    'child-case': 'Pida a {name} que vaya con usted.',
    'eviction-help': 'Pida a {name} que le ayude con los papeles y vaya con usted.',
    'next-bed': 'Pregunte ya a {name}, no el último día, a quién conoce y cómo puede ayudar.',
    naloxone: 'Dígale a {name} dónde la tiene.',
    'hard-moment-plan': 'Ponga a {name} primero en su lista.',
    'buprenorphine-next': 'Llame a {name} cuando le den ganas.',
    'methadone-next': '{name} puede estar con usted cuando llame.',
    'insulin-now': '{name} le puede echar una mano con el teléfono y los papeles.',
    'medicine-out': '{name} puede estar con usted cuando llame.',
    'medicine-check': '{name} puede estar con usted cuando llame.',
    'shot-due': '{name} puede estar con usted cuando llame y acompañarle a la cita.',
    'wound-care': '{name} le puede acompañar.',
    'alcohol-doctor': 'Pida a {name} que esté con usted los primeros días.',
    'apply-medicaid': '{name} le puede echar una mano con la llamada y la solicitud.',
    'phone-now': 'Pregunte a {name}: “¿Puedo dar tu número por ahora?”',
    'library-card': 'Pida a {name} que vaya con usted la primera vez.',
    'computer-class': 'Pida a {name} que vaya con usted la primera vez.',
    'pregnancy-care': 'Pida a {name} que vaya con usted.',
    'power-bill': 'Pregunte a {name} a dónde puede ir usted si le cortan la luz o el agua.',
    'warrant-lawyer': 'Cuéntele su plan a {name}, por si le detienen.',
    'apply-snap': '{name} le puede echar una mano con la solicitud.',
  },
  offers: {
    ride: {
      'rural-ride': 'Pida a {name} que le lleve.',
      'ride-plan': 'Pida hoy a {name} que le lleve, para saberlo con tiempo.',
      'ride-to-dose': 'Pida hoy a {name} que le lleve, para saberlo con tiempo.',
      'report-officer': 'Pida a {name} que le lleve.',
      'court-ready': 'Pida a {name} que le lleve.',
      'child-case': 'Pida a {name} que le lleve.',
      'eviction-day': 'Pida a {name} que le lleve.',
      'day-ready': 'Pida a {name} que le lleve.',
      'methadone-next': 'Pida a {name} que le lleve.',
      'buprenorphine-next': 'Pida a {name} que le lleve.',
      'medicine-out': 'Pida a {name} que le lleve.',
      'insulin-now': 'Pida a {name} que le lleve.',
      'pregnancy-care': 'Pida a {name} que le lleve.',
      'first-work-day': 'Pida a {name} que le lleve.',
      'ordered-class': 'Pida a {name} que le lleve.',
      'drug-court': 'Pida a {name} que le lleve.',
    },
    papers: {
      'social-security-card': 'Primero pida a {name} que le traiga la que está en casa. Así tal vez no necesita otra.',
      'birth-certificate': 'Primero pida a {name} que le traiga la que está en casa. Así tal vez no necesita otra.',
      'state-id': 'Primero pida a {name} que le traiga los papeles que le guarda.',
    },
    errands: {
      'medicine-out': 'Pida a {name} que la recoja en la farmacia.',
      'insulin-now': 'Pida a {name} que la recoja en la farmacia.',
      'medicine-check': 'Pida a {name} que la recoja en la farmacia.',
    },
    work: {
      'offer-employer':
        'Pida a {name} un trabajo en el que no tenga que manejar, como cargar, hasta que le den la licencia.',
      'first-work-day':
        'Pida a {name} un trabajo en el que no tenga que manejar, como cargar, hasta que le den la licencia.',
      'license-check': 'Mientras se la dan, pida a {name} un trabajo en el que no tenga que manejar, como cargar.',
      'job-center': 'Pregunte a {name} qué trabajo hay y qué se necesita.',
    },
    bed: {
      'monitor-medical': 'Si no puede salir, pida a {name} que recoja su medicina.',
    },
    recovery: {
      'house-nights': 'Esas noches vaya con {name}, si puede.',
      'relapse-today': 'Llame hoy a {name}.',
      'first-meeting': 'Pida a {name} que vaya con usted a una junta.',
      'hard-moment-plan': 'Ponga a {name} primero en su lista.',
      'find-treatment': 'Cuéntele su plan a {name}. Tal vez conoce el camino.',
    },
    phone: {
      'library-card': 'Pida a {name} que le enseñe a usar el teléfono, una cosa a la vez.',
      'computer-class': 'Pida a {name} que le enseñe a usar el teléfono, una cosa a la vez.',
    },
    childcare: {
      'see-my-kids': 'Pida a {name} una llamada o una visita, si sus papeles lo permiten.',
    },
  },
  titleOn: {
    'job-center': 'Vaya a un centro de empleo: necesita trabajo para el {date}',
    'social-security-card': 'Pida su tarjeta del Seguro Social antes del {date}',
    'phone-now': 'Consiga un teléfono antes del {date}',
    'license-check': 'Antes del {date}, averigüe por qué tiene suspendida la licencia',
  },
  lastDay: {
    'report-officer': {
      title: 'Repórtese con su oficial a más tardar el {date}',
      say: 'Me tengo que reportar a más tardar el {date}. Quiero ir hoy. ¿Dónde es? ¿Qué llevo? Si no puedo llegar, ¿me reporto por teléfono o en una oficina más cerca?',
    },
    'eviction-help': {
      title: 'Conteste el papel de desalojo a más tardar el {date}',
      say: 'Tengo que contestar un papel de desalojo a más tardar el {date}. ¿Me ayudan a entregar la respuesta antes? ¿Qué llevo?',
      detail:
        'Entregue su respuesta en la corte por lo menos un día antes, aun sin abogado. Pida el formulario al secretario y pregunte si le perdonan la cuota.',
    },
  },
  byPhone: {
    'day-ready': {
      title: 'Prepárese para la llamada del {date}',
      say: 'Tengo una llamada con ustedes el {date}. ¿Es este mi número, y quién llama? Si no puedo a esa hora, ¿la cambiamos?',
      detail:
        'No tiene que ir allá. Tenga el teléfono cargado y prendido, y esté en un lugar callado diez minutos antes. ¿No puede a esa hora? Llame antes y pida otra.',
    },
  },
  onDay: 'Su día: {date}. Haga esto antes. Si no puede ese día o a esa hora, llame ya y pida otra fecha.',
  askOn: {
    'ride-plan': 'quien me lleve el {date}',
    'next-bed': 'una cama, porque tengo que salir el {date}',
    'eviction-help': 'un abogado gratis para un desalojo antes del {date}',
    'rent-help': 'ayuda para la renta antes del {date}',
    'power-bill': 'ayuda con una cuenta de luz o agua antes del {date}, y LIHEAP',
    'medicine-out': 'una clínica que me dé más medicina antes del {date}',
    'methadone-next': 'una clínica de metadona para antes del {date}',
    'insulin-now': 'una clínica que me dé insulina antes del {date}',
    'safe-from-harm': 'un lugar seguro antes del {date}, lejos de alguien que me hace daño',
  },
  toldOn: {
    'bed-ending': 'Me puedo quedar donde estoy hasta el {date}.',
    supervised: 'Veo a mi oficial el {date}.',
  },
  sayOn: {
    'eviction-answer':
      'Me llegaron papeles de desalojo y tengo hasta el {date}. ¿Cómo entrego mi respuesta antes? ¿Me pueden perdonar la cuota?',
    'offer-officer':
      'Tengo una oferta de trabajo por escrito y necesito su permiso antes del {date}. ¿Me puede cambiar la hora de llegada o la zona?',
    'restitution-plan':
      'Me llegó una carta por mi restitución con la fecha del {date}. ¿Cuánto tengo que pagar ya? ¿Me dan un plan de pagos?',
    'support-hearing':
      'Tengo una audiencia de manutención el {date}. ¿Qué llevo? ¿Podemos quedar antes en un pago que pueda dar?',
    'checkin-ready': 'Tengo una cita con ICE el {date}. ¿Un abogado puede ver mi caso antes? ¿Qué llevo?',
    'safe-from-harm':
      'Alguien cercano me hace daño o me da miedo y tengo que salir antes del {date}. ¿Me ayudan a hacer un plan y a encontrar un lugar seguro?',
    'ride-plan': 'Necesito quien me lleve el {date}. ¿Cómo llego sin carro? ¿Hay un pasaje más barato?',
    'rent-help': 'Necesito ayuda para la renta antes del {date}. ¿Tienen fondos ahora? ¿Qué llevo?',
    'power-bill':
      'Me pueden cortar el servicio el {date} y no lo quiero perder. ¿Qué plan de pagos o fondo de ayuda hay?',
    'officer-trip-okay':
      'Necesito salir el {date}. Le digo a dónde voy, a qué hora y cómo voy a ir y volver. ¿Me da el permiso por escrito?',
    'travel-okay': 'Quiero viajar el {date}. ¿Qué le tengo que mostrar? ¿Me da la respuesta por escrito?',
    'license-hearing':
      'Mi último día para pedir la audiencia de la licencia es el {date}. ¿Cómo la pido hoy? ¿Me pueden perdonar la cuota?',
    'halfway-house-ask':
      '¿Planeamos lo del {date}? ¿Qué pase pido hoy? ¿Qué papel entrego que diga el lugar y el horario? ¿Cómo voy a llegar?',
    'immigration-lawyer':
      'Quiero consejo sobre mi caso de inmigración antes del {date}. ¿Hay un abogado gratis o barato que me vea antes?',
    'report-officer': 'Tengo cita con usted el {date} y ahí voy a estar. ¿Qué llevo? ¿Me falta hacer algo antes?',
    'court-ready':
      'Tengo corte el {date}. ¿En qué sala es? ¿Cómo pido un abogado, un intérprete o que alguien me lleve?',
    'eviction-help': 'Me llegó un papel de desalojo con la fecha del {date}. ¿Me ayuda un abogado antes? ¿Qué llevo?',
    'child-case':
      'La audiencia del caso de mi hijo es el {date}. ¿Me ayuda un abogado antes? ¿Qué debo hacer y para cuándo?',
    'day-ready': 'Voy a ir el {date} y quiero hacerlo bien. ¿Dónde es? ¿Qué llevo?',
    'medicine-out': 'Mi medicina se acaba el {date}. ¿Me pueden ver antes, o darme para unos días?',
    'insulin-now': 'Mi insulina se acaba el {date}. ¿Me pueden ver antes? ¿Cuánto cuesta?',
    'shot-due': 'Me toca mi inyección el {date}. ¿Quién me la puede poner para ese día? ¿Qué llevo?',
    'dose-first':
      'Aquí tomo mi dosis y no quiero faltar el {date}. ¿Puedo venir temprano? ¿Me da una carta de mi dosis?',
    'methadone-next':
      'Necesito una dosis de metadona para el {date}. ¿Quién me la da? ¿Me la dan como visitante (guest dosing)? ¿Qué llevo?',
    'buprenorphine-next':
      'Mi buprenorfina (Suboxone) se acaba el {date}. Quiero seguir con ella. ¿Quién me puede ver antes?',
    'next-bed': 'Me puedo quedar donde estoy hasta el {date}. ¿Hay cupo para entonces? ¿Cómo me anoto en la lista?',
    'registry-register':
      'Tengo que registrarme a más tardar el {date}. ¿Dónde voy? ¿Qué llevo? ¿Y si aún no tengo dirección?',
    'court-debt': 'Tengo un pago para el {date} y no me alcanza. ¿Puedo dar una parte ya y lo demás poco a poco?',
  },
  forLawyer: 'Al abogado, y solo a él, diga: “{words}”',
  also: {
    'sober-place': {
      moud: '¿Toma Suboxone o metadona? Pregunte antes si la aceptan.',
    },
    'cdl-later': {
      always: 'Pregunte también por la tarjeta médica del DOT.',
    },
    'case-plan-start': {
      english: 'Pida la clase en español.',
    },
    'case-elsewhere': {
      supervised: 'Pida permiso a su oficial antes de salir del condado o del estado.',
    },
    'state-line-okay': {
      'starts-work': 'Pida al jefe una carta con el lugar, las horas y el primer día.',
      'other-date': 'Planee también el regreso. El permiso dice hasta cuándo.',
    },
    'career-check': {
      always: 'Un abogado gratis puede leer antes el papel con usted. Pida también copia de sus antecedentes.',
    },
    'rural-ride': {
      'no-way-back': 'Arregle antes el regreso: pregunte quién sale a esa hora.',
    },
    'wage-claim': {
      undocumented: 'Las leyes de pago le cubren con o sin papeles.',
      supervised: '¿El jefe dice que va a llamar a su oficial? Apúntelo y dígalo en ayuda legal.',
    },
    'housing-list': {
      elder: 'Pregunte también por casas para personas mayores.',
    },
    'money-for-school': {
      always: 'Pregunte también por becas del estado.',
    },
    'college-apply': {
      always: 'Pregunte también por becas del estado.',
    },
    'old-program-first': {
      always: 'Pida al lugar donde estuvo una carta con su última dosis y la fecha.',
    },
    'insulin-today': {
      'just-out': 'Pida que le ayuden con Medicaid. No espere a tener ID.',
      always: '¿Se marea o ve borroso? Dígalo primero. Pida su historial médico en el lugar donde estuvo.',
    },
    'restitution-plan': {
      'no-income':
        '¿Ahora no tiene ingresos? Dígalo antes del primer pago. Pida pagar menos o empezar después, por escrito.',
    },
    'clothes-and-shower': {
      pregnant: 'Pida también ropa de embarazo y cosas para el bebé.',
    },
    naloxone: {
      'close-call': 'Después de meses sin usar, hasta un poquito le puede parar la respiración.',
    },
    'hard-moment-plan': {
      'close-call': 'Hágalo hoy. Llame ya a su padrino o a alguien sobrio, y aléjese de ese lugar.',
    },
    counselor: {
      'drinks-daily': 'Cuente cuánto toma y que lo quiere dejar sin peligro.',
    },
    'snap-status': { 'ankle-monitor': '¿No puede salir? Hágalo por teléfono o en línea.' },
    'apply-snap': { 'ankle-monitor': '¿No puede salir? Pídalas por teléfono o en línea.' },
    'bed-tonight': {
      young: '¿Tiene menos de 25? Pida primero un albergue para jóvenes.',
      pet: 'Pregunte si aceptan a su perro o gato.',
      'in-car':
        '¿Duerme en el carro? Si no hay cama, pida un centro de calor (warming center). No prenda el motor ni un calentador en un lugar cerrado.',
      registry: 'Diga desde el principio que está en el registro, para no perder tiempo.',
      disability: 'Pida un lugar sin escalones y con un baño que pueda usar.',
      insulin: 'Pregunte si le guardan la insulina en frío.',
      moud: 'Pregunte si ahí puede tener su medicina.',
      always:
        'Pregunte dónde hay que registrarse esta noche para el albergue (intake) y vaya. ¿No hay cama? Pida gente que ayude en la calle (outreach), un lugar para no pasar frío (warming center) o “safe parking”.',
    },
    'bed-with-kids': {
      always: '¿No hay lugar? Pida un vale de motel para familias o gente que ayude en la calle (outreach).',
    },
    'next-bed': {
      'has-savings':
        'Tiene algo de dinero: pregunte cuánto cuesta un cuarto por semana o más noches de motel, por si acaso. Pida recibo.',
      young: '¿Tiene menos de 25? Pida primero un programa para jóvenes.',
      pet: 'Pregunte si aceptan a su perro o gato.',
      registry: 'Diga desde el principio que está en el registro y pida permiso para cada dirección.',
      disability:
        'Pida un lugar sin escalones y con un baño que pueda usar. Diga: “Necesito un ajuste por mi discapacidad (reasonable accommodation).” Si le dicen que no, llame a ayuda legal.',
      pregnant: 'Pregunte si hay un programa para quien espera un bebé.',
      supervised: 'Avise a su oficial antes de mudarse, no después.',
      moud: 'Pregunte si aceptan a quien toma esta medicina. No la deje por una cama.',
    },
    'bed-for-veterans': {
      'rent-trouble': 'Pregunte por SSVF. Puede ayudar con la renta atrasada.',
      'no-dd214': '¿Le falta su hoja de baja (DD-214)? Ahí le ayudan a pedirla.',
    },
    'report-late': {
      'shared-phone': 'Dé un número donde le puedan dejar recado.',
      always:
        'Puede decir a su oficial: “Falté a mi cita y fue por esto. Quiero arreglarlo. ¿Puedo ir hoy, o me da otro día?”',
    },
    'report-officer': {
      'in-car': '¿Duerme en el carro? Llame hoy y dígalo. No espere a la cita.',
      'ankle-monitor': '¿Se le apagó el grillete? Dígalo antes de que le llamen y pregunte dónde cargarlo.',
      'told-to-come': 'Pregunte qué dice su orden de no contacto sobre ver a su hijo.',
      'in-shelter': 'Diga que duerme en un albergue y lleve la dirección.',
      'own-clinic': 'Diga que toma su dosis en la mañana. Lleve una carta de su clínica.',
      disability: 'Avise si hay escalones o si su silla no sirve. Pida otra forma de reportarse.',
      'no-ride': 'Si le falla el ride, llame antes de la hora, no después.',
      'bed-ending': 'Avise también que pronto deja ese lugar. Pida que le aprueben la otra dirección antes de mudarse.',
      registry: 'Diga si ya no vive en esa dirección y dónde durmió. Pregunte dónde puede dormir hoy.',
      'no-bed': 'Diga dónde duerme y pregunte dónde puede dormir hoy.',
    },
    'safe-from-harm': {
      'watched-phone': 'No llame desde el teléfono que esa persona paga o revisa. Pida uno prestado.',
      choked:
        '¿Le apretaron el cuello? Vea hoy a un doctor, aunque se sienta bien. ¿Le cuesta respirar, tragar o hablar? Llame al 911.',
      'kids-along': 'Pida un lugar para usted y sus hijos juntos. Lleve los papeles de los niños.',
      'ankle-monitor': 'Diga que trae brazalete. Pregunte quién puede llamar con usted a su oficial.',
      immigration: 'No tiene que decir su estatus.',
      always:
        'Llame a solas, antes de que llegue esa persona, y borre la llamada. Si puede, tenga lista una bolsa: ID, papeles, los papeles de los niños, medicina, llaves y dinero.',
    },
    'protective-order': {
      'custody-threat':
        '¿Le dicen que le van a quitar a sus hijos? Eso lo decide un juez, no esa persona. Pregunte al abogado por la custodia y cuéntele de sus antecedentes.',
      immigration: 'Pregunte cómo protege la ley a las víctimas de violencia doméstica.',
      always: 'Guarde los mensajes y amenazas (fotos de pantalla) para el abogado. Pregunte también por los niños.',
    },
    'officer-new-address': {
      always: 'Pida que la nueva dirección sea privada y que no se la dé a nadie.',
    },
    'methadone-next': {
      cps: 'Pida una carta que diga que está en tratamiento, para la corte.',
      'missed-doses':
        'Diga qué días le faltó. No tome su dosis de antes ni drogas de la calle: después de unos días sin nada, le pueden parar la respiración.',
      pregnant: 'Diga que está embarazada. No la deje de golpe.',
      'no-ride': '¿No tiene ride? Avise hoy a la clínica y pregunte qué pueden hacer.',
      'just-out': 'Pida que le ayuden a sacar Medicaid.',
      always:
        'Pida que la clínica llame al servicio médico de donde salió y pida la carta de su última dosis. Pregunte cómo le dan la dosis el fin de semana. ¿Se siente mal y todo está cerrado? Vaya a emergencias.',
    },
    'buprenorphine-next': {
      cps: 'Pida una carta que diga que está en tratamiento, para la corte.',
      'treatment-proof': 'Pida una carta que diga que está en tratamiento, para la corte.',
      pregnant: 'Diga que está embarazada. No la deje de golpe.',
      'in-program': 'No la deje para tener cama. Pida una casa que acepte a quien la toma.',
      'just-out': 'Pida que le ayuden a sacar Medicaid y pregunte cuánto cuesta la medicina mientras.',
      always: 'Algunas salas de emergencia también la dan. Pida al lugar de donde salió que mande su historial médico.',
    },
    'insulin-now': {
      'just-out': 'Pida que le ayuden con Medicaid. No espere a tener ID.',
      always:
        '¿Vomita o respira rápido? Llame al 911. ¿Se marea o ve borroso? Dígalo primero. Pida su historial médico en el lugar donde estuvo.',
    },
    'medicine-out': {
      veteran: '¿Sirvió en las fuerzas armadas? Pida su medicina también en el VA.',
      sleepless: 'Diga también que no puede dormir. Pida pagar según lo que gana.',
      'mental-health': 'Si se siente peor o no se siente a salvo, llame al 988.',
      'just-out': 'Pida que le ayuden a sacar Medicaid.',
      always: 'Pida al lugar donde estuvo que mande su lista de medicinas.',
    },
    'immigration-lawyer': {
      'fears-ice':
        'Usted tiene derecho a guardar silencio. No abra la puerta ni firme nada. Haga un plan con su familia.',
      travel:
        'No viaje fuera del país ni mande la renovación hasta que el abogado vea su caso. Le pueden detener al volver. Pida a la aerolínea otra fecha o vea quién más puede ir. Mientras, haga videollamadas.',
      violence: 'Pregunte cómo protege la ley a las víctimas de violencia doméstica.',
      'court-date': 'Pregunte antes de declararse culpable de algo. De todos modos, vaya a la corte.',
      'kids-along':
        'Tal vez los niños que nacieron aquí puedan recibir SNAP (CalFresh en California). Pregunte al abogado cómo pedirlo solo para ellos.',
      always: 'Lleve los papeles de corte de cada caso viejo. El secretario de la corte da copias certificadas.',
      'green-card-ends': 'Pregunte antes de mandar a renovar su mica. Diga qué día se vence.',
    },
    'court-ready': {
      'no-ride': 'Si le falla el ride, llame a la corte antes de la hora, no después.',
      'treatment-proof': 'Pida a su clínica o programa una carta que diga que está en tratamiento. Llévela a la corte.',
      immigration: 'No se declare culpable de nada antes de hablar con un abogado que sepa de inmigración.',
      dui: '¿El juez le ordenó una clase? Inscríbase esta semana y lleve el comprobante.',
      disability: 'Avise a la corte si usa silla de ruedas o necesita otra ayuda.',
      fines: '¿No puede pagar una cuota? Pida a la corte que la baje.',
      violence: 'Diga a su abogado cómo le lastimaron y quién le amenaza.',
      always: 'Si falta, el juez puede ordenar que le arresten.',
    },
    'eviction-help': {
      'owes-rent': 'Pida un plan de pagos por escrito antes de pagar.',
      disability: 'Pregunte en la corte si puede entrar sin escalones y si hay transporte.',
      working: 'Lleve talones de pago y prueba de por qué se atrasó.',
      always:
        'Con el puro aviso no le pueden sacar. En casi todos los estados hace falta orden de un juez y el alguacil (sheriff). Ofrezca por escrito lo que pueda y pida recibo de cada pago.',
    },
    'rent-help': {
      veteran: 'Si fue militar, pregunte por la renta atrasada en la línea para veteranos sin casa.',
      'hours-cut': '¿Le bajaron las horas? Pregunte en su estado por el desempleo parcial.',
      'owes-rent': 'Hable con el dueño antes de la fecha. Ofrezca lo que tiene ahora y pida un plan por escrito.',
      always: 'Diga cuánto debe, cuánto tiene y por qué se atrasó.',
    },
    'warrant-lawyer': {
      pet: 'Vea quién cuida a su perro o gato si le detienen.',
      'kids-along': 'Vea quién cuida a sus hijos si le detienen.',
      supervised: 'Pregunte cómo y cuándo decirle a su oficial.',
      'child-support': 'Pregunte cómo dar su nueva dirección a la oficina de manutención.',
      always: 'No vaya antes a la corte ni a la policía. Junte pruebas de por qué faltó y una nota del trabajo.',
    },
    'child-case': {
      'treatment-proof': 'Pida a su clínica o programa una carta que diga que está en tratamiento. Llévela a la corte.',
      'no-ride':
        '¿No tiene carro? Dígaselo por escrito a la trabajadora. Pida pases de autobús, o clases y pruebas más cerca.',
      'parenting-class': 'Pregunte dónde es la clase para padres y apúntese ya, esta semana.',
      'missed-test': 'Dígale a su abogado que faltó a una prueba y por qué.',
      tribe:
        'Diga al juez y a la trabajadora que su hijo es indígena. En su tribu, pida hablar con la persona encargada de ICWA.',
      english: 'Pida un intérprete y clases en su idioma.',
      sober: 'Lleve una carta de su programa, sus pruebas de droga limpias y prueba de sus clases para padres.',
      always:
        '¿No le contestan? Llame a la oficina del abogado y luego a la corte. Pida a la trabajadora sus tareas por escrito y guarde copia.',
    },
    'pregnancy-care': {
      'cps-fear':
        '¿Teme que le quiten a su bebé? Ir al doctor antes del parto muestra que lo cuida. Apunte cada visita.',
      moud: 'Cuente qué medicina toma. Pida un plan de cuidado seguro para el bebé antes de que nazca.',
      cps: 'Ir a sus citas ayuda a su caso. Guarde prueba de cada una.',
      tribe: 'También le puede ver una clínica de IHS o de su tribu. Diga que su bebé será indígena.',
      'pregnancy-danger':
        'Hinchazón con luces en la vista, mucho dolor de cabeza o sangre son señal de peligro. Vaya hoy al hospital y dígalo.',
      always:
        'Si el bebé se mueve menos o deja de moverse, vaya ya al hospital. Le deben revisar aun sin dinero ni papeles.',
    },
    'halfway-house-ask': {
      'pass-needed': 'Pida cada pase con un día o más, con la dirección, la hora y cómo va a llegar.',
      'home-confinement': 'Pregunte qué le falta para el confinamiento en casa y cuándo lo puede pedir.',
      'house-fee':
        '¿No puede pagar? Antes de salir, pida unos días más, un plan de pagos o un fondo que ayude con la cuota.',
      'other-date': 'Pida hoy el pase para su próxima fecha: el lugar, la hora y cómo va a llegar.',
      federal:
        'Pida cada pase con tiempo. No salga sin él. Pregunte también qué hace falta para estar en casa (home confinement).',
      'bed-ending': 'Pida un plan seguro antes de salir: un lugar, su medicina y quien le lleve.',
      moud: 'No deje de tomar su medicina para quedarse en la casa. Si le hacen escoger, pregunte en ayuda legal.',
    },
    'job-center': {
      young: '¿Es su primer trabajo? Pida uno que no exija diploma: de temporada o para principiantes.',
      'work-gear': 'Pida también ayuda con botas, herramienta o ropa de trabajo.',
      'in-program': 'Pida antes su pase.',
      'ankle-monitor': 'Pregunte antes a su oficial qué horas le permite.',
    },
    'officer-work-okay': {
      'other-date': '¿No contesta? Deje un mensaje y pida otra hora al empleador. No vaya sin permiso.',
      'ankle-monitor': 'Dígale el lugar, las horas y cómo va a llegar.',
      'in-program': 'Avise también en la casa y espere a que le den permiso.',
    },
    'veterans-benefits': {
      'no-dd214': '¿Le falta su hoja de baja? Pida ahí su DD-214.',
      'in-crisis': 'Pida esta semana atención de salud mental del VA, en una clínica del VA o un Vet Center.',
      'has-dd214': 'Lleve su DD-214.',
      always: 'Una oficina de servicio a veteranos ayuda gratis. Lleve prueba del día en que salió.',
    },
    'disability-benefits': {
      applied: 'Ya hizo una solicitud antes: pregunte cómo va.',
      elder: 'Pregunte también qué le toca a su edad.',
      always:
        'El pago no vuelve solo. ¿Estuvo adentro 12 meses o más? Tal vez tenga que hacer otra solicitud, así que pregunte ya. Lleve sus papeles de salida.',
    },
    'ride-plan': {
      'no-way-back': 'Arregle antes el regreso: pregunte quién sale a esa hora.',
      'license-lost': 'No maneje todavía. Otra multa le puede salir más cara que el ride.',
      'rides-along': 'Siga con quien le lleva ahora hasta que pueda manejar. Ayude con la gasolina si puede.',
      disability: 'Pida un carro con rampa para silla. Con Medicaid, pregunte por viajes al doctor.',
      working: 'Pregunte en el trabajo quién le puede llevar.',
      pregnant: 'Con Medicaid, los viajes al doctor pueden ser gratis. Pídalos unos días antes.',
      supervised: '¿No sabe si va a tener ride? Llame hoy a su oficial, antes de la cita, y diga cómo va a ir.',
      tribe: 'Pregunte en su tribu si le pueden llevar.',
      always: 'Pregunte primero a un conocido. Tenga también otro plan.',
    },
    'license-check': {
      'truck-driver': 'Para la CDL, pregunte también por la tarjeta médica del DOT.',
      'rides-along': 'Siga con quien le lleva hasta que la licencia esté al día.',
      fines: '¿Multas viejas? Llame a la corte municipal que las puso y pida pagos chicos.',
      always: 'Pida la fecha exacta en que puede manejar otra vez.',
    },
    'court-debt': {
      'hours-cut':
        'Lleve talones de pago que muestren que le cortaron horas. Pida pagos más bajos, servicio comunitario o una audiencia sobre lo que puede pagar.',
      'officer-fees': 'Pida a su oficial un plan de pagos o que le quite la cuota, antes de atrasarse.',
      supervised: 'Avise a su oficial antes de atrasarse en un pago. Vaya a sus citas, y pague lo que pueda.',
      federal: 'Pida su plan de pagos de restitución y pague desde su primer cheque.',
    },
    'relapse-today': {
      opioids:
        'Después de un tiempo sin usar, la dosis de antes puede matar. Tenga naloxona (Narcan) cerca hoy y no use a solas.',
    },
    'ordered-class': {
      cps: 'Pida la prueba de inscripción antes de la corte. Pida la clase en español.',
      'no-ride': 'Consiga desde hoy quien le lleve y le traiga, y tenga otro plan.',
      'license-lost': 'Todavía no puede manejar. Consiga desde hoy quien le lleve y le traiga, y tenga otro plan.',
    },
    'officer-contact': {
      'no-signal': '¿No hay señal en su casa? Llame de donde sí hay. Diga a qué hora le encuentran ahí.',
      'digital-help': '¿No sabe mandar mensajes? Pida que le enseñen. Mande uno de prueba un día antes.',
      'drug-test': 'Pregunte dónde y cuándo es su prueba.',
      'no-ride': '¿Le quedan lejos las pruebas o clases? Pida un lugar más cerca, clase por video o quien le lleve.',
      rural: '¿Le quedan lejos las pruebas o clases? Pida un lugar más cerca, clase por video o quien le lleve.',
    },
    'medicine-replace': {
      'heart-trouble': '¿Dolor de pecho o falta de aire? Llame ya al 911.',
      'in-shelter': 'Diga en el albergue lo que pasó, y pida una caja con llave.',
    },
    'power-bill': {
      'power-for-health':
        'Diga primero que alguien en casa usa un aparato médico con luz. Pida hoy al doctor una carta médica para la compañía.',
      always: 'Diga qué día cobra, y ofrezca una parte ahora y el resto ese día.',
    },
    'day-ready': {
      supervised: '¿Es fuera del condado o de noche? Pida permiso antes a su oficial.',
      'work-gear': '¿Le faltan botas o equipo? Pídalos antes en un centro de empleo o un grupo de reingreso.',
      'ankle-monitor': 'Pida antes el permiso de su oficial y cargue el grillete.',
      'in-program': 'Pida antes su pase.',
      'wants-job': 'Tenga lista una respuesta corta y honesta sobre su pasado.',
    },
    'housing-programs': {
      young: '¿Tiene menos de 25? Pida primero un programa para jóvenes.',
      registry: 'Pregunte primero si aceptan a quien está en el registro, antes de ir.',
      disability: 'Pida un lugar sin escalones y con un baño que pueda usar. Diga que lo necesita por su discapacidad.',
      moud: 'Pregunte si aceptan a quien toma esta medicina. No la deje por una cama.',
    },
    'registry-register': {
      'no-bed': '¿Sin dirección? Diga que está sin hogar o “transient”, y dónde duerme o se estaciona.',
      'bed-ending':
        '¿Está en un motel, en un albergue o en casa de alguien? Dé ese lugar como dirección por ahora. Pregunte en cuántos días debe avisar si se muda.',
      'in-shelter': 'Dé el albergue como su dirección por ahora. Pregunte en cuántos días debe avisar si se muda.',
      supervised: 'Avise a su oficial el mismo día.',
      always:
        '¿No tiene dirección? Pregunte cómo registrarse sin ella. No dé una dirección donde no le dejan vivir. Pregunte si le aceptan el lugar donde se queda.',
    },
    'registry-address': {
      supervised: 'Pida a su oficial una lista de lugares y programas que aceptan a personas en el registro.',
      always: 'Pregunte por cada lugar antes de mudarse y diga si ahí viven niños. Avise del cambio.',
    },
    'no-contact-check': {
      'with-someone':
        '¿Vive con la persona que dice la orden? La orden vale aunque esa persona esté de acuerdo. Solo un juez la puede cambiar. Hasta entonces, duerma en otro lugar.',
      'told-to-come': '¿Le dicen que puede ir? No vaya ni conteste. Solo un juez puede cambiar la orden.',
      'things-at-home': '¿Hay cosas suyas en la casa? Pida a la policía que le acompañe, o mande a otra persona.',
      supervised: 'Pregúntele a su oficial qué prohíbe la orden.',
      violence: 'No vaya a la casa ni conteste recados, ni por medio de la familia.',
      'kids-apart': 'Pregunte también cómo ver a sus hijos de la forma correcta.',
    },
    'see-my-kids': {
      'kin-has-kids': '¿Están con familia? Pida primero a esa persona una llamada o una visita.',
    },
    'shot-due': {
      'mental-health': 'Pida el nombre de la medicina y el día de la última inyección.',
      always: 'Si vuelve a oír voces o se pone mal, llame al 988 o vaya a emergencias.',
    },
    'child-support-call': {
      'support-hold': 'Ellos pidieron el bloqueo y ellos lo quitan. Ofrezca un pago que pueda cumplir.',
      'job-offer': 'Mándeles la oferta de trabajo por escrito. Diga qué día le revisan la licencia.',
      'license-lost': 'Pregunte qué tiene que hacer para que le devuelvan la licencia.',
      warrant: 'Hable primero con el abogado. Luego deles su nueva dirección.',
    },
    'child-support-change': {
      always: 'Lleve prueba de lo que gana, del día en que salió y de lo que pagó.',
    },
    'monitor-charge': {
      'utility-cutoff': 'Avise antes de que corten la luz y pregunte dónde lo puede cargar.',
      always: '¿No puede pagar el grillete? Pida a su oficial, a su abogado o a la corte que bajen la cuota.',
    },
    'birth-certificate': {
      'release-papers': 'Muestre sus papeles de salida y pregunte si valen como prueba.',
    },
    'state-id': {
      'prison-id': 'Lleve también su ID de la prisión y sus papeles de salida. Pregunte si cuentan.',
      'release-papers': 'Lleve sus papeles de salida y pregunte si valen como prueba.',
    },
    'social-security-card': {
      'release-papers': 'Lleve sus papeles de salida y pregunte si valen como prueba.',
    },
    'retirement-check': {
      'over-65':
        'Ya tiene 65 o más: pida SSI ahora, por teléfono o en persona. No piden años de trabajo, solo que gane y tenga poco.',
      'turns-65':
        'Pregunte también por Medicare a los 65. Después de la prisión no empieza solo: pregunte cuándo se apunta. Pida consejo gratis a SHIP.',
    },
    'rental-denied': {
      always: 'Junte talones de pago, una carta de su jefe y prueba de que ya terminó su supervisión.',
    },
    'phone-now': {
      supervised: 'Dé enseguida el número nuevo a su oficial.',
      always: 'Pregunte también por un teléfono gratis (Lifeline).',
    },
    'officer-trip-okay': {
      always:
        'En la recepción pida hablar con el oficial de turno. Cuando pida las horas, cuente también el tiempo de camino.',
    },
    ged: {
      'last-test': '¿Solo le falta un examen? Revise el lugar, la hora y qué llevar.',
    },
    'medicine-check': {
      veteran: 'Si fue militar, pida al VA que le siga dando la medicina antes de que se acabe.',
    },
    'find-treatment': {
      'drinks-daily': 'Toma todos los días: vea a un doctor antes de dejarlo. Dejarlo de golpe puede ser peligroso.',
      drinking:
        '¿Tiembla o suda si no toma? No lo deje de golpe a solas. ¿Le dan convulsiones o ve cosas? Llame al 911.',
      tribe: 'También ayuda un programa de IHS o de su tribu.',
    },
    'first-work-day': {
      'work-gear': '¿Le faltan botas o equipo? Pregunte a su jefe qué necesita, y pida ayuda en un centro de empleo.',
      'no-ride': 'Pregunte quién del trabajo le puede llevar. Tenga también otro plan.',
      'no-id': 'Pregunte qué papeles piden para contratarle.',
    },
    'officer-job-okay': {
      'ankle-monitor': 'Antes del primer día pida que le cambien la zona y el horario, contando el tiempo de camino.',
      always: 'No empiece hasta que le diga que sí. Pida al jefe unos días para no perder el puesto.',
    },
    'first-meeting': {
      'drinks-daily': 'Toma todos los días: vea a un doctor antes de dejarlo. Dejarlo de golpe puede ser peligroso.',
      drinking: '¿Tiembla si no toma? Vea antes a un doctor.',
    },
    'alcohol-doctor': {
      tribe: 'También le puede ver una clínica u hospital de IHS.',
    },
    'know-988': {
      veteran: 'Si fue militar, oprima 1.',
    },
    'talk-now': {
      always:
        'Trate de no estar a solas hoy en la noche. Pregunte al 988 por un centro de crisis sin cita y vaya en uno o dos días.',
      veteran: 'Si fue militar, marque 988 y oprima 1.',
    },
    'record-copy': {
      always:
        'Puede que el caso todavía aparezca. Tenga lista una respuesta corta y honesta, y papeles que muestren lo bien que ha trabajado. No le pague a nadie por limpiarlo.',
    },
    'legal-aid': {
      'record-clearing': 'Pregunte qué casos viejos se pueden borrar y qué hace falta.',
      college:
        'Pregunte si por sus antecedentes no le dan la licencia que quiere y si hay un certificado que le ayude (certificate of relief). Junte cartas de gente que le conoce.',
    },
    'eviction-day': {
      always: 'Vea ya cómo va a llegar y tenga otro plan.',
    },
    'family-ready': {
      always:
        '¿Renta? Lea antes qué dice su contrato sobre las visitas. Si no quiere que alguien viva con usted, puede decir que no.',
    },
    'school-office': {
      always:
        'Pregunte por escrito a la junta de licencias si sus antecedentes son un problema, antes de pagar más clases.',
    },
    'apply-medicaid': {
      always: 'Lo puede pedir por teléfono, en la oficina de beneficios o en una clínica.',
    },
    'ride-to-dose': {
      always: 'Pregunte en la clínica si le dan dosis para llevar.',
      tribe: 'Pregunte en su tribu si le pueden llevar.',
    },
    'cdl-steps': {
      dui: 'Por un DUI le pueden quitar la CDL por mucho tiempo. Pida la fecha exacta y busque trabajo de taller mientras.',
    },
    'papers-safe': {
      'puerto-rico': 'Si nació en Puerto Rico, tiene ciudadanía de EE. UU.',
    },
    'food-today': {
      pregnant: 'Pregunte también por WIC.',
    },
  },
} as const satisfies Translated<typeof english>
