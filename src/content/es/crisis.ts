import type { crisis as en } from '../en/crisis.ts'
import type { Translated } from '../shape.ts'

export const crisis = {
  openings: {
    legal:
      'No soy abogado y no puedo decir cómo termina un caso. Estos son datos generales. Si hay un plazo o una cita de corte, llame hoy a ayuda legal o al defensor público.',
    supervision:
      'Aquí nadie le juzga. Si puede, hable primero con su abogado o defensor público y luego, lo más pronto que pueda, con su oficial. Guarde pruebas de que ha cumplido. Las reglas que valen son las que tiene por escrito.',
    immigration:
      'No tiene que decirme su estatus. Una condena puede cambiarlo todo. Vea a un buen abogado de inmigración antes de mandar algo, viajar o renovar.',
    voting:
      'La regla cambia en cada estado. Consulte con su oficina electoral antes de registrarse o votar. Votar sin tener derecho puede ser un delito.',
    refuse:
      'Con eso no le puedo ayudar. No quiero que le cueste su libertad ni que alguien salga herido. Si no ve salida, un abogado o defensor público le dice sus opciones de verdad, y lo que le cuente es privado. Le ayudo a buscar uno, o a buscar ayuda con el problema que trae.',
    privacy:
      'Esta es la verdad. No guardamos sus charlas en nuestro servidor. Su charla se queda en este navegador hasta que la borre, o por 30 días. En una charla sin rastro no se guarda nada. Si este sitio usa un modelo de IA, le llegan sus palabras, pero antes tapamos los teléfonos y otros números privados. Esto no es como hablar con un abogado: una corte podría pedir lo que hay en su teléfono. En el menú puede borrar todo lo de la app en este teléfono.',
  },
  cautions: {
    legal: 'No soy abogado. Si hay un plazo o una fecha de corte, llame hoy a ayuda legal o al defensor público.',
    supervision:
      'Aquí nadie le juzga. Si puede, hable primero con su abogado o defensor público y luego, lo más pronto que pueda, con su oficial. Las reglas que valen son las que tiene por escrito.',
    immigration:
      'No tiene que decirme su estatus. Una condena puede cambiar mucho. Vea a un buen abogado de inmigración antes de mandar algo, viajar o renovar.',
  },
  output: {
    selfHarm:
      'Eso no lo voy a describir. Si usted piensa hacerse daño, llame ya al 988 y oprima 2. Una persona le escucha.',
    doses:
      'No puedo decir cantidades. Pregunte a un farmacéutico o doctor. La línea de envenenamientos es 1-800-222-1222.',
    sourcing: 'No le puedo ayudar a conseguir eso. Para tratamiento, llame al 1-800-662-4357.',
    evasion:
      'No le ayudo a burlar una prueba, un monitor o una orden. Un defensor público le dice sus opciones de verdad.',
    outcomes: 'Nadie puede prometer cómo termina un caso. Pregunte a un abogado o en una oficina de ayuda legal.',
    duties: 'Vaya a la corte, a sus citas y a sus pruebas. Si no puede, llame antes a su abogado o a su oficial.',
    medicine: 'No deje una medicina por su cuenta. Pregunte primero a su doctor o a un farmacéutico.',
    secrets: 'Nunca escriba aquí su número de seguro social, su PIN ni sus palabras de regreso. No los necesito.',
    threats: 'Yo no reporto a nadie. Lo que haga es su decisión.',
    labels: 'Usted es más que su pasado.',
    instructions: 'No hablo de cómo funciono. Dígame qué necesita.',
  },
} satisfies Translated<typeof en>
