import type { planTasks as english } from '../en/plan-tasks.ts'
import { spanishDays } from '../day-names.ts'
import type { Translated } from '../shape.ts'

export const planTasks = {
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
    say211: 'Estoy en {county}. Busco {what}. ¿Quién me puede ayudar?',
    say211Anywhere: 'Busco {what}. ¿Quién me puede ayudar cerca de aquí?',
    noPlace: 'Todavía no tenemos un lugar para esto cerca de usted.',
    startOnline: 'Empiece en {url} o llame al 2-1-1 y diga: “{words}”',
    online: 'En línea: {url}',
    office: 'La oficina: {name}',
    goal: 'Usted escribió: “{words}”',
    ownWords: 'Cuénteles también: “{words}”',
  },
  tasks: {
    'bed-tonight': {
      title: 'Busque una cama para esta noche',
      detail:
        'Las camas se acaban temprano. Llame ya. Si un lugar está lleno, pregunte cuál tiene cupo y si puede esperar adentro.',
      say: '¿Tienen una cama para mí esta noche? ¿A qué hora llego y qué llevo?',
      ask211: 'una cama en un albergue para esta noche',
    },
    'bed-check': {
      title: 'Vea dónde va a dormir esta noche',
      detail:
        '¿No sabe dónde va a dormir? Llame ya, porque las camas se acaban temprano. Si tiene un lugar, pregunte cuántas noches puede quedarse y busque otro por si falla.',
      say: 'Puede que pronto necesite una cama. ¿Hay cupo? ¿Cómo me anoto en la lista?',
      ask211: 'otro lugar por si hoy me quedo sin cama',
    },
    'report-officer': {
      title: 'Repórtese con su oficial',
      titleOn: 'Vea a su oficial el {date}',
      detail:
        'Lleve sus papeles de salida o de la corte: ahí dice qué hacer. Vaya aunque no tenga ID. ¿Está cerrado? Llame y deje su nombre, fecha de nacimiento y un número.',
      say: 'Llamo para reportarme. ¿Cuándo y dónde me presento? ¿Qué llevo?',
      who: 'a su oficial (el número está en sus papeles)',
    },
    'report-if-supervised': {
      title: '¿Tiene oficial? Vea cuándo debe reportarse',
      detail:
        'Si está en libertad condicional o probatoria, sus papeles dicen el día y el lugar. Puede ser mañana mismo. Si no tiene oficial, marque este paso y siga.',
      say: 'Quiero hacer bien las cosas. ¿Tengo que reportarme? ¿Cuándo y dónde?',
      who: 'al número que está en sus papeles de salida o de la corte',
    },
    'medicine-out': {
      title: 'Consiga su medicina antes de que se acabe',
      titleOn: 'Consiga más medicina antes del {date}',
      detail:
        'Lleve hoy el frasco a una farmacia o clínica. Algunas medicinas no se deben dejar de golpe. Si se siente muy mal, vaya a emergencias.',
      say: 'Ya casi no tengo medicina. ¿Me pueden ver hoy, o darme para unos días?',
      ask211: 'una clínica que me surta hoy mi medicina',
    },
    'medicine-check': {
      title: 'Cuente su medicina',
      detail:
        'Anote para cuántos días le queda. Haga la cita ya para que no le falte. Si no toma nada, marque este paso.',
      say: 'Busco un doctor para seguir con mi medicina. ¿Qué día me pueden ver?',
      ask211: 'una clínica para seguir con mi medicina',
    },
    naloxone: {
      title: 'Consiga naloxona (Narcan) y téngala cerca',
      detail:
        'Después de un tiempo sin usar, el cuerpo aguanta menos que antes. La naloxona puede salvar su vida o la de un amigo. Muchos lugares la dan gratis.',
      say: 'Quiero naloxona gratis. ¿Tienen? ¿Me enseñan cómo se usa?',
      ask211: 'naloxona gratis',
    },
    'papers-safe': {
      title: 'Guarde sus papeles de salida en un lugar seguro',
      detail:
        'Ayudan a probar quién es. Tome una foto de cada hoja. Si los perdió, pida copia en el lugar de donde salió.',
      say: 'Necesito una copia de mis papeles de salida. ¿Cómo la pido?',
      who: 'a la prisión o cárcel de donde salió',
    },
    'food-today': {
      title: 'Consiga comida para hoy',
      detail: 'Hay comedores y despensas que ayudan en el momento. Casi nunca piden ID.',
      say: 'Necesito comida para hoy. ¿A qué hora puedo ir? ¿Tengo que llevar algo?',
      ask211: 'comida para hoy',
    },
    'phone-now': {
      title: 'Tenga un número donde le puedan hablar',
      detail: 'Por ahora sirve el teléfono de un amigo o del albergue. Dé el mismo número en cada oficina.',
      say: '¿Dónde puedo llamar gratis y recibir mensajes cerca de aquí?',
      ask211: 'un lugar para llamar gratis y recibir mensajes',
    },
    'clothes-and-shower': {
      title: 'Consiga ropa limpia y dónde bañarse',
      detail: 'Pida zapatos, chamarra, jabón y dónde bañarse. Puede pedir todo en un solo lugar.',
      say: 'Necesito ropa limpia, jabón y dónde bañarme. ¿Cuándo puedo ir?',
      ask211: 'ropa limpia y dónde bañarme',
    },
    'mail-address': {
      title: 'Consiga una dirección para su correo',
      detail:
        'La ID y los beneficios llegan por correo. Un albergue, una iglesia o alguien de confianza le puede prestar su dirección.',
      say: 'Ahora no tengo dirección. ¿Puedo recibir aquí mis cartas, o sabe quién me ayuda?',
      ask211: 'una dirección para recibir mis cartas',
    },
    'call-211': {
      title: 'Llame al 2-1-1 y pida ayuda cerca de usted',
      detail:
        'Con una llamada sabe dónde hay comida, camas, transporte y ayuda para quien acaba de salir. Es gratis y hablan español.',
      say: 'Estoy empezando de nuevo. ¿Qué ayuda hay cerca de mí?',
      ask211: 'ayuda para empezar de nuevo',
    },
    'birth-certificate': {
      title: 'Pida su acta de nacimiento',
      detail: 'Con ella saca los demás papeles. La da el estado donde nació, así que pídala allá.',
      say: 'Quiero una copia de mi acta de nacimiento. ¿Qué aceptan si no tengo ID con foto? ¿Me la dan sin costo?',
      ask211: 'ayuda para sacar mi acta de nacimiento',
    },
    'social-security-card': {
      title: 'Pida su tarjeta del Seguro Social',
      detail:
        'La tarjeta es gratis y llega por correo. Pregunte antes qué prueba aceptan. A veces no basta con la ID de la prisión.',
      say: 'Quiero pedir otra tarjeta del Seguro Social. ¿Qué papeles les llevo?',
      ask211: 'ayuda para sacar mi tarjeta del Seguro Social',
    },
    'state-id': {
      title: 'Saque la ID de su estado',
      detail:
        'Lleve los originales, no copias: acta de nacimiento, tarjeta del Seguro Social y una carta con su nombre. Pregunte si se la dan gratis.',
      say: 'Quiero sacar mi ID. ¿Qué papeles llevo? ¿Tengo que hacer cita? ¿Me la pueden dar gratis?',
      ask211: 'ayuda para sacar la ID del estado',
    },
    'housing-programs': {
      title: 'Pida cupo en dos programas de vivienda',
      detail:
        'Pida que le pongan en la lista, aunque hoy esté lleno. Escriba con quién habló y cuándo llamar otra vez.',
      say: 'Busco un lugar en su programa. ¿Hay cupo? ¿Cómo lo pido?',
      ask211: 'un programa de vivienda que acepte a gente con antecedentes',
    },
    'apply-snap': {
      title: 'Pida estampillas de comida (SNAP)',
      detail:
        'No espere a tener ID ni dirección. Si casi no tiene dinero, pida la ayuda de emergencia. ¿No tiene ciudadanía? Hable antes con ayuda legal.',
      say: 'Quiero pedir SNAP. ¿Me pueden dar SNAP de emergencia? ¿Qué papeles les llevo?',
      ask211: 'ayuda para pedir estampillas de comida (SNAP)',
    },
    'small-budget': {
      title: 'Haga un plan sencillo de gastos',
      detail: 'Anote lo que entra y lo que sale. Primero van la renta, la comida y los pasajes.',
      say: 'Quiero ayuda gratis para hacer un plan de gastos. ¿Quién se puede sentar conmigo?',
      ask211: 'ayuda gratis para hacer un plan de gastos',
    },
    'bank-account': {
      title: 'Abra una cuenta de banco',
      detail:
        'Pida una sin cuotas. Si antes tuvo problemas con un banco, pregunte por una cuenta de segunda oportunidad. Lleve su ID.',
      say: 'Quiero una cuenta sin cuota mensual. ¿Me abren una si antes tuve problemas con un banco?',
      who: 'a un banco o cooperativa cerca de usted',
    },
    'job-center': {
      title: 'Vaya a un centro de empleo',
      detail: 'Es gratis. Pregunte por la persona que ayuda a quien tiene antecedentes. Ahí saben quién contrata.',
      say: 'Busco trabajo. ¿Quién ayuda ahí a personas con antecedentes? ¿Cuándo puedo ir?',
      ask211: 'un centro de empleo que ayude a personas con antecedentes',
    },
    'library-card': {
      title: 'Saque su tarjeta de la biblioteca',
      detail: 'Ahí hay computadoras y wifi gratis. Pida que le ayuden a abrir un correo electrónico.',
      say: 'Quiero una tarjeta de la biblioteca. ¿Qué llevo si no tengo ID?',
      ask211: 'un lugar con computadoras y wifi gratis',
    },
    'phone-discount': {
      title: 'Pida un plan barato de teléfono',
      detail: 'Si recibe SNAP o Medicaid, puede pagar menos cada mes. Tenga cuidado con quien lo vende en la calle.',
      say: 'Quiero pedir Lifeline. ¿Qué tengo que mostrar?',
      ask211: 'un plan barato de teléfono',
    },
    'apply-medicaid': {
      title: 'Pida Medicaid para su salud',
      detail:
        'No espere a tener ID. Si ya lo tuvo, pregunte si solo está en pausa. ¿No tiene ciudadanía? Hable antes con ayuda legal.',
      say: 'Quiero sacar Medicaid. ¿El que tenía está en pausa? Si no, ¿cómo lo pido?',
      ask211: 'ayuda para pedir Medicaid',
    },
    'clinic-visit': {
      title: 'Haga una cita en un centro de salud',
      detail: 'Paga según lo que gana. Cuente si tiene dolor, si le duelen los dientes y qué medicina toma.',
      say: 'Busco un doctor. ¿Cuándo hay cita? ¿Cuánto pago si gano poco?',
      ask211: 'un centro de salud que cobre poco',
    },
    'one-person': {
      title: 'Escoja a alguien con quien hablar cada semana',
      detail: 'Que sea alguien que quiera lo mejor para usted. Con un día fijo es más fácil.',
      say: 'Tengo un plan. ¿Te puedo llamar una vez por semana y contarte cómo voy?',
      who: 'a esa persona',
    },
    'reentry-program': {
      title: 'Vaya a un programa de reingreso',
      detail: 'Una persona ahí le puede ayudar con muchos de estos pasos. Lleve este plan.',
      say: '¿Hay alguien que me ayude con casa, papeles y trabajo? ¿Cómo me anoto?',
      ask211: 'un programa de reingreso con alguien que me guíe',
    },
    'check-benefits': {
      title: 'Pregunte cómo van su SNAP y su Medicaid',
      detail: 'Si no ha sabido nada, llame. Si le dijeron que no, puede apelar: vea la fecha de la carta.',
      say: 'Llamo por mi solicitud. ¿Cómo va? ¿Les falta algún papel?',
      who: 'al número que está en su carta',
    },
    'follow-up': {
      title: 'Llame otra vez a quien no le contestó',
      detail: 'La segunda llamada suele servir. Pida un nombre y anote el día.',
      say: 'Ya les llamé antes y todavía busco ayuda. ¿Con quién puedo hablar hoy?',
      who: 'a cada lugar que no le ha llamado',
    },
    'three-month-goal': {
      title: 'Mire sus metas para tres meses',
      detail: 'Marque lo que ya hizo y felicítese. Luego escoja tres pasos más y ponga un día a cada uno.',
      say: 'Ya hice mi primer plan. ¿Me ayudas a escoger los pasos que siguen?',
      who: 'a alguien que cree en usted',
    },
  },
} satisfies Translated<typeof english>
