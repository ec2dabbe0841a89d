import type { taskGuidance as en } from '../en/task-guidance.ts'
import type { Translated } from '../shape.ts'

export const taskGuidance = {
  checked: 'Revisado el {date}.',
  old: 'Esto se revisó hace mucho. Pregunte primero en su estado.',
  inState: 'En {state}: {office}. Revisado el {date}.',
  noState: 'Elija su estado en la app y aquí verá la oficina correcta.',
  near: 'Cerca de usted: {place}. Llame antes: los horarios cambian.',
  call: 'Más ayuda: {line}',
  general: {
    summary: 'Aún no tenemos una guía para esta tarea y no vamos a adivinar. Esto ayuda con casi todas.',
    process: [
      'Escriba en una línea qué quiere lograr.',
      'Llame al 2-1-1. Es gratis. Pregunte: “¿Quién ayuda con esto cerca de mí?”',
      'Llame a ese lugar. Pregunte qué llevar, cuánto cuesta y cuándo ir.',
      'Anote el nombre de quien le atendió y el día.',
      'Ponga la próxima fecha en su teléfono o en papel.',
    ],
    challenges: [
      'Las líneas pueden estar ocupadas. Llame temprano y vuelva a intentar.',
      'Pueden mandarle de una oficina a otra. Pida un nombre y un número antes de colgar.',
    ],
    tips: [
      '¿Está en libertad condicional? Pregunte a su oficial antes de salir del estado o firmar un contrato de renta.',
    ],
  },
  needs: {
    housing: {
      documents: ['Cualquier identificación que tenga', 'Sus papeles de salida', 'Prueba de ingresos, si tiene'],
      challenges: ['Las camas se acaban temprano y hay listas largas. Anótese en más de una.'],
      tips: ['Si tiene oficial, dígale dónde va a dormir.'],
    },
    employment: {
      documents: [
        'Cualquier identificación que tenga',
        'Su número de Seguro Social',
        'Una lista de sus trabajos con fechas',
      ],
      challenges: ['Algunos jefes dicen que no por los antecedentes. No es el final. Pregunte al siguiente.'],
      tips: ['Pida ayuda en un centro de empleo. Es gratis.'],
    },
    'job-training': {
      documents: ['Cualquier identificación que tenga', 'Su número de Seguro Social', 'Prueba de estudios, si tiene'],
      challenges: [
        'Algunos trabajos piden una licencia que tal vez no le den por sus antecedentes. Pregunte antes de empezar la clase.',
      ],
      tips: ['Pregunte quién paga la clase, el autobús y las herramientas.'],
    },
    legal: {
      documents: ['Todos los papeles de la corte', 'Sus papeles de salida', 'Cartas que tengan fecha'],
      challenges: ['Los plazos legales son cortos. Llame el mismo día que llegue una carta.'],
      tips: ['Guarde copia de lo que firme. Pida las fechas por escrito.'],
    },
    healthcare: {
      documents: [
        'Cualquier identificación que tenga',
        'Una lista de sus medicinas',
        'Su tarjeta del seguro médico, si tiene',
      ],
      challenges: ['La primera cita puede tardar semanas. Pregunte si puede ir sin cita.'],
      tips: ['Pregunte por una tarifa baja si no tiene seguro.'],
    },
    'mental-health': {
      documents: ['Cualquier identificación que tenga', 'Una lista de sus medicinas'],
      challenges: ['Dar con un buen consejero puede tardar. Puede pedir otro.'],
      tips: ['En un momento difícil, llame al 988 y oprima 2. Es gratis, de día y de noche.'],
    },
    education: {
      documents: ['Cualquier identificación que tenga', 'Papeles viejos de la escuela, si los tiene'],
      challenges: ['Los formularios son largos. Pida que alguien le ayude a llenarlos.'],
      tips: ['Pregunte si las clases y los libros son gratis para usted.'],
    },
    transportation: {
      documents: ['Cualquier identificación que tenga', 'La dirección y la hora de su cita'],
      challenges: ['Los autobuses se atrasan. Planee llegar media hora antes.'],
      tips: ['En cada oficina pregunte si dan pases de autobús.'],
    },
    'recovery-support': {
      documents: [
        'Cualquier identificación que tenga',
        'Una lista de sus medicinas',
        'Papeles de la corte, si hay una orden',
      ],
      challenges: ['Después de estar adentro, su cuerpo aguanta mucho menos. Nunca use a solas.'],
      tips: ['Tenga naloxona (Narcan) cerca. En muchos lados la dan gratis. Pídala en la farmacia.'],
    },
    'family-child-support': {
      documents: [
        'Cualquier identificación que tenga',
        'Órdenes de la corte sobre sus hijos o la manutención',
        'Prueba de ingresos, si tiene',
      ],
      challenges: ['Lo que debe puede crecer mientras espera. Pida a la oficina que lo revise ya.'],
      tips: ['Anote cada llamada y cada visita con su fecha.'],
    },
    'financial-assistance': {
      documents: [
        'Cualquier identificación que tenga',
        'Su número de Seguro Social',
        'Prueba de ingresos y renta, si tiene',
      ],
      challenges: ['Un papel que falta puede frenar su solicitud. Mande lo que tenga y pregunte qué falta.'],
      tips: ['Nunca pague por hacer la solicitud. Es gratis.'],
    },
    'food-assistance': {
      documents: ['Cualquier identificación que tenga', 'Prueba de su dirección, si tiene'],
      challenges: ['Algunos bancos de comida abren pocos días. Llame antes.'],
      tips: ['Casi ningún banco de comida pregunta por sus antecedentes.'],
    },
    'technology-digital-literacy': {
      documents: [
        'Una identificación, la que sea, para la biblioteca',
        'Prueba de un beneficio como SNAP, para un teléfono barato',
      ],
      challenges: ['Hay sitios falsos que piden su Seguro Social. Entre solo al sitio oficial.'],
      tips: ['Pregunte en la biblioteca. Alguien le enseña paso a paso.'],
    },
    'id-documentation': {
      documents: [
        'Sus papeles de salida',
        'Un acta de nacimiento',
        'Su tarjeta del Seguro Social o el número',
        'Prueba de su dirección',
      ],
      challenges: [
        'Su nombre debe ser igual en todos los papeles. Si cambió de nombre, lleve un papel que lo compruebe.',
      ],
      tips: ['En cada oficina pregunte: “¿Es gratis para quien acaba de salir?”'],
    },
    'peer-support': {
      documents: ['Nada. Solo vaya.'],
      challenges: ['La primera vez se siente raro. Vaya tres veces antes de decidir.'],
      tips: ['Si sus reglas dicen con quién puede estar, pregunte antes a su oficial.'],
    },
    'restorative-justice': {
      documents: ['Los papeles de su caso'],
      challenges: ['Nunca busque por su cuenta a la persona que usted lastimó. Hágalo por medio de un programa.'],
      tips: ['Vea antes si sus reglas prohíben el contacto.'],
    },
    sobriety: {
      documents: ['Nada para una reunión', 'Una identificación, para tratamiento'],
      challenges: ['Los amigos y lugares de antes le pueden hacer recaer. Planee a dónde ir de noche.'],
      tips: ['Guarde un número al que pueda llamar a toda hora.'],
    },
    other: {
      documents: ['Cualquier identificación que tenga', 'Sus papeles de salida'],
      challenges: ['Al inicio pueden decirle que no. Pregunte quién más ayuda.'],
      tips: ['Haga hoy una parte pequeña.'],
    },
  },
} satisfies Translated<typeof en>
