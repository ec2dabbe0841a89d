import type { partnerReggie as en } from '../en/partner-reggie.ts'
import type { Translated } from '../shape.ts'

export const partnerReggie = {
  title: 'Reggie para el equipo',
  onlyStaff:
    'Con su cuenta puede ver, pero no responder. Por eso Reggie no tiene con qué ayudarle aquí. Hable con la persona a cargo de su grupo.',
  intro:
    'Reggie es un programa. Escribe respuestas, busca lugares y contesta preguntas sobre ayuda, reglas y este portal. No guardamos nada de lo que escribe aquí.',
  job: '¿Qué necesita?',
  jobs: { draft: 'Escribir una respuesta', find: 'Buscar otro lugar', how: 'Hacer una pregunta' },
  hints: {
    draft:
      'Sus notas, una cosa por línea. Sin nombres. Por ejemplo: sí, hay lugar el lunes / venga a las 9 / traiga sus papeles de salida',
    find: 'Qué ayuda y dónde. Por ejemplo: una cama esta noche en Fresno',
    how: 'Por ejemplo: ¿alguien en probatoria puede recibir SNAP? O: ¿cómo hago una pausa?',
  },
  labels: { draft: 'Sus notas', find: '¿Con qué deben ayudar?', how: 'Su pregunta' },
  language: 'Idioma de la respuesta',
  languages: { en: 'Inglés', es: 'Español' },
  send: 'Preguntar a Reggie',
  needed: 'Por favor, escriba algo primero.',
  check: 'Por favor, revise esto',
  failed: 'Reggie no pudo responder ahora. Lo que escribió sigue aquí.',
  about: 'Esto es sobre la solicitud {ref}. Los nombres y números de esa solicitud nunca se le pasan a la IA.',
  answer: 'Lo que dice Reggie',
  madeByModel: 'Lo escribió una IA. Por favor, léalo antes de usarlo.',
  edit: 'Puede cambiarlo aquí.',
  kept: {
    languages: { en: 'inglés', es: 'español' },
    own: 'Son sus palabras, como las escribió. Por favor, revíselas:',
    other: 'Sigue en {language}: no traduzco lo que no entiendo bien. Por favor, revíselo antes de enviar:',
  },
  next: 'Preguntar más',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyFailed: 'Por favor, marque el texto y cópielo.',
  use: 'Usarlo en mi respuesta',
  useText: 'Pasa al formulario. Usted decide cuándo tocar Enviar.',
  grade: 'Fácil de leer: grado {grade}.',
  gradeHard: 'Un poco difícil de leer: grado {grade}. Use palabras y frases más cortas.',
  sources: 'De: {titles}',
  places: 'Lugares que pueden ayudar',
  placeCall: 'Llamar al {phone}',
  noPlaces: 'Reggie no encontró otro lugar.',
} satisfies Translated<typeof en>
