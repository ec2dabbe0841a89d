import { planTasks } from '../es/plan-tasks.ts'
import { planNotes } from './also-es.ts'
import { burningTasks } from './burning-es.ts'
import { hardTasks } from './hard-es.ts'
import { moreTasks } from './more-es.ts'
import { plainTasks } from './plain-es.ts'
import { specialTasks } from './special-es.ts'
import type { Translated } from '../shape.ts'
import type { planTexts as english } from './en.ts'

export const planTexts = {
  ...planTasks,
  notes: planNotes,
  title: 'Su plan de 30 días',
  opening: {
    hello: 'No tiene que hacer todo de una vez. Dé un paso y luego el otro. Si un día no se puede, siga al otro día.',
    strengths: 'Lo que usted tiene a su favor: {words}',
    noStrengths: 'Lo que usted tiene a su favor: llegó hasta aquí. Para eso hace falta fuerza, y eso cuenta.',
    support: 'Quién está con usted: {words}',
    noSupport: 'No tiene que hacer esto a solas. Algunos de estos pasos son para encontrar buena gente.',
    calls:
      'Cuando llame, diga “Spanish, please” y pida un intérprete en español. Apunte el día, la hora y con quién habló.',
    callsHidden: 'Llame de un teléfono que nadie revise y diga “Spanish, please”.',
    closed: 'Casi todas las oficinas cierran el {days} (día festivo). Llame antes de ese día.',
    closedToday:
      'Hoy casi todas las oficinas están cerradas. Las líneas de ayuda y el 2-1-1 sí contestan, y las salas de emergencia están abiertas. Deje un mensaje y llame cuando abran.',
    permission: 'Si para un paso tiene que salir, pida antes permiso o un pase. Mientras, llame en vez de ir.',
    forAnother: 'Usted busca ayuda para alguien a quien quiere. Donde un paso dice “usted”, háganlo juntos o ayúdele.',
    sayMore:
      'Quiero que este plan le sirva más. ¿Dónde va a dormir hoy? ¿Tiene oficial o fecha de corte? ¿Qué le preocupa más?',
    read: {
      beginnings:
        'Usted escribió mucho, y todo sigue en sus respuestas. Este plan sale del comienzo de cada una. Ponga primero lo que más importa.',
      nothing:
        'Estos son los primeros pasos. Salen de lo que marcó y de su lugar. Para un plan con sus respuestas, pruebe otra vez en unos minutos.',
    },
  },
  later: 'Después (se abre cuando usted quiera)',
  told: {
    'just-out': 'Acabo de salir.',
    'no-bed': 'No tengo dónde dormir esta noche.',
    'bed-ending': 'Pronto tengo que irme de donde me quedo.',
    'kids-along': 'Mis hijos están conmigo.',
    pregnant: 'Estoy embarazada.',
    veteran: 'Serví en las fuerzas armadas.',
    tribe: 'Soy de una tribu indígena.',
    disability: 'Tengo una discapacidad.',
    elder: 'Tengo más de 60 años.',
    'in-program': 'Vivo en una casa de transición o un programa.',
    'no-id': 'Todavía no tengo ID.',
    'no-insurance': 'No tengo seguro médico.',
    methadone: 'Tomo metadona.',
    buprenorphine: 'Tomo buprenorfina (Suboxone).',
    insulin: 'Tengo diabetes y uso insulina.',
    supervised: 'Me reporto con un oficial.',
    'ankle-monitor': 'Traigo grillete electrónico.',
    registry: 'Estoy en el registro.',
    'no-ride': 'No tengo en qué moverme.',
    'no-phone': 'No tengo teléfono propio.',
    english: 'Hablo poco inglés. ¿Alguien me puede interpretar?',
  },
  understood: {
    violence: 'Alguien cercano le hace daño o le da miedo.',
    'no-bed': 'No tiene cama esta noche, o duerme afuera.',
    'in-shelter': 'Se queda en un albergue.',
    'in-program': 'Está en una casa de transición o un programa.',
    'bed-ending': 'Pronto tiene que irse de donde se queda.',
    'with-someone': 'Se queda en casa de alguien.',
    eviction: 'Le llegó un aviso de desalojo.',
    'owes-rent': 'Debe renta.',
    'court-date': 'Tiene una fecha de corte.',
    warrant: 'Puede que tenga una orden de arresto.',
    'missed-report': 'Faltó a una cita con su oficial.',
    supervised: 'Tiene que reportarse con un oficial.',
    'not-supervised': 'No tiene oficial.',
    'ankle-monitor': 'Trae grillete electrónico.',
    'just-out': 'Acaba de salir.',
    'long-out': 'Ya lleva mucho tiempo en casa.',
    'still-inside': 'Todavía no ha salido.',
    federal: 'Su caso es federal.',
    registry: 'Está en el registro.',
    dui: 'Tuvo un DUI.',
    'no-contact': 'Tiene una orden de no contacto.',
    methadone: 'Toma metadona.',
    buprenorphine: 'Toma buprenorfina (Suboxone).',
    insulin: 'Usa insulina.',
    'medicine-low': 'Se le está acabando la medicina.',
    medicine: 'Toma medicina.',
    withdrawal: 'Se siente mal porque dejó de usar o de tomar.',
    opioids: 'Está batallando con los opioides.',
    drugs: 'Está batallando con las drogas.',
    drinking: 'Está batallando con el alcohol.',
    'mental-health': 'Trae muchas cosas en la cabeza.',
    pregnant: 'Está embarazada.',
    disability: 'Tiene una discapacidad.',
    'kids-along': 'Sus hijos están con usted.',
    'kids-apart': 'Sus hijos no están con usted ahora.',
    cps: 'Tiene un caso de protección de menores (CPS).',
    'child-support': 'Le toca pagar manutención.',
    'no-id': 'No tiene ID.',
    'has-id': 'Tiene ID.',
    'no-birth-certificate': 'No tiene su acta de nacimiento.',
    'no-ss-card': 'No tiene su tarjeta del Seguro Social.',
    immigration: 'Tiene pendientes con sus papeles de inmigración.',
    working: 'Tiene trabajo.',
    'wants-job': 'Busca trabajo.',
    'better-job': 'Quiere un mejor trabajo.',
    'license-lost': 'No tiene licencia de manejar vigente.',
    'no-ride': 'No tiene en qué moverse.',
    'no-phone': 'No tiene teléfono propio.',
    'no-money': 'Tiene poco dinero o nada.',
    hungry: 'Necesita comida.',
    fines: 'Le debe dinero a la corte.',
    debt: 'Tiene deudas.',
    veteran: 'Sirvió en las fuerzas armadas.',
    tribe: 'Es de una tribu indígena.',
    'no-insurance': 'No tiene seguro médico.',
    alone: 'Ahora no tiene con quién contar.',
    'for-other': 'Está llenando esto por otra persona.',
    'missed-test': 'Faltó a una prueba de drogas.',
    'utility-cutoff': 'Le cortaron la luz, el agua o el gas, o se los van a cortar.',
    wound: 'Tiene una herida abierta o infectada.',
    'alcohol-withdrawal': 'Toma mucho, y dejarlo de golpe le puede hacer daño.',
    'puerto-rico': 'Nació en Puerto Rico.',
    'travel-abroad': 'Quiere viajar fuera del país.',
    'truck-driver': 'Maneja tráiler, o quiere hacerlo.',
    student: 'Está estudiando.',
    'digital-help': 'Le cuesta usar el teléfono o la computadora.',
    'foster-youth': 'Estuvo en hogares de crianza (foster care).',
  },
  understoodOn: {
    'bed-ending': 'Puede quedarse donde está hasta el {date}.',
    eviction: 'Le llegó un aviso de desalojo. La fecha clave es el {date}.',
    'court-date': 'Tiene corte el {date}.',
    supervised: 'Tiene cita con su oficial el {date}.',
    methadone: 'Toma metadona y necesita su dosis para el {date}.',
    buprenorphine: 'Toma buprenorfina (Suboxone) y le hace falta más para el {date}.',
    'medicine-low': 'Su medicina se acaba el {date}.',
    cps: 'Tiene un caso de protección de menores (CPS). La próxima fecha es el {date}.',
  },
  understoodBy: {
    supervised: 'Se tiene que reportar con su oficial a más tardar el {date}.',
    eviction: 'Le llegó un aviso de desalojo. El último día para contestar es el {date}.',
  },
  questions: {
    'no-bed': 'No tengo dónde dormir esta noche',
    supervised: 'Estoy en libertad condicional o probatoria',
    'medicine-low': 'Se me está acabando la medicina',
    'no-id': 'No tengo ID',
    'court-date': 'Tengo una fecha de corte',
    'wants-job': 'Busco trabajo',
  },
  phases: {
    now: 'Las próximas 72 horas: del {from} al {to}',
    week1: 'Semana 1: del {from} al {to}',
    week2: 'Semana 2: del {from} al {to}',
    week3: 'Semana 3: del {from} al {to}',
    week4: 'Semana 4: del {from} al {to}',
  },
  closingHidden:
    'Guarde este plan donde solo usted lo vea. Puede borrarlo después de leerlo. Para ayuda cerca, llame al 2-1-1. Para hablar con alguien a cualquier hora, llame al 988 y oprima 2.',
  parts: {
    days: 'Los días que usted dijo',
    day: '{date}: {what}',
    about: {
      court: 'Corte. Llegue 30 minutos antes.',
      eviction: 'Su caso de desalojo.',
      'child-case': 'Su caso de protección de menores.',
      officer: 'Su oficial. No falte.',
      registry: 'Regístrese a más tardar este día.',
      medicine: 'Se le puede acabar la medicina.',
      'work-start': 'Trabajo. Deje lista la ropa desde antes y vea cómo va a llegar.',
      'job-by': 'Para este día ya debe tener trabajo.',
      'work-return': 'Regresa al trabajo. Deje lista la ropa desde antes y vea cómo va a llegar.',
      rent: 'Lo de la renta, o ver al dueño.',
      interview: 'Entrevista. Llegue 15 minutos antes.',
      class: 'Clase.',
      clinic: 'Cita en la clínica.',
      immigration: 'Inmigración. Hable con un abogado antes de ir.',
      'drug-test': 'Prueba de drogas. No falte.',
    },
    byPhone: 'Por teléfono: no tiene que ir. Tenga el teléfono cargado y prendido.',
    warnings: {
      noContact: 'No vaya. Solo un juez puede cambiar la orden.',
      border: 'No salga del país antes de que un abogado vea su caso. Mientras, haga videollamadas.',
    },
    lastDay: {
      officer: 'Último día para reportarse. Vaya antes.',
      eviction: 'Último día para contestar. Hágalo antes.',
      court: 'Último día para contestar. Hágalo antes.',
    },
    before: 'Antes: {title}.',
    thatDay: 'Ese día: {title}.',
    keep: 'Siga así',
    keepOn: '{words}. La próxima vez: {date}. No lo deje.',
    keepDays: '{words}: {days}. Ponga las otras citas a otras horas.',
    keepAll: '{words}. No lo deje.',
  },
  closing:
    'Ponga este plan donde lo vea. Marque cada paso que termine. Para ayuda cerca de usted, llame al 2-1-1. Para hablar con alguien a cualquier hora, llame al 988 y oprima 2.',
  tasks: {
    ...planTasks.tasks,
    ...specialTasks,
    ...hardTasks,
    ...moreTasks,
    ...burningTasks,
    ...plainTasks,
    'safe-from-harm': {
      title: 'Haga un plan para estar a salvo',
      titleOn: 'Haga un plan para estar a salvo antes del {date}',
      detail:
        'No es su culpa. La línea ayuda a planear cómo salir y adónde ir. Use un teléfono que nadie revise y no le avise a quien le hace daño. ¿Hay peligro? Llame al 911.',
      say: 'Alguien cercano me hace daño o me da miedo. ¿Me ayudan a hacer un plan y a encontrar un lugar seguro?',
      ask211: 'un lugar seguro, lejos de alguien que me hace daño',
    },
    'bed-with-kids': {
      title: 'Busque un lugar seguro hoy para usted y sus hijos',
      detail: 'Pida un albergue para familias, para que no los separen. Llame ya, porque se llenan temprano.',
      say: 'Buscamos dónde dormir esta noche. ¿Tienen un cuarto para estar juntos? ¿A qué hora llegamos?',
      ask211: 'un albergue para mí y mis hijos esta noche',
    },
    'bed-for-veterans': {
      title: 'Llame a la línea para veteranos sin casa',
      detail: 'Es para quien sirvió y no tiene casa, o la puede perder. Contestan de día y de noche.',
      say: 'Busco un lugar seguro, o ayuda para no perder el que tengo. ¿Qué pueden hacer por mí?',
      ask211: 'ayuda de vivienda para veteranos',
    },
    'report-late': {
      title: '¿Faltó a una cita con su oficial? Pida consejo y llame',
      detail:
        'Es mejor no esperar. Si puede, hable hoy primero con un abogado o defensor público. El mismo día llame a su oficial.',
      say: 'Falté a una cita con mi oficial y quiero arreglarlo. ¿Qué debo decir cuando llame?',
      ask211: 'un abogado gratis, porque falté a una cita con mi oficial',
    },
    'warrant-lawyer': {
      title: 'Hable con un defensor público sobre la orden',
      detail:
        'Un abogado puede ver si hay una orden, pedir al juez que la quite o conseguirle otra fecha. Hágalo antes de dar huellas o ir a donde revisen su nombre.',
      say: 'Creo que tengo una orden de arresto y la quiero arreglar. ¿Cuál es la manera más segura? ¿Puede pedir al juez que la quite o que me dé otra fecha?',
      who: 'a la oficina del defensor público del condado del caso',
    },
    'detox-safely': {
      title: 'Pase este malestar con ayuda, no a solas',
      detail:
        'Dejar de golpe el alcohol o algunas pastillas es un peligro. Si tiembla mucho, ve cosas o le dan ataques, llame al 911.',
      say: 'Dejé de usar o tomar y me siento mal. No quiero pasarlo a solas. ¿Hay una cama de desintoxicación o un doctor hoy?',
      ask211: 'una cama de desintoxicación o un doctor para hoy',
    },
    'ride-plan': {
      title: 'Planee cómo se va a mover esta semana',
      titleOn: 'Consiga quien le lleve el {date}',
      detail: 'Vea cómo llegar a cada cita de esta semana. La primera vez salga con tiempo.',
      say: '¿Cómo llego sin carro a mis citas de esta semana? ¿Hay un pasaje más barato?',
      ask211: 'quien me lleve a mis citas esta semana',
    },
    'keep-dates': {
      title: 'Anote todas sus fechas en un solo lugar',
      detail: 'Ponga cada cita y cada clase en una hoja o en su teléfono. Véalo cada noche.',
      say: 'Tengo muchas citas. ¿Me las puedes recordar la noche anterior?',
      who: 'a alguien de confianza',
    },
    'license-check': {
      title: 'Averigüe por qué tiene suspendida la licencia',
      detail: 'Pida que le digan todo lo que le falta arreglar y pagar. No maneje hasta que su licencia esté en regla.',
      say: 'Quiero sacar mi licencia. ¿Por qué está suspendida? ¿Cuánto debo? ¿Qué hago primero?',
      ask211: 'ayuda para recuperar mi licencia de manejar',
    },
    'license-back': {
      title: 'Dé el paso que sigue para su licencia',
      detail: 'Arregle una cosa a la vez. Si no puede pagar todo, pida un plan de pagos.',
      say: '¿Qué me falta para poder manejar? ¿Puedo hacer el examen?',
      ask211: 'ayuda para recuperar mi licencia de manejar',
    },
    'bus-pass': {
      title: 'Pida un pase de autobús gratis o barato',
      detail:
        'Los centros de empleo, los programas de reingreso y los oficiales suelen tener pases. Pregunte si hay pasaje más barato.',
      say: 'Tengo que llegar a mi trabajo y a mis citas. ¿Tienen pases de autobús o pasaje más barato?',
      ask211: 'un pase de autobús gratis o barato',
    },
    'immigration-lawyer': {
      title: 'Hable primero con un abogado de inmigración',
      titleOn: 'Hable con un abogado de inmigración antes del {date}',
      detail:
        'Hágalo antes de viajar, firmar o mandar algo. Los antecedentes pueden cambiar su caso. Lo que le diga al abogado es privado. No le pague a un notario.',
      say: 'Quiero consejo sobre mi caso de inmigración. ¿Hay un abogado gratis o barato?',
      ask211: 'un abogado de inmigración gratis o barato',
    },
    'consulate-id': {
      title: 'Pida una ID en su consulado',
      detail:
        'El consulado de su país le puede dar una ID o pasaporte. ¿Pidió asilo, o le teme a ese gobierno? Hable con un abogado de inmigración antes de llamar.',
      say: 'Necesito una ID o un pasaporte. ¿Qué llevo? ¿Cuánto cuesta? ¿Tengo que hacer cita?',
      who: 'al consulado de su país',
    },
    'family-lease': {
      title: 'Revise el contrato de la casa donde se queda',
      detail:
        'Pida a la persona que renta que vea qué dice el contrato sobre las visitas. Si es vivienda pública, la oficina tal vez deba dar permiso. Así esa persona no arriesga su casa.',
      say: 'Me quedo con alguien que renta. ¿Qué hacemos para que nos den permiso y nadie tenga problemas?',
      ask211: 'consejo sobre visitas en una casa rentada',
    },
    'housing-list': {
      title: 'Anótese en una lista de vivienda barata',
      detail:
        'La espera puede ser larga, así que empiece ya. Los antecedentes no siempre cierran la puerta. Pregunte qué revisan.',
      say: 'Quiero pedir vivienda de bajo costo. ¿Está abierta la lista? ¿Cómo ven los antecedentes?',
      ask211: 'una lista abierta para vivienda de bajo costo',
    },
    'room-search': {
      title: 'Vaya a ver tres cuartos o casas compartidas',
      detail:
        'Si preguntan por sus antecedentes, hable con calma y en pocas palabras. Nunca mande dinero antes de ver el lugar.',
      say: 'Busco un cuarto que pueda pagar. ¿Quién renta a personas con antecedentes cerca de aquí?',
      ask211: 'un cuarto con alguien que rente a personas con antecedentes',
    },
    'deposit-help': {
      title: 'Pida ayuda para la primera renta',
      detail:
        'Hay grupos que pagan parte del depósito. Pida la ayuda antes de firmar, porque después casi nadie la da.',
      say: 'Necesito ayuda con un depósito o la primera renta. ¿Ayudan con eso? ¿Qué llevo?',
      ask211: 'ayuda con el depósito o la primera renta',
    },
    'eviction-help': {
      title: 'Pida ayuda legal por el desalojo hoy mismo',
      titleOn: 'Pida ayuda por el desalojo antes del {date}',
      detail:
        'No se salga por miedo. Llame hoy a ayuda legal. Si hay fecha de corte, vaya, aunque crea que va a perder. Lleve el aviso, el contrato y los recibos.',
      say: 'Me llegó un aviso de desalojo. ¿Me ayuda un abogado antes de la fecha? ¿Qué llevo?',
      ask211: 'un abogado gratis por un desalojo',
    },
    'rent-help': {
      title: 'Pida ayuda para la renta',
      titleOn: 'Pida ayuda para la renta antes del {date}',
      detail:
        'Llame pronto, antes de que se acabe el dinero. Casi siempre le pagan al dueño, no a usted. Tenga a la mano el contrato y los avisos.',
      say: 'Necesito ayuda para pagar la renta. ¿Tienen fondos ahora? ¿Qué llevo?',
      ask211: 'ayuda para pagar la renta',
    },
    'shelter-worker': {
      title: 'Pregunte en el albergue quién le ayuda con la lista de vivienda',
      detail:
        'El trabajador de caso le puede poner en las listas de vivienda. Pregunte cuánto tiempo se puede quedar y si ahí puede recibir cartas.',
      say: '¿Puedo ver esta semana a mi trabajador de caso? Quiero estar en la lista de vivienda. ¿Cuánto tiempo me puedo quedar?',
      who: 'a la oficina del albergue, o a quien le dio el cuarto',
    },
    'next-bed': {
      title: 'Busque otra cama antes de dejar esta',
      titleOn: 'Busque otra cama antes del {date}',
      detail:
        'Empiece ahora que todavía tiene cama. Pida en cada lugar que le anoten y pregunte qué día llamar. Pida unos días más donde está ahora.',
      say: 'Busco otra cama para cuando deje este lugar. ¿Hay cupo? ¿Cómo me anoto en la lista?',
      ask211: 'una cama antes de irme de donde estoy',
    },
    'registry-address': {
      title: 'Pida permiso para su dirección antes de mudarse',
      detail:
        'Pregunte en la oficina del registro, y a su oficial si tiene, en qué lugares puede vivir. Pida todo por escrito antes de pagar.',
      say: 'Busco un lugar donde las reglas del registro me dejen vivir. ¿Quién me dice las reglas de aquí?',
      ask211: 'consejo legal sobre dónde me deja vivir el registro',
    },
    'cash-aid': {
      title: 'Pregunte por ayuda en efectivo',
      detail:
        'Hay condados que ayudan a quien no gana nada. Si tiene hijos, le pueden dar más. Que no le dé pena preguntar.',
      say: '¿Qué ayuda en efectivo puedo pedir en este condado? ¿Cómo empiezo?',
      ask211: 'ayuda en efectivo',
    },
    'disability-benefits': {
      title: 'Pregunte por SSI o ayuda por discapacidad',
      detail: 'Si ya lo tenía, se lo pueden volver a dar. Lleve sus papeles y los nombres de sus doctores.',
      say: 'Necesito ayuda con el SSI o la ayuda por discapacidad. ¿Qué hago primero y qué les llevo?',
      ask211: 'ayuda para pedir SSI',
    },
    'veterans-benefits': {
      title: 'Pida sus beneficios del VA',
      detail:
        'Por estar en prisión le pueden bajar un pago del VA, pero tal vez todavía tenga derecho a atención médica y a otras ayudas. Preguntar es gratis.',
      say: '¿Cómo pido mis pagos y mi atención médica del VA? Si ya los tenía, ¿cómo los recupero?',
      ask211: 'ayuda con los beneficios de veteranos',
    },
    'credit-report': {
      title: 'Vea gratis su informe de crédito',
      detail: 'Revise que todo sea suyo. Si alguien usó su nombre, se puede arreglar.',
      say: 'Quiero mi informe de crédito gratis. ¿Cómo lo pido por correo o por teléfono?',
      ask211: 'ayuda para ver mi informe de crédito',
    },
    'debt-letter': {
      title: 'Pida prueba de la deuda por escrito',
      detail:
        'No pague ni prometa nada en la primera llamada. Pregunte de cuándo es la deuda. ¿Le llegaron papeles de la corte? Llame ese día a ayuda legal, porque hay plazo.',
      say: 'Tengo deudas y quiero saber mis derechos antes de pagar. ¿Alguien puede ver las cartas conmigo?',
      ask211: 'ayuda gratis con deudas',
    },
    'officer-work-okay': {
      title: 'Pregunte a su oficial sobre el trabajo',
      detail: 'Antes de empezar, pregunte qué trabajos, horarios y lugares le permiten. Pida la respuesta por escrito.',
      say: 'Quiero trabajar y hacer bien las cosas. ¿Hay algún trabajo, horario o lugar para el que debo pedir permiso?',
      who: 'a su oficial',
    },
    resume: {
      title: 'Haga su currículum en una hoja',
      detail:
        'Ponga todos sus trabajos y todas sus clases. Lo que hizo adentro también cuenta. Pida al centro de empleo que lo revise.',
      say: 'Quiero ayuda con mi currículum y para explicar los años que no trabajé. ¿Alguien me puede ayudar?',
      ask211: 'ayuda con mi currículum',
    },
    'record-answer': {
      title: 'Practique qué decir de sus antecedentes',
      detail: 'Que sea corto: qué pasó, qué cambió, por qué quiere ese trabajo. Dígalo en voz alta tres veces.',
      say: 'Quiero practicar cómo hablar de mis antecedentes. ¿Alguien me puede ayudar?',
      ask211: 'a alguien para practicar una entrevista de trabajo',
    },
    'fair-chance-list': {
      title: 'Anote cinco lugares que contratan a gente con antecedentes',
      detail:
        'Empiece por lugares donde se hace lo que usted sabe, también donde hablan español. Luego piense en cocinas, obras, limpieza y fábricas. Pregúntele a gente que salió antes que usted.',
      say: '¿Quién da trabajo por aquí a personas con antecedentes?',
      ask211: 'una lista de quién da trabajo a personas con antecedentes',
    },
    'apply-jobs': {
      title: 'Pida trabajo en tres lugares',
      detail:
        'Empiece con los tres mejores de su lista. Anote el lugar, el día y con quién habló. En una semana llame otra vez.',
      say: 'Quiero pedir trabajo en tres lugares esta semana. ¿Me ayudan con las solicitudes?',
      ask211: 'ayuda para llenar solicitudes de trabajo',
    },
    'interview-practice': {
      title: 'Practique una entrevista',
      detail:
        'Pida a un amigo o al centro de empleo que haga de jefe. Tenga listo un ejemplo de algo que le costó trabajo y logró.',
      say: 'Quiero prepararme para una entrevista. ¿Puedo practicar con alguien?',
      ask211: 'a alguien para practicar una entrevista de trabajo',
    },
    'work-papers': {
      title: 'Tenga listos sus papeles para el primer día de trabajo',
      detail:
        'El jefe le tiene que pedir papeles que prueben quién es usted y que puede trabajar. A casi todos les basta con la ID y la tarjeta del Seguro Social.',
      say: '¿Qué papeles muestro el primer día en un trabajo nuevo?',
      ask211: 'ayuda para sacar mis papeles de trabajo',
    },
    'keep-the-job': {
      title: 'Haga que su trabajo y sus citas no choquen',
      detail: 'Si un día chocan, avise antes a su jefe y a su oficial. Pida una nota cuando le haga falta.',
      say: 'Trabajo y tengo citas con mi oficial. ¿Cómo planeo las dos cosas para no faltar a nada?',
      ask211: 'consejo para cumplir con mi trabajo y mis citas',
    },
    'own-business': {
      title: 'Escriba su plan de negocio en una hoja',
      detail: '¿Qué va a vender? ¿Quién lo va a comprar? ¿Cuánto cuesta empezar? Si tiene oficial, pregúntele antes.',
      say: 'Quiero tener un negocio chico. ¿Quién da consejo gratis cerca de aquí?',
      ask211: 'consejo gratis para un negocio chico',
    },
    'free-training': {
      title: 'Pregunte por clases gratis para un oficio',
      detail:
        'Pregunte con qué clase sí se consigue trabajo. Antes de anotarse, vea si en ese oficio importan los antecedentes.',
      say: 'Quiero aprender un oficio. ¿Qué clases gratis hay pronto? ¿En ese trabajo revisan los antecedentes?',
      ask211: 'clases gratis para un oficio',
    },
    ged: {
      title: 'Anótese en una clase de GED',
      detail: 'En muchos lugares es gratis y usted empieza en su nivel. Pregunte si cuentan las clases que ya tomó.',
      say: 'Quiero sacar mi GED. ¿Cuándo es la próxima clase gratis? ¿Qué llevo?',
      ask211: 'una clase gratis de GED',
    },
    'money-for-school': {
      title: 'Pregunte por la universidad y cómo pagarla',
      detail: 'Los antecedentes no le quitan la beca Pell. El formulario se llama FAFSA y es gratis.',
      say: 'Quiero estudiar. ¿Me ayudan a llenar la FAFSA y a escoger una clase?',
      ask211: 'ayuda para pagar mis estudios',
    },
    'english-class': {
      title: 'Anótese en una clase de inglés gratis',
      detail: 'Muchas bibliotecas y escuelas las dan de noche. Puede empezar en cualquier nivel.',
      say: 'Quiero aprender inglés. ¿Cuándo es la próxima clase gratis?',
      ask211: 'una clase de inglés gratis',
    },
    'computer-class': {
      title: 'Tome una clase gratis de computación',
      detail: 'Con pocas horas se le hará más fácil llenar solicitudes y buscar trabajo. Nadie nace sabiendo.',
      say: 'Quiero aprender más de computación. ¿Cuándo es la próxima clase gratis?',
      ask211: 'una clase gratis de computación',
    },
    'pregnancy-care': {
      title: 'Haga su primera cita de embarazo',
      detail:
        'Hay atención aun antes de tener Medicaid. Pregunte por WIC para comida. Si sangra o tiene mucho dolor, vaya ya a emergencias.',
      say: 'Busco atención para mi embarazo. ¿Qué día me pueden ver?',
      ask211: 'atención para mi embarazo',
    },
    'know-988': {
      title: 'Guarde el 988 en su teléfono',
      detail:
        'Puede llamar a cualquier hora por cualquier cosa que le pese. Para español, oprima 2. No hace falta estar en peligro.',
      say: 'Solo quiero hablar con alguien ahora mismo.',
      ask211: 'a alguien con quien hablar',
    },
    counselor: {
      title: 'Haga una primera cita con un consejero',
      detail: 'No tiene que cargar con todo a solas. Si la espera es larga, pregunte en otro lugar.',
      say: 'Quiero hablar con un consejero. ¿Cuándo hay cita y cuánto cuesta?',
      ask211: 'un consejero gratis o barato',
    },
    'find-treatment': {
      title: 'Llame a un programa de tratamiento',
      detail: 'Puede pedirlo sin pena. Pregunte por la espera, el costo y la medicina que quita las ganas.',
      say: 'Quiero ayuda con las drogas o el alcohol. ¿Cuándo empiezo? ¿Y si aún no puedo pagar?',
      ask211: 'un programa de tratamiento de drogas o alcohol',
    },
    'first-meeting': {
      title: 'Vaya a una reunión de recuperación',
      detail: 'No tiene que hablar. Siéntese, escuche y pídale a alguien su número para llamarle.',
      say: 'Quiero ir a una reunión. ¿Cuándo y dónde es la próxima?',
      ask211: 'una reunión de recuperación',
    },
    'hard-moment-plan': {
      title: 'Escriba un plan para los momentos duros',
      detail:
        'Anote tres personas a quienes llamar, dos lugares a donde ir y una cosa que le dé calma. Llévelo en la bolsa.',
      say: 'Quiero un plan para cuando me den ganas de usar. ¿Alguien me ayuda a hacerlo?',
      ask211: 'a alguien que me ayude cuando me dan ganas de usar',
    },
    'recovery-coach': {
      title: 'Pida un guía de recuperación',
      detail: 'Es alguien que ya pasó por esto y está al pendiente de usted. Casi siempre es gratis.',
      say: 'Quiero un guía o compañero de recuperación. ¿Cómo lo pido?',
      ask211: 'un guía de recuperación',
    },
    'methadone-next': {
      title: 'Consiga su próxima dosis de metadona',
      titleOn: 'Consiga su dosis de metadona a más tardar el {date}',
      detail:
        'La da una clínica de metadona (programa para opioides). Llegue temprano, con cualquier ID y papeles de su dosis. ¿Está lejos de su clínica? Pida dosis como visitante. No la deje.',
      say: 'Necesito mi próxima dosis de metadona, hoy si se puede. ¿Quién me la da? ¿Me la dan como visitante (guest dosing)? ¿Qué llevo?',
      ask211: 'una clínica de metadona que me dé la dosis hoy',
    },
    'buprenorphine-next': {
      title: 'Que no le falte la buprenorfina (Suboxone)',
      titleOn: 'Que no le falte la buprenorfina (Suboxone) el {date}',
      detail:
        '¿No tiene quién se la recete? Búsquelo antes de que se le acabe. Muchos centros de salud lo hacen, a veces el mismo día. No la deje por su cuenta.',
      say: 'Quiero seguir con mi buprenorfina (Suboxone). ¿Quién me puede ver antes de que se me acabe?',
      ask211: 'un doctor que recete buprenorfina (Suboxone)',
    },
    'shot-due': {
      title: 'Que le pongan su inyección a tiempo',
      titleOn: 'Que le pongan su inyección a más tardar el {date}',
      detail:
        'Llame hoy y pregunte quién se la puede poner. Pida al lugar donde estuvo que mande el papel de su última inyección. Si se siente peor, llame al 988.',
      say: 'Ya me toca mi inyección. ¿Quién me la puede poner? ¿Qué llevo?',
      ask211: 'una clínica que me ponga mi inyección esta semana',
    },
    'insulin-now': {
      title: 'Que no le falte la insulina',
      titleOn: 'Consiga más insulina antes del {date}',
      detail:
        'No se la salte ni use menos. En una clínica o farmacia le ayudan a encontrar insulina barata. ¿Ya no tiene y se siente mal? Vaya a emergencias o llame al 911.',
      say: 'Necesito insulina y lo que se usa con ella, para que no me falte. ¿Me pueden ver hoy? ¿Cuánto cuesta?',
      ask211: 'insulina barata para hoy',
    },
    'test-letter': {
      title: 'Pida una carta de su medicina antes de la prueba de drogas',
      detail:
        'La carta debe decir su nombre, la medicina y quién la receta. Dé una copia a quien le hace la prueba, antes de la prueba. Guarde la original.',
      say: 'Pronto me hacen una prueba de drogas. ¿Me dan una carta que diga que mi medicina es recetada?',
      who: 'a la clínica que le da su medicina',
    },
    'court-ready': {
      title: 'Prepárese para su día de corte',
      titleOn: 'Prepárese para la corte del {date}',
      detail:
        'No falte nunca y llegue 30 minutos antes. ¿No tiene abogado? Pida ya un defensor público o ayuda legal. Vea cómo va a llegar.',
      say: 'Tengo una fecha de corte. ¿A qué hora y en qué sala? ¿Cómo pido un abogado, un intérprete o que alguien me lleve?',
      who: 'a su abogado o a la corte',
    },
    'know-the-rules': {
      title: 'Lea sus reglas con su oficial',
      detail:
        'Pregunte si puede viajar, a qué hora debe llegar, con quién puede estar y cuáles son las reglas del teléfono y las pruebas. Pida cada regla por escrito.',
      say: 'Quiero hacer bien las cosas. ¿Podemos ver todas mis reglas, una por una?',
      who: 'a su oficial',
    },
    'legal-aid': {
      title: 'Pida un abogado gratis en ayuda legal',
      detail: 'Ayudan con casa, familia, deudas y antecedentes. Lleve todas las cartas que tenga.',
      say: 'Busco ayuda legal y no puedo pagar un abogado. ¿Cómo la pido?',
      ask211: 'un abogado gratis',
    },
    'court-debt': {
      title: 'Pregunte a la corte cuánto debe',
      titleOn: 'Llame por el pago del {date}',
      detail:
        'Pida una lista de todas sus multas y cuotas. Si no puede pagar todo, pida pagar de a poco o una audiencia. No deje de pagar sin avisar.',
      say: 'Quiero saber cuánto debo. ¿Me dan una lista y un plan para pagar de a poco?',
      who: 'a la corte',
    },
    'record-copy': {
      title: 'Pida una copia de sus antecedentes',
      detail:
        'Vea lo que ven los jefes y los dueños que rentan. Busque errores. Si cree que tiene una orden de arresto, hable antes con un abogado.',
      say: 'Quiero una copia de mis propios antecedentes. ¿Cómo la pido? ¿Me la dan sin costo?',
      ask211: 'ayuda para pedir copia de mis antecedentes',
    },
    'record-clearing': {
      title: 'Pregunte si se pueden borrar sus antecedentes',
      detail:
        'Las reglas cambian en cada estado. En una clínica legal gratis leen su caso y le dicen qué se puede hacer.',
      say: '¿Se puede borrar algo de mis antecedentes? ¿Cuándo? ¿Qué llevo?',
      ask211: 'ayuda gratis para borrar mis antecedentes',
    },
    'vote-check': {
      title: 'Revise si puede votar',
      detail: 'Cada estado tiene su regla. Pregunte antes de registrarse. Votar sin tener derecho puede ser delito.',
      say: '¿Me puedo registrar para votar con mis antecedentes? Si todavía no, ¿cuándo?',
      ask211: 'la oficina que me diga si puedo votar',
    },
    'no-contact-check': {
      title: 'Lea su orden de no contacto antes de buscar a esa persona',
      detail: 'No llame, no escriba ni mande recados hasta saber la regla. Pregunte a un abogado cómo se cambia.',
      say: 'Tengo una orden de no contacto. ¿Qué puedo hacer? ¿Cómo le pido al juez que la cambie?',
      ask211: 'un abogado gratis, porque tengo una orden de no contacto',
    },
    'child-case': {
      title: 'Consiga un abogado para el caso de su hijo',
      titleOn: 'Prepárese para el caso de su hijo el {date}',
      detail:
        'Pida a la corte un abogado antes de la audiencia. Vaya a todas las visitas y audiencias. Cumpla el plan del caso paso a paso. Guarde pruebas de clases, exámenes, visitas y trabajo.',
      say: 'Tengo un caso de protección de menores. ¿Me ayuda un abogado antes de la audiencia? ¿Qué debo hacer y para cuándo?',
      ask211: 'un abogado gratis para un caso de protección de menores',
    },
    'see-my-kids': {
      title: 'Dé un primer paso para ver a sus hijos',
      detail:
        'Primero vea si hay orden de la corte. Empiece con poco: una carta, una llamada, una visita corta. Llegue a tiempo y cumpla.',
      say: 'Quiero ver a mis hijos y hacerlo bien. ¿Qué pasos doy? ¿Quién me ayuda?',
      ask211: 'ayuda para ver a mis hijos',
    },
    'child-support-call': {
      title: 'Llame a la oficina de manutención',
      detail: 'Pregunte cuánto debe y cuánto le toca pagar cada mes. Diga si gana poco. La deuda no se va sola.',
      say: 'Quiero ponerme al día con la manutención. ¿Cómo está mi orden? ¿Qué puedo hacer si gano poco?',
      ask211: 'la oficina de manutención',
    },
    'child-support-change': {
      title: 'Pida que cambien su orden de manutención',
      detail:
        'Una orden puede cambiar si cambia lo que gana. Casi siempre cuenta desde el día que lo pide. Pídalo ya y pague lo que pueda.',
      say: 'Quiero que revisen mi orden según lo que gano ahora. ¿Qué formulario lleno?',
      ask211: 'ayuda para cambiar mi orden de manutención',
    },
    'family-talk': {
      title: 'Hable con calma con su familia',
      detail: 'Diga qué planea y pregunte qué esperan de usted. La confianza vuelve poco a poco.',
      say: 'Quiero hacer bien las cosas. ¿Nos sentamos una hora esta semana?',
      who: 'a alguien de su familia',
    },
    'peer-mentor': {
      title: 'Busque un mentor que ya pasó por esto',
      detail: 'Quien salió antes que usted ya conoce el camino. Le puede acompañar a lugares difíciles.',
      say: 'Quiero un mentor que también haya pasado por esto. ¿Cómo lo pido?',
      ask211: 'un mentor que también haya salido de prisión',
    },
    'healing-circle': {
      title: 'Pregunte por un círculo de sanación',
      detail:
        'En el círculo se habla del daño y de cómo repararlo. Lo lleva un guía. Si tiene un caso abierto, hable antes con su abogado.',
      say: 'Quiero ir a un círculo de sanación. ¿Cuándo y dónde es el próximo?',
      ask211: 'un círculo de sanación',
    },
    'make-amends': {
      title: 'Escriba lo que quiere reparar',
      detail:
        'Primero escriba para usted y no lo mande. Un guía le ayuda a encontrar un modo seguro, con respeto a la otra persona.',
      say: 'Quiero reparar el daño de un modo seguro. ¿Quién me guía?',
      ask211: 'a alguien que me guíe para reparar un daño',
    },
    'protective-order': {
      title: 'Pregunte por una orden de protección',
      detail:
        'Un juez puede ordenar que alguien no se le acerque. En casi todas las cortes le ayudan gratis. La otra persona recibe copia después: planee antes dónde va a estar a salvo.',
      say: 'Alguien me hace daño o me da miedo. ¿Cómo pido una orden de protección sin que salga mi dirección?',
      ask211: 'ayuda gratis para una orden de protección',
    },
    'officer-new-address': {
      title: 'Pida a su oficial que cambie su dirección',
      detail:
        'No se quede en peligro solo porque su oficial tiene esa dirección. Llame a solas y pregunte cómo se cambia. En la línea de ayuda le apoyan con la llamada.',
      say: 'Tengo que cambiar mi dirección porque no estoy a salvo. ¿Cómo lo hago hoy? Por favor no le diga a nadie de esa casa.',
      who: 'a su oficial',
    },
    'officer-where-i-sleep': {
      title: 'Diga a su oficial dónde duerme',
      detail:
        'Llame antes de cambiar de lugar, no después. Si no tiene dirección, pregunte qué poner. Anote el día y con quién habló.',
      say: 'Quiero ser yo quien le diga dónde me quedo, antes de mudarme. ¿Qué pongo como dirección? ¿Sabe de una cama o un programa para mí?',
      who: 'a su oficial',
    },
    'monitor-charge': {
      title: 'Planee dónde cargar su grillete',
      detail:
        'Cárguelo a la misma hora cada día. ¿No tiene enchufe? Pregunte en una biblioteca o centro de día. Si queda poca pila o suena, llame antes de que se apague.',
      say: '¿Dónde y a qué hora cargo mi grillete? ¿A quién llamo si le queda poca pila?',
      who: 'a la compañía del grillete o a su oficial',
    },
    'registry-register': {
      title: 'Regístrese hoy o averigüe su último día',
      titleOn: 'Regístrese a más tardar el {date}',
      detail:
        'El plazo es corto, a veces de pocos días. Llame para saber el horario y vaya con sus papeles de salida, hoy si puede, no después del fin de semana. Pida una copia sellada.',
      say: 'Me tengo que registrar. ¿Cuándo y dónde voy? ¿Qué llevo? ¿Y si aún no tengo dirección?',
      who: 'al sheriff o a la policía de donde se queda',
    },
    'tribal-office': {
      title: 'Llame a la oficina de su tribu',
      detail:
        'Pida hablar con inscripciones o servicios sociales. Su tribu puede tener su propia ayuda: ID, clínica, casa y comida.',
      say: '¿Cómo saco mi ID de la tribu? ¿Qué ayuda tienen con casa, salud y comida?',
      ask211: 'el número de la oficina de mi tribu y ayuda para indígenas',
      who: 'a la oficina de su tribu (en el 2-1-1 le dan el número)',
    },
    'halfway-house-ask': {
      title: 'Pregunte a los encargados de la casa por sus próximas fechas',
      titleOn: 'Hable con los encargados de la casa sobre lo del {date}',
      detail:
        'Pregunte cuándo puede salir, qué pase necesita (también para el trabajo) y qué papeles le pueden ayudar a sacar. Pida todo por escrito.',
      say: '¿Podemos ver mi próxima fecha, un pase por el trabajo y qué papeles me pueden ayudar a sacar?',
      who: 'a quien lleva su caso en la casa',
    },
    'kids-school': {
      title: 'Que sus hijos sigan en la escuela',
      detail:
        'Sin casa fija, sus hijos pueden seguir en su escuela o entrar ya a otra, aunque falten papeles. Pregunte también quién los puede llevar.',
      say: 'Ahora no tenemos casa fija. ¿Quién ayuda a familias sin casa (homeless liaison) con la escuela y el transporte?',
      who: 'a la oficina de la escuela',
    },
    'day-ready': {
      title: 'Prepárese para su cita',
      titleOn: 'Prepárese para el {date}',
      detail:
        'Revise la hora, el lugar y qué llevar. Vea ya cómo va a llegar y salga con tiempo. Si no puede ir, llame antes, no después.',
      say: 'Tengo una cita con ustedes y quiero hacerlo bien. ¿A qué hora y dónde es? ¿Qué llevo?',
      who: 'al lugar a donde va',
    },
    'dui-steps': {
      title: 'Pida la lista de pasos después del DUI',
      detail:
        'La corte y la oficina de licencias tienen cada una su lista: clase, pagos, un aparato en el carro. Pida las dos. No maneje hasta que su licencia esté en regla.',
      say: 'Tuve un DUI y quiero volver a manejar legalmente. ¿Qué me falta? ¿Hay licencia limitada para ir al trabajo?',
      ask211: 'ayuda para recuperar mi licencia después de un DUI',
    },
  },
} satisfies Translated<typeof english>
