import type { helpLines as en } from '../en/help-lines.ts'
import type { Translated } from '../shape.ts'

export const helpLines = {
  title: 'Personas que contestan ya',
  call: 'Llamar al {number}',
  textCrisis: 'Escriba AYUDA al {number}',
  checked: 'Números de listas públicas, {date}. Si uno falla, llame al 2-1-1.',
  emergency: { name: '911', about: 'Una vida en peligro, un incendio o un delito que está pasando.' },
  crisis: { name: 'Línea 988 de crisis', about: 'Hable con alguien ya, de día o de noche. Oprima 2.' },
  local: { name: '2-1-1', about: 'Dónde dormir, comida, transporte y ayuda cerca.' },
  treatment: { name: 'Línea Nacional de SAMHSA', about: 'Ayuda con drogas, alcohol o salud mental.' },
  safety: { name: 'Línea contra la violencia en casa', about: 'Para estar a salvo de su pareja o familia.' },
} satisfies Translated<typeof en>
