import type { jobDocuments as english } from '../en/job-documents.ts'
import type { Translated } from '../shape.ts'

export const jobDocuments = {
  headings: {
    skills: 'Habilidades',
    work: 'Trabajo',
    training: 'Cursos y certificados',
    school: 'Escuela',
    languages: 'Idiomas',
  },
  letter: {
    title: 'Dos programas para empleadores',
    to: 'Para: {employer}',
    toAny: 'Para la persona que contrata',
    from: 'De: {name}',
    opening: 'Gracias por considerarme para un trabajo. Aquí hay dos datos que le pueden servir.',
    bonding: {
      title: 'El programa federal de garantía (Federal Bonding)',
      lines: [
        'Le da una garantía sin costo para usted ni para mí.',
        'Cubre los primeros seis meses de trabajo.',
        'Si roban dinero o cosas, la garantía le puede pagar.',
        'Se hace cuando ya hay oferta y día de inicio.',
        'El centro de empleo le dice si el programa está abierto hoy en nuestro estado. Pregunte antes de contar con él.',
      ],
      reach: 'Pregunte en el centro de empleo: {ways}',
      contact: 'Mi contacto en el centro de empleo:',
      source:
        'Fuente: listas públicas de centros de empleo y la guía de Next Chapter sobre la garantía. Revisado el {date}.',
    },
    credit: {
      title: 'El crédito de impuestos WOTC',
      lines: [
        'Este crédito está en pausa. La ley terminó el 31 de diciembre de 2025.',
        'Cuando lo revisamos, no había una ley nueva. Los estados no pueden aprobar el crédito para empleos que empiecen en 2026.',
        'Algunos empleadores guardan el formulario por si la ley vuelve. Su estado le puede decir si hay noticias.',
      ],
      source: 'Fuente: {source} y la guía de Next Chapter sobre el crédito. Revisado el {date}.',
    },
    old: 'Esto puede haber cambiado. Por favor, revise antes.',
    closing: 'Tengo ganas de trabajar y me dará gusto hablar con usted.',
    note: 'Esta hoja es solo para informar. No es una promesa ni consejo legal o de impuestos. Hecha el {date} con Next Chapter, un servicio gratis.',
  },
} satisfies Translated<typeof english>
