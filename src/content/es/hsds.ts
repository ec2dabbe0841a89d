import type { hsds as en } from '../en/hsds.ts'
import type { Translated } from '../shape.ts'

export const hsds = {
  taxonomies: {
    service: { name: 'Next Chapter: tipos de ayuda', description: 'Lo que un lugar puede hacer por una persona.' },
    category: { name: 'Next Chapter: grupos de ayuda', description: 'El tipo de ayuda más importante de un lugar.' },
    reentry: {
      name: 'Next Chapter: datos para volver a casa',
      description:
        'Lo que primero deben saber quienes vuelven a casa. El valor es yes, no o ask. Si falta, no se sabe.',
    },
    detail: { name: 'Next Chapter: detalles', description: 'Otros datos de un lugar. El valor es el dato.' },
  },
  category: {
    housing: 'Vivienda',
    employment: 'Trabajo',
    education: 'Escuela y clases',
    legal: 'Ayuda legal',
    healthcare: 'Salud',
    'mental-health': 'Salud mental',
    transportation: 'Transporte',
    'advocacy-coalition': 'Grupos que defienden a las personas',
    'community-services': 'Ayuda en la comunidad',
    'peer-support': 'Apoyo de personas que ya pasaron por esto',
    'recovery-support': 'Apoyo para dejar las drogas y el alcohol',
    other: 'Otra ayuda',
  },
  detail: {
    scope: 'Zona que atiende: site, region, state o national',
    kind: 'Qué tipo de lugar es, con una palabra de nuestra lista',
    'county-fips': 'Condado, con su código de cinco números',
    note: 'Una nota de alguien que conoce el lugar',
    cost: 'Cuánto cuesta: free, sliding o fee',
    'assured-on': 'Última revisión, como año o mes',
    'as-of': 'Fecha de los datos',
    publisher: 'Quién lo publicó',
    license: 'Licencia de los datos',
    switchboard: 'Un número para varios lugares: pida este por su nombre',
    'listed-only': 'Aparece en una sola lista; todavía no lo llamamos',
    'phone-owner': 'De quién es la línea, si no es del lugar: del estado, de la región, de ingreso o del programa',
    extension: 'Extensión, con sus primeros ceros',
  },
  cost: { free: 'Gratis', sliding: 'Usted paga lo que puede', fee: 'Tiene un costo' },
  reported: 'Nos dijeron que algo de esto puede estar mal. Llame primero.',
  organization: '{name} está en la lista de Next Chapter de lugares que ayudan.',
  nation: 'Estados Unidos',
} satisfies Translated<typeof en>
