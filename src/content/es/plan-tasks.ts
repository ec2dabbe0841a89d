import type { planTasks as english } from '../en/plan-tasks.ts'
import { spanishDays } from '../day-names.ts'
import type { Translated } from '../shape.ts'

export const planTasks = {
  title: 'Su plan de 30 días',
  opening: {
    hello: 'No tiene que hacer todo de una vez. Dé un paso y luego el otro. Si un día no se puede, siga al otro día.',
    strengths: 'Lo que usted tiene a su favor: {words}',
    noStrengths: 'Lo que usted tiene a su favor: llegó hasta aquí. Para eso hace falta fuerza, y eso cuenta.',
    support: 'Quién está con usted: {words}',
    noSupport: 'No tiene que hacer esto a solas. Algunos de estos pasos son para hallar buena gente.',
  },
  phases: {
    now: 'Las próximas 72 horas: del {from} al {to}',
    week1: 'Semana 1: del {from} al {to}',
    week2: 'Semana 2: del {from} al {to}',
    week3: 'Semana 3: del {from} al {to}',
    week4: 'Semana 4: del {from} al {to}',
  },
  dates: {
    ...spanishDays,
    day: '{weekday} {day} de {month}',
    short: '{day} de {month}',
    today: 'hoy',
    by: 'para el {date}',
  },
  step: {
    where: 'Dónde: {place}',
    say: 'Diga: “{words}”',
    callPerson: 'Llame {who} y diga: “{words}”',
    callOffice: 'Llame a {name}, al {phone}, y diga: “{words}”',
    call211: 'Llame al 2-1-1 y diga: “{words}”',
    startOnline: 'Empiece en {url} o llame al 2-1-1 y diga: “{words}”',
    online: 'En línea: {url}',
    office: 'La oficina: {name}',
    goal: 'Usted escribió: “{words}”',
  },
  closing:
    'Ponga este plan donde lo vea. Marque cada paso que termine. Para ayuda cerca de usted, llame al 2-1-1. Para hablar con alguien a cualquier hora, llame al 988 y oprima 2.',
  tasks: {
    'bed-tonight': {
      title: 'Busque una cama para esta noche',
      detail:
        'Las camas se acaban temprano. Llame ya. Si un lugar está lleno, pregunte cuál tiene cupo y si puede esperar adentro.',
      say: 'Acabo de salir y no tengo dónde dormir. ¿Hay una cama para mí esta noche? ¿A qué hora llego? ¿Piden identificación?',
    },
    'bed-with-kids': {
      title: 'Busque un lugar seguro hoy para usted y sus hijos',
      detail: 'Pida un albergue para familias, para que no los separen. Llame ya, porque se llenan temprano.',
      say: 'Traigo a mis hijos y no tenemos dónde dormir. ¿Qué albergue para familias tiene cupo hoy?',
    },
    'bed-for-veterans': {
      title: 'Llame a la línea para veteranos sin casa',
      detail: 'Es para quien sirvió y puede quedarse sin casa. Contestan de día y de noche.',
      say: 'Serví en las fuerzas armadas. Acabo de salir y busco un lugar seguro. ¿Qué pueden hacer por mí hoy?',
    },
    'bed-check': {
      title: 'Asegure su cama para esta noche',
      detail: 'Pregunte cuántas noches se puede quedar donde está. Tenga otro lugar en mente por si ese le falla.',
      say: 'Puede que pronto me haga falta una cama. ¿Qué lugares aceptan a quien acaba de salir? ¿Cómo me anoto?',
    },
    'report-late': {
      title: '¿Faltó a una cita con su oficial? Pida consejo y llame',
      detail:
        'Es mejor no esperar. Si puede, hable hoy primero con un abogado o defensor público. El mismo día llame a su oficial.',
      say: 'Falté a una cita con mi oficial y quiero arreglarlo. ¿Qué debo decir cuando llame?',
    },
    'report-officer': {
      title: 'Repórtese con su oficial',
      detail:
        'Sus papeles dicen cuándo y dónde. Vaya como esté, aun sin ID ni teléfono. ¿Está cerrado? Llame y deje su nombre, fecha de nacimiento y un número.',
      say: 'Acabo de salir y quiero reportarme. ¿Cuándo y a dónde voy?',
      who: 'al número que está en sus papeles de salida',
    },
    'report-if-supervised': {
      title: '¿Tiene oficial? Repórtese hoy',
      detail:
        'Si está en libertad condicional o probatoria, sus papeles dicen el día y el lugar. Si no tiene oficial, marque este paso y siga.',
      say: 'Acabo de salir. ¿Tengo que reportarme? ¿Cuándo y dónde?',
      who: 'al número que está en sus papeles de salida',
    },
    'medicine-out': {
      title: 'Consiga su medicina antes de que se acabe',
      detail:
        'Lleve hoy el frasco a una farmacia o clínica. Hay medicinas que es malo dejar de golpe. Si se siente muy mal, vaya a emergencias.',
      say: 'Acabo de salir de prisión y ya casi no tengo medicina. ¿Me pueden ver hoy, o darme para unos días?',
    },
    'medicine-check': {
      title: 'Cuente su medicina',
      detail:
        'Anote para cuántos días le queda. Haga la cita ya para que no le falte. Si no toma nada, marque este paso.',
      say: 'Acabo de llegar a casa y me hace falta un doctor para seguir con mi medicina. ¿Qué día me pueden ver?',
    },
    'moud-now': {
      title: 'No deje su metadona o Suboxone',
      detail:
        'No se salte ni una dosis. Le cuida la vida en estas semanas. Lleve sus papeles y diga cuál fue su última dosis.',
      say: 'Acabo de salir y tomo medicina para los opioides. ¿Me dan la dosis que sigue hoy o mañana?',
    },
    'detox-safely': {
      title: 'Deje el alcohol o las pastillas con ayuda',
      detail: 'Dejarlo de golpe y a solas es un peligro. Si tiembla mucho, ve cosas o le dan ataques, llame al 911.',
      say: 'Quiero parar y no quiero hacerlo a solas. ¿Hay una cama de desintoxicación o un doctor para hoy?',
    },
    naloxone: {
      title: 'Consiga naloxona (Narcan) y téngala cerca',
      detail:
        'Después de estar adentro, su cuerpo aguanta mucho menos. La naloxona puede salvar su vida o la de un amigo. Muchos lugares la dan gratis.',
      say: 'Quiero naloxona gratis. ¿Tienen? ¿Me enseñan cómo se usa?',
    },
    'papers-safe': {
      title: 'Guarde sus papeles de salida en un lugar seguro',
      detail:
        'Ayudan a probar quién es. Tome una foto de cada hoja. Si los perdió, pida copia a la prisión o a su oficial.',
      say: 'Salí de ahí y perdí mis papeles. ¿Cómo pido una copia de mis papeles de salida?',
      who: 'a la prisión o cárcel de donde salió',
    },
    'food-today': {
      title: 'Coma hoy',
      detail: 'Hay comedores y despensas que ayudan en el momento. Casi nadie le pide ID.',
      say: 'Acabo de salir y busco comida para hoy. ¿Dónde puedo comer cerca de aquí y a qué hora?',
    },
    'phone-now': {
      title: 'Tenga un número donde le puedan hablar',
      detail:
        'Por ahora sirve el teléfono de un amigo o del albergue. Dé el mismo número a su oficial y a cada oficina.',
      say: 'No tengo teléfono. ¿Dónde puedo llamar gratis y recibir mensajes cerca de aquí?',
    },
    'clothes-and-shower': {
      title: 'Consiga ropa limpia y un baño',
      detail: 'Pida zapatos, chamarra, jabón y dónde lavar. Puede pedir todo en un solo lugar.',
      say: 'Acabo de salir y me hace falta ropa, jabón y un baño. ¿Dónde los dan gratis?',
    },
    'ride-plan': {
      title: 'Planee cómo se va a mover esta semana',
      detail: 'Busque el bus para ver a su oficial, la clínica y las oficinas. La primera vez salga con tiempo.',
      say: 'No tengo carro. ¿Cómo llego a mis citas esta semana? ¿Hay un pasaje más barato?',
    },
    'mail-address': {
      title: 'Consiga una dirección para su correo',
      detail:
        'La ID y los beneficios llegan por correo. Un albergue, una iglesia o su familia le pueden prestar la suya.',
      say: 'Ahora no tengo casa. ¿Puedo usar su dirección para mis cartas, o sabe quién me ayuda?',
    },
    'keep-dates': {
      title: 'Anote todas sus fechas en un solo lugar',
      detail: 'Ponga cada cita, corte y clase en una hoja o en su teléfono. Véalo cada noche.',
      say: 'Tengo muchas citas. ¿Me las puede recordar la noche antes?',
      who: 'a alguien de confianza',
    },
    'call-211': {
      title: 'Llame al 2-1-1 y pida ayuda cerca de usted',
      detail: 'Una llamada le dice dónde hay comida, camas, viajes y ayuda al salir. Es gratis y hablan español.',
      say: 'Acabo de salir y empiezo de nuevo. ¿Qué ayuda hay para mí en este código postal?',
    },
    'birth-certificate': {
      title: 'Pida su acta de nacimiento',
      detail: 'Con ella saca los demás papeles. La da el estado donde nació. Si nació en otro estado, pídala allá.',
      say: 'Quiero una copia de mi acta de nacimiento y no tengo ID con foto. ¿Qué aceptan en su lugar? ¿Me pueden quitar el cobro?',
    },
    'social-security-card': {
      title: 'Pida su tarjeta del Seguro Social',
      detail:
        'La tarjeta es gratis. Pregunte antes qué prueba aceptan: la tarjeta de la prisión sola no basta. Le llega por correo.',
      say: 'Acabo de salir y quiero otra tarjeta del Seguro Social. ¿Qué papeles me aceptan?',
    },
    'state-id': {
      title: 'Saque la ID de su estado',
      detail:
        'Lleve los papeles, no copias: acta de nacimiento, tarjeta del Seguro Social y una carta con su nombre. Pregunte si es gratis para quien acaba de salir.',
      say: 'Quiero sacar mi ID. ¿Qué papeles llevo? ¿Hago cita? ¿Hay una ID gratis para mí?',
    },
    'license-check': {
      title: 'Vea qué tiene parada su licencia',
      detail: 'Pida que le digan cada bloqueo y cada pago. No maneje hasta que esté libre.',
      say: 'Quiero mi licencia de nuevo. ¿Qué la tiene parada, cuánto debo y qué hago primero?',
    },
    'license-back': {
      title: 'Dé el paso que sigue para su licencia',
      detail: 'Arregle un bloqueo a la vez. Si no puede pagar todo, pida un plan de pagos.',
      say: 'Ya arreglé lo que pude. ¿Qué me falta para manejar? ¿Puedo hacer el examen?',
    },
    'bus-pass': {
      title: 'Pida un pase de bus gratis o barato',
      detail:
        'Su oficial, el centro de empleo y los grupos de ayuda suelen tener pases. A veces hay pasaje más barato.',
      say: 'Tengo que llegar a mi trabajo y a mis citas. ¿Tienen pases de bus o pasaje más barato?',
    },
    'immigration-lawyer': {
      title: 'Hable primero con un abogado de inmigración',
      detail: 'Un récord puede cambiar su caso. Vea a un abogado antes de firmar o mandar algo. No vaya con notarios.',
      say: 'Tengo un récord y quiero consejo sobre mi caso de inmigración. ¿Hay un abogado gratis o barato?',
    },
    'housing-programs': {
      title: 'Pida cupo en dos programas de vivienda',
      detail:
        'Pida que le pongan en la lista, aunque hoy esté lleno. Escriba con quién habló y cuándo llamar otra vez.',
      say: 'Salí de prisión y busco un cuarto en su programa. ¿Hay cupo? ¿Cómo lo pido?',
    },
    'family-lease': {
      title: 'Revise el contrato de la casa donde se queda',
      detail:
        'Pida a su familia que lea qué dice de visitas. Si es vivienda pública, la oficina tal vez debe dar permiso. Así cuida la casa de ellos.',
      say: 'Me quedo con familia que renta. ¿Qué hacemos para que se permita y nadie tenga problemas?',
    },
    'housing-list': {
      title: 'Anótese en una lista de vivienda barata',
      detail:
        'La espera puede ser larga, así que empiece ya. Un récord no siempre cierra la puerta. Pregunte qué revisan.',
      say: 'Quiero pedir vivienda de bajo costo. ¿Está abierta la lista? ¿Qué ven de un récord?',
    },
    'room-search': {
      title: 'Vaya a ver tres cuartos o casas compartidas',
      detail: 'Hable de su récord con calma y en pocas palabras. Nunca mande dinero antes de ver el lugar.',
      say: 'Busco un cuarto que pueda pagar. ¿Quién renta a gente con récord cerca de aquí?',
    },
    'deposit-help': {
      title: 'Pida ayuda para la primera renta',
      detail: 'Hay grupos que pagan parte del depósito. Pida antes de firmar, porque después casi nadie paga.',
      say: 'Hallé un lugar y me falta para el depósito. ¿Quién me ayuda? ¿Qué llevo?',
    },
    'eviction-help': {
      title: 'Pida ayuda legal por el desalojo hoy mismo',
      detail: 'No se salga todavía y no falte a la corte. Lleve el aviso y su contrato.',
      say: 'Me llegó un aviso para dejar mi casa. Ahí viene la fecha. ¿Me ayuda un abogado antes de ese día?',
    },
    'registry-address': {
      title: 'Pida permiso para su dirección antes de mudarse',
      detail:
        'Pregunte a su oficial y a la policía qué lugares puede usar y qué día debe anotarse. Pida todo por escrito.',
      say: 'Estoy en el registro y busco un lugar donde pueda vivir. ¿Quién me dice las reglas de aquí?',
    },
    'apply-snap': {
      title: 'Pida ayuda para comida (SNAP)',
      detail:
        'No espere a tener ID ni casa. Si casi no tiene dinero, pida la ayuda rápida. ¿No tiene ciudadanía? Hable antes con ayuda legal.',
      say: 'Gano muy poco y quiero pedir SNAP. ¿Me toca la ayuda rápida?',
    },
    'cash-aid': {
      title: 'Pregunte por ayuda en efectivo',
      detail: 'Hay condados que ayudan a quien no gana nada. Con hijos puede ser más. No da pena preguntar.',
      say: 'No tengo ingresos. ¿Qué ayuda en efectivo puedo pedir en este condado?',
    },
    'disability-benefits': {
      title: 'Pida empezar de nuevo su SSI',
      detail: 'Si ya lo tenía, puede volver. Lleve sus papeles de salida y los nombres de sus doctores.',
      say: 'Acabo de salir y no puedo trabajar por mi salud. ¿Cómo pido o vuelvo a tener mi ayuda?',
    },
    'veterans-benefits': {
      title: 'Pida su ayuda de veterano',
      detail: 'La prisión pudo parar sus pagos, no sus derechos. Tal vez aún tiene atención médica.',
      say: 'Serví en las fuerzas armadas y acabo de salir. ¿Cómo vuelvo a tener mis pagos y mi atención médica?',
    },
    'small-budget': {
      title: 'Haga un plan chico de gastos',
      detail: 'Anote lo que entra y lo que sale. Primero van comida, techo y pasajes.',
      say: 'Quiero ayuda gratis para hacer un plan de gastos. ¿Quién se sienta conmigo?',
    },
    'credit-report': {
      title: 'Vea gratis su informe de crédito',
      detail: 'Revise que todo sea suyo. Si alguien usó su nombre cuando usted no estaba, se puede arreglar.',
      say: 'Quiero mi informe de crédito gratis. ¿Cómo lo pido por correo o por teléfono?',
    },
    'bank-account': {
      title: 'Abra una cuenta de banco',
      detail: 'Pida una sin cuotas, y que den otra oportunidad si antes tuvo problemas. Lleve su ID.',
      say: 'Quiero una cuenta sin cuota al mes. ¿Abren cuenta a quien tuvo problemas con un banco?',
      who: 'a un banco o cooperativa cerca de usted',
    },
    'job-center': {
      title: 'Vaya a un centro de empleo',
      detail: 'Es gratis. Pregunte por la persona que ayuda a quien tiene récord. Ellos saben quién contrata.',
      say: 'Tengo un récord y quiero trabajar. ¿Quién ayuda a personas con récord? ¿Cuándo puedo ir?',
    },
    'officer-work-okay': {
      title: 'Pregunte a su oficial sobre el trabajo',
      detail: 'Antes de empezar, pregunte qué trabajos, horas y lugares puede tener. Pida la respuesta por escrito.',
      say: 'Busco trabajo. ¿Hay algún trabajo u horario para el que debo pedir permiso?',
      who: 'a su oficial',
    },
    resume: {
      title: 'Haga su currículum en una hoja',
      detail: 'Cuente el trabajo y las clases que hizo adentro. Pida al centro de empleo que lo revise.',
      say: 'Quiero ayuda con mi currículum. Hay unos años que tengo que explicar. ¿Alguien se sienta conmigo?',
    },
    'record-answer': {
      title: 'Practique qué decir de su récord',
      detail: 'Que sea corto: qué pasó, qué cambió, por qué quiere ese trabajo. Dígalo en voz alta tres veces.',
      say: 'Quiero practicar cómo hablar de mi récord. ¿Alguien lo hace conmigo?',
    },
    'fair-chance-list': {
      title: 'Anote cinco lugares que dan trabajo a gente con récord',
      detail: 'Piense en cocinas, obras, limpieza, mudanzas y fábricas. Pregunte a gente que salió antes.',
      say: '¿Qué jefes de por aquí dan oportunidad a personas con récord?',
    },
    'apply-jobs': {
      title: 'Pida trabajo en tres lugares',
      detail:
        'Empiece con los tres mejores de su lista. Anote el lugar, el día y con quién habló. En una semana llame otra vez.',
      say: 'Quiero pedir trabajo esta semana. ¿Me ayudan a llenar tres formas?',
    },
    'interview-practice': {
      title: 'Practique una entrevista',
      detail: 'Pida a un amigo o al centro de empleo que haga de jefe. Tenga lista una buena historia de su esfuerzo.',
      say: 'Puede que pronto tenga una entrevista. ¿Puedo practicar con alguien?',
    },
    'work-papers': {
      title: 'Tenga listos sus papeles para el primer día de trabajo',
      detail:
        'El jefe debe ver prueba de quién es y de que puede trabajar. A casi todos les basta la ID y la tarjeta del Seguro Social.',
      say: 'Pronto empiezo a trabajar. ¿Qué papeles muestro el primer día?',
    },
    'keep-the-job': {
      title: 'Haga que su trabajo y sus citas no choquen',
      detail: 'Si un día choca, avise antes a su jefe y a su oficial. Pida una nota cuando le haga falta.',
      say: 'Trabajo y tengo citas. ¿Cómo planeo las dos cosas para no faltar a nada?',
    },
    'own-business': {
      title: 'Escriba su plan de negocio en una hoja',
      detail: '¿Qué vende, quién lo compra, cuánto cuesta empezar? Si tiene oficial, pregúntele antes.',
      say: 'Quiero abrir un negocio chico. ¿Quién da consejo gratis cerca de aquí?',
    },
    'free-training': {
      title: 'Pregunte por clases gratis para un oficio',
      detail:
        'Pregunte qué clase lleva a un trabajo real y si su récord estorba para ese oficio. Hágalo antes de anotarse.',
      say: 'Quiero aprender un oficio. ¿Qué clases gratis empiezan pronto? ¿Importa el récord para ese trabajo?',
    },
    ged: {
      title: 'Anótese en una clase de GED',
      detail: 'En muchos lugares es gratis y empieza en su nivel. Pregunte si cuentan las clases que tomó adentro.',
      say: 'Quiero sacar mi GED. ¿Cuándo es la próxima clase gratis? ¿Qué llevo?',
    },
    'money-for-school': {
      title: 'Pregunte por el colegio y cómo pagarlo',
      detail: 'Un récord no le quita la beca Pell. El formulario se llama FAFSA y es gratis.',
      say: 'Quiero estudiar. ¿Me ayudan a llenar la FAFSA y a escoger una clase?',
    },
    'english-class': {
      title: 'Anótese en una clase de inglés gratis',
      detail: 'Muchas bibliotecas y escuelas las dan de noche. Puede empezar en cualquier nivel.',
      say: 'Quiero aprender inglés. ¿Cuándo es la próxima clase gratis?',
    },
    'library-card': {
      title: 'Saque su tarjeta de la biblioteca',
      detail: 'Ahí hay computadoras y wifi gratis. Pida que le ayuden a abrir un correo electrónico.',
      say: 'Quiero una tarjeta de la biblioteca. ¿Qué me piden si aún no tengo ID?',
    },
    'phone-discount': {
      title: 'Pida un plan barato de teléfono',
      detail: 'Si recibe SNAP o Medicaid, puede pagar menos cada mes. Tenga cuidado con quien lo vende en la calle.',
      say: 'Quiero pedir Lifeline. ¿Qué tengo que mostrar?',
    },
    'computer-class': {
      title: 'Tome una clase gratis de computación',
      detail: 'Con pocas horas se le hará más fácil llenar formas y buscar trabajo. Nadie nace sabiendo.',
      say: 'Estuve fuera mucho tiempo y quiero aprender computación. ¿Cuándo es la próxima clase gratis?',
    },
    'apply-medicaid': {
      title: 'Pida Medicaid para su salud',
      detail:
        'No espere a tener ID. Diga qué día salió y pregunte si su plan de antes solo está en pausa. ¿No tiene ciudadanía? Hable antes con ayuda legal.',
      say: 'Acabo de salir. ¿Mi Medicaid está en pausa? Si no, lo quiero pedir ya.',
    },
    'clinic-visit': {
      title: 'Haga una cita en un centro de salud',
      detail: 'Paga según lo que gana. Cuente si tiene dolor, si le duelen los dientes y qué medicina toma.',
      say: 'Busco un doctor. ¿Cuándo hay cita? ¿Cuánto pago si no gano nada?',
    },
    'pregnancy-care': {
      title: 'Haga su primera cita de embarazo',
      detail:
        'Hay atención aun antes de tener Medicaid. Pregunte por WIC para comida. Si sangra o tiene mucho dolor, vaya ya a emergencias.',
      say: 'Estoy embarazada y acabo de volver a casa. ¿Qué día me pueden ver?',
    },
    'know-988': {
      title: 'Guarde el 988 en su teléfono',
      detail:
        'Puede llamar a cualquier hora si la carga pesa mucho. Para español, oprima 2. No hace falta estar en peligro.',
      say: 'Solo quiero hablar con alguien ahora mismo.',
    },
    counselor: {
      title: 'Haga una primera cita con un consejero',
      detail: 'Volver a casa es duro y no tiene que cargarlo a solas. Si la espera es larga, pregunte en otro lugar.',
      say: 'Quiero hablar con un consejero. ¿Cuándo hay cita y cuánto cuesta?',
    },
    'find-treatment': {
      title: 'Llame a un programa de tratamiento',
      detail: 'Puede pedirlo sin pena. Pregunte por la espera, el costo y la medicina que quita las ganas.',
      say: 'Quiero ayuda para no usar. ¿Cuándo empiezo? ¿Aceptan a quien aún no tiene dinero?',
    },
    'first-meeting': {
      title: 'Vaya a una reunión de recuperación',
      detail: 'No tiene que hablar. Siéntese, oiga, y pida a alguien un número para llamar.',
      say: 'Es mi primera vez. ¿Cuándo y dónde es la próxima reunión?',
    },
    'hard-moment-plan': {
      title: 'Escriba un plan para los momentos duros',
      detail: 'Anote a tres personas, dos lugares y una cosa que le dé calma. Llévelo en la bolsa.',
      say: 'Quiero un plan para cuando lleguen las ganas. ¿Alguien lo hace conmigo?',
    },
    'recovery-coach': {
      title: 'Pida un guía de recuperación',
      detail: 'Es alguien que ya pasó por esto y está al pendiente de usted. Casi siempre es gratis.',
      say: 'Empiezo mi recuperación y quiero un guía o compañero. ¿Cómo lo pido?',
    },
    'warrant-lawyer': {
      title: 'Hable con un defensor público sobre la orden',
      detail:
        'Un abogado puede ver si existe y cómo arreglarla. Hágalo antes de dar huellas o ir a donde revisen su nombre.',
      say: 'Creo que tengo una orden de arresto y la quiero arreglar. ¿Cuál es el modo más seguro?',
      who: 'a la oficina del defensor público de su condado',
    },
    'court-ready': {
      title: 'Prepárese para su día de corte',
      detail:
        'Revise el día, la hora y la sala. Vea desde ahora cómo va a llegar. ¿No tiene abogado? Pida a la corte un defensor público antes de ese día.',
      say: 'Tengo un día de corte. ¿A qué hora debo estar ahí? ¿Puedo hablar antes con mi abogado?',
      who: 'a su abogado o a la corte',
    },
    'know-the-rules': {
      title: 'Lea sus reglas con su oficial',
      detail: 'Pregunte por viajes, hora de llegada, personas, teléfono y pruebas. Pida cada regla por escrito.',
      say: 'Quiero hacer bien las cosas. ¿Podemos leer juntos mis reglas para saberlas todas?',
      who: 'a su oficial',
    },
    'legal-aid': {
      title: 'Pida un abogado gratis en ayuda legal',
      detail: 'Ayudan con casa, familia, deudas y récord viejo. Lleve todas las cartas que tenga.',
      say: 'Tengo un récord y busco ayuda legal. Gano poco. ¿Cómo la pido?',
    },
    'court-debt': {
      title: 'Pregunte a la corte cuánto debe',
      detail:
        'Pida una lista de cada multa. Si no puede pagar todo, pida pagar de a poco o una audiencia. No deje de pagar sin avisar.',
      say: 'Quiero saber cuánto debo. ¿Me dan una lista y un plan para pagar de a poco?',
      who: 'a la corte',
    },
    'record-copy': {
      title: 'Pida una copia de su récord',
      detail:
        'Vea lo que ven los jefes y los dueños. Busque errores. Si cree que tiene una orden de arresto, hable antes con un abogado.',
      say: 'Quiero una copia de mi propio récord. ¿Cómo la pido? ¿Me pueden quitar el cobro?',
    },
    'record-clearing': {
      title: 'Pregunte si se puede limpiar su récord',
      detail: 'Las reglas cambian en cada estado. En una clínica gratis leen su récord y le dicen qué se puede.',
      say: 'Tengo copia de mi récord. ¿Se puede limpiar algo? ¿Cuándo?',
    },
    'vote-check': {
      title: 'Revise si puede votar',
      detail:
        'La regla cambia en cada estado. Pregunte antes de anotarse. Votar cuando no se permite puede ser delito.',
      say: 'Tengo un récord. ¿Ya me puedo anotar para votar? Si no, ¿cuándo?',
    },
    'safe-from-harm': {
      title: 'Haga un plan para estar a salvo',
      detail: 'No es su culpa. Use un teléfono que nadie le revise. ¿Hay peligro ahora? Llame al 911.',
      say: 'No estoy a salvo con alguien cercano. ¿Me ayudan a hacer un plan?',
    },
    'no-contact-check': {
      title: 'Revise antes su orden de no contacto',
      detail: 'No llame, no escriba ni mande recados hasta saber la regla. Pregunte a un abogado cómo se cambia.',
      say: 'Tengo una orden de no contacto. ¿Qué puedo hacer? ¿Cómo le pido al juez que la cambie?',
    },
    'child-case': {
      title: 'Llame a su abogado por el caso de su hijo',
      detail: 'Vaya a cada visita y a cada corte. Pida su plan por escrito y guarde prueba de cada paso.',
      say: 'Hay un caso sobre mi hijo. ¿Quién es mi abogado? ¿Qué sigue y en qué fechas?',
    },
    'see-my-kids': {
      title: 'Dé un primer paso para ver a sus hijos',
      detail:
        'Primero vea si hay orden de la corte. Empiece con poco: una carta, una llamada, una visita corta. Llegue a tiempo y cumpla.',
      say: 'Quiero ver a mis hijos y hacerlo bien. ¿Qué pasos doy? ¿Quién me ayuda?',
    },
    'child-support-call': {
      title: 'Llame a la oficina de manutención',
      detail: 'Diga que ya salió. Pregunte cuánto debe y cuánto toca cada mes. La deuda no se va sola.',
      say: 'Acabo de salir y gano muy poco. ¿Cómo está mi orden y qué puedo hacer?',
    },
    'child-support-change': {
      title: 'Pida que cambien su orden de manutención',
      detail:
        'Su orden puede cambiar si cambia lo que gana. Cuenta desde el día que lo pide. Pida ya y pague lo que pueda.',
      say: 'Cambió lo que gano. Quiero que revisen mi orden. ¿Qué forma lleno?',
    },
    'family-talk': {
      title: 'Hable con calma con su familia',
      detail: 'Diga qué planea y pregunte qué esperan de usted. La confianza vuelve poco a poco.',
      say: 'Ya estoy en casa y quiero hacer bien las cosas. ¿Nos sentamos una hora esta semana?',
      who: 'a alguien de su familia',
    },
    'one-person': {
      title: 'Escoja a una persona para hablar cada semana',
      detail: 'Que sea alguien que quiera lo mejor para usted. Un día fijo lo hace fácil.',
      say: 'Tengo un plan. ¿Le puedo llamar una vez por semana y contarle cómo voy?',
      who: 'a esa persona',
    },
    'peer-mentor': {
      title: 'Busque un mentor que ya pasó por esto',
      detail: 'Quien salió antes que usted ya conoce el camino. Le puede acompañar a lugares difíciles.',
      say: 'Volví de prisión y quiero un mentor que ya pasó por esto. ¿Cómo lo pido?',
    },
    'healing-circle': {
      title: 'Pregunte por un círculo de sanación',
      detail:
        'En el círculo se habla del daño y de cómo repararlo. Lo lleva un guía. Si tiene un caso abierto, hable antes con su abogado.',
      say: 'Quiero ir a un círculo de sanación. ¿Hay uno cerca para quienes volvimos a casa?',
    },
    'make-amends': {
      title: 'Escriba lo que quiere reparar',
      detail:
        'Primero escriba para usted y no lo mande. Un guía le ayuda a hallar un modo seguro, con respeto a la otra persona.',
      say: 'Quiero reparar el daño de un modo seguro. ¿Quién me guía?',
    },
    'reentry-program': {
      title: 'Vaya a un programa de reingreso',
      detail: 'Una persona ahí le puede ayudar con muchos de estos pasos. Lleve este plan.',
      say: 'Volví de prisión. ¿Hay alguien que me ayude con casa, papeles y trabajo?',
    },
    'check-benefits': {
      title: 'Pregunte cómo van su SNAP y su Medicaid',
      detail: 'Si no ha sabido nada, llame. Si le dijeron que no, puede apelar: vea la fecha de la carta.',
      say: 'Hice mi solicitud hace unas semanas. ¿Cómo va mi caso? ¿Les faltan papeles?',
      who: 'al número que está en su carta',
    },
    'follow-up': {
      title: 'Llame otra vez a quien no le contestó',
      detail: 'La segunda llamada suele servir. Pida un nombre y anote el día.',
      say: 'Les llamé hace unas semanas y todavía busco ayuda. ¿Con quién puedo hablar hoy?',
      who: 'a cada lugar que no le ha llamado',
    },
    'three-month-goal': {
      title: 'Mire sus metas para tres meses',
      detail: 'Marque lo que ya hizo y siéntase bien por eso. Luego escoja tres pasos más y ponga un día a cada uno.',
      say: 'Ya hice mi primer plan. ¿Me ayuda a escoger los pasos que siguen?',
      who: 'a alguien que cree en usted',
    },
  },
} satisfies Translated<typeof english>
