import type { tutorial as english } from '../en/tutorial.ts'
import type { Translated } from '../shape.ts'

export const tutorial = {
  title: 'Tutorial',
  intro: {
    title: 'Vea cómo funciona',
    text: 'Tres videos cortos le muestran todo. Cada uno dura menos de un minuto. Puede parar cuando quiera.',
    start: 'Empezar el tutorial',
    goOn: 'Seguir con el paso {step}',
    skip: 'Ir directo a la app',
    data: 'Los tres videos gastan unos 2 MB de datos. Todo lo que dicen está también escrito abajo.',
  },
  exit: 'Salir',
  reset: 'Empezar de nuevo el tutorial',
  progress: 'Avance del tutorial',
  percent: '{percent}% listo',
  stepOf: 'Paso {step} de {steps}',
  goTo: 'Ir al paso {step}: {title}',
  steps: 'Pasos',
  previous: 'Anterior',
  next: 'Siguiente',
  features: 'Lo que puede hacer aquí',
  transcript: 'Lea lo que muestra el video',
  video: {
    label: 'Video: {title}',
    captions: 'Subtítulos',
    loading: 'El video está cargando…',
    play: 'Ver el video',
    playSize: 'Gasta menos de 1 MB',
    errorTitle: 'El video no está disponible por ahora',
    errorText:
      'Pruebe más tarde o ábralo en otra pestaña. También puede probar la app: es la mejor manera de ver cómo funciona.',
    newTab: 'Abrir en otra pestaña',
    tryIt: 'Probarlo ahora',
  },
  find: {
    title: 'Buscar ayuda cerca de mí',
    text: 'Díganos su ciudad o código postal y lo que necesita. Le damos una lista de lugares reales.',
    cards: {
      one: { title: 'Cerca de usted', text: 'Lugares en su condado y cerca, con teléfono y dirección.' },
      two: { title: 'Lo que necesita', text: 'Casa, trabajo, papeles, salud, comida y más.' },
      three: { title: 'Guardar y conectar', text: 'Guarde un lugar con el corazón. Pida que se comuniquen con usted.' },
    },
    lines: [
      'Toque Buscar ayuda cerca de mí.',
      'Escriba su ciudad o código postal.',
      'Toque lo que necesita y luego Buscar ayuda.',
      'Aquí hay lugares reales cerca, con un teléfono para llamar.',
      'Toque el corazón para guardar un lugar.',
    ],
  },
  chat: {
    title: 'Hablar con Reggie',
    text: 'Pregunte con sus palabras, en español o en inglés. Reggie contesta de día y de noche.',
    cards: {
      one: { title: 'Respuestas claras', text: 'Pasos cortos y lugares reales de nuestra lista.' },
      two: { title: 'A su manera', text: 'Escriba o hable. Elija palabras de ánimo o solo los datos.' },
      three: { title: '¿En peligro?', text: 'Reggie le muestra al momento a qué número llamar.' },
    },
    lines: [
      'Toque Hablar con Reggie.',
      'Escriba su pregunta, o toque el micrófono y hable.',
      'Reggie le dice qué hacer, paso a paso.',
      'Abajo puede tocar lo que quiere preguntar después.',
    ],
  },
  plan: {
    title: 'Crear un plan de acción',
    text: 'Conteste cinco preguntas. Recibe un plan de 30 días que empieza por su primera semana.',
    cards: {
      one: { title: 'Primero lo primero', text: 'Una cama, su oficial, su medicina y su identificación.' },
      two: { title: 'Lugares reales', text: 'Cada paso trae un lugar o una llamada.' },
      three: { title: 'Llévelo con usted', text: 'Imprima el plan, guárdelo o páselo a sus tareas.' },
    },
    lines: [
      'Abra el menú y toque Crear plan de acción.',
      'Conteste cinco preguntas, una por una.',
      'Este es su plan. Arriba está su primera semana.',
      'Pase los pasos a sus tareas, imprima el plan o guárdelo.',
    ],
  },
  complete: {
    title: 'Ya lo vio todo',
    search: 'Buscar recursos: hecho',
    chat: 'Hablar con Reggie: hecho',
    plans: 'Hacer un plan: hecho',
    nextTitle: 'Los tres pasos que siguen',
    next: [
      'Busque lugares cerca y guarde dos.',
      'Hágale a Reggie una pregunta que tenga hoy.',
      'Haga su plan para los próximos 30 días.',
    ],
    start: 'Empezar a usar la app',
    again: 'Repetir el tutorial',
  },
} satisfies Translated<typeof english>
