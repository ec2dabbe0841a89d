import type { about as en } from '../en/about.ts'
import type { Translated } from '../shape.ts'

export const about = {
  privacy: {
    title: 'Qué guardamos',
    intro: 'Lo menos posible. Aquí está, en palabras sencillas.',
    points: {
      account: {
        title: 'Sin cuenta y sin nombre',
        text: 'Usted no se registra. Reconocemos este navegador por un número al azar, no por quién es usted.',
      },
      device: {
        title: 'Casi todo se queda en este teléfono',
        text: 'Su lista y sus chats se quedan en este navegador. En un teléfono compartido se borran al cerrarlo.',
      },
      forgotten: {
        title: 'No guardamos búsquedas ni chats',
        text: 'Le damos lo que busca y contestamos lo que le pregunta a Reggie. Después lo olvidamos.',
      },
      introductions: {
        title: 'Una solicitud va a un solo lugar',
        text: 'Si pide que un lugar le llame, solo ese lugar puede leer su solicitud. Puede cancelarla.',
      },
      visits: {
        title: 'Las visitas se borran a los 30 días',
        text: 'Contamos qué páginas se abren, nunca lo que usted escribe.',
      },
      sold: { title: 'Sin anuncios y sin vender nada', text: 'Ninguna otra empresa le sigue aquí.' },
    },
    server: {
      title: 'Qué guarda el servidor',
      rows: {
        visits: { what: 'Número al azar, visitas, páginas abiertas', until: '30 días después de su última visita' },
        tasks: { what: 'Tareas de su plan', until: '12 meses después de usarlas' },
        pin: { what: 'Lo que guarda con un PIN', until: '12 meses después de usarlo. Está cifrado.' },
        introductions: {
          what: 'Nombre, número y mensaje que envía a un lugar',
          until: 'Hasta que cancele. Si no, 30 días después del último mensaje o de la última cita.',
        },
        votes: { what: 'Votos, estrellas y comentarios', until: '12 meses' },
        posts: { what: 'Lo que publica en la comunidad, sin nombre', until: 'Hasta que lo retire' },
        reports: { what: 'Problemas de los que nos avisa', until: '90 días' },
        backups: { what: 'Copias de seguridad', until: '30 días después de borrar algo' },
      },
    },
    browser: {
      title: 'Qué guarda este navegador',
      rows: {
        saved: {
          what: 'Lista, papeles, lecciones, registro de empleos',
          until: 'Hasta que borre todo de este teléfono',
        },
        chats: { what: 'Chats', until: '30 días después de usarlos' },
        plan: { what: 'Su último plan', until: '35 días' },
        drafts: {
          what: 'Formularios sin terminar, solo en su propio teléfono',
          until: '24 horas, o hasta que los envíe o cierre',
        },
      },
      never: 'Nunca guardamos el punto exacto donde está, su PIN ni sus tres palabras.',
    },
    others: {
      title: 'Quién más ve algo',
      places: 'Un lugar ve solo lo que usted le envía. Cada consulta queda anotada.',
      ai: 'Si una empresa de IA nos ayuda a contestar, antes quitamos su nombre, número y calle.',
      voice: 'Si habla en vez de escribir, la empresa del navegador convierte su voz en texto.',
    },
    delete: {
      title: 'Usted decide',
      text: 'Borre todo lo que tenemos de usted, ya y sin PIN. O borre solo lo que hay en este teléfono.',
    },
  },
  help: {
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
      text: 'Llame al 2-1-1 y pida otro. Después abra los detalles del lugar y avísenos para corregirlo.',
    },
    reggie: {
      title: '¿Quién es Reggie?',
      text: 'Es un ayudante de IA, no una persona. No es abogado ni médico y se puede equivocar. Llame para confirmar.',
    },
    cost: { title: '¿Cuánto cuesta?', text: 'Nada. Es gratis, sin cuenta y sin anuncios.' },
    hide: { title: '¿Y si alguien mira mi pantalla?' },
    shared: {
      title: '¿Y si el teléfono no es mío?',
      text: 'Díganos que es compartido. Así se borra todo cuando cierra el navegador.',
    },
    tutorial: 'Conozca la app en tres pasos',
  },
} satisfies Translated<typeof en>
