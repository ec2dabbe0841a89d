import type { aboutMe as en } from '../en/about-me.ts'
import type { Translated } from '../shape.ts'

export const aboutMe = {
  title: 'Sobre mí',
  intro: 'Marque lo que va con usted. Así verá qué preguntar en cada lugar.',
  privacy: 'Se queda en este teléfono. Nosotros no lo vemos y su PIN no lo guarda.',
  privacyTab: 'Se queda en esta página y se borra cuando la cierra.',
  groups: { law: 'Corte y antecedentes', coming: 'Cuando llego', people: 'Yo y quien viene conmigo' },
  own: {
    servesRecord: 'Tengo antecedentes',
    servesSupervision: 'Estoy en probatoria o libertad condicional',
    noIdNeeded: 'No tengo identificación',
    walkIn: 'No tengo cita',
    violentCharge: 'Tengo un cargo por violencia',
    arsonCharge: 'Tengo un cargo por incendio provocado',
    registry: 'Estoy en el registro',
    openWarrant: 'Tengo una orden de arresto',
    medicationTreatment: 'Tomo medicina para la adicción',
    women: 'Soy mujer',
    men: 'Soy hombre',
    families: 'Vengo con mis hijos',
    youngPeople: 'Tengo menos de 25 años',
    olderAdults: 'Tengo 60 años o más',
    pets: 'Tengo una mascota',
  },
  clear: 'Borrar todo',
  done: 'Listo',
  script: {
    title: 'Qué decir cuando llame',
    start: '“Hola. Antes de ir, quisiera saber si aceptan a:',
    end: 'Gracias. ¿Qué debo llevar?”',
    noName: 'No tiene que decir su nombre ni que es para usted.',
    nothing: 'Marque lo que va con usted y aquí verá qué decir.',
    allKnown: 'Ya contestaron todo esto. No tiene que preguntar.',
    listedNo: 'Según la lista, no aceptan a: {people}. Las reglas cambian, así que puede preguntar.',
  },
} as const satisfies Translated<typeof en>
