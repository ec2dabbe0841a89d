import type { fitCheck as english } from '../en/fit-check.ts'
import type { Translated } from '../shape.ts'

export const fitCheck = {
  kinds: '¿Qué hay en sus antecedentes? Marque todo lo que sea.',
  kind: {
    money: 'Dinero o robo',
    driving: 'Manejo',
    violence: 'Violencia',
    drugs: 'Drogas',
    sexual: 'Sexual',
    other: 'Nada de esto',
    unsaid: 'Prefiero no decirlo',
  },
  age: '¿Hace cuánto fue?',
  ages: { new: 'Menos de 3 años', middle: 'De 3 a 7 años', old: 'Más de 7 años', unsaid: 'Prefiero no decirlo' },
  verdict: { fits: 'Va con usted', ask: 'Pregunte primero', bar: 'La ley puede prohibirlo' },
  why: '¿Por qué?',
  fitsText: 'Este trabajo no es de los que algunos antecedentes cierran. El jefe aún decide.',
  untold: 'El anuncio no dice de qué es el trabajo. Pregunte qué haría usted.',
  rules: {
    guns: 'El trabajo es con armas. La ley federal prohíbe armas y balas a casi toda persona con un delito grave. Primero hable con un abogado.',
    vehicle:
      'Si pide una CDL: algunos delitos con un vehículo la pueden cerrar. Un delito grave no cierra toda CDL. Pregunte en la oficina de licencias del estado.',
    weapons: 'Es trabajo con armas. Un delito en su pasado lo puede cerrar. Pregunte antes.',
    driving: 'Es trabajo de manejar. Un delito en su pasado lo puede cerrar. Pregunte antes.',
    care: 'Es trabajo con niños, enfermos o mayores. Un delito en su pasado lo puede cerrar. Pregunte antes.',
    money: 'Es trabajo en un banco o con dinero. Un delito en su pasado lo puede cerrar. Pregunte antes.',
    licence:
      'Este trabajo pide una licencia del estado. Los antecedentes no siempre la cierran. Cada oficina tiene su regla.',
    federal:
      'Casi todo trabajo federal debe hacer antes una oferta. Solo después puede ver su pasado legal. Y lo hará.',
  },
  askLookback: 'Pregunte: “¿Cuántos años atrás miran?”',
  askWaiting: 'Pregunte: “¿Hay un tiempo de espera o un permiso?”',
  source: 'De: {source}. Revisado: {date}.',
  guide: 'nuestra guía “{title}”, que ningún abogado ha leído aún',
  guides: {
    'gun-rights': 'Armas y antecedentes: primero un abogado',
    cdl: 'Manejar camiones: la licencia CDL',
    'jobs-that-bar-records': 'Trabajos que algunos antecedentes cierran y cómo preguntar',
    'trade-license-record': 'Licencia de oficio con antecedentes',
  },
  contacts: { fedfairchance: 'Ley Federal de Oportunidad Justa' },
} satisfies Translated<typeof english>
