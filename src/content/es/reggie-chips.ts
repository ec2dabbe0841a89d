import type { reggieChips as en } from '../en/reggie-chips.ts'
import type { Translated } from '../shape.ts'

export const reggieChips = {
  facets: {
    what: '¿Qué es?',
    allowed: '¿Se puede si tengo antecedentes?',
    how: '¿Cómo lo hago?',
    where: '¿A dónde voy?',
    cost: '¿Cuánto cuesta?',
    time: '¿Cuánto tarda?',
    bring: '¿Qué llevo?',
    'no-id': '¿Y si no tengo identificación?',
    'no-address': '¿Y si no tengo dirección?',
    denied: '¿Y si me dicen que no?',
    deadline: '¿Hay fecha límite?',
    say: '¿Qué digo?',
    officer: '¿Y mi oficial?',
    someone: '¿Y si es para otra persona?',
    rights: '¿Cuáles son mis derechos?',
    trap: '¿De qué me cuido?',
  },
  more: 'Dígame más',
  choices: {
    sleep: 'Dónde dormir',
    food: 'Comida',
    id: 'Identificación',
    work: 'Trabajo',
    health: 'Salud o medicina',
    talk: 'Necesito hablar con alguien',
  },
} satisfies Translated<typeof en>
