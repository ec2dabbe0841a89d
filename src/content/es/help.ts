import type { help as en } from '../en/help.ts'
import type { Translated } from '../shape.ts'

export const help = {
  title: 'Ayuda',
  intro: 'A quién llamar y cómo funciona esta página.',
  questions: 'Cómo funciona esta página',
  find: {
    title: '¿Cómo encuentro ayuda cerca?',
    text: 'Escriba su ciudad o código postal, elija lo que necesita y llame a un lugar de la lista.',
    action: 'Buscar ayuda cerca de mí',
  },
  list: {
    title: '¿Cómo recupero mi lista?',
    text: 'En su propio teléfono está en el menú, en Mis cosas. En otro teléfono, use su PIN.',
    action: 'Tengo un PIN',
  },
  wrong: {
    title: '¿Y si un número está mal?',
    text: 'Llame al 211 y pida otro. Después abra los detalles del lugar y avísenos para corregirlo.',
  },
  reggie: {
    title: '¿Quién es Reggie?',
    text: 'Un ayudante de inteligencia artificial, no una persona. No es abogado ni médico y puede equivocarse. Llame para confirmar.',
  },
  cost: { title: '¿Cuánto cuesta?', text: 'Nada. Es gratis, sin cuenta y sin anuncios.' },
  hide: { title: '¿Cómo oculto esta página rápido?' },
  shared: {
    title: '¿Y si el teléfono no es mío?',
    text: 'Díganos que es compartido. Así le olvidamos cuando se cierra el navegador.',
  },
  tutorial: 'Conozca la aplicación en tres pasos',
} satisfies Translated<typeof en>
