import type { search as en } from '../en/search.ts'
import type { Translated } from '../shape.ts'

export const search = {
  loader: {
    title: 'Buscamos ayuda cerca de usted',
    place: 'En {county}, {state}',
    duration: 'Esto tarda unos segundos.',
    durationLive: 'Esto tarda de 1 a 2 minutos. Mientras tanto, puede hacer otra cosa.',
    about: 'Vemos miles de lugares que ayudan, cerca de usted y en su estado.',
    leave: 'Puede usar otras partes de la aplicación. La búsqueda sigue.',
    finalizingTitle: 'Estamos por terminar su lista',
    finalizingText: 'Lo último tarda un poco más. Gracias por esperar.',
    completeTitle: 'Búsqueda terminada',
    completeText: 'Ya está su lista. Se abre en un momento.',
    overall: 'Avance de la búsqueda',
    percent: '{percent}%',
    percentSpoken: '{percent} por ciento hecho',
    view: 'Ver recursos',
  },
  needs: {
    title: 'Lo que estamos buscando',
    status: { pending: 'Sigue después', searching: 'Buscando', completed: 'Listo' },
    spoken: '{need}: {status}, {percent} por ciento',
  },
  live: {
    title: 'Recién hallados',
    empty: 'Aquí salen los lugares que vamos hallando.',
  },
  counters: {
    organizations: 'organizaciones halladas',
    programs: 'programas hallados',
    estimate: 'unos {count}',
  },
  prepTools: {
    title: 'Mientras espera',
    text: 'Use algo de esto ya. Le avisamos cuando su lista salga.',
    chat: { title: 'Hablar con Reggie', text: 'Pregunte de vivienda, trabajo, ID o lo que sea.' },
    documents: { title: 'Preparar documentos', text: 'Vea qué papeles le faltan y cómo sacarlos.' },
    actionPlan: { title: 'Crear plan de acción', text: 'Cinco preguntas y luego un plan para 30 días.' },
    voting: { title: 'Guía del voto', text: 'Vea si puede votar en su estado.' },
    mindfulness: { title: 'Calma con Zen Reggie', text: 'Respire despacio unos minutos.' },
  },
  ready: {
    title: 'Los resultados están listos',
    text: 'Hallamos ayuda cerca de usted. Puede verla ya o terminar lo que hace.',
    textNone: 'La búsqueda terminó, pero no halló lugares. Ábrala para ver qué más puede hacer.',
    view: 'Ver recursos',
    continueTask: 'Seguir con mi tarea',
  },
  indicator: {
    label: 'Búsqueda en curso',
    text: 'Buscamos ayuda cerca de usted.',
    view: 'Ver',
    dismiss: 'Ocultar este mensaje',
  },
  restored: 'Su búsqueda sigue donde estaba.',
  failure: {
    title: 'Algo salió mal',
    text: 'No logramos llegar a nuestra lista de recursos. Puede llamar al 2-1-1 ya o intentar de nuevo.',
    http: 'Por ahora no podemos buscar recursos. Intente de nuevo, por favor.',
    refused: 'Por ahora no podemos hallar recursos. Intente de nuevo, por favor.',
    timeout: 'La búsqueda tardó más de 5 minutos y se detuvo. Intente de nuevo, por favor.',
    call211: 'Llame al 2-1-1',
    call211Text: 'Es gratis. Ahí saben qué ayuda hay cerca de usted.',
    tryAgain: 'Intentar de nuevo',
  },
  noResults: {
    title: 'No hallamos recursos para lo que buscó.',
    hint: 'Pruebe a cambiar el lugar o lo que necesita. También puede llamar al 2-1-1: quizás sepan de más ayuda.',
  },
} satisfies Translated<typeof en>
