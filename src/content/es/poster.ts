import type { poster as en } from '../en/poster.ts'
import type { Translated } from '../shape.ts'

export const poster = {
  link: 'Su enlace',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyFailed: 'Por favor, marque el enlace y cópielo.',
  show: 'Mostrar el cartel',
  hide: 'Ocultar el cartel',
  language: 'Idioma del cartel',
  print: 'Imprimir el cartel',
  cannotPrint: 'Este navegador no puede imprimir.',
  picture: 'Código QR para escanear con el teléfono',
  heading: 'Encuentre ayuda cerca',
  lines: ['Dónde dormir, trabajo, comida, papeles, salud.', 'Gratis. Sin cuenta. En inglés y español.'],
  scan: 'Escanee esto con su teléfono, o escriba:',
  from: 'De {name}',
  languages: { en: 'Inglés', es: 'Español' },
} satisfies Translated<typeof en>
