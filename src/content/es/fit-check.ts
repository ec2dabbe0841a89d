import type { fitCheck as english } from '../en/fit-check.ts'
import type { Translated } from '../shape.ts'

export const fitCheck = {
  kinds: '¿Qué hay en sus antecedentes? Marque todo lo que corresponda.',
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
  verdict: { fits: 'Lo puede solicitar', ask: 'Pregunte primero', bar: 'La ley puede prohibirlo' },
  why: '¿Por qué?',
  fitsText: 'La ley no le prohíbe este trabajo por sus antecedentes. El jefe decide.',
  untold: 'El anuncio no dice en qué consiste el trabajo. Pregunte qué haría usted.',
  rules: {
    guns: 'El trabajo es con armas. La ley federal no deja tener armas ni balas a casi nadie que tenga un delito grave. Primero hable con un abogado.',
    vehicle:
      'Si pide una CDL: por algunos delitos con un vehículo no se la dan. Con un delito grave a veces sí se la dan. Pregunte en la oficina de licencias del estado.',
    weapons: 'Es trabajo con armas. Con ciertos delitos no dan este trabajo. Pregunte antes.',
    driving: 'Es trabajo de manejar. Con ciertos delitos no dan este trabajo. Pregunte antes.',
    care: 'Es trabajo con niños, enfermos o mayores. Con ciertos delitos no dan este trabajo. Pregunte antes.',
    money: 'Es trabajo en un banco o con dinero. Con ciertos delitos no dan este trabajo. Pregunte antes.',
    licence:
      'Este trabajo pide una licencia del estado. Con antecedentes a veces sí la dan. Cada oficina tiene su regla.',
    federal:
      'En casi todos los trabajos federales primero le hacen la oferta. Solo después preguntan por sus antecedentes. Y sí los revisan.',
  },
  askLookback: 'Pregunte: “¿Cuántos años atrás revisan?”',
  askWaiting: 'Pregunte: “¿Hay un tiempo de espera o un permiso?”',
  source: 'De: {source}. Revisado: {date}.',
  guide: 'nuestra guía “{title}”, que ningún abogado ha leído aún',
  guides: {
    'gun-rights': 'Armas y antecedentes: primero un abogado',
    cdl: 'Manejar camiones: la licencia CDL',
    'jobs-that-bar-records': 'Trabajos que no se dan con ciertos antecedentes, y cómo preguntar',
    'trade-license-record': 'Licencia de oficio con antecedentes',
  },
  contacts: { fedfairchance: 'Ley Federal de Oportunidad Justa' },
} satisfies Translated<typeof english>
