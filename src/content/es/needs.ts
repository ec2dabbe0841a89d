import type { Translated } from '../shape.ts'
import type { needs as english } from '../en/needs.ts'

export const needs = {
  housing: { label: 'Vivienda', description: 'Un lugar seguro para dormir hoy y una casa para después.' },
  employment: { label: 'Empleo', description: 'Encuentre un trabajo donde le den una oportunidad.' },
  'job-training': { label: 'Capacitación', description: 'Aprenda un oficio o algo que le ayude a conseguir trabajo.' },
  legal: {
    label: 'Ayuda legal',
    description: 'Ayuda gratis con la corte, con sus antecedentes, y con sus derechos y beneficios.',
  },
  healthcare: { label: 'Atención médica', description: 'Vea a un médico o dentista y consiga seguro médico.' },
  'mental-health': {
    label: 'Salud mental',
    description: 'Alguien con quien hablar y atención para el estrés, el miedo o la tristeza.',
  },
  education: { label: 'Educación', description: 'Termine la escuela, saque el GED o empiece la universidad.' },
  transportation: { label: 'Transporte', description: 'Llegue al trabajo, a la corte y con su oficial.' },
  'recovery-support': {
    label: 'Apoyo en la recuperación',
    description: 'Ayuda y medicina para dejar las drogas o el alcohol.',
  },
  'family-child-support': {
    label: 'Familia y manutención',
    description: 'Vea a sus hijos, acérquese a su familia y póngase al día con la manutención.',
  },
  'financial-assistance': {
    label: 'Ayuda económica',
    description: 'Ayuda en efectivo, con las cuentas, el banco y el crédito.',
  },
  'food-assistance': { label: 'Comida', description: 'Comida para hoy y ayuda cada mes para comprar comida.' },
  'technology-digital-literacy': {
    label: 'Teléfono y computación',
    description: 'Consiga un teléfono e internet, y aprenda a usarlos.',
  },
  'id-documentation': {
    label: 'Identificación y papeles',
    description: 'Saque su acta, su tarjeta del Seguro Social o su ID.',
  },
  'peer-support': {
    label: 'Apoyo de quien ya pasó por lo mismo',
    description: 'Personas que pasaron por lo mismo y le acompañan.',
  },
  'restorative-justice': {
    label: 'Justicia restaurativa',
    description: 'Repare el daño, haga las paces y aporte a su comunidad.',
  },
  sobriety: { label: 'Sobriedad', description: 'Reuniones y ayuda para mantener la sobriedad.' },
  other: { label: 'Otra cosa', description: 'Díganos con sus palabras.' },
} satisfies Translated<typeof english>
