import type { crisis as en } from '../en/crisis.ts'
import type { Translated } from '../shape.ts'

export const crisis = {
  replies: {
    self_harm:
      'Qué bueno que me lo dice. Usted importa y no tiene que estar a solas con esto.\n\n- **Llame al 988 ya** y oprima 2, o mande AYUDA al 988. Una persona le escucha, de día y de noche. Es gratis.\n- **Si corre peligro ahora, llame al 911.**\n- Si puede, aléjese de lo que le pueda hacer daño y esté cerca de alguien.\n\n¿Está a salvo en este momento? Aquí sigo. Puede seguir hablando conmigo.',
    hopeless:
      'Eso pesa mucho. Gracias por contármelo. No tiene que arreglar todo hoy.\n\n- **Llame al 988** y oprima 2, o mande AYUDA al 988, a cualquier hora. Una persona le escucha. No tiene que estar en peligro para llamar.\n- Una cosa chica por ahora: tome agua, siéntese, suelte el aire despacio.\n\n¿Quiere contarme qué le duele más?',
    someone_at_risk:
      'Qué bueno que cuida a esa persona. Usted puede ayudar.\n\n- **Si corre peligro ahora, llame al 911.**\n- **Llame al 988** y oprima 2. También ayudan a quien se preocupa por otro.\n- Pregunte claro: "¿Ha pensado en quitarse la vida?" Preguntar no le da la idea. Escuche y quédese cerca.\n- Si es seguro, aleje las cosas que le puedan hacer daño.\n\n¿Está con usted en este momento?',
    overdose:
      '**Llame ya al 911.** Diga dónde está y que alguien no respira bien o no despierta.\n\n- Dé **naloxona** (Narcan) si tiene.\n- Póngale de lado. Quédese hasta que llegue la ayuda.\n- Muchos estados protegen a quien llama. Estar en probatoria o libertad condicional puede cambiar eso. La vida va primero.\n\nSi no puede llamar, grite para que llame alguien.',
    using_or_withdrawal:
      'Aquí nadie le juzga. Vamos a cuidarle.\n\n- Después de estar adentro, su cuerpo aguanta mucho menos. Lo que antes era normal ahora puede matar.\n- No use a solas. Tenga **naloxona** (Narcan) cerca.\n- Temblar, ver cosas o tener ataques al dejar el alcohol o pastillas como Xanax es una emergencia. **Llame al 911.**\n- El **1-800-662-4357** busca tratamiento. Es gratis, de día y de noche, en español.\n\n¿Le ayudo a buscar tratamiento cerca?',
    being_hurt:
      'Siento mucho lo que pasa. No es su culpa.\n\n- **Si corre peligro ahora, llame al 911.**\n- El **1-800-799-7233** es la línea nacional contra la violencia en el hogar. Es gratis y privada, de día y de noche.\n- Si alguien revisa este teléfono, use otro más seguro. El botón Salir esconde esta página rápido.\n- Usted decide qué hacer y cuándo. Le ayudan a hacer un plan.\n\n¿Está en un lugar seguro en este momento?',
    hurting_others:
      'Veo que tiene mucho coraje o dolor. Por favor, primero dese tiempo y espacio.\n\n- **Aléjese ya** si puede. Salga, o busque a quien le calme.\n- **Llame al 988** y oprima 2. También ayudan con el coraje. Es gratis.\n- Si alguien está por salir herido, **llame al 911.**\n\n¿Qué pasó? Le escucho.',
    child_harm:
      'Gracias por decírmelo. Un niño, o quien depende de otros, debe estar a salvo primero.\n\n- **Si alguien corre peligro ahora, llame al 911.**\n- Su condado tiene una oficina que protege a niños y adultos. El **2-1-1** le comunica.\n- Un reporte les dice lo que vio u oyó. Ellos lo revisan. No hace falta tener pruebas.\n\n¿Está a salvo el niño en este momento?',
    trafficking:
      'Usted no le debe a nadie su libertad. Tiene derechos aquí, sin importar sus papeles.\n\n- **Si corre peligro, llame al 911.**\n- El **2-1-1** le comunica con quien ayuda cuando alguien le quita su pago, sus papeles o su libertad.\n- No le diga a quien le retiene que pide ayuda. Use un teléfono seguro.\n\nNo tiene que contarme más de lo que quiera.',
  },
  openings: {
    legal:
      'No soy abogado y no puedo decir cómo termina un caso. Estos son datos generales. Si hay un plazo o una cita de corte, llame hoy a ayuda legal o al defensor público.',
    supervision:
      'Aquí nadie le juzga. Si puede, hable primero con su abogado o defensor público y luego pronto con su oficial. Guarde prueba de lo que hizo. Cuentan las reglas que tiene por escrito.',
    immigration:
      'No tiene que decirme su estatus. Una condena puede cambiarlo todo. Vea a un buen abogado de inmigración antes de mandar, viajar o renovar algo.',
    voting:
      'La regla cambia en cada estado. Consulte con su oficina electoral antes de registrarse o votar. Votar sin permiso puede ser un delito.',
    refuse:
      'Con eso no le puedo ayudar. No quiero que le cueste su libertad ni que alguien salga herido. Si no ve salida, un abogado o defensor público le dice sus opciones de verdad, y lo que le cuente es privado. Le ayudo a buscar uno, o a buscar ayuda con lo que hay detrás.',
    privacy:
      'Esta es la verdad. No guardamos sus charlas en nuestro servidor. Su charla se queda en este navegador hasta que la borre, o por 30 días. En una charla sin rastro no se guarda nada. Si este sitio usa un modelo de IA, sus palabras van a él con los teléfonos y otros números privados tapados. Esto no es como hablar con un abogado: una corte podría pedir lo que hay en su teléfono. Puede limpiar este aparato en el menú.',
  },
  output: {
    selfHarm: 'Eso no lo voy a describir. Si es por usted, llame ya al 988 y oprima 2. Una persona le escucha.',
    doses: 'No puedo decir cantidades. Pregunte a un farmacéutico o doctor. La línea de venenos es 1-800-222-1222.',
    sourcing: 'No le puedo ayudar a conseguir eso. Para tratamiento, llame al 1-800-662-4357.',
    evasion:
      'No le ayudo a burlar una prueba, un monitor o una orden. Un defensor público le dice sus opciones de verdad.',
    outcomes: 'Nadie puede prometer cómo termina un caso. Pregunte a un abogado o ayuda legal.',
  },
} satisfies Translated<typeof en>
